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
    <name>ChangedFiles</name>
    <message numerus="yes">
        <source>%Ln file(s) have changed since the project was saved: %1.</source>
        <translation>
            <numerusform>%Ln file has changed since the project was saved: %1.</numerusform>
            <numerusform>%Ln files have changed since the project was saved: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not where they were: %1. Their texts are in the project.</source>
        <translation>
            <numerusform>%Ln file is not where it was: %1. Its text is in the project.</numerusform>
            <numerusform>%Ln files are not where they were: %1. Their texts are in the project.</numerusform>
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
        <source>%Ln could not be checked</source>
        <translation>
            <numerusform>%Ln could not be checked</numerusform>
            <numerusform>%Ln could not be checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library as a whole</source>
        <translation>
            <numerusform>%Ln already in the library as a whole</numerusform>
            <numerusform>%Ln already in the library as a whole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with candidates of %1 or more</source>
        <translation>
            <numerusform>%Ln with candidates of %1 or more</numerusform>
            <numerusform>%Ln with candidates of %1 or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with candidates</source>
        <translation>
            <numerusform>%Ln with candidates</numerusform>
            <numerusform>%Ln with candidates</numerusform>
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
        <source>%Ln text(s), the same word for word</source>
        <translation>
            <numerusform>%Ln text, the same word for word</numerusform>
            <numerusform>%Ln texts, the same word for word</numerusform>
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
        <source>only the first %Ln phrase(s) shown</source>
        <translation>
            <numerusform>only the first %Ln phrase shown</numerusform>
            <numerusform>only the first %Ln phrases shown</numerusform>
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
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln left out</numerusform>
            <numerusform>%Ln left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
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
        <source>%Ln word(s) to a shingle</source>
        <translation>
            <numerusform>%Ln word to a shingle</numerusform>
            <numerusform>%Ln words to a shingle</numerusform>
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
        <source>%Ln large picture(s), maybe of text</source>
        <translation>
            <numerusform>%Ln large picture, maybe of text</numerusform>
            <numerusform>%Ln large pictures, maybe of text</numerusform>
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
        <source>%Ln mark(s) over letters</source>
        <translation>
            <numerusform>%Ln mark over letters</numerusform>
            <numerusform>%Ln marks over letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text stored backwards</source>
        <translation>
            <numerusform>%Ln piece of text stored backwards</numerusform>
            <numerusform>%Ln pieces of text stored backwards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) in spaced letters</source>
        <translation>
            <numerusform>%Ln piece in spaced letters</numerusform>
            <numerusform>%Ln pieces in spaced letters</numerusform>
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
        <source>%Ln number(s) in words</source>
        <translation>
            <numerusform>%Ln number in words</numerusform>
            <numerusform>%Ln numbers in words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of white text</source>
        <translation>
            <numerusform>%Ln piece of white text</numerusform>
            <numerusform>%Ln pieces of white text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of tiny text</source>
        <translation>
            <numerusform>%Ln piece of tiny text</numerusform>
            <numerusform>%Ln pieces of tiny text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of hidden text</source>
        <translation>
            <numerusform>%Ln piece of hidden text</numerusform>
            <numerusform>%Ln pieces of hidden text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text off the page</source>
        <translation>
            <numerusform>%Ln piece of text off the page</numerusform>
            <numerusform>%Ln pieces of text off the page</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text behind pictures</source>
        <translation>
            <numerusform>%Ln piece of text behind pictures</numerusform>
            <numerusform>%Ln pieces of text behind pictures</numerusform>
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
        <source>%Ln deleted piece(s)</source>
        <translation>
            <numerusform>%Ln deleted piece</numerusform>
            <numerusform>%Ln deleted pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln description(s) of pictures</source>
        <translation>
            <numerusform>%Ln description of a picture</numerusform>
            <numerusform>%Ln descriptions of pictures</numerusform>
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
        <source>%Ln word(s) of others left out</source>
        <translation>
            <numerusform>%Ln word of others left out</numerusform>
            <numerusform>%Ln words of others left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln left out</numerusform>
            <numerusform>%Ln left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentRemoval</name>
    <message numerus="yes">
        <source>Delete %Ln document(s) from the library for good?</source>
        <translation>
            <numerusform>Delete %Ln document from the library for good?</numerusform>
            <numerusform>Delete %Ln documents from the library for good?</numerusform>
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
        <source>Rare is what hardly any of the %Ln other document(s) has.</source>
        <translation>
            <numerusform>Rare is what the %Ln other document hardly has.</numerusform>
            <numerusform>Rare is what hardly any of the %Ln other documents has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln of a kind are listed.</source>
        <translation>
            <numerusform>Only the first %Ln of a kind is listed.</numerusform>
            <numerusform>Only the first %Ln of a kind are listed.</numerusform>
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
        <source>%Ln document(s) without such a pair are not drawn</source>
        <translation>
            <numerusform>%Ln document without such a pair is not drawn</numerusform>
            <numerusform>%Ln documents without such a pair are not drawn</numerusform>
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
        <source>%Ln document(s) not compared: show them</source>
        <translation>
            <numerusform>%Ln document takes no part: show it</numerusform>
            <numerusform>%Ln documents take no part: show them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln pair(s) shares anything at this shingle length.</source>
        <translation>
            <numerusform>The only pair shares nothing at this shingle length.</numerusform>
            <numerusform>None of the %Ln pairs shares anything at this shingle length.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s) share text</source>
        <translation>
            <numerusform>%1 of %Ln pair shares text</numerusform>
            <numerusform>%1 of %Ln pairs share text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reach(es) the threshold of %1</source>
        <translation>
            <numerusform>%Ln reaches the threshold of %1</numerusform>
            <numerusform>%Ln reach the threshold of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of these %Ln pair(s) reviewed</source>
        <translation>
            <numerusform>%1 of %Ln pair reviewed</numerusform>
            <numerusform>%1 of these %Ln pairs reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other pair(s) reviewed too</source>
        <translation>
            <numerusform>%Ln other pair reviewed too</numerusform>
            <numerusform>%Ln other pairs reviewed too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) are the same word for word</source>
        <translation>
            <numerusform>%Ln text is the same word for word</numerusform>
            <numerusform>%Ln texts are the same word for word</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of texts are the same word for word: %1 texts</source>
        <translation>
            <numerusform>%Ln group of texts is the same word for word: %1 texts</numerusform>
            <numerusform>%Ln groups of texts are the same word for word: %1 texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) are drafts of one author</source>
        <translation>
            <numerusform>%Ln pair is two drafts of one author</numerusform>
            <numerusform>%Ln pairs are drafts of one author</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s) left out</source>
        <translation>
            <numerusform>%Ln template left out</numerusform>
            <numerusform>%Ln templates left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln archive documents, not compared with one another</source>
        <translation>
            <numerusform>%Ln archive document, not compared with another</numerusform>
            <numerusform>%Ln archive documents, not compared with one another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) differ in letter case only</source>
        <translation>
            <numerusform>%Ln name differs from another in letter case only</numerusform>
            <numerusform>%Ln names differ in letter case only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln document takes no part</numerusform>
            <numerusform>%Ln documents take no part</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message numerus="yes">
        <source>%Ln word(s) misspelled in the left text stand right in the same place of the right one: %1.</source>
        <translation>
            <numerusform>%Ln word misspelled in the left text is spelled correctly in the same place of the right one: %1.</numerusform>
            <numerusform>%Ln words misspelled in the left text are spelled correctly in the same places of the right one: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) misspelled in the right text stand right in the same place of the left one: %1.</source>
        <translation>
            <numerusform>%Ln word misspelled in the right text is spelled correctly in the same place of the left one: %1.</numerusform>
            <numerusform>%Ln words misspelled in the right text are spelled correctly in the same places of the left one: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message numerus="yes">
        <source>%Ln pair(s) from %1 to %2</source>
        <translation>
            <numerusform>%Ln pair from %1 to %2</numerusform>
            <numerusform>%Ln pairs from %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryChecks</name>
    <message numerus="yes">
        <source>Of %Ln document(s) only fingerprints are kept; no text can be shown.</source>
        <translation>
            <numerusform>Of %Ln document only fingerprints are kept; no text can be shown.</numerusform>
            <numerusform>Of %Ln documents only fingerprints are kept; no text can be shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of the library opened beside the essays.</source>
        <translation>
            <numerusform>%Ln document of the library opened beside the essays.</numerusform>
            <numerusform>%Ln documents of the library opened beside the essays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked: see the library.</source>
        <translation>
            <numerusform>%Ln essay checked: see the library.</numerusform>
            <numerusform>%Ln essays checked: see the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryCommands</name>
    <message numerus="yes">
        <source>At most %Ln document(s) of the library are opened at a time.</source>
        <translation>
            <numerusform>At most %Ln document of the library is opened at a time.</numerusform>
            <numerusform>At most %Ln documents of the library are opened at a time.</numerusform>
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
        <source>%Ln still to be indexed with the new settings</source>
        <translation>
            <numerusform>%Ln still to be indexed with the new settings</numerusform>
            <numerusform>%Ln still to be indexed with the new settings</numerusform>
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
        <source>%Ln already there, now under another name too</source>
        <translation>
            <numerusform>%Ln already there, now under another name too</numerusform>
            <numerusform>%Ln already there, now under another name too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already there</source>
        <translation>
            <numerusform>%Ln already there</numerusform>
            <numerusform>%Ln already there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problem(s).</source>
        <translation>
            <numerusform>And %Ln more problem.</numerusform>
            <numerusform>And %Ln more problems.</numerusform>
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
    <name>MapBar</name>
    <message numerus="yes">
        <source>%Ln paragraph(s) of the original</source>
        <translation>
            <numerusform>%Ln paragraph of the original</numerusform>
            <numerusform>%Ln paragraphs of the original</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the rewrite</source>
        <translation>
            <numerusform>%Ln of the rewrite</numerusform>
            <numerusform>%Ln of the rewrite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▼ %Ln fewer since the pair was opened</source>
        <translation>
            <numerusform>▼ %Ln fewer since the pair was opened</numerusform>
            <numerusform>▼ %Ln fewer since the pair was opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▲ %Ln more since the pair was opened</source>
        <translation>
            <numerusform>▲ %Ln more since the pair was opened</numerusform>
            <numerusform>▲ %Ln more since the pair was opened</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapHeader</name>
    <message numerus="yes">
        <source>%Ln paragraph(s)</source>
        <translation>
            <numerusform>%Ln paragraph</numerusform>
            <numerusform>%Ln paragraphs</numerusform>
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
        <source>The index overlooked %Ln true pair(s).</source>
        <translation>
            <numerusform>The index overlooked %Ln true pair.</numerusform>
            <numerusform>The index overlooked %Ln true pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index overlooked none, but its rule refused %Ln true pair(s).</source>
        <translation>
            <numerusform>The index overlooked none, but its rule refused %Ln true pair.</numerusform>
            <numerusform>The index overlooked none, but its rule refused %Ln true pairs.</numerusform>
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
        <source>And %Ln more: see the list.</source>
        <translation>
            <numerusform>And %Ln more: see the list.</numerusform>
            <numerusform>And %Ln more: see the list.</numerusform>
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
        <source>Only here: %Ln piece(s)</source>
        <translation>
            <numerusform>Only here: %Ln piece</numerusform>
            <numerusform>Only here: %Ln pieces</numerusform>
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
        <source>stands in %Ln other text(s)</source>
        <translation>
            <numerusform>stands in %Ln other text</numerusform>
            <numerusform>stands in %Ln other texts</numerusform>
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
        <source>%Ln disguised place(s)</source>
        <translation>
            <numerusform>%Ln disguised place</numerusform>
            <numerusform>%Ln disguised places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairFields</name>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s) shown</source>
        <translation>
            <numerusform>%1 of %Ln pair shown</numerusform>
            <numerusform>%1 of %Ln pairs shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passages of %Ln known so far</source>
        <translation>
            <numerusform>passages of %Ln known so far</numerusform>
            <numerusform>passages of %Ln known so far</numerusform>
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
    <name>PaneHeader</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) left out: template</source>
        <translation>
            <numerusform>%Ln word left out: template</numerusform>
            <numerusform>%Ln words left out: template</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) left out: excluded phrases</source>
        <translation>
            <numerusform>%Ln word left out: excluded phrases</numerusform>
            <numerusform>%Ln words left out: excluded phrases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) left out: quotations</source>
        <translation>
            <numerusform>%Ln word left out: quotations</numerusform>
            <numerusform>%Ln words left out: quotations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) left out: bibliographies</source>
        <translation>
            <numerusform>%Ln word left out: bibliographies</numerusform>
            <numerusform>%Ln words left out: bibliographies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParagraphModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>goes with %n paragraph(s) of the other text: %1</source>
        <translation>
            <numerusform>goes with %n paragraph of the other text: %1</numerusform>
            <numerusform>goes with %n paragraphs of the other text: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassageFigures</name>
    <message numerus="yes">
        <source>Your verdicts go before that: %Ln passage(s) have one.</source>
        <translation>
            <numerusform>Your verdicts go before that: %Ln passage has one.</numerusform>
            <numerusform>Your verdicts go before that: %Ln passages have one.</numerusform>
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
        <source>Projects are opened one at a time: %1, and not the %Ln other(s).</source>
        <translation>
            <numerusform>Projects are opened one at a time: %1, and not the %Ln other.</numerusform>
            <numerusform>Projects are opened one at a time: %1, and not the %Ln others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectQuestions</name>
    <message numerus="yes">
        <source>%Ln verdict(s) or note(s) would be lost otherwise.</source>
        <translation>
            <numerusform>%Ln verdict or note would be lost otherwise.</numerusform>
            <numerusform>%Ln verdicts or notes would be lost otherwise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message numerus="yes">
        <source>Stopped. %Ln file(s) were not read.</source>
        <translation>
            <numerusform>Stopped. %Ln file was not read.</numerusform>
            <numerusform>Stopped. %Ln files were not read.</numerusform>
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
    <name>ReportController</name>
    <message numerus="yes">
        <source>%Ln report(s) are written to %1</source>
        <translation>
            <numerusform>%Ln report is written to %1</numerusform>
            <numerusform>%Ln reports are written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) lie in this folder: look before you pass it on.</source>
        <translation>
            <numerusform>%Ln other file lies in this folder: look before you pass it on.</numerusform>
            <numerusform>%Ln other files lie in this folder: look before you pass it on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestingMarks</name>
    <message numerus="yes">
        <source>%Ln verdict(s) kept for passages that are not found now</source>
        <translation>
            <numerusform>%Ln verdict kept for a passage that is not found now</numerusform>
            <numerusform>%Ln verdicts kept for passages that are not found now</numerusform>
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
    <name>Scores</name>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln shared shingle</numerusform>
            <numerusform>%Ln shared shingles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) to a shingle</source>
        <translation>
            <numerusform>%Ln word to a shingle</numerusform>
            <numerusform>%Ln words to a shingle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestedAuthorsDialog</name>
    <message numerus="yes">
        <source>The properties of %Ln document(s) name no new author.</source>
        <translation>
            <numerusform>The properties of %Ln document name no author that is not known yet.</numerusform>
            <numerusform>The properties of %Ln documents name no author that is not known yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will get an author; those that have one keep it.</source>
        <translation>
            <numerusform>%Ln document will get an author; those that have one keep it.</numerusform>
            <numerusform>%Ln documents will get an author; those that have one keep it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextList</name>
    <message numerus="yes">
        <source>%1 of %Ln shown</source>
        <translation>
            <numerusform>%1 of %Ln shown</numerusform>
            <numerusform>%1 of %Ln shown</numerusform>
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
    <name>Watching</name>
    <message numerus="yes">
        <source>Watches the files of the open pair, and up to %Ln other(s)</source>
        <translation>
            <numerusform>Watches the files of the open pair, and up to %Ln other</numerusform>
            <numerusform>Watches the files of the open pair, and up to %Ln others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were changed on disk and read again.</source>
        <translation>
            <numerusform>%Ln file was changed on disk and read again.</numerusform>
            <numerusform>%Ln files were changed on disk and read again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatIfPanel</name>
    <message numerus="yes">
        <source>Take %Ln word(s)</source>
        <translation>
            <numerusform>Take %Ln word</numerusform>
            <numerusform>Take %Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chance, by %Ln other document(s)</source>
        <translation>
            <numerusform>chance, by %Ln other document</numerusform>
            <numerusform>chance, by %Ln other documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordOutcome</name>
    <message numerus="yes">
        <source>%Ln compared word(s) in a row are the same</source>
        <translation>
            <numerusform>%Ln compared word is the same</numerusform>
            <numerusform>%Ln compared words in a row are the same</numerusform>
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
