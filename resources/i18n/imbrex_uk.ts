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
        <source>File locations</source>
        <translation>Розташування файлів</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Ліцензія</translation>
    </message>
    <message>
        <source>MIT License</source>
        <translation>Ліцензія MIT</translation>
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
        <source>Imbrex shows the passages that texts share, side by side. It sends nothing anywhere, except to a shared library that you choose.</source>
        <translation>Imbrex показує поруч фрагменти, спільні для текстів. Програма нікуди нічого не надсилає, крім спільної бібліотеки, яку ви виберете.</translation>
    </message>
    <message>
        <source>Settings: window size, theme, language and recent files</source>
        <translation>Налаштування: розмір вікна, оформлення, мова, нещодавні файли</translation>
    </message>
    <message>
        <source>Your own library, unless you saved it elsewhere</source>
        <translation>Власна бібліотека, якщо ви не поклали її деінде</translation>
    </message>
    <message>
        <source>Recovery copies of unsaved work, deleted when you save</source>
        <translation>Копії незбереженої роботи; видаляються під час збереження</translation>
    </message>
    <message>
        <source>Imbrex is free software, released under the MIT License. It includes the components below, each under its own licence. Qt and PySide6 are used under the GNU Lesser General Public License, version 3.</source>
        <translation>Imbrex — вільна програма за ліцензією MIT. У ній використано наведене нижче, кожне за своєю ліцензією; Qt і PySide6 використовуються за GNU Lesser General Public License версії 3.</translation>
    </message>
    <message>
        <source>Dictionaries on this computer, each under its own licence:</source>
        <translation>Словники цього комп’ютера, кожен під своєю ліцензією:</translation>
    </message>
    <message>
        <source>see Preferences</source>
        <translation>див. «Налаштування»</translation>
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
        <source>Result of &amp;bulk job…</source>
        <translation>Результат &amp;масового порівняння…</translation>
    </message>
    <message>
        <source>&amp;Sources to compare essays with…</source>
        <translation>&amp;Джерела, з якими порівняти роботи…</translation>
    </message>
    <message>
        <source>&amp;Template, such as an assignment sheet…</source>
        <translation>&amp;Шаблон, наприклад аркуш із завданням…</translation>
    </message>
    <message>
        <source>&amp;Archive of earlier essays…</source>
        <translation>&amp;Архів попередніх робіт…</translation>
    </message>
    <message>
        <source>&amp;Paste text as new document</source>
        <translation>Вст&amp;авити текст як новий документ</translation>
    </message>
    <message>
        <source>&amp;Watch folder…</source>
        <translation>&amp;Стежити за папкою…</translation>
    </message>
    <message>
        <source>Stop watc&amp;hing folder</source>
        <translation>Не сте&amp;жити за папкою</translation>
    </message>
    <message>
        <source>Open &amp;sample essays</source>
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
        <source>Save &amp;report…</source>
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
        <source>Get authors from document &amp;properties…</source>
        <translation>Узяти авторів із &amp;властивостей документів…</translation>
    </message>
    <message>
        <source>&amp;Open roster…</source>
        <translation>&amp;Відкрити список групи…</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Бібліотека</translation>
    </message>
    <message>
        <source>Check against &amp;library</source>
        <translation>Перевірити за &amp;бібліотекою</translation>
    </message>
    <message>
        <source>Check and a&amp;dd to library…</source>
        <translation>Перевірити й &amp;додати до бібліотеки…</translation>
    </message>
    <message>
        <source>Compare &amp;again</source>
        <translation>Порівняти &amp;наново</translation>
    </message>
    <message>
        <source>Reload files when they chan&amp;ge</source>
        <translation>Перечитувати &amp;змінені файли</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>На&amp;ступна область вікна</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Попере&amp;дня область вікна</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>З&amp;упинити</translation>
    </message>
    <message>
        <source>Hide n&amp;ames</source>
        <translation>Приховати і&amp;мена</translation>
    </message>
    <message>
        <source>Use &amp;system setting</source>
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
        <source>Passage n&amp;umbers</source>
        <translation>&amp;Номери фрагментів</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Налаштування…</translation>
    </message>
    <message>
        <source>&amp;Help for this view</source>
        <translation>&amp;Довідка про цю частину вікна</translation>
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
        <source>Add to library</source>
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
        <source>keep each document&apos;s own author</source>
        <translation>як указано в документі</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>until deleted</source>
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
        <translation>Добірка</translation>
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
        <source>The documents will be added.</source>
        <translation>Документи буде додано.</translation>
    </message>
    <message>
        <source>The documents are stored only in this library and not sent anywhere else. After its keep-until date, a document is listed as expired. It is deleted only when you choose to.</source>
        <translation>Документи зберігаються лише в цій бібліотеці й більше нікуди не надсилаються. Після завершення строку зберігання документ позначається як прострочений. Видаляється він лише за вашою командою.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Show passage numbers in the texts</source>
        <translation>Показувати номери фрагментів у текстах</translation>
    </message>
    <message>
        <source>Use system setting</source>
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
        <source>Text size in &amp;documents</source>
        <translation>Розмір тексту в &amp;документах</translation>
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
        <source>multiple authors</source>
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
        <source>Drafts by one author, or texts from one group, are compared but not ranked with pairs by different authors. Leave this field empty if the author is unknown.</source>
        <translation>Чернетки одного автора й тексти однієї групи порівнюються, але не ранжуються разом із парами різних авторів. Якщо автор невідомий, залиште поле порожнім.</translation>
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
    <name>BulkDialog</name>
    <message>
        <source>Result of bulk job</source>
        <translation>Результат масового порівняння</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Частина імені</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пари</translation>
    </message>
    <message>
        <source>Containment from</source>
        <translation>Входження від</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Порівняти</translation>
    </message>
    <message>
        <source>Open &amp;group</source>
        <translation>Відкрити &amp;групу</translation>
    </message>
    <message>
        <source>Open all texts that a chain of the listed pairs connects</source>
        <translation>Відкрити всі тексти, які пов’язує ланцюжок показаних пар</translation>
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
        <source>%Ln text(s) couldn&apos;t be compared.</source>
        <translation>
            <numerusform>Не вдалося порівняти %Ln текст.</numerusform>
            <numerusform>Не вдалося порівняти %Ln тексти.</numerusform>
            <numerusform>Не вдалося порівняти %Ln текстів.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkModel</name>
    <message>
        <source>Left</source>
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Праворуч</translation>
    </message>
    <message>
        <source>Of left</source>
        <translation>Лівого</translation>
    </message>
    <message>
        <source>Of right</source>
        <translation>Правого</translation>
    </message>
    <message>
        <source>Words of the left text that are also in the right one, word for word</source>
        <translation>Слова лівого тексту, які дослівно є і в правому</translation>
    </message>
    <message>
        <source>Words of the right text that are also in the left one, word for word</source>
        <translation>Слова правого тексту, які дослівно є і в лівому</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Входження</translation>
    </message>
    <message>
        <source>The higher containment of the two texts</source>
        <translation>Більше входження з двох текстів</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>Shared shingles, as a share of those in either text</source>
        <translation>Спільні шингли як частка всіх шинглів обох текстів</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Найдовший збіг</translation>
    </message>
    <message>
        <source>Compared words of the longest passage</source>
        <translation>Порівнювані слова найдовшого фрагмента</translation>
    </message>
    <message>
        <source>Text %1</source>
        <translation>Текст %1</translation>
    </message>
</context>
<context>
    <name>BulkResults</name>
    <message>
        <source>Open result of bulk job</source>
        <translation>Відкрити результат масового порівняння</translation>
    </message>
    <message numerus="yes">
        <source>The group has more than %Ln text(s). Raise the level first.</source>
        <translation>
            <numerusform>У групі понад %Ln текст. Спочатку підвищте поріг.</numerusform>
            <numerusform>У групі понад %Ln тексти. Спочатку підвищте поріг.</numerusform>
            <numerusform>У групі понад %Ln текстів. Спочатку підвищте поріг.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) of the group opened.</source>
        <translation>
            <numerusform>Відкрито %Ln текст групи.</numerusform>
            <numerusform>Відкрито %Ln тексти групи.</numerusform>
            <numerusform>Відкрито %Ln текстів групи.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bulk job had other options, so figures may differ.</source>
        <translation>Масове порівняння виконано з іншими параметрами, тому цифри можуть відрізнятися.</translation>
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
    <name>ChangeChips</name>
    <message>
        <source>Kinds of changes</source>
        <translation>Види змін</translation>
    </message>
    <message>
        <source>List all unchanged paragraphs</source>
        <translation>Показати всі абзаци без змін</translation>
    </message>
    <message>
        <source>List these changes and stop at them</source>
        <translation>Показувати ці зміни й зупинятися на них</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Changed paragraphs, original and rewrite side by side</source>
        <translation>Змінені абзаци: оригінал і рерайт поруч</translation>
    </message>
</context>
<context>
    <name>ChangeModel</name>
    <message>
        <source>Before: %1</source>
        <translation>Було: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Стало: %1</translation>
    </message>
</context>
<context>
    <name>ChangeStrip</name>
    <message>
        <source>Where the changes are; click to go there</source>
        <translation>Де розташовані зміни; клацніть, щоб перейти</translation>
    </message>
    <message>
        <source>Overview of the changes</source>
        <translation>Огляд змін</translation>
    </message>
</context>
<context>
    <name>ChangeTexts</name>
    <message numerus="yes">
        <source>%Ln edited</source>
        <translation>
            <numerusform>%Ln з правками</numerusform>
            <numerusform>%Ln з правками</numerusform>
            <numerusform>%Ln з правками</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moved</source>
        <translation>
            <numerusform>%Ln переміщено</numerusform>
            <numerusform>%Ln переміщено</numerusform>
            <numerusform>%Ln переміщено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split</source>
        <translation>
            <numerusform>%Ln розділено</numerusform>
            <numerusform>%Ln розділено</numerusform>
            <numerusform>%Ln розділено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined</source>
        <translation>
            <numerusform>%Ln об’єднано</numerusform>
            <numerusform>%Ln об’єднано</numerusform>
            <numerusform>%Ln об’єднано</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln новий</numerusform>
            <numerusform>%Ln нові</numerusform>
            <numerusform>%Ln нових</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln видалено</numerusform>
            <numerusform>%Ln видалено</numerusform>
            <numerusform>%Ln видалено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln без змін</numerusform>
            <numerusform>%Ln без змін</numerusform>
            <numerusform>%Ln без змін</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged paragraph(s)</source>
        <translation>
            <numerusform>%Ln абзац без змін</numerusform>
            <numerusform>%Ln абзаци без змін</numerusform>
            <numerusform>%Ln абзаців без змін</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other paragraph(s)</source>
        <translation>
            <numerusform>%Ln інший абзац</numerusform>
            <numerusform>%Ln інші абзаци</numerusform>
            <numerusform>%Ln інших абзаців</numerusform>
        </translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Без змін</translation>
    </message>
    <message>
        <source>New paragraph</source>
        <translation>Новий абзац</translation>
    </message>
    <message>
        <source>Deleted paragraph</source>
        <translation>Видалений абзац</translation>
    </message>
    <message numerus="yes">
        <source>Split into %Ln paragraph(s)</source>
        <translation>
            <numerusform>Розділено на %Ln абзац</numerusform>
            <numerusform>Розділено на %Ln абзаци</numerusform>
            <numerusform>Розділено на %Ln абзаців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) joined</source>
        <translation>
            <numerusform>Об’єднано %Ln абзац</numerusform>
            <numerusform>Об’єднано %Ln абзаци</numerusform>
            <numerusform>Об’єднано %Ln абзаців</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to paragraph %1</source>
        <translation>Переміщено: тепер абзац %1</translation>
    </message>
    <message>
        <source>Moved from paragraph %1</source>
        <translation>Переміщено: раніше абзац %1</translation>
    </message>
    <message>
        <source>Moved into paragraph %1</source>
        <translation>Переміщено в абзац %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) changed</source>
        <translation>
            <numerusform>змінено %Ln слово</numerusform>
            <numerusform>змінено %Ln слова</numerusform>
            <numerusform>змінено %Ln слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed</source>
        <translation>
            <numerusform>видалено %Ln слово</numerusform>
            <numerusform>видалено %Ln слова</numerusform>
            <numerusform>видалено %Ln слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) added</source>
        <translation>
            <numerusform>додано %Ln слово</numerusform>
            <numerusform>додано %Ln слова</numerusform>
            <numerusform>додано %Ln слів</numerusform>
        </translation>
    </message>
    <message>
        <source>Only punctuation, letter case or look-alike letters changed</source>
        <translation>Лише пунктуація, регістр літер або літери-двійники</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Show…</source>
        <translation>Показати…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитати</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) changed since the project was saved: %1.</source>
        <translation>
            <numerusform>Після збереження проєкту змінився %Ln файл: %1.</numerusform>
            <numerusform>Після збереження проєкту змінилися %Ln файли: %1.</numerusform>
            <numerusform>Після збереження проєкту змінилося %Ln файлів: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) moved or deleted: %1. The project still has the text.</source>
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
        <source>Changed files</source>
        <translation>Змінені файли</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитати</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Стан</translation>
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
        <source>missing</source>
        <translation>відсутній</translation>
    </message>
    <message>
        <source>The project contains these texts as they were when you saved it.</source>
        <translation>У проєкті ці тексти збережено такими, якими вони були під час збереження.</translation>
    </message>
    <message>
        <source>The project contains these texts as they were when you saved it. Select the files to reload; the others stay as they are.</source>
        <translation>У проєкті ці тексти збережено такими, якими вони були під час збереження. Виберіть файли, які треба перечитати; решта лишиться як є.</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message>
        <source>Copy left paragraph</source>
        <translation>Копіювати лівий абзац</translation>
    </message>
    <message>
        <source>Copy right paragraph</source>
        <translation>Копіювати правий абзац</translation>
    </message>
    <message>
        <source>Show in texts</source>
        <translation>Показати в текстах</translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Essay</source>
        <translation>Робота</translation>
    </message>
    <message>
        <source>Essay that was checked</source>
        <translation>Перевірена робота</translation>
    </message>
    <message>
        <source>Library document or source</source>
        <translation>Документ бібліотеки або джерело</translation>
    </message>
    <message>
        <source>Matching document in the library, or source in a shelf</source>
        <translation>Документ бібліотеки, що збігається, або джерело з полиці</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Добірка</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>Курс, рік або інша добірка</translation>
    </message>
    <message>
        <source>Essay matched</source>
        <translation>З роботи</translation>
    </message>
    <message>
        <source>Share of the essay that is also in the library document</source>
        <translation>Частка роботи, яка є й у документі бібліотеки</translation>
    </message>
    <message>
        <source>Document matched</source>
        <translation>З документа</translation>
    </message>
    <message>
        <source>Share of the library document that is also in the essay</source>
        <translation>Частка документа бібліотеки, яка є й у роботі</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>already in the library as “%1”</source>
        <translation>вже в бібліотеці як «%1»</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>немає збігів</translation>
    </message>
    <message>
        <source>already in the library</source>
        <translation>вже в бібліотеці</translation>
    </message>
    <message>
        <source>identical text</source>
        <translation>однаковий текст</translation>
    </message>
    <message>
        <source>estimate; compare to count</source>
        <translation>оцінка; для точного підрахунку порівняйте</translation>
    </message>
    <message>
        <source>estimate: the shelf&apos;s file is missing, so the text can&apos;t be shown</source>
        <translation>оцінка: файлу полиці немає, тому текст показати не можна</translation>
    </message>
    <message>
        <source>may be translated; estimate: the library has only fingerprints, so the text can&apos;t be shown</source>
        <translation>можливо, переклад; оцінка: збережено лише відбитки, текст показати не можна</translation>
    </message>
    <message>
        <source>estimate: the library has only fingerprints, so the text can&apos;t be shown</source>
        <translation>оцінка: збережено лише відбитки, текст показати не можна</translation>
    </message>
    <message>
        <source>may be translated</source>
        <translation>можливо, переклад</translation>
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
        <source>Match at least</source>
        <translation>Збіг від</translation>
    </message>
    <message>
        <source>Lists documents that match at least this much of the essay, or the reverse</source>
        <translation>Показує документи, з якими збігається щонайменше ця частка роботи, або навпаки</translation>
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
        <source>No essays checked yet. A check finds earlier documents that match the open essays and opens the best matches for comparison.</source>
        <translation>Роботи ще не перевірялися. Перевірка знаходить попередні документи, що збігаються з відкритими роботами, і відкриває найсхожіші для порівняння.</translation>
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
        <source>%Ln couldn&apos;t be checked</source>
        <translation>
            <numerusform>%Ln не вдалося перевірити</numerusform>
            <numerusform>%Ln не вдалося перевірити</numerusform>
            <numerusform>%Ln не вдалося перевірити</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>уже в бібліотеці: %Ln</numerusform>
            <numerusform>уже в бібліотеці: %Ln</numerusform>
            <numerusform>уже в бібліотеці: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches of %1 or more</source>
        <translation>
            <numerusform>зі збігами від %1: %Ln</numerusform>
            <numerusform>зі збігами від %1: %Ln</numerusform>
            <numerusform>зі збігами від %1: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches</source>
        <translation>
            <numerusform>зі збігами: %Ln</numerusform>
            <numerusform>зі збігами: %Ln</numerusform>
            <numerusform>зі збігами: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare texts</source>
        <translation>Порівняти тексти</translation>
    </message>
    <message>
        <source>Checked essays</source>
        <translation>Перевірені роботи</translation>
    </message>
</context>
<context>
    <name>ChoiceMenu</name>
    <message>
        <source>Compare texts</source>
        <translation>Порівняти тексти</translation>
    </message>
    <message>
        <source>Show only “%1”</source>
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
        <source>Show only this text</source>
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
    <name>ClassChips</name>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
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
    <name>ClassNotices</name>
    <message>
        <source>Recognized text</source>
        <translation>Розпізнаний текст</translation>
    </message>
    <message>
        <source>Unread parts</source>
        <translation>Непрочитані частини</translation>
    </message>
    <message>
        <source>Shared editing history</source>
        <translation>Спільна історія редагування</translation>
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
        <source>%Ln identical text(s)</source>
        <translation>
            <numerusform>%Ln однаковий текст</numerusform>
            <numerusform>%Ln однакові тексти</numerusform>
            <numerusform>%Ln однакових текстів</numerusform>
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
        <source>%2 up to %1</source>
        <translation>%2 до %1</translation>
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
        <source>Finding the shared passage…</source>
        <translation>Пошук спільного фрагмента…</translation>
    </message>
    <message>
        <source>No two of these texts share a passage.</source>
        <translation>У жодних двох із цих текстів немає спільного фрагмента.</translation>
    </message>
    <message>
        <source>%4 of %1 texts share %2: “%3”</source>
        <translation>Спільне у %4 з %1, %2: «%3»</translation>
    </message>
    <message>
        <source>Both share %2: “%3”</source>
        <translation>Спільне в обох, %2: «%3»</translation>
    </message>
    <message>
        <source>All %1 texts share %2: “%3”</source>
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
        <source>Texts in the cluster</source>
        <translation>Тексти кластера</translation>
    </message>
    <message>
        <source>Pairs in the cluster</source>
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
        <source>Group texts by</source>
        <translation>Об’єднувати тексти</translation>
    </message>
    <message>
        <source>Linked pairs: a chain of pairs above the threshold connects all texts in a cluster. Average similarity: the parts of a cluster reach the threshold on average.</source>
        <translation>За ланцюжком пар: усі тексти кластера пов’язано ланцюжком пар вище порога. За середньою подібністю: частини кластера в середньому досягають порога.</translation>
    </message>
    <message>
        <source>linked pairs</source>
        <translation>за ланцюжком пар</translation>
    </message>
    <message>
        <source>average similarity</source>
        <translation>за середньою подібністю</translation>
    </message>
</context>
<context>
    <name>CommonTextPanel</name>
    <message>
        <source>Exclude all</source>
        <translation>Вилучити всі</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Зняти вибір</translation>
    </message>
    <message>
        <source>Open at least three documents to find phrases that many of them share.</source>
        <translation>Відкрийте щонайменше три документи, щоб знайти фрази, спільні для багатьох із них.</translation>
    </message>
    <message>
        <source>%1 of the texts</source>
        <translation>%1 текстів</translation>
    </message>
    <message>
        <source>Share of texts</source>
        <translation>Частка текстів</translation>
    </message>
    <message>
        <source>Include all phrases again</source>
        <translation>Знову порівнювати всі фрази</translation>
    </message>
    <message>
        <source>Text that many documents share may come from the assignment, or from one source that several writers used. Read it before you exclude it.</source>
        <translation>Текст, спільний для багатьох документів, може бути із завдання або з одного джерела, яким користувалися кілька авторів. Прочитайте його, перш ніж вилучати.</translation>
    </message>
    <message>
        <source>Phrases in more than</source>
        <translation>Фрази більш ніж у</translation>
    </message>
    <message numerus="yes">
        <source>showing the first %Ln phrase(s)</source>
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
        <source>no other phrase is in this many texts</source>
        <translation>інших фраз у стількох текстах немає</translation>
    </message>
    <message>
        <source>no phrase is in this many texts</source>
        <translation>фраз у стількох текстах немає</translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
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
        <source>Normalized text</source>
        <translation>Нормалізований текст</translation>
    </message>
    <message>
        <source>Sync scrolling</source>
        <translation>Синхронне прокручування</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Знайти</translation>
    </message>
    <message>
        <source>Show the words as they are compared (Ctrl+T)</source>
        <translation>Показати слова так, як вони порівнюються (Ctrl+T)</translation>
    </message>
    <message>
        <source>Keep shared passages level while you scroll (Ctrl+L)</source>
        <translation>Тримати спільні фрагменти на одному рівні під час прокручування (Ctrl+L)</translation>
    </message>
    <message>
        <source>Find in both texts (Ctrl+F)</source>
        <translation>Знайти в обох текстах (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Попередня зміна</translation>
    </message>
    <message>
        <source>Previous change (Shift+F8 or [)</source>
        <translation>Попередня зміна (Shift+F8 або [)</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Наступна зміна</translation>
    </message>
    <message>
        <source>Next change (F8 or ])</source>
        <translation>Наступна зміна (F8 або ])</translation>
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
        <source>Change %1 of %2</source>
        <translation>Зміна %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln зміна</numerusform>
            <numerusform>%Ln зміни</numerusform>
            <numerusform>%Ln змін</numerusform>
        </translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Фрагмент %1 з %2</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <translation>Збіг %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln фрагмент</numerusform>
            <numerusform>%Ln фрагменти</numerusform>
            <numerusform>%Ln фрагментів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln збіг</numerusform>
            <numerusform>%Ln збіги</numerusform>
            <numerusform>%Ln збігів</numerusform>
        </translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Наступний збіг</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Попередній збіг</translation>
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
        <source>Reset text size</source>
        <translation>Звичайний розмір тексту</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Search again</source>
        <translation>Повторити пошук</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Show evidence</source>
        <translation>Показати ознаки</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Some moved paragraphs may be listed as deleted and new: the texts are very long or repetitive.</source>
        <translation>Деякі переміщені абзаци можуть бути показані як видалені й нові: тексти дуже довгі або повторюються.</translation>
    </message>
    <message>
        <source>Reading the dictionary for these languages (%1, %2)… Passages appear when it is read.</source>
        <translation>Читається словник для цих мов (%1, %2)… Фрагменти з’являться, коли його буде прочитано.</translation>
    </message>
    <message>
        <source>Not compared by translation: there is no dictionary for these languages (%1, %2).</source>
        <translation>Не порівнювалося за перекладом: немає словника для цих мов (%1, %2).</translation>
    </message>
    <message>
        <source>Install: %1</source>
        <translation>Установіть: %1</translation>
    </message>
    <message>
        <source>Finding changes…</source>
        <translation>Пошук змін…</translation>
    </message>
    <message>
        <source>No paragraph was changed.</source>
        <translation>Жоден абзац не змінено.</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>Reading dictionaries was stopped. Press F5 to compare by translation.</source>
        <translation>Читання словників зупинено. Щоб порівняти за перекладом, натисніть F5.</translation>
    </message>
    <message>
        <source>Comparison stopped. Press F5 to compare again.</source>
        <translation>Порівняння зупинено. Натисніть F5, щоб порівняти знову.</translation>
    </message>
</context>
<context>
    <name>CountedAttributions</name>
    <message>
        <source>What counts</source>
        <translation>Що враховується</translation>
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
        <source>List only: %1</source>
        <translation>Показати лише: %1</translation>
    </message>
    <message>
        <source>Passages and their share of the right text. Click to list only these.</source>
        <translation>Фрагменти та їхня частка у правому тексті. Натисніть, щоб показати лише їх.</translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message>
        <source>Score by shingle length</source>
        <translation>Показник за різної довжини шингла</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) per shingle</source>
        <translation>
            <numerusform>%Ln слово в шинглі</numerusform>
            <numerusform>%Ln слова в шинглі</numerusform>
            <numerusform>%Ln слів у шинглі</numerusform>
        </translation>
    </message>
    <message>
        <source>suggested length</source>
        <translation>пропонована довжина</translation>
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
    <name>DictionariesPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>Словники</translation>
    </message>
    <message>
        <source>Add...</source>
        <translation>Додати...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Вилучити</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Словник</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Мови</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Статті</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Ліцензія</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>не читається</translation>
    </message>
    <message>
        <source>Choose two different languages.</source>
        <translation>Виберіть дві різні мови.</translation>
    </message>
    <message>
        <source>Notes on dictionaries</source>
        <translation>Зауваження щодо словників</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Читання...</translation>
    </message>
    <message>
        <source>Restore its files, or remove it here.</source>
        <translation>Відновіть його файли або вилучіть його тут.</translation>
    </message>
    <message>
        <source>Install its package again: %1.</source>
        <translation>Установіть його пакет знову: %1.</translation>
    </message>
    <message>
        <source>Dictionaries (*.ifo *.index);;All files (*)</source>
        <translation>Словники (*.ifo *.index);;Усі файли (*)</translation>
    </message>
    <message>
        <source>Add dictionary</source>
        <translation>Додати словник</translation>
    </message>
    <message>
        <source>For more languages, install packages of your system: %1.</source>
        <translation>Для інших мов установіть пакунки системи: %1.</translation>
    </message>
    <message>
        <source>Passages translated from another language are found with dictionaries of both languages.</source>
        <translation>Перекладені уривки знаходяться за словниками обох мов.</translation>
    </message>
    <message>
        <source>Headwords</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Переклади</translation>
    </message>
</context>
<context>
    <name>DifferenceLayer</name>
    <message>
        <source>Same word in the other text</source>
        <translation>Те саме слово є в іншому тексті</translation>
    </message>
    <message>
        <source>Another form of the word in the other text</source>
        <translation>В іншому тексті — інша форма цього слова</translation>
    </message>
    <message>
        <source>Moved: elsewhere in the other text</source>
        <translation>Переміщено: в іншому тексті стоїть в іншому місці</translation>
    </message>
    <message>
        <source>Replaced with another word in the other text</source>
        <translation>В іншому тексті замінено іншим словом</translation>
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
        <source>Not linked to a word of the other text</source>
        <translation>Не пов’язано з жодним словом іншого тексту</translation>
    </message>
    <message>
        <source>Linked by similar spelling or sound</source>
        <translation>Пов’язані за схожим написанням або звучанням</translation>
    </message>
    <message>
        <source>Dictionary: %1</source>
        <translation>Словник: %1</translation>
    </message>
    <message>
        <source>here: %1; in the other text: %2</source>
        <translation>тут: %1; в іншому тексті: %2</translation>
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
        <translation>М’які переноси</translation>
    </message>
    <message>
        <source>Reversed text</source>
        <translation>Текст задом наперед</translation>
    </message>
    <message>
        <source>Combining marks</source>
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
        <source>Numbers as words</source>
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
        <source>Off-page text</source>
        <translation>Текст за краєм сторінки</translation>
    </message>
    <message>
        <source>Text behind images</source>
        <translation>Текст під зображенням</translation>
    </message>
    <message>
        <source>Rearranged text</source>
        <translation>Переставлений текст</translation>
    </message>
    <message>
        <source>Misleading fonts</source>
        <translation>Шрифти з підміною літер</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Примітки</translation>
    </message>
    <message>
        <source>Tracked deletions</source>
        <translation>Видалення в режимі правок</translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation>Замінний текст</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>Коди полів</translation>
    </message>
    <message>
        <source>Large images</source>
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
        <translation>м’які переноси</translation>
    </message>
    <message>
        <source>reversed text</source>
        <translation>записано задом наперед</translation>
    </message>
    <message>
        <source>combining marks</source>
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
        <source>number as word</source>
        <translation>число словами</translation>
    </message>
    <message>
        <source>White text: invisible on the page</source>
        <translation>Білий текст: на сторінці його не видно</translation>
    </message>
    <message>
        <source>Tiny text: unreadable on the page</source>
        <translation>Крихітний текст: на сторінці його не прочитати</translation>
    </message>
    <message>
        <source>Hidden text: invisible on the page</source>
        <translation>Прихований текст: на сторінці його не видно</translation>
    </message>
    <message>
        <source>Off-page text: invisible to readers</source>
        <translation>Текст за краєм сторінки: його не видно</translation>
    </message>
    <message>
        <source>Text behind an image: invisible on the page</source>
        <translation>Текст під зображенням: на сторінці його не видно</translation>
    </message>
    <message>
        <source>misleading font: the page shows other letters</source>
        <translation>шрифт із підміною: на сторінці інші літери</translation>
    </message>
    <message>
        <source>Rearranged text: stored in single letters or in another order</source>
        <translation>Переставлений текст: зберігається по одній літері або в іншому порядку</translation>
    </message>
</context>
<context>
    <name>DisguiseHeadline</name>
    <message>
        <source>Open a pair or select a document to check it for disguises.</source>
        <translation>Відкрийте пару або виберіть документ, щоб перевірити, чи немає в ньому маскування.</translation>
    </message>
    <message>
        <source>Checking for disguises…</source>
        <translation>Перевірка на маскування…</translation>
    </message>
    <message>
        <source>No disguises found.</source>
        <translation>Маскування не знайдено.</translation>
    </message>
    <message>
        <source>No unusual disguises found.</source>
        <translation>Незвичайного маскування не знайдено.</translation>
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
        <source>Found: %4.</source>
        <translation>Знайдено: %4.</translation>
    </message>
    <message>
        <source>Measuring the effect…</source>
        <translation>Оцінювання впливу…</translation>
    </message>
    <message>
        <source>Found: %4. No match with any other text, even after the disguises were removed.</source>
        <translation>Знайдено: %4. Збігів з іншими текстами немає і після зняття маскування.</translation>
    </message>
    <message>
        <source>Found: %4. %1 of this text matched “%3” before the disguises were removed, %2 after.</source>
        <translation>Знайдено: %4. До зняття маскування з «%3» збігалося %1 цього тексту, після — %2.</translation>
    </message>
</context>
<context>
    <name>DisguiseLayer</name>
    <message>
        <source>Text recognition is not certain of this word.</source>
        <translation>Це слово розпізнано невпевнено.</translation>
    </message>
    <message>
        <source>Read as “%1”: %2</source>
        <translation>Читається як «%1»: %2</translation>
    </message>
</context>
<context>
    <name>DisguiseNotice</name>
    <message>
        <source>Fonts that show other letters in both texts.</source>
        <translation>Шрифти, що показують інші літери, в обох текстах.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in both texts.</source>
        <translation>Літери-двійники або приховані символи в обох текстах.</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1.</source>
        <translation>Шрифт, що показує інші літери, в %1.</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1: %2 matched before they were resolved.</source>
        <translation>Шрифт, що показує інші літери, в %1: до їх заміни збігалося %2.</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1: %2 matched before they were resolved, %3 after.</source>
        <translation>Шрифт, що показує інші літери, в %1: до їх заміни збігалося %2, після — %3.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1.</source>
        <translation>Літери-двійники або приховані символи в %1.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1: %2 matched before they were resolved.</source>
        <translation>Літери-двійники або приховані символи в %1: до їх заміни збігалося %2.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1: %2 matched before they were resolved, %3 after.</source>
        <translation>Літери-двійники або приховані символи в %1: до їх заміни збігалося %2, після — %3.</translation>
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
        <source>%Ln large image(s) that may contain text</source>
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
            <numerusform>%Ln м’який перенос</numerusform>
            <numerusform>%Ln м’які переноси</numerusform>
            <numerusform>%Ln м’яких переносів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln combining mark(s)</source>
        <translation>
            <numerusform>%Ln знак над літерами</numerusform>
            <numerusform>%Ln знаки над літерами</numerusform>
            <numerusform>%Ln знаків над літерами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) of misleading fonts</source>
        <translation>
            <numerusform>%Ln літеру підмінено шрифтом</numerusform>
            <numerusform>%Ln літери підмінено шрифтом</numerusform>
            <numerusform>%Ln літер підмінено шрифтом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of reversed text</source>
        <translation>
            <numerusform>%Ln уривок задом наперед</numerusform>
            <numerusform>%Ln уривки задом наперед</numerusform>
            <numerusform>%Ln уривків задом наперед</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of spaced letters</source>
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
        <source>%Ln number(s) as words</source>
        <translation>
            <numerusform>%Ln число словами</numerusform>
            <numerusform>%Ln числа словами</numerusform>
            <numerusform>%Ln чисел словами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of white text</source>
        <translation>
            <numerusform>%Ln уривок білого тексту</numerusform>
            <numerusform>%Ln уривки білого тексту</numerusform>
            <numerusform>%Ln уривків білого тексту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of tiny text</source>
        <translation>
            <numerusform>%Ln уривок крихітного тексту</numerusform>
            <numerusform>%Ln уривки крихітного тексту</numerusform>
            <numerusform>%Ln уривків крихітного тексту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of hidden text</source>
        <translation>
            <numerusform>%Ln уривок прихованого тексту</numerusform>
            <numerusform>%Ln уривки прихованого тексту</numerusform>
            <numerusform>%Ln уривків прихованого тексту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of off-page text</source>
        <translation>
            <numerusform>%Ln уривок за краєм сторінки</numerusform>
            <numerusform>%Ln уривки за краєм сторінки</numerusform>
            <numerusform>%Ln уривків за краєм сторінки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of text behind images</source>
        <translation>
            <numerusform>%Ln уривок під зображеннями</numerusform>
            <numerusform>%Ln уривки під зображеннями</numerusform>
            <numerusform>%Ln уривків під зображеннями</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of rearranged text</source>
        <translation>
            <numerusform>%Ln переставлений фрагмент тексту</numerusform>
            <numerusform>%Ln переставлені фрагменти тексту</numerusform>
            <numerusform>%Ln переставлених фрагментів тексту</numerusform>
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
        <source>%Ln tracked deletion(s)</source>
        <translation>
            <numerusform>%Ln видалення в режимі правок</numerusform>
            <numerusform>%Ln видалення в режимі правок</numerusform>
            <numerusform>%Ln видалень у режимі правок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln alternative text(s)</source>
        <translation>
            <numerusform>%Ln замінний текст</numerusform>
            <numerusform>%Ln замінні тексти</numerusform>
            <numerusform>%Ln замінних текстів</numerusform>
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
    <name>Dock</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>DocumentChoice</name>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
</context>
<context>
    <name>DocumentChooser</name>
    <message>
        <source>Open files</source>
        <translation>Відкрити файли</translation>
    </message>
    <message>
        <source>Open original</source>
        <translation>Відкрити оригінал</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>Відкрити джерела</translation>
    </message>
    <message>
        <source>Open template</source>
        <translation>Відкрити шаблон</translation>
    </message>
    <message>
        <source>Open folder of essays</source>
        <translation>Відкрити папку з роботами</translation>
    </message>
    <message>
        <source>Open archive of earlier essays</source>
        <translation>Відкрити архів попередніх робіт</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>У буфері обміну немає тексту.</translation>
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
        <source>Compare selected documents</source>
        <translation>Порівняти вибрані</translation>
    </message>
    <message>
        <source>Author or group…</source>
        <translation>Автор або група…</translation>
    </message>
    <message>
        <source>Get authors from document properties…</source>
        <translation>Узяти авторів із властивостей документів…</translation>
    </message>
    <message>
        <source>Join into one document</source>
        <translation>Об’єднати в один документ</translation>
    </message>
    <message>
        <source>Separate into files</source>
        <translation>Розділити на файли</translation>
    </message>
    <message>
        <source>Add earlier attempts</source>
        <translation>Додати попередні спроби</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Ввести пароль…</translation>
    </message>
    <message>
        <source>Recognize text…</source>
        <translation>Розпізнати текст…</translation>
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
        <source>Role</source>
        <translation>Роль</translation>
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
        <source>Template (text shared with it is excluded)</source>
        <translation>Шаблон (спільний із ним текст вилучається)</translation>
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
        <source>Recognizing text…</source>
        <translation>Розпізнавання тексту…</translation>
    </message>
    <message>
        <source>unusual characters</source>
        <translation>незвичайні символи</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Ввести пароль…</translation>
    </message>
    <message>
        <source>Recognize text…</source>
        <translation>Розпізнати текст…</translation>
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
        <source>%Ln word(s) excluded from others</source>
        <translation>
            <numerusform>з інших вилучено %Ln слово</numerusform>
            <numerusform>з інших вилучено %Ln слова</numerusform>
            <numerusform>з інших вилучено %Ln слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>вилучено %Ln</numerusform>
            <numerusform>вилучено %Ln</numerusform>
            <numerusform>вилучено %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln файл</numerusform>
            <numerusform>%Ln файли</numerusform>
            <numerusform>%Ln файлів</numerusform>
        </translation>
    </message>
    <message>
        <source>Attempt %1 of %2</source>
        <translation>Спроба %1 з %2</translation>
    </message>
    <message>
        <source>Assignment: %1</source>
        <translation>Завдання: %1</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Група: %1</translation>
    </message>
    <message>
        <source>Team: %1</source>
        <translation>Команда: %1</translation>
    </message>
    <message>
        <source>Handed in: %1</source>
        <translation>Здано: %1</translation>
    </message>
</context>
<context>
    <name>DocumentReloader</name>
    <message numerus="yes">
        <source>Watches the files of the open pair and up to %Ln other(s)</source>
        <translation>
            <numerusform>Стежить за файлами відкритої пари й ще не більше ніж за %Ln іншим</numerusform>
            <numerusform>Стежить за файлами відкритої пари й ще не більше ніж за %Ln іншими</numerusform>
            <numerusform>Стежить за файлами відкритої пари й ще не більше ніж за %Ln іншими</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has been moved or deleted. Its text stays open.</source>
        <translation>Файл %1 переміщено або видалено. Його текст лишається відкритим.</translation>
    </message>
    <message>
        <source>The file now contains several documents.</source>
        <translation>Файл тепер містить кілька документів.</translation>
    </message>
    <message>
        <source>%1 was changed on disk, but couldn&apos;t be reloaded. The previous text stays open. %2</source>
        <translation>Файл %1 змінився на диску, але перечитати його не вдалося. Попередній текст лишається відкритим. %2</translation>
    </message>
    <message>
        <source>%1 was changed on disk and has been reloaded.</source>
        <translation>Файл %1 змінився на диску, його перечитано.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were changed on disk and have been reloaded.</source>
        <translation>
            <numerusform>%Ln файл змінився на диску, його перечитано.</numerusform>
            <numerusform>%Ln файли змінилися на диску, їх перечитано.</numerusform>
            <numerusform>%Ln файлів змінилися на диску, їх перечитано.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentRemoval</name>
    <message>
        <source>Unavailable while names are hidden, because you can&apos;t see whose documents you would delete. Show names first.</source>
        <translation>Недоступно, поки імена приховано: не видно, чиї документи буде видалено. Спершу покажіть імена.</translation>
    </message>
    <message>
        <source>Delete all by an author</source>
        <translation>Видалити всі документи автора</translation>
    </message>
    <message>
        <source>Author or group, as shown in the list:</source>
        <translation>Автор або група, як у списку:</translation>
    </message>
    <message>
        <source>No documents have expired.</source>
        <translation>Немає документів, строк яких минув.</translation>
    </message>
    <message>
        <source>No documents by “%1” in the library.</source>
        <translation>У бібліотеці немає документів автора «%1».</translation>
    </message>
    <message>
        <source>Delete from library</source>
        <translation>Видалення з бібліотеки</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln document(s) from the library?</source>
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
        <source>If a text was also added under other authors, their copies are kept.</source>
        <translation>Якщо текст додано й під іншими авторами, їхні копії збережуться.</translation>
    </message>
    <message>
        <source>The documents are erased from the library. You can&apos;t undo this.</source>
        <translation>Документи буде стерто з бібліотеки. Скасувати це не можна.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Compare selected documents</source>
        <translation>Порівняти вибрані</translation>
    </message>
    <message>
        <source>Select two documents to compare.</source>
        <translation>Виберіть два документи для порівняння.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln джерело</numerusform>
            <numerusform>%Ln джерела</numerusform>
            <numerusform>%Ln джерел</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s)</source>
        <translation>
            <numerusform>%Ln шаблон</numerusform>
            <numerusform>%Ln шаблони</numerusform>
            <numerusform>%Ln шаблонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the archive</source>
        <translation>
            <numerusform>%Ln в архіві</numerusform>
            <numerusform>%Ln в архіві</numerusform>
            <numerusform>%Ln в архіві</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>не прочитано %Ln файл</numerusform>
            <numerusform>не прочитано %Ln файли</numerusform>
            <numerusform>не прочитано %Ln файлів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>не порівнюється %Ln документ</numerusform>
            <numerusform>не порівнюється %Ln документи</numerusform>
            <numerusform>не порівнюється %Ln документів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsRail</name>
    <message>
        <source>Folded list of documents</source>
        <translation>Згорнутий список документів</translation>
    </message>
    <message>
        <source>Show the list of documents</source>
        <translation>Показати список документів</translation>
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
        <translation>Усі добірки</translation>
    </message>
    <message>
        <source>No collection</source>
        <translation>Без добірки</translation>
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
        <source>The library is empty. Add earlier essays to see what new ones share with them.</source>
        <translation>Бібліотека порожня. Додайте попередні роботи, щоб бачити, що спільного з ними в нових.</translation>
    </message>
    <message>
        <source>No documents match.</source>
        <translation>Відповідних документів немає.</translation>
    </message>
    <message>
        <source>Library documents</source>
        <translation>Документи бібліотеки</translation>
    </message>
    <message>
        <source>Name, author or tag</source>
        <translation>Назва, автор або мітка</translation>
    </message>
    <message>
        <source>Search by name, author or tag</source>
        <translation>Пошук за назвою, автором або міткою</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Добірка</translation>
    </message>
    <message>
        <source>Documents past their keep-until date</source>
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
        <source>All names this text was added under</source>
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
        <translation>Добірка</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>Курс, рік або інша добірка</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Мітки</translation>
    </message>
    <message>
        <source>Keywords for searching</source>
        <translation>Ключові слова для пошуку</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Додано</translation>
    </message>
    <message>
        <source>Date first added</source>
        <translation>Дата першого додавання</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Кількість слів</translation>
    </message>
    <message>
        <source>Keep until</source>
        <translation>Зберігати до</translation>
    </message>
    <message>
        <source>Last day the document is kept</source>
        <translation>Останній день зберігання документа</translation>
    </message>
    <message>
        <source>Only the fingerprint is stored: the document can be matched, but not shown.</source>
        <translation>Зберігається лише цифровий відбиток: документ можна знайти, але не показати.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Common editing sessions</source>
        <translation>Спільні сеанси редагування</translation>
    </message>
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
    <message>
        <source>Names spelled as in the other text</source>
        <translation>Імена в написанні іншого тексту</translation>
    </message>
    <message>
        <source>Literal quotations in the other language</source>
        <translation>Дослівні цитати іншою мовою</translation>
    </message>
    <message>
        <source>Untranslated words</source>
        <translation>Неперекладені слова</translation>
    </message>
</context>
<context>
    <name>EvidenceHints</name>
    <message>
        <source>Signs of which text came first</source>
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
        <source>As written in the left text. Click to step through its hits in both texts.</source>
        <translation>Як у лівому тексті. Клацання переходить по збігах в обох текстах.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>Hits in the left text</source>
        <translation>Збіги в лівому тексті</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Праворуч</translation>
    </message>
    <message>
        <source>Hits in the right text</source>
        <translation>Збіги в правому тексті</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>В інших</translation>
    </message>
    <message>
        <source>Number of other documents it appears in, not counting templates and drafts by these two authors</source>
        <translation>Кількість інших документів, де це трапляється, без шаблонів і чернеток цих двох авторів</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>Whether it is inside or outside the shared passages. Outside, it may be a trace of rewriting.</source>
        <translation>Усередині спільних фрагментів чи поза ними. Поза фрагментами це може бути слідом рерайту.</translation>
    </message>
    <message>
        <source>%1 (%2?)</source>
        <translation>%1 (%2?)</translation>
    </message>
    <message>
        <source>%1 (not in the dictionary)</source>
        <translation>%1 (немає у словнику)</translation>
    </message>
    <message>
        <source>%1 (no text left)</source>
        <translation>%1 (тексту не лишилося)</translation>
    </message>
    <message>
        <source>%1 (words: %2 left, %3 right)</source>
        <translation>%1 (слів: %2 ліворуч, %3 праворуч)</translation>
    </message>
    <message>
        <source>No other documents to compare with.</source>
        <translation>Інших документів для порівняння немає.</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Open a pair to see the rare words, names and numbers that both texts share.</source>
        <translation>Відкрийте пару, щоб побачити рідкісні слова, імена й числа, спільні для обох текстів.</translation>
    </message>
    <message>
        <source>Finding rare words, names and numbers…</source>
        <translation>Пошук рідкісних слів, імен і чисел…</translation>
    </message>
    <message>
        <source>These texts share nothing rare.</source>
        <translation>Спільних рідкісних слів, імен і чисел у цих текстах немає.</translation>
    </message>
    <message numerus="yes">
        <source>Rare: found in few or none of the %Ln other document(s).</source>
        <translation>
            <numerusform>Рідкісним вважається те, чого майже немає в %Ln іншому документі.</numerusform>
            <numerusform>Рідкісним вважається те, чого майже немає в %Ln інших документах.</numerusform>
            <numerusform>Рідкісним вважається те, чого майже немає в %Ln інших документах.</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few documents, ordinary words can&apos;t be ranked by rarity. Only names, numbers and words that are not in the dictionary are listed.</source>
        <translation>Документів замало, щоб вважати рідкісним звичайне слово: наведено лише імена, числа та слова не зі словника.</translation>
    </message>
    <message numerus="yes">
        <source>Showing the first %Ln of each kind.</source>
        <translation>
            <numerusform>Кожного виду показано не більше ніж %Ln.</numerusform>
            <numerusform>Кожного виду показано не більше ніж %Ln.</numerusform>
            <numerusform>Кожного виду показано не більше ніж %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hit %1 of %2.</source>
        <translation>Збіг %1 з %2.</translation>
    </message>
</context>
<context>
    <name>EvidenceTable</name>
    <message>
        <source>Shared evidence</source>
        <translation>Спільні ознаки</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Усі файли</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln файл</numerusform>
            <numerusform>%Ln файли</numerusform>
            <numerusform>%Ln файлів</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to a file</source>
        <translation>Перейти до файлу</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Reload files &amp;automatically when they change</source>
        <translation>Автоматично &amp;перечитувати змінені файли</translation>
    </message>
    <message>
        <source>Keep &amp;watching the folder after a restart</source>
        <translation>&amp;Стежити за папкою й після перезапуску</translation>
    </message>
    <message>
        <source>Unless you stop watching before you quit.</source>
        <translation>Якщо тільки ви не припинили стеження раніше.</translation>
    </message>
    <message>
        <source>&amp;Keep recovery copies of unsaved work</source>
        <translation>Зберігати копії незбереженої р&amp;оботи</translation>
    </message>
    <message>
        <source>Saved moments after each change, and offered the next time you open Imbrex after a crash.</source>
        <translation>Зберігаються одразу після кожної зміни. Після збою програма запропонує відновити роботу.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>жодного</translation>
    </message>
    <message>
        <source>&amp;Clear recent files</source>
        <translation>О&amp;чистити список нещодавніх файлів</translation>
    </message>
    <message>
        <source>Clear recent &amp;libraries</source>
        <translation>Очистити список нещодавніх &amp;бібліотек</translation>
    </message>
    <message>
        <source>Cleared when you click OK.</source>
        <translation>Списки буде очищено, коли ви натиснете OK.</translation>
    </message>
    <message>
        <source>Nu&amp;mber of recent files</source>
        <translation>&amp;Кількість нещодавніх файлів</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>no hits</source>
        <translation>немає збігів</translation>
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
        <source>Use &amp;current options</source>
        <translation>Як &amp;зараз у сеансі</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Відновити стандартні</translation>
    </message>
    <message>
        <source>New sessions start with these options. To change the options of this session, use the Options panel.</source>
        <translation>Нові сеанси починаються з цими параметрами. Параметри цього сеансу змінюються на панелі «Параметри порівняння».</translation>
    </message>
    <message>
        <source>Options for new sessions</source>
        <translation>Параметри нових сеансів</translation>
    </message>
</context>
<context>
    <name>FirstReading</name>
    <message>
        <source>Progress</source>
        <translation>Перебіг роботи</translation>
    </message>
    <message numerus="yes">
        <source>Opening %Ln file(s) or folder(s)…</source>
        <translation>
            <numerusform>Відкривається %Ln файл або папка…</numerusform>
            <numerusform>Відкриваються %Ln файли або папки…</numerusform>
            <numerusform>Відкриваються %Ln файлів або папок…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the pasted text…</source>
        <translation>Читання вставленого тексту…</translation>
    </message>
</context>
<context>
    <name>FolderDialog</name>
    <message>
        <source>Watch folder</source>
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
        <source>&amp;Include subfolders</source>
        <translation>&amp;Включно з вкладеними папками</translation>
    </message>
    <message>
        <source>Open files &amp;already in the folder</source>
        <translation>Відкрити файли, які вже &amp;є в папці</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>&amp;Archive of earlier essays</source>
        <translation>&amp;Архів попередніх робіт</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Стежити</translation>
    </message>
    <message>
        <source>Documents added to this folder are opened and compared automatically.</source>
        <translation>Документи, додані до цієї папки, автоматично відкриваються й порівнюються.</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>Role:</source>
        <translation>Роль:</translation>
    </message>
</context>
<context>
    <name>FolderReading</name>
    <message>
        <source>Another project was opened. The folder %1 is no longer watched.</source>
        <translation>Відкрито інший проєкт. Стеження за папкою «%1» припинено.</translation>
    </message>
    <message>
        <source>The watched folder %1 is missing. Watching resumes when it is back.</source>
        <translation>Папки «%1», за якою ведеться стеження, більше немає. Щойно вона з’явиться, стеження відновиться.</translation>
    </message>
    <message>
        <source>The watched folder %1 is back. Watching has resumed.</source>
        <translation>Папка «%1» знову на місці, стеження триває.</translation>
    </message>
</context>
<context>
    <name>FoldingDocuments</name>
    <message>
        <source>Hide the list of documents</source>
        <translation>Приховати список документів</translation>
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
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln проблема</numerusform>
            <numerusform>%Ln проблеми</numerusform>
            <numerusform>%Ln проблем</numerusform>
        </translation>
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
        <source>Drawing graph…</source>
        <translation>Граф будується…</translation>
    </message>
    <message>
        <source>At a threshold of 0 nothing is linked. Raise the threshold to see groups.</source>
        <translation>За порога 0 нічого не зв’язується. Підніміть поріг, щоб побачити групи.</translation>
    </message>
    <message>
        <source>No pair reaches the threshold of %1. Lower the threshold to see groups.</source>
        <translation>Порога %1 не досягає жодна пара. Знизьте поріг, щоб побачити групи.</translation>
    </message>
    <message>
        <source>Thicker line: higher score</source>
        <translation>Що товща лінія, то вищий показник</translation>
    </message>
    <message>
        <source>showing %1 of %2 pairs above the threshold</source>
        <translation>показано пар вище порога: %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) with no pair above the threshold not shown</source>
        <translation>
            <numerusform>не показано документів без пар вище порога: %Ln</numerusform>
            <numerusform>не показано документів без пар вище порога: %Ln</numerusform>
            <numerusform>не показано документів без пар вище порога: %Ln</numerusform>
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
        <source>Documents linked by pairs above the threshold</source>
        <translation>Документи, пов’язані парами вище порога</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>All names this text was added under</source>
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
        <translation>Добірка</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>Курс, рік або інша добірка</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Кількість слів</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Подібність</translation>
    </message>
    <message>
        <source>Jaccard with the most similar document in the group</source>
        <translation>Коефіцієнт Жаккара з найсхожішим документом групи</translation>
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
        <source>Similarity at least</source>
        <translation>Подібність від</translation>
    </message>
    <message>
        <source>Minimum Jaccard for two documents to be in the same group</source>
        <translation>Мінімальний коефіцієнт Жаккара для двох документів однієї групи</translation>
    </message>
    <message>
        <source>Find near-duplicates</source>
        <translation>Знайти нечіткі дублікати</translation>
    </message>
    <message>
        <source>No two library documents have a similarity of %1 or more.</source>
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
        <source>Groups of near-duplicate documents in the library</source>
        <translation>Групи нечітких дублікатів у бібліотеці</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Нечіткі дублікати</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Open Common text to find and exclude phrases that many texts share</source>
        <translation>Відкрити панель «Спільний текст», щоб знайти й вилучити фрази, спільні для багатьох текстів</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln документ не порівнювався</numerusform>
            <numerusform>%Ln документи не порівнювалися</numerusform>
            <numerusform>%Ln документів не порівнювалися</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of all pairs share %1 or more: see why</source>
        <translation>У половини пар спільне — %1 і більше: дізнатися чому</translation>
    </message>
    <message numerus="yes">
        <source>“%1” appears in %Ln of these pairs: set its role</source>
        <translation>
            <numerusform>«%1» входить до %Ln із цих пар: задати роль</numerusform>
            <numerusform>«%1» входить до %Ln із цих пар: задати роль</numerusform>
            <numerusform>«%1» входить до %Ln із цих пар: задати роль</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No shared text in %Ln pair(s) at this shingle length.</source>
        <translation>
            <numerusform>У %Ln парі немає спільного за такої довжини шингла.</numerusform>
            <numerusform>У жодній із %Ln пар немає спільного за такої довжини шингла.</numerusform>
            <numerusform>У жодній із %Ln пар немає спільного за такої довжини шингла.</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are drafts by the same author. Add an essay by another author to compare.</source>
        <translation>Усі пари — чернетки одного автора. Додайте для порівняння роботу іншого автора.</translation>
    </message>
    <message>
        <source>Archive documents are not compared with each other. Add an essay to compare them with.</source>
        <translation>Архівні документи не порівнюються між собою. Додайте роботу, щоб порівняти їх із нею.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs share text.</source>
        <translation>
            <numerusform>%Ln із %1 пар має спільний текст.</numerusform>
            <numerusform>%Ln із %1 пар мають спільний текст.</numerusform>
            <numerusform>%Ln із %1 пар мають спільний текст.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select these in the list to see why they were not compared</source>
        <translation>Виділити їх у списку, щоб дізнатися, чому їх не порівняно</translation>
    </message>
    <message>
        <source>A template, a shared folder or a file that was passed on may be the reason</source>
        <translation>Причиною можуть бути шаблон, спільна папка або переданий файл</translation>
    </message>
    <message>
        <source>Is it the assignment, or the source of the others?</source>
        <translation>Це завдання чи джерело решти?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>не прочитано %Ln файл</numerusform>
            <numerusform>не прочитано %Ln файли</numerusform>
            <numerusform>не прочитано %Ln файлів</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs in two languages follow when their dictionary is read.</source>
        <translation>Пари двома мовами з’являться, коли буде прочитано їхній словник.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln student(s) handed in nothing</source>
        <translation>
            <numerusform>%Ln студент нічого не здав</numerusform>
            <numerusform>%Ln студенти нічого не здали</numerusform>
            <numerusform>%Ln студентів нічого не здали</numerusform>
        </translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Студенти</translation>
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
        <source>%Ln pair(s) share only editing history</source>
        <translation>
            <numerusform>%Ln пара зі спільною історією редагування, але без спільного тексту</numerusform>
            <numerusform>%Ln пари зі спільною історією редагування, але без спільного тексту</numerusform>
            <numerusform>%Ln пар зі спільною історією редагування, але без спільного тексту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” appear in %Ln of these pairs: set their role</source>
        <translation>
            <numerusform>«%1» входять до %Ln із цих пар: задати ролі</numerusform>
            <numerusform>«%1» входять до %Ln із цих пар: задати ролі</numerusform>
            <numerusform>«%1» входять до %Ln із цих пар: задати ролі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs reach your threshold.</source>
        <translation>
            <numerusform>%Ln із %1 пар досягає вашого порога.</numerusform>
            <numerusform>%Ln із %1 пар досягають вашого порога.</numerusform>
            <numerusform>%Ln із %1 пар досягають вашого порога.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of %1 pairs reaches your threshold.</source>
        <translation>Жодна з %1 пар не досягає вашого порога.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) stand out among %1.</source>
        <translation>
            <numerusform>%Ln пара виділяється серед %1.</numerusform>
            <numerusform>%Ln пари виділяються серед %1.</numerusform>
            <numerusform>%Ln пар виділяються серед %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair stands out among %1.</source>
        <translation>Серед %1 пар жодна не виділяється.</translation>
    </message>
    <message>
        <source>One</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Одна</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Дві</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Три</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Чотири</translation>
    </message>
    <message>
        <source>Five</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>П’ять</translation>
    </message>
    <message>
        <source>Six</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Шість</translation>
    </message>
    <message>
        <source>Seven</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Сім</translation>
    </message>
    <message>
        <source>Eight</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Вісім</translation>
    </message>
    <message>
        <source>Nine</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Дев’ять</translation>
    </message>
    <message>
        <source>To find reworded passages, select two documents and press %1.</source>
        <translation>Щоб шукати перефразовані фрагменти, виділіть два документи та натисніть %1.</translation>
    </message>
    <message>
        <source>The threshold is %1: all of them are listed.</source>
        <translation>Поріг — %1: показано всі.</translation>
    </message>
    <message>
        <source>Above %1 (%2), the level that unrelated essays in this class don&apos;t reach.</source>
        <translation>Вище %1 (%2) — рівня, якого непов’язані роботи цієї групи не досягають.</translation>
    </message>
    <message>
        <source>At %1 or more (%2), the threshold that you set.</source>
        <translation>Від %1 (%2) — порога, який ви задали.</translation>
    </message>
    <message>
        <source>Unrelated essays in this class don&apos;t reach %1.</source>
        <translation>Непов’язані роботи цієї групи не досягають %1.</translation>
    </message>
    <message>
        <source>At %1 or more (%2). No chance level: too few pairs.</source>
        <translation>Від %1 (%2). Рівня випадкових збігів немає: замало пар.</translation>
    </message>
    <message>
        <source>At %1 or more (%2). No chance level: too many of the pairs are similar.</source>
        <translation>Від %1 (%2). Рівня випадкових збігів немає: забагато схожих пар.</translation>
    </message>
    <message>
        <source>The highest is %1.</source>
        <translation>Найбільше значення — %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln reviewed.</source>
        <translation>
            <numerusform>Переглянуто %1 із %Ln.</numerusform>
            <numerusform>Переглянуто %1 із %Ln.</numerusform>
            <numerusform>Переглянуто %1 із %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other pair(s) reviewed.</source>
        <translation>
            <numerusform>Переглянуто ще %Ln пару.</numerusform>
            <numerusform>Переглянуто ще %Ln пари.</numerusform>
            <numerusform>Переглянуто ще %Ln пар.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) are identical</source>
        <translation>
            <numerusform>%Ln текст однаковий</numerusform>
            <numerusform>%Ln тексти однакові</numerusform>
            <numerusform>%Ln текстів однакові</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texts are identical (%Ln group(s))</source>
        <translation>
            <numerusform>однакових текстів: %1 (%Ln група)</numerusform>
            <numerusform>однакових текстів: %1 (%Ln групи)</numerusform>
            <numerusform>однакових текстів: %1 (%Ln груп)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) by the same author</source>
        <translation>
            <numerusform>%Ln пара — чернетки одного автора</numerusform>
            <numerusform>%Ln пари — чернетки одного автора</numerusform>
            <numerusform>%Ln пар — чернетки одного автора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s) excluded</source>
        <translation>
            <numerusform>%Ln шаблон вилучено</numerusform>
            <numerusform>%Ln шаблони вилучено</numerusform>
            <numerusform>%Ln шаблонів вилучено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln archive documents, not compared with each other</source>
        <translation>
            <numerusform>не порівнюється між собою %Ln архівний документ</numerusform>
            <numerusform>не порівнюються між собою %Ln архівні документи</numerusform>
            <numerusform>не порівнюються між собою %Ln архівних документів</numerusform>
        </translation>
    </message>
    <message>
        <source>the template is longer than any other text; check that it is the right file</source>
        <translation>шаблон довший за всі інші тексти: чи той це файл?</translation>
    </message>
    <message>
        <source>no text shares anything with the template</source>
        <translation>у жодному тексті немає нічого з шаблону</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) differ only in letter case</source>
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
        <source>N or F8: next pair above the threshold; Enter: open it</source>
        <translation>N або F8 — наступна пара вище порога; Enter відкриє її</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Коефіцієнт Жаккара</translation>
    </message>
    <message>
        <source>Containment (higher of two)</source>
        <translation>Входження (більше з двох)</translation>
    </message>
    <message>
        <source>Word for word (higher of two)</source>
        <translation>Дослівно (більше з двох)</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>поріг %1</translation>
    </message>
    <message>
        <source>drafts by the same author</source>
        <translation>чернетки одного автора</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>не порівнюються</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln документ не порівнювався</numerusform>
            <numerusform>%Ln документи не порівнювалися</numerusform>
            <numerusform>%Ln документів не порівнювалися</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Matrix of all pairs</source>
        <translation>Матриця всіх пар</translation>
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
        <source>No page contains all of these words.</source>
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
        <source>Search help</source>
        <translation>Шукати в довідці</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>This page is available only in English.</source>
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
    <message numerus="yes">
        <source>The two files have %Ln editing session(s) in common.</source>
        <translation>
            <numerusform>Два файли мають %Ln спільний сеанс редагування.</numerusform>
            <numerusform>Два файли мають %Ln спільні сеанси редагування.</numerusform>
            <numerusform>Два файли мають %Ln спільних сеансів редагування.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the left text, outside the passages, have rare words of the right text in its order.</source>
        <translation>
            <numerusform>Той самий порядок: у %Ln реченні лівого тексту поза фрагментами є рідкісні слова правого тексту, в його порядку.</numerusform>
            <numerusform>Той самий порядок: у %Ln реченнях лівого тексту поза фрагментами є рідкісні слова правого тексту, в його порядку.</numerusform>
            <numerusform>Той самий порядок: у %Ln реченнях лівого тексту поза фрагментами є рідкісні слова правого тексту, в його порядку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the right text, outside the passages, have rare words of the left text in its order.</source>
        <translation>
            <numerusform>Той самий порядок: у %Ln реченні правого тексту поза фрагментами є рідкісні слова лівого тексту, в його порядку.</numerusform>
            <numerusform>Той самий порядок: у %Ln реченнях правого тексту поза фрагментами є рідкісні слова лівого тексту, в його порядку.</numerusform>
            <numerusform>Той самий порядок: у %Ln реченнях правого тексту поза фрагментами є рідкісні слова лівого тексту, в його порядку.</numerusform>
        </translation>
    </message>
    <message>
        <source>One text may retell the other, or both a third one.</source>
        <translation>Можливо, один текст переказує інший або обидва — третій.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) or number(s) come in the same order in both texts; about %1 would by chance.</source>
        <translation>
            <numerusform>%Ln ім&apos;я або число йде в обох текстах в одному порядку; випадково — близько %1.</numerusform>
            <numerusform>%Ln імені або числа йдуть в обох текстах в одному порядку; випадково — близько %1.</numerusform>
            <numerusform>%Ln імен або чисел ідуть в обох текстах в одному порядку; випадково — близько %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A translation keeps this order, but two accounts of the same events may share it too.</source>
        <translation>Переклад зберігає цей порядок, але він може збігтися й у двох розповідях про ті самі події.</translation>
    </message>
    <message>
        <source>Words from these sessions: %1 in the left text, %2 in the right text.</source>
        <translation>Слів із цих сеансів: %1 у лівому тексті, %2 у правому.</translation>
    </message>
    <message>
        <source>A template, a shared folder or a file that was passed on may be the reason.</source>
        <translation>Причиною можуть бути шаблон, спільна папка або переданий файл.</translation>
    </message>
    <message>
        <source>Left file: %1.</source>
        <translation>Лівий файл: %1.</translation>
    </message>
    <message>
        <source>Right file: %1.</source>
        <translation>Правий файл: %1.</translation>
    </message>
    <message>
        <source>created on %1</source>
        <translation>створено %1</translation>
    </message>
    <message>
        <source>last saved on %1</source>
        <translation>збережено %1</translation>
    </message>
    <message>
        <source>last saved by %1</source>
        <translation>зберіг(ла) %1</translation>
    </message>
    <message numerus="yes">
        <source>edited for %Ln minute(s)</source>
        <translation>
            <numerusform>час редагування: %Ln хвилина</numerusform>
            <numerusform>час редагування: %Ln хвилини</numerusform>
            <numerusform>час редагування: %Ln хвилин</numerusform>
        </translation>
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
        <source>The left text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>У лівому тексті слів: %1, а файл редагували %Ln хвилину.</numerusform>
            <numerusform>У лівому тексті слів: %1, а файл редагували %Ln хвилини.</numerusform>
            <numerusform>У лівому тексті слів: %1, а файл редагували %Ln хвилин.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>У правому тексті слів: %1, а файл редагували %Ln хвилину.</numerusform>
            <numerusform>У правому тексті слів: %1, а файл редагували %Ln хвилини.</numerusform>
            <numerusform>У правому тексті слів: %1, а файл редагували %Ln хвилин.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may have been pasted, from the author&apos;s own notes or another text.</source>
        <translation>Можливо, текст вставлено: із власних нотаток автора або з іншого тексту.</translation>
    </message>
    <message>
        <source>Both files were created in the same second, %1, according to their properties. One may be a copy of the other.</source>
        <translation>Судячи з властивостей, обидва файли створено тієї самої секунди, %1. Можливо, один із них — копія іншого.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1 and the right file on %2. The left text may be the earlier one.</source>
        <translation>Судячи з властивостей файлів, лівий створено %1, а правий — %2. Можливо, лівий текст з’явився раніше.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1 and the right file on %2. The right text may be the earlier one.</source>
        <translation>Судячи з властивостей файлів, лівий створено %1, а правий — %2. Можливо, правий текст з’явився раніше.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was last changed on %1, before the right file was created on %2. The left text may be the earlier one.</source>
        <translation>Судячи з властивостей файлів, лівий востаннє змінено %1, до створення правого (%2). Можливо, лівий текст з’явився раніше.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1, after the right file was last changed on %2. The right text may be the earlier one.</source>
        <translation>Судячи з властивостей файлів, лівий створено %1, після останньої зміни правого (%2). Можливо, правий текст з’явився раніше.</translation>
    </message>
    <message>
        <source>According to its properties, the left file was last saved by %1, the author of the right file, who may have had access to it.</source>
        <translation>Судячи з властивостей, лівий файл останнім зберіг автор правого файлу, %1. Можливо, лівий файл був йому доступний.</translation>
    </message>
    <message>
        <source>According to its properties, the right file was last saved by %1, the author of the left file, who may have had access to it.</source>
        <translation>Судячи з властивостей, правий файл останнім зберіг автор лівого файлу, %1. Можливо, правий файл був йому доступний.</translation>
    </message>
    <message>
        <source>Both files name the same author, %1. One may have been made from the other.</source>
        <translation>В обох файлах указано того самого автора, %1. Можливо, один зроблено з іншого.</translation>
    </message>
    <message>
        <source>The right file was last saved by someone else, which suggests that the left text came first.</source>
        <translation>Правий файл останнім зберіг хтось інший, тож першим, імовірно, був лівий текст.</translation>
    </message>
    <message>
        <source>The left file was last saved by someone else, which suggests that the right text came first.</source>
        <translation>Лівий файл останнім зберіг хтось інший, тож першим, імовірно, був правий текст.</translation>
    </message>
    <message>
        <source>The left text contains signs of a web page (%1). It may come from one.</source>
        <translation>У лівому тексті є ознаки вебсторінки (%1). Можливо, його взято з неї.</translation>
    </message>
    <message>
        <source>The right text contains signs of a web page (%1). It may come from one.</source>
        <translation>У правому тексті є ознаки вебсторінки (%1). Можливо, його взято з неї.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the left text that are corrected in the right one: %1.</source>
        <translation>
            <numerusform>%Ln слово, написане в лівому тексті з помилкою, на тому самому місці правого написано правильно: %1.</numerusform>
            <numerusform>%Ln слова, написані в лівому тексті з помилкою, на тих самих місцях правого написано правильно: %1.</numerusform>
            <numerusform>%Ln слів, написаних у лівому тексті з помилкою, на тих самих місцях правого написано правильно: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the right text that are corrected in the left one: %1.</source>
        <translation>
            <numerusform>%Ln слово, написане в правому тексті з помилкою, на тому самому місці лівого написано правильно: %1.</numerusform>
            <numerusform>%Ln слова, написані в правому тексті з помилкою, на тих самих місцях лівого написано правильно: %1.</numerusform>
            <numerusform>%Ln слів, написаних у правому тексті з помилкою, на тих самих місцях лівого написано правильно: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors are often corrected in a copy, which suggests that the left text came first.</source>
        <translation>У копії часто виправляють помилки, тож першим, імовірно, був лівий текст.</translation>
    </message>
    <message>
        <source>Errors are often corrected in a copy, which suggests that the right text came first.</source>
        <translation>У копії часто виправляють помилки, тож першим, імовірно, був правий текст.</translation>
    </message>
    <message>
        <source>The signs are too few, or too mixed, to suggest which text came first.</source>
        <translation>Ознак замало, або вони суперечливі: не можна сказати, який текст був першим.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Histogram of all pairs</source>
        <translation>Гістограма всіх пар</translation>
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
        <source>Chance level: %1. Unrelated pairs in this class are not expected to score higher.</source>
        <translation>Рівень випадкових збігів: %1. Непов’язані пари цієї групи, як очікується, його не перевищують.</translation>
    </message>
    <message>
        <source>Suggested threshold: %1. Pairs from here up stand out from the rest of the class.</source>
        <translation>Пропонований поріг: %1. Починаючи з нього, пари виділяються серед решти.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) between %1 and %2</source>
        <translation>
            <numerusform>%Ln пара від %1 до %2</numerusform>
            <numerusform>%Ln пари від %1 до %2</numerusform>
            <numerusform>%Ln пар від %1 до %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Логарифмічна шкала</translation>
    </message>
</context>
<context>
    <name>KindModel</name>
    <message>
        <source>Disguise</source>
        <translation>Маскування</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Збіги</translation>
    </message>
    <message>
        <source>Number of hits in the text</source>
        <translation>Кількість збігів у тексті</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Літери</translation>
    </message>
    <message>
        <source>Letters and marks affected</source>
        <translation>Скільки літер і знаків зачеплено</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Вплив</translation>
    </message>
    <message>
        <source>Percentage points of similarity missed if this kind is not removed</source>
        <translation>Скільки відсоткових пунктів подібності втрачається, якщо не знімати цей вид</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Знімати</translation>
    </message>
    <message>
        <source>Remove this kind before comparing. Same as the setting in Options.</source>
        <translation>Знімати цей вид перед порівнянням. Те саме, що в параметрах порівняння.</translation>
    </message>
    <message>
        <source>Also found, at usual levels:</source>
        <translation>Також знайдено, у звичайних кількостях:</translation>
    </message>
    <message>
        <source>Found, at usual levels:</source>
        <translation>Знайдено, у звичайних кількостях:</translation>
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
        <source>Detected for each document</source>
        <translation>Визначається для кожного</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Use &amp;system setting</source>
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
        <source>View of the pair</source>
        <translation>Подання пари</translation>
    </message>
    <message>
        <source>Shared shingles</source>
        <translation>Спільні шингли</translation>
    </message>
    <message>
        <source>Runs of words that are the same in both texts</source>
        <translation>Ланцюжки слів, однакові в обох текстах</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>Passages that both texts share: word for word, reworded or translated</source>
        <translation>Спільні фрагменти обох текстів: дослівні, перефразовані або перекладені</translation>
    </message>
    <message>
        <source>Changes in each paragraph</source>
        <translation>Зміни в кожному абзаці</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Зміни</translation>
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
        <source>&amp;Check open essays</source>
        <translation>&amp;Перевірити відкриті роботи</translation>
    </message>
    <message>
        <source>Check and a&amp;dd open essays…</source>
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
        <source>&amp;Open with the essays</source>
        <translation>Відкрити поруч із ро&amp;ботами</translation>
    </message>
    <message>
        <source>&amp;Delete from library…</source>
        <translation>Видалити &amp;з бібліотеки…</translation>
    </message>
    <message>
        <source>Delete all by an &amp;author…</source>
        <translation>Видалити всі документи авт&amp;ора…</translation>
    </message>
    <message>
        <source>Delete &amp;expired documents…</source>
        <translation>Видалити п&amp;рострочені документи…</translation>
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
        <source>&amp;Index settings…</source>
        <translation>Налаштування індекс&amp;у…</translation>
    </message>
</context>
<context>
    <name>LibraryChecks</name>
    <message numerus="yes">
        <source>%Ln document(s) can&apos;t be shown: the library has only fingerprints.</source>
        <translation>
            <numerusform>%Ln документ не можна показати: у бібліотеці лише відбитки.</numerusform>
            <numerusform>%Ln документи не можна показати: у бібліотеці лише відбитки.</numerusform>
            <numerusform>%Ln документів не можна показати: у бібліотеці лише відбитки.</numerusform>
        </translation>
    </message>
    <message>
        <source>This source can&apos;t be shown: the shelf&apos;s files no longer have it.</source>
        <translation>Це джерело не можна показати: у файлах полиці його більше немає.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln library document(s) opened with the essays.</source>
        <translation>
            <numerusform>Поруч із роботами відкрито %Ln документ бібліотеки.</numerusform>
            <numerusform>Поруч із роботами відкрито %Ln документи бібліотеки.</numerusform>
            <numerusform>Поруч із роботами відкрито %Ln документів бібліотеки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked. See Library for the results.</source>
        <translation>
            <numerusform>Перевірено %Ln роботу. Результати — у бібліотеці.</numerusform>
            <numerusform>Перевірено %Ln роботи. Результати — у бібліотеці.</numerusform>
            <numerusform>Перевірено %Ln робіт. Результати — у бібліотеці.</numerusform>
        </translation>
    </message>
    <message>
        <source>This essay is no longer open.</source>
        <translation>Цю роботу вже закрито.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be shown: the file of the shelf “%2” is missing.</source>
        <translation>«%1» не можна показати: файлу полиці «%2» немає на місці.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be shown: the library has only its fingerprint.</source>
        <translation>«%1» не можна показати: у бібліотеці лише відбиток.</translation>
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
        <source>Add files to library</source>
        <translation>Додати файли до бібліотеки</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>Додати папку до бібліотеки</translation>
    </message>
    <message>
        <source>No essays to check. Press Ctrl+O, or drop essays on the window.</source>
        <translation>Немає робіт для перевірки. Натисніть Ctrl+O або перетягніть роботи у вікно.</translation>
    </message>
    <message numerus="yes">
        <source>You can open up to %Ln library document(s) at a time.</source>
        <translation>
            <numerusform>За один раз можна відкрити не більше ніж %Ln документ бібліотеки.</numerusform>
            <numerusform>За один раз можна відкрити не більше ніж %Ln документи бібліотеки.</numerusform>
            <numerusform>За один раз можна відкрити не більше ніж %Ln документів бібліотеки.</numerusform>
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
        <source>Import into library</source>
        <translation>Імпорт до бібліотеки</translation>
    </message>
    <message>
        <source>The index already uses the current options. Nothing to change.</source>
        <translation>Індекс уже відповідає поточним параметрам. Змінювати нічого.</translation>
    </message>
    <message>
        <source>Index settings</source>
        <translation>Налаштування індексу</translation>
    </message>
    <message>
        <source>Rebuild the index with the current options?</source>
        <translation>Перебудувати індекс із поточними параметрами?</translation>
    </message>
    <message>
        <source>Normalization, disguise and language options determine which documents are found. Similarity is always calculated with your current options. Rebuilding runs in the background, and you can stop and resume it. Until it finishes, checks use the old index.</source>
        <translation>Параметри нормалізації, маскування й мови визначають, які документи знайдуться. Подібність завжди обчислюється з вашими поточними параметрами. Індекс перебудовується у фоні; це можна зупинити й продовжити. До завершення перевірки йдуть за старим індексом.</translation>
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
        <source>Opening library…</source>
        <translation>Відкриття бібліотеки…</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Бібліотеку не відкрито.</translation>
    </message>
    <message>
        <source>The library is busy. Wait until it finishes, or cancel the current task.</source>
        <translation>Бібліотека зайнята. Зачекайте, поки вона закінчить, або скасуйте поточну операцію.</translation>
    </message>
</context>
<context>
    <name>LibraryHeader</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the previous view (Esc)</source>
        <translation>Повернутися до попереднього подання (Esc)</translation>
    </message>
</context>
<context>
    <name>LibraryMatch</name>
    <message>
        <source>Search the library</source>
        <translation>Шукати в бібліотеці</translation>
    </message>
    <message>
        <source>Find out whether documents of the library have the longest match too</source>
        <translation>Дізнатися, чи є найдовший збіг і в документах бібліотеки</translation>
    </message>
    <message>
        <source>These texts have no match to search the library for.</source>
        <translation>У цих текстів немає збігу, який можна шукати в бібліотеці.</translation>
    </message>
    <message>
        <source>No other document of the library has the longest match of this pair.</source>
        <translation>Найдовшого збігу цієї пари немає в жодному іншому документі бібліотеки.</translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>Найдовший збіг цієї пари є ще щонайменше в %Ln документі бібліотеки.</numerusform>
            <numerusform>Найдовший збіг цієї пари є ще щонайменше в %Ln документах бібліотеки.</numerusform>
            <numerusform>Найдовший збіг цієї пари є ще щонайменше в %Ln документах бібліотеки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>Найдовший збіг цієї пари є ще в %Ln документі бібліотеки.</numerusform>
            <numerusform>Найдовший збіг цієї пари є ще в %Ln документах бібліотеки.</numerusform>
            <numerusform>Найдовший збіг цієї пари є ще в %Ln документах бібліотеки.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryNames</name>
    <message>
        <source>Library document %1</source>
        <translation>Документ бібліотеки %1</translation>
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
        <source>Library views</source>
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
        <translation>Нечіткі дублікати</translation>
    </message>
    <message>
        <source>Shelves</source>
        <translation>Полиці</translation>
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
        <source>A library keeps earlier essays and finds passages that new ones share with them. It is a file on your computer, or a shared database on your school&apos;s server. Nothing is sent anywhere else.</source>
        <translation>У бібліотеці зберігаються попередні роботи; вона знаходить фрагменти, спільні з ними в нових. Це файл на вашому комп’ютері або спільна база даних на сервері вашої школи. Більше нікуди нічого не надсилається.</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Створити бібліотеку…</translation>
    </message>
    <message>
        <source>Open library file…</source>
        <translation>Відкрити файл бібліотеки…</translation>
    </message>
    <message>
        <source>Open shared library…</source>
        <translation>Відкрити спільну бібліотеку…</translation>
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
        <source>User name</source>
        <translation>Користувач</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Пароль</translation>
    </message>
    <message>
        <source>A shared library is on your school&apos;s PostgreSQL server, and several teachers can use it at the same time. The password is kept only until you close the window, and is never saved.</source>
        <translation>Спільна бібліотека розташована на сервері PostgreSQL вашої школи, нею можуть користуватися одразу кілька вчителів. Пароль зберігається лише до закриття вікна й ніде не записується.</translation>
    </message>
</context>
<context>
    <name>LibraryShelves</name>
    <message>
        <source>Kiwix files and web archives (%1)</source>
        <translation>Файли Kiwix та вебархіви (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>Add a shelf</source>
        <translation>Додати полицю</translation>
    </message>
    <message>
        <source>The shelf “%1” is up to date.</source>
        <translation>Полицю «%1» оновлено.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>%Ln джерело не вдалося прочитати.</numerusform>
            <numerusform>%Ln джерела не вдалося прочитати.</numerusform>
            <numerusform>%Ln джерел не вдалося прочитати.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the files of a shelf</source>
        <translation>Знайти файли полиці</translation>
    </message>
    <message>
        <source>Remove shelf</source>
        <translation>Видалення полиці</translation>
    </message>
    <message>
        <source>Remove the shelf “%1”?</source>
        <translation>Видалити полицю «%1»?</translation>
    </message>
    <message>
        <source>Its fingerprints are deleted. The files of the shelf stay where they are.</source>
        <translation>Її відбитки буде видалено. Файли полиці залишаться на місці.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Видалити</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Checking essays against library…</source>
        <translation>Перевірка робіт за бібліотекою…</translation>
    </message>
    <message>
        <source>Adding to library…</source>
        <translation>Додавання до бібліотеки…</translation>
    </message>
    <message>
        <source>Deleting from library…</source>
        <translation>Видалення з бібліотеки…</translation>
    </message>
    <message>
        <source>Finding near-duplicates in library…</source>
        <translation>Пошук нечітких дублікатів у бібліотеці…</translation>
    </message>
    <message>
        <source>Verifying library…</source>
        <translation>Перевірка цілісності бібліотеки…</translation>
    </message>
    <message>
        <source>Exporting library…</source>
        <translation>Експорт бібліотеки…</translation>
    </message>
    <message>
        <source>Importing into library…</source>
        <translation>Імпорт до бібліотеки…</translation>
    </message>
    <message>
        <source>Rebuilding index; checks use the old index until it finishes…</source>
        <translation>Перебудова індексу; до її завершення перевірки йдуть за старим…</translation>
    </message>
    <message>
        <source>Opening library…</source>
        <translation>Відкриття бібліотеки…</translation>
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
        <source>fingerprints only, no text</source>
        <translation>лише відбитки, без текстів</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not yet indexed with the new settings</source>
        <translation>
            <numerusform>лишилося індексувати з новими налаштуваннями: %Ln</numerusform>
            <numerusform>лишилося індексувати з новими налаштуваннями: %Ln</numerusform>
            <numerusform>лишилося індексувати з новими налаштуваннями: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the owner of a shared library can do this.</source>
        <translation>У спільній бібліотеці це може робити лише її власник.</translation>
    </message>
    <message>
        <source>You have read-only access to this library.</source>
        <translation>Доступ до цієї бібліотеки — лише для читання.</translation>
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
        <source>%Ln already in the library, now also under another name</source>
        <translation>
            <numerusform>%Ln уже в бібліотеці, тепер і під іншою назвою</numerusform>
            <numerusform>%Ln уже в бібліотеці, тепер і під іншою назвою</numerusform>
            <numerusform>%Ln уже в бібліотеці, тепер і під іншою назвою</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>%Ln уже в бібліотеці</numerusform>
            <numerusform>%Ln уже в бібліотеці</numerusform>
            <numerusform>%Ln уже в бібліотеці</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Зупинено.</translation>
    </message>
    <message>
        <source>To continue, add the same files again.</source>
        <translation>Щоб продовжити, додайте ті самі файли ще раз.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s).</source>
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
        <source>%1 exported to “%2”.</source>
        <translation>Експортовано в «%2»: %1.</translation>
    </message>
    <message>
        <source>The index now uses the new settings.</source>
        <translation>Індекс побудовано з новими налаштуваннями.</translation>
    </message>
    <message>
        <source>The library is intact. No problems found.</source>
        <translation>Бібліотека ціла. Проблем не знайдено.</translation>
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
        <source>can add</source>
        <translation>читання й додавання</translation>
    </message>
    <message>
        <source>read-only</source>
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
        <source>Score that is compared with the threshold</source>
        <translation>Показник, який порівнюється з порогом</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>An unexpected error occurred. Your documents have not been changed.</source>
        <translation>Сталася неочікувана помилка. Ваші документи не змінено.</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Неочікувана помилка</translation>
    </message>
</context>
<context>
    <name>MeasureList</name>
    <message>
        <source>Measures of this pair</source>
        <translation>Міри подібності цієї пари</translation>
    </message>
</context>
<context>
    <name>MeasureModel</name>
    <message>
        <source>Line: %1.</source>
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
        <source>exact value: %1</source>
        <translation>точно %1</translation>
    </message>
    <message>
        <source>near-duplicates: yes</source>
        <translation>нечіткі дублікати: так</translation>
    </message>
    <message>
        <source>near-duplicates: no</source>
        <translation>нечіткі дублікати: ні</translation>
    </message>
</context>
<context>
    <name>MeasuresPanel</name>
    <message>
        <source>Include compression distances and LSA (slower)</source>
        <translation>Додати відстані стиснення та LSA (повільніше)</translation>
    </message>
    <message>
        <source>Longer bar: more similar. Dot: exact value. Line: threshold from the article.</source>
        <translation>Що довша смуга, то більша подібність. Крапка: точне значення. Риска: поріг зі статті.</translation>
    </message>
    <message>
        <source>Open a pair to see its measures.</source>
        <translation>Відкрийте пару, щоб побачити її міри подібності.</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Name of the document</source>
        <translation>Назва документа</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пари</translation>
    </message>
    <message>
        <source>Number of texts in this cluster that it forms a pair above the threshold with</source>
        <translation>Кількість текстів цього кластера, з якими він утворює пару вище порога</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Максимум</translation>
    </message>
    <message>
        <source>Highest score among its pairs in this cluster</source>
        <translation>Найбільший показник серед його пар у цьому кластері</translation>
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
        <translation>&amp;Редагування</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Документи</translation>
    </message>
    <message>
        <source>R&amp;ole of selected documents</source>
        <translation>Р&amp;оль вибраних документів</translation>
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
        <source>For e&amp;xperts</source>
        <translation>Для &amp;фахівців</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Рядок меню</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Дов&amp;ідка</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Додати документи</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Бібліотека</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Звіт…</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Повідомлення</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Наступне повідомлення</translation>
    </message>
    <message>
        <source>Dismiss message</source>
        <translation>Закрити повідомлення</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Program files are missing: neither {packaged} nor {checkout} was found.</source>
        <translation>Бракує файлів програми: не знайдено ні {packaged}, ні {checkout}.</translation>
    </message>
    <message>
        <source>Reinstall Imbrex.</source>
        <translation>Перевстановіть Imbrex.</translation>
    </message>
    <message>
        <source>A program component is missing: {name}.</source>
        <translation>Бракує компонента програми: {name}.</translation>
    </message>
    <message>
        <source>The {name} failed ({kind}: {reason}).</source>
        <translation>Стався збій: {name} ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>The {name} gave an invalid answer.</source>
        <translation>Неприпустима відповідь: {name}.</translation>
    </message>
    <message>
        <source>The {name} stopped without answering.</source>
        <translation>Зупинилася без відповіді {name}.</translation>
    </message>
    <message>
        <source>The {name} has been closed.</source>
        <translation>Закрита {name}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t start the {name}: {reason}.</source>
        <translation>Не запускається {name}: {reason}.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Закрийте інші програми.</translation>
    </message>
    <message>
        <source>The {name} was stopped because it took longer than {seconds} seconds.</source>
        <translation>Зупинена {name}: минуло понад {seconds} с.</translation>
    </message>
    <message>
        <source>The {name} failed: {kind}.</source>
        <translation>Збій ({name}): {kind}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t start the {name}.</source>
        <translation>Не вдалося запустити: {name}.</translation>
    </message>
    <message>
        <source>Check that you chose the right file.</source>
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
        <source>Check that you chose the right file as the template.</source>
        <translation>Перевірте, чи той файл вибрано як шаблон.</translation>
    </message>
    <message>
        <source>Only {kept} of {words} words are left to compare, because {out} are in {places}. A shingle needs {length}.</source>
        <translation>Для порівняння лишилося слів: {kept} з {words}; вилучено {out} ({places}); для шингла потрібно {length}.</translation>
    </message>
    <message>
        <source>Only {kept} of {words} words are compared. A shingle needs {length}.</source>
        <translation>Порівнюється слів: {kept} з {words}; для шингла потрібно {length}.</translation>
    </message>
    <message>
        <source>This text has no run of {length} compared words. A shingle needs {length}.</source>
        <translation>У цьому тексті ніде немає {length} порівнюваних слів поспіль; для шингла потрібно {length}.</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length.</source>
        <translation>Виберіть меншу довжину шингла.</translation>
    </message>
    <message>
        <source>Include quotations and bibliographies in the comparison.</source>
        <translation>Додайте до порівняння цитати та списки літератури.</translation>
    </message>
    <message>
        <source>{name} is a template: text shared with it is excluded from every comparison.</source>
        <translation>{name} — шаблон: спільний із ним текст вилучається з кожного порівняння.</translation>
    </message>
    <message>
        <source>To compare it, change its role.</source>
        <translation>Щоб порівняти його, змініть його роль.</translation>
    </message>
    <message>
        <source>{name}: {message}</source>
        <translation>{name}: {message}</translation>
    </message>
    <message>
        <source>Two documents are needed, not {number}.</source>
        <translation>Потрібні два документи, а не {number}.</translation>
    </message>
    <message>
        <source>Use compare_all for any number of them.</source>
        <translation>Для будь-якої кількості документів є compare_all.</translation>
    </message>
    <message>
        <source>A data frame needs {libraries}.</source>
        <translation>Для таблиці потрібна бібліотека {libraries}.</translation>
    </message>
    <message>
        <source>Install it with pip.</source>
        <translation>Установіть її через pip.</translation>
    </message>
    <message>
        <source>This text contains no words.</source>
        <translation>У цьому тексті немає слів.</translation>
    </message>
    <message>
        <source>A template must have at least {fewest} compared words.</source>
        <translation>У шаблоні має бути щонайменше порівнюваних слів: {fewest}.</translation>
    </message>
    <message>
        <source>All of this text is also in {places}.</source>
        <translation>Увесь цей текст є й тут: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>This text has only {count} word(s). A shingle needs {length}.</source>
        <translation>
            <numerusform>У цьому тексті лише {count} слово; для шингла потрібно {length}.</numerusform>
            <numerusform>У цьому тексті лише {count} слова; для шингла потрібно {length}.</numerusform>
            <numerusform>У цьому тексті лише {count} слів; для шингла потрібно {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or check that you chose the right file.</source>
        <translation>Виберіть меншу довжину шингла або перевірте, чи той файл вибрано.</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or exclude less text.</source>
        <translation>Виберіть меншу довжину шингла або вилучайте менше тексту.</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or ignore fewer kinds of words.</source>
        <translation>Виберіть меншу довжину шингла або враховуйте більше видів слів.</translation>
    </message>
    <message>
        <source>Missing or extra spaces were not corrected in {number:,} letters. The limit is {most:,}.</source>
        <translation>Пропущені та зайві пробіли не виправлено в {number:,} літерах. Межа — {most:,}.</translation>
    </message>
    <message>
        <source>Filters of {bits:,} bit(s) with {functions} hash function(s); at most {share} of unshared shingles are counted by mistake.</source>
        <translation>Бітів у фільтрі: {bits}, хеш-функцій: {functions}; помилково зараховується не більше ніж {share} неспільних шинглів.</translation>
    </message>
    <message>
        <source>{shared:,} of its {all:,} distinct shingle(s) are also in the other text.</source>
        <translation>Є в іншому тексті: {shared} з {all} його різних шинглів.</translation>
    </message>
    <message>
        <source>{found:,} of {left:,} left shingle(s) match the {right:,} right ones; {lost:,} hash collision(s) among {distinct:,} distinct shingle(s).</source>
        <translation>Шинглів лівого тексту, знайдених серед {right} шинглів правого: {found} з {left}; колізій хешу: {lost}, різних шинглів: {distinct}.</translation>
    </message>
    <message>
        <source>Repeated shingles are counted each time.</source>
        <translation>Повторювані шингли враховуються щоразу.</translation>
    </message>
    <message>
        <source>Much more of the right text is in the left text than the reverse, so the right text may be part of the left one. Jaccard and its estimates are low in this case; look at containment.</source>
        <translation>Правого тексту в лівому значно більше, ніж лівого в правому: можливо, правий текст — частина лівого. Коефіцієнт Жаккара і його оцінки в цьому разі низькі; дивіться на входження.</translation>
    </message>
    <message>
        <source>The highest-weighted words are nearly the same, but few runs of words are. Words may have been reordered or replaced. Try shorter shingles.</source>
        <translation>Найвагоміші слова майже ті самі, а спільних ланцюжків слів мало: можливо, слова переставлено або замінено. Спробуйте коротші шингли.</translation>
    </message>
    <message>
        <source>The texts share much, but not enough supershingles to be near-duplicates. At a Jaccard below about 0.9, a little added text or a few changed words can cause this.</source>
        <translation>У текстів багато спільного, але супершинглів збіглося замало для нечітких дублікатів. За коефіцієнта Жаккара, нижчого приблизно за 0,9, для цього досить невеликої вставки або кількох замінених слів.</translation>
    </message>
    <message>
        <source>The compression measures disagree: in texts this long, {names} can&apos;t look back far enough. Rely on xz.</source>
        <translation>Міри стиснення розходяться: у таких довгих текстах {names} не бачить досить далеко назад. Покладайтеся на xz.</translation>
    </message>
    <message>
        <source>One text is short, so estimates are unreliable. For a few sentences, look at the longest words.</source>
        <translation>Один із текстів короткий, тому оцінки ненадійні. Для кількох речень дивіться на найдовші слова.</translation>
    </message>
    <message>
        <source>Much more of the left text is in the right text than the reverse, so the left text may be part of the right one. Jaccard and its estimates are low in this case; look at containment.</source>
        <translation>Лівого тексту в правому значно більше, ніж правого в лівому: можливо, лівий текст — частина правого. Коефіцієнт Жаккара і його оцінки в цьому разі низькі; дивіться на входження.</translation>
    </message>
    <message>
        <source>{shared} of the {longest} longest word(s) are shared.</source>
        <translation>Спільних найдовших слів: {shared} з {longest}.</translation>
    </message>
    <message>
        <source>Intended for texts of 3 to 5 sentences. One of these has {longest:,}, so {most} words represent little of it.</source>
        <translation>Міру розраховано на тексти з 3–5 речень. В одному з цих текстів їх {longest}, і слова, яких {most}, мало про нього кажуть.</translation>
    </message>
    <message>
        <source>One text has no words of {shortest} or more letters.</source>
        <translation>В одному з текстів немає слів завдовжки від {shortest} літер.</translation>
    </message>
    <message>
        <source>Texts that share fewer than {least} are not considered.</source>
        <translation>Тексти, у яких спільних слів менше ніж {least}, не розглядаються.</translation>
    </message>
    <message>
        <source>The texts are identical, letter for letter.</source>
        <translation>Тексти однакові літера в літеру.</translation>
    </message>
    <message>
        <source>Cosine similarity in {rank} dimensions, calculated from {documents:,} documents.</source>
        <translation>Косинусна подібність; вимірів: {rank}, документів: {documents}.</translation>
    </message>
    <message>
        <source>With few documents, this measure is unreliable.</source>
        <translation>Коли документів мало, ця міра ненадійна.</translation>
    </message>
    <message>
        <source>This measure needs {fewest} documents with words; {documents} are open.</source>
        <translation>Цій мірі потрібно документів зі словами: {fewest}; відкрито {documents}.</translation>
    </message>
    <message>
        <source>{equal} of {pairs} megashingles are equal; 1 is required.</source>
        <translation>Збіглося мегашинглів: {equal} з {pairs}; потрібен 1.</translation>
    </message>
    <message>
        <source>One text has only {fewest} distinct shingles, fewer than the {functions} hash functions, so MinHash values repeat.</source>
        <translation>В одному з текстів різних шинглів лише {fewest}, менше, ніж хеш-функцій ({functions}), тому значення MinHash повторюються.</translation>
    </message>
    <message>
        <source>{equal} of {functions} MinHash values are equal.</source>
        <translation>Збіглося значень MinHash: {equal} з {functions}.</translation>
    </message>
    <message>
        <source>The two together exceed one block of bzip2 (900 kB).</source>
        <translation>Разом тексти не вміщуються в один блок bzip2 (900 кБ).</translation>
    </message>
    <message>
        <source>gzip looks back only 32 kB, so matches further apart are missed.</source>
        <translation>gzip дивиться назад на 32 кБ: дальших повторів він не бачить.</translation>
    </message>
    <message>
        <source>Normalized text, in bytes: {left:,} compressed separately, {right:,} together.</source>
        <translation>Нормалізований текст у байтах: {left} після стиснення окремо, {right} після стиснення разом.</translation>
    </message>
    <message>
        <source>In texts under 1 kB, compression overhead outweighs the similarity.</source>
        <translation>У текстах, менших за 1 кБ, службові дані архіву переважують подібність.</translation>
    </message>
    <message>
        <source>Candidates: 1 equal supershingle out of 6 in any round. Found: 2 in one round.</source>
        <translation>Кандидати: збігся 1 супершингл із 6 у будь-якому раунді. Знайдено: 2 в одному раунді.</translation>
    </message>
    <message>
        <source>Candidates and found: 1 equal megashingle out of 15 in any round.</source>
        <translation>Кандидати й знайдені: збігся 1 мегашингл із 15 у будь-якому раунді.</translation>
    </message>
    <message>
        <source>Candidates: 1 equal 16-bit block out of 4 in any round. Found: at most 3 of 64 bits differ.</source>
        <translation>Кандидати: збігся 1 із 4 блоків по 16 бітів у будь-якому раунді. Знайдено: різних не більше ніж 3 біти з 64.</translation>
    </message>
    <message>
        <source>The result in {folder} is damaged.</source>
        <translation>Результат у {folder} пошкоджено.</translation>
    </message>
    <message>
        <source>Run the job again with --replace.</source>
        <translation>Запустіть порівняння знову з --replace.</translation>
    </message>
    <message>
        <source>{folder} has no result of a bulk job.</source>
        <translation>У {folder} немає результату масового порівняння.</translation>
    </message>
    <message>
        <source>Choose the folder that imbrex-cli bulk has written; the job must have finished.</source>
        <translation>Виберіть папку, яку записала команда imbrex-cli bulk; порівняння має бути завершене.</translation>
    </message>
    <message>
        <source>Results of bulk jobs can&apos;t be read: pyarrow is missing.</source>
        <translation>Не вдається прочитати результати масового порівняння: немає pyarrow.</translation>
    </message>
    <message>
        <source>Install it with: pip install &apos;imbrex[spark]&apos;</source>
        <translation>Установіть: pip install &apos;imbrex[spark]&apos;</translation>
    </message>
    <message>
        <source>This text is not where the job read it.</source>
        <translation>Цього тексту немає там, звідки його прочитало масове порівняння.</translation>
    </message>
    <message>
        <source>Put it back, or run the job again.</source>
        <translation>Поверніть його на місце або запустіть порівняння знову.</translation>
    </message>
    <message numerus="yes">
        <source>No more than {count} dictionaries can be added.</source>
        <translation>
            <numerusform>Можна додати не більше {count} словника.</numerusform>
            <numerusform>Можна додати не більше {count} словників.</numerusform>
            <numerusform>Можна додати не більше {count} словників.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t save {path}: {reason}.</source>
        <translation>Не вдалося зберегти {path}: {reason}.</translation>
    </message>
    <message>
        <source>The dictionary exceeds {size} MB.</source>
        <translation>Словник більший за {size} МБ.</translation>
    </message>
    <message>
        <source>Use a smaller dictionary.</source>
        <translation>Виберіть менший словник.</translation>
    </message>
    <message>
        <source>The dictionary is damaged.</source>
        <translation>Словник пошкоджено.</translation>
    </message>
    <message>
        <source>dictionary reader</source>
        <translation>читання словників</translation>
    </message>
    <message>
        <source>The dictionary has no translations between these languages.</source>
        <translation>У словнику немає перекладів між цими мовами.</translation>
    </message>
    <message>
        <source>Check its languages, and that it is in UTF-8.</source>
        <translation>Перевірте його мови й кодування UTF-8.</translation>
    </message>
    <message>
        <source>Reading the dictionary was interrupted.</source>
        <translation>Читання словника перервано.</translation>
    </message>
    <message>
        <source>The dictionary is not in UTF-8.</source>
        <translation>Словник не в кодуванні UTF-8.</translation>
    </message>
    <message>
        <source>Convert it to UTF-8, and add it again.</source>
        <translation>Перетворіть його на UTF-8 і додайте знову.</translation>
    </message>
    <message>
        <source>The dictionary has more than {most:,} phrases. Only the first {most:,} are used.</source>
        <translation>У словнику понад {most:,} виразів. Використовуються лише перші {most:,}.</translation>
    </message>
    <message>
        <source>{found:,} of its shingle(s) are also in the other text; it has {words:,} compared word(s).</source>
        <translation>Його шинглів в іншому тексті: {found}; порівнюваних слів у ньому: {words}.</translation>
    </message>
    <message>
        <source>over {share}: texts on the same event, according to the PHP article</source>
        <translation>понад {share} — тексти про одну подію (стаття про PHP)</translation>
    </message>
    <message>
        <source>over {share}: a copy, according to the article on short texts</source>
        <translation>понад {share} — копія (стаття про короткі тексти)</translation>
    </message>
    <message>
        <source>2 of 6 or more: near-duplicates</source>
        <translation>2 з 6 і більше — нечіткі дублікати</translation>
    </message>
    <message>
        <source>1 of 15 or more: near-duplicates</source>
        <translation>1 з 15 і більше — нечіткі дублікати</translation>
    </message>
    <message>
        <source>3 bits or fewer: near-duplicates, according to the SimHash article</source>
        <translation>3 біти й менше — нечіткі дублікати (стаття про SimHash)</translation>
    </message>
    <message>
        <source>Jaccard (resemblance)</source>
        <translation>Коефіцієнт Жаккара (подібність)</translation>
    </message>
    <message>
        <source>Shingles in both texts, as a share of all shingles in either text.</source>
        <translation>Частка спільних шинглів серед усіх шинглів обох текстів.</translation>
    </message>
    <message>
        <source>Containment, left in right</source>
        <translation>Входження лівого в правий</translation>
    </message>
    <message>
        <source>Share of the left text that is also in the right text.</source>
        <translation>Яка частина лівого тексту є в правому.</translation>
    </message>
    <message>
        <source>Containment, right in left</source>
        <translation>Входження правого в лівий</translation>
    </message>
    <message>
        <source>Share of the right text that is also in the left text.</source>
        <translation>Яка частина правого тексту є в лівому.</translation>
    </message>
    <message>
        <source>Dice with CRC32 (Node.js article)</source>
        <translation>Дайс за CRC32 (стаття про Node.js)</translation>
    </message>
    <message>
        <source>Left shingles also in the right text, times two, divided by all shingles in both texts.</source>
        <translation>Подвоєна кількість шинглів лівого тексту, знайдених у правому, поділена на кількість усіх шинглів обох.</translation>
    </message>
    <message>
        <source>Dice with MurmurHash3</source>
        <translation>Дайс за MurmurHash3</translation>
    </message>
    <message>
        <source>The same with a different hash function.</source>
        <translation>Те саме з іншою хеш-функцією.</translation>
    </message>
    <message>
        <source>PHP article, left text</source>
        <translation>Стаття про PHP, перевіряється лівий</translation>
    </message>
    <message>
        <source>Left shingles also in the right text, divided by the words in the left text.</source>
        <translation>Шингли лівого тексту, знайдені в правому, поділені на кількість слів лівого.</translation>
    </message>
    <message>
        <source>PHP article, right text</source>
        <translation>Стаття про PHP, перевіряється правий</translation>
    </message>
    <message>
        <source>Right shingles also in the left text, divided by the words in the right text.</source>
        <translation>Шингли правого тексту, знайдені в лівому, поділені на кількість слів правого.</translation>
    </message>
    <message>
        <source>MinHash-84</source>
        <translation>MinHash-84</translation>
    </message>
    <message>
        <source>Estimates Jaccard from 84 numbers per text, whatever its length.</source>
        <translation>Оцінює коефіцієнт Жаккара за 84 числами на текст будь-якої довжини.</translation>
    </message>
    <message>
        <source>Supershingles, 6 of 14</source>
        <translation>Супершингли, 6 по 14</translation>
    </message>
    <message>
        <source>Combines the 84 MinHash values into 6 numbers. Two equal numbers indicate nearly identical texts.</source>
        <translation>Зводить 84 значення MinHash до 6 чисел. Два однакові числа вказують на майже однакові тексти.</translation>
    </message>
    <message>
        <source>Megashingles, 15</source>
        <translation>Мегашингли, 15</translation>
    </message>
    <message>
        <source>Pairs of supershingles. One match is enough, so near-duplicates are found in a single lookup.</source>
        <translation>Пари супершинглів. Досить одного збігу, тож нечіткі дублікати знаходяться одним зверненням до індексу.</translation>
    </message>
    <message>
        <source>SimHash-64, keywords</source>
        <translation>SimHash-64, ключові слова</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the 50 highest-weighted words, in any order.</source>
        <translation>Рахує різні біти двох відбитків із 50 найвагоміших слів у будь-якому порядку.</translation>
    </message>
    <message>
        <source>SimHash-64, longest sentences</source>
        <translation>SimHash-64, довгі речення</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the 10 longest sentences.</source>
        <translation>Рахує різні біти двох відбитків із 10 найдовших речень.</translation>
    </message>
    <message>
        <source>SimHash-64, paragraph edges</source>
        <translation>SimHash-64, краї абзаців</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the first and last sentences of paragraphs.</source>
        <translation>Рахує різні біти двох відбитків із перших і останніх речень абзаців.</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Найдовші слова</translation>
    </message>
    <message>
        <source>Bloom filters</source>
        <translation>Фільтри Блума</translation>
    </message>
    <message>
        <source>Estimates Jaccard from two bit patterns, using AND and OR.</source>
        <translation>Оцінює коефіцієнт Жаккара за двома бітовими масками за допомогою І та АБО.</translation>
    </message>
    <message>
        <source>Compression distance, xz</source>
        <translation>Відстань стиснення, xz</translation>
    </message>
    <message>
        <source>Measures how much smaller the texts become when compressed together.</source>
        <translation>Показує, наскільки меншими стають тексти, якщо стиснути їх разом.</translation>
    </message>
    <message>
        <source>Compression distance, bzip2</source>
        <translation>Відстань стиснення, bzip2</translation>
    </message>
    <message>
        <source>The same with bzip2, which works on blocks of 900 kB.</source>
        <translation>Те саме з bzip2, який працює блоками по 900 кБ.</translation>
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
        <source>Compares topics: words used in similar contexts in the open documents count as related.</source>
        <translation>Порівнює теми: слова, що у відкритих документах трапляються в подібних контекстах, вважаються близькими.</translation>
    </message>
    <message>
        <source>The texts are written in different languages ({left}, {right}).</source>
        <translation>Тексти написано різними мовами ({left}, {right}).</translation>
    </message>
    <message>
        <source>{name} has no words to compare after normalization.</source>
        <translation>{name}: після нормалізації не лишилося слів для порівняння.</translation>
    </message>
    <message>
        <source>{name} is too short: it has no run of {length} compared words, the length of a shingle.</source>
        <translation>{name}: текст закороткий, у ньому ніде немає {length} порівнюваних слів поспіль, як потрібно для шингла.</translation>
    </message>
    <message>
        <source>{shared:,} of {all:,} distinct shingle(s) are in both texts.</source>
        <translation>Є в обох текстах: {shared} з {all} різних шинглів.</translation>
    </message>
    <message>
        <source>There are no keywords to make a fingerprint from.</source>
        <translation>Немає ключових слів, із яких робиться відбиток.</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} keyword(s) on the left and {right:,} on the right.</source>
        <translation>Різних бітів: {differing} з {all}; ключових слів у відбитках: ліворуч {left}, праворуч {right}.</translation>
    </message>
    <message>
        <source>One text has only {fewest} keyword(s), so a single change affects many bits.</source>
        <translation>Ключових слів в одному з текстів лише {fewest}: одна правка змінює багато бітів.</translation>
    </message>
    <message>
        <source>There are no sentences to make a fingerprint from.</source>
        <translation>Немає речень, із яких робиться відбиток.</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} sentence(s) on the left and {right:,} on the right.</source>
        <translation>Різних бітів: {differing} з {all}; речень у відбитках: ліворуч {left}, праворуч {right}.</translation>
    </message>
    <message>
        <source>One text has only {fewest} sentence(s), so a single change affects many bits.</source>
        <translation>Речень в одному з текстів лише {fewest}: одна правка змінює багато бітів.</translation>
    </message>
    <message>
        <source>One text has only {words} word(s); below {enough}, a few words affect many bits.</source>
        <translation>Слів в одному з текстів лише {words}; коли їх менше ніж {enough}, кілька слів змінюють багато бітів.</translation>
    </message>
    <message>
        <source>{equal} of {groups} supershingles are equal; {needed} are required.</source>
        <translation>Збіглося супершинглів: {equal} з {groups}; потрібно {needed}.</translation>
    </message>
    <message>
        <source>Texts with exactly this Jaccard pass with a probability of {chance}.</source>
        <translation>Тексти саме з таким коефіцієнтом Жаккара проходять з імовірністю {chance}.</translation>
    </message>
    <message>
        <source>HTML tags and entities</source>
        <translation>Теги й коди HTML</translation>
    </message>
    <message>
        <source>Remove tags and convert entities to characters.</source>
        <translation>Прибрати теги з тексту й прочитати коди як символи.</translation>
    </message>
    <message>
        <source>Letter case</source>
        <translation>Регістр літер</translation>
    </message>
    <message>
        <source>Ignore the difference between uppercase and lowercase letters.</source>
        <translation>Не розрізняти великі й малі літери.</translation>
    </message>
    <message>
        <source>ё as е</source>
        <translation>ё як е</translation>
    </message>
    <message>
        <source>Ignore the difference between Cyrillic ё and е.</source>
        <translation>Не розрізняти кириличні ё та е.</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Розділові знаки</translation>
    </message>
    <message>
        <source>Ignore punctuation, quotation marks and special characters.</source>
        <translation>Не враховувати розділові знаки, лапки й особливі символи.</translation>
    </message>
    <message>
        <source>Extra white space</source>
        <translation>Зайві пробіли</translation>
    </message>
    <message>
        <source>Count any run of white space as one space. If off, longer runs count as words.</source>
        <translation>Вважати будь-яку низку пробілів одним пробілом; інакше довші низки є окремими словами.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Ignore words made up of digits.</source>
        <translation>Не враховувати слова з цифр.</translation>
    </message>
    <message>
        <source>Stop words</source>
        <translation>Стоп-слова</translation>
    </message>
    <message>
        <source>Ignore the most common function words of the language.</source>
        <translation>Не враховувати найчастіші службові слова мови.</translation>
    </message>
    <message>
        <source>Custom stop words</source>
        <translation>Свої стоп-слова</translation>
    </message>
    <message>
        <source>Words to ignore instead of the language&apos;s stop-word list.</source>
        <translation>Слова, що не враховуються замість стоп-слів мови.</translation>
    </message>
    <message>
        <source>Parts of speech</source>
        <translation>Частини мови</translation>
    </message>
    <message>
        <source>Ignore words of these parts of speech.</source>
        <translation>Не враховувати слова цих частин мови.</translation>
    </message>
    <message>
        <source>Word form</source>
        <translation>Форма слова</translation>
    </message>
    <message>
        <source>Compare words as written, in their normal form (lemma) or by their stem.</source>
        <translation>Порівнювати слова, як написано, за початковою формою (лемою) або за основою.</translation>
    </message>
    <message>
        <source>Look-alike letters</source>
        <translation>Літери-двійники</translation>
    </message>
    <message>
        <source>Replace look-alike letters from other alphabets with the letters they imitate.</source>
        <translation>Читати літери чужої абетки як ті, на які вони схожі.</translation>
    </message>
    <message>
        <source>Styled letters</source>
        <translation>Стилізовані літери</translation>
    </message>
    <message>
        <source>Replace full-width, mathematical and circled letters with plain ones.</source>
        <translation>Читати повноширинні, математичні й обведені літери як звичайні.</translation>
    </message>
    <message>
        <source>Zero-width characters</source>
        <translation>Символи нульової ширини</translation>
    </message>
    <message>
        <source>Remove invisible characters from words.</source>
        <translation>Прибрати зі слів невидимі символи.</translation>
    </message>
    <message>
        <source>Soft hyphens</source>
        <translation>М’які переноси</translation>
    </message>
    <message>
        <source>Remove soft hyphens from words.</source>
        <translation>Прибрати зі слів м’які переноси.</translation>
    </message>
    <message>
        <source>Combining marks</source>
        <translation>Знаки над літерами</translation>
    </message>
    <message>
        <source>Remove marks that are not part of any letter.</source>
        <translation>Прибрати знаки, які не належать жодній літері.</translation>
    </message>
    <message>
        <source>Reversed text</source>
        <translation>Текст задом наперед</translation>
    </message>
    <message>
        <source>Restore text that is written backwards, also with direction marks.</source>
        <translation>Розвернути текст, написаний задом наперед, зокрема зі знаками напрямку.</translation>
    </message>
    <message>
        <source>Spaced letters</source>
        <translation>Літери через пробіл</translation>
    </message>
    <message>
        <source>Join letters separated by spaces into words.</source>
        <translation>З’єднати літери, розділені пробілами, у слова.</translation>
    </message>
    <message>
        <source>Split words</source>
        <translation>Розірвані слова</translation>
    </message>
    <message>
        <source>Join two fragments that form a dictionary word.</source>
        <translation>З’єднати дві частини, які разом утворюють словникове слово.</translation>
    </message>
    <message>
        <source>Joined words</source>
        <translation>Злиті слова</translation>
    </message>
    <message>
        <source>Split run-together words into dictionary words.</source>
        <translation>Розділити злиті слова на словникові.</translation>
    </message>
    <message>
        <source>Numbers as words</source>
        <translation>Числа словами</translation>
    </message>
    <message>
        <source>Convert numbers written as words to digits.</source>
        <translation>Читати числа, написані словами, як цифри.</translation>
    </message>
    <message>
        <source>Misleading fonts</source>
        <translation>Шрифти з підміною літер</translation>
    </message>
    <message>
        <source>Compare the letters that a font shows if the text says others.</source>
        <translation>Порівнювати літери, які показує шрифт, якщо в тексті записано інші.</translation>
    </message>
    <message>
        <source>Invisible text</source>
        <translation>Невидимий текст</translation>
    </message>
    <message>
        <source>Ignore text that readers can&apos;t see: white, tiny, hidden, off the page or behind an image.</source>
        <translation>Не враховувати текст, якого не видно: білий, крихітний, прихований, за краєм сторінки, під зображенням.</translation>
    </message>
    <message>
        <source>Include comments, alternative text, deletions</source>
        <translation>Примітки, замінний текст, видалення</translation>
    </message>
    <message>
        <source>Also compare text in comments, tracked deletions, alternative text and field codes.</source>
        <translation>Порівнювати й текст приміток, видалень у режимі правок, замінний текст і коди полів.</translation>
    </message>
    <message>
        <source>Shingle length</source>
        <translation>Довжина шингла</translation>
    </message>
    <message>
        <source>Number of words in a shingle. Longer shingles find only longer matches.</source>
        <translation>Кількість слів у шинглі. Довші шингли знаходять лише довші збіги.</translation>
    </message>
    <message>
        <source>Minimum passage length</source>
        <translation>Мін. довжина фрагмента</translation>
    </message>
    <message>
        <source>Exclude passages with fewer compared words.</source>
        <translation>Вилучати фрагменти, де порівнюваних слів менше.</translation>
    </message>
    <message>
        <source>Same order</source>
        <translation>Той самий порядок</translation>
    </message>
    <message>
        <source>Report reworded sentences that follow the same order in both texts, if other texts are open, too.</source>
        <translation>Повідомляти про перефразовані речення, що йдуть в обох текстах в одному порядку, якщо відкрито й інші тексти.</translation>
    </message>
    <message>
        <source>Minimum template match</source>
        <translation>Мін. спільне з шаблоном</translation>
    </message>
    <message>
        <source>Number of compared words in a row that must match a template to be excluded.</source>
        <translation>Скільки порівнюваних слів поспіль має збігтися з шаблоном, щоб їх було вилучено.</translation>
    </message>
    <message>
        <source>Excluded phrases</source>
        <translation>Вилучені фрази</translation>
    </message>
    <message>
        <source>Phrases to exclude wherever all their compared words appear in a row.</source>
        <translation>Фрази, що вилучаються всюди, де всі їхні порівнювані слова стоять поспіль.</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Цитати</translation>
    </message>
    <message>
        <source>Exclude words inside quotation marks.</source>
        <translation>Вилучати слова в лапках.</translation>
    </message>
    <message>
        <source>Bibliographies</source>
        <translation>Списки літератури</translation>
    </message>
    <message>
        <source>Exclude lists of references.</source>
        <translation>Вилучати списки літератури.</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>Без лапок і посилання</translation>
    </message>
    <message>
        <source>Count passages that have neither quotation marks nor a citation.</source>
        <translation>Враховувати фрагменти без лапок і без посилання на джерело.</translation>
    </message>
    <message>
        <source>Quotation marks missing</source>
        <translation>Без лапок</translation>
    </message>
    <message>
        <source>Count passages that are cited but not in quotation marks.</source>
        <translation>Враховувати фрагменти з посиланням на джерело, але без лапок.</translation>
    </message>
    <message>
        <source>Citation missing</source>
        <translation>Без посилання</translation>
    </message>
    <message>
        <source>Count passages that are in quotation marks but not cited.</source>
        <translation>Враховувати фрагменти в лапках, але без посилання на джерело.</translation>
    </message>
    <message>
        <source>Cited and quoted</source>
        <translation>З лапками й посиланням</translation>
    </message>
    <message>
        <source>Count passages that are in quotation marks and cited.</source>
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
        <source>Count passages that are in a template or an excluded phrase.</source>
        <translation>Враховувати фрагменти, що стоять у шаблоні або у вилученій фразі.</translation>
    </message>
    <message>
        <source>Own earlier work</source>
        <translation>Власна попередня робота</translation>
    </message>
    <message>
        <source>Count passages from another text by the same author.</source>
        <translation>Враховувати фрагменти з тексту того самого автора.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Language of all documents. Leave empty to detect the language of each document.</source>
        <translation>Мова всіх документів. Якщо не задано, визначається для кожного документа.</translation>
    </message>
    <message>
        <source>The text is too large to compare: {number:,} {things}. The limit is {most:,}.</source>
        <translation>Текст завеликий для порівняння: {things} — {number:,}, межа — {most:,}.</translation>
    </message>
    <message>
        <source>different words with look-alike or hidden characters</source>
        <translation>різні слова з літерами-двійниками або прихованими символами</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>символи</translation>
    </message>
    <message>
        <source>rare characters, such as emoji</source>
        <translation>рідкісні символи, наприклад емодзі</translation>
    </message>
    <message>
        <source>The text contains a letter with more than {most} accents or other marks.</source>
        <translation>У тексті є літера, що має понад {most} діакритичних знаків.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>{file}: {note}</source>
        <translation>{file}: {note}</translation>
    </message>
    <message>
        <source>Most of the class contains all of one of these texts, so no length can be suggested. Keep the current length, or open the shared text as a template.</source>
        <translation>Більшість робіт групи цілком містить один із цих текстів, тому запропонувати довжину не можна. Залиште поточну довжину або відкрийте спільний текст як шаблон.</translation>
    </message>
    <message>
        <source>Other text exceeds {chance} at every length up to {longest} word(s), so no other length is better than the current one.</source>
        <translation>Інший текст перевищує {chance} за будь-якої довжини аж до {longest} слів, тому жодна довжина не краща за поточну.</translation>
    </message>
    <message>
        <source>{words} word(s): shortest shingle that chance rarely reaches ({chance}, versus {against} with {shorter} word(s)).</source>
        <translation>Слів: {words} — найкоротший шингл, якого випадковість майже не досягає ({chance}, а за {shorter} — {against}).</translation>
    </message>
    <message>
        <source>{words} word(s): shortest shingle that chance rarely reaches ({chance}).</source>
        <translation>Слів: {words} — найкоротший шингл, якого випадковість майже не досягає ({chance}).</translation>
    </message>
    <message>
        <source>Most of the class shares {words} word(s), which are not counted here. Open the shared text as a template.</source>
        <translation>У більшості текстів спільних слів {words}; тут їх не враховано. Відкрийте спільний текст як шаблон.</translation>
    </message>
    <message>
        <source>At this length, nothing in this pair stands out from chance.</source>
        <translation>За нього пара не відрізняється від випадкових збігів.</translation>
    </message>
    <message>
        <source>At this length, the pair scores {share}.</source>
        <translation>За нього показник пари — {share}.</translation>
    </message>
    <message>
        <source>The texts are too short to estimate the effect of chance.</source>
        <translation>Тексти закороткі, щоб оцінити роль випадковості.</translation>
    </message>
    <message>
        <source>One of the texts has no words to compare.</source>
        <translation>В одному з текстів немає слів для порівняння.</translation>
    </message>
    <message>
        <source>{characters} characters of comments are outside the main text.</source>
        <translation>Поза основним текстом є примітки, знаків: {characters}.</translation>
    </message>
    <message>
        <source>This version of Word files is not supported.</source>
        <translation>Ця версія файлів Word не підтримується.</translation>
    </message>
    <message>
        <source>Save it as DOCX and open that copy.</source>
        <translation>Збережіть файл як DOCX і відкрийте цю копію.</translation>
    </message>
    <message>
        <source>The file is password-protected.</source>
        <translation>Файл захищено паролем.</translation>
    </message>
    <message>
        <source>Open it in its own program, remove the password and save it again.</source>
        <translation>Відкрийте його у вихідній програмі, зніміть пароль і збережіть знову.</translation>
    </message>
    <message numerus="yes">
        <source>{count} chapter(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>Не вдалося прочитати {count} розділ.</numerusform>
            <numerusform>Не вдалося прочитати {count} розділи.</numerusform>
            <numerusform>Не вдалося прочитати {count} розділів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that the file exists and that you have permission to read it.</source>
        <translation>Перевірте, чи файл існує та чи маєте ви право його читати.</translation>
    </message>
    <message>
        <source>Web archive</source>
        <translation>Вебархів</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Тека</translation>
    </message>
    <message>
        <source>This file is in the base folder of Zotero&apos;s linked files, which is not set for you on this computer.</source>
        <translation>Цей файл розташований у базовій папці пов’язаних файлів Zotero, а її на цьому комп’ютері для вас не задано.</translation>
    </message>
    <message>
        <source>Set it in Zotero (Settings, Advanced, Files and Folders), and update the shelf.</source>
        <translation>Задайте її в Zotero («Налаштування», «Додатково», «Файли та папки») та оновіть полицю.</translation>
    </message>
    <message>
        <source>`shelf list` shows all names.</source>
        <translation>`shelf list` покаже всі назви.</translation>
    </message>
    <message>
        <source>Supported file types: {kinds}.</source>
        <translation>Підтримувані типи файлів: {kinds}.</translation>
    </message>
    <message>
        <source>Move it up a few folders.</source>
        <translation>Перенесіть її на кілька папок вище.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the folder: {reason}.</source>
        <translation>Папку не вдається відкрити: {reason}.</translation>
    </message>
    <message>
        <source>The folder contains no documents.</source>
        <translation>У цій папці немає документів.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Файл не знайдено.</translation>
    </message>
    <message>
        <source>Check the file name.</source>
        <translation>Перевірте ім’я файлу.</translation>
    </message>
    <message>
        <source>Unsupported file type.</source>
        <translation>Тип файлу не підтримується.</translation>
    </message>
    <message>
        <source>Save the text as TXT, DOCX, ODT or PDF and open that file.</source>
        <translation>Збережіть текст як TXT, DOCX, ODT або PDF і відкрийте цей файл.</translation>
    </message>
    <message>
        <source>This OpenDocument file is not a text document.</source>
        <translation>Цей файл OpenDocument — не текстовий документ.</translation>
    </message>
    <message>
        <source>Save the text as ODT or DOCX.</source>
        <translation>Збережіть текст як ODT або DOCX.</translation>
    </message>
    <message>
        <source>This document contains no text.</source>
        <translation>У цьому документі немає тексту.</translation>
    </message>
    <message>
        <source>1 page contains no text. It may be a scanned image.</source>
        <translation>На 1 сторінці немає тексту. Можливо, це скан.</translation>
    </message>
    <message>
        <source>1 page is a scanned image with text from OCR, which may contain errors.</source>
        <translation>1 сторінка — скан із розпізнаним текстом (OCR); у ньому можливі помилки.</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are scanned images with text from OCR, which may contain errors.</source>
        <translation>
            <numerusform>{count} сторінка — скан із розпізнаним текстом (OCR); у ньому можливі помилки.</numerusform>
            <numerusform>{count} сторінки — скани з розпізнаним текстом (OCR); у ньому можливі помилки.</numerusform>
            <numerusform>{count} сторінок — скани з розпізнаним текстом (OCR); у ньому можливі помилки.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 page is damaged and couldn&apos;t be read.</source>
        <translation>1 сторінку пошкоджено, її не прочитано.</translation>
    </message>
    <message>
        <source>The PDF contains no text. Its pages may be scanned images.</source>
        <translation>У цьому PDF немає тексту; можливо, його сторінки скановані.</translation>
    </message>
    <message>
        <source>The PDF has no pages.</source>
        <translation>У цьому PDF немає сторінок.</translation>
    </message>
    <message>
        <source>Download or copy the file again.</source>
        <translation>Завантажте або скопіюйте файл знову.</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages contain no text. They may be scanned images.</source>
        <translation>
            <numerusform>На {count} сторінці немає тексту. Можливо, це скан.</numerusform>
            <numerusform>На {count} сторінках немає тексту. Можливо, це скани.</numerusform>
            <numerusform>На {count} сторінках немає тексту. Можливо, це скани.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are damaged and couldn&apos;t be read.</source>
        <translation>
            <numerusform>Пошкоджено й не прочитано {count} сторінку.</numerusform>
            <numerusform>Пошкоджено й не прочитано {count} сторінки.</numerusform>
            <numerusform>Пошкоджено й не прочитано {count} сторінок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the text of each record in a field named &quot;content&quot; or &quot;text&quot;.</source>
        <translation>Текст кожного запису має бути в полі «content» або «text».</translation>
    </message>
    <message>
        <source>The record is not an object with fields.</source>
        <translation>Запис — не об’єкт із полями.</translation>
    </message>
    <message>
        <source>The record contains no text.</source>
        <translation>У записі немає тексту.</translation>
    </message>
    <message>
        <source>The record in line {number} is not an object with fields.</source>
        <translation>Запис у рядку {number} — не об’єкт із полями.</translation>
    </message>
    <message>
        <source>The record in line {number} contains no text.</source>
        <translation>У записі в рядку {number} немає тексту.</translation>
    </message>
    <message>
        <source>Record {number} is not an object with fields.</source>
        <translation>Запис {number} — не об’єкт із полями.</translation>
    </message>
    <message>
        <source>Record {number} contains no text.</source>
        <translation>У записі {number} немає тексту.</translation>
    </message>
    <message>
        <source>The file contains no records.</source>
        <translation>У цьому файлі немає записів.</translation>
    </message>
    <message>
        <source>No record in the file could be read.</source>
        <translation>Не вдалося прочитати жодного запису файлу.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more record(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>Не вдалося прочитати ще {count} запис.</numerusform>
            <numerusform>Не вдалося прочитати ще {count} записи.</numerusform>
            <numerusform>Не вдалося прочитати ще {count} записів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {number} is not valid JSON: {reason}.</source>
        <translation>Рядок {number} — неприпустимий JSON: {reason}.</translation>
    </message>
    <message>
        <source>Correct or delete the line.</source>
        <translation>Виправте або видаліть рядок.</translation>
    </message>
    <message>
        <source>Line {number} has too many nested levels.</source>
        <translation>Рядок {number} має забагато рівнів вкладення.</translation>
    </message>
    <message>
        <source>The file contains only white space.</source>
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
        <source>Save the text as DOCX, ODT or TXT and open that file.</source>
        <translation>Збережіть текст як DOCX, ODT або TXT і відкрийте цей файл.</translation>
    </message>
    <message>
        <source>Reading was stopped because it took longer than {seconds} seconds.</source>
        <translation>Файл читався понад {seconds} с, тож читання зупинено.</translation>
    </message>
    <message>
        <source>The file is damaged or unusual, and couldn&apos;t be read ({kind}).</source>
        <translation>Файл пошкоджено або він незвичайний: прочитати його не вдалося ({kind}).</translation>
    </message>
    <message>
        <source>The file reader was stopped twice by the system or another program.</source>
        <translation>Службу читання файлів двічі зупинила система або інша програма.</translation>
    </message>
    <message>
        <source>file reader</source>
        <translation>служба читання файлів</translation>
    </message>
    <message>
        <source>The text in the file exceeds {size} MB.</source>
        <translation>Текст файлу більший за {size} МБ.</translation>
    </message>
    <message>
        <source>Reading the file requires more than {size} MB of memory.</source>
        <translation>Щоб прочитати файл, потрібно понад {size} МБ пам’яті.</translation>
    </message>
    <message>
        <source>The file reader gave an invalid answer.</source>
        <translation>Служба читання файлів повернула неприпустиму відповідь.</translation>
    </message>
    <message>
        <source>The file caused its reader to crash. Nothing else is affected.</source>
        <translation>Під час читання цього файлу стався збій; решти це не зачепило.</translation>
    </message>
    <message>
        <source>The file contains too many records.</source>
        <translation>У файлі забагато записів.</translation>
    </message>
    <message>
        <source>Split the file into smaller ones.</source>
        <translation>Розділіть файл на кілька менших.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Це не звичайний файл.</translation>
    </message>
    <message>
        <source>Open a document or a folder.</source>
        <translation>Відкрийте документ або папку.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the file: {reason}.</source>
        <translation>Файл не вдається відкрити: {reason}.</translation>
    </message>
    <message>
        <source>The file is larger than {size} MB.</source>
        <translation>Файл більший за {size} МБ.</translation>
    </message>
    <message>
        <source>Split the file, or save only its text.</source>
        <translation>Розділіть файл або збережіть лише його текст.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл порожній.</translation>
    </message>
    <message>
        <source>The file was not opened because its contents have too many nested levels. It may be unsafe.</source>
        <translation>Файл не відкрито: його вміст має забагато рівнів вкладення. Він може бути небезпечним.</translation>
    </message>
    <message>
        <source>If you trust the file, save its text as plain text and open that.</source>
        <translation>Якщо ви довіряєте файлу, збережіть його текст як звичайний текст і відкрийте його.</translation>
    </message>
    <message>
        <source>The last character is incomplete.</source>
        <translation>Останній символ неповний.</translation>
    </message>
    <message>
        <source>Some characters use a different encoding. They were read as cp1252.</source>
        <translation>Деякі символи записано в іншому кодуванні; їх прочитано як cp1252.</translation>
    </message>
    <message>
        <source>Detected encoding: {encoding}.</source>
        <translation>Кодування визначено автоматично: {encoding}.</translation>
    </message>
    <message>
        <source>This is a binary file, not a text file.</source>
        <translation>Це двійковий файл, а не текстовий.</translation>
    </message>
    <message>
        <source>Open the file in its own program and save it as plain text.</source>
        <translation>Відкрийте файл у вихідній програмі й збережіть як звичайний текст.</translation>
    </message>
    <message>
        <source>The file contains no text, only images.</source>
        <translation>У цьому файлі немає тексту, лише зображення.</translation>
    </message>
    <message>
        <source>Run text recognition (OCR) on images and scanned pages first.</source>
        <translation>Спершу розпізнайте текст (OCR) на зображеннях і сканах.</translation>
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
            <numerusform>{count} видалення в режимі правок</numerusform>
            <numerusform>{count} видалення в режимі правок</numerusform>
            <numerusform>{count} видалень у режимі правок</numerusform>
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
        <source>{parts} is outside the main text.</source>
        <translation>Поза основним текстом: {parts}.</translation>
    </message>
    <message>
        <source>{parts} are outside the main text.</source>
        <translation>Поза основним текстом: {parts}.</translation>
    </message>
    <message>
        <source>{parts} is not included in the text.</source>
        <translation>Не входить до тексту: {parts}.</translation>
    </message>
    <message>
        <source>{parts} are not included in the text.</source>
        <translation>Не входить до тексту: {parts}.</translation>
    </message>
    <message>
        <source>The file was not opened because it declares a document type, which office files never do. It may be unsafe.</source>
        <translation>Файл не відкрито: він оголошує тип документа, чого в офісних файлах не буває. Він може бути небезпечним.</translation>
    </message>
    <message>
        <source>If you trust the file, open it in its own program and save a new copy.</source>
        <translation>Якщо ви довіряєте файлу, відкрийте його у вихідній програмі й збережіть нову копію.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete.</source>
        <translation>Файл пошкоджено, або він неповний.</translation>
    </message>
    <message>
        <source>Download or copy it again, or open it in its own program and save a new copy.</source>
        <translation>Завантажте чи скопіюйте його знову або відкрийте у вихідній програмі й збережіть нову копію.</translation>
    </message>
    <message>
        <source>Enter its password. Or open it in its own program, remove the password and save it again.</source>
        <translation>Введіть пароль. Або відкрийте файл у вихідній програмі, зніміть пароль і збережіть знову.</translation>
    </message>
    <message>
        <source>The password is incorrect.</source>
        <translation>Неправильний пароль.</translation>
    </message>
    <message>
        <source>The file was not opened because it would be far larger than a text document when unpacked.</source>
        <translation>Файл не відкрито: у розпакованому вигляді він значно більший за текстовий документ.</translation>
    </message>
    <message>
        <source>Save the text as DOCX, ODT, PDF or TXT and open that file.</source>
        <translation>Збережіть текст як DOCX, ODT, PDF або TXT і відкрийте цей файл.</translation>
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
        <source>a compressed archive</source>
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
        <source>Unpack it and open the files inside.</source>
        <translation>Розпакуйте його й відкрийте файли всередині.</translation>
    </message>
    <message>
        <source>It contains only colours and fonts. Open a document that uses it.</source>
        <translation>У ньому лише кольори та шрифти. Відкрийте документ, який його використовує.</translation>
    </message>
    <message>
        <source>an Outlook message</source>
        <translation>лист Outlook</translation>
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
        <source>This file can&apos;t be read because it is {kind}.</source>
        <translation>Цей файл не можна прочитати: це {kind}.</translation>
    </message>
    <message>
        <source>If its pages show text, the text is drawn as an image.</source>
        <translation>Якщо на сторінках видно текст, він намальований як зображення.</translation>
    </message>
    <message numerus="yes">
        <source>Recognized from a scan; {count} word(s) uncertain.</source>
        <translation>
            <numerusform>Розпізнано зі скана; невпевнено: {count} слово.</numerusform>
            <numerusform>Розпізнано зі скана; невпевнено: {count} слова.</numerusform>
            <numerusform>Розпізнано зі скана; невпевнено: {count} слів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} page(s) couldn&apos;t be recognized.</source>
        <translation>
            <numerusform>Не вдалося розпізнати {count} сторінку.</numerusform>
            <numerusform>Не вдалося розпізнати {count} сторінки.</numerusform>
            <numerusform>Не вдалося розпізнати {count} сторінок.</numerusform>
        </translation>
    </message>
    <message>
        <source>language service</source>
        <translation>служба розбору мови</translation>
    </message>
    <message>
        <source>Couldn&apos;t look up the words of a text in {language}: {reason}</source>
        <translation>Не вдалося розібрати слова тексту ({language}): {reason}</translation>
    </message>
    <message>
        <source>Close other programs, or compare words as written.</source>
        <translation>Закрийте інші програми або порівнюйте слова, як написано.</translation>
    </message>
    <message>
        <source>A library can contain up to {most:,} documents.</source>
        <translation>Документів у бібліотеці може бути не більше ніж {most}.</translation>
    </message>
    <message>
        <source>Create another library.</source>
        <translation>Створіть ще одну бібліотеку.</translation>
    </message>
    <message>
        <source>Enter the address of the library.</source>
        <translation>Введіть адресу бібліотеки.</translation>
    </message>
    <message>
        <source>Enter a file path or a database URL.</source>
        <translation>Введіть шлях до файлу або URL бази даних.</translation>
    </message>
    <message>
        <source>{without_secrets} is not a library address.</source>
        <translation>{without_secrets} — не адреса бібліотеки.</translation>
    </message>
    <message>
        <source>A library is a file or a PostgreSQL database ({postgresql}://name@server/library).</source>
        <translation>Бібліотека — це файл або база даних PostgreSQL ({postgresql}://name@server/library).</translation>
    </message>
    <message>
        <source>The library address is not valid.</source>
        <translation>Неприпустима адреса бібліотеки.</translation>
    </message>
    <message>
        <source>Use postgresql://name@server/library, or a file path.</source>
        <translation>Введіть адресу вигляду postgresql://name@server/library або шлях до файлу.</translation>
    </message>
    <message>
        <source>The disk with the library {library} is full. Everything reported as added is kept.</source>
        <translation>На диску з бібліотекою {library} закінчилося місце. Усе додане збережено.</translation>
    </message>
    <message>
        <source>Free up space on that disk and continue. Documents already in the library are skipped.</source>
        <translation>Звільніть місце на цьому диску й продовжуйте. Документи, які вже є в бібліотеці, буде пропущено.</translation>
    </message>
    <message>
        <source>You have read-only access to the library {library}.</source>
        <translation>Бібліотеку {library} ви можете лише читати.</translation>
    </message>
    <message>
        <source>Ask the owner for permission to add documents, or copy the file to your own folder.</source>
        <translation>Попросіть у власника право додавати документи або скопіюйте файл до своєї папки.</translation>
    </message>
    <message>
        <source>The library {library} is busy: another program is writing to it.</source>
        <translation>Бібліотека {library} зайнята: у неї записує інша програма.</translation>
    </message>
    <message>
        <source>Try again when it finishes. If the file is in a network folder, use a shared library on PostgreSQL instead.</source>
        <translation>Спробуйте знову, коли вона закінчить. Якщо файл лежить у мережевій папці, скористайтеся спільною бібліотекою на PostgreSQL.</translation>
    </message>
    <message>
        <source>The library {library} is damaged or incomplete.</source>
        <translation>Бібліотеку {library} пошкоджено, або вона неповна.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the file. To save what can still be read from this one, run `imbrex-cli library export`.</source>
        <translation>Візьміть найновішу справну копію файлу. Щоб зберегти те, що в цьому ще можна прочитати, виконайте `imbrex-cli library export`.</translation>
    </message>
    <message>
        <source>{library} is not an Imbrex library.</source>
        <translation>{library} — не бібліотека Imbrex.</translation>
    </message>
    <message>
        <source>Choose another file, or create a library with a different name.</source>
        <translation>Виберіть інший файл або створіть бібліотеку з іншою назвою.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the library {library}.</source>
        <translation>Бібліотеку {library} не вдається відкрити.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to read and write there.</source>
        <translation>Перевірте, чи папка існує та чи маєте ви право читати й записувати в ній.</translation>
    </message>
    <message>
        <source>Disk error: couldn&apos;t read or write the library {library}.</source>
        <translation>Помилка диска: не вдалося прочитати або записати бібліотеку {library}.</translation>
    </message>
    <message>
        <source>Check that the disk or network folder is available, and try again. Everything reported as added is kept.</source>
        <translation>Перевірте, чи доступний диск або мережева папка, і спробуйте знову. Усе додане збережено.</translation>
    </message>
    <message>
        <source>The connection to the library {library} was lost. Everything reported as added is kept.</source>
        <translation>Втрачено зв’язок із бібліотекою {library}. Усе додане збережено.</translation>
    </message>
    <message>
        <source>Check that the server is running and reachable, and try again. Documents already in the library are skipped.</source>
        <translation>Перевірте, чи сервер працює й доступний, і спробуйте знову. Документи, які вже є в бібліотеці, буде пропущено.</translation>
    </message>
    <message>
        <source>Couldn&apos;t reach the server {server}.</source>
        <translation>Сервер {server} недоступний.</translation>
    </message>
    <message>
        <source>Check its name and port, and that it is running and connected to your network.</source>
        <translation>Перевірте ім’я й порт і переконайтеся, що сервер запущено й під’єднано до вашої мережі.</translation>
    </message>
    <message>
        <source>Couldn&apos;t make an encrypted connection to the server {server}.</source>
        <translation>Не вдалося встановити зашифроване з’єднання із сервером {server}.</translation>
    </message>
    <message>
        <source>Check the certificate and the sslmode in the address, or ask the server administrator.</source>
        <translation>Перевірте сертифікат і sslmode в адресі або зверніться до адміністратора сервера.</translation>
    </message>
    <message>
        <source>The server {server} requires a password.</source>
        <translation>Сервер {server} вимагає пароль.</translation>
    </message>
    <message>
        <source>Enter it in the window. For the command line, save it in ~/.pgpass or PGPASSWORD.</source>
        <translation>Введіть його у вікні. Для командного рядка збережіть його в ~/.pgpass або PGPASSWORD.</translation>
    </message>
    <message>
        <source>The server {server} rejected the user name or password.</source>
        <translation>Сервер {server} не прийняв ім’я користувача або пароль.</translation>
    </message>
    <message>
        <source>Enter both again, or ask the library owner for a login.</source>
        <translation>Введіть їх ще раз або попросіть обліковий запис у власника бібліотеки.</translation>
    </message>
    <message>
        <source>The server {server} has no database {database}.</source>
        <translation>На сервері {server} немає бази даних {database}.</translation>
    </message>
    <message>
        <source>Check the name of the database, or ask the server administrator to create it.</source>
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
        <source>You don&apos;t have permission to create a library in the database {database} on {server}.</source>
        <translation>У вас немає права створювати бібліотеку в базі даних {database} на {server}.</translation>
    </message>
    <message>
        <source>Ask the server administrator for permission to create tables there, or for your own database.</source>
        <translation>Попросіть в адміністратора сервера право створювати там таблиці або окрему базу даних.</translation>
    </message>
    <message>
        <source>Part of the library {library} is missing ({reason}).</source>
        <translation>Частина бібліотеки {library} відсутня ({reason}).</translation>
    </message>
    <message>
        <source>Restore the library from a backup. For a shared library, ask the server administrator.</source>
        <translation>Відновіть бібліотеку з резервної копії. Якщо вона спільна, зверніться до адміністратора сервера.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to do that in the library {library}.</source>
        <translation>Ви не маєте на це прав у бібліотеці {library}.</translation>
    </message>
    <message>
        <source>Ask the owner for the required role. The owner can grant it with `imbrex-cli library grant`.</source>
        <translation>Попросіть у власника потрібну роль. Власник надає її командою `imbrex-cli library grant`.</translation>
    </message>
    <message>
        <source>The server of the library {library} has no free connections.</source>
        <translation>На сервері бібліотеки {library} не лишилося вільних з’єднань.</translation>
    </message>
    <message>
        <source>Try again when another user has disconnected.</source>
        <translation>Спробуйте знову, коли інший користувач від’єднається.</translation>
    </message>
    <message>
        <source>The operation failed in the library {library}: {reason}.</source>
        <translation>Операція в бібліотеці {library} не вдалася: {reason}.</translation>
    </message>
    <message>
        <source>Everything reported as added is kept. To check the library, run `imbrex-cli library verify`.</source>
        <translation>Усе додане збережено. Щоб перевірити бібліотеку, виконайте `imbrex-cli library verify`.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the folder {path}: {reason}.</source>
        <translation>Не вдалося створити папку {path}: {reason}.</translation>
    </message>
    <message>
        <source>Create the library in a folder that you can write to (imbrex-cli library create --library FILE).</source>
        <translation>Створіть бібліотеку в папці, куди ви можете записувати (imbrex-cli library create --library FILE).</translation>
    </message>
    <message>
        <source>The library was created by a newer version of Imbrex (database version {version}; this version supports {known}).</source>
        <translation>Бібліотеку створено новішою версією Imbrex (версія бази {version}; ця версія підтримує {known}).</translation>
    </message>
    <message>
        <source>Use that version, or update Imbrex.</source>
        <translation>Скористайтеся тією версією або оновіть Imbrex.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the library settings.</source>
        <translation>Не вдалося прочитати налаштування бібліотеки.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library.</source>
        <translation>Візьміть найновішу справну копію бібліотеки.</translation>
    </message>
    <message>
        <source>The library {library} was created by an older version of Imbrex and has been upgraded.</source>
        <translation>Бібліотеку {library} створено старішою версією Imbrex; тепер її оновлено.</translation>
    </message>
    <message>
        <source>The previous version is kept in {path}.</source>
        <translation>Попередню версію збережено в {path}.</translation>
    </message>
    <message>
        <source>{library} contains no version number.</source>
        <translation>{library} не містить номера версії.</translation>
    </message>
    <message>
        <source>The library {library} was created by a newer version of Imbrex (database version {version}; this version supports {newest}).</source>
        <translation>Бібліотеку {library} створено новішою версією Imbrex (версія бази {version}; ця версія підтримує {newest}).</translation>
    </message>
    <message>
        <source>Install the latest version of Imbrex and open it again.</source>
        <translation>Установіть останню версію Imbrex і відкрийте її знову.</translation>
    </message>
    <message>
        <source>The library {shown} was created by an older version of Imbrex and must be upgraded first.</source>
        <translation>Бібліотеку {shown} створено старішою версією Imbrex, спершу її треба оновити.</translation>
    </message>
    <message>
        <source>Ask the library owner to open it once with this version.</source>
        <translation>Попросіть власника бібліотеки один раз відкрити її цією версією.</translation>
    </message>
    <message>
        <source>The library {shown} is too old to be upgraded (database version {version}).</source>
        <translation>Бібліотека {shown} застара, щоб її оновити (версія бази {version}).</translation>
    </message>
    <message>
        <source>Export it with the version of Imbrex that created it, and import it into a new library.</source>
        <translation>Експортуйте її тією версією Imbrex, що її створила, а потім імпортуйте до нової бібліотеки.</translation>
    </message>
    <message>
        <source>Couldn&apos;t back up {path} before the upgrade: {reason}.</source>
        <translation>Не вдалося зробити резервну копію {path} перед оновленням: {reason}.</translation>
    </message>
    <message>
        <source>Check that you have permission to write to its folder and that there is enough disk space.</source>
        <translation>Перевірте, чи маєте ви право записувати до її папки та чи на диску досить місця.</translation>
    </message>
    <message>
        <source>There is no role named {label}.</source>
        <translation>Ролі {label} немає.</translation>
    </message>
    <message>
        <source>Available roles: {roles}.</source>
        <translation>Доступні ролі: {roles}.</translation>
    </message>
    <message>
        <source>This requires the role “{role}” in the library {library}. Your role: {right}.</source>
        <translation>Для цього потрібна роль «{role}» у бібліотеці {library}. Ваша роль: {right}.</translation>
    </message>
    <message>
        <source>Ask the library owner to run `imbrex-cli library grant`. For a library file, you need permission to write to the file.</source>
        <translation>Попросіть власника бібліотеки виконати `imbrex-cli library grant`. Для файлу бібліотеки потрібне право записувати в цей файл.</translation>
    </message>
    <message>
        <source>Only the library owner can grant roles.</source>
        <translation>Ролі може надавати лише власник бібліотеки.</translation>
    </message>
    <message>
        <source>Ask the library owner, or log in as the owner.</source>
        <translation>Попросіть власника бібліотеки або увійдіть з його обліковим записом.</translation>
    </message>
    <message>
        <source>The server has no login named {login}.</source>
        <translation>На сервері немає облікового запису {login}.</translation>
    </message>
    <message>
        <source>The server administrator can create one in psql: CREATE ROLE name LOGIN, then \password name.</source>
        <translation>Адміністратор сервера може створити його у psql: CREATE ROLE name LOGIN, потім \password name.</translation>
    </message>
    <message>
        <source>{login} already owns the library.</source>
        <translation>{login} уже володіє бібліотекою.</translation>
    </message>
    <message>
        <source>Choose another login.</source>
        <translation>Виберіть інший обліковий запис.</translation>
    </message>
    <message>
        <source>another program is still reading the library.</source>
        <translation>інша програма ще читає бібліотеку.</translation>
    </message>
    <message>
        <source>Close the library in that program, too.</source>
        <translation>Закрийте бібліотеку й у тій програмі.</translation>
    </message>
    <message>
        <source>{path} is not an Imbrex library.</source>
        <translation>{path} — не бібліотека Imbrex.</translation>
    </message>
    <message>
        <source>Choose another file, or create a new library next to it.</source>
        <translation>Виберіть інший файл або створіть поруч нову бібліотеку.</translation>
    </message>
    <message>
        <source>Restore the library from a backup.</source>
        <translation>Відновіть бібліотеку з резервної копії.</translation>
    </message>
    <message>
        <source>The library {path} was changed by another program and contains code that runs automatically.</source>
        <translation>Бібліотеку {path} змінила інша програма; вона містить код, що виконується автоматично.</translation>
    </message>
    <message>
        <source>{path} already exists.</source>
        <translation>{path} уже існує.</translation>
    </message>
    <message>
        <source>Choose another name for the new library.</source>
        <translation>Виберіть іншу назву для нової бібліотеки.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the library {path}: {reason}.</source>
        <translation>Не вдалося створити бібліотеку {path}: {reason}.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to write there.</source>
        <translation>Перевірте, чи папка існує та чи маєте ви право записувати в неї.</translation>
    </message>
    <message>
        <source>Library {shown} not found.</source>
        <translation>Бібліотеку {shown} не знайдено.</translation>
    </message>
    <message>
        <source>Check the address, or create a library at this location.</source>
        <translation>Перевірте адресу або створіть за нею бібліотеку.</translation>
    </message>
    <message>
        <source>{day} is not a valid date.</source>
        <translation>{day} — неприпустима дата.</translation>
    </message>
    <message>
        <source>Enter dates as 2026-11-21.</source>
        <translation>Вводьте дати у вигляді 2026-11-21.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more problem(s) of these kinds.</source>
        <translation>
            <numerusform>Ще {count} така проблема.</numerusform>
            <numerusform>Ще {count} такі проблеми.</numerusform>
            <numerusform>Ще {count} таких проблем.</numerusform>
        </translation>
    </message>
    <message>
        <source>A text in the library is damaged.</source>
        <translation>Текст у бібліотеці пошкоджено.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library, or delete the document.</source>
        <translation>Візьміть найновішу справну копію бібліотеки або видаліть документ.</translation>
    </message>
    <message>
        <source>This document is no longer in the library.</source>
        <translation>Цього документа в бібліотеці вже немає.</translation>
    </message>
    <message>
        <source>Someone may have deleted it.</source>
        <translation>Можливо, його хтось видалив.</translation>
    </message>
    <message>
        <source>The library keeps only the fingerprint of {name}, not its text.</source>
        <translation>У бібліотеці зберігається лише відбиток {name}, а не текст.</translation>
    </message>
    <message>
        <source>Its similarity can be estimated, but the shared text can&apos;t be shown.</source>
        <translation>Подібність можна оцінити, але спільний текст показати не можна.</translation>
    </message>
    <message>
        <source>To rebuild the index, run `imbrex-cli library reindex --rebuild`.</source>
        <translation>Щоб перебудувати індекс, виконайте `imbrex-cli library reindex --rebuild`.</translation>
    </message>
    <message numerus="yes">
        <source>The index contains {count} fingerprint(s) of documents that are not in the library.</source>
        <translation>
            <numerusform>В індексі {count} відбиток документів, яких немає в бібліотеці.</numerusform>
            <numerusform>В індексі {count} відбитки документів, яких немає в бібліотеці.</numerusform>
            <numerusform>В індексі {count} відбитків документів, яких немає в бібліотеці.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part {bucket} of the index is damaged.</source>
        <translation>Частину {bucket} індексу пошкоджено.</translation>
    </message>
    <message>
        <source>This library keeps no texts, so its index can&apos;t be rebuilt with other settings.</source>
        <translation>Ця бібліотека не зберігає текстів, тож її індекс не можна перебудувати з іншими налаштуваннями.</translation>
    </message>
    <message>
        <source>Save it as XLSX and open that file.</source>
        <translation>Збережіть його у форматі XLSX і відкрийте новий файл.</translation>
    </message>
    <message>
        <source>Save it as PPTX and open that file.</source>
        <translation>Збережіть її у форматі PPTX і відкрийте новий файл.</translation>
    </message>
    <message>
        <source>Some macros were not expanded because there are too many.</source>
        <translation>Деякі макроси не розгорнуто: їх забагато.</translation>
    </message>
    <message numerus="yes">
        <source>{count} linked file(s)</source>
        <translation>
            <numerusform>{count} пов’язаний файл</numerusform>
            <numerusform>пов’язані файли</numerusform>
            <numerusform>пов’язаних файлів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} attachment(s)</source>
        <translation>
            <numerusform>{count} вкладення</numerusform>
            <numerusform>вкладення</numerusform>
            <numerusform>вкладень</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cell output(s)</source>
        <translation>
            <numerusform>{count} результат комірки</numerusform>
            <numerusform>результати комірок</numerusform>
            <numerusform>результатів комірок</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognize its text.</source>
        <translation>Розпізнайте текст у ньому.</translation>
    </message>
    <message>
        <source>Tesseract, which recognizes text, is not installed.</source>
        <translation>Програму Tesseract, яка розпізнає текст, не встановлено.</translation>
    </message>
    <message>
        <source>Recognized from a scan.</source>
        <translation>Розпізнано зі скана.</translation>
    </message>
    <message>
        <source>Text can be recognized only in images and PDF files.</source>
        <translation>Розпізнати текст можна лише в зображеннях і файлах PDF.</translation>
    </message>
    <message>
        <source>Save the file as PDF and open that.</source>
        <translation>Збережіть файл як PDF і відкрийте його.</translation>
    </message>
    <message>
        <source>The image has more than {size} million pixels.</source>
        <translation>У зображенні понад {size} мільйонів пікселів.</translation>
    </message>
    <message>
        <source>Save it in a smaller size.</source>
        <translation>Збережіть його в меншому розмірі.</translation>
    </message>
    <message>
        <source>This is an image, not text.</source>
        <translation>Це зображення, а не текст.</translation>
    </message>
    <message>
        <source>Tesseract gave an invalid answer.</source>
        <translation>Tesseract дав неправильну відповідь.</translation>
    </message>
    <message>
        <source>Install version 4 or later of Tesseract.</source>
        <translation>Встановіть Tesseract версії 4 або новішої.</translation>
    </message>
    <message>
        <source>To recognize it, install Tesseract: {command}</source>
        <translation>Щоб розпізнати його, встановіть Tesseract: {command}</translation>
    </message>
    <message>
        <source>To recognize it, install Tesseract OCR and add its folder to PATH.</source>
        <translation>Щоб розпізнати його, встановіть Tesseract OCR і додайте його теку до PATH.</translation>
    </message>
    <message>
        <source>text recognition (Tesseract)</source>
        <translation>розпізнавання тексту (Tesseract)</translation>
    </message>
    <message>
        <source>Tesseract lacks the language {code}.</source>
        <translation>У Tesseract немає мови {code}.</translation>
    </message>
    <message>
        <source>Installed languages: {codes}.</source>
        <translation>Встановлені мови: {codes}.</translation>
    </message>
    <message>
        <source>Tesseract couldn&apos;t recognize the page: {reason}.</source>
        <translation>Tesseract не зміг розпізнати сторінку: {reason}.</translation>
    </message>
    <message>
        <source>Check that Tesseract and its languages are installed completely.</source>
        <translation>Перевірте, що Tesseract і його мови встановлено повністю.</translation>
    </message>
    <message>
        <source>No text was recognized in this file.</source>
        <translation>У цьому файлі не розпізнано жодного тексту.</translation>
    </message>
    <message>
        <source>Check that it shows text in the selected languages, upright and sharp.</source>
        <translation>Перевірте, що текст у ньому вибраними мовами, не повернутий і не розмитий.</translation>
    </message>
    <message>
        <source>None of the submitted files can be read: {files}.</source>
        <translation>Жоден зі зданих файлів не читається: {files}.</translation>
    </message>
    <message>
        <source>The ZIP file contains no documents.</source>
        <translation>У ZIP-файлі немає документів.</translation>
    </message>
    <message>
        <source>Not read: {files}.</source>
        <translation>Не прочитано: {files}.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} file(s) with an unsafe path: {files}.</source>
        <translation>
            <numerusform>Пропущено {count} файл із небезпечним шляхом: {files}.</numerusform>
            <numerusform>Пропущено {count} файли з небезпечним шляхом: {files}.</numerusform>
            <numerusform>Пропущено {count} файлів із небезпечним шляхом: {files}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpack the ZIP file, and open these files if you trust them.</source>
        <translation>Розпакуйте ZIP-файл і відкрийте ці файли, якщо довіряєте їм.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} link(s) to other files: {files}.</source>
        <translation>
            <numerusform>Пропущено {count} посилання на інші файли: {files}.</numerusform>
            <numerusform>Пропущено {count} посилання на інші файли: {files}.</numerusform>
            <numerusform>Пропущено {count} посилань на інші файли: {files}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} ZIP file(s) inside other ZIP files: {files}.</source>
        <translation>
            <numerusform>Пропущено {count} ZIP-файл усередині інших ZIP-файлів: {files}.</numerusform>
            <numerusform>Пропущено {count} ZIP-файли всередині інших ZIP-файлів: {files}.</numerusform>
            <numerusform>Пропущено {count} ZIP-файлів усередині інших ZIP-файлів: {files}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpack them, and open the files inside.</source>
        <translation>Розпакуйте їх і відкрийте файли всередині.</translation>
    </message>
    <message>
        <source>The ZIP file is damaged or incomplete. Only part of its files were read.</source>
        <translation>ZIP-файл пошкоджено, або він неповний. Прочитано лише частину його файлів.</translation>
    </message>
    <message>
        <source>Only the first {most:,} files were read.</source>
        <translation>Прочитано лише перші {most:,} файлів.</translation>
    </message>
    <message>
        <source>Unpack the ZIP file and open the folder.</source>
        <translation>Розпакуйте ZIP-файл і відкрийте теку.</translation>
    </message>
    <message>
        <source>Candidates: enough of the longest words are shared. Found: more than the options require, or identical text.</source>
        <translation>Кандидати: достатньо спільних найдовших слів. Знайдено: більше, ніж вимагають параметри, або однаковий текст.</translation>
    </message>
    <message>
        <source>Candidates: the same {bits} bits of both filters in any of {samples} samples of any round. Found: a Jaccard of at least {share} by the filters.</source>
        <translation>Кандидати: однакові {bits} бітів обох фільтрів в одній із {samples} вибірок будь-якого раунду. Знайдено: за фільтрами коефіцієнт Жаккара не нижчий за {share}.</translation>
    </message>
    <message>
        <source>Candidates: 1 equal 16-bit block out of 4 of the signs of 64 projections. Found: a cosine of at least {cosine}. Needs {fewest} or more documents.</source>
        <translation>Кандидати: збігається 1 із 4 16-бітних блоків знаків 64 проєкцій. Знайдено: косинус не нижчий за {cosine}. Потрібно щонайменше {fewest} документи.</translation>
    </message>
    <message>
        <source>SimHash-64, titles</source>
        <translation>SimHash-64, заголовки</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the titles.</source>
        <translation>Рахує біти, якими різняться відбитки заголовків.</translation>
    </message>
    <message>
        <source>SimHash-64, record fields</source>
        <translation>SimHash-64, поля записів</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of table cells and lines such as “Colour: red”.</source>
        <translation>Рахує біти, якими різняться відбитки клітинок таблиць і рядків на зразок «Колір: червоний».</translation>
    </message>
    <message>
        <source>Compares the longest words. Suited to texts of a few sentences.</source>
        <translation>Порівнює найдовші слова. Підходить для текстів у кілька речень.</translation>
    </message>
    <message>
        <source>There are no items of this kind to make a fingerprint from.</source>
        <translation>Немає таких елементів, щоб скласти відбиток.</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} item(s) on the left and {right:,} on the right.</source>
        <translation>Різних бітів: {differing} з {all}; елементів у відбитках: ліворуч {left}, праворуч {right}.</translation>
    </message>
    <message>
        <source>One text has only {fewest} item(s), so a single change affects many bits.</source>
        <translation>Елементів в одному з текстів лише {fewest}: одна правка змінює багато бітів.</translation>
    </message>
    <message>
        <source>Shingle step</source>
        <translation>Крок шинглів</translation>
    </message>
    <message>
        <source>Number of words from one shingle to the next: 1 if they overlap, the shingle length if they follow end to end. Passages are found with all shingles.</source>
        <translation>На скільки слів зсувається наступний шингл: 1 — унапуск, довжина шингла — впритул. Фрагменти шукаються за всіма шинглами.</translation>
    </message>
    <message>
        <source>Number of longest words that represent a text in the measure and the index of that name.</source>
        <translation>Скільки найдовших слів представляють текст в однойменних мірі та індексі.</translation>
    </message>
    <message>
        <source>Letters in longest words</source>
        <translation>Літер у довгих словах</translation>
    </message>
    <message>
        <source>Ignore shorter words when choosing the longest words.</source>
        <translation>Не брати коротші слова під час вибору найдовших.</translation>
    </message>
    <message>
        <source>Longest words of a copy, %</source>
        <translation>Довгих слів копії, %</translation>
    </message>
    <message>
        <source>Consider a text a copy if it shares more than this percentage of its longest words.</source>
        <translation>Вважати текст копією, якщо спільних у нього більше за цей відсоток найдовших слів.</translation>
    </message>
    <message>
        <source>Style sheets in other files were not read. Text that they hide is compared.</source>
        <translation>Таблиці стилів в інших файлах не прочитано. Прихований ними текст порівнюється.</translation>
    </message>
    <message>
        <source>The page has too many styles to apply all of them. Text that they hide may be compared.</source>
        <translation>На сторінці забагато стилів, застосовано не всі. Прихований ними текст може порівнюватися.</translation>
    </message>
    <message>
        <source>Only the first {most:,} entries were read.</source>
        <translation>Прочитано лише перші {most:,} записів.</translation>
    </message>
    <message>
        <source>No reference was found in this file.</source>
        <translation>У цьому файлі не знайдено жодного запису.</translation>
    </message>
    <message>
        <source>Export it again from the reference manager.</source>
        <translation>Експортуйте його знову з програми для роботи з літературою.</translation>
    </message>
    <message numerus="yes">
        <source>Too complex to be checked for hidden text: {count} page(s).</source>
        <translation>
            <numerusform>Занадто складні для пошуку прихованого тексту: {count} сторінка</numerusform>
            <numerusform>{count} сторінки</numerusform>
            <numerusform>{count} сторінок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ZIP file is encrypted by an unsupported method.</source>
        <translation>ZIP-файл зашифровано непідтримуваним способом.</translation>
    </message>
    <message numerus="yes">
        <source>The roster contains more than {count:,} students.</source>
        <translation>
            <numerusform>У списку групи понад {count:,} студент.</numerusform>
            <numerusform>У списку групи понад {count:,} студенти.</numerusform>
            <numerusform>У списку групи понад {count:,} студентів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the roster of one course.</source>
        <translation>Збережіть список одного курсу.</translation>
    </message>
    <message>
        <source>No column of the roster has names.</source>
        <translation>У списку групи немає стовпця з іменами.</translation>
    </message>
    <message>
        <source>Save the roster as CSV with a column called Name.</source>
        <translation>Збережіть список у CSV зі стовпцем «ПІБ».</translation>
    </message>
    <message>
        <source>The roster has no students.</source>
        <translation>У списку групи немає студентів.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} row(s) that the roster repeats.</source>
        <translation>
            <numerusform>Пропущено {count} повторюваний рядок списку.</numerusform>
            <numerusform>Пропущено {count} повторювані рядки списку.</numerusform>
            <numerusform>Пропущено {count} повторюваних рядків списку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} row(s) of the roster with very long names.</source>
        <translation>
            <numerusform>Пропущено {count} рядок списку із задовгими іменами.</numerusform>
            <numerusform>Пропущено {count} рядки списку із задовгими іменами.</numerusform>
            <numerusform>Пропущено {count} рядків списку із задовгими іменами.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignored {count} id(s) that several students of the roster have: {id}.</source>
        <translation>
            <numerusform>Не враховано {count} номер, який у списку мають кілька студентів: {id}.</numerusform>
            <numerusform>Не враховано {count} номери, які в списку мають кілька студентів: {id}.</numerusform>
            <numerusform>Не враховано {count} номерів, які в списку мають кілька студентів: {id}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t open the roster: {reason}.</source>
        <translation>Не вдалося відкрити список групи: {reason}.</translation>
    </message>
    <message>
        <source>The roster is damaged or not a CSV file.</source>
        <translation>Список групи пошкоджено або це не файл CSV.</translation>
    </message>
    <message>
        <source>No document belongs to a student of the roster. Check that it is the roster of this class.</source>
        <translation>Жоден документ не належить студентові зі списку. Перевірте, що це список цієї групи.</translation>
    </message>
    <message numerus="yes">
        <source>{count} author(s) can&apos;t be assigned to one student of the roster: {names}.</source>
        <translation>
            <numerusform>{count} автора не можна однозначно знайти в списку: {names}.</numerusform>
            <numerusform>{count} авторів не можна однозначно знайти в списку: {names}.</numerusform>
            <numerusform>{count} авторів не можна однозначно знайти в списку: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ZIP file contains more than {count:,} files.</source>
        <translation>
            <numerusform>У ZIP-файлі понад {count:,} файл.</numerusform>
            <numerusform>У ZIP-файлі понад {count:,} файли.</numerusform>
            <numerusform>У ZIP-файлі понад {count:,} файлів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was compressed by an unsupported method.</source>
        <translation>Файл стиснуто непідтримуваним методом.</translation>
    </message>
    <message>
        <source>Create another library with these settings and add the documents again.</source>
        <translation>Створіть іншу бібліотеку з цими налаштуваннями й додайте документи до неї ще раз.</translation>
    </message>
    <message>
        <source>A library file has no roles: anyone who can write to the file has full access.</source>
        <translation>Файл бібліотеки не має ролей: хто може записувати у файл, має повний доступ.</translation>
    </message>
    <message>
        <source>Set permissions on the file instead, or use a shared library on PostgreSQL.</source>
        <translation>Задайте права на файл або скористайтеся спільною бібліотекою на PostgreSQL.</translation>
    </message>
    <message>
        <source>The documents were deleted, but traces may remain in or next to the file: {reason}</source>
        <translation>Документи видалено, але у файлі або поруч можуть лишитися сліди: {reason}</translation>
    </message>
    <message>
        <source>Traces are removed at the next deletion, after everyone has closed the library.</source>
        <translation>Сліди зникнуть під час наступного видалення, коли всі закриють бібліотеку.</translation>
    </message>
    <message>
        <source>The index of the library {library} was created by another version of Imbrex and may miss matches until you rebuild it.</source>
        <translation>Індекс бібліотеки {library} створено іншою версією Imbrex; доки його не перебудовано, він може пропускати збіги.</translation>
    </message>
    <message>
        <source>{shown} already contains a library or other data.</source>
        <translation>{shown} уже містить бібліотеку або інші дані.</translation>
    </message>
    <message>
        <source>Open it, or ask the server administrator to create another database.</source>
        <translation>Відкрийте її або попросіть адміністратора сервера створити іншу базу даних.</translation>
    </message>
    <message>
        <source>{name} is not an exported library.</source>
        <translation>{name} — не експортована бібліотека.</translation>
    </message>
    <message>
        <source>Choose a file created with `imbrex-cli library export`.</source>
        <translation>Виберіть файл, створений командою `imbrex-cli library export`.</translation>
    </message>
    <message>
        <source>{name} was not imported because it would be far larger than an exported library when unpacked.</source>
        <translation>{name} не імпортовано: у розпакованому вигляді файл значно більший за експортовану бібліотеку.</translation>
    </message>
    <message>
        <source>Import files only from people you trust.</source>
        <translation>Імпортуйте файли лише від людей, яким довіряєте.</translation>
    </message>
    <message>
        <source>{name} was exported by a newer version of Imbrex (format {version}; this version supports {known}).</source>
        <translation>{name} експортовано новішою версією Imbrex (формат {version}; ця версія підтримує {known}).</translation>
    </message>
    <message>
        <source>Install the latest version of Imbrex and import it again.</source>
        <translation>Установіть останню версію Imbrex і імпортуйте його знову.</translation>
    </message>
    <message>
        <source>{name} is damaged or incomplete.</source>
        <translation>{name} пошкоджено, або він неповний.</translation>
    </message>
    <message>
        <source>Copy or export it again. Everything imported before the damage is kept.</source>
        <translation>Скопіюйте або експортуйте його ще раз. Усе імпортоване до пошкодження збережено.</translation>
    </message>
    <message>
        <source>This library keeps fingerprints only, so there are no texts to export.</source>
        <translation>Ця бібліотека зберігає лише відбитки, тож текстів для експорту немає.</translation>
    </message>
    <message>
        <source>Copy its file or database instead.</source>
        <translation>Скопіюйте її файл або базу даних.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write {path}: {reason}.</source>
        <translation>Не вдалося записати {path}: {reason}.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that there is enough disk space. Everything written so far is kept.</source>
        <translation>Перевірте, чи папка існує та чи на диску досить місця. Усе вже записане збережено.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read {path}: {reason}.</source>
        <translation>Не вдалося прочитати {path}: {reason}.</translation>
    </message>
    <message>
        <source>Pages that are embedded in one another more than three times were not read.</source>
        <translation>Сторінки, вкладені одна в одну понад три рази, не прочитано.</translation>
    </message>
    <message>
        <source>The file was not opened because its tags have too many attributes. It may be unsafe.</source>
        <translation>Файл не відкрито: його теги мають забагато атрибутів. Він може бути небезпечним.</translation>
    </message>
    <message>
        <source>The file has too many styles or shapes to apply all of them. Text that they hide may be compared.</source>
        <translation>У файлі забагато стилів або фігур, застосовано не всі. Прихований ними текст може порівнюватися.</translation>
    </message>
    <message>
        <source>{path} is not the index of a shelf.</source>
        <translation>{path} — не покажчик полиці.</translation>
    </message>
    <message>
        <source>Remove the shelf and add it again.</source>
        <translation>Видаліть полицю і додайте її знову.</translation>
    </message>
    <message>
        <source>The index of the shelf {path} is damaged.</source>
        <translation>Покажчик полиці {path} пошкоджено.</translation>
    </message>
    <message>
        <source>The export was not completed. Documents may be missing.</source>
        <translation>Експорт не було завершено. Документів може бракувати.</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>Експортуйте ще раз.</translation>
    </message>
    <message>
        <source>Record {number} is not a document: {reason}.</source>
        <translation>Запис {number} — не документ: {reason}.</translation>
    </message>
    <message>
        <source>It was skipped.</source>
        <translation>Його пропущено.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library, or delete the document and add it again.</source>
        <translation>Візьміть найновішу справну копію бібліотеки або видаліть документ і додайте його ще раз.</translation>
    </message>
    <message>
        <source>The text of document {number} has changed since it was added.</source>
        <translation>Текст документа {number} змінився відтоді, як його додали.</translation>
    </message>
    <message>
        <source>The index fingerprints of document {number} don&apos;t match its text.</source>
        <translation>Відбитки документа {number} в індексі не відповідають його тексту.</translation>
    </message>
    <message>
        <source>The index entry of document {number} is incomplete.</source>
        <translation>Запис про документ {number} в індексі неповний.</translation>
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
        <source>index entries</source>
        <translation>записи в індексі</translation>
    </message>
    <message>
        <source>index keys</source>
        <translation>ключі індексу</translation>
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
        <source>Document {number} can&apos;t be found by its text.</source>
        <translation>Документ {number} не вдається знайти за його текстом.</translation>
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
        <source>The library contains {what} of missing documents.</source>
        <translation>У бібліотеці є дані відсутніх документів: {what}.</translation>
    </message>
    <message>
        <source>They are harmless. You can export the rest.</source>
        <translation>Вони не шкодять. Решту можна експортувати.</translation>
    </message>
    <message>
        <source>The next {name} number is already in use, so nothing can be added.</source>
        <translation>Наступний номер ({name}) уже використано, тож нічого не можна додати.</translation>
    </message>
    <message>
        <source>Export the library and import it into a new one.</source>
        <translation>Експортуйте бібліотеку й імпортуйте до нової.</translation>
    </message>
    <message>
        <source>Fingerprints of document {number} are missing from the index.</source>
        <translation>В індексі бракує відбитків документа {number}.</translation>
    </message>
    <message>
        <source>The index entry of document {number} doesn&apos;t match its text.</source>
        <translation>Запис про документ {number} в індексі не відповідає його тексту.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Недостатньо пам’яті.</translation>
    </message>
    <message>
        <source>Close other programs, or compare fewer documents at a time.</source>
        <translation>Закрийте інші програми або порівнюйте менше документів за раз.</translation>
    </message>
    <message>
        <source>Imbrex needs {least} MB of memory. The limit here is {limit} MB.</source>
        <translation>Imbrex потребує {least} МБ пам’яті, а тут дозволено {limit} МБ.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v).</source>
        <translation>Збільште межу (ulimit -v).</translation>
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
        <source>Other users of this computer can read {path}, and its permissions can&apos;t be changed.</source>
        <translation>{path} можуть читати інші користувачі цього комп’ютера, і змінити це не вдається.</translation>
    </message>
    <message>
        <source>Move it to your own folder.</source>
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
        <source>{path} is damaged or incomplete.</source>
        <translation>{path} пошкоджено, або він неповний.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the project, or open its documents again.</source>
        <translation>Візьміть найновішу справну копію проєкту або відкрийте його документи наново.</translation>
    </message>
    <message>
        <source>Choose another folder, or check that you have permission to write to this one.</source>
        <translation>Виберіть іншу папку або перевірте, чи маєте ви право записувати в цю.</translation>
    </message>
    <message>
        <source>Free up disk space, or choose another disk.</source>
        <translation>Звільніть місце на диску або виберіть інший диск.</translation>
    </message>
    <message>
        <source>Check that the disk is working and connected.</source>
        <translation>Перевірте, чи диск справний і під’єднаний.</translation>
    </message>
    <message>
        <source>{path} is not an Imbrex project.</source>
        <translation>{path} — не проєкт Imbrex.</translation>
    </message>
    <message>
        <source>Choose a file with the extension .imbrex.</source>
        <translation>Виберіть файл із розширенням .imbrex.</translation>
    </message>
    <message>
        <source>Not enough disk space for {path}.</source>
        <translation>На диску бракує місця для {path}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save {path}. The disk may be full.</source>
        <translation>Не вдалося зберегти {path}. Можливо, на диску немає місця.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read or written.</source>
        <translation>{path} не вдається ні прочитати, ні записати.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written.</source>
        <translation>{path} не можна записати.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open {path}.</source>
        <translation>Не вдалося відкрити {path}.</translation>
    </message>
    <message>
        <source>Check that you have permission to read it.</source>
        <translation>Перевірте, чи маєте ви право його читати.</translation>
    </message>
    <message>
        <source>{path} is in use by another program.</source>
        <translation>{path} використовує інша програма.</translation>
    </message>
    <message>
        <source>Close it in that program.</source>
        <translation>Закрийте його в тій програмі.</translation>
    </message>
    <message>
        <source>Not enough memory for {path}.</source>
        <translation>Для {path} не вистачає пам’яті.</translation>
    </message>
    <message>
        <source>Details: {reason}.</source>
        <translation>Подробиці: {reason}.</translation>
    </message>
    <message>
        <source>Save the project often. Check that you have permission to write to {folder} and that there is enough disk space.</source>
        <translation>Частіше зберігайте проєкт. Перевірте, чи маєте ви право записувати в {folder} та чи на диску досить місця.</translation>
    </message>
    <message>
        <source>Your work can&apos;t be recovered if Imbrex crashes.</source>
        <translation>Після збою Imbrex вашу роботу не можна буде відновити.</translation>
    </message>
    <message>
        <source>another version of Imbrex</source>
        <translation>Imbrex іншої версії</translation>
    </message>
    <message>
        <source>This project was saved by {program} in an older format. If you save it, older versions can no longer open it.</source>
        <translation>Проєкт збережено програмою {program} у старішому форматі. Якщо його зберегти, старіші версії більше не зможуть його відкрити.</translation>
    </message>
    <message>
        <source>This project was saved by {program} with options that this version doesn&apos;t have ({options}). Scores may differ here, and saving the project removes these options.</source>
        <translation>Проєкт збережено програмою {program} з параметрами, яких ця версія не має ({options}). Показники тут можуть бути іншими, а збереження проєкту видалить ці параметри.</translation>
    </message>
    <message>
        <source>This project was saved by {program}, which lacked some options of this version. They are set to their defaults: {options}. Scores may differ from those in that version.</source>
        <translation>Проєкт збережено програмою {program}, де немає деяких параметрів цієї версії. Для них узято стандартні значення: {options}. Показники можуть відрізнятися від тодішніх.</translation>
    </message>
    <message>
        <source>a newer version of Imbrex</source>
        <translation>Imbrex новішої версії</translation>
    </message>
    <message>
        <source>{path} was saved by {program} in a format that this version can&apos;t read (format {found}; this version supports {known}).</source>
        <translation>{path} збережено програмою {program} у форматі, якого ця версія не читає (формат {found}; ця версія підтримує {known}).</translation>
    </message>
    <message>
        <source>{path} is empty.</source>
        <translation>{path} порожній.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the project.</source>
        <translation>Візьміть найновішу справну копію проєкту.</translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation>Файл не змінено.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} — не файл.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the project {path}: {reason}.</source>
        <translation>Не вдалося відкрити проєкт {path}: {reason}.</translation>
    </message>
    <message>
        <source>It was saved by Imbrex {version}. This is version {this}.</source>
        <translation>Файл збережено програмою Imbrex {version}. Це версія {this}.</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>Відкрийте його тією версією.</translation>
    </message>
    <message>
        <source>If that version can&apos;t read it either, the file is damaged. Use the latest good copy.</source>
        <translation>Якщо й та версія не може його прочитати, файл пошкоджено. Візьміть найновішу справну копію.</translation>
    </message>
    <message>
        <source>A project can&apos;t contain a text of more than {size} MB.</source>
        <translation>У проєкті не можна зберігати текст, більший за {size} МБ.</translation>
    </message>
    <message>
        <source>Remove this document.</source>
        <translation>Приберіть цей документ.</translation>
    </message>
    <message>
        <source>Choose another location, or check that you have permission to write there and that there is enough disk space.</source>
        <translation>Виберіть інше місце або перевірте, чи маєте ви право записувати туди та чи на диску досить місця.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the project to {path}: {reason}.</source>
        <translation>Не вдалося зберегти проєкт у {path}: {reason}.</translation>
    </message>
    <message>
        <source>A project can&apos;t contain more than {most:,} million characters of text.</source>
        <translation>Проєкт не може містити більше ніж {most} млн знаків тексту.</translation>
    </message>
    <message>
        <source>Split the documents into two projects.</source>
        <translation>Розділіть документи на два проєкти.</translation>
    </message>
    <message>
        <source>{target} is a folder.</source>
        <translation>{target} — папка.</translation>
    </message>
    <message>
        <source>Choose a file in this folder, or enter a new file name.</source>
        <translation>Виберіть файл у цій папці або введіть нову назву файлу.</translation>
    </message>
    <message>
        <source>{target} is not a regular file.</source>
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
        <source>{path} is one of the documents in the report.</source>
        <translation>{path} — один із документів звіту.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the folder {folder}: {reason}.</source>
        <translation>Не вдалося створити папку {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Choose another location.</source>
        <translation>Виберіть інше місце.</translation>
    </message>
    <message>
        <source>This is not an Imbrex report, or it has been altered.</source>
        <translation>Це не звіт Imbrex, або його змінено.</translation>
    </message>
    <message>
        <source>Choose an HTML or JSON report.</source>
        <translation>Виберіть звіт у HTML або JSON.</translation>
    </message>
    <message>
        <source>This is not an Imbrex report.</source>
        <translation>Це не звіт Imbrex.</translation>
    </message>
    <message>
        <source>The report is damaged: {reason}.</source>
        <translation>Звіт пошкоджено: {reason}.</translation>
    </message>
    <message>
        <source>Ask for the original report.</source>
        <translation>Попросіть вихідний звіт.</translation>
    </message>
    <message>
        <source>PDF writer</source>
        <translation>служба створення PDF</translation>
    </message>
    <message>
        <source>Reports are not available in {language}.</source>
        <translation>Звітів цією мовою немає: {language}.</translation>
    </message>
    <message>
        <source>Choose one of these languages: {languages}.</source>
        <translation>Виберіть одну з цих мов: {languages}.</translation>
    </message>
    <message>
        <source>Reports can&apos;t be saved as {name}.</source>
        <translation>Звіт не можна зберегти як {name}.</translation>
    </message>
    <message>
        <source>Use one of these file extensions: {known}.</source>
        <translation>Скористайтеся одним із цих розширень файлу: {known}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the report to {path}: {reason}.</source>
        <translation>Не вдалося зберегти звіт у {path}: {reason}.</translation>
    </message>
    <message>
        <source>A report on a class can&apos;t be saved as {form}.</source>
        <translation>Звіт про групу робіт не можна зберегти у форматі {form}.</translation>
    </message>
    <message>
        <source>Give two documents, or choose another file extension.</source>
        <translation>Вкажіть два документи або виберіть інше розширення файлу.</translation>
    </message>
    <message>
        <source>This version can&apos;t verify reports of this kind or of format {format}.</source>
        <translation>Ця версія не може перевірити звіт такого виду або формату {format}.</translation>
    </message>
    <message>
        <source>It supports formats up to {newest}. Use the version that created the report.</source>
        <translation>Вона підтримує формати до {newest}. Скористайтеся версією, якою створено звіт.</translation>
    </message>
    <message>
        <source>The report has been altered or is damaged. Couldn&apos;t read its data ({kind}: {reason}).</source>
        <translation>Звіт змінено або пошкоджено. Не вдалося прочитати його дані ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>Kiwix file</source>
        <translation>Файл Kiwix</translation>
    </message>
    <message>
        <source>Zotero library</source>
        <translation>Бібліотека Zotero</translation>
    </message>
    <message>
        <source>Couldn&apos;t open {path}: {reason}.</source>
        <translation>Не вдалося відкрити {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be a shelf.</source>
        <translation>{path} не може бути полицею.</translation>
    </message>
    <message>
        <source>A shelf is a ZIM file from Kiwix, a WARC file, the data folder of Zotero, or a folder of documents.</source>
        <translation>Полиця — це файл ZIM із Kiwix, файл WARC, тека даних Zotero або тека з документами.</translation>
    </message>
    <message>
        <source>This shelf was added by a newer version of Imbrex.</source>
        <translation>Цю полицю додала новіша версія Imbrex.</translation>
    </message>
    <message>
        <source>Install the latest version.</source>
        <translation>Установіть останню версію.</translation>
    </message>
    <message>
        <source>{path} not found.</source>
        <translation>{path}: файл або теку не знайдено.</translation>
    </message>
    <message>
        <source>Check the name of the file or folder.</source>
        <translation>Перевірте ім’я файлу або теки.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read from byte {at:,} on.</source>
        <translation>{name} не читається починаючи з байта {at:,}.</translation>
    </message>
    <message>
        <source>Remove the file from the shelf, or get it again.</source>
        <translation>Приберіть файл із полиці або отримайте його знову.</translation>
    </message>
    <message>
        <source>This entry is damaged.</source>
        <translation>Цей запис пошкоджено.</translation>
    </message>
    <message>
        <source>Get the file again if many entries are.</source>
        <translation>Якщо таких записів багато, отримайте файл знову.</translation>
    </message>
    <message>
        <source>This entry is larger than {size} MB.</source>
        <translation>Цей запис більший за {size} МБ.</translation>
    </message>
    <message>
        <source>The entry is damaged or unusual, and couldn&apos;t be read ({kind}).</source>
        <translation>Запис пошкоджений або незвичайний, прочитати його не вдалося ({kind}).</translation>
    </message>
    <message>
        <source>shelf reader</source>
        <translation>читання полиць</translation>
    </message>
    <message>
        <source>The records of this file were compressed all together; only the first ones were read.</source>
        <translation>Записи цього файлу стиснуто разом; прочитано лише перші.</translation>
    </message>
    <message>
        <source>Compress each record by itself: warcio recompress OLD NEW.</source>
        <translation>Стисніть кожен запис окремо: warcio recompress СТАРИЙ НОВИЙ.</translation>
    </message>
    <message>
        <source>The ZIM file is damaged.</source>
        <translation>Файл ZIM пошкоджено.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Завантажте його знову.</translation>
    </message>
    <message>
        <source>The ZIM file is incomplete: part of it is missing at the end.</source>
        <translation>Файл ZIM неповний: бракує частини в кінці.</translation>
    </message>
    <message>
        <source>Let the download finish, or download it again.</source>
        <translation>Дочекайтеся кінця завантаження або завантажте його знову.</translation>
    </message>
    <message>
        <source>This is not a ZIM file.</source>
        <translation>Це не файл ZIM.</translation>
    </message>
    <message>
        <source>Choose a file from Kiwix.</source>
        <translation>Виберіть файл із Kiwix.</translation>
    </message>
    <message>
        <source>This is not a Zotero database, or it is damaged or being written.</source>
        <translation>Це не база даних Zotero, або вона пошкоджена чи саме записується.</translation>
    </message>
    <message>
        <source>If it is from Zotero, close Zotero and try again.</source>
        <translation>Якщо це база Zotero, закрийте Zotero і спробуйте ще раз.</translation>
    </message>
    <message>
        <source>The Zotero database is larger than {size} MB.</source>
        <translation>База даних Zotero більша за {size} МБ.</translation>
    </message>
    <message>
        <source>Add folders of its files instead.</source>
        <translation>Додайте натомість теки з її файлами.</translation>
    </message>
    <message>
        <source>Source: {citation}.</source>
        <translation>Джерело: {citation}.</translation>
    </message>
    <message>
        <source>This source has changed since the shelf was last updated.</source>
        <translation>Це джерело змінилося після останнього оновлення полиці.</translation>
    </message>
    <message>
        <source>There is no shelf named “{name}”.</source>
        <translation>Полиці з назвою «{name}» немає.</translation>
    </message>
    <message>
        <source>{path} is a shelf already.</source>
        <translation>{path} — уже полиця.</translation>
    </message>
    <message>
        <source>Update it instead.</source>
        <translation>Оновіть її.</translation>
    </message>
    <message>
        <source>There is a shelf named “{name}” already.</source>
        <translation>Полиця з назвою «{name}» уже є.</translation>
    </message>
    <message>
        <source>{path} is another kind of shelf.</source>
        <translation>{path} — полиця іншого виду.</translation>
    </message>
    <message>
        <source>Add it as a new shelf.</source>
        <translation>Додайте її як нову полицю.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete {path}: {reason}.</source>
        <translation>Не вдалося видалити {path}: {reason}.</translation>
    </message>
    <message>
        <source>Close the shelf in other programs and try again.</source>
        <translation>Закрийте полицю в інших програмах і спробуйте ще раз.</translation>
    </message>
    <message>
        <source>Check that you have permission to write there.</source>
        <translation>Перевірте, чи маєте дозвіл писати туди.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>немає прав доступу</translation>
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
        <translation>на диску не лишилося місця</translation>
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
        <source>Find by name</source>
        <translation>Пошук за назвою</translation>
    </message>
</context>
<context>
    <name>NameSearch</name>
    <message>
        <source>Find by name</source>
        <translation>Пошук за назвою</translation>
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
        <source>SimHash of longest sentences</source>
        <translation>SimHash найдовших речень</translation>
    </message>
    <message>
        <source>SimHash of paragraph edges</source>
        <translation>SimHash країв абзаців</translation>
    </message>
    <message>
        <source>SimHash of titles</source>
        <translation>SimHash заголовків</translation>
    </message>
    <message>
        <source>SimHash of record fields</source>
        <translation>SimHash полів записів</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Найдовші слова</translation>
    </message>
    <message>
        <source>Bloom filters</source>
        <translation>Фільтри Блума</translation>
    </message>
    <message>
        <source>LSA (latent semantic analysis)</source>
        <translation>LSA (латентно-семантичний аналіз)</translation>
    </message>
</context>
<context>
    <name>NearDuplicatesPanel</name>
    <message>
        <source>Show all candidates</source>
        <translation>Показати всіх кандидатів</translation>
    </message>
    <message>
        <source>Open at least three documents to find near-duplicates.</source>
        <translation>Відкрийте щонайменше три документи, щоб знайти нечіткі дублікати.</translation>
    </message>
    <message>
        <source>Minimum exact Jaccard for a pair to count as a near-duplicate.</source>
        <translation>Мінімальний точний коефіцієнт Жаккара, за якого пара вважається нечітким дублікатом.</translation>
    </message>
    <message>
        <source>How many times the index is built, each time with different hash functions. The articles use 1.</source>
        <translation>Скільки разів будується індекс, щоразу з іншими хеш-функціями. У статтях — 1.</translation>
    </message>
    <message>
        <source>Also show pairs that the rule rejects and that are below the threshold.</source>
        <translation>Показувати й пари, які правило відхилило і які нижчі за поріг.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Індекс</translation>
    </message>
    <message>
        <source>Similarity at least</source>
        <translation>Подібність від</translation>
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
        <source>candidates: %1</source>
        <translation>кандидатів: %1</translation>
    </message>
    <message>
        <source>found: %1</source>
        <translation>знайдено: %1</translation>
    </message>
    <message>
        <source>near-duplicates: %1</source>
        <translation>нечітких дублікатів: %1</translation>
    </message>
    <message>
        <source>missed: %1</source>
        <translation>пропущено: %1</translation>
    </message>
    <message>
        <source>No pair reaches the threshold when calculated exactly.</source>
        <translation>За точним показником порога не досягає жодна пара.</translation>
    </message>
    <message numerus="yes">
        <source>The index missed %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>Індекс пропустив %Ln нечіткий дублікат.</numerusform>
            <numerusform>Індекс пропустив %Ln нечіткі дублікати.</numerusform>
            <numerusform>Індекс пропустив %Ln нечітких дублікатів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index missed no near-duplicates, but its rule rejected %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>Індекс нічого не пропустив, але його правило відхилило %Ln нечіткий дублікат.</numerusform>
            <numerusform>Індекс нічого не пропустив, але його правило відхилило %Ln нечіткі дублікати.</numerusform>
            <numerusform>Індекс нічого не пропустив, але його правило відхилило %Ln нечітких дублікатів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The index found all near-duplicates.</source>
        <translation>Індекс знайшов усі нечіткі дублікати.</translation>
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
        <source>Exact Jaccard</source>
        <translation>Точний Жаккар</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>Частка спільних шинглів серед усіх різних шинглів обох текстів</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Comparison of the index with the exact score</source>
        <translation>Порівняння результату індексу з точним показником</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Your verdict on the pair. Keys: 1 to 4</source>
        <translation>Ваш вердикт щодо пари. Клавіші: 1–4</translation>
    </message>
    <message>
        <source>found</source>
        <translation>знайдена</translation>
    </message>
    <message>
        <source>missed by the index</source>
        <translation>пропущена індексом</translation>
    </message>
    <message>
        <source>rejected by the rule</source>
        <translation>відхилена правилом</translation>
    </message>
    <message>
        <source>below the threshold, found</source>
        <translation>нижче порога, знайдена</translation>
    </message>
    <message>
        <source>below the threshold, candidate only</source>
        <translation>нижче порога, лише кандидат</translation>
    </message>
</context>
<context>
    <name>NearTable</name>
    <message>
        <source>Near-duplicates</source>
        <translation>Нечіткі дублікати</translation>
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
        <source>Keep fingerprints only, no text</source>
        <translation>Зберігати лише відбитки, без текстів</translation>
    </message>
    <message>
        <source>Create library</source>
        <translation>Створити</translation>
    </message>
    <message>
        <source>The whole library is one file. It stays where you save it.</source>
        <translation>Уся бібліотека — один файл. Він лишається там, де ви його збережете.</translation>
    </message>
    <message>
        <source>A library with fingerprints only finds and counts matches, but can&apos;t show the matching text. Its index settings can never be changed.</source>
        <translation>Бібліотека з самими відбитками знаходить і рахує збіги, але не може показати збіжний текст. Налаштування її індексу потім змінити не можна.</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
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
    <name>NoticeLine</name>
    <message>
        <source>Notice</source>
        <translation>Повідомлення</translation>
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
        <source>Each document appears in the list as soon as it is read.</source>
        <translation>Кожен документ з’явиться у списку, щойно його буде прочитано.</translation>
    </message>
    <message>
        <source>Comparison stopped</source>
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
        <source>A template can&apos;t be compared on its own</source>
        <translation>Сам шаблон порівняти ні з чим</translation>
    </message>
    <message>
        <source>Text shared with the template is excluded from essays. Add the essays to compare.</source>
        <translation>Спільний із шаблоном текст вилучається з робіт. Додайте роботи для порівняння.</translation>
    </message>
    <message>
        <source>No text to compare</source>
        <translation>Немає тексту для порівняння</translation>
    </message>
    <message>
        <source>%1 is ready. Add at least one more document to compare it with.</source>
        <translation>Документ %1 готовий. Додайте хоча б ще один, щоб їх порівняти.</translation>
    </message>
    <message>
        <source>Add another document</source>
        <translation>Додайте ще один документ</translation>
    </message>
    <message>
        <source>Archive documents are not compared with each other</source>
        <translation>Архівні документи не порівнюються між собою</translation>
    </message>
    <message>
        <source>Add an essay, or right-click a document in the list to change its role.</source>
        <translation>Додайте роботу або клацніть документ у списку правою кнопкою миші, щоб змінити його роль.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in the list.</source>
        <translation>
            <numerusform>У списку ще %Ln.</numerusform>
            <numerusform>У списку ще %Ln.</numerusform>
            <numerusform>У списку ще %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenPair</name>
    <message>
        <source>These documents can&apos;t be compared</source>
        <translation>Ці документи порівняти не можна</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Preset</source>
        <translation>Набір налаштувань</translation>
    </message>
    <message>
        <source>Finds reworded text: compares words in their normal form and ignores function words.</source>
        <translation>Знаходить змінений текст: порівнює слова в початковій формі й не враховує службових.</translation>
    </message>
    <message>
        <source>Finds verbatim copies: matches six words in a row, as written.</source>
        <translation>Знаходить дослівні копії: шість слів поспіль, як написано.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свій набір</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation>Вилучення</translation>
    </message>
    <message>
        <source>What counts after exclusions</source>
        <translation>Що враховується після вилучень</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Не враховувати</translation>
    </message>
    <message>
        <source>Parts of speech to ignore</source>
        <translation>Не враховувати частини мови</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>as written</source>
        <translation>як написано</translation>
    </message>
    <message>
        <source>normal form</source>
        <translation>початкова форма</translation>
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
        <source>rewritten text</source>
        <translation>рерайт</translation>
    </message>
    <message>
        <source>verbatim text</source>
        <translation>дослівний текст</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Reset to preset “%1”</source>
        <translation>Повернути набір «%1»</translation>
    </message>
</context>
<context>
    <name>OrderedPlaces</name>
    <message>
        <source>Next name or number in the same order (%1 of %2)</source>
        <translation>Наступне ім&apos;я або число в тому самому порядку (%1 з %2)</translation>
    </message>
    <message>
        <source>Next sentence in the same order (%1 of %2)</source>
        <translation>Наступне речення в тому самому порядку (%1 з %2)</translation>
    </message>
</context>
<context>
    <name>OriginBar</name>
    <message>
        <source>Matches with other texts</source>
        <translation>Збіги з іншими текстами</translation>
    </message>
</context>
<context>
    <name>OriginModel</name>
    <message>
        <source>Number and colour of this text</source>
        <translation>Номер і колір тексту тут</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>Є і в</translation>
    </message>
    <message>
        <source>Matching text</source>
        <translation>Збіжний текст</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Частка</translation>
    </message>
    <message>
        <source>Share of this text&apos;s compared words that are matched to the other text</source>
        <translation>Частка порівнюваних слів цього тексту, віднесених до іншого тексту</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Total share in common with the other text, including words already matched to another text</source>
        <translation>Уся частка, спільна з цим текстом, включно зі словами, вже віднесеними до іншого тексту</translation>
    </message>
    <message>
        <source>Words found in no other text, except in runs too short to count as a match</source>
        <translation>Слова, яких немає в інших текстах, крім закоротких збігів</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>лише тут</translation>
    </message>
</context>
<context>
    <name>OriginPage</name>
    <message>
        <source>Texts that share passages with this one</source>
        <translation>Тексти, що мають спільні фрагменти з цим</translation>
    </message>
    <message>
        <source>Found only in this text</source>
        <translation>Є лише в цьому тексті</translation>
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
        <source>Only here: %Ln part(s)</source>
        <translation>
            <numerusform>Лише тут: %Ln уривок</numerusform>
            <numerusform>Лише тут: %Ln уривки</numerusform>
            <numerusform>Лише тут: %Ln уривків</numerusform>
        </translation>
    </message>
    <message>
        <source>About this text</source>
        <translation>Про цей текст</translation>
    </message>
</context>
<context>
    <name>OriginTexts</name>
    <message>
        <source>No other text shares more than a few words in a row with this one.</source>
        <translation>У жодному іншому тексті немає більш ніж кількох слів поспіль із цього.</translation>
    </message>
    <message>
        <source>Nothing in this text appears in another text.</source>
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
        <source>Too short to match to another text</source>
        <translation>Закоротко, щоб віднести до іншого тексту</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln other text(s)</source>
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
        <source>This text is a template. It is not compared with other texts.</source>
        <translation>Цей текст — шаблон: з іншими він не порівнюється.</translation>
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
        <source>Passages across the document; click to go to one</source>
        <translation>Фрагменти в усьому документі; клацніть, щоб перейти</translation>
    </message>
    <message>
        <source>Passage strip</source>
        <translation>Смуга фрагментів</translation>
    </message>
</context>
<context>
    <name>OverviewTabs</name>
    <message>
        <source>Class views</source>
        <translation>Подання групи</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пари</translation>
    </message>
    <message>
        <source>All pairs in a table, most similar first</source>
        <translation>Таблиця всіх пар, найсхожіші згори</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Матриця</translation>
    </message>
    <message>
        <source>Every text against every other, ordered by similarity</source>
        <translation>Кожен текст із кожним, за подібністю</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Кластери</translation>
    </message>
    <message>
        <source>Groups of similar texts and the passages they share</source>
        <translation>Групи подібних текстів і їхні спільні фрагменти</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Граф</translation>
    </message>
    <message>
        <source>Texts as points, linked if the pair is above the threshold</source>
        <translation>Тексти — точки; лінії з’єднують пари вище порога</translation>
    </message>
    <message>
        <source>By essay</source>
        <translation>За роботами</translation>
    </message>
    <message>
        <source>Matches for each part of one text, and what appears only there</source>
        <translation>Збіги для кожної частини одного тексту й те, що є лише в ньому</translation>
    </message>
</context>
<context>
    <name>PairBar</name>
    <message>
        <source>Previous pair</source>
        <translation>Попередня пара</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>Наступна пара</translation>
    </message>
    <message>
        <source>Pair %1 of %2</source>
        <translation>Пара %1 з %2</translation>
    </message>
    <message>
        <source>‹ All pairs</source>
        <translation>‹ Усі пари</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Усі пари</translation>
    </message>
    <message>
        <source>Back to all pairs (Esc)</source>
        <translation>Назад до всіх пар (Esc)</translation>
    </message>
</context>
<context>
    <name>PairCells</name>
    <message>
        <source>above the chance level</source>
        <translation>вище рівня випадкових збігів</translation>
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
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Both documents, a source or the earlier file behind the arrow</source>
        <translation>Обидва документи; стрілка веде від джерела або ранішого файлу</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Збігається</translation>
    </message>
    <message>
        <source>Left
in right</source>
        <translation>Лівий
у правому</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s shingles that are also in the right text</source>
        <translation>Частка шинглів лівого тексту, що є і в правому</translation>
    </message>
    <message>
        <source>Right
in left</source>
        <translation>Правий
у лівому</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s shingles that are also in the left text</source>
        <translation>Частка шинглів правого тексту, що є і в лівому</translation>
    </message>
    <message>
        <source>Left
covered</source>
        <translation>Покрито
ліворуч</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s words that are in shared passages</source>
        <translation>Частка слів лівого тексту, що лежать у спільних фрагментах</translation>
    </message>
    <message>
        <source>Right
covered</source>
        <translation>Покрито
праворуч</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s words that are in shared passages</source>
        <translation>Частка слів правого тексту, що лежать у спільних фрагментах</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>Частка спільних шинглів серед усіх різних шинглів обох текстів</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Найдовший збіг</translation>
    </message>
    <message>
        <source>Longest match, in compared words</source>
        <translation>Найдовший збіг, у порівнюваних словах</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Зауваження</translation>
    </message>
    <message>
        <source>Your verdict on the pair</source>
        <translation>Ваш вердикт щодо пари</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>Words of one text that are also in the other: word for word, reworded or translated</source>
        <translation>Слова одного тексту, що є й в іншому: дослівно, перефразовано або в перекладі</translation>
    </message>
    <message>
        <source>Number of shared passages</source>
        <translation>Кількість спільних фрагментів</translation>
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
        <source>Percentile in this class</source>
        <translation>Процентиль у цій групі робіт</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters, misleading fonts, and parts that couldn&apos;t be read</source>
        <translation>Літери-двійники, приховані символи, шрифти з підміною літер та непрочитані частини</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Обчислюється…</translation>
    </message>
    <message>
        <source>%1 of %2 is also in %3:</source>
        <translation>%1 тексту «%2» є і в «%3»:</translation>
    </message>
    <message>
        <source>Only the exact part is known so far.</source>
        <translation>Поки відома лише дослівна частина.</translation>
    </message>
    <message>
        <source>Created, according to the files: %1 and %2</source>
        <translation>Створено, за даними файлів: %1 і %2</translation>
    </message>
    <message>
        <source>These texts are so repetitive that some repeated matches may be missing.</source>
        <translation>У цих текстах стільки повторів, що деякі повторні збіги могло бути пропущено.</translation>
    </message>
    <message>
        <source>Drafts by the same author don&apos;t count in the class. This is the rank the pair would have.</source>
        <translation>Чернетки одного автора у групі не враховуються. Це місце, яке посіла б пара.</translation>
    </message>
    <message>
        <source>Above %1, the chance level of this class</source>
        <translation>Вище %1 — рівня випадкових збігів цієї групи</translation>
    </message>
    <message>
        <source>At or below %1, the chance level of this class</source>
        <translation>Не вище %1 — рівня випадкових збігів цієї групи</translation>
    </message>
</context>
<context>
    <name>PairFields</name>
    <message numerus="yes">
        <source>showing %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>показано %1 з %Ln пари</numerusform>
            <numerusform>показано %1 з %Ln пар</numerusform>
            <numerusform>показано %1 з %Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <translation>Приховано: %1</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>Вибрати стовпці</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
    <message>
        <source>Enter opens the pair · %1 to %2 give a verdict</source>
        <translation>Enter відкриває пару · %1–%2 — вердикт</translation>
    </message>
    <message>
        <source>No pairs match the filter. Clear the filter to see more.</source>
        <translation>Фільтру не відповідає жодна пара. Очистьте фільтр, щоб побачити більше.</translation>
    </message>
    <message>
        <source>Show pairs by</source>
        <translation>Які пари</translation>
    </message>
    <message>
        <source>different authors</source>
        <translation>різні автори</translation>
    </message>
    <message>
        <source>the same author</source>
        <translation>чернетки одного автора</translation>
    </message>
    <message>
        <source>all authors</source>
        <translation>усі пари</translation>
    </message>
    <message>
        <source>Drafts by the same author are expected to be similar, so they are ranked separately.</source>
        <translation>Чернетки одного автора очікувано схожі, тому ранжуються окремо.</translation>
    </message>
</context>
<context>
    <name>PairFilter</name>
    <message>
        <source>and</source>
        <translation>і</translation>
    </message>
    <message>
        <source>Name, or: overlap &gt; 30 and longest &gt; 20</source>
        <translation>Ім’я або: збігається &gt; 30 і найдовший &gt; 20</translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation>Знайти пари</translation>
    </message>
    <message>
        <source>name contains “%1”</source>
        <translation>у назві є «%1»</translation>
    </message>
    <message>
        <source>Filter: %1.</source>
        <translation>Фільтр: %1.</translation>
    </message>
    <message>
        <source>overlap</source>
        <comment>a single word</comment>
        <translation>збігається</translation>
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
        <source>Enter part of a name, or a condition such as %1</source>
        <translation>Введіть частину назви або умову, наприклад %1</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Поля: %1</translation>
    </message>
    <message>
        <source>Text in quotation marks always matches names. If the two texts differ, the higher score is used.</source>
        <translation>Текст у лапках завжди шукається в назвах. Якщо показники двох текстів різні, береться більший.</translation>
    </message>
    <message>
        <source>%1: pairs with a note. %1 = late: pairs whose note contains “late”.</source>
        <translation>%1: пари з нотаткою. %1 = пізно: ті, у чиїй нотатці є «пізно».</translation>
    </message>
    <message>
        <source>“%1” is not a field. Use %2, or put names in quotation marks.</source>
        <translation>«%1»: такого поля немає; є %2. Назви беріть у лапки.</translation>
    </message>
    <message>
        <source>“%1”: enter a value.</source>
        <translation>«%1»: введіть значення.</translation>
    </message>
    <message>
        <source>“%1”: the value must be a number.</source>
        <translation>«%1»: значення має бути числом.</translation>
    </message>
    <message>
        <source>“%1”: not a verdict. Use %3.</source>
        <translation>«%1»: такого вердикту немає; є %3.</translation>
    </message>
    <message>
        <source>“%1”: with verdicts, use only = or !=.</source>
        <translation>«%1»: для вердикту є лише = та !=.</translation>
    </message>
    <message>
        <source>“%1”: with notes, use only = (contains) or != (doesn&apos;t contain).</source>
        <translation>«%1»: для нотатки є лише = (містить) та != (не містить).</translation>
    </message>
</context>
<context>
    <name>PairHeads</name>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>of its shingles are also in %1</source>
        <translation>його шинглів є і в %1</translation>
    </message>
    <message>
        <source>Containment: share of this text&apos;s distinct shingles that are also in the other text</source>
        <translation>Входження: частка різних шинглів цього тексту, які є і в іншому</translation>
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
        <source>Jaccard: shared shingles as a share of all distinct shingles in either text</source>
        <translation>Коефіцієнт Жаккара: частка спільних шинглів серед усіх різних шинглів обох текстів</translation>
    </message>
    <message>
        <source>of this text is also in %1</source>
        <translation>цього тексту є і в %1</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paragraph(s) changed</source>
        <translation>
            <numerusform>з %Ln абзацу змінено</numerusform>
            <numerusform>з %Ln абзаців змінено</numerusform>
            <numerusform>з %Ln абзаців змінено</numerusform>
        </translation>
    </message>
    <message>
        <source>Split and joined paragraphs count once</source>
        <translation>Розділені й об’єднані абзаци рахуються один раз</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>без змін</translation>
    </message>
</context>
<context>
    <name>PairModel</name>
    <message numerus="yes">
        <source>%Ln pair(s) below the level</source>
        <translation>
            <numerusform>%Ln пара нижче рівня</numerusform>
            <numerusform>%Ln пари нижче рівня</numerusform>
            <numerusform>%Ln пар нижче рівня</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · hide</source>
        <translation>
            <numerusform>%Ln пара нижче рівня · приховати</numerusform>
            <numerusform>%Ln пари нижче рівня · приховати</numerusform>
            <numerusform>%Ln пар нижче рівня · приховати</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · show</source>
        <translation>
            <numerusform>%Ln пара нижче рівня · показати</numerusform>
            <numerusform>%Ln пари нижче рівня · показати</numerusform>
            <numerusform>%Ln пар нижче рівня · показати</numerusform>
        </translation>
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
        <source>Names are hidden. Show names to edit the note.</source>
        <translation>Імена приховано. Щоб змінити нотатку, покажіть імена.</translation>
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
        <source>Add a note on this pair</source>
        <translation>Додати нотатку до цієї пари</translation>
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
        <source>Compare texts</source>
        <translation>Порівняти тексти</translation>
    </message>
    <message>
        <source>Show only the left text</source>
        <translation>Показати лише лівий текст</translation>
    </message>
    <message>
        <source>Show only the right text</source>
        <translation>Показати лише правий текст</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Звичайні стовпці</translation>
    </message>
</context>
<context>
    <name>PairText</name>
    <message>
        <source>Not compared: both are archive documents</source>
        <translation>Не порівнюються: обидва документи архівні</translation>
    </message>
    <message>
        <source>No shared shingles</source>
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
        <source>Drafts by the same author: not counted</source>
        <translation>Чернетки одного автора: не враховуються</translation>
    </message>
    <message>
        <source>Word for word (higher of two): %1</source>
        <translation>Дослівно (більше з двох): %1</translation>
    </message>
    <message>
        <source>Jaccard: %1</source>
        <translation>Коефіцієнт Жаккара: %1</translation>
    </message>
    <message>
        <source>Containment (higher of two): %1</source>
        <translation>Входження (більше з двох): %1</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message numerus="yes">
        <source>passages computed for %Ln so far</source>
        <translation>
            <numerusform>фрагменти поки відомі для %Ln</numerusform>
            <numerusform>фрагменти поки відомі для %Ln</numerusform>
            <numerusform>фрагменти поки відомі для %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finding reworded passages: %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>Пошук перефразованих фрагментів: %1 із %Ln пари</numerusform>
            <numerusform>Пошук перефразованих фрагментів: %1 із %Ln пар</numerusform>
            <numerusform>Пошук перефразованих фрагментів: %1 із %Ln пар</numerusform>
        </translation>
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
    <name>PanelRegistry</name>
    <message>
        <source>Available while two documents are compared</source>
        <translation>Доступно, доки порівнюються два документи</translation>
    </message>
    <message>
        <source>Available with three documents or more</source>
        <translation>Доступно, якщо відкрито щонайменше три документи</translation>
    </message>
    <message>
        <source>No disguises found</source>
        <translation>Маскування не виявлено</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметри порівняння</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>Disguises</source>
        <translation>Маскування</translation>
    </message>
    <message>
        <source>Quotations and references</source>
        <translation>Цитати й посилання</translation>
    </message>
    <message>
        <source>Shared evidence</source>
        <translation>Спільні ознаки</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Що, якби</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Міри подібності</translation>
    </message>
    <message>
        <source>Common text</source>
        <translation>Спільний текст</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Нечіткі дублікати</translation>
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
        <source>Tracked deletions</source>
        <translation>Видалення в режимі правок</translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation>Замінний текст</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>Коди полів</translation>
    </message>
</context>
<context>
    <name>PartsField</name>
    <message>
        <source>The languages of the open documents don&apos;t have this part of speech.</source>
        <translation>У мовах відкритих документів немає цієї частини мови.</translation>
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
        <source>summarized</source>
        <translation>викладено стисло</translation>
    </message>
    <message>
        <source>may be translated</source>
        <translation>можливо, переклад</translation>
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
        <source>own earlier work</source>
        <translation>власна попередня робота</translation>
    </message>
</context>
<context>
    <name>PassageDecision</name>
    <message>
        <source>Next undecided</source>
        <translation>До невирішеного</translation>
    </message>
    <message>
        <source>Next undecided passage (%1)</source>
        <translation>До наступного невирішеного фрагмента (%1)</translation>
    </message>
    <message>
        <source>Note on the passage</source>
        <translation>Нотатка до фрагмента</translation>
    </message>
    <message>
        <source>Names are hidden. Show names to edit the note.</source>
        <translation>Імена приховано. Щоб змінити нотатку, покажіть імена.</translation>
    </message>
</context>
<context>
    <name>PassageFilter</name>
    <message>
        <source>Filter passages</source>
        <translation>Фільтр фрагментів</translation>
    </message>
</context>
<context>
    <name>PassageModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Passage number, sign and colour, in the order of the left text</source>
        <translation>Номер, знак і колір фрагмента в текстах, за порядком у лівому</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Your verdict on the passage. Keys: Alt+1 to Alt+4</source>
        <translation>Ваш вердикт щодо фрагмента. Клавіші: Alt+1…Alt+4</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Зміна</translation>
    </message>
    <message>
        <source>Extent of the changes in the passage</source>
        <translation>Наскільки змінено фрагмент</translation>
    </message>
    <message>
        <source>Citation status</source>
        <translation>Статус цитування</translation>
    </message>
    <message>
        <source>Whether the right text quotes and cites the source of the passage</source>
        <translation>Чи є в правому тексті лапки й посилання на джерело фрагмента</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Length of the passage in the right text, in words</source>
        <translation>Довжина фрагмента у правому тексті, у словах</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Збережено</translation>
    </message>
    <message>
        <source>Share of words on both sides that are kept in the same order, or linked by a dictionary</source>
        <translation>Частка слів обох сторін, збережених у тому самому порядку або пов’язаних за словником</translation>
    </message>
    <message>
        <source>In the right text</source>
        <translation>У правому тексті</translation>
    </message>
    <message>
        <source>Beginning of the passage in the right text</source>
        <translation>Початок фрагмента у правому тексті</translation>
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
        <source>%1 of the words linked</source>
        <translation>пов’язано слів: %1</translation>
    </message>
    <message>
        <source>%1; in the left text: %2</source>
        <translation>%1; у лівому тексті: %2</translation>
    </message>
</context>
<context>
    <name>PassagePreview</name>
    <message>
        <source>No match word for word. Open the pair to see its passages.</source>
        <translation>Дослівних збігів немає. Відкрийте пару, щоб побачити її фрагменти.</translation>
    </message>
    <message numerus="yes">
        <source>%1: longest match, %Ln word(s)</source>
        <translation>
            <numerusform>%1: найдовший збіг, %Ln слово</numerusform>
            <numerusform>%1: найдовший збіг, %Ln слова</numerusform>
            <numerusform>%1: найдовший збіг, %Ln слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: longest match that most texts lack, %Ln word(s)</source>
        <translation>
            <numerusform>%1: найдовший збіг, якого немає в більшості текстів, %Ln слово</numerusform>
            <numerusform>%1: найдовший збіг, якого немає в більшості текстів, %Ln слова</numerusform>
            <numerusform>%1: найдовший збіг, якого немає в більшості текстів, %Ln слів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassageTable</name>
    <message>
        <source>Passages</source>
        <translation>Фрагменти</translation>
    </message>
    <message>
        <source>Show in texts</source>
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
    <name>PassagesPanel</name>
    <message>
        <source>What counts</source>
        <translation>Що враховується</translation>
    </message>
    <message>
        <source>Open a pair to see its passages.</source>
        <translation>Відкрийте пару, щоб побачити її фрагменти.</translation>
    </message>
    <message>
        <source>Finding passages, identical and rewritten…</source>
        <translation>Пошук фрагментів, дослівних і переписаних…</translation>
    </message>
    <message>
        <source>No passages match the filters. Clear a filter to see more.</source>
        <translation>Фільтрам не відповідає жоден фрагмент. Зніміть фільтр, щоб побачити більше.</translation>
    </message>
    <message>
        <source>No shared passages found, identical or rewritten.</source>
        <translation>Спільних фрагментів, дослівних чи переписаних, не знайдено.</translation>
    </message>
    <message>
        <source>%1 of the right text is in shared passages, changed words included.</source>
        <translation>У спільних фрагментах %1 правого тексту разом зі зміненими словами.</translation>
    </message>
    <message>
        <source>%1 of the right text is in shared passages, changed words included; %2 after exclusions.</source>
        <translation>У спільних фрагментах %1 правого тексту разом зі зміненими словами; після вилучень — %2.</translation>
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
        <source>Some passages may be missing because the texts are very repetitive.</source>
        <translation>Деяких фрагментів може бракувати: у текстах дуже багато повторів.</translation>
    </message>
</context>
<context>
    <name>PhraseModel</name>
    <message>
        <source>Exclude</source>
        <translation>Вилучити</translation>
    </message>
    <message>
        <source>Phrase as written in the first text that contains it</source>
        <translation>Фраза в тому вигляді, у якому вона стоїть у першому тексті, де трапилася</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Length of the phrase, in compared words</source>
        <translation>Довжина фрази, у порівнюваних словах</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Тексти</translation>
    </message>
    <message>
        <source>Number of texts that contain it, not counting templates and archive documents</source>
        <translation>Кількість текстів, де вона є, без шаблонів і архівних документів</translation>
    </message>
</context>
<context>
    <name>PhraseTable</name>
    <message>
        <source>Common text</source>
        <translation>Спільний текст</translation>
    </message>
</context>
<context>
    <name>PhrasesField</name>
    <message>
        <source>one phrase per line</source>
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
        <source>Hits</source>
        <translation>Збіги</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>some repeats are not listed</source>
        <translation>перелічено не всі повтори</translation>
    </message>
    <message>
        <source>some passages may be missing because the texts are very long or repetitive</source>
        <translation>деяких фрагментів може бракувати: тексти дуже довгі або з повторами</translation>
    </message>
    <message>
        <source>No shared passages found, identical or rewritten.</source>
        <translation>Спільних фрагментів, дослівних чи переписаних, не знайдено.</translation>
    </message>
    <message>
        <source>Finding passages…</source>
        <translation>Пошук фрагментів…</translation>
    </message>
    <message numerus="yes">
        <source>These texts share no run of %Ln word(s).</source>
        <translation>
            <numerusform>У цих текстах немає спільного ланцюжка з %Ln слова.</numerusform>
            <numerusform>У цих текстах немає спільного ланцюжка з %Ln слів.</numerusform>
            <numerusform>У цих текстах немає спільного ланцюжка з %Ln слів.</numerusform>
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
        <source>Preference pages</source>
        <translation>Сторінки налаштувань</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>Ви&amp;гляд</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>Пор&amp;івняння</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Файли</translation>
    </message>
    <message>
        <source>&amp;Dictionaries</source>
        <translation>С&amp;ловники</translation>
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
        <source>One project can be open at a time. Opening %1; skipping %Ln other(s).</source>
        <translation>
            <numerusform>Можна відкрити лише один проєкт. Відкривається %1; пропущено інших: %Ln.</numerusform>
            <numerusform>Можна відкрити лише один проєкт. Відкривається %1; пропущено інших: %Ln.</numerusform>
            <numerusform>Можна відкрити лише один проєкт. Відкривається %1; пропущено інших: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>This project contains no documents.</source>
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
        <source>Save changes to %1?</source>
        <translation>Зберегти зміни в %1?</translation>
    </message>
    <message>
        <source>Save your work?</source>
        <translation>Зберегти зроблене?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Незбережені зміни буде втрачено.</translation>
    </message>
    <message numerus="yes">
        <source>This includes %Ln verdict(s) or note(s).</source>
        <translation>
            <numerusform>Зокрема вердиктів і нотаток: %Ln.</numerusform>
            <numerusform>Зокрема вердиктів і нотаток: %Ln.</numerusform>
            <numerusform>Зокрема вердиктів і нотаток: %Ln.</numerusform>
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
        <source>%1 was changed on disk since you opened it.</source>
        <translation>Файл %1 змінився на диску відтоді, як ви його відкрили.</translation>
    </message>
    <message>
        <source>Saving replaces the changes made by another program or window.</source>
        <translation>Збереження замінить зміни, зроблені іншою програмою або в іншому вікні.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>За&amp;мінити</translation>
    </message>
    <message>
        <source>A file named %1 already exists. Replace it?</source>
        <translation>Файл із назвою %1 уже є. Замінити його?</translation>
    </message>
    <message>
        <source>Choose another &amp;name…</source>
        <translation>Вибрати &amp;іншу назву…</translation>
    </message>
    <message>
        <source>The copy is not saved yet. Changes you make in it don&apos;t affect the original file.</source>
        <translation>Копію ще не збережено. Зміни в ній не зачеплять вихідного файлу.</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>Відкрити &amp;копію</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Не відновлювати</translation>
    </message>
    <message>
        <source>Discard unsaved work?</source>
        <translation>Видалити незбережену роботу?</translation>
    </message>
    <message>
        <source>It has not been saved anywhere. You can&apos;t undo this.</source>
        <translation>Її ніде не збережено. Скасувати це не можна.</translation>
    </message>
    <message>
        <source>Save the project under another name.</source>
        <translation>Збережіть проєкт під іншою назвою.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the project.</source>
        <translation>Зберегти проєкт не вдалося.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the project.</source>
        <translation>Відкрити проєкт не вдалося.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Your work is still open here.</source>
        <translation>Ваша робота й далі відкрита тут.</translation>
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
        <source>Comparison stopped. Press F5 to compare again.</source>
        <translation>Порівняння зупинено. Натисніть F5, щоб порівняти знову.</translation>
    </message>
    <message>
        <source>Couldn&apos;t calculate this.</source>
        <translation>Не вдалося це обчислити.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Already open, reloading: %1</source>
        <translation>Уже відкрито, перечитується: %1</translation>
    </message>
    <message>
        <source>Pasted text %1</source>
        <translation>Вставлений текст %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %Ln file(s) not read.</source>
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
        <source>%1 can&apos;t be found.</source>
        <translation>Файл %1 не знайдено.</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Очистити список</translation>
    </message>
    <message>
        <source>Unavailable while names are hidden</source>
        <translation>Недоступно, поки імена приховано</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Нещодавніх файлів немає</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent files:</source>
        <translation>Нещодавні файли:</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>Проєкт %1</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Recognize text</source>
        <translation>Розпізнати текст</translation>
    </message>
    <message>
        <source>Pages that already have text, too</source>
        <translation>Також сторінки, на яких уже є текст</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other scan(s), too</source>
        <translation>
            <numerusform>Також ще %Ln скан</numerusform>
            <numerusform>Також ще %Ln скани</numerusform>
            <numerusform>Також ще %Ln сканів</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognize</source>
        <translation>Розпізнати</translation>
    </message>
    <message>
        <source>Languages of the text</source>
        <translation>Мови тексту</translation>
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
        <source>Languages of the text:</source>
        <translation>Мови тексту:</translation>
    </message>
    <message>
        <source>Takes a few seconds a page. Fewer languages give better results.</source>
        <translation>Сторінка займає кілька секунд. Що менше мов, то кращий результат.</translation>
    </message>
</context>
<context>
    <name>Recognizing</name>
    <message>
        <source>Recognize text</source>
        <translation>Розпізнати текст</translation>
    </message>
    <message>
        <source>Tesseract, which recognizes text, is not installed.</source>
        <translation>Програму Tesseract, яка розпізнає текст, не встановлено.</translation>
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
        <translation>Не відновлювати</translation>
    </message>
    <message>
        <source>Imbrex quit unexpectedly.</source>
        <translation>Imbrex неочікувано завершив роботу.</translation>
    </message>
    <message>
        <source>The recovery copy can&apos;t be read: %1</source>
        <translation>Не вдається прочитати копію для відновлення: %1</translation>
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
    <name>ReferenceModel</name>
    <message>
        <source>Exact</source>
        <translation>Точно</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Відрізняється</translation>
    </message>
    <message>
        <source>Other source</source>
        <translation>Інше джерело</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не знайдено</translation>
    </message>
    <message>
        <source>Listed</source>
        <translation>У списку</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>Немає у списку</translation>
    </message>
    <message>
        <source>Other year</source>
        <translation>Інший рік</translation>
    </message>
    <message>
        <source>Similar name</source>
        <translation>Схоже прізвище</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Немає списку</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>Є посилання</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>Без посилання</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>In this text</source>
        <translation>У цьому тексті</translation>
    </message>
    <message>
        <source>Words that differ from the source are framed. Click to go to the place.</source>
        <translation>Слова, що відрізняються від джерела, обведено. Клацніть, щоб перейти до місця.</translation>
    </message>
    <message>
        <source>In the source or list</source>
        <translation>У джерелі або списку</translation>
    </message>
    <message>
        <source>The words of the source, and its name</source>
        <translation>Слова джерела та його назва</translation>
    </message>
    <message>
        <source>The cited source is not open</source>
        <translation>Зазначене джерело не відкрито</translation>
    </message>
</context>
<context>
    <name>ReferenceTable</name>
    <message>
        <source>Quotations and references</source>
        <translation>Цитати й посилання</translation>
    </message>
</context>
<context>
    <name>ReferencesPanel</name>
    <message>
        <source>Search the library</source>
        <translation>Шукати в бібліотеці</translation>
    </message>
    <message>
        <source>Also search the library for quotations that no open source has</source>
        <translation>Шукати й у бібліотеці цитати, яких немає у відкритих джерелах</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показати все</translation>
    </message>
    <message>
        <source>Also show what needs no check</source>
        <translation>Показати й те, що перевіряти не потрібно</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Цитати</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Посилання</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Література</translation>
    </message>
    <message>
        <source>Open a pair or select a document to check its quotations and references.</source>
        <translation>Відкрийте пару або виберіть документ, щоб перевірити його цитати й посилання.</translation>
    </message>
    <message>
        <source>Checking quotations and references…</source>
        <translation>Перевірка цитат і посилань…</translation>
    </message>
    <message>
        <source>No quotations, citations or references found.</source>
        <translation>Цитат, посилань і списку літератури не знайдено.</translation>
    </message>
    <message>
        <source>Quotations to check: %1 of %2</source>
        <translation>Перевірити цитати: %1 з %2</translation>
    </message>
    <message>
        <source>citations: %1 of %2</source>
        <translation>посилання: %1 з %2</translation>
    </message>
    <message>
        <source>references: %1 of %2</source>
        <translation>література: %1 з %2</translation>
    </message>
    <message>
        <source>Open the quoted texts as sources to compare quotations with them.</source>
        <translation>Відкрийте цитовані тексти як джерела, щоб порівняти цитати з ними.</translation>
    </message>
    <message>
        <source>This text has no list of references.</source>
        <translation>У цьому тексті немає списку літератури.</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln quotation(s) that may be dialogue, a title or a term.</source>
        <translation>
            <numerusform>Не показано %Ln цитату: це може бути діалог, назва або термін.</numerusform>
            <numerusform>Не показано %Ln цитати: це можуть бути діалоги, назви або терміни.</numerusform>
            <numerusform>Не показано %Ln цитат: це можуть бути діалоги, назви або терміни.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first ones were checked, because there are too many.</source>
        <translation>Перевірено лише перші: їх забагато.</translation>
    </message>
</context>
<context>
    <name>Regrouping</name>
    <message>
        <source>joining of documents</source>
        <translation>об’єднання документів</translation>
    </message>
    <message>
        <source>adding of earlier attempts</source>
        <translation>додавання попередніх спроб</translation>
    </message>
    <message>
        <source>separation into files</source>
        <translation>розділення на файли</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>Report saved: %1</source>
        <translation>Звіт збережено: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) saved in %1</source>
        <translation>
            <numerusform>Збережено %Ln звіт: %1</numerusform>
            <numerusform>Збережено %Ln звіти: %1</numerusform>
            <numerusform>Збережено %Ln звітів: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This folder contains %Ln other file(s). Check them before you share the folder.</source>
        <translation>
            <numerusform>У цій папці є ще %Ln файл. Перевірте його, перш ніж передавати папку.</numerusform>
            <numerusform>У цій папці є ще %Ln файли. Перевірте їх, перш ніж передавати папку.</numerusform>
            <numerusform>У цій папці є ще %Ln файлів. Перевірте їх, перш ніж передавати папку.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t save the report.</source>
        <translation>Не вдалося зберегти звіт.</translation>
    </message>
    <message>
        <source>Saving the report was stopped.</source>
        <translation>Збереження звіту зупинено.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save report</source>
        <translation>Зберегти звіт</translation>
    </message>
    <message>
        <source>&amp;Hide names</source>
        <translation>Приховати &amp;імена</translation>
    </message>
    <message>
        <source>Include &amp;verdicts and notes</source>
        <translation>Додати &amp;вердикти й нотатки</translation>
    </message>
    <message>
        <source>Include &amp;quotations and references to check</source>
        <translation>Додати &amp;цитати й посилання для перевірки</translation>
    </message>
    <message>
        <source>Include the &amp;weight of evidence</source>
        <translation>Включити &amp;вагу ознак</translation>
    </message>
    <message>
        <source>&amp;Open after saving</source>
        <translation>Відкрити після з&amp;береження</translation>
    </message>
    <message>
        <source>&amp;Pair: the two documents side by side</source>
        <translation>&amp;Пара: два документи поруч</translation>
    </message>
    <message>
        <source>&amp;Class: pairs worth reading, clusters and documents</source>
        <translation>&amp;Група робіт: пари, які варто прочитати, кластери й документи</translation>
    </message>
    <message>
        <source>Class, plus a &amp;report for each pair worth reading</source>
        <translation>Група робіт і звіт про кожну па&amp;ру, яку варто прочитати</translation>
    </message>
    <message>
        <source>Class, plus a report for each &amp;document</source>
        <translation>Група робіт і звіт про &amp;кожен документ</translation>
    </message>
    <message>
        <source>Web page (one file, opens in any browser)</source>
        <translation>Вебсторінка (один файл для будь-якого браузера)</translation>
    </message>
    <message>
        <source>PDF (for printing)</source>
        <translation>PDF (для друку)</translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV (для електронних таблиць)</translation>
    </message>
    <message>
        <source>JSON (for other programs)</source>
        <translation>JSON (для інших програм)</translation>
    </message>
    <message>
        <source>document names</source>
        <translation>назви документів</translation>
    </message>
    <message>
        <source>If off, the report shows the scores as calculated, without your verdicts and notes</source>
        <translation>Якщо вимкнено, звіт показує обчислені показники, без ваших вердиктів і нотаток</translation>
    </message>
    <message>
        <source>In web pages, PDF and JSON files</source>
        <translation>У вебсторінках, файлах PDF і JSON</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Report language</source>
        <translation>Мова звіту</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>How many unrelated pairs of this class share as much, in web pages, PDF and JSON files</source>
        <translation>У скількох незв’язаних пар цієї групи стільки ж спільного; на вебсторінках, у файлах PDF і JSON</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Приховати імена</translation>
    </message>
    <message>
        <source>Include verdicts and notes</source>
        <translation>Додати вердикти й нотатки</translation>
    </message>
    <message>
        <source>Include quotations and references to check</source>
        <translation>Додати цитати й посилання для перевірки</translation>
    </message>
    <message>
        <source>Include the weight of evidence</source>
        <translation>Включити вагу ознак</translation>
    </message>
    <message>
        <source>Open after saving</source>
        <translation>Відкрити після збереження</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
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
        <source>The report contains the text it quotes, the settings, and a checksum of every file. It is not sent anywhere.</source>
        <translation>У звіті — процитований текст, параметри й контрольні суми всіх файлів. Він нікуди не надсилається.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Група робіт</translation>
    </message>
    <message>
        <source>Report folder</source>
        <translation>Папка звітів</translation>
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
        <source>Next undecided passage</source>
        <translation>Наступний невирішений фрагмент</translation>
    </message>
    <message>
        <source>Previous undecided passage</source>
        <translation>Попередній невирішений фрагмент</translation>
    </message>
    <message>
        <source>Verdict on the passage</source>
        <translation>Вердикт щодо фрагмента</translation>
    </message>
    <message>
        <source>Verdict on the pair</source>
        <translation>Вердикт щодо пари</translation>
    </message>
    <message>
        <source>Switch to “%1” to set verdicts</source>
        <translation>Перейдіть до «%1», щоб виносити вердикти</translation>
    </message>
    <message>
        <source>No passage is selected. F8 goes to the next one.</source>
        <translation>Фрагмент не вибрано. F8 — перехід до наступного.</translation>
    </message>
</context>
<context>
    <name>ReviewedPair</name>
    <message>
        <source>Doesn&apos;t count: %1</source>
        <translation>Не враховується: %1</translation>
    </message>
    <message>
        <source>Doesn&apos;t count, by your verdict: %1</source>
        <translation>Не враховується за вашим вердиктом: %1</translation>
    </message>
    <message>
        <source>Counts, by your verdict: %1</source>
        <translation>Враховується за вашим вердиктом: %1</translation>
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
        <source>%1 of the words linked</source>
        <translation>пов’язано слів: %1</translation>
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
        <source>Ribbons linking each passage to its counterpart</source>
        <translation>Стрічки, що з’єднують кожен фрагмент із парним</translation>
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
    <name>Role</name>
    <message>
        <source>Essay</source>
        <translation>Робота</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Джерело</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Архів</translation>
    </message>
</context>
<context>
    <name>RosterStep</name>
    <message>
        <source>roster</source>
        <translation>список групи</translation>
    </message>
</context>
<context>
    <name>Rosters</name>
    <message>
        <source>Rosters</source>
        <translation>Списки групи</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Усі файли</translation>
    </message>
    <message>
        <source>Open roster</source>
        <translation>Відкрити список групи</translation>
    </message>
    <message numerus="yes">
        <source>Is “%1” a roster with %Ln student(s), or a text to compare?</source>
        <translation>
            <numerusform>«%1» — це список групи (%Ln студент) чи текст для порівняння?</numerusform>
            <numerusform>«%1» — це список групи (%Ln студенти) чи текст для порівняння?</numerusform>
            <numerusform>«%1» — це список групи (%Ln студентів) чи текст для порівняння?</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as roster</source>
        <translation>Відкрити як список</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>Відкрити як текст</translation>
    </message>
    <message numerus="yes">
        <source>Roster with %Ln student(s).</source>
        <translation>
            <numerusform>У списку %Ln студент.</numerusform>
            <numerusform>%Ln студенти.</numerusform>
            <numerusform>%Ln студентів.</numerusform>
        </translation>
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
        <source>Open project</source>
        <translation>Відкрити проєкт</translation>
    </message>
    <message>
        <source>Save project</source>
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
        <source>Saving was stopped. The file has not changed.</source>
        <translation>Збереження зупинено. Файл не змінено.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>word for word</source>
        <translation>дослівно</translation>
    </message>
    <message>
        <source>containment</source>
        <translation>входження</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>word for word or translated</source>
        <translation>дослівно або в перекладі</translation>
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
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>Can&apos;t save settings: %1 can&apos;t be written. Everything else works.</source>
        <translation>Не вдається зберегти налаштування: %1 не можна записати. Усе інше працює.</translation>
    </message>
    <message>
        <source>Can&apos;t save settings: %1 can&apos;t be read. Everything else works.</source>
        <translation>Не вдається зберегти налаштування: %1 не можна прочитати. Усе інше працює.</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read and were reset. The old settings are kept in %1.</source>
        <translation>Не вдалося прочитати налаштування, їх скинуто. Старі збережено в %1.</translation>
    </message>
</context>
<context>
    <name>SettingsInWords</name>
    <message numerus="yes">
        <source>%Ln-word shingles</source>
        <translation>
            <numerusform>шингли з %Ln слова</numerusform>
            <numerusform>шингли з %Ln слів</numerusform>
            <numerusform>шингли з %Ln слів</numerusform>
        </translation>
    </message>
    <message>
        <source>words as written</source>
        <translation>слова як у тексті</translation>
    </message>
    <message>
        <source>normal forms</source>
        <translation>початкові форми</translation>
    </message>
    <message>
        <source>stems</source>
        <translation>основи слів</translation>
    </message>
    <message>
        <source>function words ignored</source>
        <translation>без службових слів</translation>
    </message>
    <message>
        <source>some words ignored</source>
        <translation>без деяких слів</translation>
    </message>
    <message>
        <source>all words compared</source>
        <translation>порівнюються всі слова</translation>
    </message>
</context>
<context>
    <name>ShareTexts</name>
    <message>
        <source>%1 word for word</source>
        <translation>%1 дослівно</translation>
    </message>
    <message>
        <source>%1 reworded</source>
        <translation>%1 перефразовано</translation>
    </message>
    <message>
        <source>%1 quoted or template</source>
        <translation>%1 цитати або шаблон</translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 лише тут</translation>
    </message>
    <message>
        <source>%1 translated</source>
        <translation>%1 переклад</translation>
    </message>
</context>
<context>
    <name>ShelfModel</name>
    <message>
        <source>Shelf</source>
        <translation>Полиця</translation>
    </message>
    <message>
        <source>Name of the collection of sources</source>
        <translation>Назва зібрання джерел</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Джерела</translation>
    </message>
    <message>
        <source>Number of texts that can be found</source>
        <translation>Кількість текстів, які можуть знайтися</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Розмір</translation>
    </message>
    <message>
        <source>Size of the shelf&apos;s files</source>
        <translation>Розмір файлів полиці</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Оновлено</translation>
    </message>
    <message>
        <source>When the shelf was last read to the end</source>
        <translation>Коли полицю востаннє прочитано до кінця</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ніколи</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln день тому</numerusform>
            <numerusform>%Ln дні тому</numerusform>
            <numerusform>%Ln днів тому</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>сьогодні</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Чекає на чергу</translation>
    </message>
    <message>
        <source>Reading… %1</source>
        <translation>Читання… %1</translation>
    </message>
    <message>
        <source>Paused at %1</source>
        <translation>Пауза, прочитано %1</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>Прочитано %1</translation>
    </message>
    <message>
        <source>Files have changed</source>
        <translation>Файли змінилися</translation>
    </message>
    <message>
        <source>Made by another version: update it</source>
        <translation>Створено іншою версією: оновіть</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Файл не знайдено</translation>
    </message>
    <message numerus="yes">
        <source>Up to date; %Ln source(s) couldn&apos;t be read</source>
        <translation>
            <numerusform>Оновлено; %Ln джерело не прочитано</numerusform>
            <numerusform>Оновлено; %Ln джерела не прочитано</numerusform>
            <numerusform>Оновлено; %Ln джерел не прочитано</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Оновлено</translation>
    </message>
    <message>
        <source>Fingerprints: %1</source>
        <translation>Відбитки: %1</translation>
    </message>
</context>
<context>
    <name>ShelvesView</name>
    <message>
        <source>Update</source>
        <translation>Оновити</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Find file…</source>
        <translation>Знайти файл…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Видалити…</translation>
    </message>
    <message>
        <source>No shelves yet. A shelf is a collection of sources, such as an offline Wikipedia from Kiwix, web archives (WARC), your Zotero library, or a folder of PDF files. Essays are checked against it.</source>
        <translation>Полиць поки немає. Полиця — це зібрання джерел: офлайн-Вікіпедія з Kiwix, вебархіви (WARC), ваша бібліотека Zotero або тека з файлами PDF. Роботи перевіряються за нею.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shelf(s)</source>
        <translation>
            <numerusform>%Ln полиця</numerusform>
            <numerusform>%Ln полиці</numerusform>
            <numerusform>%Ln полиць</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln джерело</numerusform>
            <numerusform>%Ln джерела</numerusform>
            <numerusform>%Ln джерел</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Add a shelf…</source>
        <translation>Додати полицю…</translation>
    </message>
    <message>
        <source>&amp;Kiwix file or web archive…</source>
        <translation>Файл &amp;Kiwix або вебархів…</translation>
    </message>
    <message>
        <source>&amp;Zotero library or folder…</source>
        <translation>Бібліотека &amp;Zotero або тека…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln день тому</numerusform>
            <numerusform>%Ln дні тому</numerusform>
            <numerusform>%Ln днів тому</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelves of sources</source>
        <translation>Полиці з джерелами</translation>
    </message>
</context>
<context>
    <name>ShingleControls</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignoring %Ln kind(s) of words</source>
        <translation>
            <numerusform>Не враховується %Ln вид слів</numerusform>
            <numerusform>Не враховуються %Ln види слів</numerusform>
            <numerusform>Не враховуються %Ln видів слів</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignoring %1</source>
        <translation>Не враховуються: %1</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Key</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Дія</translation>
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
    <name>SideHead</name>
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
    <name>StartPage</name>
    <message>
        <source>Original</source>
        <translation>Оригінал</translation>
    </message>
    <message>
        <source>Drop a file here, or click to choose one</source>
        <translation>Перетягніть сюди файл або клацніть, щоб вибрати</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Початкова сторінка</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>Рерайт</translation>
    </message>
    <message>
        <source>Folder of essays</source>
        <translation>Папка з роботами</translation>
    </message>
    <message>
        <source>Drop a folder or files here, or click to choose a folder</source>
        <translation>Перетягніть сюди папку або файли чи клацніть, щоб вибрати папку</translation>
    </message>
    <message>
        <source>Compare two texts</source>
        <translation>Порівняти два тексти</translation>
    </message>
    <message>
        <source>Check a class</source>
        <translation>Перевірити групу робіт</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Спробувати</translation>
    </message>
    <message>
        <source>Two short essays, one rewritten from the other.</source>
        <translation>Дві короткі роботи, одна з яких переписана з іншої.</translation>
    </message>
    <message>
        <source>Take the tour (1 minute)</source>
        <translation>Огляд програми (1 хвилина)</translation>
    </message>
    <message>
        <source>Your texts are compared on this computer and not sent anywhere.</source>
        <translation>Тексти порівнюються на цьому комп’ютері й нікуди не надсилаються.</translation>
    </message>
    <message>
        <source>See what two texts share</source>
        <translation>Побачте, що спільного у двох текстів</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Вставити текст</translation>
    </message>
    <message>
        <source>Open sample essays</source>
        <translation>Відкрити приклади</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Бібліотека</translation>
    </message>
    <message>
        <source>Find passages shared with earlier essays (Ctrl+Shift+L)</source>
        <translation>Знайти фрагменти, спільні з попередніми роботами (Ctrl+Shift+L)</translation>
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
        <source>Recognizing text…</source>
        <translation>Розпізнавання тексту…</translation>
    </message>
    <message>
        <source>Reading words…</source>
        <translation>Читання слів…</translation>
    </message>
    <message>
        <source>Preparing texts…</source>
        <translation>Підготовка текстів…</translation>
    </message>
    <message>
        <source>Reading dictionaries…</source>
        <translation>Читання словників…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Порівняння…</translation>
    </message>
    <message>
        <source>Finding clusters…</source>
        <translation>Пошук кластерів…</translation>
    </message>
    <message>
        <source>Drawing graph…</source>
        <translation>Побудова графа…</translation>
    </message>
    <message>
        <source>Finding passages…</source>
        <translation>Пошук фрагментів…</translation>
    </message>
    <message>
        <source>Finding word differences…</source>
        <translation>Пошук відмінностей у словах…</translation>
    </message>
    <message>
        <source>Comparing by translation…</source>
        <translation>Порівняння за перекладом…</translation>
    </message>
    <message>
        <source>Checking for disguises…</source>
        <translation>Перевірка на маскування…</translation>
    </message>
    <message>
        <source>Checking quotations and references…</source>
        <translation>Перевірка цитат і посилань…</translation>
    </message>
    <message>
        <source>Finding rare words, names and numbers…</source>
        <translation>Пошук рідкісних слів, імен і чисел…</translation>
    </message>
    <message>
        <source>Finding common text…</source>
        <translation>Пошук спільного тексту…</translation>
    </message>
    <message>
        <source>Finding shared passages in clusters…</source>
        <translation>Пошук спільних фрагментів у кластерах…</translation>
    </message>
    <message>
        <source>Trying other options…</source>
        <translation>Перевірка інших параметрів…</translation>
    </message>
    <message>
        <source>Computing fingerprints…</source>
        <translation>Обчислення відбитків…</translation>
    </message>
    <message>
        <source>Finding topics…</source>
        <translation>Пошук тем…</translation>
    </message>
    <message>
        <source>Adding to library…</source>
        <translation>Додавання до бібліотеки…</translation>
    </message>
    <message>
        <source>Checking against library…</source>
        <translation>Перевірка за бібліотекою…</translation>
    </message>
    <message>
        <source>Checking file…</source>
        <translation>Перевірка файлу…</translation>
    </message>
    <message>
        <source>Checking documents…</source>
        <translation>Перевірка документів…</translation>
    </message>
    <message>
        <source>Checking index…</source>
        <translation>Перевірка індексу…</translation>
    </message>
    <message>
        <source>Upgrading library…</source>
        <translation>Оновлення бібліотеки…</translation>
    </message>
    <message>
        <source>Finding near-duplicates…</source>
        <translation>Пошук нечітких дублікатів…</translation>
    </message>
    <message>
        <source>Building index…</source>
        <translation>Побудова індексу…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Видалення…</translation>
    </message>
    <message>
        <source>Saving reports…</source>
        <translation>Збереження звітів…</translation>
    </message>
    <message>
        <source>Opening project…</source>
        <translation>Відкриття проєкту…</translation>
    </message>
    <message>
        <source>Saving project…</source>
        <translation>Збереження проєкту…</translation>
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
        <source>Numbers of the texts that match each line</source>
        <translation>Номери текстів, з якими збігається кожен рядок</translation>
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
        <translation>Прийняти</translation>
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
        <source>Document properties show who created a file or owns the computer, and a copied file keeps the original author&apos;s name. Accept only names you trust: texts by the same author are ranked separately.</source>
        <translation>Властивості документа показують, хто створив файл або кому належить комп’ютер; у копії файлу лишається ім’я першого автора. Приймайте лише імена, яким довіряєте: тексти одного автора ранжуються окремо.</translation>
    </message>
    <message numerus="yes">
        <source>No new authors in the properties of %Ln document(s).</source>
        <translation>
            <numerusform>У властивостях %Ln документа нових авторів немає.</numerusform>
            <numerusform>У властивостях %Ln документів нових авторів немає.</numerusform>
            <numerusform>У властивостях %Ln документів нових авторів немає.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will get an author. Existing authors are kept.</source>
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
        <source>Current</source>
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
        <source>Include: %1</source>
        <translation>Враховувати: %1</translation>
    </message>
    <message>
        <source>Ignore: %1</source>
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
        <source>Effect of each option</source>
        <translation>Вплив кожного параметра</translation>
    </message>
</context>
<context>
    <name>TextList</name>
    <message>
        <source>Texts in the class</source>
        <translation>Тексти групи</translation>
    </message>
    <message numerus="yes">
        <source>showing %1 of %Ln</source>
        <translation>
            <numerusform>показано %1 з %Ln</numerusform>
            <numerusform>показано %1 з %Ln</numerusform>
            <numerusform>показано %1 з %Ln</numerusform>
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
        <source>%2 up to %1</source>
        <translation>%2 до %1</translation>
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
        <source>Select a text to see where else its parts appear.</source>
        <translation>Виберіть текст, щоб побачити, де ще є кожна його частина.</translation>
    </message>
    <message>
        <source>Finding matches for this text…</source>
        <translation>Пошук збігів для цього тексту…</translation>
    </message>
</context>
<context>
    <name>ThresholdBar</name>
    <message>
        <source>Set the threshold and its score</source>
        <translation>Задати поріг і показник</translation>
    </message>
    <message>
        <source>Threshold: %1</source>
        <translation>Поріг: %1</translation>
    </message>
</context>
<context>
    <name>ThresholdFields</name>
    <message>
        <source>Use the suggested threshold: %1</source>
        <translation>Використати пропонований поріг: %1</translation>
    </message>
    <message>
        <source>Pairs from here up stand out from the rest of the class. The suggestion updates when you change options.</source>
        <translation>Починаючи з нього, пари виділяються серед решти. Пропозиція оновлюється, коли ви змінюєте параметри.</translation>
    </message>
    <message>
        <source>Use the chance level: %1</source>
        <translation>Рівень випадкових збігів: %1</translation>
    </message>
    <message>
        <source>No pair stands out. Unrelated pairs in this class are not expected to score higher than this.</source>
        <translation>Жодна пара не виділяється. Непов’язані пари цієї групи, як очікується, не перевищують цього показника.</translation>
    </message>
    <message>
        <source>No chance level: too few pairs. This is the usual threshold without one.</source>
        <translation>Рівень випадкових збігів не визначено: замало пар. Це звичайний поріг для такого випадку.</translation>
    </message>
    <message>
        <source>No chance level: too many of the pairs are similar. This is the usual threshold without one.</source>
        <translation>Рівень випадкових збігів не визначено: забагато схожих пар. Це звичайний поріг для такого випадку.</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Дослівно</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Входження</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Поріг</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Показник</translation>
    </message>
    <message>
        <source>Words of one text that are word for word in the other; the higher share of the two texts</source>
        <translation>Слова одного тексту, які дослівно є в іншому; більша з часток двох текстів</translation>
    </message>
    <message>
        <source>Higher of the two directions, so added text can&apos;t hide a match</source>
        <translation>Більше з двох напрямків: доданий текст не сховає збігу</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>Частка спільних шинглів серед усіх різних шинглів обох текстів</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Close all documents before taking the tour. It opens two sample essays.</source>
        <translation>Перед оглядом закрийте всі документи. Він відкриває два приклади.</translation>
    </message>
    <message>
        <source>Drop documents here</source>
        <translation>Перетягніть документи сюди</translation>
    </message>
    <message>
        <source>Drop two files or a whole folder anywhere on the window. We have opened two sample essays for this tour.</source>
        <translation>Перетягніть два файли або цілу папку будь-куди у вікно. Для цього огляду відкрито дві роботи-приклади.</translation>
    </message>
    <message>
        <source>See what both texts share</source>
        <translation>Що спільного в обох текстів</translation>
    </message>
    <message>
        <source>A shared passage has the same colour and number in both texts. Click a passage to bring its counterpart level with it. Press F8 to go to the next one.</source>
        <translation>Спільний фрагмент має в обох текстах однаковий колір і номер. Клацніть фрагмент, і парний стане на одному рівні з ним. F8 веде до наступного.</translation>
    </message>
    <message>
        <source>See how much they share</source>
        <translation>Скільки в них спільного</translation>
    </message>
    <message>
        <source>A shingle is a run of consecutive words. The score shows how many of one text&apos;s shingles are also in the other. A score is not a verdict. Read the passages.</source>
        <translation>Шингл — це кілька слів поспіль. Показник каже, скільки шинглів одного тексту є і в іншому. Показник — не вердикт: прочитайте фрагменти.</translation>
    </message>
    <message>
        <source>Choose what counts as a match</source>
        <translation>Що вважати збігом</translation>
    </message>
    <message>
        <source>Longer shingles find only longer matches; shorter ones find more. Results update as you change options. Point to an option to see what it does.</source>
        <translation>Довші шингли знаходять лише довші збіги, коротші — більше. Результат оновлюється, коли ви змінюєте параметри. Наведіть вказівник на параметр, щоб дізнатися, що він робить.</translation>
    </message>
    <message>
        <source>Find edited passages, too</source>
        <translation>Знайти й змінені фрагменти</translation>
    </message>
    <message>
        <source>Passages also finds text that was edited or reordered. Changes sets the paragraphs side by side and marks the changed words.</source>
        <translation>«Фрагменти» знаходять і відредагований або переставлений текст. «Зміни» показують абзаци поруч і позначають змінені слова.</translation>
    </message>
    <message>
        <source>Share the results</source>
        <translation>Поділитися результатами</translation>
    </message>
    <message>
        <source>To share your results with others, choose File &gt; Save report. Press F1 for help on the current view.</source>
        <translation>Щоб поділитися результатами, виберіть «Файл» → «Зберегти звіт». F1 відкриває довідку про те, що перед вами.</translation>
    </message>
</context>
<context>
    <name>TracedTextPane</name>
    <message>
        <source>Text, coloured where it matches another text</source>
        <translation>Текст, виділений кольором там, де він збігається з іншим</translation>
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
        <source>&amp;Undo %1</source>
        <translation>&amp;Скасувати: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
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
        <source>Incorrect password for “%1”. Try another:</source>
        <translation>Неправильний пароль до «%1». Введіть інший:</translation>
    </message>
    <message>
        <source>Password for “%1”:</source>
        <translation>Пароль до «%1»:</translation>
    </message>
</context>
<context>
    <name>UnmatchedVerdicts</name>
    <message numerus="yes">
        <source>%Ln verdict(s) kept for passages not currently found</source>
        <translation>
            <numerusform>Збережено %Ln вердикт щодо фрагментів, яких зараз не знайдено</numerusform>
            <numerusform>Збережено %Ln вердикти щодо фрагментів, яких зараз не знайдено</numerusform>
            <numerusform>Збережено %Ln вердиктів щодо фрагментів, яких зараз не знайдено</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept verdicts and notes</source>
        <translation>Збережені вердикти й нотатки</translation>
    </message>
    <message>
        <source>Your verdicts on passages that are not found with the current options or text. They apply again as soon as the passages are found.</source>
        <translation>Ваші вердикти щодо фрагментів, яких не знайдено за поточних параметрів або тексту. Вони знову діятимуть, щойно фрагменти знайдуться.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>undecided</source>
        <translation>не вирішено</translation>
    </message>
    <message>
        <source>ignored</source>
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
        <source>Undecided: the passage counts according to its citation status</source>
        <translation>Не вирішено: фрагмент враховується за статусом цитування</translation>
    </message>
    <message>
        <source>Coincidental or unimportant: the passage doesn&apos;t count</source>
        <translation>Випадкове або неважливе: фрагмент не враховується</translation>
    </message>
    <message>
        <source>The source is cited: the passage doesn&apos;t count</source>
        <translation>Джерело вказано: фрагмент не враховується</translation>
    </message>
    <message>
        <source>Copied: the passage counts, whatever its citation status</source>
        <translation>Копія: фрагмент враховується за будь-якого статусу цитування</translation>
    </message>
</context>
<context>
    <name>VerdictChips</name>
    <message>
        <source>With a note</source>
        <translation>З нотаткою</translation>
    </message>
</context>
<context>
    <name>VerdictChoice</name>
    <message>
        <source>Verdict on the pair</source>
        <translation>Вердикт щодо пари</translation>
    </message>
    <message>
        <source>Verdict on the pair: %1</source>
        <translation>Вердикт щодо пари: %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
</context>
<context>
    <name>WatchSign</name>
    <message>
        <source>Watching %1</source>
        <translation>Стеження: %1</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>Папка, за якою ведеться стеження</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>папка відсутня</translation>
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
    <name>WeightTexts</name>
    <message>
        <source>Can&apos;t determine how many unrelated pairs share as much: %1</source>
        <translation>Не можна сказати, у скількох незв’язаних пар стільки ж спільного: %1</translation>
    </message>
    <message>
        <source>Unrelated pairs of this class often share as much.</source>
        <translation>Незв’язані пари цієї групи часто мають стільки ж спільного.</translation>
    </message>
    <message>
        <source>90% interval: 1 in %1 to 1 in %2.</source>
        <translation>Інтервал 90 %: від 1 з %1 до 1 з %2.</translation>
    </message>
    <message>
        <source>This is not the probability that a text was copied: of many honest pairs, some are this similar by chance.</source>
        <translation>Це не ймовірність того, що текст скопійовано: серед багатьох чесних пар деякі настільки ж подібні випадково.</translation>
    </message>
    <message>
        <source>Fewer than 1 in %1 unrelated pairs of this class share as much.</source>
        <translation>Стільки ж спільного — менш ніж у 1 з %1 незв’язаних пар цієї групи.</translation>
    </message>
    <message>
        <source>About 1 in %1 unrelated pairs of this class shares as much.</source>
        <translation>Стільки ж спільного — приблизно в 1 з %1 незв’язаних пар цієї групи.</translation>
    </message>
    <message>
        <source>the class has too few documents in this language.</source>
        <translation>у групі замало документів цією мовою.</translation>
    </message>
    <message>
        <source>this is known for English and for Russian pairs only.</source>
        <translation>це відомо лише для англійських і для російських пар.</translation>
    </message>
    <message>
        <source>a text is much shorter or longer than is usual.</source>
        <translation>один із текстів набагато коротший або довший за звичайний.</translation>
    </message>
    <message>
        <source>both texts are by the same author.</source>
        <translation>обидва тексти одного автора.</translation>
    </message>
    <message>
        <source>one of the texts is a template.</source>
        <translation>один із текстів — шаблон.</translation>
    </message>
</context>
<context>
    <name>WhatIfPanel</name>
    <message>
        <source>Apply this change</source>
        <translation>Застосувати цю зміну</translation>
    </message>
    <message>
        <source>Open a pair to see how shingle length and options affect its score.</source>
        <translation>Відкрийте пару, щоб побачити, як довжина шингла й параметри впливають на її показник.</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln word(s)</source>
        <translation>
            <numerusform>Взяти %Ln слово</numerusform>
            <numerusform>Взяти %Ln слова</numerusform>
            <numerusform>Взяти %Ln слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chance, from %Ln other document(s)</source>
        <translation>
            <numerusform>випадковість, за %Ln іншим документом</numerusform>
            <numerusform>випадковість, за %Ln іншими документами</numerusform>
            <numerusform>випадковість, за %Ln іншими документами</numerusform>
        </translation>
    </message>
    <message>
        <source>chance, from shuffled words</source>
        <translation>випадковість, за перемішаними словами</translation>
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
        <source>Find</source>
        <translation>Знайти</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
</context>
<context>
    <name>WordClass</name>
    <message>
        <source>Word for word</source>
        <translation>Дослівно</translation>
    </message>
    <message>
        <source>Reworded</source>
        <translation>Перефразовано</translation>
    </message>
    <message>
        <source>Quoted or template</source>
        <translation>Цитата або шаблон</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Лише тут</translation>
    </message>
    <message>
        <source>Translated</source>
        <translation>Переклад</translation>
    </message>
</context>
<context>
    <name>WordOutcome</name>
    <message>
        <source>“%1” is ignored: %2</source>
        <translation>«%1» не враховується: %2</translation>
    </message>
    <message>
        <source>“%1” is compared as written</source>
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
        <source>“%1” is compared as “%2” (disguise removed)</source>
        <translation>«%1» порівнюється як «%2» (маскування знято)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (same spelling)</source>
        <translation>«%1» порівнюється як «%2» (те саме написання)</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Фрагмент %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared word(s) in a row match</source>
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
        <source>in a template</source>
        <translation>стоїть у шаблоні</translation>
    </message>
    <message>
        <source>in an excluded phrase</source>
        <translation>стоїть у вилученій фразі</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>у лапках</translation>
    </message>
    <message>
        <source>in a list of references</source>
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
        <source>use the language&apos;s list</source>
        <translation>використовувати список мови</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Workspace</source>
        <translation>Робоча область</translation>
    </message>
    <message>
        <source>Panel tabs</source>
        <translation>Вкладки панелей</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom out (-)</source>
        <translation>Зменшити (-)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Вписати</translation>
    </message>
    <message>
        <source>Fit all (0)</source>
        <translation>Вписати все (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Збільшити (+)</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Not available in the languages of the open documents.</source>
        <translation>Недоступно в мовах відкритих документів.</translation>
    </message>
</context>
</TS>
