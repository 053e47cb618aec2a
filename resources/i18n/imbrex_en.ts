<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
        <name>CompareView</name>
        <message numerus="yes">
            <source>These texts share no run of %Ln word(s).</source>
            <translation>
                <numerusform>These texts share no run of %Ln word.</numerusform>
                <numerusform>These texts share no run of %Ln words.</numerusform>
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
        <name>DocumentModel</name>
        <message numerus="yes">
            <source>%Ln word(s)</source>
            <translation>
                <numerusform>%Ln word</numerusform>
                <numerusform>%Ln words</numerusform>
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
        <name>Notices</name>
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
        <name>PairsPage</name>
        <message numerus="yes">
            <source>None of the %Ln pair(s) shares anything at this shingle length.</source>
            <translation>
                <numerusform>The one pair shares nothing at this shingle length.</numerusform>
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
            <source>%Ln document(s) take no part: show them</source>
            <translation>
                <numerusform>%Ln document takes no part: show it</numerusform>
                <numerusform>%Ln documents take no part: show them</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln shown</source>
            <translation>
                <numerusform>%Ln shown</numerusform>
                <numerusform>%Ln shown</numerusform>
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
        <name>WordFate</name>
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
    <context>
        <name>Workbench</name>
        <message numerus="yes">
            <source>Stopped. %Ln file(s) were not read.</source>
            <translation>
                <numerusform>Stopped. %Ln file was not read.</numerusform>
                <numerusform>Stopped. %Ln files were not read.</numerusform>
            </translation>
        </message>
    </context>
</TS>
