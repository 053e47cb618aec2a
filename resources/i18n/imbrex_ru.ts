<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Imbrex</source>
        <translation>О программе Imbrex</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>File locations</source>
        <translation>Расположение файлов</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>MIT License</source>
        <translation>Лицензия MIT</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Компоненты</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Imbrex shows the passages that texts share, side by side. It sends nothing anywhere, except to a shared library that you choose.</source>
        <translation>Imbrex показывает рядом фрагменты, общие для текстов. Программа никуда ничего не отправляет, кроме общей библиотеки, которую вы выберете.</translation>
    </message>
    <message>
        <source>Settings: window size, theme, language and recent files</source>
        <translation>Настройки: размер окна, оформление, язык, недавние файлы</translation>
    </message>
    <message>
        <source>Your own library, unless you saved it elsewhere</source>
        <translation>Ваша библиотека, если вы не положили её в другое место</translation>
    </message>
    <message>
        <source>Recovery copies of unsaved work, deleted when you save</source>
        <translation>Копии несохранённой работы; удаляются при сохранении</translation>
    </message>
    <message>
        <source>Imbrex is free software, released under the MIT License. It includes the components below, each under its own licence. Qt and PySide6 are used under the GNU Lesser General Public License, version 3.</source>
        <translation>Imbrex — свободная программа с лицензией MIT. В ней использованы следующие компоненты, у каждого своя лицензия; Qt и PySide6 — по лицензии GNU Lesser General Public License версии 3.</translation>
    </message>
    <message>
        <source>Dictionaries on this computer, each under its own licence:</source>
        <translation>Словари этого компьютера, каждый под своей лицензией:</translation>
    </message>
    <message>
        <source>see Preferences</source>
        <translation>см. «Настройки»</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open files…</source>
        <translation>&amp;Открыть файлы…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Открыть &amp;папку…</translation>
    </message>
    <message>
        <source>Open pro&amp;ject…</source>
        <translation>Открыть про&amp;ект…</translation>
    </message>
    <message>
        <source>Result of &amp;bulk job…</source>
        <translation>Результат &amp;массового сравнения…</translation>
    </message>
    <message>
        <source>&amp;Sources to compare essays with…</source>
        <translation>&amp;Источники, с которыми сравнить работы…</translation>
    </message>
    <message>
        <source>&amp;Template, such as an assignment sheet…</source>
        <translation>&amp;Шаблон, например лист с заданием…</translation>
    </message>
    <message>
        <source>&amp;Archive of earlier essays…</source>
        <translation>&amp;Архив прежних работ…</translation>
    </message>
    <message>
        <source>&amp;Paste text as new document</source>
        <translation>&amp;Вставить текст как новый документ</translation>
    </message>
    <message>
        <source>&amp;Watch folder…</source>
        <translation>&amp;Следить за папкой…</translation>
    </message>
    <message>
        <source>Stop watc&amp;hing folder</source>
        <translation>&amp;Больше не следить за папкой</translation>
    </message>
    <message>
        <source>Open &amp;sample essays</source>
        <translation>Открыть п&amp;римеры</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>Со&amp;хранить проект</translation>
    </message>
    <message>
        <source>Save project &amp;as…</source>
        <translation>Сохр&amp;анить проект как…</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>Сохранить от&amp;чёт…</translation>
    </message>
    <message>
        <source>&amp;Close all documents</source>
        <translation>&amp;Закрыть все документы</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Remove selected documents</source>
        <translation>&amp;Убрать выбранные документы</translation>
    </message>
    <message>
        <source>Co&amp;mpare selected documents</source>
        <translation>С&amp;равнить выбранные документы</translation>
    </message>
    <message>
        <source>&amp;Essay</source>
        <translation>&amp;Работа</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Источник</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Шаблон</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>&amp;Архив</translation>
    </message>
    <message>
        <source>Author or &amp;group…</source>
        <translation>&amp;Автор или группа…</translation>
    </message>
    <message>
        <source>Get authors from document &amp;properties…</source>
        <translation>Взять авторов из &amp;свойств документов…</translation>
    </message>
    <message>
        <source>&amp;Open roster…</source>
        <translation>&amp;Открыть список группы…</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Библиотека</translation>
    </message>
    <message>
        <source>Check against &amp;library</source>
        <translation>&amp;Проверить по библиотеке</translation>
    </message>
    <message>
        <source>Check and a&amp;dd to library…</source>
        <translation>Проверить и до&amp;бавить в библиотеку…</translation>
    </message>
    <message>
        <source>Compare &amp;again</source>
        <translation>Сравнить &amp;заново</translation>
    </message>
    <message>
        <source>Reload files when they chan&amp;ge</source>
        <translation>Перечитывать &amp;изменённые файлы</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Следу&amp;ющая область окна</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Пред&amp;ыдущая область окна</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>Hide n&amp;ames</source>
        <translation>Скрыть и&amp;мена</translation>
    </message>
    <message>
        <source>Use &amp;system setting</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлое</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмное</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Высокий контраст</translation>
    </message>
    <message>
        <source>Passage n&amp;umbers</source>
        <translation>&amp;Номера фрагментов</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Help for this view</source>
        <translation>&amp;Справка об этой части окна</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>Со&amp;держание</translation>
    </message>
    <message>
        <source>&amp;Take the tour</source>
        <translation>&amp;Экскурсия</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Сочетания &amp;клавиш</translation>
    </message>
    <message>
        <source>&amp;About Imbrex</source>
        <translation>&amp;О программе Imbrex</translation>
    </message>
</context>
<context>
    <name>AddingDialog</name>
    <message>
        <source>Add to library</source>
        <translation>Добавить в библиотеку</translation>
    </message>
    <message>
        <source>course, year</source>
        <translation>курс, год</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>через запятую</translation>
    </message>
    <message>
        <source>keep each document&apos;s own author</source>
        <translation>как указано у документа</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>until deleted</source>
        <translation>пока не удалят</translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln месяц</numerusform>
            <numerusform>%Ln месяца</numerusform>
            <numerusform>%Ln месяцев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s)</source>
        <translation>
            <numerusform>%Ln год</numerusform>
            <numerusform>%Ln года</numerusform>
            <numerusform>%Ln лет</numerusform>
        </translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Подборка</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>Автор или группа</translation>
    </message>
    <message>
        <source>Keep for</source>
        <translation>Хранить</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will be added.</source>
        <translation>
            <numerusform>Будет добавлен %Ln документ.</numerusform>
            <numerusform>Будет добавлено %Ln документа.</numerusform>
            <numerusform>Будет добавлено %Ln документов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The documents will be added.</source>
        <translation>Документы будут добавлены.</translation>
    </message>
    <message>
        <source>The documents are stored only in this library and not sent anywhere else. After its keep-until date, a document is listed as expired. It is deleted only when you choose to.</source>
        <translation>Документы сохраняются только в этой библиотеке и больше никуда не отправляются. По истечении срока хранения документ отмечается как просроченный. Удаляется он только по вашей команде.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Show passage numbers in the texts</source>
        <translation>Показывать номера фрагментов в текстах</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Оформление</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Interface text size</source>
        <translation>Размер текста &amp;интерфейса</translation>
    </message>
    <message>
        <source>Text size in &amp;documents</source>
        <translation>Размер текста в &amp;документах</translation>
    </message>
</context>
<context>
    <name>AuthorDialog</name>
    <message>
        <source>Author or group</source>
        <translation>Автор или группа</translation>
    </message>
    <message>
        <source>Remove author</source>
        <translation>Убрать автора</translation>
    </message>
    <message>
        <source>multiple authors</source>
        <translation>несколько авторов</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документа</numerusform>
            <numerusform>%Ln документов</numerusform>
        </translation>
    </message>
    <message>
        <source>Drafts by one author, or texts from one group, are compared but not ranked with pairs by different authors. Leave this field empty if the author is unknown.</source>
        <translation>Черновики одного автора и тексты одной группы сравниваются, но не ранжируются вместе с парами разных авторов. Если автор неизвестен, оставьте поле пустым.</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>&amp;Пропустить</translation>
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
        <translation>Результат массового сравнения</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Часть имени</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Containment from</source>
        <translation>Вхождение от</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Сравнить</translation>
    </message>
    <message>
        <source>Open &amp;group</source>
        <translation>Открыть &amp;группу</translation>
    </message>
    <message>
        <source>Open all texts that a chain of the listed pairs connects</source>
        <translation>Открыть все тексты, которые связывает цепочка показанных пар</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln пара</numerusform>
            <numerusform>%Ln пары</numerusform>
            <numerusform>%Ln пар</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) couldn&apos;t be compared.</source>
        <translation>
            <numerusform>Не удалось сравнить %Ln текст.</numerusform>
            <numerusform>Не удалось сравнить %Ln текста.</numerusform>
            <numerusform>Не удалось сравнить %Ln текстов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkModel</name>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Of left</source>
        <translation>Левого</translation>
    </message>
    <message>
        <source>Of right</source>
        <translation>Правого</translation>
    </message>
    <message>
        <source>Words of the left text that are also in the right one, word for word</source>
        <translation>Слова левого текста, которые дословно есть и в правом</translation>
    </message>
    <message>
        <source>Words of the right text that are also in the left one, word for word</source>
        <translation>Слова правого текста, которые дословно есть и в левом</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Вхождение</translation>
    </message>
    <message>
        <source>The higher containment of the two texts</source>
        <translation>Большее вхождение из двух текстов</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>Shared shingles, as a share of those in either text</source>
        <translation>Общие шинглы как доля всех шинглов обоих текстов</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Самое длинное совпадение</translation>
    </message>
    <message>
        <source>Compared words of the longest passage</source>
        <translation>Сравниваемые слова самого длинного фрагмента</translation>
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
        <translation>Открыть результат массового сравнения</translation>
    </message>
    <message numerus="yes">
        <source>The group has more than %Ln text(s). Raise the level first.</source>
        <translation>
            <numerusform>В группе больше %Ln текста. Сначала повысьте порог.</numerusform>
            <numerusform>В группе больше %Ln текстов. Сначала повысьте порог.</numerusform>
            <numerusform>В группе больше %Ln текстов. Сначала повысьте порог.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) of the group opened.</source>
        <translation>
            <numerusform>Открыт %Ln текст группы.</numerusform>
            <numerusform>Открыты %Ln текста группы.</numerusform>
            <numerusform>Открыто %Ln текстов группы.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bulk job had other options, so figures may differ.</source>
        <translation>Массовое сравнение выполнено с другими параметрами, поэтому цифры могут отличаться.</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>ChangeChips</name>
    <message>
        <source>Kinds of changes</source>
        <translation>Виды изменений</translation>
    </message>
    <message>
        <source>List all unchanged paragraphs</source>
        <translation>Показать все абзацы без изменений</translation>
    </message>
    <message>
        <source>List these changes and stop at them</source>
        <translation>Показывать эти изменения и останавливаться на них</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Changed paragraphs, original and rewrite side by side</source>
        <translation>Изменённые абзацы: оригинал и рерайт рядом</translation>
    </message>
</context>
<context>
    <name>ChangeModel</name>
    <message>
        <source>Before: %1</source>
        <translation>Было: %1</translation>
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
        <translation>Где находятся изменения; щёлкните, чтобы перейти</translation>
    </message>
    <message>
        <source>Overview of the changes</source>
        <translation>Обзор изменений</translation>
    </message>
</context>
<context>
    <name>ChangeTexts</name>
    <message numerus="yes">
        <source>%Ln edited</source>
        <translation>
            <numerusform>%Ln с правками</numerusform>
            <numerusform>%Ln с правками</numerusform>
            <numerusform>%Ln с правками</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moved</source>
        <translation>
            <numerusform>%Ln перемещён</numerusform>
            <numerusform>%Ln перемещены</numerusform>
            <numerusform>%Ln перемещено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split</source>
        <translation>
            <numerusform>%Ln разделён</numerusform>
            <numerusform>%Ln разделены</numerusform>
            <numerusform>%Ln разделено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined</source>
        <translation>
            <numerusform>%Ln объединён</numerusform>
            <numerusform>%Ln объединены</numerusform>
            <numerusform>%Ln объединено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln новый</numerusform>
            <numerusform>%Ln новых</numerusform>
            <numerusform>%Ln новых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln удалён</numerusform>
            <numerusform>%Ln удалены</numerusform>
            <numerusform>%Ln удалено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln без изменений</numerusform>
            <numerusform>%Ln без изменений</numerusform>
            <numerusform>%Ln без изменений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged paragraph(s)</source>
        <translation>
            <numerusform>%Ln абзац без изменений</numerusform>
            <numerusform>%Ln абзаца без изменений</numerusform>
            <numerusform>%Ln абзацев без изменений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other paragraph(s)</source>
        <translation>
            <numerusform>%Ln другой абзац</numerusform>
            <numerusform>%Ln других абзаца</numerusform>
            <numerusform>%Ln других абзацев</numerusform>
        </translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Без изменений</translation>
    </message>
    <message>
        <source>New paragraph</source>
        <translation>Новый абзац</translation>
    </message>
    <message>
        <source>Deleted paragraph</source>
        <translation>Удалённый абзац</translation>
    </message>
    <message numerus="yes">
        <source>Split into %Ln paragraph(s)</source>
        <translation>
            <numerusform>Разделён на %Ln абзац</numerusform>
            <numerusform>Разделён на %Ln абзаца</numerusform>
            <numerusform>Разделён на %Ln абзацев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) joined</source>
        <translation>
            <numerusform>Объединён %Ln абзац</numerusform>
            <numerusform>Объединены %Ln абзаца</numerusform>
            <numerusform>Объединены %Ln абзацев</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to paragraph %1</source>
        <translation>Перемещён: теперь абзац %1</translation>
    </message>
    <message>
        <source>Moved from paragraph %1</source>
        <translation>Перемещён: раньше абзац %1</translation>
    </message>
    <message>
        <source>Moved into paragraph %1</source>
        <translation>Перемещён в абзац %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) changed</source>
        <translation>
            <numerusform>изменено %Ln слово</numerusform>
            <numerusform>изменено %Ln слова</numerusform>
            <numerusform>изменено %Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed</source>
        <translation>
            <numerusform>удалено %Ln слово</numerusform>
            <numerusform>удалено %Ln слова</numerusform>
            <numerusform>удалено %Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) added</source>
        <translation>
            <numerusform>добавлено %Ln слово</numerusform>
            <numerusform>добавлено %Ln слова</numerusform>
            <numerusform>добавлено %Ln слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Only punctuation, letter case or look-alike letters changed</source>
        <translation>Только пунктуация, регистр букв или буквы-двойники</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Show…</source>
        <translation>Показать…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитать</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) changed since the project was saved: %1.</source>
        <translation>
            <numerusform>%Ln файл изменился после сохранения проекта: %1.</numerusform>
            <numerusform>%Ln файла изменились после сохранения проекта: %1.</numerusform>
            <numerusform>%Ln файлов изменились после сохранения проекта: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) moved or deleted: %1. The project still has the text.</source>
        <translation>
            <numerusform>%Ln файла больше нет на прежнем месте: %1. Его текст есть в проекте.</numerusform>
            <numerusform>%Ln файлов больше нет на прежнем месте: %1. Их тексты есть в проекте.</numerusform>
            <numerusform>%Ln файлов больше нет на прежнем месте: %1. Их тексты есть в проекте.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangedFilesDialog</name>
    <message>
        <source>Changed files</source>
        <translation>Изменённые файлы</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитать</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменился</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>The project contains these texts as they were when you saved it.</source>
        <translation>В проекте эти тексты сохранены такими, какими были на момент сохранения.</translation>
    </message>
    <message>
        <source>The project contains these texts as they were when you saved it. Select the files to reload; the others stay as they are.</source>
        <translation>В проекте эти тексты сохранены такими, какими были на момент сохранения. Выберите файлы, которые нужно перечитать; остальные останутся как есть.</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message>
        <source>Copy left paragraph</source>
        <translation>Копировать левый абзац</translation>
    </message>
    <message>
        <source>Copy right paragraph</source>
        <translation>Копировать правый абзац</translation>
    </message>
    <message>
        <source>Show in texts</source>
        <translation>Показать в текстах</translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Essay</source>
        <translation>Работа</translation>
    </message>
    <message>
        <source>Essay that was checked</source>
        <translation>Проверенная работа</translation>
    </message>
    <message>
        <source>Library document or source</source>
        <translation>Документ библиотеки или источник</translation>
    </message>
    <message>
        <source>Matching document in the library, or source in a shelf</source>
        <translation>Совпадающий документ библиотеки или источник с полки</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Подборка</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>Курс, год или другая подборка</translation>
    </message>
    <message>
        <source>Essay matched</source>
        <translation>Из работы</translation>
    </message>
    <message>
        <source>Share of the essay that is also in the library document</source>
        <translation>Доля работы, которая есть и в документе библиотеки</translation>
    </message>
    <message>
        <source>Document matched</source>
        <translation>Из документа</translation>
    </message>
    <message>
        <source>Share of the library document that is also in the essay</source>
        <translation>Доля документа библиотеки, которая есть и в работе</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>already in the library as “%1”</source>
        <translation>уже есть в библиотеке как «%1»</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>нет совпадений</translation>
    </message>
    <message>
        <source>already in the library</source>
        <translation>уже в библиотеке</translation>
    </message>
    <message>
        <source>identical text</source>
        <translation>одинаковый текст</translation>
    </message>
    <message>
        <source>estimate; compare to count</source>
        <translation>оценка; для точного подсчёта сравните</translation>
    </message>
    <message>
        <source>estimate: the shelf&apos;s file is missing, so the text can&apos;t be shown</source>
        <translation>оценка: файла полки нет, поэтому текст показать нельзя</translation>
    </message>
    <message>
        <source>may be translated; estimate: the library has only fingerprints, so the text can&apos;t be shown</source>
        <translation>возможно, перевод; оценка: хранятся только отпечатки, текст показать нельзя</translation>
    </message>
    <message>
        <source>estimate: the library has only fingerprints, so the text can&apos;t be shown</source>
        <translation>оценка: хранятся только отпечатки, текст показать нельзя</translation>
    </message>
    <message>
        <source>may be translated</source>
        <translation>возможно, перевод</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln общий шингл</numerusform>
            <numerusform>%Ln общих шингла</numerusform>
            <numerusform>%Ln общих шинглов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Match at least</source>
        <translation>Совпадение от</translation>
    </message>
    <message>
        <source>Lists documents that match at least this much of the essay, or the reverse</source>
        <translation>Показывает документы, с которыми совпадает не меньше этой доли работы, или наоборот</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Check and add…</source>
        <translation>Проверить и добавить…</translation>
    </message>
    <message>
        <source>No essays checked yet. A check finds earlier documents that match the open essays and opens the best matches for comparison.</source>
        <translation>Работы ещё не проверялись. Проверка находит прежние документы, совпадающие с открытыми работами, и открывает самые похожие для сравнения.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked</source>
        <translation>
            <numerusform>Проверена %Ln работа</numerusform>
            <numerusform>Проверены %Ln работы</numerusform>
            <numerusform>Проверено %Ln работ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln couldn&apos;t be checked</source>
        <translation>
            <numerusform>%Ln не удалось проверить</numerusform>
            <numerusform>%Ln не удалось проверить</numerusform>
            <numerusform>%Ln не удалось проверить</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>уже в библиотеке: %Ln</numerusform>
            <numerusform>уже в библиотеке: %Ln</numerusform>
            <numerusform>уже в библиотеке: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches of %1 or more</source>
        <translation>
            <numerusform>с совпадениями от %1: %Ln</numerusform>
            <numerusform>с совпадениями от %1: %Ln</numerusform>
            <numerusform>с совпадениями от %1: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches</source>
        <translation>
            <numerusform>с совпадениями: %Ln</numerusform>
            <numerusform>с совпадениями: %Ln</numerusform>
            <numerusform>с совпадениями: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare texts</source>
        <translation>Сравнить тексты</translation>
    </message>
    <message>
        <source>Checked essays</source>
        <translation>Проверенные работы</translation>
    </message>
</context>
<context>
    <name>ChoiceMenu</name>
    <message>
        <source>Compare texts</source>
        <translation>Сравнить тексты</translation>
    </message>
    <message>
        <source>Show only “%1”</source>
        <translation>Показать только «%1»</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Show only this text</source>
        <translation>Показать только этот текст</translation>
    </message>
    <message>
        <source>Compare with “%1”</source>
        <translation>Сравнить с «%1»</translation>
    </message>
</context>
<context>
    <name>Citation</name>
    <message>
        <source>compared with %1, %2</source>
        <translation>сравнено с %1, %2</translation>
    </message>
    <message>
        <source>compared on %1</source>
        <translation>сравнено %1</translation>
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
        <translation>Обозначения</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the left</source>
        <translation>
            <numerusform>%Ln слово слева</numerusform>
            <numerusform>%Ln слова слева</numerusform>
            <numerusform>%Ln слов слева</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the right</source>
        <translation>
            <numerusform>%Ln слово справа</numerusform>
            <numerusform>%Ln слова справа</numerusform>
            <numerusform>%Ln слов справа</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassNotices</name>
    <message>
        <source>Recognized text</source>
        <translation>Распознанный текст</translation>
    </message>
    <message>
        <source>Unread parts</source>
        <translation>Непрочитанные части</translation>
    </message>
    <message>
        <source>Shared editing history</source>
        <translation>Общая история правки</translation>
    </message>
</context>
<context>
    <name>ClusterDelegate</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterModel</name>
    <message numerus="yes">
        <source>%Ln identical text(s)</source>
        <translation>
            <numerusform>%Ln одинаковый текст</numerusform>
            <numerusform>%Ln одинаковых текста</numerusform>
            <numerusform>%Ln одинаковых текстов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln текст</numerusform>
            <numerusform>%Ln текста</numerusform>
            <numerusform>%Ln текстов</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 up to %1</source>
        <translation>%2 до %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>в среднем %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln пара выше порога</numerusform>
            <numerusform>%Ln пары выше порога</numerusform>
            <numerusform>%Ln пар выше порога</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding the shared passage…</source>
        <translation>Поиск общего фрагмента…</translation>
    </message>
    <message>
        <source>No two of these texts share a passage.</source>
        <translation>Ни у каких двух из этих текстов нет общего фрагмента.</translation>
    </message>
    <message>
        <source>%4 of %1 texts share %2: “%3”</source>
        <translation>Общее у %4 из %1, %2: «%3»</translation>
    </message>
    <message>
        <source>Both share %2: “%3”</source>
        <translation>Общее у обоих, %2: «%3»</translation>
    </message>
    <message>
        <source>All %1 texts share %2: “%3”</source>
        <translation>Общее у всех %1, %2: «%3»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterPane</name>
    <message>
        <source>Texts in the cluster</source>
        <translation>Тексты кластера</translation>
    </message>
    <message>
        <source>Pairs in the cluster</source>
        <translation>Пары кластера</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln текст</numerusform>
            <numerusform>%Ln текста</numerusform>
            <numerusform>%Ln текстов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln пара выше порога</numerusform>
            <numerusform>%Ln пары выше порога</numerusform>
            <numerusform>%Ln пар выше порога</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClustersView</name>
    <message>
        <source>Clusters</source>
        <translation>Кластеры</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cluster(s)</source>
        <translation>
            <numerusform>%Ln кластер</numerusform>
            <numerusform>%Ln кластера</numerusform>
            <numerusform>%Ln кластеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %2 of %Ln text(s)</source>
        <translation>
            <numerusform>%1, в них %2 из %Ln текста</numerusform>
            <numerusform>%1, в них %2 из %Ln текстов</numerusform>
            <numerusform>%1, в них %2 из %Ln текстов</numerusform>
        </translation>
    </message>
    <message>
        <source>No two texts reach the threshold of %1.</source>
        <translation>Порога %1 не достигает ни одна пара текстов.</translation>
    </message>
    <message>
        <source>At a threshold of 0 nothing is grouped. Raise the threshold to see clusters.</source>
        <translation>При пороге 0 ничего не объединяется. Поднимите порог, чтобы увидеть кластеры.</translation>
    </message>
    <message>
        <source>Group texts by</source>
        <translation>Объединять тексты</translation>
    </message>
    <message>
        <source>Linked pairs: a chain of pairs above the threshold connects all texts in a cluster. Average similarity: the parts of a cluster reach the threshold on average.</source>
        <translation>По цепочке пар: все тексты кластера связаны цепочкой пар выше порога. По среднему сходству: части кластера в среднем достигают порога.</translation>
    </message>
    <message>
        <source>linked pairs</source>
        <translation>по цепочке пар</translation>
    </message>
    <message>
        <source>average similarity</source>
        <translation>по среднему сходству</translation>
    </message>
</context>
<context>
    <name>CommonTextPanel</name>
    <message>
        <source>Exclude all</source>
        <translation>Исключить все</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Снять выбор</translation>
    </message>
    <message>
        <source>Open at least three documents to find phrases that many of them share.</source>
        <translation>Откройте не менее трёх документов, чтобы найти фразы, общие для многих из них.</translation>
    </message>
    <message>
        <source>%1 of the texts</source>
        <translation>%1 текстов</translation>
    </message>
    <message>
        <source>Share of texts</source>
        <translation>Доля текстов</translation>
    </message>
    <message>
        <source>Include all phrases again</source>
        <translation>Снова сравнивать все фразы</translation>
    </message>
    <message>
        <source>Text that many documents share may come from the assignment, or from one source that several writers used. Read it before you exclude it.</source>
        <translation>Текст, общий для многих документов, может быть из задания или из одного источника, которым пользовались несколько авторов. Прочтите его, прежде чем исключать.</translation>
    </message>
    <message>
        <source>Phrases in more than</source>
        <translation>Фразы больше чем в</translation>
    </message>
    <message numerus="yes">
        <source>showing the first %Ln phrase(s)</source>
        <translation>
            <numerusform>показана только первая %Ln фраза</numerusform>
            <numerusform>показаны только первые %Ln фразы</numerusform>
            <numerusform>показаны только первые %Ln фраз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) found</source>
        <translation>
            <numerusform>найдена %Ln фраза</numerusform>
            <numerusform>найдено %Ln фразы</numerusform>
            <numerusform>найдено %Ln фраз</numerusform>
        </translation>
    </message>
    <message>
        <source>no other phrase is in this many texts</source>
        <translation>других фраз в стольких текстах нет</translation>
    </message>
    <message>
        <source>no phrase is in this many texts</source>
        <translation>фраз в стольких текстах нет</translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>исключена %Ln</numerusform>
            <numerusform>исключено %Ln</numerusform>
            <numerusform>исключено %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Previous passage</source>
        <translation>Предыдущий фрагмент</translation>
    </message>
    <message>
        <source>Next passage</source>
        <translation>Следующий фрагмент</translation>
    </message>
    <message>
        <source>Normalized text</source>
        <translation>Нормализованный текст</translation>
    </message>
    <message>
        <source>Sync scrolling</source>
        <translation>Синхронная прокрутка</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Show the words as they are compared (Ctrl+T)</source>
        <translation>Показать слова так, как они сравниваются (Ctrl+T)</translation>
    </message>
    <message>
        <source>Keep shared passages level while you scroll (Ctrl+L)</source>
        <translation>Держать общие фрагменты на одном уровне при прокрутке (Ctrl+L)</translation>
    </message>
    <message>
        <source>Find in both texts (Ctrl+F)</source>
        <translation>Найти в обоих текстах (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Предыдущее изменение</translation>
    </message>
    <message>
        <source>Previous change (Shift+F8 or [)</source>
        <translation>Предыдущее изменение (Shift+F8 или [)</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Следующее изменение</translation>
    </message>
    <message>
        <source>Next change (F8 or ])</source>
        <translation>Следующее изменение (F8 или ])</translation>
    </message>
    <message>
        <source>Previous passage (Shift+F8 or [)</source>
        <translation>Предыдущий фрагмент (Shift+F8 или [)</translation>
    </message>
    <message>
        <source>Next passage (F8 or ])</source>
        <translation>Следующий фрагмент (F8 или ])</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>Изменение %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln изменение</numerusform>
            <numerusform>%Ln изменения</numerusform>
            <numerusform>%Ln изменений</numerusform>
        </translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Фрагмент %1 из %2</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <translation>Совпадение %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln фрагмент</numerusform>
            <numerusform>%Ln фрагмента</numerusform>
            <numerusform>%Ln фрагментов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln совпадение</numerusform>
            <numerusform>%Ln совпадения</numerusform>
            <numerusform>%Ln совпадений</numerusform>
        </translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Увеличить текст</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Уменьшить текст</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>Обычный размер текста</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Search again</source>
        <translation>Повторить поиск</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Show evidence</source>
        <translation>Показать признаки</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Some moved paragraphs may be listed as deleted and new: the texts are very long or repetitive.</source>
        <translation>Некоторые перемещённые абзацы могут быть показаны как удалённые и новые: тексты очень длинные или повторяются.</translation>
    </message>
    <message>
        <source>Reading the dictionary for these languages (%1, %2)… Passages appear when it is read.</source>
        <translation>Читается словарь для этих языков (%1, %2)… Фрагменты появятся, когда он будет прочитан.</translation>
    </message>
    <message>
        <source>Not compared by translation: there is no dictionary for these languages (%1, %2).</source>
        <translation>Не сравнивалось по переводу: нет словаря для этих языков (%1, %2).</translation>
    </message>
    <message>
        <source>Install: %1</source>
        <translation>Установите: %1</translation>
    </message>
    <message>
        <source>Finding changes…</source>
        <translation>Поиск изменений…</translation>
    </message>
    <message>
        <source>No paragraph was changed.</source>
        <translation>Ни один абзац не изменён.</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>Reading dictionaries was stopped. Press F5 to compare by translation.</source>
        <translation>Чтение словарей остановлено. Чтобы сравнить по переводу, нажмите F5.</translation>
    </message>
    <message>
        <source>Comparison stopped. Press F5 to compare again.</source>
        <translation>Сравнение остановлено. Нажмите F5, чтобы сравнить заново.</translation>
    </message>
</context>
<context>
    <name>CountedAttributions</name>
    <message>
        <source>What counts</source>
        <translation>Что учитывается</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln фрагмент</numerusform>
            <numerusform>%Ln фрагмента</numerusform>
            <numerusform>%Ln фрагментов</numerusform>
        </translation>
    </message>
    <message>
        <source>List only: %1</source>
        <translation>Показать только: %1</translation>
    </message>
    <message>
        <source>Passages and their share of the right text. Click to list only these.</source>
        <translation>Фрагменты и их доля в правом тексте. Нажмите, чтобы показать только их.</translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message>
        <source>Score by shingle length</source>
        <translation>Показатель при разной длине шингла</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) per shingle</source>
        <translation>
            <numerusform>%Ln слово в шингле</numerusform>
            <numerusform>%Ln слова в шингле</numerusform>
            <numerusform>%Ln слов в шингле</numerusform>
        </translation>
    </message>
    <message>
        <source>suggested length</source>
        <translation>предлагаемая длина</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message numerus="yes">
        <source>verdict “%1” on %Ln pair(s)</source>
        <translation>
            <numerusform>вердикт «%1» для %Ln пары</numerusform>
            <numerusform>вердикт «%1» для %Ln пар</numerusform>
            <numerusform>вердикт «%1» для %Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>note on a pair</source>
        <translation>заметка о паре</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Копировать подробности</translation>
    </message>
</context>
<context>
    <name>DictionariesPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>Словари</translation>
    </message>
    <message>
        <source>Add...</source>
        <translation>Добавить...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Языки</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Статьи</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>Choose two different languages.</source>
        <translation>Выберите два разных языка.</translation>
    </message>
    <message>
        <source>Notes on dictionaries</source>
        <translation>Замечания о словарях</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Чтение...</translation>
    </message>
    <message>
        <source>Restore its files, or remove it here.</source>
        <translation>Восстановите его файлы или удалите его здесь.</translation>
    </message>
    <message>
        <source>Install its package again: %1.</source>
        <translation>Установите его пакет заново: %1.</translation>
    </message>
    <message>
        <source>Dictionaries (*.ifo *.index);;All files (*)</source>
        <translation>Словари (*.ifo *.index);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Add dictionary</source>
        <translation>Добавить словарь</translation>
    </message>
    <message>
        <source>For more languages, install packages of your system: %1.</source>
        <translation>Для других языков установите пакеты системы: %1.</translation>
    </message>
    <message>
        <source>Passages translated from another language are found with dictionaries of both languages.</source>
        <translation>Переводные фрагменты находятся по словарям обоих языков.</translation>
    </message>
    <message>
        <source>Headwords</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Переводы</translation>
    </message>
</context>
<context>
    <name>DifferenceLayer</name>
    <message>
        <source>Same word in the other text</source>
        <translation>То же слово есть в другом тексте</translation>
    </message>
    <message>
        <source>Another form of the word in the other text</source>
        <translation>В другом тексте — другая форма этого слова</translation>
    </message>
    <message>
        <source>Moved: elsewhere in the other text</source>
        <translation>Перемещено: в другом тексте стоит в другом месте</translation>
    </message>
    <message>
        <source>Replaced with another word in the other text</source>
        <translation>В другом тексте заменено другим словом</translation>
    </message>
    <message>
        <source>Only in the right text</source>
        <translation>Только в правом тексте</translation>
    </message>
    <message>
        <source>Only in the left text</source>
        <translation>Только в левом тексте</translation>
    </message>
    <message>
        <source>Not linked to a word of the other text</source>
        <translation>Не связано ни с одним словом другого текста</translation>
    </message>
    <message>
        <source>Linked by similar spelling or sound</source>
        <translation>Связаны по сходному написанию или звучанию</translation>
    </message>
    <message>
        <source>Dictionary: %1</source>
        <translation>Словарь: %1</translation>
    </message>
    <message>
        <source>here: %1; in the other text: %2</source>
        <translation>здесь: %1; в другом тексте: %2</translation>
    </message>
</context>
<context>
    <name>Disguise</name>
    <message>
        <source>Look-alike letters</source>
        <translation>Буквы-двойники</translation>
    </message>
    <message>
        <source>Styled letters</source>
        <translation>Стилизованные буквы</translation>
    </message>
    <message>
        <source>Zero-width characters</source>
        <translation>Символы нулевой ширины</translation>
    </message>
    <message>
        <source>Letters in HTML code</source>
        <translation>Буквы в кодах HTML</translation>
    </message>
    <message>
        <source>Soft hyphens</source>
        <translation>Мягкие переносы</translation>
    </message>
    <message>
        <source>Reversed text</source>
        <translation>Текст задом наперёд</translation>
    </message>
    <message>
        <source>Combining marks</source>
        <translation>Знаки над буквами</translation>
    </message>
    <message>
        <source>Spaced letters</source>
        <translation>Буквы через пробел</translation>
    </message>
    <message>
        <source>Split words</source>
        <translation>Разорванные слова</translation>
    </message>
    <message>
        <source>Joined words</source>
        <translation>Слитые слова</translation>
    </message>
    <message>
        <source>Numbers as words</source>
        <translation>Числа прописью</translation>
    </message>
    <message>
        <source>White text</source>
        <translation>Белый текст</translation>
    </message>
    <message>
        <source>Tiny text</source>
        <translation>Крошечный текст</translation>
    </message>
    <message>
        <source>Hidden text</source>
        <translation>Скрытый текст</translation>
    </message>
    <message>
        <source>Off-page text</source>
        <translation>Текст за краем страницы</translation>
    </message>
    <message>
        <source>Text behind images</source>
        <translation>Текст под изображением</translation>
    </message>
    <message>
        <source>Rearranged text</source>
        <translation>Переставленный текст</translation>
    </message>
    <message>
        <source>Misleading fonts</source>
        <translation>Шрифты с подменой букв</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>Tracked deletions</source>
        <translation>Удаления в режиме правки</translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation>Замещающий текст</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>Коды полей</translation>
    </message>
    <message>
        <source>Large images</source>
        <translation>Большие изображения</translation>
    </message>
    <message>
        <source>look-alike letters</source>
        <translation>буквы-двойники</translation>
    </message>
    <message>
        <source>styled letters</source>
        <translation>стилизованные буквы</translation>
    </message>
    <message>
        <source>zero-width characters</source>
        <translation>символы нулевой ширины</translation>
    </message>
    <message>
        <source>letters in HTML code</source>
        <translation>буквы в кодах HTML</translation>
    </message>
    <message>
        <source>soft hyphens</source>
        <translation>мягкие переносы</translation>
    </message>
    <message>
        <source>reversed text</source>
        <translation>записано задом наперёд</translation>
    </message>
    <message>
        <source>combining marks</source>
        <translation>знаки над буквами</translation>
    </message>
    <message>
        <source>spaced letters</source>
        <translation>буквы через пробел</translation>
    </message>
    <message>
        <source>split word</source>
        <translation>разорванное слово</translation>
    </message>
    <message>
        <source>joined words</source>
        <translation>слитые слова</translation>
    </message>
    <message>
        <source>number as word</source>
        <translation>число прописью</translation>
    </message>
    <message>
        <source>White text: invisible on the page</source>
        <translation>Белый текст: на странице его не видно</translation>
    </message>
    <message>
        <source>Tiny text: unreadable on the page</source>
        <translation>Крошечный текст: на странице его не прочесть</translation>
    </message>
    <message>
        <source>Hidden text: invisible on the page</source>
        <translation>Скрытый текст: на странице его не видно</translation>
    </message>
    <message>
        <source>Off-page text: invisible to readers</source>
        <translation>Текст за краем страницы: его не видно</translation>
    </message>
    <message>
        <source>Text behind an image: invisible on the page</source>
        <translation>Текст под изображением: на странице его не видно</translation>
    </message>
    <message>
        <source>misleading font: the page shows other letters</source>
        <translation>шрифт с подменой: на странице другие буквы</translation>
    </message>
    <message>
        <source>Rearranged text: stored in single letters or in another order</source>
        <translation>Переставленный текст: хранится по одной букве или в другом порядке</translation>
    </message>
</context>
<context>
    <name>DisguiseHeadline</name>
    <message>
        <source>Open a pair or select a document to check it for disguises.</source>
        <translation>Откройте пару или выберите документ, чтобы проверить, нет ли в нём маскировки.</translation>
    </message>
    <message>
        <source>Checking for disguises…</source>
        <translation>Проверка на маскировку…</translation>
    </message>
    <message>
        <source>No disguises found.</source>
        <translation>Маскировки не найдено.</translation>
    </message>
    <message>
        <source>No unusual disguises found.</source>
        <translation>Необычной маскировки не найдено.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more kind(s)</source>
        <translation>
            <numerusform>ещё %Ln вид</numerusform>
            <numerusform>ещё %Ln вида</numerusform>
            <numerusform>ещё %Ln видов</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %4.</source>
        <translation>Найдено: %4.</translation>
    </message>
    <message>
        <source>Measuring the effect…</source>
        <translation>Оценка влияния…</translation>
    </message>
    <message>
        <source>Found: %4. No match with any other text, even after the disguises were removed.</source>
        <translation>Найдено: %4. Совпадений с другими текстами нет и после снятия маскировки.</translation>
    </message>
    <message>
        <source>Found: %4. %1 of this text matched “%3” before the disguises were removed, %2 after.</source>
        <translation>Найдено: %4. До снятия маскировки с «%3» совпадало %1 этого текста, после — %2.</translation>
    </message>
</context>
<context>
    <name>DisguiseLayer</name>
    <message>
        <source>Text recognition is not certain of this word.</source>
        <translation>Это слово распознано неуверенно.</translation>
    </message>
    <message>
        <source>Read as “%1”: %2</source>
        <translation>Читается как «%1»: %2</translation>
    </message>
</context>
<context>
    <name>DisguiseNotice</name>
    <message>
        <source>Fonts that show other letters in both texts.</source>
        <translation>Шрифты, показывающие другие буквы, в обоих текстах.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in both texts.</source>
        <translation>Буквы-двойники или скрытые символы в обоих текстах.</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1.</source>
        <translation>Шрифт, показывающий другие буквы, в %1.</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1: %2 matched before they were resolved.</source>
        <translation>Шрифт, показывающий другие буквы, в %1: до их замены совпадало %2.</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1: %2 matched before they were resolved, %3 after.</source>
        <translation>Шрифт, показывающий другие буквы, в %1: до их замены совпадало %2, после — %3.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1.</source>
        <translation>Буквы-двойники или скрытые символы в %1.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1: %2 matched before they were resolved.</source>
        <translation>Буквы-двойники или скрытые символы в %1: до их замены совпадало %2.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1: %2 matched before they were resolved, %3 after.</source>
        <translation>Буквы-двойники или скрытые символы в %1: до их замены совпадало %2, после — %3.</translation>
    </message>
</context>
<context>
    <name>DisguiseTexts</name>
    <message numerus="yes">
        <source>%1 in %Ln word(s)</source>
        <translation>
            <numerusform>%1 в %Ln слове</numerusform>
            <numerusform>%1 в %Ln словах</numerusform>
            <numerusform>%1 в %Ln словах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large image(s) that may contain text</source>
        <translation>
            <numerusform>%Ln большое изображение, возможно, с текстом</numerusform>
            <numerusform>%Ln больших изображения, возможно, с текстом</numerusform>
            <numerusform>%Ln больших изображений, возможно, с текстом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln look-alike letter(s)</source>
        <translation>
            <numerusform>%Ln буква-двойник</numerusform>
            <numerusform>%Ln буквы-двойника</numerusform>
            <numerusform>%Ln букв-двойников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln styled letter(s)</source>
        <translation>
            <numerusform>%Ln стилизованная буква</numerusform>
            <numerusform>%Ln стилизованные буквы</numerusform>
            <numerusform>%Ln стилизованных букв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zero-width character(s)</source>
        <translation>
            <numerusform>%Ln символ нулевой ширины</numerusform>
            <numerusform>%Ln символа нулевой ширины</numerusform>
            <numerusform>%Ln символов нулевой ширины</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) in HTML code</source>
        <translation>
            <numerusform>%Ln буква в кодах HTML</numerusform>
            <numerusform>%Ln буквы в кодах HTML</numerusform>
            <numerusform>%Ln букв в кодах HTML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln soft hyphen(s)</source>
        <translation>
            <numerusform>%Ln мягкий перенос</numerusform>
            <numerusform>%Ln мягких переноса</numerusform>
            <numerusform>%Ln мягких переносов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln combining mark(s)</source>
        <translation>
            <numerusform>%Ln знак над буквами</numerusform>
            <numerusform>%Ln знака над буквами</numerusform>
            <numerusform>%Ln знаков над буквами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) of misleading fonts</source>
        <translation>
            <numerusform>%Ln буква подменена шрифтом</numerusform>
            <numerusform>%Ln буквы подменены шрифтом</numerusform>
            <numerusform>%Ln букв подменено шрифтом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of reversed text</source>
        <translation>
            <numerusform>%Ln отрывок задом наперёд</numerusform>
            <numerusform>%Ln отрывка задом наперёд</numerusform>
            <numerusform>%Ln отрывков задом наперёд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of spaced letters</source>
        <translation>
            <numerusform>%Ln отрывок с буквами через пробел</numerusform>
            <numerusform>%Ln отрывка с буквами через пробел</numerusform>
            <numerusform>%Ln отрывков с буквами через пробел</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split word(s)</source>
        <translation>
            <numerusform>%Ln разорванное слово</numerusform>
            <numerusform>%Ln разорванных слова</numerusform>
            <numerusform>%Ln разорванных слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined word(s)</source>
        <translation>
            <numerusform>%Ln слитое слово</numerusform>
            <numerusform>%Ln слитых слова</numerusform>
            <numerusform>%Ln слитых слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) as words</source>
        <translation>
            <numerusform>%Ln число прописью</numerusform>
            <numerusform>%Ln числа прописью</numerusform>
            <numerusform>%Ln чисел прописью</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of white text</source>
        <translation>
            <numerusform>%Ln отрывок белого текста</numerusform>
            <numerusform>%Ln отрывка белого текста</numerusform>
            <numerusform>%Ln отрывков белого текста</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of tiny text</source>
        <translation>
            <numerusform>%Ln отрывок крошечного текста</numerusform>
            <numerusform>%Ln отрывка крошечного текста</numerusform>
            <numerusform>%Ln отрывков крошечного текста</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of hidden text</source>
        <translation>
            <numerusform>%Ln отрывок скрытого текста</numerusform>
            <numerusform>%Ln отрывка скрытого текста</numerusform>
            <numerusform>%Ln отрывков скрытого текста</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of off-page text</source>
        <translation>
            <numerusform>%Ln отрывок за краем страницы</numerusform>
            <numerusform>%Ln отрывка за краем страницы</numerusform>
            <numerusform>%Ln отрывков за краем страницы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of text behind images</source>
        <translation>
            <numerusform>%Ln отрывок под изображениями</numerusform>
            <numerusform>%Ln отрывка под изображениями</numerusform>
            <numerusform>%Ln отрывков под изображениями</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of rearranged text</source>
        <translation>
            <numerusform>%Ln переставленный фрагмент текста</numerusform>
            <numerusform>%Ln переставленных фрагмента текста</numerusform>
            <numerusform>%Ln переставленных фрагментов текста</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln примечание</numerusform>
            <numerusform>%Ln примечания</numerusform>
            <numerusform>%Ln примечаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tracked deletion(s)</source>
        <translation>
            <numerusform>%Ln удаление в режиме правки</numerusform>
            <numerusform>%Ln удаления в режиме правки</numerusform>
            <numerusform>%Ln удалений в режиме правки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln alternative text(s)</source>
        <translation>
            <numerusform>%Ln замещающий текст</numerusform>
            <numerusform>%Ln замещающих текста</numerusform>
            <numerusform>%Ln замещающих текстов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field code(s)</source>
        <translation>
            <numerusform>%Ln код поля</numerusform>
            <numerusform>%Ln кода полей</numerusform>
            <numerusform>%Ln кодов полей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>Открыть файлы</translation>
    </message>
    <message>
        <source>Open original</source>
        <translation>Открыть оригинал</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>Открыть источники</translation>
    </message>
    <message>
        <source>Open template</source>
        <translation>Открыть шаблон</translation>
    </message>
    <message>
        <source>Open folder of essays</source>
        <translation>Открыть папку с работами</translation>
    </message>
    <message>
        <source>Open archive of earlier essays</source>
        <translation>Открыть архив прежних работ</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>В буфере обмена нет текста.</translation>
    </message>
</context>
<context>
    <name>DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
</context>
<context>
    <name>DocumentMenu</name>
    <message>
        <source>Compare selected documents</source>
        <translation>Сравнить выбранные</translation>
    </message>
    <message>
        <source>Author or group…</source>
        <translation>Автор или группа…</translation>
    </message>
    <message>
        <source>Get authors from document properties…</source>
        <translation>Взять авторов из свойств документов…</translation>
    </message>
    <message>
        <source>Join into one document</source>
        <translation>Объединить в один документ</translation>
    </message>
    <message>
        <source>Separate into files</source>
        <translation>Разделить на файлы</translation>
    </message>
    <message>
        <source>Add earlier attempts</source>
        <translation>Добавить предыдущие попытки</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Ввести пароль…</translation>
    </message>
    <message>
        <source>Recognize text…</source>
        <translation>Распознать текст…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Open as</source>
        <translation>Открыть как</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>Essay</source>
        <translation>Работа</translation>
    </message>
    <message>
        <source>Source (shown on the left)</source>
        <translation>Источник (показывается слева)</translation>
    </message>
    <message>
        <source>Template (text shared with it is excluded)</source>
        <translation>Шаблон (общий с ним текст исключается)</translation>
    </message>
    <message>
        <source>Archive (not compared with other archive documents)</source>
        <translation>Архив (не сравнивается с другими архивными документами)</translation>
    </message>
</context>
<context>
    <name>DocumentModel</name>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Recognizing text…</source>
        <translation>Распознавание текста…</translation>
    </message>
    <message>
        <source>unusual characters</source>
        <translation>необычные символы</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Ввести пароль…</translation>
    </message>
    <message>
        <source>Recognize text…</source>
        <translation>Распознать текст…</translation>
    </message>
    <message>
        <source>library</source>
        <translation>библиотека</translation>
    </message>
    <message>
        <source>source</source>
        <translation>источник</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>архив</translation>
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
            <numerusform>%Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) excluded from others</source>
        <translation>
            <numerusform>из других исключено %Ln слово</numerusform>
            <numerusform>из других исключено %Ln слова</numerusform>
            <numerusform>из других исключено %Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>исключено %Ln</numerusform>
            <numerusform>исключено %Ln</numerusform>
            <numerusform>исключено %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln файл</numerusform>
            <numerusform>%Ln файла</numerusform>
            <numerusform>%Ln файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Attempt %1 of %2</source>
        <translation>Попытка %1 из %2</translation>
    </message>
    <message>
        <source>Assignment: %1</source>
        <translation>Задание: %1</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Группа: %1</translation>
    </message>
    <message>
        <source>Team: %1</source>
        <translation>Команда: %1</translation>
    </message>
    <message>
        <source>Handed in: %1</source>
        <translation>Сдано: %1</translation>
    </message>
</context>
<context>
    <name>DocumentReloader</name>
    <message numerus="yes">
        <source>Watches the files of the open pair and up to %Ln other(s)</source>
        <translation>
            <numerusform>Следит за файлами открытой пары и ещё не более чем за %Ln другим</numerusform>
            <numerusform>Следит за файлами открытой пары и ещё не более чем за %Ln другими</numerusform>
            <numerusform>Следит за файлами открытой пары и ещё не более чем за %Ln другими</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has been moved or deleted. Its text stays open.</source>
        <translation>Файл %1 перемещён или удалён. Его текст остаётся открытым.</translation>
    </message>
    <message>
        <source>The file now contains several documents.</source>
        <translation>Файл теперь содержит несколько документов.</translation>
    </message>
    <message>
        <source>%1 was changed on disk, but couldn&apos;t be reloaded. The previous text stays open. %2</source>
        <translation>Файл %1 изменился на диске, но перечитать его не удалось. Прежний текст остаётся открытым. %2</translation>
    </message>
    <message>
        <source>%1 was changed on disk and has been reloaded.</source>
        <translation>Файл %1 изменился на диске и перечитан.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were changed on disk and have been reloaded.</source>
        <translation>
            <numerusform>%Ln файл изменился на диске и перечитан.</numerusform>
            <numerusform>%Ln файла изменились на диске и перечитаны.</numerusform>
            <numerusform>%Ln файлов изменились на диске и перечитаны.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentRemoval</name>
    <message>
        <source>Unavailable while names are hidden, because you can&apos;t see whose documents you would delete. Show names first.</source>
        <translation>Недоступно, пока имена скрыты: не видно, чьи документы будут удалены. Сначала покажите имена.</translation>
    </message>
    <message>
        <source>Delete all by an author</source>
        <translation>Удалить все документы автора</translation>
    </message>
    <message>
        <source>Author or group, as shown in the list:</source>
        <translation>Автор или группа, как в списке:</translation>
    </message>
    <message>
        <source>No documents have expired.</source>
        <translation>Нет документов с истёкшим сроком.</translation>
    </message>
    <message>
        <source>No documents by “%1” in the library.</source>
        <translation>В библиотеке нет документов автора «%1».</translation>
    </message>
    <message>
        <source>Delete from library</source>
        <translation>Удаление из библиотеки</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln document(s) from the library?</source>
        <translation>
            <numerusform>Удалить из библиотеки %Ln документ навсегда?</numerusform>
            <numerusform>Удалить из библиотеки %Ln документа навсегда?</numerusform>
            <numerusform>Удалить из библиотеки %Ln документов навсегда?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>If a text was also added under other authors, their copies are kept.</source>
        <translation>Если текст добавлен и под другими авторами, их копии сохранятся.</translation>
    </message>
    <message>
        <source>The documents are erased from the library. You can&apos;t undo this.</source>
        <translation>Документы будут стёрты из библиотеки. Отменить это нельзя.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Compare selected documents</source>
        <translation>Сравнить выбранные</translation>
    </message>
    <message>
        <source>Select two documents to compare.</source>
        <translation>Выберите два документа для сравнения.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln источник</numerusform>
            <numerusform>%Ln источника</numerusform>
            <numerusform>%Ln источников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s)</source>
        <translation>
            <numerusform>%Ln шаблон</numerusform>
            <numerusform>%Ln шаблона</numerusform>
            <numerusform>%Ln шаблонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the archive</source>
        <translation>
            <numerusform>%Ln в архиве</numerusform>
            <numerusform>%Ln в архиве</numerusform>
            <numerusform>%Ln в архиве</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>не прочитан %Ln файл</numerusform>
            <numerusform>не прочитано %Ln файла</numerusform>
            <numerusform>не прочитано %Ln файлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>не сравнивается %Ln документ</numerusform>
            <numerusform>не сравнивается %Ln документа</numerusform>
            <numerusform>не сравнивается %Ln документов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsRail</name>
    <message>
        <source>Folded list of documents</source>
        <translation>Свёрнутый список документов</translation>
    </message>
    <message>
        <source>Show the list of documents</source>
        <translation>Показать список документов</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to compare</source>
        <translation>Отпустите, чтобы сравнить</translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message>
        <source>Add files…</source>
        <translation>Добавить файлы…</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Expired only</source>
        <translation>Только просроченные</translation>
    </message>
    <message>
        <source>All collections</source>
        <translation>Все подборки</translation>
    </message>
    <message>
        <source>No collection</source>
        <translation>Без подборки</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документа</numerusform>
            <numerusform>%Ln документов</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is empty. Add earlier essays to see what new ones share with them.</source>
        <translation>Библиотека пуста. Добавьте прежние работы, чтобы видеть, что общего с ними у новых.</translation>
    </message>
    <message>
        <source>No documents match.</source>
        <translation>Подходящих документов нет.</translation>
    </message>
    <message>
        <source>Library documents</source>
        <translation>Документы библиотеки</translation>
    </message>
    <message>
        <source>Name, author or tag</source>
        <translation>Название, автор или метка</translation>
    </message>
    <message>
        <source>Search by name, author or tag</source>
        <translation>Поиск по названию, автору или метке</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Подборка</translation>
    </message>
    <message>
        <source>Documents past their keep-until date</source>
        <translation>Документы с истёкшим сроком хранения</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>All names this text was added under</source>
        <translation>Все названия, под которыми добавлен текст</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>Автор или группа</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Подборка</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>Курс, год или другая подборка</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Keywords for searching</source>
        <translation>Ключевые слова для поиска</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Добавлен</translation>
    </message>
    <message>
        <source>Date first added</source>
        <translation>Дата первого добавления</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Количество слов</translation>
    </message>
    <message>
        <source>Keep until</source>
        <translation>Хранить до</translation>
    </message>
    <message>
        <source>Last day the document is kept</source>
        <translation>Последний день хранения документа</translation>
    </message>
    <message>
        <source>Only the fingerprint is stored: the document can be matched, but not shown.</source>
        <translation>Хранится только цифровой отпечаток: документ можно найти, но не показать.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Common editing sessions</source>
        <translation>Общие сеансы правки</translation>
    </message>
    <message>
        <source>Misspellings</source>
        <translation>Опечатки</translation>
    </message>
    <message>
        <source>Rare words</source>
        <translation>Редкие слова</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Адреса</translation>
    </message>
    <message>
        <source>Names spelled as in the other text</source>
        <translation>Имена в написании другого текста</translation>
    </message>
    <message>
        <source>Literal quotations in the other language</source>
        <translation>Дословные цитаты на другом языке</translation>
    </message>
    <message>
        <source>Untranslated words</source>
        <translation>Непереведённые слова</translation>
    </message>
</context>
<context>
    <name>EvidenceHints</name>
    <message>
        <source>Signs of which text came first</source>
        <translation>Какой текст был первым: указания</translation>
    </message>
</context>
<context>
    <name>EvidenceModel</name>
    <message>
        <source>outside</source>
        <translation>вне</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>внутри</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Общее</translation>
    </message>
    <message>
        <source>As written in the left text. Click to step through its hits in both texts.</source>
        <translation>Как в левом тексте. Щелчок переходит по совпадениям в обоих текстах.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Hits in the left text</source>
        <translation>Совпадения в левом тексте</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Hits in the right text</source>
        <translation>Совпадения в правом тексте</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>У других</translation>
    </message>
    <message>
        <source>Number of other documents it appears in, not counting templates and drafts by these two authors</source>
        <translation>Число других документов, где это встречается, без шаблонов и черновиков этих двух авторов</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменты</translation>
    </message>
    <message>
        <source>Whether it is inside or outside the shared passages. Outside, it may be a trace of rewriting.</source>
        <translation>Внутри общих фрагментов или вне их. Вне фрагментов это может быть следом рерайта.</translation>
    </message>
    <message>
        <source>%1 (%2?)</source>
        <translation>%1 (%2?)</translation>
    </message>
    <message>
        <source>%1 (not in the dictionary)</source>
        <translation>%1 (нет в словаре)</translation>
    </message>
    <message>
        <source>%1 (no text left)</source>
        <translation>%1 (текста не осталось)</translation>
    </message>
    <message>
        <source>%1 (words: %2 left, %3 right)</source>
        <translation>%1 (слов: %2 слева, %3 справа)</translation>
    </message>
    <message>
        <source>No other documents to compare with.</source>
        <translation>Других документов для сравнения нет.</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Open a pair to see the rare words, names and numbers that both texts share.</source>
        <translation>Откройте пару, чтобы увидеть редкие слова, имена и числа, общие для обоих текстов.</translation>
    </message>
    <message>
        <source>Finding rare words, names and numbers…</source>
        <translation>Поиск редких слов, имён и чисел…</translation>
    </message>
    <message>
        <source>These texts share nothing rare.</source>
        <translation>Общих редких слов, имён и чисел в этих текстах нет.</translation>
    </message>
    <message numerus="yes">
        <source>Rare: found in few or none of the %Ln other document(s).</source>
        <translation>
            <numerusform>Редким считается то, чего почти нет в %Ln другом документе.</numerusform>
            <numerusform>Редким считается то, чего почти нет в %Ln других документах.</numerusform>
            <numerusform>Редким считается то, чего почти нет в %Ln других документах.</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few documents, ordinary words can&apos;t be ranked by rarity. Only names, numbers and words that are not in the dictionary are listed.</source>
        <translation>Документов слишком мало, чтобы судить, редко ли обычное слово: перечислены только имена, числа и слова не из словаря.</translation>
    </message>
    <message numerus="yes">
        <source>Showing the first %Ln of each kind.</source>
        <translation>
            <numerusform>Каждого вида показано не больше %Ln.</numerusform>
            <numerusform>Каждого вида показано не больше %Ln.</numerusform>
            <numerusform>Каждого вида показано не больше %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hit %1 of %2.</source>
        <translation>Совпадение %1 из %2.</translation>
    </message>
</context>
<context>
    <name>EvidenceTable</name>
    <message>
        <source>Shared evidence</source>
        <translation>Общие признаки</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln файл</numerusform>
            <numerusform>%Ln файла</numerusform>
            <numerusform>%Ln файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to a file</source>
        <translation>Перейти к файлу</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Reload files &amp;automatically when they change</source>
        <translation>Автоматически перечитывать и&amp;зменённые файлы</translation>
    </message>
    <message>
        <source>Keep &amp;watching the folder after a restart</source>
        <translation>Следить за папкой и &amp;после перезапуска</translation>
    </message>
    <message>
        <source>Unless you stop watching before you quit.</source>
        <translation>Если только вы не прекратили слежение раньше.</translation>
    </message>
    <message>
        <source>&amp;Keep recovery copies of unsaved work</source>
        <translation>&amp;Хранить копии несохранённой работы</translation>
    </message>
    <message>
        <source>Saved moments after each change, and offered the next time you open Imbrex after a crash.</source>
        <translation>Сохраняются сразу после каждого изменения. После сбоя программа предложит восстановить работу.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>&amp;Clear recent files</source>
        <translation>&amp;Очистить список недавних файлов</translation>
    </message>
    <message>
        <source>Clear recent &amp;libraries</source>
        <translation>Очистить список недавних биб&amp;лиотек</translation>
    </message>
    <message>
        <source>Cleared when you click OK.</source>
        <translation>Списки очистятся, когда вы нажмёте «ОК».</translation>
    </message>
    <message>
        <source>Nu&amp;mber of recent files</source>
        <translation>&amp;Число недавних файлов</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>no hits</source>
        <translation>нет совпадений</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Find in both texts</source>
        <translation>Найти в обоих текстах</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Предыдущее совпадение (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Следующее совпадение (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
</context>
<context>
    <name>FirstOptionsPage</name>
    <message>
        <source>Use &amp;current options</source>
        <translation>Как в &amp;этом сеансе</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;По умолчанию</translation>
    </message>
    <message>
        <source>New sessions start with these options. To change the options of this session, use the Options panel.</source>
        <translation>Новые сеансы начинаются с этими параметрами. Параметры этого сеанса меняются на панели «Параметры сравнения».</translation>
    </message>
    <message>
        <source>Options for new sessions</source>
        <translation>Параметры новых сеансов</translation>
    </message>
</context>
<context>
    <name>FirstReading</name>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message numerus="yes">
        <source>Opening %Ln file(s) or folder(s)…</source>
        <translation>
            <numerusform>Открывается %Ln файл или папка…</numerusform>
            <numerusform>Открываются %Ln файла или папки…</numerusform>
            <numerusform>Открываются %Ln файлов или папок…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the pasted text…</source>
        <translation>Чтение вставленного текста…</translation>
    </message>
</context>
<context>
    <name>FolderDialog</name>
    <message>
        <source>Watch folder</source>
        <translation>Следить за папкой</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>В&amp;ыбрать…</translation>
    </message>
    <message>
        <source>&amp;Essays</source>
        <translation>&amp;Работы</translation>
    </message>
    <message>
        <source>&amp;Include subfolders</source>
        <translation>&amp;Включая вложенные папки</translation>
    </message>
    <message>
        <source>Open files &amp;already in the folder</source>
        <translation>Открыть файлы, которые &amp;уже есть в папке</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>&amp;Archive of earlier essays</source>
        <translation>&amp;Архив прежних работ</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Следить</translation>
    </message>
    <message>
        <source>Documents added to this folder are opened and compared automatically.</source>
        <translation>Документы, добавленные в эту папку, автоматически открываются и сравниваются.</translation>
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
        <translation>Открыт другой проект. Слежение за папкой «%1» прекращено.</translation>
    </message>
    <message>
        <source>The watched folder %1 is missing. Watching resumes when it is back.</source>
        <translation>Папки «%1», за которой ведётся слежение, больше нет. Когда она вернётся, слежение продолжится.</translation>
    </message>
    <message>
        <source>The watched folder %1 is back. Watching has resumed.</source>
        <translation>Папка «%1» снова на месте, слежение продолжается.</translation>
    </message>
</context>
<context>
    <name>FoldingDocuments</name>
    <message>
        <source>Hide the list of documents</source>
        <translation>Скрыть список документов</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документа</numerusform>
            <numerusform>%Ln документов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln проблема</numerusform>
            <numerusform>%Ln проблемы</numerusform>
            <numerusform>%Ln проблем</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln пара выше порога</numerusform>
            <numerusform>%Ln пары выше порога</numerusform>
            <numerusform>%Ln пар выше порога</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing graph…</source>
        <translation>Граф строится…</translation>
    </message>
    <message>
        <source>At a threshold of 0 nothing is linked. Raise the threshold to see groups.</source>
        <translation>При пороге 0 ничего не связывается. Поднимите порог, чтобы увидеть группы.</translation>
    </message>
    <message>
        <source>No pair reaches the threshold of %1. Lower the threshold to see groups.</source>
        <translation>Порога %1 не достигает ни одна пара. Понизьте порог, чтобы увидеть группы.</translation>
    </message>
    <message>
        <source>Thicker line: higher score</source>
        <translation>Чем толще линия, тем выше показатель</translation>
    </message>
    <message>
        <source>showing %1 of %2 pairs above the threshold</source>
        <translation>показано пар выше порога: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) with no pair above the threshold not shown</source>
        <translation>
            <numerusform>не показано документов без пар выше порога: %Ln</numerusform>
            <numerusform>не показано документов без пар выше порога: %Ln</numerusform>
            <numerusform>не показано документов без пар выше порога: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of documents</source>
        <translation>Граф документов</translation>
    </message>
</context>
<context>
    <name>GroupModel</name>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Documents linked by pairs above the threshold</source>
        <translation>Документы, связанные парами выше порога</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>All names this text was added under</source>
        <translation>Все названия, под которыми добавлен текст</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>Автор или группа</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Подборка</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>Курс, год или другая подборка</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Количество слов</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Сходство</translation>
    </message>
    <message>
        <source>Jaccard with the most similar document in the group</source>
        <translation>Коэффициент Жаккара с самым похожим документом группы</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документа</numerusform>
            <numerusform>%Ln документов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsView</name>
    <message>
        <source>Similarity at least</source>
        <translation>Сходство от</translation>
    </message>
    <message>
        <source>Minimum Jaccard for two documents to be in the same group</source>
        <translation>Минимальный коэффициент Жаккара для двух документов одной группы</translation>
    </message>
    <message>
        <source>Find near-duplicates</source>
        <translation>Найти почти дубликаты</translation>
    </message>
    <message>
        <source>No two library documents have a similarity of %1 or more.</source>
        <translation>Документов, схожих на %1 и больше, в библиотеке нет.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln группа</numerusform>
            <numerusform>%Ln группы</numerusform>
            <numerusform>%Ln групп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документа</numerusform>
            <numerusform>%Ln документов</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups of near-duplicate documents in the library</source>
        <translation>Группы почти дубликатов в библиотеке</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Почти дубликаты</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Open Common text to find and exclude phrases that many texts share</source>
        <translation>Открыть панель «Общий текст», чтобы найти и исключить фразы, общие для многих текстов</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln документ не сравнивался</numerusform>
            <numerusform>%Ln документа не сравнивались</numerusform>
            <numerusform>%Ln документов не сравнивались</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of all pairs share %1 or more: see why</source>
        <translation>У половины пар общее — %1 и больше: узнать почему</translation>
    </message>
    <message numerus="yes">
        <source>“%1” appears in %Ln of these pairs: set its role</source>
        <translation>
            <numerusform>«%1» входит в %Ln из этих пар: задать роль</numerusform>
            <numerusform>«%1» входит в %Ln из этих пар: задать роль</numerusform>
            <numerusform>«%1» входит в %Ln из этих пар: задать роль</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No shared text in %Ln pair(s) at this shingle length.</source>
        <translation>
            <numerusform>Ни в одной из %Ln пары нет общего при такой длине шингла.</numerusform>
            <numerusform>Ни в одной из %Ln пар нет общего при такой длине шингла.</numerusform>
            <numerusform>Ни в одной из %Ln пар нет общего при такой длине шингла.</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are drafts by the same author. Add an essay by another author to compare.</source>
        <translation>Все пары — черновики одного автора. Добавьте для сравнения работу другого автора.</translation>
    </message>
    <message>
        <source>Archive documents are not compared with each other. Add an essay to compare them with.</source>
        <translation>Архивные документы не сравниваются друг с другом. Добавьте работу, чтобы сравнить их с ней.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs share text.</source>
        <translation>
            <numerusform>%Ln из %1 пар имеет общий текст.</numerusform>
            <numerusform>%Ln из %1 пар имеют общий текст.</numerusform>
            <numerusform>%Ln из %1 пар имеют общий текст.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select these in the list to see why they were not compared</source>
        <translation>Выделить их в списке, чтобы узнать, почему они не сравниваются</translation>
    </message>
    <message>
        <source>A template, a shared folder or a file that was passed on may be the reason</source>
        <translation>Причиной могут быть шаблон, общая папка или переданный файл</translation>
    </message>
    <message>
        <source>Is it the assignment, or the source of the others?</source>
        <translation>Это задание или источник остальных?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>не прочитан %Ln файл</numerusform>
            <numerusform>не прочитано %Ln файла</numerusform>
            <numerusform>не прочитано %Ln файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs in two languages follow when their dictionary is read.</source>
        <translation>Пары на двух языках появятся, когда будет прочитан их словарь.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln student(s) handed in nothing</source>
        <translation>
            <numerusform>%Ln студент ничего не сдал</numerusform>
            <numerusform>%Ln студента ничего не сдали</numerusform>
            <numerusform>%Ln студентов ничего не сдали</numerusform>
        </translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Студенты</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) share only editing history</source>
        <translation>
            <numerusform>%Ln пара с общей историей правки, но без общего текста</numerusform>
            <numerusform>%Ln пары с общей историей правки, но без общего текста</numerusform>
            <numerusform>%Ln пар с общей историей правки, но без общего текста</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” appear in %Ln of these pairs: set their role</source>
        <translation>
            <numerusform>«%1» входят в %Ln из этих пар: задать роли</numerusform>
            <numerusform>«%1» входят в %Ln из этих пар: задать роли</numerusform>
            <numerusform>«%1» входят в %Ln из этих пар: задать роли</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs reach your threshold.</source>
        <translation>
            <numerusform>%Ln из %1 пар достигает вашего порога.</numerusform>
            <numerusform>%Ln из %1 пар достигают вашего порога.</numerusform>
            <numerusform>%Ln из %1 пар достигают вашего порога.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of %1 pairs reaches your threshold.</source>
        <translation>Ни одна из %1 пар не достигает вашего порога.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) stand out among %1.</source>
        <translation>
            <numerusform>%Ln пара выделяется среди %1.</numerusform>
            <numerusform>%Ln пары выделяются среди %1.</numerusform>
            <numerusform>%Ln пар выделяются среди %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair stands out among %1.</source>
        <translation>Среди %1 пар ни одна не выделяется.</translation>
    </message>
    <message>
        <source>One</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Одна</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Две</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Три</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Четыре</translation>
    </message>
    <message>
        <source>Five</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Пять</translation>
    </message>
    <message>
        <source>Six</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Шесть</translation>
    </message>
    <message>
        <source>Seven</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Семь</translation>
    </message>
    <message>
        <source>Eight</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Восемь</translation>
    </message>
    <message>
        <source>Nine</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Девять</translation>
    </message>
    <message>
        <source>To find reworded passages, select two documents and press %1.</source>
        <translation>Чтобы искать перефразированные фрагменты, выделите два документа и нажмите %1.</translation>
    </message>
    <message>
        <source>The threshold is %1: all of them are listed.</source>
        <translation>Порог — %1: показаны все.</translation>
    </message>
    <message>
        <source>Above %1 (%2), the level that unrelated essays in this class don&apos;t reach.</source>
        <translation>Выше %1 (%2) — уровня, которого несвязанные работы этой группы не достигают.</translation>
    </message>
    <message>
        <source>At %1 or more (%2), the threshold that you set.</source>
        <translation>От %1 (%2) — порога, который вы задали.</translation>
    </message>
    <message>
        <source>Unrelated essays in this class don&apos;t reach %1.</source>
        <translation>Несвязанные работы этой группы не достигают %1.</translation>
    </message>
    <message>
        <source>At %1 or more (%2). No chance level: too few pairs.</source>
        <translation>От %1 (%2). Уровня случайных совпадений нет: слишком мало пар.</translation>
    </message>
    <message>
        <source>At %1 or more (%2). No chance level: too many of the pairs are similar.</source>
        <translation>От %1 (%2). Уровня случайных совпадений нет: слишком много похожих пар.</translation>
    </message>
    <message>
        <source>The highest is %1.</source>
        <translation>Наибольшее значение — %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln reviewed.</source>
        <translation>
            <numerusform>Просмотрено %1 из %Ln.</numerusform>
            <numerusform>Просмотрено %1 из %Ln.</numerusform>
            <numerusform>Просмотрено %1 из %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other pair(s) reviewed.</source>
        <translation>
            <numerusform>Просмотрена ещё %Ln пара.</numerusform>
            <numerusform>Просмотрены ещё %Ln пары.</numerusform>
            <numerusform>Просмотрено ещё %Ln пар.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) are identical</source>
        <translation>
            <numerusform>%Ln текст одинаков</numerusform>
            <numerusform>%Ln текста одинаковы</numerusform>
            <numerusform>%Ln текстов одинаковы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texts are identical (%Ln group(s))</source>
        <translation>
            <numerusform>одинаковых текстов: %1 (%Ln группа)</numerusform>
            <numerusform>одинаковых текстов: %1 (%Ln группы)</numerusform>
            <numerusform>одинаковых текстов: %1 (%Ln групп)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) by the same author</source>
        <translation>
            <numerusform>%Ln пара — черновики одного автора</numerusform>
            <numerusform>%Ln пары — черновики одного автора</numerusform>
            <numerusform>%Ln пар — черновики одного автора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s) excluded</source>
        <translation>
            <numerusform>%Ln шаблон исключён</numerusform>
            <numerusform>%Ln шаблона исключены</numerusform>
            <numerusform>%Ln шаблонов исключены</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln archive documents, not compared with each other</source>
        <translation>
            <numerusform>не сравнивается между собой %Ln архивный документ</numerusform>
            <numerusform>не сравниваются между собой %Ln архивных документа</numerusform>
            <numerusform>не сравниваются между собой %Ln архивных документов</numerusform>
        </translation>
    </message>
    <message>
        <source>the template is longer than any other text; check that it is the right file</source>
        <translation>шаблон длиннее всех остальных текстов: тот ли это файл?</translation>
    </message>
    <message>
        <source>no text shares anything with the template</source>
        <translation>ни в одном тексте нет ничего из шаблона</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) differ only in letter case</source>
        <translation>
            <numerusform>%Ln название отличается от другого только регистром букв</numerusform>
            <numerusform>%Ln названия различаются только регистром букв</numerusform>
            <numerusform>%Ln названий различаются только регистром букв</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Legend</source>
        <translation>Обозначения</translation>
    </message>
    <message>
        <source>N or F8: next pair above the threshold; Enter: open it</source>
        <translation>N или F8 — следующая пара выше порога; Enter откроет её</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Коэффициент Жаккара</translation>
    </message>
    <message>
        <source>Containment (higher of two)</source>
        <translation>Вхождение (большее из двух)</translation>
    </message>
    <message>
        <source>Word for word (higher of two)</source>
        <translation>Дословно (большее из двух)</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>порог %1</translation>
    </message>
    <message>
        <source>drafts by the same author</source>
        <translation>черновики одного автора</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>не сравниваются</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln документ не сравнивался</numerusform>
            <numerusform>%Ln документа не сравнивались</numerusform>
            <numerusform>%Ln документов не сравнивались</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Matrix of all pairs</source>
        <translation>Матрица всех пар</translation>
    </message>
    <message>
        <source>No pair reaches the threshold.</source>
        <translation>Порога не достигает ни одна пара.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help page</source>
        <translation>Страница справки</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Imbrex help</source>
        <translation>Справка Imbrex</translation>
    </message>
    <message>
        <source>No page contains all of these words.</source>
        <translation>Ни на одной странице нет всех этих слов.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Искать в справке</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>This page is available only in English.</source>
        <translation>Эта страница справки пока есть только на английском.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Anyone can change these names.</source>
        <translation>Эти имена может изменить кто угодно.</translation>
    </message>
    <message>
        <source>Anyone can change these dates.</source>
        <translation>Эти даты может изменить кто угодно.</translation>
    </message>
    <message numerus="yes">
        <source>The two files have %Ln editing session(s) in common.</source>
        <translation>
            <numerusform>У двух файлов %Ln общий сеанс правки.</numerusform>
            <numerusform>У двух файлов %Ln общих сеанса правки.</numerusform>
            <numerusform>У двух файлов %Ln общих сеансов правки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the left text, outside the passages, have rare words of the right text in its order.</source>
        <translation>
            <numerusform>Тот же порядок: в %Ln предложении левого текста вне фрагментов есть редкие слова правого текста, в его порядке.</numerusform>
            <numerusform>Тот же порядок: в %Ln предложениях левого текста вне фрагментов есть редкие слова правого текста, в его порядке.</numerusform>
            <numerusform>Тот же порядок: в %Ln предложениях левого текста вне фрагментов есть редкие слова правого текста, в его порядке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the right text, outside the passages, have rare words of the left text in its order.</source>
        <translation>
            <numerusform>Тот же порядок: в %Ln предложении правого текста вне фрагментов есть редкие слова левого текста, в его порядке.</numerusform>
            <numerusform>Тот же порядок: в %Ln предложениях правого текста вне фрагментов есть редкие слова левого текста, в его порядке.</numerusform>
            <numerusform>Тот же порядок: в %Ln предложениях правого текста вне фрагментов есть редкие слова левого текста, в его порядке.</numerusform>
        </translation>
    </message>
    <message>
        <source>One text may retell the other, or both a third one.</source>
        <translation>Возможно, один текст пересказывает другой или оба — третий.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) or number(s) come in the same order in both texts; about %1 would by chance.</source>
        <translation>
            <numerusform>%Ln имя или число идёт в обоих текстах в одном порядке; случайно — около %1.</numerusform>
            <numerusform>%Ln имени или числа идут в обоих текстах в одном порядке; случайно — около %1.</numerusform>
            <numerusform>%Ln имён или чисел идут в обоих текстах в одном порядке; случайно — около %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A translation keeps this order, but two accounts of the same events may share it too.</source>
        <translation>Перевод сохраняет этот порядок, но он может совпасть и в двух рассказах об одних событиях.</translation>
    </message>
    <message>
        <source>Words from these sessions: %1 in the left text, %2 in the right text.</source>
        <translation>Слов из этих сеансов: %1 в левом тексте, %2 в правом.</translation>
    </message>
    <message>
        <source>A template, a shared folder or a file that was passed on may be the reason.</source>
        <translation>Причиной могут быть шаблон, общая папка или переданный файл.</translation>
    </message>
    <message>
        <source>Left file: %1.</source>
        <translation>Левый файл: %1.</translation>
    </message>
    <message>
        <source>Right file: %1.</source>
        <translation>Правый файл: %1.</translation>
    </message>
    <message>
        <source>created on %1</source>
        <translation>создан %1</translation>
    </message>
    <message>
        <source>last saved on %1</source>
        <translation>сохранён %1</translation>
    </message>
    <message>
        <source>last saved by %1</source>
        <translation>сохранил(а) %1</translation>
    </message>
    <message numerus="yes">
        <source>edited for %Ln minute(s)</source>
        <translation>
            <numerusform>время правки: %Ln минута</numerusform>
            <numerusform>время правки: %Ln минуты</numerusform>
            <numerusform>время правки: %Ln минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The left text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>В левом тексте слов: %1, а файл редактировали %Ln минуту.</numerusform>
            <numerusform>В левом тексте слов: %1, а файл редактировали %Ln минуты.</numerusform>
            <numerusform>В левом тексте слов: %1, а файл редактировали %Ln минут.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>В правом тексте слов: %1, а файл редактировали %Ln минуту.</numerusform>
            <numerusform>В правом тексте слов: %1, а файл редактировали %Ln минуты.</numerusform>
            <numerusform>В правом тексте слов: %1, а файл редактировали %Ln минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may have been pasted, from the author&apos;s own notes or another text.</source>
        <translation>Возможно, текст вставлен: из собственных заметок автора или из другого текста.</translation>
    </message>
    <message>
        <source>Both files were created in the same second, %1, according to their properties. One may be a copy of the other.</source>
        <translation>Судя по свойствам, оба файла созданы в одну и ту же секунду, %1. Возможно, один из них — копия другого.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1 and the right file on %2. The left text may be the earlier one.</source>
        <translation>Судя по свойствам файлов, левый создан %1, а правый — %2. Возможно, левый текст появился раньше.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1 and the right file on %2. The right text may be the earlier one.</source>
        <translation>Судя по свойствам файлов, левый создан %1, а правый — %2. Возможно, правый текст появился раньше.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was last changed on %1, before the right file was created on %2. The left text may be the earlier one.</source>
        <translation>Судя по свойствам файлов, левый последний раз изменён %1, до создания правого (%2). Возможно, левый текст появился раньше.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1, after the right file was last changed on %2. The right text may be the earlier one.</source>
        <translation>Судя по свойствам файлов, левый создан %1, после последнего изменения правого (%2). Возможно, правый текст появился раньше.</translation>
    </message>
    <message>
        <source>According to its properties, the left file was last saved by %1, the author of the right file, who may have had access to it.</source>
        <translation>Судя по свойствам, левый файл последним сохранил автор правого файла, %1. Возможно, левый файл был ему доступен.</translation>
    </message>
    <message>
        <source>According to its properties, the right file was last saved by %1, the author of the left file, who may have had access to it.</source>
        <translation>Судя по свойствам, правый файл последним сохранил автор левого файла, %1. Возможно, правый файл был ему доступен.</translation>
    </message>
    <message>
        <source>Both files name the same author, %1. One may have been made from the other.</source>
        <translation>В обоих файлах указан один автор, %1. Возможно, один сделан из другого.</translation>
    </message>
    <message>
        <source>The right file was last saved by someone else, which suggests that the left text came first.</source>
        <translation>Правый файл последним сохранил кто-то другой, поэтому первым, вероятно, был левый текст.</translation>
    </message>
    <message>
        <source>The left file was last saved by someone else, which suggests that the right text came first.</source>
        <translation>Левый файл последним сохранил кто-то другой, поэтому первым, вероятно, был правый текст.</translation>
    </message>
    <message>
        <source>The left text contains signs of a web page (%1). It may come from one.</source>
        <translation>В левом тексте есть признаки веб-страницы (%1). Возможно, он взят с неё.</translation>
    </message>
    <message>
        <source>The right text contains signs of a web page (%1). It may come from one.</source>
        <translation>В правом тексте есть признаки веб-страницы (%1). Возможно, он взят с неё.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the left text that are corrected in the right one: %1.</source>
        <translation>
            <numerusform>%Ln слово, написанное в левом тексте с ошибкой, на том же месте правого написано верно: %1.</numerusform>
            <numerusform>%Ln слова, написанные в левом тексте с ошибкой, на тех же местах правого написаны верно: %1.</numerusform>
            <numerusform>%Ln слов, написанных в левом тексте с ошибкой, на тех же местах правого написаны верно: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the right text that are corrected in the left one: %1.</source>
        <translation>
            <numerusform>%Ln слово, написанное в правом тексте с ошибкой, на том же месте левого написано верно: %1.</numerusform>
            <numerusform>%Ln слова, написанные в правом тексте с ошибкой, на тех же местах левого написаны верно: %1.</numerusform>
            <numerusform>%Ln слов, написанных в правом тексте с ошибкой, на тех же местах левого написаны верно: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors are often corrected in a copy, which suggests that the left text came first.</source>
        <translation>В копии часто исправляют ошибки, поэтому первым, вероятно, был левый текст.</translation>
    </message>
    <message>
        <source>Errors are often corrected in a copy, which suggests that the right text came first.</source>
        <translation>В копии часто исправляют ошибки, поэтому первым, вероятно, был правый текст.</translation>
    </message>
    <message>
        <source>The signs are too few, or too mixed, to suggest which text came first.</source>
        <translation>Признаков слишком мало, или они противоречивы: нельзя сказать, какой текст был первым.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Histogram of all pairs</source>
        <translation>Гистограмма всех пар</translation>
    </message>
    <message>
        <source>Threshold: %1</source>
        <translation>Порог: %1</translation>
    </message>
    <message>
        <source>Median of all pairs: %1</source>
        <translation>Медиана всех пар: %1</translation>
    </message>
    <message>
        <source>Chance level: %1. Unrelated pairs in this class are not expected to score higher.</source>
        <translation>Уровень случайных совпадений: %1. Несвязанные пары этой группы, как ожидается, его не превышают.</translation>
    </message>
    <message>
        <source>Suggested threshold: %1. Pairs from here up stand out from the rest of the class.</source>
        <translation>Предлагаемый порог: %1. Начиная с него пары выделяются среди остальных.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) between %1 and %2</source>
        <translation>
            <numerusform>%Ln пара от %1 до %2</numerusform>
            <numerusform>%Ln пары от %1 до %2</numerusform>
            <numerusform>%Ln пар от %1 до %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Логарифмическая шкала</translation>
    </message>
</context>
<context>
    <name>KindModel</name>
    <message>
        <source>Disguise</source>
        <translation>Маскировка</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Совпадения</translation>
    </message>
    <message>
        <source>Number of hits in the text</source>
        <translation>Количество совпадений в тексте</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>Letters and marks affected</source>
        <translation>Сколько букв и знаков затронуто</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>Percentage points of similarity missed if this kind is not removed</source>
        <translation>Сколько процентных пунктов сходства теряется, если не снимать этот вид</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Снимать</translation>
    </message>
    <message>
        <source>Remove this kind before comparing. Same as the setting in Options.</source>
        <translation>Снимать этот вид перед сравнением. То же, что в параметрах сравнения.</translation>
    </message>
    <message>
        <source>Also found, at usual levels:</source>
        <translation>Также найдено, в обычных количествах:</translation>
    </message>
    <message>
        <source>Found, at usual levels:</source>
        <translation>Найдено, в обычных количествах:</translation>
    </message>
</context>
<context>
    <name>KindTable</name>
    <message>
        <source>Kinds of disguises</source>
        <translation>Виды маскировки</translation>
    </message>
</context>
<context>
    <name>LanguageField</name>
    <message>
        <source>Detected for each document</source>
        <translation>Определяется для каждого</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Use &amp;system setting</source>
        <translation>&amp;Как в системе</translation>
    </message>
</context>
<context>
    <name>LanguageNames</name>
    <message>
        <source>English</source>
        <translation>английский</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>русский</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>украинский</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>китайский</translation>
    </message>
    <message>
        <source>German</source>
        <translation>немецкий</translation>
    </message>
    <message>
        <source>French</source>
        <translation>французский</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>испанский</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>итальянский</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>португальский</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>польский</translation>
    </message>
    <message>
        <source>unknown language</source>
        <translation>язык не определён</translation>
    </message>
</context>
<context>
    <name>LensSwitch</name>
    <message>
        <source>View of the pair</source>
        <translation>Представление пары</translation>
    </message>
    <message>
        <source>Shared shingles</source>
        <translation>Общие шинглы</translation>
    </message>
    <message>
        <source>Runs of words that are the same in both texts</source>
        <translation>Цепочки слов, одинаковые в обоих текстах</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменты</translation>
    </message>
    <message>
        <source>Passages that both texts share: word for word, reworded or translated</source>
        <translation>Общие фрагменты обоих текстов: дословные, перефразированные или переведённые</translation>
    </message>
    <message>
        <source>Changes in each paragraph</source>
        <translation>Изменения в каждом абзаце</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Изменения</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>&amp;New library…</source>
        <translation>&amp;Создать библиотеку…</translation>
    </message>
    <message>
        <source>&amp;Open library file…</source>
        <translation>&amp;Открыть файл библиотеки…</translation>
    </message>
    <message>
        <source>Open &amp;shared library…</source>
        <translation>Открыть о&amp;бщую библиотеку…</translation>
    </message>
    <message>
        <source>&amp;Check open essays</source>
        <translation>&amp;Проверить открытые работы</translation>
    </message>
    <message>
        <source>Check and a&amp;dd open essays…</source>
        <translation>Проверить и до&amp;бавить открытые работы…</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Добавить &amp;файлы…</translation>
    </message>
    <message>
        <source>Add a f&amp;older…</source>
        <translation>Добавить п&amp;апку…</translation>
    </message>
    <message>
        <source>&amp;Open with the essays</source>
        <translation>&amp;Открыть рядом с работами</translation>
    </message>
    <message>
        <source>&amp;Delete from library…</source>
        <translation>&amp;Удалить из библиотеки…</translation>
    </message>
    <message>
        <source>Delete all by an &amp;author…</source>
        <translation>Удалить все документы &amp;автора…</translation>
    </message>
    <message>
        <source>Delete &amp;expired documents…</source>
        <translation>Удалить п&amp;росроченные документы…</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Проверить целостность</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импорт…</translation>
    </message>
    <message>
        <source>&amp;Index settings…</source>
        <translation>Настройки ин&amp;декса…</translation>
    </message>
</context>
<context>
    <name>LibraryChecks</name>
    <message numerus="yes">
        <source>%Ln document(s) can&apos;t be shown: the library has only fingerprints.</source>
        <translation>
            <numerusform>%Ln документ нельзя показать: в библиотеке только отпечатки.</numerusform>
            <numerusform>%Ln документа нельзя показать: в библиотеке только отпечатки.</numerusform>
            <numerusform>%Ln документов нельзя показать: в библиотеке только отпечатки.</numerusform>
        </translation>
    </message>
    <message>
        <source>This source can&apos;t be shown: the shelf&apos;s files no longer have it.</source>
        <translation>Этот источник нельзя показать: в файлах полки его больше нет.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln library document(s) opened with the essays.</source>
        <translation>
            <numerusform>Рядом с работами открыт %Ln документ библиотеки.</numerusform>
            <numerusform>Рядом с работами открыты %Ln документа библиотеки.</numerusform>
            <numerusform>Рядом с работами открыто %Ln документов библиотеки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked. See Library for the results.</source>
        <translation>
            <numerusform>Проверена %Ln работа. Результаты — в библиотеке.</numerusform>
            <numerusform>Проверены %Ln работы. Результаты — в библиотеке.</numerusform>
            <numerusform>Проверено %Ln работ. Результаты — в библиотеке.</numerusform>
        </translation>
    </message>
    <message>
        <source>This essay is no longer open.</source>
        <translation>Эта работа уже закрыта.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be shown: the file of the shelf “%2” is missing.</source>
        <translation>«%1» нельзя показать: файла полки «%2» нет на месте.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be shown: the library has only its fingerprint.</source>
        <translation>«%1» нельзя показать: в библиотеке только отпечаток.</translation>
    </message>
</context>
<context>
    <name>LibraryCommands</name>
    <message>
        <source>Libraries (%1)</source>
        <translation>Библиотеки (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Открыть библиотеку</translation>
    </message>
    <message>
        <source>Add files to library</source>
        <translation>Добавить файлы в библиотеку</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>Добавить папку в библиотеку</translation>
    </message>
    <message>
        <source>No essays to check. Press Ctrl+O, or drop essays on the window.</source>
        <translation>Нет работ для проверки. Нажмите Ctrl+O или перетащите работы в окно.</translation>
    </message>
    <message numerus="yes">
        <source>You can open up to %Ln library document(s) at a time.</source>
        <translation>
            <numerusform>За один раз можно открыть не больше %Ln документа библиотеки.</numerusform>
            <numerusform>За один раз можно открыть не больше %Ln документов библиотеки.</numerusform>
            <numerusform>За один раз можно открыть не больше %Ln документов библиотеки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported libraries (%1)</source>
        <translation>Экспортированные библиотеки (%1)</translation>
    </message>
    <message>
        <source>Export library</source>
        <translation>Экспорт библиотеки</translation>
    </message>
    <message>
        <source>Import into library</source>
        <translation>Импорт в библиотеку</translation>
    </message>
    <message>
        <source>The index already uses the current options. Nothing to change.</source>
        <translation>Индекс уже построен с текущими параметрами. Менять нечего.</translation>
    </message>
    <message>
        <source>Index settings</source>
        <translation>Настройки индекса</translation>
    </message>
    <message>
        <source>Rebuild the index with the current options?</source>
        <translation>Перестроить индекс с текущими параметрами?</translation>
    </message>
    <message>
        <source>Normalization, disguise and language options determine which documents are found. Similarity is always calculated with your current options. Rebuilding runs in the background, and you can stop and resume it. Until it finishes, checks use the old index.</source>
        <translation>Параметры нормализации, маскировки и языка определяют, какие документы найдутся. Сходство всегда вычисляется с вашими текущими параметрами. Индекс перестраивается в фоне; это можно остановить и продолжить. До завершения проверки идут по старому индексу.</translation>
    </message>
    <message>
        <source>Rebuild</source>
        <translation>Перестроить</translation>
    </message>
</context>
<context>
    <name>LibraryController</name>
    <message>
        <source>Your own library</source>
        <translation>Личная библиотека</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Opening library…</source>
        <translation>Открытие библиотеки…</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Библиотека не открыта.</translation>
    </message>
    <message>
        <source>The library is busy. Wait until it finishes, or cancel the current task.</source>
        <translation>Библиотека занята. Подождите, пока она закончит, или отмените текущую операцию.</translation>
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
        <translation>Вернуться к предыдущему представлению (Esc)</translation>
    </message>
</context>
<context>
    <name>LibraryMatch</name>
    <message>
        <source>Search the library</source>
        <translation>Искать в библиотеке</translation>
    </message>
    <message>
        <source>Find out whether documents of the library have the longest match too</source>
        <translation>Узнать, есть ли самое длинное совпадение и в документах библиотеки</translation>
    </message>
    <message>
        <source>These texts have no match to search the library for.</source>
        <translation>У этих текстов нет совпадения, которое можно искать в библиотеке.</translation>
    </message>
    <message>
        <source>No other document of the library has the longest match of this pair.</source>
        <translation>Самого длинного совпадения этой пары нет ни в одном другом документе библиотеки.</translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>Самое длинное совпадение этой пары есть ещё не менее чем в %Ln документе библиотеки.</numerusform>
            <numerusform>Самое длинное совпадение этой пары есть ещё не менее чем в %Ln документах библиотеки.</numerusform>
            <numerusform>Самое длинное совпадение этой пары есть ещё не менее чем в %Ln документах библиотеки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>Самое длинное совпадение этой пары есть ещё в %Ln документе библиотеки.</numerusform>
            <numerusform>Самое длинное совпадение этой пары есть ещё в %Ln документах библиотеки.</numerusform>
            <numerusform>Самое длинное совпадение этой пары есть ещё в %Ln документах библиотеки.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryNames</name>
    <message>
        <source>Library document %1</source>
        <translation>Документ библиотеки %1</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Недавние</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Библиотека не открыта.</translation>
    </message>
    <message>
        <source>Library views</source>
        <translation>Представления библиотеки</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Почти дубликаты</translation>
    </message>
    <message>
        <source>Shelves</source>
        <translation>Полки</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Check and add</source>
        <translation>Проверить и добавить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>No library is open</source>
        <translation>Библиотека не открыта</translation>
    </message>
    <message>
        <source>A library keeps earlier essays and finds passages that new ones share with them. It is a file on your computer, or a shared database on your school&apos;s server. Nothing is sent anywhere else.</source>
        <translation>В библиотеке хранятся прежние работы; она находит фрагменты, общие с ними у новых. Это файл на вашем компьютере или общая база данных на сервере вашей школы. Больше никуда ничего не отправляется.</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Создать библиотеку…</translation>
    </message>
    <message>
        <source>Open library file…</source>
        <translation>Открыть файл библиотеки…</translation>
    </message>
    <message>
        <source>Open shared library…</source>
        <translation>Открыть общую библиотеку…</translation>
    </message>
</context>
<context>
    <name>LibraryServerDialog</name>
    <message>
        <source>Open shared library</source>
        <translation>Открыть общую библиотеку</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Подключение…</translation>
    </message>
    <message>
        <source>Create a library here</source>
        <translation>Создать библиотеку здесь</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>База данных</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Пользователь</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Пароль</translation>
    </message>
    <message>
        <source>A shared library is on your school&apos;s PostgreSQL server, and several teachers can use it at the same time. The password is kept only until you close the window, and is never saved.</source>
        <translation>Общая библиотека находится на сервере PostgreSQL вашей школы, ею могут пользоваться сразу несколько учителей. Пароль хранится только до закрытия окна и нигде не записывается.</translation>
    </message>
</context>
<context>
    <name>LibraryShelves</name>
    <message>
        <source>Kiwix files and web archives (%1)</source>
        <translation>Файлы Kiwix и веб-архивы (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Add a shelf</source>
        <translation>Добавить полку</translation>
    </message>
    <message>
        <source>The shelf “%1” is up to date.</source>
        <translation>Полка «%1» обновлена.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>%Ln источник не удалось прочитать.</numerusform>
            <numerusform>%Ln источника не удалось прочитать.</numerusform>
            <numerusform>%Ln источников не удалось прочитать.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the files of a shelf</source>
        <translation>Найти файлы полки</translation>
    </message>
    <message>
        <source>Remove shelf</source>
        <translation>Удаление полки</translation>
    </message>
    <message>
        <source>Remove the shelf “%1”?</source>
        <translation>Удалить полку «%1»?</translation>
    </message>
    <message>
        <source>Its fingerprints are deleted. The files of the shelf stay where they are.</source>
        <translation>Её отпечатки будут удалены. Файлы полки останутся на месте.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Checking essays against library…</source>
        <translation>Проверка работ по библиотеке…</translation>
    </message>
    <message>
        <source>Adding to library…</source>
        <translation>Добавление в библиотеку…</translation>
    </message>
    <message>
        <source>Deleting from library…</source>
        <translation>Удаление из библиотеки…</translation>
    </message>
    <message>
        <source>Finding near-duplicates in library…</source>
        <translation>Поиск почти дубликатов в библиотеке…</translation>
    </message>
    <message>
        <source>Verifying library…</source>
        <translation>Проверка целостности библиотеки…</translation>
    </message>
    <message>
        <source>Exporting library…</source>
        <translation>Экспорт библиотеки…</translation>
    </message>
    <message>
        <source>Importing into library…</source>
        <translation>Импорт в библиотеку…</translation>
    </message>
    <message>
        <source>Rebuilding index; checks use the old index until it finishes…</source>
        <translation>Перестройка индекса; до её завершения проверки идут по старому…</translation>
    </message>
    <message>
        <source>Opening library…</source>
        <translation>Открытие библиотеки…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документа</numerusform>
            <numerusform>%Ln документов</numerusform>
        </translation>
    </message>
    <message>
        <source>fingerprints only, no text</source>
        <translation>только отпечатки, без текстов</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not yet indexed with the new settings</source>
        <translation>
            <numerusform>осталось индексировать с новыми настройками: %Ln</numerusform>
            <numerusform>осталось индексировать с новыми настройками: %Ln</numerusform>
            <numerusform>осталось индексировать с новыми настройками: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the owner of a shared library can do this.</source>
        <translation>В общей библиотеке это может делать только её владелец.</translation>
    </message>
    <message>
        <source>You have read-only access to this library.</source>
        <translation>Доступ к этой библиотеке — только для чтения.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) added</source>
        <translation>
            <numerusform>Добавлен %Ln документ</numerusform>
            <numerusform>Добавлено %Ln документа</numerusform>
            <numerusform>Добавлено %Ln документов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library, now also under another name</source>
        <translation>
            <numerusform>%Ln уже в библиотеке, теперь и под другим названием</numerusform>
            <numerusform>%Ln уже в библиотеке, теперь и под другим названием</numerusform>
            <numerusform>%Ln уже в библиотеке, теперь и под другим названием</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>%Ln уже в библиотеке</numerusform>
            <numerusform>%Ln уже в библиотеке</numerusform>
            <numerusform>%Ln уже в библиотеке</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
    <message>
        <source>To continue, add the same files again.</source>
        <translation>Чтобы продолжить, добавьте те же файлы ещё раз.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s).</source>
        <translation>
            <numerusform>И ещё %Ln проблема.</numerusform>
            <numerusform>И ещё %Ln проблемы.</numerusform>
            <numerusform>И ещё %Ln проблем.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) deleted from the library.</source>
        <translation>
            <numerusform>Из библиотеки удалён %Ln документ.</numerusform>
            <numerusform>Из библиотеки удалено %Ln документа.</numerusform>
            <numerusform>Из библиотеки удалено %Ln документов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <translation>Экспортировано в «%2»: %1.</translation>
    </message>
    <message>
        <source>The index now uses the new settings.</source>
        <translation>Индекс построен с новыми настройками.</translation>
    </message>
    <message>
        <source>The library is intact. No problems found.</source>
        <translation>Библиотека цела. Проблем не найдено.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) found.</source>
        <translation>
            <numerusform>Найдена %Ln проблема.</numerusform>
            <numerusform>Найдены %Ln проблемы.</numerusform>
            <numerusform>Найдено %Ln проблем.</numerusform>
        </translation>
    </message>
    <message>
        <source>full access</source>
        <translation>полный доступ</translation>
    </message>
    <message>
        <source>can add</source>
        <translation>чтение и добавление</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>только чтение</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>нет доступа</translation>
    </message>
</context>
<context>
    <name>LinkModel</name>
    <message>
        <source>Left</source>
        <translation>Левый</translation>
    </message>
    <message>
        <source>Name of the first document</source>
        <translation>Название первого документа</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правый</translation>
    </message>
    <message>
        <source>Name of the second document</source>
        <translation>Название второго документа</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Score that is compared with the threshold</source>
        <translation>Показатель, который сравнивается с порогом</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>An unexpected error occurred. Your documents have not been changed.</source>
        <translation>Произошла непредвиденная ошибка. Ваши документы не изменены.</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Неожиданная ошибка</translation>
    </message>
</context>
<context>
    <name>MeasureList</name>
    <message>
        <source>Measures of this pair</source>
        <translation>Меры сходства этой пары</translation>
    </message>
</context>
<context>
    <name>MeasureModel</name>
    <message>
        <source>Line: %1.</source>
        <translation>Черта: %1.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Считается…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bit(s)</source>
        <translation>
            <numerusform>%Ln бит</numerusform>
            <numerusform>%Ln бита</numerusform>
            <numerusform>%Ln бит</numerusform>
        </translation>
    </message>
    <message>
        <source>exact value: %1</source>
        <translation>точно %1</translation>
    </message>
    <message>
        <source>near-duplicates: yes</source>
        <translation>почти дубликаты: да</translation>
    </message>
    <message>
        <source>near-duplicates: no</source>
        <translation>почти дубликаты: нет</translation>
    </message>
</context>
<context>
    <name>MeasuresPanel</name>
    <message>
        <source>Include compression distances and LSA (slower)</source>
        <translation>Включить расстояния сжатия и LSA (медленнее)</translation>
    </message>
    <message>
        <source>Longer bar: more similar. Dot: exact value. Line: threshold from the article.</source>
        <translation>Чем длиннее полоса, тем больше сходство. Точка: точное значение. Черта: порог из статьи.</translation>
    </message>
    <message>
        <source>Open a pair to see its measures.</source>
        <translation>Откройте пару, чтобы увидеть её меры сходства.</translation>
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
        <translation>Название документа</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Number of texts in this cluster that it forms a pair above the threshold with</source>
        <translation>Количество текстов этого кластера, с которыми он образует пару выше порога</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Максимум</translation>
    </message>
    <message>
        <source>Highest score among its pairs in this cluster</source>
        <translation>Наибольший показатель среди его пар в этом кластере</translation>
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
        <translation>Открыть &amp;как</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Недавние</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Документы</translation>
    </message>
    <message>
        <source>R&amp;ole of selected documents</source>
        <translation>Р&amp;оль выбранных документов</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>П&amp;ереход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Оформление</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>For e&amp;xperts</source>
        <translation>Для &amp;специалистов</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Строка меню</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Добавить документы</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Отчёт…</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Следующее сообщение</translation>
    </message>
    <message>
        <source>Dismiss message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Program files are missing: neither {packaged} nor {checkout} was found.</source>
        <translation>Нет файлов программы: не найдены ни {packaged}, ни {checkout}.</translation>
    </message>
    <message>
        <source>Reinstall Imbrex.</source>
        <translation>Переустановите Imbrex.</translation>
    </message>
    <message>
        <source>A program component is missing: {name}.</source>
        <translation>Не хватает компонента программы: {name}.</translation>
    </message>
    <message>
        <source>The {name} failed ({kind}: {reason}).</source>
        <translation>Произошёл сбой: {name} ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>The {name} gave an invalid answer.</source>
        <translation>Недопустимый ответ: {name}.</translation>
    </message>
    <message>
        <source>The {name} stopped without answering.</source>
        <translation>Остановилась без ответа {name}.</translation>
    </message>
    <message>
        <source>The {name} has been closed.</source>
        <translation>Закрыта {name}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t start the {name}: {reason}.</source>
        <translation>Не запускается {name}: {reason}.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Закройте другие программы.</translation>
    </message>
    <message>
        <source>The {name} was stopped because it took longer than {seconds} seconds.</source>
        <translation>Остановлена {name}: прошло больше {seconds} с.</translation>
    </message>
    <message>
        <source>The {name} failed: {kind}.</source>
        <translation>Сбой ({name}): {kind}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t start the {name}.</source>
        <translation>Не удалось запустить: {name}.</translation>
    </message>
    <message>
        <source>Check that you chose the right file.</source>
        <translation>Проверьте, тот ли файл выбран.</translation>
    </message>
    <message>
        <source>a template</source>
        <translation>шаблон</translation>
    </message>
    <message>
        <source>an excluded phrase</source>
        <translation>исключённая фраза</translation>
    </message>
    <message>
        <source>quotation marks</source>
        <translation>кавычки</translation>
    </message>
    <message>
        <source>a list of references</source>
        <translation>список литературы</translation>
    </message>
    <message>
        <source>Check that you chose the right file as the template.</source>
        <translation>Проверьте, тот ли файл выбран как шаблон.</translation>
    </message>
    <message>
        <source>Only {kept} of {words} words are left to compare, because {out} are in {places}. A shingle needs {length}.</source>
        <translation>Для сравнения осталось слов: {kept} из {words}; исключено {out} ({places}); для шингла нужно {length}.</translation>
    </message>
    <message>
        <source>Only {kept} of {words} words are compared. A shingle needs {length}.</source>
        <translation>Сравниваются слова: {kept} из {words}; для шингла нужно {length}.</translation>
    </message>
    <message>
        <source>This text has no run of {length} compared words. A shingle needs {length}.</source>
        <translation>В этом тексте нигде нет {length} сравниваемых слов подряд; для шингла нужно {length}.</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length.</source>
        <translation>Выберите меньшую длину шингла.</translation>
    </message>
    <message>
        <source>Include quotations and bibliographies in the comparison.</source>
        <translation>Включите в сравнение цитаты и списки литературы.</translation>
    </message>
    <message>
        <source>{name} is a template: text shared with it is excluded from every comparison.</source>
        <translation>{name} — шаблон: общий с ним текст исключается из любого сравнения.</translation>
    </message>
    <message>
        <source>To compare it, change its role.</source>
        <translation>Чтобы сравнить его, измените его роль.</translation>
    </message>
    <message>
        <source>{name}: {message}</source>
        <translation>{name}: {message}</translation>
    </message>
    <message>
        <source>Two documents are needed, not {number}.</source>
        <translation>Нужны два документа, а не {number}.</translation>
    </message>
    <message>
        <source>Use compare_all for any number of them.</source>
        <translation>Для любого числа документов есть compare_all.</translation>
    </message>
    <message>
        <source>A data frame needs {libraries}.</source>
        <translation>Для таблицы нужна библиотека {libraries}.</translation>
    </message>
    <message>
        <source>Install it with pip.</source>
        <translation>Установите её через pip.</translation>
    </message>
    <message>
        <source>This text contains no words.</source>
        <translation>В этом тексте нет ни одного слова.</translation>
    </message>
    <message>
        <source>A template must have at least {fewest} compared words.</source>
        <translation>В шаблоне должно быть не меньше {fewest} сравниваемых слов.</translation>
    </message>
    <message>
        <source>All of this text is also in {places}.</source>
        <translation>Весь этот текст есть и здесь: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>This text has only {count} word(s). A shingle needs {length}.</source>
        <translation>
            <numerusform>В этом тексте только {count} слово; для шингла нужно {length}.</numerusform>
            <numerusform>В этом тексте только {count} слова; для шингла нужно {length}.</numerusform>
            <numerusform>В этом тексте только {count} слов; для шингла нужно {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or check that you chose the right file.</source>
        <translation>Выберите меньшую длину шингла или проверьте, тот ли файл выбран.</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or exclude less text.</source>
        <translation>Выберите меньшую длину шингла или исключайте меньше текста.</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or ignore fewer kinds of words.</source>
        <translation>Выберите меньшую длину шингла или учитывайте больше видов слов.</translation>
    </message>
    <message>
        <source>Missing or extra spaces were not corrected in {number:,} letters. The limit is {most:,}.</source>
        <translation>Пропущенные и лишние пробелы не исправлены в {number:,} буквах. Предел — {most:,}.</translation>
    </message>
    <message>
        <source>Filters of {bits:,} bit(s) with {functions} hash function(s); at most {share} of unshared shingles are counted by mistake.</source>
        <translation>Битов в фильтре: {bits}, хеш-функций: {functions}; ошибочно засчитывается не больше {share} необщих шинглов.</translation>
    </message>
    <message>
        <source>{shared:,} of its {all:,} distinct shingle(s) are also in the other text.</source>
        <translation>Есть в другом тексте: {shared} из {all} его разных шинглов.</translation>
    </message>
    <message>
        <source>{found:,} of {left:,} left shingle(s) match the {right:,} right ones; {lost:,} hash collision(s) among {distinct:,} distinct shingle(s).</source>
        <translation>Шинглов левого текста, найденных среди {right} шинглов правого: {found} из {left}; коллизий хеша: {lost}, разных шинглов: {distinct}.</translation>
    </message>
    <message>
        <source>Repeated shingles are counted each time.</source>
        <translation>Повторяющиеся шинглы учитываются каждый раз.</translation>
    </message>
    <message>
        <source>Much more of the right text is in the left text than the reverse, so the right text may be part of the left one. Jaccard and its estimates are low in this case; look at containment.</source>
        <translation>Правого текста в левом гораздо больше, чем левого в правом: возможно, правый текст — часть левого. Коэффициент Жаккара и его оценки в этом случае низки; смотрите на вхождение.</translation>
    </message>
    <message>
        <source>The highest-weighted words are nearly the same, but few runs of words are. Words may have been reordered or replaced. Try shorter shingles.</source>
        <translation>Самые весомые слова почти те же, а общих цепочек слов мало: возможно, слова переставлены или заменены. Попробуйте шинглы короче.</translation>
    </message>
    <message>
        <source>The texts share much, but not enough supershingles to be near-duplicates. At a Jaccard below about 0.9, a little added text or a few changed words can cause this.</source>
        <translation>У текстов много общего, но супершинглов совпало слишком мало для почти дубликатов. При коэффициенте Жаккара ниже примерно 0,9 для этого хватает небольшой вставки или нескольких заменённых слов.</translation>
    </message>
    <message>
        <source>The compression measures disagree: in texts this long, {names} can&apos;t look back far enough. Rely on xz.</source>
        <translation>Меры сжатия расходятся: в таких длинных текстах {names} не видит достаточно далеко назад. Полагайтесь на xz.</translation>
    </message>
    <message>
        <source>One text is short, so estimates are unreliable. For a few sentences, look at the longest words.</source>
        <translation>Один из текстов короткий, поэтому оценки ненадёжны. Для нескольких предложений смотрите на самые длинные слова.</translation>
    </message>
    <message>
        <source>Much more of the left text is in the right text than the reverse, so the left text may be part of the right one. Jaccard and its estimates are low in this case; look at containment.</source>
        <translation>Левого текста в правом гораздо больше, чем правого в левом: возможно, левый текст — часть правого. Коэффициент Жаккара и его оценки в этом случае низки; смотрите на вхождение.</translation>
    </message>
    <message>
        <source>{shared} of the {longest} longest word(s) are shared.</source>
        <translation>Общих самых длинных слов: {shared} из {longest}.</translation>
    </message>
    <message>
        <source>Intended for texts of 3 to 5 sentences. One of these has {longest:,}, so {most} words represent little of it.</source>
        <translation>Мера рассчитана на тексты из 3–5 предложений. В одном из этих текстов их {longest}, и слова, которых {most}, мало о нём говорят.</translation>
    </message>
    <message>
        <source>One text has no words of {shortest} or more letters.</source>
        <translation>В одном из текстов нет слов длиной от {shortest} букв.</translation>
    </message>
    <message>
        <source>Texts that share fewer than {least} are not considered.</source>
        <translation>Тексты, у которых общих слов меньше {least}, не рассматриваются.</translation>
    </message>
    <message>
        <source>The texts are identical, letter for letter.</source>
        <translation>Тексты одинаковы буква в букву.</translation>
    </message>
    <message>
        <source>Cosine similarity in {rank} dimensions, calculated from {documents:,} documents.</source>
        <translation>Косинусное сходство; измерений: {rank}, документов: {documents}.</translation>
    </message>
    <message>
        <source>With few documents, this measure is unreliable.</source>
        <translation>Когда документов мало, эта мера ненадёжна.</translation>
    </message>
    <message>
        <source>This measure needs {fewest} documents with words; {documents} are open.</source>
        <translation>Этой мере нужно документов со словами: {fewest}; открыто {documents}.</translation>
    </message>
    <message>
        <source>{equal} of {pairs} megashingles are equal; 1 is required.</source>
        <translation>Совпало мегашинглов: {equal} из {pairs}; нужен 1.</translation>
    </message>
    <message>
        <source>One text has only {fewest} distinct shingles, fewer than the {functions} hash functions, so MinHash values repeat.</source>
        <translation>В одном из текстов разных шинглов всего {fewest}, меньше, чем хеш-функций ({functions}), поэтому значения MinHash повторяются.</translation>
    </message>
    <message>
        <source>{equal} of {functions} MinHash values are equal.</source>
        <translation>Совпало значений MinHash: {equal} из {functions}.</translation>
    </message>
    <message>
        <source>The two together exceed one block of bzip2 (900 kB).</source>
        <translation>Вместе тексты не умещаются в один блок bzip2 (900 кБ).</translation>
    </message>
    <message>
        <source>gzip looks back only 32 kB, so matches further apart are missed.</source>
        <translation>gzip смотрит назад на 32 кБ: более далёкие повторы он не видит.</translation>
    </message>
    <message>
        <source>Normalized text, in bytes: {left:,} compressed separately, {right:,} together.</source>
        <translation>Нормализованный текст в байтах: {left} при сжатии порознь, {right} при сжатии вместе.</translation>
    </message>
    <message>
        <source>In texts under 1 kB, compression overhead outweighs the similarity.</source>
        <translation>В текстах меньше 1 кБ служебные данные архива перевешивают сходство.</translation>
    </message>
    <message>
        <source>Candidates: 1 equal supershingle out of 6 in any round. Found: 2 in one round.</source>
        <translation>Кандидаты: совпал 1 супершингл из 6 в любом раунде. Найдено: 2 в одном раунде.</translation>
    </message>
    <message>
        <source>Candidates and found: 1 equal megashingle out of 15 in any round.</source>
        <translation>Кандидаты и найденные: совпал 1 мегашингл из 15 в любом раунде.</translation>
    </message>
    <message>
        <source>Candidates: 1 equal 16-bit block out of 4 in any round. Found: at most 3 of 64 bits differ.</source>
        <translation>Кандидаты: совпал 1 блок по 16 битов из 4 в любом раунде. Найдено: различается не больше 3 битов из 64.</translation>
    </message>
    <message>
        <source>The result in {folder} is damaged.</source>
        <translation>Результат в {folder} повреждён.</translation>
    </message>
    <message>
        <source>Run the job again with --replace.</source>
        <translation>Запустите сравнение снова с --replace.</translation>
    </message>
    <message>
        <source>{folder} has no result of a bulk job.</source>
        <translation>В {folder} нет результата массового сравнения.</translation>
    </message>
    <message>
        <source>Choose the folder that imbrex-cli bulk has written; the job must have finished.</source>
        <translation>Выберите папку, которую записала команда imbrex-cli bulk; сравнение должно быть завершено.</translation>
    </message>
    <message>
        <source>Results of bulk jobs can&apos;t be read: pyarrow is missing.</source>
        <translation>Не удаётся прочитать результаты массового сравнения: нет pyarrow.</translation>
    </message>
    <message>
        <source>Install it with: pip install &apos;imbrex[spark]&apos;</source>
        <translation>Установите: pip install &apos;imbrex[spark]&apos;</translation>
    </message>
    <message>
        <source>This text is not where the job read it.</source>
        <translation>Этого текста нет там, откуда его прочитало массовое сравнение.</translation>
    </message>
    <message>
        <source>Put it back, or run the job again.</source>
        <translation>Верните его на место или запустите сравнение снова.</translation>
    </message>
    <message numerus="yes">
        <source>No more than {count} dictionaries can be added.</source>
        <translation>
            <numerusform>Можно добавить не более {count} словаря.</numerusform>
            <numerusform>Можно добавить не более {count} словарей.</numerusform>
            <numerusform>Можно добавить не более {count} словарей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t save {path}: {reason}.</source>
        <translation>Не удалось сохранить {path}: {reason}.</translation>
    </message>
    <message>
        <source>The dictionary exceeds {size} MB.</source>
        <translation>Словарь больше {size} МБ.</translation>
    </message>
    <message>
        <source>Use a smaller dictionary.</source>
        <translation>Выберите словарь поменьше.</translation>
    </message>
    <message>
        <source>The dictionary is damaged.</source>
        <translation>Словарь повреждён.</translation>
    </message>
    <message>
        <source>dictionary reader</source>
        <translation>чтение словарей</translation>
    </message>
    <message>
        <source>The dictionary has no translations between these languages.</source>
        <translation>В словаре нет переводов между этими языками.</translation>
    </message>
    <message>
        <source>Check its languages, and that it is in UTF-8.</source>
        <translation>Проверьте его языки и кодировку UTF-8.</translation>
    </message>
    <message>
        <source>Reading the dictionary was interrupted.</source>
        <translation>Чтение словаря прервано.</translation>
    </message>
    <message>
        <source>The dictionary is not in UTF-8.</source>
        <translation>Словарь не в кодировке UTF-8.</translation>
    </message>
    <message>
        <source>Convert it to UTF-8, and add it again.</source>
        <translation>Преобразуйте его в UTF-8 и добавьте снова.</translation>
    </message>
    <message>
        <source>The dictionary has more than {most:,} phrases. Only the first {most:,} are used.</source>
        <translation>В словаре больше {most:,} выражений. Используются только первые {most:,}.</translation>
    </message>
    <message>
        <source>{found:,} of its shingle(s) are also in the other text; it has {words:,} compared word(s).</source>
        <translation>Его шинглов в другом тексте: {found}; сравниваемых слов в нём: {words}.</translation>
    </message>
    <message>
        <source>over {share}: texts on the same event, according to the PHP article</source>
        <translation>больше {share} — тексты об одном событии (статья о PHP)</translation>
    </message>
    <message>
        <source>over {share}: a copy, according to the article on short texts</source>
        <translation>больше {share} — копия (статья о коротких текстах)</translation>
    </message>
    <message>
        <source>2 of 6 or more: near-duplicates</source>
        <translation>2 из 6 и больше — почти дубликаты</translation>
    </message>
    <message>
        <source>1 of 15 or more: near-duplicates</source>
        <translation>1 из 15 и больше — почти дубликаты</translation>
    </message>
    <message>
        <source>3 bits or fewer: near-duplicates, according to the SimHash article</source>
        <translation>3 бита и меньше — почти дубликаты (статья о SimHash)</translation>
    </message>
    <message>
        <source>Jaccard (resemblance)</source>
        <translation>Коэффициент Жаккара (сходство)</translation>
    </message>
    <message>
        <source>Shingles in both texts, as a share of all shingles in either text.</source>
        <translation>Доля общих шинглов среди всех шинглов обоих текстов.</translation>
    </message>
    <message>
        <source>Containment, left in right</source>
        <translation>Вхождение левого в правый</translation>
    </message>
    <message>
        <source>Share of the left text that is also in the right text.</source>
        <translation>Какая часть левого текста есть в правом.</translation>
    </message>
    <message>
        <source>Containment, right in left</source>
        <translation>Вхождение правого в левый</translation>
    </message>
    <message>
        <source>Share of the right text that is also in the left text.</source>
        <translation>Какая часть правого текста есть в левом.</translation>
    </message>
    <message>
        <source>Dice with CRC32 (Node.js article)</source>
        <translation>Дайс по CRC32 (статья о Node.js)</translation>
    </message>
    <message>
        <source>Left shingles also in the right text, times two, divided by all shingles in both texts.</source>
        <translation>Удвоенное число шинглов левого текста, найденных в правом, делённое на число всех шинглов обоих.</translation>
    </message>
    <message>
        <source>Dice with MurmurHash3</source>
        <translation>Дайс по MurmurHash3</translation>
    </message>
    <message>
        <source>The same with a different hash function.</source>
        <translation>То же с другой хеш-функцией.</translation>
    </message>
    <message>
        <source>PHP article, left text</source>
        <translation>Статья о PHP, проверяется левый</translation>
    </message>
    <message>
        <source>Left shingles also in the right text, divided by the words in the left text.</source>
        <translation>Шинглы левого текста, найденные в правом, делённые на число слов левого.</translation>
    </message>
    <message>
        <source>PHP article, right text</source>
        <translation>Статья о PHP, проверяется правый</translation>
    </message>
    <message>
        <source>Right shingles also in the left text, divided by the words in the right text.</source>
        <translation>Шинглы правого текста, найденные в левом, делённые на число слов правого.</translation>
    </message>
    <message>
        <source>MinHash-84</source>
        <translation>MinHash-84</translation>
    </message>
    <message>
        <source>Estimates Jaccard from 84 numbers per text, whatever its length.</source>
        <translation>Оценивает коэффициент Жаккара по 84 числам на текст любой длины.</translation>
    </message>
    <message>
        <source>Supershingles, 6 of 14</source>
        <translation>Супершинглы, 6 по 14</translation>
    </message>
    <message>
        <source>Combines the 84 MinHash values into 6 numbers. Two equal numbers indicate nearly identical texts.</source>
        <translation>Сводит 84 значения MinHash к 6 числам. Два одинаковых числа указывают на почти одинаковые тексты.</translation>
    </message>
    <message>
        <source>Megashingles, 15</source>
        <translation>Мегашинглы, 15</translation>
    </message>
    <message>
        <source>Pairs of supershingles. One match is enough, so near-duplicates are found in a single lookup.</source>
        <translation>Пары супершинглов. Хватает одного совпадения, поэтому почти дубликаты находятся одним обращением к индексу.</translation>
    </message>
    <message>
        <source>SimHash-64, keywords</source>
        <translation>SimHash-64, ключевые слова</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the 50 highest-weighted words, in any order.</source>
        <translation>Считает различающиеся биты двух отпечатков из 50 самых весомых слов в любом порядке.</translation>
    </message>
    <message>
        <source>SimHash-64, longest sentences</source>
        <translation>SimHash-64, длинные предложения</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the 10 longest sentences.</source>
        <translation>Считает различающиеся биты двух отпечатков из 10 самых длинных предложений.</translation>
    </message>
    <message>
        <source>SimHash-64, paragraph edges</source>
        <translation>SimHash-64, края абзацев</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the first and last sentences of paragraphs.</source>
        <translation>Считает различающиеся биты двух отпечатков из первых и последних предложений абзацев.</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Самые длинные слова</translation>
    </message>
    <message>
        <source>Bloom filters</source>
        <translation>Фильтры Блума</translation>
    </message>
    <message>
        <source>Estimates Jaccard from two bit patterns, using AND and OR.</source>
        <translation>Оценивает коэффициент Жаккара по двум битовым маскам с помощью И и ИЛИ.</translation>
    </message>
    <message>
        <source>Compression distance, xz</source>
        <translation>Расстояние сжатия, xz</translation>
    </message>
    <message>
        <source>Measures how much smaller the texts become when compressed together.</source>
        <translation>Показывает, насколько меньше становятся тексты, если сжать их вместе.</translation>
    </message>
    <message>
        <source>Compression distance, bzip2</source>
        <translation>Расстояние сжатия, bzip2</translation>
    </message>
    <message>
        <source>The same with bzip2, which works on blocks of 900 kB.</source>
        <translation>То же с bzip2, который работает блоками по 900 кБ.</translation>
    </message>
    <message>
        <source>Compression distance, gzip</source>
        <translation>Расстояние сжатия, gzip</translation>
    </message>
    <message>
        <source>The same with gzip, which looks back 32 kB.</source>
        <translation>То же с gzip, который смотрит назад на 32 кБ.</translation>
    </message>
    <message>
        <source>LSA</source>
        <translation>LSA</translation>
    </message>
    <message>
        <source>Compares topics: words used in similar contexts in the open documents count as related.</source>
        <translation>Сравнивает темы: слова, которые в открытых документах встречаются в похожих контекстах, считаются близкими.</translation>
    </message>
    <message>
        <source>The texts are written in different languages ({left}, {right}).</source>
        <translation>Тексты написаны на разных языках ({left}, {right}).</translation>
    </message>
    <message>
        <source>{name} has no words to compare after normalization.</source>
        <translation>{name}: после нормализации не осталось слов для сравнения.</translation>
    </message>
    <message>
        <source>{name} is too short: it has no run of {length} compared words, the length of a shingle.</source>
        <translation>{name}: текст слишком короткий, в нём нигде нет {length} сравниваемых слов подряд, как нужно для шингла.</translation>
    </message>
    <message>
        <source>{shared:,} of {all:,} distinct shingle(s) are in both texts.</source>
        <translation>Есть в обоих текстах: {shared} из {all} разных шинглов.</translation>
    </message>
    <message>
        <source>There are no keywords to make a fingerprint from.</source>
        <translation>Нет ключевых слов, из которых делается отпечаток.</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} keyword(s) on the left and {right:,} on the right.</source>
        <translation>Различается битов: {differing} из {all}; ключевых слов в отпечатках: слева {left}, справа {right}.</translation>
    </message>
    <message>
        <source>One text has only {fewest} keyword(s), so a single change affects many bits.</source>
        <translation>Ключевых слов в одном из текстов всего {fewest}: одна правка меняет много битов.</translation>
    </message>
    <message>
        <source>There are no sentences to make a fingerprint from.</source>
        <translation>Нет предложений, из которых делается отпечаток.</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} sentence(s) on the left and {right:,} on the right.</source>
        <translation>Различается битов: {differing} из {all}; предложений в отпечатках: слева {left}, справа {right}.</translation>
    </message>
    <message>
        <source>One text has only {fewest} sentence(s), so a single change affects many bits.</source>
        <translation>Предложений в одном из текстов всего {fewest}: одна правка меняет много битов.</translation>
    </message>
    <message>
        <source>One text has only {words} word(s); below {enough}, a few words affect many bits.</source>
        <translation>Слов в одном из текстов всего {words}; когда их меньше {enough}, несколько слов меняют много битов.</translation>
    </message>
    <message>
        <source>{equal} of {groups} supershingles are equal; {needed} are required.</source>
        <translation>Совпало супершинглов: {equal} из {groups}; нужно {needed}.</translation>
    </message>
    <message>
        <source>Texts with exactly this Jaccard pass with a probability of {chance}.</source>
        <translation>Тексты ровно с таким коэффициентом Жаккара проходят с вероятностью {chance}.</translation>
    </message>
    <message>
        <source>HTML tags and entities</source>
        <translation>Теги и коды HTML</translation>
    </message>
    <message>
        <source>Remove tags and convert entities to characters.</source>
        <translation>Убрать теги из текста и прочесть коды как символы.</translation>
    </message>
    <message>
        <source>Letter case</source>
        <translation>Регистр букв</translation>
    </message>
    <message>
        <source>Ignore the difference between uppercase and lowercase letters.</source>
        <translation>Не различать прописные и строчные буквы.</translation>
    </message>
    <message>
        <source>ё as е</source>
        <translation>ё как е</translation>
    </message>
    <message>
        <source>Ignore the difference between Cyrillic ё and е.</source>
        <translation>Не различать кириллические ё и е.</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Знаки препинания</translation>
    </message>
    <message>
        <source>Ignore punctuation, quotation marks and special characters.</source>
        <translation>Не учитывать знаки препинания, кавычки и особые символы.</translation>
    </message>
    <message>
        <source>Extra white space</source>
        <translation>Лишние пробелы</translation>
    </message>
    <message>
        <source>Count any run of white space as one space. If off, longer runs count as words.</source>
        <translation>Считать любую цепочку пробелов одним пробелом; иначе длинные цепочки считаются отдельными словами.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Ignore words made up of digits.</source>
        <translation>Не учитывать слова из цифр.</translation>
    </message>
    <message>
        <source>Stop words</source>
        <translation>Стоп-слова</translation>
    </message>
    <message>
        <source>Ignore the most common function words of the language.</source>
        <translation>Не учитывать самые частые служебные слова языка.</translation>
    </message>
    <message>
        <source>Custom stop words</source>
        <translation>Свои стоп-слова</translation>
    </message>
    <message>
        <source>Words to ignore instead of the language&apos;s stop-word list.</source>
        <translation>Слова, которые не учитываются вместо стоп-слов языка.</translation>
    </message>
    <message>
        <source>Parts of speech</source>
        <translation>Части речи</translation>
    </message>
    <message>
        <source>Ignore words of these parts of speech.</source>
        <translation>Не учитывать слова этих частей речи.</translation>
    </message>
    <message>
        <source>Word form</source>
        <translation>Форма слова</translation>
    </message>
    <message>
        <source>Compare words as written, in their normal form (lemma) or by their stem.</source>
        <translation>Сравнивать слова как написаны, по начальной форме (лемме) или по основе.</translation>
    </message>
    <message>
        <source>Look-alike letters</source>
        <translation>Буквы-двойники</translation>
    </message>
    <message>
        <source>Replace look-alike letters from other alphabets with the letters they imitate.</source>
        <translation>Читать буквы чужого алфавита как те, на которые они похожи.</translation>
    </message>
    <message>
        <source>Styled letters</source>
        <translation>Стилизованные буквы</translation>
    </message>
    <message>
        <source>Replace full-width, mathematical and circled letters with plain ones.</source>
        <translation>Читать полноширинные, математические и обведённые буквы как обычные.</translation>
    </message>
    <message>
        <source>Zero-width characters</source>
        <translation>Символы нулевой ширины</translation>
    </message>
    <message>
        <source>Remove invisible characters from words.</source>
        <translation>Убрать из слов невидимые символы.</translation>
    </message>
    <message>
        <source>Soft hyphens</source>
        <translation>Мягкие переносы</translation>
    </message>
    <message>
        <source>Remove soft hyphens from words.</source>
        <translation>Убрать из слов мягкие переносы.</translation>
    </message>
    <message>
        <source>Combining marks</source>
        <translation>Знаки над буквами</translation>
    </message>
    <message>
        <source>Remove marks that are not part of any letter.</source>
        <translation>Убрать знаки, которые не принадлежат ни одной букве.</translation>
    </message>
    <message>
        <source>Reversed text</source>
        <translation>Текст задом наперёд</translation>
    </message>
    <message>
        <source>Restore text that is written backwards, also with direction marks.</source>
        <translation>Развернуть текст, написанный задом наперёд, в том числе со знаками направления.</translation>
    </message>
    <message>
        <source>Spaced letters</source>
        <translation>Буквы через пробел</translation>
    </message>
    <message>
        <source>Join letters separated by spaces into words.</source>
        <translation>Соединить буквы, разделённые пробелами, в слова.</translation>
    </message>
    <message>
        <source>Split words</source>
        <translation>Разорванные слова</translation>
    </message>
    <message>
        <source>Join two fragments that form a dictionary word.</source>
        <translation>Соединить две части, которые вместе образуют словарное слово.</translation>
    </message>
    <message>
        <source>Joined words</source>
        <translation>Слитые слова</translation>
    </message>
    <message>
        <source>Split run-together words into dictionary words.</source>
        <translation>Разделить слитно написанные слова на словарные.</translation>
    </message>
    <message>
        <source>Numbers as words</source>
        <translation>Числа прописью</translation>
    </message>
    <message>
        <source>Convert numbers written as words to digits.</source>
        <translation>Читать числа, написанные словами, как цифры.</translation>
    </message>
    <message>
        <source>Misleading fonts</source>
        <translation>Шрифты с подменой букв</translation>
    </message>
    <message>
        <source>Compare the letters that a font shows if the text says others.</source>
        <translation>Сравнивать буквы, которые показывает шрифт, если в тексте записаны другие.</translation>
    </message>
    <message>
        <source>Invisible text</source>
        <translation>Невидимый текст</translation>
    </message>
    <message>
        <source>Ignore text that readers can&apos;t see: white, tiny, hidden, off the page or behind an image.</source>
        <translation>Не учитывать текст, которого не видно: белый, крошечный, скрытый, за краем страницы, под изображением.</translation>
    </message>
    <message>
        <source>Include comments, alternative text, deletions</source>
        <translation>Примечания, зам. текст, удаления</translation>
    </message>
    <message>
        <source>Also compare text in comments, tracked deletions, alternative text and field codes.</source>
        <translation>Сравнивать и текст примечаний, удалений в режиме правки, замещающий текст и коды полей.</translation>
    </message>
    <message>
        <source>Shingle length</source>
        <translation>Длина шингла</translation>
    </message>
    <message>
        <source>Number of words in a shingle. Longer shingles find only longer matches.</source>
        <translation>Число слов в шингле. Длинные шинглы находят только длинные совпадения.</translation>
    </message>
    <message>
        <source>Minimum passage length</source>
        <translation>Мин. длина фрагмента</translation>
    </message>
    <message>
        <source>Exclude passages with fewer compared words.</source>
        <translation>Исключать фрагменты, где сравниваемых слов меньше.</translation>
    </message>
    <message>
        <source>Same order</source>
        <translation>Тот же порядок</translation>
    </message>
    <message>
        <source>Report reworded sentences that follow the same order in both texts, if other texts are open, too.</source>
        <translation>Сообщать о перефразированных предложениях, которые идут в обоих текстах в одном порядке, если открыты и другие тексты.</translation>
    </message>
    <message>
        <source>Minimum template match</source>
        <translation>Мин. общее с шаблоном</translation>
    </message>
    <message>
        <source>Number of compared words in a row that must match a template to be excluded.</source>
        <translation>Сколько сравниваемых слов подряд должно совпасть с шаблоном, чтобы они были исключены.</translation>
    </message>
    <message>
        <source>Excluded phrases</source>
        <translation>Исключённые фразы</translation>
    </message>
    <message>
        <source>Phrases to exclude wherever all their compared words appear in a row.</source>
        <translation>Фразы, которые исключаются везде, где все их сравниваемые слова стоят подряд.</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Цитаты</translation>
    </message>
    <message>
        <source>Exclude words inside quotation marks.</source>
        <translation>Исключать слова в кавычках.</translation>
    </message>
    <message>
        <source>Bibliographies</source>
        <translation>Списки литературы</translation>
    </message>
    <message>
        <source>Exclude lists of references.</source>
        <translation>Исключать списки литературы.</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>Без кавычек и ссылки</translation>
    </message>
    <message>
        <source>Count passages that have neither quotation marks nor a citation.</source>
        <translation>Учитывать фрагменты без кавычек и без ссылки на источник.</translation>
    </message>
    <message>
        <source>Quotation marks missing</source>
        <translation>Без кавычек</translation>
    </message>
    <message>
        <source>Count passages that are cited but not in quotation marks.</source>
        <translation>Учитывать фрагменты со ссылкой на источник, но без кавычек.</translation>
    </message>
    <message>
        <source>Citation missing</source>
        <translation>Без ссылки</translation>
    </message>
    <message>
        <source>Count passages that are in quotation marks but not cited.</source>
        <translation>Учитывать фрагменты в кавычках, но без ссылки на источник.</translation>
    </message>
    <message>
        <source>Cited and quoted</source>
        <translation>С кавычками и ссылкой</translation>
    </message>
    <message>
        <source>Count passages that are in quotation marks and cited.</source>
        <translation>Учитывать фрагменты в кавычках и со ссылкой на источник.</translation>
    </message>
    <message>
        <source>Bibliography</source>
        <translation>Список литературы</translation>
    </message>
    <message>
        <source>Count passages in lists of references.</source>
        <translation>Учитывать фрагменты в списках литературы.</translation>
    </message>
    <message>
        <source>Template text</source>
        <translation>Текст шаблона</translation>
    </message>
    <message>
        <source>Count passages that are in a template or an excluded phrase.</source>
        <translation>Учитывать фрагменты, которые стоят в шаблоне или в исключённой фразе.</translation>
    </message>
    <message>
        <source>Own earlier work</source>
        <translation>Своя прежняя работа</translation>
    </message>
    <message>
        <source>Count passages from another text by the same author.</source>
        <translation>Учитывать фрагменты из текста того же автора.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Language of all documents. Leave empty to detect the language of each document.</source>
        <translation>Язык всех документов. Если не задан, определяется для каждого документа.</translation>
    </message>
    <message>
        <source>The text is too large to compare: {number:,} {things}. The limit is {most:,}.</source>
        <translation>Текст слишком велик для сравнения: {things} — {number:,}, предел — {most:,}.</translation>
    </message>
    <message>
        <source>different words with look-alike or hidden characters</source>
        <translation>разные слова с буквами-двойниками или скрытыми символами</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>символы</translation>
    </message>
    <message>
        <source>rare characters, such as emoji</source>
        <translation>редкие символы, например эмодзи</translation>
    </message>
    <message>
        <source>The text contains a letter with more than {most} accents or other marks.</source>
        <translation>В тексте есть буква, у которой больше {most} диакритических знаков.</translation>
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
        <translation>Большинство работ группы целиком содержит один из этих текстов, поэтому предложить длину нельзя. Оставьте текущую длину или откройте общий текст как шаблон.</translation>
    </message>
    <message>
        <source>Other text exceeds {chance} at every length up to {longest} word(s), so no other length is better than the current one.</source>
        <translation>Другой текст превышает {chance} при любой длине вплоть до {longest} слов, поэтому ни одна длина не лучше текущей.</translation>
    </message>
    <message>
        <source>{words} word(s): shortest shingle that chance rarely reaches ({chance}, versus {against} with {shorter} word(s)).</source>
        <translation>Слов: {words} — самый короткий шингл, которого случайность почти не достигает ({chance}, а при {shorter} — {against}).</translation>
    </message>
    <message>
        <source>{words} word(s): shortest shingle that chance rarely reaches ({chance}).</source>
        <translation>Слов: {words} — самый короткий шингл, которого случайность почти не достигает ({chance}).</translation>
    </message>
    <message>
        <source>Most of the class shares {words} word(s), which are not counted here. Open the shared text as a template.</source>
        <translation>У большинства текстов общих слов {words}; здесь они не учтены. Откройте общий текст как шаблон.</translation>
    </message>
    <message>
        <source>At this length, nothing in this pair stands out from chance.</source>
        <translation>При нём пара не отличается от случайных совпадений.</translation>
    </message>
    <message>
        <source>At this length, the pair scores {share}.</source>
        <translation>При нём показатель пары — {share}.</translation>
    </message>
    <message>
        <source>The texts are too short to estimate the effect of chance.</source>
        <translation>Тексты слишком короткие, чтобы оценить роль случайности.</translation>
    </message>
    <message>
        <source>One of the texts has no words to compare.</source>
        <translation>В одном из текстов нет слов для сравнения.</translation>
    </message>
    <message>
        <source>{characters} characters of comments are outside the main text.</source>
        <translation>Вне основного текста есть примечания, знаков: {characters}.</translation>
    </message>
    <message>
        <source>This version of Word files is not supported.</source>
        <translation>Эта версия файлов Word не поддерживается.</translation>
    </message>
    <message>
        <source>Save it as DOCX and open that copy.</source>
        <translation>Сохраните файл как DOCX и откройте эту копию.</translation>
    </message>
    <message>
        <source>The file is password-protected.</source>
        <translation>Файл защищён паролем.</translation>
    </message>
    <message>
        <source>Open it in its own program, remove the password and save it again.</source>
        <translation>Откройте его в исходной программе, снимите пароль и сохраните снова.</translation>
    </message>
    <message numerus="yes">
        <source>{count} chapter(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>Не удалось прочитать {count} главу.</numerusform>
            <numerusform>Не удалось прочитать {count} главы.</numerusform>
            <numerusform>Не удалось прочитать {count} глав.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that the file exists and that you have permission to read it.</source>
        <translation>Проверьте, что файл существует и что у вас есть право на его чтение.</translation>
    </message>
    <message>
        <source>Web archive</source>
        <translation>Веб-архив</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>This file is in the base folder of Zotero&apos;s linked files, which is not set for you on this computer.</source>
        <translation>Этот файл находится в базовой папке связанных файлов Zotero, а она на этом компьютере для вас не задана.</translation>
    </message>
    <message>
        <source>Set it in Zotero (Settings, Advanced, Files and Folders), and update the shelf.</source>
        <translation>Задайте её в Zotero («Настройки», «Дополнительно», «Файлы и папки») и обновите полку.</translation>
    </message>
    <message>
        <source>`shelf list` shows all names.</source>
        <translation>`shelf list` покажет все имена.</translation>
    </message>
    <message>
        <source>Supported file types: {kinds}.</source>
        <translation>Поддерживаемые типы файлов: {kinds}.</translation>
    </message>
    <message>
        <source>Move it up a few folders.</source>
        <translation>Перенесите её на несколько папок выше.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the folder: {reason}.</source>
        <translation>Папка не открывается: {reason}.</translation>
    </message>
    <message>
        <source>The folder contains no documents.</source>
        <translation>В этой папке нет документов.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Файл не найден.</translation>
    </message>
    <message>
        <source>Check the file name.</source>
        <translation>Проверьте имя файла.</translation>
    </message>
    <message>
        <source>Unsupported file type.</source>
        <translation>Тип файла не поддерживается.</translation>
    </message>
    <message>
        <source>Save the text as TXT, DOCX, ODT or PDF and open that file.</source>
        <translation>Сохраните текст как TXT, DOCX, ODT или PDF и откройте этот файл.</translation>
    </message>
    <message>
        <source>This OpenDocument file is not a text document.</source>
        <translation>Этот файл OpenDocument — не текстовый документ.</translation>
    </message>
    <message>
        <source>Save the text as ODT or DOCX.</source>
        <translation>Сохраните текст как ODT или DOCX.</translation>
    </message>
    <message>
        <source>This document contains no text.</source>
        <translation>В этом документе нет текста.</translation>
    </message>
    <message>
        <source>1 page contains no text. It may be a scanned image.</source>
        <translation>На 1 странице нет текста. Возможно, это скан.</translation>
    </message>
    <message>
        <source>1 page is a scanned image with text from OCR, which may contain errors.</source>
        <translation>1 страница — скан с распознанным текстом (OCR); в нём возможны ошибки.</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are scanned images with text from OCR, which may contain errors.</source>
        <translation>
            <numerusform>{count} страница — скан с распознанным текстом (OCR); в нём возможны ошибки.</numerusform>
            <numerusform>{count} страницы — сканы с распознанным текстом (OCR); в нём возможны ошибки.</numerusform>
            <numerusform>{count} страниц — сканы с распознанным текстом (OCR); в нём возможны ошибки.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 page is damaged and couldn&apos;t be read.</source>
        <translation>1 страница повреждена, прочитать её не удалось.</translation>
    </message>
    <message>
        <source>The PDF contains no text. Its pages may be scanned images.</source>
        <translation>В этом PDF нет текста; возможно, его страницы — отсканированные изображения.</translation>
    </message>
    <message>
        <source>The PDF has no pages.</source>
        <translation>В этом PDF нет страниц.</translation>
    </message>
    <message>
        <source>Download or copy the file again.</source>
        <translation>Скачайте или скопируйте файл заново.</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages contain no text. They may be scanned images.</source>
        <translation>
            <numerusform>На {count} странице нет текста. Возможно, это скан.</numerusform>
            <numerusform>На {count} страницах нет текста. Возможно, это сканы.</numerusform>
            <numerusform>На {count} страницах нет текста. Возможно, это сканы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are damaged and couldn&apos;t be read.</source>
        <translation>
            <numerusform>Повреждена и не прочитана {count} страница.</numerusform>
            <numerusform>Повреждены и не прочитаны {count} страницы.</numerusform>
            <numerusform>Повреждено и не прочитано {count} страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the text of each record in a field named &quot;content&quot; or &quot;text&quot;.</source>
        <translation>Текст каждой записи должен быть в поле «content» или «text».</translation>
    </message>
    <message>
        <source>The record is not an object with fields.</source>
        <translation>Запись — не объект с полями.</translation>
    </message>
    <message>
        <source>The record contains no text.</source>
        <translation>В записи нет текста.</translation>
    </message>
    <message>
        <source>The record in line {number} is not an object with fields.</source>
        <translation>Запись в строке {number} — не объект с полями.</translation>
    </message>
    <message>
        <source>The record in line {number} contains no text.</source>
        <translation>В записи в строке {number} нет текста.</translation>
    </message>
    <message>
        <source>Record {number} is not an object with fields.</source>
        <translation>Запись {number} — не объект с полями.</translation>
    </message>
    <message>
        <source>Record {number} contains no text.</source>
        <translation>В записи {number} нет текста.</translation>
    </message>
    <message>
        <source>The file contains no records.</source>
        <translation>В этом файле нет записей.</translation>
    </message>
    <message>
        <source>No record in the file could be read.</source>
        <translation>Не удалось прочитать ни одну запись файла.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more record(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>Не удалось прочитать ещё {count} запись.</numerusform>
            <numerusform>Не удалось прочитать ещё {count} записи.</numerusform>
            <numerusform>Не удалось прочитать ещё {count} записей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {number} is not valid JSON: {reason}.</source>
        <translation>Строка {number} — недопустимый JSON: {reason}.</translation>
    </message>
    <message>
        <source>Correct or delete the line.</source>
        <translation>Исправьте или удалите строку.</translation>
    </message>
    <message>
        <source>Line {number} has too many nested levels.</source>
        <translation>В строке {number} слишком глубокая вложенность.</translation>
    </message>
    <message>
        <source>The file contains only white space.</source>
        <translation>В этом файле одни пробелы.</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Проверьте, тот ли это файл.</translation>
    </message>
    <message>
        <source>Close other programs, as memory may be short, and open the file again.</source>
        <translation>Закройте другие программы: возможно, не хватает памяти. Затем откройте файл ещё раз.</translation>
    </message>
    <message>
        <source>Save the text as DOCX, ODT or TXT and open that file.</source>
        <translation>Сохраните текст как DOCX, ODT или TXT и откройте этот файл.</translation>
    </message>
    <message>
        <source>Reading was stopped because it took longer than {seconds} seconds.</source>
        <translation>Чтение файла длилось дольше {seconds} с и было прервано.</translation>
    </message>
    <message>
        <source>The file is damaged or unusual, and couldn&apos;t be read ({kind}).</source>
        <translation>Файл повреждён или необычен: прочитать его не удалось ({kind}).</translation>
    </message>
    <message>
        <source>The file reader was stopped twice by the system or another program.</source>
        <translation>Служба чтения файлов дважды была остановлена системой или другой программой.</translation>
    </message>
    <message>
        <source>file reader</source>
        <translation>служба чтения файлов</translation>
    </message>
    <message>
        <source>The text in the file exceeds {size} MB.</source>
        <translation>Текст файла больше {size} МБ.</translation>
    </message>
    <message>
        <source>Reading the file requires more than {size} MB of memory.</source>
        <translation>Для чтения файла нужно больше {size} МБ памяти.</translation>
    </message>
    <message>
        <source>The file reader gave an invalid answer.</source>
        <translation>Служба чтения файлов вернула недопустимый ответ.</translation>
    </message>
    <message>
        <source>The file caused its reader to crash. Nothing else is affected.</source>
        <translation>При чтении файла произошёл сбой; больше ничего не пострадало.</translation>
    </message>
    <message>
        <source>The file contains too many records.</source>
        <translation>В файле слишком много записей.</translation>
    </message>
    <message>
        <source>Split the file into smaller ones.</source>
        <translation>Разделите файл на несколько меньших.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Это не обычный файл.</translation>
    </message>
    <message>
        <source>Open a document or a folder.</source>
        <translation>Откройте документ или папку.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the file: {reason}.</source>
        <translation>Файл не открывается: {reason}.</translation>
    </message>
    <message>
        <source>The file is larger than {size} MB.</source>
        <translation>Файл больше {size} МБ.</translation>
    </message>
    <message>
        <source>Split the file, or save only its text.</source>
        <translation>Разделите файл или сохраните только его текст.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>The file was not opened because its contents have too many nested levels. It may be unsafe.</source>
        <translation>Файл не открыт: у его содержимого слишком много уровней вложенности. Он может быть небезопасен.</translation>
    </message>
    <message>
        <source>If you trust the file, save its text as plain text and open that.</source>
        <translation>Если вы доверяете файлу, сохраните его текст как обычный текст и откройте его.</translation>
    </message>
    <message>
        <source>The last character is incomplete.</source>
        <translation>Последний символ неполон.</translation>
    </message>
    <message>
        <source>Some characters use a different encoding. They were read as cp1252.</source>
        <translation>Некоторые символы записаны в другой кодировке; они прочитаны как cp1252.</translation>
    </message>
    <message>
        <source>Detected encoding: {encoding}.</source>
        <translation>Кодировка определена автоматически: {encoding}.</translation>
    </message>
    <message>
        <source>This is a binary file, not a text file.</source>
        <translation>Это двоичный файл, а не текстовый.</translation>
    </message>
    <message>
        <source>Open the file in its own program and save it as plain text.</source>
        <translation>Откройте файл в исходной программе и сохраните как обычный текст.</translation>
    </message>
    <message>
        <source>The file contains no text, only images.</source>
        <translation>В этом файле нет текста, только изображения.</translation>
    </message>
    <message>
        <source>Run text recognition (OCR) on images and scanned pages first.</source>
        <translation>Сначала распознайте текст (OCR) на изображениях и сканах.</translation>
    </message>
    <message numerus="yes">
        <source>{count} field code(s)</source>
        <translation>
            <numerusform>{count} код поля</numerusform>
            <numerusform>{count} кода полей</numerusform>
            <numerusform>{count} кодов полей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} embedded document(s)</source>
        <translation>
            <numerusform>{count} вложенный документ</numerusform>
            <numerusform>{count} вложенных документа</numerusform>
            <numerusform>{count} вложенных документов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} damaged part(s) ({kind})</source>
        <translation>
            <numerusform>{count} повреждённая часть ({kind})</numerusform>
            <numerusform>{count} повреждённые части ({kind})</numerusform>
            <numerusform>{count} повреждённых частей ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} comment(s)</source>
        <translation>
            <numerusform>{count} примечание</numerusform>
            <numerusform>{count} примечания</numerusform>
            <numerusform>{count} примечаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tracked deletion(s)</source>
        <translation>
            <numerusform>{count} удаление в режиме правки</numerusform>
            <numerusform>{count} удаления в режиме правки</numerusform>
            <numerusform>{count} удалений в режиме правки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deleted table row(s)</source>
        <translation>
            <numerusform>{count} удалённая строка таблицы</numerusform>
            <numerusform>{count} удалённые строки таблиц</numerusform>
            <numerusform>{count} удалённых строк таблиц</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} record(s) of tracked changes</source>
        <translation>
            <numerusform>{count} запись правок</numerusform>
            <numerusform>{count} записи правок</numerusform>
            <numerusform>{count} записей правок</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} is outside the main text.</source>
        <translation>Вне основного текста: {parts}.</translation>
    </message>
    <message>
        <source>{parts} are outside the main text.</source>
        <translation>Вне основного текста: {parts}.</translation>
    </message>
    <message>
        <source>{parts} is not included in the text.</source>
        <translation>Не входит в текст: {parts}.</translation>
    </message>
    <message>
        <source>{parts} are not included in the text.</source>
        <translation>Не входит в текст: {parts}.</translation>
    </message>
    <message>
        <source>The file was not opened because it declares a document type, which office files never do. It may be unsafe.</source>
        <translation>Файл не открыт: он объявляет тип документа, чего в офисных файлах не бывает. Он может быть небезопасен.</translation>
    </message>
    <message>
        <source>If you trust the file, open it in its own program and save a new copy.</source>
        <translation>Если вы доверяете файлу, откройте его в исходной программе и сохраните новую копию.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete.</source>
        <translation>Файл повреждён или неполон.</translation>
    </message>
    <message>
        <source>Download or copy it again, or open it in its own program and save a new copy.</source>
        <translation>Скачайте или скопируйте его заново либо откройте в исходной программе и сохраните новую копию.</translation>
    </message>
    <message>
        <source>Enter its password. Or open it in its own program, remove the password and save it again.</source>
        <translation>Введите пароль. Или откройте файл в исходной программе, снимите пароль и сохраните снова.</translation>
    </message>
    <message>
        <source>The password is incorrect.</source>
        <translation>Неверный пароль.</translation>
    </message>
    <message>
        <source>The file was not opened because it would be far larger than a text document when unpacked.</source>
        <translation>Файл не открыт: в распакованном виде он намного больше текстового документа.</translation>
    </message>
    <message>
        <source>Save the text as DOCX, ODT, PDF or TXT and open that file.</source>
        <translation>Сохраните текст как DOCX, ODT, PDF или TXT и откройте этот файл.</translation>
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
        <translation>архив</translation>
    </message>
    <message>
        <source>a PostScript file</source>
        <translation>файл PostScript</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>программа</translation>
    </message>
    <message>
        <source>an Excel workbook</source>
        <translation>книга Excel</translation>
    </message>
    <message>
        <source>a PowerPoint presentation</source>
        <translation>презентация PowerPoint</translation>
    </message>
    <message>
        <source>a Pages document</source>
        <translation>документ Pages</translation>
    </message>
    <message>
        <source>a Keynote presentation</source>
        <translation>презентация Keynote</translation>
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
        <translation>файл Office неизвестного вида</translation>
    </message>
    <message>
        <source>Unpack it and open the files inside.</source>
        <translation>Распакуйте его и откройте файлы внутри.</translation>
    </message>
    <message>
        <source>It contains only colours and fonts. Open a document that uses it.</source>
        <translation>В нём только цвета и шрифты. Откройте документ, который его использует.</translation>
    </message>
    <message>
        <source>an Outlook message</source>
        <translation>письмо Outlook</translation>
    </message>
    <message>
        <source>a Works document</source>
        <translation>документ Works</translation>
    </message>
    <message>
        <source>a Works or Publisher document</source>
        <translation>документ Works или Publisher</translation>
    </message>
    <message>
        <source>This file can&apos;t be read because it is {kind}.</source>
        <translation>Этот файл нельзя прочитать: это {kind}.</translation>
    </message>
    <message>
        <source>If its pages show text, the text is drawn as an image.</source>
        <translation>Если на страницах виден текст, он нарисован как изображение.</translation>
    </message>
    <message numerus="yes">
        <source>Recognized from a scan; {count} word(s) uncertain.</source>
        <translation>
            <numerusform>Распознано со скана; неуверенно: {count} слово</numerusform>
            <numerusform>Распознано со скана; неуверенно: {count} слова</numerusform>
            <numerusform>Распознано со скана; неуверенно: {count} слов (each with a full stop)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} page(s) couldn&apos;t be recognized.</source>
        <translation>
            <numerusform>Не удалось распознать {count} страницу.</numerusform>
            <numerusform>Не удалось распознать {count} страницы.</numerusform>
            <numerusform>Не удалось распознать {count} страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>language service</source>
        <translation>служба разбора языка</translation>
    </message>
    <message>
        <source>Couldn&apos;t look up the words of a text in {language}: {reason}</source>
        <translation>Не удалось разобрать слова текста ({language}): {reason}</translation>
    </message>
    <message>
        <source>Close other programs, or compare words as written.</source>
        <translation>Закройте другие программы или сравнивайте слова как написано.</translation>
    </message>
    <message>
        <source>A library can contain up to {most:,} documents.</source>
        <translation>Документов в библиотеке может быть не больше {most}.</translation>
    </message>
    <message>
        <source>Create another library.</source>
        <translation>Создайте ещё одну библиотеку.</translation>
    </message>
    <message>
        <source>Enter the address of the library.</source>
        <translation>Введите адрес библиотеки.</translation>
    </message>
    <message>
        <source>Enter a file path or a database URL.</source>
        <translation>Введите путь к файлу или URL базы данных.</translation>
    </message>
    <message>
        <source>{without_secrets} is not a library address.</source>
        <translation>{without_secrets} — не адрес библиотеки.</translation>
    </message>
    <message>
        <source>A library is a file or a PostgreSQL database ({postgresql}://name@server/library).</source>
        <translation>Библиотека — это файл или база данных PostgreSQL ({postgresql}://name@server/library).</translation>
    </message>
    <message>
        <source>The library address is not valid.</source>
        <translation>Недопустимый адрес библиотеки.</translation>
    </message>
    <message>
        <source>Use postgresql://name@server/library, or a file path.</source>
        <translation>Введите адрес вида postgresql://name@server/library или путь к файлу.</translation>
    </message>
    <message>
        <source>The disk with the library {library} is full. Everything reported as added is kept.</source>
        <translation>На диске с библиотекой {library} закончилось место. Всё добавленное сохранено.</translation>
    </message>
    <message>
        <source>Free up space on that disk and continue. Documents already in the library are skipped.</source>
        <translation>Освободите место на этом диске и продолжите. Документы, которые уже есть в библиотеке, будут пропущены.</translation>
    </message>
    <message>
        <source>You have read-only access to the library {library}.</source>
        <translation>Библиотеку {library} вы можете только читать.</translation>
    </message>
    <message>
        <source>Ask the owner for permission to add documents, or copy the file to your own folder.</source>
        <translation>Попросите у владельца право добавлять документы или скопируйте файл в свою папку.</translation>
    </message>
    <message>
        <source>The library {library} is busy: another program is writing to it.</source>
        <translation>Библиотека {library} занята: в неё пишет другая программа.</translation>
    </message>
    <message>
        <source>Try again when it finishes. If the file is in a network folder, use a shared library on PostgreSQL instead.</source>
        <translation>Повторите, когда она закончит. Если файл лежит в сетевой папке, используйте общую библиотеку на PostgreSQL.</translation>
    </message>
    <message>
        <source>The library {library} is damaged or incomplete.</source>
        <translation>Библиотека {library} повреждена или неполна.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the file. To save what can still be read from this one, run `imbrex-cli library export`.</source>
        <translation>Возьмите последнюю исправную копию файла. Чтобы сохранить всё, что ещё читается в этом, выполните `imbrex-cli library export`.</translation>
    </message>
    <message>
        <source>{library} is not an Imbrex library.</source>
        <translation>{library} — не библиотека Imbrex.</translation>
    </message>
    <message>
        <source>Choose another file, or create a library with a different name.</source>
        <translation>Выберите другой файл или создайте библиотеку под другим именем.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the library {library}.</source>
        <translation>Библиотека {library} не открывается.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to read and write there.</source>
        <translation>Проверьте, что папка существует и что у вас есть право читать и записывать в ней.</translation>
    </message>
    <message>
        <source>Disk error: couldn&apos;t read or write the library {library}.</source>
        <translation>Ошибка диска: не удалось прочитать или записать библиотеку {library}.</translation>
    </message>
    <message>
        <source>Check that the disk or network folder is available, and try again. Everything reported as added is kept.</source>
        <translation>Проверьте, доступен ли диск или сетевая папка, и повторите. Всё добавленное сохранено.</translation>
    </message>
    <message>
        <source>The connection to the library {library} was lost. Everything reported as added is kept.</source>
        <translation>Потеряна связь с библиотекой {library}. Всё добавленное сохранено.</translation>
    </message>
    <message>
        <source>Check that the server is running and reachable, and try again. Documents already in the library are skipped.</source>
        <translation>Проверьте, что сервер работает и доступен, и повторите. Документы, которые уже есть в библиотеке, будут пропущены.</translation>
    </message>
    <message>
        <source>Couldn&apos;t reach the server {server}.</source>
        <translation>Сервер {server} недоступен.</translation>
    </message>
    <message>
        <source>Check its name and port, and that it is running and connected to your network.</source>
        <translation>Проверьте имя и порт и убедитесь, что сервер запущен и подключён к вашей сети.</translation>
    </message>
    <message>
        <source>Couldn&apos;t make an encrypted connection to the server {server}.</source>
        <translation>Не удалось установить зашифрованное соединение с сервером {server}.</translation>
    </message>
    <message>
        <source>Check the certificate and the sslmode in the address, or ask the server administrator.</source>
        <translation>Проверьте сертификат и sslmode в адресе или обратитесь к администратору сервера.</translation>
    </message>
    <message>
        <source>The server {server} requires a password.</source>
        <translation>Сервер {server} требует пароль.</translation>
    </message>
    <message>
        <source>Enter it in the window. For the command line, save it in ~/.pgpass or PGPASSWORD.</source>
        <translation>Введите его в окне. Для командной строки сохраните его в ~/.pgpass или PGPASSWORD.</translation>
    </message>
    <message>
        <source>The server {server} rejected the user name or password.</source>
        <translation>Сервер {server} не принял имя пользователя или пароль.</translation>
    </message>
    <message>
        <source>Enter both again, or ask the library owner for a login.</source>
        <translation>Введите их ещё раз или попросите учётную запись у владельца библиотеки.</translation>
    </message>
    <message>
        <source>The server {server} has no database {database}.</source>
        <translation>На сервере {server} нет базы данных {database}.</translation>
    </message>
    <message>
        <source>Check the name of the database, or ask the server administrator to create it.</source>
        <translation>Проверьте имя базы данных или попросите администратора сервера создать её.</translation>
    </message>
    <message>
        <source>There is no library in the database {database} on {server} yet.</source>
        <translation>В базе данных {database} на {server} ещё нет библиотеки.</translation>
    </message>
    <message>
        <source>Create one there (imbrex-cli library create), or check the name of the database.</source>
        <translation>Создайте её там (imbrex-cli library create) или проверьте имя базы данных.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to create a library in the database {database} on {server}.</source>
        <translation>У вас нет права создавать библиотеку в базе данных {database} на {server}.</translation>
    </message>
    <message>
        <source>Ask the server administrator for permission to create tables there, or for your own database.</source>
        <translation>Попросите у администратора сервера право создавать там таблицы или отдельную базу данных.</translation>
    </message>
    <message>
        <source>Part of the library {library} is missing ({reason}).</source>
        <translation>Часть библиотеки {library} отсутствует ({reason}).</translation>
    </message>
    <message>
        <source>Restore the library from a backup. For a shared library, ask the server administrator.</source>
        <translation>Восстановите библиотеку из резервной копии. Если она общая, обратитесь к администратору сервера.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to do that in the library {library}.</source>
        <translation>У вас нет на это прав в библиотеке {library}.</translation>
    </message>
    <message>
        <source>Ask the owner for the required role. The owner can grant it with `imbrex-cli library grant`.</source>
        <translation>Попросите у владельца нужную роль. Владелец даёт её командой `imbrex-cli library grant`.</translation>
    </message>
    <message>
        <source>The server of the library {library} has no free connections.</source>
        <translation>На сервере библиотеки {library} не осталось свободных соединений.</translation>
    </message>
    <message>
        <source>Try again when another user has disconnected.</source>
        <translation>Повторите, когда другой пользователь отключится.</translation>
    </message>
    <message>
        <source>The operation failed in the library {library}: {reason}.</source>
        <translation>Операция в библиотеке {library} не удалась: {reason}.</translation>
    </message>
    <message>
        <source>Everything reported as added is kept. To check the library, run `imbrex-cli library verify`.</source>
        <translation>Всё добавленное сохранено. Чтобы проверить библиотеку, выполните `imbrex-cli library verify`.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the folder {path}: {reason}.</source>
        <translation>Не удалось создать папку {path}: {reason}.</translation>
    </message>
    <message>
        <source>Create the library in a folder that you can write to (imbrex-cli library create --library FILE).</source>
        <translation>Создайте библиотеку в папке, куда вы можете записывать (imbrex-cli library create --library FILE).</translation>
    </message>
    <message>
        <source>The library was created by a newer version of Imbrex (database version {version}; this version supports {known}).</source>
        <translation>Библиотека создана более новой версией Imbrex (версия базы {version}; эта версия поддерживает {known}).</translation>
    </message>
    <message>
        <source>Use that version, or update Imbrex.</source>
        <translation>Используйте ту версию или обновите Imbrex.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the library settings.</source>
        <translation>Не удалось прочитать настройки библиотеки.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library.</source>
        <translation>Возьмите последнюю исправную копию библиотеки.</translation>
    </message>
    <message>
        <source>The library {library} was created by an older version of Imbrex and has been upgraded.</source>
        <translation>Библиотека {library} была создана более старой версией Imbrex и теперь обновлена.</translation>
    </message>
    <message>
        <source>The previous version is kept in {path}.</source>
        <translation>Прежняя версия сохранена в {path}.</translation>
    </message>
    <message>
        <source>{library} contains no version number.</source>
        <translation>{library} не содержит номера версии.</translation>
    </message>
    <message>
        <source>The library {library} was created by a newer version of Imbrex (database version {version}; this version supports {newest}).</source>
        <translation>Библиотека {library} создана более новой версией Imbrex (версия базы {version}; эта версия поддерживает {newest}).</translation>
    </message>
    <message>
        <source>Install the latest version of Imbrex and open it again.</source>
        <translation>Установите последнюю версию Imbrex и откройте её снова.</translation>
    </message>
    <message>
        <source>The library {shown} was created by an older version of Imbrex and must be upgraded first.</source>
        <translation>Библиотека {shown} создана более старой версией Imbrex, сначала её нужно обновить.</translation>
    </message>
    <message>
        <source>Ask the library owner to open it once with this version.</source>
        <translation>Попросите владельца библиотеки один раз открыть её этой версией.</translation>
    </message>
    <message>
        <source>The library {shown} is too old to be upgraded (database version {version}).</source>
        <translation>Библиотека {shown} слишком стара, чтобы её обновить (версия базы {version}).</translation>
    </message>
    <message>
        <source>Export it with the version of Imbrex that created it, and import it into a new library.</source>
        <translation>Экспортируйте её той версией Imbrex, которой она создана, и импортируйте в новую библиотеку.</translation>
    </message>
    <message>
        <source>Couldn&apos;t back up {path} before the upgrade: {reason}.</source>
        <translation>Не удалось сделать резервную копию {path} перед обновлением: {reason}.</translation>
    </message>
    <message>
        <source>Check that you have permission to write to its folder and that there is enough disk space.</source>
        <translation>Проверьте, что у вас есть право записывать в её папку и что на диске достаточно места.</translation>
    </message>
    <message>
        <source>There is no role named {label}.</source>
        <translation>Роли {label} нет.</translation>
    </message>
    <message>
        <source>Available roles: {roles}.</source>
        <translation>Доступные роли: {roles}.</translation>
    </message>
    <message>
        <source>This requires the role “{role}” in the library {library}. Your role: {right}.</source>
        <translation>Для этого нужна роль «{role}» в библиотеке {library}. Ваша роль: {right}.</translation>
    </message>
    <message>
        <source>Ask the library owner to run `imbrex-cli library grant`. For a library file, you need permission to write to the file.</source>
        <translation>Попросите владельца библиотеки выполнить `imbrex-cli library grant`. Для файла библиотеки нужно право на запись в этот файл.</translation>
    </message>
    <message>
        <source>Only the library owner can grant roles.</source>
        <translation>Роли может давать только владелец библиотеки.</translation>
    </message>
    <message>
        <source>Ask the library owner, or log in as the owner.</source>
        <translation>Попросите владельца библиотеки или войдите под его учётной записью.</translation>
    </message>
    <message>
        <source>The server has no login named {login}.</source>
        <translation>На сервере нет учётной записи {login}.</translation>
    </message>
    <message>
        <source>The server administrator can create one in psql: CREATE ROLE name LOGIN, then \password name.</source>
        <translation>Администратор сервера может создать её в psql: CREATE ROLE name LOGIN, затем \password name.</translation>
    </message>
    <message>
        <source>{login} already owns the library.</source>
        <translation>{login} уже владеет библиотекой.</translation>
    </message>
    <message>
        <source>Choose another login.</source>
        <translation>Выберите другую учётную запись.</translation>
    </message>
    <message>
        <source>another program is still reading the library.</source>
        <translation>другая программа ещё читает библиотеку.</translation>
    </message>
    <message>
        <source>Close the library in that program, too.</source>
        <translation>Закройте библиотеку и в той программе.</translation>
    </message>
    <message>
        <source>{path} is not an Imbrex library.</source>
        <translation>{path} — не библиотека Imbrex.</translation>
    </message>
    <message>
        <source>Choose another file, or create a new library next to it.</source>
        <translation>Выберите другой файл или создайте рядом новую библиотеку.</translation>
    </message>
    <message>
        <source>Restore the library from a backup.</source>
        <translation>Восстановите библиотеку из резервной копии.</translation>
    </message>
    <message>
        <source>The library {path} was changed by another program and contains code that runs automatically.</source>
        <translation>Библиотека {path} изменена другой программой и содержит код, который выполняется автоматически.</translation>
    </message>
    <message>
        <source>{path} already exists.</source>
        <translation>{path} уже существует.</translation>
    </message>
    <message>
        <source>Choose another name for the new library.</source>
        <translation>Выберите для новой библиотеки другое имя.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the library {path}: {reason}.</source>
        <translation>Не удалось создать библиотеку {path}: {reason}.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to write there.</source>
        <translation>Проверьте, что папка существует и что у вас есть право записывать в неё.</translation>
    </message>
    <message>
        <source>Library {shown} not found.</source>
        <translation>Библиотека {shown} не найдена.</translation>
    </message>
    <message>
        <source>Check the address, or create a library at this location.</source>
        <translation>Проверьте адрес или создайте по нему библиотеку.</translation>
    </message>
    <message>
        <source>{day} is not a valid date.</source>
        <translation>{day} — недопустимая дата.</translation>
    </message>
    <message>
        <source>Enter dates as 2026-11-21.</source>
        <translation>Вводите даты в виде 2026-11-21.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more problem(s) of these kinds.</source>
        <translation>
            <numerusform>Ещё {count} такая проблема.</numerusform>
            <numerusform>Ещё {count} такие проблемы.</numerusform>
            <numerusform>Ещё {count} таких проблем.</numerusform>
        </translation>
    </message>
    <message>
        <source>A text in the library is damaged.</source>
        <translation>Текст в библиотеке повреждён.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library, or delete the document.</source>
        <translation>Возьмите последнюю исправную копию библиотеки или удалите документ.</translation>
    </message>
    <message>
        <source>This document is no longer in the library.</source>
        <translation>Этого документа в библиотеке больше нет.</translation>
    </message>
    <message>
        <source>Someone may have deleted it.</source>
        <translation>Возможно, его кто-то удалил.</translation>
    </message>
    <message>
        <source>The library keeps only the fingerprint of {name}, not its text.</source>
        <translation>В библиотеке хранится только отпечаток {name}, но не текст.</translation>
    </message>
    <message>
        <source>Its similarity can be estimated, but the shared text can&apos;t be shown.</source>
        <translation>Сходство можно оценить, но общий текст показать нельзя.</translation>
    </message>
    <message>
        <source>To rebuild the index, run `imbrex-cli library reindex --rebuild`.</source>
        <translation>Чтобы перестроить индекс, выполните `imbrex-cli library reindex --rebuild`.</translation>
    </message>
    <message numerus="yes">
        <source>The index contains {count} fingerprint(s) of documents that are not in the library.</source>
        <translation>
            <numerusform>В индексе {count} отпечаток документов, которых нет в библиотеке.</numerusform>
            <numerusform>В индексе {count} отпечатка документов, которых нет в библиотеке.</numerusform>
            <numerusform>В индексе {count} отпечатков документов, которых нет в библиотеке.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part {bucket} of the index is damaged.</source>
        <translation>Часть {bucket} индекса повреждена.</translation>
    </message>
    <message>
        <source>This library keeps no texts, so its index can&apos;t be rebuilt with other settings.</source>
        <translation>Эта библиотека не хранит текстов, поэтому её индекс нельзя перестроить с другими настройками.</translation>
    </message>
    <message>
        <source>Save it as XLSX and open that file.</source>
        <translation>Сохраните его в формате XLSX и откройте новый файл.</translation>
    </message>
    <message>
        <source>Save it as PPTX and open that file.</source>
        <translation>Сохраните её в формате PPTX и откройте новый файл.</translation>
    </message>
    <message>
        <source>Some macros were not expanded because there are too many.</source>
        <translation>Некоторые макросы не раскрыты: их слишком много.</translation>
    </message>
    <message numerus="yes">
        <source>{count} linked file(s)</source>
        <translation>
            <numerusform>{count} связанный файл</numerusform>
            <numerusform>связанных файла</numerusform>
            <numerusform>связанных файлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} attachment(s)</source>
        <translation>
            <numerusform>{count} вложение</numerusform>
            <numerusform>вложения</numerusform>
            <numerusform>вложений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cell output(s)</source>
        <translation>
            <numerusform>{count} результат ячейки</numerusform>
            <numerusform>результата ячеек</numerusform>
            <numerusform>результатов ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognize its text.</source>
        <translation>Распознайте текст в нём.</translation>
    </message>
    <message>
        <source>Tesseract, which recognizes text, is not installed.</source>
        <translation>Программа Tesseract, которая распознаёт текст, не установлена.</translation>
    </message>
    <message>
        <source>Recognized from a scan.</source>
        <translation>Распознано со скана.</translation>
    </message>
    <message>
        <source>Text can be recognized only in images and PDF files.</source>
        <translation>Распознать текст можно только в изображениях и файлах PDF.</translation>
    </message>
    <message>
        <source>Save the file as PDF and open that.</source>
        <translation>Сохраните файл как PDF и откройте его.</translation>
    </message>
    <message>
        <source>The image has more than {size} million pixels.</source>
        <translation>В изображении больше {size} миллионов пикселей.</translation>
    </message>
    <message>
        <source>Save it in a smaller size.</source>
        <translation>Сохраните его в меньшем размере.</translation>
    </message>
    <message>
        <source>This is an image, not text.</source>
        <translation>Это изображение, а не текст.</translation>
    </message>
    <message>
        <source>Tesseract gave an invalid answer.</source>
        <translation>Tesseract дал неверный ответ.</translation>
    </message>
    <message>
        <source>Install version 4 or later of Tesseract.</source>
        <translation>Установите Tesseract версии 4 или новее.</translation>
    </message>
    <message>
        <source>To recognize it, install Tesseract: {command}</source>
        <translation>Чтобы распознать его, установите Tesseract: {command}</translation>
    </message>
    <message>
        <source>To recognize it, install Tesseract OCR and add its folder to PATH.</source>
        <translation>Чтобы распознать его, установите Tesseract OCR и добавьте его папку в PATH.</translation>
    </message>
    <message>
        <source>text recognition (Tesseract)</source>
        <translation>распознавание текста (Tesseract)</translation>
    </message>
    <message>
        <source>Tesseract lacks the language {code}.</source>
        <translation>В Tesseract нет языка {code}.</translation>
    </message>
    <message>
        <source>Installed languages: {codes}.</source>
        <translation>Установленные языки: {codes}.</translation>
    </message>
    <message>
        <source>Tesseract couldn&apos;t recognize the page: {reason}.</source>
        <translation>Tesseract не смог распознать страницу: {reason}.</translation>
    </message>
    <message>
        <source>Check that Tesseract and its languages are installed completely.</source>
        <translation>Проверьте, что Tesseract и его языки установлены полностью.</translation>
    </message>
    <message>
        <source>No text was recognized in this file.</source>
        <translation>В этом файле не распознано никакого текста.</translation>
    </message>
    <message>
        <source>Check that it shows text in the selected languages, upright and sharp.</source>
        <translation>Проверьте, что текст в нём на выбранных языках, не повёрнут и не размыт.</translation>
    </message>
    <message>
        <source>None of the submitted files can be read: {files}.</source>
        <translation>Ни один из сданных файлов не читается: {files}.</translation>
    </message>
    <message>
        <source>The ZIP file contains no documents.</source>
        <translation>В ZIP-файле нет документов.</translation>
    </message>
    <message>
        <source>Not read: {files}.</source>
        <translation>Не прочитано: {files}.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} file(s) with an unsafe path: {files}.</source>
        <translation>
            <numerusform>Пропущен {count} файл с небезопасным путём: {files}.</numerusform>
            <numerusform>Пропущено {count} файла с небезопасным путём: {files}.</numerusform>
            <numerusform>Пропущено {count} файлов с небезопасным путём: {files}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpack the ZIP file, and open these files if you trust them.</source>
        <translation>Распакуйте ZIP-файл и откройте эти файлы, если доверяете им.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} link(s) to other files: {files}.</source>
        <translation>
            <numerusform>Пропущена {count} ссылка на другие файлы: {files}.</numerusform>
            <numerusform>Пропущено {count} ссылки на другие файлы: {files}.</numerusform>
            <numerusform>Пропущено {count} ссылок на другие файлы: {files}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} ZIP file(s) inside other ZIP files: {files}.</source>
        <translation>
            <numerusform>Пропущен {count} ZIP-файл внутри других ZIP-файлов: {files}.</numerusform>
            <numerusform>Пропущено {count} ZIP-файла внутри других ZIP-файлов: {files}.</numerusform>
            <numerusform>Пропущено {count} ZIP-файлов внутри других ZIP-файлов: {files}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpack them, and open the files inside.</source>
        <translation>Распакуйте их и откройте файлы внутри.</translation>
    </message>
    <message>
        <source>The ZIP file is damaged or incomplete. Only part of its files were read.</source>
        <translation>ZIP-файл повреждён или неполон. Прочитана только часть его файлов.</translation>
    </message>
    <message>
        <source>Only the first {most:,} files were read.</source>
        <translation>Прочитаны только первые {most:,} файлов.</translation>
    </message>
    <message>
        <source>Unpack the ZIP file and open the folder.</source>
        <translation>Распакуйте ZIP-файл и откройте папку.</translation>
    </message>
    <message>
        <source>Candidates: enough of the longest words are shared. Found: more than the options require, or identical text.</source>
        <translation>Кандидаты: достаточно общих самых длинных слов. Найдено: больше, чем требуют параметры, или одинаковый текст.</translation>
    </message>
    <message>
        <source>Candidates: the same {bits} bits of both filters in any of {samples} samples of any round. Found: a Jaccard of at least {share} by the filters.</source>
        <translation>Кандидаты: одинаковы {bits} битов обоих фильтров в одной из {samples} выборок любого раунда. Найдено: по фильтрам коэффициент Жаккара не ниже {share}.</translation>
    </message>
    <message>
        <source>Candidates: 1 equal 16-bit block out of 4 of the signs of 64 projections. Found: a cosine of at least {cosine}. Needs {fewest} or more documents.</source>
        <translation>Кандидаты: совпадает 1 из 4 16-битных блоков знаков 64 проекций. Найдено: косинус не ниже {cosine}. Нужно не меньше {fewest} документов.</translation>
    </message>
    <message>
        <source>SimHash-64, titles</source>
        <translation>SimHash-64, заголовки</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the titles.</source>
        <translation>Считает биты, в которых различаются отпечатки заголовков.</translation>
    </message>
    <message>
        <source>SimHash-64, record fields</source>
        <translation>SimHash-64, поля записей</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of table cells and lines such as “Colour: red”.</source>
        <translation>Считает биты, в которых различаются отпечатки ячеек таблиц и строк вида «Цвет: красный».</translation>
    </message>
    <message>
        <source>Compares the longest words. Suited to texts of a few sentences.</source>
        <translation>Сравнивает самые длинные слова. Подходит для текстов в несколько предложений.</translation>
    </message>
    <message>
        <source>There are no items of this kind to make a fingerprint from.</source>
        <translation>Нет таких элементов, чтобы составить отпечаток.</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} item(s) on the left and {right:,} on the right.</source>
        <translation>Различается битов: {differing} из {all}; элементов в отпечатках: слева {left}, справа {right}.</translation>
    </message>
    <message>
        <source>One text has only {fewest} item(s), so a single change affects many bits.</source>
        <translation>Элементов в одном из текстов всего {fewest}: одна правка меняет много битов.</translation>
    </message>
    <message>
        <source>Shingle step</source>
        <translation>Шаг шинглов</translation>
    </message>
    <message>
        <source>Number of words from one shingle to the next: 1 if they overlap, the shingle length if they follow end to end. Passages are found with all shingles.</source>
        <translation>На сколько слов сдвигается следующий шингл: 1 — внахлёст, длина шингла — встык. Фрагменты ищутся по всем шинглам.</translation>
    </message>
    <message>
        <source>Number of longest words that represent a text in the measure and the index of that name.</source>
        <translation>Сколько самых длинных слов представляют текст в одноимённых мере и индексе.</translation>
    </message>
    <message>
        <source>Letters in longest words</source>
        <translation>Букв в самых длинных словах</translation>
    </message>
    <message>
        <source>Ignore shorter words when choosing the longest words.</source>
        <translation>Не брать более короткие слова при выборе самых длинных.</translation>
    </message>
    <message>
        <source>Longest words of a copy, %</source>
        <translation>Длинных слов у копии, %</translation>
    </message>
    <message>
        <source>Consider a text a copy if it shares more than this percentage of its longest words.</source>
        <translation>Считать текст копией, если у него общих больше этого процента самых длинных слов.</translation>
    </message>
    <message>
        <source>Style sheets in other files were not read. Text that they hide is compared.</source>
        <translation>Таблицы стилей в других файлах не прочитаны. Скрытый ими текст сравнивается.</translation>
    </message>
    <message>
        <source>The page has too many styles to apply all of them. Text that they hide may be compared.</source>
        <translation>На странице слишком много стилей, применены не все. Скрытый ими текст может сравниваться.</translation>
    </message>
    <message>
        <source>Only the first {most:,} entries were read.</source>
        <translation>Прочитаны только первые {most:,} записей.</translation>
    </message>
    <message>
        <source>No reference was found in this file.</source>
        <translation>В этом файле не найдено ни одной записи.</translation>
    </message>
    <message>
        <source>Export it again from the reference manager.</source>
        <translation>Экспортируйте её заново из программы для работы с литературой.</translation>
    </message>
    <message numerus="yes">
        <source>Too complex to be checked for hidden text: {count} page(s).</source>
        <translation>
            <numerusform>Слишком сложны для поиска скрытого текста: {count} страница</numerusform>
            <numerusform>{count} страницы</numerusform>
            <numerusform>{count} страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ZIP file is encrypted by an unsupported method.</source>
        <translation>ZIP-файл зашифрован неподдерживаемым способом.</translation>
    </message>
    <message numerus="yes">
        <source>The roster contains more than {count:,} students.</source>
        <translation>
            <numerusform>В списке группы более {count:,} студента.</numerusform>
            <numerusform>В списке группы более {count:,} студентов.</numerusform>
            <numerusform>В списке группы более {count:,} студентов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the roster of one course.</source>
        <translation>Сохраните список одного курса.</translation>
    </message>
    <message>
        <source>No column of the roster has names.</source>
        <translation>В списке группы нет столбца с именами.</translation>
    </message>
    <message>
        <source>Save the roster as CSV with a column called Name.</source>
        <translation>Сохраните список в CSV со столбцом «Имя».</translation>
    </message>
    <message>
        <source>The roster has no students.</source>
        <translation>В списке группы нет студентов.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} row(s) that the roster repeats.</source>
        <translation>
            <numerusform>Пропущена {count} повторяющаяся строка списка.</numerusform>
            <numerusform>Пропущено {count} повторяющиеся строки списка.</numerusform>
            <numerusform>Пропущено {count} повторяющихся строк списка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} row(s) of the roster with very long names.</source>
        <translation>
            <numerusform>Пропущена {count} строка списка со слишком длинными именами.</numerusform>
            <numerusform>Пропущено {count} строки списка со слишком длинными именами.</numerusform>
            <numerusform>Пропущено {count} строк списка со слишком длинными именами.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignored {count} id(s) that several students of the roster have: {id}.</source>
        <translation>
            <numerusform>Не учтён {count} номер, который в списке есть у нескольких студентов: {id}.</numerusform>
            <numerusform>Не учтены {count} номера, которые в списке есть у нескольких студентов: {id}.</numerusform>
            <numerusform>Не учтено {count} номеров, которые в списке есть у нескольких студентов: {id}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t open the roster: {reason}.</source>
        <translation>Не удалось открыть список группы: {reason}.</translation>
    </message>
    <message>
        <source>The roster is damaged or not a CSV file.</source>
        <translation>Список группы повреждён или это не файл CSV.</translation>
    </message>
    <message>
        <source>No document belongs to a student of the roster. Check that it is the roster of this class.</source>
        <translation>Ни один документ не принадлежит студенту из списка. Проверьте, что это список этой группы.</translation>
    </message>
    <message numerus="yes">
        <source>{count} author(s) can&apos;t be assigned to one student of the roster: {names}.</source>
        <translation>
            <numerusform>{count} автора нельзя однозначно найти в списке: {names}.</numerusform>
            <numerusform>{count} авторов нельзя однозначно найти в списке: {names}.</numerusform>
            <numerusform>{count} авторов нельзя однозначно найти в списке: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ZIP file contains more than {count:,} files.</source>
        <translation>
            <numerusform>В ZIP-файле более {count:,} файла.</numerusform>
            <numerusform>В ZIP-файле более {count:,} файлов.</numerusform>
            <numerusform>В ZIP-файле более {count:,} файлов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was compressed by an unsupported method.</source>
        <translation>Файл сжат неподдерживаемым методом.</translation>
    </message>
    <message>
        <source>Create another library with these settings and add the documents again.</source>
        <translation>Создайте другую библиотеку с этими настройками и добавьте документы в неё снова.</translation>
    </message>
    <message>
        <source>A library file has no roles: anyone who can write to the file has full access.</source>
        <translation>У файла библиотеки нет ролей: кто может записывать в файл, имеет полный доступ.</translation>
    </message>
    <message>
        <source>Set permissions on the file instead, or use a shared library on PostgreSQL.</source>
        <translation>Задайте права на файл или используйте общую библиотеку на PostgreSQL.</translation>
    </message>
    <message>
        <source>The documents were deleted, but traces may remain in or next to the file: {reason}</source>
        <translation>Документы удалены, но в файле или рядом с ним могут остаться следы: {reason}</translation>
    </message>
    <message>
        <source>Traces are removed at the next deletion, after everyone has closed the library.</source>
        <translation>Следы исчезнут при следующем удалении, когда все закроют библиотеку.</translation>
    </message>
    <message>
        <source>The index of the library {library} was created by another version of Imbrex and may miss matches until you rebuild it.</source>
        <translation>Индекс библиотеки {library} создан другой версией Imbrex и может пропускать совпадения, пока его не перестроят.</translation>
    </message>
    <message>
        <source>{shown} already contains a library or other data.</source>
        <translation>{shown} уже содержит библиотеку или другие данные.</translation>
    </message>
    <message>
        <source>Open it, or ask the server administrator to create another database.</source>
        <translation>Откройте её или попросите администратора сервера создать другую базу данных.</translation>
    </message>
    <message>
        <source>{name} is not an exported library.</source>
        <translation>{name} — не экспортированная библиотека.</translation>
    </message>
    <message>
        <source>Choose a file created with `imbrex-cli library export`.</source>
        <translation>Выберите файл, созданный командой `imbrex-cli library export`.</translation>
    </message>
    <message>
        <source>{name} was not imported because it would be far larger than an exported library when unpacked.</source>
        <translation>{name} не импортирован: в распакованном виде файл намного больше экспортированной библиотеки.</translation>
    </message>
    <message>
        <source>Import files only from people you trust.</source>
        <translation>Импортируйте файлы только от людей, которым доверяете.</translation>
    </message>
    <message>
        <source>{name} was exported by a newer version of Imbrex (format {version}; this version supports {known}).</source>
        <translation>{name} экспортирован более новой версией Imbrex (формат {version}; эта версия поддерживает {known}).</translation>
    </message>
    <message>
        <source>Install the latest version of Imbrex and import it again.</source>
        <translation>Установите последнюю версию Imbrex и импортируйте его снова.</translation>
    </message>
    <message>
        <source>{name} is damaged or incomplete.</source>
        <translation>{name} повреждён или неполон.</translation>
    </message>
    <message>
        <source>Copy or export it again. Everything imported before the damage is kept.</source>
        <translation>Скопируйте или экспортируйте его снова. Всё импортированное до повреждения сохранено.</translation>
    </message>
    <message>
        <source>This library keeps fingerprints only, so there are no texts to export.</source>
        <translation>Эта библиотека хранит только отпечатки, поэтому текстов для экспорта нет.</translation>
    </message>
    <message>
        <source>Copy its file or database instead.</source>
        <translation>Скопируйте её файл или базу данных.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write {path}: {reason}.</source>
        <translation>Не удалось записать {path}: {reason}.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that there is enough disk space. Everything written so far is kept.</source>
        <translation>Проверьте, что папка существует и что на диске достаточно места. Всё уже записанное сохранено.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read {path}: {reason}.</source>
        <translation>Не удалось прочитать {path}: {reason}.</translation>
    </message>
    <message>
        <source>Pages that are embedded in one another more than three times were not read.</source>
        <translation>Страницы, вложенные друг в друга более трёх раз, не прочитаны.</translation>
    </message>
    <message>
        <source>The file was not opened because its tags have too many attributes. It may be unsafe.</source>
        <translation>Файл не открыт: у его тегов слишком много атрибутов. Он может быть небезопасен.</translation>
    </message>
    <message>
        <source>The file has too many styles or shapes to apply all of them. Text that they hide may be compared.</source>
        <translation>В файле слишком много стилей или фигур, применены не все. Скрытый ими текст может сравниваться.</translation>
    </message>
    <message>
        <source>{path} is not the index of a shelf.</source>
        <translation>{path} — не указатель полки.</translation>
    </message>
    <message>
        <source>Remove the shelf and add it again.</source>
        <translation>Удалите полку и добавьте её снова.</translation>
    </message>
    <message>
        <source>The index of the shelf {path} is damaged.</source>
        <translation>Указатель полки {path} повреждён.</translation>
    </message>
    <message>
        <source>The export was not completed. Documents may be missing.</source>
        <translation>Экспорт не был завершён. Документов может не хватать.</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>Экспортируйте ещё раз.</translation>
    </message>
    <message>
        <source>Record {number} is not a document: {reason}.</source>
        <translation>Запись {number} — не документ: {reason}.</translation>
    </message>
    <message>
        <source>It was skipped.</source>
        <translation>Она пропущена.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library, or delete the document and add it again.</source>
        <translation>Возьмите последнюю исправную копию библиотеки или удалите документ и добавьте его снова.</translation>
    </message>
    <message>
        <source>The text of document {number} has changed since it was added.</source>
        <translation>Текст документа {number} изменился с тех пор, как его добавили.</translation>
    </message>
    <message>
        <source>The index fingerprints of document {number} don&apos;t match its text.</source>
        <translation>Отпечатки документа {number} в индексе не соответствуют его тексту.</translation>
    </message>
    <message>
        <source>The index entry of document {number} is incomplete.</source>
        <translation>Запись о документе {number} в индексе неполна.</translation>
    </message>
    <message>
        <source>names</source>
        <translation>имена</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>тексты</translation>
    </message>
    <message>
        <source>hashes of texts</source>
        <translation>хеши текстов</translation>
    </message>
    <message>
        <source>index entries</source>
        <translation>записи в индексе</translation>
    </message>
    <message>
        <source>index keys</source>
        <translation>ключи индекса</translation>
    </message>
    <message>
        <source>The file is damaged: {line}.</source>
        <translation>Файл повреждён: {line}.</translation>
    </message>
    <message>
        <source>Document {number} has no name.</source>
        <translation>У документа {number} нет названия.</translation>
    </message>
    <message>
        <source>The text of document {number} is missing.</source>
        <translation>Нет текста документа {number}.</translation>
    </message>
    <message>
        <source>Document {number} can&apos;t be found by its text.</source>
        <translation>Документ {number} не находится по своему тексту.</translation>
    </message>
    <message>
        <source>The text of document {number} is damaged.</source>
        <translation>Текст документа {number} повреждён.</translation>
    </message>
    <message>
        <source>Document {number} is not in the index.</source>
        <translation>Документа {number} нет в индексе.</translation>
    </message>
    <message>
        <source>The library contains {what} of missing documents.</source>
        <translation>В библиотеке есть данные отсутствующих документов: {what}.</translation>
    </message>
    <message>
        <source>They are harmless. You can export the rest.</source>
        <translation>Они не мешают. Остальное можно экспортировать.</translation>
    </message>
    <message>
        <source>The next {name} number is already in use, so nothing can be added.</source>
        <translation>Следующий номер ({name}) уже занят, поэтому добавить ничего нельзя.</translation>
    </message>
    <message>
        <source>Export the library and import it into a new one.</source>
        <translation>Экспортируйте библиотеку и импортируйте в новую.</translation>
    </message>
    <message>
        <source>Fingerprints of document {number} are missing from the index.</source>
        <translation>В индексе нет отпечатков документа {number}.</translation>
    </message>
    <message>
        <source>The index entry of document {number} doesn&apos;t match its text.</source>
        <translation>Запись о документе {number} в индексе не соответствует его тексту.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Недостаточно памяти.</translation>
    </message>
    <message>
        <source>Close other programs, or compare fewer documents at a time.</source>
        <translation>Закройте другие программы или сравнивайте меньше документов за раз.</translation>
    </message>
    <message>
        <source>Imbrex needs {least} MB of memory. The limit here is {limit} MB.</source>
        <translation>Imbrex нужно {least} МБ памяти, а здесь разрешено {limit} МБ.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v).</source>
        <translation>Увеличьте предел (ulimit -v).</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <translation>{items} и {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <translation>{items} или {last}</translation>
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
        <translation>{path} могут читать другие пользователи этого компьютера, и изменить это не удаётся.</translation>
    </message>
    <message>
        <source>Move it to your own folder.</source>
        <translation>Переместите его в собственную папку.</translation>
    </message>
    <message>
        <source>Other users of this computer could read {path} until now.</source>
        <translation>До сих пор {path} могли читать другие пользователи этого компьютера.</translation>
    </message>
    <message>
        <source>To share it, give a group the right to read the file.</source>
        <translation>Чтобы открыть к нему общий доступ, дайте группе право на чтение файла.</translation>
    </message>
    <message>
        <source>{path} is damaged or incomplete.</source>
        <translation>{path} повреждён или неполон.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the project, or open its documents again.</source>
        <translation>Возьмите последнюю исправную копию проекта или откройте его документы заново.</translation>
    </message>
    <message>
        <source>Choose another folder, or check that you have permission to write to this one.</source>
        <translation>Выберите другую папку или проверьте, что у вас есть право записывать в эту.</translation>
    </message>
    <message>
        <source>Free up disk space, or choose another disk.</source>
        <translation>Освободите место на диске или выберите другой диск.</translation>
    </message>
    <message>
        <source>Check that the disk is working and connected.</source>
        <translation>Проверьте, что диск исправен и подключён.</translation>
    </message>
    <message>
        <source>{path} is not an Imbrex project.</source>
        <translation>{path} — не проект Imbrex.</translation>
    </message>
    <message>
        <source>Choose a file with the extension .imbrex.</source>
        <translation>Выберите файл с расширением .imbrex.</translation>
    </message>
    <message>
        <source>Not enough disk space for {path}.</source>
        <translation>На диске не хватает места для {path}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save {path}. The disk may be full.</source>
        <translation>Не удалось сохранить {path}. Возможно, на диске нет места.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read or written.</source>
        <translation>{path} нельзя ни прочитать, ни записать.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written.</source>
        <translation>{path} нельзя записать.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open {path}.</source>
        <translation>Не удалось открыть {path}.</translation>
    </message>
    <message>
        <source>Check that you have permission to read it.</source>
        <translation>Проверьте, что у вас есть право его читать.</translation>
    </message>
    <message>
        <source>{path} is in use by another program.</source>
        <translation>{path} занят другой программой.</translation>
    </message>
    <message>
        <source>Close it in that program.</source>
        <translation>Закройте его в той программе.</translation>
    </message>
    <message>
        <source>Not enough memory for {path}.</source>
        <translation>Для {path} не хватает памяти.</translation>
    </message>
    <message>
        <source>Details: {reason}.</source>
        <translation>Подробности: {reason}.</translation>
    </message>
    <message>
        <source>Save the project often. Check that you have permission to write to {folder} and that there is enough disk space.</source>
        <translation>Чаще сохраняйте проект. Проверьте, что у вас есть право записывать в {folder} и что на диске достаточно места.</translation>
    </message>
    <message>
        <source>Your work can&apos;t be recovered if Imbrex crashes.</source>
        <translation>После сбоя Imbrex вашу работу нельзя будет восстановить.</translation>
    </message>
    <message>
        <source>another version of Imbrex</source>
        <translation>Imbrex другой версии</translation>
    </message>
    <message>
        <source>This project was saved by {program} in an older format. If you save it, older versions can no longer open it.</source>
        <translation>Проект сохранён программой {program} в более старом формате. Если его сохранить, старые версии больше не смогут его открыть.</translation>
    </message>
    <message>
        <source>This project was saved by {program} with options that this version doesn&apos;t have ({options}). Scores may differ here, and saving the project removes these options.</source>
        <translation>Проект сохранён программой {program} с параметрами, которых в этой версии нет ({options}). Показатели здесь могут быть другими, а при сохранении проекта эти параметры будут удалены.</translation>
    </message>
    <message>
        <source>This project was saved by {program}, which lacked some options of this version. They are set to their defaults: {options}. Scores may differ from those in that version.</source>
        <translation>Проект сохранён программой {program}, где нет некоторых параметров этой версии. Для них взяты значения по умолчанию: {options}. Показатели могут отличаться от прежних.</translation>
    </message>
    <message>
        <source>a newer version of Imbrex</source>
        <translation>Imbrex более новой версии</translation>
    </message>
    <message>
        <source>{path} was saved by {program} in a format that this version can&apos;t read (format {found}; this version supports {known}).</source>
        <translation>{path} сохранён программой {program} в формате, который эта версия прочитать не может (формат {found}; эта версия поддерживает {known}).</translation>
    </message>
    <message>
        <source>{path} is empty.</source>
        <translation>{path} пуст.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the project.</source>
        <translation>Возьмите последнюю исправную копию проекта.</translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation>Файл не изменён.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} — не файл.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the project {path}: {reason}.</source>
        <translation>Не удалось открыть проект {path}: {reason}.</translation>
    </message>
    <message>
        <source>It was saved by Imbrex {version}. This is version {this}.</source>
        <translation>Файл сохранён программой Imbrex {version}. Это версия {this}.</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>Откройте его той версией.</translation>
    </message>
    <message>
        <source>If that version can&apos;t read it either, the file is damaged. Use the latest good copy.</source>
        <translation>Если и та версия не может его прочитать, файл повреждён. Возьмите последнюю исправную копию.</translation>
    </message>
    <message>
        <source>A project can&apos;t contain a text of more than {size} MB.</source>
        <translation>В проекте нельзя хранить текст больше {size} МБ.</translation>
    </message>
    <message>
        <source>Remove this document.</source>
        <translation>Уберите этот документ.</translation>
    </message>
    <message>
        <source>Choose another location, or check that you have permission to write there and that there is enough disk space.</source>
        <translation>Выберите другое место или проверьте, что у вас есть право записывать туда и что на диске достаточно места.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the project to {path}: {reason}.</source>
        <translation>Не удалось сохранить проект в {path}: {reason}.</translation>
    </message>
    <message>
        <source>A project can&apos;t contain more than {most:,} million characters of text.</source>
        <translation>Проект не может содержать больше {most} млн знаков текста.</translation>
    </message>
    <message>
        <source>Split the documents into two projects.</source>
        <translation>Разделите документы на два проекта.</translation>
    </message>
    <message>
        <source>{target} is a folder.</source>
        <translation>{target} — папка.</translation>
    </message>
    <message>
        <source>Choose a file in this folder, or enter a new file name.</source>
        <translation>Выберите файл в этой папке или введите новое имя файла.</translation>
    </message>
    <message>
        <source>{target} is not a regular file.</source>
        <translation>{target} — не обычный файл.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Выберите другое имя.</translation>
    </message>
    <message>
        <source>{target} is write-protected.</source>
        <translation>{target} защищён от записи.</translation>
    </message>
    <message>
        <source>{path} is one of the documents in the report.</source>
        <translation>{path} — один из документов отчёта.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the folder {folder}: {reason}.</source>
        <translation>Не удалось создать папку {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Choose another location.</source>
        <translation>Выберите другое место.</translation>
    </message>
    <message>
        <source>This is not an Imbrex report, or it has been altered.</source>
        <translation>Это не отчёт Imbrex, или он изменён.</translation>
    </message>
    <message>
        <source>Choose an HTML or JSON report.</source>
        <translation>Выберите отчёт в HTML или JSON.</translation>
    </message>
    <message>
        <source>This is not an Imbrex report.</source>
        <translation>Это не отчёт Imbrex.</translation>
    </message>
    <message>
        <source>The report is damaged: {reason}.</source>
        <translation>Отчёт повреждён: {reason}.</translation>
    </message>
    <message>
        <source>Ask for the original report.</source>
        <translation>Попросите исходный отчёт.</translation>
    </message>
    <message>
        <source>PDF writer</source>
        <translation>служба создания PDF</translation>
    </message>
    <message>
        <source>Reports are not available in {language}.</source>
        <translation>Отчётов на этом языке нет: {language}.</translation>
    </message>
    <message>
        <source>Choose one of these languages: {languages}.</source>
        <translation>Выберите один из этих языков: {languages}.</translation>
    </message>
    <message>
        <source>Reports can&apos;t be saved as {name}.</source>
        <translation>Отчёт нельзя сохранить как {name}.</translation>
    </message>
    <message>
        <source>Use one of these file extensions: {known}.</source>
        <translation>Используйте одно из этих расширений файла: {known}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the report to {path}: {reason}.</source>
        <translation>Не удалось сохранить отчёт в {path}: {reason}.</translation>
    </message>
    <message>
        <source>A report on a class can&apos;t be saved as {form}.</source>
        <translation>Отчёт о группе работ нельзя сохранить в формате {form}.</translation>
    </message>
    <message>
        <source>Give two documents, or choose another file extension.</source>
        <translation>Укажите два документа или выберите другое расширение файла.</translation>
    </message>
    <message>
        <source>This version can&apos;t verify reports of this kind or of format {format}.</source>
        <translation>Эта версия не может проверить отчёт такого вида или формата {format}.</translation>
    </message>
    <message>
        <source>It supports formats up to {newest}. Use the version that created the report.</source>
        <translation>Она поддерживает форматы до {newest}. Используйте версию, которой создан отчёт.</translation>
    </message>
    <message>
        <source>The report has been altered or is damaged. Couldn&apos;t read its data ({kind}: {reason}).</source>
        <translation>Отчёт изменён или повреждён. Не удалось прочитать его данные ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>Kiwix file</source>
        <translation>Файл Kiwix</translation>
    </message>
    <message>
        <source>Zotero library</source>
        <translation>Библиотека Zotero</translation>
    </message>
    <message>
        <source>Couldn&apos;t open {path}: {reason}.</source>
        <translation>Не удалось открыть {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be a shelf.</source>
        <translation>{path} не может быть полкой.</translation>
    </message>
    <message>
        <source>A shelf is a ZIM file from Kiwix, a WARC file, the data folder of Zotero, or a folder of documents.</source>
        <translation>Полка — это файл ZIM из Kiwix, файл WARC, папка данных Zotero или папка с документами.</translation>
    </message>
    <message>
        <source>This shelf was added by a newer version of Imbrex.</source>
        <translation>Эту полку добавила более новая версия Imbrex.</translation>
    </message>
    <message>
        <source>Install the latest version.</source>
        <translation>Установите последнюю версию.</translation>
    </message>
    <message>
        <source>{path} not found.</source>
        <translation>{path}: файл или папка не найдены.</translation>
    </message>
    <message>
        <source>Check the name of the file or folder.</source>
        <translation>Проверьте имя файла или папки.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read from byte {at:,} on.</source>
        <translation>{name} не читается начиная с байта {at:,}.</translation>
    </message>
    <message>
        <source>Remove the file from the shelf, or get it again.</source>
        <translation>Уберите файл с полки или получите его заново.</translation>
    </message>
    <message>
        <source>This entry is damaged.</source>
        <translation>Эта запись повреждена.</translation>
    </message>
    <message>
        <source>Get the file again if many entries are.</source>
        <translation>Если таких записей много, получите файл заново.</translation>
    </message>
    <message>
        <source>This entry is larger than {size} MB.</source>
        <translation>Эта запись больше {size} МБ.</translation>
    </message>
    <message>
        <source>The entry is damaged or unusual, and couldn&apos;t be read ({kind}).</source>
        <translation>Запись повреждена или необычна, прочитать её не удалось ({kind}).</translation>
    </message>
    <message>
        <source>shelf reader</source>
        <translation>чтение полок</translation>
    </message>
    <message>
        <source>The records of this file were compressed all together; only the first ones were read.</source>
        <translation>Записи этого файла сжаты все вместе; прочитаны только первые.</translation>
    </message>
    <message>
        <source>Compress each record by itself: warcio recompress OLD NEW.</source>
        <translation>Сожмите каждую запись отдельно: warcio recompress СТАРЫЙ НОВЫЙ.</translation>
    </message>
    <message>
        <source>The ZIM file is damaged.</source>
        <translation>Файл ZIM повреждён.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Скачайте его заново.</translation>
    </message>
    <message>
        <source>The ZIM file is incomplete: part of it is missing at the end.</source>
        <translation>Файл ZIM неполный: не хватает части в конце.</translation>
    </message>
    <message>
        <source>Let the download finish, or download it again.</source>
        <translation>Дождитесь конца загрузки или скачайте его заново.</translation>
    </message>
    <message>
        <source>This is not a ZIM file.</source>
        <translation>Это не файл ZIM.</translation>
    </message>
    <message>
        <source>Choose a file from Kiwix.</source>
        <translation>Выберите файл из Kiwix.</translation>
    </message>
    <message>
        <source>This is not a Zotero database, or it is damaged or being written.</source>
        <translation>Это не база данных Zotero, либо она повреждена или сейчас записывается.</translation>
    </message>
    <message>
        <source>If it is from Zotero, close Zotero and try again.</source>
        <translation>Если это база Zotero, закройте Zotero и повторите попытку.</translation>
    </message>
    <message>
        <source>The Zotero database is larger than {size} MB.</source>
        <translation>База данных Zotero больше {size} МБ.</translation>
    </message>
    <message>
        <source>Add folders of its files instead.</source>
        <translation>Добавьте вместо неё папки с её файлами.</translation>
    </message>
    <message>
        <source>Source: {citation}.</source>
        <translation>Источник: {citation}.</translation>
    </message>
    <message>
        <source>This source has changed since the shelf was last updated.</source>
        <translation>Этот источник изменился после последнего обновления полки.</translation>
    </message>
    <message>
        <source>There is no shelf named “{name}”.</source>
        <translation>Полки с именем «{name}» нет.</translation>
    </message>
    <message>
        <source>{path} is a shelf already.</source>
        <translation>{path} — уже полка.</translation>
    </message>
    <message>
        <source>Update it instead.</source>
        <translation>Обновите её.</translation>
    </message>
    <message>
        <source>There is a shelf named “{name}” already.</source>
        <translation>Полка с именем «{name}» уже есть.</translation>
    </message>
    <message>
        <source>{path} is another kind of shelf.</source>
        <translation>{path} — полка другого вида.</translation>
    </message>
    <message>
        <source>Add it as a new shelf.</source>
        <translation>Добавьте её как новую полку.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete {path}: {reason}.</source>
        <translation>Не удалось удалить {path}: {reason}.</translation>
    </message>
    <message>
        <source>Close the shelf in other programs and try again.</source>
        <translation>Закройте полку в других программах и повторите попытку.</translation>
    </message>
    <message>
        <source>Check that you have permission to write there.</source>
        <translation>Проверьте, разрешена ли вам запись туда.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>нет прав доступа</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>операция не разрешена</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>нет такого файла или папки</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>файл уже есть</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>слишком длинное имя файла</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>на диске не осталось места</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>превышена дисковая квота</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>диск доступен только для чтения</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>ошибка ввода-вывода</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>открыто слишком много файлов</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>устройство занято</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>файл на сервере исчез</translation>
    </message>
</context>
<context>
    <name>NameFilter</name>
    <message>
        <source>Find by name</source>
        <translation>Поиск по названию</translation>
    </message>
</context>
<context>
    <name>NameSearch</name>
    <message>
        <source>Find by name</source>
        <translation>Поиск по названию</translation>
    </message>
</context>
<context>
    <name>NearDuplicates</name>
    <message>
        <source>Supershingles</source>
        <translation>Супершинглы</translation>
    </message>
    <message>
        <source>Megashingles</source>
        <translation>Мегашинглы</translation>
    </message>
    <message>
        <source>SimHash blocks</source>
        <translation>Блоки SimHash</translation>
    </message>
    <message>
        <source>SimHash of longest sentences</source>
        <translation>SimHash самых длинных предложений</translation>
    </message>
    <message>
        <source>SimHash of paragraph edges</source>
        <translation>SimHash краёв абзацев</translation>
    </message>
    <message>
        <source>SimHash of titles</source>
        <translation>SimHash заголовков</translation>
    </message>
    <message>
        <source>SimHash of record fields</source>
        <translation>SimHash полей записей</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Самые длинные слова</translation>
    </message>
    <message>
        <source>Bloom filters</source>
        <translation>Фильтры Блума</translation>
    </message>
    <message>
        <source>LSA (latent semantic analysis)</source>
        <translation>LSA (латентно-семантический анализ)</translation>
    </message>
</context>
<context>
    <name>NearDuplicatesPanel</name>
    <message>
        <source>Show all candidates</source>
        <translation>Показать всех кандидатов</translation>
    </message>
    <message>
        <source>Open at least three documents to find near-duplicates.</source>
        <translation>Откройте хотя бы три документа, чтобы найти почти дубликаты.</translation>
    </message>
    <message>
        <source>Minimum exact Jaccard for a pair to count as a near-duplicate.</source>
        <translation>Минимальный точный коэффициент Жаккара, при котором пара считается почти дубликатом.</translation>
    </message>
    <message>
        <source>How many times the index is built, each time with different hash functions. The articles use 1.</source>
        <translation>Сколько раз строится индекс, каждый раз с другими хеш-функциями. В статьях — 1.</translation>
    </message>
    <message>
        <source>Also show pairs that the rule rejects and that are below the threshold.</source>
        <translation>Показывать и пары, которые правило отклонило и которые ниже порога.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Индекс</translation>
    </message>
    <message>
        <source>Similarity at least</source>
        <translation>Сходство от</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln пара</numerusform>
            <numerusform>%Ln пары</numerusform>
            <numerusform>%Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates: %1</source>
        <translation>кандидатов: %1</translation>
    </message>
    <message>
        <source>found: %1</source>
        <translation>найдено: %1</translation>
    </message>
    <message>
        <source>near-duplicates: %1</source>
        <translation>почти дубликатов: %1</translation>
    </message>
    <message>
        <source>missed: %1</source>
        <translation>пропущено: %1</translation>
    </message>
    <message>
        <source>No pair reaches the threshold when calculated exactly.</source>
        <translation>По точному показателю порога не достигает ни одна пара.</translation>
    </message>
    <message numerus="yes">
        <source>The index missed %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>Индекс пропустил %Ln почти дубликат.</numerusform>
            <numerusform>Индекс пропустил %Ln почти дубликата.</numerusform>
            <numerusform>Индекс пропустил %Ln почти дубликатов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index missed no near-duplicates, but its rule rejected %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>Индекс ничего не пропустил, но его правило отклонило %Ln почти дубликат.</numerusform>
            <numerusform>Индекс ничего не пропустил, но его правило отклонило %Ln почти дубликата.</numerusform>
            <numerusform>Индекс ничего не пропустил, но его правило отклонило %Ln почти дубликатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The index found all near-duplicates.</source>
        <translation>Индекс нашёл все почти дубликаты.</translation>
    </message>
</context>
<context>
    <name>NearModel</name>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Name of the first document</source>
        <translation>Название первого документа</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Name of the second document</source>
        <translation>Название второго документа</translation>
    </message>
    <message>
        <source>Exact Jaccard</source>
        <translation>Точный Жаккар</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>Доля общих шинглов среди всех разных шинглов обоих текстов</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Comparison of the index with the exact score</source>
        <translation>Сравнение результата индекса с точным показателем</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Your verdict on the pair. Keys: 1 to 4</source>
        <translation>Ваш вердикт по паре. Клавиши: 1–4</translation>
    </message>
    <message>
        <source>found</source>
        <translation>найдена</translation>
    </message>
    <message>
        <source>missed by the index</source>
        <translation>пропущена индексом</translation>
    </message>
    <message>
        <source>rejected by the rule</source>
        <translation>отклонена правилом</translation>
    </message>
    <message>
        <source>below the threshold, found</source>
        <translation>ниже порога, найдена</translation>
    </message>
    <message>
        <source>below the threshold, candidate only</source>
        <translation>ниже порога, только кандидат</translation>
    </message>
</context>
<context>
    <name>NearTable</name>
    <message>
        <source>Near-duplicates</source>
        <translation>Почти дубликаты</translation>
    </message>
</context>
<context>
    <name>NewLibraryDialog</name>
    <message>
        <source>New library</source>
        <translation>Новая библиотека</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Keep fingerprints only, no text</source>
        <translation>Хранить только отпечатки, без текстов</translation>
    </message>
    <message>
        <source>Create library</source>
        <translation>Создать</translation>
    </message>
    <message>
        <source>The whole library is one file. It stays where you save it.</source>
        <translation>Вся библиотека — один файл. Он остаётся там, где вы его сохраните.</translation>
    </message>
    <message>
        <source>A library with fingerprints only finds and counts matches, but can&apos;t show the matching text. Its index settings can never be changed.</source>
        <translation>Библиотека с одними отпечатками находит и считает совпадения, но не может показать совпавший текст. Настройки её индекса потом изменить нельзя.</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Файл с таким именем уже есть.</translation>
    </message>
    <message>
        <source>Libraries (%1)</source>
        <translation>Библиотеки (%1)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Заметка…</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Notice</source>
        <translation>Сообщение</translation>
    </message>
</context>
<context>
    <name>NoticePage</name>
    <message>
        <source>Open files…</source>
        <translation>Открыть файлы…</translation>
    </message>
</context>
<context>
    <name>NoticeTexts</name>
    <message numerus="yes">
        <source>Reading %Ln document(s)…</source>
        <translation>
            <numerusform>Читается %Ln документ…</numerusform>
            <numerusform>Читаются %Ln документа…</numerusform>
            <numerusform>Читаются %Ln документов…</numerusform>
        </translation>
    </message>
    <message>
        <source>Each document appears in the list as soon as it is read.</source>
        <translation>Каждый документ появится в списке, как только будет прочитан.</translation>
    </message>
    <message>
        <source>Comparison stopped</source>
        <translation>Сравнение остановлено</translation>
    </message>
    <message>
        <source>Press F5 to compare again.</source>
        <translation>Нажмите F5, чтобы сравнить снова.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Сравнение…</translation>
    </message>
    <message>
        <source>A template can&apos;t be compared on its own</source>
        <translation>Один шаблон сравнить не с чем</translation>
    </message>
    <message>
        <source>Text shared with the template is excluded from essays. Add the essays to compare.</source>
        <translation>Общий с шаблоном текст исключается из работ. Добавьте работы для сравнения.</translation>
    </message>
    <message>
        <source>No text to compare</source>
        <translation>Нет текста для сравнения</translation>
    </message>
    <message>
        <source>%1 is ready. Add at least one more document to compare it with.</source>
        <translation>Документ %1 готов. Добавьте хотя бы ещё один, чтобы их сравнить.</translation>
    </message>
    <message>
        <source>Add another document</source>
        <translation>Добавьте ещё один документ</translation>
    </message>
    <message>
        <source>Archive documents are not compared with each other</source>
        <translation>Архивные документы не сравниваются друг с другом</translation>
    </message>
    <message>
        <source>Add an essay, or right-click a document in the list to change its role.</source>
        <translation>Добавьте работу или щёлкните документ в списке правой кнопкой мыши, чтобы изменить его роль.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in the list.</source>
        <translation>
            <numerusform>В списке ещё %Ln.</numerusform>
            <numerusform>В списке ещё %Ln.</numerusform>
            <numerusform>В списке ещё %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenPair</name>
    <message>
        <source>These documents can&apos;t be compared</source>
        <translation>Эти документы сравнить нельзя</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Preset</source>
        <translation>Набор настроек</translation>
    </message>
    <message>
        <source>Finds reworded text: compares words in their normal form and ignores function words.</source>
        <translation>Находит изменённый текст: сравнивает слова в начальной форме и не учитывает служебные.</translation>
    </message>
    <message>
        <source>Finds verbatim copies: matches six words in a row, as written.</source>
        <translation>Находит дословные копии: шесть слов подряд, как написано.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свой набор</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменты</translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation>Исключения</translation>
    </message>
    <message>
        <source>What counts after exclusions</source>
        <translation>Что учитывается после исключений</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Не учитывать</translation>
    </message>
    <message>
        <source>Parts of speech to ignore</source>
        <translation>Не учитывать части речи</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>as written</source>
        <translation>как написано</translation>
    </message>
    <message>
        <source>normal form</source>
        <translation>начальная форма</translation>
    </message>
    <message>
        <source>stem</source>
        <translation>основа</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>предлог</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>союз</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>частица</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>междометие</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>местоимение</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>определитель</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>прилагательное</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>наречие</translation>
    </message>
    <message>
        <source>rewritten text</source>
        <translation>рерайт</translation>
    </message>
    <message>
        <source>verbatim text</source>
        <translation>дословный текст</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Reset to preset “%1”</source>
        <translation>Вернуть набор «%1»</translation>
    </message>
</context>
<context>
    <name>OrderedPlaces</name>
    <message>
        <source>Next name or number in the same order (%1 of %2)</source>
        <translation>Следующее имя или число в том же порядке (%1 из %2)</translation>
    </message>
    <message>
        <source>Next sentence in the same order (%1 of %2)</source>
        <translation>Следующее предложение в том же порядке (%1 из %2)</translation>
    </message>
</context>
<context>
    <name>OriginBar</name>
    <message>
        <source>Matches with other texts</source>
        <translation>Совпадения с другими текстами</translation>
    </message>
</context>
<context>
    <name>OriginModel</name>
    <message>
        <source>Number and colour of this text</source>
        <translation>Номер и цвет текста здесь</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>Есть и в</translation>
    </message>
    <message>
        <source>Matching text</source>
        <translation>Совпадающий текст</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Share of this text&apos;s compared words that are matched to the other text</source>
        <translation>Доля сравниваемых слов этого текста, отнесённых к другому тексту</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Total share in common with the other text, including words already matched to another text</source>
        <translation>Вся доля, общая с этим текстом, включая слова, уже отнесённые к другому тексту</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>только здесь</translation>
    </message>
    <message>
        <source>Words found in no other text, except in runs too short to count as a match</source>
        <translation>Слова, которых нет в других текстах, кроме слишком коротких совпадений</translation>
    </message>
</context>
<context>
    <name>OriginPage</name>
    <message>
        <source>Texts that share passages with this one</source>
        <translation>Тексты, у которых есть общие фрагменты с этим</translation>
    </message>
    <message>
        <source>Found only in this text</source>
        <translation>Есть только в этом тексте</translation>
    </message>
    <message numerus="yes">
        <source>Also in %Ln text(s)</source>
        <translation>
            <numerusform>Есть и в %Ln тексте</numerusform>
            <numerusform>Есть и в %Ln текстах</numerusform>
            <numerusform>Есть и в %Ln текстах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only here: %Ln part(s)</source>
        <translation>
            <numerusform>Только здесь: %Ln отрывок</numerusform>
            <numerusform>Только здесь: %Ln отрывка</numerusform>
            <numerusform>Только здесь: %Ln отрывков</numerusform>
        </translation>
    </message>
    <message>
        <source>About this text</source>
        <translation>Об этом тексте</translation>
    </message>
</context>
<context>
    <name>OriginTexts</name>
    <message>
        <source>No other text shares more than a few words in a row with this one.</source>
        <translation>Ни в одном другом тексте нет больше нескольких слов подряд из этого.</translation>
    </message>
    <message>
        <source>Nothing in this text appears in another text.</source>
        <translation>Ничего из этого текста в других нет.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 в «%2»</translation>
    </message>
    <message>
        <source>%1 also in %2</source>
        <translation>%1 есть и в «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln more text(s)</source>
        <translation>
            <numerusform>%1 ещё в %Ln тексте</numerusform>
            <numerusform>%1 ещё в %Ln текстах</numerusform>
            <numerusform>%1 ещё в %Ln текстах</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 только здесь</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Только здесь</translation>
    </message>
    <message>
        <source>Too short to match to another text</source>
        <translation>Слишком коротко, чтобы отнести к другому тексту</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln other text(s)</source>
        <translation>
            <numerusform>есть ещё в %Ln тексте</numerusform>
            <numerusform>есть ещё в %Ln текстах</numerusform>
            <numerusform>есть ещё в %Ln текстах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared</source>
        <translation>
            <numerusform>сравнивается %Ln</numerusform>
            <numerusform>сравнивается %Ln</numerusform>
            <numerusform>сравнивается %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ignored</source>
        <translation>
            <numerusform>%Ln не учтено</numerusform>
            <numerusform>%Ln не учтено</numerusform>
            <numerusform>%Ln не учтено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>%Ln исключено</numerusform>
            <numerusform>%Ln исключено</numerusform>
            <numerusform>%Ln исключено</numerusform>
        </translation>
    </message>
    <message>
        <source>This text is a template. It is not compared with other texts.</source>
        <translation>Этот текст — шаблон: с другими он не сравнивается.</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Computing…</source>
        <translation>Считается…</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Passages across the document; click to go to one</source>
        <translation>Фрагменты во всём документе; щёлкните, чтобы перейти</translation>
    </message>
    <message>
        <source>Passage strip</source>
        <translation>Полоса фрагментов</translation>
    </message>
</context>
<context>
    <name>OverviewTabs</name>
    <message>
        <source>Class views</source>
        <translation>Представления группы</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>All pairs in a table, most similar first</source>
        <translation>Таблица всех пар, самые похожие сверху</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Матрица</translation>
    </message>
    <message>
        <source>Every text against every other, ordered by similarity</source>
        <translation>Каждый текст с каждым, по сходству</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Кластеры</translation>
    </message>
    <message>
        <source>Groups of similar texts and the passages they share</source>
        <translation>Группы похожих текстов и их общие фрагменты</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Граф</translation>
    </message>
    <message>
        <source>Texts as points, linked if the pair is above the threshold</source>
        <translation>Тексты — точки; линии соединяют пары выше порога</translation>
    </message>
    <message>
        <source>By essay</source>
        <translation>По работам</translation>
    </message>
    <message>
        <source>Matches for each part of one text, and what appears only there</source>
        <translation>Совпадения для каждой части одного текста и то, что есть только в нём</translation>
    </message>
</context>
<context>
    <name>PairBar</name>
    <message>
        <source>Previous pair</source>
        <translation>Предыдущая пара</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>Следующая пара</translation>
    </message>
    <message>
        <source>Pair %1 of %2</source>
        <translation>Пара %1 из %2</translation>
    </message>
    <message>
        <source>‹ All pairs</source>
        <translation>‹ Все пары</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Все пары</translation>
    </message>
    <message>
        <source>Back to all pairs (Esc)</source>
        <translation>Назад ко всем парам (Esc)</translation>
    </message>
</context>
<context>
    <name>PairCells</name>
    <message>
        <source>above the chance level</source>
        <translation>выше уровня случайных совпадений</translation>
    </message>
    <message>
        <source>%1, with a note</source>
        <translation>%1, с заметкой</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Both documents, a source or the earlier file behind the arrow</source>
        <translation>Оба документа; стрелка ведёт от источника или более раннего файла</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Совпадает</translation>
    </message>
    <message>
        <source>Left
in right</source>
        <translation>Левый
в правом</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s shingles that are also in the right text</source>
        <translation>Доля шинглов левого текста, которые есть и в правом</translation>
    </message>
    <message>
        <source>Right
in left</source>
        <translation>Правый
в левом</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s shingles that are also in the left text</source>
        <translation>Доля шинглов правого текста, которые есть и в левом</translation>
    </message>
    <message>
        <source>Left
covered</source>
        <translation>Покрыто
слева</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s words that are in shared passages</source>
        <translation>Доля слов левого текста, лежащих в общих фрагментах</translation>
    </message>
    <message>
        <source>Right
covered</source>
        <translation>Покрыто
справа</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s words that are in shared passages</source>
        <translation>Доля слов правого текста, лежащих в общих фрагментах</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>Доля общих шинглов среди всех разных шинглов обоих текстов</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Самое длинное совпадение</translation>
    </message>
    <message>
        <source>Longest match, in compared words</source>
        <translation>Самое длинное совпадение, в сравниваемых словах</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>Your verdict on the pair</source>
        <translation>Ваш вердикт по паре</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменты</translation>
    </message>
    <message>
        <source>Words of one text that are also in the other: word for word, reworded or translated</source>
        <translation>Слова одного текста, которые есть и в другом: дословно, перефразированно или в переводе</translation>
    </message>
    <message>
        <source>Number of shared passages</source>
        <translation>Количество общих фрагментов</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>Шинглы</translation>
    </message>
    <message>
        <source>Number of distinct shared shingles</source>
        <translation>Число разных общих шинглов</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Процентиль</translation>
    </message>
    <message>
        <source>Percentile in this class</source>
        <translation>Процентиль в этой группе работ</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters, misleading fonts, and parts that couldn&apos;t be read</source>
        <translation>Буквы-двойники, скрытые символы, шрифты с подменой букв и непрочитанные части</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Считается…</translation>
    </message>
    <message>
        <source>%1 of %2 is also in %3:</source>
        <translation>%1 текста «%2» есть и в «%3»:</translation>
    </message>
    <message>
        <source>Only the exact part is known so far.</source>
        <translation>Пока известна только дословная часть.</translation>
    </message>
    <message>
        <source>Created, according to the files: %1 and %2</source>
        <translation>Созданы, по данным файлов: %1 и %2</translation>
    </message>
    <message>
        <source>These texts are so repetitive that some repeated matches may be missing.</source>
        <translation>В этих текстах столько повторов, что некоторые повторные совпадения могли быть пропущены.</translation>
    </message>
    <message>
        <source>Drafts by the same author don&apos;t count in the class. This is the rank the pair would have.</source>
        <translation>Черновики одного автора в группе не учитываются. Это место, которое заняла бы пара.</translation>
    </message>
    <message>
        <source>Above %1, the chance level of this class</source>
        <translation>Выше %1 — уровня случайных совпадений этой группы</translation>
    </message>
    <message>
        <source>At or below %1, the chance level of this class</source>
        <translation>Не выше %1 — уровня случайных совпадений этой группы</translation>
    </message>
</context>
<context>
    <name>PairFields</name>
    <message numerus="yes">
        <source>showing %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>показано %1 из %Ln пары</numerusform>
            <numerusform>показано %1 из %Ln пар</numerusform>
            <numerusform>показано %1 из %Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <translation>Скрыто: %1</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>Выбрать столбцы</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Enter opens the pair · %1 to %2 give a verdict</source>
        <translation>Enter открывает пару · %1–%2 — вердикт</translation>
    </message>
    <message>
        <source>No pairs match the filter. Clear the filter to see more.</source>
        <translation>Фильтру не отвечает ни одна пара. Очистите фильтр, чтобы увидеть больше.</translation>
    </message>
    <message>
        <source>Show pairs by</source>
        <translation>Какие пары</translation>
    </message>
    <message>
        <source>different authors</source>
        <translation>разные авторы</translation>
    </message>
    <message>
        <source>the same author</source>
        <translation>черновики одного автора</translation>
    </message>
    <message>
        <source>all authors</source>
        <translation>все пары</translation>
    </message>
    <message>
        <source>Drafts by the same author are expected to be similar, so they are ranked separately.</source>
        <translation>Черновики одного автора ожидаемо похожи, поэтому ранжируются отдельно.</translation>
    </message>
</context>
<context>
    <name>PairFilter</name>
    <message>
        <source>and</source>
        <translation>и</translation>
    </message>
    <message>
        <source>Name, or: overlap &gt; 30 and longest &gt; 20</source>
        <translation>Имя или: совпадает &gt; 30 и длиннейший &gt; 20</translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation>Найти пары</translation>
    </message>
    <message>
        <source>name contains “%1”</source>
        <translation>в названии есть «%1»</translation>
    </message>
    <message>
        <source>Filter: %1.</source>
        <translation>Фильтр: %1.</translation>
    </message>
    <message>
        <source>overlap</source>
        <comment>a single word</comment>
        <translation>совпадает</translation>
    </message>
    <message>
        <source>containment</source>
        <comment>a single word</comment>
        <translation>вхождение</translation>
    </message>
    <message>
        <source>jaccard</source>
        <comment>a single word</comment>
        <translation>жаккар</translation>
    </message>
    <message>
        <source>coverage</source>
        <comment>a single word</comment>
        <translation>покрытие</translation>
    </message>
    <message>
        <source>longest</source>
        <comment>a single word</comment>
        <translation>длиннейший</translation>
    </message>
    <message>
        <source>passages</source>
        <comment>a single word</comment>
        <translation>фрагменты</translation>
    </message>
    <message>
        <source>shingles</source>
        <comment>a single word</comment>
        <translation>шинглы</translation>
    </message>
    <message>
        <source>percentile</source>
        <comment>a single word</comment>
        <translation>процентиль</translation>
    </message>
    <message>
        <source>disguises</source>
        <comment>a single word</comment>
        <translation>маскировка</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>a single word</comment>
        <translation>вердикт</translation>
    </message>
    <message>
        <source>note</source>
        <comment>a single word</comment>
        <translation>заметка</translation>
    </message>
    <message>
        <source>Enter part of a name, or a condition such as %1</source>
        <translation>Введите часть названия или условие, например %1</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Поля: %1</translation>
    </message>
    <message>
        <source>Text in quotation marks always matches names. If the two texts differ, the higher score is used.</source>
        <translation>Текст в кавычках всегда ищется в названиях. Если показатели двух текстов различаются, берётся больший.</translation>
    </message>
    <message>
        <source>%1: pairs with a note. %1 = late: pairs whose note contains “late”.</source>
        <translation>%1: пары с заметкой. %1 = поздно: те, в чьей заметке есть «поздно».</translation>
    </message>
    <message>
        <source>“%1” is not a field. Use %2, or put names in quotation marks.</source>
        <translation>«%1»: такого поля нет; есть %2. Названия берите в кавычки.</translation>
    </message>
    <message>
        <source>“%1”: enter a value.</source>
        <translation>«%1»: введите значение.</translation>
    </message>
    <message>
        <source>“%1”: the value must be a number.</source>
        <translation>«%1»: значение должно быть числом.</translation>
    </message>
    <message>
        <source>“%1”: not a verdict. Use %3.</source>
        <translation>«%1»: такого вердикта нет; есть %3.</translation>
    </message>
    <message>
        <source>“%1”: with verdicts, use only = or !=.</source>
        <translation>«%1»: для вердикта есть только = и !=.</translation>
    </message>
    <message>
        <source>“%1”: with notes, use only = (contains) or != (doesn&apos;t contain).</source>
        <translation>«%1»: для заметки есть только = (содержит) и != (не содержит).</translation>
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
        <translation>его шинглов есть и в %1</translation>
    </message>
    <message>
        <source>Containment: share of this text&apos;s distinct shingles that are also in the other text</source>
        <translation>Вхождение: доля разных шинглов этого текста, которые есть и в другом</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln общий шингл</numerusform>
            <numerusform>%Ln общих шингла</numerusform>
            <numerusform>%Ln общих шинглов</numerusform>
        </translation>
    </message>
    <message>
        <source>Jaccard: shared shingles as a share of all distinct shingles in either text</source>
        <translation>Коэффициент Жаккара: доля общих шинглов среди всех разных шинглов обоих текстов</translation>
    </message>
    <message>
        <source>of this text is also in %1</source>
        <translation>этого текста есть и в %1</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paragraph(s) changed</source>
        <translation>
            <numerusform>из %Ln абзаца изменено</numerusform>
            <numerusform>из %Ln абзацев изменено</numerusform>
            <numerusform>из %Ln абзацев изменено</numerusform>
        </translation>
    </message>
    <message>
        <source>Split and joined paragraphs count once</source>
        <translation>Разделённые и объединённые абзацы считаются один раз</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>без изменений</translation>
    </message>
</context>
<context>
    <name>PairModel</name>
    <message numerus="yes">
        <source>%Ln pair(s) below the level</source>
        <translation>
            <numerusform>%Ln пара ниже уровня</numerusform>
            <numerusform>%Ln пары ниже уровня</numerusform>
            <numerusform>%Ln пар ниже уровня</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · hide</source>
        <translation>
            <numerusform>%Ln пара ниже уровня · скрыть</numerusform>
            <numerusform>%Ln пары ниже уровня · скрыть</numerusform>
            <numerusform>%Ln пар ниже уровня · скрыть</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · show</source>
        <translation>
            <numerusform>%Ln пара ниже уровня · показать</numerusform>
            <numerusform>%Ln пары ниже уровня · показать</numerusform>
            <numerusform>%Ln пар ниже уровня · показать</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairNote</name>
    <message>
        <source>Note on the pair</source>
        <translation>Заметка о паре</translation>
    </message>
    <message>
        <source>Note on this pair…</source>
        <translation>Заметка об этой паре…</translation>
    </message>
    <message>
        <source>Names are hidden. Show names to edit the note.</source>
        <translation>Имена скрыты. Чтобы изменить заметку, покажите имена.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Заметка…</translation>
    </message>
    <message>
        <source>Add a note on this pair</source>
        <translation>Добавить заметку об этой паре</translation>
    </message>
    <message>
        <source>Note on the pair: %1</source>
        <translation>Заметка о паре: %1</translation>
    </message>
</context>
<context>
    <name>PairTable</name>
    <message>
        <source>Pairs of documents</source>
        <translation>Пары документов</translation>
    </message>
    <message>
        <source>Compare texts</source>
        <translation>Сравнить тексты</translation>
    </message>
    <message>
        <source>Show only the left text</source>
        <translation>Показать только левый текст</translation>
    </message>
    <message>
        <source>Show only the right text</source>
        <translation>Показать только правый текст</translation>
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
        <translation>Обычные столбцы</translation>
    </message>
</context>
<context>
    <name>PairText</name>
    <message>
        <source>Not compared: both are archive documents</source>
        <translation>Не сравниваются: оба документа архивные</translation>
    </message>
    <message>
        <source>No shared shingles</source>
        <translation>Нет общих шинглов</translation>
    </message>
    <message>
        <source>%1 of “%2” also in “%3”</source>
        <translation>%1 текста «%2» есть и в «%3»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln общий шингл</numerusform>
            <numerusform>%Ln общих шингла</numerusform>
            <numerusform>%Ln общих шинглов</numerusform>
        </translation>
    </message>
    <message>
        <source>Drafts by the same author: not counted</source>
        <translation>Черновики одного автора: не учитываются</translation>
    </message>
    <message>
        <source>Word for word (higher of two): %1</source>
        <translation>Дословно (большее из двух): %1</translation>
    </message>
    <message>
        <source>Jaccard: %1</source>
        <translation>Коэффициент Жаккара: %1</translation>
    </message>
    <message>
        <source>Containment (higher of two): %1</source>
        <translation>Вхождение (большее из двух): %1</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message numerus="yes">
        <source>passages computed for %Ln so far</source>
        <translation>
            <numerusform>фрагменты пока известны для %Ln</numerusform>
            <numerusform>фрагменты пока известны для %Ln</numerusform>
            <numerusform>фрагменты пока известны для %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finding reworded passages: %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>Поиск перефразированных фрагментов: %1 из %Ln пары</numerusform>
            <numerusform>Поиск перефразированных фрагментов: %1 из %Ln пар</numerusform>
            <numerusform>Поиск перефразированных фрагментов: %1 из %Ln пар</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaneCommands</name>
    <message>
        <source>Copy with citation</source>
        <translation>Копировать со ссылкой</translation>
    </message>
    <message>
        <source>Find in the other text</source>
        <translation>Найти в другом тексте</translation>
    </message>
</context>
<context>
    <name>PanelRegistry</name>
    <message>
        <source>Available while two documents are compared</source>
        <translation>Доступно, пока сравниваются два документа</translation>
    </message>
    <message>
        <source>Available with three documents or more</source>
        <translation>Доступно, если открыто не меньше трёх документов</translation>
    </message>
    <message>
        <source>No disguises found</source>
        <translation>Маскировка не обнаружена</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры сравнения</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Фрагменты</translation>
    </message>
    <message>
        <source>Disguises</source>
        <translation>Маскировка</translation>
    </message>
    <message>
        <source>Quotations and references</source>
        <translation>Цитаты и ссылки</translation>
    </message>
    <message>
        <source>Shared evidence</source>
        <translation>Общие признаки</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Что, если</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Меры сходства</translation>
    </message>
    <message>
        <source>Common text</source>
        <translation>Общий текст</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Почти дубликаты</translation>
    </message>
</context>
<context>
    <name>PartNames</name>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Сноски</translation>
    </message>
    <message>
        <source>Headers and footers</source>
        <translation>Колонтитулы</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>Tracked deletions</source>
        <translation>Удаления в режиме правки</translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation>Замещающий текст</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>Коды полей</translation>
    </message>
    <message>
        <source>Body text</source>
        <translation>Основной текст</translation>
    </message>
</context>
<context>
    <name>PartsField</name>
    <message>
        <source>The languages of the open documents don&apos;t have this part of speech.</source>
        <translation>В языках открытых документов нет этой части речи.</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>identical</source>
        <translation>дословно</translation>
    </message>
    <message>
        <source>lightly edited</source>
        <translation>слегка изменён</translation>
    </message>
    <message>
        <source>reordered</source>
        <translation>перестроен</translation>
    </message>
    <message>
        <source>heavily edited</source>
        <translation>сильно изменён</translation>
    </message>
    <message>
        <source>summarized</source>
        <translation>изложен кратко</translation>
    </message>
    <message>
        <source>may be translated</source>
        <translation>возможно, перевод</translation>
    </message>
    <message>
        <source>not cited</source>
        <translation>без кавычек и ссылки</translation>
    </message>
    <message>
        <source>quotation marks missing</source>
        <translation>без кавычек</translation>
    </message>
    <message>
        <source>citation missing</source>
        <translation>без ссылки</translation>
    </message>
    <message>
        <source>cited and quoted</source>
        <translation>с кавычками и ссылкой</translation>
    </message>
    <message>
        <source>bibliography</source>
        <translation>список литературы</translation>
    </message>
    <message>
        <source>template</source>
        <translation>шаблон</translation>
    </message>
    <message>
        <source>own earlier work</source>
        <translation>своя прежняя работа</translation>
    </message>
</context>
<context>
    <name>PassageDecision</name>
    <message>
        <source>Next undecided</source>
        <translation>К нерешённому</translation>
    </message>
    <message>
        <source>Next undecided passage (%1)</source>
        <translation>К следующему нерешённому фрагменту (%1)</translation>
    </message>
    <message>
        <source>Note on the passage</source>
        <translation>Заметка о фрагменте</translation>
    </message>
    <message>
        <source>Names are hidden. Show names to edit the note.</source>
        <translation>Имена скрыты. Чтобы изменить заметку, покажите имена.</translation>
    </message>
</context>
<context>
    <name>PassageFilter</name>
    <message>
        <source>Filter passages</source>
        <translation>Фильтр фрагментов</translation>
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
        <translation>Номер, значок и цвет фрагмента в текстах, по порядку в левом</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Your verdict on the passage. Keys: Alt+1 to Alt+4</source>
        <translation>Ваш вердикт по фрагменту. Клавиши: Alt+1…Alt+4</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>Extent of the changes in the passage</source>
        <translation>Как сильно изменён фрагмент</translation>
    </message>
    <message>
        <source>Citation status</source>
        <translation>Статус цитирования</translation>
    </message>
    <message>
        <source>Whether the right text quotes and cites the source of the passage</source>
        <translation>Есть ли в правом тексте кавычки и ссылка на источник фрагмента</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Length of the passage in the right text, in words</source>
        <translation>Длина фрагмента в правом тексте, в словах</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Share of words on both sides that are kept in the same order, or linked by a dictionary</source>
        <translation>Доля слов обеих сторон, сохранённых в том же порядке или связанных по словарю</translation>
    </message>
    <message>
        <source>In the right text</source>
        <translation>В правом тексте</translation>
    </message>
    <message>
        <source>Beginning of the passage in the right text</source>
        <translation>Начало фрагмента в правом тексте</translation>
    </message>
    <message>
        <source>%1, with a note</source>
        <translation>%1, с заметкой</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the words kept</source>
        <translation>сохранилось %1 слов</translation>
    </message>
    <message>
        <source>%1 of the words linked</source>
        <translation>связано слов: %1</translation>
    </message>
    <message>
        <source>%1; in the left text: %2</source>
        <translation>%1; в левом тексте: %2</translation>
    </message>
</context>
<context>
    <name>PassagePreview</name>
    <message>
        <source>No match word for word. Open the pair to see its passages.</source>
        <translation>Дословных совпадений нет. Откройте пару, чтобы увидеть её фрагменты.</translation>
    </message>
    <message numerus="yes">
        <source>%1: longest match, %Ln word(s)</source>
        <translation>
            <numerusform>%1: самое длинное совпадение, %Ln слово</numerusform>
            <numerusform>%1: самое длинное совпадение, %Ln слова</numerusform>
            <numerusform>%1: самое длинное совпадение, %Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: longest match that most texts lack, %Ln word(s)</source>
        <translation>
            <numerusform>%1: самое длинное совпадение, которого нет в большинстве текстов, %Ln слово</numerusform>
            <numerusform>%1: самое длинное совпадение, которого нет в большинстве текстов, %Ln слова</numerusform>
            <numerusform>%1: самое длинное совпадение, которого нет в большинстве текстов, %Ln слов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassageTable</name>
    <message>
        <source>Passages</source>
        <translation>Фрагменты</translation>
    </message>
    <message>
        <source>Show in texts</source>
        <translation>Показать в текстах</translation>
    </message>
    <message>
        <source>Copy both sides</source>
        <translation>Копировать обе стороны</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Копировать со ссылкой</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Заметка…</translation>
    </message>
</context>
<context>
    <name>PassagesPanel</name>
    <message>
        <source>What counts</source>
        <translation>Что учитывается</translation>
    </message>
    <message>
        <source>Open a pair to see its passages.</source>
        <translation>Откройте пару, чтобы увидеть её фрагменты.</translation>
    </message>
    <message>
        <source>Finding passages, identical and rewritten…</source>
        <translation>Поиск фрагментов, дословных и переписанных…</translation>
    </message>
    <message>
        <source>No passages match the filters. Clear a filter to see more.</source>
        <translation>Фильтрам не отвечает ни один фрагмент. Снимите фильтр, чтобы увидеть больше.</translation>
    </message>
    <message>
        <source>No shared passages found, identical or rewritten.</source>
        <translation>Общих фрагментов, дословных или переписанных, не найдено.</translation>
    </message>
    <message>
        <source>%1 of the right text is in shared passages, changed words included.</source>
        <translation>В общих фрагментах %1 правого текста вместе с изменёнными словами.</translation>
    </message>
    <message>
        <source>%1 of the right text is in shared passages, changed words included; %2 after exclusions.</source>
        <translation>В общих фрагментах %1 правого текста вместе с изменёнными словами; после исключений — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln passage(s) reviewed.</source>
        <translation>
            <numerusform>Просмотрено %1 из %Ln фрагмента.</numerusform>
            <numerusform>Просмотрено %1 из %Ln фрагментов.</numerusform>
            <numerusform>Просмотрено %1 из %Ln фрагментов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some passages may be missing because the texts are very repetitive.</source>
        <translation>Некоторых фрагментов может не быть: в текстах очень много повторов.</translation>
    </message>
</context>
<context>
    <name>PhraseModel</name>
    <message>
        <source>Exclude</source>
        <translation>Исключить</translation>
    </message>
    <message>
        <source>Phrase as written in the first text that contains it</source>
        <translation>Фраза в том виде, в каком она стоит в первом тексте, где встретилась</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Length of the phrase, in compared words</source>
        <translation>Длина фразы, в сравниваемых словах</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Тексты</translation>
    </message>
    <message>
        <source>Number of texts that contain it, not counting templates and archive documents</source>
        <translation>Количество текстов, где она есть, без шаблонов и архивных документов</translation>
    </message>
</context>
<context>
    <name>PhraseTable</name>
    <message>
        <source>Common text</source>
        <translation>Общий текст</translation>
    </message>
</context>
<context>
    <name>PhrasesField</name>
    <message>
        <source>one phrase per line</source>
        <translation>одна фраза в строке</translation>
    </message>
</context>
<context>
    <name>PlaceModel</name>
    <message>
        <source>As typed</source>
        <translation>Как набрано</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Как читается</translation>
    </message>
    <message>
        <source>%1, read as “%2”</source>
        <translation>%1, читается как «%2»</translation>
    </message>
</context>
<context>
    <name>PlaceTable</name>
    <message>
        <source>Hits</source>
        <translation>Совпадения</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>some repeats are not listed</source>
        <translation>перечислены не все повторы</translation>
    </message>
    <message>
        <source>some passages may be missing because the texts are very long or repetitive</source>
        <translation>некоторых фрагментов может не быть: тексты очень длинные или с повторами</translation>
    </message>
    <message>
        <source>No shared passages found, identical or rewritten.</source>
        <translation>Общих фрагментов, дословных или переписанных, не найдено.</translation>
    </message>
    <message>
        <source>Finding passages…</source>
        <translation>Поиск фрагментов…</translation>
    </message>
    <message numerus="yes">
        <source>These texts share no run of %Ln word(s).</source>
        <translation>
            <numerusform>В этих текстах нет общей цепочки из %Ln слова.</numerusform>
            <numerusform>В этих текстах нет общей цепочки из %Ln слов.</numerusform>
            <numerusform>В этих текстах нет общей цепочки из %Ln слов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Preference pages</source>
        <translation>Страницы настроек</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>&amp;Внешний вид</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>&amp;Сравнение</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Файлы</translation>
    </message>
    <message>
        <source>&amp;Dictionaries</source>
        <translation>С&amp;ловари</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Project</source>
        <translation>Проект</translation>
    </message>
</context>
<context>
    <name>ProjectController</name>
    <message numerus="yes">
        <source>One project can be open at a time. Opening %1; skipping %Ln other(s).</source>
        <translation>
            <numerusform>Можно открыть только один проект. Открывается %1; пропущено других: %Ln.</numerusform>
            <numerusform>Можно открыть только один проект. Открывается %1; пропущено других: %Ln.</numerusform>
            <numerusform>Можно открыть только один проект. Открывается %1; пропущено других: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>This project contains no documents.</source>
        <translation>В этом проекте нет документов.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
</context>
<context>
    <name>ProjectQuestions</name>
    <message>
        <source>Save changes to %1?</source>
        <translation>Сохранить изменения в %1?</translation>
    </message>
    <message>
        <source>Save your work?</source>
        <translation>Сохранить сделанное?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Несохранённые изменения пропадут.</translation>
    </message>
    <message numerus="yes">
        <source>This includes %Ln verdict(s) or note(s).</source>
        <translation>
            <numerusform>В том числе вердиктов и заметок: %Ln.</numerusform>
            <numerusform>В том числе вердиктов и заметок: %Ln.</numerusform>
            <numerusform>В том числе вердиктов и заметок: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Не сохранять</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>%1 was changed on disk since you opened it.</source>
        <translation>Файл %1 изменился на диске с тех пор, как вы его открыли.</translation>
    </message>
    <message>
        <source>Saving replaces the changes made by another program or window.</source>
        <translation>Сохранение заменит изменения, сделанные другой программой или в другом окне.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>A file named %1 already exists. Replace it?</source>
        <translation>Файл с именем %1 уже есть. Заменить его?</translation>
    </message>
    <message>
        <source>Choose another &amp;name…</source>
        <translation>Выбрать другое &amp;имя…</translation>
    </message>
    <message>
        <source>The copy is not saved yet. Changes you make in it don&apos;t affect the original file.</source>
        <translation>Копия ещё не сохранена. Изменения в ней не затронут исходный файл.</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>Открыть &amp;копию</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Не восстанавливать</translation>
    </message>
    <message>
        <source>Discard unsaved work?</source>
        <translation>Удалить несохранённую работу?</translation>
    </message>
    <message>
        <source>It has not been saved anywhere. You can&apos;t undo this.</source>
        <translation>Она нигде не сохранена. Отменить это нельзя.</translation>
    </message>
    <message>
        <source>Save the project under another name.</source>
        <translation>Сохраните проект под другим именем.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the project.</source>
        <translation>Сохранить проект не удалось.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the project.</source>
        <translation>Открыть проект не удалось.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Your work is still open here.</source>
        <translation>Ваша работа по-прежнему открыта здесь.</translation>
    </message>
    <message>
        <source>%1 is open in another window of Imbrex.</source>
        <translation>Проект %1 открыт в другом окне Imbrex.</translation>
    </message>
    <message>
        <source>%1 is open in another window of Imbrex (%2).</source>
        <translation>Проект %1 открыт в другом окне Imbrex (%2).</translation>
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
        <translation>Сравнение остановлено. Нажмите F5, чтобы сравнить заново.</translation>
    </message>
    <message>
        <source>Couldn&apos;t calculate this.</source>
        <translation>Не удалось это вычислить.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Already open, reloading: %1</source>
        <translation>Уже открыто, перечитывается: %1</translation>
    </message>
    <message>
        <source>Pasted text %1</source>
        <translation>Вставленный текст %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %Ln file(s) not read.</source>
        <translation>
            <numerusform>Остановлено. Не прочитан %Ln файл.</numerusform>
            <numerusform>Остановлено. Не прочитано %Ln файла.</numerusform>
            <numerusform>Остановлено. Не прочитано %Ln файлов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Убрать из списка</translation>
    </message>
    <message>
        <source>%1 can&apos;t be found.</source>
        <translation>Файл %1 не найден.</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Очистить список</translation>
    </message>
    <message>
        <source>Unavailable while names are hidden</source>
        <translation>Недоступно, пока имена скрыты</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Недавних файлов нет</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent files:</source>
        <translation>Недавние файлы:</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>Проект %1</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Recognize text</source>
        <translation>Распознать текст</translation>
    </message>
    <message>
        <source>Pages that already have text, too</source>
        <translation>Также страницы, на которых уже есть текст</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other scan(s), too</source>
        <translation>
            <numerusform>Также ещё %Ln скан</numerusform>
            <numerusform>Также ещё %Ln скана</numerusform>
            <numerusform>Также ещё %Ln сканов</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognize</source>
        <translation>Распознать</translation>
    </message>
    <message>
        <source>Languages of the text</source>
        <translation>Языки текста</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документа</numerusform>
            <numerusform>%Ln документов</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages of the text:</source>
        <translation>Языки текста:</translation>
    </message>
    <message>
        <source>Takes a few seconds a page. Fewer languages give better results.</source>
        <translation>Страница занимает несколько секунд. Чем меньше языков, тем лучше результат.</translation>
    </message>
</context>
<context>
    <name>Recognizing</name>
    <message>
        <source>Recognize text</source>
        <translation>Распознать текст</translation>
    </message>
    <message>
        <source>Tesseract, which recognizes text, is not installed.</source>
        <translation>Программа Tesseract, которая распознаёт текст, не установлена.</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Recover</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не восстанавливать</translation>
    </message>
    <message>
        <source>Imbrex quit unexpectedly.</source>
        <translation>Imbrex неожиданно завершил работу.</translation>
    </message>
    <message>
        <source>The recovery copy can&apos;t be read: %1</source>
        <translation>Не удаётся прочитать копию для восстановления: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln документ</numerusform>
            <numerusform>%Ln документа</numerusform>
            <numerusform>%Ln документов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with a verdict</source>
        <translation>
            <numerusform>%Ln пара с вердиктом</numerusform>
            <numerusform>%Ln пары с вердиктом</numerusform>
            <numerusform>%Ln пар с вердиктом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) with a verdict</source>
        <translation>
            <numerusform>%Ln фрагмент с вердиктом</numerusform>
            <numerusform>%Ln фрагмента с вердиктом</numerusform>
            <numerusform>%Ln фрагментов с вердиктом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln заметка</numerusform>
            <numerusform>%Ln заметки</numerusform>
            <numerusform>%Ln заметок</numerusform>
        </translation>
    </message>
    <message>
        <source>last changed %1</source>
        <translation>изменено %1</translation>
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
        <translation>Отличается</translation>
    </message>
    <message>
        <source>Other source</source>
        <translation>Другой источник</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>Listed</source>
        <translation>В списке</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>Нет в списке</translation>
    </message>
    <message>
        <source>Other year</source>
        <translation>Другой год</translation>
    </message>
    <message>
        <source>Similar name</source>
        <translation>Похожая фамилия</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Нет списка</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>Есть ссылка</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>Без ссылки</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>In this text</source>
        <translation>В этом тексте</translation>
    </message>
    <message>
        <source>Words that differ from the source are framed. Click to go to the place.</source>
        <translation>Слова, которые отличаются от источника, обведены. Щёлкните, чтобы перейти к месту.</translation>
    </message>
    <message>
        <source>In the source or list</source>
        <translation>В источнике или списке</translation>
    </message>
    <message>
        <source>The words of the source, and its name</source>
        <translation>Слова источника и его название</translation>
    </message>
    <message>
        <source>The cited source is not open</source>
        <translation>Указанный источник не открыт</translation>
    </message>
</context>
<context>
    <name>ReferenceTable</name>
    <message>
        <source>Quotations and references</source>
        <translation>Цитаты и ссылки</translation>
    </message>
</context>
<context>
    <name>ReferencesPanel</name>
    <message>
        <source>Search the library</source>
        <translation>Искать в библиотеке</translation>
    </message>
    <message>
        <source>Also search the library for quotations that no open source has</source>
        <translation>Искать и в библиотеке цитаты, которых нет в открытых источниках</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Also show what needs no check</source>
        <translation>Показать и то, что проверять не нужно</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Цитаты</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Ссылки</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Литература</translation>
    </message>
    <message>
        <source>Open a pair or select a document to check its quotations and references.</source>
        <translation>Откройте пару или выберите документ, чтобы проверить его цитаты и ссылки.</translation>
    </message>
    <message>
        <source>Checking quotations and references…</source>
        <translation>Проверка цитат и ссылок…</translation>
    </message>
    <message>
        <source>No quotations, citations or references found.</source>
        <translation>Цитат, ссылок и списка литературы не найдено.</translation>
    </message>
    <message>
        <source>Quotations to check: %1 of %2</source>
        <translation>Проверить цитаты: %1 из %2</translation>
    </message>
    <message>
        <source>citations: %1 of %2</source>
        <translation>ссылки: %1 из %2</translation>
    </message>
    <message>
        <source>references: %1 of %2</source>
        <translation>литература: %1 из %2</translation>
    </message>
    <message>
        <source>Open the quoted texts as sources to compare quotations with them.</source>
        <translation>Откройте цитируемые тексты как источники, чтобы сравнить цитаты с ними.</translation>
    </message>
    <message>
        <source>This text has no list of references.</source>
        <translation>В этом тексте нет списка литературы.</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln quotation(s) that may be dialogue, a title or a term.</source>
        <translation>
            <numerusform>Не показана %Ln цитата: это может быть диалог, название или термин.</numerusform>
            <numerusform>Не показаны %Ln цитаты: это могут быть диалоги, названия или термины.</numerusform>
            <numerusform>Не показано %Ln цитат: это могут быть диалоги, названия или термины.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first ones were checked, because there are too many.</source>
        <translation>Проверены только первые: их слишком много.</translation>
    </message>
</context>
<context>
    <name>Regrouping</name>
    <message>
        <source>joining of documents</source>
        <translation>объединение документов</translation>
    </message>
    <message>
        <source>adding of earlier attempts</source>
        <translation>добавление предыдущих попыток</translation>
    </message>
    <message>
        <source>separation into files</source>
        <translation>разделение на файлы</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>Report saved: %1</source>
        <translation>Отчёт сохранён: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) saved in %1</source>
        <translation>
            <numerusform>Сохранён %Ln отчёт: %1</numerusform>
            <numerusform>Сохранено %Ln отчёта: %1</numerusform>
            <numerusform>Сохранено %Ln отчётов: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This folder contains %Ln other file(s). Check them before you share the folder.</source>
        <translation>
            <numerusform>В этой папке есть ещё %Ln файл. Проверьте его, прежде чем передавать папку.</numerusform>
            <numerusform>В этой папке есть ещё %Ln файла. Проверьте их, прежде чем передавать папку.</numerusform>
            <numerusform>В этой папке есть ещё %Ln файлов. Проверьте их, прежде чем передавать папку.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t save the report.</source>
        <translation>Не удалось сохранить отчёт.</translation>
    </message>
    <message>
        <source>Saving the report was stopped.</source>
        <translation>Сохранение отчёта остановлено.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>&amp;Hide names</source>
        <translation>Скрыть &amp;имена</translation>
    </message>
    <message>
        <source>Include &amp;verdicts and notes</source>
        <translation>Включить &amp;вердикты и заметки</translation>
    </message>
    <message>
        <source>Include &amp;quotations and references to check</source>
        <translation>Добавить &amp;цитаты и ссылки для проверки</translation>
    </message>
    <message>
        <source>Include the &amp;weight of evidence</source>
        <translation>Включить &amp;вес признаков</translation>
    </message>
    <message>
        <source>&amp;Open after saving</source>
        <translation>&amp;Открыть после сохранения</translation>
    </message>
    <message>
        <source>&amp;Pair: the two documents side by side</source>
        <translation>&amp;Пара: два документа рядом</translation>
    </message>
    <message>
        <source>&amp;Class: pairs worth reading, clusters and documents</source>
        <translation>&amp;Группа работ: пары, которые стоит прочесть, кластеры и документы</translation>
    </message>
    <message>
        <source>Class, plus a &amp;report for each pair worth reading</source>
        <translation>Группа работ и отчёт о каждой п&amp;аре, которую стоит прочесть</translation>
    </message>
    <message>
        <source>Class, plus a report for each &amp;document</source>
        <translation>Группа работ и отчёт о &amp;каждом документе</translation>
    </message>
    <message>
        <source>Web page (one file, opens in any browser)</source>
        <translation>Веб-страница (один файл для любого браузера)</translation>
    </message>
    <message>
        <source>PDF (for printing)</source>
        <translation>PDF (для печати)</translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV (для электронных таблиц)</translation>
    </message>
    <message>
        <source>JSON (for other programs)</source>
        <translation>JSON (для других программ)</translation>
    </message>
    <message>
        <source>document names</source>
        <translation>названия документов</translation>
    </message>
    <message>
        <source>If off, the report shows the scores as calculated, without your verdicts and notes</source>
        <translation>Если выключено, отчёт показывает вычисленные показатели, без ваших вердиктов и заметок</translation>
    </message>
    <message>
        <source>In web pages, PDF and JSON files</source>
        <translation>В веб-страницах, файлах PDF и JSON</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Report language</source>
        <translation>Язык отчёта</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>How many unrelated pairs of this class share as much, in web pages, PDF and JSON files</source>
        <translation>У скольких несвязанных пар этой группы столько же общего; на веб-страницах, в файлах PDF и JSON</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Скрыть имена</translation>
    </message>
    <message>
        <source>Include verdicts and notes</source>
        <translation>Включить вердикты и заметки</translation>
    </message>
    <message>
        <source>Include quotations and references to check</source>
        <translation>Добавить цитаты и ссылки для проверки</translation>
    </message>
    <message>
        <source>Include the weight of evidence</source>
        <translation>Включить вес признаков</translation>
    </message>
    <message>
        <source>Open after saving</source>
        <translation>Открыть после сохранения</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Формат:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>&amp;Заголовок:</translation>
    </message>
    <message>
        <source>The report contains the text it quotes, the settings, and a checksum of every file. It is not sent anywhere.</source>
        <translation>В отчёте — процитированный текст, параметры и контрольные суммы всех файлов. Он никуда не отправляется.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Группа работ</translation>
    </message>
    <message>
        <source>Report folder</source>
        <translation>Папка отчётов</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Note on the passage…</source>
        <translation>Заметка о фрагменте…</translation>
    </message>
    <message>
        <source>Note on the pair…</source>
        <translation>Заметка о паре…</translation>
    </message>
    <message>
        <source>Next undecided passage</source>
        <translation>Следующий нерешённый фрагмент</translation>
    </message>
    <message>
        <source>Previous undecided passage</source>
        <translation>Предыдущий нерешённый фрагмент</translation>
    </message>
    <message>
        <source>Verdict on the passage</source>
        <translation>Вердикт по фрагменту</translation>
    </message>
    <message>
        <source>Verdict on the pair</source>
        <translation>Вердикт по паре</translation>
    </message>
    <message>
        <source>Switch to “%1” to set verdicts</source>
        <translation>Переключитесь на «%1», чтобы выносить вердикты</translation>
    </message>
    <message>
        <source>No passage is selected. F8 goes to the next one.</source>
        <translation>Фрагмент не выбран. F8 — переход к следующему.</translation>
    </message>
</context>
<context>
    <name>ReviewedPair</name>
    <message>
        <source>Doesn&apos;t count: %1</source>
        <translation>Не учитывается: %1</translation>
    </message>
    <message>
        <source>Doesn&apos;t count, by your verdict: %1</source>
        <translation>Не учитывается по вашему вердикту: %1</translation>
    </message>
    <message>
        <source>Counts, by your verdict: %1</source>
        <translation>Учитывается по вашему вердикту: %1</translation>
    </message>
    <message numerus="yes">
        <source>verdict “%1” on %Ln passage(s)</source>
        <translation>
            <numerusform>вердикт «%1» для %Ln фрагмента</numerusform>
            <numerusform>вердикт «%1» для %Ln фрагментов</numerusform>
            <numerusform>вердикт «%1» для %Ln фрагментов</numerusform>
        </translation>
    </message>
    <message>
        <source>note on a passage</source>
        <translation>заметка о фрагменте</translation>
    </message>
</context>
<context>
    <name>RewritingOutcome</name>
    <message>
        <source>%1 of the words kept</source>
        <translation>сохранилось %1 слов</translation>
    </message>
    <message>
        <source>%1 of the words linked</source>
        <translation>связано слов: %1</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Фрагмент %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the left</source>
        <translation>
            <numerusform>%Ln слово слева</numerusform>
            <numerusform>%Ln слова слева</numerusform>
            <numerusform>%Ln слов слева</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the right</source>
        <translation>
            <numerusform>%Ln слово справа</numerusform>
            <numerusform>%Ln слова справа</numerusform>
            <numerusform>%Ln слов справа</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Ribbons linking each passage to its counterpart</source>
        <translation>Ленты, соединяющие каждый фрагмент с парным</translation>
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
        <translation>Работа</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Архив</translation>
    </message>
</context>
<context>
    <name>RosterStep</name>
    <message>
        <source>roster</source>
        <translation>список группы</translation>
    </message>
</context>
<context>
    <name>Rosters</name>
    <message>
        <source>Rosters</source>
        <translation>Списки группы</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Open roster</source>
        <translation>Открыть список группы</translation>
    </message>
    <message numerus="yes">
        <source>Is “%1” a roster with %Ln student(s), or a text to compare?</source>
        <translation>
            <numerusform>«%1» — это список группы (%Ln студент) или текст для сравнения?</numerusform>
            <numerusform>«%1» — это список группы (%Ln студента) или текст для сравнения?</numerusform>
            <numerusform>«%1» — это список группы (%Ln студентов) или текст для сравнения?</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as roster</source>
        <translation>Открыть как список</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>Открыть как текст</translation>
    </message>
    <message numerus="yes">
        <source>Roster with %Ln student(s).</source>
        <translation>
            <numerusform>В списке %Ln студент.</numerusform>
            <numerusform>%Ln студента.</numerusform>
            <numerusform>%Ln студентов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Open project</source>
        <translation>Открыть проект</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Сохранить проект</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Проект</translation>
    </message>
    <message>
        <source>Imbrex projects</source>
        <translation>Проекты Imbrex</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving was stopped. The file has not changed.</source>
        <translation>Сохранение остановлено. Файл не изменён.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>word for word</source>
        <translation>дословно</translation>
    </message>
    <message>
        <source>containment</source>
        <translation>вхождение</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>word for word or translated</source>
        <translation>дословно или в переводе</translation>
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
        <translation>Не удаётся сохранить настройки: %1 нельзя записать. Всё остальное работает.</translation>
    </message>
    <message>
        <source>Can&apos;t save settings: %1 can&apos;t be read. Everything else works.</source>
        <translation>Не удаётся сохранить настройки: %1 нельзя прочитать. Всё остальное работает.</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read and were reset. The old settings are kept in %1.</source>
        <translation>Не удалось прочитать настройки, они сброшены. Прежние сохранены в %1.</translation>
    </message>
</context>
<context>
    <name>SettingsInWords</name>
    <message numerus="yes">
        <source>%Ln-word shingles</source>
        <translation>
            <numerusform>шинглы из %Ln слова</numerusform>
            <numerusform>шинглы из %Ln слов</numerusform>
            <numerusform>шинглы из %Ln слов</numerusform>
        </translation>
    </message>
    <message>
        <source>words as written</source>
        <translation>слова как в тексте</translation>
    </message>
    <message>
        <source>normal forms</source>
        <translation>начальные формы</translation>
    </message>
    <message>
        <source>stems</source>
        <translation>основы слов</translation>
    </message>
    <message>
        <source>function words ignored</source>
        <translation>без служебных слов</translation>
    </message>
    <message>
        <source>some words ignored</source>
        <translation>без некоторых слов</translation>
    </message>
    <message>
        <source>all words compared</source>
        <translation>сравниваются все слова</translation>
    </message>
</context>
<context>
    <name>ShareTexts</name>
    <message>
        <source>%1 word for word</source>
        <translation>%1 дословно</translation>
    </message>
    <message>
        <source>%1 reworded</source>
        <translation>%1 перефразировано</translation>
    </message>
    <message>
        <source>%1 quoted or template</source>
        <translation>%1 цитаты или шаблон</translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 только здесь</translation>
    </message>
    <message>
        <source>%1 translated</source>
        <translation>%1 перевод</translation>
    </message>
</context>
<context>
    <name>ShelfModel</name>
    <message>
        <source>Shelf</source>
        <translation>Полка</translation>
    </message>
    <message>
        <source>Name of the collection of sources</source>
        <translation>Имя собрания источников</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Источники</translation>
    </message>
    <message>
        <source>Number of texts that can be found</source>
        <translation>Число текстов, которые могут найтись</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Size of the shelf&apos;s files</source>
        <translation>Размер файлов полки</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Обновлена</translation>
    </message>
    <message>
        <source>When the shelf was last read to the end</source>
        <translation>Когда полка в последний раз была прочитана до конца</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln день назад</numerusform>
            <numerusform>%Ln дня назад</numerusform>
            <numerusform>%Ln дней назад</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>сегодня</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Ждёт очереди</translation>
    </message>
    <message>
        <source>Reading… %1</source>
        <translation>Чтение… %1</translation>
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
        <translation>Файлы изменились</translation>
    </message>
    <message>
        <source>Made by another version: update it</source>
        <translation>Создана другой версией: обновите</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Файл не найден</translation>
    </message>
    <message numerus="yes">
        <source>Up to date; %Ln source(s) couldn&apos;t be read</source>
        <translation>
            <numerusform>Обновлена; %Ln источник не прочитан</numerusform>
            <numerusform>Обновлена; %Ln источника не прочитано</numerusform>
            <numerusform>Обновлена; %Ln источников не прочитано</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Обновлена</translation>
    </message>
    <message>
        <source>Fingerprints: %1</source>
        <translation>Отпечатки: %1</translation>
    </message>
</context>
<context>
    <name>ShelvesView</name>
    <message>
        <source>Update</source>
        <translation>Обновить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Find file…</source>
        <translation>Найти файл…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>No shelves yet. A shelf is a collection of sources, such as an offline Wikipedia from Kiwix, web archives (WARC), your Zotero library, or a folder of PDF files. Essays are checked against it.</source>
        <translation>Полок пока нет. Полка — это собрание источников: офлайн-Википедия из Kiwix, веб-архивы (WARC), ваша библиотека Zotero или папка с файлами PDF. Работы проверяются по ней.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shelf(s)</source>
        <translation>
            <numerusform>%Ln полка</numerusform>
            <numerusform>%Ln полки</numerusform>
            <numerusform>%Ln полок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln источник</numerusform>
            <numerusform>%Ln источника</numerusform>
            <numerusform>%Ln источников</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Add a shelf…</source>
        <translation>Добавить полку…</translation>
    </message>
    <message>
        <source>&amp;Kiwix file or web archive…</source>
        <translation>Файл &amp;Kiwix или веб-архив…</translation>
    </message>
    <message>
        <source>&amp;Zotero library or folder…</source>
        <translation>Библиотека &amp;Zotero или папка…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln день назад</numerusform>
            <numerusform>%Ln дня назад</numerusform>
            <numerusform>%Ln дней назад</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelves of sources</source>
        <translation>Полки с источниками</translation>
    </message>
</context>
<context>
    <name>ShingleControls</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignoring %Ln kind(s) of words</source>
        <translation>
            <numerusform>Не учитывается %Ln вид слов</numerusform>
            <numerusform>Не учитываются %Ln вида слов</numerusform>
            <numerusform>Не учитываются %Ln видов слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignoring %1</source>
        <translation>Не учитываются: %1</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Key</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>В текстах</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Left text</source>
        <translation>Левый текст</translation>
    </message>
    <message>
        <source>Right text</source>
        <translation>Правый текст</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Фрагмент %1 из %2</translation>
    </message>
</context>
<context>
    <name>SideHead</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Original</source>
        <translation>Оригинал</translation>
    </message>
    <message>
        <source>Drop a file here, or click to choose one</source>
        <translation>Перетащите сюда файл или щёлкните, чтобы выбрать</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>Рерайт</translation>
    </message>
    <message>
        <source>Folder of essays</source>
        <translation>Папка с работами</translation>
    </message>
    <message>
        <source>Drop a folder or files here, or click to choose a folder</source>
        <translation>Перетащите сюда папку или файлы либо щёлкните, чтобы выбрать папку</translation>
    </message>
    <message>
        <source>Compare two texts</source>
        <translation>Сравнить два текста</translation>
    </message>
    <message>
        <source>Check a class</source>
        <translation>Проверить группу работ</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Попробовать</translation>
    </message>
    <message>
        <source>Two short essays, one rewritten from the other.</source>
        <translation>Две короткие работы, одна из которых переписана с другой.</translation>
    </message>
    <message>
        <source>Take the tour (1 minute)</source>
        <translation>Экскурсия (1 минута)</translation>
    </message>
    <message>
        <source>Your texts are compared on this computer and not sent anywhere.</source>
        <translation>Тексты сравниваются на этом компьютере и никуда не отправляются.</translation>
    </message>
    <message>
        <source>See what two texts share</source>
        <translation>Увидьте, что общего у двух текстов</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Вставить текст</translation>
    </message>
    <message>
        <source>Open sample essays</source>
        <translation>Открыть примеры</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Find passages shared with earlier essays (Ctrl+Shift+L)</source>
        <translation>Найти фрагменты, общие с прежними работами (Ctrl+Shift+L)</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Recognizing text…</source>
        <translation>Распознавание текста…</translation>
    </message>
    <message>
        <source>Reading words…</source>
        <translation>Чтение слов…</translation>
    </message>
    <message>
        <source>Preparing texts…</source>
        <translation>Подготовка текстов…</translation>
    </message>
    <message>
        <source>Reading dictionaries…</source>
        <translation>Чтение словарей…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Сравнение…</translation>
    </message>
    <message>
        <source>Finding clusters…</source>
        <translation>Поиск кластеров…</translation>
    </message>
    <message>
        <source>Drawing graph…</source>
        <translation>Построение графа…</translation>
    </message>
    <message>
        <source>Finding passages…</source>
        <translation>Поиск фрагментов…</translation>
    </message>
    <message>
        <source>Finding word differences…</source>
        <translation>Поиск различий в словах…</translation>
    </message>
    <message>
        <source>Comparing by translation…</source>
        <translation>Сравнение по переводу…</translation>
    </message>
    <message>
        <source>Checking for disguises…</source>
        <translation>Проверка на маскировку…</translation>
    </message>
    <message>
        <source>Checking quotations and references…</source>
        <translation>Проверка цитат и ссылок…</translation>
    </message>
    <message>
        <source>Finding rare words, names and numbers…</source>
        <translation>Поиск редких слов, имён и чисел…</translation>
    </message>
    <message>
        <source>Finding common text…</source>
        <translation>Поиск общего текста…</translation>
    </message>
    <message>
        <source>Finding shared passages in clusters…</source>
        <translation>Поиск общих фрагментов в кластерах…</translation>
    </message>
    <message>
        <source>Trying other options…</source>
        <translation>Проверка других параметров…</translation>
    </message>
    <message>
        <source>Computing fingerprints…</source>
        <translation>Вычисление отпечатков…</translation>
    </message>
    <message>
        <source>Finding topics…</source>
        <translation>Поиск тем…</translation>
    </message>
    <message>
        <source>Adding to library…</source>
        <translation>Добавление в библиотеку…</translation>
    </message>
    <message>
        <source>Checking against library…</source>
        <translation>Проверка по библиотеке…</translation>
    </message>
    <message>
        <source>Checking file…</source>
        <translation>Проверка файла…</translation>
    </message>
    <message>
        <source>Checking documents…</source>
        <translation>Проверка документов…</translation>
    </message>
    <message>
        <source>Checking index…</source>
        <translation>Проверка индекса…</translation>
    </message>
    <message>
        <source>Upgrading library…</source>
        <translation>Обновление библиотеки…</translation>
    </message>
    <message>
        <source>Finding near-duplicates…</source>
        <translation>Поиск почти дубликатов…</translation>
    </message>
    <message>
        <source>Building index…</source>
        <translation>Построение индекса…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Удаление…</translation>
    </message>
    <message>
        <source>Saving reports…</source>
        <translation>Сохранение отчётов…</translation>
    </message>
    <message>
        <source>Opening project…</source>
        <translation>Открытие проекта…</translation>
    </message>
    <message>
        <source>Saving project…</source>
        <translation>Сохранение проекта…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Выполняется…</translation>
    </message>
</context>
<context>
    <name>StretchGutter</name>
    <message>
        <source>Numbers of the texts that match each line</source>
        <translation>Номера текстов, с которыми совпадает каждая строка</translation>
    </message>
</context>
<context>
    <name>SuggestedAuthorsDialog</name>
    <message>
        <source>Authors from document properties</source>
        <translation>Авторы из свойств документов</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Suggested authors</source>
        <translation>Предлагаемые авторы</translation>
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
        <translation>Свойства документа показывают, кто создал файл или кому принадлежит компьютер; в копии файла остаётся имя первого автора. Принимайте только имена, которым доверяете: тексты одного автора ранжируются отдельно.</translation>
    </message>
    <message numerus="yes">
        <source>No new authors in the properties of %Ln document(s).</source>
        <translation>
            <numerusform>В свойствах %Ln документа нет новых авторов.</numerusform>
            <numerusform>В свойствах %Ln документов нет новых авторов.</numerusform>
            <numerusform>В свойствах %Ln документов нет новых авторов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will get an author. Existing authors are kept.</source>
        <translation>
            <numerusform>Автор будет указан у %Ln документа; уже указанные останутся.</numerusform>
            <numerusform>Автор будет указан у %Ln документов; уже указанные останутся.</numerusform>
            <numerusform>Автор будет указан у %Ln документов; уже указанные останутся.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwitchModel</name>
    <message>
        <source>Current</source>
        <translation>Как сейчас</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>Left in right</source>
        <translation>Левый
в правом</translation>
    </message>
    <message>
        <source>Right in left</source>
        <translation>Правый
в левом</translation>
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
        <translation>Учитывать: %1</translation>
    </message>
    <message>
        <source>Ignore: %1</source>
        <translation>Не учитывать: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
</context>
<context>
    <name>SwitchTable</name>
    <message>
        <source>Effect of each option</source>
        <translation>Влияние каждого параметра</translation>
    </message>
</context>
<context>
    <name>TextList</name>
    <message>
        <source>Texts in the class</source>
        <translation>Тексты группы</translation>
    </message>
    <message numerus="yes">
        <source>showing %1 of %Ln</source>
        <translation>
            <numerusform>показано %1 из %Ln</numerusform>
            <numerusform>показано %1 из %Ln</numerusform>
            <numerusform>показано %1 из %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextModel</name>
    <message>
        <source>not compared</source>
        <translation>не сравнивается</translation>
    </message>
    <message>
        <source>%2 up to %1</source>
        <translation>%2 до %1</translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 только здесь</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>TextView</name>
    <message>
        <source>Select a text to see where else its parts appear.</source>
        <translation>Выберите текст, чтобы увидеть, где ещё есть каждая его часть.</translation>
    </message>
    <message>
        <source>Finding matches for this text…</source>
        <translation>Поиск совпадений для этого текста…</translation>
    </message>
</context>
<context>
    <name>ThresholdBar</name>
    <message>
        <source>Set the threshold and its score</source>
        <translation>Задать порог и показатель</translation>
    </message>
    <message>
        <source>Threshold: %1</source>
        <translation>Порог: %1</translation>
    </message>
</context>
<context>
    <name>ThresholdFields</name>
    <message>
        <source>Use the suggested threshold: %1</source>
        <translation>Использовать предлагаемый порог: %1</translation>
    </message>
    <message>
        <source>Pairs from here up stand out from the rest of the class. The suggestion updates when you change options.</source>
        <translation>Начиная с него пары выделяются среди остальных. Предложение обновляется при изменении параметров.</translation>
    </message>
    <message>
        <source>Use the chance level: %1</source>
        <translation>Уровень случайных совпадений: %1</translation>
    </message>
    <message>
        <source>No pair stands out. Unrelated pairs in this class are not expected to score higher than this.</source>
        <translation>Ни одна пара не выделяется. Несвязанные пары этой группы, как ожидается, не превышают этот показатель.</translation>
    </message>
    <message>
        <source>No chance level: too few pairs. This is the usual threshold without one.</source>
        <translation>Уровень случайных совпадений не определён: слишком мало пар. Это обычный порог для такого случая.</translation>
    </message>
    <message>
        <source>No chance level: too many of the pairs are similar. This is the usual threshold without one.</source>
        <translation>Уровень случайных совпадений не определён: слишком много похожих пар. Это обычный порог для такого случая.</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Дословно</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Вхождение</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккар</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Порог</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Words of one text that are word for word in the other; the higher share of the two texts</source>
        <translation>Слова одного текста, которые дословно есть в другом; большая из долей двух текстов</translation>
    </message>
    <message>
        <source>Higher of the two directions, so added text can&apos;t hide a match</source>
        <translation>Большее из двух направлений: добавленный текст не скроет совпадения</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>Доля общих шинглов среди всех разных шинглов обоих текстов</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Close all documents before taking the tour. It opens two sample essays.</source>
        <translation>Перед экскурсией закройте все документы. Она открывает два примера.</translation>
    </message>
    <message>
        <source>Drop documents here</source>
        <translation>Перетащите документы сюда</translation>
    </message>
    <message>
        <source>Drop two files or a whole folder anywhere on the window. We have opened two sample essays for this tour.</source>
        <translation>Перетащите два файла или целую папку в любое место окна. Для этой экскурсии открыты две работы-примера.</translation>
    </message>
    <message>
        <source>See what both texts share</source>
        <translation>Что общего у обоих текстов</translation>
    </message>
    <message>
        <source>A shared passage has the same colour and number in both texts. Click a passage to bring its counterpart level with it. Press F8 to go to the next one.</source>
        <translation>У общего фрагмента в обоих текстах один цвет и один номер. Щёлкните фрагмент, и парный встанет на одном уровне с ним. F8 ведёт к следующему.</translation>
    </message>
    <message>
        <source>See how much they share</source>
        <translation>Сколько у них общего</translation>
    </message>
    <message>
        <source>A shingle is a run of consecutive words. The score shows how many of one text&apos;s shingles are also in the other. A score is not a verdict. Read the passages.</source>
        <translation>Шингл — несколько слов подряд. Показатель говорит, сколько шинглов одного текста есть и в другом. Показатель — не вердикт: прочтите фрагменты.</translation>
    </message>
    <message>
        <source>Choose what counts as a match</source>
        <translation>Что считать совпадением</translation>
    </message>
    <message>
        <source>Longer shingles find only longer matches; shorter ones find more. Results update as you change options. Point to an option to see what it does.</source>
        <translation>Длинные шинглы находят только длинные совпадения, короткие — больше. Результат обновляется при изменении параметров. Задержите указатель на параметре, чтобы узнать, что он делает.</translation>
    </message>
    <message>
        <source>Find edited passages, too</source>
        <translation>Найти и изменённые фрагменты</translation>
    </message>
    <message>
        <source>Passages also finds text that was edited or reordered. Changes sets the paragraphs side by side and marks the changed words.</source>
        <translation>«Фрагменты» находят и отредактированный или переставленный текст. «Изменения» показывают абзацы рядом и отмечают изменённые слова.</translation>
    </message>
    <message>
        <source>Share the results</source>
        <translation>Поделиться результатами</translation>
    </message>
    <message>
        <source>To share your results with others, choose File &gt; Save report. Press F1 for help on the current view.</source>
        <translation>Чтобы поделиться результатами, выберите «Файл» → «Сохранить отчёт». F1 открывает справку о том, что перед вами.</translation>
    </message>
</context>
<context>
    <name>TracedTextPane</name>
    <message>
        <source>Text, coloured where it matches another text</source>
        <translation>Текст, выделенный цветом там, где он совпадает с другим</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>Undone: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Возвращено: %1</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Отменить: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Вернуть: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
</context>
<context>
    <name>UniqueModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln слово</numerusform>
            <numerusform>%Ln слова</numerusform>
            <numerusform>%Ln слов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unlocking</name>
    <message>
        <source>Enter password</source>
        <translation>Введите пароль</translation>
    </message>
    <message>
        <source>Incorrect password for “%1”. Try another:</source>
        <translation>Неверный пароль для «%1». Введите другой:</translation>
    </message>
    <message>
        <source>Password for “%1”:</source>
        <translation>Пароль для «%1»:</translation>
    </message>
</context>
<context>
    <name>UnmatchedVerdicts</name>
    <message numerus="yes">
        <source>%Ln verdict(s) kept for passages not currently found</source>
        <translation>
            <numerusform>Сохранён %Ln вердикт о фрагментах, которые сейчас не найдены</numerusform>
            <numerusform>Сохранены %Ln вердикта о фрагментах, которые сейчас не найдены</numerusform>
            <numerusform>Сохранено %Ln вердиктов о фрагментах, которые сейчас не найдены</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept verdicts and notes</source>
        <translation>Сохранённые вердикты и заметки</translation>
    </message>
    <message>
        <source>Your verdicts on passages that are not found with the current options or text. They apply again as soon as the passages are found.</source>
        <translation>Ваши вердикты о фрагментах, которые не найдены при текущих параметрах или тексте. Они снова вступят в силу, как только фрагменты найдутся.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>undecided</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>неважно</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>цитата</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>копия</translation>
    </message>
    <message>
        <source>Undecided: the passage counts according to its citation status</source>
        <translation>Не решено: фрагмент учитывается по статусу цитирования</translation>
    </message>
    <message>
        <source>Coincidental or unimportant: the passage doesn&apos;t count</source>
        <translation>Случайное или неважное: фрагмент не учитывается</translation>
    </message>
    <message>
        <source>The source is cited: the passage doesn&apos;t count</source>
        <translation>Источник указан: фрагмент не учитывается</translation>
    </message>
    <message>
        <source>Copied: the passage counts, whatever its citation status</source>
        <translation>Копия: фрагмент учитывается при любом статусе цитирования</translation>
    </message>
</context>
<context>
    <name>VerdictChips</name>
    <message>
        <source>With a note</source>
        <translation>С заметкой</translation>
    </message>
</context>
<context>
    <name>VerdictChoice</name>
    <message>
        <source>Verdict on the pair</source>
        <translation>Вердикт по паре</translation>
    </message>
    <message>
        <source>Verdict on the pair: %1</source>
        <translation>Вердикт по паре: %1</translation>
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
        <translation>Слежение: %1</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>Папка, за которой ведётся слежение</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>папка отсутствует</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>новых: %Ln</numerusform>
            <numerusform>новых: %Ln</numerusform>
            <numerusform>новых: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeightTexts</name>
    <message>
        <source>Can&apos;t determine how many unrelated pairs share as much: %1</source>
        <translation>Нельзя сказать, у скольких несвязанных пар столько же общего: %1</translation>
    </message>
    <message>
        <source>Unrelated pairs of this class often share as much.</source>
        <translation>У несвязанных пар этой группы часто столько же общего.</translation>
    </message>
    <message>
        <source>90% interval: 1 in %1 to 1 in %2.</source>
        <translation>Интервал 90 %: от 1 из %1 до 1 из %2.</translation>
    </message>
    <message>
        <source>This is not the probability that a text was copied: of many honest pairs, some are this similar by chance.</source>
        <translation>Это не вероятность того, что текст скопирован: среди множества честных пар некоторые схожи настолько же случайно.</translation>
    </message>
    <message>
        <source>Fewer than 1 in %1 unrelated pairs of this class share as much.</source>
        <translation>Столько же общего — менее чем у 1 из %1 несвязанных пар этой группы.</translation>
    </message>
    <message>
        <source>About 1 in %1 unrelated pairs of this class shares as much.</source>
        <translation>Столько же общего — примерно у 1 из %1 несвязанных пар этой группы.</translation>
    </message>
    <message>
        <source>the class has too few documents in this language.</source>
        <translation>в группе слишком мало документов на этом языке.</translation>
    </message>
    <message>
        <source>this is known for English and for Russian pairs only.</source>
        <translation>это известно только для английских и для русских пар.</translation>
    </message>
    <message>
        <source>a text is much shorter or longer than is usual.</source>
        <translation>один из текстов намного короче или длиннее обычного.</translation>
    </message>
    <message>
        <source>both texts are by the same author.</source>
        <translation>оба текста одного автора.</translation>
    </message>
    <message>
        <source>one of the texts is a template.</source>
        <translation>один из текстов — шаблон.</translation>
    </message>
</context>
<context>
    <name>WhatIfPanel</name>
    <message>
        <source>Apply this change</source>
        <translation>Применить это изменение</translation>
    </message>
    <message>
        <source>Open a pair to see how shingle length and options affect its score.</source>
        <translation>Откройте пару, чтобы увидеть, как длина шингла и параметры влияют на её показатель.</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln word(s)</source>
        <translation>
            <numerusform>Взять %Ln слово</numerusform>
            <numerusform>Взять %Ln слова</numerusform>
            <numerusform>Взять %Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chance, from %Ln other document(s)</source>
        <translation>
            <numerusform>случайность, по %Ln другому документу</numerusform>
            <numerusform>случайность, по %Ln другим документам</numerusform>
            <numerusform>случайность, по %Ln другим документам</numerusform>
        </translation>
    </message>
    <message>
        <source>chance, from shuffled words</source>
        <translation>случайность, по перемешанным словам</translation>
    </message>
    <message>
        <source>left in right</source>
        <translation>левый в правом</translation>
    </message>
    <message>
        <source>right in left</source>
        <translation>правый в левом</translation>
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
        <translation>Найти</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
</context>
<context>
    <name>WordClass</name>
    <message>
        <source>Word for word</source>
        <translation>Дословно</translation>
    </message>
    <message>
        <source>Reworded</source>
        <translation>Перефразировано</translation>
    </message>
    <message>
        <source>Quoted or template</source>
        <translation>Цитата или шаблон</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Только здесь</translation>
    </message>
    <message>
        <source>Translated</source>
        <translation>Перевод</translation>
    </message>
</context>
<context>
    <name>WordOutcome</name>
    <message>
        <source>“%1” is ignored: %2</source>
        <translation>«%1» не учитывается: %2</translation>
    </message>
    <message>
        <source>“%1” is compared as written</source>
        <translation>«%1» сравнивается как написано</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (normal form)</source>
        <translation>«%1» сравнивается как «%2» (начальная форма)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (stem)</source>
        <translation>«%1» сравнивается как «%2» (основа)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (disguise removed)</source>
        <translation>«%1» сравнивается как «%2» (маскировка снята)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (same spelling)</source>
        <translation>«%1» сравнивается как «%2» (то же написание)</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Фрагмент %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared word(s) in a row match</source>
        <translation>
            <numerusform>Подряд совпадает %Ln сравниваемое слово</numerusform>
            <numerusform>Подряд совпадают %Ln сравниваемых слова</numerusform>
            <numerusform>Подряд совпадают %Ln сравниваемых слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln общий шингл</numerusform>
            <numerusform>%Ln общих шингла</numerusform>
            <numerusform>%Ln общих шинглов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This word is in %Ln shingle(s):</source>
        <translation>
            <numerusform>Это слово входит в %Ln шингл:</numerusform>
            <numerusform>Это слово входит в %Ln шингла:</numerusform>
            <numerusform>Это слово входит в %Ln шинглов:</numerusform>
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
        <translation>предлог</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>союз</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>частица</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>междометие</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>местоимение</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>определитель</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>прилагательное</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>наречие</translation>
    </message>
    <message>
        <source>in a template</source>
        <translation>стоит в шаблоне</translation>
    </message>
    <message>
        <source>in an excluded phrase</source>
        <translation>стоит в исключённой фразе</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>в кавычках</translation>
    </message>
    <message>
        <source>in a list of references</source>
        <translation>стоит в списке литературы</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>не сравнивается</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>use the language&apos;s list</source>
        <translation>использовать список языка</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Workspace</source>
        <translation>Рабочая область</translation>
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
        <translation>Уменьшить (-)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Вписать</translation>
    </message>
    <message>
        <source>Fit all (0)</source>
        <translation>Вписать всё (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Увеличить (+)</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Not available in the languages of the open documents.</source>
        <translation>Недоступно в языках открытых документов.</translation>
    </message>
</context>
</TS>
