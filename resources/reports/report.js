
"use strict";
(() => {
  // A pair of a class is folded until somebody follows its number, searches for its words, or prints.
  const pairs = document.querySelectorAll("details");
  function unfold() {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) {
      target.open = true;
      target.scrollIntoView();
    }
  }
  addEventListener("hashchange", unfold);
  addEventListener("beforeprint", () => pairs.forEach((pair) => (pair.open = true)));
  unfold();
})();
(() => {
  const walk = document.querySelector(".walk");
  if (!walk) return;
  const count = Number(walk.dataset.count);
  const place = document.getElementById("place");
  const sides = ["left", "right"].map((name) => document.getElementById(name));
  let current = 0;

  function show(number, from) {
    if (number < 1 || number > count) return;
    for (const mark of document.querySelectorAll("mark.current")) mark.classList.remove("current");
    current = number;
    for (const mark of document.querySelectorAll(`mark[data-p~="${number}"]`)) mark.classList.add("current");
    // A pane ends with its text; only a walk needs room below it, for passages near the end to come level.
    for (const side of sides) side.classList.toggle("walked", side.scrollHeight > side.clientHeight);
    // The side that people look at stays where it is; its twin comes level with it.
    const first = sides.map((side) => side.querySelector("mark.current"));
    const leader = from && first.some(Boolean) ? sides.indexOf(from) : -1;
    const level = leader >= 0 ? top(sides[leader], first[leader]) - sides[leader].scrollTop : sides[0].clientHeight * 0.25;
    const bring = () =>
      sides.forEach((side, index) => {
        if (index !== leader && first[index]) side.scrollTop = top(side, first[index]) - level;
      });
    bring();
    // What comes into sight is only then laid out, and may be higher than was thought.
    requestAnimationFrame(() => {
      if (current === number) bring();
    });
    place.textContent = walk.dataset.of.replace("{number}", number).replace("{count}", count);
  }

  function top(side, mark) {
    return mark.getBoundingClientRect().top - side.getBoundingClientRect().top + side.scrollTop;
  }

  for (const side of sides) {
    side.addEventListener("click", (event) => {
      const mark = event.target.closest("mark");
      if (!mark || String(getSelection())) return; // whoever marks words to copy them wants to stay
      const here = mark.dataset.p.split(" ").map(Number);
      show(here[(here.indexOf(current) + 1) % here.length], side);
    });
  }
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a.n");
    if (!link) return;
    event.preventDefault();
    const side = sides.find((one) => one.contains(link));
    show(Number(link.textContent), side);
    if (!side) sides[0].scrollIntoView({ block: "center" });
  });
  document.getElementById("next").addEventListener("click", () => show(Math.min(count, current + 1)));
  document.getElementById("previous").addEventListener("click", () => show(Math.max(1, current - 1)));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const back = event.key === "[" || event.key === "k" || (event.key === "F8" && event.shiftKey);
    const on = event.key === "]" || event.key === "j" || (event.key === "F8" && !event.shiftKey);
    if (!on && !back) return;
    event.preventDefault();
    show(on ? Math.min(count, current + 1) : Math.max(1, current - 1));
  });
  walk.hidden = count === 0;
})();
