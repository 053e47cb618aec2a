<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AddingDialog</name>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s)</source>
        <translation>
            <numerusform>%Ln year</numerusform>
            <numerusform>%Ln years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will be added.</source>
        <translation>
            <numerusform>%Ln document will be added.</numerusform>
            <numerusform>%Ln documents will be added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuthorDialog</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) couldn&apos;t be compared.</source>
        <translation>
            <numerusform>%Ln text couldn&apos;t be compared.</numerusform>
            <numerusform>%Ln texts couldn&apos;t be compared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkResults</name>
    <message numerus="yes">
        <source>The group has more than %Ln text(s). Raise the level first.</source>
        <translation>
            <numerusform>The group has more than %Ln text. Raise the level first.</numerusform>
            <numerusform>The group has more than %Ln texts. Raise the level first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) of the group opened.</source>
        <translation>
            <numerusform>%Ln text of the group opened.</numerusform>
            <numerusform>%Ln texts of the group opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeTexts</name>
    <message numerus="yes">
        <source>%Ln edited</source>
        <translation>
            <numerusform>%Ln edited</numerusform>
            <numerusform>%Ln edited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moved</source>
        <translation>
            <numerusform>%Ln moved</numerusform>
            <numerusform>%Ln moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split</source>
        <translation>
            <numerusform>%Ln split</numerusform>
            <numerusform>%Ln split</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined</source>
        <translation>
            <numerusform>%Ln joined</numerusform>
            <numerusform>%Ln joined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln deleted</numerusform>
            <numerusform>%Ln deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln unchanged</numerusform>
            <numerusform>%Ln unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged paragraph(s)</source>
        <translation>
            <numerusform>%Ln unchanged paragraph</numerusform>
            <numerusform>%Ln unchanged paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other paragraph(s)</source>
        <translation>
            <numerusform>%Ln other paragraph</numerusform>
            <numerusform>%Ln other paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split into %Ln paragraph(s)</source>
        <translation>
            <numerusform>Split into %Ln paragraph</numerusform>
            <numerusform>Split into %Ln paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) joined</source>
        <translation>
            <numerusform>%Ln paragraph joined</numerusform>
            <numerusform>%Ln paragraphs joined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) changed</source>
        <translation>
            <numerusform>%Ln word changed</numerusform>
            <numerusform>%Ln words changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed</source>
        <translation>
            <numerusform>%Ln word removed</numerusform>
            <numerusform>%Ln words removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) added</source>
        <translation>
            <numerusform>%Ln word added</numerusform>
            <numerusform>%Ln words added</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message numerus="yes">
        <source>%Ln file(s) changed since the project was saved: %1.</source>
        <translation>
            <numerusform>%Ln file changed since the project was saved: %1.</numerusform>
            <numerusform>%Ln files changed since the project was saved: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) moved or deleted: %1. The project still has the text.</source>
        <translation>
            <numerusform>%Ln file moved or deleted: %1. The project still has the text.</numerusform>
            <numerusform>%Ln files moved or deleted: %1. The project still has the text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln shared shingle</numerusform>
            <numerusform>%Ln shared shingles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message numerus="yes">
        <source>%Ln essay(s) checked</source>
        <translation>
            <numerusform>%Ln essay checked</numerusform>
            <numerusform>%Ln essays checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln couldn&apos;t be checked</source>
        <translation>
            <numerusform>%Ln couldn&apos;t be checked</numerusform>
            <numerusform>%Ln couldn&apos;t be checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>%Ln already in the library</numerusform>
            <numerusform>%Ln already in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches of %1 or more</source>
        <translation>
            <numerusform>%Ln with matches of %1 or more</numerusform>
            <numerusform>%Ln with matches of %1 or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches</source>
        <translation>
            <numerusform>%Ln with matches</numerusform>
            <numerusform>%Ln with matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassChips</name>
    <message numerus="yes">
        <source>%Ln word(s) on the left</source>
        <translation>
            <numerusform>%Ln word on the left</numerusform>
            <numerusform>%Ln words on the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the right</source>
        <translation>
            <numerusform>%Ln word on the right</numerusform>
            <numerusform>%Ln words on the right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterDelegate</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterModel</name>
    <message numerus="yes">
        <source>%Ln identical text(s)</source>
        <translation>
            <numerusform>%Ln identical text</numerusform>
            <numerusform>%Ln identical texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln pair above the threshold</numerusform>
            <numerusform>%Ln pairs above the threshold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterPane</name>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln pair above the threshold</numerusform>
            <numerusform>%Ln pairs above the threshold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClustersView</name>
    <message numerus="yes">
        <source>%Ln cluster(s)</source>
        <translation>
            <numerusform>%Ln cluster</numerusform>
            <numerusform>%Ln clusters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %2 of %Ln text(s)</source>
        <translation>
            <numerusform>%1 with %2 of %Ln text</numerusform>
            <numerusform>%1 with %2 of %Ln texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommonTextPanel</name>
    <message numerus="yes">
        <source>showing the first %Ln phrase(s)</source>
        <translation>
            <numerusform>showing the first %Ln phrase</numerusform>
            <numerusform>showing the first %Ln phrases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) found</source>
        <translation>
            <numerusform>%Ln phrase found</numerusform>
            <numerusform>%Ln phrases found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>%Ln excluded</numerusform>
            <numerusform>%Ln excluded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedAttributions</name>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message numerus="yes">
        <source>%Ln word(s) per shingle</source>
        <translation>
            <numerusform>%Ln word per shingle</numerusform>
            <numerusform>%Ln words per shingle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message numerus="yes">
        <source>verdict “%1” on %Ln pair(s)</source>
        <translation>
            <numerusform>verdict “%1” on %Ln pair</numerusform>
            <numerusform>verdict “%1” on %Ln pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisguiseHeadline</name>
    <message numerus="yes">
        <source>%Ln more kind(s)</source>
        <translation>
            <numerusform>%Ln more kind</numerusform>
            <numerusform>%Ln more kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisguiseTexts</name>
    <message numerus="yes">
        <source>%1 in %Ln word(s)</source>
        <translation>
            <numerusform>%1 in %Ln word</numerusform>
            <numerusform>%1 in %Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large image(s) that may contain text</source>
        <translation>
            <numerusform>%Ln large image that may contain text</numerusform>
            <numerusform>%Ln large images that may contain text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln look-alike letter(s)</source>
        <translation>
            <numerusform>%Ln look-alike letter</numerusform>
            <numerusform>%Ln look-alike letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln styled letter(s)</source>
        <translation>
            <numerusform>%Ln styled letter</numerusform>
            <numerusform>%Ln styled letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zero-width character(s)</source>
        <translation>
            <numerusform>%Ln zero-width character</numerusform>
            <numerusform>%Ln zero-width characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) in HTML code</source>
        <translation>
            <numerusform>%Ln letter in HTML code</numerusform>
            <numerusform>%Ln letters in HTML code</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln soft hyphen(s)</source>
        <translation>
            <numerusform>%Ln soft hyphen</numerusform>
            <numerusform>%Ln soft hyphens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln combining mark(s)</source>
        <translation>
            <numerusform>%Ln combining mark</numerusform>
            <numerusform>%Ln combining marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) of misleading fonts</source>
        <translation>
            <numerusform>%Ln letter of misleading fonts</numerusform>
            <numerusform>%Ln letters of misleading fonts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of reversed text</source>
        <translation>
            <numerusform>%Ln instance of reversed text</numerusform>
            <numerusform>%Ln instances of reversed text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of spaced letters</source>
        <translation>
            <numerusform>%Ln instance of spaced letters</numerusform>
            <numerusform>%Ln instances of spaced letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split word(s)</source>
        <translation>
            <numerusform>%Ln split word</numerusform>
            <numerusform>%Ln split words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined word(s)</source>
        <translation>
            <numerusform>%Ln joined word</numerusform>
            <numerusform>%Ln joined words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) as words</source>
        <translation>
            <numerusform>%Ln number as words</numerusform>
            <numerusform>%Ln numbers as words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of white text</source>
        <translation>
            <numerusform>%Ln instance of white text</numerusform>
            <numerusform>%Ln instances of white text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of tiny text</source>
        <translation>
            <numerusform>%Ln instance of tiny text</numerusform>
            <numerusform>%Ln instances of tiny text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of hidden text</source>
        <translation>
            <numerusform>%Ln instance of hidden text</numerusform>
            <numerusform>%Ln instances of hidden text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of off-page text</source>
        <translation>
            <numerusform>%Ln instance of off-page text</numerusform>
            <numerusform>%Ln instances of off-page text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of text behind images</source>
        <translation>
            <numerusform>%Ln instance of text behind images</numerusform>
            <numerusform>%Ln instances of text behind images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of rearranged text</source>
        <translation>
            <numerusform>%Ln instance of rearranged text</numerusform>
            <numerusform>%Ln instances of rearranged text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln comment</numerusform>
            <numerusform>%Ln comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tracked deletion(s)</source>
        <translation>
            <numerusform>%Ln tracked deletion</numerusform>
            <numerusform>%Ln tracked deletions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln alternative text(s)</source>
        <translation>
            <numerusform>%Ln alternative text</numerusform>
            <numerusform>%Ln alternative texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field code(s)</source>
        <translation>
            <numerusform>%Ln field code</numerusform>
            <numerusform>%Ln field codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) excluded from others</source>
        <translation>
            <numerusform>%Ln word excluded from others</numerusform>
            <numerusform>%Ln words excluded from others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>%Ln excluded</numerusform>
            <numerusform>%Ln excluded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentReloader</name>
    <message numerus="yes">
        <source>Watches the files of the open pair and up to %Ln other(s)</source>
        <translation>
            <numerusform>Watches the files of the open pair and up to %Ln other</numerusform>
            <numerusform>Watches the files of the open pair and up to %Ln others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were changed on disk and have been reloaded.</source>
        <translation>
            <numerusform>%Ln file were changed on disk and have been reloaded.</numerusform>
            <numerusform>%Ln files were changed on disk and have been reloaded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentRemoval</name>
    <message numerus="yes">
        <source>Permanently delete %Ln document(s) from the library?</source>
        <translation>
            <numerusform>Permanently delete %Ln document from the library?</numerusform>
            <numerusform>Permanently delete %Ln documents from the library?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln source</numerusform>
            <numerusform>%Ln sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s)</source>
        <translation>
            <numerusform>%Ln template</numerusform>
            <numerusform>%Ln templates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the archive</source>
        <translation>
            <numerusform>%Ln in the archive</numerusform>
            <numerusform>%Ln in the archive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>%Ln file not readable</numerusform>
            <numerusform>%Ln files not readable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln document not compared</numerusform>
            <numerusform>%Ln documents not compared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message numerus="yes">
        <source>Rare: found in few or none of the %Ln other document(s).</source>
        <translation>
            <numerusform>Rare: found in few or none of the %Ln other document.</numerusform>
            <numerusform>Rare: found in few or none of the %Ln other documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Showing the first %Ln of each kind.</source>
        <translation>
            <numerusform>Showing the first %Ln of each kind.</numerusform>
            <numerusform>Showing the first %Ln of each kind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstReading</name>
    <message numerus="yes">
        <source>Opening %Ln file(s) or folder(s)…</source>
        <translation>
            <numerusform>Opening %Ln file or folder…</numerusform>
            <numerusform>Opening %Ln files or folders…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoldingDocuments</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln pair above the threshold</numerusform>
            <numerusform>%Ln pairs above the threshold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) with no pair above the threshold not shown</source>
        <translation>
            <numerusform>%Ln document with no pair above the threshold not shown</numerusform>
            <numerusform>%Ln documents with no pair above the threshold not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupModel</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsView</name>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln group</numerusform>
            <numerusform>%Ln groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>%Ln file not readable</numerusform>
            <numerusform>%Ln files not readable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln document not compared</numerusform>
            <numerusform>%Ln documents not compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln student(s) handed in nothing</source>
        <translation>
            <numerusform>%Ln student handed in nothing</numerusform>
            <numerusform>%Ln students handed in nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) share only editing history</source>
        <translation>
            <numerusform>%Ln pair shares only editing history</numerusform>
            <numerusform>%Ln pairs share only editing history</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” appears in %Ln of these pairs: set its role</source>
        <translation>
            <numerusform>“%1” appears in %Ln of these pairs: set its role</numerusform>
            <numerusform>“%1” appears in %Ln of these pairs: set its role</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” appear in %Ln of these pairs: set their role</source>
        <translation>
            <numerusform>“%1” appear in %Ln of these pairs: set their role</numerusform>
            <numerusform>“%1” appear in %Ln of these pairs: set their role</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No shared text in %Ln pair(s) at this shingle length.</source>
        <translation>
            <numerusform>No shared text in %Ln pair at this shingle length.</numerusform>
            <numerusform>No shared text in %Ln pairs at this shingle length.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs share text.</source>
        <translation>
            <numerusform>%Ln of %1 pairs shares text.</numerusform>
            <numerusform>%Ln of %1 pairs share text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs reach your threshold.</source>
        <translation>
            <numerusform>%Ln of %1 pairs reaches your threshold.</numerusform>
            <numerusform>%Ln of %1 pairs reach your threshold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) stand out among %1.</source>
        <translation>
            <numerusform>%Ln pair stands out among %1.</numerusform>
            <numerusform>%Ln pairs stand out among %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln reviewed.</source>
        <translation>
            <numerusform>%1 of %Ln reviewed.</numerusform>
            <numerusform>%1 of %Ln reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other pair(s) reviewed.</source>
        <translation>
            <numerusform>%Ln other pair reviewed.</numerusform>
            <numerusform>%Ln other pairs reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) are identical</source>
        <translation>
            <numerusform>%Ln text are identical</numerusform>
            <numerusform>%Ln texts are identical</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texts are identical (%Ln group(s))</source>
        <translation>
            <numerusform>%1 texts are identical (%Ln group)</numerusform>
            <numerusform>%1 texts are identical (%Ln groups)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) by the same author</source>
        <translation>
            <numerusform>%Ln pair by the same author</numerusform>
            <numerusform>%Ln pairs by the same author</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s) excluded</source>
        <translation>
            <numerusform>%Ln template excluded</numerusform>
            <numerusform>%Ln templates excluded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln archive documents, not compared with each other</source>
        <translation>
            <numerusform>%Ln archive documents, not compared with each other</numerusform>
            <numerusform>%Ln archive documents, not compared with each other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) differ only in letter case</source>
        <translation>
            <numerusform>%Ln name differ only in letter case</numerusform>
            <numerusform>%Ln names differ only in letter case</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln document not compared</numerusform>
            <numerusform>%Ln documents not compared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message numerus="yes">
        <source>The two files have %Ln editing session(s) in common.</source>
        <translation>
            <numerusform>The two files have %Ln editing session in common.</numerusform>
            <numerusform>The two files have %Ln editing sessions in common.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the left text, outside the passages, have rare words of the right text in its order.</source>
        <translation>
            <numerusform>Follows the same order: %Ln sentence of the left text, outside the passages, has rare words of the right text in its order.</numerusform>
            <numerusform>Follows the same order: %Ln sentences of the left text, outside the passages, have rare words of the right text in its order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the right text, outside the passages, have rare words of the left text in its order.</source>
        <translation>
            <numerusform>Follows the same order: %Ln sentence of the right text, outside the passages, has rare words of the left text in its order.</numerusform>
            <numerusform>Follows the same order: %Ln sentences of the right text, outside the passages, have rare words of the left text in its order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) or number(s) come in the same order in both texts; about %1 would by chance.</source>
        <translation>
            <numerusform>%Ln name or number comes in the same order in both texts; about %1 would by chance.</numerusform>
            <numerusform>%Ln names or numbers come in the same order in both texts; about %1 would by chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edited for %Ln minute(s)</source>
        <translation>
            <numerusform>edited for %Ln minute</numerusform>
            <numerusform>edited for %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The left text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>The left text has %1 words, and its file was edited for %Ln minute.</numerusform>
            <numerusform>The left text has %1 words, and its file was edited for %Ln minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>The right text has %1 words, and its file was edited for %Ln minute.</numerusform>
            <numerusform>The right text has %1 words, and its file was edited for %Ln minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the left text that are corrected in the right one: %1.</source>
        <translation>
            <numerusform>%Ln misspelling in the left text that is corrected in the right one: %1.</numerusform>
            <numerusform>%Ln misspellings in the left text that are corrected in the right one: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the right text that are corrected in the left one: %1.</source>
        <translation>
            <numerusform>%Ln misspelling in the right text that is corrected in the left one: %1.</numerusform>
            <numerusform>%Ln misspellings in the right text that are corrected in the left one: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message numerus="yes">
        <source>%Ln pair(s) between %1 and %2</source>
        <translation>
            <numerusform>%Ln pair between %1 and %2</numerusform>
            <numerusform>%Ln pairs between %1 and %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryChecks</name>
    <message numerus="yes">
        <source>%Ln document(s) can&apos;t be shown: the library has only fingerprints.</source>
        <translation>
            <numerusform>%Ln document can&apos;t be shown: the library has only fingerprints.</numerusform>
            <numerusform>%Ln documents can&apos;t be shown: the library has only fingerprints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln library document(s) opened with the essays.</source>
        <translation>
            <numerusform>%Ln library document opened with the essays.</numerusform>
            <numerusform>%Ln library documents opened with the essays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked. See Library for the results.</source>
        <translation>
            <numerusform>%Ln essay checked. See Library for the results.</numerusform>
            <numerusform>%Ln essays checked. See Library for the results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryCommands</name>
    <message numerus="yes">
        <source>You can open up to %Ln library document(s) at a time.</source>
        <translation>
            <numerusform>You can open up to %Ln library document at a time.</numerusform>
            <numerusform>You can open up to %Ln library documents at a time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryMatch</name>
    <message numerus="yes">
        <source>At least %Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>At least %Ln document of the library also has the longest match of this pair.</numerusform>
            <numerusform>At least %Ln documents of the library also have the longest match of this pair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>%Ln document of the library also has the longest match of this pair.</numerusform>
            <numerusform>%Ln documents of the library also have the longest match of this pair.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryShelves</name>
    <message numerus="yes">
        <source>%Ln source(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>%Ln source couldn&apos;t be read.</numerusform>
            <numerusform>%Ln sources couldn&apos;t be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not yet indexed with the new settings</source>
        <translation>
            <numerusform>%Ln not yet indexed with the new settings</numerusform>
            <numerusform>%Ln not yet indexed with the new settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) added</source>
        <translation>
            <numerusform>%Ln document added</numerusform>
            <numerusform>%Ln documents added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library, now also under another name</source>
        <translation>
            <numerusform>%Ln already in the library, now also under another name</numerusform>
            <numerusform>%Ln already in the library, now also under another name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>%Ln already in the library</numerusform>
            <numerusform>%Ln already in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s).</source>
        <translation>
            <numerusform>%Ln more problem.</numerusform>
            <numerusform>%Ln more problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) deleted from the library.</source>
        <translation>
            <numerusform>%Ln document deleted from the library.</numerusform>
            <numerusform>%Ln documents deleted from the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) found.</source>
        <translation>
            <numerusform>%Ln problem found.</numerusform>
            <numerusform>%Ln problems found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureModel</name>
    <message numerus="yes">
        <source>%Ln bit(s)</source>
        <translation>
            <numerusform>%Ln bit</numerusform>
            <numerusform>%Ln bits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NearDuplicatesPanel</name>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index missed %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>The index missed %Ln near-duplicate.</numerusform>
            <numerusform>The index missed %Ln near-duplicates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index missed no near-duplicates, but its rule rejected %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>The index missed no near-duplicates, but its rule rejected %Ln near-duplicate.</numerusform>
            <numerusform>The index missed no near-duplicates, but its rule rejected %Ln near-duplicates.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeTexts</name>
    <message numerus="yes">
        <source>Reading %Ln document(s)…</source>
        <translation>
            <numerusform>Reading %Ln document…</numerusform>
            <numerusform>Reading %Ln documents…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in the list.</source>
        <translation>
            <numerusform>%Ln more in the list.</numerusform>
            <numerusform>%Ln more in the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OriginPage</name>
    <message numerus="yes">
        <source>Also in %Ln text(s)</source>
        <translation>
            <numerusform>Also in %Ln text</numerusform>
            <numerusform>Also in %Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only here: %Ln part(s)</source>
        <translation>
            <numerusform>Only here: %Ln part</numerusform>
            <numerusform>Only here: %Ln parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OriginTexts</name>
    <message numerus="yes">
        <source>%1 in %Ln more text(s)</source>
        <translation>
            <numerusform>%1 in %Ln more text</numerusform>
            <numerusform>%1 in %Ln more texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln other text(s)</source>
        <translation>
            <numerusform>in %Ln other text</numerusform>
            <numerusform>in %Ln other texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared</source>
        <translation>
            <numerusform>%Ln compared</numerusform>
            <numerusform>%Ln compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ignored</source>
        <translation>
            <numerusform>%Ln ignored</numerusform>
            <numerusform>%Ln ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>%Ln excluded</numerusform>
            <numerusform>%Ln excluded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairCells</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairFields</name>
    <message numerus="yes">
        <source>showing %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>showing %1 of %Ln pair</numerusform>
            <numerusform>showing %1 of %Ln pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairHeads</name>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln shared shingle</numerusform>
            <numerusform>%Ln shared shingles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paragraph(s) changed</source>
        <translation>
            <numerusform>of %Ln paragraph changed</numerusform>
            <numerusform>of %Ln paragraphs changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairModel</name>
    <message numerus="yes">
        <source>%Ln pair(s) below the level</source>
        <translation>
            <numerusform>%Ln pair below the level</numerusform>
            <numerusform>%Ln pairs below the level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · hide</source>
        <translation>
            <numerusform>%Ln pair below the level · hide</numerusform>
            <numerusform>%Ln pairs below the level · hide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · show</source>
        <translation>
            <numerusform>%Ln pair below the level · show</numerusform>
            <numerusform>%Ln pairs below the level · show</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairText</name>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln shared shingle</numerusform>
            <numerusform>%Ln shared shingles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message numerus="yes">
        <source>passages computed for %Ln so far</source>
        <translation>
            <numerusform>passages computed for %Ln so far</numerusform>
            <numerusform>passages computed for %Ln so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finding reworded passages: %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>Finding reworded passages: %1 of %Ln pair</numerusform>
            <numerusform>Finding reworded passages: %1 of %Ln pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassageModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassagePreview</name>
    <message numerus="yes">
        <source>%1: longest match, %Ln word(s)</source>
        <translation>
            <numerusform>%1: longest match, %Ln word</numerusform>
            <numerusform>%1: longest match, %Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: longest match that most texts lack, %Ln word(s)</source>
        <translation>
            <numerusform>%1: longest match that most texts lack, %Ln word</numerusform>
            <numerusform>%1: longest match that most texts lack, %Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassagesPanel</name>
    <message numerus="yes">
        <source>%1 of %Ln passage(s) reviewed.</source>
        <translation>
            <numerusform>%1 of %Ln passage reviewed.</numerusform>
            <numerusform>%1 of %Ln passages reviewed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message numerus="yes">
        <source>These texts share no run of %Ln word(s).</source>
        <translation>
            <numerusform>These texts share no run of %Ln word.</numerusform>
            <numerusform>These texts share no run of %Ln words.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectController</name>
    <message numerus="yes">
        <source>One project can be open at a time. Opening %1; skipping %Ln other(s).</source>
        <translation>
            <numerusform>One project can be open at a time. Opening %1; skipping %Ln other.</numerusform>
            <numerusform>One project can be open at a time. Opening %1; skipping %Ln others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectQuestions</name>
    <message numerus="yes">
        <source>This includes %Ln verdict(s) or note(s).</source>
        <translation>
            <numerusform>This includes %Ln verdict or note.</numerusform>
            <numerusform>This includes %Ln verdicts or notes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message numerus="yes">
        <source>Stopped. %Ln file(s) not read.</source>
        <translation>
            <numerusform>Stopped. %Ln file not read.</numerusform>
            <numerusform>Stopped. %Ln files not read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message numerus="yes">
        <source>%Ln other scan(s), too</source>
        <translation>
            <numerusform>%Ln other scan, too</numerusform>
            <numerusform>%Ln other scans, too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with a verdict</source>
        <translation>
            <numerusform>%Ln pair with a verdict</numerusform>
            <numerusform>%Ln pairs with a verdict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) with a verdict</source>
        <translation>
            <numerusform>%Ln passage with a verdict</numerusform>
            <numerusform>%Ln passages with a verdict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReferencesPanel</name>
    <message numerus="yes">
        <source>Not listed: %Ln quotation(s) that may be dialogue, a title or a term.</source>
        <translation>
            <numerusform>Not listed: %Ln quotation that may be dialogue, a title or a term.</numerusform>
            <numerusform>Not listed: %Ln quotations that may be dialogue, a title or a term.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message numerus="yes">
        <source>%Ln report(s) saved in %1</source>
        <translation>
            <numerusform>%Ln report saved in %1</numerusform>
            <numerusform>%Ln reports saved in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This folder contains %Ln other file(s). Check them before you share the folder.</source>
        <translation>
            <numerusform>This folder contains %Ln other file. Check them before you share the folder.</numerusform>
            <numerusform>This folder contains %Ln other files. Check them before you share the folder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewedPair</name>
    <message numerus="yes">
        <source>verdict “%1” on %Ln passage(s)</source>
        <translation>
            <numerusform>verdict “%1” on %Ln passage</numerusform>
            <numerusform>verdict “%1” on %Ln passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewritingOutcome</name>
    <message numerus="yes">
        <source>%Ln word(s) on the left</source>
        <translation>
            <numerusform>%Ln word on the left</numerusform>
            <numerusform>%Ln words on the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the right</source>
        <translation>
            <numerusform>%Ln word on the right</numerusform>
            <numerusform>%Ln words on the right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rosters</name>
    <message numerus="yes">
        <source>Is “%1” a roster with %Ln student(s), or a text to compare?</source>
        <translation>
            <numerusform>Is “%1” a roster with %Ln student, or a text to compare?</numerusform>
            <numerusform>Is “%1” a roster with %Ln students, or a text to compare?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roster with %Ln student(s).</source>
        <translation>
            <numerusform>Roster with %Ln student.</numerusform>
            <numerusform>Roster with %Ln students.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsInWords</name>
    <message numerus="yes">
        <source>%Ln-word shingles</source>
        <translation>
            <numerusform>%Ln-word shingles</numerusform>
            <numerusform>%Ln-word shingles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfModel</name>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln day ago</numerusform>
            <numerusform>%Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to date; %Ln source(s) couldn&apos;t be read</source>
        <translation>
            <numerusform>Up to date; %Ln source couldn&apos;t be read</numerusform>
            <numerusform>Up to date; %Ln sources couldn&apos;t be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelvesView</name>
    <message numerus="yes">
        <source>%Ln shelf(s)</source>
        <translation>
            <numerusform>%Ln shelf</numerusform>
            <numerusform>%Ln shelves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln source</numerusform>
            <numerusform>%Ln sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln day ago</numerusform>
            <numerusform>%Ln days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShingleControls</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignoring %Ln kind(s) of words</source>
        <translation>
            <numerusform>Ignoring %Ln kind of words</numerusform>
            <numerusform>Ignoring %Ln kinds of words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideHead</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestedAuthorsDialog</name>
    <message numerus="yes">
        <source>No new authors in the properties of %Ln document(s).</source>
        <translation>
            <numerusform>No new authors in the properties of %Ln document.</numerusform>
            <numerusform>No new authors in the properties of %Ln documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will get an author. Existing authors are kept.</source>
        <translation>
            <numerusform>%Ln document will get an author. Existing authors are kept.</numerusform>
            <numerusform>%Ln documents will get an author. Existing authors are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextList</name>
    <message numerus="yes">
        <source>showing %1 of %Ln</source>
        <translation>
            <numerusform>showing %1 of %Ln</numerusform>
            <numerusform>showing %1 of %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UniqueModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnmatchedVerdicts</name>
    <message numerus="yes">
        <source>%Ln verdict(s) kept for passages not currently found</source>
        <translation>
            <numerusform>%Ln verdict kept for passages not currently found</numerusform>
            <numerusform>%Ln verdicts kept for passages not currently found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchSign</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatIfPanel</name>
    <message numerus="yes">
        <source>Use %Ln word(s)</source>
        <translation>
            <numerusform>Use %Ln word</numerusform>
            <numerusform>Use %Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chance, from %Ln other document(s)</source>
        <translation>
            <numerusform>chance, from %Ln other document</numerusform>
            <numerusform>chance, from %Ln other documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordOutcome</name>
    <message numerus="yes">
        <source>%Ln compared word(s) in a row match</source>
        <translation>
            <numerusform>%Ln compared word in a row match</numerusform>
            <numerusform>%Ln compared words in a row match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln shared shingle</numerusform>
            <numerusform>%Ln shared shingles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This word is in %Ln shingle(s):</source>
        <translation>
            <numerusform>This word is in %Ln shingle:</numerusform>
            <numerusform>This word is in %Ln shingles:</numerusform>
        </translation>
    </message>
</context>
</TS>
