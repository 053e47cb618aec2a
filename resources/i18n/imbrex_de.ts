<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Imbrex</source>
        <translation>Über Imbrex</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>File locations</source>
        <translation>Speicherorte</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>MIT License</source>
        <translation>MIT-Lizenz</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Imbrex shows the passages that texts share, side by side. It sends nothing anywhere, except to a shared library that you choose.</source>
        <translation>Imbrex zeigt nebeneinander die Passagen, die Texte gemeinsam haben. Es sendet nichts, außer an eine gemeinsame Bibliothek, die Sie wählen.</translation>
    </message>
    <message>
        <source>Settings: window size, theme, language and recent files</source>
        <translation>Einstellungen: Fenstergröße, Design, Sprache, zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Your own library, unless you saved it elsewhere</source>
        <translation>Die eigene Bibliothek, falls sie nicht anderswo liegt</translation>
    </message>
    <message>
        <source>Recovery copies of unsaved work, deleted when you save</source>
        <translation>Wiederherstellungskopien ungespeicherter Arbeit, beim Speichern gelöscht</translation>
    </message>
    <message>
        <source>Imbrex is free software, released under the MIT License. It includes the components below, each under its own licence. Qt and PySide6 are used under the GNU Lesser General Public License, version 3.</source>
        <translation>Imbrex ist freie Software unter der MIT-Lizenz. Es verwendet die folgenden Komponenten, jede unter ihrer eigenen Lizenz; Qt und PySide6 werden unter der GNU Lesser General Public License, Version 3, genutzt.</translation>
    </message>
    <message>
        <source>Dictionaries on this computer, each under its own licence:</source>
        <translation>Wörterbücher auf diesem Computer, jedes unter seiner eigenen Lizenz:</translation>
    </message>
    <message>
        <source>see Preferences</source>
        <translation>siehe Einstellungen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open files…</source>
        <translation>Dateien ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open pro&amp;ject…</source>
        <translation>Pro&amp;jekt öffnen…</translation>
    </message>
    <message>
        <source>Result of &amp;bulk job…</source>
        <translation>Ergebnis eines &amp;Massenvergleichs…</translation>
    </message>
    <message>
        <source>&amp;Sources to compare essays with…</source>
        <translation>&amp;Quellen, mit denen Arbeiten verglichen werden…</translation>
    </message>
    <message>
        <source>&amp;Template, such as an assignment sheet…</source>
        <translation>&amp;Vorlage, etwa das Aufgabenblatt…</translation>
    </message>
    <message>
        <source>&amp;Archive of earlier essays…</source>
        <translation>&amp;Archiv früherer Arbeiten…</translation>
    </message>
    <message>
        <source>&amp;Paste text as new document</source>
        <translation>&amp;Text als neues Dokument einfügen</translation>
    </message>
    <message>
        <source>&amp;Watch folder…</source>
        <translation>Ordner &amp;überwachen…</translation>
    </message>
    <message>
        <source>Stop watc&amp;hing folder</source>
        <translation>Übe&amp;rwachung beenden</translation>
    </message>
    <message>
        <source>Open &amp;sample essays</source>
        <translation>Beis&amp;pielarbeiten öffnen</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>Projekt speicher&amp;n</translation>
    </message>
    <message>
        <source>Save project &amp;as…</source>
        <translation>Projekt speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>B&amp;ericht speichern…</translation>
    </message>
    <message>
        <source>&amp;Close all documents</source>
        <translation>Alle Dokumente &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Remove selected documents</source>
        <translation>Ausgewählte &amp;entfernen</translation>
    </message>
    <message>
        <source>Co&amp;mpare selected documents</source>
        <translation>Ausgewählte &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Essay</source>
        <translation>&amp;Arbeit</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>A&amp;rchiv</translation>
    </message>
    <message>
        <source>Author or &amp;group…</source>
        <translation>Autor oder &amp;Gruppe…</translation>
    </message>
    <message>
        <source>Get authors from document &amp;properties…</source>
        <translation>Autoren aus &amp;Dokumenteigenschaften…</translation>
    </message>
    <message>
        <source>&amp;Open roster…</source>
        <translation>Teilnehmerliste ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>Check against &amp;library</source>
        <translation>&amp;Gegen die Bibliothek prüfen</translation>
    </message>
    <message>
        <source>Check and a&amp;dd to library…</source>
        <translation>Prüfen und aufne&amp;hmen…</translation>
    </message>
    <message>
        <source>Compare &amp;again</source>
        <translation>&amp;Neu vergleichen</translation>
    </message>
    <message>
        <source>Reload files when they chan&amp;ge</source>
        <translation>Geänderte Dateien neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Nä&amp;chster Bereich</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>&amp;Vorheriger Bereich</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Hide n&amp;ames</source>
        <translation>N&amp;amen ausblenden</translation>
    </message>
    <message>
        <source>Use &amp;system setting</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Passage n&amp;umbers</source>
        <translation>Passagen&amp;nummern</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Help for this view</source>
        <translation>&amp;Hilfe zu dieser Ansicht</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>&amp;Take the tour</source>
        <translation>To&amp;ur starten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Imbrex</source>
        <translation>&amp;Über Imbrex</translation>
    </message>
</context>
<context>
    <name>AddingDialog</name>
    <message>
        <source>Add to library</source>
        <translation>In die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>course, year</source>
        <translation>Kurs, Jahr</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>mit Komma getrennt</translation>
    </message>
    <message>
        <source>keep each document&apos;s own author</source>
        <translation>wie beim jeweiligen Dokument</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>until deleted</source>
        <translation>bis es gelöscht wird</translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln Monat</numerusform>
            <numerusform>%Ln Monate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s)</source>
        <translation>
            <numerusform>%Ln Jahr</numerusform>
            <numerusform>%Ln Jahre</numerusform>
        </translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>Autor oder Gruppe</translation>
    </message>
    <message>
        <source>Keep for</source>
        <translation>Aufbewahren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will be added.</source>
        <translation>
            <numerusform>%Ln Dokument wird aufgenommen.</numerusform>
            <numerusform>%Ln Dokumente werden aufgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The documents will be added.</source>
        <translation>Die Dokumente werden aufgenommen.</translation>
    </message>
    <message>
        <source>The documents are stored only in this library and not sent anywhere else. After its keep-until date, a document is listed as expired. It is deleted only when you choose to.</source>
        <translation>Die Dokumente werden nur in dieser Bibliothek gespeichert und nirgendwohin sonst gesendet. Nach Ablauf der Aufbewahrungsfrist wird ein Dokument als abgelaufen geführt. Gelöscht wird es nur auf Ihre Anweisung.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Show passage numbers in the texts</source>
        <translation>Passagennummern in den Texten anzeigen</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Interface text size</source>
        <translation>Textgröße der &amp;Oberfläche</translation>
    </message>
    <message>
        <source>Text size in &amp;documents</source>
        <translation>Textgröße in Dokumen&amp;ten</translation>
    </message>
</context>
<context>
    <name>AuthorDialog</name>
    <message>
        <source>Author or group</source>
        <translation>Autor oder Gruppe</translation>
    </message>
    <message>
        <source>Remove author</source>
        <translation>Autor entfernen</translation>
    </message>
    <message>
        <source>multiple authors</source>
        <translation>mehrere Autoren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>Drafts by one author, or texts from one group, are compared but not ranked with pairs by different authors. Leave this field empty if the author is unknown.</source>
        <translation>Entwürfe eines Autors und Texte einer Gruppe werden verglichen, aber nicht zusammen mit Paaren verschiedener Autoren eingereiht. Lassen Sie das Feld leer, wenn der Autor unbekannt ist.</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>&amp;Tour überspringen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message>
        <source>Result of bulk job</source>
        <translation>Ergebnis des Massenvergleichs</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Teil eines Namens</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Containment from</source>
        <translation>Enthaltensein ab</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Open &amp;group</source>
        <translation>&amp;Gruppe öffnen</translation>
    </message>
    <message>
        <source>Open all texts that a chain of the listed pairs connects</source>
        <translation>Alle Texte öffnen, die eine Kette der aufgeführten Paare verbindet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln Paar</numerusform>
            <numerusform>%Ln Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) couldn&apos;t be compared.</source>
        <translation>
            <numerusform>%Ln Text konnte nicht verglichen werden.</numerusform>
            <numerusform>%Ln Texte konnten nicht verglichen werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkModel</name>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Of left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>Of right</source>
        <translation>Von rechts</translation>
    </message>
    <message>
        <source>Words of the left text that are also in the right one, word for word</source>
        <translation>Wörter des linken Textes, die wörtlich auch im rechten stehen</translation>
    </message>
    <message>
        <source>Words of the right text that are also in the left one, word for word</source>
        <translation>Wörter des rechten Textes, die wörtlich auch im linken stehen</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Enthaltensein</translation>
    </message>
    <message>
        <source>The higher containment of the two texts</source>
        <translation>Das höhere Enthaltensein der beiden Texte</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Shared shingles, as a share of those in either text</source>
        <translation>Gemeinsame Shingles als Anteil aller Shingles beider Texte</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Längste Übereinstimmung</translation>
    </message>
    <message>
        <source>Compared words of the longest passage</source>
        <translation>Verglichene Wörter der längsten Passage</translation>
    </message>
    <message>
        <source>Text %1</source>
        <translation>Text %1</translation>
    </message>
</context>
<context>
    <name>BulkResults</name>
    <message>
        <source>Open result of bulk job</source>
        <translation>Ergebnis eines Massenvergleichs öffnen</translation>
    </message>
    <message numerus="yes">
        <source>The group has more than %Ln text(s). Raise the level first.</source>
        <translation>
            <numerusform>Die Gruppe hat mehr als %Ln Text. Erhöhen Sie zuerst die Schwelle.</numerusform>
            <numerusform>Die Gruppe hat mehr als %Ln Texte. Erhöhen Sie zuerst die Schwelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) of the group opened.</source>
        <translation>
            <numerusform>%Ln Text der Gruppe geöffnet.</numerusform>
            <numerusform>%Ln Texte der Gruppe geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bulk job had other options, so figures may differ.</source>
        <translation>Der Massenvergleich hatte andere Optionen; die Werte können abweichen.</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>ChangeChips</name>
    <message>
        <source>Kinds of changes</source>
        <translation>Arten von Änderungen</translation>
    </message>
    <message>
        <source>List all unchanged paragraphs</source>
        <translation>Alle unveränderten Absätze anzeigen</translation>
    </message>
    <message>
        <source>List these changes and stop at them</source>
        <translation>Diese Änderungen anzeigen und bei ihnen anhalten</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Changed paragraphs, original and rewrite side by side</source>
        <translation>Geänderte Absätze: Original und Neufassung nebeneinander</translation>
    </message>
</context>
<context>
    <name>ChangeModel</name>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Nachher: %1</translation>
    </message>
</context>
<context>
    <name>ChangeStrip</name>
    <message>
        <source>Where the changes are; click to go there</source>
        <translation>Wo die Änderungen sind; zum Anzeigen klicken</translation>
    </message>
    <message>
        <source>Overview of the changes</source>
        <translation>Übersicht der Änderungen</translation>
    </message>
</context>
<context>
    <name>ChangeTexts</name>
    <message numerus="yes">
        <source>%Ln edited</source>
        <translation>
            <numerusform>%Ln bearbeitet</numerusform>
            <numerusform>%Ln bearbeitet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moved</source>
        <translation>
            <numerusform>%Ln verschoben</numerusform>
            <numerusform>%Ln verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split</source>
        <translation>
            <numerusform>%Ln geteilt</numerusform>
            <numerusform>%Ln geteilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined</source>
        <translation>
            <numerusform>%Ln verbunden</numerusform>
            <numerusform>%Ln verbunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln gelöscht</numerusform>
            <numerusform>%Ln gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln unverändert</numerusform>
            <numerusform>%Ln unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged paragraph(s)</source>
        <translation>
            <numerusform>%Ln unveränderter Absatz</numerusform>
            <numerusform>%Ln unveränderte Absätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other paragraph(s)</source>
        <translation>
            <numerusform>%Ln weiterer Absatz</numerusform>
            <numerusform>%Ln weitere Absätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>New paragraph</source>
        <translation>Neuer Absatz</translation>
    </message>
    <message>
        <source>Deleted paragraph</source>
        <translation>Gelöschter Absatz</translation>
    </message>
    <message numerus="yes">
        <source>Split into %Ln paragraph(s)</source>
        <translation>
            <numerusform>In %Ln Absatz geteilt</numerusform>
            <numerusform>In %Ln Absätze geteilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) joined</source>
        <translation>
            <numerusform>%Ln Absatz verbunden</numerusform>
            <numerusform>%Ln Absätze verbunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to paragraph %1</source>
        <translation>Verschoben: jetzt Absatz %1</translation>
    </message>
    <message>
        <source>Moved from paragraph %1</source>
        <translation>Verschoben: vorher Absatz %1</translation>
    </message>
    <message>
        <source>Moved into paragraph %1</source>
        <translation>In Absatz %1 verschoben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) changed</source>
        <translation>
            <numerusform>%Ln Wort geändert</numerusform>
            <numerusform>%Ln Wörter geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed</source>
        <translation>
            <numerusform>%Ln Wort gelöscht</numerusform>
            <numerusform>%Ln Wörter gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) added</source>
        <translation>
            <numerusform>%Ln Wort hinzugefügt</numerusform>
            <numerusform>%Ln Wörter hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Only punctuation, letter case or look-alike letters changed</source>
        <translation>Nur Satzzeichen, Groß-/Kleinschreibung oder Buchstaben-Doppelgänger geändert</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Show…</source>
        <translation>Anzeigen…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) changed since the project was saved: %1.</source>
        <translation>
            <numerusform>%Ln Datei hat sich geändert, seit das Projekt gespeichert wurde: %1.</numerusform>
            <numerusform>%Ln Dateien haben sich geändert, seit das Projekt gespeichert wurde: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) moved or deleted: %1. The project still has the text.</source>
        <translation>
            <numerusform>%Ln Datei ist nicht mehr dort, wo sie war: %1. Ihr Text ist im Projekt.</numerusform>
            <numerusform>%Ln Dateien sind nicht mehr dort, wo sie waren: %1. Ihre Texte sind im Projekt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangedFilesDialog</name>
    <message>
        <source>Changed files</source>
        <translation>Geänderte Dateien</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>The project contains these texts as they were when you saved it.</source>
        <translation>Das Projekt enthält diese Texte in der Fassung, in der Sie es gespeichert haben.</translation>
    </message>
    <message>
        <source>The project contains these texts as they were when you saved it. Select the files to reload; the others stay as they are.</source>
        <translation>Das Projekt enthält diese Texte in der Fassung, in der Sie es gespeichert haben. Wählen Sie die Dateien aus, die neu geladen werden sollen; die anderen bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message>
        <source>Copy left paragraph</source>
        <translation>Linken Absatz kopieren</translation>
    </message>
    <message>
        <source>Copy right paragraph</source>
        <translation>Rechten Absatz kopieren</translation>
    </message>
    <message>
        <source>Show in texts</source>
        <translation>In den Texten anzeigen</translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Essay</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Essay that was checked</source>
        <translation>Geprüfte Arbeit</translation>
    </message>
    <message>
        <source>Library document or source</source>
        <translation>Bibliotheksdokument oder Quelle</translation>
    </message>
    <message>
        <source>Matching document in the library, or source in a shelf</source>
        <translation>Passendes Dokument der Bibliothek oder Quelle aus einem Regal</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>Kurs, Jahr oder andere Sammlung</translation>
    </message>
    <message>
        <source>Essay matched</source>
        <translation>Von der Arbeit</translation>
    </message>
    <message>
        <source>Share of the essay that is also in the library document</source>
        <translation>Anteil der Arbeit, der auch im Bibliotheksdokument steht</translation>
    </message>
    <message>
        <source>Document matched</source>
        <translation>Vom Dokument</translation>
    </message>
    <message>
        <source>Share of the library document that is also in the essay</source>
        <translation>Anteil des Bibliotheksdokuments, der auch in der Arbeit steht</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>already in the library as “%1”</source>
        <translation>schon in der Bibliothek als „%1“</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>keine Übereinstimmungen</translation>
    </message>
    <message>
        <source>already in the library</source>
        <translation>schon in der Bibliothek</translation>
    </message>
    <message>
        <source>identical text</source>
        <translation>identischer Text</translation>
    </message>
    <message>
        <source>estimate; compare to count</source>
        <translation>Schätzung; zum Zählen vergleichen</translation>
    </message>
    <message>
        <source>estimate: the shelf&apos;s file is missing, so the text can&apos;t be shown</source>
        <translation>Schätzung: die Datei des Regals fehlt, daher kann der Text nicht gezeigt werden</translation>
    </message>
    <message>
        <source>may be translated; estimate: the library has only fingerprints, so the text can&apos;t be shown</source>
        <translation>möglicherweise übersetzt; geschätzt: nur Fingerabdrücke gespeichert, kein Text zum Anzeigen</translation>
    </message>
    <message>
        <source>estimate: the library has only fingerprints, so the text can&apos;t be shown</source>
        <translation>geschätzt: nur Fingerabdrücke gespeichert, kein Text zum Anzeigen</translation>
    </message>
    <message>
        <source>may be translated</source>
        <translation>möglicherweise übersetzt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln gemeinsamer Shingle</numerusform>
            <numerusform>%Ln gemeinsame Shingles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Match at least</source>
        <translation>Übereinstimmung ab</translation>
    </message>
    <message>
        <source>Lists documents that match at least this much of the essay, or the reverse</source>
        <translation>Zeigt Dokumente, die mit mindestens diesem Anteil der Arbeit übereinstimmen, oder umgekehrt</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check and add…</source>
        <translation>Prüfen und aufnehmen…</translation>
    </message>
    <message>
        <source>No essays checked yet. A check finds earlier documents that match the open essays and opens the best matches for comparison.</source>
        <translation>Noch keine Arbeiten geprüft. Eine Prüfung findet frühere Dokumente, die mit den offenen Arbeiten übereinstimmen, und öffnet die besten zum Vergleich.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked</source>
        <translation>
            <numerusform>%Ln Arbeit geprüft</numerusform>
            <numerusform>%Ln Arbeiten geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln couldn&apos;t be checked</source>
        <translation>
            <numerusform>%Ln konnte nicht geprüft werden</numerusform>
            <numerusform>%Ln konnten nicht geprüft werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>%Ln schon in der Bibliothek</numerusform>
            <numerusform>%Ln schon in der Bibliothek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches of %1 or more</source>
        <translation>
            <numerusform>%Ln mit Übereinstimmungen ab %1</numerusform>
            <numerusform>%Ln mit Übereinstimmungen ab %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches</source>
        <translation>
            <numerusform>%Ln mit Übereinstimmungen</numerusform>
            <numerusform>%Ln mit Übereinstimmungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare texts</source>
        <translation>Texte vergleichen</translation>
    </message>
    <message>
        <source>Checked essays</source>
        <translation>Geprüfte Arbeiten</translation>
    </message>
</context>
<context>
    <name>ChoiceMenu</name>
    <message>
        <source>Compare texts</source>
        <translation>Texte vergleichen</translation>
    </message>
    <message>
        <source>Show only “%1”</source>
        <translation>Nur „%1“ anzeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Show only this text</source>
        <translation>Nur diesen Text anzeigen</translation>
    </message>
    <message>
        <source>Compare with “%1”</source>
        <translation>Mit „%1“ vergleichen</translation>
    </message>
</context>
<context>
    <name>Citation</name>
    <message>
        <source>compared with %1, %2</source>
        <translation>verglichen mit %1, %2</translation>
    </message>
    <message>
        <source>compared on %1</source>
        <translation>verglichen am %1</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>Wort %1</translation>
    </message>
    <message>
        <source>words %1–%2</source>
        <translation>Wörter %1–%2</translation>
    </message>
</context>
<context>
    <name>ClassChips</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the left</source>
        <translation>
            <numerusform>%Ln Wort links</numerusform>
            <numerusform>%Ln Wörter links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the right</source>
        <translation>
            <numerusform>%Ln Wort rechts</numerusform>
            <numerusform>%Ln Wörter rechts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassNotices</name>
    <message>
        <source>Recognized text</source>
        <translation>Erkannter Text</translation>
    </message>
    <message>
        <source>Unread parts</source>
        <translation>Nicht gelesene Teile</translation>
    </message>
    <message>
        <source>Shared editing history</source>
        <translation>Gemeinsamer Bearbeitungsverlauf</translation>
    </message>
</context>
<context>
    <name>ClusterDelegate</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterModel</name>
    <message numerus="yes">
        <source>%Ln identical text(s)</source>
        <translation>
            <numerusform>%Ln identischer Text</numerusform>
            <numerusform>%Ln identische Texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln Text</numerusform>
            <numerusform>%Ln Texte</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 up to %1</source>
        <translation>%2 bis %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>im Mittel %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln Paar über dem Schwellenwert</numerusform>
            <numerusform>%Ln Paare über dem Schwellenwert</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding the shared passage…</source>
        <translation>Gemeinsame Passage wird gesucht…</translation>
    </message>
    <message>
        <source>No two of these texts share a passage.</source>
        <translation>Keine zwei dieser Texte haben eine gemeinsame Passage.</translation>
    </message>
    <message>
        <source>%4 of %1 texts share %2: “%3”</source>
        <translation>%4 von %1 haben %2 gemeinsam: „%3“</translation>
    </message>
    <message>
        <source>Both share %2: “%3”</source>
        <translation>Beide haben %2 gemeinsam: „%3“</translation>
    </message>
    <message>
        <source>All %1 texts share %2: “%3”</source>
        <translation>Alle %1 haben %2 gemeinsam: „%3“</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterPane</name>
    <message>
        <source>Texts in the cluster</source>
        <translation>Texte des Clusters</translation>
    </message>
    <message>
        <source>Pairs in the cluster</source>
        <translation>Paare des Clusters</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln Text</numerusform>
            <numerusform>%Ln Texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln Paar über dem Schwellenwert</numerusform>
            <numerusform>%Ln Paare über dem Schwellenwert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClustersView</name>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cluster(s)</source>
        <translation>
            <numerusform>%Ln Cluster</numerusform>
            <numerusform>%Ln Cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %2 of %Ln text(s)</source>
        <translation>
            <numerusform>%1 mit %2 von %Ln Text</numerusform>
            <numerusform>%1 mit %2 von %Ln Texten</numerusform>
        </translation>
    </message>
    <message>
        <source>No two texts reach the threshold of %1.</source>
        <translation>Keine zwei Texte erreichen den Schwellenwert von %1.</translation>
    </message>
    <message>
        <source>At a threshold of 0 nothing is grouped. Raise the threshold to see clusters.</source>
        <translation>Bei einem Schwellenwert von 0 wird nichts gruppiert. Erhöhen Sie den Schwellenwert, um Cluster zu sehen.</translation>
    </message>
    <message>
        <source>Group texts by</source>
        <translation>Texte gruppieren nach</translation>
    </message>
    <message>
        <source>Linked pairs: a chain of pairs above the threshold connects all texts in a cluster. Average similarity: the parts of a cluster reach the threshold on average.</source>
        <translation>Verkettete Paare: Eine Kette von Paaren über dem Schwellenwert verbindet alle Texte eines Clusters. Mittlere Ähnlichkeit: Die Teile eines Clusters erreichen den Schwellenwert im Mittel.</translation>
    </message>
    <message>
        <source>linked pairs</source>
        <translation>verketteten Paaren</translation>
    </message>
    <message>
        <source>average similarity</source>
        <translation>mittlerer Ähnlichkeit</translation>
    </message>
</context>
<context>
    <name>CommonTextPanel</name>
    <message>
        <source>Exclude all</source>
        <translation>Alle ausschließen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Open at least three documents to find phrases that many of them share.</source>
        <translation>Öffnen Sie mindestens drei Dokumente, um Phrasen zu finden, die viele von ihnen gemeinsam haben.</translation>
    </message>
    <message>
        <source>%1 of the texts</source>
        <translation>%1 der Texte</translation>
    </message>
    <message>
        <source>Share of texts</source>
        <translation>Anteil der Texte</translation>
    </message>
    <message>
        <source>Include all phrases again</source>
        <translation>Wieder alle Phrasen vergleichen</translation>
    </message>
    <message>
        <source>Text that many documents share may come from the assignment, or from one source that several writers used. Read it before you exclude it.</source>
        <translation>Text, den viele Dokumente gemeinsam haben, kann aus der Aufgabe stammen oder aus einer Quelle, die mehrere benutzt haben. Lesen Sie ihn, bevor Sie ihn ausschließen.</translation>
    </message>
    <message>
        <source>Phrases in more than</source>
        <translation>Phrasen in mehr als</translation>
    </message>
    <message numerus="yes">
        <source>showing the first %Ln phrase(s)</source>
        <translation>
            <numerusform>nur die erste %Ln Phrase gezeigt</numerusform>
            <numerusform>nur die ersten %Ln Phrasen gezeigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) found</source>
        <translation>
            <numerusform>%Ln Phrase gefunden</numerusform>
            <numerusform>%Ln Phrasen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>no other phrase is in this many texts</source>
        <translation>keine weitere Phrase steht in so vielen Texten</translation>
    </message>
    <message>
        <source>no phrase is in this many texts</source>
        <translation>keine Phrase steht in so vielen Texten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>%Ln ausgeschlossen</numerusform>
            <numerusform>%Ln ausgeschlossen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Previous passage</source>
        <translation>Vorherige Passage</translation>
    </message>
    <message>
        <source>Next passage</source>
        <translation>Nächste Passage</translation>
    </message>
    <message>
        <source>Normalized text</source>
        <translation>Normalisierter Text</translation>
    </message>
    <message>
        <source>Sync scrolling</source>
        <translation>Synchron scrollen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Show the words as they are compared (Ctrl+T)</source>
        <translation>Wörter so anzeigen, wie sie verglichen werden (Strg+T)</translation>
    </message>
    <message>
        <source>Keep shared passages level while you scroll (Ctrl+L)</source>
        <translation>Gemeinsame Passagen beim Scrollen auf einer Höhe halten (Strg+L)</translation>
    </message>
    <message>
        <source>Find in both texts (Ctrl+F)</source>
        <translation>In beiden Texten suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Vorherige Änderung</translation>
    </message>
    <message>
        <source>Previous change (Shift+F8 or [)</source>
        <translation>Vorherige Änderung (Umschalt+F8 oder [)</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>Next change (F8 or ])</source>
        <translation>Nächste Änderung (F8 oder ])</translation>
    </message>
    <message>
        <source>Previous passage (Shift+F8 or [)</source>
        <translation>Vorherige Passage (Umschalt+F8 oder [)</translation>
    </message>
    <message>
        <source>Next passage (F8 or ])</source>
        <translation>Nächste Passage (F8 oder ])</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>Änderung %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Passage %1 von %2</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <translation>Wortfolge %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln Passage</numerusform>
            <numerusform>%Ln Passagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln Wortfolge</numerusform>
            <numerusform>%Ln Wortfolgen</numerusform>
        </translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Text vergrößern</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Text verkleinern</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>Normale Textgröße</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Search again</source>
        <translation>Neu suchen</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show evidence</source>
        <translation>Merkmale anzeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Some moved paragraphs may be listed as deleted and new: the texts are very long or repetitive.</source>
        <translation>Manche verschobenen Absätze sind vielleicht als gelöscht und neu aufgeführt: Die Texte sind sehr lang oder wiederholen sich.</translation>
    </message>
    <message>
        <source>Reading the dictionary for these languages (%1, %2)… Passages appear when it is read.</source>
        <translation>Das Wörterbuch für diese Sprachen (%1, %2) wird gelesen… Danach erscheinen die Passagen.</translation>
    </message>
    <message>
        <source>Not compared by translation: there is no dictionary for these languages (%1, %2).</source>
        <translation>Nicht nach Übersetzung verglichen: Für diese Sprachen gibt es kein Wörterbuch (%1, %2).</translation>
    </message>
    <message>
        <source>Install: %1</source>
        <translation>Installieren: %1</translation>
    </message>
    <message>
        <source>Finding changes…</source>
        <translation>Änderungen werden gesucht…</translation>
    </message>
    <message>
        <source>No paragraph was changed.</source>
        <translation>Kein Absatz wurde geändert.</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>Reading dictionaries was stopped. Press F5 to compare by translation.</source>
        <translation>Das Lesen der Wörterbücher wurde abgebrochen. Mit F5 wird über die Übersetzung verglichen.</translation>
    </message>
    <message>
        <source>Comparison stopped. Press F5 to compare again.</source>
        <translation>Vergleich gestoppt. Drücken Sie F5, um neu zu vergleichen.</translation>
    </message>
</context>
<context>
    <name>CountedAttributions</name>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln Passage</numerusform>
            <numerusform>%Ln Passagen</numerusform>
        </translation>
    </message>
    <message>
        <source>List only: %1</source>
        <translation>Nur auflisten: %1</translation>
    </message>
    <message>
        <source>Passages and their share of the right text. Click to list only these.</source>
        <translation>Passagen und ihr Anteil am rechten Text. Klicken Sie, um nur diese aufzulisten.</translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message>
        <source>Score by shingle length</source>
        <translation>Wert nach Shingle-Länge</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) per shingle</source>
        <translation>
            <numerusform>%Ln Wort je Shingle</numerusform>
            <numerusform>%Ln Wörter je Shingle</numerusform>
        </translation>
    </message>
    <message>
        <source>suggested length</source>
        <translation>vorgeschlagene Länge</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message numerus="yes">
        <source>verdict “%1” on %Ln pair(s)</source>
        <translation>
            <numerusform>Bewertung „%1“ für %Ln Paar</numerusform>
            <numerusform>Bewertung „%1“ für %Ln Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>note on a pair</source>
        <translation>Notiz zu einem Paar</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
</context>
<context>
    <name>DictionariesPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>Wörterbücher</translation>
    </message>
    <message>
        <source>Add...</source>
        <translation>Hinzufügen...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Choose two different languages.</source>
        <translation>Wählen Sie zwei verschiedene Sprachen.</translation>
    </message>
    <message>
        <source>Notes on dictionaries</source>
        <translation>Hinweise zu Wörterbüchern</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Wird gelesen...</translation>
    </message>
    <message>
        <source>Restore its files, or remove it here.</source>
        <translation>Stellen Sie die Dateien wieder her, oder entfernen Sie es hier.</translation>
    </message>
    <message>
        <source>Install its package again: %1.</source>
        <translation>Installieren Sie das Paket erneut: %1.</translation>
    </message>
    <message>
        <source>Dictionaries (*.ifo *.index);;All files (*)</source>
        <translation>Wörterbücher (*.ifo *.index);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add dictionary</source>
        <translation>Wörterbuch hinzufügen</translation>
    </message>
    <message>
        <source>For more languages, install packages of your system: %1.</source>
        <translation>Für weitere Sprachen installieren Sie Pakete Ihres Systems: %1.</translation>
    </message>
    <message>
        <source>Passages translated from another language are found with dictionaries of both languages.</source>
        <translation>Übersetzte Stellen werden mit Wörterbüchern beider Sprachen gefunden.</translation>
    </message>
    <message>
        <source>Headwords</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Übersetzungen</translation>
    </message>
</context>
<context>
    <name>DifferenceLayer</name>
    <message>
        <source>Same word in the other text</source>
        <translation>Dasselbe Wort steht im anderen Text</translation>
    </message>
    <message>
        <source>Another form of the word in the other text</source>
        <translation>Im anderen Text in anderer Form</translation>
    </message>
    <message>
        <source>Moved: elsewhere in the other text</source>
        <translation>Verschoben: steht im anderen Text an anderer Stelle</translation>
    </message>
    <message>
        <source>Replaced with another word in the other text</source>
        <translation>Im anderen Text durch ein anderes Wort ersetzt</translation>
    </message>
    <message>
        <source>Only in the right text</source>
        <translation>Nur im rechten Text</translation>
    </message>
    <message>
        <source>Only in the left text</source>
        <translation>Nur im linken Text</translation>
    </message>
    <message>
        <source>Not linked to a word of the other text</source>
        <translation>Mit keinem Wort des anderen Textes verknüpft</translation>
    </message>
    <message>
        <source>Linked by similar spelling or sound</source>
        <translation>Durch ähnliche Schreibung oder ähnlichen Klang verbunden</translation>
    </message>
    <message>
        <source>Dictionary: %1</source>
        <translation>Wörterbuch: %1</translation>
    </message>
    <message>
        <source>here: %1; in the other text: %2</source>
        <translation>hier: %1; im anderen Text: %2</translation>
    </message>
</context>
<context>
    <name>Disguise</name>
    <message>
        <source>Look-alike letters</source>
        <translation>Buchstaben-Doppelgänger</translation>
    </message>
    <message>
        <source>Styled letters</source>
        <translation>Zierbuchstaben</translation>
    </message>
    <message>
        <source>Zero-width characters</source>
        <translation>Zeichen ohne Breite</translation>
    </message>
    <message>
        <source>Letters in HTML code</source>
        <translation>Buchstaben als HTML-Code</translation>
    </message>
    <message>
        <source>Soft hyphens</source>
        <translation>Bedingte Trennstriche</translation>
    </message>
    <message>
        <source>Reversed text</source>
        <translation>Text rückwärts</translation>
    </message>
    <message>
        <source>Combining marks</source>
        <translation>Zeichen über Buchstaben</translation>
    </message>
    <message>
        <source>Spaced letters</source>
        <translation>Gesperrte Buchstaben</translation>
    </message>
    <message>
        <source>Split words</source>
        <translation>Zerteilte Wörter</translation>
    </message>
    <message>
        <source>Joined words</source>
        <translation>Verbundene Wörter</translation>
    </message>
    <message>
        <source>Numbers as words</source>
        <translation>Zahlen in Worten</translation>
    </message>
    <message>
        <source>White text</source>
        <translation>Weißer Text</translation>
    </message>
    <message>
        <source>Tiny text</source>
        <translation>Winziger Text</translation>
    </message>
    <message>
        <source>Hidden text</source>
        <translation>Verborgener Text</translation>
    </message>
    <message>
        <source>Off-page text</source>
        <translation>Text außerhalb der Seite</translation>
    </message>
    <message>
        <source>Text behind images</source>
        <translation>Text hinter einem Bild</translation>
    </message>
    <message>
        <source>Rearranged text</source>
        <translation>Umgestellter Text</translation>
    </message>
    <message>
        <source>Misleading fonts</source>
        <translation>Irreführende Schriften</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Tracked deletions</source>
        <translation>Nachverfolgte Löschungen</translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation>Alternativtext</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>Feldfunktionen</translation>
    </message>
    <message>
        <source>Large images</source>
        <translation>Große Bilder</translation>
    </message>
    <message>
        <source>look-alike letters</source>
        <translation>Buchstaben-Doppelgänger</translation>
    </message>
    <message>
        <source>styled letters</source>
        <translation>Zierbuchstaben</translation>
    </message>
    <message>
        <source>zero-width characters</source>
        <translation>Zeichen ohne Breite</translation>
    </message>
    <message>
        <source>letters in HTML code</source>
        <translation>Buchstaben als HTML-Code</translation>
    </message>
    <message>
        <source>soft hyphens</source>
        <translation>bedingte Trennstriche</translation>
    </message>
    <message>
        <source>reversed text</source>
        <translation>rückwärts gespeichert</translation>
    </message>
    <message>
        <source>combining marks</source>
        <translation>Zeichen über Buchstaben</translation>
    </message>
    <message>
        <source>spaced letters</source>
        <translation>gesperrte Buchstaben</translation>
    </message>
    <message>
        <source>split word</source>
        <translation>zerteiltes Wort</translation>
    </message>
    <message>
        <source>joined words</source>
        <translation>verbundene Wörter</translation>
    </message>
    <message>
        <source>number as word</source>
        <translation>Zahl in Worten</translation>
    </message>
    <message>
        <source>White text: invisible on the page</source>
        <translation>Weißer Text: auf der Seite nicht zu sehen</translation>
    </message>
    <message>
        <source>Tiny text: unreadable on the page</source>
        <translation>Winziger Text: auf der Seite nicht lesbar</translation>
    </message>
    <message>
        <source>Hidden text: invisible on the page</source>
        <translation>Verborgener Text: auf der Seite nicht zu sehen</translation>
    </message>
    <message>
        <source>Off-page text: invisible to readers</source>
        <translation>Text außerhalb der Seite: nicht zu sehen</translation>
    </message>
    <message>
        <source>Text behind an image: invisible on the page</source>
        <translation>Text hinter einem Bild: auf der Seite nicht zu sehen</translation>
    </message>
    <message>
        <source>misleading font: the page shows other letters</source>
        <translation>irreführende Schrift: die Seite zeigt andere Buchstaben</translation>
    </message>
    <message>
        <source>Rearranged text: stored in single letters or in another order</source>
        <translation>Umgestellter Text: in einzelnen Buchstaben oder in anderer Reihenfolge gespeichert</translation>
    </message>
</context>
<context>
    <name>DisguiseHeadline</name>
    <message>
        <source>Open a pair or select a document to check it for disguises.</source>
        <translation>Öffnen Sie ein Paar oder wählen Sie ein Dokument aus, um es auf Verschleierungen zu prüfen.</translation>
    </message>
    <message>
        <source>Checking for disguises…</source>
        <translation>Prüfung auf Verschleierungen…</translation>
    </message>
    <message>
        <source>No disguises found.</source>
        <translation>Keine Verschleierung gefunden.</translation>
    </message>
    <message>
        <source>No unusual disguises found.</source>
        <translation>Keine ungewöhnliche Verschleierung gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more kind(s)</source>
        <translation>
            <numerusform>%Ln weitere Art</numerusform>
            <numerusform>%Ln weitere Arten</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %4.</source>
        <translation>Gefunden: %4.</translation>
    </message>
    <message>
        <source>Measuring the effect…</source>
        <translation>Wirkung wird gemessen…</translation>
    </message>
    <message>
        <source>Found: %4. No match with any other text, even after the disguises were removed.</source>
        <translation>Gefunden: %4. Auch ohne Verschleierung keine Übereinstimmung mit einem anderen Text.</translation>
    </message>
    <message>
        <source>Found: %4. %1 of this text matched “%3” before the disguises were removed, %2 after.</source>
        <translation>Gefunden: %4. Vor dem Entfernen der Verschleierung stimmten %1 dieses Textes mit „%3“ überein, danach %2.</translation>
    </message>
</context>
<context>
    <name>DisguiseLayer</name>
    <message>
        <source>Text recognition is not certain of this word.</source>
        <translation>Dieses Wort wurde unsicher erkannt.</translation>
    </message>
    <message>
        <source>Read as “%1”: %2</source>
        <translation>Gelesen als „%1“: %2</translation>
    </message>
</context>
<context>
    <name>DisguiseNotice</name>
    <message>
        <source>Fonts that show other letters in both texts.</source>
        <translation>Schriften, die andere Buchstaben zeigen, in beiden Texten.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in both texts.</source>
        <translation>Ähnlich aussehende oder verborgene Zeichen in beiden Texten.</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1.</source>
        <translation>Eine Schrift, die andere Buchstaben zeigt, in %1.</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1: %2 matched before they were resolved.</source>
        <translation>Eine Schrift, die andere Buchstaben zeigt, in %1: Vor dem Auflösen stimmten %2 überein.</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1: %2 matched before they were resolved, %3 after.</source>
        <translation>Eine Schrift, die andere Buchstaben zeigt, in %1: Vor dem Auflösen stimmten %2 überein, danach %3.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1.</source>
        <translation>Ähnlich aussehende oder verborgene Zeichen in %1.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1: %2 matched before they were resolved.</source>
        <translation>Ähnlich aussehende oder verborgene Zeichen in %1: Vor dem Auflösen stimmten %2 überein.</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1: %2 matched before they were resolved, %3 after.</source>
        <translation>Ähnlich aussehende oder verborgene Zeichen in %1: Vor dem Auflösen stimmten %2 überein, danach %3.</translation>
    </message>
</context>
<context>
    <name>DisguiseTexts</name>
    <message numerus="yes">
        <source>%1 in %Ln word(s)</source>
        <translation>
            <numerusform>%1 in %Ln Wort</numerusform>
            <numerusform>%1 in %Ln Wörtern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large image(s) that may contain text</source>
        <translation>
            <numerusform>%Ln großes Bild, vielleicht mit Text</numerusform>
            <numerusform>%Ln große Bilder, vielleicht mit Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln look-alike letter(s)</source>
        <translation>
            <numerusform>%Ln Buchstaben-Doppelgänger</numerusform>
            <numerusform>%Ln Buchstaben-Doppelgänger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln styled letter(s)</source>
        <translation>
            <numerusform>%Ln Zierbuchstabe</numerusform>
            <numerusform>%Ln Zierbuchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zero-width character(s)</source>
        <translation>
            <numerusform>%Ln Zeichen ohne Breite</numerusform>
            <numerusform>%Ln Zeichen ohne Breite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) in HTML code</source>
        <translation>
            <numerusform>%Ln Buchstabe als HTML-Code</numerusform>
            <numerusform>%Ln Buchstaben als HTML-Code</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln soft hyphen(s)</source>
        <translation>
            <numerusform>%Ln bedingter Trennstrich</numerusform>
            <numerusform>%Ln bedingte Trennstriche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln combining mark(s)</source>
        <translation>
            <numerusform>%Ln Zeichen über Buchstaben</numerusform>
            <numerusform>%Ln Zeichen über Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) of misleading fonts</source>
        <translation>
            <numerusform>%Ln Buchstabe einer irreführenden Schrift</numerusform>
            <numerusform>%Ln Buchstaben irreführender Schriften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of reversed text</source>
        <translation>
            <numerusform>%Ln rückwärts gespeicherte Stelle</numerusform>
            <numerusform>%Ln rückwärts gespeicherte Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of spaced letters</source>
        <translation>
            <numerusform>%Ln gesperrte Stelle</numerusform>
            <numerusform>%Ln gesperrte Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split word(s)</source>
        <translation>
            <numerusform>%Ln zerteiltes Wort</numerusform>
            <numerusform>%Ln zerteilte Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined word(s)</source>
        <translation>
            <numerusform>%Ln verbundenes Wort</numerusform>
            <numerusform>%Ln verbundene Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) as words</source>
        <translation>
            <numerusform>%Ln Zahl in Worten</numerusform>
            <numerusform>%Ln Zahlen in Worten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of white text</source>
        <translation>
            <numerusform>%Ln Stelle mit weißem Text</numerusform>
            <numerusform>%Ln Stellen mit weißem Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of tiny text</source>
        <translation>
            <numerusform>%Ln Stelle mit winzigem Text</numerusform>
            <numerusform>%Ln Stellen mit winzigem Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of hidden text</source>
        <translation>
            <numerusform>%Ln Stelle mit verborgenem Text</numerusform>
            <numerusform>%Ln Stellen mit verborgenem Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of off-page text</source>
        <translation>
            <numerusform>%Ln Stelle außerhalb der Seite</numerusform>
            <numerusform>%Ln Stellen außerhalb der Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of text behind images</source>
        <translation>
            <numerusform>%Ln Stelle hinter Bildern</numerusform>
            <numerusform>%Ln Stellen hinter Bildern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of rearranged text</source>
        <translation>
            <numerusform>%Ln umgestellte Textstelle</numerusform>
            <numerusform>%Ln umgestellte Textstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln Kommentar</numerusform>
            <numerusform>%Ln Kommentare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tracked deletion(s)</source>
        <translation>
            <numerusform>%Ln nachverfolgte Löschung</numerusform>
            <numerusform>%Ln nachverfolgte Löschungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln alternative text(s)</source>
        <translation>
            <numerusform>%Ln Alternativtext</numerusform>
            <numerusform>%Ln Alternativtexte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field code(s)</source>
        <translation>
            <numerusform>%Ln Feldfunktion</numerusform>
            <numerusform>%Ln Feldfunktionen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DocumentChoice</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
</context>
<context>
    <name>DocumentChooser</name>
    <message>
        <source>Open files</source>
        <translation>Dateien öffnen</translation>
    </message>
    <message>
        <source>Open original</source>
        <translation>Original öffnen</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>Quellen öffnen</translation>
    </message>
    <message>
        <source>Open template</source>
        <translation>Vorlage öffnen</translation>
    </message>
    <message>
        <source>Open folder of essays</source>
        <translation>Ordner mit Arbeiten öffnen</translation>
    </message>
    <message>
        <source>Open archive of earlier essays</source>
        <translation>Archiv früherer Arbeiten öffnen</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
</context>
<context>
    <name>DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
</context>
<context>
    <name>DocumentMenu</name>
    <message>
        <source>Compare selected documents</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Author or group…</source>
        <translation>Autor oder Gruppe…</translation>
    </message>
    <message>
        <source>Get authors from document properties…</source>
        <translation>Autoren aus Dokumenteigenschaften…</translation>
    </message>
    <message>
        <source>Join into one document</source>
        <translation>Zu einem Dokument verbinden</translation>
    </message>
    <message>
        <source>Separate into files</source>
        <translation>In Dateien aufteilen</translation>
    </message>
    <message>
        <source>Add earlier attempts</source>
        <translation>Frühere Versuche hinzufügen</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
    <message>
        <source>Recognize text…</source>
        <translation>Text erkennen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Open as</source>
        <translation>Öffnen als</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Essay</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Source (shown on the left)</source>
        <translation>Quelle (wird links gezeigt)</translation>
    </message>
    <message>
        <source>Template (text shared with it is excluded)</source>
        <translation>Vorlage (mit ihr gemeinsamer Text wird ausgeschlossen)</translation>
    </message>
    <message>
        <source>Archive (not compared with other archive documents)</source>
        <translation>Archiv (nicht mit anderen Archivdokumenten verglichen)</translation>
    </message>
</context>
<context>
    <name>DocumentModel</name>
    <message>
        <source>Reading…</source>
        <translation>Lesen…</translation>
    </message>
    <message>
        <source>Recognizing text…</source>
        <translation>Text wird erkannt…</translation>
    </message>
    <message>
        <source>unusual characters</source>
        <translation>ungewöhnliche Zeichen</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
    <message>
        <source>Recognize text…</source>
        <translation>Text erkennen…</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Vorlage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) excluded from others</source>
        <translation>
            <numerusform>bei anderen %Ln Wort ausgeschlossen</numerusform>
            <numerusform>bei anderen %Ln Wörter ausgeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>%Ln ausgeschlossen</numerusform>
            <numerusform>%Ln ausgeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Attempt %1 of %2</source>
        <translation>Versuch %1 von %2</translation>
    </message>
    <message>
        <source>Assignment: %1</source>
        <translation>Aufgabe: %1</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Gruppe: %1</translation>
    </message>
    <message>
        <source>Team: %1</source>
        <translation>Team: %1</translation>
    </message>
    <message>
        <source>Handed in: %1</source>
        <translation>Abgegeben: %1</translation>
    </message>
</context>
<context>
    <name>DocumentReloader</name>
    <message numerus="yes">
        <source>Watches the files of the open pair and up to %Ln other(s)</source>
        <translation>
            <numerusform>Überwacht die Dateien des offenen Paars und bis zu %Ln weitere</numerusform>
            <numerusform>Überwacht die Dateien des offenen Paars und bis zu %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has been moved or deleted. Its text stays open.</source>
        <translation>%1 wurde verschoben oder gelöscht. Der Text bleibt geöffnet.</translation>
    </message>
    <message>
        <source>The file now contains several documents.</source>
        <translation>Die Datei enthält jetzt mehrere Dokumente.</translation>
    </message>
    <message>
        <source>%1 was changed on disk, but couldn&apos;t be reloaded. The previous text stays open. %2</source>
        <translation>%1 wurde auf dem Datenträger geändert, konnte aber nicht neu geladen werden. Der bisherige Text bleibt geöffnet. %2</translation>
    </message>
    <message>
        <source>%1 was changed on disk and has been reloaded.</source>
        <translation>%1 wurde auf dem Datenträger geändert und neu geladen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were changed on disk and have been reloaded.</source>
        <translation>
            <numerusform>%Ln Datei wurde auf dem Datenträger geändert und neu geladen.</numerusform>
            <numerusform>%Ln Dateien wurden auf dem Datenträger geändert und neu geladen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentRemoval</name>
    <message>
        <source>Unavailable while names are hidden, because you can&apos;t see whose documents you would delete. Show names first.</source>
        <translation>Nicht verfügbar, solange Namen ausgeblendet sind: Sie sähen nicht, wessen Dokumente Sie löschen. Blenden Sie die Namen zuerst ein.</translation>
    </message>
    <message>
        <source>Delete all by an author</source>
        <translation>Alle Dokumente eines Autors löschen</translation>
    </message>
    <message>
        <source>Author or group, as shown in the list:</source>
        <translation>Autor oder Gruppe, wie in der Liste:</translation>
    </message>
    <message>
        <source>No documents have expired.</source>
        <translation>Keine abgelaufenen Dokumente.</translation>
    </message>
    <message>
        <source>No documents by “%1” in the library.</source>
        <translation>In der Bibliothek sind keine Dokumente von „%1“.</translation>
    </message>
    <message>
        <source>Delete from library</source>
        <translation>Aus der Bibliothek löschen</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln document(s) from the library?</source>
        <translation>
            <numerusform>%Ln Dokument endgültig aus der Bibliothek löschen?</numerusform>
            <numerusform>%Ln Dokumente endgültig aus der Bibliothek löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiteres</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>If a text was also added under other authors, their copies are kept.</source>
        <translation>Wurde ein Text auch unter anderen Autoren aufgenommen, bleiben deren Kopien erhalten.</translation>
    </message>
    <message>
        <source>The documents are erased from the library. You can&apos;t undo this.</source>
        <translation>Die Dokumente werden aus der Bibliothek gelöscht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Compare selected documents</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Select two documents to compare.</source>
        <translation>Wählen Sie zwei Dokumente zum Vergleichen aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln Quelle</numerusform>
            <numerusform>%Ln Quellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s)</source>
        <translation>
            <numerusform>%Ln Vorlage</numerusform>
            <numerusform>%Ln Vorlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the archive</source>
        <translation>
            <numerusform>%Ln im Archiv</numerusform>
            <numerusform>%Ln im Archiv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>%Ln Datei nicht lesbar</numerusform>
            <numerusform>%Ln Dateien nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln Dokument nicht verglichen</numerusform>
            <numerusform>%Ln Dokumente nicht verglichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsRail</name>
    <message>
        <source>Folded list of documents</source>
        <translation>Eingeklappte Dokumentliste</translation>
    </message>
    <message>
        <source>Show the list of documents</source>
        <translation>Dokumentliste anzeigen</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to compare</source>
        <translation>Zum Vergleichen ablegen</translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message>
        <source>Add files…</source>
        <translation>Dateien aufnehmen…</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Expired only</source>
        <translation>Nur Abgelaufene</translation>
    </message>
    <message>
        <source>All collections</source>
        <translation>Alle Sammlungen</translation>
    </message>
    <message>
        <source>No collection</source>
        <translation>Ohne Sammlung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is empty. Add earlier essays to see what new ones share with them.</source>
        <translation>Die Bibliothek ist leer. Nehmen Sie frühere Arbeiten auf, um zu sehen, was neue mit ihnen gemeinsam haben.</translation>
    </message>
    <message>
        <source>No documents match.</source>
        <translation>Keine passenden Dokumente.</translation>
    </message>
    <message>
        <source>Library documents</source>
        <translation>Dokumente der Bibliothek</translation>
    </message>
    <message>
        <source>Name, author or tag</source>
        <translation>Name, Autor oder Schlagwort</translation>
    </message>
    <message>
        <source>Search by name, author or tag</source>
        <translation>Nach Name, Autor oder Schlagwort suchen</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Documents past their keep-until date</source>
        <translation>Dokumente, deren Aufbewahrungsfrist abgelaufen ist</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>All names this text was added under</source>
        <translation>Alle Namen, unter denen der Text aufgenommen wurde</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>Autor oder Gruppe</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>Kurs, Jahr oder andere Sammlung</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Keywords for searching</source>
        <translation>Stichwörter für die Suche</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>Date first added</source>
        <translation>Datum der ersten Aufnahme</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Anzahl der Wörter</translation>
    </message>
    <message>
        <source>Keep until</source>
        <translation>Aufbewahren bis</translation>
    </message>
    <message>
        <source>Last day the document is kept</source>
        <translation>Letzter Tag, an dem das Dokument aufbewahrt wird</translation>
    </message>
    <message>
        <source>Only the fingerprint is stored: the document can be matched, but not shown.</source>
        <translation>Nur der Fingerabdruck ist gespeichert: Das Dokument lässt sich finden, aber nicht anzeigen.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Common editing sessions</source>
        <translation>Gemeinsame Bearbeitungssitzungen</translation>
    </message>
    <message>
        <source>Misspellings</source>
        <translation>Tippfehler</translation>
    </message>
    <message>
        <source>Rare words</source>
        <translation>Seltene Wörter</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>Names spelled as in the other text</source>
        <translation>Namen in der Schreibweise des anderen Textes</translation>
    </message>
    <message>
        <source>Literal quotations in the other language</source>
        <translation>Wörtliche Zitate in der anderen Sprache</translation>
    </message>
    <message>
        <source>Untranslated words</source>
        <translation>Unübersetzte Wörter</translation>
    </message>
</context>
<context>
    <name>EvidenceHints</name>
    <message>
        <source>Signs of which text came first</source>
        <translation>Hinweise, welcher Text zuerst da war</translation>
    </message>
</context>
<context>
    <name>EvidenceModel</name>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>As written in the left text. Click to step through its hits in both texts.</source>
        <translation>Wie im linken Text geschrieben. Ein Klick führt durch die Treffer in beiden Texten.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Hits in the left text</source>
        <translation>Treffer im linken Text</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Hits in the right text</source>
        <translation>Treffer im rechten Text</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Number of other documents it appears in, not counting templates and drafts by these two authors</source>
        <translation>Anzahl der anderen Dokumente, in denen es vorkommt; Vorlagen und Entwürfe dieser beiden Autoren zählen nicht</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Whether it is inside or outside the shared passages. Outside, it may be a trace of rewriting.</source>
        <translation>Innerhalb oder außerhalb der gemeinsamen Passagen. Außerhalb kann es eine Spur des Umschreibens sein.</translation>
    </message>
    <message>
        <source>%1 (%2?)</source>
        <translation>%1 (%2?)</translation>
    </message>
    <message>
        <source>%1 (not in the dictionary)</source>
        <translation>%1 (in keinem Wörterbuch)</translation>
    </message>
    <message>
        <source>%1 (no text left)</source>
        <translation>%1 (kein Text übrig)</translation>
    </message>
    <message>
        <source>%1 (words: %2 left, %3 right)</source>
        <translation>%1 (Wörter: %2 links, %3 rechts)</translation>
    </message>
    <message>
        <source>No other documents to compare with.</source>
        <translation>Keine anderen Dokumente zum Vergleichen.</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Open a pair to see the rare words, names and numbers that both texts share.</source>
        <translation>Öffnen Sie ein Paar, um die seltenen Wörter, Namen und Zahlen zu sehen, die beide Texte gemeinsam haben.</translation>
    </message>
    <message>
        <source>Finding rare words, names and numbers…</source>
        <translation>Seltene Wörter, Namen und Zahlen werden gesucht…</translation>
    </message>
    <message>
        <source>These texts share nothing rare.</source>
        <translation>Diese Texte haben nichts Seltenes gemeinsam.</translation>
    </message>
    <message numerus="yes">
        <source>Rare: found in few or none of the %Ln other document(s).</source>
        <translation>
            <numerusform>Selten ist, was das andere Dokument kaum hat.</numerusform>
            <numerusform>Selten ist, was von den %Ln anderen Dokumenten kaum eines hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few documents, ordinary words can&apos;t be ranked by rarity. Only names, numbers and words that are not in the dictionary are listed.</source>
        <translation>Bei so wenigen Dokumenten gilt kein gewöhnliches Wort als selten: Aufgeführt sind nur Namen, Zahlen und Wörter, die im Wörterbuch fehlen.</translation>
    </message>
    <message numerus="yes">
        <source>Showing the first %Ln of each kind.</source>
        <translation>
            <numerusform>Nur der erste Eintrag jeder Art ist aufgeführt.</numerusform>
            <numerusform>Nur die ersten %Ln jeder Art sind aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hit %1 of %2.</source>
        <translation>Treffer %1 von %2.</translation>
    </message>
</context>
<context>
    <name>EvidenceTable</name>
    <message>
        <source>Shared evidence</source>
        <translation>Gemeinsame Merkmale</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to a file</source>
        <translation>Zu einer Datei gehen</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Reload files &amp;automatically when they change</source>
        <translation>Geänderte Dateien &amp;automatisch neu laden</translation>
    </message>
    <message>
        <source>Keep &amp;watching the folder after a restart</source>
        <translation>Ordner beim nächsten Start &amp;weiter überwachen</translation>
    </message>
    <message>
        <source>Unless you stop watching before you quit.</source>
        <translation>Außer die Überwachung wurde vorher beendet.</translation>
    </message>
    <message>
        <source>&amp;Keep recovery copies of unsaved work</source>
        <translation>Wiederhe&amp;rstellungskopien ungespeicherter Arbeit behalten</translation>
    </message>
    <message>
        <source>Saved moments after each change, and offered the next time you open Imbrex after a crash.</source>
        <translation>Werden kurz nach jeder Änderung gespeichert und nach einem Absturz beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Clear recent files</source>
        <translation>Zuletzt geöffnete Dateien &amp;leeren</translation>
    </message>
    <message>
        <source>Clear recent &amp;libraries</source>
        <translation>Zuletzt geöffnete &amp;Bibliotheken leeren</translation>
    </message>
    <message>
        <source>Cleared when you click OK.</source>
        <translation>Wird geleert, wenn Sie auf OK klicken.</translation>
    </message>
    <message>
        <source>Nu&amp;mber of recent files</source>
        <translation>An&amp;zahl zuletzt geöffneter Dateien</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>no hits</source>
        <translation>keine Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Find in both texts</source>
        <translation>In beiden Texten suchen</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Vorheriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>FirstOptionsPage</name>
    <message>
        <source>Use &amp;current options</source>
        <translation>Wie &amp;jetzt in der Sitzung</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
        <source>New sessions start with these options. To change the options of this session, use the Options panel.</source>
        <translation>Neue Sitzungen beginnen mit diesen Optionen. Die Optionen dieser Sitzung ändern Sie im Bereich „Optionen“.</translation>
    </message>
    <message>
        <source>Options for new sessions</source>
        <translation>Optionen für neue Sitzungen</translation>
    </message>
</context>
<context>
    <name>FirstReading</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message numerus="yes">
        <source>Opening %Ln file(s) or folder(s)…</source>
        <translation>
            <numerusform>%Ln Datei oder Ordner wird geöffnet…</numerusform>
            <numerusform>%Ln Dateien oder Ordner werden geöffnet…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the pasted text…</source>
        <translation>Der eingefügte Text wird gelesen…</translation>
    </message>
</context>
<context>
    <name>FolderDialog</name>
    <message>
        <source>Watch folder</source>
        <translation>Ordner überwachen</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Essays</source>
        <translation>&amp;Arbeiten</translation>
    </message>
    <message>
        <source>&amp;Include subfolders</source>
        <translation>&amp;Unterordner einbeziehen</translation>
    </message>
    <message>
        <source>Open files &amp;already in the folder</source>
        <translation>&amp;Vorhandene Dateien öffnen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>&amp;Archive of earlier essays</source>
        <translation>A&amp;rchiv früherer Arbeiten</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Ü&amp;berwachen</translation>
    </message>
    <message>
        <source>Documents added to this folder are opened and compared automatically.</source>
        <translation>Dokumente, die in diesem Ordner hinzukommen, werden automatisch geöffnet und verglichen.</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>Role:</source>
        <translation>Rolle:</translation>
    </message>
</context>
<context>
    <name>FolderReading</name>
    <message>
        <source>Another project was opened. The folder %1 is no longer watched.</source>
        <translation>Ein anderes Projekt wurde geöffnet. Der Ordner %1 wird nicht mehr überwacht.</translation>
    </message>
    <message>
        <source>The watched folder %1 is missing. Watching resumes when it is back.</source>
        <translation>Der überwachte Ordner %1 ist nicht mehr da. Sobald er zurück ist, wird er wieder überwacht.</translation>
    </message>
    <message>
        <source>The watched folder %1 is back. Watching has resumed.</source>
        <translation>Der überwachte Ordner %1 ist wieder da und wird weiter überwacht.</translation>
    </message>
</context>
<context>
    <name>FoldingDocuments</name>
    <message>
        <source>Hide the list of documents</source>
        <translation>Dokumentliste ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln Paar über dem Schwellenwert</numerusform>
            <numerusform>%Ln Paare über dem Schwellenwert</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing graph…</source>
        <translation>Graph wird gezeichnet…</translation>
    </message>
    <message>
        <source>At a threshold of 0 nothing is linked. Raise the threshold to see groups.</source>
        <translation>Bei einem Schwellenwert von 0 wird nichts verbunden. Erhöhen Sie den Schwellenwert, um Gruppen zu sehen.</translation>
    </message>
    <message>
        <source>No pair reaches the threshold of %1. Lower the threshold to see groups.</source>
        <translation>Kein Paar erreicht den Schwellenwert von %1. Senken Sie ihn, um Gruppen zu sehen.</translation>
    </message>
    <message>
        <source>Thicker line: higher score</source>
        <translation>Dickere Linien: höhere Werte</translation>
    </message>
    <message>
        <source>showing %1 of %2 pairs above the threshold</source>
        <translation>%1 von %2 Paaren über dem Schwellenwert angezeigt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) with no pair above the threshold not shown</source>
        <translation>
            <numerusform>%Ln Dokument ohne Paar über dem Schwellenwert nicht angezeigt</numerusform>
            <numerusform>%Ln Dokumente ohne Paar über dem Schwellenwert nicht angezeigt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of documents</source>
        <translation>Graph der Dokumente</translation>
    </message>
</context>
<context>
    <name>GroupModel</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Documents linked by pairs above the threshold</source>
        <translation>Dokumente, die über Paare oberhalb des Schwellenwerts zusammenhängen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>All names this text was added under</source>
        <translation>Alle Namen, unter denen der Text aufgenommen wurde</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>Autor oder Gruppe</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>Kurs, Jahr oder andere Sammlung</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Anzahl der Wörter</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Jaccard with the most similar document in the group</source>
        <translation>Jaccard-Koeffizient mit dem ähnlichsten Dokument der Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsView</name>
    <message>
        <source>Similarity at least</source>
        <translation>Ähnlichkeit ab</translation>
    </message>
    <message>
        <source>Minimum Jaccard for two documents to be in the same group</source>
        <translation>Kleinster Jaccard-Koeffizient für zwei Dokumente einer Gruppe</translation>
    </message>
    <message>
        <source>Find near-duplicates</source>
        <translation>Beinahe-Duplikate finden</translation>
    </message>
    <message>
        <source>No two library documents have a similarity of %1 or more.</source>
        <translation>Keine zwei Dokumente der Bibliothek sind zu %1 oder mehr ähnlich.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln Gruppe</numerusform>
            <numerusform>%Ln Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups of near-duplicate documents in the library</source>
        <translation>Gruppen von Beinahe-Duplikaten in der Bibliothek</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Beinahe-Duplikate</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Open Common text to find and exclude phrases that many texts share</source>
        <translation>„Gemeinsamer Text“ öffnen, um Phrasen zu finden und auszuschließen, die viele Texte gemeinsam haben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln Dokument nicht verglichen</numerusform>
            <numerusform>%Ln Dokumente nicht verglichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of all pairs share %1 or more: see why</source>
        <translation>Die Hälfte der Paare hat mindestens %1 gemeinsam: warum</translation>
    </message>
    <message numerus="yes">
        <source>“%1” appears in %Ln of these pairs: set its role</source>
        <translation>
            <numerusform>„%1“ gehört zu %Ln dieser Paare: Rolle festlegen</numerusform>
            <numerusform>„%1“ gehört zu %Ln dieser Paare: Rolle festlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No shared text in %Ln pair(s) at this shingle length.</source>
        <translation>
            <numerusform>Das eine Paar hat bei dieser Shingle-Länge nichts gemeinsam.</numerusform>
            <numerusform>Keines der %Ln Paare hat bei dieser Shingle-Länge etwas gemeinsam.</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are drafts by the same author. Add an essay by another author to compare.</source>
        <translation>Alle Paare sind Entwürfe desselben Autors. Fügen Sie zum Vergleich eine Arbeit eines anderen Autors hinzu.</translation>
    </message>
    <message>
        <source>Archive documents are not compared with each other. Add an essay to compare them with.</source>
        <translation>Archivdokumente werden nicht miteinander verglichen. Fügen Sie eine Arbeit hinzu, um sie damit zu vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs share text.</source>
        <translation>
            <numerusform>%Ln von %1 Paaren hat gemeinsamen Text.</numerusform>
            <numerusform>%Ln von %1 Paaren haben gemeinsamen Text.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select these in the list to see why they were not compared</source>
        <translation>In der Liste auswählen, um zu sehen, warum sie nicht verglichen wurden</translation>
    </message>
    <message>
        <source>A template, a shared folder or a file that was passed on may be the reason</source>
        <translation>Der Grund kann eine Vorlage, ein gemeinsamer Ordner oder eine weitergegebene Datei sein</translation>
    </message>
    <message>
        <source>Is it the assignment, or the source of the others?</source>
        <translation>Ist es die Aufgabe oder die Quelle der anderen?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>%Ln Datei nicht lesbar</numerusform>
            <numerusform>%Ln Dateien nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs in two languages follow when their dictionary is read.</source>
        <translation>Paare in zwei Sprachen folgen, sobald ihr Wörterbuch gelesen ist.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln student(s) handed in nothing</source>
        <translation>
            <numerusform>%Ln Person hat nichts abgegeben</numerusform>
            <numerusform>%Ln Personen haben nichts abgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Studierende</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiteres</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) share only editing history</source>
        <translation>
            <numerusform>%Ln Paar hat nur den Bearbeitungsverlauf gemeinsam</numerusform>
            <numerusform>%Ln Paare haben nur den Bearbeitungsverlauf gemeinsam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” appear in %Ln of these pairs: set their role</source>
        <translation>
            <numerusform>„%1“ gehören zu %Ln dieser Paare: Rollen festlegen</numerusform>
            <numerusform>„%1“ gehören zu %Ln dieser Paare: Rollen festlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs reach your threshold.</source>
        <translation>
            <numerusform>%Ln von %1 Paaren erreicht Ihren Schwellenwert.</numerusform>
            <numerusform>%Ln von %1 Paaren erreichen Ihren Schwellenwert.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of %1 pairs reaches your threshold.</source>
        <translation>Keines von %1 Paaren erreicht Ihren Schwellenwert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) stand out among %1.</source>
        <translation>
            <numerusform>%Ln Paar sticht unter %1 hervor.</numerusform>
            <numerusform>%Ln Paare stechen unter %1 hervor.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair stands out among %1.</source>
        <translation>Unter %1 Paaren sticht keines hervor.</translation>
    </message>
    <message>
        <source>One</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Seven</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Eight</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Nine</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>To find reworded passages, select two documents and press %1.</source>
        <translation>Um nach umformulierten Passagen zu suchen, wählen Sie zwei Dokumente aus und drücken Sie %1.</translation>
    </message>
    <message>
        <source>The threshold is %1: all of them are listed.</source>
        <translation>Der Schwellenwert ist %1: Alle werden angezeigt.</translation>
    </message>
    <message>
        <source>Above %1 (%2), the level that unrelated essays in this class don&apos;t reach.</source>
        <translation>Über %1 (%2), dem Wert, den unabhängige Arbeiten dieser Klasse nicht erreichen.</translation>
    </message>
    <message>
        <source>At %1 or more (%2), the threshold that you set.</source>
        <translation>Ab %1 (%2), dem von Ihnen gesetzten Schwellenwert.</translation>
    </message>
    <message>
        <source>Unrelated essays in this class don&apos;t reach %1.</source>
        <translation>Unabhängige Arbeiten dieser Klasse erreichen %1 nicht.</translation>
    </message>
    <message>
        <source>At %1 or more (%2). No chance level: too few pairs.</source>
        <translation>Ab %1 (%2). Kein Zufallsniveau: zu wenige Paare.</translation>
    </message>
    <message>
        <source>At %1 or more (%2). No chance level: too many of the pairs are similar.</source>
        <translation>Ab %1 (%2). Kein Zufallsniveau: Zu viele der Paare sind ähnlich.</translation>
    </message>
    <message>
        <source>The highest is %1.</source>
        <translation>Der höchste Wert ist %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln reviewed.</source>
        <translation>
            <numerusform>%1 von %Ln durchgesehen.</numerusform>
            <numerusform>%1 von %Ln durchgesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other pair(s) reviewed.</source>
        <translation>
            <numerusform>%Ln weiteres Paar durchgesehen.</numerusform>
            <numerusform>%Ln weitere Paare durchgesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) are identical</source>
        <translation>
            <numerusform>%Ln Text ist identisch</numerusform>
            <numerusform>%Ln Texte sind identisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texts are identical (%Ln group(s))</source>
        <translation>
            <numerusform>%1 Texte sind identisch (%Ln Gruppe)</numerusform>
            <numerusform>%1 Texte sind identisch (%Ln Gruppen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) by the same author</source>
        <translation>
            <numerusform>%Ln Paar: Entwürfe eines Autors</numerusform>
            <numerusform>%Ln Paare: Entwürfe eines Autors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s) excluded</source>
        <translation>
            <numerusform>%Ln Vorlage ausgeschlossen</numerusform>
            <numerusform>%Ln Vorlagen ausgeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln archive documents, not compared with each other</source>
        <translation>
            <numerusform>%Ln Archivdokument, nicht miteinander verglichen</numerusform>
            <numerusform>%Ln Archivdokumente, nicht miteinander verglichen</numerusform>
        </translation>
    </message>
    <message>
        <source>the template is longer than any other text; check that it is the right file</source>
        <translation>die Vorlage ist länger als jeder andere Text: Ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>no text shares anything with the template</source>
        <translation>kein Text hat etwas aus der Vorlage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) differ only in letter case</source>
        <translation>
            <numerusform>%Ln Name unterscheidet sich nur in der Groß-/Kleinschreibung</numerusform>
            <numerusform>%Ln Namen unterscheiden sich nur in der Groß-/Kleinschreibung</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>N or F8: next pair above the threshold; Enter: open it</source>
        <translation>N oder F8: nächstes Paar über dem Schwellenwert; Eingabe öffnet es</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Containment (higher of two)</source>
        <translation>Containment (höheres von beiden)</translation>
    </message>
    <message>
        <source>Word for word (higher of two)</source>
        <translation>Wörtlich (höheres von beiden)</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>Schwellenwert %1</translation>
    </message>
    <message>
        <source>drafts by the same author</source>
        <translation>Entwürfe eines Autors</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln Dokument nicht verglichen</numerusform>
            <numerusform>%Ln Dokumente nicht verglichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Matrix of all pairs</source>
        <translation>Matrix aller Paare</translation>
    </message>
    <message>
        <source>No pair reaches the threshold.</source>
        <translation>Kein Paar erreicht den Schwellenwert.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Imbrex help</source>
        <translation>Imbrex-Hilfe</translation>
    </message>
    <message>
        <source>No page contains all of these words.</source>
        <translation>Keine Seite enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>This page is available only in English.</source>
        <translation>Diese Seite der Hilfe gibt es bisher nur auf Englisch.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Anyone can change these names.</source>
        <translation>Diese Namen kann jeder ändern.</translation>
    </message>
    <message>
        <source>Anyone can change these dates.</source>
        <translation>Diese Datumsangaben kann jeder ändern.</translation>
    </message>
    <message numerus="yes">
        <source>The two files have %Ln editing session(s) in common.</source>
        <translation>
            <numerusform>Die beiden Dateien haben %Ln Bearbeitungssitzung gemeinsam.</numerusform>
            <numerusform>Die beiden Dateien haben %Ln Bearbeitungssitzungen gemeinsam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the left text, outside the passages, have rare words of the right text in its order.</source>
        <translation>
            <numerusform>Gleiche Reihenfolge: %Ln Satz des linken Textes außerhalb der Passagen hat seltene Wörter des rechten Textes, in dessen Reihenfolge.</numerusform>
            <numerusform>Gleiche Reihenfolge: %Ln Sätze des linken Textes außerhalb der Passagen haben seltene Wörter des rechten Textes, in dessen Reihenfolge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the right text, outside the passages, have rare words of the left text in its order.</source>
        <translation>
            <numerusform>Gleiche Reihenfolge: %Ln Satz des rechten Textes außerhalb der Passagen hat seltene Wörter des linken Textes, in dessen Reihenfolge.</numerusform>
            <numerusform>Gleiche Reihenfolge: %Ln Sätze des rechten Textes außerhalb der Passagen haben seltene Wörter des linken Textes, in dessen Reihenfolge.</numerusform>
        </translation>
    </message>
    <message>
        <source>One text may retell the other, or both a third one.</source>
        <translation>Vielleicht erzählt ein Text den anderen nach, oder beide einen dritten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) or number(s) come in the same order in both texts; about %1 would by chance.</source>
        <translation>
            <numerusform>%Ln Name oder Zahl folgt in beiden Texten derselben Reihenfolge; zufällig wären es etwa %1.</numerusform>
            <numerusform>%Ln Namen oder Zahlen folgen in beiden Texten derselben Reihenfolge; zufällig wären es etwa %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A translation keeps this order, but two accounts of the same events may share it too.</source>
        <translation>Eine Übersetzung behält diese Reihenfolge bei, aber auch zwei Berichte über dieselben Ereignisse können sie teilen.</translation>
    </message>
    <message>
        <source>Words from these sessions: %1 in the left text, %2 in the right text.</source>
        <translation>Wörter aus diesen Sitzungen: %1 im linken Text, %2 im rechten.</translation>
    </message>
    <message>
        <source>A template, a shared folder or a file that was passed on may be the reason.</source>
        <translation>Der Grund kann eine Vorlage, ein gemeinsamer Ordner oder eine weitergegebene Datei sein.</translation>
    </message>
    <message>
        <source>Left file: %1.</source>
        <translation>Linke Datei: %1.</translation>
    </message>
    <message>
        <source>Right file: %1.</source>
        <translation>Rechte Datei: %1.</translation>
    </message>
    <message>
        <source>created on %1</source>
        <translation>erstellt am %1</translation>
    </message>
    <message>
        <source>last saved on %1</source>
        <translation>zuletzt gespeichert am %1</translation>
    </message>
    <message>
        <source>last saved by %1</source>
        <translation>zuletzt gespeichert von %1</translation>
    </message>
    <message numerus="yes">
        <source>edited for %Ln minute(s)</source>
        <translation>
            <numerusform>%Ln Minute bearbeitet</numerusform>
            <numerusform>%Ln Minuten bearbeitet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The left text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>Der linke Text hat %1 Wörter, und seine Datei wurde %Ln Minute lang bearbeitet.</numerusform>
            <numerusform>Der linke Text hat %1 Wörter, und seine Datei wurde %Ln Minuten lang bearbeitet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>Der rechte Text hat %1 Wörter, und seine Datei wurde %Ln Minute lang bearbeitet.</numerusform>
            <numerusform>Der rechte Text hat %1 Wörter, und seine Datei wurde %Ln Minuten lang bearbeitet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may have been pasted, from the author&apos;s own notes or another text.</source>
        <translation>Er kann eingefügt worden sein, aus eigenen Notizen oder aus einem anderen Text.</translation>
    </message>
    <message>
        <source>Both files were created in the same second, %1, according to their properties. One may be a copy of the other.</source>
        <translation>Laut Dateieigenschaften wurden beide Dateien in derselben Sekunde erstellt, %1. Eine kann eine Kopie der anderen sein.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1 and the right file on %2. The left text may be the earlier one.</source>
        <translation>Laut Dateieigenschaften wurde die linke Datei am %1 erstellt, die rechte am %2. Der linke Text kann der frühere sein.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1 and the right file on %2. The right text may be the earlier one.</source>
        <translation>Laut Dateieigenschaften wurde die linke Datei am %1 erstellt, die rechte am %2. Der rechte Text kann der frühere sein.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was last changed on %1, before the right file was created on %2. The left text may be the earlier one.</source>
        <translation>Laut Dateieigenschaften wurde die linke Datei zuletzt am %1 geändert, bevor die rechte am %2 erstellt wurde. Der linke Text kann der frühere sein.</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1, after the right file was last changed on %2. The right text may be the earlier one.</source>
        <translation>Laut Dateieigenschaften wurde die linke Datei am %1 erstellt, nachdem die rechte am %2 zuletzt geändert wurde. Der rechte Text kann der frühere sein.</translation>
    </message>
    <message>
        <source>According to its properties, the left file was last saved by %1, the author of the right file, who may have had access to it.</source>
        <translation>Laut Dateieigenschaften wurde die linke Datei zuletzt von %1 gespeichert, dem Autor der rechten. Sie kann ihm vorgelegen haben.</translation>
    </message>
    <message>
        <source>According to its properties, the right file was last saved by %1, the author of the left file, who may have had access to it.</source>
        <translation>Laut Dateieigenschaften wurde die rechte Datei zuletzt von %1 gespeichert, dem Autor der linken. Sie kann ihm vorgelegen haben.</translation>
    </message>
    <message>
        <source>Both files name the same author, %1. One may have been made from the other.</source>
        <translation>Beide Dateien nennen denselben Autor, %1: Eine kann aus der anderen entstanden sein.</translation>
    </message>
    <message>
        <source>The right file was last saved by someone else, which suggests that the left text came first.</source>
        <translation>Die rechte Datei hat zuletzt jemand anderes gespeichert; das spricht dafür, dass der linke Text zuerst da war.</translation>
    </message>
    <message>
        <source>The left file was last saved by someone else, which suggests that the right text came first.</source>
        <translation>Die linke Datei hat zuletzt jemand anderes gespeichert; das spricht dafür, dass der rechte Text zuerst da war.</translation>
    </message>
    <message>
        <source>The left text contains signs of a web page (%1). It may come from one.</source>
        <translation>Der linke Text enthält Merkmale einer Webseite (%1). Er kann von einer stammen.</translation>
    </message>
    <message>
        <source>The right text contains signs of a web page (%1). It may come from one.</source>
        <translation>Der rechte Text enthält Merkmale einer Webseite (%1). Er kann von einer stammen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the left text that are corrected in the right one: %1.</source>
        <translation>
            <numerusform>%Ln im linken Text falsch geschriebenes Wort steht rechts an gleicher Stelle richtig: %1.</numerusform>
            <numerusform>%Ln im linken Text falsch geschriebene Wörter stehen rechts an gleicher Stelle richtig: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the right text that are corrected in the left one: %1.</source>
        <translation>
            <numerusform>%Ln im rechten Text falsch geschriebenes Wort steht links an gleicher Stelle richtig: %1.</numerusform>
            <numerusform>%Ln im rechten Text falsch geschriebene Wörter stehen links an gleicher Stelle richtig: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors are often corrected in a copy, which suggests that the left text came first.</source>
        <translation>In einer Kopie werden oft Fehler verbessert; das spricht dafür, dass der linke Text zuerst da war.</translation>
    </message>
    <message>
        <source>Errors are often corrected in a copy, which suggests that the right text came first.</source>
        <translation>In einer Kopie werden oft Fehler verbessert; das spricht dafür, dass der rechte Text zuerst da war.</translation>
    </message>
    <message>
        <source>The signs are too few, or too mixed, to suggest which text came first.</source>
        <translation>Die Hinweise sind zu spärlich oder zu widersprüchlich, um zu sagen, welcher Text zuerst da war.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Histogram of all pairs</source>
        <translation>Histogramm aller Paare</translation>
    </message>
    <message>
        <source>Threshold: %1</source>
        <translation>Schwellenwert: %1</translation>
    </message>
    <message>
        <source>Median of all pairs: %1</source>
        <translation>Median aller Paare: %1</translation>
    </message>
    <message>
        <source>Chance level: %1. Unrelated pairs in this class are not expected to score higher.</source>
        <translation>Zufallsniveau: %1. Darüber sind unabhängige Paare dieser Klasse nicht zu erwarten.</translation>
    </message>
    <message>
        <source>Suggested threshold: %1. Pairs from here up stand out from the rest of the class.</source>
        <translation>Vorgeschlagener Schwellenwert: %1. Ab hier heben sich Paare vom Rest der Klasse ab.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) between %1 and %2</source>
        <translation>
            <numerusform>%Ln Paar von %1 bis %2</numerusform>
            <numerusform>%Ln Paare von %1 bis %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Logarithmische Skala</translation>
    </message>
</context>
<context>
    <name>KindModel</name>
    <message>
        <source>Disguise</source>
        <translation>Verschleierung</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Number of hits in the text</source>
        <translation>Anzahl der Treffer im Text</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Letters and marks affected</source>
        <translation>Betroffene Buchstaben und Zeichen</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Percentage points of similarity missed if this kind is not removed</source>
        <translation>Prozentpunkte Ähnlichkeit, die fehlen, wenn diese Art nicht entfernt wird</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this kind before comparing. Same as the setting in Options.</source>
        <translation>Diese Art vor dem Vergleich entfernen. Dieselbe Einstellung wie in den Optionen.</translation>
    </message>
    <message>
        <source>Also found, at usual levels:</source>
        <translation>Außerdem gefunden, in üblichem Umfang:</translation>
    </message>
    <message>
        <source>Found, at usual levels:</source>
        <translation>Gefunden, in üblichem Umfang:</translation>
    </message>
</context>
<context>
    <name>KindTable</name>
    <message>
        <source>Kinds of disguises</source>
        <translation>Arten der Verschleierung</translation>
    </message>
</context>
<context>
    <name>LanguageField</name>
    <message>
        <source>Detected for each document</source>
        <translation>Je Dokument erkannt</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Use &amp;system setting</source>
        <translation>Wie das &amp;System</translation>
    </message>
</context>
<context>
    <name>LanguageNames</name>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>unknown language</source>
        <translation>Sprache unbekannt</translation>
    </message>
</context>
<context>
    <name>LensSwitch</name>
    <message>
        <source>View of the pair</source>
        <translation>Ansicht des Paars</translation>
    </message>
    <message>
        <source>Shared shingles</source>
        <translation>Gemeinsame Shingles</translation>
    </message>
    <message>
        <source>Runs of words that are the same in both texts</source>
        <translation>Wortfolgen, die in beiden Texten gleich sind</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Passages that both texts share: word for word, reworded or translated</source>
        <translation>Gemeinsame Passagen beider Texte: wörtlich, umformuliert oder übersetzt</translation>
    </message>
    <message>
        <source>Changes in each paragraph</source>
        <translation>Änderungen in jedem Absatz</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>&amp;New library…</source>
        <translation>&amp;Neue Bibliothek…</translation>
    </message>
    <message>
        <source>&amp;Open library file…</source>
        <translation>&amp;Bibliotheksdatei öffnen…</translation>
    </message>
    <message>
        <source>Open &amp;shared library…</source>
        <translation>&amp;Gemeinsame Bibliothek öffnen…</translation>
    </message>
    <message>
        <source>&amp;Check open essays</source>
        <translation>Offene A&amp;rbeiten prüfen</translation>
    </message>
    <message>
        <source>Check and a&amp;dd open essays…</source>
        <translation>Prüfen und aufneh&amp;men…</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>&amp;Dateien aufnehmen…</translation>
    </message>
    <message>
        <source>Add a f&amp;older…</source>
        <translation>&amp;Ordner aufnehmen…</translation>
    </message>
    <message>
        <source>&amp;Open with the essays</source>
        <translation>Neben den Arbeiten ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Delete from library…</source>
        <translation>Aus Bibliothek &amp;löschen…</translation>
    </message>
    <message>
        <source>Delete all by an &amp;author…</source>
        <translation>Alle Dokumente eines A&amp;utors löschen…</translation>
    </message>
    <message>
        <source>Delete &amp;expired documents…</source>
        <translation>Abgelaufene Dokumente lös&amp;chen…</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>Integrität &amp;prüfen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Index settings…</source>
        <translation>Index-Ein&amp;stellungen…</translation>
    </message>
</context>
<context>
    <name>LibraryChecks</name>
    <message numerus="yes">
        <source>%Ln document(s) can&apos;t be shown: the library has only fingerprints.</source>
        <translation>
            <numerusform>%Ln Dokument lässt sich nicht anzeigen: Die Bibliothek hat nur Fingerabdrücke.</numerusform>
            <numerusform>%Ln Dokumente lassen sich nicht anzeigen: Die Bibliothek hat nur Fingerabdrücke.</numerusform>
        </translation>
    </message>
    <message>
        <source>This source can&apos;t be shown: the shelf&apos;s files no longer have it.</source>
        <translation>Diese Quelle kann nicht gezeigt werden: sie ist in den Dateien des Regals nicht mehr enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln library document(s) opened with the essays.</source>
        <translation>
            <numerusform>%Ln Bibliotheksdokument neben den Arbeiten geöffnet.</numerusform>
            <numerusform>%Ln Bibliotheksdokumente neben den Arbeiten geöffnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked. See Library for the results.</source>
        <translation>
            <numerusform>%Ln Arbeit geprüft. Ergebnisse in der Bibliothek.</numerusform>
            <numerusform>%Ln Arbeiten geprüft. Ergebnisse in der Bibliothek.</numerusform>
        </translation>
    </message>
    <message>
        <source>This essay is no longer open.</source>
        <translation>Diese Arbeit ist nicht mehr geöffnet.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be shown: the file of the shelf “%2” is missing.</source>
        <translation>„%1“ kann nicht gezeigt werden: die Datei des Regals „%2“ fehlt.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be shown: the library has only its fingerprint.</source>
        <translation>„%1“ lässt sich nicht anzeigen: Die Bibliothek hat nur den Fingerabdruck.</translation>
    </message>
</context>
<context>
    <name>LibraryCommands</name>
    <message>
        <source>Libraries (%1)</source>
        <translation>Bibliotheken (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Add files to library</source>
        <translation>Dateien in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>Ordner in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>No essays to check. Press Ctrl+O, or drop essays on the window.</source>
        <translation>Keine Arbeiten zum Prüfen. Drücken Sie Strg+O oder ziehen Sie Arbeiten ins Fenster.</translation>
    </message>
    <message numerus="yes">
        <source>You can open up to %Ln library document(s) at a time.</source>
        <translation>
            <numerusform>Sie können höchstens %Ln Bibliotheksdokument auf einmal öffnen.</numerusform>
            <numerusform>Sie können höchstens %Ln Bibliotheksdokumente auf einmal öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported libraries (%1)</source>
        <translation>Exportierte Bibliotheken (%1)</translation>
    </message>
    <message>
        <source>Export library</source>
        <translation>Bibliothek exportieren</translation>
    </message>
    <message>
        <source>Import into library</source>
        <translation>In die Bibliothek importieren</translation>
    </message>
    <message>
        <source>The index already uses the current options. Nothing to change.</source>
        <translation>Der Index entspricht schon den aktuellen Optionen. Es gibt nichts zu ändern.</translation>
    </message>
    <message>
        <source>Index settings</source>
        <translation>Index-Einstellungen</translation>
    </message>
    <message>
        <source>Rebuild the index with the current options?</source>
        <translation>Den Index mit den aktuellen Optionen neu erstellen?</translation>
    </message>
    <message>
        <source>Normalization, disguise and language options determine which documents are found. Similarity is always calculated with your current options. Rebuilding runs in the background, and you can stop and resume it. Until it finishes, checks use the old index.</source>
        <translation>Optionen zu Normalisierung, Verschleierung und Sprache bestimmen, welche Dokumente gefunden werden. Die Ähnlichkeit wird immer mit Ihren aktuellen Optionen berechnet. Das Neuerstellen läuft im Hintergrund; Sie können es stoppen und fortsetzen. Bis dahin nutzen Prüfungen den alten Index.</translation>
    </message>
    <message>
        <source>Rebuild</source>
        <translation>Neu erstellen</translation>
    </message>
</context>
<context>
    <name>LibraryController</name>
    <message>
        <source>Your own library</source>
        <translation>Eigene Bibliothek</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Opening library…</source>
        <translation>Bibliothek wird geöffnet…</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Keine Bibliothek geöffnet.</translation>
    </message>
    <message>
        <source>The library is busy. Wait until it finishes, or cancel the current task.</source>
        <translation>Die Bibliothek ist beschäftigt. Warten Sie, bis sie fertig ist, oder brechen Sie den Vorgang ab.</translation>
    </message>
</context>
<context>
    <name>LibraryHeader</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the previous view (Esc)</source>
        <translation>Zurück zur vorherigen Ansicht (Esc)</translation>
    </message>
</context>
<context>
    <name>LibraryMatch</name>
    <message>
        <source>Search the library</source>
        <translation>In der Bibliothek suchen</translation>
    </message>
    <message>
        <source>Find out whether documents of the library have the longest match too</source>
        <translation>Herausfinden, ob auch Dokumente der Bibliothek die längste Übereinstimmung haben</translation>
    </message>
    <message>
        <source>These texts have no match to search the library for.</source>
        <translation>Diese Texte haben keine Übereinstimmung, die in der Bibliothek gesucht werden könnte.</translation>
    </message>
    <message>
        <source>No other document of the library has the longest match of this pair.</source>
        <translation>Kein anderes Dokument der Bibliothek hat die längste Übereinstimmung dieses Paars.</translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>Mindestens %Ln Dokument der Bibliothek hat auch die längste Übereinstimmung dieses Paars.</numerusform>
            <numerusform>Mindestens %Ln Dokumente der Bibliothek haben auch die längste Übereinstimmung dieses Paars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>%Ln Dokument der Bibliothek hat auch die längste Übereinstimmung dieses Paars.</numerusform>
            <numerusform>%Ln Dokumente der Bibliothek haben auch die längste Übereinstimmung dieses Paars.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryNames</name>
    <message>
        <source>Library document %1</source>
        <translation>Bibliotheksdokument %1</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Keine Bibliothek geöffnet.</translation>
    </message>
    <message>
        <source>Library views</source>
        <translation>Ansichten der Bibliothek</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Beinahe-Duplikate</translation>
    </message>
    <message>
        <source>Shelves</source>
        <translation>Regale</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Check and add</source>
        <translation>Prüfen und aufnehmen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>No library is open</source>
        <translation>Keine Bibliothek geöffnet</translation>
    </message>
    <message>
        <source>A library keeps earlier essays and finds passages that new ones share with them. It is a file on your computer, or a shared database on your school&apos;s server. Nothing is sent anywhere else.</source>
        <translation>Eine Bibliothek bewahrt frühere Arbeiten auf und findet Passagen, die neue mit ihnen gemeinsam haben. Sie ist eine Datei auf Ihrem Computer oder eine gemeinsame Datenbank auf dem Server Ihrer Schule. Sonst wird nirgendwohin etwas gesendet.</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Neue Bibliothek…</translation>
    </message>
    <message>
        <source>Open library file…</source>
        <translation>Bibliotheksdatei öffnen…</translation>
    </message>
    <message>
        <source>Open shared library…</source>
        <translation>Gemeinsame Bibliothek öffnen…</translation>
    </message>
</context>
<context>
    <name>LibraryServerDialog</name>
    <message>
        <source>Open shared library</source>
        <translation>Gemeinsame Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Create a library here</source>
        <translation>Hier eine Bibliothek anlegen</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>A shared library is on your school&apos;s PostgreSQL server, and several teachers can use it at the same time. The password is kept only until you close the window, and is never saved.</source>
        <translation>Eine gemeinsame Bibliothek liegt auf einem PostgreSQL-Server Ihrer Schule; mehrere Lehrkräfte können sie gleichzeitig nutzen. Das Passwort wird nur behalten, bis Sie das Fenster schließen, und nirgends gespeichert.</translation>
    </message>
</context>
<context>
    <name>LibraryShelves</name>
    <message>
        <source>Kiwix files and web archives (%1)</source>
        <translation>Kiwix-Dateien und Webarchive (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add a shelf</source>
        <translation>Regal hinzufügen</translation>
    </message>
    <message>
        <source>The shelf “%1” is up to date.</source>
        <translation>Das Regal „%1“ ist aktuell.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>%Ln Quelle konnte nicht gelesen werden.</numerusform>
            <numerusform>%Ln Quellen konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the files of a shelf</source>
        <translation>Dateien eines Regals suchen</translation>
    </message>
    <message>
        <source>Remove shelf</source>
        <translation>Regal entfernen</translation>
    </message>
    <message>
        <source>Remove the shelf “%1”?</source>
        <translation>Regal „%1“ entfernen?</translation>
    </message>
    <message>
        <source>Its fingerprints are deleted. The files of the shelf stay where they are.</source>
        <translation>Seine Fingerabdrücke werden gelöscht. Die Dateien des Regals bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Checking essays against library…</source>
        <translation>Arbeiten werden gegen die Bibliothek geprüft…</translation>
    </message>
    <message>
        <source>Adding to library…</source>
        <translation>Aufnahme in die Bibliothek…</translation>
    </message>
    <message>
        <source>Deleting from library…</source>
        <translation>Löschen aus der Bibliothek…</translation>
    </message>
    <message>
        <source>Finding near-duplicates in library…</source>
        <translation>Beinahe-Duplikate werden in der Bibliothek gesucht…</translation>
    </message>
    <message>
        <source>Verifying library…</source>
        <translation>Integrität der Bibliothek wird geprüft…</translation>
    </message>
    <message>
        <source>Exporting library…</source>
        <translation>Bibliothek wird exportiert…</translation>
    </message>
    <message>
        <source>Importing into library…</source>
        <translation>Import in die Bibliothek…</translation>
    </message>
    <message>
        <source>Rebuilding index; checks use the old index until it finishes…</source>
        <translation>Index wird neu erstellt; bis dahin gilt der alte…</translation>
    </message>
    <message>
        <source>Opening library…</source>
        <translation>Bibliothek wird geöffnet…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>fingerprints only, no text</source>
        <translation>nur Fingerabdrücke, keine Texte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not yet indexed with the new settings</source>
        <translation>
            <numerusform>%Ln noch mit neuen Einstellungen zu indizieren</numerusform>
            <numerusform>%Ln noch mit neuen Einstellungen zu indizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the owner of a shared library can do this.</source>
        <translation>Das darf in einer gemeinsamen Bibliothek nur der Eigentümer.</translation>
    </message>
    <message>
        <source>You have read-only access to this library.</source>
        <translation>Sie haben nur Lesezugriff auf diese Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) added</source>
        <translation>
            <numerusform>%Ln Dokument aufgenommen</numerusform>
            <numerusform>%Ln Dokumente aufgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library, now also under another name</source>
        <translation>
            <numerusform>%Ln schon in der Bibliothek, jetzt auch unter anderem Namen</numerusform>
            <numerusform>%Ln schon in der Bibliothek, jetzt auch unter anderem Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>%Ln schon in der Bibliothek</numerusform>
            <numerusform>%Ln schon in der Bibliothek</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>To continue, add the same files again.</source>
        <translation>Nehmen Sie dieselben Dateien noch einmal auf, um fortzufahren.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s).</source>
        <translation>
            <numerusform>Und %Ln weiteres Problem.</numerusform>
            <numerusform>Und %Ln weitere Probleme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) deleted from the library.</source>
        <translation>
            <numerusform>%Ln Dokument aus der Bibliothek gelöscht.</numerusform>
            <numerusform>%Ln Dokumente aus der Bibliothek gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <translation>%1 nach „%2“ exportiert.</translation>
    </message>
    <message>
        <source>The index now uses the new settings.</source>
        <translation>Der Index nutzt jetzt die neuen Einstellungen.</translation>
    </message>
    <message>
        <source>The library is intact. No problems found.</source>
        <translation>Die Bibliothek ist unversehrt. Keine Probleme gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) found.</source>
        <translation>
            <numerusform>%Ln Problem gefunden.</numerusform>
            <numerusform>%Ln Probleme gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>full access</source>
        <translation>voller Zugriff</translation>
    </message>
    <message>
        <source>can add</source>
        <translation>Lesen und Aufnehmen</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur Lesen</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>kein Zugriff</translation>
    </message>
</context>
<context>
    <name>LinkModel</name>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Name of the first document</source>
        <translation>Name des ersten Dokuments</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Name of the second document</source>
        <translation>Name des zweiten Dokuments</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Score that is compared with the threshold</source>
        <translation>Der Wert, der mit dem Schwellenwert verglichen wird</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>An unexpected error occurred. Your documents have not been changed.</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten. Ihre Dokumente wurden nicht verändert.</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Unerwarteter Fehler</translation>
    </message>
</context>
<context>
    <name>MeasureList</name>
    <message>
        <source>Measures of this pair</source>
        <translation>Ähnlichkeitsmaße dieses Paars</translation>
    </message>
</context>
<context>
    <name>MeasureModel</name>
    <message>
        <source>Line: %1.</source>
        <translation>Strich: %1.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bit(s)</source>
        <translation>
            <numerusform>%Ln Bit</numerusform>
            <numerusform>%Ln Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>exact value: %1</source>
        <translation>genau %1</translation>
    </message>
    <message>
        <source>near-duplicates: yes</source>
        <translation>Beinahe-Duplikate: ja</translation>
    </message>
    <message>
        <source>near-duplicates: no</source>
        <translation>Beinahe-Duplikate: nein</translation>
    </message>
</context>
<context>
    <name>MeasuresPanel</name>
    <message>
        <source>Include compression distances and LSA (slower)</source>
        <translation>Kompressionsabstände und LSA einbeziehen (langsamer)</translation>
    </message>
    <message>
        <source>Longer bar: more similar. Dot: exact value. Line: threshold from the article.</source>
        <translation>Längerer Balken: ähnlicher. Punkt: genauer Wert. Strich: Schwellenwert aus dem Artikel.</translation>
    </message>
    <message>
        <source>Open a pair to see its measures.</source>
        <translation>Öffnen Sie ein Paar, um seine Ähnlichkeitsmaße zu sehen.</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Name of the document</source>
        <translation>Name des Dokuments</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Number of texts in this cluster that it forms a pair above the threshold with</source>
        <translation>Anzahl der Texte dieses Clusters, mit denen er ein Paar über dem Schwellenwert bildet</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Höchstwert</translation>
    </message>
    <message>
        <source>Highest score among its pairs in this cluster</source>
        <translation>Höchster Wert seiner Paare in diesem Cluster</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;as</source>
        <translation>Öffnen &amp;als</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>D&amp;okumente</translation>
    </message>
    <message>
        <source>R&amp;ole of selected documents</source>
        <translation>Ro&amp;lle der ausgewählten Dokumente</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>For e&amp;xperts</source>
        <translation>Für E&amp;xperten</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Symbolleiste</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Nächste Meldung anzeigen</translation>
    </message>
    <message>
        <source>Dismiss message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Program files are missing: neither {packaged} nor {checkout} was found.</source>
        <translation>Programmdateien fehlen: Weder {packaged} noch {checkout} wurde gefunden.</translation>
    </message>
    <message>
        <source>Reinstall Imbrex.</source>
        <translation>Installieren Sie Imbrex neu.</translation>
    </message>
    <message>
        <source>A program component is missing: {name}.</source>
        <translation>Eine Programmkomponente fehlt: {name}.</translation>
    </message>
    <message>
        <source>The {name} failed ({kind}: {reason}).</source>
        <translation>Der {name} ist ausgefallen ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>The {name} gave an invalid answer.</source>
        <translation>Ungültige Antwort: {name}.</translation>
    </message>
    <message>
        <source>The {name} stopped without answering.</source>
        <translation>Der {name} endete, ohne zu antworten.</translation>
    </message>
    <message>
        <source>The {name} has been closed.</source>
        <translation>Der {name} wurde beendet.</translation>
    </message>
    <message>
        <source>Couldn&apos;t start the {name}: {reason}.</source>
        <translation>Der {name} ließ sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>The {name} was stopped because it took longer than {seconds} seconds.</source>
        <translation>Der {name} brauchte länger als {seconds} Sekunden und wurde gestoppt.</translation>
    </message>
    <message>
        <source>The {name} failed: {kind}.</source>
        <translation>Fehler ({name}): {kind}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t start the {name}.</source>
        <translation>{name} konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>Check that you chose the right file.</source>
        <translation>Prüfen Sie, ob Sie die richtige Datei gewählt haben.</translation>
    </message>
    <message>
        <source>a template</source>
        <translation>eine Vorlage</translation>
    </message>
    <message>
        <source>an excluded phrase</source>
        <translation>eine ausgeschlossene Phrase</translation>
    </message>
    <message>
        <source>quotation marks</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>a list of references</source>
        <translation>ein Literaturverzeichnis</translation>
    </message>
    <message>
        <source>Check that you chose the right file as the template.</source>
        <translation>Prüfen Sie, ob Sie die richtige Datei als Vorlage gewählt haben.</translation>
    </message>
    <message>
        <source>Only {kept} of {words} words are left to compare, because {out} are in {places}. A shingle needs {length}.</source>
        <translation>Zum Vergleichen bleiben nur {kept} von {words} Wörtern, denn {out} stehen hier: {places}. Ein Shingle braucht {length}.</translation>
    </message>
    <message>
        <source>Only {kept} of {words} words are compared. A shingle needs {length}.</source>
        <translation>Nur {kept} von {words} Wörtern werden verglichen. Ein Shingle braucht {length}.</translation>
    </message>
    <message>
        <source>This text has no run of {length} compared words. A shingle needs {length}.</source>
        <translation>In diesem Text stehen nirgends {length} verglichene Wörter hintereinander. Ein Shingle braucht {length}.</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length.</source>
        <translation>Wählen Sie eine kleinere Shingle-Länge.</translation>
    </message>
    <message>
        <source>Include quotations and bibliographies in the comparison.</source>
        <translation>Beziehen Sie Zitate und Literaturverzeichnisse in den Vergleich ein.</translation>
    </message>
    <message>
        <source>{name} is a template: text shared with it is excluded from every comparison.</source>
        <translation>{name} ist eine Vorlage: Mit ihr gemeinsamer Text wird aus jedem Vergleich ausgeschlossen.</translation>
    </message>
    <message>
        <source>To compare it, change its role.</source>
        <translation>Um sie zu vergleichen, ändern Sie ihre Rolle.</translation>
    </message>
    <message>
        <source>{name}: {message}</source>
        <translation>{name}: {message}</translation>
    </message>
    <message>
        <source>Two documents are needed, not {number}.</source>
        <translation>Es werden zwei Dokumente benötigt, nicht {number}.</translation>
    </message>
    <message>
        <source>Use compare_all for any number of them.</source>
        <translation>Für beliebig viele gibt es compare_all.</translation>
    </message>
    <message>
        <source>A data frame needs {libraries}.</source>
        <translation>Für eine Tabelle wird {libraries} benötigt.</translation>
    </message>
    <message>
        <source>Install it with pip.</source>
        <translation>Installieren Sie es mit pip.</translation>
    </message>
    <message>
        <source>This text contains no words.</source>
        <translation>Dieser Text enthält keine Wörter.</translation>
    </message>
    <message>
        <source>A template must have at least {fewest} compared words.</source>
        <translation>Eine Vorlage braucht mindestens {fewest} verglichene Wörter.</translation>
    </message>
    <message>
        <source>All of this text is also in {places}.</source>
        <translation>Dieser ganze Text steht auch hier: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>This text has only {count} word(s). A shingle needs {length}.</source>
        <translation>
            <numerusform>Dieser Text hat nur {count} Wort; ein Shingle braucht {length}.</numerusform>
            <numerusform>Dieser Text hat nur {count} Wörter; ein Shingle braucht {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or check that you chose the right file.</source>
        <translation>Wählen Sie eine kleinere Shingle-Länge, oder prüfen Sie, ob Sie die richtige Datei gewählt haben.</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or exclude less text.</source>
        <translation>Wählen Sie eine kleinere Shingle-Länge, oder schließen Sie weniger Text aus.</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or ignore fewer kinds of words.</source>
        <translation>Wählen Sie eine kleinere Shingle-Länge, oder ignorieren Sie weniger Wortarten.</translation>
    </message>
    <message>
        <source>Missing or extra spaces were not corrected in {number:,} letters. The limit is {most:,}.</source>
        <translation>Fehlende oder überzählige Leerzeichen wurden in {number:,} Buchstaben nicht korrigiert. Die Grenze liegt bei {most:,}.</translation>
    </message>
    <message>
        <source>Filters of {bits:,} bit(s) with {functions} hash function(s); at most {share} of unshared shingles are counted by mistake.</source>
        <translation>Bits je Filter: {bits}, Hashfunktionen: {functions}; höchstens {share} der nicht gemeinsamen Shingles zählen irrtümlich mit.</translation>
    </message>
    <message>
        <source>{shared:,} of its {all:,} distinct shingle(s) are also in the other text.</source>
        <translation>{shared} seiner {all} verschiedenen Shingles stehen im anderen Text.</translation>
    </message>
    <message>
        <source>{found:,} of {left:,} left shingle(s) match the {right:,} right ones; {lost:,} hash collision(s) among {distinct:,} distinct shingle(s).</source>
        <translation>{found} von {left} Shingles des linken Textes stehen unter den {right} des rechten; Kollisionen: {lost} bei {distinct} verschiedenen Shingles.</translation>
    </message>
    <message>
        <source>Repeated shingles are counted each time.</source>
        <translation>Wiederholte Shingles zählen jedes Mal.</translation>
    </message>
    <message>
        <source>Much more of the right text is in the left text than the reverse, so the right text may be part of the left one. Jaccard and its estimates are low in this case; look at containment.</source>
        <translation>Vom rechten Text steht viel mehr im linken als umgekehrt: Der rechte kann ein Teil des linken sein. Der Jaccard-Koeffizient und seine Schätzungen sind dann niedrig; maßgeblich ist das Containment.</translation>
    </message>
    <message>
        <source>The highest-weighted words are nearly the same, but few runs of words are. Words may have been reordered or replaced. Try shorter shingles.</source>
        <translation>Die gewichtigsten Wörter sind fast dieselben, aber wenige Wortfolgen: Wörter können umgestellt oder ersetzt sein. Versuchen Sie kürzere Shingles.</translation>
    </message>
    <message>
        <source>The texts share much, but not enough supershingles to be near-duplicates. At a Jaccard below about 0.9, a little added text or a few changed words can cause this.</source>
        <translation>Die Texte haben viel gemeinsam, aber zu wenige Supershingles für Beinahe-Duplikate. Bei einem Jaccard-Koeffizienten unter etwa 0,9 genügen dafür etwas zusätzlicher Text oder einige geänderte Wörter.</translation>
    </message>
    <message>
        <source>The compression measures disagree: in texts this long, {names} can&apos;t look back far enough. Rely on xz.</source>
        <translation>Die Kompressionsmaße widersprechen sich: In so langen Texten blickt {names} nicht weit genug zurück. Maßgeblich ist xz.</translation>
    </message>
    <message>
        <source>One text is short, so estimates are unreliable. For a few sentences, look at the longest words.</source>
        <translation>Ein Text ist kurz, daher sind Schätzungen unzuverlässig. Bei wenigen Sätzen sagen die längsten Wörter mehr.</translation>
    </message>
    <message>
        <source>Much more of the left text is in the right text than the reverse, so the left text may be part of the right one. Jaccard and its estimates are low in this case; look at containment.</source>
        <translation>Vom linken Text steht viel mehr im rechten als umgekehrt: Der linke kann ein Teil des rechten sein. Der Jaccard-Koeffizient und seine Schätzungen sind dann niedrig; maßgeblich ist das Containment.</translation>
    </message>
    <message>
        <source>{shared} of the {longest} longest word(s) are shared.</source>
        <translation>{shared} von {longest} längsten Wörtern gemeinsam.</translation>
    </message>
    <message>
        <source>Intended for texts of 3 to 5 sentences. One of these has {longest:,}, so {most} words represent little of it.</source>
        <translation>Gedacht für Texte von 3 bis 5 Sätzen. Einer dieser Texte hat {longest}; {most} Wörter sagen daher wenig über ihn.</translation>
    </message>
    <message>
        <source>One text has no words of {shortest} or more letters.</source>
        <translation>Ein Text hat kein Wort ab {shortest} Buchstaben.</translation>
    </message>
    <message>
        <source>Texts that share fewer than {least} are not considered.</source>
        <translation>Texte mit weniger als {least} gemeinsamen Wörtern werden nicht berücksichtigt.</translation>
    </message>
    <message>
        <source>The texts are identical, letter for letter.</source>
        <translation>Die Texte sind Buchstabe für Buchstabe identisch.</translation>
    </message>
    <message>
        <source>Cosine similarity in {rank} dimensions, calculated from {documents:,} documents.</source>
        <translation>Kosinusähnlichkeit in {rank} Dimensionen, berechnet aus {documents} Dokumenten.</translation>
    </message>
    <message>
        <source>With few documents, this measure is unreliable.</source>
        <translation>Bei wenigen Dokumenten ist dieses Maß unzuverlässig.</translation>
    </message>
    <message>
        <source>This measure needs {fewest} documents with words; {documents} are open.</source>
        <translation>Dieses Maß braucht {fewest} Dokumente mit Wörtern; {documents} sind geöffnet.</translation>
    </message>
    <message>
        <source>{equal} of {pairs} megashingles are equal; 1 is required.</source>
        <translation>{equal} von {pairs} Megashingles stimmen überein; nötig ist 1.</translation>
    </message>
    <message>
        <source>One text has only {fewest} distinct shingles, fewer than the {functions} hash functions, so MinHash values repeat.</source>
        <translation>Ein Text hat nur {fewest} verschiedene Shingles, weniger als die {functions} Hashfunktionen; daher wiederholen sich MinHash-Werte.</translation>
    </message>
    <message>
        <source>{equal} of {functions} MinHash values are equal.</source>
        <translation>{equal} von {functions} MinHash-Werten stimmen überein.</translation>
    </message>
    <message>
        <source>The two together exceed one block of bzip2 (900 kB).</source>
        <translation>Zusammen sind beide größer als ein Block von bzip2 (900 kB).</translation>
    </message>
    <message>
        <source>gzip looks back only 32 kB, so matches further apart are missed.</source>
        <translation>gzip blickt 32 kB zurück: Was weiter auseinanderliegt, erkennt es nicht.</translation>
    </message>
    <message>
        <source>Normalized text, in bytes: {left:,} compressed separately, {right:,} together.</source>
        <translation>Normalisierter Text in Bytes: {left} getrennt komprimiert, {right} zusammen.</translation>
    </message>
    <message>
        <source>In texts under 1 kB, compression overhead outweighs the similarity.</source>
        <translation>Bei Texten unter 1 kB überwiegt der Zusatzaufwand der Kompression die Ähnlichkeit.</translation>
    </message>
    <message>
        <source>Candidates: 1 equal supershingle out of 6 in any round. Found: 2 in one round.</source>
        <translation>Kandidaten: 1 gleicher Supershingle von 6 in einer Runde. Gefunden: 2 in einer Runde.</translation>
    </message>
    <message>
        <source>Candidates and found: 1 equal megashingle out of 15 in any round.</source>
        <translation>Kandidaten und gefunden: 1 gleicher Megashingle von 15 in einer Runde.</translation>
    </message>
    <message>
        <source>Candidates: 1 equal 16-bit block out of 4 in any round. Found: at most 3 of 64 bits differ.</source>
        <translation>Kandidaten: 1 von 4 Blöcken zu 16 Bits in einer Runde gleich. Gefunden: höchstens 3 von 64 Bits verschieden.</translation>
    </message>
    <message>
        <source>The result in {folder} is damaged.</source>
        <translation>Das Ergebnis in {folder} ist beschädigt.</translation>
    </message>
    <message>
        <source>Run the job again with --replace.</source>
        <translation>Starten Sie den Massenvergleich erneut mit --replace.</translation>
    </message>
    <message>
        <source>{folder} has no result of a bulk job.</source>
        <translation>{folder} enthält kein Ergebnis eines Massenvergleichs.</translation>
    </message>
    <message>
        <source>Choose the folder that imbrex-cli bulk has written; the job must have finished.</source>
        <translation>Wählen Sie den Ordner, den imbrex-cli bulk geschrieben hat; der Vergleich muss abgeschlossen sein.</translation>
    </message>
    <message>
        <source>Results of bulk jobs can&apos;t be read: pyarrow is missing.</source>
        <translation>Ergebnisse von Massenvergleichen können nicht gelesen werden: pyarrow fehlt.</translation>
    </message>
    <message>
        <source>Install it with: pip install &apos;imbrex[spark]&apos;</source>
        <translation>Installieren Sie es mit: pip install &apos;imbrex[spark]&apos;</translation>
    </message>
    <message>
        <source>This text is not where the job read it.</source>
        <translation>Dieser Text ist nicht mehr dort, wo der Massenvergleich ihn gelesen hat.</translation>
    </message>
    <message>
        <source>Put it back, or run the job again.</source>
        <translation>Legen Sie ihn zurück oder starten Sie den Massenvergleich erneut.</translation>
    </message>
    <message numerus="yes">
        <source>No more than {count} dictionaries can be added.</source>
        <translation>
            <numerusform>Höchstens {count} Wörterbuch kann hinzugefügt werden.</numerusform>
            <numerusform>Höchstens {count} Wörterbücher können hinzugefügt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t save {path}: {reason}.</source>
        <translation>{path} konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>The dictionary exceeds {size} MB.</source>
        <translation>Das Wörterbuch ist größer als {size} MB.</translation>
    </message>
    <message>
        <source>Use a smaller dictionary.</source>
        <translation>Verwenden Sie ein kleineres Wörterbuch.</translation>
    </message>
    <message>
        <source>The dictionary is damaged.</source>
        <translation>Das Wörterbuch ist beschädigt.</translation>
    </message>
    <message>
        <source>dictionary reader</source>
        <translation>Wörterbuchleser</translation>
    </message>
    <message>
        <source>The dictionary has no translations between these languages.</source>
        <translation>Das Wörterbuch enthält keine Übersetzungen zwischen diesen Sprachen.</translation>
    </message>
    <message>
        <source>Check its languages, and that it is in UTF-8.</source>
        <translation>Prüfen Sie seine Sprachen und ob es in UTF-8 ist.</translation>
    </message>
    <message>
        <source>Reading the dictionary was interrupted.</source>
        <translation>Das Lesen des Wörterbuchs wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The dictionary is not in UTF-8.</source>
        <translation>Das Wörterbuch ist nicht in UTF-8.</translation>
    </message>
    <message>
        <source>Convert it to UTF-8, and add it again.</source>
        <translation>Wandeln Sie es in UTF-8 um und fügen Sie es erneut hinzu.</translation>
    </message>
    <message>
        <source>The dictionary has more than {most:,} phrases. Only the first {most:,} are used.</source>
        <translation>Das Wörterbuch hat mehr als {most:,} Ausdrücke. Nur die ersten {most:,} werden verwendet.</translation>
    </message>
    <message>
        <source>{found:,} of its shingle(s) are also in the other text; it has {words:,} compared word(s).</source>
        <translation>Seine Shingles im anderen Text: {found}; verglichene Wörter: {words}.</translation>
    </message>
    <message>
        <source>over {share}: texts on the same event, according to the PHP article</source>
        <translation>über {share}: Texte zu einem Ereignis (PHP-Artikel)</translation>
    </message>
    <message>
        <source>over {share}: a copy, according to the article on short texts</source>
        <translation>über {share}: eine Kopie (Artikel über kurze Texte)</translation>
    </message>
    <message>
        <source>2 of 6 or more: near-duplicates</source>
        <translation>2 von 6 oder mehr: Beinahe-Duplikate</translation>
    </message>
    <message>
        <source>1 of 15 or more: near-duplicates</source>
        <translation>1 von 15 oder mehr: Beinahe-Duplikate</translation>
    </message>
    <message>
        <source>3 bits or fewer: near-duplicates, according to the SimHash article</source>
        <translation>3 Bits oder weniger: Beinahe-Duplikate (SimHash-Artikel)</translation>
    </message>
    <message>
        <source>Jaccard (resemblance)</source>
        <translation>Jaccard-Koeffizient (Ähnlichkeit)</translation>
    </message>
    <message>
        <source>Shingles in both texts, as a share of all shingles in either text.</source>
        <translation>Gemeinsame Shingles unter allen Shingles beider Texte.</translation>
    </message>
    <message>
        <source>Containment, left in right</source>
        <translation>Containment, links in rechts</translation>
    </message>
    <message>
        <source>Share of the left text that is also in the right text.</source>
        <translation>Wie viel des linken Textes im rechten steht.</translation>
    </message>
    <message>
        <source>Containment, right in left</source>
        <translation>Containment, rechts in links</translation>
    </message>
    <message>
        <source>Share of the right text that is also in the left text.</source>
        <translation>Wie viel des rechten Textes im linken steht.</translation>
    </message>
    <message>
        <source>Dice with CRC32 (Node.js article)</source>
        <translation>Dice mit CRC32 (Node.js-Artikel)</translation>
    </message>
    <message>
        <source>Left shingles also in the right text, times two, divided by all shingles in both texts.</source>
        <translation>Doppelte Anzahl der linken Shingles, die sich rechts finden, geteilt durch alle Shingles beider Texte.</translation>
    </message>
    <message>
        <source>Dice with MurmurHash3</source>
        <translation>Dice mit MurmurHash3</translation>
    </message>
    <message>
        <source>The same with a different hash function.</source>
        <translation>Dasselbe mit einer anderen Hashfunktion.</translation>
    </message>
    <message>
        <source>PHP article, left text</source>
        <translation>PHP-Artikel, links geprüft</translation>
    </message>
    <message>
        <source>Left shingles also in the right text, divided by the words in the left text.</source>
        <translation>Linke Shingles, die sich rechts finden, geteilt durch die Wörter des linken Textes.</translation>
    </message>
    <message>
        <source>PHP article, right text</source>
        <translation>PHP-Artikel, rechts geprüft</translation>
    </message>
    <message>
        <source>Right shingles also in the left text, divided by the words in the right text.</source>
        <translation>Rechte Shingles, die sich links finden, geteilt durch die Wörter des rechten Textes.</translation>
    </message>
    <message>
        <source>MinHash-84</source>
        <translation>MinHash-84</translation>
    </message>
    <message>
        <source>Estimates Jaccard from 84 numbers per text, whatever its length.</source>
        <translation>Schätzt den Jaccard-Koeffizienten aus 84 Zahlen je Text, unabhängig von dessen Länge.</translation>
    </message>
    <message>
        <source>Supershingles, 6 of 14</source>
        <translation>Supershingles, 6 zu je 14</translation>
    </message>
    <message>
        <source>Combines the 84 MinHash values into 6 numbers. Two equal numbers indicate nearly identical texts.</source>
        <translation>Fasst die 84 MinHash-Werte zu 6 Zahlen zusammen. Zwei gleiche Zahlen weisen auf fast identische Texte hin.</translation>
    </message>
    <message>
        <source>Megashingles, 15</source>
        <translation>Megashingles, 15</translation>
    </message>
    <message>
        <source>Pairs of supershingles. One match is enough, so near-duplicates are found in a single lookup.</source>
        <translation>Paare von Supershingles. Eine Übereinstimmung genügt, daher finden sich Beinahe-Duplikate mit einem einzigen Nachschlagen.</translation>
    </message>
    <message>
        <source>SimHash-64, keywords</source>
        <translation>SimHash-64, Schlüsselwörter</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the 50 highest-weighted words, in any order.</source>
        <translation>Zählt verschiedene Bits zweier Fingerabdrücke der 50 gewichtigsten Wörter, in beliebiger Folge.</translation>
    </message>
    <message>
        <source>SimHash-64, longest sentences</source>
        <translation>SimHash-64, längste Sätze</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the 10 longest sentences.</source>
        <translation>Zählt verschiedene Bits zweier Fingerabdrücke der 10 längsten Sätze.</translation>
    </message>
    <message>
        <source>SimHash-64, paragraph edges</source>
        <translation>SimHash-64, Absatzränder</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the first and last sentences of paragraphs.</source>
        <translation>Zählt verschiedene Bits zweier Fingerabdrücke der ersten und letzten Sätze der Absätze.</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Längste Wörter</translation>
    </message>
    <message>
        <source>Bloom filters</source>
        <translation>Bloom-Filter</translation>
    </message>
    <message>
        <source>Estimates Jaccard from two bit patterns, using AND and OR.</source>
        <translation>Schätzt den Jaccard-Koeffizienten aus zwei Bitmustern mit UND und ODER.</translation>
    </message>
    <message>
        <source>Compression distance, xz</source>
        <translation>Kompressionsabstand, xz</translation>
    </message>
    <message>
        <source>Measures how much smaller the texts become when compressed together.</source>
        <translation>Misst, wie viel kleiner die Texte werden, wenn man sie zusammen komprimiert.</translation>
    </message>
    <message>
        <source>Compression distance, bzip2</source>
        <translation>Kompressionsabstand, bzip2</translation>
    </message>
    <message>
        <source>The same with bzip2, which works on blocks of 900 kB.</source>
        <translation>Dasselbe mit bzip2, das mit Blöcken von 900 kB arbeitet.</translation>
    </message>
    <message>
        <source>Compression distance, gzip</source>
        <translation>Kompressionsabstand, gzip</translation>
    </message>
    <message>
        <source>The same with gzip, which looks back 32 kB.</source>
        <translation>Dasselbe mit gzip, das 32 kB zurückblickt.</translation>
    </message>
    <message>
        <source>LSA</source>
        <translation>LSA</translation>
    </message>
    <message>
        <source>Compares topics: words used in similar contexts in the open documents count as related.</source>
        <translation>Vergleicht Themen: Wörter, die in den geöffneten Dokumenten in ähnlicher Umgebung stehen, gelten als verwandt.</translation>
    </message>
    <message>
        <source>The texts are written in different languages ({left}, {right}).</source>
        <translation>Die Texte sind in verschiedenen Sprachen geschrieben ({left}, {right}).</translation>
    </message>
    <message>
        <source>{name} has no words to compare after normalization.</source>
        <translation>{name}: Nach der Normalisierung bleiben keine Wörter zum Vergleichen.</translation>
    </message>
    <message>
        <source>{name} is too short: it has no run of {length} compared words, the length of a shingle.</source>
        <translation>{name} ist zu kurz: Nirgends stehen {length} verglichene Wörter hintereinander, wie ein Shingle sie braucht.</translation>
    </message>
    <message>
        <source>{shared:,} of {all:,} distinct shingle(s) are in both texts.</source>
        <translation>{shared} von {all} verschiedenen Shingles stehen in beiden Texten.</translation>
    </message>
    <message>
        <source>There are no keywords to make a fingerprint from.</source>
        <translation>Es gibt kein Schlüsselwort für einen Fingerabdruck.</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} keyword(s) on the left and {right:,} on the right.</source>
        <translation>{differing} von {all} Bits verschieden; Fingerabdrücke aus Schlüsselwörtern: {left} links, {right} rechts.</translation>
    </message>
    <message>
        <source>One text has only {fewest} keyword(s), so a single change affects many bits.</source>
        <translation>Schlüsselwörter in einem Text: nur {fewest}; eine einzige Änderung kippt viele Bits.</translation>
    </message>
    <message>
        <source>There are no sentences to make a fingerprint from.</source>
        <translation>Es gibt keinen Satz für einen Fingerabdruck.</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} sentence(s) on the left and {right:,} on the right.</source>
        <translation>{differing} von {all} Bits verschieden; Fingerabdrücke aus Sätzen: {left} links, {right} rechts.</translation>
    </message>
    <message>
        <source>One text has only {fewest} sentence(s), so a single change affects many bits.</source>
        <translation>Sätze in einem Text: nur {fewest}; eine einzige Änderung kippt viele Bits.</translation>
    </message>
    <message>
        <source>One text has only {words} word(s); below {enough}, a few words affect many bits.</source>
        <translation>Wörter in einem Text: nur {words}; unter {enough} kippen wenige Wörter viele Bits.</translation>
    </message>
    <message>
        <source>{equal} of {groups} supershingles are equal; {needed} are required.</source>
        <translation>{equal} von {groups} Supershingles stimmen überein; nötig sind {needed}.</translation>
    </message>
    <message>
        <source>Texts with exactly this Jaccard pass with a probability of {chance}.</source>
        <translation>Texte mit genau diesem Jaccard-Koeffizienten bestehen mit einer Wahrscheinlichkeit von {chance}.</translation>
    </message>
    <message>
        <source>HTML tags and entities</source>
        <translation>HTML-Tags und -Entitäten</translation>
    </message>
    <message>
        <source>Remove tags and convert entities to characters.</source>
        <translation>Tags aus dem Text nehmen und Entitäten als ihre Zeichen lesen.</translation>
    </message>
    <message>
        <source>Letter case</source>
        <translation>Groß- und Kleinbuchstaben</translation>
    </message>
    <message>
        <source>Ignore the difference between uppercase and lowercase letters.</source>
        <translation>Den Unterschied zwischen Groß- und Kleinbuchstaben ignorieren.</translation>
    </message>
    <message>
        <source>ё as е</source>
        <translation>ё wie е</translation>
    </message>
    <message>
        <source>Ignore the difference between Cyrillic ё and е.</source>
        <translation>Den Unterschied zwischen kyrillischem ё und е ignorieren.</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>Ignore punctuation, quotation marks and special characters.</source>
        <translation>Satzzeichen, Anführungs- und Sonderzeichen ignorieren.</translation>
    </message>
    <message>
        <source>Extra white space</source>
        <translation>Zusätzlicher Leerraum</translation>
    </message>
    <message>
        <source>Count any run of white space as one space. If off, longer runs count as words.</source>
        <translation>Jede Folge von Leerraum als ein Leerzeichen zählen. Sonst zählen längere Folgen als Wörter.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Ignore words made up of digits.</source>
        <translation>Wörter aus Ziffern ignorieren.</translation>
    </message>
    <message>
        <source>Stop words</source>
        <translation>Stoppwörter</translation>
    </message>
    <message>
        <source>Ignore the most common function words of the language.</source>
        <translation>Die häufigsten Funktionswörter der Sprache ignorieren.</translation>
    </message>
    <message>
        <source>Custom stop words</source>
        <translation>Eigene Stoppwörter</translation>
    </message>
    <message>
        <source>Words to ignore instead of the language&apos;s stop-word list.</source>
        <translation>Wörter, die statt der Stoppwortliste der Sprache ignoriert werden.</translation>
    </message>
    <message>
        <source>Parts of speech</source>
        <translation>Wortarten</translation>
    </message>
    <message>
        <source>Ignore words of these parts of speech.</source>
        <translation>Wörter dieser Wortarten ignorieren.</translation>
    </message>
    <message>
        <source>Word form</source>
        <translation>Wortform</translation>
    </message>
    <message>
        <source>Compare words as written, in their normal form (lemma) or by their stem.</source>
        <translation>Wörter wie geschrieben, nach Grundform (Lemma) oder nach Stamm vergleichen.</translation>
    </message>
    <message>
        <source>Look-alike letters</source>
        <translation>Buchstaben-Doppelgänger</translation>
    </message>
    <message>
        <source>Replace look-alike letters from other alphabets with the letters they imitate.</source>
        <translation>Buchstaben fremder Alphabete als die lesen, denen sie gleichen.</translation>
    </message>
    <message>
        <source>Styled letters</source>
        <translation>Zierbuchstaben</translation>
    </message>
    <message>
        <source>Replace full-width, mathematical and circled letters with plain ones.</source>
        <translation>Vollbreite, mathematische und eingekreiste Buchstaben als einfache lesen.</translation>
    </message>
    <message>
        <source>Zero-width characters</source>
        <translation>Zeichen ohne Breite</translation>
    </message>
    <message>
        <source>Remove invisible characters from words.</source>
        <translation>Unsichtbare Zeichen aus Wörtern entfernen.</translation>
    </message>
    <message>
        <source>Soft hyphens</source>
        <translation>Bedingte Trennstriche</translation>
    </message>
    <message>
        <source>Remove soft hyphens from words.</source>
        <translation>Bedingte Trennstriche aus Wörtern entfernen.</translation>
    </message>
    <message>
        <source>Combining marks</source>
        <translation>Zeichen über Buchstaben</translation>
    </message>
    <message>
        <source>Remove marks that are not part of any letter.</source>
        <translation>Zeichen entfernen, die zu keinem Buchstaben gehören.</translation>
    </message>
    <message>
        <source>Reversed text</source>
        <translation>Text rückwärts</translation>
    </message>
    <message>
        <source>Restore text that is written backwards, also with direction marks.</source>
        <translation>Rückwärts geschriebenen Text umdrehen, auch solchen mit Richtungszeichen.</translation>
    </message>
    <message>
        <source>Spaced letters</source>
        <translation>Gesperrte Buchstaben</translation>
    </message>
    <message>
        <source>Join letters separated by spaces into words.</source>
        <translation>Buchstaben mit Leerzeichen dazwischen zu Wörtern verbinden.</translation>
    </message>
    <message>
        <source>Split words</source>
        <translation>Zerteilte Wörter</translation>
    </message>
    <message>
        <source>Join two fragments that form a dictionary word.</source>
        <translation>Zwei Bruchstücke verbinden, die ein Wörterbuchwort bilden.</translation>
    </message>
    <message>
        <source>Joined words</source>
        <translation>Verbundene Wörter</translation>
    </message>
    <message>
        <source>Split run-together words into dictionary words.</source>
        <translation>Zusammengeschriebene Wörter in Wörterbuchwörter trennen.</translation>
    </message>
    <message>
        <source>Numbers as words</source>
        <translation>Zahlen in Worten</translation>
    </message>
    <message>
        <source>Convert numbers written as words to digits.</source>
        <translation>Als Wörter geschriebene Zahlen als Ziffern lesen.</translation>
    </message>
    <message>
        <source>Misleading fonts</source>
        <translation>Irreführende Schriften</translation>
    </message>
    <message>
        <source>Compare the letters that a font shows if the text says others.</source>
        <translation>Die Buchstaben vergleichen, die eine Schrift zeigt, wenn der Text andere enthält.</translation>
    </message>
    <message>
        <source>Invisible text</source>
        <translation>Unsichtbarer Text</translation>
    </message>
    <message>
        <source>Ignore text that readers can&apos;t see: white, tiny, hidden, off the page or behind an image.</source>
        <translation>Text ignorieren, den Leser nicht sehen: weiß, winzig, verborgen, außerhalb der Seite oder hinter einem Bild.</translation>
    </message>
    <message>
        <source>Include comments, alternative text, deletions</source>
        <translation>Kommentare, Alt-Text, Löschungen</translation>
    </message>
    <message>
        <source>Also compare text in comments, tracked deletions, alternative text and field codes.</source>
        <translation>Auch Text in Kommentaren, nachverfolgten Löschungen, Alternativtexten und Feldfunktionen vergleichen.</translation>
    </message>
    <message>
        <source>Shingle length</source>
        <translation>Shingle-Länge</translation>
    </message>
    <message>
        <source>Number of words in a shingle. Longer shingles find only longer matches.</source>
        <translation>Anzahl der Wörter je Shingle. Längere Shingles finden nur längere Übereinstimmungen.</translation>
    </message>
    <message>
        <source>Minimum passage length</source>
        <translation>Min. Passagenlänge</translation>
    </message>
    <message>
        <source>Exclude passages with fewer compared words.</source>
        <translation>Passagen mit weniger verglichenen Wörtern ausschließen.</translation>
    </message>
    <message>
        <source>Same order</source>
        <translation>Gleiche Reihenfolge</translation>
    </message>
    <message>
        <source>Report reworded sentences that follow the same order in both texts, if other texts are open, too.</source>
        <translation>Umformulierte Sätze melden, die in beiden Texten in derselben Reihenfolge stehen, wenn auch andere Texte geöffnet sind.</translation>
    </message>
    <message>
        <source>Minimum template match</source>
        <translation>Min. Vorlagentreffer</translation>
    </message>
    <message>
        <source>Number of compared words in a row that must match a template to be excluded.</source>
        <translation>Wie viele verglichene Wörter hintereinander mit einer Vorlage übereinstimmen müssen, um ausgeschlossen zu werden.</translation>
    </message>
    <message>
        <source>Excluded phrases</source>
        <translation>Ausgeschlossene Phrasen</translation>
    </message>
    <message>
        <source>Phrases to exclude wherever all their compared words appear in a row.</source>
        <translation>Phrasen, die überall ausgeschlossen werden, wo alle ihre verglichenen Wörter hintereinander stehen.</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Zitate</translation>
    </message>
    <message>
        <source>Exclude words inside quotation marks.</source>
        <translation>Wörter in Anführungszeichen ausschließen.</translation>
    </message>
    <message>
        <source>Bibliographies</source>
        <translation>Literaturverzeichnisse</translation>
    </message>
    <message>
        <source>Exclude lists of references.</source>
        <translation>Literaturverzeichnisse ausschließen.</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>Nicht gekennzeichnet</translation>
    </message>
    <message>
        <source>Count passages that have neither quotation marks nor a citation.</source>
        <translation>Passagen ohne Anführungszeichen und ohne Quellenangabe zählen.</translation>
    </message>
    <message>
        <source>Quotation marks missing</source>
        <translation>Ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>Count passages that are cited but not in quotation marks.</source>
        <translation>Passagen mit Quellenangabe, aber ohne Anführungszeichen zählen.</translation>
    </message>
    <message>
        <source>Citation missing</source>
        <translation>Ohne Quellenangabe</translation>
    </message>
    <message>
        <source>Count passages that are in quotation marks but not cited.</source>
        <translation>Passagen in Anführungszeichen ohne Quellenangabe zählen.</translation>
    </message>
    <message>
        <source>Cited and quoted</source>
        <translation>Zitiert mit Quelle</translation>
    </message>
    <message>
        <source>Count passages that are in quotation marks and cited.</source>
        <translation>Passagen in Anführungszeichen mit Quellenangabe zählen.</translation>
    </message>
    <message>
        <source>Bibliography</source>
        <translation>Literaturverzeichnis</translation>
    </message>
    <message>
        <source>Count passages in lists of references.</source>
        <translation>Passagen in Literaturverzeichnissen zählen.</translation>
    </message>
    <message>
        <source>Template text</source>
        <translation>Vorlagentext</translation>
    </message>
    <message>
        <source>Count passages that are in a template or an excluded phrase.</source>
        <translation>Passagen zählen, die in einer Vorlage oder ausgeschlossenen Phrase stehen.</translation>
    </message>
    <message>
        <source>Own earlier work</source>
        <translation>Eigene frühere Arbeit</translation>
    </message>
    <message>
        <source>Count passages from another text by the same author.</source>
        <translation>Passagen aus einem Text desselben Autors zählen.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of all documents. Leave empty to detect the language of each document.</source>
        <translation>Sprache aller Dokumente. Leer lassen, um sie für jedes Dokument zu erkennen.</translation>
    </message>
    <message>
        <source>The text is too large to compare: {number:,} {things}. The limit is {most:,}.</source>
        <translation>Der Text ist zu groß zum Vergleichen: {number:,} {things}. Die Grenze liegt bei {most:,}.</translation>
    </message>
    <message>
        <source>different words with look-alike or hidden characters</source>
        <translation>verschiedene Wörter mit ähnlich aussehenden oder verborgenen Zeichen</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>rare characters, such as emoji</source>
        <translation>seltene Zeichen wie Emojis</translation>
    </message>
    <message>
        <source>The text contains a letter with more than {most} accents or other marks.</source>
        <translation>Der Text enthält einen Buchstaben mit mehr als {most} Akzenten oder anderen diakritischen Zeichen.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>{file}: {note}</source>
        <translation>{file}: {note}</translation>
    </message>
    <message>
        <source>Most of the class contains all of one of these texts, so no length can be suggested. Keep the current length, or open the shared text as a template.</source>
        <translation>Der größte Teil der Klasse enthält einen dieser Texte ganz, daher lässt sich keine Länge vorschlagen. Behalten Sie die aktuelle Länge, oder öffnen Sie den gemeinsamen Text als Vorlage.</translation>
    </message>
    <message>
        <source>Other text exceeds {chance} at every length up to {longest} word(s), so no other length is better than the current one.</source>
        <translation>Anderer Text überschreitet {chance} bei jeder Länge bis zu {longest} Wörtern; keine andere Länge ist daher besser als die aktuelle.</translation>
    </message>
    <message>
        <source>{words} word(s): shortest shingle that chance rarely reaches ({chance}, versus {against} with {shorter} word(s)).</source>
        <translation>Wörter: {words}, der kürzeste Shingle, den Zufall kaum erreicht ({chance} gegenüber {against} bei {shorter}).</translation>
    </message>
    <message>
        <source>{words} word(s): shortest shingle that chance rarely reaches ({chance}).</source>
        <translation>Wörter: {words}, der kürzeste Shingle, den Zufall kaum erreicht ({chance}).</translation>
    </message>
    <message>
        <source>Most of the class shares {words} word(s), which are not counted here. Open the shared text as a template.</source>
        <translation>Die meisten Texte haben {words} Wörter gemeinsam, die hier nicht zählen. Öffnen Sie den gemeinsamen Text als Vorlage.</translation>
    </message>
    <message>
        <source>At this length, nothing in this pair stands out from chance.</source>
        <translation>Damit hebt sich nichts an diesem Paar vom Zufall ab.</translation>
    </message>
    <message>
        <source>At this length, the pair scores {share}.</source>
        <translation>Damit hat das Paar den Wert {share}.</translation>
    </message>
    <message>
        <source>The texts are too short to estimate the effect of chance.</source>
        <translation>Die Texte sind zu kurz, um die Wirkung des Zufalls zu schätzen.</translation>
    </message>
    <message>
        <source>One of the texts has no words to compare.</source>
        <translation>Einer der Texte hat keine Wörter zum Vergleichen.</translation>
    </message>
    <message>
        <source>{characters} characters of comments are outside the main text.</source>
        <translation>Außerhalb des Haupttextes stehen Kommentare mit {characters} Zeichen.</translation>
    </message>
    <message>
        <source>This version of Word files is not supported.</source>
        <translation>Diese Version von Word-Dateien wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Save it as DOCX and open that copy.</source>
        <translation>Speichern Sie sie als DOCX, und öffnen Sie diese Kopie.</translation>
    </message>
    <message>
        <source>The file is password-protected.</source>
        <translation>Die Datei ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
        <source>Open it in its own program, remove the password and save it again.</source>
        <translation>Öffnen Sie sie in ihrem eigenen Programm, entfernen Sie das Passwort, und speichern Sie sie neu.</translation>
    </message>
    <message numerus="yes">
        <source>{count} chapter(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>{count} Kapitel konnte nicht gelesen werden.</numerusform>
            <numerusform>{count} Kapitel konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that the file exists and that you have permission to read it.</source>
        <translation>Prüfen Sie, ob die Datei vorhanden ist und Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>Web archive</source>
        <translation>Webarchiv</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>This file is in the base folder of Zotero&apos;s linked files, which is not set for you on this computer.</source>
        <translation>Diese Datei liegt im Basisordner der verknüpften Dateien von Zotero, der für Sie auf diesem Computer nicht eingestellt ist.</translation>
    </message>
    <message>
        <source>Set it in Zotero (Settings, Advanced, Files and Folders), and update the shelf.</source>
        <translation>Stellen Sie ihn in Zotero ein (Einstellungen, Erweitert, Dateien und Ordner) und aktualisieren Sie das Regal.</translation>
    </message>
    <message>
        <source>`shelf list` shows all names.</source>
        <translation>`shelf list` zeigt alle Namen.</translation>
    </message>
    <message>
        <source>Supported file types: {kinds}.</source>
        <translation>Unterstützte Dateitypen: {kinds}.</translation>
    </message>
    <message>
        <source>Move it up a few folders.</source>
        <translation>Verschieben Sie ihn einige Ordner nach oben.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the folder: {reason}.</source>
        <translation>Der Ordner lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>The folder contains no documents.</source>
        <translation>Der Ordner enthält keine Dokumente.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Datei nicht gefunden.</translation>
    </message>
    <message>
        <source>Check the file name.</source>
        <translation>Prüfen Sie den Dateinamen.</translation>
    </message>
    <message>
        <source>Unsupported file type.</source>
        <translation>Nicht unterstützter Dateityp.</translation>
    </message>
    <message>
        <source>Save the text as TXT, DOCX, ODT or PDF and open that file.</source>
        <translation>Speichern Sie den Text als TXT, DOCX, ODT oder PDF, und öffnen Sie diese Datei.</translation>
    </message>
    <message>
        <source>This OpenDocument file is not a text document.</source>
        <translation>Diese OpenDocument-Datei ist kein Textdokument.</translation>
    </message>
    <message>
        <source>Save the text as ODT or DOCX.</source>
        <translation>Speichern Sie den Text als ODT oder DOCX.</translation>
    </message>
    <message>
        <source>This document contains no text.</source>
        <translation>Dieses Dokument enthält keinen Text.</translation>
    </message>
    <message>
        <source>1 page contains no text. It may be a scanned image.</source>
        <translation>1 Seite enthält keinen Text. Sie ist vielleicht ein Scan.</translation>
    </message>
    <message>
        <source>1 page is a scanned image with text from OCR, which may contain errors.</source>
        <translation>1 Seite ist ein Scan mit Text aus der Texterkennung (OCR), der Fehler enthalten kann.</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are scanned images with text from OCR, which may contain errors.</source>
        <translation>
            <numerusform>{count} Seite ist ein Scan mit Text aus der Texterkennung (OCR), der Fehler enthalten kann.</numerusform>
            <numerusform>{count} Seiten sind Scans mit Text aus der Texterkennung (OCR), der Fehler enthalten kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 page is damaged and couldn&apos;t be read.</source>
        <translation>1 Seite ist beschädigt und war nicht lesbar.</translation>
    </message>
    <message>
        <source>The PDF contains no text. Its pages may be scanned images.</source>
        <translation>In diesem PDF ist kein Text; seine Seiten sind vielleicht Scans.</translation>
    </message>
    <message>
        <source>The PDF has no pages.</source>
        <translation>Dieses PDF hat keine Seiten.</translation>
    </message>
    <message>
        <source>Download or copy the file again.</source>
        <translation>Laden Sie die Datei erneut herunter, oder kopieren Sie sie noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages contain no text. They may be scanned images.</source>
        <translation>
            <numerusform>{count} Seite enthält keinen Text. Sie ist vielleicht ein Scan.</numerusform>
            <numerusform>{count} Seiten enthalten keinen Text. Sie sind vielleicht Scans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are damaged and couldn&apos;t be read.</source>
        <translation>
            <numerusform>{count} Seite ist beschädigt und war nicht lesbar.</numerusform>
            <numerusform>{count} Seiten sind beschädigt und waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the text of each record in a field named &quot;content&quot; or &quot;text&quot;.</source>
        <translation>Jeder Datensatz braucht seinen Text in einem Feld namens „content“ oder „text“.</translation>
    </message>
    <message>
        <source>The record is not an object with fields.</source>
        <translation>Der Datensatz ist kein Objekt mit Feldern.</translation>
    </message>
    <message>
        <source>The record contains no text.</source>
        <translation>Der Datensatz hat keinen Text.</translation>
    </message>
    <message>
        <source>The record in line {number} is not an object with fields.</source>
        <translation>Der Datensatz in Zeile {number} ist kein Objekt mit Feldern.</translation>
    </message>
    <message>
        <source>The record in line {number} contains no text.</source>
        <translation>Der Datensatz in Zeile {number} hat keinen Text.</translation>
    </message>
    <message>
        <source>Record {number} is not an object with fields.</source>
        <translation>Datensatz {number} ist kein Objekt mit Feldern.</translation>
    </message>
    <message>
        <source>Record {number} contains no text.</source>
        <translation>Datensatz {number} hat keinen Text.</translation>
    </message>
    <message>
        <source>The file contains no records.</source>
        <translation>In dieser Datei sind keine Datensätze.</translation>
    </message>
    <message>
        <source>No record in the file could be read.</source>
        <translation>Kein Datensatz der Datei konnte gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more record(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>{count} weiterer Datensatz war nicht lesbar.</numerusform>
            <numerusform>{count} weitere Datensätze waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {number} is not valid JSON: {reason}.</source>
        <translation>Zeile {number} ist kein gültiges JSON: {reason}.</translation>
    </message>
    <message>
        <source>Correct or delete the line.</source>
        <translation>Berichtigen oder löschen Sie die Zeile.</translation>
    </message>
    <message>
        <source>Line {number} has too many nested levels.</source>
        <translation>Zeile {number} ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file contains only white space.</source>
        <translation>In dieser Datei ist nichts als Leerraum.</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>Close other programs, as memory may be short, and open the file again.</source>
        <translation>Schließen Sie andere Programme, da der Speicher knapp sein kann, und öffnen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>Save the text as DOCX, ODT or TXT and open that file.</source>
        <translation>Speichern Sie den Text als DOCX, ODT oder TXT, und öffnen Sie diese Datei.</translation>
    </message>
    <message>
        <source>Reading was stopped because it took longer than {seconds} seconds.</source>
        <translation>Das Lesen der Datei dauerte länger als {seconds} Sekunden und wurde gestoppt.</translation>
    </message>
    <message>
        <source>The file is damaged or unusual, and couldn&apos;t be read ({kind}).</source>
        <translation>Die Datei ist beschädigt oder ungewöhnlich und ließ sich nicht lesen ({kind}).</translation>
    </message>
    <message>
        <source>The file reader was stopped twice by the system or another program.</source>
        <translation>Der Leseprozess wurde zweimal vom System oder einem anderen Programm beendet.</translation>
    </message>
    <message>
        <source>file reader</source>
        <translation>Leseprozess</translation>
    </message>
    <message>
        <source>The text in the file exceeds {size} MB.</source>
        <translation>Der Text der Datei ist größer als {size} MB.</translation>
    </message>
    <message>
        <source>Reading the file requires more than {size} MB of memory.</source>
        <translation>Das Lesen der Datei braucht mehr als {size} MB Speicher.</translation>
    </message>
    <message>
        <source>The file reader gave an invalid answer.</source>
        <translation>Der Leseprozess hat eine ungültige Antwort gegeben.</translation>
    </message>
    <message>
        <source>The file caused its reader to crash. Nothing else is affected.</source>
        <translation>Beim Lesen der Datei ist der Leseprozess abgestürzt; sonst ist nichts betroffen.</translation>
    </message>
    <message>
        <source>The file contains too many records.</source>
        <translation>Die Datei enthält zu viele Datensätze.</translation>
    </message>
    <message>
        <source>Split the file into smaller ones.</source>
        <translation>Teilen Sie die Datei in kleinere auf.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Open a document or a folder.</source>
        <translation>Öffnen Sie ein Dokument oder einen Ordner.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the file: {reason}.</source>
        <translation>Die Datei lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>The file is larger than {size} MB.</source>
        <translation>Die Datei ist größer als {size} MB.</translation>
    </message>
    <message>
        <source>Split the file, or save only its text.</source>
        <translation>Teilen Sie die Datei auf, oder speichern Sie nur ihren Text.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file was not opened because its contents have too many nested levels. It may be unsafe.</source>
        <translation>Die Datei wurde nicht geöffnet, weil ihr Inhalt zu tief verschachtelt ist. Sie kann unsicher sein.</translation>
    </message>
    <message>
        <source>If you trust the file, save its text as plain text and open that.</source>
        <translation>Wenn Sie der Datei vertrauen, speichern Sie ihren Text als reinen Text, und öffnen Sie diesen.</translation>
    </message>
    <message>
        <source>The last character is incomplete.</source>
        <translation>Das letzte Zeichen ist unvollständig.</translation>
    </message>
    <message>
        <source>Some characters use a different encoding. They were read as cp1252.</source>
        <translation>Einige Zeichen sind anders kodiert; sie wurden als cp1252 gelesen.</translation>
    </message>
    <message>
        <source>Detected encoding: {encoding}.</source>
        <translation>Erkannte Kodierung: {encoding}.</translation>
    </message>
    <message>
        <source>This is a binary file, not a text file.</source>
        <translation>Das ist eine Binärdatei, keine Textdatei.</translation>
    </message>
    <message>
        <source>Open the file in its own program and save it as plain text.</source>
        <translation>Öffnen Sie die Datei in ihrem eigenen Programm, und speichern Sie sie als reinen Text.</translation>
    </message>
    <message>
        <source>The file contains no text, only images.</source>
        <translation>Diese Datei enthält keinen Text, nur Bilder.</translation>
    </message>
    <message>
        <source>Run text recognition (OCR) on images and scanned pages first.</source>
        <translation>Führen Sie bei Bildern und gescannten Seiten zuerst eine Texterkennung (OCR) durch.</translation>
    </message>
    <message numerus="yes">
        <source>{count} field code(s)</source>
        <translation>
            <numerusform>{count} Feldfunktion</numerusform>
            <numerusform>{count} Feldfunktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} embedded document(s)</source>
        <translation>
            <numerusform>{count} eingebettetes Dokument</numerusform>
            <numerusform>{count} eingebettete Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} damaged part(s) ({kind})</source>
        <translation>
            <numerusform>{count} beschädigter Teil ({kind})</numerusform>
            <numerusform>{count} beschädigte Teile ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} comment(s)</source>
        <translation>
            <numerusform>{count} Kommentar</numerusform>
            <numerusform>{count} Kommentare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tracked deletion(s)</source>
        <translation>
            <numerusform>{count} nachverfolgte Löschung</numerusform>
            <numerusform>{count} nachverfolgte Löschungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deleted table row(s)</source>
        <translation>
            <numerusform>{count} gelöschte Tabellenzeile</numerusform>
            <numerusform>{count} gelöschte Tabellenzeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} record(s) of tracked changes</source>
        <translation>
            <numerusform>{count} Änderungsprotokoll</numerusform>
            <numerusform>{count} Änderungsprotokolle</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} is outside the main text.</source>
        <translation>Außerhalb des Haupttextes: {parts}.</translation>
    </message>
    <message>
        <source>{parts} are outside the main text.</source>
        <translation>Außerhalb des Haupttextes: {parts}.</translation>
    </message>
    <message>
        <source>{parts} is not included in the text.</source>
        <translation>Nicht Teil des Textes: {parts}.</translation>
    </message>
    <message>
        <source>{parts} are not included in the text.</source>
        <translation>Nicht Teil des Textes: {parts}.</translation>
    </message>
    <message>
        <source>The file was not opened because it declares a document type, which office files never do. It may be unsafe.</source>
        <translation>Die Datei wurde nicht geöffnet, weil sie einen Dokumenttyp deklariert, was Office-Dateien nie tun. Sie kann unsicher sein.</translation>
    </message>
    <message>
        <source>If you trust the file, open it in its own program and save a new copy.</source>
        <translation>Wenn Sie der Datei vertrauen, öffnen Sie sie in ihrem eigenen Programm, und speichern Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete.</source>
        <translation>Die Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>Download or copy it again, or open it in its own program and save a new copy.</source>
        <translation>Laden oder kopieren Sie sie erneut, oder öffnen Sie sie in ihrem eigenen Programm, und speichern Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>Enter its password. Or open it in its own program, remove the password and save it again.</source>
        <translation>Geben Sie das Passwort ein. Oder öffnen Sie sie in ihrem eigenen Programm, entfernen Sie das Passwort, und speichern Sie sie neu.</translation>
    </message>
    <message>
        <source>The password is incorrect.</source>
        <translation>Das Passwort ist falsch.</translation>
    </message>
    <message>
        <source>The file was not opened because it would be far larger than a text document when unpacked.</source>
        <translation>Die Datei wurde nicht geöffnet, weil sie entpackt viel größer als ein Textdokument wäre.</translation>
    </message>
    <message>
        <source>Save the text as DOCX, ODT, PDF or TXT and open that file.</source>
        <translation>Speichern Sie den Text als DOCX, ODT, PDF oder TXT, und öffnen Sie diese Datei.</translation>
    </message>
    <message>
        <source>a WordPerfect document</source>
        <translation>ein WordPerfect-Dokument</translation>
    </message>
    <message>
        <source>a Write document</source>
        <translation>ein Write-Dokument</translation>
    </message>
    <message>
        <source>a compressed archive</source>
        <translation>ein gepacktes Archiv</translation>
    </message>
    <message>
        <source>a PostScript file</source>
        <translation>eine PostScript-Datei</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>an Excel workbook</source>
        <translation>eine Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>a PowerPoint presentation</source>
        <translation>eine PowerPoint-Präsentation</translation>
    </message>
    <message>
        <source>a Pages document</source>
        <translation>ein Pages-Dokument</translation>
    </message>
    <message>
        <source>a Keynote presentation</source>
        <translation>eine Keynote-Präsentation</translation>
    </message>
    <message>
        <source>an Office theme</source>
        <translation>ein Office-Design</translation>
    </message>
    <message>
        <source>a Visio drawing</source>
        <translation>eine Visio-Zeichnung</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>ein XPS-Dokument</translation>
    </message>
    <message>
        <source>an Office file of an unknown kind</source>
        <translation>eine Office-Datei unbekannter Art</translation>
    </message>
    <message>
        <source>Unpack it and open the files inside.</source>
        <translation>Entpacken Sie es, und öffnen Sie die Dateien darin.</translation>
    </message>
    <message>
        <source>It contains only colours and fonts. Open a document that uses it.</source>
        <translation>Es enthält nur Farben und Schriften. Öffnen Sie ein Dokument, das es verwendet.</translation>
    </message>
    <message>
        <source>an Outlook message</source>
        <translation>eine Outlook-Nachricht</translation>
    </message>
    <message>
        <source>a Works document</source>
        <translation>ein Works-Dokument</translation>
    </message>
    <message>
        <source>a Works or Publisher document</source>
        <translation>ein Works- oder Publisher-Dokument</translation>
    </message>
    <message>
        <source>This file can&apos;t be read because it is {kind}.</source>
        <translation>Diese Datei ist nicht lesbar: Sie ist {kind}.</translation>
    </message>
    <message>
        <source>If its pages show text, the text is drawn as an image.</source>
        <translation>Wenn die Seiten Text zeigen, ist er als Bild gezeichnet.</translation>
    </message>
    <message numerus="yes">
        <source>Recognized from a scan; {count} word(s) uncertain.</source>
        <translation>
            <numerusform>Aus einem Scan erkannt; {count} Wort unsicher.</numerusform>
            <numerusform>Aus einem Scan erkannt; {count} Wörter unsicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} page(s) couldn&apos;t be recognized.</source>
        <translation>
            <numerusform>{count} Seite konnte nicht erkannt werden.</numerusform>
            <numerusform>{count} Seiten konnten nicht erkannt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>language service</source>
        <translation>Sprachdienst</translation>
    </message>
    <message>
        <source>Couldn&apos;t look up the words of a text in {language}: {reason}</source>
        <translation>Die Wörter eines Textes ({language}) ließen sich nicht nachschlagen: {reason}</translation>
    </message>
    <message>
        <source>Close other programs, or compare words as written.</source>
        <translation>Schließen Sie andere Programme, oder vergleichen Sie die Wörter wie geschrieben.</translation>
    </message>
    <message>
        <source>A library can contain up to {most:,} documents.</source>
        <translation>Eine Bibliothek fasst höchstens {most} Dokumente.</translation>
    </message>
    <message>
        <source>Create another library.</source>
        <translation>Legen Sie eine weitere Bibliothek an.</translation>
    </message>
    <message>
        <source>Enter the address of the library.</source>
        <translation>Geben Sie die Adresse der Bibliothek ein.</translation>
    </message>
    <message>
        <source>Enter a file path or a database URL.</source>
        <translation>Geben Sie einen Dateipfad oder die URL einer Datenbank ein.</translation>
    </message>
    <message>
        <source>{without_secrets} is not a library address.</source>
        <translation>{without_secrets} ist keine Bibliotheksadresse.</translation>
    </message>
    <message>
        <source>A library is a file or a PostgreSQL database ({postgresql}://name@server/library).</source>
        <translation>Eine Bibliothek ist eine Datei oder eine PostgreSQL-Datenbank ({postgresql}://name@server/library).</translation>
    </message>
    <message>
        <source>The library address is not valid.</source>
        <translation>Die Bibliotheksadresse ist ungültig.</translation>
    </message>
    <message>
        <source>Use postgresql://name@server/library, or a file path.</source>
        <translation>Verwenden Sie postgresql://name@server/library oder einen Dateipfad.</translation>
    </message>
    <message>
        <source>The disk with the library {library} is full. Everything reported as added is kept.</source>
        <translation>Der Datenträger mit der Bibliothek {library} ist voll. Alles als aufgenommen Gemeldete bleibt erhalten.</translation>
    </message>
    <message>
        <source>Free up space on that disk and continue. Documents already in the library are skipped.</source>
        <translation>Schaffen Sie dort Platz, und fahren Sie fort. Dokumente, die schon in der Bibliothek sind, werden übersprungen.</translation>
    </message>
    <message>
        <source>You have read-only access to the library {library}.</source>
        <translation>Sie haben nur Lesezugriff auf die Bibliothek {library}.</translation>
    </message>
    <message>
        <source>Ask the owner for permission to add documents, or copy the file to your own folder.</source>
        <translation>Bitten Sie den Eigentümer um das Recht zum Aufnehmen, oder kopieren Sie die Datei in Ihren eigenen Ordner.</translation>
    </message>
    <message>
        <source>The library {library} is busy: another program is writing to it.</source>
        <translation>Die Bibliothek {library} ist belegt: Ein anderes Programm schreibt darin.</translation>
    </message>
    <message>
        <source>Try again when it finishes. If the file is in a network folder, use a shared library on PostgreSQL instead.</source>
        <translation>Versuchen Sie es erneut, wenn es fertig ist. Liegt die Datei in einem Netzwerkordner, nutzen Sie stattdessen eine gemeinsame Bibliothek auf PostgreSQL.</translation>
    </message>
    <message>
        <source>The library {library} is damaged or incomplete.</source>
        <translation>Die Bibliothek {library} ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the file. To save what can still be read from this one, run `imbrex-cli library export`.</source>
        <translation>Verwenden Sie die neueste intakte Kopie der Datei. Was in dieser noch lesbar ist, rettet `imbrex-cli library export`.</translation>
    </message>
    <message>
        <source>{library} is not an Imbrex library.</source>
        <translation>{library} ist keine Imbrex-Bibliothek.</translation>
    </message>
    <message>
        <source>Choose another file, or create a library with a different name.</source>
        <translation>Wählen Sie eine andere Datei, oder legen Sie eine Bibliothek unter anderem Namen an.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the library {library}.</source>
        <translation>Die Bibliothek {library} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to read and write there.</source>
        <translation>Prüfen Sie, ob der Ordner vorhanden ist und Sie dort lesen und schreiben dürfen.</translation>
    </message>
    <message>
        <source>Disk error: couldn&apos;t read or write the library {library}.</source>
        <translation>Datenträgerfehler: Die Bibliothek {library} konnte nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>Check that the disk or network folder is available, and try again. Everything reported as added is kept.</source>
        <translation>Prüfen Sie, ob der Datenträger oder Netzwerkordner verfügbar ist, und versuchen Sie es erneut. Alles als aufgenommen Gemeldete bleibt erhalten.</translation>
    </message>
    <message>
        <source>The connection to the library {library} was lost. Everything reported as added is kept.</source>
        <translation>Die Verbindung zur Bibliothek {library} ist abgebrochen. Alles als aufgenommen Gemeldete bleibt erhalten.</translation>
    </message>
    <message>
        <source>Check that the server is running and reachable, and try again. Documents already in the library are skipped.</source>
        <translation>Prüfen Sie, ob der Server läuft und erreichbar ist, und versuchen Sie es erneut. Dokumente, die schon in der Bibliothek sind, werden übersprungen.</translation>
    </message>
    <message>
        <source>Couldn&apos;t reach the server {server}.</source>
        <translation>Der Server {server} ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Check its name and port, and that it is running and connected to your network.</source>
        <translation>Prüfen Sie Name und Port, und ob der Server läuft und mit Ihrem Netzwerk verbunden ist.</translation>
    </message>
    <message>
        <source>Couldn&apos;t make an encrypted connection to the server {server}.</source>
        <translation>Zum Server {server} ließ sich keine verschlüsselte Verbindung herstellen.</translation>
    </message>
    <message>
        <source>Check the certificate and the sslmode in the address, or ask the server administrator.</source>
        <translation>Prüfen Sie das Zertifikat und sslmode in der Adresse, oder fragen Sie den Administrator des Servers.</translation>
    </message>
    <message>
        <source>The server {server} requires a password.</source>
        <translation>Der Server {server} verlangt ein Passwort.</translation>
    </message>
    <message>
        <source>Enter it in the window. For the command line, save it in ~/.pgpass or PGPASSWORD.</source>
        <translation>Geben Sie es im Fenster ein. Für die Befehlszeile legen Sie es in ~/.pgpass oder PGPASSWORD ab.</translation>
    </message>
    <message>
        <source>The server {server} rejected the user name or password.</source>
        <translation>Der Server {server} hat Benutzername oder Passwort nicht angenommen.</translation>
    </message>
    <message>
        <source>Enter both again, or ask the library owner for a login.</source>
        <translation>Geben Sie beides erneut ein, oder bitten Sie den Eigentümer der Bibliothek um einen Zugang.</translation>
    </message>
    <message>
        <source>The server {server} has no database {database}.</source>
        <translation>Auf dem Server {server} gibt es keine Datenbank {database}.</translation>
    </message>
    <message>
        <source>Check the name of the database, or ask the server administrator to create it.</source>
        <translation>Prüfen Sie den Namen der Datenbank, oder lassen Sie sie vom Administrator des Servers anlegen.</translation>
    </message>
    <message>
        <source>There is no library in the database {database} on {server} yet.</source>
        <translation>In der Datenbank {database} auf {server} gibt es noch keine Bibliothek.</translation>
    </message>
    <message>
        <source>Create one there (imbrex-cli library create), or check the name of the database.</source>
        <translation>Legen Sie dort eine an (imbrex-cli library create), oder prüfen Sie den Namen der Datenbank.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to create a library in the database {database} on {server}.</source>
        <translation>Sie dürfen in der Datenbank {database} auf {server} keine Bibliothek anlegen.</translation>
    </message>
    <message>
        <source>Ask the server administrator for permission to create tables there, or for your own database.</source>
        <translation>Bitten Sie den Administrator des Servers um das Recht, dort Tabellen anzulegen, oder um eine eigene Datenbank.</translation>
    </message>
    <message>
        <source>Part of the library {library} is missing ({reason}).</source>
        <translation>Ein Teil der Bibliothek {library} fehlt ({reason}).</translation>
    </message>
    <message>
        <source>Restore the library from a backup. For a shared library, ask the server administrator.</source>
        <translation>Stellen Sie die Bibliothek aus einer Sicherung wieder her. Bei einer gemeinsamen Bibliothek fragen Sie den Administrator des Servers.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to do that in the library {library}.</source>
        <translation>Dazu sind Sie in der Bibliothek {library} nicht berechtigt.</translation>
    </message>
    <message>
        <source>Ask the owner for the required role. The owner can grant it with `imbrex-cli library grant`.</source>
        <translation>Bitten Sie den Eigentümer um die nötige Rolle. Er erteilt sie mit `imbrex-cli library grant`.</translation>
    </message>
    <message>
        <source>The server of the library {library} has no free connections.</source>
        <translation>Der Server der Bibliothek {library} hat keine freien Verbindungen.</translation>
    </message>
    <message>
        <source>Try again when another user has disconnected.</source>
        <translation>Versuchen Sie es erneut, wenn ein anderer Benutzer die Verbindung getrennt hat.</translation>
    </message>
    <message>
        <source>The operation failed in the library {library}: {reason}.</source>
        <translation>Der Vorgang in der Bibliothek {library} ist fehlgeschlagen: {reason}.</translation>
    </message>
    <message>
        <source>Everything reported as added is kept. To check the library, run `imbrex-cli library verify`.</source>
        <translation>Alles als aufgenommen Gemeldete bleibt erhalten. `imbrex-cli library verify` prüft die Bibliothek.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the folder {path}: {reason}.</source>
        <translation>Der Ordner {path} ließ sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>Create the library in a folder that you can write to (imbrex-cli library create --library FILE).</source>
        <translation>Legen Sie die Bibliothek in einem Ordner an, in den Sie schreiben dürfen (imbrex-cli library create --library FILE).</translation>
    </message>
    <message>
        <source>The library was created by a newer version of Imbrex (database version {version}; this version supports {known}).</source>
        <translation>Die Bibliothek stammt von einer neueren Version von Imbrex (Datenbankversion {version}; diese Version unterstützt {known}).</translation>
    </message>
    <message>
        <source>Use that version, or update Imbrex.</source>
        <translation>Verwenden Sie jene Version, oder aktualisieren Sie Imbrex.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the library settings.</source>
        <translation>Die Einstellungen der Bibliothek konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library.</source>
        <translation>Verwenden Sie die neueste intakte Kopie der Bibliothek.</translation>
    </message>
    <message>
        <source>The library {library} was created by an older version of Imbrex and has been upgraded.</source>
        <translation>Die Bibliothek {library} stammt von einer älteren Version von Imbrex und wurde aktualisiert.</translation>
    </message>
    <message>
        <source>The previous version is kept in {path}.</source>
        <translation>Die frühere Fassung ist in {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>{library} contains no version number.</source>
        <translation>{library} enthält keine Versionsnummer.</translation>
    </message>
    <message>
        <source>The library {library} was created by a newer version of Imbrex (database version {version}; this version supports {newest}).</source>
        <translation>Die Bibliothek {library} stammt von einer neueren Version von Imbrex (Datenbankversion {version}; diese Version unterstützt {newest}).</translation>
    </message>
    <message>
        <source>Install the latest version of Imbrex and open it again.</source>
        <translation>Installieren Sie die neueste Version von Imbrex, und öffnen Sie sie erneut.</translation>
    </message>
    <message>
        <source>The library {shown} was created by an older version of Imbrex and must be upgraded first.</source>
        <translation>Die Bibliothek {shown} stammt von einer älteren Version von Imbrex und muss erst aktualisiert werden.</translation>
    </message>
    <message>
        <source>Ask the library owner to open it once with this version.</source>
        <translation>Bitten Sie den Eigentümer der Bibliothek, sie einmal mit dieser Version zu öffnen.</translation>
    </message>
    <message>
        <source>The library {shown} is too old to be upgraded (database version {version}).</source>
        <translation>Die Bibliothek {shown} ist zu alt, um aktualisiert zu werden (Datenbankversion {version}).</translation>
    </message>
    <message>
        <source>Export it with the version of Imbrex that created it, and import it into a new library.</source>
        <translation>Exportieren Sie sie mit der Version von Imbrex, die sie angelegt hat, und importieren Sie sie in eine neue Bibliothek.</translation>
    </message>
    <message>
        <source>Couldn&apos;t back up {path} before the upgrade: {reason}.</source>
        <translation>{path} ließ sich vor dem Aktualisieren nicht sichern: {reason}.</translation>
    </message>
    <message>
        <source>Check that you have permission to write to its folder and that there is enough disk space.</source>
        <translation>Prüfen Sie, ob Sie in ihren Ordner schreiben dürfen und genug Platz auf dem Datenträger ist.</translation>
    </message>
    <message>
        <source>There is no role named {label}.</source>
        <translation>Die Rolle {label} gibt es nicht.</translation>
    </message>
    <message>
        <source>Available roles: {roles}.</source>
        <translation>Verfügbare Rollen: {roles}.</translation>
    </message>
    <message>
        <source>This requires the role “{role}” in the library {library}. Your role: {right}.</source>
        <translation>Dazu ist in der Bibliothek {library} die Rolle „{role}“ nötig. Ihre Rolle: {right}.</translation>
    </message>
    <message>
        <source>Ask the library owner to run `imbrex-cli library grant`. For a library file, you need permission to write to the file.</source>
        <translation>Bitten Sie den Eigentümer der Bibliothek, `imbrex-cli library grant` auszuführen. Bei einer Bibliotheksdatei brauchen Sie Schreibrecht für die Datei.</translation>
    </message>
    <message>
        <source>Only the library owner can grant roles.</source>
        <translation>Nur der Eigentümer der Bibliothek kann Rollen erteilen.</translation>
    </message>
    <message>
        <source>Ask the library owner, or log in as the owner.</source>
        <translation>Bitten Sie den Eigentümer der Bibliothek, oder melden Sie sich mit seinem Zugang an.</translation>
    </message>
    <message>
        <source>The server has no login named {login}.</source>
        <translation>Auf dem Server gibt es keinen Zugang {login}.</translation>
    </message>
    <message>
        <source>The server administrator can create one in psql: CREATE ROLE name LOGIN, then \password name.</source>
        <translation>Der Administrator des Servers kann einen in psql anlegen: CREATE ROLE name LOGIN, dann \password name.</translation>
    </message>
    <message>
        <source>{login} already owns the library.</source>
        <translation>{login} ist bereits Eigentümer der Bibliothek.</translation>
    </message>
    <message>
        <source>Choose another login.</source>
        <translation>Wählen Sie einen anderen Zugang.</translation>
    </message>
    <message>
        <source>another program is still reading the library.</source>
        <translation>Ein anderes Programm liest die Bibliothek noch.</translation>
    </message>
    <message>
        <source>Close the library in that program, too.</source>
        <translation>Schließen Sie die Bibliothek auch in jenem Programm.</translation>
    </message>
    <message>
        <source>{path} is not an Imbrex library.</source>
        <translation>{path} ist keine Imbrex-Bibliothek.</translation>
    </message>
    <message>
        <source>Choose another file, or create a new library next to it.</source>
        <translation>Wählen Sie eine andere Datei, oder legen Sie daneben eine neue Bibliothek an.</translation>
    </message>
    <message>
        <source>Restore the library from a backup.</source>
        <translation>Stellen Sie die Bibliothek aus einer Sicherung wieder her.</translation>
    </message>
    <message>
        <source>The library {path} was changed by another program and contains code that runs automatically.</source>
        <translation>Die Bibliothek {path} wurde von einem anderen Programm geändert und enthält Code, der automatisch ausgeführt wird.</translation>
    </message>
    <message>
        <source>{path} already exists.</source>
        <translation>{path} ist schon vorhanden.</translation>
    </message>
    <message>
        <source>Choose another name for the new library.</source>
        <translation>Wählen Sie einen anderen Namen für die neue Bibliothek.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the library {path}: {reason}.</source>
        <translation>Die Bibliothek {path} lässt sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to write there.</source>
        <translation>Prüfen Sie, ob der Ordner vorhanden ist und Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>Library {shown} not found.</source>
        <translation>Bibliothek {shown} nicht gefunden.</translation>
    </message>
    <message>
        <source>Check the address, or create a library at this location.</source>
        <translation>Prüfen Sie die Adresse, oder legen Sie dort eine Bibliothek an.</translation>
    </message>
    <message>
        <source>{day} is not a valid date.</source>
        <translation>{day} ist kein gültiges Datum.</translation>
    </message>
    <message>
        <source>Enter dates as 2026-11-21.</source>
        <translation>Geben Sie Daten in der Form 2026-11-21 ein.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more problem(s) of these kinds.</source>
        <translation>
            <numerusform>{count} weiteres Problem dieser Art.</numerusform>
            <numerusform>{count} weitere Probleme dieser Art.</numerusform>
        </translation>
    </message>
    <message>
        <source>A text in the library is damaged.</source>
        <translation>Ein Text in der Bibliothek ist beschädigt.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library, or delete the document.</source>
        <translation>Verwenden Sie die neueste intakte Kopie der Bibliothek, oder löschen Sie das Dokument.</translation>
    </message>
    <message>
        <source>This document is no longer in the library.</source>
        <translation>Dieses Dokument ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>Someone may have deleted it.</source>
        <translation>Vielleicht hat es jemand gelöscht.</translation>
    </message>
    <message>
        <source>The library keeps only the fingerprint of {name}, not its text.</source>
        <translation>Die Bibliothek enthält von {name} nur den Fingerabdruck, nicht den Text.</translation>
    </message>
    <message>
        <source>Its similarity can be estimated, but the shared text can&apos;t be shown.</source>
        <translation>Die Ähnlichkeit lässt sich schätzen, aber der gemeinsame Text nicht anzeigen.</translation>
    </message>
    <message>
        <source>To rebuild the index, run `imbrex-cli library reindex --rebuild`.</source>
        <translation>Zum Neuerstellen des Index führen Sie `imbrex-cli library reindex --rebuild` aus.</translation>
    </message>
    <message numerus="yes">
        <source>The index contains {count} fingerprint(s) of documents that are not in the library.</source>
        <translation>
            <numerusform>Der Index enthält {count} Fingerabdruck von Dokumenten, die nicht in der Bibliothek sind.</numerusform>
            <numerusform>Der Index enthält {count} Fingerabdrücke von Dokumenten, die nicht in der Bibliothek sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part {bucket} of the index is damaged.</source>
        <translation>Teil {bucket} des Index ist beschädigt.</translation>
    </message>
    <message>
        <source>This library keeps no texts, so its index can&apos;t be rebuilt with other settings.</source>
        <translation>Diese Bibliothek speichert keine Texte; ihr Index lässt sich nicht mit anderen Einstellungen neu erstellen.</translation>
    </message>
    <message>
        <source>Save it as XLSX and open that file.</source>
        <translation>Speichern Sie sie als XLSX und öffnen Sie die neue Datei.</translation>
    </message>
    <message>
        <source>Save it as PPTX and open that file.</source>
        <translation>Speichern Sie sie als PPTX und öffnen Sie die neue Datei.</translation>
    </message>
    <message>
        <source>Some macros were not expanded because there are too many.</source>
        <translation>Einige Makros wurden nicht aufgelöst, weil es zu viele sind.</translation>
    </message>
    <message numerus="yes">
        <source>{count} linked file(s)</source>
        <translation>
            <numerusform>{count} verknüpfte Datei</numerusform>
            <numerusform>verknüpfte Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} attachment(s)</source>
        <translation>
            <numerusform>{count} Anhang</numerusform>
            <numerusform>Anhänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cell output(s)</source>
        <translation>
            <numerusform>{count} Zellenausgabe</numerusform>
            <numerusform>Zellenausgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognize its text.</source>
        <translation>Erkennen Sie den Text darin.</translation>
    </message>
    <message>
        <source>Tesseract, which recognizes text, is not installed.</source>
        <translation>Tesseract, das Text erkennt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>Recognized from a scan.</source>
        <translation>Aus einem Scan erkannt.</translation>
    </message>
    <message>
        <source>Text can be recognized only in images and PDF files.</source>
        <translation>Text kann nur in Bildern und PDF-Dateien erkannt werden.</translation>
    </message>
    <message>
        <source>Save the file as PDF and open that.</source>
        <translation>Speichern Sie die Datei als PDF und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>The image has more than {size} million pixels.</source>
        <translation>Das Bild hat mehr als {size} Millionen Pixel.</translation>
    </message>
    <message>
        <source>Save it in a smaller size.</source>
        <translation>Speichern Sie es in kleinerer Größe.</translation>
    </message>
    <message>
        <source>This is an image, not text.</source>
        <translation>Dies ist ein Bild, kein Text.</translation>
    </message>
    <message>
        <source>Tesseract gave an invalid answer.</source>
        <translation>Tesseract gab eine ungültige Antwort.</translation>
    </message>
    <message>
        <source>Install version 4 or later of Tesseract.</source>
        <translation>Installieren Sie Tesseract 4 oder neuer.</translation>
    </message>
    <message>
        <source>To recognize it, install Tesseract: {command}</source>
        <translation>Um ihn zu erkennen, installieren Sie Tesseract: {command}</translation>
    </message>
    <message>
        <source>To recognize it, install Tesseract OCR and add its folder to PATH.</source>
        <translation>Um ihn zu erkennen, installieren Sie Tesseract OCR und fügen Sie dessen Ordner zu PATH hinzu.</translation>
    </message>
    <message>
        <source>text recognition (Tesseract)</source>
        <translation>Texterkennung (Tesseract)</translation>
    </message>
    <message>
        <source>Tesseract lacks the language {code}.</source>
        <translation>Tesseract fehlt die Sprache {code}.</translation>
    </message>
    <message>
        <source>Installed languages: {codes}.</source>
        <translation>Installierte Sprachen: {codes}.</translation>
    </message>
    <message>
        <source>Tesseract couldn&apos;t recognize the page: {reason}.</source>
        <translation>Tesseract konnte die Seite nicht erkennen: {reason}.</translation>
    </message>
    <message>
        <source>Check that Tesseract and its languages are installed completely.</source>
        <translation>Prüfen Sie, ob Tesseract und seine Sprachen vollständig installiert sind.</translation>
    </message>
    <message>
        <source>No text was recognized in this file.</source>
        <translation>In dieser Datei wurde kein Text erkannt.</translation>
    </message>
    <message>
        <source>Check that it shows text in the selected languages, upright and sharp.</source>
        <translation>Prüfen Sie, ob der Text in den gewählten Sprachen, aufrecht und scharf ist.</translation>
    </message>
    <message>
        <source>None of the submitted files can be read: {files}.</source>
        <translation>Keine der abgegebenen Dateien kann gelesen werden: {files}.</translation>
    </message>
    <message>
        <source>The ZIP file contains no documents.</source>
        <translation>Die ZIP-Datei enthält keine Dokumente.</translation>
    </message>
    <message>
        <source>Not read: {files}.</source>
        <translation>Nicht gelesen: {files}.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} file(s) with an unsafe path: {files}.</source>
        <translation>
            <numerusform>{count} Datei mit unsicherem Pfad übersprungen: {files}.</numerusform>
            <numerusform>{count} Dateien mit unsicherem Pfad übersprungen: {files}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpack the ZIP file, and open these files if you trust them.</source>
        <translation>Entpacken Sie die ZIP-Datei und öffnen Sie diese Dateien, wenn Sie ihnen vertrauen.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} link(s) to other files: {files}.</source>
        <translation>
            <numerusform>{count} Verknüpfung mit anderen Dateien übersprungen: {files}.</numerusform>
            <numerusform>{count} Verknüpfungen mit anderen Dateien übersprungen: {files}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} ZIP file(s) inside other ZIP files: {files}.</source>
        <translation>
            <numerusform>{count} ZIP-Datei in anderen ZIP-Dateien übersprungen: {files}.</numerusform>
            <numerusform>{count} ZIP-Dateien in anderen ZIP-Dateien übersprungen: {files}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpack them, and open the files inside.</source>
        <translation>Entpacken Sie sie und öffnen Sie die Dateien darin.</translation>
    </message>
    <message>
        <source>The ZIP file is damaged or incomplete. Only part of its files were read.</source>
        <translation>Die ZIP-Datei ist beschädigt oder unvollständig. Nur ein Teil ihrer Dateien wurde gelesen.</translation>
    </message>
    <message>
        <source>Only the first {most:,} files were read.</source>
        <translation>Nur die ersten {most:,} Dateien wurden gelesen.</translation>
    </message>
    <message>
        <source>Unpack the ZIP file and open the folder.</source>
        <translation>Entpacken Sie die ZIP-Datei und öffnen Sie den Ordner.</translation>
    </message>
    <message>
        <source>Candidates: enough of the longest words are shared. Found: more than the options require, or identical text.</source>
        <translation>Kandidaten: genügend gemeinsame längste Wörter. Gefunden: mehr als die Optionen verlangen, oder identischer Text.</translation>
    </message>
    <message>
        <source>Candidates: the same {bits} bits of both filters in any of {samples} samples of any round. Found: a Jaccard of at least {share} by the filters.</source>
        <translation>Kandidaten: gleiche {bits} Bits beider Filter in einer von {samples} Stichproben einer Runde. Gefunden: nach den Filtern ein Jaccard-Wert von mindestens {share}.</translation>
    </message>
    <message>
        <source>Candidates: 1 equal 16-bit block out of 4 of the signs of 64 projections. Found: a cosine of at least {cosine}. Needs {fewest} or more documents.</source>
        <translation>Kandidaten: 1 von 4 gleichen 16-Bit-Blöcken der Vorzeichen von 64 Projektionen. Gefunden: ein Kosinus von mindestens {cosine}. Braucht mindestens {fewest} Dokumente.</translation>
    </message>
    <message>
        <source>SimHash-64, titles</source>
        <translation>SimHash-64, Überschriften</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the titles.</source>
        <translation>Zählt die Bits, in denen sich die Fingerabdrücke der Überschriften unterscheiden.</translation>
    </message>
    <message>
        <source>SimHash-64, record fields</source>
        <translation>SimHash-64, Datenfelder</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of table cells and lines such as “Colour: red”.</source>
        <translation>Zählt die Bits, in denen sich die Fingerabdrücke von Tabellenzellen und Zeilen wie „Farbe: rot“ unterscheiden.</translation>
    </message>
    <message>
        <source>Compares the longest words. Suited to texts of a few sentences.</source>
        <translation>Vergleicht die längsten Wörter. Geeignet für Texte aus wenigen Sätzen.</translation>
    </message>
    <message>
        <source>There are no items of this kind to make a fingerprint from.</source>
        <translation>Es gibt keine solchen Elemente für einen Fingerabdruck.</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} item(s) on the left and {right:,} on the right.</source>
        <translation>{differing} von {all} Bits verschieden; Fingerabdrücke aus Einträgen: {left} links, {right} rechts.</translation>
    </message>
    <message>
        <source>One text has only {fewest} item(s), so a single change affects many bits.</source>
        <translation>Einträge in einem Text: nur {fewest}; eine einzige Änderung kippt viele Bits.</translation>
    </message>
    <message>
        <source>Shingle step</source>
        <translation>Shingle-Schrittweite</translation>
    </message>
    <message>
        <source>Number of words from one shingle to the next: 1 if they overlap, the shingle length if they follow end to end. Passages are found with all shingles.</source>
        <translation>Anzahl der Wörter von einem Shingle zum nächsten: 1, wenn sie überlappen; die Shingle-Länge, wenn sie lückenlos aufeinanderfolgen. Passagen werden mit allen Shingles gefunden.</translation>
    </message>
    <message>
        <source>Number of longest words that represent a text in the measure and the index of that name.</source>
        <translation>Anzahl der längsten Wörter, die einen Text im gleichnamigen Maß und Index vertreten.</translation>
    </message>
    <message>
        <source>Letters in longest words</source>
        <translation>Buchstaben in längsten Wörtern</translation>
    </message>
    <message>
        <source>Ignore shorter words when choosing the longest words.</source>
        <translation>Kürzere Wörter bei der Wahl der längsten Wörter ignorieren.</translation>
    </message>
    <message>
        <source>Longest words of a copy, %</source>
        <translation>Längste Wörter einer Kopie, %</translation>
    </message>
    <message>
        <source>Consider a text a copy if it shares more than this percentage of its longest words.</source>
        <translation>Einen Text als Kopie betrachten, wenn mehr als dieser Prozentsatz seiner längsten Wörter gemeinsam ist.</translation>
    </message>
    <message>
        <source>Style sheets in other files were not read. Text that they hide is compared.</source>
        <translation>Stylesheets in anderen Dateien wurden nicht gelesen. Text, den sie ausblenden, wird verglichen.</translation>
    </message>
    <message>
        <source>The page has too many styles to apply all of them. Text that they hide may be compared.</source>
        <translation>Die Seite hat zu viele Stile, um alle anzuwenden. Text, den sie ausblenden, wird möglicherweise verglichen.</translation>
    </message>
    <message>
        <source>Only the first {most:,} entries were read.</source>
        <translation>Nur die ersten {most:,} Einträge wurden gelesen.</translation>
    </message>
    <message>
        <source>No reference was found in this file.</source>
        <translation>In dieser Datei wurde keine Literaturangabe gefunden.</translation>
    </message>
    <message>
        <source>Export it again from the reference manager.</source>
        <translation>Exportieren Sie sie erneut aus der Literaturverwaltung.</translation>
    </message>
    <message numerus="yes">
        <source>Too complex to be checked for hidden text: {count} page(s).</source>
        <translation>
            <numerusform>Zu komplex für die Suche nach verborgenem Text: {count} Seite.</numerusform>
            <numerusform>{count} Seiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ZIP file is encrypted by an unsupported method.</source>
        <translation>Die ZIP-Datei ist mit einem nicht unterstützten Verfahren verschlüsselt.</translation>
    </message>
    <message numerus="yes">
        <source>The roster contains more than {count:,} students.</source>
        <translation>
            <numerusform>Die Teilnehmerliste enthält mehr als {count:,} Person.</numerusform>
            <numerusform>Die Teilnehmerliste enthält mehr als {count:,} Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the roster of one course.</source>
        <translation>Speichern Sie die Liste eines einzelnen Kurses.</translation>
    </message>
    <message>
        <source>No column of the roster has names.</source>
        <translation>Keine Spalte der Teilnehmerliste enthält Namen.</translation>
    </message>
    <message>
        <source>Save the roster as CSV with a column called Name.</source>
        <translation>Speichern Sie die Liste als CSV mit einer Spalte „Name“.</translation>
    </message>
    <message>
        <source>The roster has no students.</source>
        <translation>Die Teilnehmerliste enthält keine Personen.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} row(s) that the roster repeats.</source>
        <translation>
            <numerusform>{count} doppelte Zeile der Teilnehmerliste übersprungen.</numerusform>
            <numerusform>{count} doppelte Zeilen der Teilnehmerliste übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} row(s) of the roster with very long names.</source>
        <translation>
            <numerusform>{count} Zeile der Teilnehmerliste mit sehr langen Namen übersprungen.</numerusform>
            <numerusform>{count} Zeilen der Teilnehmerliste mit sehr langen Namen übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignored {count} id(s) that several students of the roster have: {id}.</source>
        <translation>
            <numerusform>{count} Kennung, die mehrere Personen der Liste haben, wurde ignoriert: {id}.</numerusform>
            <numerusform>{count} Kennungen, die mehrere Personen der Liste haben, wurden ignoriert: {id}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t open the roster: {reason}.</source>
        <translation>Die Teilnehmerliste konnte nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>The roster is damaged or not a CSV file.</source>
        <translation>Die Teilnehmerliste ist beschädigt oder keine CSV-Datei.</translation>
    </message>
    <message>
        <source>No document belongs to a student of the roster. Check that it is the roster of this class.</source>
        <translation>Kein Dokument gehört einer Person der Teilnehmerliste. Prüfen Sie, ob es die Liste dieser Klasse ist.</translation>
    </message>
    <message numerus="yes">
        <source>{count} author(s) can&apos;t be assigned to one student of the roster: {names}.</source>
        <translation>
            <numerusform>{count} Autor kann keiner Person der Teilnehmerliste eindeutig zugeordnet werden: {names}.</numerusform>
            <numerusform>{count} Autoren können keiner Person der Teilnehmerliste eindeutig zugeordnet werden: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ZIP file contains more than {count:,} files.</source>
        <translation>
            <numerusform>Die ZIP-Datei enthält mehr als {count:,} Datei.</numerusform>
            <numerusform>Die ZIP-Datei enthält mehr als {count:,} Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was compressed by an unsupported method.</source>
        <translation>Die Datei wurde mit einem nicht unterstützten Verfahren komprimiert.</translation>
    </message>
    <message>
        <source>Create another library with these settings and add the documents again.</source>
        <translation>Legen Sie eine andere Bibliothek mit diesen Einstellungen an, und nehmen Sie die Dokumente erneut auf.</translation>
    </message>
    <message>
        <source>A library file has no roles: anyone who can write to the file has full access.</source>
        <translation>Eine Bibliotheksdatei hat keine Rollen: Wer in die Datei schreiben darf, hat vollen Zugriff.</translation>
    </message>
    <message>
        <source>Set permissions on the file instead, or use a shared library on PostgreSQL.</source>
        <translation>Setzen Sie stattdessen die Rechte der Datei, oder nutzen Sie eine gemeinsame Bibliothek auf PostgreSQL.</translation>
    </message>
    <message>
        <source>The documents were deleted, but traces may remain in or next to the file: {reason}</source>
        <translation>Die Dokumente wurden gelöscht, aber in der Datei oder daneben können Spuren bleiben: {reason}</translation>
    </message>
    <message>
        <source>Traces are removed at the next deletion, after everyone has closed the library.</source>
        <translation>Spuren werden beim nächsten Löschen entfernt, wenn alle die Bibliothek geschlossen haben.</translation>
    </message>
    <message>
        <source>The index of the library {library} was created by another version of Imbrex and may miss matches until you rebuild it.</source>
        <translation>Der Index der Bibliothek {library} stammt von einer anderen Version von Imbrex und kann Übereinstimmungen übersehen, bis Sie ihn neu erstellen.</translation>
    </message>
    <message>
        <source>{shown} already contains a library or other data.</source>
        <translation>{shown} enthält schon eine Bibliothek oder andere Daten.</translation>
    </message>
    <message>
        <source>Open it, or ask the server administrator to create another database.</source>
        <translation>Öffnen Sie sie, oder lassen Sie vom Administrator des Servers eine andere Datenbank anlegen.</translation>
    </message>
    <message>
        <source>{name} is not an exported library.</source>
        <translation>{name} ist keine exportierte Bibliothek.</translation>
    </message>
    <message>
        <source>Choose a file created with `imbrex-cli library export`.</source>
        <translation>Wählen Sie eine Datei, die mit `imbrex-cli library export` erstellt wurde.</translation>
    </message>
    <message>
        <source>{name} was not imported because it would be far larger than an exported library when unpacked.</source>
        <translation>{name} wurde nicht importiert, weil die Datei entpackt viel größer als eine exportierte Bibliothek wäre.</translation>
    </message>
    <message>
        <source>Import files only from people you trust.</source>
        <translation>Importieren Sie nur Dateien von Personen, denen Sie vertrauen.</translation>
    </message>
    <message>
        <source>{name} was exported by a newer version of Imbrex (format {version}; this version supports {known}).</source>
        <translation>{name} wurde von einer neueren Version von Imbrex exportiert (Format {version}; diese Version unterstützt {known}).</translation>
    </message>
    <message>
        <source>Install the latest version of Imbrex and import it again.</source>
        <translation>Installieren Sie die neueste Version von Imbrex, und importieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{name} is damaged or incomplete.</source>
        <translation>{name} ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>Copy or export it again. Everything imported before the damage is kept.</source>
        <translation>Kopieren oder exportieren Sie sie erneut. Was vor dem Schaden importiert wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>This library keeps fingerprints only, so there are no texts to export.</source>
        <translation>Diese Bibliothek speichert nur Fingerabdrücke, daher gibt es keine Texte zum Exportieren.</translation>
    </message>
    <message>
        <source>Copy its file or database instead.</source>
        <translation>Kopieren Sie stattdessen ihre Datei oder Datenbank.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write {path}: {reason}.</source>
        <translation>{path} konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that there is enough disk space. Everything written so far is kept.</source>
        <translation>Prüfen Sie, ob der Ordner vorhanden und genug Platz auf dem Datenträger ist. Das bisher Geschriebene bleibt erhalten.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read {path}: {reason}.</source>
        <translation>{path} konnte nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>Pages that are embedded in one another more than three times were not read.</source>
        <translation>Seiten, die mehr als dreimal ineinander eingebettet sind, wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>The file was not opened because its tags have too many attributes. It may be unsafe.</source>
        <translation>Die Datei wurde nicht geöffnet, weil ihre Tags zu viele Attribute haben. Sie kann unsicher sein.</translation>
    </message>
    <message>
        <source>The file has too many styles or shapes to apply all of them. Text that they hide may be compared.</source>
        <translation>Die Datei enthält zu viele Stile oder Formen, um alle anzuwenden. Text, den sie verbergen, wird möglicherweise verglichen.</translation>
    </message>
    <message>
        <source>{path} is not the index of a shelf.</source>
        <translation>{path} ist kein Index eines Regals.</translation>
    </message>
    <message>
        <source>Remove the shelf and add it again.</source>
        <translation>Entfernen Sie das Regal und fügen Sie es wieder hinzu.</translation>
    </message>
    <message>
        <source>The index of the shelf {path} is damaged.</source>
        <translation>Der Index des Regals {path} ist beschädigt.</translation>
    </message>
    <message>
        <source>The export was not completed. Documents may be missing.</source>
        <translation>Der Export wurde nicht abgeschlossen. Dokumente können fehlen.</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>Exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>Record {number} is not a document: {reason}.</source>
        <translation>Datensatz {number} ist kein Dokument: {reason}.</translation>
    </message>
    <message>
        <source>It was skipped.</source>
        <translation>Er wurde übersprungen.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library, or delete the document and add it again.</source>
        <translation>Verwenden Sie die neueste intakte Kopie der Bibliothek, oder löschen Sie das Dokument, und nehmen Sie es erneut auf.</translation>
    </message>
    <message>
        <source>The text of document {number} has changed since it was added.</source>
        <translation>Der Text von Dokument {number} hat sich seit der Aufnahme geändert.</translation>
    </message>
    <message>
        <source>The index fingerprints of document {number} don&apos;t match its text.</source>
        <translation>Die Fingerabdrücke von Dokument {number} im Index passen nicht zu seinem Text.</translation>
    </message>
    <message>
        <source>The index entry of document {number} is incomplete.</source>
        <translation>Der Indexeintrag von Dokument {number} ist unvollständig.</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>hashes of texts</source>
        <translation>Hashwerte von Texten</translation>
    </message>
    <message>
        <source>index entries</source>
        <translation>Indexeinträge</translation>
    </message>
    <message>
        <source>index keys</source>
        <translation>Indexschlüssel</translation>
    </message>
    <message>
        <source>The file is damaged: {line}.</source>
        <translation>Die Datei ist beschädigt: {line}.</translation>
    </message>
    <message>
        <source>Document {number} has no name.</source>
        <translation>Dokument {number} hat keinen Namen.</translation>
    </message>
    <message>
        <source>The text of document {number} is missing.</source>
        <translation>Der Text von Dokument {number} fehlt.</translation>
    </message>
    <message>
        <source>Document {number} can&apos;t be found by its text.</source>
        <translation>Dokument {number} lässt sich nicht über seinen Text finden.</translation>
    </message>
    <message>
        <source>The text of document {number} is damaged.</source>
        <translation>Der Text von Dokument {number} ist beschädigt.</translation>
    </message>
    <message>
        <source>Document {number} is not in the index.</source>
        <translation>Dokument {number} ist nicht im Index.</translation>
    </message>
    <message>
        <source>The library contains {what} of missing documents.</source>
        <translation>Die Bibliothek enthält Daten fehlender Dokumente: {what}.</translation>
    </message>
    <message>
        <source>They are harmless. You can export the rest.</source>
        <translation>Sie sind harmlos. Den Rest können Sie exportieren.</translation>
    </message>
    <message>
        <source>The next {name} number is already in use, so nothing can be added.</source>
        <translation>Die nächste Nummer ({name}) ist schon vergeben, daher kann nichts aufgenommen werden.</translation>
    </message>
    <message>
        <source>Export the library and import it into a new one.</source>
        <translation>Exportieren Sie die Bibliothek, und importieren Sie sie in eine neue.</translation>
    </message>
    <message>
        <source>Fingerprints of document {number} are missing from the index.</source>
        <translation>Dem Index fehlen Fingerabdrücke von Dokument {number}.</translation>
    </message>
    <message>
        <source>The index entry of document {number} doesn&apos;t match its text.</source>
        <translation>Der Indexeintrag von Dokument {number} passt nicht zu seinem Text.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Nicht genug Speicher.</translation>
    </message>
    <message>
        <source>Close other programs, or compare fewer documents at a time.</source>
        <translation>Schließen Sie andere Programme, oder vergleichen Sie weniger Dokumente auf einmal.</translation>
    </message>
    <message>
        <source>Imbrex needs {least} MB of memory. The limit here is {limit} MB.</source>
        <translation>Imbrex braucht {least} MB Speicher. Die Grenze liegt hier bei {limit} MB.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v).</source>
        <translation>Erhöhen Sie die Grenze (ulimit -v).</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <translation>{items} und {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <translation>{items} oder {last}</translation>
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
        <translation>Andere Benutzer dieses Computers können {path} lesen, und das lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Move it to your own folder.</source>
        <translation>Verschieben Sie sie in einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>Other users of this computer could read {path} until now.</source>
        <translation>Bisher konnten andere Benutzer dieses Computers {path} lesen.</translation>
    </message>
    <message>
        <source>To share it, give a group the right to read the file.</source>
        <translation>Um sie freizugeben, geben Sie einer Gruppe das Leserecht für die Datei.</translation>
    </message>
    <message>
        <source>{path} is damaged or incomplete.</source>
        <translation>{path} ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the project, or open its documents again.</source>
        <translation>Verwenden Sie die neueste intakte Kopie des Projekts, oder öffnen Sie seine Dokumente erneut.</translation>
    </message>
    <message>
        <source>Choose another folder, or check that you have permission to write to this one.</source>
        <translation>Wählen Sie einen anderen Ordner, oder prüfen Sie, ob Sie in diesen schreiben dürfen.</translation>
    </message>
    <message>
        <source>Free up disk space, or choose another disk.</source>
        <translation>Schaffen Sie Platz, oder wählen Sie einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>Check that the disk is working and connected.</source>
        <translation>Prüfen Sie, ob der Datenträger funktioniert und angeschlossen ist.</translation>
    </message>
    <message>
        <source>{path} is not an Imbrex project.</source>
        <translation>{path} ist kein Imbrex-Projekt.</translation>
    </message>
    <message>
        <source>Choose a file with the extension .imbrex.</source>
        <translation>Wählen Sie eine Datei mit der Endung .imbrex.</translation>
    </message>
    <message>
        <source>Not enough disk space for {path}.</source>
        <translation>Auf dem Datenträger ist nicht genug Platz für {path}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save {path}. The disk may be full.</source>
        <translation>{path} konnte nicht gespeichert werden. Vielleicht ist der Datenträger voll.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read or written.</source>
        <translation>{path} kann weder gelesen noch geschrieben werden.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written.</source>
        <translation>{path} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open {path}.</source>
        <translation>{path} konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Check that you have permission to read it.</source>
        <translation>Prüfen Sie, ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>{path} is in use by another program.</source>
        <translation>{path} wird von einem anderen Programm verwendet.</translation>
    </message>
    <message>
        <source>Close it in that program.</source>
        <translation>Schließen Sie sie in jenem Programm.</translation>
    </message>
    <message>
        <source>Not enough memory for {path}.</source>
        <translation>Für {path} reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Details: {reason}.</source>
        <translation>Einzelheiten: {reason}.</translation>
    </message>
    <message>
        <source>Save the project often. Check that you have permission to write to {folder} and that there is enough disk space.</source>
        <translation>Speichern Sie das Projekt oft. Prüfen Sie, ob Sie in {folder} schreiben dürfen und genug Platz auf dem Datenträger ist.</translation>
    </message>
    <message>
        <source>Your work can&apos;t be recovered if Imbrex crashes.</source>
        <translation>Nach einem Absturz von Imbrex lässt sich Ihre Arbeit nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>another version of Imbrex</source>
        <translation>einer anderen Version von Imbrex</translation>
    </message>
    <message>
        <source>This project was saved by {program} in an older format. If you save it, older versions can no longer open it.</source>
        <translation>Dieses Projekt wurde von {program} in einem älteren Format gespeichert. Wenn Sie es speichern, können ältere Versionen es nicht mehr öffnen.</translation>
    </message>
    <message>
        <source>This project was saved by {program} with options that this version doesn&apos;t have ({options}). Scores may differ here, and saving the project removes these options.</source>
        <translation>Dieses Projekt wurde von {program} mit Optionen gespeichert, die diese Version nicht hat ({options}). Werte können hier abweichen, und beim Speichern gehen diese Optionen verloren.</translation>
    </message>
    <message>
        <source>This project was saved by {program}, which lacked some options of this version. They are set to their defaults: {options}. Scores may differ from those in that version.</source>
        <translation>Dieses Projekt wurde von {program} gespeichert, dem einige Optionen dieser Version fehlten. Für sie gelten die Standardwerte: {options}. Werte können von denen jener Version abweichen.</translation>
    </message>
    <message>
        <source>a newer version of Imbrex</source>
        <translation>einer neueren Version von Imbrex</translation>
    </message>
    <message>
        <source>{path} was saved by {program} in a format that this version can&apos;t read (format {found}; this version supports {known}).</source>
        <translation>{path} wurde von {program} in einem Format gespeichert, das diese Version nicht lesen kann (Format {found}; diese Version unterstützt {known}).</translation>
    </message>
    <message>
        <source>{path} is empty.</source>
        <translation>{path} ist leer.</translation>
    </message>
    <message>
        <source>Use the latest good copy of the project.</source>
        <translation>Verwenden Sie die neueste intakte Kopie des Projekts.</translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation>Die Datei wurde nicht geändert.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} ist keine Datei.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the project {path}: {reason}.</source>
        <translation>Das Projekt {path} konnte nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>It was saved by Imbrex {version}. This is version {this}.</source>
        <translation>Es wurde mit Imbrex {version} gespeichert. Dies ist Version {this}.</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>Öffnen Sie es mit jener Version.</translation>
    </message>
    <message>
        <source>If that version can&apos;t read it either, the file is damaged. Use the latest good copy.</source>
        <translation>Kann auch jene Version die Datei nicht lesen, ist sie beschädigt. Verwenden Sie die neueste intakte Kopie.</translation>
    </message>
    <message>
        <source>A project can&apos;t contain a text of more than {size} MB.</source>
        <translation>Ein Projekt kann keinen Text von mehr als {size} MB enthalten.</translation>
    </message>
    <message>
        <source>Remove this document.</source>
        <translation>Entfernen Sie dieses Dokument.</translation>
    </message>
    <message>
        <source>Choose another location, or check that you have permission to write there and that there is enough disk space.</source>
        <translation>Wählen Sie einen anderen Ort, oder prüfen Sie, ob Sie dort schreiben dürfen und genug Platz auf dem Datenträger ist.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the project to {path}: {reason}.</source>
        <translation>Das Projekt konnte nicht in {path} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>A project can&apos;t contain more than {most:,} million characters of text.</source>
        <translation>Ein Projekt kann nicht mehr als {most} Millionen Zeichen Text enthalten.</translation>
    </message>
    <message>
        <source>Split the documents into two projects.</source>
        <translation>Teilen Sie die Dokumente auf zwei Projekte auf.</translation>
    </message>
    <message>
        <source>{target} is a folder.</source>
        <translation>{target} ist ein Ordner.</translation>
    </message>
    <message>
        <source>Choose a file in this folder, or enter a new file name.</source>
        <translation>Wählen Sie eine Datei in diesem Ordner, oder geben Sie einen neuen Dateinamen ein.</translation>
    </message>
    <message>
        <source>{target} is not a regular file.</source>
        <translation>{target} ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{target} is write-protected.</source>
        <translation>{target} ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>{path} is one of the documents in the report.</source>
        <translation>{path} ist eines der Dokumente im Bericht.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the folder {folder}: {reason}.</source>
        <translation>Der Ordner {folder} ließ sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>Choose another location.</source>
        <translation>Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>This is not an Imbrex report, or it has been altered.</source>
        <translation>Das ist kein Imbrex-Bericht, oder er wurde verändert.</translation>
    </message>
    <message>
        <source>Choose an HTML or JSON report.</source>
        <translation>Wählen Sie einen HTML- oder JSON-Bericht.</translation>
    </message>
    <message>
        <source>This is not an Imbrex report.</source>
        <translation>Das ist kein Imbrex-Bericht.</translation>
    </message>
    <message>
        <source>The report is damaged: {reason}.</source>
        <translation>Der Bericht ist beschädigt: {reason}.</translation>
    </message>
    <message>
        <source>Ask for the original report.</source>
        <translation>Bitten Sie um den ursprünglichen Bericht.</translation>
    </message>
    <message>
        <source>PDF writer</source>
        <translation>PDF-Prozess</translation>
    </message>
    <message>
        <source>Reports are not available in {language}.</source>
        <translation>Berichte gibt es nicht in der Sprache {language}.</translation>
    </message>
    <message>
        <source>Choose one of these languages: {languages}.</source>
        <translation>Wählen Sie eine dieser Sprachen: {languages}.</translation>
    </message>
    <message>
        <source>Reports can&apos;t be saved as {name}.</source>
        <translation>Berichte lassen sich nicht als {name} speichern.</translation>
    </message>
    <message>
        <source>Use one of these file extensions: {known}.</source>
        <translation>Verwenden Sie eine dieser Dateiendungen: {known}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the report to {path}: {reason}.</source>
        <translation>Der Bericht konnte nicht in {path} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>A report on a class can&apos;t be saved as {form}.</source>
        <translation>Ein Bericht über eine Klasse kann nicht als {form} gespeichert werden.</translation>
    </message>
    <message>
        <source>Give two documents, or choose another file extension.</source>
        <translation>Geben Sie zwei Dokumente an oder wählen Sie eine andere Dateiendung.</translation>
    </message>
    <message>
        <source>This version can&apos;t verify reports of this kind or of format {format}.</source>
        <translation>Diese Version kann Berichte dieser Art oder im Format {format} nicht prüfen.</translation>
    </message>
    <message>
        <source>It supports formats up to {newest}. Use the version that created the report.</source>
        <translation>Sie unterstützt Formate bis {newest}. Verwenden Sie die Version, die den Bericht erstellt hat.</translation>
    </message>
    <message>
        <source>The report has been altered or is damaged. Couldn&apos;t read its data ({kind}: {reason}).</source>
        <translation>Der Bericht wurde verändert oder ist beschädigt. Seine Daten konnten nicht gelesen werden ({kind}: {reason}).</translation>
    </message>
    <message>
        <source>Kiwix file</source>
        <translation>Kiwix-Datei</translation>
    </message>
    <message>
        <source>Zotero library</source>
        <translation>Zotero-Bibliothek</translation>
    </message>
    <message>
        <source>Couldn&apos;t open {path}: {reason}.</source>
        <translation>{path} konnte nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be a shelf.</source>
        <translation>{path} kann kein Regal sein.</translation>
    </message>
    <message>
        <source>A shelf is a ZIM file from Kiwix, a WARC file, the data folder of Zotero, or a folder of documents.</source>
        <translation>Ein Regal ist eine ZIM-Datei von Kiwix, eine WARC-Datei, der Datenordner von Zotero oder ein Ordner mit Dokumenten.</translation>
    </message>
    <message>
        <source>This shelf was added by a newer version of Imbrex.</source>
        <translation>Dieses Regal wurde mit einer neueren Version von Imbrex hinzugefügt.</translation>
    </message>
    <message>
        <source>Install the latest version.</source>
        <translation>Installieren Sie die neueste Version.</translation>
    </message>
    <message>
        <source>{path} not found.</source>
        <translation>{path} nicht gefunden.</translation>
    </message>
    <message>
        <source>Check the name of the file or folder.</source>
        <translation>Prüfen Sie den Namen der Datei oder des Ordners.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read from byte {at:,} on.</source>
        <translation>{name} kann ab Byte {at:,} nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Remove the file from the shelf, or get it again.</source>
        <translation>Nehmen Sie die Datei aus dem Regal oder besorgen Sie sie erneut.</translation>
    </message>
    <message>
        <source>This entry is damaged.</source>
        <translation>Dieser Eintrag ist beschädigt.</translation>
    </message>
    <message>
        <source>Get the file again if many entries are.</source>
        <translation>Besorgen Sie die Datei erneut, wenn das viele Einträge betrifft.</translation>
    </message>
    <message>
        <source>This entry is larger than {size} MB.</source>
        <translation>Dieser Eintrag ist größer als {size} MB.</translation>
    </message>
    <message>
        <source>The entry is damaged or unusual, and couldn&apos;t be read ({kind}).</source>
        <translation>Der Eintrag ist beschädigt oder ungewöhnlich und konnte nicht gelesen werden ({kind}).</translation>
    </message>
    <message>
        <source>shelf reader</source>
        <translation>Regalleser</translation>
    </message>
    <message>
        <source>The records of this file were compressed all together; only the first ones were read.</source>
        <translation>Die Einträge dieser Datei wurden als Ganzes komprimiert; nur die ersten wurden gelesen.</translation>
    </message>
    <message>
        <source>Compress each record by itself: warcio recompress OLD NEW.</source>
        <translation>Komprimieren Sie jeden Eintrag für sich: warcio recompress ALT NEU.</translation>
    </message>
    <message>
        <source>The ZIM file is damaged.</source>
        <translation>Die ZIM-Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Laden Sie sie erneut herunter.</translation>
    </message>
    <message>
        <source>The ZIM file is incomplete: part of it is missing at the end.</source>
        <translation>Die ZIM-Datei ist unvollständig: am Ende fehlt ein Teil.</translation>
    </message>
    <message>
        <source>Let the download finish, or download it again.</source>
        <translation>Lassen Sie den Download enden, oder laden Sie sie erneut herunter.</translation>
    </message>
    <message>
        <source>This is not a ZIM file.</source>
        <translation>Dies ist keine ZIM-Datei.</translation>
    </message>
    <message>
        <source>Choose a file from Kiwix.</source>
        <translation>Wählen Sie eine Datei von Kiwix.</translation>
    </message>
    <message>
        <source>This is not a Zotero database, or it is damaged or being written.</source>
        <translation>Dies ist keine Zotero-Datenbank, oder sie ist beschädigt oder wird gerade geschrieben.</translation>
    </message>
    <message>
        <source>If it is from Zotero, close Zotero and try again.</source>
        <translation>Wenn sie von Zotero ist, schließen Sie Zotero und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The Zotero database is larger than {size} MB.</source>
        <translation>Die Zotero-Datenbank ist größer als {size} MB.</translation>
    </message>
    <message>
        <source>Add folders of its files instead.</source>
        <translation>Fügen Sie stattdessen Ordner mit ihren Dateien hinzu.</translation>
    </message>
    <message>
        <source>Source: {citation}.</source>
        <translation>Quelle: {citation}.</translation>
    </message>
    <message>
        <source>This source has changed since the shelf was last updated.</source>
        <translation>Diese Quelle hat sich geändert, seit das Regal zuletzt aktualisiert wurde.</translation>
    </message>
    <message>
        <source>There is no shelf named “{name}”.</source>
        <translation>Es gibt kein Regal mit dem Namen „{name}“.</translation>
    </message>
    <message>
        <source>{path} is a shelf already.</source>
        <translation>{path} ist bereits ein Regal.</translation>
    </message>
    <message>
        <source>Update it instead.</source>
        <translation>Aktualisieren Sie es stattdessen.</translation>
    </message>
    <message>
        <source>There is a shelf named “{name}” already.</source>
        <translation>Es gibt bereits ein Regal mit dem Namen „{name}“.</translation>
    </message>
    <message>
        <source>{path} is another kind of shelf.</source>
        <translation>{path} ist eine andere Art von Regal.</translation>
    </message>
    <message>
        <source>Add it as a new shelf.</source>
        <translation>Fügen Sie es als neues Regal hinzu.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete {path}: {reason}.</source>
        <translation>{path} konnte nicht gelöscht werden: {reason}.</translation>
    </message>
    <message>
        <source>Close the shelf in other programs and try again.</source>
        <translation>Schließen Sie das Regal in anderen Programmen und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Check that you have permission to write there.</source>
        <translation>Prüfen Sie, ob Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht vorhanden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei schon vorhanden</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherkontingent überschritten</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem nur lesbar</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Dateizugriff veraltet</translation>
    </message>
</context>
<context>
    <name>NameFilter</name>
    <message>
        <source>Find by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
</context>
<context>
    <name>NameSearch</name>
    <message>
        <source>Find by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
</context>
<context>
    <name>NearDuplicates</name>
    <message>
        <source>Supershingles</source>
        <translation>Supershingles</translation>
    </message>
    <message>
        <source>Megashingles</source>
        <translation>Megashingles</translation>
    </message>
    <message>
        <source>SimHash blocks</source>
        <translation>SimHash-Blöcke</translation>
    </message>
    <message>
        <source>SimHash of longest sentences</source>
        <translation>SimHash der längsten Sätze</translation>
    </message>
    <message>
        <source>SimHash of paragraph edges</source>
        <translation>SimHash der Absatzränder</translation>
    </message>
    <message>
        <source>SimHash of titles</source>
        <translation>SimHash der Überschriften</translation>
    </message>
    <message>
        <source>SimHash of record fields</source>
        <translation>SimHash der Datenfelder</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Längste Wörter</translation>
    </message>
    <message>
        <source>Bloom filters</source>
        <translation>Bloom-Filter</translation>
    </message>
    <message>
        <source>LSA (latent semantic analysis)</source>
        <translation>LSA (latente semantische Analyse)</translation>
    </message>
</context>
<context>
    <name>NearDuplicatesPanel</name>
    <message>
        <source>Show all candidates</source>
        <translation>Alle Kandidaten anzeigen</translation>
    </message>
    <message>
        <source>Open at least three documents to find near-duplicates.</source>
        <translation>Öffnen Sie mindestens drei Dokumente, um Beinahe-Duplikate zu finden.</translation>
    </message>
    <message>
        <source>Minimum exact Jaccard for a pair to count as a near-duplicate.</source>
        <translation>Kleinster genauer Jaccard-Koeffizient, ab dem ein Paar als Beinahe-Duplikat gilt.</translation>
    </message>
    <message>
        <source>How many times the index is built, each time with different hash functions. The articles use 1.</source>
        <translation>Wie oft der Index erstellt wird, jedes Mal mit anderen Hashfunktionen. In den Artikeln: 1.</translation>
    </message>
    <message>
        <source>Also show pairs that the rule rejects and that are below the threshold.</source>
        <translation>Auch Paare anzeigen, die die Regel verwirft und die unter dem Schwellenwert liegen.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Similarity at least</source>
        <translation>Ähnlichkeit ab</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln Paar</numerusform>
            <numerusform>%Ln Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates: %1</source>
        <translation>Kandidaten: %1</translation>
    </message>
    <message>
        <source>found: %1</source>
        <translation>gefunden: %1</translation>
    </message>
    <message>
        <source>near-duplicates: %1</source>
        <translation>Beinahe-Duplikate: %1</translation>
    </message>
    <message>
        <source>missed: %1</source>
        <translation>übersehen: %1</translation>
    </message>
    <message>
        <source>No pair reaches the threshold when calculated exactly.</source>
        <translation>Bei genauer Berechnung erreicht kein Paar den Schwellenwert.</translation>
    </message>
    <message numerus="yes">
        <source>The index missed %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>Der Index übersah %Ln Beinahe-Duplikat.</numerusform>
            <numerusform>Der Index übersah %Ln Beinahe-Duplikate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index missed no near-duplicates, but its rule rejected %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>Der Index übersah keine, aber seine Regel verwarf %Ln Beinahe-Duplikat.</numerusform>
            <numerusform>Der Index übersah keine, aber seine Regel verwarf %Ln Beinahe-Duplikate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The index found all near-duplicates.</source>
        <translation>Der Index fand alle Beinahe-Duplikate.</translation>
    </message>
</context>
<context>
    <name>NearModel</name>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Name of the first document</source>
        <translation>Name des ersten Dokuments</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Name of the second document</source>
        <translation>Name des zweiten Dokuments</translation>
    </message>
    <message>
        <source>Exact Jaccard</source>
        <translation>Genauer Jaccard</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>Gemeinsame Shingles als Anteil aller verschiedenen Shingles beider Texte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Comparison of the index with the exact score</source>
        <translation>Vergleich des Index mit dem genauen Wert</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Your verdict on the pair. Keys: 1 to 4</source>
        <translation>Ihre Bewertung des Paars. Tasten: 1 bis 4</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>missed by the index</source>
        <translation>vom Index übersehen</translation>
    </message>
    <message>
        <source>rejected by the rule</source>
        <translation>von der Regel verworfen</translation>
    </message>
    <message>
        <source>below the threshold, found</source>
        <translation>unter dem Schwellenwert, gefunden</translation>
    </message>
    <message>
        <source>below the threshold, candidate only</source>
        <translation>unter dem Schwellenwert, nur Kandidat</translation>
    </message>
</context>
<context>
    <name>NearTable</name>
    <message>
        <source>Near-duplicates</source>
        <translation>Beinahe-Duplikate</translation>
    </message>
</context>
<context>
    <name>NewLibraryDialog</name>
    <message>
        <source>New library</source>
        <translation>Neue Bibliothek</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Keep fingerprints only, no text</source>
        <translation>Nur Fingerabdrücke speichern, keine Texte</translation>
    </message>
    <message>
        <source>Create library</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>The whole library is one file. It stays where you save it.</source>
        <translation>Die ganze Bibliothek ist eine Datei. Sie bleibt dort, wo Sie sie speichern.</translation>
    </message>
    <message>
        <source>A library with fingerprints only finds and counts matches, but can&apos;t show the matching text. Its index settings can never be changed.</source>
        <translation>Eine Bibliothek nur mit Fingerabdrücken findet und zählt Übereinstimmungen, kann den übereinstimmenden Text aber nicht anzeigen. Ihre Index-Einstellungen lassen sich später nicht ändern.</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Eine Datei mit diesem Namen ist schon vorhanden.</translation>
    </message>
    <message>
        <source>Libraries (%1)</source>
        <translation>Bibliotheken (%1)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>NoticePage</name>
    <message>
        <source>Open files…</source>
        <translation>Dateien öffnen…</translation>
    </message>
</context>
<context>
    <name>NoticeTexts</name>
    <message numerus="yes">
        <source>Reading %Ln document(s)…</source>
        <translation>
            <numerusform>%Ln Dokument wird gelesen…</numerusform>
            <numerusform>%Ln Dokumente werden gelesen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Each document appears in the list as soon as it is read.</source>
        <translation>Jedes Dokument erscheint in der Liste, sobald es gelesen ist.</translation>
    </message>
    <message>
        <source>Comparison stopped</source>
        <translation>Vergleich gestoppt</translation>
    </message>
    <message>
        <source>Press F5 to compare again.</source>
        <translation>Drücken Sie F5, um neu zu vergleichen.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>A template can&apos;t be compared on its own</source>
        <translation>Eine Vorlage allein kann nicht verglichen werden</translation>
    </message>
    <message>
        <source>Text shared with the template is excluded from essays. Add the essays to compare.</source>
        <translation>Mit der Vorlage gemeinsamer Text wird aus Arbeiten ausgeschlossen. Fügen Sie die Arbeiten hinzu, die verglichen werden sollen.</translation>
    </message>
    <message>
        <source>No text to compare</source>
        <translation>Kein Text zum Vergleichen</translation>
    </message>
    <message>
        <source>%1 is ready. Add at least one more document to compare it with.</source>
        <translation>%1 ist bereit. Fügen Sie zum Vergleichen mindestens ein weiteres Dokument hinzu.</translation>
    </message>
    <message>
        <source>Add another document</source>
        <translation>Fügen Sie ein weiteres Dokument hinzu</translation>
    </message>
    <message>
        <source>Archive documents are not compared with each other</source>
        <translation>Archivdokumente werden nicht miteinander verglichen</translation>
    </message>
    <message>
        <source>Add an essay, or right-click a document in the list to change its role.</source>
        <translation>Fügen Sie eine Arbeit hinzu, oder klicken Sie in der Liste mit der rechten Maustaste auf ein Dokument, um seine Rolle zu ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in the list.</source>
        <translation>
            <numerusform>%Ln weiteres in der Liste.</numerusform>
            <numerusform>%Ln weitere in der Liste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenPair</name>
    <message>
        <source>These documents can&apos;t be compared</source>
        <translation>Diese Dokumente lassen sich nicht vergleichen</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Finds reworded text: compares words in their normal form and ignores function words.</source>
        <translation>Findet umformulierten Text: vergleicht Wörter in der Grundform und ignoriert Funktionswörter.</translation>
    </message>
    <message>
        <source>Finds verbatim copies: matches six words in a row, as written.</source>
        <translation>Findet wörtliche Kopien: sechs aufeinanderfolgende Wörter, wie geschrieben.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation>Ausschlüsse</translation>
    </message>
    <message>
        <source>What counts after exclusions</source>
        <translation>Was nach den Ausschlüssen zählt</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Parts of speech to ignore</source>
        <translation>Wortarten ignorieren</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>as written</source>
        <translation>wie geschrieben</translation>
    </message>
    <message>
        <source>normal form</source>
        <translation>Grundform</translation>
    </message>
    <message>
        <source>stem</source>
        <translation>Wortstamm</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>Präposition</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>Konjunktion</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>Partikel</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>Interjektion</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>Artikelwort</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>Adjektiv</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>Adverb</translation>
    </message>
    <message>
        <source>rewritten text</source>
        <translation>umgeschriebener Text</translation>
    </message>
    <message>
        <source>verbatim text</source>
        <translation>wörtlicher Text</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Reset to preset “%1”</source>
        <translation>Zurück zur Voreinstellung „%1“</translation>
    </message>
</context>
<context>
    <name>OrderedPlaces</name>
    <message>
        <source>Next name or number in the same order (%1 of %2)</source>
        <translation>Nächster Name oder nächste Zahl in gleicher Reihenfolge (%1 von %2)</translation>
    </message>
    <message>
        <source>Next sentence in the same order (%1 of %2)</source>
        <translation>Nächster Satz in gleicher Reihenfolge (%1 von %2)</translation>
    </message>
</context>
<context>
    <name>OriginBar</name>
    <message>
        <source>Matches with other texts</source>
        <translation>Übereinstimmungen mit anderen Texten</translation>
    </message>
</context>
<context>
    <name>OriginModel</name>
    <message>
        <source>Number and colour of this text</source>
        <translation>Nummer und Farbe eines Textes hier</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>Auch in</translation>
    </message>
    <message>
        <source>Matching text</source>
        <translation>Übereinstimmender Text</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share of this text&apos;s compared words that are matched to the other text</source>
        <translation>Anteil der verglichenen Wörter dieses Textes, die dem anderen Text zugeordnet sind</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Total share in common with the other text, including words already matched to another text</source>
        <translation>Gesamter mit diesem Text gemeinsamer Anteil, auch Wörter, die schon einem anderen Text zugeordnet sind</translation>
    </message>
    <message>
        <source>Words found in no other text, except in runs too short to count as a match</source>
        <translation>Wörter, die in keinem anderen Text stehen, außer in Folgen, die für eine Übereinstimmung zu kurz sind</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>nur hier</translation>
    </message>
</context>
<context>
    <name>OriginPage</name>
    <message>
        <source>Texts that share passages with this one</source>
        <translation>Texte, die Passagen mit diesem gemeinsam haben</translation>
    </message>
    <message>
        <source>Found only in this text</source>
        <translation>Nur in diesem Text</translation>
    </message>
    <message numerus="yes">
        <source>Also in %Ln text(s)</source>
        <translation>
            <numerusform>Auch in %Ln Text</numerusform>
            <numerusform>Auch in %Ln Texten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only here: %Ln part(s)</source>
        <translation>
            <numerusform>Nur hier: %Ln Teil</numerusform>
            <numerusform>Nur hier: %Ln Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>About this text</source>
        <translation>Über diesen Text</translation>
    </message>
</context>
<context>
    <name>OriginTexts</name>
    <message>
        <source>No other text shares more than a few words in a row with this one.</source>
        <translation>Kein anderer Text hat mehr als ein paar aufeinanderfolgende Wörter mit diesem gemeinsam.</translation>
    </message>
    <message>
        <source>Nothing in this text appears in another text.</source>
        <translation>Nichts aus diesem Text steht in einem anderen.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in „%2“</translation>
    </message>
    <message>
        <source>%1 also in %2</source>
        <translation>%1 auch in „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln more text(s)</source>
        <translation>
            <numerusform>%1 in %Ln weiteren Text</numerusform>
            <numerusform>%1 in %Ln weiteren Texten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 nur hier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>Too short to match to another text</source>
        <translation>Zu kurz, um es einem anderen Text zuzuordnen</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln other text(s)</source>
        <translation>
            <numerusform>steht in %Ln anderen Text</numerusform>
            <numerusform>steht in %Ln anderen Texten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared</source>
        <translation>
            <numerusform>%Ln verglichen</numerusform>
            <numerusform>%Ln verglichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ignored</source>
        <translation>
            <numerusform>%Ln ignoriert</numerusform>
            <numerusform>%Ln ignoriert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>%Ln ausgeschlossen</numerusform>
            <numerusform>%Ln ausgeschlossen</numerusform>
        </translation>
    </message>
    <message>
        <source>This text is a template. It is not compared with other texts.</source>
        <translation>Dieser Text ist eine Vorlage: Er wird nicht mit den anderen verglichen.</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Passages across the document; click to go to one</source>
        <translation>Passagen im ganzen Dokument; zum Anzeigen klicken</translation>
    </message>
    <message>
        <source>Passage strip</source>
        <translation>Passagenleiste</translation>
    </message>
</context>
<context>
    <name>OverviewTabs</name>
    <message>
        <source>Class views</source>
        <translation>Ansichten der Klasse</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>All pairs in a table, most similar first</source>
        <translation>Alle Paare in einer Tabelle, die ähnlichsten oben</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Every text against every other, ordered by similarity</source>
        <translation>Jeder Text gegen jeden, nach Ähnlichkeit geordnet</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Groups of similar texts and the passages they share</source>
        <translation>Gruppen ähnlicher Texte und ihre gemeinsamen Passagen</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Texts as points, linked if the pair is above the threshold</source>
        <translation>Texte als Punkte, verbunden, wenn das Paar über dem Schwellenwert liegt</translation>
    </message>
    <message>
        <source>By essay</source>
        <translation>Nach Arbeit</translation>
    </message>
    <message>
        <source>Matches for each part of one text, and what appears only there</source>
        <translation>Übereinstimmungen für jeden Teil eines Textes, und was nur dort steht</translation>
    </message>
</context>
<context>
    <name>PairBar</name>
    <message>
        <source>Previous pair</source>
        <translation>Vorheriges Paar</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>Nächstes Paar</translation>
    </message>
    <message>
        <source>Pair %1 of %2</source>
        <translation>Paar %1 von %2</translation>
    </message>
    <message>
        <source>‹ All pairs</source>
        <translation>‹ Alle Paare</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Alle Paare</translation>
    </message>
    <message>
        <source>Back to all pairs (Esc)</source>
        <translation>Zurück zu allen Paaren (Esc)</translation>
    </message>
</context>
<context>
    <name>PairCells</name>
    <message>
        <source>above the chance level</source>
        <translation>über dem Zufallsniveau</translation>
    </message>
    <message>
        <source>%1, with a note</source>
        <translation>%1, mit Notiz</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Both documents, a source or the earlier file behind the arrow</source>
        <translation>Beide Dokumente; der Pfeil beginnt bei der Quelle oder der früheren Datei</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Left
in right</source>
        <translation>Links
in rechts</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s shingles that are also in the right text</source>
        <translation>Anteil der Shingles des linken Textes, die auch der rechte hat</translation>
    </message>
    <message>
        <source>Right
in left</source>
        <translation>Rechts
in links</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s shingles that are also in the left text</source>
        <translation>Anteil der Shingles des rechten Textes, die auch der linke hat</translation>
    </message>
    <message>
        <source>Left
covered</source>
        <translation>Links
abgedeckt</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s words that are in shared passages</source>
        <translation>Anteil der Wörter des linken Textes in gemeinsamen Passagen</translation>
    </message>
    <message>
        <source>Right
covered</source>
        <translation>Rechts
abgedeckt</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s words that are in shared passages</source>
        <translation>Anteil der Wörter des rechten Textes in gemeinsamen Passagen</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>Gemeinsame Shingles als Anteil aller verschiedenen Shingles beider Texte</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Längste Übereinstimmung</translation>
    </message>
    <message>
        <source>Longest match, in compared words</source>
        <translation>Längste Übereinstimmung in verglichenen Wörtern</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Your verdict on the pair</source>
        <translation>Ihre Bewertung des Paars</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Words of one text that are also in the other: word for word, reworded or translated</source>
        <translation>Wörter eines Textes, die auch im anderen sind: wörtlich, umformuliert oder übersetzt</translation>
    </message>
    <message>
        <source>Number of shared passages</source>
        <translation>Anzahl gemeinsamer Passagen</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>Shingles</translation>
    </message>
    <message>
        <source>Number of distinct shared shingles</source>
        <translation>Anzahl verschiedener gemeinsamer Shingles</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Perzentil</translation>
    </message>
    <message>
        <source>Percentile in this class</source>
        <translation>Perzentil in dieser Klasse</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters, misleading fonts, and parts that couldn&apos;t be read</source>
        <translation>Ähnlich aussehende oder verborgene Zeichen, irreführende Schriften und nicht gelesene Teile</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>%1 of %2 is also in %3:</source>
        <translation>%1 von %2 steht auch in %3:</translation>
    </message>
    <message>
        <source>Only the exact part is known so far.</source>
        <translation>Bisher ist nur der wörtliche Teil bekannt.</translation>
    </message>
    <message>
        <source>Created, according to the files: %1 and %2</source>
        <translation>Erstellt, laut Dateien: %1 und %2</translation>
    </message>
    <message>
        <source>These texts are so repetitive that some repeated matches may be missing.</source>
        <translation>Diese Texte wiederholen sich so sehr, dass manche wiederholten Übereinstimmungen fehlen können.</translation>
    </message>
    <message>
        <source>Drafts by the same author don&apos;t count in the class. This is the rank the pair would have.</source>
        <translation>Entwürfe desselben Autors zählen in der Klasse nicht. Dies ist der Rang, den das Paar hätte.</translation>
    </message>
    <message>
        <source>Above %1, the chance level of this class</source>
        <translation>Über %1, dem Zufallsniveau dieser Klasse</translation>
    </message>
    <message>
        <source>At or below %1, the chance level of this class</source>
        <translation>Nicht über %1, dem Zufallsniveau dieser Klasse</translation>
    </message>
</context>
<context>
    <name>PairFields</name>
    <message numerus="yes">
        <source>showing %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>%1 von %Ln Paar angezeigt</numerusform>
            <numerusform>%1 von %Ln Paaren angezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <translation>Ausgeblendet: %1</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>Spalten auswählen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Enter opens the pair · %1 to %2 give a verdict</source>
        <translation>Eingabetaste öffnet das Paar · %1 bis %2 bewerten es</translation>
    </message>
    <message>
        <source>No pairs match the filter. Clear the filter to see more.</source>
        <translation>Keine Paare entsprechen dem Filter. Leeren Sie ihn, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Show pairs by</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>different authors</source>
        <translation>verschiedene Autoren</translation>
    </message>
    <message>
        <source>the same author</source>
        <translation>Entwürfe eines Autors</translation>
    </message>
    <message>
        <source>all authors</source>
        <translation>alle Paare</translation>
    </message>
    <message>
        <source>Drafts by the same author are expected to be similar, so they are ranked separately.</source>
        <translation>Entwürfe desselben Autors sind erwartungsgemäß ähnlich und werden daher getrennt eingereiht.</translation>
    </message>
</context>
<context>
    <name>PairFilter</name>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>Name, or: overlap &gt; 30 and longest &gt; 20</source>
        <translation>Name oder: Überlappung &gt; 30 und Längste &gt; 20</translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation>Paare suchen</translation>
    </message>
    <message>
        <source>name contains “%1”</source>
        <translation>ein Name enthält „%1“</translation>
    </message>
    <message>
        <source>Filter: %1.</source>
        <translation>Filter: %1.</translation>
    </message>
    <message>
        <source>overlap</source>
        <comment>a single word</comment>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>containment</source>
        <comment>a single word</comment>
        <translation>Containment</translation>
    </message>
    <message>
        <source>jaccard</source>
        <comment>a single word</comment>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>coverage</source>
        <comment>a single word</comment>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>longest</source>
        <comment>a single word</comment>
        <translation>Längste</translation>
    </message>
    <message>
        <source>passages</source>
        <comment>a single word</comment>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>shingles</source>
        <comment>a single word</comment>
        <translation>Shingles</translation>
    </message>
    <message>
        <source>percentile</source>
        <comment>a single word</comment>
        <translation>Perzentil</translation>
    </message>
    <message>
        <source>disguises</source>
        <comment>a single word</comment>
        <translation>Verschleierung</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>a single word</comment>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>note</source>
        <comment>a single word</comment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Enter part of a name, or a condition such as %1</source>
        <translation>Teil eines Namens oder eine Bedingung eingeben, etwa %1</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <source>Text in quotation marks always matches names. If the two texts differ, the higher score is used.</source>
        <translation>Text in Anführungszeichen wird immer in Namen gesucht. Unterscheiden sich die beiden Texte, gilt der höhere Wert.</translation>
    </message>
    <message>
        <source>%1: pairs with a note. %1 = late: pairs whose note contains “late”.</source>
        <translation>%1: Paare mit Notiz. %1 = spät: die, in deren Notiz „spät“ steht.</translation>
    </message>
    <message>
        <source>“%1” is not a field. Use %2, or put names in quotation marks.</source>
        <translation>„%1“ ist kein Feld. Verwenden Sie %2, oder setzen Sie Namen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>“%1”: enter a value.</source>
        <translation>„%1“: Geben Sie einen Wert ein.</translation>
    </message>
    <message>
        <source>“%1”: the value must be a number.</source>
        <translation>„%1“: Der Wert muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>“%1”: not a verdict. Use %3.</source>
        <translation>„%1“ ist keine Bewertung. Verwenden Sie %3.</translation>
    </message>
    <message>
        <source>“%1”: with verdicts, use only = or !=.</source>
        <translation>„%1“: Bei Bewertungen gehen nur = oder !=.</translation>
    </message>
    <message>
        <source>“%1”: with notes, use only = (contains) or != (doesn&apos;t contain).</source>
        <translation>„%1“: Für eine Notiz gibt es nur = (enthält) und != (enthält nicht).</translation>
    </message>
</context>
<context>
    <name>PairHeads</name>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>of its shingles are also in %1</source>
        <translation>seiner Shingles sind auch in %1</translation>
    </message>
    <message>
        <source>Containment: share of this text&apos;s distinct shingles that are also in the other text</source>
        <translation>Containment: Anteil der verschiedenen Shingles dieses Textes, die auch im anderen sind</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln gemeinsamer Shingle</numerusform>
            <numerusform>%Ln gemeinsame Shingles</numerusform>
        </translation>
    </message>
    <message>
        <source>Jaccard: shared shingles as a share of all distinct shingles in either text</source>
        <translation>Jaccard-Koeffizient: gemeinsame Shingles als Anteil aller verschiedenen Shingles beider Texte</translation>
    </message>
    <message>
        <source>of this text is also in %1</source>
        <translation>dieses Textes ist auch in %1</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paragraph(s) changed</source>
        <translation>
            <numerusform>von %Ln Absatz geändert</numerusform>
            <numerusform>von %Ln Absätzen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Split and joined paragraphs count once</source>
        <translation>Geteilte und verbundene Absätze zählen einmal</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
</context>
<context>
    <name>PairModel</name>
    <message numerus="yes">
        <source>%Ln pair(s) below the level</source>
        <translation>
            <numerusform>%Ln Paar unter dem Niveau</numerusform>
            <numerusform>%Ln Paare unter dem Niveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · hide</source>
        <translation>
            <numerusform>%Ln Paar unter dem Niveau · ausblenden</numerusform>
            <numerusform>%Ln Paare unter dem Niveau · ausblenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · show</source>
        <translation>
            <numerusform>%Ln Paar unter dem Niveau · anzeigen</numerusform>
            <numerusform>%Ln Paare unter dem Niveau · anzeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairNote</name>
    <message>
        <source>Note on the pair</source>
        <translation>Notiz zum Paar</translation>
    </message>
    <message>
        <source>Note on this pair…</source>
        <translation>Notiz zu diesem Paar…</translation>
    </message>
    <message>
        <source>Names are hidden. Show names to edit the note.</source>
        <translation>Die Namen sind ausgeblendet. Blenden Sie sie ein, um die Notiz zu ändern.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
    <message>
        <source>Add a note on this pair</source>
        <translation>Notiz zu diesem Paar hinzufügen</translation>
    </message>
    <message>
        <source>Note on the pair: %1</source>
        <translation>Notiz zum Paar: %1</translation>
    </message>
</context>
<context>
    <name>PairTable</name>
    <message>
        <source>Pairs of documents</source>
        <translation>Paare von Dokumenten</translation>
    </message>
    <message>
        <source>Compare texts</source>
        <translation>Texte vergleichen</translation>
    </message>
    <message>
        <source>Show only the left text</source>
        <translation>Nur den linken Text anzeigen</translation>
    </message>
    <message>
        <source>Show only the right text</source>
        <translation>Nur den rechten Text anzeigen</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>PairText</name>
    <message>
        <source>Not compared: both are archive documents</source>
        <translation>Nicht verglichen: beides Archivdokumente</translation>
    </message>
    <message>
        <source>No shared shingles</source>
        <translation>Keine gemeinsamen Shingles</translation>
    </message>
    <message>
        <source>%1 of “%2” also in “%3”</source>
        <translation>%1 von „%2“ auch in „%3“</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln gemeinsamer Shingle</numerusform>
            <numerusform>%Ln gemeinsame Shingles</numerusform>
        </translation>
    </message>
    <message>
        <source>Drafts by the same author: not counted</source>
        <translation>Entwürfe eines Autors: zählen nicht</translation>
    </message>
    <message>
        <source>Word for word (higher of two): %1</source>
        <translation>Wörtlich (höheres von beiden): %1</translation>
    </message>
    <message>
        <source>Jaccard: %1</source>
        <translation>Jaccard-Koeffizient: %1</translation>
    </message>
    <message>
        <source>Containment (higher of two): %1</source>
        <translation>Containment (höheres von beiden): %1</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message numerus="yes">
        <source>passages computed for %Ln so far</source>
        <translation>
            <numerusform>Passagen bisher für %Ln bekannt</numerusform>
            <numerusform>Passagen bisher für %Ln bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finding reworded passages: %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>Suche nach umformulierten Passagen: %1 von %Ln Paar</numerusform>
            <numerusform>Suche nach umformulierten Passagen: %1 von %Ln Paaren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaneCommands</name>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Find in the other text</source>
        <translation>Im anderen Text suchen</translation>
    </message>
</context>
<context>
    <name>PanelRegistry</name>
    <message>
        <source>Available while two documents are compared</source>
        <translation>Verfügbar, während zwei Dokumente verglichen werden</translation>
    </message>
    <message>
        <source>Available with three documents or more</source>
        <translation>Verfügbar ab drei Dokumenten</translation>
    </message>
    <message>
        <source>No disguises found</source>
        <translation>Keine Verschleierung gefunden</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Disguises</source>
        <translation>Verschleierungen</translation>
    </message>
    <message>
        <source>Quotations and references</source>
        <translation>Zitate und Literatur</translation>
    </message>
    <message>
        <source>Shared evidence</source>
        <translation>Gemeinsame Merkmale</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Ähnlichkeitsmaße</translation>
    </message>
    <message>
        <source>Common text</source>
        <translation>Gemeinsamer Text</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>Beinahe-Duplikate</translation>
    </message>
</context>
<context>
    <name>PartNames</name>
    <message>
        <source>Body text</source>
        <translation>Fließtext</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Fußnoten</translation>
    </message>
    <message>
        <source>Headers and footers</source>
        <translation>Kopf- und Fußzeilen</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Tracked deletions</source>
        <translation>Nachverfolgte Löschungen</translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation>Alternativtext</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>Feldfunktionen</translation>
    </message>
</context>
<context>
    <name>PartsField</name>
    <message>
        <source>The languages of the open documents don&apos;t have this part of speech.</source>
        <translation>Die Sprachen der geöffneten Dokumente haben diese Wortart nicht.</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>identical</source>
        <translation>wortgleich</translation>
    </message>
    <message>
        <source>lightly edited</source>
        <translation>leicht geändert</translation>
    </message>
    <message>
        <source>reordered</source>
        <translation>umgestellt</translation>
    </message>
    <message>
        <source>heavily edited</source>
        <translation>stark geändert</translation>
    </message>
    <message>
        <source>summarized</source>
        <translation>zusammengefasst</translation>
    </message>
    <message>
        <source>may be translated</source>
        <translation>möglicherweise übersetzt</translation>
    </message>
    <message>
        <source>not cited</source>
        <translation>nicht gekennzeichnet</translation>
    </message>
    <message>
        <source>quotation marks missing</source>
        <translation>ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>citation missing</source>
        <translation>ohne Quellenangabe</translation>
    </message>
    <message>
        <source>cited and quoted</source>
        <translation>zitiert mit Quelle</translation>
    </message>
    <message>
        <source>bibliography</source>
        <translation>Literaturverzeichnis</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>own earlier work</source>
        <translation>eigene frühere Arbeit</translation>
    </message>
</context>
<context>
    <name>PassageDecision</name>
    <message>
        <source>Next undecided</source>
        <translation>Nächste unentschiedene</translation>
    </message>
    <message>
        <source>Next undecided passage (%1)</source>
        <translation>Zur nächsten unentschiedenen Passage (%1)</translation>
    </message>
    <message>
        <source>Note on the passage</source>
        <translation>Notiz zur Passage</translation>
    </message>
    <message>
        <source>Names are hidden. Show names to edit the note.</source>
        <translation>Die Namen sind ausgeblendet. Blenden Sie sie ein, um die Notiz zu ändern.</translation>
    </message>
</context>
<context>
    <name>PassageFilter</name>
    <message>
        <source>Filter passages</source>
        <translation>Passagen filtern</translation>
    </message>
</context>
<context>
    <name>PassageModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Passage number, sign and colour, in the order of the left text</source>
        <translation>Nummer, Zeichen und Farbe einer Passage in den Texten, nach ihrer Stelle im linken</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Your verdict on the passage. Keys: Alt+1 to Alt+4</source>
        <translation>Ihre Bewertung der Passage. Tasten: Alt+1 bis Alt+4</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Extent of the changes in the passage</source>
        <translation>Wie stark die Passage geändert wurde</translation>
    </message>
    <message>
        <source>Citation status</source>
        <translation>Zitierstatus</translation>
    </message>
    <message>
        <source>Whether the right text quotes and cites the source of the passage</source>
        <translation>Ob der rechte Text die Passage zitiert und die Quelle angibt</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Length of the passage in the right text, in words</source>
        <translation>Länge der Passage im rechten Text, in Wörtern</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Share of words on both sides that are kept in the same order, or linked by a dictionary</source>
        <translation>Anteil der Wörter beider Seiten, die in derselben Reihenfolge erhalten oder durch ein Wörterbuch verbunden sind</translation>
    </message>
    <message>
        <source>In the right text</source>
        <translation>Im rechten Text</translation>
    </message>
    <message>
        <source>Beginning of the passage in the right text</source>
        <translation>Anfang der Passage im rechten Text</translation>
    </message>
    <message>
        <source>%1, with a note</source>
        <translation>%1, mit Notiz</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the words kept</source>
        <translation>%1 der Wörter erhalten</translation>
    </message>
    <message>
        <source>%1 of the words linked</source>
        <translation>%1 der Wörter verbunden</translation>
    </message>
    <message>
        <source>%1; in the left text: %2</source>
        <translation>%1; im linken Text: %2</translation>
    </message>
</context>
<context>
    <name>PassagePreview</name>
    <message>
        <source>No match word for word. Open the pair to see its passages.</source>
        <translation>Keine wörtliche Übereinstimmung. Öffnen Sie das Paar, um seine Passagen zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: longest match, %Ln word(s)</source>
        <translation>
            <numerusform>%1: längste Übereinstimmung, %Ln Wort</numerusform>
            <numerusform>%1: längste Übereinstimmung, %Ln Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: longest match that most texts lack, %Ln word(s)</source>
        <translation>
            <numerusform>%1: längste Übereinstimmung, die den meisten Texten fehlt, %Ln Wort</numerusform>
            <numerusform>%1: längste Übereinstimmung, die den meisten Texten fehlt, %Ln Wörter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassageTable</name>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Show in texts</source>
        <translation>In den Texten anzeigen</translation>
    </message>
    <message>
        <source>Copy both sides</source>
        <translation>Beide Seiten kopieren</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
</context>
<context>
    <name>PassagesPanel</name>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Open a pair to see its passages.</source>
        <translation>Öffnen Sie ein Paar, um seine Passagen zu sehen.</translation>
    </message>
    <message>
        <source>Finding passages, identical and rewritten…</source>
        <translation>Wortgleiche und umgeschriebene Passagen werden gesucht…</translation>
    </message>
    <message>
        <source>No passages match the filters. Clear a filter to see more.</source>
        <translation>Keine Passagen entsprechen den Filtern. Heben Sie einen Filter auf, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>No shared passages found, identical or rewritten.</source>
        <translation>Keine gemeinsamen Passagen gefunden, weder wortgleich noch umgeschrieben.</translation>
    </message>
    <message>
        <source>%1 of the right text is in shared passages, changed words included.</source>
        <translation>%1 des rechten Textes stehen in gemeinsamen Passagen, geänderte Wörter mitgezählt.</translation>
    </message>
    <message>
        <source>%1 of the right text is in shared passages, changed words included; %2 after exclusions.</source>
        <translation>%1 des rechten Textes stehen in gemeinsamen Passagen, geänderte Wörter mitgezählt; nach Ausschlüssen %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln passage(s) reviewed.</source>
        <translation>
            <numerusform>%1 von %Ln Passage durchgesehen.</numerusform>
            <numerusform>%1 von %Ln Passagen durchgesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some passages may be missing because the texts are very repetitive.</source>
        <translation>Manche Passagen können fehlen, weil sich die Texte stark wiederholen.</translation>
    </message>
</context>
<context>
    <name>PhraseModel</name>
    <message>
        <source>Exclude</source>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Phrase as written in the first text that contains it</source>
        <translation>Phrase, wie sie im ersten Text steht, der sie enthält</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Length of the phrase, in compared words</source>
        <translation>Länge der Phrase, in verglichenen Wörtern</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Number of texts that contain it, not counting templates and archive documents</source>
        <translation>Anzahl der Texte, die sie enthalten; Vorlagen und Archivdokumente zählen nicht</translation>
    </message>
</context>
<context>
    <name>PhraseTable</name>
    <message>
        <source>Common text</source>
        <translation>Gemeinsamer Text</translation>
    </message>
</context>
<context>
    <name>PhrasesField</name>
    <message>
        <source>one phrase per line</source>
        <translation>eine Phrase je Zeile</translation>
    </message>
</context>
<context>
    <name>PlaceModel</name>
    <message>
        <source>As typed</source>
        <translation>Wie getippt</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>%1, read as “%2”</source>
        <translation>%1, gelesen als „%2“</translation>
    </message>
</context>
<context>
    <name>PlaceTable</name>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>some repeats are not listed</source>
        <translation>nicht jede Wiederholung ist aufgeführt</translation>
    </message>
    <message>
        <source>some passages may be missing because the texts are very long or repetitive</source>
        <translation>manche Passagen können fehlen, weil die Texte sehr lang sind oder sich wiederholen</translation>
    </message>
    <message>
        <source>No shared passages found, identical or rewritten.</source>
        <translation>Keine gemeinsamen Passagen gefunden, weder wortgleich noch umgeschrieben.</translation>
    </message>
    <message>
        <source>Finding passages…</source>
        <translation>Passagen werden gesucht…</translation>
    </message>
    <message numerus="yes">
        <source>These texts share no run of %Ln word(s).</source>
        <translation>
            <numerusform>Diese Texte haben kein Wort gemeinsam.</numerusform>
            <numerusform>Diese Texte haben keine Folge von %Ln Wörtern gemeinsam.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Preference pages</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Dateien</translation>
    </message>
    <message>
        <source>&amp;Dictionaries</source>
        <translation>&amp;Wörterbücher</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
</context>
<context>
    <name>ProjectController</name>
    <message numerus="yes">
        <source>One project can be open at a time. Opening %1; skipping %Ln other(s).</source>
        <translation>
            <numerusform>Es kann nur ein Projekt geöffnet sein. %1 wird geöffnet; %Ln anderes wird übersprungen.</numerusform>
            <numerusform>Es kann nur ein Projekt geöffnet sein. %1 wird geöffnet; %Ln andere werden übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This project contains no documents.</source>
        <translation>Dieses Projekt enthält keine Dokumente.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>ProjectQuestions</name>
    <message>
        <source>Save changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Save your work?</source>
        <translation>Die Änderungen speichern?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Nicht gespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message numerus="yes">
        <source>This includes %Ln verdict(s) or note(s).</source>
        <translation>
            <numerusform>Darunter %Ln Bewertung oder Notiz.</numerusform>
            <numerusform>Darunter %Ln Bewertungen oder Notizen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 was changed on disk since you opened it.</source>
        <translation>%1 wurde auf dem Datenträger geändert, seit Sie es geöffnet haben.</translation>
    </message>
    <message>
        <source>Saving replaces the changes made by another program or window.</source>
        <translation>Beim Speichern werden die Änderungen eines anderen Programms oder Fensters ersetzt.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>A file named %1 already exists. Replace it?</source>
        <translation>Eine Datei namens %1 ist schon vorhanden. Ersetzen?</translation>
    </message>
    <message>
        <source>Choose another &amp;name…</source>
        <translation>&amp;Anderen Namen wählen…</translation>
    </message>
    <message>
        <source>The copy is not saved yet. Changes you make in it don&apos;t affect the original file.</source>
        <translation>Die Kopie ist noch nicht gespeichert. Änderungen daran wirken sich nicht auf die ursprüngliche Datei aus.</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>&amp;Kopie öffnen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Discard unsaved work?</source>
        <translation>Ungespeicherte Arbeit verwerfen?</translation>
    </message>
    <message>
        <source>It has not been saved anywhere. You can&apos;t undo this.</source>
        <translation>Sie wurde nirgends gespeichert. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Save the project under another name.</source>
        <translation>Speichern Sie das Projekt unter anderem Namen.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the project.</source>
        <translation>Das Projekt konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the project.</source>
        <translation>Das Projekt konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Your work is still open here.</source>
        <translation>Ihre Arbeit ist hier noch geöffnet.</translation>
    </message>
    <message>
        <source>%1 is open in another window of Imbrex.</source>
        <translation>%1 ist in einem anderen Fenster von Imbrex geöffnet.</translation>
    </message>
    <message>
        <source>%1 is open in another window of Imbrex (%2).</source>
        <translation>%1 ist in einem anderen Fenster von Imbrex geöffnet (%2).</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>QueryScheduler</name>
    <message>
        <source>Comparison stopped. Press F5 to compare again.</source>
        <translation>Vergleich gestoppt. Drücken Sie F5, um neu zu vergleichen.</translation>
    </message>
    <message>
        <source>Couldn&apos;t calculate this.</source>
        <translation>Das ließ sich nicht berechnen.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Already open, reloading: %1</source>
        <translation>Schon geöffnet, wird neu geladen: %1</translation>
    </message>
    <message>
        <source>Pasted text %1</source>
        <translation>Eingefügter Text %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %Ln file(s) not read.</source>
        <translation>
            <numerusform>Gestoppt. %Ln Datei wurde nicht gelesen.</numerusform>
            <numerusform>Gestoppt. %Ln Dateien wurden nicht gelesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>%1 can&apos;t be found.</source>
        <translation>%1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>Unavailable while names are hidden</source>
        <translation>Nicht verfügbar, solange Namen ausgeblendet sind</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent files:</source>
        <translation>Zuletzt geöffnet:</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>Projekt %1</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Recognize text</source>
        <translation>Text erkennen</translation>
    </message>
    <message>
        <source>Pages that already have text, too</source>
        <translation>Auch Seiten, die schon Text enthalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other scan(s), too</source>
        <translation>
            <numerusform>Auch %Ln weiterer Scan</numerusform>
            <numerusform>Auch %Ln weitere Scans</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognize</source>
        <translation>Erkennen</translation>
    </message>
    <message>
        <source>Languages of the text</source>
        <translation>Sprachen des Textes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages of the text:</source>
        <translation>Sprachen des Textes:</translation>
    </message>
    <message>
        <source>Takes a few seconds a page. Fewer languages give better results.</source>
        <translation>Dauert einige Sekunden pro Seite. Weniger Sprachen ergeben bessere Ergebnisse.</translation>
    </message>
</context>
<context>
    <name>Recognizing</name>
    <message>
        <source>Recognize text</source>
        <translation>Text erkennen</translation>
    </message>
    <message>
        <source>Tesseract, which recognizes text, is not installed.</source>
        <translation>Tesseract, das Text erkennt, ist nicht installiert.</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Imbrex quit unexpectedly.</source>
        <translation>Imbrex wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>The recovery copy can&apos;t be read: %1</source>
        <translation>Die Wiederherstellungskopie ist nicht lesbar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with a verdict</source>
        <translation>
            <numerusform>%Ln Paar mit Bewertung</numerusform>
            <numerusform>%Ln Paare mit Bewertung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) with a verdict</source>
        <translation>
            <numerusform>%Ln Passage mit Bewertung</numerusform>
            <numerusform>%Ln Passagen mit Bewertung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Notiz</numerusform>
            <numerusform>%Ln Notizen</numerusform>
        </translation>
    </message>
    <message>
        <source>last changed %1</source>
        <translation>zuletzt geändert %1</translation>
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
        <translation>Wörtlich</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>Other source</source>
        <translation>Andere Quelle</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Listed</source>
        <translation>Im Verzeichnis</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>Nicht im Verzeichnis</translation>
    </message>
    <message>
        <source>Other year</source>
        <translation>Anderes Jahr</translation>
    </message>
    <message>
        <source>Similar name</source>
        <translation>Ähnlicher Name</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Kein Verzeichnis</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>Zitiert</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>Nicht zitiert</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>In this text</source>
        <translation>In diesem Text</translation>
    </message>
    <message>
        <source>Words that differ from the source are framed. Click to go to the place.</source>
        <translation>Wörter, die von der Quelle abweichen, sind umrahmt. Ein Klick führt zur Stelle.</translation>
    </message>
    <message>
        <source>In the source or list</source>
        <translation>In Quelle oder Verzeichnis</translation>
    </message>
    <message>
        <source>The words of the source, and its name</source>
        <translation>Wortlaut der Quelle und ihr Name</translation>
    </message>
    <message>
        <source>The cited source is not open</source>
        <translation>Die angegebene Quelle ist nicht geöffnet</translation>
    </message>
</context>
<context>
    <name>ReferenceTable</name>
    <message>
        <source>Quotations and references</source>
        <translation>Zitate und Literatur</translation>
    </message>
</context>
<context>
    <name>ReferencesPanel</name>
    <message>
        <source>Search the library</source>
        <translation>In der Bibliothek suchen</translation>
    </message>
    <message>
        <source>Also search the library for quotations that no open source has</source>
        <translation>Auch in der Bibliothek nach Zitaten suchen, die in keiner geöffneten Quelle stehen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Also show what needs no check</source>
        <translation>Auch zeigen, was nicht geprüft werden muss</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Zitate</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Literatur</translation>
    </message>
    <message>
        <source>Open a pair or select a document to check its quotations and references.</source>
        <translation>Öffnen Sie ein Paar oder wählen Sie ein Dokument, um seine Zitate und Literaturangaben zu prüfen.</translation>
    </message>
    <message>
        <source>Checking quotations and references…</source>
        <translation>Zitate und Literaturangaben werden geprüft …</translation>
    </message>
    <message>
        <source>No quotations, citations or references found.</source>
        <translation>Keine Zitate, Verweise oder Literaturangaben gefunden.</translation>
    </message>
    <message>
        <source>Quotations to check: %1 of %2</source>
        <translation>Zu prüfende Zitate: %1 von %2</translation>
    </message>
    <message>
        <source>citations: %1 of %2</source>
        <translation>Verweise: %1 von %2</translation>
    </message>
    <message>
        <source>references: %1 of %2</source>
        <translation>Literaturangaben: %1 von %2</translation>
    </message>
    <message>
        <source>Open the quoted texts as sources to compare quotations with them.</source>
        <translation>Öffnen Sie die zitierten Texte als Quellen, um die Zitate damit zu vergleichen.</translation>
    </message>
    <message>
        <source>This text has no list of references.</source>
        <translation>Dieser Text hat kein Literaturverzeichnis.</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln quotation(s) that may be dialogue, a title or a term.</source>
        <translation>
            <numerusform>Nicht aufgeführt: %Ln Zitat, das Dialog, Titel oder Begriff sein kann.</numerusform>
            <numerusform>Nicht aufgeführt: %Ln Zitate, die Dialog, Titel oder Begriff sein können.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first ones were checked, because there are too many.</source>
        <translation>Nur die ersten wurden geprüft, weil es zu viele sind.</translation>
    </message>
</context>
<context>
    <name>Regrouping</name>
    <message>
        <source>joining of documents</source>
        <translation>Verbinden von Dokumenten</translation>
    </message>
    <message>
        <source>adding of earlier attempts</source>
        <translation>Hinzufügen früherer Versuche</translation>
    </message>
    <message>
        <source>separation into files</source>
        <translation>Aufteilen in Dateien</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>Report saved: %1</source>
        <translation>Bericht gespeichert: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) saved in %1</source>
        <translation>
            <numerusform>%Ln Bericht gespeichert: %1</numerusform>
            <numerusform>%Ln Berichte gespeichert: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This folder contains %Ln other file(s). Check them before you share the folder.</source>
        <translation>
            <numerusform>In diesem Ordner liegt %Ln weitere Datei. Sehen Sie sie an, bevor Sie den Ordner weitergeben.</numerusform>
            <numerusform>In diesem Ordner liegen %Ln weitere Dateien. Sehen Sie sie an, bevor Sie den Ordner weitergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t save the report.</source>
        <translation>Der Bericht konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Saving the report was stopped.</source>
        <translation>Das Speichern des Berichts wurde gestoppt.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>&amp;Hide names</source>
        <translation>Namen aus&amp;blenden</translation>
    </message>
    <message>
        <source>Include &amp;verdicts and notes</source>
        <translation>Be&amp;wertungen und Notizen einschließen</translation>
    </message>
    <message>
        <source>Include &amp;quotations and references to check</source>
        <translation>&amp;Zu prüfende Zitate und Literaturangaben aufnehmen</translation>
    </message>
    <message>
        <source>Include the &amp;weight of evidence</source>
        <translation>&amp;Gewicht der Merkmale aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Open after saving</source>
        <translation>Nach dem Speichern ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Pair: the two documents side by side</source>
        <translation>&amp;Paar: die zwei Dokumente nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Class: pairs worth reading, clusters and documents</source>
        <translation>&amp;Klasse: lesenswerte Paare, Cluster und Dokumente</translation>
    </message>
    <message>
        <source>Class, plus a &amp;report for each pair worth reading</source>
        <translation>Klasse, dazu ein B&amp;ericht je lesenswertem Paar</translation>
    </message>
    <message>
        <source>Class, plus a report for each &amp;document</source>
        <translation>Klasse, dazu ein Bericht je &amp;Dokument</translation>
    </message>
    <message>
        <source>Web page (one file, opens in any browser)</source>
        <translation>Webseite (eine Datei für jeden Browser)</translation>
    </message>
    <message>
        <source>PDF (for printing)</source>
        <translation>PDF (zum Drucken)</translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV (für Tabellenprogramme)</translation>
    </message>
    <message>
        <source>JSON (for other programs)</source>
        <translation>JSON (für andere Programme)</translation>
    </message>
    <message>
        <source>document names</source>
        <translation>Dokumentnamen</translation>
    </message>
    <message>
        <source>If off, the report shows the scores as calculated, without your verdicts and notes</source>
        <translation>Wenn ausgeschaltet, zeigt der Bericht die berechneten Werte ohne Ihre Bewertungen und Notizen</translation>
    </message>
    <message>
        <source>In web pages, PDF and JSON files</source>
        <translation>In Webseiten, PDF- und JSON-Dateien</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Report language</source>
        <translation>Sprache des Berichts</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>How many unrelated pairs of this class share as much, in web pages, PDF and JSON files</source>
        <translation>Wie viele unverwandte Paare dieser Klasse so viel gemeinsam haben, in Webseiten, PDF- und JSON-Dateien</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Namen ausblenden</translation>
    </message>
    <message>
        <source>Include verdicts and notes</source>
        <translation>Bewertungen und Notizen einschließen</translation>
    </message>
    <message>
        <source>Include quotations and references to check</source>
        <translation>Zu prüfende Zitate und Literaturangaben aufnehmen</translation>
    </message>
    <message>
        <source>Include the weight of evidence</source>
        <translation>Gewicht der Merkmale aufnehmen</translation>
    </message>
    <message>
        <source>Open after saving</source>
        <translation>Nach dem Speichern öffnen</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>Fo&amp;rmat:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>The report contains the text it quotes, the settings, and a checksum of every file. It is not sent anywhere.</source>
        <translation>Der Bericht enthält den zitierten Text, die Einstellungen und eine Prüfsumme jeder Datei. Er wird nirgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Report folder</source>
        <translation>Berichtsordner</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Note on the passage…</source>
        <translation>Notiz zur Passage…</translation>
    </message>
    <message>
        <source>Note on the pair…</source>
        <translation>Notiz zum Paar…</translation>
    </message>
    <message>
        <source>Next undecided passage</source>
        <translation>Nächste unentschiedene Passage</translation>
    </message>
    <message>
        <source>Previous undecided passage</source>
        <translation>Vorherige unentschiedene Passage</translation>
    </message>
    <message>
        <source>Verdict on the passage</source>
        <translation>Bewertung der Passage</translation>
    </message>
    <message>
        <source>Verdict on the pair</source>
        <translation>Bewertung des Paars</translation>
    </message>
    <message>
        <source>Switch to “%1” to set verdicts</source>
        <translation>Zu „%1“ wechseln, um Bewertungen zu vergeben</translation>
    </message>
    <message>
        <source>No passage is selected. F8 goes to the next one.</source>
        <translation>Keine Passage ausgewählt. F8 geht zur nächsten.</translation>
    </message>
</context>
<context>
    <name>ReviewedPair</name>
    <message>
        <source>Doesn&apos;t count: %1</source>
        <translation>Zählt nicht: %1</translation>
    </message>
    <message>
        <source>Doesn&apos;t count, by your verdict: %1</source>
        <translation>Zählt laut Ihrer Bewertung nicht: %1</translation>
    </message>
    <message>
        <source>Counts, by your verdict: %1</source>
        <translation>Zählt laut Ihrer Bewertung: %1</translation>
    </message>
    <message numerus="yes">
        <source>verdict “%1” on %Ln passage(s)</source>
        <translation>
            <numerusform>Bewertung „%1“ für %Ln Passage</numerusform>
            <numerusform>Bewertung „%1“ für %Ln Passagen</numerusform>
        </translation>
    </message>
    <message>
        <source>note on a passage</source>
        <translation>Notiz zu einer Passage</translation>
    </message>
</context>
<context>
    <name>RewritingOutcome</name>
    <message>
        <source>%1 of the words kept</source>
        <translation>%1 der Wörter erhalten</translation>
    </message>
    <message>
        <source>%1 of the words linked</source>
        <translation>%1 der Wörter verbunden</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Passage %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the left</source>
        <translation>
            <numerusform>%Ln Wort links</numerusform>
            <numerusform>%Ln Wörter links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the right</source>
        <translation>
            <numerusform>%Ln Wort rechts</numerusform>
            <numerusform>%Ln Wörter rechts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Ribbons linking each passage to its counterpart</source>
        <translation>Verbindungsbänder von jeder Passage zu ihrem Gegenstück</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Focus</source>
        <translation>Fokus</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Essay</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
</context>
<context>
    <name>RosterStep</name>
    <message>
        <source>roster</source>
        <translation>Teilnehmerliste</translation>
    </message>
</context>
<context>
    <name>Rosters</name>
    <message>
        <source>Rosters</source>
        <translation>Teilnehmerlisten</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Open roster</source>
        <translation>Teilnehmerliste öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Is “%1” a roster with %Ln student(s), or a text to compare?</source>
        <translation>
            <numerusform>Ist „%1“ eine Teilnehmerliste mit %Ln Person oder ein Text zum Vergleichen?</numerusform>
            <numerusform>Ist „%1“ eine Teilnehmerliste mit %Ln Personen oder ein Text zum Vergleichen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as roster</source>
        <translation>Als Liste verwenden</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>Als Text öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Roster with %Ln student(s).</source>
        <translation>
            <numerusform>Liste mit %Ln Person.</numerusform>
            <numerusform>%Ln Personen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Imbrex projects</source>
        <translation>Imbrex-Projekte</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving was stopped. The file has not changed.</source>
        <translation>Speichern gestoppt. Die Datei wurde nicht geändert.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>word for word</source>
        <translation>wörtlich</translation>
    </message>
    <message>
        <source>containment</source>
        <translation>Containment</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>word for word or translated</source>
        <translation>wörtlich oder übersetzt</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>Can&apos;t save settings: %1 can&apos;t be written. Everything else works.</source>
        <translation>Einstellungen können nicht gespeichert werden: %1 ist nicht schreibbar. Alles andere funktioniert.</translation>
    </message>
    <message>
        <source>Can&apos;t save settings: %1 can&apos;t be read. Everything else works.</source>
        <translation>Einstellungen können nicht gespeichert werden: %1 ist nicht lesbar. Alles andere funktioniert.</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read and were reset. The old settings are kept in %1.</source>
        <translation>Die Einstellungen waren nicht lesbar und wurden zurückgesetzt. Die alten sind in %1 aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>SettingsInWords</name>
    <message numerus="yes">
        <source>%Ln-word shingles</source>
        <translation>
            <numerusform>%Ln-Wort-Shingles</numerusform>
            <numerusform>%Ln-Wort-Shingles</numerusform>
        </translation>
    </message>
    <message>
        <source>words as written</source>
        <translation>Wörter wie geschrieben</translation>
    </message>
    <message>
        <source>normal forms</source>
        <translation>Grundformen</translation>
    </message>
    <message>
        <source>stems</source>
        <translation>Wortstämme</translation>
    </message>
    <message>
        <source>function words ignored</source>
        <translation>ohne Funktionswörter</translation>
    </message>
    <message>
        <source>some words ignored</source>
        <translation>ohne einige Wörter</translation>
    </message>
    <message>
        <source>all words compared</source>
        <translation>alle Wörter verglichen</translation>
    </message>
</context>
<context>
    <name>ShareTexts</name>
    <message>
        <source>%1 word for word</source>
        <translation>%1 wörtlich</translation>
    </message>
    <message>
        <source>%1 reworded</source>
        <translation>%1 umformuliert</translation>
    </message>
    <message>
        <source>%1 quoted or template</source>
        <translation>%1 Zitat oder Vorlage</translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 nur hier</translation>
    </message>
    <message>
        <source>%1 translated</source>
        <translation>%1 übersetzt</translation>
    </message>
</context>
<context>
    <name>ShelfModel</name>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Name of the collection of sources</source>
        <translation>Name der Quellensammlung</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Number of texts that can be found</source>
        <translation>Anzahl der Texte, die gefunden werden können</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the shelf&apos;s files</source>
        <translation>Größe der Dateien des Regals</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <source>When the shelf was last read to the end</source>
        <translation>Wann das Regal zuletzt bis zum Ende gelesen wurde</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Reading… %1</source>
        <translation>Wird gelesen… %1</translation>
    </message>
    <message>
        <source>Paused at %1</source>
        <translation>Angehalten bei %1</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1 gelesen</translation>
    </message>
    <message>
        <source>Files have changed</source>
        <translation>Dateien wurden geändert</translation>
    </message>
    <message>
        <source>Made by another version: update it</source>
        <translation>Von einer anderen Version erstellt: bitte aktualisieren</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>Up to date; %Ln source(s) couldn&apos;t be read</source>
        <translation>
            <numerusform>Aktuell; %Ln Quelle konnte nicht gelesen werden</numerusform>
            <numerusform>Aktuell; %Ln Quellen konnten nicht gelesen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Fingerprints: %1</source>
        <translation>Fingerabdrücke: %1</translation>
    </message>
</context>
<context>
    <name>ShelvesView</name>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Find file…</source>
        <translation>Datei suchen…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>No shelves yet. A shelf is a collection of sources, such as an offline Wikipedia from Kiwix, web archives (WARC), your Zotero library, or a folder of PDF files. Essays are checked against it.</source>
        <translation>Noch keine Regale. Ein Regal ist eine Sammlung von Quellen, etwa eine Offline-Wikipedia von Kiwix, Webarchive (WARC), Ihre Zotero-Bibliothek oder ein Ordner mit PDF-Dateien. Arbeiten werden dagegen geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shelf(s)</source>
        <translation>
            <numerusform>%Ln Regal</numerusform>
            <numerusform>%Ln Regale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln Quelle</numerusform>
            <numerusform>%Ln Quellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Add a shelf…</source>
        <translation>Regal hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Kiwix file or web archive…</source>
        <translation>&amp;Kiwix-Datei oder Webarchiv…</translation>
    </message>
    <message>
        <source>&amp;Zotero library or folder…</source>
        <translation>&amp;Zotero-Bibliothek oder Ordner…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelves of sources</source>
        <translation>Regale mit Quellen</translation>
    </message>
</context>
<context>
    <name>ShingleControls</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignoring %Ln kind(s) of words</source>
        <translation>
            <numerusform>%Ln Art von Wörtern wird ignoriert</numerusform>
            <numerusform>%Ln Arten von Wörtern werden ignoriert</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignoring %1</source>
        <translation>Ignoriert: %1</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Key</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>In den Texten</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Left text</source>
        <translation>Linker Text</translation>
    </message>
    <message>
        <source>Right text</source>
        <translation>Rechter Text</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Passage %1 von %2</translation>
    </message>
</context>
<context>
    <name>SideHead</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Drop a file here, or click to choose one</source>
        <translation>Datei hier ablegen oder zum Auswählen klicken</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>Neufassung</translation>
    </message>
    <message>
        <source>Folder of essays</source>
        <translation>Ordner mit Arbeiten</translation>
    </message>
    <message>
        <source>Drop a folder or files here, or click to choose a folder</source>
        <translation>Ordner oder Dateien hier ablegen oder zum Auswählen eines Ordners klicken</translation>
    </message>
    <message>
        <source>Compare two texts</source>
        <translation>Zwei Texte vergleichen</translation>
    </message>
    <message>
        <source>Check a class</source>
        <translation>Eine Klasse prüfen</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Two short essays, one rewritten from the other.</source>
        <translation>Zwei kurze Arbeiten, von denen eine aus der anderen umgeschrieben ist.</translation>
    </message>
    <message>
        <source>Take the tour (1 minute)</source>
        <translation>Tour starten (1 Minute)</translation>
    </message>
    <message>
        <source>Your texts are compared on this computer and not sent anywhere.</source>
        <translation>Ihre Texte werden auf diesem Computer verglichen und nirgendwohin gesendet.</translation>
    </message>
    <message>
        <source>See what two texts share</source>
        <translation>Sehen, was zwei Texte gemeinsam haben</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>Open sample essays</source>
        <translation>Beispielarbeiten öffnen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Find passages shared with earlier essays (Ctrl+Shift+L)</source>
        <translation>Passagen finden, die frühere Arbeiten auch haben (Strg+Umschalt+L)</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen…</translation>
    </message>
    <message>
        <source>Recognizing text…</source>
        <translation>Text wird erkannt…</translation>
    </message>
    <message>
        <source>Reading words…</source>
        <translation>Wörter lesen…</translation>
    </message>
    <message>
        <source>Preparing texts…</source>
        <translation>Texte vorbereiten…</translation>
    </message>
    <message>
        <source>Reading dictionaries…</source>
        <translation>Wörterbücher werden gelesen…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Finding clusters…</source>
        <translation>Cluster suchen…</translation>
    </message>
    <message>
        <source>Drawing graph…</source>
        <translation>Graph zeichnen…</translation>
    </message>
    <message>
        <source>Finding passages…</source>
        <translation>Passagen suchen…</translation>
    </message>
    <message>
        <source>Finding word differences…</source>
        <translation>Wortunterschiede suchen…</translation>
    </message>
    <message>
        <source>Comparing by translation…</source>
        <translation>Vergleich nach Übersetzung…</translation>
    </message>
    <message>
        <source>Checking for disguises…</source>
        <translation>Auf Verschleierungen prüfen…</translation>
    </message>
    <message>
        <source>Checking quotations and references…</source>
        <translation>Zitate und Literaturangaben werden geprüft …</translation>
    </message>
    <message>
        <source>Finding rare words, names and numbers…</source>
        <translation>Seltene Wörter, Namen und Zahlen suchen…</translation>
    </message>
    <message>
        <source>Finding common text…</source>
        <translation>Gemeinsamen Text suchen…</translation>
    </message>
    <message>
        <source>Finding shared passages in clusters…</source>
        <translation>Gemeinsame Passagen in Clustern suchen…</translation>
    </message>
    <message>
        <source>Trying other options…</source>
        <translation>Andere Optionen versuchen…</translation>
    </message>
    <message>
        <source>Computing fingerprints…</source>
        <translation>Fingerabdrücke berechnen…</translation>
    </message>
    <message>
        <source>Finding topics…</source>
        <translation>Themen suchen…</translation>
    </message>
    <message>
        <source>Adding to library…</source>
        <translation>In die Bibliothek aufnehmen…</translation>
    </message>
    <message>
        <source>Checking against library…</source>
        <translation>Gegen die Bibliothek prüfen…</translation>
    </message>
    <message>
        <source>Checking file…</source>
        <translation>Datei prüfen…</translation>
    </message>
    <message>
        <source>Checking documents…</source>
        <translation>Dokumente prüfen…</translation>
    </message>
    <message>
        <source>Checking index…</source>
        <translation>Index prüfen…</translation>
    </message>
    <message>
        <source>Upgrading library…</source>
        <translation>Bibliothek aktualisieren…</translation>
    </message>
    <message>
        <source>Finding near-duplicates…</source>
        <translation>Beinahe-Duplikate suchen…</translation>
    </message>
    <message>
        <source>Building index…</source>
        <translation>Index erstellen…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Saving reports…</source>
        <translation>Berichte speichern…</translation>
    </message>
    <message>
        <source>Opening project…</source>
        <translation>Projekt öffnen…</translation>
    </message>
    <message>
        <source>Saving project…</source>
        <translation>Projekt speichern…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Läuft…</translation>
    </message>
</context>
<context>
    <name>StretchGutter</name>
    <message>
        <source>Numbers of the texts that match each line</source>
        <translation>Nummern der Texte, mit denen jede Zeile übereinstimmt</translation>
    </message>
</context>
<context>
    <name>SuggestedAuthorsDialog</name>
    <message>
        <source>Authors from document properties</source>
        <translation>Autoren aus Dokumenteigenschaften</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Suggested authors</source>
        <translation>Vorgeschlagene Autoren</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Document properties show who created a file or owns the computer, and a copied file keeps the original author&apos;s name. Accept only names you trust: texts by the same author are ranked separately.</source>
        <translation>Dokumenteigenschaften zeigen, wer eine Datei erstellt hat oder wem der Computer gehört; eine kopierte Datei behält den Namen des ersten Autors. Übernehmen Sie nur Namen, denen Sie vertrauen: Texte desselben Autors werden getrennt eingereiht.</translation>
    </message>
    <message numerus="yes">
        <source>No new authors in the properties of %Ln document(s).</source>
        <translation>
            <numerusform>Die Eigenschaften von %Ln Dokument nennen keinen neuen Autor.</numerusform>
            <numerusform>Die Eigenschaften von %Ln Dokumenten nennen keinen neuen Autor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will get an author. Existing authors are kept.</source>
        <translation>
            <numerusform>%Ln Dokument erhält einen Autor; vorhandene bleiben.</numerusform>
            <numerusform>%Ln Dokumente erhalten einen Autor; vorhandene bleiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwitchModel</name>
    <message>
        <source>Current</source>
        <translation>Wie jetzt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Left in right</source>
        <translation>Links
in rechts</translation>
    </message>
    <message>
        <source>Right in left</source>
        <translation>Rechts
in links</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Include: %1</source>
        <translation>Einbeziehen: %1</translation>
    </message>
    <message>
        <source>Ignore: %1</source>
        <translation>Ignorieren: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>SwitchTable</name>
    <message>
        <source>Effect of each option</source>
        <translation>Wirkung jeder Option</translation>
    </message>
</context>
<context>
    <name>TextList</name>
    <message>
        <source>Texts in the class</source>
        <translation>Texte der Klasse</translation>
    </message>
    <message numerus="yes">
        <source>showing %1 of %Ln</source>
        <translation>
            <numerusform>%1 von %Ln angezeigt</numerusform>
            <numerusform>%1 von %Ln angezeigt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextModel</name>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>%2 up to %1</source>
        <translation>%2 bis %1</translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 nur hier</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>TextView</name>
    <message>
        <source>Select a text to see where else its parts appear.</source>
        <translation>Wählen Sie einen Text aus, um zu sehen, wo seine Teile noch stehen.</translation>
    </message>
    <message>
        <source>Finding matches for this text…</source>
        <translation>Übereinstimmungen für diesen Text werden gesucht…</translation>
    </message>
</context>
<context>
    <name>ThresholdBar</name>
    <message>
        <source>Set the threshold and its score</source>
        <translation>Schwellenwert und Wert festlegen</translation>
    </message>
    <message>
        <source>Threshold: %1</source>
        <translation>Schwellenwert: %1</translation>
    </message>
</context>
<context>
    <name>ThresholdFields</name>
    <message>
        <source>Use the suggested threshold: %1</source>
        <translation>Vorschlag nutzen: %1</translation>
    </message>
    <message>
        <source>Pairs from here up stand out from the rest of the class. The suggestion updates when you change options.</source>
        <translation>Ab hier heben sich Paare vom Rest der Klasse ab. Der Vorschlag wird aktualisiert, wenn Sie Optionen ändern.</translation>
    </message>
    <message>
        <source>Use the chance level: %1</source>
        <translation>Zufallsniveau: %1</translation>
    </message>
    <message>
        <source>No pair stands out. Unrelated pairs in this class are not expected to score higher than this.</source>
        <translation>Kein Paar hebt sich ab. Unabhängige Paare dieser Klasse liegen erwartungsgemäß nicht höher.</translation>
    </message>
    <message>
        <source>No chance level: too few pairs. This is the usual threshold without one.</source>
        <translation>Kein Zufallsniveau: zu wenige Paare. Dies ist der übliche Schwellenwert ohne ein solches.</translation>
    </message>
    <message>
        <source>No chance level: too many of the pairs are similar. This is the usual threshold without one.</source>
        <translation>Kein Zufallsniveau: zu viele Paare sind ähnlich. Dies ist der übliche Schwellenwert ohne ein solches.</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Wörtlich</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Containment</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwellenwert</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Words of one text that are word for word in the other; the higher share of the two texts</source>
        <translation>Wörter eines Textes, die wörtlich im anderen stehen; der höhere Anteil der beiden Texte</translation>
    </message>
    <message>
        <source>Higher of the two directions, so added text can&apos;t hide a match</source>
        <translation>Höherer Wert beider Richtungen: zusätzlicher Text kann keine Übereinstimmung verbergen</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>Gemeinsame Shingles als Anteil aller verschiedenen Shingles beider Texte</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Close all documents before taking the tour. It opens two sample essays.</source>
        <translation>Schließen Sie alle Dokumente, bevor Sie die Tour starten. Sie öffnet zwei Beispielarbeiten.</translation>
    </message>
    <message>
        <source>Drop documents here</source>
        <translation>Dokumente hier ablegen</translation>
    </message>
    <message>
        <source>Drop two files or a whole folder anywhere on the window. We have opened two sample essays for this tour.</source>
        <translation>Legen Sie zwei Dateien oder einen ganzen Ordner irgendwo im Fenster ab. Für diese Tour haben wir zwei Beispielarbeiten geöffnet.</translation>
    </message>
    <message>
        <source>See what both texts share</source>
        <translation>Was beide Texte gemeinsam haben</translation>
    </message>
    <message>
        <source>A shared passage has the same colour and number in both texts. Click a passage to bring its counterpart level with it. Press F8 to go to the next one.</source>
        <translation>Eine gemeinsame Passage hat in beiden Texten dieselbe Farbe und Nummer. Klicken Sie darauf, um ihr Gegenstück auf gleiche Höhe zu bringen. F8 geht zur nächsten.</translation>
    </message>
    <message>
        <source>See how much they share</source>
        <translation>Wie viel sie gemeinsam haben</translation>
    </message>
    <message>
        <source>A shingle is a run of consecutive words. The score shows how many of one text&apos;s shingles are also in the other. A score is not a verdict. Read the passages.</source>
        <translation>Ein Shingle ist eine Folge von Wörtern. Der Wert zeigt, wie viele Shingles eines Textes auch im anderen stehen. Ein Wert ist keine Bewertung: Lesen Sie die Passagen.</translation>
    </message>
    <message>
        <source>Choose what counts as a match</source>
        <translation>Was als Übereinstimmung gilt</translation>
    </message>
    <message>
        <source>Longer shingles find only longer matches; shorter ones find more. Results update as you change options. Point to an option to see what it does.</source>
        <translation>Längere Shingles finden nur längere Übereinstimmungen, kürzere finden mehr. Die Ergebnisse werden aktualisiert, wenn Sie Optionen ändern. Zeigen Sie auf eine Option, um zu sehen, was sie bewirkt.</translation>
    </message>
    <message>
        <source>Find edited passages, too</source>
        <translation>Auch bearbeitete Passagen finden</translation>
    </message>
    <message>
        <source>Passages also finds text that was edited or reordered. Changes sets the paragraphs side by side and marks the changed words.</source>
        <translation>„Passagen“ findet auch bearbeiteten oder umgestellten Text. „Änderungen“ zeigt die Absätze nebeneinander und markiert die geänderten Wörter.</translation>
    </message>
    <message>
        <source>Share the results</source>
        <translation>Ergebnisse weitergeben</translation>
    </message>
    <message>
        <source>To share your results with others, choose File &gt; Save report. Press F1 for help on the current view.</source>
        <translation>Um Ergebnisse weiterzugeben, wählen Sie „Datei“ &gt; „Bericht speichern“. F1 öffnet die Hilfe zur aktuellen Ansicht.</translation>
    </message>
</context>
<context>
    <name>TracedTextPane</name>
    <message>
        <source>Text, coloured where it matches another text</source>
        <translation>Text, farbig, wo er mit einem anderen übereinstimmt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
</context>
<context>
    <name>UniqueModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unlocking</name>
    <message>
        <source>Enter password</source>
        <translation>Passwort eingeben</translation>
    </message>
    <message>
        <source>Incorrect password for “%1”. Try another:</source>
        <translation>Falsches Passwort für „%1“. Versuchen Sie ein anderes:</translation>
    </message>
    <message>
        <source>Password for “%1”:</source>
        <translation>Passwort für „%1“:</translation>
    </message>
</context>
<context>
    <name>UnmatchedVerdicts</name>
    <message numerus="yes">
        <source>%Ln verdict(s) kept for passages not currently found</source>
        <translation>
            <numerusform>%Ln Bewertung für eine jetzt nicht gefundene Passage aufbewahrt</numerusform>
            <numerusform>%Ln Bewertungen für jetzt nicht gefundene Passagen aufbewahrt</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept verdicts and notes</source>
        <translation>Aufbewahrte Bewertungen und Notizen</translation>
    </message>
    <message>
        <source>Your verdicts on passages that are not found with the current options or text. They apply again as soon as the passages are found.</source>
        <translation>Ihre Bewertungen von Passagen, die mit den aktuellen Optionen oder dem aktuellen Text nicht gefunden werden. Sie gelten wieder, sobald die Passagen gefunden werden.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>unwichtig</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>zitiert</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>kopiert</translation>
    </message>
    <message>
        <source>Undecided: the passage counts according to its citation status</source>
        <translation>Unentschieden: Die Passage zählt nach ihrem Zitierstatus</translation>
    </message>
    <message>
        <source>Coincidental or unimportant: the passage doesn&apos;t count</source>
        <translation>Zufällig oder unwichtig: Die Passage zählt nicht</translation>
    </message>
    <message>
        <source>The source is cited: the passage doesn&apos;t count</source>
        <translation>Die Quelle ist angegeben: Die Passage zählt nicht</translation>
    </message>
    <message>
        <source>Copied: the passage counts, whatever its citation status</source>
        <translation>Kopiert: Die Passage zählt, unabhängig vom Zitierstatus</translation>
    </message>
</context>
<context>
    <name>VerdictChips</name>
    <message>
        <source>With a note</source>
        <translation>Mit Notiz</translation>
    </message>
</context>
<context>
    <name>VerdictChoice</name>
    <message>
        <source>Verdict on the pair</source>
        <translation>Bewertung des Paars</translation>
    </message>
    <message>
        <source>Verdict on the pair: %1</source>
        <translation>Bewertung des Paars: %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>WatchSign</name>
    <message>
        <source>Watching %1</source>
        <translation>Überwachung: %1</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>Überwachter Ordner</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>Ordner fehlt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neue</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeightTexts</name>
    <message>
        <source>Can&apos;t determine how many unrelated pairs share as much: %1</source>
        <translation>Wie viele unverwandte Paare so viel gemeinsam haben, lässt sich nicht sagen: %1</translation>
    </message>
    <message>
        <source>Unrelated pairs of this class often share as much.</source>
        <translation>Unverwandte Paare dieser Klasse haben oft ebenso viel gemeinsam.</translation>
    </message>
    <message>
        <source>90% interval: 1 in %1 to 1 in %2.</source>
        <translation>90-%-Intervall: 1 von %1 bis 1 von %2.</translation>
    </message>
    <message>
        <source>This is not the probability that a text was copied: of many honest pairs, some are this similar by chance.</source>
        <translation>Das ist nicht die Wahrscheinlichkeit, dass ein Text kopiert wurde: Von vielen ehrlichen Paaren sind sich manche zufällig so ähnlich.</translation>
    </message>
    <message>
        <source>Fewer than 1 in %1 unrelated pairs of this class share as much.</source>
        <translation>Weniger als 1 von %1 unverwandten Paaren dieser Klasse hat so viel gemeinsam.</translation>
    </message>
    <message>
        <source>About 1 in %1 unrelated pairs of this class shares as much.</source>
        <translation>Etwa 1 von %1 unverwandten Paaren dieser Klasse hat so viel gemeinsam.</translation>
    </message>
    <message>
        <source>the class has too few documents in this language.</source>
        <translation>Die Klasse hat zu wenige Dokumente in dieser Sprache.</translation>
    </message>
    <message>
        <source>this is known for English and for Russian pairs only.</source>
        <translation>Das ist nur für englische und für russische Paare bekannt.</translation>
    </message>
    <message>
        <source>a text is much shorter or longer than is usual.</source>
        <translation>Ein Text ist viel kürzer oder länger als üblich.</translation>
    </message>
    <message>
        <source>both texts are by the same author.</source>
        <translation>Beide Texte sind von derselben Person.</translation>
    </message>
    <message>
        <source>one of the texts is a template.</source>
        <translation>Einer der Texte ist eine Vorlage.</translation>
    </message>
</context>
<context>
    <name>WhatIfPanel</name>
    <message>
        <source>Apply this change</source>
        <translation>Änderung anwenden</translation>
    </message>
    <message>
        <source>Open a pair to see how shingle length and options affect its score.</source>
        <translation>Öffnen Sie ein Paar, um zu sehen, wie Shingle-Länge und Optionen seinen Wert beeinflussen.</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort nehmen</numerusform>
            <numerusform>%Ln Wörter nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chance, from %Ln other document(s)</source>
        <translation>
            <numerusform>Zufall, nach %Ln anderen Dokument</numerusform>
            <numerusform>Zufall, nach %Ln anderen Dokumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>chance, from shuffled words</source>
        <translation>Zufall, nach gemischten Wörtern</translation>
    </message>
    <message>
        <source>left in right</source>
        <translation>links in rechts</translation>
    </message>
    <message>
        <source>right in left</source>
        <translation>rechts in links</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
</context>
<context>
    <name>WindowLayout</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
</context>
<context>
    <name>WordClass</name>
    <message>
        <source>Word for word</source>
        <translation>Wörtlich</translation>
    </message>
    <message>
        <source>Reworded</source>
        <translation>Umformuliert</translation>
    </message>
    <message>
        <source>Quoted or template</source>
        <translation>Zitat oder Vorlage</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>Translated</source>
        <translation>Übersetzt</translation>
    </message>
</context>
<context>
    <name>WordOutcome</name>
    <message>
        <source>“%1” is ignored: %2</source>
        <translation>„%1“ wird ignoriert: %2</translation>
    </message>
    <message>
        <source>“%1” is compared as written</source>
        <translation>„%1“ wird verglichen wie geschrieben</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (normal form)</source>
        <translation>„%1“ wird als „%2“ verglichen (Grundform)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (stem)</source>
        <translation>„%1“ wird als „%2“ verglichen (Stamm)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (disguise removed)</source>
        <translation>„%1“ wird als „%2“ verglichen (Verschleierung entfernt)</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (same spelling)</source>
        <translation>„%1“ wird als „%2“ verglichen (gleiche Schreibung)</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>Passage %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared word(s) in a row match</source>
        <translation>
            <numerusform>%Ln verglichenes Wort stimmt überein</numerusform>
            <numerusform>%Ln verglichene Wörter hintereinander stimmen überein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln gemeinsamer Shingle</numerusform>
            <numerusform>%Ln gemeinsame Shingles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This word is in %Ln shingle(s):</source>
        <translation>
            <numerusform>Dieses Wort steht in %Ln Shingle:</numerusform>
            <numerusform>Dieses Wort steht in %Ln Shingles:</numerusform>
        </translation>
    </message>
    <message>
        <source>stop word</source>
        <translation>Stoppwort</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>Präposition</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>Konjunktion</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>Partikel</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>Interjektion</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>Artikelwort</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>Adjektiv</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>Adverb</translation>
    </message>
    <message>
        <source>in a template</source>
        <translation>steht in einer Vorlage</translation>
    </message>
    <message>
        <source>in an excluded phrase</source>
        <translation>steht in einer ausgeschlossenen Phrase</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>in Anführungszeichen</translation>
    </message>
    <message>
        <source>in a list of references</source>
        <translation>steht im Literaturverzeichnis</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>use the language&apos;s list</source>
        <translation>Liste der Sprache verwenden</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>Panel tabs</source>
        <translation>Bereichsregister</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Fit all (0)</source>
        <translation>Alles einpassen (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Not available in the languages of the open documents.</source>
        <translation>In den Sprachen der geöffneten Dokumente nicht verfügbar.</translation>
    </message>
</context>
</TS>
