<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Imbrex</source>
        <translation>Про Imbrex</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версія</translation>
    </message>
    <message>
        <source>Where things are kept</source>
        <translation>Де що зберігається</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Ліцензія</translation>
    </message>
    <message>
        <source>The MIT licence.</source>
        <translation>Ліцензія MIT.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Компоненти</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копіювати</translation>
    </message>
    <message>
        <source>Imbrex shows side by side what texts share. It sends nothing anywhere.</source>
        <translation>Imbrex показує поруч те, що є спільного в текстах. Програма нікуди нічого не надсилає.</translation>
    </message>
    <message>
        <source>Settings: size of the window, theme, language, recent files</source>
        <translation>Налаштування: розмір вікна, оформлення, мова, нещодавні файли</translation>
    </message>
    <message>
        <source>Your own library, unless you have put it elsewhere</source>
        <translation>Власна бібліотека, якщо ви не поклали її деінде</translation>
    </message>
    <message>
        <source>Copies of what is open, in case the computer stops; gone once it is saved</source>
        <translation>Копії відкритого на випадок збою комп’ютера; після збереження зникають</translation>
    </message>
    <message>
        <source>Imbrex is free software under the MIT licence. It is made with the following, each under its own licence; Qt and PySide6 are used under the GNU Lesser General Public License, version 3.</source>
        <translation>Imbrex — вільна програма за ліцензією MIT. У ній використано наведене нижче, кожне за своєю ліцензією; Qt і PySide6 використовуються за GNU Lesser General Public License версії 3.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open files…</source>
        <translation>&amp;Відкрити файли…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Відкрити &amp;папку…</translation>
    </message>
    <message>
        <source>Open pro&amp;ject…</source>
        <translation>Відкрити про&amp;єкт…</translation>
    </message>
    <message>
        <source>&amp;Sources that essays may be copied from…</source>
        <translation>&amp;Джерела, звідки міг бути взятий текст…</translation>
    </message>
    <message>
        <source>&amp;Template: what it shares with others is left out…</source>
        <translation>&amp;Шаблон: спільне з ним не враховується…</translation>
    </message>
    <message>
        <source>&amp;Archive of earlier essays, not compared with one another…</source>
        <translation>&amp;Архів попередніх робіт: між собою не порівнюються…</translation>
    </message>
    <message>
        <source>&amp;Paste text as a document</source>
        <translation>Вст&amp;авити текст як документ</translation>
    </message>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>&amp;Стежити за папкою…</translation>
    </message>
    <message>
        <source>Stop watc&amp;hing the folder</source>
        <translation>Не сте&amp;жити за папкою</translation>
    </message>
    <message>
        <source>Open the &amp;sample essays</source>
        <translation>Відкрити п&amp;риклади</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>Зберегти проєк&amp;т</translation>
    </message>
    <message>
        <source>Save project &amp;as…</source>
        <translation>Зб&amp;ерегти проєкт як…</translation>
    </message>
    <message>
        <source>Save a &amp;report…</source>
        <translation>&amp;Зберегти звіт…</translation>
    </message>
    <message>
        <source>&amp;Close all documents</source>
        <translation>За&amp;крити всі документи</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ви&amp;йти</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторити</translation>
    </message>
    <message>
        <source>&amp;Remove selected documents</source>
        <translation>&amp;Прибрати вибрані документи</translation>
    </message>
    <message>
        <source>Co&amp;mpare selected documents</source>
        <translation>По&amp;рівняти вибрані документи</translation>
    </message>
    <message>
        <source>&amp;Essay</source>
        <translation>&amp;Робота</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Джерело</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Шаблон</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>&amp;Архів</translation>
    </message>
    <message>
        <source>Author or &amp;group…</source>
        <translation>Автор або &amp;група…</translation>
    </message>
    <message>
        <source>Take authors from document &amp;properties…</source>
        <translation>Узяти авторів із &amp;властивостей документів…</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Бібліотека</translation>
    </message>
    <message>
        <source>Check against the &amp;library</source>
        <translation>Перевірити за &amp;бібліотекою</translation>
    </message>
    <message>
        <source>Check and a&amp;dd to the library…</source>
        <translation>Перевірити й &amp;додати до бібліотеки…</translation>
    </message>
    <message>
        <source>Compare &amp;again</source>
        <translation>Порівняти &amp;наново</translation>
    </message>
    <message>
        <source>Read again when files chan&amp;ge</source>
        <translation>Перечитувати &amp;змінені файли</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Stop reading or comparing</source>
        <translation>Зупинити &amp;читання чи порівняння</translation>
    </message>
    <message>
        <source>&amp;Anonymous</source>
        <translation>&amp;Анонімно</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Як у системі</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Світле</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Темне</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Контрастне</translation>
    </message>
    <message>
        <source>N&amp;umbers of passages</source>
        <translation>&amp;Номери фрагментів</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Налаштування…</translation>
    </message>
    <message>
        <source>&amp;Help on this</source>
        <translation>&amp;Довідка про це</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Зміст</translation>
    </message>
    <message>
        <source>&amp;Take the tour</source>
        <translation>&amp;Огляд програми</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Сполучення клавіш</translation>
    </message>
    <message>
        <source>&amp;About Imbrex</source>
        <translation>&amp;Про Imbrex</translation>
    </message>
</context>
<context>
    <name>AddingDialog</name>
    <message>
        <source>Add to the library</source>
        <translation>Додати до бібліотеки</translation>
    </message>
    <message>
        <source>course, year</source>
        <translation>курс, рік</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>через кому</translation>
    </message>
    <message>
        <source>as each document has it</source>
        <translation>як указано в документі</translation>
    </message>
    <message>
        <source>until it is deleted</source>
        <translation>доки не видалять</translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln місяць</numerusform>
            <numerusform>%Ln місяці</numerusform>
            <numerusform>%Ln місяців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s)</source>
        <translation>
            <numerusform>%Ln рік</numerusform>
            <numerusform>%Ln роки</numerusform>
            <numerusform>%Ln років</numerusform>
        </translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Розділ</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Мітки</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>Автор або група</translation>
    </message>
    <message>
        <source>Keep for</source>
        <translation>Зберігати</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will be added.</source>
        <translation>
            <numerusform>Буде додано %Ln документ.</numerusform>
            <numerusform>Буде додано %Ln документи.</numerusform>
            <numerusform>Буде додано %Ln документів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents will be added.</source>
        <translation>Документи буде додано.</translation>
    </message>
    <message>
        <source>The library stays where it is; nothing is sent anywhere. When its time is over, a document is listed as expired and is deleted when you say so.</source>
        <translation>Бібліотека лишається на місці, нікуди нічого не надсилається. Коли строк мине, документ буде позначено як прострочений, а видалите його ви самі.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Show the numbers of passages in the texts</source>
        <translation>Показувати номери фрагментів у текстах</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Світле</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темне</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастне</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Оформлення</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>&amp;Interface text size</source>
        <translation>Розмір тексту &amp;інтерфейсу</translation>
    </message>
    <message>
        <source>Size of the te&amp;xts that are read</source>
        <translation>Розмір текстів для &amp;читання</translation>
    </message>
</context>
<context>
    <name>AuthorDialog</name>
    <message>
        <source>Author or group</source>
        <translation>Автор або група</translation>
    </message>
    <message>
        <source>Remove author</source>
        <translation>Прибрати автора</translation>
    </message>
    <message>
        <source>several authors</source>
        <translation>кілька авторів</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документи</numerusform>
            <numerusform>%Ln документів</numerusform>
        </translation>
    </message>
    <message>
        <source>Drafts of one author, and the texts of one group, are a class of their own: they are compared, but not ranked with pairs of different authors. Leave it empty where the author is not known.</source>
        <translation>Чернетки одного автора й тексти однієї групи стоять окремо: вони порівнюються, але до загального ряду з парами різних авторів не потрапляють. Якщо автор невідомий, залиште поле порожнім.</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далі</translation>
    </message>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>&amp;Пропустити огляд</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
</context>
<context>
    <name>CardColumn</name>
    <message>
        <source>An arrow key to the side leads to what goes with a paragraph, Enter to its place in the texts.</source>
        <translation>Стрілка вбік веде до пов’язаного абзацу, Enter — до місця абзацу в текстах.</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Show…</source>
        <translation>Показати…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Прочитати наново</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) have changed since the project was saved: %1.</source>
        <translation>
            <numerusform>Після збереження проєкту змінився %Ln файл: %1.</numerusform>
            <numerusform>Після збереження проєкту змінилися %Ln файли: %1.</numerusform>
            <numerusform>Після збереження проєкту змінилося %Ln файлів: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not where they were: %1. Their texts are in the project.</source>
        <translation>
            <numerusform>%Ln файлу більше немає на попередньому місці: %1. Його текст є в проєкті.</numerusform>
            <numerusform>%Ln файлів більше немає на попередньому місці: %1. Їхні тексти є в проєкті.</numerusform>
            <numerusform>%Ln файлів більше немає на попередньому місці: %1. Їхні тексти є в проєкті.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>і ще %Ln</numerusform>
            <numerusform>і ще %Ln</numerusform>
            <numerusform>і ще %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangedFilesDialog</name>
    <message>
        <source>Files that are not as they were</source>
        <translation>Файли, які вже не такі, як були</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Прочитати наново</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Що з ним сталося</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>змінився</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>більше немає на місці</translation>
    </message>
    <message>
        <source>The project has these texts as they were when it was saved.</source>
        <translation>У проєкті є ці тексти, якими вони були під час збереження.</translation>
    </message>
    <message>
        <source>The project has these texts as they were when it was saved. What you check is read again; the rest stays as it is.</source>
        <translation>У проєкті є тексти цих файлів, якими вони були під час збереження. Позначені буде прочитано наново, решта лишиться як є.</translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Essay</source>
        <translation>Робота</translation>
    </message>
    <message>
        <source>The essay that was checked</source>
        <translation>Перевірена робота</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>У бібліотеці</translation>
    </message>
    <message>
        <source>The document of the library beside it</source>
        <translation>Документ бібліотеки поруч із нею</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Розділ</translation>
    </message>
    <message>
        <source>Course, year or whatever it belongs to</source>
        <translation>Курс, рік чи будь-що, до чого він належить</translation>
    </message>
    <message>
        <source>Of essay</source>
        <translation>З роботи</translation>
    </message>
    <message>
        <source>How much of the essay stands in that document</source>
        <translation>Яка частина роботи є в цьому документі</translation>
    </message>
    <message>
        <source>Of match</source>
        <translation>Зі знайденого</translation>
    </message>
    <message>
        <source>How much of that document stands in the essay</source>
        <translation>Яка частина цього документа є в роботі</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примітка</translation>
    </message>
    <message>
        <source>already in the library as “%1”</source>
        <translation>вже в бібліотеці як «%1»</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>нічого не знайдено</translation>
    </message>
    <message>
        <source>already in the library</source>
        <translation>вже в бібліотеці</translation>
    </message>
    <message>
        <source>the same words from end to end</source>
        <translation>ті самі слова від початку до кінця</translation>
    </message>
    <message>
        <source>estimated: only fingerprints are kept, the text can&apos;t be shown</source>
        <translation>оцінка: збережено лише відбитки, текст показати не можна</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln спільний шингл</numerusform>
            <numerusform>%Ln спільні шингли</numerusform>
            <numerusform>%Ln спільних шинглів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Show from</source>
        <translation>Показувати від</translation>
    </message>
    <message>
        <source>Smallest share, one way or the other, from which a candidate is listed</source>
        <translation>Найменша частка в той чи інший бік, з якої кандидат потрапляє до списку</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Перевірити</translation>
    </message>
    <message>
        <source>Check and add…</source>
        <translation>Перевірити й додати…</translation>
    </message>
    <message>
        <source>Nothing has been checked yet. A check looks for earlier documents that the open essays repeat, and opens the best candidates beside them.</source>
        <translation>Ще нічого не перевіряли. Перевірка шукає попередні документи, що повторюються у відкритих роботах, і відкриває найсхожіші поруч із ними.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked</source>
        <translation>
            <numerusform>Перевірено %Ln роботу</numerusform>
            <numerusform>Перевірено %Ln роботи</numerusform>
            <numerusform>Перевірено %Ln робіт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be checked</source>
        <translation>
            <numerusform>%Ln не вдалося перевірити</numerusform>
            <numerusform>%Ln не вдалося перевірити</numerusform>
            <numerusform>%Ln не вдалося перевірити</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library as a whole</source>
        <translation>
            <numerusform>уже цілком у бібліотеці: %Ln</numerusform>
            <numerusform>уже цілком у бібліотеці: %Ln</numerusform>
            <numerusform>уже цілком у бібліотеці: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with candidates of %1 or more</source>
        <translation>
            <numerusform>зі схожими від %1: %Ln</numerusform>
            <numerusform>зі схожими від %1: %Ln</numerusform>
            <numerusform>зі схожими від %1: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with candidates</source>
        <translation>
            <numerusform>зі схожими: %Ln</numerusform>
            <numerusform>зі схожими: %Ln</numerusform>
            <numerusform>зі схожими: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Show both texts</source>
        <translation>Показати обидва тексти</translation>
    </message>
    <message>
        <source>Checked essays</source>
        <translation>Перевірені роботи</translation>
    </message>
</context>
<context>
    <name>ChoiceMenu</name>
    <message>
        <source>Show both texts</source>
        <translation>Показати обидва тексти</translation>
    </message>
    <message>
        <source>Show “%1” alone</source>
        <translation>Показати лише «%1»</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Show this text alone</source>
        <translation>Показати лише цей текст</translation>
    </message>
    <message>
        <source>Compare with “%1”</source>
        <translation>Порівняти з «%1»</translation>
    </message>
</context>
<context>
    <name>Citation</name>
    <message>
        <source>compared with %1, %2</source>
        <translation>порівняно з %1, %2</translation>
    </message>
    <message>
        <source>compared on %1</source>
        <translation>порівняно %1</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«%1» (%2)</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>слово %1</translation>
    </message>
    <message>
        <source>words %1–%2</source>
        <translation>слова %1–%2</translation>
    </message>
</context>
<context>
    <name>ClusterDelegate</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>і ще %Ln</numerusform>
            <numerusform>і ще %Ln</numerusform>
            <numerusform>і ще %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterModel</name>
    <message numerus="yes">
        <source>%Ln text(s), the same word for word</source>
        <translation>
            <numerusform>%Ln текст, збігаються дослівно</numerusform>
            <numerusform>%Ln тексти, збігаються дослівно</numerusform>
            <numerusform>%Ln текстів, збігаються дослівно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln текст</numerusform>
            <numerusform>%Ln тексти</numerusform>
            <numerusform>%Ln текстів</numerusform>
        </translation>
    </message>
    <message>
        <source>highest %1</source>
        <translation>найбільше %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>у середньому %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln пара вище порога</numerusform>
            <numerusform>%Ln пари вище порога</numerusform>
            <numerusform>%Ln пар вище порога</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the passage they share…</source>
        <translation>Шукаємо їхній спільний фрагмент…</translation>
    </message>
    <message>
        <source>No two of them share a passage.</source>
        <translation>Спільного фрагмента немає в жодних двох із них.</translation>
    </message>
    <message>
        <source>%4 of %1 share %2: “%3”</source>
        <translation>Спільне у %4 з %1, %2: «%3»</translation>
    </message>
    <message>
        <source>Both share %2: “%3”</source>
        <translation>Спільне в обох, %2: «%3»</translation>
    </message>
    <message>
        <source>All %1 share %2: “%3”</source>
        <translation>Спільне в усіх %1, %2: «%3»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterPane</name>
    <message>
        <source>Texts of the cluster</source>
        <translation>Тексти кластера</translation>
    </message>
    <message>
        <source>Pairs of the cluster</source>
        <translation>Пари кластера</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln текст</numerusform>
            <numerusform>%Ln тексти</numerusform>
            <numerusform>%Ln текстів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln пара вище порога</numerusform>
            <numerusform>%Ln пари вище порога</numerusform>
            <numerusform>%Ln пар вище порога</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClustersView</name>
    <message>
        <source>Clusters</source>
        <translation>Кластери</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cluster(s)</source>
        <translation>
            <numerusform>%Ln кластер</numerusform>
            <numerusform>%Ln кластери</numerusform>
            <numerusform>%Ln кластерів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %2 of %Ln text(s)</source>
        <translation>
            <numerusform>%1, у них %2 з %Ln тексту</numerusform>
            <numerusform>%1, у них %2 з %Ln текстів</numerusform>
            <numerusform>%1, у них %2 з %Ln текстів</numerusform>
        </translation>
    </message>
    <message>
        <source>No two texts reach the threshold of %1.</source>
        <translation>Порога %1 не досягає жодна пара текстів.</translation>
    </message>
    <message>
        <source>At a threshold of 0 nothing is grouped. Raise the threshold to see clusters.</source>
        <translation>За порога 0 нічого не об’єднується. Підніміть поріг, щоб побачити кластери.</translation>
    </message>
    <message>
        <source>What makes a cluster</source>
        <translation>Що вважати кластером</translation>
    </message>
    <message>
        <source>A chain of pairs above the threshold leads from each text of a cluster to each other one, or all pairs between its parts reach the threshold on average.</source>
        <translation>Або від кожного тексту кластера до кожного іншого веде ланцюжок пар вище порога, або всі пари між його частинами досягають порога в середньому.</translation>
    </message>
    <message>
        <source>linked by a chain of pairs</source>
        <translation>пов’язані ланцюжком пар</translation>
    </message>
    <message>
        <source>alike on average</source>
        <translation>схожі в середньому</translation>
    </message>
</context>
<context>
    <name>CommonTextPanel</name>
    <message>
        <source>Leave out all</source>
        <translation>Вилучити всі</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Жодної</translation>
    </message>
    <message>
        <source>Common text</source>
        <translation>Спільні фрази</translation>
    </message>
    <message>
        <source>Open three documents or more to look for phrases that many of them have.</source>
        <translation>Відкрийте три документи чи більше, щоб шукати фрази, які є в багатьох.</translation>
    </message>
    <message>
        <source>%1 of the texts</source>
        <translation>%1 текстів</translation>
    </message>
    <message>
        <source>Share of the texts</source>
        <translation>Частка текстів</translation>
    </message>
    <message>
        <source>Compare all phrases again</source>
        <translation>Знову порівнювати всі фрази</translation>
    </message>
    <message>
        <source>What many texts share may be the task, or one copy that went round: read it first.</source>
        <translation>Спільне в багатьох текстах може бути завданням, а може — копією, що ходила по руках: спершу прочитайте.</translation>
    </message>
    <message>
        <source>Phrases in more than</source>
        <translation>Фрази більш ніж у</translation>
    </message>
    <message numerus="yes">
        <source>only the first %Ln phrase(s) shown</source>
        <translation>
            <numerusform>показано лише першу %Ln фразу</numerusform>
            <numerusform>показано лише перші %Ln фрази</numerusform>
            <numerusform>показано лише перші %Ln фраз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) found</source>
        <translation>
            <numerusform>знайдено %Ln фразу</numerusform>
            <numerusform>знайдено %Ln фрази</numerusform>
            <numerusform>знайдено %Ln фраз</numerusform>
        </translation>
    </message>
    <message>
        <source>no other phrase occurs in so many texts</source>
        <translation>інших фраз у стількох текстах немає</translation>
    </message>
    <message>
        <source>no phrase occurs in so many texts</source>
        <translation>фраз у стількох текстах немає</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>вилучено %Ln</numerusform>
            <numerusform>вилучено %Ln</numerusform>
            <numerusform>вилучено %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Previous passage</source>
        <translation>Попередній фрагмент</translation>
    </message>
    <message>
        <source>Next passage</source>
        <translation>Наступний фрагмент</translation>
    </message>
    <message>
        <source>Canonized text</source>
        <translation>Канонізація</translation>
    </message>
    <message>
        <source>Scroll together</source>
        <translation>Спільне прокручування</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Знайти</translation>
    </message>
    <message>
        <source>Word differences</source>
        <translation>Зміни слів</translation>
    </message>
    <message>
        <source>What the marks mean</source>
        <translation>Що значать позначки</translation>
    </message>
    <message>
        <source>Show the words as they are compared (Ctrl+T)</source>
        <translation>Показати слова так, як вони порівнюються (Ctrl+T)</translation>
    </message>
    <message>
        <source>Keep matching passages level while scrolling (Ctrl+L)</source>
        <translation>Тримати відповідні фрагменти поруч під час прокручування (Ctrl+L)</translation>
    </message>
    <message>
        <source>Mark the words that were changed within their passage (Ctrl+D)</source>
        <translation>Позначати слова, змінені всередині фрагмента (Ctrl+D)</translation>
    </message>
    <message>
        <source>Tell what the marks at words and numbers mean (Ctrl+Shift+M)</source>
        <translation>Пояснити позначки біля слів і номерів (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>Find in both texts (Ctrl+F)</source>
        <translation>Знайти в обох текстах (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous passage (Shift+F8 or [)</source>
        <translation>Попередній фрагмент (Shift+F8 або [)</translation>
    </message>
    <message>
        <source>Next passage (F8 or ])</source>
        <translation>Наступний фрагмент (F8 або ])</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>№ %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln фрагмент</numerusform>
            <numerusform>%Ln фрагменти</numerusform>
            <numerusform>%Ln фрагментів</numerusform>
        </translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Наступне знайдене місце</translation>
    </message>
    <message>
        <source>Previous place found</source>
        <translation>Попереднє знайдене місце</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Збільшити текст</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Зменшити текст</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Звичайний розмір</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>All pairs</source>
        <translation>Усі пари</translation>
    </message>
    <message>
        <source>Back to the table of all pairs (Esc)</source>
        <translation>Назад до таблиці всіх пар (Esc)</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>Comparing was stopped. Press F5 to compare again.</source>
        <translation>Порівняння зупинено. Натисніть F5, щоб порівняти знову.</translation>
    </message>
</context>
<context>
    <name>CountedAttributions</name>
    <message>
        <source>What counts</source>
        <translation>Що враховувати</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln фрагмент</numerusform>
            <numerusform>%Ln фрагменти</numerusform>
            <numerusform>%Ln фрагментів</numerusform>
        </translation>
    </message>
    <message>
        <source>Passages, and their share of the words of the right text; press to list only these</source>
        <translation>Скільки фрагментів і яка частка слів правого тексту; натисніть, щоб залишити у списку лише їх</translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message>
        <source>Score by shingle length</source>
        <translation>Показник за довжиною шингла</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) to a shingle</source>
        <translation>
            <numerusform>%Ln слово в шинглі</numerusform>
            <numerusform>%Ln слова в шинглі</numerusform>
            <numerusform>%Ln слів у шинглі</numerusform>
        </translation>
    </message>
    <message>
        <source>suggested length</source>
        <translation>запропонована довжина</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message numerus="yes">
        <source>verdict “%1” on %Ln pair(s)</source>
        <translation>
            <numerusform>вердикт «%1» для %Ln пари</numerusform>
            <numerusform>вердикт «%1» для %Ln пар</numerusform>
            <numerusform>вердикт «%1» для %Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>note on a pair</source>
        <translation>нотатка до пари</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Подробиці</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Копіювати подробиці</translation>
    </message>
</context>
<context>
    <name>DifferenceLayer</name>
    <message>
        <source>The same word stands on the other side</source>
        <translation>Те саме слово є з другого боку</translation>
    </message>
    <message>
        <source>In another form on the other side</source>
        <translation>З другого боку — в іншій формі</translation>
    </message>
    <message>
        <source>Moved: on the other side it stands in another place</source>
        <translation>Переставлено: з другого боку стоїть в іншому місці</translation>
    </message>
    <message>
        <source>Something else stands in its place on the other side</source>
        <translation>З другого боку на цьому місці інше</translation>
    </message>
    <message>
        <source>Only in the right text</source>
        <translation>Лише в правому тексті</translation>
    </message>
    <message>
        <source>Only in the left text</source>
        <translation>Лише в лівому тексті</translation>
    </message>
    <message>
        <source>here: %1, there: %2</source>
        <translation>тут: %1, там: %2</translation>
    </message>
</context>
<context>
    <name>DifferenceLegend</name>
    <message>
        <source>What the marks mean</source>
        <translation>Що значать позначки</translation>
    </message>
    <message>
        <source>in another form</source>
        <translation>в іншій формі</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>переставлено</translation>
    </message>
    <message>
        <source>swapped for something else</source>
        <translation>замінено</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>лише праворуч</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>лише ліворуч</translation>
    </message>
</context>
<context>
    <name>Disguise</name>
    <message>
        <source>Look-alike letters</source>
        <translation>Літери-двійники</translation>
    </message>
    <message>
        <source>Styled letters</source>
        <translation>Стилізовані літери</translation>
    </message>
    <message>
        <source>Zero-width characters</source>
        <translation>Символи нульової ширини</translation>
    </message>
    <message>
        <source>Letters in HTML code</source>
        <translation>Літери в кодах HTML</translation>
    </message>
    <message>
        <source>Soft hyphens</source>
        <translation>М’які перенесення</translation>
    </message>
    <message>
        <source>Text stored backwards</source>
        <translation>Текст задом наперед</translation>
    </message>
    <message>
        <source>Marks over letters</source>
        <translation>Знаки над літерами</translation>
    </message>
    <message>
        <source>Spaced letters</source>
        <translation>Літери через пробіл</translation>
    </message>
    <message>
        <source>Split words</source>
        <translation>Розірвані слова</translation>
    </message>
    <message>
        <source>Joined words</source>
        <translation>Злиті слова</translation>
    </message>
    <message>
        <source>Numbers in words</source>
        <translation>Числа словами</translation>
    </message>
    <message>
        <source>White text</source>
        <translation>Білий текст</translation>
    </message>
    <message>
        <source>Tiny text</source>
        <translation>Крихітний текст</translation>
    </message>
    <message>
        <source>Hidden text</source>
        <translation>Прихований текст</translation>
    </message>
    <message>
        <source>Text off the page</source>
        <translation>Текст за краєм сторінки</translation>
    </message>
    <message>
        <source>Text behind a picture</source>
        <translation>Текст під зображенням</translation>
    </message>
    <message>
        <source>Text in comments</source>
        <translation>Текст у примітках</translation>
    </message>
    <message>
        <source>Deleted text</source>
        <translation>Видалений текст</translation>
    </message>
    <message>
        <source>Descriptions of pictures</source>
        <translation>Описи зображень</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>Коди полів</translation>
    </message>
    <message>
        <source>Large pictures</source>
        <translation>Великі зображення</translation>
    </message>
    <message>
        <source>look-alike letters</source>
        <translation>літери-двійники</translation>
    </message>
    <message>
        <source>styled letters</source>
        <translation>стилізовані літери</translation>
    </message>
    <message>
        <source>zero-width characters</source>
        <translation>символи нульової ширини</translation>
    </message>
    <message>
        <source>letters in HTML code</source>
        <translation>літери в кодах HTML</translation>
    </message>
    <message>
        <source>soft hyphens</source>
        <translation>м’які перенесення</translation>
    </message>
    <message>
        <source>stored backwards</source>
        <translation>записано задом наперед</translation>
    </message>
    <message>
        <source>marks over letters</source>
        <translation>знаки над літерами</translation>
    </message>
    <message>
        <source>spaced letters</source>
        <translation>літери через пробіл</translation>
    </message>
    <message>
        <source>split word</source>
        <translation>розірване слово</translation>
    </message>
    <message>
        <source>joined words</source>
        <translation>злиті слова</translation>
    </message>
    <message>
        <source>number in words</source>
        <translation>число словами</translation>
    </message>
    <message>
        <source>White text: nobody sees it on the page</source>
        <translation>Білий текст: на сторінці його не видно</translation>
    </message>
    <message>
        <source>Tiny text: nobody sees it on the page</source>
        <translation>Крихітний текст: на сторінці його не видно</translation>
    </message>
    <message>
        <source>Hidden text: nobody sees it on the page</source>
        <translation>Прихований текст: на сторінці його не видно</translation>
    </message>
    <message>
        <source>Text off the page: nobody sees it</source>
        <translation>Текст за краєм сторінки: його не видно</translation>
    </message>
    <message>
        <source>Text behind a picture: nobody sees it on the page</source>
        <translation>Текст під зображенням: на сторінці його не видно</translation>
    </message>
</context>
<context>
    <name>DisguiseHeadline</name>
    <message>
        <source>Open a pair or select a document to see how it may be disguised.</source>
        <translation>Відкрийте пару або виберіть документ, щоб побачити, чи немає в ньому маскування.</translation>
    </message>
    <message>
        <source>Looking for disguises…</source>
        <translation>Шукаємо маскування…</translation>
    </message>
    <message>
        <source>No disguises found.</source>
        <translation>Маскування не знайдено.</translation>
    </message>
    <message>
        <source>No disguises found beyond what honest texts have too.</source>
        <translation>Маскування не знайдено, крім того, що буває і в чесних текстах.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more kind(s)</source>
        <translation>
            <numerusform>ще %Ln вид</numerusform>
            <numerusform>ще %Ln види</numerusform>
            <numerusform>ще %Ln видів</numerusform>
        </translation>
    </message>
    <message>
        <source>Disguised: %4.</source>
        <translation>Маскування: %4.</translation>
    </message>
    <message>
        <source>Computing what it was worth…</source>
        <translation>Обчислюється, скільки воно приховало…</translation>
    </message>
    <message>
        <source>Disguised: %4. Even undone, no other text has anything of it.</source>
        <translation>Маскування: %4. Навіть без нього цього тексту немає в жодному іншому.</translation>
    </message>
    <message>
        <source>As typed %1, undone %2 of this text stands in “%3”: %4.</source>
        <translation>Як набрано — %1, без маскування — %2 цього тексту є в «%3»: %4.</translation>
    </message>
</context>
<context>
    <name>DisguiseLayer</name>
    <message>
        <source>Read as “%1”: %2</source>
        <translation>Читається як «%1»: %2</translation>
    </message>
</context>
<context>
    <name>DisguiseTexts</name>
    <message numerus="yes">
        <source>%1 in %Ln word(s)</source>
        <translation>
            <numerusform>%1 у %Ln слові</numerusform>
            <numerusform>%1 у %Ln словах</numerusform>
            <numerusform>%1 у %Ln словах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large picture(s), maybe of text</source>
        <translation>
            <numerusform>%Ln велике зображення, можливо, з текстом</numerusform>
            <numerusform>%Ln великі зображення, можливо, з текстом</numerusform>
            <numerusform>%Ln великих зображень, можливо, з текстом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln look-alike letter(s)</source>
        <translation>
            <numerusform>%Ln літера-двійник</numerusform>
            <numerusform>%Ln літери-двійники</numerusform>
            <numerusform>%Ln літер-двійників</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln styled letter(s)</source>
        <translation>
            <numerusform>%Ln стилізована літера</numerusform>
            <numerusform>%Ln стилізовані літери</numerusform>
            <numerusform>%Ln стилізованих літер</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zero-width character(s)</source>
        <translation>
            <numerusform>%Ln символ нульової ширини</numerusform>
            <numerusform>%Ln символи нульової ширини</numerusform>
            <numerusform>%Ln символів нульової ширини</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) in HTML code</source>
        <translation>
            <numerusform>%Ln літера в кодах HTML</numerusform>
            <numerusform>%Ln літери в кодах HTML</numerusform>
            <numerusform>%Ln літер в кодах HTML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln soft hyphen(s)</source>
        <translation>
            <numerusform>%Ln м’яке перенесення</numerusform>
            <numerusform>%Ln м’які перенесення</numerusform>
            <numerusform>%Ln м’яких перенесень</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mark(s) over letters</source>
        <translation>
            <numerusform>%Ln знак над літерами</numerusform>
            <numerusform>%Ln знаки над літерами</numerusform>
            <numerusform>%Ln знаків над літерами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text stored backwards</source>
        <translation>
            <numerusform>%Ln уривок задом наперед</numerusform>
            <numerusform>%Ln уривки задом наперед</numerusform>
            <numerusform>%Ln уривків задом наперед</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) in spaced letters</source>
        <translation>
            <numerusform>%Ln уривок із літерами через пробіл</numerusform>
            <numerusform>%Ln уривки з літерами через пробіл</numerusform>
            <numerusform>%Ln уривків із літерами через пробіл</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split word(s)</source>
        <translation>
            <numerusform>%Ln розірване слово</numerusform>
            <numerusform>%Ln розірвані слова</numerusform>
            <numerusform>%Ln розірваних слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined word(s)</source>
        <translation>
            <numerusform>%Ln злите слово</numerusform>
            <numerusform>%Ln злиті слова</numerusform>
            <numerusform>%Ln злитих слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) in words</source>
        <translation>
            <numerusform>%Ln число словами</numerusform>
            <numerusform>%Ln числа словами</numerusform>
            <numerusform>%Ln чисел словами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of white text</source>
        <translation>
            <numerusform>%Ln уривок білого тексту</numerusform>
            <numerusform>%Ln уривки білого тексту</numerusform>
            <numerusform>%Ln уривків білого тексту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of tiny text</source>
        <translation>
            <numerusform>%Ln уривок крихітного тексту</numerusform>
            <numerusform>%Ln уривки крихітного тексту</numerusform>
            <numerusform>%Ln уривків крихітного тексту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of hidden text</source>
        <translation>
            <numerusform>%Ln уривок прихованого тексту</numerusform>
            <numerusform>%Ln уривки прихованого тексту</numerusform>
            <numerusform>%Ln уривків прихованого тексту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text off the page</source>
        <translation>
            <numerusform>%Ln уривок за краєм сторінки</numerusform>
            <numerusform>%Ln уривки за краєм сторінки</numerusform>
            <numerusform>%Ln уривків за краєм сторінки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text behind pictures</source>
        <translation>
            <numerusform>%Ln уривок під зображеннями</numerusform>
            <numerusform>%Ln уривки під зображеннями</numerusform>
            <numerusform>%Ln уривків під зображеннями</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln примітка</numerusform>
            <numerusform>%Ln примітки</numerusform>
            <numerusform>%Ln приміток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted piece(s)</source>
        <translation>
            <numerusform>%Ln видалений уривок</numerusform>
            <numerusform>%Ln видалені уривки</numerusform>
            <numerusform>%Ln видалених уривків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln description(s) of pictures</source>
        <translation>
            <numerusform>%Ln опис зображення</numerusform>
            <numerusform>%Ln описи зображень</numerusform>
            <numerusform>%Ln описів зображень</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field code(s)</source>
        <translation>
            <numerusform>%Ln код поля</numerusform>
            <numerusform>%Ln коди полів</numerusform>
            <numerusform>%Ln кодів полів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisguisesPanel</name>
    <message>
        <source>Disguises</source>
        <translation>Маскування</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
</context>
<context>
    <name>DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
</context>
<context>
    <name>DocumentMenu</name>
    <message>
        <source>Compare selected</source>
        <translation>Порівняти вибрані</translation>
    </message>
    <message>
        <source>Author or group…</source>
        <translation>Автор або група…</translation>
    </message>
    <message>
        <source>Take authors from document properties…</source>
        <translation>Узяти авторів із властивостей документів…</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Ввести пароль…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Прибрати</translation>
    </message>
    <message>
        <source>Open as</source>
        <translation>Відкрити як</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Compare as</source>
        <translation>Порівнювати як</translation>
    </message>
    <message>
        <source>Essay</source>
        <translation>Робота</translation>
    </message>
    <message>
        <source>Source (shown on the left)</source>
        <translation>Джерело (показується ліворуч)</translation>
    </message>
    <message>
        <source>Template: what it shares with others is left out</source>
        <translation>Шаблон (спільне з ним не враховується)</translation>
    </message>
    <message>
        <source>Archive (not compared with other archive documents)</source>
        <translation>Архів (не порівнюється з іншими архівними документами)</translation>
    </message>
</context>
<context>
    <name>DocumentModel</name>
    <message>
        <source>Reading…</source>
        <translation>Читання…</translation>
    </message>
    <message>
        <source>disguises</source>
        <translation>маскування</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Ввести пароль…</translation>
    </message>
    <message>
        <source>library</source>
        <translation>бібліотека</translation>
    </message>
    <message>
        <source>source</source>
        <translation>джерело</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>архів</translation>
    </message>
    <message>
        <source>template</source>
        <translation>шаблон</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) of others left out</source>
        <translation>
            <numerusform>в інших не враховано %Ln слово</numerusform>
            <numerusform>в інших не враховано %Ln слова</numerusform>
            <numerusform>в інших не враховано %Ln слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>не враховано %Ln</numerusform>
            <numerusform>не враховано %Ln</numerusform>
            <numerusform>не враховано %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentRemoval</name>
    <message>
        <source>Not while names are hidden: nobody could see whose documents are deleted.</source>
        <translation>Імена приховано: не було б видно, чиї документи видаляються.</translation>
    </message>
    <message>
        <source>Delete everything of an author</source>
        <translation>Видалити все одного автора</translation>
    </message>
    <message>
        <source>Author or group, as the list shows it:</source>
        <translation>Автор або група, як у списку:</translation>
    </message>
    <message>
        <source>Nothing in the library has expired.</source>
        <translation>Простроченого в бібліотеці немає.</translation>
    </message>
    <message>
        <source>The library has nothing by “%1”.</source>
        <translation>У бібліотеці немає нічого від «%1».</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>Видалення з бібліотеки</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) from the library for good?</source>
        <translation>
            <numerusform>Видалити %Ln документ із бібліотеки назавжди?</numerusform>
            <numerusform>Видалити %Ln документи з бібліотеки назавжди?</numerusform>
            <numerusform>Видалити %Ln документів із бібліотеки назавжди?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>і ще %Ln</numerusform>
            <numerusform>і ще %Ln</numerusform>
            <numerusform>і ще %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>A text that others have handed in too stays under their names.</source>
        <translation>Текст, який здавали й інші, лишиться під їхніми іменами.</translation>
    </message>
    <message>
        <source>Nothing of them stays in the library, and this cannot be undone.</source>
        <translation>У бібліотеці від них нічого не лишиться, і скасувати це не можна.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Compare selected</source>
        <translation>Порівняти вибрані</translation>
    </message>
    <message>
        <source>Select two documents to see them side by side.</source>
        <translation>Виберіть два документи, щоб побачити їх поруч.</translation>
    </message>
</context>
<context>
    <name>DropArea</name>
    <message>
        <source>A page</source>
        <translation>Аркуш</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to compare</source>
        <translation>Відпустіть, щоб порівняти</translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message>
        <source>Add files…</source>
        <translation>Додати файли…</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Expired only</source>
        <translation>Лише прострочені</translation>
    </message>
    <message>
        <source>All collections</source>
        <translation>Усі розділи</translation>
    </message>
    <message>
        <source>Without a collection</source>
        <translation>Без розділу</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документи</numerusform>
            <numerusform>%Ln документів</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is empty. Add earlier essays: whatever a later class repeats of them is found, and shown side by side.</source>
        <translation>Бібліотека порожня. Додайте попередні роботи: усе, що повторить із них пізніша добірка, буде знайдено й показано поруч.</translation>
    </message>
    <message>
        <source>Nothing in the library matches.</source>
        <translation>У бібліотеці нічого такого немає.</translation>
    </message>
    <message>
        <source>Documents of the library</source>
        <translation>Документи бібліотеки</translation>
    </message>
    <message>
        <source>Name, author or tag</source>
        <translation>Назва, автор або мітка</translation>
    </message>
    <message>
        <source>Find by name, author or tag</source>
        <translation>Знайти за назвою, автором або міткою</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Розділ</translation>
    </message>
    <message>
        <source>Documents past the last day they may be kept</source>
        <translation>Документи, строк зберігання яких минув</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>All names under which the text was added</source>
        <translation>Усі назви, під якими додано текст</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>Автор або група</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Розділ</translation>
    </message>
    <message>
        <source>Course, year or whatever it belongs to</source>
        <translation>Курс, рік чи будь-що, до чого він належить</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Мітки</translation>
    </message>
    <message>
        <source>Words to find it by</source>
        <translation>Слова, за якими його можна знайти</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Додано</translation>
    </message>
    <message>
        <source>Day on which it was added first</source>
        <translation>День, коли його додали вперше</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Words of the text</source>
        <translation>Скільки слів у тексті</translation>
    </message>
    <message>
        <source>Keep until</source>
        <translation>Зберігати до</translation>
    </message>
    <message>
        <source>Last day it may be kept</source>
        <translation>Останній день, коли його можна зберігати</translation>
    </message>
    <message>
        <source>Only fingerprints are kept: it can be found, but not shown.</source>
        <translation>Збережено лише відбитки: знайти його можна, показати — ні.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Misspellings</source>
        <translation>Одруки</translation>
    </message>
    <message>
        <source>Rare words</source>
        <translation>Рідкісні слова</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Імена</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Адреси</translation>
    </message>
</context>
<context>
    <name>EvidenceHints</name>
    <message>
        <source>Hints at which text was first</source>
        <translation>Який текст був першим: вказівки</translation>
    </message>
</context>
<context>
    <name>EvidenceModel</name>
    <message>
        <source>outside</source>
        <translation>поза</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>усередині</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Спільне</translation>
    </message>
    <message>
        <source>As it stands in the left text first; a click shows it in both, one place after another</source>
        <translation>Так, як уперше стоїть ліворуч; клацання показує його в обох текстах, місце за місцем</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>How often it stands in the left text</source>
        <translation>Скільки разів стоїть у лівому тексті</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Праворуч</translation>
    </message>
    <message>
        <source>How often it stands in the right text</source>
        <translation>Скільки разів стоїть у правому тексті</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>В інших</translation>
    </message>
    <message>
        <source>In how many other documents it stands; drafts of the two authors and templates do not count</source>
        <translation>У скількох інших документах воно є; чернетки цих двох авторів і шаблони не рахуються</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>Whether it stands inside passages that the two share, or outside: that is what rewriting has left</source>
        <translation>Усередині спільних фрагментів чи поза ними: те, що поза, вціліло після переписування</translation>
    </message>
    <message>
        <source>%1 (%2?)</source>
        <translation>%1 (%2?)</translation>
    </message>
    <message>
        <source>%1 (in no dictionary)</source>
        <translation>%1 (немає у словнику)</translation>
    </message>
    <message>
        <source>There are no other documents to tell.</source>
        <translation>Інших документів немає, тож порівняти ні з чим.</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Shared evidence</source>
        <translation>Спільні прикмети</translation>
    </message>
    <message>
        <source>Compare two documents to list here the rare things that both have.</source>
        <translation>Порівняйте два документи — тут з’явиться те рідкісне, що є в обох.</translation>
    </message>
    <message>
        <source>Looking for what both texts have and hardly any other has…</source>
        <translation>Шукаємо те, що є в обох і майже в жодному іншому…</translation>
    </message>
    <message>
        <source>Nothing rare stands in both texts.</source>
        <translation>Нічого рідкісного, що є в обох текстах, не знайшлося.</translation>
    </message>
    <message numerus="yes">
        <source>Rare is what hardly any of the %Ln other document(s) has.</source>
        <translation>
            <numerusform>Рідкісним вважається те, чого майже немає в %Ln іншому документі.</numerusform>
            <numerusform>Рідкісним вважається те, чого майже немає в %Ln інших документах.</numerusform>
            <numerusform>Рідкісним вважається те, чого майже немає в %Ln інших документах.</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few documents, no ordinary word counts as rare: only names, numbers and words missing from the dictionary are listed.</source>
        <translation>Документів замало, щоб вважати рідкісним звичайне слово: наведено лише імена, числа та слова не зі словника.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln of a kind are listed.</source>
        <translation>
            <numerusform>Кожного виду показано не більше ніж %Ln.</numerusform>
            <numerusform>Кожного виду показано не більше ніж %Ln.</numerusform>
            <numerusform>Кожного виду показано не більше ніж %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1 of %2.</source>
        <translation>Місце %1 з %2.</translation>
    </message>
</context>
<context>
    <name>EvidenceTable</name>
    <message>
        <source>Shared evidence</source>
        <translation>Спільні прикмети</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Read files &amp;again when they change</source>
        <translation>&amp;Перечитувати змінені файли</translation>
    </message>
    <message>
        <source>Go on &amp;watching a folder at the next start</source>
        <translation>&amp;Стежити за папкою й після перезапуску</translation>
    </message>
    <message>
        <source>Unless you have ended the watching before.</source>
        <translation>Якщо тільки ви не припинили стеження раніше.</translation>
    </message>
    <message>
        <source>&amp;Keep unsaved work, in case of a crash</source>
        <translation>Зберігати незбережене на випадок збо&amp;ю</translation>
    </message>
    <message>
        <source>It is written down a moment after each change. The next start offers it.</source>
        <translation>Записується одразу після кожної зміни. Наступний запуск запропонує повернути роботу.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>жодного</translation>
    </message>
    <message>
        <source>&amp;Forget recent files</source>
        <translation>&amp;Забути нещодавні файли</translation>
    </message>
    <message>
        <source>Forget recent &amp;libraries</source>
        <translation>Забути нещодавні &amp;бібліотеки</translation>
    </message>
    <message>
        <source>They are forgotten with OK.</source>
        <translation>Їх буде забуто після OK.</translation>
    </message>
    <message>
        <source>Recent files to re&amp;member</source>
        <translation>Скільки файлів пам’&amp;ятати</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>not found</source>
        <translation>не знайдено</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Find in both texts</source>
        <translation>Знайти в обох текстах</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Попередній збіг (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Наступний збіг (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрити (Esc)</translation>
    </message>
</context>
<context>
    <name>FirstOptionsPage</name>
    <message>
        <source>As in the session &amp;now</source>
        <translation>Як &amp;зараз у сеансі</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Відновити стандартні</translation>
    </message>
    <message>
        <source>New sessions begin with these options. Those of this session are in the panel.</source>
        <translation>Нові сеанси починаються з цими параметрами. Параметри цього сеансу — на панелі.</translation>
    </message>
    <message>
        <source>Options that new sessions begin with</source>
        <translation>Параметри, з якими починаються нові сеанси</translation>
    </message>
</context>
<context>
    <name>FolderDialog</name>
    <message>
        <source>Watch a folder</source>
        <translation>Стежити за папкою</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Ви&amp;брати…</translation>
    </message>
    <message>
        <source>&amp;Essays</source>
        <translation>&amp;Роботи</translation>
    </message>
    <message>
        <source>Also the folders &amp;in it</source>
        <translation>І &amp;вкладені папки</translation>
    </message>
    <message>
        <source>Also read the files that are there &amp;already</source>
        <translation>Прочитати й &amp;наявні файли</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Earlier essays, not compared with one &amp;another</source>
        <translation>Попередні роботи, &amp;між собою не порівнюються</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Стежити</translation>
    </message>
    <message>
        <source>Documents that appear in this folder are read and compared as they arrive.</source>
        <translation>Документи, що з’являються в цій папці, одразу читаються й порівнюються.</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>They are:</source>
        <translation>Це:</translation>
    </message>
</context>
<context>
    <name>FolderReading</name>
    <message>
        <source>The watched folder %1 is not there any more. It is watched again as soon as it is back.</source>
        <translation>Папки «%1», за якою ведеться стеження, більше немає. Щойно вона з’явиться, стеження відновиться.</translation>
    </message>
    <message>
        <source>The watched folder %1 is there again.</source>
        <translation>Папка «%1» знову на місці, стеження триває.</translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln пара вище порога</numerusform>
            <numerusform>%Ln пари вище порога</numerusform>
            <numerusform>%Ln пар вище порога</numerusform>
        </translation>
    </message>
    <message>
        <source>Laying out the graph…</source>
        <translation>Граф будується…</translation>
    </message>
    <message>
        <source>At a threshold of 0 nothing is linked. Raise the threshold to see groups.</source>
        <translation>За порога 0 нічого не зв’язується. Підніміть поріг, щоб побачити групи.</translation>
    </message>
    <message>
        <source>No pair reaches the threshold of %1: lower it to see groups.</source>
        <translation>Порога %1 не досягає жодна пара: знизьте його, щоб побачити групи.</translation>
    </message>
    <message>
        <source>Thicker lines: higher scores</source>
        <translation>Що товща лінія, то більше спільного</translation>
    </message>
    <message>
        <source>%1 of %2 pairs above the threshold are drawn</source>
        <translation>Показано пар вище порога: %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) without such a pair are not drawn</source>
        <translation>
            <numerusform>Не показано %Ln документ без таких пар</numerusform>
            <numerusform>Не показано %Ln документи без таких пар</numerusform>
            <numerusform>Не показано %Ln документів без таких пар</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of documents</source>
        <translation>Граф документів</translation>
    </message>
</context>
<context>
    <name>GroupModel</name>
    <message>
        <source>Group</source>
        <translation>Група</translation>
    </message>
    <message>
        <source>Documents that hang together by pairs above the threshold</source>
        <translation>Документи, пов’язані парами вище порога</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>All names under which the text was added</source>
        <translation>Усі назви, під якими додано текст</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>Автор або група</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Розділ</translation>
    </message>
    <message>
        <source>Course, year or whatever it belongs to</source>
        <translation>Курс, рік чи будь-що, до чого він належить</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Words of the text</source>
        <translation>Скільки слів у тексті</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Подібність</translation>
    </message>
    <message>
        <source>Jaccard index with the member of the group that is most like it</source>
        <translation>Міра Жаккара з найсхожішим на нього документом групи</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документи</numerusform>
            <numerusform>%Ln документів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsView</name>
    <message>
        <source>Similar from</source>
        <translation>Подібність від</translation>
    </message>
    <message>
        <source>Jaccard index from which two documents belong together</source>
        <translation>Міра Жаккара, від якої два документи належать до однієї групи</translation>
    </message>
    <message>
        <source>Look for near-duplicates</source>
        <translation>Знайти майже дублікати</translation>
    </message>
    <message>
        <source>No two documents of the library have a similarity of %1 or more.</source>
        <translation>Документів із подібністю від %1 у бібліотеці немає.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln група</numerusform>
            <numerusform>%Ln групи</numerusform>
            <numerusform>%Ln груп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документи</numerusform>
            <numerusform>%Ln документів</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents of the library that are near-duplicates of one another, in groups.</source>
        <translation>Документи бібліотеки, які майже дублюють один одного, за групами.</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Майже дублікати</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Select them in the list of documents, where each tells its reason</source>
        <translation>Виділити їх у списку документів, де в кожного зазначено причину</translation>
    </message>
    <message>
        <source>Open the panel that finds phrases of many texts and leaves them out</source>
        <translation>Відкрити панель, що знаходить спільні фрази багатьох текстів і вилучає їх</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared: show them</source>
        <translation>
            <numerusform>%Ln документ не порівнюється: показати</numerusform>
            <numerusform>%Ln документи не порівнюються: показати</numerusform>
            <numerusform>%Ln документів не порівнюються: показати</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of all pairs share %1 or more: see why</source>
        <translation>У половини пар спільного від %1: чому</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln pair(s) shares anything at this shingle length.</source>
        <translation>
            <numerusform>У %Ln парі немає спільного за такої довжини шингла.</numerusform>
            <numerusform>У жодній із %Ln пар немає спільного за такої довжини шингла.</numerusform>
            <numerusform>У жодній із %Ln пар немає спільного за такої довжини шингла.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s) share text</source>
        <translation>
            <numerusform>Спільний текст є в %1 з %Ln пари</numerusform>
            <numerusform>Спільний текст є в %1 з %Ln пар</numerusform>
            <numerusform>Спільний текст є в %1 з %Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair reaches %1; the highest has %2</source>
        <translation>порога %1 не досягає жодна; найбільше — %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reach(es) the threshold of %1</source>
        <translation>
            <numerusform>порога %1 досягає %Ln</numerusform>
            <numerusform>порога %1 досягають %Ln</numerusform>
            <numerusform>порога %1 досягають %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of these %Ln pair(s) reviewed</source>
        <translation>
            <numerusform>переглянуто %1 з цих %Ln пари</numerusform>
            <numerusform>переглянуто %1 з цих %Ln пар</numerusform>
            <numerusform>переглянуто %1 з цих %Ln пар</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other pair(s) reviewed too</source>
        <translation>
            <numerusform>переглянуто ще %Ln іншу пару</numerusform>
            <numerusform>переглянуто ще %Ln інші пари</numerusform>
            <numerusform>переглянуто ще %Ln інших пар</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are drafts of one author: there are no different authors to compare.</source>
        <translation>Усі пари — чернетки одного автора: порівнювати різних авторів ні з ким.</translation>
    </message>
    <message>
        <source>Archive documents are not compared with one another: add an essay to compare them with.</source>
        <translation>Архівні документи не порівнюються між собою: додайте роботу, щоб порівняти їх із нею.</translation>
    </message>
    <message>
        <source>chance level %1</source>
        <translation>рівень випадковості %1</translation>
    </message>
    <message>
        <source>no chance level: too few pairs</source>
        <translation>рівень випадковості не визначено: замало пар</translation>
    </message>
    <message>
        <source>no chance level: too many of the pairs are similar</source>
        <translation>рівень випадковості не визначено: забагато схожих пар</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) are the same word for word</source>
        <translation>
            <numerusform>%Ln текст збігається дослівно</numerusform>
            <numerusform>%Ln тексти збігаються дослівно</numerusform>
            <numerusform>%Ln текстів збігаються дослівно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of texts are the same word for word: %1 texts</source>
        <translation>
            <numerusform>%Ln група дослівно однакових текстів, усього текстів: %1</numerusform>
            <numerusform>%Ln групи дослівно однакових текстів, усього текстів: %1</numerusform>
            <numerusform>%Ln груп дослівно однакових текстів, усього текстів: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) are drafts of one author</source>
        <translation>
            <numerusform>%Ln пара — чернетки одного автора</numerusform>
            <numerusform>%Ln пари — чернетки одного автора</numerusform>
            <numerusform>%Ln пар — чернетки одного автора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s) left out</source>
        <translation>
            <numerusform>%Ln шаблон не порівнюється</numerusform>
            <numerusform>%Ln шаблони не порівнюються</numerusform>
            <numerusform>%Ln шаблонів не порівнюються</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln archive documents, not compared with one another</source>
        <translation>
            <numerusform>не порівнюється між собою %Ln архівний документ</numerusform>
            <numerusform>не порівнюються між собою %Ln архівні документи</numerusform>
            <numerusform>не порівнюються між собою %Ln архівних документів</numerusform>
        </translation>
    </message>
    <message>
        <source>the template is longer than every other text: is it the right file?</source>
        <translation>шаблон довший за всі інші тексти: чи той це файл?</translation>
    </message>
    <message>
        <source>no text has anything from the template</source>
        <translation>у жодному тексті немає нічого з шаблону</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) differ in letter case only</source>
        <translation>
            <numerusform>%Ln назва відрізняється лише регістром літер</numerusform>
            <numerusform>%Ln назви різняться лише регістром літер</numerusform>
            <numerusform>%Ln назв різняться лише регістром літер</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>N or F8: the next pair above the threshold; Enter opens it</source>
        <translation>N або F8 — наступна пара вище порога; Enter відкриє її</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>Containment, the larger</source>
        <translation>Входження, більше</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>поріг %1</translation>
    </message>
    <message>
        <source>drafts of one author</source>
        <translation>чернетки одного автора</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>не порівнюються</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln документ не порівнюється</numerusform>
            <numerusform>%Ln документи не порівнюються</numerusform>
            <numerusform>%Ln документів не порівнюються</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Heatmap of all pairs</source>
        <translation>Теплова карта всіх пар</translation>
    </message>
    <message>
        <source>No pair reaches the threshold.</source>
        <translation>Порога не досягає жодна пара.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help page</source>
        <translation>Сторінка довідки</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Imbrex help</source>
        <translation>Довідка Imbrex</translation>
    </message>
    <message>
        <source>No page has all of these words.</source>
        <translation>Сторінки з усіма цими словами немає.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Шукати в довідці</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>This page of the help is there in English only, so far.</source>
        <translation>Ця сторінка довідки поки що є лише англійською.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Anyone can change these names.</source>
        <translation>Ці імена може змінити будь-хто.</translation>
    </message>
    <message>
        <source>Anyone can change these dates.</source>
        <translation>Ці дати може змінити будь-хто.</translation>
    </message>
    <message>
        <source>Both files say they were made in the same second, %1: one may be a copy of the other.</source>
        <translation>Судячи з дат, обидва файли створено тієї самої секунди, %1: можливо, один — копія другого.</translation>
    </message>
    <message>
        <source>The left file says it was made on %1, the right one on %2: the left may be the earlier text.</source>
        <translation>Лівий файл, за його датою, створено %1, правий — %2: можливо, лівий текст раніший.</translation>
    </message>
    <message>
        <source>The left file says it was made on %1, the right one on %2: the right may be the earlier text.</source>
        <translation>Лівий файл, за його датою, створено %1, правий — %2: можливо, правий текст раніший.</translation>
    </message>
    <message>
        <source>The left file says it was last changed on %1, before the right one was made on %2: the left may be the earlier text.</source>
        <translation>Лівий файл, за його датою, востаннє змінено %1, до створення правого (%2): можливо, лівий текст раніший.</translation>
    </message>
    <message>
        <source>The left file says it was made on %1, after the right one was last changed on %2: the right may be the earlier text.</source>
        <translation>Лівий файл, за його датою, створено %1, після останньої зміни правого (%2): можливо, правий текст раніший.</translation>
    </message>
    <message>
        <source>The left file says it was last saved by the author of the right one, %1, who may have had it at hand.</source>
        <translation>Лівий файл останнім зберіг автор правого, %1: можливо, він мав його під рукою.</translation>
    </message>
    <message>
        <source>The right file says it was last saved by the author of the left one, %1, who may have had it at hand.</source>
        <translation>Правий файл останнім зберіг автор лівого, %1: можливо, він мав його під рукою.</translation>
    </message>
    <message>
        <source>Both files name the same author, %1: one may have been made from the other.</source>
        <translation>В обох файлах указано того самого автора, %1: можливо, один зроблено з другого.</translation>
    </message>
    <message>
        <source>Somebody else saved the right one last, which suggests that the left one was first.</source>
        <translation>Правий останнім зберіг хтось інший, тож першим імовірніше був лівий.</translation>
    </message>
    <message>
        <source>Somebody else saved the left one last, which suggests that the right one was first.</source>
        <translation>Лівий останнім зберіг хтось інший, тож першим імовірніше був правий.</translation>
    </message>
    <message>
        <source>The left text has signs that web pages have beside their text (%1): it may be taken from one.</source>
        <translation>У лівому тексті є те, що на вебсторінках стоїть поруч із текстом (%1): можливо, його взято звідти.</translation>
    </message>
    <message>
        <source>The right text has signs that web pages have beside their text (%1): it may be taken from one.</source>
        <translation>У правому тексті є те, що на вебсторінках стоїть поруч із текстом (%1): можливо, його взято звідти.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) misspelled in the left text stand right in the same place of the right one: %1.</source>
        <translation>
            <numerusform>%Ln слово, написане в лівому тексті з помилкою, на тому самому місці правого написано правильно: %1.</numerusform>
            <numerusform>%Ln слова, написані в лівому тексті з помилкою, на тих самих місцях правого написано правильно: %1.</numerusform>
            <numerusform>%Ln слів, написаних у лівому тексті з помилкою, на тих самих місцях правого написано правильно: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) misspelled in the right text stand right in the same place of the left one: %1.</source>
        <translation>
            <numerusform>%Ln слово, написане в правому тексті з помилкою, на тому самому місці лівого написано правильно: %1.</numerusform>
            <numerusform>%Ln слова, написані в правому тексті з помилкою, на тих самих місцях лівого написано правильно: %1.</numerusform>
            <numerusform>%Ln слів, написаних у правому тексті з помилкою, на тих самих місцях лівого написано правильно: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever copies often repairs slips, which suggests that the left text was first.</source>
        <translation>Копіюючи, часто виправляють помилки, тож першим імовірніше був лівий текст.</translation>
    </message>
    <message>
        <source>Whoever copies often repairs slips, which suggests that the right text was first.</source>
        <translation>Копіюючи, часто виправляють помилки, тож першим імовірніше був правий текст.</translation>
    </message>
    <message>
        <source>That is too little, or too mixed, to suggest which text was first.</source>
        <translation>Цього замало, або воно суперечливе: який текст був першим, не сказати.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Histogram of all pairs</source>
        <translation>Гістограма всіх пар</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>випадковість</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>запропоновано</translation>
    </message>
    <message>
        <source>Threshold: %1</source>
        <translation>Поріг: %1</translation>
    </message>
    <message>
        <source>Median of all pairs: %1</source>
        <translation>Медіана всіх пар: %1</translation>
    </message>
    <message>
        <source>Chance level: %1. Unrelated pairs of this class are not expected above it.</source>
        <translation>Рівень випадковості: %1. Вище нього непов’язаних пар у цій добірці не очікують.</translation>
    </message>
    <message>
        <source>Suggested threshold: %1. Pairs from here up stand out from the rest of the class.</source>
        <translation>Пропонований поріг: %1. Звідси й вище пари виділяються серед решти.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) from %1 to %2</source>
        <translation>
            <numerusform>%Ln пара від %1 до %2</numerusform>
            <numerusform>%Ln пари від %1 до %2</numerusform>
            <numerusform>%Ln пар від %1 до %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The height of the bars grows with the logarithm of their count.</source>
        <translation>Висота стовпців зростає як логарифм кількості пар.</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Open files</source>
        <translation>Відкрити файли</translation>
    </message>
    <message>
        <source>Open the original</source>
        <translation>Відкрити оригінал</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>Відкрити джерела</translation>
    </message>
    <message>
        <source>Open a template</source>
        <translation>Відкрити шаблон</translation>
    </message>
    <message>
        <source>Open a folder of essays</source>
        <translation>Відкрити папку з роботами</translation>
    </message>
    <message>
        <source>Open an archive of earlier essays</source>
        <translation>Відкрити архів попередніх робіт</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Немає тексту, який можна вставити.</translation>
    </message>
</context>
<context>
    <name>KindModel</name>
    <message>
        <source>Disguise</source>
        <translation>Маскування</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Місця</translation>
    </message>
    <message>
        <source>Where it was found</source>
        <translation>У скількох місцях знайдено</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Літери</translation>
    </message>
    <message>
        <source>Letters or marks that are disguised</source>
        <translation>Скільки літер або знаків замасковано</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Приховано</translation>
    </message>
    <message>
        <source>Percentage points that would be missed if this kind alone were not undone</source>
        <translation>Скільки відсоткових пунктів не знайшлося б, якби не знімати лише цей вид</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Знімати</translation>
    </message>
    <message>
        <source>Whether texts are compared as people read them; the same as in the options</source>
        <translation>Чи порівнювати текст так, як його читають люди; те саме, що в параметрах</translation>
    </message>
    <message>
        <source>Also found, as in honest texts:</source>
        <translation>Ще знайдено, як буває в чесних текстах:</translation>
    </message>
    <message>
        <source>Found, as in honest texts:</source>
        <translation>Знайдено, як буває в чесних текстах:</translation>
    </message>
</context>
<context>
    <name>KindTable</name>
    <message>
        <source>Kinds of disguises</source>
        <translation>Види маскування</translation>
    </message>
</context>
<context>
    <name>LanguageField</name>
    <message>
        <source>Found for each document</source>
        <translation>Визначається для кожного</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Як у системі</translation>
    </message>
</context>
<context>
    <name>LanguageNames</name>
    <message>
        <source>English</source>
        <translation>англійська</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>російська</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>українська</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>китайська</translation>
    </message>
    <message>
        <source>German</source>
        <translation>німецька</translation>
    </message>
    <message>
        <source>French</source>
        <translation>французька</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>іспанська</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>італійська</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>португальська</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>польська</translation>
    </message>
    <message>
        <source>unknown language</source>
        <translation>мову не визначено</translation>
    </message>
</context>
<context>
    <name>LensSwitch</name>
    <message>
        <source>What is looked for in the texts</source>
        <translation>Що шукати в текстах</translation>
    </message>
    <message>
        <source>Show runs of words that are the same (%1)</source>
        <translation>Показати однакові послідовності слів (%1)</translation>
    </message>
    <message>
        <source>Exact passages</source>
        <translation>Точні збіги</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Точні</translation>
    </message>
    <message>
        <source>Show passages that say the same, copied or rewritten (%1)</source>
        <translation>Показати фрагменти з тим самим змістом, скопійовані чи переписані (%1)</translation>
    </message>
    <message>
        <source>Rewritten passages</source>
        <translation>Переписані фрагменти</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>Переписані</translation>
    </message>
    <message>
        <source>Show what became of each paragraph (%1)</source>
        <translation>Показати, що сталося з кожним абзацом (%1)</translation>
    </message>
    <message>
        <source>Map of paragraphs</source>
        <translation>Карта абзаців</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>&amp;New library…</source>
        <translation>&amp;Створити бібліотеку…</translation>
    </message>
    <message>
        <source>&amp;Open library file…</source>
        <translation>&amp;Відкрити файл бібліотеки…</translation>
    </message>
    <message>
        <source>Open &amp;shared library…</source>
        <translation>Відкрити сп&amp;ільну бібліотеку…</translation>
    </message>
    <message>
        <source>&amp;Check the open essays</source>
        <translation>&amp;Перевірити відкриті роботи</translation>
    </message>
    <message>
        <source>Check and a&amp;dd the open essays…</source>
        <translation>Перевірити й &amp;додати відкриті роботи…</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Додати &amp;файли…</translation>
    </message>
    <message>
        <source>Add a f&amp;older…</source>
        <translation>Додати п&amp;апку…</translation>
    </message>
    <message>
        <source>&amp;Open beside the essays</source>
        <translation>Відкрити поруч із ро&amp;ботами</translation>
    </message>
    <message>
        <source>&amp;Delete from the library…</source>
        <translation>Видалити &amp;з бібліотеки…</translation>
    </message>
    <message>
        <source>Delete everything of an &amp;author…</source>
        <translation>Видалити все одного авт&amp;ора…</translation>
    </message>
    <message>
        <source>Delete what has &amp;expired…</source>
        <translation>Видалити п&amp;рострочене…</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>Перевірити &amp;цілісність</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Експорт…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>І&amp;мпорт…</translation>
    </message>
    <message>
        <source>Settings of the &amp;index…</source>
        <translation>Налаштування індекс&amp;у…</translation>
    </message>
</context>
<context>
    <name>LibraryChecks</name>
    <message numerus="yes">
        <source>Of %Ln document(s) only fingerprints are kept; no text can be shown.</source>
        <translation>
            <numerusform>Від %Ln документа збережено лише відбитки: текст показати не можна.</numerusform>
            <numerusform>Від %Ln документів збережено лише відбитки: текст показати не можна.</numerusform>
            <numerusform>Від %Ln документів збережено лише відбитки: текст показати не можна.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of the library opened beside the essays.</source>
        <translation>
            <numerusform>Поруч із роботами відкрито %Ln документ бібліотеки.</numerusform>
            <numerusform>Поруч із роботами відкрито %Ln документи бібліотеки.</numerusform>
            <numerusform>Поруч із роботами відкрито %Ln документів бібліотеки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked: see the library.</source>
        <translation>
            <numerusform>Перевірено %Ln роботу: дивіться бібліотеку.</numerusform>
            <numerusform>Перевірено %Ln роботи: дивіться бібліотеку.</numerusform>
            <numerusform>Перевірено %Ln робіт: дивіться бібліотеку.</numerusform>
        </translation>
    </message>
    <message>
        <source>This essay is not open any more.</source>
        <translation>Цю роботу вже закрито.</translation>
    </message>
    <message>
        <source>The library keeps no text of “%1”, only fingerprints, so it can&apos;t be shown.</source>
        <translation>Тексту «%1» у бібліотеці немає, лише відбитки, тож показати його не можна.</translation>
    </message>
</context>
<context>
    <name>LibraryCommands</name>
    <message>
        <source>Libraries (%1)</source>
        <translation>Бібліотеки (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Відкрити бібліотеку</translation>
    </message>
    <message>
        <source>Add files to the library</source>
        <translation>Додати файли до бібліотеки</translation>
    </message>
    <message>
        <source>Add a folder to the library</source>
        <translation>Додати папку до бібліотеки</translation>
    </message>
    <message>
        <source>There are no essays to check: open some first, by Ctrl+O or by dropping them.</source>
        <translation>Немає робіт для перевірки: спершу відкрийте їх (Ctrl+O) або перетягніть у вікно.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln document(s) of the library are opened at a time.</source>
        <translation>
            <numerusform>За раз відкривається не більше ніж %Ln документ бібліотеки.</numerusform>
            <numerusform>За раз відкривається не більше ніж %Ln документи бібліотеки.</numerusform>
            <numerusform>За раз відкривається не більше ніж %Ln документів бібліотеки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported libraries (%1)</source>
        <translation>Експортовані бібліотеки (%1)</translation>
    </message>
    <message>
        <source>Export library</source>
        <translation>Експорт бібліотеки</translation>
    </message>
    <message>
        <source>Import into the library</source>
        <translation>Імпорт до бібліотеки</translation>
    </message>
    <message>
        <source>The index already has the current options: there is nothing to change.</source>
        <translation>Індекс уже відповідає чинним параметрам: змінювати нічого.</translation>
    </message>
    <message>
        <source>Settings of the index</source>
        <translation>Налаштування індексу</translation>
    </message>
    <message>
        <source>Rebuild the index with the current options?</source>
        <translation>Перебудувати індекс із чинними параметрами?</translation>
    </message>
    <message>
        <source>What is treated alike or left out, disguises and language decide how documents are found; how much two texts share is always counted with your own options. Rebuilding runs in the background and can be stopped and resumed; checks use the old index until then.</source>
        <translation>Що не розрізняти й не враховувати, зняття маскування та мова визначають, які документи знайдуться; а скільки у двох текстів спільного, завжди рахується з вашими параметрами. Індекс будується у фоні, це можна зупинити й продовжити; доти перевірки йдуть за старим.</translation>
    </message>
    <message>
        <source>Rebuild</source>
        <translation>Перебудувати</translation>
    </message>
</context>
<context>
    <name>LibraryController</name>
    <message>
        <source>Your own library</source>
        <translation>Власна бібліотека</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Зупинено.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Бібліотека</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Відкриваємо бібліотеку…</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Бібліотеку не відкрито.</translation>
    </message>
    <message>
        <source>Wait until the library has finished, or cancel it.</source>
        <translation>Дочекайтеся, поки бібліотека закінчить роботу, або скасуйте її.</translation>
    </message>
</context>
<context>
    <name>LibraryHeader</name>
    <message>
        <source>Progress of the library</source>
        <translation>Перебіг роботи з бібліотекою</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to what was shown before (Esc)</source>
        <translation>Повернутися до того, що було на екрані до цього (Esc)</translation>
    </message>
</context>
<context>
    <name>LibraryNames</name>
    <message>
        <source>Library text %1</source>
        <translation>Текст бібліотеки %1</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Нещодавні</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Бібліотеку не відкрито.</translation>
    </message>
    <message>
        <source>Ways of looking at the library</source>
        <translation>Подання бібліотеки</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Перевірка</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Майже дублікати</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Бібліотека</translation>
    </message>
    <message>
        <source>Check and add</source>
        <translation>Перевірити й додати</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>No library is open</source>
        <translation>Бібліотеку не відкрито</translation>
    </message>
    <message>
        <source>A library keeps earlier essays and finds what new ones repeat of them. It is one file that lies where you put it, or a shared one on a server of your school; nothing is sent anywhere else.</source>
        <translation>Бібліотека зберігає попередні роботи й знаходить, що з них повторюють нові. Це один файл там, куди ви його покладете, або спільна бібліотека на сервері вашої школи; більше нікуди нічого не надсилається.</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Створити бібліотеку…</translation>
    </message>
    <message>
        <source>Open library file…</source>
        <translation>Відкрити файл бібліотеки…</translation>
    </message>
</context>
<context>
    <name>LibraryServerDialog</name>
    <message>
        <source>Open shared library</source>
        <translation>Відкрити спільну бібліотеку</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Підключення…</translation>
    </message>
    <message>
        <source>Create a library here</source>
        <translation>Створити бібліотеку тут</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>База даних</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Користувач</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Пароль</translation>
    </message>
    <message>
        <source>A shared library lies on a PostgreSQL server of your school; several teachers use it at once. The password is kept until the window is closed, and written nowhere.</source>
        <translation>Спільна бібліотека лежить на сервері PostgreSQL вашої школи, нею можуть користуватися одразу кілька вчителів. Пароль пам’ятається до закриття вікна й ніде не записується.</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Checking essays against the library…</source>
        <translation>Перевіряємо роботи за бібліотекою…</translation>
    </message>
    <message>
        <source>Adding to the library…</source>
        <translation>Додаємо до бібліотеки…</translation>
    </message>
    <message>
        <source>Deleting from the library…</source>
        <translation>Видаляємо з бібліотеки…</translation>
    </message>
    <message>
        <source>Looking for near-duplicates in the library…</source>
        <translation>Шукаємо в бібліотеці майже дублікати…</translation>
    </message>
    <message>
        <source>Verifying the library…</source>
        <translation>Перевіряємо цілісність бібліотеки…</translation>
    </message>
    <message>
        <source>Exporting the library…</source>
        <translation>Експортуємо бібліотеку…</translation>
    </message>
    <message>
        <source>Importing into the library…</source>
        <translation>Імпортуємо до бібліотеки…</translation>
    </message>
    <message>
        <source>Rebuilding the index; checks use the old one until then…</source>
        <translation>Перебудовуємо індекс; доти перевірки йдуть за старим…</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Відкриваємо бібліотеку…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документи</numerusform>
            <numerusform>%Ln документів</numerusform>
        </translation>
    </message>
    <message>
        <source>fingerprints only, no texts</source>
        <translation>лише відбитки, без текстів</translation>
    </message>
    <message numerus="yes">
        <source>%Ln still to be indexed with the new settings</source>
        <translation>
            <numerusform>лишилося індексувати з новими налаштуваннями: %Ln</numerusform>
            <numerusform>лишилося індексувати з новими налаштуваннями: %Ln</numerusform>
            <numerusform>лишилося індексувати з новими налаштуваннями: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Only its owner may do this to a shared library.</source>
        <translation>У спільній бібліотеці це може лише її власник.</translation>
    </message>
    <message>
        <source>This library can be read but not changed.</source>
        <translation>Цю бібліотеку можна лише читати.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) added</source>
        <translation>
            <numerusform>Додано %Ln документ</numerusform>
            <numerusform>Додано %Ln документи</numerusform>
            <numerusform>Додано %Ln документів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already there, now under another name too</source>
        <translation>
            <numerusform>%Ln уже був, тепер і під іншою назвою</numerusform>
            <numerusform>%Ln уже були, тепер і під іншою назвою</numerusform>
            <numerusform>%Ln уже було, тепер і під іншою назвою</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already there</source>
        <translation>
            <numerusform>%Ln уже був</numerusform>
            <numerusform>%Ln уже були</numerusform>
            <numerusform>%Ln уже було</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Зупинено.</translation>
    </message>
    <message>
        <source>Add the same again to continue where it stopped.</source>
        <translation>Додайте те саме ще раз, щоб продовжити з місця зупинки.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problem(s).</source>
        <translation>
            <numerusform>І ще %Ln проблема.</numerusform>
            <numerusform>І ще %Ln проблеми.</numerusform>
            <numerusform>І ще %Ln проблем.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) deleted from the library.</source>
        <translation>
            <numerusform>З бібліотеки видалено %Ln документ.</numerusform>
            <numerusform>З бібліотеки видалено %Ln документи.</numerusform>
            <numerusform>З бібліотеки видалено %Ln документів.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 written to “%2”.</source>
        <translation>Записано в «%2»: %1.</translation>
    </message>
    <message>
        <source>The index now has the new settings.</source>
        <translation>Індекс тепер має нові налаштування.</translation>
    </message>
    <message>
        <source>The library is intact.</source>
        <translation>Бібліотека ціла.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) found.</source>
        <translation>
            <numerusform>Знайдено %Ln проблему.</numerusform>
            <numerusform>Знайдено %Ln проблеми.</numerusform>
            <numerusform>Знайдено %Ln проблем.</numerusform>
        </translation>
    </message>
    <message>
        <source>full access</source>
        <translation>повний доступ</translation>
    </message>
    <message>
        <source>may add</source>
        <translation>читання й додавання</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>лише читання</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>немає доступу</translation>
    </message>
</context>
<context>
    <name>LinkModel</name>
    <message>
        <source>Left</source>
        <translation>Лівий</translation>
    </message>
    <message>
        <source>Name of the first document</source>
        <translation>Назва першого документа</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правий</translation>
    </message>
    <message>
        <source>Name of the second document</source>
        <translation>Назва другого документа</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Показник</translation>
    </message>
    <message>
        <source>The figure that is compared with the threshold</source>
        <translation>Число, яке порівнюється з порогом</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something unexpected went wrong. Your documents are unharmed.</source>
        <translation>Сталося щось неочікуване. Ваші документи не постраждали.</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Неочікувана помилка</translation>
    </message>
</context>
<context>
    <name>MapBar</name>
    <message>
        <source>Words of the right text that stand in the passages of the left one, in any form and order.</source>
        <translation>Слова правого тексту, що є в парних фрагментах лівого, у будь-якій формі й будь-якому порядку.</translation>
    </message>
    <message>
        <source>Passages may be missing: the texts are very long, or repeat themselves.</source>
        <translation>Якихось фрагментів може бракувати: тексти дуже довгі або з повторами.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) of the original</source>
        <translation>
            <numerusform>%Ln абзац оригіналу</numerusform>
            <numerusform>%Ln абзаци оригіналу</numerusform>
            <numerusform>%Ln абзаців оригіналу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the rewrite</source>
        <translation>
            <numerusform>%Ln абзац переробки</numerusform>
            <numerusform>%Ln абзаци переробки</numerusform>
            <numerusform>%Ln абзаців переробки</numerusform>
        </translation>
    </message>
    <message>
        <source>Words still shared: %1 of %2 (%3)</source>
        <translation>Спільних слів: %1 з %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>▼ %Ln fewer since the pair was opened</source>
        <translation>
            <numerusform>▼ на %Ln менше, ніж коли пару відкрили</numerusform>
            <numerusform>▼ на %Ln менше, ніж коли пару відкрили</numerusform>
            <numerusform>▼ на %Ln менше, ніж коли пару відкрили</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▲ %Ln more since the pair was opened</source>
        <translation>
            <numerusform>▲ на %Ln більше, ніж коли пару відкрили</numerusform>
            <numerusform>▲ на %Ln більше, ніж коли пару відкрили</numerusform>
            <numerusform>▲ на %Ln більше, ніж коли пару відкрили</numerusform>
        </translation>
    </message>
    <message>
        <source>As many as when the pair was opened</source>
        <translation>Стільки ж, як коли пару відкрили</translation>
    </message>
    <message>
        <source>then %1 of %2 (%3)</source>
        <translation>тоді %1 з %2 (%3)</translation>
    </message>
</context>
<context>
    <name>MapHeader</name>
    <message>
        <source>original</source>
        <translation>оригінал</translation>
    </message>
    <message>
        <source>rewrite</source>
        <translation>переробка</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s)</source>
        <translation>
            <numerusform>%Ln абзац</numerusform>
            <numerusform>%Ln абзаци</numerusform>
            <numerusform>%Ln абзаців</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapRibbon</name>
    <message>
        <source>Bands that lead from each paragraph to those that go with it</source>
        <translation>Стрічки, що ведуть від кожного абзацу до пов’язаних із ним</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Paragraphs of the original</source>
        <translation>Абзаци оригіналу</translation>
    </message>
    <message>
        <source>Paragraphs of the rewrite</source>
        <translation>Абзаци переробки</translation>
    </message>
</context>
<context>
    <name>MeasureList</name>
    <message>
        <source>Measures of this pair</source>
        <translation>Міри цієї пари</translation>
    </message>
</context>
<context>
    <name>MeasureModel</name>
    <message>
        <source>Stroke: %1.</source>
        <translation>Риска: %1.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Обчислюється…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bit(s)</source>
        <translation>
            <numerusform>%Ln біт</numerusform>
            <numerusform>%Ln біти</numerusform>
            <numerusform>%Ln бітів</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>точно %1</translation>
    </message>
    <message>
        <source>near-duplicates: yes</source>
        <translation>майже дублікати: так</translation>
    </message>
    <message>
        <source>near-duplicates: no</source>
        <translation>майже дублікати: ні</translation>
    </message>
</context>
<context>
    <name>MeasuresPanel</name>
    <message>
        <source>Compression distances and LSA too (slower)</source>
        <translation>Ще відстані стиснення та LSA (повільніше)</translation>
    </message>
    <message>
        <source>The longer a bar, the more alike. Dot: exact. Stroke: bound of the article.</source>
        <translation>Що довша смуга, то більша схожість. Крапка: точне значення. Риска: межа зі статті.</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Міри</translation>
    </message>
    <message>
        <source>Open a pair to see what each measure says of it.</source>
        <translation>Відкрийте пару, щоб побачити, що каже про неї кожна міра.</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Name of a text of this cluster</source>
        <translation>Назва тексту з цього кластера</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пари</translation>
    </message>
    <message>
        <source>How many texts of this cluster it makes a pair above the threshold with</source>
        <translation>Зі скількома текстами кластера він утворює пару вище порога</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Максимум</translation>
    </message>
    <message>
        <source>Score of its most alike pair in this cluster</source>
        <translation>Показник найсхожішої його пари в цьому кластері</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Open &amp;as</source>
        <translation>Відкрити &amp;як</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Нещодавні</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Зміни</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Документи</translation>
    </message>
    <message>
        <source>Compare selected &amp;as</source>
        <translation>Порівнювати вибрані &amp;як</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Перехід</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Оформлення</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Дов&amp;ідка</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Інструменти</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Notice</source>
        <translation>Повідомлення</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>Показати наступне повідомлення</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Закрити це повідомлення</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The program&apos;s resources are missing: there is neither {packaged} nor {checkout}.</source>
        <translation>Бракує ресурсів програми: немає ні {packaged}, ні {checkout}.</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>Установіть програму наново.</translation>
    </message>
    <message>
        <source>A part of the program is missing: {name}.</source>
        <translation>Бракує частини програми: {name}.</translation>
    </message>
    <message>
        <source>The {name} failed ({kind}: {reason}).</source>
        <translation>Стався збій: {name} ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>The {name} ended before it answered.</source>
        <translation>Завершилася без відповіді {name}.</translation>
    </message>
    <message>
        <source>The {name} has been closed.</source>
        <translation>Закрито: {name}.</translation>
    </message>
    <message>
        <source>The {name} could not be started: {reason}.</source>
        <translation>Не вдалося запустити: {name} ({reason}).</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Закрийте інші програми.</translation>
    </message>
    <message>
        <source>The {name} took longer than {seconds} seconds and was stopped.</source>
        <translation>Понад {seconds} с працювала, тож була зупинена {name}.</translation>
    </message>
    <message>
        <source>Check that the right file was chosen.</source>
        <translation>Перевірте, чи той файл вибрано.</translation>
    </message>
    <message>
        <source>a template</source>
        <translation>шаблон</translation>
    </message>
    <message>
        <source>an excluded phrase</source>
        <translation>вилучена фраза</translation>
    </message>
    <message>
        <source>quotation marks</source>
        <translation>лапки</translation>
    </message>
    <message>
        <source>a list of references</source>
        <translation>список літератури</translation>
    </message>
    <message>
        <source>Check that the right file was chosen as the template.</source>
        <translation>Перевірте, чи той файл вибрано як шаблон.</translation>
    </message>
    <message>
        <source>Only {kept} of its {words} words are left to compare, as {out} stand in {places}; a shingle needs {length}.</source>
        <translation>Для порівняння лишилося слів: {kept} з {words}, бо {out} стоять тут: {places}; шинглу потрібно {length}.</translation>
    </message>
    <message>
        <source>Only {kept} of its {words} words are compared; a shingle needs {length}.</source>
        <translation>Порівнюється його слів: {kept} з {words}; шинглу потрібно {length}.</translation>
    </message>
    <message>
        <source>No part of it has {length} words in a row to compare; a shingle needs {length}.</source>
        <translation>Ніде в ньому немає {length} порівнюваних слів поспіль; шинглу потрібно {length}.</translation>
    </message>
    <message>
        <source>Choose shorter shingles.</source>
        <translation>Виберіть коротші шингли.</translation>
    </message>
    <message>
        <source>Compare quotations and bibliographies too.</source>
        <translation>Порівнюйте й цитати та списки літератури.</translation>
    </message>
    <message>
        <source>{name} is a template: what others share with it is left out of every comparison.</source>
        <translation>{name} — шаблон: спільне з ним у жодному порівнянні не враховується.</translation>
    </message>
    <message>
        <source>Give it another role to compare it.</source>
        <translation>Щоб порівняти його, дайте йому іншу роль.</translation>
    </message>
    <message>
        <source>{name}: {message}</source>
        <translation>{name}: {message}</translation>
    </message>
    <message>
        <source>There is no word in this text.</source>
        <translation>У цьому тексті немає слів.</translation>
    </message>
    <message>
        <source>A template needs at least {fewest} compared words.</source>
        <translation>У шаблоні має бути щонайменше порівнюваних слів: {fewest}.</translation>
    </message>
    <message>
        <source>Everything in this text stands in {places} too.</source>
        <translation>Усе в цьому тексті є й тут: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>This text has only {count} word(s); a shingle needs {length}.</source>
        <translation>
            <numerusform>У цьому тексті лише {count} слово; шинглу потрібно {length}.</numerusform>
            <numerusform>У цьому тексті лише {count} слова; шинглу потрібно {length}.</numerusform>
            <numerusform>У цьому тексті лише {count} слів; шинглу потрібно {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose shorter shingles, or check that the right file was chosen.</source>
        <translation>Виберіть коротші шингли або перевірте, чи той файл вибрано.</translation>
    </message>
    <message>
        <source>Choose shorter shingles, or exclude less.</source>
        <translation>Виберіть коротші шингли або вилучайте менше.</translation>
    </message>
    <message>
        <source>Choose shorter shingles, or drop fewer kinds of words.</source>
        <translation>Виберіть коротші шингли або відкидайте менше видів слів.</translation>
    </message>
    <message>
        <source>Filters of {bits:,} bit(s), {functions} hash function(s); wrongly recognised are at most {share} of foreign shingles.</source>
        <translation>Бітів у фільтрі: {bits}, хеш-функцій: {functions}; помилково впізнається не більше ніж {share} чужих шинглів.</translation>
    </message>
    <message>
        <source>{shared:,} of its {all:,} distinct shingle(s) stand in the other text.</source>
        <translation>Є в іншому тексті: {shared} з {all} його різних шинглів.</translation>
    </message>
    <message>
        <source>{found:,} of the left text&apos;s {left:,} shingle(s) stand in the right one&apos;s {right:,}; {lost:,} collision(s) among {distinct:,} distinct shingle(s).</source>
        <translation>Шинглів лівого тексту, знайдених серед {right} шинглів правого: {found} з {left}; колізій хешу: {lost}, різних шинглів: {distinct}.</translation>
    </message>
    <message>
        <source>A text repeats shingles, and each repetition is counted.</source>
        <translation>У тексті є повтори шинглів, і кожен повтор пораховано.</translation>
    </message>
    <message>
        <source>Much more of the right text stands in the left one than the other way round: it may be a part of it. Resemblance and its estimates stay low then; containment tells.</source>
        <translation>Правого тексту в лівому значно більше, ніж лівого в правому: можливо, він його частина. Подібність і її оцінки тоді низькі; дивіться на входження.</translation>
    </message>
    <message>
        <source>The weightiest words are nearly the same, but few runs of words are: the words may have been reordered or replaced in between. Try shorter shingles.</source>
        <translation>Найвагоміші слова майже ті самі, а спільних послідовностей слів мало: можливо, слова переставлено або частину їх замінено. Спробуйте коротші шингли.</translation>
    </message>
    <message>
        <source>The texts have much in common, yet the supershingles do not call them near-duplicates: a little padding or a few changed words all over are enough for that below a resemblance of about 0.9.</source>
        <translation>У текстів багато спільного, але за супершинглами вони не майже дублікати: за подібності, нижчої приблизно за 0,9, для цього досить невеликих вставок або кількох замін по всьому тексту.</translation>
    </message>
    <message>
        <source>The compressors disagree: {names} cannot look back far enough in texts of this length. Trust xz.</source>
        <translation>Архіватори розходяться: {names} не може зазирнути назад досить далеко в таких довгих текстах. Довіряйте xz.</translation>
    </message>
    <message>
        <source>One text is short: estimates scatter, and for a few sentences the longest words tell more.</source>
        <translation>Один із текстів короткий: оцінки розкидані, а для кількох речень більше кажуть найдовші слова.</translation>
    </message>
    <message>
        <source>Much more of the left text stands in the right one than the other way round: it may be a part of it. Resemblance and its estimates stay low then; containment tells.</source>
        <translation>Лівого тексту в правому значно більше, ніж правого в лівому: можливо, він його частина. Подібність і її оцінки тоді низькі; дивіться на входження.</translation>
    </message>
    <message>
        <source>{shared} of {longest} longest word(s) are shared.</source>
        <translation>Спільних найдовших слів: {shared} з {longest}.</translation>
    </message>
    <message>
        <source>Made for texts of 3 to 5 sentences; one of these has {longest:,}, and {most} words say little of it.</source>
        <translation>Міра для текстів із 3–5 речень; тут в одному з текстів їх {longest}, і {most} слів мало що кажуть про нього.</translation>
    </message>
    <message>
        <source>One text has no word of {shortest} or more letters.</source>
        <translation>В одному з текстів немає слів завдовжки від {shortest} літер.</translation>
    </message>
    <message>
        <source>Fewer than {least} are no candidate.</source>
        <translation>Менше ніж {least} — не кандидат.</translation>
    </message>
    <message>
        <source>The two texts are the same to the letter.</source>
        <translation>Тексти збігаються до літери.</translation>
    </message>
    <message>
        <source>Angle in a space of {rank} dimensions made of {documents:,} documents.</source>
        <translation>Кут у просторі; вимірів: {rank}, документів: {documents}.</translation>
    </message>
    <message>
        <source>With few documents the space says little.</source>
        <translation>Коли документів мало, простір каже мало.</translation>
    </message>
    <message>
        <source>The reduced space needs {fewest} documents with words; {documents} are loaded.</source>
        <translation>Простору потрібно документів зі словами: {fewest}; завантажено {documents}.</translation>
    </message>
    <message>
        <source>{equal} of {pairs} megashingles agree; 1 is needed.</source>
        <translation>Збіглося мегашинглів: {equal} з {pairs}; потрібен 1.</translation>
    </message>
    <message>
        <source>One text has only {fewest} distinct shingles, fewer than the {functions} functions: minima repeat.</source>
        <translation>В одному з текстів різних шинглів лише {fewest}, менше, ніж функцій ({functions}): мінімуми повторюються.</translation>
    </message>
    <message>
        <source>{equal} of the {functions} minima agree.</source>
        <translation>Збіглося мінімумів: {equal} з {functions}.</translation>
    </message>
    <message>
        <source>The two together exceed one block of bzip2 (900 kB).</source>
        <translation>Разом вони не вміщуються в один блок bzip2 (900 кБ).</translation>
    </message>
    <message>
        <source>gzip looks back 32 kB: what lies further apart is not recognised.</source>
        <translation>gzip дивиться назад на 32 кБ: дальших повторів він не бачить.</translation>
    </message>
    <message>
        <source>{left:,} and {right:,} bytes of canonical text were packed apart and together.</source>
        <translation>Стиснуто окремо й разом {left} і {right} байтів канонізованого тексту.</translation>
    </message>
    <message>
        <source>In a text of less than 1 kB the compressor&apos;s header weighs more than what is alike.</source>
        <translation>У тексті, меншому за 1 кБ, заголовок архіву важить більше, ніж спільне.</translation>
    </message>
    <message>
        <source>Proposed: one equal supershingle of 6 in any round. Accepted: two in one round.</source>
        <translation>Кандидат: збігся один супершингл із 6 у будь-якому раунді. Прийнято: два в одному раунді.</translation>
    </message>
    <message>
        <source>Proposed and accepted: one equal megashingle of 15 in any round.</source>
        <translation>Кандидат і прийнято: збігся один мегашингл із 15 у будь-якому раунді.</translation>
    </message>
    <message>
        <source>Proposed: one equal block of 16 bits of 4 in any round. Accepted: up to 3 differing bits of 64.</source>
        <translation>Кандидат: збігся один із 4 блоків по 16 бітів у будь-якому раунді. Прийнято: різних до 3 бітів із 64.</translation>
    </message>
    <message>
        <source>Proposed: enough shared words of the 15 longest. Accepted: over {share}, or the same text.</source>
        <translation>Кандидат: досить спільних слів серед 15 найдовших. Прийнято: понад {share} або той самий текст.</translation>
    </message>
    <message>
        <source>{found:,} shingle(s) of it stand in the other text; it has {words:,} compared word(s).</source>
        <translation>Його шинглів в іншому тексті: {found}; порівнюваних слів у ньому: {words}.</translation>
    </message>
    <message>
        <source>over {share}: texts on one event, says the PHP article</source>
        <translation>понад {share} — тексти про одну подію (стаття про PHP)</translation>
    </message>
    <message>
        <source>over {share}: a copy, says the article on short texts</source>
        <translation>понад {share} — копія (стаття про короткі тексти)</translation>
    </message>
    <message>
        <source>2 of 6 or more: near-duplicates</source>
        <translation>2 з 6 і більше — майже дублікати</translation>
    </message>
    <message>
        <source>1 of 15 or more: near-duplicates</source>
        <translation>1 з 15 і більше — майже дублікати</translation>
    </message>
    <message>
        <source>3 bits or fewer: near-duplicates, says the article on SimHash</source>
        <translation>3 біти й менше — майже дублікати (стаття про SimHash)</translation>
    </message>
    <message>
        <source>Resemblance (Jaccard)</source>
        <translation>Подібність (Жаккар)</translation>
    </message>
    <message>
        <source>Shingles that both texts have, of all that either has.</source>
        <translation>Частка спільних шинглів серед усіх шинглів обох текстів.</translation>
    </message>
    <message>
        <source>Containment, left in right</source>
        <translation>Входження лівого в правий</translation>
    </message>
    <message>
        <source>How much of the left text stands in the right one.</source>
        <translation>Яка частина лівого тексту є в правому.</translation>
    </message>
    <message>
        <source>Containment, right in left</source>
        <translation>Входження правого в лівий</translation>
    </message>
    <message>
        <source>How much of the right text stands in the left one.</source>
        <translation>Яка частина правого тексту є в лівому.</translation>
    </message>
    <message>
        <source>Dice by CRC32 (Node.js article)</source>
        <translation>Дайс за CRC32 (стаття про Node.js)</translation>
    </message>
    <message>
        <source>Twice the left text&apos;s shingles found in the right one, of all shingles of both.</source>
        <translation>Подвоєна кількість шинглів лівого тексту, знайдених у правому, поділена на кількість усіх шинглів обох.</translation>
    </message>
    <message>
        <source>Dice by MurmurHash3</source>
        <translation>Дайс за MurmurHash3</translation>
    </message>
    <message>
        <source>The same with another checksum.</source>
        <translation>Те саме з іншою контрольною сумою.</translation>
    </message>
    <message>
        <source>PHP article, left checked</source>
        <translation>Стаття про PHP, перевіряється лівий</translation>
    </message>
    <message>
        <source>The left text&apos;s shingles found in the right one, of the left text&apos;s words.</source>
        <translation>Шингли лівого тексту, знайдені в правому, поділені на кількість слів лівого.</translation>
    </message>
    <message>
        <source>PHP article, right checked</source>
        <translation>Стаття про PHP, перевіряється правий</translation>
    </message>
    <message>
        <source>The right text&apos;s shingles found in the left one, of the right text&apos;s words.</source>
        <translation>Шингли правого тексту, знайдені в лівому, поділені на кількість слів правого.</translation>
    </message>
    <message>
        <source>MinHash-84</source>
        <translation>MinHash-84</translation>
    </message>
    <message>
        <source>Estimates the resemblance from 84 numbers a text, however long it is.</source>
        <translation>Оцінює подібність за 84 числами на текст, хоч би який завдовжки він був.</translation>
    </message>
    <message>
        <source>Supershingles, 6 of 14</source>
        <translation>Супершингли, 6 по 14</translation>
    </message>
    <message>
        <source>Bundles the 84 minima into 6 numbers: only texts that are nearly the same agree in 2.</source>
        <translation>Зводить 84 мінімуми в 6 чисел: два збігаються лише в майже однакових текстів.</translation>
    </message>
    <message>
        <source>Megashingles, 15</source>
        <translation>Мегашингли, 15</translation>
    </message>
    <message>
        <source>Pairs of supershingles: one that agrees is enough, so near-duplicates are found by a single look-up.</source>
        <translation>Пари супершинглів: досить одного збігу, тож майже дублікати знаходяться одним зверненням до індексу.</translation>
    </message>
    <message>
        <source>SimHash-64, keywords</source>
        <translation>SimHash-64, ключові слова</translation>
    </message>
    <message>
        <source>Counts differing bits of two fingerprints made of the 50 weightiest words, in any order.</source>
        <translation>Рахує різні біти двох відбитків із 50 найвагоміших слів у будь-якому порядку.</translation>
    </message>
    <message>
        <source>SimHash-64, longest sentences</source>
        <translation>SimHash-64, довгі речення</translation>
    </message>
    <message>
        <source>Counts differing bits of two fingerprints made of the 10 longest sentences.</source>
        <translation>Рахує різні біти двох відбитків із 10 найдовших речень.</translation>
    </message>
    <message>
        <source>SimHash-64, edges of paragraphs</source>
        <translation>SimHash-64, краї абзаців</translation>
    </message>
    <message>
        <source>Counts differing bits of two fingerprints made of the first and last sentences of paragraphs.</source>
        <translation>Рахує різні біти двох відбитків із перших і останніх речень абзаців.</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Найдовші слова</translation>
    </message>
    <message>
        <source>Compares the 15 longest words: for texts of a few sentences.</source>
        <translation>Порівнює 15 найдовших слів: для текстів із кількох речень.</translation>
    </message>
    <message>
        <source>Bloom filters</source>
        <translation>Фільтри Блума</translation>
    </message>
    <message>
        <source>Estimates the resemblance from two bit patterns by AND and OR.</source>
        <translation>Оцінює подібність за двома бітовими масками за допомогою І та АБО.</translation>
    </message>
    <message>
        <source>Compression distance, xz</source>
        <translation>Відстань стиснення, xz</translation>
    </message>
    <message>
        <source>How much smaller two texts get when they are compressed together.</source>
        <translation>Наскільки меншими стають два тексти, якщо стиснути їх разом.</translation>
    </message>
    <message>
        <source>Compression distance, bzip2</source>
        <translation>Відстань стиснення, bzip2</translation>
    </message>
    <message>
        <source>The same with bzip2, which sees 900 kB at a time.</source>
        <translation>Те саме з bzip2, який бачить одразу 900 кБ.</translation>
    </message>
    <message>
        <source>Compression distance, gzip</source>
        <translation>Відстань стиснення, gzip</translation>
    </message>
    <message>
        <source>The same with gzip, which looks back 32 kB.</source>
        <translation>Те саме з gzip, який дивиться назад на 32 кБ.</translation>
    </message>
    <message>
        <source>LSA</source>
        <translation>LSA</translation>
    </message>
    <message>
        <source>Compares topics: words that keep the same company in the loaded documents count as alike.</source>
        <translation>Порівнює теми: слова, що в завантажених документах стоять поруч із тими самими словами, вважаються близькими.</translation>
    </message>
    <message>
        <source>The texts are written in different languages ({left}, {right}).</source>
        <translation>Тексти написано різними мовами ({left}, {right}).</translation>
    </message>
    <message>
        <source>{name} has no words left to compare: an empty text equals nothing.</source>
        <translation>{name}: не лишилося слів для порівняння, а порожній текст нічому не дорівнює.</translation>
    </message>
    <message>
        <source>{name} is too short: no part of it has {length} compared words in a row, as a shingle needs.</source>
        <translation>{name}: текст закороткий, у ньому ніде немає {length} порівнюваних слів поспіль, а шинглу стільки потрібно.</translation>
    </message>
    <message>
        <source>{shared:,} of {all:,} distinct shingle(s) stand in both texts.</source>
        <translation>Є в обох текстах: {shared} з {all} різних шинглів.</translation>
    </message>
    <message>
        <source>There is no keyword to make a fingerprint of.</source>
        <translation>Немає ключових слів, із яких робиться відбиток.</translation>
    </message>
    <message>
        <source>{differing} bit(s) of {all} differ; fingerprints of {left:,} keyword(s) on the left and {right:,} on the right.</source>
        <translation>Різних бітів: {differing} з {all}; ключових слів у відбитках: ліворуч {left}, праворуч {right}.</translation>
    </message>
    <message>
        <source>One text has only {fewest} keyword(s): a single change turns many bits.</source>
        <translation>Ключових слів в одному з текстів лише {fewest}: одна правка змінює багато бітів.</translation>
    </message>
    <message>
        <source>There is no sentence to make a fingerprint of.</source>
        <translation>Немає речень, із яких робиться відбиток.</translation>
    </message>
    <message>
        <source>{differing} bit(s) of {all} differ; fingerprints of {left:,} sentence(s) on the left and {right:,} on the right.</source>
        <translation>Різних бітів: {differing} з {all}; речень у відбитках: ліворуч {left}, праворуч {right}.</translation>
    </message>
    <message>
        <source>One text has only {fewest} sentence(s): a single change turns many bits.</source>
        <translation>Речень в одному з текстів лише {fewest}: одна правка змінює багато бітів.</translation>
    </message>
    <message>
        <source>One text has only {words} word(s); below {enough} a few words turn many bits.</source>
        <translation>Слів в одному з текстів лише {words}; коли їх менше ніж {enough}, кілька слів змінюють багато бітів.</translation>
    </message>
    <message>
        <source>{equal} of {groups} supershingles agree; {needed} are needed.</source>
        <translation>Збіглося супершинглів: {equal} з {groups}; потрібно {needed}.</translation>
    </message>
    <message>
        <source>Texts of exactly this resemblance pass with {chance} probability.</source>
        <translation>Тексти з точно такою подібністю проходять з імовірністю {chance}.</translation>
    </message>
    <message>
        <source>HTML tags and entities</source>
        <translation>Теги й коди HTML</translation>
    </message>
    <message>
        <source>Take tags out of the text and read entities as their characters.</source>
        <translation>Прибрати теги з тексту й прочитати коди як символи.</translation>
    </message>
    <message>
        <source>Letter case</source>
        <translation>Регістр літер</translation>
    </message>
    <message>
        <source>Treat capital and small letters alike.</source>
        <translation>Не розрізняти великі й малі літери.</translation>
    </message>
    <message>
        <source>ё as е</source>
        <translation>ё як е</translation>
    </message>
    <message>
        <source>Treat Cyrillic ё and е alike.</source>
        <translation>Не розрізняти кириличні ё та е.</translation>
    </message>
    <message>
        <source>Punctuation and quotes</source>
        <translation>Розділові знаки</translation>
    </message>
    <message>
        <source>Leave out punctuation, quotes and special characters.</source>
        <translation>Не враховувати розділові знаки, лапки й особливі символи.</translation>
    </message>
    <message>
        <source>Runs of white space</source>
        <translation>Низки пробілів</translation>
    </message>
    <message>
        <source>Count any run of white space as one; otherwise longer runs are words of their own.</source>
        <translation>Вважати будь-яку низку пробілів одним пробілом; інакше довші низки є окремими словами.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Leave out words made of digits.</source>
        <translation>Не враховувати слова з цифр.</translation>
    </message>
    <message>
        <source>Stop words</source>
        <translation>Стоп-слова</translation>
    </message>
    <message>
        <source>Leave out the commonest function words of the language.</source>
        <translation>Не враховувати найчастіші службові слова мови.</translation>
    </message>
    <message>
        <source>Own stop words</source>
        <translation>Свої стоп-слова</translation>
    </message>
    <message>
        <source>Words to leave out in place of the language&apos;s list.</source>
        <translation>Слова, що не враховуються замість списку мови.</translation>
    </message>
    <message>
        <source>Parts of speech</source>
        <translation>Частини мови</translation>
    </message>
    <message>
        <source>Leave out words of these parts of speech.</source>
        <translation>Не враховувати слова цих частин мови.</translation>
    </message>
    <message>
        <source>Word form</source>
        <translation>Форма слова</translation>
    </message>
    <message>
        <source>Compare words as written, by their normal form (lemma) or by their stem.</source>
        <translation>Порівнювати слова, як написано, за початковою формою (лемою) або за основою.</translation>
    </message>
    <message>
        <source>Look-alike letters</source>
        <translation>Літери-двійники</translation>
    </message>
    <message>
        <source>Read letters of another alphabet as those they look like.</source>
        <translation>Читати літери чужої абетки як ті, на які вони схожі.</translation>
    </message>
    <message>
        <source>Styled letters</source>
        <translation>Стилізовані літери</translation>
    </message>
    <message>
        <source>Read full-width, mathematical and circled letters as plain ones.</source>
        <translation>Читати широкі, математичні й обведені літери як звичайні.</translation>
    </message>
    <message>
        <source>Zero-width characters</source>
        <translation>Символи нульової ширини</translation>
    </message>
    <message>
        <source>Take invisible characters out of words.</source>
        <translation>Прибрати зі слів невидимі символи.</translation>
    </message>
    <message>
        <source>Soft hyphens</source>
        <translation>М’які перенесення</translation>
    </message>
    <message>
        <source>Take soft hyphens out of words.</source>
        <translation>Прибрати зі слів м’які перенесення.</translation>
    </message>
    <message>
        <source>Marks over letters</source>
        <translation>Знаки над літерами</translation>
    </message>
    <message>
        <source>Take off marks that no letter is written with.</source>
        <translation>Прибрати знаки, з якими літери не пишуться.</translation>
    </message>
    <message>
        <source>Text stored backwards</source>
        <translation>Текст задом наперед</translation>
    </message>
    <message>
        <source>Turn text round that a direction mark shows the other way.</source>
        <translation>Розвернути текст, який знак напрямку показує навпаки.</translation>
    </message>
    <message>
        <source>Spaced letters</source>
        <translation>Літери через пробіл</translation>
    </message>
    <message>
        <source>Join letters with spaces between them to words.</source>
        <translation>З’єднати літери, розділені пробілами, у слова.</translation>
    </message>
    <message>
        <source>Split words</source>
        <translation>Розірвані слова</translation>
    </message>
    <message>
        <source>Join two pieces to a word of the dictionary where one alone is none.</source>
        <translation>З’єднати дві частини у словникове слово, якщо одна з них окремо не слово.</translation>
    </message>
    <message>
        <source>Joined words</source>
        <translation>Злиті слова</translation>
    </message>
    <message>
        <source>Take apart what is no word of the dictionary, but two or more of them.</source>
        <translation>Розділити те, що саме не словникове слово, а два таких слова чи більше.</translation>
    </message>
    <message>
        <source>Numbers in words</source>
        <translation>Числа словами</translation>
    </message>
    <message>
        <source>Read numbers written as words as digits.</source>
        <translation>Читати числа, написані словами, як цифри.</translation>
    </message>
    <message>
        <source>Invisible text</source>
        <translation>Невидимий текст</translation>
    </message>
    <message>
        <source>Leave out text that nobody sees: white, tiny, hidden, off the page, behind a picture.</source>
        <translation>Не враховувати текст, якого не видно: білий, крихітний, прихований, за краєм сторінки, під зображенням.</translation>
    </message>
    <message>
        <source>Text beside the text</source>
        <translation>Текст поза основним</translation>
    </message>
    <message>
        <source>Compare text in comments, tracked deletions, descriptions of pictures and field codes too.</source>
        <translation>Порівнювати й текст приміток, позначених видалень, описів зображень і кодів полів.</translation>
    </message>
    <message>
        <source>Shingle length</source>
        <translation>Довжина шингла</translation>
    </message>
    <message>
        <source>Words in a shingle; longer shingles find only longer copies.</source>
        <translation>Скільки слів у шинглі; довші шингли знаходять лише довші копії.</translation>
    </message>
    <message>
        <source>Shortest passage</source>
        <translation>Мін. фрагмент</translation>
    </message>
    <message>
        <source>Leave out passages of fewer compared words.</source>
        <translation>Не показувати фрагменти, де порівнюваних слів менше.</translation>
    </message>
    <message>
        <source>Template match</source>
        <translation>Збіг із шаблоном</translation>
    </message>
    <message>
        <source>Compared words in a row that a text must share with a template for them to be left out.</source>
        <translation>Скільки порівнюваних слів поспіль має збігтися з шаблоном, щоб їх не враховувати.</translation>
    </message>
    <message>
        <source>Excluded phrases</source>
        <translation>Вилучити фрази</translation>
    </message>
    <message>
        <source>Phrases to leave out wherever all their compared words stand in a row.</source>
        <translation>Фрази, що не враховуються всюди, де всі їхні порівнювані слова стоять поспіль.</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Цитати</translation>
    </message>
    <message>
        <source>Leave words inside quotation marks out of every comparison.</source>
        <translation>Не враховувати слова в лапках у жодному порівнянні.</translation>
    </message>
    <message>
        <source>Bibliographies</source>
        <translation>Списки літератури</translation>
    </message>
    <message>
        <source>Leave lists of references out of every comparison.</source>
        <translation>Не враховувати списки літератури в жодному порівнянні.</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>Без лапок і посилання</translation>
    </message>
    <message>
        <source>Count passages with neither quotation marks nor a citation.</source>
        <translation>Враховувати фрагменти без лапок і без посилання на джерело.</translation>
    </message>
    <message>
        <source>Quotation marks missing</source>
        <translation>Без лапок</translation>
    </message>
    <message>
        <source>Count passages that are cited, but not quoted.</source>
        <translation>Враховувати фрагменти з посиланням на джерело, але без лапок.</translation>
    </message>
    <message>
        <source>Citation missing</source>
        <translation>Без посилання</translation>
    </message>
    <message>
        <source>Count passages in quotation marks without a citation.</source>
        <translation>Враховувати фрагменти в лапках, але без посилання на джерело.</translation>
    </message>
    <message>
        <source>Cited and quoted</source>
        <translation>З лапками й посиланням</translation>
    </message>
    <message>
        <source>Count passages in quotation marks with a citation.</source>
        <translation>Враховувати фрагменти в лапках і з посиланням на джерело.</translation>
    </message>
    <message>
        <source>Bibliography</source>
        <translation>Список літератури</translation>
    </message>
    <message>
        <source>Count passages in lists of references.</source>
        <translation>Враховувати фрагменти у списках літератури.</translation>
    </message>
    <message>
        <source>Template text</source>
        <translation>Текст шаблону</translation>
    </message>
    <message>
        <source>Count passages that stand in a template or an excluded phrase.</source>
        <translation>Враховувати фрагменти, що стоять у шаблоні або у вилученій фразі.</translation>
    </message>
    <message>
        <source>Own earlier work</source>
        <translation>Власна попередня робота</translation>
    </message>
    <message>
        <source>Count passages from a text by the same author.</source>
        <translation>Враховувати фрагменти з тексту того самого автора.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Language of all documents; empty finds it for each.</source>
        <translation>Мова всіх документів; якщо не задано, визначається для кожного.</translation>
    </message>
    <message>
        <source>Most of the class has all of one of these texts, so no length can be told: keep the one in use, or mark what all share as a template.</source>
        <translation>Один із цих текстів цілком є в більшості інших, тому дібрати довжину не можна: залиште теперішню або позначте спільний текст як шаблон.</translation>
    </message>
    <message>
        <source>Other text passes {chance} at every length up to {longest} word(s), so that no other length is better than the one in use.</source>
        <translation>Інший текст перевищує {chance} за будь-якої довжини аж до {longest} слів, тому жодна довжина не краща за теперішню.</translation>
    </message>
    <message>
        <source>{words} word(s): the shortest shingle that chance hardly reaches ({chance} against {against} with {shorter} word(s)).</source>
        <translation>Слів у шинглі: {words}. Це найкоротший шингл, якого випадковість майже не досягає ({chance}, а за довжини {shorter} — {against}).</translation>
    </message>
    <message>
        <source>{words} word(s): the shortest shingle that chance hardly reaches ({chance}).</source>
        <translation>Слів у шинглі: {words}. Це найкоротший шингл, якого випадковість майже не досягає ({chance}).</translation>
    </message>
    <message>
        <source>Most of the class shares {words} word(s), which are not counted here: mark them as a template.</source>
        <translation>Більшість текстів має {words} спільних слів, тут їх не враховано: позначте їх як шаблон.</translation>
    </message>
    <message>
        <source>Nothing in this pair stands out from chance there.</source>
        <translation>Ця пара там не відрізняється від випадкових збігів.</translation>
    </message>
    <message>
        <source>This pair has {share} in common there.</source>
        <translation>У цієї пари там спільного {share}.</translation>
    </message>
    <message>
        <source>No text is long enough to tell what chance alone would reach.</source>
        <translation>Тексти закороткі, щоб дізнатися, скільки збіглося б випадково.</translation>
    </message>
    <message>
        <source>One of the texts has no words to compare.</source>
        <translation>В одному з текстів немає слів для порівняння.</translation>
    </message>
    <message>
        <source>{characters} characters of comments stand beside the text.</source>
        <translation>Знаків у примітках поруч із текстом: {characters}.</translation>
    </message>
    <message>
        <source>This Word file is of a version that cannot be read.</source>
        <translation>Цей файл Word має версію, яку прочитати не можна.</translation>
    </message>
    <message>
        <source>Save it as docx and open that.</source>
        <translation>Збережіть його як docx і відкрийте.</translation>
    </message>
    <message>
        <source>The file is protected with a password.</source>
        <translation>Файл захищено паролем.</translation>
    </message>
    <message>
        <source>Open it in its own program, take the password off and save it again.</source>
        <translation>Відкрийте його в його програмі, зніміть пароль і збережіть знову.</translation>
    </message>
    <message numerus="yes">
        <source>{count} chapter(s) could not be read.</source>
        <translation>
            <numerusform>Не вдалося прочитати {count} розділ.</numerusform>
            <numerusform>Не вдалося прочитати {count} розділи.</numerusform>
            <numerusform>Не вдалося прочитати {count} розділів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that it is there and may be read.</source>
        <translation>Перевірте, чи він є і чи можна його читати.</translation>
    </message>
    <message>
        <source>Kinds that can be read: {kinds}.</source>
        <translation>Можна прочитати: {kinds}.</translation>
    </message>
    <message>
        <source>Move it up a few folders.</source>
        <translation>Перенесіть її на кілька папок вище.</translation>
    </message>
    <message>
        <source>The folder cannot be opened: {reason}.</source>
        <translation>Папку не вдається відкрити: {reason}.</translation>
    </message>
    <message>
        <source>There is no document in this folder.</source>
        <translation>У цій папці немає документів.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файлу немає.</translation>
    </message>
    <message>
        <source>Check the spelling of its name.</source>
        <translation>Перевірте, чи правильно написано назву.</translation>
    </message>
    <message>
        <source>This is no text document of a kind that can be read.</source>
        <translation>Це не текстовий документ, який можна прочитати.</translation>
    </message>
    <message>
        <source>Save its text as txt, docx, odt or pdf and open that.</source>
        <translation>Збережіть його текст як txt, docx, odt або pdf і відкрийте.</translation>
    </message>
    <message>
        <source>This OpenDocument file is no text document.</source>
        <translation>Цей файл OpenDocument — не текстовий документ.</translation>
    </message>
    <message>
        <source>Save its text as odt or docx.</source>
        <translation>Збережіть його текст як odt або docx.</translation>
    </message>
    <message>
        <source>This document contains no text.</source>
        <translation>У цьому документі немає тексту.</translation>
    </message>
    <message>
        <source>If its pages show text, it is drawn: have it recognised (OCR) first.</source>
        <translation>Якщо на сторінках видно текст, він намальований: спершу розпізнайте його (OCR).</translation>
    </message>
    <message>
        <source>1 page has no text: scanned pictures?</source>
        <translation>На 1 сторінці немає тексту. Скановане зображення?</translation>
    </message>
    <message>
        <source>1 page is a scanned picture; its text was recognised by a program.</source>
        <translation>1 сторінка сканована; її текст розпізнала програма.</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are scanned pictures; their text was recognised by a program.</source>
        <translation>
            <numerusform>Скановано {count} сторінку; її текст розпізнала програма.</numerusform>
            <numerusform>Скановано {count} сторінки; їхній текст розпізнала програма.</numerusform>
            <numerusform>Скановано {count} сторінок; їхній текст розпізнала програма.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 page is damaged and could not be read.</source>
        <translation>1 сторінку пошкоджено, її не прочитано.</translation>
    </message>
    <message numerus="yes">
        <source>Hidden text was looked for on the first {count} pages only: there is too much on them.</source>
        <translation>
            <numerusform>Прихований текст шукали лише на {count} першій сторінці: там забагато всього.</numerusform>
            <numerusform>Прихований текст шукали лише на {count} перших сторінках: на них забагато всього.</numerusform>
            <numerusform>Прихований текст шукали лише на {count} перших сторінках: на них забагато всього.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text in this PDF; its pages may be scanned pictures.</source>
        <translation>У цьому PDF немає тексту; можливо, його сторінки скановані.</translation>
    </message>
    <message>
        <source>Have its text recognised (OCR) first.</source>
        <translation>Спершу розпізнайте його текст (OCR).</translation>
    </message>
    <message>
        <source>This PDF has no pages.</source>
        <translation>У цьому PDF немає сторінок.</translation>
    </message>
    <message>
        <source>Get the file again.</source>
        <translation>Отримайте файл ще раз.</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages have no text: scanned pictures?</source>
        <translation>
            <numerusform>На {count} сторінці немає тексту. Скановані зображення?</numerusform>
            <numerusform>На {count} сторінках немає тексту. Скановані зображення?</numerusform>
            <numerusform>На {count} сторінках немає тексту. Скановані зображення?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are damaged and could not be read.</source>
        <translation>
            <numerusform>Пошкоджено й не прочитано {count} сторінку.</numerusform>
            <numerusform>Пошкоджено й не прочитано {count} сторінки.</numerusform>
            <numerusform>Пошкоджено й не прочитано {count} сторінок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each record needs its text in a field called &quot;content&quot; or &quot;text&quot;.</source>
        <translation>Текст кожного запису має бути в полі «content» або «text».</translation>
    </message>
    <message>
        <source>The record is no object with fields.</source>
        <translation>Запис — не об’єкт із полями.</translation>
    </message>
    <message>
        <source>The record has no text.</source>
        <translation>У записі немає тексту.</translation>
    </message>
    <message>
        <source>The record in line {number} is no object with fields.</source>
        <translation>Запис у рядку {number} — не об’єкт із полями.</translation>
    </message>
    <message>
        <source>The record in line {number} has no text.</source>
        <translation>У записі в рядку {number} немає тексту.</translation>
    </message>
    <message>
        <source>Record {number} is no object with fields.</source>
        <translation>Запис {number} — не об’єкт із полями.</translation>
    </message>
    <message>
        <source>Record {number} has no text.</source>
        <translation>У записі {number} немає тексту.</translation>
    </message>
    <message>
        <source>There are no records in this file.</source>
        <translation>У цьому файлі немає записів.</translation>
    </message>
    <message>
        <source>No record of this file can be read.</source>
        <translation>Жодного запису цього файлу прочитати не можна.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more record(s) could not be read.</source>
        <translation>
            <numerusform>Не вдалося прочитати ще {count} запис.</numerusform>
            <numerusform>Не вдалося прочитати ще {count} записи.</numerusform>
            <numerusform>Не вдалося прочитати ще {count} записів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {number} is no JSON: {reason}.</source>
        <translation>Рядок {number} — не JSON: {reason}.</translation>
    </message>
    <message>
        <source>Correct or remove the line.</source>
        <translation>Виправте або приберіть цей рядок.</translation>
    </message>
    <message>
        <source>Line {number} is nested too deeply.</source>
        <translation>Рядок {number} має забагато рівнів вкладення.</translation>
    </message>
    <message>
        <source>There is nothing but white space in this file.</source>
        <translation>У цьому файлі лише пробіли.</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Перевірте, чи той це файл.</translation>
    </message>
    <message>
        <source>Close other programs, as memory may be short, and open the file again.</source>
        <translation>Закрийте інші програми: можливо, бракує пам’яті. Потім відкрийте файл ще раз.</translation>
    </message>
    <message>
        <source>Save its text as docx, odt or txt and open that.</source>
        <translation>Збережіть його текст як docx, odt або txt і відкрийте.</translation>
    </message>
    <message>
        <source>Reading the file took longer than {seconds} seconds and was stopped.</source>
        <translation>Файл читався понад {seconds} с, тож читання зупинено.</translation>
    </message>
    <message>
        <source>The file is damaged or unusual: its reader gave up ({kind}).</source>
        <translation>Файл пошкоджено або він незвичайний: прочитати його не вдалося ({kind}).</translation>
    </message>
    <message>
        <source>The reader of the file was stopped twice by the system or another program.</source>
        <translation>Програму читання файлу двічі зупинила система або інша програма.</translation>
    </message>
    <message>
        <source>file reader</source>
        <translation>служба читання файлів</translation>
    </message>
    <message>
        <source>The text of the file would be larger than {size} MB.</source>
        <translation>Текст файлу був би більшим за {size} МБ.</translation>
    </message>
    <message>
        <source>Reading the file takes more than {size} MB of memory.</source>
        <translation>Щоб прочитати файл, потрібно понад {size} МБ пам’яті.</translation>
    </message>
    <message>
        <source>The file made its reader crash; nothing else is affected.</source>
        <translation>Під час читання цього файлу стався збій; решти це не зачепило.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>Це не звичайний файл.</translation>
    </message>
    <message>
        <source>Open a document or a folder.</source>
        <translation>Відкрийте документ або папку.</translation>
    </message>
    <message>
        <source>The file is larger than {size} MB.</source>
        <translation>Файл більший за {size} МБ.</translation>
    </message>
    <message>
        <source>Split it, or save its text alone.</source>
        <translation>Розділіть його або збережіть лише текст.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл порожній.</translation>
    </message>
    <message>
        <source>What is in the file is nested more deeply than in any document; it may be a trap.</source>
        <translation>Вміст файлу має більше рівнів вкладення, ніж буває в документах; це може бути пастка.</translation>
    </message>
    <message>
        <source>If you trust it, save its text as plain text and open that.</source>
        <translation>Якщо довіряєте йому, збережіть його текст як звичайний і відкрийте.</translation>
    </message>
    <message>
        <source>The file cannot be opened: {reason}.</source>
        <translation>Файл не вдається відкрити: {reason}.</translation>
    </message>
    <message>
        <source>The last letter is cut off.</source>
        <translation>Остання літера обрізана.</translation>
    </message>
    <message>
        <source>Some letters are stored in another encoding than the rest; they were read as cp1252.</source>
        <translation>Деякі літери записано в іншому кодуванні, ніж решту; їх прочитано як cp1252.</translation>
    </message>
    <message>
        <source>The encoding was guessed: {encoding}.</source>
        <translation>Кодування вгадано: {encoding}.</translation>
    </message>
    <message>
        <source>This is no text but binary data.</source>
        <translation>Це не текст, а двійкові дані.</translation>
    </message>
    <message>
        <source>Open the file in its own program and save it as text.</source>
        <translation>Відкрийте файл у його програмі й збережіть як текст.</translation>
    </message>
    <message>
        <source>There is no text in this file, only pictures.</source>
        <translation>У цьому файлі немає тексту, лише зображення.</translation>
    </message>
    <message>
        <source>Pictures and scanned pages have to be recognised first.</source>
        <translation>Зображення й скановані сторінки спершу треба розпізнати.</translation>
    </message>
    <message numerus="yes">
        <source>{count} field code(s)</source>
        <translation>
            <numerusform>{count} код поля</numerusform>
            <numerusform>{count} коди полів</numerusform>
            <numerusform>{count} кодів полів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} embedded document(s)</source>
        <translation>
            <numerusform>{count} вбудований документ</numerusform>
            <numerusform>{count} вбудовані документи</numerusform>
            <numerusform>{count} вбудованих документів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} damaged part(s) ({kind})</source>
        <translation>
            <numerusform>{count} пошкоджена частина ({kind})</numerusform>
            <numerusform>{count} пошкоджені частини ({kind})</numerusform>
            <numerusform>{count} пошкоджених частин ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} comment(s)</source>
        <translation>
            <numerusform>{count} примітка</numerusform>
            <numerusform>{count} примітки</numerusform>
            <numerusform>{count} приміток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tracked deletion(s)</source>
        <translation>
            <numerusform>{count} позначене видалення</numerusform>
            <numerusform>{count} позначені видалення</numerusform>
            <numerusform>{count} позначених видалень</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deleted table row(s)</source>
        <translation>
            <numerusform>{count} видалений рядок таблиці</numerusform>
            <numerusform>{count} видалені рядки таблиць</numerusform>
            <numerusform>{count} видалених рядків таблиць</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} record(s) of tracked changes</source>
        <translation>
            <numerusform>{count} запис про зміни</numerusform>
            <numerusform>{count} записи про зміни</numerusform>
            <numerusform>{count} записів про зміни</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} stands beside the text.</source>
        <translation>Поруч із текстом: {parts}.</translation>
    </message>
    <message>
        <source>{parts} stand beside the text.</source>
        <translation>Поруч із текстом: {parts}.</translation>
    </message>
    <message>
        <source>{parts} is not part of the text.</source>
        <translation>Не належить до тексту: {parts}.</translation>
    </message>
    <message>
        <source>{parts} are not part of the text.</source>
        <translation>Не належить до тексту: {parts}.</translation>
    </message>
    <message>
        <source>The file declares a document type, which office files never do; it may be a trap, so it was not opened.</source>
        <translation>Файл оголошує тип документа, чого офісні файли ніколи не роблять; це може бути пастка, тому його не відкрито.</translation>
    </message>
    <message>
        <source>If you trust it, open it in its own program and save a new copy.</source>
        <translation>Якщо довіряєте йому, відкрийте його в його програмі й збережіть нову копію.</translation>
    </message>
    <message>
        <source>The file is damaged or was not copied completely.</source>
        <translation>Файл пошкоджено або скопійовано не повністю.</translation>
    </message>
    <message>
        <source>Get it again, or open it in its own program and save a new copy.</source>
        <translation>Отримайте його ще раз або відкрийте в його програмі й збережіть нову копію.</translation>
    </message>
    <message>
        <source>Enter its password, or open it in its own program, take the password off and save it again.</source>
        <translation>Введіть пароль або відкрийте файл у його програмі, зніміть пароль і збережіть знову.</translation>
    </message>
    <message>
        <source>The password does not open the file.</source>
        <translation>Цей пароль не відкриває файл.</translation>
    </message>
    <message>
        <source>Unpacked, the file would be far larger than a text document should be, so it was not opened.</source>
        <translation>Розпакований файл був би значно більшим, ніж має бути текстовий документ, тому його не відкрито.</translation>
    </message>
    <message>
        <source>Save its text as docx, odt, pdf or txt and open that.</source>
        <translation>Збережіть його текст як docx, odt, pdf або txt і відкрийте.</translation>
    </message>
    <message>
        <source>a WordPerfect document</source>
        <translation>документ WordPerfect</translation>
    </message>
    <message>
        <source>a Write document</source>
        <translation>документ Write</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>зображення</translation>
    </message>
    <message>
        <source>a packed archive</source>
        <translation>стиснений архів</translation>
    </message>
    <message>
        <source>a PostScript file</source>
        <translation>файл PostScript</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>програма</translation>
    </message>
    <message>
        <source>an Excel workbook</source>
        <translation>книга Excel</translation>
    </message>
    <message>
        <source>a PowerPoint presentation</source>
        <translation>презентація PowerPoint</translation>
    </message>
    <message>
        <source>a Pages document</source>
        <translation>документ Pages</translation>
    </message>
    <message>
        <source>a Keynote presentation</source>
        <translation>презентація Keynote</translation>
    </message>
    <message>
        <source>an Office theme</source>
        <translation>тема Office</translation>
    </message>
    <message>
        <source>a Visio drawing</source>
        <translation>рисунок Visio</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>документ XPS</translation>
    </message>
    <message>
        <source>an Office file of an unknown kind</source>
        <translation>файл Office невідомого виду</translation>
    </message>
    <message>
        <source>Unpack it and open what is inside.</source>
        <translation>Розпакуйте й відкрийте те, що всередині.</translation>
    </message>
    <message>
        <source>It holds colours and fonts; open a document that uses it.</source>
        <translation>У ній зберігаються кольори та шрифти; відкрийте документ, який її використовує.</translation>
    </message>
    <message>
        <source>an Outlook message</source>
        <translation>повідомлення Outlook</translation>
    </message>
    <message>
        <source>a Works document</source>
        <translation>документ Works</translation>
    </message>
    <message>
        <source>a Works or Publisher document</source>
        <translation>документ Works або Publisher</translation>
    </message>
    <message>
        <source>This is {kind}, which cannot be read.</source>
        <translation>Це {kind}; прочитати таке не можна.</translation>
    </message>
    <message>
        <source>language service</source>
        <translation>мовна служба</translation>
    </message>
    <message>
        <source>The words of a text in {language} could not be looked up: {reason}</source>
        <translation>Слова тексту ({language}) не вдалося знайти в словнику: {reason}</translation>
    </message>
    <message>
        <source>Close other programs, or compare the words as written.</source>
        <translation>Закрийте інші програми або порівнюйте слова, як написано.</translation>
    </message>
    <message>
        <source>A library holds {most:,} documents at most.</source>
        <translation>Документів у бібліотеці може бути не більше ніж {most}.</translation>
    </message>
    <message>
        <source>Create another one.</source>
        <translation>Створіть ще одну.</translation>
    </message>
    <message>
        <source>A library needs an address.</source>
        <translation>Бібліотеці потрібна адреса.</translation>
    </message>
    <message>
        <source>Give the path of a file, or the URL of a database.</source>
        <translation>Укажіть шлях до файлу або URL бази даних.</translation>
    </message>
    <message>
        <source>{without_secrets} is no address of a library.</source>
        <translation>{without_secrets} — не адреса бібліотеки.</translation>
    </message>
    <message>
        <source>Libraries lie in a file, or on PostgreSQL ({postgresql}://name@server/library).</source>
        <translation>Бібліотеки лежать у файлі або на PostgreSQL ({postgresql}://name@server/library).</translation>
    </message>
    <message>
        <source>The address of the library cannot be read.</source>
        <translation>Адресу бібліотеки не вдається прочитати.</translation>
    </message>
    <message>
        <source>It looks like postgresql://name@server/library, or is the path of a file.</source>
        <translation>Вона має вигляд postgresql://name@server/library або є шляхом до файлу.</translation>
    </message>
    <message>
        <source>There is no room left where the library {library} lies; nothing that was reported as added is lost.</source>
        <translation>Там, де лежить бібліотека {library}, немає місця; нічого, що вже додано, не втрачено.</translation>
    </message>
    <message>
        <source>Make room on that disk, then go on: what is there already is skipped.</source>
        <translation>Звільніть місце на диску й продовжуйте: наявне буде пропущено.</translation>
    </message>
    <message>
        <source>The library {library} can be read but not changed.</source>
        <translation>Бібліотеку {library} можна лише читати.</translation>
    </message>
    <message>
        <source>Ask its owner for the right to add, or copy the file to a folder of your own.</source>
        <translation>Попросіть у власника право додавати або скопіюйте файл до своєї папки.</translation>
    </message>
    <message>
        <source>The library {library} is busy: another program has been writing to it for too long.</source>
        <translation>Бібліотека {library} зайнята: інша програма надто довго в неї записує.</translation>
    </message>
    <message>
        <source>Try again when it has finished. If the file lies in a network folder, use a shared library on PostgreSQL instead.</source>
        <translation>Спробуйте знову, коли вона закінчить. Якщо файл лежить у мережевій папці, краще візьміть спільну бібліотеку на PostgreSQL.</translation>
    </message>
    <message>
        <source>The library {library} is damaged, or was not copied completely.</source>
        <translation>Бібліотеку {library} пошкоджено або скопійовано не повністю.</translation>
    </message>
    <message>
        <source>Use the newest good copy of the file. `imbrex-cli library export` saves what can still be read of this one.</source>
        <translation>Візьміть найновішу справну копію файлу. `imbrex-cli library export` збереже те, що в цьому ще можна прочитати.</translation>
    </message>
    <message>
        <source>{library} is not a library of Imbrex.</source>
        <translation>{library} — не бібліотека Imbrex.</translation>
    </message>
    <message>
        <source>Choose another file, or create a library under a name that is not taken.</source>
        <translation>Виберіть інший файл або створіть бібліотеку з вільною назвою.</translation>
    </message>
    <message>
        <source>The library {library} cannot be opened.</source>
        <translation>Бібліотеку {library} не вдається відкрити.</translation>
    </message>
    <message>
        <source>Check whether the folder exists, and whether you may read and write there.</source>
        <translation>Перевірте, чи є папка і чи можна там читати й записувати.</translation>
    </message>
    <message>
        <source>The disk refused to read or write the library {library}.</source>
        <translation>Диск відмовив у читанні або записі бібліотеки {library}.</translation>
    </message>
    <message>
        <source>Check whether the disk or the network folder is still there, then try again; what was reported as added is kept.</source>
        <translation>Перевірте, чи диск або мережева папка на місці, і спробуйте знову; уже додане лишається.</translation>
    </message>
    <message>
        <source>The connection to the library {library} is lost; nothing that was reported as added is lost.</source>
        <translation>Зв’язок із бібліотекою {library} втрачено; нічого, що вже додано, не втрачено.</translation>
    </message>
    <message>
        <source>Check whether the server is running and reachable, then try again: what is there already is skipped.</source>
        <translation>Перевірте, чи сервер працює й доступний, і спробуйте знову: наявне буде пропущено.</translation>
    </message>
    <message>
        <source>The server {server} cannot be reached.</source>
        <translation>Сервер {server} недоступний.</translation>
    </message>
    <message>
        <source>Check its name and port, and that it is running and connected to your network.</source>
        <translation>Перевірте ім’я та порт, а також що він запущений і під’єднаний до вашої мережі.</translation>
    </message>
    <message>
        <source>No encrypted connection to the server {server}.</source>
        <translation>Немає зашифрованого з’єднання із сервером {server}.</translation>
    </message>
    <message>
        <source>Check the certificate and the sslmode in the address, or ask the server&apos;s administrator.</source>
        <translation>Перевірте сертифікат і sslmode в адресі або зверніться до адміністратора сервера.</translation>
    </message>
    <message>
        <source>The server {server} asks for a password.</source>
        <translation>Сервер {server} вимагає пароль.</translation>
    </message>
    <message>
        <source>Enter it in the window; for the command line, put it in ~/.pgpass or PGPASSWORD.</source>
        <translation>Введіть його у вікні; для командного рядка запишіть його в ~/.pgpass або PGPASSWORD.</translation>
    </message>
    <message>
        <source>The server {server} did not accept the user name or password.</source>
        <translation>Сервер {server} не прийняв ім’я користувача або пароль.</translation>
    </message>
    <message>
        <source>Enter both again, or ask the library&apos;s owner for a login.</source>
        <translation>Введіть їх ще раз або попросіть обліковий запис у власника бібліотеки.</translation>
    </message>
    <message>
        <source>The server {server} has no database {database}.</source>
        <translation>На сервері {server} немає бази даних {database}.</translation>
    </message>
    <message>
        <source>Check the name of the database, or ask the server&apos;s administrator to create it.</source>
        <translation>Перевірте назву бази даних або попросіть адміністратора сервера створити її.</translation>
    </message>
    <message>
        <source>There is no library in the database {database} on {server} yet.</source>
        <translation>У базі даних {database} на {server} ще немає бібліотеки.</translation>
    </message>
    <message>
        <source>Create one there (imbrex-cli library create), or check the name of the database.</source>
        <translation>Створіть її там (imbrex-cli library create) або перевірте назву бази даних.</translation>
    </message>
    <message>
        <source>You have no right to create a library in the database {database} on {server}.</source>
        <translation>У вас немає права створювати бібліотеку в базі даних {database} на {server}.</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator for the right to create tables there, or for a database of your own.</source>
        <translation>Попросіть в адміністратора сервера право створювати там таблиці або окрему базу даних.</translation>
    </message>
    <message>
        <source>Part of the library {library} is missing ({reason}).</source>
        <translation>Частина бібліотеки {library} відсутня ({reason}).</translation>
    </message>
    <message>
        <source>Restore the library from a backup; for a shared library, ask the server&apos;s administrator.</source>
        <translation>Відновіть бібліотеку з резервної копії; якщо вона спільна, зверніться до адміністратора сервера.</translation>
    </message>
    <message>
        <source>You have no right to do that in the library {library}.</source>
        <translation>У бібліотеці {library} у вас немає на це права.</translation>
    </message>
    <message>
        <source>Ask its owner for the role it needs: `imbrex-cli library grant` gives it.</source>
        <translation>Попросіть у власника потрібну роль: її надає `imbrex-cli library grant`.</translation>
    </message>
    <message>
        <source>The server of the library {library} has no connection left.</source>
        <translation>На сервері бібліотеки {library} не лишилося вільних з’єднань.</translation>
    </message>
    <message>
        <source>Try again when somebody has closed theirs.</source>
        <translation>Спробуйте знову, коли хтось закриє своє.</translation>
    </message>
    <message>
        <source>The library {library} could not do that: {reason}.</source>
        <translation>Бібліотека {library} не змогла цього зробити: {reason}.</translation>
    </message>
    <message>
        <source>What was reported as added is kept. `library verify` checks it.</source>
        <translation>Уже додане лишається. Перевірити його: `library verify`.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be created: {reason}.</source>
        <translation>Не вдалося створити папку {path}: {reason}.</translation>
    </message>
    <message>
        <source>Create the library in a folder that you can write to (imbrex-cli library create --library FILE).</source>
        <translation>Створіть бібліотеку в папці, куди ви можете записувати (imbrex-cli library create --library FILE).</translation>
    </message>
    <message>
        <source>The library was made by a newer version of the program (tables {version}, known are {known}).</source>
        <translation>Бібліотеку створено новішою версією програми (таблиці {version}, відомі {known}).</translation>
    </message>
    <message>
        <source>Use that version, or update this one.</source>
        <translation>Візьміть ту версію або оновіть цю.</translation>
    </message>
    <message>
        <source>The settings of the library cannot be read.</source>
        <translation>Налаштування бібліотеки не читаються.</translation>
    </message>
    <message>
        <source>Use the newest good copy of the library.</source>
        <translation>Візьміть найновішу справну копію бібліотеки.</translation>
    </message>
    <message>
        <source>The library {library} was made by an older Imbrex and has been brought up to date.</source>
        <translation>Бібліотеку {library} створено старішим Imbrex; її оновлено.</translation>
    </message>
    <message>
        <source>What it was before is kept in {path}.</source>
        <translation>Попередній її стан збережено в {path}.</translation>
    </message>
    <message>
        <source>{library} does not say which version it has.</source>
        <translation>{library} не каже, яка це версія.</translation>
    </message>
    <message>
        <source>The library {library} was made by a newer Imbrex (version {version} of its tables; this one knows {newest}).</source>
        <translation>Бібліотеку {library} створено новішим Imbrex (версія таблиць {version}; цей знає {newest}).</translation>
    </message>
    <message>
        <source>Install the newest version of Imbrex, then open it again.</source>
        <translation>Установіть найновішу версію Imbrex і відкрийте знову.</translation>
    </message>
    <message>
        <source>The library {shown} was made by an older Imbrex and must be brought up to date first.</source>
        <translation>Бібліотеку {shown} створено старішим Imbrex; спершу її треба оновити.</translation>
    </message>
    <message>
        <source>Let whoever made it open it once with this version.</source>
        <translation>Нехай той, хто її створив, один раз відкриє її цією версією.</translation>
    </message>
    <message>
        <source>The library {shown} is too old to be brought up to date (version {version} of its tables).</source>
        <translation>Бібліотека {shown} застара, щоб її оновити (версія таблиць {version}).</translation>
    </message>
    <message>
        <source>Export it with the version of Imbrex that made it, then import that into a new library.</source>
        <translation>Експортуйте її тією версією Imbrex, що її створила, а потім імпортуйте до нової бібліотеки.</translation>
    </message>
    <message>
        <source>{path} cannot be copied before it is brought up to date: {reason}.</source>
        <translation>{path} не вдається скопіювати перед оновленням: {reason}.</translation>
    </message>
    <message>
        <source>Check whether you may write to its folder, and whether there is room.</source>
        <translation>Перевірте, чи можна записувати до її папки і чи є місце.</translation>
    </message>
    <message>
        <source>There is no role {label}.</source>
        <translation>Ролі {label} немає.</translation>
    </message>
    <message>
        <source>Roles are {roles}.</source>
        <translation>Ролі: {roles}.</translation>
    </message>
    <message>
        <source>You may {right} in the library {library}; this needs the role “{role}”.</source>
        <translation>У бібліотеці {library} вам дозволено: {right}; для цього потрібна роль «{role}».</translation>
    </message>
    <message>
        <source>Whoever made the library gives it, with `imbrex-cli library grant`; a file must be one you may write to.</source>
        <translation>Її надає той, хто створив бібліотеку, командою `imbrex-cli library grant`; у файл треба мати право записувати.</translation>
    </message>
    <message>
        <source>Roles are given by whoever made the library, and that was somebody else.</source>
        <translation>Ролі надає той, хто створив бібліотеку, а це був хтось інший.</translation>
    </message>
    <message>
        <source>Ask for it to be done with the login under which the library was made.</source>
        <translation>Попросіть зробити це з обліковим записом, під яким створено бібліотеку.</translation>
    </message>
    <message>
        <source>The server knows no login {login}.</source>
        <translation>Сервер не знає облікового запису {login}.</translation>
    </message>
    <message>
        <source>Its administrator makes one: CREATE ROLE name LOGIN, and \password name, in psql.</source>
        <translation>Його створює адміністратор: CREATE ROLE name LOGIN і \password name, у psql.</translation>
    </message>
    <message>
        <source>{login} made the library, or stands for whoever did, and owns it.</source>
        <translation>{login} — творець бібліотеки або його представник і її власник.</translation>
    </message>
    <message>
        <source>Choose another login.</source>
        <translation>Виберіть інший обліковий запис.</translation>
    </message>
    <message>
        <source>another program has been reading the library for too long.</source>
        <translation>інша програма надто довго читає бібліотеку.</translation>
    </message>
    <message>
        <source>Close the library there, too.</source>
        <translation>Закрийте бібліотеку й там.</translation>
    </message>
    <message>
        <source>{path} is not a library of Imbrex.</source>
        <translation>{path} — не бібліотека Imbrex.</translation>
    </message>
    <message>
        <source>Choose another file, or create a library beside it.</source>
        <translation>Виберіть інший файл або створіть бібліотеку поруч.</translation>
    </message>
    <message>
        <source>Restore the library from a backup.</source>
        <translation>Відновіть бібліотеку з резервної копії.</translation>
    </message>
    <message>
        <source>The library {path} has been changed by another program: there is something in it that acts by itself.</source>
        <translation>Бібліотеку {path} змінила інша програма: у ній є щось, що діє саме.</translation>
    </message>
    <message>
        <source>{path} is there already.</source>
        <translation>{path} вже є.</translation>
    </message>
    <message>
        <source>Choose another name for the new library.</source>
        <translation>Виберіть іншу назву для нової бібліотеки.</translation>
    </message>
    <message>
        <source>The library {path} cannot be made: {reason}.</source>
        <translation>Бібліотеку {path} не вдається створити: {reason}.</translation>
    </message>
    <message>
        <source>Check whether the folder exists, and whether you may write there.</source>
        <translation>Перевірте, чи є папка і чи можна там записувати.</translation>
    </message>
    <message>
        <source>There is no library {shown}.</source>
        <translation>Бібліотеки {shown} немає.</translation>
    </message>
    <message>
        <source>Check the address, or create a library there.</source>
        <translation>Перевірте адресу або створіть там бібліотеку.</translation>
    </message>
    <message>
        <source>{day} is not a date.</source>
        <translation>{day} — не дата.</translation>
    </message>
    <message>
        <source>Write dates like 2026-11-21.</source>
        <translation>Пишіть дати так: 2026-11-21.</translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} more flaw(s) of such kinds.</source>
        <translation>
            <numerusform>Є ще {count} така вада.</numerusform>
            <numerusform>Є ще {count} такі вади.</numerusform>
            <numerusform>Є ще {count} таких вад.</numerusform>
        </translation>
    </message>
    <message>
        <source>A text in the library is damaged.</source>
        <translation>Текст у бібліотеці пошкоджено.</translation>
    </message>
    <message>
        <source>Use the newest good copy of the library, or remove the document.</source>
        <translation>Візьміть найновішу справну копію бібліотеки або видаліть документ.</translation>
    </message>
    <message>
        <source>This document is not in the library any more.</source>
        <translation>Цього документа в бібліотеці вже немає.</translation>
    </message>
    <message>
        <source>Somebody may have removed it.</source>
        <translation>Можливо, його хтось видалив.</translation>
    </message>
    <message>
        <source>The library keeps no text of {name}, only its signature.</source>
        <translation>Тексту {name} у бібліотеці немає, лише відбиток.</translation>
    </message>
    <message>
        <source>What it shares can be estimated, but not shown.</source>
        <translation>Спільне можна оцінити, але не показати.</translation>
    </message>
    <message>
        <source>`imbrex-cli library reindex --anew` makes the index anew.</source>
        <translation>Команда `imbrex-cli library reindex --anew` створить індекс заново.</translation>
    </message>
    <message numerus="yes">
        <source>The index has {count} fingerprint(s) of documents that are not there.</source>
        <translation>
            <numerusform>В індексі є {count} відбиток неіснуючих документів.</numerusform>
            <numerusform>В індексі є {count} відбитки неіснуючих документів.</numerusform>
            <numerusform>В індексі є {count} відбитків неіснуючих документів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part {bucket} of the index is damaged.</source>
        <translation>Частину {bucket} індексу пошкоджено.</translation>
    </message>
    <message>
        <source>This library keeps no texts, so its index cannot be made anew with other settings.</source>
        <translation>Ця бібліотека не зберігає текстів, тож її індекс не можна перебудувати з іншими налаштуваннями.</translation>
    </message>
    <message>
        <source>Make another library with these settings, and add the documents to it again.</source>
        <translation>Створіть іншу бібліотеку з цими налаштуваннями й додайте документи до неї ще раз.</translation>
    </message>
    <message>
        <source>A library in a file has no roles: whoever may write to the file may do everything.</source>
        <translation>Бібліотека у файлі не має ролей: хто може записувати у файл, може все.</translation>
    </message>
    <message>
        <source>Set the rights of the file instead, or share the library on PostgreSQL.</source>
        <translation>Задайте натомість права на файл або зробіть бібліотеку спільною на PostgreSQL.</translation>
    </message>
    <message>
        <source>What was to go is deleted, but traces of it may stay in the file or beside it: {reason}</source>
        <translation>Те, що мало зникнути, видалено, але сліди можуть лишитися у файлі чи поруч: {reason}</translation>
    </message>
    <message>
        <source>They go when everybody has closed the library and something is deleted again.</source>
        <translation>Вони зникнуть, коли всі закриють бібліотеку й знову щось буде видалено.</translation>
    </message>
    <message>
        <source>The index of the library {library} was made by another version of the program, and may miss copies until it is made anew.</source>
        <translation>Індекс бібліотеки {library} створено іншою версією програми; доки його не перебудовано, він може пропускати копії.</translation>
    </message>
    <message>
        <source>There is a library, or something else, in {shown} already.</source>
        <translation>У {shown} вже є бібліотека або щось інше.</translation>
    </message>
    <message>
        <source>Open it, or let the server&apos;s administrator make another database.</source>
        <translation>Відкрийте її або попросіть адміністратора сервера створити іншу базу даних.</translation>
    </message>
    <message>
        <source>{name} is not an exported library.</source>
        <translation>{name} — не експортована бібліотека.</translation>
    </message>
    <message>
        <source>`imbrex-cli library export` makes one.</source>
        <translation>Її створює команда `imbrex-cli library export`.</translation>
    </message>
    <message>
        <source>Unpacked, {name} would be far larger than an exported library should be, so it was not read.</source>
        <translation>Розпакований {name} був би значно більшим, ніж має бути експортована бібліотека, тому його не прочитано.</translation>
    </message>
    <message>
        <source>Import only files of people you know.</source>
        <translation>Імпортуйте лише файли від людей, яких знаєте.</translation>
    </message>
    <message>
        <source>{name} was exported by a newer Imbrex (format {version}; this one reads {known}).</source>
        <translation>{name} експортовано новішим Imbrex (формат {version}; цей читає {known}).</translation>
    </message>
    <message>
        <source>Install the newest version of Imbrex, then import it again.</source>
        <translation>Установіть найновішу версію Imbrex і імпортуйте знову.</translation>
    </message>
    <message>
        <source>{name} is damaged, or was not copied completely.</source>
        <translation>{name} пошкоджено або скопійовано не повністю.</translation>
    </message>
    <message>
        <source>Copy or export it again. What was imported before the damage is kept.</source>
        <translation>Скопіюйте або експортуйте ще раз. Імпортоване до пошкодженого місця лишається.</translation>
    </message>
    <message>
        <source>This library keeps signatures only, so it has no texts to export.</source>
        <translation>Ця бібліотека зберігає лише відбитки, тож текстів для експорту немає.</translation>
    </message>
    <message>
        <source>Copy its file, or its database.</source>
        <translation>Скопіюйте її файл або базу даних.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} не вдається записати: {reason}.</translation>
    </message>
    <message>
        <source>Check whether the folder is there, and whether there is room; what was written already is kept.</source>
        <translation>Перевірте, чи папка на місці й чи є вільне місце; уже записане лишається.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} не вдається прочитати: {reason}.</translation>
    </message>
    <message>
        <source>Check whether it is there and may be read.</source>
        <translation>Перевірте, чи він є і чи можна його читати.</translation>
    </message>
    <message>
        <source>Its export was not finished: it may lack documents.</source>
        <translation>Експорт не завершено: може бракувати документів.</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>Експортуйте ще раз.</translation>
    </message>
    <message>
        <source>Record {number} is no document: {reason}.</source>
        <translation>Запис {number} — не документ: {reason}.</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>Його пропущено.</translation>
    </message>
    <message>
        <source>Use the newest good copy of the library, or remove the document and add it again.</source>
        <translation>Візьміть найновішу справну копію бібліотеки або видаліть документ і додайте його ще раз.</translation>
    </message>
    <message>
        <source>The text of document {number} is not the one that was added.</source>
        <translation>Текст документа {number} — не той, який додали.</translation>
    </message>
    <message>
        <source>The index has other fingerprints of document {number} than its text.</source>
        <translation>В індексі не ті відбитки документа {number}, що дає його текст.</translation>
    </message>
    <message>
        <source>The index lacks marks of document {number}.</source>
        <translation>В індексі бракує позначок документа {number}.</translation>
    </message>
    <message>
        <source>names</source>
        <translation>назви</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>тексти</translation>
    </message>
    <message>
        <source>hashes of texts</source>
        <translation>хеші текстів</translation>
    </message>
    <message>
        <source>notes in the index</source>
        <translation>записи в індексі</translation>
    </message>
    <message>
        <source>marks in the index</source>
        <translation>позначки в індексі</translation>
    </message>
    <message>
        <source>The file is damaged: {line}.</source>
        <translation>Файл пошкоджено: {line}.</translation>
    </message>
    <message>
        <source>Document {number} has no name.</source>
        <translation>Документ {number} не має назви.</translation>
    </message>
    <message>
        <source>The text of document {number} is missing.</source>
        <translation>Бракує тексту документа {number}.</translation>
    </message>
    <message>
        <source>Document {number} is not found by its text.</source>
        <translation>Документ {number} не знаходиться за його текстом.</translation>
    </message>
    <message>
        <source>The text of document {number} is damaged.</source>
        <translation>Текст документа {number} пошкоджено.</translation>
    </message>
    <message>
        <source>Document {number} is not in the index.</source>
        <translation>Документа {number} немає в індексі.</translation>
    </message>
    <message>
        <source>There are {what} of documents that are not there.</source>
        <translation>Є записи неіснуючих документів: {what}.</translation>
    </message>
    <message>
        <source>They do no harm; export the rest.</source>
        <translation>Вони не шкодять; експортуйте решту.</translation>
    </message>
    <message>
        <source>The next number of a {name} is one that was given already, so nothing can be added.</source>
        <translation>Наступний номер ({name}) уже використано, тож нічого не можна додати.</translation>
    </message>
    <message>
        <source>Export the library and import that into a new one.</source>
        <translation>Експортуйте бібліотеку й імпортуйте до нової.</translation>
    </message>
    <message>
        <source>The index lacks fingerprints of document {number}.</source>
        <translation>В індексі бракує відбитків документа {number}.</translation>
    </message>
    <message>
        <source>What the index notes of document {number} is not what its text gives.</source>
        <translation>Те, що індекс каже про документ {number}, не відповідає його тексту.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Недостатньо пам&apos;яті.</translation>
    </message>
    <message>
        <source>Close other programs, or compare fewer documents at a time.</source>
        <translation>Закрийте інші програми або порівнюйте менше документів за раз.</translation>
    </message>
    <message>
        <source>Imbrex needs {least} MB of memory, and may have {limit} MB here.</source>
        <translation>Imbrex потребує {least} МБ пам’яті, а тут дозволено {limit} МБ.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v).</source>
        <translation>Збільште обмеження (ulimit -v).</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <translation>{items} і {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <translation>{items} або {last}</translation>
    </message>
    <message>
        <source>{before} {message}</source>
        <translation>{before} {message}</translation>
    </message>
    <message>
        <source>{items}, {item}</source>
        <translation>{items}, {item}</translation>
    </message>
    <message>
        <source>Other users of this computer can read {path}, and this cannot be changed.</source>
        <translation>{path} можуть читати інші користувачі цього комп’ютера, і змінити це не вдається.</translation>
    </message>
    <message>
        <source>Move it to a folder of your own.</source>
        <translation>Перемістіть його до власної папки.</translation>
    </message>
    <message>
        <source>Other users of this computer could read {path} until now.</source>
        <translation>Досі {path} могли читати інші користувачі цього комп’ютера.</translation>
    </message>
    <message>
        <source>To share it, give a group the right to read the file.</source>
        <translation>Щоб надати до нього спільний доступ, дайте групі право читати файл.</translation>
    </message>
    <message>
        <source>{path} is damaged, or was not copied completely.</source>
        <translation>{path} пошкоджено або скопійовано не повністю.</translation>
    </message>
    <message>
        <source>Use the newest good copy of the project, or open its documents anew.</source>
        <translation>Візьміть найновішу справну копію проєкту або відкрийте його документи наново.</translation>
    </message>
    <message>
        <source>Choose another folder, or check whether you may write there.</source>
        <translation>Виберіть іншу папку або перевірте, чи можна в неї записувати.</translation>
    </message>
    <message>
        <source>Make room, or choose another disk.</source>
        <translation>Звільніть місце або виберіть інший диск.</translation>
    </message>
    <message>
        <source>Check whether the disk, or the connection to it, is all right.</source>
        <translation>Перевірте, чи все гаразд із диском або зв’язком із ним.</translation>
    </message>
    <message>
        <source>{path} is not a project of Imbrex.</source>
        <translation>{path} — не проєкт Imbrex.</translation>
    </message>
    <message>
        <source>Choose a file that ends with .imbrex.</source>
        <translation>Виберіть файл із розширенням .imbrex.</translation>
    </message>
    <message>
        <source>There is no room for {path}.</source>
        <translation>Немає місця для {path}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: there may be no room.</source>
        <translation>{path} не вдається записати: можливо, немає місця.</translation>
    </message>
    <message>
        <source>{path} can be neither read nor written.</source>
        <translation>{path} не вдається ні прочитати, ні записати.</translation>
    </message>
    <message>
        <source>{path} cannot be written.</source>
        <translation>{path} не вдається записати.</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>{path} не вдається відкрити.</translation>
    </message>
    <message>
        <source>Check whether it may be read.</source>
        <translation>Перевірте, чи можна його читати.</translation>
    </message>
    <message>
        <source>{path} is in use by another program.</source>
        <translation>{path} використовує інша програма.</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>Закрийте його там.</translation>
    </message>
    <message>
        <source>There is not enough memory for {path}.</source>
        <translation>Для {path} не вистачає пам’яті.</translation>
    </message>
    <message>
        <source>What is wrong: {reason}.</source>
        <translation>Помилка: {reason}.</translation>
    </message>
    <message>
        <source>Save the project often, and check whether you may write to {folder} and whether there is room.</source>
        <translation>Часто зберігайте проєкт і перевірте, чи можна записувати в {folder} і чи є місце.</translation>
    </message>
    <message>
        <source>What you do is not kept in case of a crash.</source>
        <translation>Зроблене не зберігається на випадок збою.</translation>
    </message>
    <message>
        <source>another Imbrex</source>
        <translation>Imbrex іншої версії</translation>
    </message>
    <message>
        <source>This project was saved by {program}, in an older format. Saving it will bring the file up to date; older versions cannot open it then.</source>
        <translation>Цей проєкт збережено програмою {program} у старішому форматі. Збереження оновить файл, і старіші версії його вже не відкриють.</translation>
    </message>
    <message>
        <source>It was saved by {program} with options that this version does not have ({options}): figures may differ here, and saving it will drop these options.</source>
        <translation>Його збережено програмою {program} з параметрами, яких ця версія не має ({options}): числа тут можуть бути іншими, а збереження відкине ці параметри.</translation>
    </message>
    <message>
        <source>It was saved by {program}, which did not have all options of this version; these have their usual values: {options}. Figures may differ from those there.</source>
        <translation>Його збережено програмою {program}, яка не мала всіх параметрів цієї версії; тут вони звичайні: {options}. Числа можуть відрізнятися від тодішніх.</translation>
    </message>
    <message>
        <source>a newer Imbrex</source>
        <translation>Imbrex новішої версії</translation>
    </message>
    <message>
        <source>{path} was saved by {program}, in a format that this version cannot read (format {found}; it knows {known}).</source>
        <translation>{path} збережено програмою {program} у форматі, якого ця версія не читає (формат {found}; вона знає {known}).</translation>
    </message>
    <message>
        <source>{path} is empty.</source>
        <translation>{path} порожній.</translation>
    </message>
    <message>
        <source>Use the newest good copy of the project.</source>
        <translation>Візьміть найновішу справну копію проєкту.</translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation>Файл не змінено.</translation>
    </message>
    <message>
        <source>{path} is no file.</source>
        <translation>{path} — не файл.</translation>
    </message>
    <message>
        <source>The project {path} cannot be opened: {reason}.</source>
        <translation>Проєкт {path} не вдається відкрити: {reason}.</translation>
    </message>
    <message>
        <source>It was saved by Imbrex {version}; this is {this}.</source>
        <translation>Його збережено програмою Imbrex {version}, а це {this}.</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>Відкрийте його тією версією.</translation>
    </message>
    <message>
        <source>If that cannot read it either, it is damaged: use the newest good copy.</source>
        <translation>Якщо й вона не прочитає, файл пошкоджено: візьміть останню справну копію.</translation>
    </message>
    <message>
        <source>A text of more than {size} MB cannot be kept in a project.</source>
        <translation>Текст, більший за {size} МБ, у проєкті зберегти не можна.</translation>
    </message>
    <message>
        <source>Remove it from the session.</source>
        <translation>Приберіть його із сеансу.</translation>
    </message>
    <message>
        <source>Choose another place, or check whether you may write there and whether there is room.</source>
        <translation>Виберіть інше місце або перевірте, чи можна там записувати і чи є місце.</translation>
    </message>
    <message>
        <source>The project cannot be saved to {path}: {reason}.</source>
        <translation>Проєкт не вдається зберегти в {path}: {reason}.</translation>
    </message>
    <message>
        <source>A project cannot hold more than {most:,} million characters of text.</source>
        <translation>Межа для текстів проєкту — {most} млн знаків.</translation>
    </message>
    <message>
        <source>Save the documents in two projects.</source>
        <translation>Збережіть документи у двох проєктах.</translation>
    </message>
    <message>
        <source>{target} is a folder.</source>
        <translation>{target} — папка.</translation>
    </message>
    <message>
        <source>Choose the name of a file in it.</source>
        <translation>Виберіть назву файлу в ній.</translation>
    </message>
    <message>
        <source>{target} is no ordinary file.</source>
        <translation>{target} — не звичайний файл.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Виберіть іншу назву.</translation>
    </message>
    <message>
        <source>{target} is write-protected.</source>
        <translation>{target} захищено від запису.</translation>
    </message>
    <message>
        <source>{path} is one of the documents that the report is about.</source>
        <translation>{path} — один із документів, про які цей звіт.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>Папку {folder} не вдається створити: {reason}.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Виберіть інше місце.</translation>
    </message>
    <message>
        <source>This is no report of Imbrex, or it has been changed.</source>
        <translation>Це не звіт Imbrex, або його змінено.</translation>
    </message>
    <message>
        <source>Choose a report in HTML or JSON.</source>
        <translation>Виберіть звіт у HTML або JSON.</translation>
    </message>
    <message>
        <source>This is no report of Imbrex.</source>
        <translation>Це не звіт Imbrex.</translation>
    </message>
    <message>
        <source>The report is damaged: {reason}.</source>
        <translation>Звіт пошкоджено: {reason}.</translation>
    </message>
    <message>
        <source>Ask for the report as it was saved.</source>
        <translation>Попросіть звіт таким, яким його збережено.</translation>
    </message>
    <message>
        <source>There are no reports in the language {language}.</source>
        <translation>Звітів мовою {language} немає.</translation>
    </message>
    <message>
        <source>Choose one of {languages}.</source>
        <translation>Виберіть одну з цих: {languages}.</translation>
    </message>
    <message>
        <source>A report cannot be saved as {name}.</source>
        <translation>Звіт не можна зберегти як {name}.</translation>
    </message>
    <message>
        <source>Give the file one of these: {known}.</source>
        <translation>Дайте файлу одне з цих розширень: {known}.</translation>
    </message>
    <message>
        <source>The report cannot be written to {path}: {reason}.</source>
        <translation>Звіт не вдається записати в {path}: {reason}.</translation>
    </message>
    <message>
        <source>This version cannot verify a report of format {format}, or of this kind.</source>
        <translation>Ця версія не може перевірити звіт формату {format} або такого виду.</translation>
    </message>
    <message>
        <source>It knows formats up to {newest}; use the version that made the report.</source>
        <translation>Вона знає формати до {newest}; візьміть версію, що створила звіт.</translation>
    </message>
    <message>
        <source>The report has been changed or is damaged: its record cannot be read ({kind}: {reason}).</source>
        <translation>Звіт змінено або пошкоджено: його дані не читаються ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>немає дозволу</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>дія не дозволена</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>такого файлу чи папки немає</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>це не папка</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>це папка</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>файл уже існує</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>назва файлу задовга</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>на диску немає місця</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>перевищено дискову квоту</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>файлова система лише для читання</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>помилка введення-виведення</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>забагато відкритих файлів</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>пристрій або ресурс зайнято</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>застарілий дескриптор файлу</translation>
    </message>
</context>
<context>
    <name>NameFilter</name>
    <message>
        <source>Find a name</source>
        <translation>Знайти назву</translation>
    </message>
</context>
<context>
    <name>NameSearch</name>
    <message>
        <source>Find a name</source>
        <translation>Знайти назву</translation>
    </message>
</context>
<context>
    <name>NearDuplicates</name>
    <message>
        <source>Supershingles</source>
        <translation>Супершингли</translation>
    </message>
    <message>
        <source>Megashingles</source>
        <translation>Мегашингли</translation>
    </message>
    <message>
        <source>SimHash blocks</source>
        <translation>Блоки SimHash</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Найдовші слова</translation>
    </message>
</context>
<context>
    <name>NearDuplicatesPanel</name>
    <message>
        <source>All proposed pairs</source>
        <translation>Усі кандидати</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Майже дублікати</translation>
    </message>
    <message>
        <source>Open three documents or more to look for near-duplicates among them.</source>
        <translation>Відкрийте три документи чи більше, щоб шукати серед них майже дублікати.</translation>
    </message>
    <message>
        <source>Exact Jaccard index from which a pair really is a near-duplicate.</source>
        <translation>Точна міра Жаккара, від якої тексти пари справді майже дублікати.</translation>
    </message>
    <message>
        <source>How often the index is made, with other hash functions each time; the articles have 1.</source>
        <translation>Скільки разів будується індекс, щоразу з іншими хеш-функціями; у статтях 1.</translation>
    </message>
    <message>
        <source>Also those that the rule did not accept and that are below the threshold.</source>
        <translation>І ті пари, яких правило не прийняло і які нижчі за поріг.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Індекс</translation>
    </message>
    <message>
        <source>True from</source>
        <translation>Справжні від</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln пара</numerusform>
            <numerusform>%Ln пари</numerusform>
            <numerusform>%Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation>кандидатів: %1</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation>прийнято: %1</translation>
    </message>
    <message>
        <source>true: %1</source>
        <translation>справжніх: %1</translation>
    </message>
    <message>
        <source>missed: %1</source>
        <translation>пропущено: %1</translation>
    </message>
    <message>
        <source>No pair reaches the threshold at the exact measure.</source>
        <translation>За точною мірою порога не досягає жодна пара.</translation>
    </message>
    <message numerus="yes">
        <source>The index overlooked %Ln true pair(s).</source>
        <translation>
            <numerusform>Індекс пропустив %Ln справжню пару.</numerusform>
            <numerusform>Індекс пропустив %Ln справжні пари.</numerusform>
            <numerusform>Індекс пропустив %Ln справжніх пар.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index overlooked none, but its rule refused %Ln true pair(s).</source>
        <translation>
            <numerusform>Індекс не пропустив жодної, але правило відхилило %Ln справжню пару.</numerusform>
            <numerusform>Індекс не пропустив жодної, але правило відхилило %Ln справжні пари.</numerusform>
            <numerusform>Індекс не пропустив жодної, але правило відхилило %Ln справжніх пар.</numerusform>
        </translation>
    </message>
    <message>
        <source>The index found every true pair.</source>
        <translation>Індекс знайшов усі справжні пари.</translation>
    </message>
</context>
<context>
    <name>NearModel</name>
    <message>
        <source>Left</source>
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>Name of the first document</source>
        <translation>Назва першого документа</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Праворуч</translation>
    </message>
    <message>
        <source>Name of the second document</source>
        <translation>Назва другого документа</translation>
    </message>
    <message>
        <source>Jaccard, exact</source>
        <translation>Жаккар, точно</translation>
    </message>
    <message>
        <source>Shared shingles of all distinct shingles of both texts</source>
        <translation>Частка спільних шинглів серед усіх різних шинглів обох текстів</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>What the index and the exact figure say of the pair</source>
        <translation>Що кажуть про пару індекс і точне значення</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>What you have decided about the pair: O, I, C or X</source>
        <translation>Що ви вирішили про пару: O, I, C або X</translation>
    </message>
    <message>
        <source>true, found</source>
        <translation>справжня, знайдена</translation>
    </message>
    <message>
        <source>true, missed by the index</source>
        <translation>справжня, пропущена індексом</translation>
    </message>
    <message>
        <source>true, refused by the rule</source>
        <translation>справжня, відхилена правилом</translation>
    </message>
    <message>
        <source>below the threshold, accepted</source>
        <translation>нижче порога, прийнята</translation>
    </message>
    <message>
        <source>below the threshold, only proposed</source>
        <translation>нижче порога, лише кандидат</translation>
    </message>
</context>
<context>
    <name>NearTable</name>
    <message>
        <source>Near-duplicates</source>
        <translation>Майже дублікати</translation>
    </message>
</context>
<context>
    <name>NewLibraryDialog</name>
    <message>
        <source>New library</source>
        <translation>Нова бібліотека</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Вибрати…</translation>
    </message>
    <message>
        <source>Keep fingerprints only, and no texts</source>
        <translation>Зберігати лише відбитки, без текстів</translation>
    </message>
    <message>
        <source>Create library</source>
        <translation>Створити</translation>
    </message>
    <message>
        <source>One file holds the whole library; it lies where you put it and goes nowhere else.</source>
        <translation>Уся бібліотека — в одному файлі; він лежить там, куди ви його покладете, і більше ніде.</translation>
    </message>
    <message>
        <source>With fingerprints only, copies are found and counted, but no text can be shown beside them, and the settings of the index can never be changed.</source>
        <translation>За самими відбитками копії знаходяться й рахуються, але текст поруч із ними показати не можна, а налаштувань індексу вже не змінити.</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Файл із такою назвою вже є.</translation>
    </message>
    <message>
        <source>Libraries (%1)</source>
        <translation>Бібліотеки (%1)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Note</source>
        <translation>Нотатка</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Нотатка…</translation>
    </message>
</context>
<context>
    <name>NoticePage</name>
    <message>
        <source>Open files…</source>
        <translation>Відкрити файли…</translation>
    </message>
</context>
<context>
    <name>NoticeTexts</name>
    <message numerus="yes">
        <source>Reading %Ln document(s)…</source>
        <translation>
            <numerusform>Читається %Ln документ…</numerusform>
            <numerusform>Читаються %Ln документи…</numerusform>
            <numerusform>Читаються %Ln документів…</numerusform>
        </translation>
    </message>
    <message>
        <source>Each appears in the list as soon as it has been read.</source>
        <translation>Кожен з’явиться у списку, щойно його буде прочитано.</translation>
    </message>
    <message>
        <source>Comparing was stopped</source>
        <translation>Порівняння зупинено</translation>
    </message>
    <message>
        <source>Press F5 to compare again.</source>
        <translation>Натисніть F5, щоб порівняти знову.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Порівняння…</translation>
    </message>
    <message>
        <source>A template is not compared</source>
        <translation>Шаблон не порівнюється</translation>
    </message>
    <message>
        <source>What essays share with it is left out of their comparison. Add the essays.</source>
        <translation>Те, що є в шаблоні, у роботах не порівнюється. Додайте роботи.</translation>
    </message>
    <message>
        <source>There is no text to compare</source>
        <translation>Немає тексту для порівняння</translation>
    </message>
    <message>
        <source>%1 is ready. Add at least one more to compare it with.</source>
        <translation>Документ «%1» готовий. Додайте хоча б ще один, щоб їх порівняти.</translation>
    </message>
    <message>
        <source>One document is not enough</source>
        <translation>Одного документа замало</translation>
    </message>
    <message>
        <source>Archive documents are not compared with one another</source>
        <translation>Архівні документи не порівнюються між собою</translation>
    </message>
    <message>
        <source>Add an essay, or change what one of the two is compared as, by a right click in the list.</source>
        <translation>Додайте роботу або змініть роль одного з двох документів: клацніть його у списку правою кнопкою.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: see the list.</source>
        <translation>
            <numerusform>І ще %Ln: дивіться список.</numerusform>
            <numerusform>І ще %Ln: дивіться список.</numerusform>
            <numerusform>І ще %Ln: дивіться список.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenPair</name>
    <message>
        <source>These two can&apos;t be compared</source>
        <translation>Ці два документи порівняти не можна</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Preset</source>
        <translation>Набір параметрів</translation>
    </message>
    <message>
        <source>Finds reworded text: words by their normal form, function words left out.</source>
        <translation>Знаходить правлений текст: слова в початковій формі, без службових.</translation>
    </message>
    <message>
        <source>Finds copies word for word: six words in a row as they are written.</source>
        <translation>Знаходить дослівні копії: шість слів поспіль, як написано.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свій набір</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>Шукати</translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation>Вилучення</translation>
    </message>
    <message>
        <source>What counts after exclusions</source>
        <translation>Що враховувати після вилучень</translation>
    </message>
    <message>
        <source>Treat alike or leave out</source>
        <translation>Не розрізняти чи не враховувати</translation>
    </message>
    <message>
        <source>Parts of speech to leave out</source>
        <translation>Не враховувати частини мови</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>as-written</source>
        <translation>як написано</translation>
    </message>
    <message>
        <source>lemma</source>
        <translation>початкова</translation>
    </message>
    <message>
        <source>stem</source>
        <translation>основа</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>прийменник</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>сполучник</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>частка</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>вигук</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>займенник</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>детермінатив</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>прикметник</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>прислівник</translation>
    </message>
    <message>
        <source>rewrite</source>
        <translation>переписане</translation>
    </message>
    <message>
        <source>verbatim</source>
        <translation>дослівно</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Reset to the preset “%1”</source>
        <translation>Повернути набір «%1»</translation>
    </message>
</context>
<context>
    <name>OriginBar</name>
    <message>
        <source>Where else each part of the text stands</source>
        <translation>Де ще є кожна частина тексту</translation>
    </message>
</context>
<context>
    <name>OriginModel</name>
    <message>
        <source>The number and colour of a text here</source>
        <translation>Номер і колір тексту тут</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>Є і в</translation>
    </message>
    <message>
        <source>The other text</source>
        <translation>Інший текст</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Частка</translation>
    </message>
    <message>
        <source>Of the compared words of this text, those that this other one explains</source>
        <translation>Яку частину порівнюваних слів цього тексту пояснює інший</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>What both have in common altogether, also where another text explains it already</source>
        <translation>Скільки в них спільного загалом, навіть якщо це вже пояснює ще один текст</translation>
    </message>
    <message>
        <source>What stands in no other text, but for phrases too small to name a text for</source>
        <translation>Чого немає в інших текстах, якщо не зважати на закороткі збіги</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>лише тут</translation>
    </message>
</context>
<context>
    <name>OriginPage</name>
    <message>
        <source>Texts that parts of this one also stand in</source>
        <translation>Тексти, де теж є частини цього</translation>
    </message>
    <message>
        <source>What stands only in this text</source>
        <translation>Що є лише в цьому тексті</translation>
    </message>
    <message numerus="yes">
        <source>Also in %Ln text(s)</source>
        <translation>
            <numerusform>Є і в %Ln тексті</numerusform>
            <numerusform>Є і в %Ln текстах</numerusform>
            <numerusform>Є і в %Ln текстах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only here: %Ln piece(s)</source>
        <translation>
            <numerusform>Лише тут: %Ln уривок</numerusform>
            <numerusform>Лише тут: %Ln уривки</numerusform>
            <numerusform>Лише тут: %Ln уривків</numerusform>
        </translation>
    </message>
    <message>
        <source>What is told of the text</source>
        <translation>Що сказано про текст</translation>
    </message>
</context>
<context>
    <name>OriginTexts</name>
    <message>
        <source>No other text has more than a few words in a row of this one.</source>
        <translation>У жодному іншому тексті немає більш ніж кількох слів поспіль із цього.</translation>
    </message>
    <message>
        <source>Nothing in this text stands in another one.</source>
        <translation>Нічого з цього тексту в інших немає.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 у «%2»</translation>
    </message>
    <message>
        <source>%1 also in %2</source>
        <translation>%1 є і в «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln more text(s)</source>
        <translation>
            <numerusform>%1 ще в %Ln тексті</numerusform>
            <numerusform>%1 ще в %Ln текстах</numerusform>
            <numerusform>%1 ще в %Ln текстах</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 лише тут</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слів</numerusform>
        </translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Лише тут</translation>
    </message>
    <message>
        <source>Too little to name another text for</source>
        <translation>Замало, щоб назвати інший текст</translation>
    </message>
    <message numerus="yes">
        <source>stands in %Ln other text(s)</source>
        <translation>
            <numerusform>є ще в %Ln тексті</numerusform>
            <numerusform>є ще в %Ln текстах</numerusform>
            <numerusform>є ще в %Ln текстах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared</source>
        <translation>
            <numerusform>порівнюється %Ln</numerusform>
            <numerusform>порівнюється %Ln</numerusform>
            <numerusform>порівнюється %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ignored</source>
        <translation>
            <numerusform>%Ln не враховано</numerusform>
            <numerusform>%Ln не враховано</numerusform>
            <numerusform>%Ln не враховано</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>%Ln вилучено</numerusform>
            <numerusform>%Ln вилучено</numerusform>
            <numerusform>%Ln вилучено</numerusform>
        </translation>
    </message>
    <message>
        <source>This text is a template: it is not compared with the others.</source>
        <translation>Цей текст — шаблон: з іншими він не порівнюється.</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Kept</source>
        <translation>Збережено</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Змінено</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Перенесено</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новий</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Видалено</translation>
    </message>
    <message>
        <source>Every word stands in the other text, in the same order.</source>
        <translation>Кожне слово є в іншому тексті, у тому самому порядку.</translation>
    </message>
    <message>
        <source>Part of its words stand in the other text, at this place.</source>
        <translation>Частина його слів є в іншому тексті на цьому ж місці.</translation>
    </message>
    <message>
        <source>It stands in the other text at another place, edited or not.</source>
        <translation>Він є в іншому тексті в іншому місці, з правкою чи без.</translation>
    </message>
    <message>
        <source>The original has hardly any of its words there.</source>
        <translation>В оригіналі там із його слів майже нічого немає.</translation>
    </message>
    <message>
        <source>The rewrite has hardly any of its words.</source>
        <translation>У переробці з його слів майже нічого немає.</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Computing…</source>
        <translation>Обчислюється…</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Where passages lie in the whole document; click to go there</source>
        <translation>Де в усьому документі лежать фрагменти; клацніть, щоб перейти</translation>
    </message>
    <message>
        <source>Overview of the document</source>
        <translation>Огляд документа</translation>
    </message>
</context>
<context>
    <name>OverviewTabs</name>
    <message>
        <source>Ways of looking at the class</source>
        <translation>Подання добірки</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пари</translation>
    </message>
    <message>
        <source>All pairs in a table, the most alike on top</source>
        <translation>Таблиця всіх пар, найсхожіші згори</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Матриця</translation>
    </message>
    <message>
        <source>Each text against each other one, ordered by likeness</source>
        <translation>Кожен текст із кожним, за схожістю</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Кластери</translation>
    </message>
    <message>
        <source>Groups of texts that hang together, and what they share</source>
        <translation>Групи пов’язаних текстів і що в них спільного</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Граф</translation>
    </message>
    <message>
        <source>Texts as points, and a line for each pair from the threshold on</source>
        <translation>Тексти — точки, пари від порога — лінії</translation>
    </message>
    <message>
        <source>One text</source>
        <translation>Один текст</translation>
    </message>
    <message>
        <source>Where each part of one text also stands, and what stands only there</source>
        <translation>Де ще є кожна частина одного тексту і що є лише в ньому</translation>
    </message>
</context>
<context>
    <name>PairCells</name>
    <message>
        <source>above the chance level</source>
        <translation>вище рівня випадковості</translation>
    </message>
    <message numerus="yes">
        <source>%Ln disguised place(s)</source>
        <translation>
            <numerusform>%Ln замасковане місце</numerusform>
            <numerusform>%Ln замасковані місця</numerusform>
            <numerusform>%Ln замаскованих місць</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with a note</source>
        <translation>%1, з нотаткою</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Лівий</translation>
    </message>
    <message>
        <source>Name of the first document</source>
        <translation>Назва першого документа</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правий</translation>
    </message>
    <message>
        <source>Name of the second document</source>
        <translation>Назва другого документа</translation>
    </message>
    <message>
        <source>Left
in right</source>
        <translation>Лівий
у правому</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s shingles that the right text has too</source>
        <translation>Частка шинглів лівого тексту, що є і в правому</translation>
    </message>
    <message>
        <source>Right
in left</source>
        <translation>Правий
у лівому</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s shingles that the left text has too</source>
        <translation>Частка шинглів правого тексту, що є і в лівому</translation>
    </message>
    <message>
        <source>Left
covered</source>
        <translation>Покрито
ліворуч</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s words that lie in a passage both share</source>
        <translation>Частка слів лівого тексту, що лежать у спільних фрагментах</translation>
    </message>
    <message>
        <source>Right
covered</source>
        <translation>Покрито
праворуч</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s words that lie in a passage both share</source>
        <translation>Частка слів правого тексту, що лежать у спільних фрагментах</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>Shared shingles of all distinct shingles of both texts</source>
        <translation>Частка спільних шинглів серед усіх різних шинглів обох текстів</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Найдовший</translation>
    </message>
    <message>
        <source>Compared words of the longest passage that both share</source>
        <translation>Скільки порівнюваних слів у найдовшому спільному фрагменті</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>How many passages both share</source>
        <translation>Скільки в них спільних фрагментів</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>Шингли</translation>
    </message>
    <message>
        <source>Number of distinct shared shingles</source>
        <translation>Кількість різних спільних шинглів</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Процентиль</translation>
    </message>
    <message>
        <source>How many of 100 pairs of this class are less alike than this one</source>
        <translation>Скільки зі 100 пар цієї добірки схожі менше, ніж ця</translation>
    </message>
    <message>
        <source>Disguises</source>
        <translation>Маскування</translation>
    </message>
    <message>
        <source>Disguised places of both texts, where honest ones have hardly any</source>
        <translation>Скільки в обох текстах замаскованих місць, яких у чесних майже не буває</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>What you have decided about the pair: O, I, C or X in the table</source>
        <translation>Що ви вирішили про пару: O, I, C або X у таблиці</translation>
    </message>
    <message>
        <source>Still being computed</source>
        <translation>Ще обчислюється</translation>
    </message>
    <message>
        <source>The texts repeat themselves so much that not every pairing of the repeats was followed.</source>
        <translation>У текстах стільки повторів, що зіставлено не всі.</translation>
    </message>
    <message>
        <source>Drafts of one author do not count in the class; this is where the pair would stand.</source>
        <translation>Чернетки одного автора в добірці не рахуються; ось де стояла б ця пара.</translation>
    </message>
    <message>
        <source>Above %1, the chance level of this class</source>
        <translation>Вище %1 — рівня випадковості цієї добірки</translation>
    </message>
    <message>
        <source>Not above %1, the chance level of this class</source>
        <translation>Не вище %1 — рівня випадковості цієї добірки</translation>
    </message>
</context>
<context>
    <name>PairFields</name>
    <message>
        <source>Only from the threshold on</source>
        <translation>Лише від порога</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln пара</numerusform>
            <numerusform>%Ln пари</numerusform>
            <numerusform>%Ln пар</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s) shown</source>
        <translation>
            <numerusform>Показано %1 з %Ln пари</numerusform>
            <numerusform>Показано %1 з %Ln пар</numerusform>
            <numerusform>Показано %1 з %Ln пар</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passages of %Ln known so far</source>
        <translation>
            <numerusform>фрагменти поки відомі для %Ln</numerusform>
            <numerusform>фрагменти поки відомі для %Ln</numerusform>
            <numerusform>фрагменти поки відомі для %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Not shown: %1</source>
        <translation>Не показано: %1</translation>
    </message>
    <message>
        <source>Which columns to show</source>
        <translation>Які стовпці показати</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
    <message>
        <source>No pair reaches the threshold. Lower it above, or show those below it too.</source>
        <translation>Жодна пара не досягає порога. Знизьте його вгорі або показуйте й пари нижче нього.</translation>
    </message>
    <message>
        <source>No pair fits all that is asked for. Clear the filter to see more.</source>
        <translation>Усім умовам не відповідає жодна пара. Очистьте фільтр, щоб побачити більше.</translation>
    </message>
    <message>
        <source>Pairs of</source>
        <translation>Які пари</translation>
    </message>
    <message>
        <source>different authors</source>
        <translation>різні автори</translation>
    </message>
    <message>
        <source>drafts of one author</source>
        <translation>чернетки одного автора</translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>усі пари</translation>
    </message>
    <message>
        <source>Drafts of one author are alike for a reason, and stand in a class of their own.</source>
        <translation>Чернетки одного автора схожі не випадково й стоять окремо.</translation>
    </message>
</context>
<context>
    <name>PairFilter</name>
    <message>
        <source>and</source>
        <translation>і</translation>
    </message>
    <message>
        <source>Names, or: containment &gt; 30 and longest &gt; 20</source>
        <translation>Назви або: входження &gt; 30 і найдовший &gt; 20</translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation>Знайти пари</translation>
    </message>
    <message>
        <source>a name has “%1”</source>
        <translation>у назві є «%1»</translation>
    </message>
    <message>
        <source>Understood: %1.</source>
        <translation>Зрозуміло: %1.</translation>
    </message>
    <message>
        <source>containment</source>
        <comment>a single word</comment>
        <translation>входження</translation>
    </message>
    <message>
        <source>jaccard</source>
        <comment>a single word</comment>
        <translation>жаккар</translation>
    </message>
    <message>
        <source>coverage</source>
        <comment>a single word</comment>
        <translation>покриття</translation>
    </message>
    <message>
        <source>longest</source>
        <comment>a single word</comment>
        <translation>найдовший</translation>
    </message>
    <message>
        <source>passages</source>
        <comment>a single word</comment>
        <translation>фрагменти</translation>
    </message>
    <message>
        <source>shingles</source>
        <comment>a single word</comment>
        <translation>шингли</translation>
    </message>
    <message>
        <source>percentile</source>
        <comment>a single word</comment>
        <translation>процентиль</translation>
    </message>
    <message>
        <source>disguises</source>
        <comment>a single word</comment>
        <translation>маскування</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>a single word</comment>
        <translation>вердикт</translation>
    </message>
    <message>
        <source>note</source>
        <comment>a single word</comment>
        <translation>нотатка</translation>
    </message>
    <message>
        <source>Type parts of names, and conditions such as: %1</source>
        <translation>Введіть частини назв і умови, наприклад: %1</translation>
    </message>
    <message>
        <source>Known are: %1</source>
        <translation>Є показники: %1</translation>
    </message>
    <message>
        <source>A text in quotes is always part of a name. Of two sides the larger counts.</source>
        <translation>Текст у лапках — завжди частина назви. З двох боків береться більший.</translation>
    </message>
    <message>
        <source>%1: pairs with a note. %1 = late: those whose note has “late” in it.</source>
        <translation>%1: пари з нотаткою. %1 = пізно: ті, у чиїй нотатці є «пізно».</translation>
    </message>
    <message>
        <source>“%1”: there is no such figure; known are %2. Put names in quotes.</source>
        <translation>«%1»: такого показника немає; є %2. Назви беріть у лапки.</translation>
    </message>
    <message>
        <source>“%1”: a value is missing.</source>
        <translation>«%1»: немає значення.</translation>
    </message>
    <message>
        <source>“%1”: the value is not a number.</source>
        <translation>«%1»: значення — не число.</translation>
    </message>
    <message>
        <source>“%1”: there is no such verdict; known are %3.</source>
        <translation>«%1»: такого вердикту немає; є %3.</translation>
    </message>
    <message>
        <source>“%1”: a verdict can only be = or !=.</source>
        <translation>«%1»: для вердикту є лише = та !=.</translation>
    </message>
    <message>
        <source>“%1”: for a note there are only = (has it) and != (does not).</source>
        <translation>«%1»: для нотатки є лише = (містить) та != (не містить).</translation>
    </message>
</context>
<context>
    <name>PairNote</name>
    <message>
        <source>Note on the pair</source>
        <translation>Нотатка до пари</translation>
    </message>
    <message>
        <source>Note on this pair…</source>
        <translation>Нотатка до цієї пари…</translation>
    </message>
    <message>
        <source>Names are hidden: show them to change the note.</source>
        <translation>Імена приховано: щоб змінити нотатку, покажіть їх.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Нотатка</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Нотатка…</translation>
    </message>
    <message>
        <source>Write a note on this pair</source>
        <translation>Написати нотатку до цієї пари</translation>
    </message>
    <message>
        <source>Note on the pair: %1</source>
        <translation>Нотатка до пари: %1</translation>
    </message>
</context>
<context>
    <name>PairTable</name>
    <message>
        <source>Pairs of documents</source>
        <translation>Пари документів</translation>
    </message>
    <message>
        <source>Show both texts</source>
        <translation>Показати обидва тексти</translation>
    </message>
    <message>
        <source>Show the left text alone</source>
        <translation>Показати лише лівий текст</translation>
    </message>
    <message>
        <source>Show the right text alone</source>
        <translation>Показати лише правий текст</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Скільки вміститься</translation>
    </message>
</context>
<context>
    <name>PairText</name>
    <message>
        <source>Not compared: both are archive documents</source>
        <translation>Не порівнюються: обидва документи архівні</translation>
    </message>
    <message>
        <source>No shared shingle</source>
        <translation>Немає спільних шинглів</translation>
    </message>
    <message>
        <source>%1 of “%2” also in “%3”</source>
        <translation>%1 тексту «%2» є і в «%3»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln спільний шингл</numerusform>
            <numerusform>%Ln спільні шингли</numerusform>
            <numerusform>%Ln спільних шинглів</numerusform>
        </translation>
    </message>
    <message>
        <source>Drafts of one author: not counted</source>
        <translation>Чернетки одного автора: не враховуються</translation>
    </message>
    <message>
        <source>Jaccard: %1</source>
        <translation>Жаккар: %1</translation>
    </message>
    <message>
        <source>Containment, the larger: %1</source>
        <translation>Входження, більше: %1</translation>
    </message>
</context>
<context>
    <name>PaneCommands</name>
    <message>
        <source>Copy with citation</source>
        <translation>Копіювати з посиланням</translation>
    </message>
    <message>
        <source>Find in the other text</source>
        <translation>Знайти в іншому тексті</translation>
    </message>
</context>
<context>
    <name>PaneHeader</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in passages</source>
        <translation>%1 у фрагментах</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) left out: template</source>
        <translation>
            <numerusform>%Ln слово не враховано: шаблон</numerusform>
            <numerusform>%Ln слова не враховано: шаблон</numerusform>
            <numerusform>%Ln слів не враховано: шаблон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) left out: excluded phrases</source>
        <translation>
            <numerusform>%Ln слово не враховано: вилучені фрази</numerusform>
            <numerusform>%Ln слова не враховано: вилучені фрази</numerusform>
            <numerusform>%Ln слів не враховано: вилучені фрази</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) left out: quotations</source>
        <translation>
            <numerusform>%Ln слово не враховано: цитати</numerusform>
            <numerusform>%Ln слова не враховано: цитати</numerusform>
            <numerusform>%Ln слів не враховано: цитати</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) left out: bibliographies</source>
        <translation>
            <numerusform>%Ln слово не враховано: список літератури</numerusform>
            <numerusform>%Ln слова не враховано: список літератури</numerusform>
            <numerusform>%Ln слів не враховано: список літератури</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParagraphModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shared</source>
        <translation>спільного %1</translation>
    </message>
    <message>
        <source>Paragraph %1: %2</source>
        <translation>Абзац %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>goes with %n paragraph(s) of the other text: %1</source>
        <translation>
            <numerusform>пов’язаний із %n абзацом іншого тексту: %1</numerusform>
            <numerusform>пов’язаний із %n абзацами іншого тексту: %1</numerusform>
            <numerusform>пов’язаний із %n абзацами іншого тексту: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartNames</name>
    <message>
        <source>Body text</source>
        <translation>Основний текст</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Виноски</translation>
    </message>
    <message>
        <source>Headers and footers</source>
        <translation>Колонтитули</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Примітки</translation>
    </message>
    <message>
        <source>Deleted text</source>
        <translation>Видалений текст</translation>
    </message>
    <message>
        <source>Descriptions of pictures</source>
        <translation>Описи зображень</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>Коди полів</translation>
    </message>
</context>
<context>
    <name>PartsField</name>
    <message>
        <source>None of the loaded languages can tell this part of speech.</source>
        <translation>Для жодної з відкритих мов ця частина мови не визначається.</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>identical</source>
        <translation>дослівно</translation>
    </message>
    <message>
        <source>lightly edited</source>
        <translation>злегка змінено</translation>
    </message>
    <message>
        <source>reordered</source>
        <translation>перебудовано</translation>
    </message>
    <message>
        <source>heavily edited</source>
        <translation>сильно змінено</translation>
    </message>
    <message>
        <source>not cited</source>
        <translation>без лапок і посилання</translation>
    </message>
    <message>
        <source>quotation marks missing</source>
        <translation>без лапок</translation>
    </message>
    <message>
        <source>citation missing</source>
        <translation>без посилання</translation>
    </message>
    <message>
        <source>cited and quoted</source>
        <translation>з лапками й посиланням</translation>
    </message>
    <message>
        <source>bibliography</source>
        <translation>список літератури</translation>
    </message>
    <message>
        <source>template</source>
        <translation>шаблон</translation>
    </message>
    <message>
        <source>own work</source>
        <translation>власна робота</translation>
    </message>
</context>
<context>
    <name>PassageDecision</name>
    <message>
        <source>Next open</source>
        <translation>До невирішеного</translation>
    </message>
    <message>
        <source>Go to the next passage without a verdict (%1)</source>
        <translation>До наступного фрагмента без вердикту (%1)</translation>
    </message>
    <message>
        <source>Note on the passage</source>
        <translation>Нотатка до фрагмента</translation>
    </message>
    <message>
        <source>Names are hidden: show them to change the note.</source>
        <translation>Імена приховано: щоб змінити нотатку, покажіть їх.</translation>
    </message>
</context>
<context>
    <name>PassageFigures</name>
    <message>
        <source>Look for rewritten passages</source>
        <translation>Знайти переписані фрагменти</translation>
    </message>
    <message>
        <source>Tells how much of the right text stands in passages, and what of it is cited</source>
        <translation>Показує, скільки правого тексту у фрагментах і що з цього процитовано</translation>
    </message>
    <message>
        <source>Of the words of the right text, those in any passage that the left text has too, cited or not.</source>
        <translation>Частка слів правого тексту у фрагментах, що є і в лівому, процитованих чи ні.</translation>
    </message>
    <message>
        <source>Of all words of the right text, those inside quotation marks, also where nothing was found.</source>
        <translation>Частка всіх слів правого тексту, що стоять у лапках, навіть там, де нічого не знайдено.</translation>
    </message>
    <message>
        <source>The same without passages that do not count: %1. A passage counts as a whole, by what most of its words are. The panel Passages has the switches.</source>
        <translation>Те саме без фрагментів, що не рахуються: %1. Фрагмент рахується цілком — за тим, чим є більшість його слів. Перемикачі — на панелі «Фрагменти».</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>таких немає</translation>
    </message>
    <message numerus="yes">
        <source>Your verdicts go before that: %Ln passage(s) have one.</source>
        <translation>
            <numerusform>Ваші вердикти важать більше: вони є у %Ln фрагмента.</numerusform>
            <numerusform>Ваші вердикти важать більше: вони є у %Ln фрагментів.</numerusform>
            <numerusform>Ваші вердикти важать більше: вони є у %Ln фрагментів.</numerusform>
        </translation>
    </message>
    <message>
        <source>of the right text in passages</source>
        <translation>правого тексту у фрагментах</translation>
    </message>
    <message>
        <source>in passages</source>
        <translation>у фрагментах</translation>
    </message>
    <message>
        <source>of the right text in passages, %1 of the left text</source>
        <translation>правого тексту у фрагментах, %1 лівого тексту</translation>
    </message>
    <message>
        <source>after exclusions</source>
        <translation>після вилучень</translation>
    </message>
    <message>
        <source>of the text stands in quotation marks</source>
        <translation>тексту в лапках</translation>
    </message>
    <message>
        <source>in quotation marks</source>
        <translation>у лапках</translation>
    </message>
</context>
<context>
    <name>PassageFilter</name>
    <message>
        <source>Which passages to list</source>
        <translation>Які фрагменти показувати</translation>
    </message>
</context>
<context>
    <name>PassageModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Number, sign and colour of a passage in the texts, by its place in the left one</source>
        <translation>Номер, знак і колір фрагмента в текстах, за порядком у лівому</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>What you have decided about the passage: O, I, C or X in the list</source>
        <translation>Що ви вирішили про фрагмент: O, I, C або X у списку</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Зміна</translation>
    </message>
    <message>
        <source>How much of the passage was changed</source>
        <translation>Наскільки змінено фрагмент</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Статус</translation>
    </message>
    <message>
        <source>Whether the right text says where the passage is from</source>
        <translation>Чи вказано у правому тексті, звідки фрагмент</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Words of the passage in the right text</source>
        <translation>Скільки слів фрагмента у правому тексті</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Збережено</translation>
    </message>
    <message>
        <source>Share of the words of both sides that are there in the same order</source>
        <translation>Частка слів обох боків, що стоять у тому самому порядку</translation>
    </message>
    <message>
        <source>In the right text</source>
        <translation>У правому тексті</translation>
    </message>
    <message>
        <source>How the passage begins in the right text</source>
        <translation>Як фрагмент починається у правому тексті</translation>
    </message>
    <message>
        <source>%1, with a note</source>
        <translation>%1, з нотаткою</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the words kept</source>
        <translation>збережено %1 слів</translation>
    </message>
    <message>
        <source>%1; in the left text: %2</source>
        <translation>%1; у лівому тексті: %2</translation>
    </message>
</context>
<context>
    <name>PassageTable</name>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>Show in the texts</source>
        <translation>Показати в текстах</translation>
    </message>
    <message>
        <source>Copy both sides</source>
        <translation>Копіювати обидва боки</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Копіювати з посиланням</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Нотатка…</translation>
    </message>
</context>
<context>
    <name>PassageVerdict</name>
    <message>
        <source>Verdict on this passage: %1</source>
        <translation>Вердикт про цей фрагмент: %1</translation>
    </message>
    <message>
        <source>Keys: O, I, C and X decide, N goes to the next open passage; with Shift they decide the pair.</source>
        <translation>Клавіші: O, I, C та X — вердикт, N — наступний невирішений фрагмент; із Shift вердикт стосується пари.</translation>
    </message>
</context>
<context>
    <name>PassagesPanel</name>
    <message>
        <source>What counts</source>
        <translation>Що враховувати</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>Compare two documents to list here, passage by passage, what one has of the other.</source>
        <translation>Порівняйте два документи — тут з’являться фрагменти одного, які є і в іншому.</translation>
    </message>
    <message>
        <source>Looking for passages, copied or rewritten…</source>
        <translation>Шукаємо фрагменти, скопійовані й переписані…</translation>
    </message>
    <message>
        <source>No passage fits both filters. Clear one of them to see more.</source>
        <translation>Обом фільтрам не відповідає жоден фрагмент. Зніміть один із них, щоб побачити більше.</translation>
    </message>
    <message>
        <source>Nothing of one text was found in the other, neither copied nor rewritten.</source>
        <translation>Ні скопійованого, ні переписаного з одного тексту в іншому не знайдено.</translation>
    </message>
    <message>
        <source>%1 of the right text stands in passages, %2 after exclusions.</source>
        <translation>У фрагментах %1 правого тексту, після вилучень — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln passage(s) reviewed.</source>
        <translation>
            <numerusform>Переглянуто %1 з %Ln фрагмента.</numerusform>
            <numerusform>Переглянуто %1 з %Ln фрагментів.</numerusform>
            <numerusform>Переглянуто %1 з %Ln фрагментів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every repeat was followed: some passages may be missing.</source>
        <translation>Простежено не всі повтори: якихось фрагментів може бракувати.</translation>
    </message>
</context>
<context>
    <name>PhraseModel</name>
    <message>
        <source>Leave out</source>
        <translation>Вилучити</translation>
    </message>
    <message>
        <source>Phrases as they stand in the first text that has them</source>
        <translation>Фрази в тому вигляді, в якому вони стоять у першому тексті, де трапилися</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Compared words of the phrase</source>
        <translation>Скільки порівнюваних слів у фразі</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Тексти</translation>
    </message>
    <message>
        <source>In how many texts it stands; templates and archive do not count</source>
        <translation>У скількох текстах вона є; шаблони й архів не рахуються</translation>
    </message>
</context>
<context>
    <name>PhraseTable</name>
    <message>
        <source>Common phrases</source>
        <translation>Спільні фрази</translation>
    </message>
</context>
<context>
    <name>PhrasesField</name>
    <message>
        <source>one phrase a line</source>
        <translation>одна фраза в рядку</translation>
    </message>
</context>
<context>
    <name>PlaceModel</name>
    <message>
        <source>As typed</source>
        <translation>Як набрано</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Як читається</translation>
    </message>
    <message>
        <source>%1, read as “%2”</source>
        <translation>%1, читається як «%2»</translation>
    </message>
</context>
<context>
    <name>PlaceTable</name>
    <message>
        <source>Places</source>
        <translation>Місця</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>not every repeat is listed</source>
        <translation>перелічено не всі повтори</translation>
    </message>
    <message>
        <source>some may be missing: the texts are very long or repeat themselves</source>
        <translation>якихось може бракувати: тексти дуже довгі або з повторами</translation>
    </message>
    <message>
        <source>Nothing in these texts is copied or rewritten, as far as can be told.</source>
        <translation>Нічого скопійованого чи переписаного в цих текстах, наскільки можна судити, немає.</translation>
    </message>
    <message numerus="yes">
        <source>These texts share no run of %Ln word(s).</source>
        <translation>
            <numerusform>У цих текстах немає спільної послідовності з %Ln слова.</numerusform>
            <numerusform>У цих текстах немає спільної послідовності з %Ln слів.</numerusform>
            <numerusform>У цих текстах немає спільної послідовності з %Ln слів.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Сторінки налаштувань</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>Ви&amp;гляд</translation>
    </message>
    <message>
        <source>&amp;Comparing</source>
        <translation>Пор&amp;івняння</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Файли</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Project</source>
        <translation>Проєкт</translation>
    </message>
</context>
<context>
    <name>ProjectController</name>
    <message numerus="yes">
        <source>Projects are opened one at a time: %1, and not the %Ln other(s).</source>
        <translation>
            <numerusform>Проєкти відкриваються по одному: відкрито %1, ще %Ln не відкрито.</numerusform>
            <numerusform>Проєкти відкриваються по одному: відкрито %1, ще %Ln не відкрито.</numerusform>
            <numerusform>Проєкти відкриваються по одному: відкрито %1, ще %Ln не відкрито.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no documents in this project.</source>
        <translation>У цьому проєкті немає документів.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Збережено: %1</translation>
    </message>
</context>
<context>
    <name>ProjectQuestions</name>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Зберегти зміни в %1?</translation>
    </message>
    <message>
        <source>Save your work?</source>
        <translation>Зберегти зроблене?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>Незбережене буде втрачено.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln verdict(s) or note(s) would be lost otherwise.</source>
        <translation>
            <numerusform>Інакше буде втрачено вердиктів і нотаток: %Ln.</numerusform>
            <numerusform>Інакше буде втрачено вердиктів і нотаток: %Ln.</numerusform>
            <numerusform>Інакше буде втрачено вердиктів і нотаток: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Не зберігати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>%1 was changed on disk after it was opened here.</source>
        <translation>Файл %1 змінився на диску після того, як його тут відкрили.</translation>
    </message>
    <message>
        <source>Saving would replace what another program, or another window, has saved there.</source>
        <translation>Збереження замінить те, що записала туди інша програма або інше вікно.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>За&amp;мінити</translation>
    </message>
    <message>
        <source>There is a file %1 already. Replace it?</source>
        <translation>Файл %1 уже є. Замінити його?</translation>
    </message>
    <message>
        <source>Another &amp;name…</source>
        <translation>&amp;Інша назва…</translation>
    </message>
    <message>
        <source>A copy has no name yet: nothing that you change in it gets into that file.</source>
        <translation>Копія ще не має назви: жодна ваша зміна до того файлу не потрапить.</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>Відкрити &amp;копію</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Видалити</translation>
    </message>
    <message>
        <source>Discard this work?</source>
        <translation>Видалити те, що збереглося?</translation>
    </message>
    <message>
        <source>It is in no other file, and cannot be brought back.</source>
        <translation>Цього немає в жодному іншому файлі, повернути буде неможливо.</translation>
    </message>
    <message>
        <source>Save it under another name.</source>
        <translation>Збережіть його під іншою назвою.</translation>
    </message>
    <message>
        <source>The project could not be saved.</source>
        <translation>Зберегти проєкт не вдалося.</translation>
    </message>
    <message>
        <source>The project could not be opened.</source>
        <translation>Відкрити проєкт не вдалося.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Your work is still here.</source>
        <translation>Усе зроблене ще тут.</translation>
    </message>
    <message>
        <source>%1 is open in another window of Imbrex.</source>
        <translation>Проєкт %1 відкрито в іншому вікні Imbrex.</translation>
    </message>
    <message>
        <source>%1 is open in another window of Imbrex (%2).</source>
        <translation>Проєкт %1 відкрито в іншому вікні Imbrex (%2).</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>QueryScheduler</name>
    <message>
        <source>Stopped. Press F5 to compare again.</source>
        <translation>Зупинено. Натисніть F5, щоб порівняти знову.</translation>
    </message>
    <message>
        <source>This could not be computed.</source>
        <translation>Обчислити це не вдалося.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Already open, reading it again: %1</source>
        <translation>Уже відкрито, читається наново: %1</translation>
    </message>
    <message>
        <source>Pasted text %1</source>
        <translation>Вставлений текст %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %Ln file(s) were not read.</source>
        <translation>
            <numerusform>Зупинено. Не прочитано %Ln файл.</numerusform>
            <numerusform>Зупинено. Не прочитано %Ln файли.</numerusform>
            <numerusform>Зупинено. Не прочитано %Ln файлів.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показати в папці</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Прибрати зі списку</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>Файлу «%1» більше немає.</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Очистити список</translation>
    </message>
    <message>
        <source>Not shown while names are hidden</source>
        <translation>Поки імена приховано, не показується</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Поки нічого не відкривали</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Recover</source>
        <translation>Відновити</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Imbrex did not close properly.</source>
        <translation>Imbrex завершив роботу неправильно.</translation>
    </message>
    <message>
        <source>What it kept cannot be read: %1</source>
        <translation>Збережене не вдається прочитати: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документи</numerusform>
            <numerusform>%Ln документів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with a verdict</source>
        <translation>
            <numerusform>%Ln пара з вердиктом</numerusform>
            <numerusform>%Ln пари з вердиктом</numerusform>
            <numerusform>%Ln пар із вердиктом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) with a verdict</source>
        <translation>
            <numerusform>%Ln фрагмент із вердиктом</numerusform>
            <numerusform>%Ln фрагменти з вердиктом</numerusform>
            <numerusform>%Ln фрагментів із вердиктом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln нотатка</numerusform>
            <numerusform>%Ln нотатки</numerusform>
            <numerusform>%Ln нотаток</numerusform>
        </translation>
    </message>
    <message>
        <source>last changed %1</source>
        <translation>остання зміна %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>The report is written: %1</source>
        <translation>Звіт записано: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) are written to %1</source>
        <translation>
            <numerusform>Записано %Ln звіт: %1</numerusform>
            <numerusform>Записано %Ln звіти: %1</numerusform>
            <numerusform>Записано %Ln звітів: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) lie in this folder: look before you pass it on.</source>
        <translation>
            <numerusform>У цій папці є ще %Ln інший файл: погляньте, перш ніж передавати її.</numerusform>
            <numerusform>У цій папці є ще %Ln інші файли: погляньте, перш ніж передавати її.</numerusform>
            <numerusform>У цій папці є ще %Ln інших файлів: погляньте, перш ніж передавати її.</numerusform>
        </translation>
    </message>
    <message>
        <source>The report could not be written.</source>
        <translation>Записати звіт не вдалося.</translation>
    </message>
    <message>
        <source>Writing the report was stopped.</source>
        <translation>Запис звіту зупинено.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save a report</source>
        <translation>Зберегти звіт</translation>
    </message>
    <message>
        <source>&amp;Hide names</source>
        <translation>Приховати &amp;імена</translation>
    </message>
    <message>
        <source>With &amp;verdicts and notes</source>
        <translation>З &amp;вердиктами й нотатками</translation>
    </message>
    <message>
        <source>&amp;Open it when it is written</source>
        <translation>Відкрити &amp;готовий звіт</translation>
    </message>
    <message>
        <source>The &amp;two documents side by side</source>
        <translation>&amp;Два документи поруч</translation>
    </message>
    <message>
        <source>The &amp;class: pairs worth reading, groups, documents</source>
        <translation>До&amp;бірка: пари, які варто прочитати, групи, документи</translation>
    </message>
    <message>
        <source>The class, and a report for each &amp;pair worth reading</source>
        <translation>Добірка й звіт на кожну &amp;пару, яку варто прочитати</translation>
    </message>
    <message>
        <source>The class, and a report for each &amp;document</source>
        <translation>Добірка й звіт на &amp;кожен документ</translation>
    </message>
    <message>
        <source>Web page: one file, for any browser</source>
        <translation>Вебсторінка: один файл для будь-якого браузера</translation>
    </message>
    <message>
        <source>PDF: for paper</source>
        <translation>PDF: для друку</translation>
    </message>
    <message>
        <source>CSV: figures for a spreadsheet</source>
        <translation>CSV: числа для таблиць</translation>
    </message>
    <message>
        <source>JSON: figures for a program</source>
        <translation>JSON: числа для програм</translation>
    </message>
    <message>
        <source>the names of the documents</source>
        <translation>назви документів</translation>
    </message>
    <message>
        <source>Without them, the report has the figures of the program alone, as if nothing had been decided</source>
        <translation>Без них у звіті лише числа програми, ніби нічого не вирішено</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Language of the report</source>
        <translation>Мова звіту</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Приховати імена</translation>
    </message>
    <message>
        <source>With verdicts and notes</source>
        <translation>З вердиктами й нотатками</translation>
    </message>
    <message>
        <source>Open it when it is written</source>
        <translation>Відкрити готовий звіт</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Формат:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Мова:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>&amp;Заголовок:</translation>
    </message>
    <message>
        <source>A report holds the texts it quotes, the settings, and the hashes of all files. It is not sent anywhere.</source>
        <translation>У звіті — цитовані тексти, налаштування й хеші всіх файлів. Він нікуди не надсилається.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Добірка</translation>
    </message>
    <message>
        <source>Folder for the reports</source>
        <translation>Папка для звітів</translation>
    </message>
</context>
<context>
    <name>RestingMarks</name>
    <message numerus="yes">
        <source>%Ln verdict(s) kept for passages that are not found now</source>
        <translation>
            <numerusform>%Ln вердикт збережено для фрагментів, яких зараз не знайдено</numerusform>
            <numerusform>%Ln вердикти збережено для фрагментів, яких зараз не знайдено</numerusform>
            <numerusform>%Ln вердиктів збережено для фрагментів, яких зараз не знайдено</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept verdicts and notes</source>
        <translation>Збережені вердикти й нотатки</translation>
    </message>
    <message>
        <source>What you have decided about passages that are not found now. It holds again as soon as they are, by other options or another text.</source>
        <translation>Що ви вирішили про фрагменти, яких зараз не знайдено. Це знову діятиме, щойно вони знайдуться — з іншими параметрами чи іншим текстом.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Note on the passage…</source>
        <translation>Нотатка до фрагмента…</translation>
    </message>
    <message>
        <source>Note on the pair…</source>
        <translation>Нотатка до пари…</translation>
    </message>
    <message>
        <source>Next open passage</source>
        <translation>Наступний невирішений фрагмент</translation>
    </message>
    <message>
        <source>Previous open passage</source>
        <translation>Попередній невирішений фрагмент</translation>
    </message>
    <message>
        <source>Verdict on the passage</source>
        <translation>Вердикт про фрагмент</translation>
    </message>
    <message>
        <source>Verdict on the pair</source>
        <translation>Вердикт про пару</translation>
    </message>
    <message>
        <source>Decide under “%1”</source>
        <translation>Вирішити в режимі «%1»</translation>
    </message>
    <message>
        <source>No passage is chosen: F8 goes to the next one. With Shift, the key decides the pair.</source>
        <translation>Фрагмент не вибрано: F8 веде до наступного. Із Shift клавіша стосується пари.</translation>
    </message>
</context>
<context>
    <name>ReviewedPair</name>
    <message>
        <source>Does not count: %1</source>
        <translation>Не рахується: %1</translation>
    </message>
    <message>
        <source>Does not count, by your verdict: %1</source>
        <translation>Не рахується за вашим вердиктом: %1</translation>
    </message>
    <message>
        <source>Counts, by your verdict: %1</source>
        <translation>Рахується за вашим вердиктом: %1</translation>
    </message>
    <message numerus="yes">
        <source>verdict “%1” on %Ln passage(s)</source>
        <translation>
            <numerusform>вердикт «%1» для %Ln фрагмента</numerusform>
            <numerusform>вердикт «%1» для %Ln фрагментів</numerusform>
            <numerusform>вердикт «%1» для %Ln фрагментів</numerusform>
        </translation>
    </message>
    <message>
        <source>note on a passage</source>
        <translation>нотатка до фрагмента</translation>
    </message>
</context>
<context>
    <name>RewritingOutcome</name>
    <message>
        <source>%1 of the words kept</source>
        <translation>збережено %1 слів</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Фрагмент %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the left</source>
        <translation>
            <numerusform>%Ln слово ліворуч</numerusform>
            <numerusform>%Ln слова ліворуч</numerusform>
            <numerusform>%Ln слів ліворуч</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the right</source>
        <translation>
            <numerusform>%Ln слово праворуч</numerusform>
            <numerusform>%Ln слова праворуч</numerusform>
            <numerusform>%Ln слів праворуч</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Bands that lead from each passage to its twin</source>
        <translation>Стрічки, що ведуть від кожного фрагмента до його двійника</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Focus</source>
        <translation>Фокус</translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Open a project</source>
        <translation>Відкрити проєкт</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Зберегти проєкт</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Проєкт</translation>
    </message>
    <message>
        <source>Imbrex projects</source>
        <translation>Проєкти Imbrex</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Усі файли</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving was stopped. The file is as it was before.</source>
        <translation>Збереження зупинено. Файл лишився, як був.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>of the left shingles are on the right too</source>
        <translation>лівих шинглів є і праворуч</translation>
    </message>
    <message>
        <source>Containment: of the distinct shingles of the left text, the share that the right text has too.</source>
        <translation>Входження: яка частка різних шинглів лівого тексту є і в правому.</translation>
    </message>
    <message>
        <source>of the right shingles are on the left too</source>
        <translation>правих шинглів є і ліворуч</translation>
    </message>
    <message>
        <source>Containment: of the distinct shingles of the right text, the share that the left text has too.</source>
        <translation>Входження: яка частка різних шинглів правого тексту є і в лівому.</translation>
    </message>
    <message>
        <source>of all shingles stand in both texts</source>
        <translation>усіх шинглів є в обох</translation>
    </message>
    <message>
        <source>Jaccard (resemblance): of all distinct shingles of both texts, the share that stands in each.</source>
        <translation>Міра Жаккара (подібність): яка частка всіх різних шинглів обох текстів є в кожному з них.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln спільний шингл</numerusform>
            <numerusform>%Ln спільні шингли</numerusform>
            <numerusform>%Ln спільних шинглів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) to a shingle</source>
        <translation>
            <numerusform>%Ln слово в шинглі</numerusform>
            <numerusform>%Ln слова в шинглі</numerusform>
            <numerusform>%Ln слів у шинглі</numerusform>
        </translation>
    </message>
    <message>
        <source>A figure is not a verdict: read the passages.</source>
        <translation>Число — не вирок: прочитайте фрагменти.</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search again</source>
        <translation>Шукати знову</translation>
    </message>
    <message>
        <source>Searching for rewritten passages…</source>
        <translation>Шукаємо переписані фрагменти…</translation>
    </message>
    <message>
        <source>Until then the last ones stay.</source>
        <translation>Доти показано попередні.</translation>
    </message>
    <message>
        <source>Until then: exact passages.</source>
        <translation>Доти показано точні збіги.</translation>
    </message>
    <message>
        <source>What you see are exact passages.</source>
        <translation>Показано точні збіги.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>Settings cannot be kept: %1 cannot be written. Everything else works.</source>
        <translation>Налаштування не збережуться: не вдається записати %1. Усе інше працює.</translation>
    </message>
    <message>
        <source>Settings cannot be kept: %1 cannot be read. Everything else works.</source>
        <translation>Налаштування не збережуться: не вдається прочитати %1. Усе інше працює.</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew. The old ones are kept in %1.</source>
        <translation>Налаштування не вдалося прочитати, їх задано наново. Старі збережено в %1.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Що роблять</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>У текстах</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Left text</source>
        <translation>Лівий текст</translation>
    </message>
    <message>
        <source>Right text</source>
        <translation>Правий текст</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Фрагмент %1 з %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Original</source>
        <translation>Оригінал</translation>
    </message>
    <message>
        <source>Drop a file here, or click to choose</source>
        <translation>Киньте сюди файл або клацніть, щоб вибрати</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>Переробка</translation>
    </message>
    <message>
        <source>Take the tour (1 minute)</source>
        <translation>Огляд програми (1 хвилина)</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: texts are compared here and not sent anywhere.</source>
        <translation>Ніщо не залишає цього комп’ютера: тексти порівнюються тут і нікуди не надсилаються.</translation>
    </message>
    <message>
        <source>Recent files:</source>
        <translation>Нещодавні файли:</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>Проєкт %1</translation>
    </message>
    <message>
        <source>What do two texts share?</source>
        <translation>Що спільного у двох текстів?</translation>
    </message>
    <message>
        <source>Open a folder of essays…</source>
        <translation>Відкрити папку з роботами…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Вставити текст</translation>
    </message>
    <message>
        <source>Open the sample essays</source>
        <translation>Відкрити приклади</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Бібліотека</translation>
    </message>
    <message>
        <source>Earlier essays, and what new ones repeat of them (Ctrl+Shift+L)</source>
        <translation>Попередні роботи й те, що з них повторюють нові (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>or drop a folder of essays anywhere on the window</source>
        <translation>або киньте папку з роботами просто у вікно</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Читання…</translation>
    </message>
    <message>
        <source>Finding words…</source>
        <translation>Пошук слів…</translation>
    </message>
    <message>
        <source>Canonizing…</source>
        <translation>Канонізація…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Порівняння…</translation>
    </message>
    <message>
        <source>Looking for clusters…</source>
        <translation>Шукаємо кластери…</translation>
    </message>
    <message>
        <source>Drawing the graph…</source>
        <translation>Малюємо граф…</translation>
    </message>
    <message>
        <source>Finding passages…</source>
        <translation>Шукаємо фрагменти…</translation>
    </message>
    <message>
        <source>Comparing words…</source>
        <translation>Порівнюємо слова…</translation>
    </message>
    <message>
        <source>Looking for disguises…</source>
        <translation>Шукаємо маскування…</translation>
    </message>
    <message>
        <source>Looking for rare things…</source>
        <translation>Шукаємо рідкісне…</translation>
    </message>
    <message>
        <source>Looking for common phrases…</source>
        <translation>Шукаємо спільні фрази…</translation>
    </message>
    <message>
        <source>Looking for what clusters share…</source>
        <translation>Шукаємо спільне в кластерах…</translation>
    </message>
    <message>
        <source>Trying other options…</source>
        <translation>Пробуємо інші параметри…</translation>
    </message>
    <message>
        <source>Making fingerprints…</source>
        <translation>Будуємо відбитки…</translation>
    </message>
    <message>
        <source>Gathering topics…</source>
        <translation>Збираємо теми…</translation>
    </message>
    <message>
        <source>Adding to the library…</source>
        <translation>Додаємо до бібліотеки…</translation>
    </message>
    <message>
        <source>Checking against the library…</source>
        <translation>Перевіряємо за бібліотекою…</translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation>Перевіряємо файл…</translation>
    </message>
    <message>
        <source>Checking documents…</source>
        <translation>Перевіряємо документи…</translation>
    </message>
    <message>
        <source>Checking the index…</source>
        <translation>Перевіряємо індекс…</translation>
    </message>
    <message>
        <source>Bringing the library up to date…</source>
        <translation>Оновлюємо бібліотеку…</translation>
    </message>
    <message>
        <source>Looking for near-duplicates…</source>
        <translation>Шукаємо майже дублікати…</translation>
    </message>
    <message>
        <source>Making the index…</source>
        <translation>Будуємо індекс…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Видаляємо…</translation>
    </message>
    <message>
        <source>Writing reports…</source>
        <translation>Пишемо звіти…</translation>
    </message>
    <message>
        <source>Opening the project…</source>
        <translation>Відкриваємо проєкт…</translation>
    </message>
    <message>
        <source>Saving the project…</source>
        <translation>Зберігаємо проєкт…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Перебіг роботи</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Виконується…</translation>
    </message>
</context>
<context>
    <name>StretchGutter</name>
    <message>
        <source>Numbers of the texts that the lines beside them also stand in</source>
        <translation>Номери текстів, де теж є рядки поруч</translation>
    </message>
</context>
<context>
    <name>StretchPane</name>
    <message>
        <source>The text, in colour where it also stands in another one</source>
        <translation>Текст; кольором позначено те, що є і в інших</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Виділити все</translation>
    </message>
</context>
<context>
    <name>SuggestedAuthorsDialog</name>
    <message>
        <source>Authors from document properties</source>
        <translation>Автори з властивостей документів</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Узяти</translation>
    </message>
    <message>
        <source>Suggested authors</source>
        <translation>Пропоновані автори</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Properties say who owns the computer or made the file; a copied file keeps the first author&apos;s name. Accept only what you trust: texts of one author are not ranked with the others.</source>
        <translation>Властивості кажуть, чий це комп’ютер або хто створив файл; у копії файлу лишається ім’я першого автора. Беріть лише те, чому довіряєте: тексти одного автора не потрапляють до загального ряду з рештою.</translation>
    </message>
    <message numerus="yes">
        <source>The properties of %Ln document(s) name no new author.</source>
        <translation>
            <numerusform>У властивостях %Ln документа нових авторів немає.</numerusform>
            <numerusform>У властивостях %Ln документів нових авторів немає.</numerusform>
            <numerusform>У властивостях %Ln документів нових авторів немає.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will get an author; those that have one keep it.</source>
        <translation>
            <numerusform>Автора буде вказано в %Ln документа; уже вказані лишаться.</numerusform>
            <numerusform>Автора буде вказано в %Ln документів; уже вказані лишаться.</numerusform>
            <numerusform>Автора буде вказано в %Ln документів; уже вказані лишаться.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwitchModel</name>
    <message>
        <source>As it is now</source>
        <translation>Як зараз</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Зміна</translation>
    </message>
    <message>
        <source>Left in right</source>
        <translation>Лівий
у правому</translation>
    </message>
    <message>
        <source>Right in left</source>
        <translation>Правий
у лівому</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <translation>Враховувати: %1</translation>
    </message>
    <message>
        <source>Leave out: %1</source>
        <translation>Не враховувати: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>увімк.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>вимк.</translation>
    </message>
</context>
<context>
    <name>SwitchTable</name>
    <message>
        <source>What each option would change</source>
        <translation>Що змінить кожен параметр</translation>
    </message>
</context>
<context>
    <name>TextFilter</name>
    <message>
        <source>Find a name</source>
        <translation>Знайти назву</translation>
    </message>
</context>
<context>
    <name>TextList</name>
    <message>
        <source>Texts of the class</source>
        <translation>Тексти добірки</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln shown</source>
        <translation>
            <numerusform>Показано %1 з %Ln</numerusform>
            <numerusform>Показано %1 з %Ln</numerusform>
            <numerusform>Показано %1 з %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextModel</name>
    <message>
        <source>not compared</source>
        <translation>не порівнюється</translation>
    </message>
    <message>
        <source>highest %1</source>
        <translation>найбільше %1</translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 лише тут</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Виділити все</translation>
    </message>
</context>
<context>
    <name>TextView</name>
    <message>
        <source>Choose a text to see where each part of it also stands.</source>
        <translation>Виберіть текст, щоб побачити, де ще є кожна його частина.</translation>
    </message>
    <message>
        <source>Looking where each part of this text also stands…</source>
        <translation>Шукаємо, де ще є частини цього тексту…</translation>
    </message>
</context>
<context>
    <name>ThresholdBar</name>
    <message>
        <source>Containment</source>
        <translation>Входження</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>The larger of the two: padding cannot hide what was copied.</source>
        <translation>Більше з двох: скопійованого не сховати, розбавивши текст.</translation>
    </message>
    <message>
        <source>Shared shingles of all distinct shingles of both texts</source>
        <translation>Частка спільних шинглів серед усіх різних шинглів обох текстів</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Поріг</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>Міра</translation>
    </message>
    <message>
        <source>Use the suggested threshold: %1</source>
        <translation>Взяти пропонований поріг: %1</translation>
    </message>
    <message>
        <source>Pairs from here up stand out from the rest of the class. The suggestion updates when you change options.</source>
        <translation>Звідси й вище пари виділяються серед решти. Поріг перераховується, коли змінюються параметри.</translation>
    </message>
    <message>
        <source>No pair stands out. Unrelated pairs in this class are not expected to score higher than this.</source>
        <translation>Жодна пара не виділяється. Вище цього порога непов’язані пари добірки зазвичай не піднімаються.</translation>
    </message>
    <message>
        <source>No chance level: too few pairs. This is the usual threshold without one.</source>
        <translation>Рівень випадковості не визначено: замало пар. Це звичайний поріг для такого випадку.</translation>
    </message>
    <message>
        <source>No chance level: too many of the pairs are similar. This is the usual threshold without one.</source>
        <translation>Рівень випадковості не визначено: забагато схожих пар. Це звичайний поріг для такого випадку.</translation>
    </message>
    <message>
        <source>Use the chance level: %1</source>
        <translation>За випадковістю: %1</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Close all documents first: the tour opens two samples.</source>
        <translation>Спершу закрийте всі документи: огляд відкриває два приклади.</translation>
    </message>
    <message>
        <source>Drop texts here</source>
        <translation>Кидайте тексти сюди</translation>
    </message>
    <message>
        <source>Drop two files, or a whole folder, anywhere on the window. For this tour, two sample essays are opened now.</source>
        <translation>Киньте два файли або цілу папку будь-куди у вікно. Для цього огляду зараз відкрито дві роботи-приклади.</translation>
    </message>
    <message>
        <source>What both texts share</source>
        <translation>Що спільного в обох текстів</translation>
    </message>
    <message>
        <source>The same colour and number stand for the same passage. Click one, and its twin comes level with it; F8 goes on to the next.</source>
        <translation>Однаковий колір і номер — той самий фрагмент. Клацніть його, і двійник стане поруч; F8 веде до наступного.</translation>
    </message>
    <message>
        <source>How much that is</source>
        <translation>Скільки спільного</translation>
    </message>
    <message>
        <source>A shingle is a few words in a row. This is how many of one text the other has too. A figure is not a verdict: read the passages.</source>
        <translation>Шингл — це кілька слів поспіль. Тут видно, скільки шинглів одного тексту є і в другому. Число — не вирок: прочитайте фрагменти.</translation>
    </message>
    <message>
        <source>What counts as the same</source>
        <translation>Що вважати однаковим</translation>
    </message>
    <message>
        <source>Longer shingles find only longer copies, shorter ones find more. A change shows at once; rest the mouse on an option to read what it does.</source>
        <translation>Довші шингли знаходять лише довші копії, коротші — більше. Зміну видно одразу; наведіть мишу на параметр, щоб прочитати, що він робить.</translation>
    </message>
    <message>
        <source>Edited passages too</source>
        <translation>І змінені фрагменти</translation>
    </message>
    <message>
        <source>Rewritten finds passages that were changed, and marks what became of each word. Map sets paragraph against paragraph.</source>
        <translation>«Переписані» знаходить змінені фрагменти й позначає, що сталося з кожним словом. «Карта» ставить абзац навпроти абзацу.</translation>
    </message>
    <message>
        <source>Handing it over</source>
        <translation>Передати результат</translation>
    </message>
    <message>
        <source>File, Save a report writes all of it for people without this program. F1 explains whatever is in front of you.</source>
        <translation>«Файл», «Зберегти звіт» запише все це для тих, хто не має програми. F1 пояснить усе, що перед вами.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>Undone: %1</source>
        <translation>Скасовано: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Скасувати: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Повторити: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторити</translation>
    </message>
</context>
<context>
    <name>UniqueModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unlocking</name>
    <message>
        <source>Enter password</source>
        <translation>Введіть пароль</translation>
    </message>
    <message>
        <source>This password does not open “%1”. Another one:</source>
        <translation>Цей пароль не відкриває «%1». Інший пароль:</translation>
    </message>
    <message>
        <source>Password of “%1”:</source>
        <translation>Пароль до «%1»:</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>open</source>
        <translation>невирішено</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>неважливо</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>цитата</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>копія</translation>
    </message>
    <message>
        <source>Nobody has decided yet: the passage counts by its standing</source>
        <translation>Ще не вирішено: фрагмент рахується за його статусом</translation>
    </message>
    <message>
        <source>Chance, or of no interest: the passage does not count</source>
        <translation>Випадковість або неважливе: фрагмент не рахується</translation>
    </message>
    <message>
        <source>Its source is given: the passage does not count</source>
        <translation>Джерело вказано: фрагмент не рахується</translation>
    </message>
    <message>
        <source>Copied: the passage counts, whatever its standing</source>
        <translation>Скопійовано: фрагмент рахується за будь-якого статусу</translation>
    </message>
</context>
<context>
    <name>VerdictChips</name>
    <message>
        <source>with a note</source>
        <translation>з нотаткою</translation>
    </message>
</context>
<context>
    <name>VerdictChoice</name>
    <message>
        <source>Verdict on the pair</source>
        <translation>Вердикт про пару</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>What you have decided about this pair. Keys: %1</source>
        <translation>Що ви вирішили про цю пару. Клавіші: %1</translation>
    </message>
</context>
<context>
    <name>WatchSign</name>
    <message>
        <source>Watching %1</source>
        <translation>Стеження: %1</translation>
    </message>
    <message>
        <source>Watching a folder</source>
        <translation>Стеження за папкою</translation>
    </message>
    <message>
        <source>not there now</source>
        <translation>зараз немає</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>нових: %Ln</numerusform>
            <numerusform>нових: %Ln</numerusform>
            <numerusform>нових: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message numerus="yes">
        <source>Watches the files of the open pair, and up to %Ln other(s)</source>
        <translation>
            <numerusform>Стежити за файлами відкритої пари й ще не більше ніж за %Ln іншим</numerusform>
            <numerusform>Стежити за файлами відкритої пари й ще не більше ніж за %Ln іншими</numerusform>
            <numerusform>Стежити за файлами відкритої пари й ще не більше ніж за %Ln іншими</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer where it was. What was read of it stays.</source>
        <translation>Файлу «%1» більше немає на попередньому місці. Прочитаний текст лишається.</translation>
    </message>
    <message>
        <source>It holds several documents now.</source>
        <translation>Тепер у ньому кілька документів.</translation>
    </message>
    <message>
        <source>%1 was changed on disk, but what was read before stays: %2</source>
        <translation>Файл «%1» змінився на диску, але лишається прочитане раніше: %2</translation>
    </message>
    <message>
        <source>%1 was changed on disk and read again.</source>
        <translation>Файл «%1» змінився на диску й прочитаний наново.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were changed on disk and read again.</source>
        <translation>
            <numerusform>%Ln файл змінився на диску й прочитаний наново.</numerusform>
            <numerusform>%Ln файли змінилися на диску й прочитані наново.</numerusform>
            <numerusform>%Ln файлів змінилися на диску й прочитані наново.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatIfPanel</name>
    <message>
        <source>Apply this change</source>
        <translation>Застосувати</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Що, якби</translation>
    </message>
    <message>
        <source>Open a pair to see how its score depends on shingle length and options.</source>
        <translation>Відкрийте пару, щоб побачити, як показник залежить від довжини шингла й параметрів.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln word(s)</source>
        <translation>
            <numerusform>Взяти %Ln слово</numerusform>
            <numerusform>Взяти %Ln слова</numerusform>
            <numerusform>Взяти %Ln слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chance, by %Ln other document(s)</source>
        <translation>
            <numerusform>випадковість, за %Ln іншим документом</numerusform>
            <numerusform>випадковість, за %Ln іншими документами</numerusform>
            <numerusform>випадковість, за %Ln іншими документами</numerusform>
        </translation>
    </message>
    <message>
        <source>chance, by the words in another order</source>
        <translation>випадковість, ті самі слова в іншому порядку</translation>
    </message>
    <message>
        <source>left in right</source>
        <translation>лівий у правому</translation>
    </message>
    <message>
        <source>right in left</source>
        <translation>правий у лівому</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
</context>
<context>
    <name>WindowLayout</name>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметри порівняння</translation>
    </message>
</context>
<context>
    <name>WordOutcome</name>
    <message>
        <source>“%1” is left out: %2</source>
        <translation>«%1» не враховується: %2</translation>
    </message>
    <message>
        <source>“%1” is compared as it is written</source>
        <translation>«%1» порівнюється, як написано</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (normal form)</source>
        <translation>«%1» порівнюється як «%2» (початкова форма)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (stem)</source>
        <translation>«%1» порівнюється як «%2» (основа)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (disguise undone)</source>
        <translation>«%1» порівнюється як «%2» (маскування знято)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (spelled alike)</source>
        <translation>«%1» порівнюється як «%2» (те саме написання)</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Фрагмент %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared word(s) in a row are the same</source>
        <translation>
            <numerusform>Збігається %Ln порівнюване слово поспіль</numerusform>
            <numerusform>Поспіль збігаються %Ln порівнювані слова</numerusform>
            <numerusform>Поспіль збігаються %Ln порівнюваних слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln спільний шингл</numerusform>
            <numerusform>%Ln спільні шингли</numerusform>
            <numerusform>%Ln спільних шинглів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>і ще %Ln</numerusform>
            <numerusform>і ще %Ln</numerusform>
            <numerusform>і ще %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This word is in %Ln shingle(s):</source>
        <translation>
            <numerusform>Це слово входить до %Ln шингла:</numerusform>
            <numerusform>Це слово входить до %Ln шинглів:</numerusform>
            <numerusform>Це слово входить до %Ln шинглів:</numerusform>
        </translation>
    </message>
    <message>
        <source>stop word</source>
        <translation>стоп-слово</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>прийменник</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>сполучник</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>частка</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>вигук</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>займенник</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>детермінатив</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>прикметник</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>прислівник</translation>
    </message>
    <message>
        <source>stands in a template</source>
        <translation>стоїть у шаблоні</translation>
    </message>
    <message>
        <source>stands in an excluded phrase</source>
        <translation>стоїть у вилученій фразі</translation>
    </message>
    <message>
        <source>stands in quotation marks</source>
        <translation>стоїть у лапках</translation>
    </message>
    <message>
        <source>stands in a list of references</source>
        <translation>стоїть у списку літератури</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>не порівнюється</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>the language&apos;s own list</source>
        <translation>список мови</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Workspace</source>
        <translation>Робоча область</translation>
    </message>
    <message>
        <source>Panels in one place</source>
        <translation>Панелі в одному місці</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Smaller (-)</source>
        <translation>Дрібніше (-)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Вписати</translation>
    </message>
    <message>
        <source>Show everything (0)</source>
        <translation>Показати все (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Більше (+)</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>None of the loaded languages has this.</source>
        <translation>Жодна з відкритих мов цього не має.</translation>
    </message>
</context>
</TS>
