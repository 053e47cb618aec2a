<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Imbrex</source>
        <translation>关于 Imbrex</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>File locations</source>
        <translation>文件位置</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>MIT License</source>
        <translation>MIT 许可证</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Imbrex shows the passages that texts share, side by side. It sends nothing anywhere, except to a shared library that you choose.</source>
        <translation>Imbrex 并排显示文本共有的片段。除您选择的共享文库外，不会向任何地方发送内容。</translation>
    </message>
    <message>
        <source>Settings: window size, theme, language and recent files</source>
        <translation>设置：窗口大小、主题、语言、最近文件</translation>
    </message>
    <message>
        <source>Your own library, unless you saved it elsewhere</source>
        <translation>您自己的文库（除非放在别处）</translation>
    </message>
    <message>
        <source>Recovery copies of unsaved work, deleted when you save</source>
        <translation>未保存工作的恢复副本，保存后删除</translation>
    </message>
    <message>
        <source>Imbrex is free software, released under the MIT License. It includes the components below, each under its own licence. Qt and PySide6 are used under the GNU Lesser General Public License, version 3.</source>
        <translation>Imbrex 是采用 MIT 许可证的自由软件。它使用以下组件，各依其自身的许可证；Qt 和 PySide6 依 GNU 宽通用公共许可证 (LGPL) 第 3 版使用。</translation>
    </message>
    <message>
        <source>Dictionaries on this computer, each under its own licence:</source>
        <translation>本机的词典，各有其许可证：</translation>
    </message>
    <message>
        <source>see Preferences</source>
        <translation>见首选项</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open files…</source>
        <translation>打开文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open pro&amp;ject…</source>
        <translation>打开项目(&amp;J)…</translation>
    </message>
    <message>
        <source>Result of &amp;bulk job…</source>
        <translation>批量任务的结果(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Sources to compare essays with…</source>
        <translation>与作业比较的来源(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Template, such as an assignment sheet…</source>
        <translation>模板，例如作业说明(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Archive of earlier essays…</source>
        <translation>以往作业的存档(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Paste text as new document</source>
        <translation>将文本粘贴为新文档(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch folder…</source>
        <translation>监视文件夹(&amp;W)…</translation>
    </message>
    <message>
        <source>Stop watc&amp;hing folder</source>
        <translation>停止监视文件夹(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;sample essays</source>
        <translation>打开示例作业(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>保存项目(&amp;V)</translation>
    </message>
    <message>
        <source>Save project &amp;as…</source>
        <translation>项目另存为(&amp;U)…</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>保存报告(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close all documents</source>
        <translation>关闭所有文档(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove selected documents</source>
        <translation>移除所选文档(&amp;R)</translation>
    </message>
    <message>
        <source>Co&amp;mpare selected documents</source>
        <translation>比较所选文档(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Essay</source>
        <translation>作业(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>来源(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>模板(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>存档(&amp;A)</translation>
    </message>
    <message>
        <source>Author or &amp;group…</source>
        <translation>作者或小组(&amp;G)…</translation>
    </message>
    <message>
        <source>Get authors from document &amp;properties…</source>
        <translation>从文档属性获取作者(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Open roster…</source>
        <translation>打开名单(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>文库(&amp;L)</translation>
    </message>
    <message>
        <source>Check against &amp;library</source>
        <translation>对照文库查验(&amp;L)</translation>
    </message>
    <message>
        <source>Check and a&amp;dd to library…</source>
        <translation>查验并加入文库(&amp;D)…</translation>
    </message>
    <message>
        <source>Compare &amp;again</source>
        <translation>重新比较(&amp;A)</translation>
    </message>
    <message>
        <source>Reload files when they chan&amp;ge</source>
        <translation>文件更改时重新加载(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>下一个窗格(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>上一个窗格(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Hide n&amp;ames</source>
        <translation>隐藏姓名(&amp;A)</translation>
    </message>
    <message>
        <source>Use &amp;system setting</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>Passage n&amp;umbers</source>
        <translation>片段编号(&amp;N)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Help for this view</source>
        <translation>此视图的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Take the tour</source>
        <translation>观看导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Imbrex</source>
        <translation>关于 Imbrex(&amp;A)</translation>
    </message>
</context>
<context>
    <name>AddingDialog</name>
    <message>
        <source>Add to library</source>
        <translation>加入文库</translation>
    </message>
    <message>
        <source>course, year</source>
        <translation>课程、年份</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>以逗号分隔</translation>
    </message>
    <message>
        <source>keep each document&apos;s own author</source>
        <translation>沿用各文档自己的</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>until deleted</source>
        <translation>直到被删除</translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln 个月</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s)</source>
        <translation>
            <numerusform>%Ln 年</numerusform>
        </translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>文集</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>作者或小组</translation>
    </message>
    <message>
        <source>Keep for</source>
        <translation>保留期限</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will be added.</source>
        <translation>
            <numerusform>将加入 %Ln 个文档。</numerusform>
        </translation>
    </message>
    <message>
        <source>The documents will be added.</source>
        <translation>将加入文档。</translation>
    </message>
    <message>
        <source>The documents are stored only in this library and not sent anywhere else. After its keep-until date, a document is listed as expired. It is deleted only when you choose to.</source>
        <translation>文档只保存在此文库中，不会发送到其他任何地方。超过保留日期后，文档会列为已过期，仅在您选择删除时才会删除。</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Show passage numbers in the texts</source>
        <translation>在文本中显示片段编号</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Interface text size</source>
        <translation>界面文字大小(&amp;I)</translation>
    </message>
    <message>
        <source>Text size in &amp;documents</source>
        <translation>文档文字大小(&amp;D)</translation>
    </message>
</context>
<context>
    <name>AuthorDialog</name>
    <message>
        <source>Author or group</source>
        <translation>作者或小组</translation>
    </message>
    <message>
        <source>Remove author</source>
        <translation>移除作者</translation>
    </message>
    <message>
        <source>multiple authors</source>
        <translation>多位作者</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Drafts by one author, or texts from one group, are compared but not ranked with pairs by different authors. Leave this field empty if the author is unknown.</source>
        <translation>同一作者的草稿或同一小组的文本会相互比较，但不与不同作者的文本对一起排名。作者未知时请留空。</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>跳过导览(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message>
        <source>Result of bulk job</source>
        <translation>批量任务的结果</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>名称的一部分</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>Containment from</source>
        <translation>包含度不低于</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;group</source>
        <translation>打开组(&amp;G)</translation>
    </message>
    <message>
        <source>Open all texts that a chain of the listed pairs connects</source>
        <translation>打开由列出的文本对相连的所有文本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln 对文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) couldn&apos;t be compared.</source>
        <translation>
            <numerusform>%Ln 个文本无法比较。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkModel</name>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Of left</source>
        <translation>左侧占比</translation>
    </message>
    <message>
        <source>Of right</source>
        <translation>右侧占比</translation>
    </message>
    <message>
        <source>Words of the left text that are also in the right one, word for word</source>
        <translation>左侧文本中逐字出现在右侧文本中的词</translation>
    </message>
    <message>
        <source>Words of the right text that are also in the left one, word for word</source>
        <translation>右侧文本中逐字出现在左侧文本中的词</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>包含度</translation>
    </message>
    <message>
        <source>The higher containment of the two texts</source>
        <translation>两个文本中较高的包含度</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Shared shingles, as a share of those in either text</source>
        <translation>共有的 shingle 占两个文本全部 shingle 的比例</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>最长匹配</translation>
    </message>
    <message>
        <source>Compared words of the longest passage</source>
        <translation>最长段落中参与比较的词数</translation>
    </message>
    <message>
        <source>Text %1</source>
        <translation>文本 %1</translation>
    </message>
</context>
<context>
    <name>BulkResults</name>
    <message>
        <source>Open result of bulk job</source>
        <translation>打开批量任务的结果</translation>
    </message>
    <message numerus="yes">
        <source>The group has more than %Ln text(s). Raise the level first.</source>
        <translation>
            <numerusform>该组的文本超过 %Ln 个。请先提高阈值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) of the group opened.</source>
        <translation>
            <numerusform>已打开该组的 %Ln 个文本。</numerusform>
        </translation>
    </message>
    <message>
        <source>The bulk job had other options, so figures may differ.</source>
        <translation>批量任务使用了其他选项，因此数值可能不同。</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>ChangeChips</name>
    <message>
        <source>Kinds of changes</source>
        <translation>修改类型</translation>
    </message>
    <message>
        <source>List all unchanged paragraphs</source>
        <translation>列出所有未修改的段落</translation>
    </message>
    <message>
        <source>List these changes and stop at them</source>
        <translation>列出这类修改，并在逐处浏览时停留</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Changed paragraphs, original and rewrite side by side</source>
        <translation>修改的段落：原文与改写稿并排</translation>
    </message>
</context>
<context>
    <name>ChangeModel</name>
    <message>
        <source>Before: %1</source>
        <translation>修改前：%1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>修改后：%1</translation>
    </message>
</context>
<context>
    <name>ChangeStrip</name>
    <message>
        <source>Where the changes are; click to go there</source>
        <translation>修改所在位置；点击即可前往</translation>
    </message>
    <message>
        <source>Overview of the changes</source>
        <translation>修改概览</translation>
    </message>
</context>
<context>
    <name>ChangeTexts</name>
    <message numerus="yes">
        <source>%Ln edited</source>
        <translation>
            <numerusform>改动 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moved</source>
        <translation>
            <numerusform>移动 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split</source>
        <translation>
            <numerusform>拆分 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined</source>
        <translation>
            <numerusform>合并 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>新增 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>删除 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>未修改 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged paragraph(s)</source>
        <translation>
            <numerusform>%Ln 个未修改的段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other paragraph(s)</source>
        <translation>
            <numerusform>其他 %Ln 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>未修改</translation>
    </message>
    <message>
        <source>New paragraph</source>
        <translation>新增段落</translation>
    </message>
    <message>
        <source>Deleted paragraph</source>
        <translation>删除的段落</translation>
    </message>
    <message numerus="yes">
        <source>Split into %Ln paragraph(s)</source>
        <translation>
            <numerusform>拆分为 %Ln 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) joined</source>
        <translation>
            <numerusform>合并 %Ln 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to paragraph %1</source>
        <translation>移至第 %1 段</translation>
    </message>
    <message>
        <source>Moved from paragraph %1</source>
        <translation>由第 %1 段移来</translation>
    </message>
    <message>
        <source>Moved into paragraph %1</source>
        <translation>移入第 %1 段</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) changed</source>
        <translation>
            <numerusform>修改 %Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed</source>
        <translation>
            <numerusform>删除 %Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) added</source>
        <translation>
            <numerusform>增加 %Ln 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>Only punctuation, letter case or look-alike letters changed</source>
        <translation>仅标点、大小写或形近字母有改动</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Show…</source>
        <translation>显示…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) changed since the project was saved: %1.</source>
        <translation>
            <numerusform>项目保存后有 %Ln 个文件已更改：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) moved or deleted: %1. The project still has the text.</source>
        <translation>
            <numerusform>%Ln 个文件已不在原处：%1。其文本保存在项目中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangedFilesDialog</name>
    <message>
        <source>Changed files</source>
        <translation>已更改的文件</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>The project contains these texts as they were when you saved it.</source>
        <translation>项目中保存着您保存时的文本。</translation>
    </message>
    <message>
        <source>The project contains these texts as they were when you saved it. Select the files to reload; the others stay as they are.</source>
        <translation>项目中保存着您保存时的文本。请选择要重新加载的文件；其余保持不变。</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message>
        <source>Copy left paragraph</source>
        <translation>复制左侧段落</translation>
    </message>
    <message>
        <source>Copy right paragraph</source>
        <translation>复制右侧段落</translation>
    </message>
    <message>
        <source>Show in texts</source>
        <translation>在文本中显示</translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Essay</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Essay that was checked</source>
        <translation>被查验的作业</translation>
    </message>
    <message>
        <source>Library document or source</source>
        <translation>文库文档或来源</translation>
    </message>
    <message>
        <source>Matching document in the library, or source in a shelf</source>
        <translation>文库中的匹配文档，或书架中的来源</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>文集</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>课程、年份或其他分组</translation>
    </message>
    <message>
        <source>Essay matched</source>
        <translation>占作业</translation>
    </message>
    <message>
        <source>Share of the essay that is also in the library document</source>
        <translation>作业中也出现在该文库文档里的比例</translation>
    </message>
    <message>
        <source>Document matched</source>
        <translation>占匹配文档</translation>
    </message>
    <message>
        <source>Share of the library document that is also in the essay</source>
        <translation>该文库文档中也出现在作业里的比例</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>already in the library as “%1”</source>
        <translation>已在文库中，名为“%1”</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>already in the library</source>
        <translation>已在文库中</translation>
    </message>
    <message>
        <source>identical text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>estimate; compare to count</source>
        <translation>估计值；对比后可精确计数</translation>
    </message>
    <message>
        <source>estimate: the shelf&apos;s file is missing, so the text can&apos;t be shown</source>
        <translation>估计值：书架的文件缺失，无法显示文本</translation>
    </message>
    <message>
        <source>may be translated; estimate: the library has only fingerprints, so the text can&apos;t be shown</source>
        <translation>可能是译文；估计值：只存有指纹，无法显示文本</translation>
    </message>
    <message>
        <source>estimate: the library has only fingerprints, so the text can&apos;t be shown</source>
        <translation>估计值：只存有指纹，无法显示文本</translation>
    </message>
    <message>
        <source>may be translated</source>
        <translation>可能是译文</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln 个共有 Shingle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Match at least</source>
        <translation>匹配至少</translation>
    </message>
    <message>
        <source>Lists documents that match at least this much of the essay, or the reverse</source>
        <translation>列出与作业至少匹配这么多的文档（任一方向）</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>查验</translation>
    </message>
    <message>
        <source>Check and add…</source>
        <translation>查验并加入…</translation>
    </message>
    <message>
        <source>No essays checked yet. A check finds earlier documents that match the open essays and opens the best matches for comparison.</source>
        <translation>尚未查验任何作业。查验会找出与所打开作业匹配的以往文档，并打开最佳匹配以供比较。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked</source>
        <translation>
            <numerusform>已查验 %Ln 篇作业</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln couldn&apos;t be checked</source>
        <translation>
            <numerusform>%Ln 篇无法查验</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>%Ln 篇已在文库中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches of %1 or more</source>
        <translation>
            <numerusform>%Ln 篇有 %1 或以上的匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with matches</source>
        <translation>
            <numerusform>%Ln 篇有匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare texts</source>
        <translation>比较文本</translation>
    </message>
    <message>
        <source>Checked essays</source>
        <translation>已查验的作业</translation>
    </message>
</context>
<context>
    <name>ChoiceMenu</name>
    <message>
        <source>Compare texts</source>
        <translation>比较文本</translation>
    </message>
    <message>
        <source>Show only “%1”</source>
        <translation>仅显示“%1”</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Show only this text</source>
        <translation>仅显示此文本</translation>
    </message>
    <message>
        <source>Compare with “%1”</source>
        <translation>与“%1”比较</translation>
    </message>
</context>
<context>
    <name>Citation</name>
    <message>
        <source>compared with %1, %2</source>
        <translation>与 %1 比较，%2</translation>
    </message>
    <message>
        <source>compared on %1</source>
        <translation>比较于 %1</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>第 %1 个词</translation>
    </message>
    <message>
        <source>words %1–%2</source>
        <translation>第 %1–%2 个词</translation>
    </message>
</context>
<context>
    <name>ClassChips</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the left</source>
        <translation>
            <numerusform>左侧 %Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the right</source>
        <translation>
            <numerusform>右侧 %Ln 个词</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassNotices</name>
    <message>
        <source>Recognized text</source>
        <translation>识别的文字</translation>
    </message>
    <message>
        <source>Unread parts</source>
        <translation>未读取的部分</translation>
    </message>
    <message>
        <source>Shared editing history</source>
        <translation>共同的编辑历史</translation>
    </message>
</context>
<context>
    <name>ClusterDelegate</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterModel</name>
    <message numerus="yes">
        <source>%Ln identical text(s)</source>
        <translation>
            <numerusform>%Ln 篇相同文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln 篇文本</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 up to %1</source>
        <translation>%2最高 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln 对超过阈值</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding the shared passage…</source>
        <translation>正在查找共有片段…</translation>
    </message>
    <message>
        <source>No two of these texts share a passage.</source>
        <translation>这些文本中没有任何两篇共有片段。</translation>
    </message>
    <message>
        <source>%4 of %1 texts share %2: “%3”</source>
        <translation>%1 篇中有 %4 篇共有 %2：“%3”</translation>
    </message>
    <message>
        <source>Both share %2: “%3”</source>
        <translation>两者共有 %2：“%3”</translation>
    </message>
    <message>
        <source>All %1 texts share %2: “%3”</source>
        <translation>全部 %1 篇共有 %2：“%3”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterPane</name>
    <message>
        <source>Texts in the cluster</source>
        <translation>聚类中的文本</translation>
    </message>
    <message>
        <source>Pairs in the cluster</source>
        <translation>聚类中的文本对</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln 篇文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln 对超过阈值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClustersView</name>
    <message>
        <source>Clusters</source>
        <translation>聚类</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cluster(s)</source>
        <translation>
            <numerusform>%Ln 个聚类</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %2 of %Ln text(s)</source>
        <translation>
            <numerusform>%1，含 %Ln 篇文本中的 %2 篇</numerusform>
        </translation>
    </message>
    <message>
        <source>No two texts reach the threshold of %1.</source>
        <translation>没有两篇文本达到阈值 %1。</translation>
    </message>
    <message>
        <source>At a threshold of 0 nothing is grouped. Raise the threshold to see clusters.</source>
        <translation>阈值为 0 时不进行聚类。请提高阈值以查看聚类。</translation>
    </message>
    <message>
        <source>Group texts by</source>
        <translation>文本分组依据</translation>
    </message>
    <message>
        <source>Linked pairs: a chain of pairs above the threshold connects all texts in a cluster. Average similarity: the parts of a cluster reach the threshold on average.</source>
        <translation>相连的文本对：聚类中的所有文本由一串高于阈值的文本对相连。平均相似度：聚类的各部分平均达到阈值。</translation>
    </message>
    <message>
        <source>linked pairs</source>
        <translation>相连的文本对</translation>
    </message>
    <message>
        <source>average similarity</source>
        <translation>平均相似度</translation>
    </message>
</context>
<context>
    <name>CommonTextPanel</name>
    <message>
        <source>Exclude all</source>
        <translation>全部排除</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Open at least three documents to find phrases that many of them share.</source>
        <translation>打开三个或更多文档，以查找许多文档共有的短语。</translation>
    </message>
    <message>
        <source>%1 of the texts</source>
        <translation>%1 的文本</translation>
    </message>
    <message>
        <source>Share of texts</source>
        <translation>文本所占比例</translation>
    </message>
    <message>
        <source>Include all phrases again</source>
        <translation>恢复比较所有短语</translation>
    </message>
    <message>
        <source>Text that many documents share may come from the assignment, or from one source that several writers used. Read it before you exclude it.</source>
        <translation>许多文档共有的文本可能来自作业要求，也可能来自几位作者使用的同一来源。排除之前请先阅读。</translation>
    </message>
    <message>
        <source>Phrases in more than</source>
        <translation>出现在超过</translation>
    </message>
    <message numerus="yes">
        <source>showing the first %Ln phrase(s)</source>
        <translation>
            <numerusform>只显示前 %Ln 个短语</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) found</source>
        <translation>
            <numerusform>找到 %Ln 个短语</numerusform>
        </translation>
    </message>
    <message>
        <source>no other phrase is in this many texts</source>
        <translation>没有其他短语出现在这么多文本中</translation>
    </message>
    <message>
        <source>no phrase is in this many texts</source>
        <translation>没有短语出现在这么多文本中</translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>排除 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Previous passage</source>
        <translation>上一片段</translation>
    </message>
    <message>
        <source>Next passage</source>
        <translation>下一片段</translation>
    </message>
    <message>
        <source>Normalized text</source>
        <translation>规范化文本</translation>
    </message>
    <message>
        <source>Sync scrolling</source>
        <translation>同步滚动</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Show the words as they are compared (Ctrl+T)</source>
        <translation>按比较时的样子显示词语 (Ctrl+T)</translation>
    </message>
    <message>
        <source>Keep shared passages level while you scroll (Ctrl+L)</source>
        <translation>滚动时让共有片段保持齐平 (Ctrl+L)</translation>
    </message>
    <message>
        <source>Find in both texts (Ctrl+F)</source>
        <translation>在两篇文本中查找 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>上一处改动</translation>
    </message>
    <message>
        <source>Previous change (Shift+F8 or [)</source>
        <translation>上一处改动（Shift+F8 或 [）</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>下一处改动</translation>
    </message>
    <message>
        <source>Next change (F8 or ])</source>
        <translation>下一处改动（F8 或 ]）</translation>
    </message>
    <message>
        <source>Previous passage (Shift+F8 or [)</source>
        <translation>上一片段（Shift+F8 或 [）</translation>
    </message>
    <message>
        <source>Next passage (F8 or ])</source>
        <translation>下一片段（F8 或 ]）</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>改动 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处改动</numerusform>
        </translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>片段 %1 / %2</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln 个片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一处命中</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一处命中</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>正常字号</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Search again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show evidence</source>
        <translation>显示线索</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Some moved paragraphs may be listed as deleted and new: the texts are very long or repetitive.</source>
        <translation>部分移动的段落可能显示为删除和新增：文本过长或重复内容过多。</translation>
    </message>
    <message>
        <source>Reading the dictionary for these languages (%1, %2)… Passages appear when it is read.</source>
        <translation>正在读取这两种语言（%1、%2）的词典…… 读取完成后会显示片段。</translation>
    </message>
    <message>
        <source>Not compared by translation: there is no dictionary for these languages (%1, %2).</source>
        <translation>未按翻译比较：没有这些语言的词典（%1、%2）。</translation>
    </message>
    <message>
        <source>Install: %1</source>
        <translation>请安装：%1</translation>
    </message>
    <message>
        <source>Finding changes…</source>
        <translation>正在查找改动…</translation>
    </message>
    <message>
        <source>No paragraph was changed.</source>
        <translation>没有段落被修改。</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>Reading dictionaries was stopped. Press F5 to compare by translation.</source>
        <translation>已停止读取词典。按 F5 可按翻译比较。</translation>
    </message>
    <message>
        <source>Comparison stopped. Press F5 to compare again.</source>
        <translation>比较已停止。按 F5 重新比较。</translation>
    </message>
</context>
<context>
    <name>CountedAttributions</name>
    <message>
        <source>What counts</source>
        <translation>计入范围</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln 个片段</numerusform>
        </translation>
    </message>
    <message>
        <source>List only: %1</source>
        <translation>仅列出：%1</translation>
    </message>
    <message>
        <source>Passages and their share of the right text. Click to list only these.</source>
        <translation>片段数及其占右侧文本的比例。点击则只列出这些片段。</translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message>
        <source>Score by shingle length</source>
        <translation>各 Shingle 长度的得分</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) per shingle</source>
        <translation>
            <numerusform>每个 Shingle %Ln 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>suggested length</source>
        <translation>建议长度</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message numerus="yes">
        <source>verdict “%1” on %Ln pair(s)</source>
        <translation>
            <numerusform>将 %Ln 对判定为“%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>note on a pair</source>
        <translation>文本对的备注</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
</context>
<context>
    <name>DictionariesPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>Add...</source>
        <translation>添加...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>词条</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Choose two different languages.</source>
        <translation>请选择两种不同的语言。</translation>
    </message>
    <message>
        <source>Notes on dictionaries</source>
        <translation>关于词典的说明</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>正在读取...</translation>
    </message>
    <message>
        <source>Restore its files, or remove it here.</source>
        <translation>请恢复其文件，或在此处移除它。</translation>
    </message>
    <message>
        <source>Install its package again: %1.</source>
        <translation>请重新安装其软件包：%1。</translation>
    </message>
    <message>
        <source>Dictionaries (*.ifo *.index);;All files (*)</source>
        <translation>词典 (*.ifo *.index);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add dictionary</source>
        <translation>添加词典</translation>
    </message>
    <message>
        <source>For more languages, install packages of your system: %1.</source>
        <translation>如需更多语言，请安装系统软件包：%1。</translation>
    </message>
    <message>
        <source>Passages translated from another language are found with dictionaries of both languages.</source>
        <translation>翻译的段落通过两种语言的词典查找。</translation>
    </message>
    <message>
        <source>Headwords</source>
        <translation>词目</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>译文</translation>
    </message>
</context>
<context>
    <name>DifferenceLayer</name>
    <message>
        <source>Same word in the other text</source>
        <translation>另一文本中有同一个词</translation>
    </message>
    <message>
        <source>Another form of the word in the other text</source>
        <translation>在另一文本中为另一词形</translation>
    </message>
    <message>
        <source>Moved: elsewhere in the other text</source>
        <translation>移位：在另一文本中位于别处</translation>
    </message>
    <message>
        <source>Replaced with another word in the other text</source>
        <translation>在另一文本中换成了别的词</translation>
    </message>
    <message>
        <source>Only in the right text</source>
        <translation>仅在右侧文本</translation>
    </message>
    <message>
        <source>Only in the left text</source>
        <translation>仅在左侧文本</translation>
    </message>
    <message>
        <source>Not linked to a word of the other text</source>
        <translation>未与另一文本中的词对应</translation>
    </message>
    <message>
        <source>Linked by similar spelling or sound</source>
        <translation>因拼写或读音相近而关联</translation>
    </message>
    <message>
        <source>Dictionary: %1</source>
        <translation>词典：%1</translation>
    </message>
    <message>
        <source>here: %1; in the other text: %2</source>
        <translation>此处：%1；另一文本：%2</translation>
    </message>
</context>
<context>
    <name>Disguise</name>
    <message>
        <source>Look-alike letters</source>
        <translation>形近字母</translation>
    </message>
    <message>
        <source>Styled letters</source>
        <translation>花体字母</translation>
    </message>
    <message>
        <source>Zero-width characters</source>
        <translation>零宽字符</translation>
    </message>
    <message>
        <source>Letters in HTML code</source>
        <translation>以 HTML 编码书写的字母</translation>
    </message>
    <message>
        <source>Soft hyphens</source>
        <translation>软连字符</translation>
    </message>
    <message>
        <source>Reversed text</source>
        <translation>倒序存储的文本</translation>
    </message>
    <message>
        <source>Combining marks</source>
        <translation>字母附加符号</translation>
    </message>
    <message>
        <source>Spaced letters</source>
        <translation>用空格隔开的字母</translation>
    </message>
    <message>
        <source>Split words</source>
        <translation>拆开的词</translation>
    </message>
    <message>
        <source>Joined words</source>
        <translation>连写的词</translation>
    </message>
    <message>
        <source>Numbers as words</source>
        <translation>文字形式的数字</translation>
    </message>
    <message>
        <source>White text</source>
        <translation>白色文本</translation>
    </message>
    <message>
        <source>Tiny text</source>
        <translation>微小文本</translation>
    </message>
    <message>
        <source>Hidden text</source>
        <translation>隐藏文本</translation>
    </message>
    <message>
        <source>Off-page text</source>
        <translation>页面外的文本</translation>
    </message>
    <message>
        <source>Text behind images</source>
        <translation>图片遮盖的文本</translation>
    </message>
    <message>
        <source>Rearranged text</source>
        <translation>重新排列的文本</translation>
    </message>
    <message>
        <source>Misleading fonts</source>
        <translation>误导性字体</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>Tracked deletions</source>
        <translation>修订删除</translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation>替代文字</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>域代码</translation>
    </message>
    <message>
        <source>Large images</source>
        <translation>大图片</translation>
    </message>
    <message>
        <source>look-alike letters</source>
        <translation>形近字母</translation>
    </message>
    <message>
        <source>styled letters</source>
        <translation>花体字母</translation>
    </message>
    <message>
        <source>zero-width characters</source>
        <translation>零宽字符</translation>
    </message>
    <message>
        <source>letters in HTML code</source>
        <translation>以 HTML 编码书写的字母</translation>
    </message>
    <message>
        <source>soft hyphens</source>
        <translation>软连字符</translation>
    </message>
    <message>
        <source>reversed text</source>
        <translation>倒序存储</translation>
    </message>
    <message>
        <source>combining marks</source>
        <translation>字母附加符号</translation>
    </message>
    <message>
        <source>spaced letters</source>
        <translation>用空格隔开的字母</translation>
    </message>
    <message>
        <source>split word</source>
        <translation>拆开的词</translation>
    </message>
    <message>
        <source>joined words</source>
        <translation>连写的词</translation>
    </message>
    <message>
        <source>number as word</source>
        <translation>文字形式的数字</translation>
    </message>
    <message>
        <source>White text: invisible on the page</source>
        <translation>白色文本：页面上看不到</translation>
    </message>
    <message>
        <source>Tiny text: unreadable on the page</source>
        <translation>微小文本：页面上无法辨读</translation>
    </message>
    <message>
        <source>Hidden text: invisible on the page</source>
        <translation>隐藏文本：页面上看不到</translation>
    </message>
    <message>
        <source>Off-page text: invisible to readers</source>
        <translation>页面外的文本：看不到</translation>
    </message>
    <message>
        <source>Text behind an image: invisible on the page</source>
        <translation>图片遮盖的文本：页面上看不到</translation>
    </message>
    <message>
        <source>misleading font: the page shows other letters</source>
        <translation>误导性字体：页面显示的是其他字母</translation>
    </message>
    <message>
        <source>Rearranged text: stored in single letters or in another order</source>
        <translation>重新排列的文本：以单个字母或其他顺序存储</translation>
    </message>
</context>
<context>
    <name>DisguiseHeadline</name>
    <message>
        <source>Open a pair or select a document to check it for disguises.</source>
        <translation>打开文本对或选择文档，以检查其中的伪装。</translation>
    </message>
    <message>
        <source>Checking for disguises…</source>
        <translation>正在检查伪装…</translation>
    </message>
    <message>
        <source>No disguises found.</source>
        <translation>未发现伪装。</translation>
    </message>
    <message>
        <source>No unusual disguises found.</source>
        <translation>未发现异常伪装。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more kind(s)</source>
        <translation>
            <numerusform>另有 %Ln 种</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %4.</source>
        <translation>发现：%4。</translation>
    </message>
    <message>
        <source>Measuring the effect…</source>
        <translation>正在衡量影响…</translation>
    </message>
    <message>
        <source>Found: %4. No match with any other text, even after the disguises were removed.</source>
        <translation>发现：%4。即使去除伪装，也与任何其他文本不匹配。</translation>
    </message>
    <message>
        <source>Found: %4. %1 of this text matched “%3” before the disguises were removed, %2 after.</source>
        <translation>发现：%4。去除伪装前，此文本有 %1 与“%3”匹配，去除后为 %2。</translation>
    </message>
</context>
<context>
    <name>DisguiseLayer</name>
    <message>
        <source>Text recognition is not certain of this word.</source>
        <translation>此词的识别结果不确定。</translation>
    </message>
    <message>
        <source>Read as “%1”: %2</source>
        <translation>读作“%1”：%2</translation>
    </message>
</context>
<context>
    <name>DisguiseNotice</name>
    <message>
        <source>Fonts that show other letters in both texts.</source>
        <translation>两篇文本中都有显示其他字母的字体。</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in both texts.</source>
        <translation>两篇文本中都有形近或隐藏的字符。</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1.</source>
        <translation>%1 中有显示其他字母的字体。</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1: %2 matched before they were resolved.</source>
        <translation>%1 中有显示其他字母的字体：还原前有 %2 匹配。</translation>
    </message>
    <message>
        <source>A font that shows other letters in %1: %2 matched before they were resolved, %3 after.</source>
        <translation>%1 中有显示其他字母的字体：还原前有 %2 匹配，还原后为 %3。</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1.</source>
        <translation>%1 中有形近或隐藏的字符。</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1: %2 matched before they were resolved.</source>
        <translation>%1 中有形近或隐藏的字符：还原前有 %2 匹配。</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters in %1: %2 matched before they were resolved, %3 after.</source>
        <translation>%1 中有形近或隐藏的字符：还原前有 %2 匹配，还原后为 %3。</translation>
    </message>
</context>
<context>
    <name>DisguiseTexts</name>
    <message numerus="yes">
        <source>%1 in %Ln word(s)</source>
        <translation>
            <numerusform>%1，涉及 %Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large image(s) that may contain text</source>
        <translation>
            <numerusform>%Ln 张大图片，可能含文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln look-alike letter(s)</source>
        <translation>
            <numerusform>%Ln 个形近字母</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln styled letter(s)</source>
        <translation>
            <numerusform>%Ln 个花体字母</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zero-width character(s)</source>
        <translation>
            <numerusform>%Ln 个零宽字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) in HTML code</source>
        <translation>
            <numerusform>%Ln 个以 HTML 编码书写的字母</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln soft hyphen(s)</source>
        <translation>
            <numerusform>%Ln 个软连字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln combining mark(s)</source>
        <translation>
            <numerusform>%Ln 个字母附加符号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) of misleading fonts</source>
        <translation>
            <numerusform>%Ln 个误导性字体的字母</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of reversed text</source>
        <translation>
            <numerusform>%Ln 处倒序存储的文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of spaced letters</source>
        <translation>
            <numerusform>%Ln 处用空格隔开的字母</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln split word(s)</source>
        <translation>
            <numerusform>%Ln 个拆开的词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joined word(s)</source>
        <translation>
            <numerusform>%Ln 个连写的词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) as words</source>
        <translation>
            <numerusform>%Ln 个文字形式的数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of white text</source>
        <translation>
            <numerusform>%Ln 处白色文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of tiny text</source>
        <translation>
            <numerusform>%Ln 处微小文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of hidden text</source>
        <translation>
            <numerusform>%Ln 处隐藏文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of off-page text</source>
        <translation>
            <numerusform>%Ln 处页面外的文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of text behind images</source>
        <translation>
            <numerusform>%Ln 处图片遮盖的文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) of rearranged text</source>
        <translation>
            <numerusform>%Ln 处重新排列的文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln 条批注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tracked deletion(s)</source>
        <translation>
            <numerusform>%Ln 处修订删除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln alternative text(s)</source>
        <translation>
            <numerusform>%Ln 条替代文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field code(s)</source>
        <translation>
            <numerusform>%Ln 个域代码</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>DocumentChoice</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>DocumentChooser</name>
    <message>
        <source>Open files</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Open original</source>
        <translation>打开原文</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>打开来源</translation>
    </message>
    <message>
        <source>Open template</source>
        <translation>打开模板</translation>
    </message>
    <message>
        <source>Open folder of essays</source>
        <translation>打开作业文件夹</translation>
    </message>
    <message>
        <source>Open archive of earlier essays</source>
        <translation>打开以往作业存档</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板中没有文本。</translation>
    </message>
</context>
<context>
    <name>DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>DocumentMenu</name>
    <message>
        <source>Compare selected documents</source>
        <translation>比较所选</translation>
    </message>
    <message>
        <source>Author or group…</source>
        <translation>作者或小组…</translation>
    </message>
    <message>
        <source>Get authors from document properties…</source>
        <translation>从文档属性获取作者…</translation>
    </message>
    <message>
        <source>Join into one document</source>
        <translation>合并为一个文档</translation>
    </message>
    <message>
        <source>Separate into files</source>
        <translation>拆分为文件</translation>
    </message>
    <message>
        <source>Add earlier attempts</source>
        <translation>添加之前的提交</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>输入密码…</translation>
    </message>
    <message>
        <source>Recognize text…</source>
        <translation>识别文字…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Open as</source>
        <translation>打开为</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Essay</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Source (shown on the left)</source>
        <translation>来源（显示在左侧）</translation>
    </message>
    <message>
        <source>Template (text shared with it is excluded)</source>
        <translation>模板（与其共有的文本会被排除）</translation>
    </message>
    <message>
        <source>Archive (not compared with other archive documents)</source>
        <translation>存档（不与其他存档文档比较）</translation>
    </message>
</context>
<context>
    <name>DocumentModel</name>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Recognizing text…</source>
        <translation>正在识别文字…</translation>
    </message>
    <message>
        <source>unusual characters</source>
        <translation>异常字符</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>输入密码…</translation>
    </message>
    <message>
        <source>Recognize text…</source>
        <translation>识别文字…</translation>
    </message>
    <message>
        <source>library</source>
        <translation>文库</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>template</source>
        <translation>模板</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) excluded from others</source>
        <translation>
            <numerusform>已从其他文档排除 %Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>排除 %Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Attempt %1 of %2</source>
        <translation>第 %1 次提交，共 %2 次</translation>
    </message>
    <message>
        <source>Assignment: %1</source>
        <translation>作业：%1</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>小组：%1</translation>
    </message>
    <message>
        <source>Team: %1</source>
        <translation>团队：%1</translation>
    </message>
    <message>
        <source>Handed in: %1</source>
        <translation>提交时间：%1</translation>
    </message>
</context>
<context>
    <name>DocumentReloader</name>
    <message numerus="yes">
        <source>Watches the files of the open pair and up to %Ln other(s)</source>
        <translation>
            <numerusform>监视所打开文本对的文件，以及至多 %Ln 个其他文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has been moved or deleted. Its text stays open.</source>
        <translation>%1 已被移动或删除。其文本仍保持打开。</translation>
    </message>
    <message>
        <source>The file now contains several documents.</source>
        <translation>该文件现在包含多个文档。</translation>
    </message>
    <message>
        <source>%1 was changed on disk, but couldn&apos;t be reloaded. The previous text stays open. %2</source>
        <translation>%1 在磁盘上已更改，但无法重新加载。先前的文本仍保持打开。%2</translation>
    </message>
    <message>
        <source>%1 was changed on disk and has been reloaded.</source>
        <translation>%1 在磁盘上已更改，并已重新加载。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were changed on disk and have been reloaded.</source>
        <translation>
            <numerusform>%Ln 个文件在磁盘上已更改，并已重新加载。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentRemoval</name>
    <message>
        <source>Unavailable while names are hidden, because you can&apos;t see whose documents you would delete. Show names first.</source>
        <translation>隐藏姓名时不可用：无法看到要删除的是谁的文档。请先显示姓名。</translation>
    </message>
    <message>
        <source>Delete all by an author</source>
        <translation>删除某作者的全部文档</translation>
    </message>
    <message>
        <source>Author or group, as shown in the list:</source>
        <translation>作者或小组，按列表中的写法：</translation>
    </message>
    <message>
        <source>No documents have expired.</source>
        <translation>没有已过期的文档。</translation>
    </message>
    <message>
        <source>No documents by “%1” in the library.</source>
        <translation>文库中没有“%1”的文档。</translation>
    </message>
    <message>
        <source>Delete from library</source>
        <translation>从文库删除</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln document(s) from the library?</source>
        <translation>
            <numerusform>从文库永久删除 %Ln 个文档？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>If a text was also added under other authors, their copies are kept.</source>
        <translation>若文本也以其他作者的名义加入过，其副本会保留。</translation>
    </message>
    <message>
        <source>The documents are erased from the library. You can&apos;t undo this.</source>
        <translation>这些文档将从文库中清除，且无法撤销。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Compare selected documents</source>
        <translation>比较所选</translation>
    </message>
    <message>
        <source>Select two documents to compare.</source>
        <translation>选择两个文档进行比较。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln 个来源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s)</source>
        <translation>
            <numerusform>%Ln 个模板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the archive</source>
        <translation>
            <numerusform>存档 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>%Ln 个文件无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln 个文档未比较</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsRail</name>
    <message>
        <source>Folded list of documents</source>
        <translation>已折叠的文档列表</translation>
    </message>
    <message>
        <source>Show the list of documents</source>
        <translation>显示文档列表</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to compare</source>
        <translation>松开以比较</translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Expired only</source>
        <translation>仅已过期</translation>
    </message>
    <message>
        <source>All collections</source>
        <translation>所有文集</translation>
    </message>
    <message>
        <source>No collection</source>
        <translation>未归入文集</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is empty. Add earlier essays to see what new ones share with them.</source>
        <translation>文库为空。请添加以往作业，以查看新作业与它们的共同之处。</translation>
    </message>
    <message>
        <source>No documents match.</source>
        <translation>没有符合条件的文档。</translation>
    </message>
    <message>
        <source>Library documents</source>
        <translation>文库中的文档</translation>
    </message>
    <message>
        <source>Name, author or tag</source>
        <translation>名称、作者或标签</translation>
    </message>
    <message>
        <source>Search by name, author or tag</source>
        <translation>按名称、作者或标签查找</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>文集</translation>
    </message>
    <message>
        <source>Documents past their keep-until date</source>
        <translation>已超过保留期限的文档</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>All names this text was added under</source>
        <translation>加入此文本时用过的所有名称</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>作者或小组</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>文集</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>课程、年份或其他分组</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Keywords for searching</source>
        <translation>用于搜索的关键词</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>加入日期</translation>
    </message>
    <message>
        <source>Date first added</source>
        <translation>首次加入的日期</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>词的数量</translation>
    </message>
    <message>
        <source>Keep until</source>
        <translation>保留至</translation>
    </message>
    <message>
        <source>Last day the document is kept</source>
        <translation>文档保留的最后一天</translation>
    </message>
    <message>
        <source>Only the fingerprint is stored: the document can be matched, but not shown.</source>
        <translation>只存有指纹：可以匹配此文档，但无法显示。</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Common editing sessions</source>
        <translation>共同的编辑会话</translation>
    </message>
    <message>
        <source>Misspellings</source>
        <translation>错别字</translation>
    </message>
    <message>
        <source>Rare words</source>
        <translation>罕见词</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>专名</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Names spelled as in the other text</source>
        <translation>按另一文本拼写的名字</translation>
    </message>
    <message>
        <source>Literal quotations in the other language</source>
        <translation>另一种语言的逐字引文</translation>
    </message>
    <message>
        <source>Untranslated words</source>
        <translation>未翻译的词</translation>
    </message>
</context>
<context>
    <name>EvidenceHints</name>
    <message>
        <source>Signs of which text came first</source>
        <translation>哪篇文本在先：线索</translation>
    </message>
</context>
<context>
    <name>EvidenceModel</name>
    <message>
        <source>outside</source>
        <translation>外</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>内</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共有内容</translation>
    </message>
    <message>
        <source>As written in the left text. Click to step through its hits in both texts.</source>
        <translation>按左侧文本的写法。单击可逐一查看两篇文本中的命中。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>Hits in the left text</source>
        <translation>左侧文本中的命中数</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>Hits in the right text</source>
        <translation>右侧文本中的命中数</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Number of other documents it appears in, not counting templates and drafts by these two authors</source>
        <translation>出现在多少其他文档中；这两位作者的草稿和模板不计</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Whether it is inside or outside the shared passages. Outside, it may be a trace of rewriting.</source>
        <translation>位于共有片段之内还是之外。之外的可能是改写的痕迹。</translation>
    </message>
    <message>
        <source>%1 (%2?)</source>
        <translation>%1（%2？）</translation>
    </message>
    <message>
        <source>%1 (not in the dictionary)</source>
        <translation>%1（词典中没有）</translation>
    </message>
    <message>
        <source>%1 (no text left)</source>
        <translation>%1（文本已不存在）</translation>
    </message>
    <message>
        <source>%1 (words: %2 left, %3 right)</source>
        <translation>%1（词数：左 %2，右 %3）</translation>
    </message>
    <message>
        <source>No other documents to compare with.</source>
        <translation>没有其他可供比较的文档。</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Open a pair to see the rare words, names and numbers that both texts share.</source>
        <translation>打开文本对，查看两篇文本共有的罕见词、专名和数字。</translation>
    </message>
    <message>
        <source>Finding rare words, names and numbers…</source>
        <translation>正在查找罕见词、专名和数字…</translation>
    </message>
    <message>
        <source>These texts share nothing rare.</source>
        <translation>两篇文本没有共有的罕见内容。</translation>
    </message>
    <message numerus="yes">
        <source>Rare: found in few or none of the %Ln other document(s).</source>
        <translation>
            <numerusform>罕见是指其他 %Ln 个文档几乎都没有的内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few documents, ordinary words can&apos;t be ranked by rarity. Only names, numbers and words that are not in the dictionary are listed.</source>
        <translation>文档太少，无法判断普通词是否罕见：只列出专名、数字和词典中没有的词。</translation>
    </message>
    <message numerus="yes">
        <source>Showing the first %Ln of each kind.</source>
        <translation>
            <numerusform>每种只列出前 %Ln 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hit %1 of %2.</source>
        <translation>第 %1 处，共 %2 处。</translation>
    </message>
</context>
<context>
    <name>EvidenceTable</name>
    <message>
        <source>Shared evidence</source>
        <translation>共有线索</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to a file</source>
        <translation>转到文件</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Reload files &amp;automatically when they change</source>
        <translation>文件更改时自动重新加载(&amp;A)</translation>
    </message>
    <message>
        <source>Keep &amp;watching the folder after a restart</source>
        <translation>下次启动时继续监视文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>Unless you stop watching before you quit.</source>
        <translation>除非您之前已停止监视。</translation>
    </message>
    <message>
        <source>&amp;Keep recovery copies of unsaved work</source>
        <translation>保留未保存工作的恢复副本(&amp;K)</translation>
    </message>
    <message>
        <source>Saved moments after each change, and offered the next time you open Imbrex after a crash.</source>
        <translation>每次更改后随即保存；若程序意外退出，下次启动时会提示恢复。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Clear recent files</source>
        <translation>清除最近的文件(&amp;C)</translation>
    </message>
    <message>
        <source>Clear recent &amp;libraries</source>
        <translation>清除最近的文库(&amp;L)</translation>
    </message>
    <message>
        <source>Cleared when you click OK.</source>
        <translation>单击“确定”后清除。</translation>
    </message>
    <message>
        <source>Nu&amp;mber of recent files</source>
        <translation>最近文件数量(&amp;M)</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>no hits</source>
        <translation>无命中</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Find in both texts</source>
        <translation>在两篇文本中查找</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>上一处命中 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>下一处命中 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>FirstOptionsPage</name>
    <message>
        <source>Use &amp;current options</source>
        <translation>采用当前选项(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>恢复默认值(&amp;R)</translation>
    </message>
    <message>
        <source>New sessions start with these options. To change the options of this session, use the Options panel.</source>
        <translation>新会话以这些选项开始。要更改当前会话的选项，请使用“选项”面板。</translation>
    </message>
    <message>
        <source>Options for new sessions</source>
        <translation>新会话的选项</translation>
    </message>
</context>
<context>
    <name>FirstReading</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message numerus="yes">
        <source>Opening %Ln file(s) or folder(s)…</source>
        <translation>
            <numerusform>正在打开 %Ln 个文件或文件夹…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the pasted text…</source>
        <translation>正在读取粘贴的文本…</translation>
    </message>
</context>
<context>
    <name>FolderDialog</name>
    <message>
        <source>Watch folder</source>
        <translation>监视文件夹</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Essays</source>
        <translation>作业(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Include subfolders</source>
        <translation>包括子文件夹(&amp;I)</translation>
    </message>
    <message>
        <source>Open files &amp;already in the folder</source>
        <translation>打开文件夹中已有的文件(&amp;A)</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>&amp;Archive of earlier essays</source>
        <translation>以往作业的存档(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>监视(&amp;W)</translation>
    </message>
    <message>
        <source>Documents added to this folder are opened and compared automatically.</source>
        <translation>添加到此文件夹的文档会自动打开并比较。</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>文件夹：</translation>
    </message>
    <message>
        <source>Role:</source>
        <translation>角色：</translation>
    </message>
</context>
<context>
    <name>FolderReading</name>
    <message>
        <source>Another project was opened. The folder %1 is no longer watched.</source>
        <translation>已打开另一个项目。不再监视文件夹 %1。</translation>
    </message>
    <message>
        <source>The watched folder %1 is missing. Watching resumes when it is back.</source>
        <translation>监视的文件夹 %1 已不在。一旦恢复，将继续监视。</translation>
    </message>
    <message>
        <source>The watched folder %1 is back. Watching has resumed.</source>
        <translation>监视的文件夹 %1 已恢复，继续监视。</translation>
    </message>
</context>
<context>
    <name>FoldingDocuments</name>
    <message>
        <source>Hide the list of documents</source>
        <translation>隐藏文档列表</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message numerus="yes">
        <source>%Ln pair(s) above the threshold</source>
        <translation>
            <numerusform>%Ln 对超过阈值</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing graph…</source>
        <translation>正在绘制关系图…</translation>
    </message>
    <message>
        <source>At a threshold of 0 nothing is linked. Raise the threshold to see groups.</source>
        <translation>阈值为 0 时不显示连线。请提高阈值以查看分组。</translation>
    </message>
    <message>
        <source>No pair reaches the threshold of %1. Lower the threshold to see groups.</source>
        <translation>没有文本对达到阈值 %1。请降低阈值以查看分组。</translation>
    </message>
    <message>
        <source>Thicker line: higher score</source>
        <translation>线越粗，得分越高</translation>
    </message>
    <message>
        <source>showing %1 of %2 pairs above the threshold</source>
        <translation>显示 %2 对超过阈值的文本对中的 %1 对</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) with no pair above the threshold not shown</source>
        <translation>
            <numerusform>未显示 %Ln 个没有超过阈值的文本对的文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of documents</source>
        <translation>文档关系图</translation>
    </message>
</context>
<context>
    <name>GroupModel</name>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Documents linked by pairs above the threshold</source>
        <translation>由超过阈值的文本对联系起来的文档</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>All names this text was added under</source>
        <translation>加入此文本时用过的所有名称</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Author or group</source>
        <translation>作者或小组</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>文集</translation>
    </message>
    <message>
        <source>Course, year or other grouping</source>
        <translation>课程、年份或其他分组</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>词的数量</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Jaccard with the most similar document in the group</source>
        <translation>与组内最相似文档的 Jaccard 相似系数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsView</name>
    <message>
        <source>Similarity at least</source>
        <translation>相似度至少</translation>
    </message>
    <message>
        <source>Minimum Jaccard for two documents to be in the same group</source>
        <translation>两个文档归为一组所需的最小 Jaccard 相似系数</translation>
    </message>
    <message>
        <source>Find near-duplicates</source>
        <translation>查找近似重复文档</translation>
    </message>
    <message>
        <source>No two library documents have a similarity of %1 or more.</source>
        <translation>文库中没有任何两个文档的相似度达到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln 组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups of near-duplicate documents in the library</source>
        <translation>文库中近似重复文档的分组</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>近似重复</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Open Common text to find and exclude phrases that many texts share</source>
        <translation>打开“共有文本”，查找并排除许多文本共有的短语</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln 个文档未参与比较</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of all pairs share %1 or more: see why</source>
        <translation>半数文本对的共有部分达 %1 以上：查看原因</translation>
    </message>
    <message numerus="yes">
        <source>“%1” appears in %Ln of these pairs: set its role</source>
        <translation>
            <numerusform>“%1”出现在其中 %Ln 对里：设置角色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No shared text in %Ln pair(s) at this shingle length.</source>
        <translation>
            <numerusform>在此 Shingle 长度下，%Ln 对文本都没有共有内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are drafts by the same author. Add an essay by another author to compare.</source>
        <translation>所有文本对都是同一作者的草稿。请添加其他作者的作业以作比较。</translation>
    </message>
    <message>
        <source>Archive documents are not compared with each other. Add an essay to compare them with.</source>
        <translation>存档文档彼此不比较。请添加一篇作业与之比较。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs share text.</source>
        <translation>
            <numerusform>%1 对中有 %Ln 对有共有文本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select these in the list to see why they were not compared</source>
        <translation>在列表中选中它们以查看未比较的原因</translation>
    </message>
    <message>
        <source>A template, a shared folder or a file that was passed on may be the reason</source>
        <translation>原因可能是共用模板、共享文件夹或转交的文件</translation>
    </message>
    <message>
        <source>Is it the assignment, or the source of the others?</source>
        <translation>它是作业要求，还是其他文本的来源？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not readable</source>
        <translation>
            <numerusform>%Ln 个文件无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs in two languages follow when their dictionary is read.</source>
        <translation>两种语言的文本对将在词典读取完成后显示。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln student(s) handed in nothing</source>
        <translation>
            <numerusform>%Ln 名学生未提交</numerusform>
        </translation>
    </message>
    <message>
        <source>Students</source>
        <translation>学生</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>以及另外 %Ln 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) share only editing history</source>
        <translation>
            <numerusform>%Ln 对仅有共同的编辑历史</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” appear in %Ln of these pairs: set their role</source>
        <translation>
            <numerusform>“%1”出现在其中 %Ln 对中：设置角色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 pairs reach your threshold.</source>
        <translation>
            <numerusform>%1 对中有 %Ln 对达到您设定的阈值。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of %1 pairs reaches your threshold.</source>
        <translation>%1 对中没有达到您设定的阈值的文本对。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) stand out among %1.</source>
        <translation>
            <numerusform>%1 对中有 %Ln 对突出。</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair stands out among %1.</source>
        <translation>%1 对中没有突出的文本对。</translation>
    </message>
    <message>
        <source>One</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Five</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Six</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>Seven</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>Eight</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>Nine</source>
        <comment>number of pairs, begins a sentence</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>To find reworded passages, select two documents and press %1.</source>
        <translation>要查找改写的段落，请选择两个文档并按 %1。</translation>
    </message>
    <message>
        <source>The threshold is %1: all of them are listed.</source>
        <translation>阈值为 %1：全部列出。</translation>
    </message>
    <message>
        <source>Above %1 (%2), the level that unrelated essays in this class don&apos;t reach.</source>
        <translation>高于 %1（%2），即本班级无关作业不会达到的水平。</translation>
    </message>
    <message>
        <source>At %1 or more (%2), the threshold that you set.</source>
        <translation>不低于 %1（%2），即您设定的阈值。</translation>
    </message>
    <message>
        <source>Unrelated essays in this class don&apos;t reach %1.</source>
        <translation>本班级的无关作业不会达到 %1。</translation>
    </message>
    <message>
        <source>At %1 or more (%2). No chance level: too few pairs.</source>
        <translation>不低于 %1（%2）。没有随机水平：文本对太少。</translation>
    </message>
    <message>
        <source>At %1 or more (%2). No chance level: too many of the pairs are similar.</source>
        <translation>不低于 %1（%2）。没有随机水平：相似的文本对太多。</translation>
    </message>
    <message>
        <source>The highest is %1.</source>
        <translation>最高为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln reviewed.</source>
        <translation>
            <numerusform>已审阅 %1/%Ln。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other pair(s) reviewed.</source>
        <translation>
            <numerusform>另有 %Ln 对已审阅。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) are identical</source>
        <translation>
            <numerusform>%Ln 篇文本完全相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texts are identical (%Ln group(s))</source>
        <translation>
            <numerusform>%1 篇文本完全相同（%Ln 组）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) by the same author</source>
        <translation>
            <numerusform>%Ln 对是同一作者的草稿</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln template(s) excluded</source>
        <translation>
            <numerusform>排除 %Ln 个模板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln archive documents, not compared with each other</source>
        <translation>
            <numerusform>%Ln 个存档文档，彼此不比较</numerusform>
        </translation>
    </message>
    <message>
        <source>the template is longer than any other text; check that it is the right file</source>
        <translation>模板比其他所有文本都长：文件是否正确？</translation>
    </message>
    <message>
        <source>no text shares anything with the template</source>
        <translation>没有文本含有模板中的内容</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) differ only in letter case</source>
        <translation>
            <numerusform>%Ln 个名称仅大小写不同</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>N or F8: next pair above the threshold; Enter: open it</source>
        <translation>N 或 F8：下一个超过阈值的文本对；Enter 打开</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard 相似系数</translation>
    </message>
    <message>
        <source>Containment (higher of two)</source>
        <translation>包含度（取较大者）</translation>
    </message>
    <message>
        <source>Word for word (higher of two)</source>
        <translation>逐字相同（取较大者）</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>阈值 %1</translation>
    </message>
    <message>
        <source>drafts by the same author</source>
        <translation>同一作者的草稿</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not compared</source>
        <translation>
            <numerusform>%Ln 个文档未参与比较</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Matrix of all pairs</source>
        <translation>全部文本对的矩阵</translation>
    </message>
    <message>
        <source>No pair reaches the threshold.</source>
        <translation>没有文本对达到阈值。</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help page</source>
        <translation>帮助页面</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Imbrex help</source>
        <translation>Imbrex 帮助</translation>
    </message>
    <message>
        <source>No page contains all of these words.</source>
        <translation>没有页面包含所有这些词。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>This page is available only in English.</source>
        <translation>此帮助页面目前只有英文版。</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Anyone can change these names.</source>
        <translation>这些名称任何人都能更改。</translation>
    </message>
    <message>
        <source>Anyone can change these dates.</source>
        <translation>这些日期任何人都能更改。</translation>
    </message>
    <message numerus="yes">
        <source>The two files have %Ln editing session(s) in common.</source>
        <translation>
            <numerusform>这两个文件有 %Ln 个共同的编辑会话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the left text, outside the passages, have rare words of the right text in its order.</source>
        <translation>
            <numerusform>相同顺序：左侧文本在片段之外有 %Ln 个句子按右侧文本的顺序使用了其中的罕见词。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows the same order: %Ln sentence(s) of the right text, outside the passages, have rare words of the left text in its order.</source>
        <translation>
            <numerusform>相同顺序：右侧文本在片段之外有 %Ln 个句子按左侧文本的顺序使用了其中的罕见词。</numerusform>
        </translation>
    </message>
    <message>
        <source>One text may retell the other, or both a third one.</source>
        <translation>可能是一篇文本转述了另一篇，或者两篇都转述了第三篇。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) or number(s) come in the same order in both texts; about %1 would by chance.</source>
        <translation>
            <numerusform>两个文本中有 %Ln 个名字或数字顺序相同；偶然情况下约为 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>A translation keeps this order, but two accounts of the same events may share it too.</source>
        <translation>翻译会保留这一顺序，但对同一事件的两种叙述也可能顺序相同。</translation>
    </message>
    <message>
        <source>Words from these sessions: %1 in the left text, %2 in the right text.</source>
        <translation>来自这些会话的词：左侧文本 %1 个，右侧文本 %2 个。</translation>
    </message>
    <message>
        <source>A template, a shared folder or a file that was passed on may be the reason.</source>
        <translation>原因可能是共用模板、共享文件夹或转交的文件。</translation>
    </message>
    <message>
        <source>Left file: %1.</source>
        <translation>左侧文件：%1。</translation>
    </message>
    <message>
        <source>Right file: %1.</source>
        <translation>右侧文件：%1。</translation>
    </message>
    <message>
        <source>created on %1</source>
        <translation>创建于 %1</translation>
    </message>
    <message>
        <source>last saved on %1</source>
        <translation>上次保存于 %1</translation>
    </message>
    <message>
        <source>last saved by %1</source>
        <translation>上次由 %1 保存</translation>
    </message>
    <message numerus="yes">
        <source>edited for %Ln minute(s)</source>
        <translation>
            <numerusform>编辑 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The left text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>左侧文本有 %1 个词，其文件的编辑时间为 %Ln 分钟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right text has %1 words, and its file was edited for %Ln minute(s).</source>
        <translation>
            <numerusform>右侧文本有 %1 个词，其文件的编辑时间为 %Ln 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>It may have been pasted, from the author&apos;s own notes or another text.</source>
        <translation>文本可能是粘贴的，来自作者自己的笔记或其他文本。</translation>
    </message>
    <message>
        <source>Both files were created in the same second, %1, according to their properties. One may be a copy of the other.</source>
        <translation>根据文件属性，两个文件创建于同一秒（%1）。其中一个可能是另一个的副本。</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1 and the right file on %2. The left text may be the earlier one.</source>
        <translation>根据文件属性，左侧文件创建于 %1，右侧文件创建于 %2。左侧文本可能更早。</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1 and the right file on %2. The right text may be the earlier one.</source>
        <translation>根据文件属性，左侧文件创建于 %1，右侧文件创建于 %2。右侧文本可能更早。</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was last changed on %1, before the right file was created on %2. The left text may be the earlier one.</source>
        <translation>根据文件属性，左侧文件最后修改于 %1，早于右侧文件的创建时间 %2。左侧文本可能更早。</translation>
    </message>
    <message>
        <source>According to the file properties, the left file was created on %1, after the right file was last changed on %2. The right text may be the earlier one.</source>
        <translation>根据文件属性，左侧文件创建于 %1，晚于右侧文件的最后修改时间 %2。右侧文本可能更早。</translation>
    </message>
    <message>
        <source>According to its properties, the left file was last saved by %1, the author of the right file, who may have had access to it.</source>
        <translation>根据文件属性，左侧文件最后由右侧文件的作者 %1 保存，此人可能接触过该文件。</translation>
    </message>
    <message>
        <source>According to its properties, the right file was last saved by %1, the author of the left file, who may have had access to it.</source>
        <translation>根据文件属性，右侧文件最后由左侧文件的作者 %1 保存，此人可能接触过该文件。</translation>
    </message>
    <message>
        <source>Both files name the same author, %1. One may have been made from the other.</source>
        <translation>两个文件注明了同一作者（%1）。其中一个可能由另一个改成。</translation>
    </message>
    <message>
        <source>The right file was last saved by someone else, which suggests that the left text came first.</source>
        <translation>右侧文件最后由他人保存，表明左侧文本可能在先。</translation>
    </message>
    <message>
        <source>The left file was last saved by someone else, which suggests that the right text came first.</source>
        <translation>左侧文件最后由他人保存，表明右侧文本可能在先。</translation>
    </message>
    <message>
        <source>The left text contains signs of a web page (%1). It may come from one.</source>
        <translation>左侧文本带有网页的痕迹（%1），可能取自网页。</translation>
    </message>
    <message>
        <source>The right text contains signs of a web page (%1). It may come from one.</source>
        <translation>右侧文本带有网页的痕迹（%1），可能取自网页。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the left text that are corrected in the right one: %1.</source>
        <translation>
            <numerusform>左侧文本中的 %Ln 处拼写错误在右侧文本中已改正：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln misspelling(s) in the right text that are corrected in the left one: %1.</source>
        <translation>
            <numerusform>右侧文本中的 %Ln 处拼写错误在左侧文本中已改正：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors are often corrected in a copy, which suggests that the left text came first.</source>
        <translation>副本中常会改正错误，表明左侧文本可能在先。</translation>
    </message>
    <message>
        <source>Errors are often corrected in a copy, which suggests that the right text came first.</source>
        <translation>副本中常会改正错误，表明右侧文本可能在先。</translation>
    </message>
    <message>
        <source>The signs are too few, or too mixed, to suggest which text came first.</source>
        <translation>线索太少或相互矛盾，无法判断哪篇文本在先。</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Histogram of all pairs</source>
        <translation>所有文本对的直方图</translation>
    </message>
    <message>
        <source>Threshold: %1</source>
        <translation>阈值：%1</translation>
    </message>
    <message>
        <source>Median of all pairs: %1</source>
        <translation>所有文本对的中位数：%1</translation>
    </message>
    <message>
        <source>Chance level: %1. Unrelated pairs in this class are not expected to score higher.</source>
        <translation>随机水平：%1。本班级中无关的文本对预计不会超过它。</translation>
    </message>
    <message>
        <source>Suggested threshold: %1. Pairs from here up stand out from the rest of the class.</source>
        <translation>建议阈值：%1。达到它的文本对在本班级中明显突出。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) between %1 and %2</source>
        <translation>
            <numerusform>%Ln 对，介于 %1 与 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>对数刻度</translation>
    </message>
</context>
<context>
    <name>KindModel</name>
    <message>
        <source>Disguise</source>
        <translation>伪装</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Number of hits in the text</source>
        <translation>文本中的命中数</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Letters and marks affected</source>
        <translation>受影响的字母和符号</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Percentage points of similarity missed if this kind is not removed</source>
        <translation>不去除此类伪装时漏掉的相似度百分点</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Remove this kind before comparing. Same as the setting in Options.</source>
        <translation>比较前去除此类伪装；与选项中的设置相同。</translation>
    </message>
    <message>
        <source>Also found, at usual levels:</source>
        <translation>另外发现（处于正常水平）：</translation>
    </message>
    <message>
        <source>Found, at usual levels:</source>
        <translation>发现（处于正常水平）：</translation>
    </message>
</context>
<context>
    <name>KindTable</name>
    <message>
        <source>Kinds of disguises</source>
        <translation>伪装种类</translation>
    </message>
</context>
<context>
    <name>LanguageField</name>
    <message>
        <source>Detected for each document</source>
        <translation>按文档自动识别</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Use &amp;system setting</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
</context>
<context>
    <name>LanguageNames</name>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>俄语</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>乌克兰语</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语</translation>
    </message>
    <message>
        <source>French</source>
        <translation>法语</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>西班牙语</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>意大利语</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>葡萄牙语</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>波兰语</translation>
    </message>
    <message>
        <source>unknown language</source>
        <translation>未知语言</translation>
    </message>
</context>
<context>
    <name>LensSwitch</name>
    <message>
        <source>View of the pair</source>
        <translation>文本对视图</translation>
    </message>
    <message>
        <source>Shared shingles</source>
        <translation>共有 Shingle</translation>
    </message>
    <message>
        <source>Runs of words that are the same in both texts</source>
        <translation>两篇文本中相同的连续词语</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Passages that both texts share: word for word, reworded or translated</source>
        <translation>两篇文本共有的片段：逐字相同、改写或译文</translation>
    </message>
    <message>
        <source>Changes in each paragraph</source>
        <translation>每个段落的改动</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>改动</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>&amp;New library…</source>
        <translation>新建文库(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open library file…</source>
        <translation>打开文库文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;shared library…</source>
        <translation>打开共享文库(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Check open essays</source>
        <translation>查验打开的作业(&amp;C)</translation>
    </message>
    <message>
        <source>Check and a&amp;dd open essays…</source>
        <translation>查验并加入打开的作业(&amp;D)…</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>添加文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Add a f&amp;older…</source>
        <translation>添加文件夹(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Open with the essays</source>
        <translation>在作业旁打开(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Delete from library…</source>
        <translation>从文库删除(&amp;R)…</translation>
    </message>
    <message>
        <source>Delete all by an &amp;author…</source>
        <translation>删除某作者的全部文档(&amp;A)…</translation>
    </message>
    <message>
        <source>Delete &amp;expired documents…</source>
        <translation>删除已过期文档(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>校验(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Index settings…</source>
        <translation>索引设置(&amp;T)…</translation>
    </message>
</context>
<context>
    <name>LibraryChecks</name>
    <message numerus="yes">
        <source>%Ln document(s) can&apos;t be shown: the library has only fingerprints.</source>
        <translation>
            <numerusform>无法显示 %Ln 个文档：文库中只有指纹。</numerusform>
        </translation>
    </message>
    <message>
        <source>This source can&apos;t be shown: the shelf&apos;s files no longer have it.</source>
        <translation>无法显示此来源：书架的文件中已没有它。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln library document(s) opened with the essays.</source>
        <translation>
            <numerusform>已在作业旁打开 %Ln 个文库文档。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln essay(s) checked. See Library for the results.</source>
        <translation>
            <numerusform>已查验 %Ln 篇作业。结果见文库。</numerusform>
        </translation>
    </message>
    <message>
        <source>This essay is no longer open.</source>
        <translation>这篇作业已关闭。</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be shown: the file of the shelf “%2” is missing.</source>
        <translation>无法显示“%1”：书架“%2”的文件缺失。</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be shown: the library has only its fingerprint.</source>
        <translation>无法显示“%1”：文库中只有其指纹。</translation>
    </message>
</context>
<context>
    <name>LibraryCommands</name>
    <message>
        <source>Libraries (%1)</source>
        <translation>文库 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>打开文库</translation>
    </message>
    <message>
        <source>Add files to library</source>
        <translation>将文件加入文库</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>将文件夹加入文库</translation>
    </message>
    <message>
        <source>No essays to check. Press Ctrl+O, or drop essays on the window.</source>
        <translation>没有可查验的作业。请按 Ctrl+O，或将作业拖入窗口。</translation>
    </message>
    <message numerus="yes">
        <source>You can open up to %Ln library document(s) at a time.</source>
        <translation>
            <numerusform>一次最多打开 %Ln 个文库文档。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported libraries (%1)</source>
        <translation>导出的文库 (%1)</translation>
    </message>
    <message>
        <source>Export library</source>
        <translation>导出文库</translation>
    </message>
    <message>
        <source>Import into library</source>
        <translation>导入文库</translation>
    </message>
    <message>
        <source>The index already uses the current options. Nothing to change.</source>
        <translation>索引已采用当前选项：无需更改。</translation>
    </message>
    <message>
        <source>Index settings</source>
        <translation>索引设置</translation>
    </message>
    <message>
        <source>Rebuild the index with the current options?</source>
        <translation>按当前选项重建索引？</translation>
    </message>
    <message>
        <source>Normalization, disguise and language options determine which documents are found. Similarity is always calculated with your current options. Rebuilding runs in the background, and you can stop and resume it. Until it finishes, checks use the old index.</source>
        <translation>规范化、伪装和语言选项决定能找到哪些文档。相似度始终按您当前的选项计算。重建在后台进行，可以停止和继续。完成之前，查验使用旧索引。</translation>
    </message>
    <message>
        <source>Rebuild</source>
        <translation>重建</translation>
    </message>
</context>
<context>
    <name>LibraryController</name>
    <message>
        <source>Your own library</source>
        <translation>您自己的文库</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文库</translation>
    </message>
    <message>
        <source>Opening library…</source>
        <translation>正在打开文库…</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>未打开文库。</translation>
    </message>
    <message>
        <source>The library is busy. Wait until it finishes, or cancel the current task.</source>
        <translation>文库正忙。请等待完成，或取消当前任务。</translation>
    </message>
</context>
<context>
    <name>LibraryHeader</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Back to the previous view (Esc)</source>
        <translation>返回上一视图 (Esc)</translation>
    </message>
</context>
<context>
    <name>LibraryMatch</name>
    <message>
        <source>Search the library</source>
        <translation>在文库中查找</translation>
    </message>
    <message>
        <source>Find out whether documents of the library have the longest match too</source>
        <translation>查明文库中的文档是否也有最长匹配</translation>
    </message>
    <message>
        <source>These texts have no match to search the library for.</source>
        <translation>这些文本没有可在文库中搜索的匹配。</translation>
    </message>
    <message>
        <source>No other document of the library has the longest match of this pair.</source>
        <translation>文库中没有其他文档有这对文本的最长匹配。</translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>文库中至少还有 %Ln 个文档有这对文本的最长匹配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of the library also have the longest match of this pair.</source>
        <translation>
            <numerusform>文库中还有 %Ln 个文档有这对文本的最长匹配。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryNames</name>
    <message>
        <source>Library document %1</source>
        <translation>文库文档 %1</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;E)</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>未打开文库。</translation>
    </message>
    <message>
        <source>Library views</source>
        <translation>文库视图</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>查验</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>近似重复</translation>
    </message>
    <message>
        <source>Shelves</source>
        <translation>书架</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文库</translation>
    </message>
    <message>
        <source>Check and add</source>
        <translation>查验并加入</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>No library is open</source>
        <translation>未打开文库</translation>
    </message>
    <message>
        <source>A library keeps earlier essays and finds passages that new ones share with them. It is a file on your computer, or a shared database on your school&apos;s server. Nothing is sent anywhere else.</source>
        <translation>文库保存以往作业，并找出新作业与它们共有的片段。文库可以是您计算机上的文件，也可以是学校服务器上的共享数据库。不会向其他任何地方发送内容。</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>新建文库…</translation>
    </message>
    <message>
        <source>Open library file…</source>
        <translation>打开文库文件…</translation>
    </message>
    <message>
        <source>Open shared library…</source>
        <translation>打开共享文库…</translation>
    </message>
</context>
<context>
    <name>LibraryServerDialog</name>
    <message>
        <source>Open shared library</source>
        <translation>打开共享文库</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Create a library here</source>
        <translation>在此创建文库</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>A shared library is on your school&apos;s PostgreSQL server, and several teachers can use it at the same time. The password is kept only until you close the window, and is never saved.</source>
        <translation>共享文库位于学校的 PostgreSQL 服务器上，多位教师可同时使用。密码只保留到窗口关闭，不会写入任何地方。</translation>
    </message>
</context>
<context>
    <name>LibraryShelves</name>
    <message>
        <source>Kiwix files and web archives (%1)</source>
        <translation>Kiwix 文件和网页存档 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Add a shelf</source>
        <translation>添加书架</translation>
    </message>
    <message>
        <source>The shelf “%1” is up to date.</source>
        <translation>书架“%1”已是最新。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>%Ln 个来源无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the files of a shelf</source>
        <translation>查找书架的文件</translation>
    </message>
    <message>
        <source>Remove shelf</source>
        <translation>移除书架</translation>
    </message>
    <message>
        <source>Remove the shelf “%1”?</source>
        <translation>移除书架“%1”？</translation>
    </message>
    <message>
        <source>Its fingerprints are deleted. The files of the shelf stay where they are.</source>
        <translation>其指纹将被删除。书架的文件保持不动。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Checking essays against library…</source>
        <translation>正在对照文库查验作业…</translation>
    </message>
    <message>
        <source>Adding to library…</source>
        <translation>正在加入文库…</translation>
    </message>
    <message>
        <source>Deleting from library…</source>
        <translation>正在从文库删除…</translation>
    </message>
    <message>
        <source>Finding near-duplicates in library…</source>
        <translation>正在文库中查找近似重复…</translation>
    </message>
    <message>
        <source>Verifying library…</source>
        <translation>正在校验文库…</translation>
    </message>
    <message>
        <source>Exporting library…</source>
        <translation>正在导出文库…</translation>
    </message>
    <message>
        <source>Importing into library…</source>
        <translation>正在导入文库…</translation>
    </message>
    <message>
        <source>Rebuilding index; checks use the old index until it finishes…</source>
        <translation>正在重建索引；在此之前查验使用旧索引…</translation>
    </message>
    <message>
        <source>Opening library…</source>
        <translation>正在打开文库…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>fingerprints only, no text</source>
        <translation>只有指纹，没有文本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not yet indexed with the new settings</source>
        <translation>
            <numerusform>%Ln 个尚待按新设置编入索引</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the owner of a shared library can do this.</source>
        <translation>共享文库只有所有者可以这样做。</translation>
    </message>
    <message>
        <source>You have read-only access to this library.</source>
        <translation>您对此文库只有只读权限。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) added</source>
        <translation>
            <numerusform>已加入 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library, now also under another name</source>
        <translation>
            <numerusform>%Ln 个已在文库中，现另加了名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library</source>
        <translation>
            <numerusform>%Ln 个已在文库中</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>To continue, add the same files again.</source>
        <translation>要继续，请再次添加相同的文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s).</source>
        <translation>
            <numerusform>另有 %Ln 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) deleted from the library.</source>
        <translation>
            <numerusform>已从文库删除 %Ln 个文档。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <translation>已将 %1 导出到“%2”。</translation>
    </message>
    <message>
        <source>The index now uses the new settings.</source>
        <translation>索引已采用新设置。</translation>
    </message>
    <message>
        <source>The library is intact. No problems found.</source>
        <translation>文库完好，未发现问题。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) found.</source>
        <translation>
            <numerusform>发现 %Ln 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>full access</source>
        <translation>完全访问</translation>
    </message>
    <message>
        <source>can add</source>
        <translation>可加入</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>无权访问</translation>
    </message>
</context>
<context>
    <name>LinkModel</name>
    <message>
        <source>Left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>Name of the first document</source>
        <translation>第一个文档的名称</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>Name of the second document</source>
        <translation>第二个文档的名称</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Score that is compared with the threshold</source>
        <translation>与阈值比较的得分</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>An unexpected error occurred. Your documents have not been changed.</source>
        <translation>发生意外错误。您的文档没有改动。</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>意外错误</translation>
    </message>
</context>
<context>
    <name>MeasureList</name>
    <message>
        <source>Measures of this pair</source>
        <translation>此文本对的相似度度量</translation>
    </message>
</context>
<context>
    <name>MeasureModel</name>
    <message>
        <source>Line: %1.</source>
        <translation>竖线：%1。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bit(s)</source>
        <translation>
            <numerusform>%Ln 位</numerusform>
        </translation>
    </message>
    <message>
        <source>exact value: %1</source>
        <translation>精确值 %1</translation>
    </message>
    <message>
        <source>near-duplicates: yes</source>
        <translation>近似重复：是</translation>
    </message>
    <message>
        <source>near-duplicates: no</source>
        <translation>近似重复：否</translation>
    </message>
</context>
<context>
    <name>MeasuresPanel</name>
    <message>
        <source>Include compression distances and LSA (slower)</source>
        <translation>包括压缩距离和 LSA（较慢）</translation>
    </message>
    <message>
        <source>Longer bar: more similar. Dot: exact value. Line: threshold from the article.</source>
        <translation>条越长越相似。圆点：精确值。竖线：论文给出的阈值。</translation>
    </message>
    <message>
        <source>Open a pair to see its measures.</source>
        <translation>打开文本对，查看其相似度度量。</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Name of the document</source>
        <translation>文档名称</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>Number of texts in this cluster that it forms a pair above the threshold with</source>
        <translation>它与此聚类中多少篇文本构成超过阈值的文本对</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Highest score among its pairs in this cluster</source>
        <translation>其在此聚类中的文本对的最高得分</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;as</source>
        <translation>打开为(&amp;A)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>文档(&amp;D)</translation>
    </message>
    <message>
        <source>R&amp;ole of selected documents</source>
        <translation>所选文档的角色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>For e&amp;xperts</source>
        <translation>专家选项(&amp;X)</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>菜单栏</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>添加文档</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文库</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>下一条消息</translation>
    </message>
    <message>
        <source>Dismiss message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Program files are missing: neither {packaged} nor {checkout} was found.</source>
        <translation>缺少程序文件：{packaged} 和 {checkout} 均未找到。</translation>
    </message>
    <message>
        <source>Reinstall Imbrex.</source>
        <translation>请重新安装 Imbrex。</translation>
    </message>
    <message>
        <source>A program component is missing: {name}.</source>
        <translation>缺少程序组件：{name}。</translation>
    </message>
    <message>
        <source>The {name} failed ({kind}: {reason}).</source>
        <translation>{name}出错（{kind}：{reason}）。</translation>
    </message>
    <message>
        <source>The {name} gave an invalid answer.</source>
        <translation>{name}返回了无效的结果。</translation>
    </message>
    <message>
        <source>The {name} stopped without answering.</source>
        <translation>{name}未作应答就已结束。</translation>
    </message>
    <message>
        <source>The {name} has been closed.</source>
        <translation>{name}已关闭。</translation>
    </message>
    <message>
        <source>Couldn&apos;t start the {name}: {reason}.</source>
        <translation>无法启动{name}：{reason}。</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>请关闭其他程序。</translation>
    </message>
    <message>
        <source>The {name} was stopped because it took longer than {seconds} seconds.</source>
        <translation>{name}用时超过 {seconds} 秒，已停止。</translation>
    </message>
    <message>
        <source>The {name} failed: {kind}.</source>
        <translation>{name} 失败：{kind}。</translation>
    </message>
    <message>
        <source>Couldn&apos;t start the {name}.</source>
        <translation>无法启动 {name}。</translation>
    </message>
    <message>
        <source>Check that you chose the right file.</source>
        <translation>请检查所选文件是否正确。</translation>
    </message>
    <message>
        <source>a template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>an excluded phrase</source>
        <translation>排除的短语</translation>
    </message>
    <message>
        <source>quotation marks</source>
        <translation>引号</translation>
    </message>
    <message>
        <source>a list of references</source>
        <translation>参考文献列表</translation>
    </message>
    <message>
        <source>Check that you chose the right file as the template.</source>
        <translation>请检查所选模板文件是否正确。</translation>
    </message>
    <message>
        <source>Only {kept} of {words} words are left to compare, because {out} are in {places}. A shingle needs {length}.</source>
        <translation>{words} 个词中只剩 {kept} 个可比较，因为有 {out} 个位于：{places}。一个 Shingle 需要 {length} 个。</translation>
    </message>
    <message>
        <source>Only {kept} of {words} words are compared. A shingle needs {length}.</source>
        <translation>{words} 个词中只比较 {kept} 个。一个 Shingle 需要 {length} 个。</translation>
    </message>
    <message>
        <source>This text has no run of {length} compared words. A shingle needs {length}.</source>
        <translation>此文本中没有连续 {length} 个参与比较的词。一个 Shingle 需要 {length} 个。</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length.</source>
        <translation>请选择更短的 Shingle 长度。</translation>
    </message>
    <message>
        <source>Include quotations and bibliographies in the comparison.</source>
        <translation>请将引文和参考文献纳入比较。</translation>
    </message>
    <message>
        <source>{name} is a template: text shared with it is excluded from every comparison.</source>
        <translation>{name} 是模板：与其共有的文本在任何比较中都会被排除。</translation>
    </message>
    <message>
        <source>To compare it, change its role.</source>
        <translation>如需比较，请改变其角色。</translation>
    </message>
    <message>
        <source>{name}: {message}</source>
        <translation>{name}：{message}</translation>
    </message>
    <message>
        <source>Two documents are needed, not {number}.</source>
        <translation>需要两个文档，而不是 {number} 个。</translation>
    </message>
    <message>
        <source>Use compare_all for any number of them.</source>
        <translation>任意数量的文档请用 compare_all。</translation>
    </message>
    <message>
        <source>A data frame needs {libraries}.</source>
        <translation>数据框需要 {libraries}。</translation>
    </message>
    <message>
        <source>Install it with pip.</source>
        <translation>请用 pip 安装。</translation>
    </message>
    <message>
        <source>This text contains no words.</source>
        <translation>此文本中没有词语。</translation>
    </message>
    <message>
        <source>A template must have at least {fewest} compared words.</source>
        <translation>模板至少需要 {fewest} 个参与比较的词。</translation>
    </message>
    <message>
        <source>All of this text is also in {places}.</source>
        <translation>此文本的全部内容也在这里：{places}。</translation>
    </message>
    <message numerus="yes">
        <source>This text has only {count} word(s). A shingle needs {length}.</source>
        <translation>
            <numerusform>此文本只有 {count} 个词；一个 Shingle 需要 {length} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or check that you chose the right file.</source>
        <translation>请选择更短的 Shingle 长度，或检查所选文件是否正确。</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or exclude less text.</source>
        <translation>请选择更短的 Shingle 长度，或少排除一些文本。</translation>
    </message>
    <message>
        <source>Choose a shorter shingle length, or ignore fewer kinds of words.</source>
        <translation>请选择更短的 Shingle 长度，或少忽略几类词。</translation>
    </message>
    <message>
        <source>Missing or extra spaces were not corrected in {number:,} letters. The limit is {most:,}.</source>
        <translation>有 {number:,} 个字母中缺失或多余的空格未被更正。上限为 {most:,}。</translation>
    </message>
    <message>
        <source>Filters of {bits:,} bit(s) with {functions} hash function(s); at most {share} of unshared shingles are counted by mistake.</source>
        <translation>过滤器 {bits} 位，{functions} 个哈希函数；非共有 Shingle 至多有 {share} 被误计。</translation>
    </message>
    <message>
        <source>{shared:,} of its {all:,} distinct shingle(s) are also in the other text.</source>
        <translation>其 {all} 个不同 Shingle 中有 {shared} 个出现在另一篇。</translation>
    </message>
    <message>
        <source>{found:,} of {left:,} left shingle(s) match the {right:,} right ones; {lost:,} hash collision(s) among {distinct:,} distinct shingle(s).</source>
        <translation>左侧 {left} 个 Shingle 中有 {found} 个与右侧的 {right} 个匹配；{distinct} 个不同 Shingle 有 {lost} 次哈希冲突。</translation>
    </message>
    <message>
        <source>Repeated shingles are counted each time.</source>
        <translation>重复的 Shingle 每次都计数。</translation>
    </message>
    <message>
        <source>Much more of the right text is in the left text than the reverse, so the right text may be part of the left one. Jaccard and its estimates are low in this case; look at containment.</source>
        <translation>右侧文本出现在左侧的比例远大于反向：右侧文本可能是左侧文本的一部分。此时 Jaccard 相似系数及其估计值偏低，请看包含度。</translation>
    </message>
    <message>
        <source>The highest-weighted words are nearly the same, but few runs of words are. Words may have been reordered or replaced. Try shorter shingles.</source>
        <translation>权重最高的词几乎相同，但相同的连续词语很少：可能调换了语序或替换了词语。请试试更短的 Shingle。</translation>
    </message>
    <message>
        <source>The texts share much, but not enough supershingles to be near-duplicates. At a Jaccard below about 0.9, a little added text or a few changed words can cause this.</source>
        <translation>两篇文本共有内容很多，但相同的 Supershingle 不足以算作近似重复。Jaccard 相似系数低于约 0.9 时，增加少量文本或改动几个词就会如此。</translation>
    </message>
    <message>
        <source>The compression measures disagree: in texts this long, {names} can&apos;t look back far enough. Rely on xz.</source>
        <translation>各压缩度量结果不一：文本这么长，{names} 回看不够远。请以 xz 为准。</translation>
    </message>
    <message>
        <source>One text is short, so estimates are unreliable. For a few sentences, look at the longest words.</source>
        <translation>一篇文本很短，因此估计值不可靠。只有几句话时，请看最长词。</translation>
    </message>
    <message>
        <source>Much more of the left text is in the right text than the reverse, so the left text may be part of the right one. Jaccard and its estimates are low in this case; look at containment.</source>
        <translation>左侧文本出现在右侧的比例远大于反向：左侧文本可能是右侧文本的一部分。此时 Jaccard 相似系数及其估计值偏低，请看包含度。</translation>
    </message>
    <message>
        <source>{shared} of the {longest} longest word(s) are shared.</source>
        <translation>{longest} 个最长词中有 {shared} 个共有。</translation>
    </message>
    <message>
        <source>Intended for texts of 3 to 5 sentences. One of these has {longest:,}, so {most} words represent little of it.</source>
        <translation>适用于 3 到 5 句的文本；其中一篇有 {longest} 句，{most} 个词说明不了什么。</translation>
    </message>
    <message>
        <source>One text has no words of {shortest} or more letters.</source>
        <translation>一篇文本没有 {shortest} 个字母以上的词。</translation>
    </message>
    <message>
        <source>Texts that share fewer than {least} are not considered.</source>
        <translation>共有词少于 {least} 个的文本不予考虑。</translation>
    </message>
    <message>
        <source>The texts are identical, letter for letter.</source>
        <translation>两篇文本一字不差。</translation>
    </message>
    <message>
        <source>Cosine similarity in {rank} dimensions, calculated from {documents:,} documents.</source>
        <translation>{rank} 维空间中的余弦相似度，由 {documents} 个文档计算得出。</translation>
    </message>
    <message>
        <source>With few documents, this measure is unreliable.</source>
        <translation>文档少时，此度量不可靠。</translation>
    </message>
    <message>
        <source>This measure needs {fewest} documents with words; {documents} are open.</source>
        <translation>此度量需要 {fewest} 个含词语的文档；已打开 {documents} 个。</translation>
    </message>
    <message>
        <source>{equal} of {pairs} megashingles are equal; 1 is required.</source>
        <translation>{pairs} 个 Megashingle 中有 {equal} 个一致；需要 1 个。</translation>
    </message>
    <message>
        <source>One text has only {fewest} distinct shingles, fewer than the {functions} hash functions, so MinHash values repeat.</source>
        <translation>一篇文本只有 {fewest} 个不同 Shingle，少于 {functions} 个哈希函数，因此 MinHash 值会重复。</translation>
    </message>
    <message>
        <source>{equal} of {functions} MinHash values are equal.</source>
        <translation>{functions} 个 MinHash 值中有 {equal} 个相同。</translation>
    </message>
    <message>
        <source>The two together exceed one block of bzip2 (900 kB).</source>
        <translation>两者合计超过 bzip2 的一个块（900 kB）。</translation>
    </message>
    <message>
        <source>gzip looks back only 32 kB, so matches further apart are missed.</source>
        <translation>gzip 只回看 32 kB：相距更远的重复不会被识别。</translation>
    </message>
    <message>
        <source>Normalized text, in bytes: {left:,} compressed separately, {right:,} together.</source>
        <translation>规范化文本的字节数：分别压缩 {left}，合并压缩 {right}。</translation>
    </message>
    <message>
        <source>In texts under 1 kB, compression overhead outweighs the similarity.</source>
        <translation>文本不足 1 kB 时，压缩的固定开销超过相似部分。</translation>
    </message>
    <message>
        <source>Candidates: 1 equal supershingle out of 6 in any round. Found: 2 in one round.</source>
        <translation>候选：任一轮 6 个 Supershingle 中有 1 个相同。找到：一轮中有 2 个相同。</translation>
    </message>
    <message>
        <source>Candidates and found: 1 equal megashingle out of 15 in any round.</source>
        <translation>候选并找到：任一轮 15 个 Megashingle 中有 1 个相同。</translation>
    </message>
    <message>
        <source>Candidates: 1 equal 16-bit block out of 4 in any round. Found: at most 3 of 64 bits differ.</source>
        <translation>候选：任一轮 4 个 16 位分块中有 1 个相同。找到：64 位中至多 3 位不同。</translation>
    </message>
    <message>
        <source>The result in {folder} is damaged.</source>
        <translation>{folder} 中的结果已损坏。</translation>
    </message>
    <message>
        <source>Run the job again with --replace.</source>
        <translation>请使用 --replace 重新运行任务。</translation>
    </message>
    <message>
        <source>{folder} has no result of a bulk job.</source>
        <translation>{folder} 中没有批量任务的结果。</translation>
    </message>
    <message>
        <source>Choose the folder that imbrex-cli bulk has written; the job must have finished.</source>
        <translation>请选择 imbrex-cli bulk 写入的文件夹；任务必须已完成。</translation>
    </message>
    <message>
        <source>Results of bulk jobs can&apos;t be read: pyarrow is missing.</source>
        <translation>无法读取批量任务的结果：缺少 pyarrow。</translation>
    </message>
    <message>
        <source>Install it with: pip install &apos;imbrex[spark]&apos;</source>
        <translation>请安装：pip install &apos;imbrex[spark]&apos;</translation>
    </message>
    <message>
        <source>This text is not where the job read it.</source>
        <translation>该文本已不在批量任务读取它的位置。</translation>
    </message>
    <message>
        <source>Put it back, or run the job again.</source>
        <translation>请将其放回原处，或重新运行任务。</translation>
    </message>
    <message numerus="yes">
        <source>No more than {count} dictionaries can be added.</source>
        <translation>
            <numerusform>最多可添加 {count} 部词典。</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t save {path}: {reason}.</source>
        <translation>无法保存 {path}：{reason}。</translation>
    </message>
    <message>
        <source>The dictionary exceeds {size} MB.</source>
        <translation>词典超过 {size} MB。</translation>
    </message>
    <message>
        <source>Use a smaller dictionary.</source>
        <translation>请使用较小的词典。</translation>
    </message>
    <message>
        <source>The dictionary is damaged.</source>
        <translation>词典已损坏。</translation>
    </message>
    <message>
        <source>dictionary reader</source>
        <translation>词典读取程序</translation>
    </message>
    <message>
        <source>The dictionary has no translations between these languages.</source>
        <translation>词典中没有这两种语言之间的译文。</translation>
    </message>
    <message>
        <source>Check its languages, and that it is in UTF-8.</source>
        <translation>请检查其语言以及是否为 UTF-8 编码。</translation>
    </message>
    <message>
        <source>Reading the dictionary was interrupted.</source>
        <translation>词典读取被中断。</translation>
    </message>
    <message>
        <source>The dictionary is not in UTF-8.</source>
        <translation>词典不是 UTF-8 编码。</translation>
    </message>
    <message>
        <source>Convert it to UTF-8, and add it again.</source>
        <translation>请将其转换为 UTF-8 后重新添加。</translation>
    </message>
    <message>
        <source>The dictionary has more than {most:,} phrases. Only the first {most:,} are used.</source>
        <translation>词典的词条超过 {most:,} 条，只使用前 {most:,} 条。</translation>
    </message>
    <message>
        <source>{found:,} of its shingle(s) are also in the other text; it has {words:,} compared word(s).</source>
        <translation>其 Shingle 有 {found} 个出现在另一篇；参与比较的词有 {words} 个。</translation>
    </message>
    <message>
        <source>over {share}: texts on the same event, according to the PHP article</source>
        <translation>超过 {share}：写同一事件（据 PHP 论文）</translation>
    </message>
    <message>
        <source>over {share}: a copy, according to the article on short texts</source>
        <translation>超过 {share}：副本（据短文本论文）</translation>
    </message>
    <message>
        <source>2 of 6 or more: near-duplicates</source>
        <translation>6 个中有 2 个以上：近似重复</translation>
    </message>
    <message>
        <source>1 of 15 or more: near-duplicates</source>
        <translation>15 个中有 1 个以上：近似重复</translation>
    </message>
    <message>
        <source>3 bits or fewer: near-duplicates, according to the SimHash article</source>
        <translation>不超过 3 位：近似重复（据 SimHash 论文）</translation>
    </message>
    <message>
        <source>Jaccard (resemblance)</source>
        <translation>Jaccard 相似系数（相似度）</translation>
    </message>
    <message>
        <source>Shingles in both texts, as a share of all shingles in either text.</source>
        <translation>两篇文本共有的 Shingle 占全部 Shingle 的比例。</translation>
    </message>
    <message>
        <source>Containment, left in right</source>
        <translation>包含度，左在右中</translation>
    </message>
    <message>
        <source>Share of the left text that is also in the right text.</source>
        <translation>左侧文本有多少出现在右侧。</translation>
    </message>
    <message>
        <source>Containment, right in left</source>
        <translation>包含度，右在左中</translation>
    </message>
    <message>
        <source>Share of the right text that is also in the left text.</source>
        <translation>右侧文本有多少出现在左侧。</translation>
    </message>
    <message>
        <source>Dice with CRC32 (Node.js article)</source>
        <translation>Dice，CRC32（Node.js 论文）</translation>
    </message>
    <message>
        <source>Left shingles also in the right text, times two, divided by all shingles in both texts.</source>
        <translation>左侧 Shingle 在右侧找到的个数的两倍，除以两篇的 Shingle 总数。</translation>
    </message>
    <message>
        <source>Dice with MurmurHash3</source>
        <translation>Dice，MurmurHash3</translation>
    </message>
    <message>
        <source>The same with a different hash function.</source>
        <translation>同上，换用另一种哈希函数。</translation>
    </message>
    <message>
        <source>PHP article, left text</source>
        <translation>PHP 论文，检查左侧</translation>
    </message>
    <message>
        <source>Left shingles also in the right text, divided by the words in the left text.</source>
        <translation>左侧 Shingle 在右侧找到的个数，除以左侧的词数。</translation>
    </message>
    <message>
        <source>PHP article, right text</source>
        <translation>PHP 论文，检查右侧</translation>
    </message>
    <message>
        <source>Right shingles also in the left text, divided by the words in the right text.</source>
        <translation>右侧 Shingle 在左侧找到的个数，除以右侧的词数。</translation>
    </message>
    <message>
        <source>MinHash-84</source>
        <translation>MinHash-84</translation>
    </message>
    <message>
        <source>Estimates Jaccard from 84 numbers per text, whatever its length.</source>
        <translation>不论文本多长，都以每篇 84 个数估计 Jaccard 相似系数。</translation>
    </message>
    <message>
        <source>Supershingles, 6 of 14</source>
        <translation>Supershingle，6 × 14</translation>
    </message>
    <message>
        <source>Combines the 84 MinHash values into 6 numbers. Two equal numbers indicate nearly identical texts.</source>
        <translation>将 84 个 MinHash 值合并成 6 个数。两个数相同表明文本几乎相同。</translation>
    </message>
    <message>
        <source>Megashingles, 15</source>
        <translation>Megashingle，15 个</translation>
    </message>
    <message>
        <source>Pairs of supershingles. One match is enough, so near-duplicates are found in a single lookup.</source>
        <translation>Supershingle 两两组合：一个一致即可，因此一次查询就能找到近似重复。</translation>
    </message>
    <message>
        <source>SimHash-64, keywords</source>
        <translation>SimHash-64，关键词</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the 50 highest-weighted words, in any order.</source>
        <translation>统计由 50 个权重最高的词（不论顺序）生成的两个指纹的不同位数。</translation>
    </message>
    <message>
        <source>SimHash-64, longest sentences</source>
        <translation>SimHash-64，最长句子</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the 10 longest sentences.</source>
        <translation>统计由 10 个最长句子生成的两个指纹的不同位数。</translation>
    </message>
    <message>
        <source>SimHash-64, paragraph edges</source>
        <translation>SimHash-64，段落首尾</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the first and last sentences of paragraphs.</source>
        <translation>统计由各段首句和末句生成的两个指纹的不同位数。</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>最长词</translation>
    </message>
    <message>
        <source>Bloom filters</source>
        <translation>布隆过滤器</translation>
    </message>
    <message>
        <source>Estimates Jaccard from two bit patterns, using AND and OR.</source>
        <translation>通过两个位图的 AND 和 OR 运算估计 Jaccard 相似系数。</translation>
    </message>
    <message>
        <source>Compression distance, xz</source>
        <translation>压缩距离，xz</translation>
    </message>
    <message>
        <source>Measures how much smaller the texts become when compressed together.</source>
        <translation>度量两篇文本一起压缩时能缩小多少。</translation>
    </message>
    <message>
        <source>Compression distance, bzip2</source>
        <translation>压缩距离，bzip2</translation>
    </message>
    <message>
        <source>The same with bzip2, which works on blocks of 900 kB.</source>
        <translation>同上，使用按 900 kB 分块处理的 bzip2。</translation>
    </message>
    <message>
        <source>Compression distance, gzip</source>
        <translation>压缩距离，gzip</translation>
    </message>
    <message>
        <source>The same with gzip, which looks back 32 kB.</source>
        <translation>同上，使用 gzip，只回看 32 kB。</translation>
    </message>
    <message>
        <source>LSA</source>
        <translation>LSA</translation>
    </message>
    <message>
        <source>Compares topics: words used in similar contexts in the open documents count as related.</source>
        <translation>比较主题：在打开的文档中用于相似语境的词视为相关。</translation>
    </message>
    <message>
        <source>The texts are written in different languages ({left}, {right}).</source>
        <translation>两篇文本的语言不同（{left}、{right}）。</translation>
    </message>
    <message>
        <source>{name} has no words to compare after normalization.</source>
        <translation>{name} 规范化后没有剩下可比较的词。</translation>
    </message>
    <message>
        <source>{name} is too short: it has no run of {length} compared words, the length of a shingle.</source>
        <translation>{name} 太短：没有一处有 Shingle 所需的连续 {length} 个参与比较的词。</translation>
    </message>
    <message>
        <source>{shared:,} of {all:,} distinct shingle(s) are in both texts.</source>
        <translation>{all} 个不同 Shingle 中有 {shared} 个两篇都有。</translation>
    </message>
    <message>
        <source>There are no keywords to make a fingerprint from.</source>
        <translation>没有可生成指纹的关键词。</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} keyword(s) on the left and {right:,} on the right.</source>
        <translation>{all} 位中有 {differing} 位不同；指纹所用关键词：左侧 {left} 个，右侧 {right} 个。</translation>
    </message>
    <message>
        <source>One text has only {fewest} keyword(s), so a single change affects many bits.</source>
        <translation>一篇文本只有 {fewest} 个关键词：一处改动就会改变许多位。</translation>
    </message>
    <message>
        <source>There are no sentences to make a fingerprint from.</source>
        <translation>没有可生成指纹的句子。</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} sentence(s) on the left and {right:,} on the right.</source>
        <translation>{all} 位中有 {differing} 位不同；指纹所用句子：左侧 {left} 个，右侧 {right} 个。</translation>
    </message>
    <message>
        <source>One text has only {fewest} sentence(s), so a single change affects many bits.</source>
        <translation>一篇文本只有 {fewest} 个句子：一处改动就会改变许多位。</translation>
    </message>
    <message>
        <source>One text has only {words} word(s); below {enough}, a few words affect many bits.</source>
        <translation>一篇文本只有 {words} 个词；少于 {enough} 个时，几个词就会改变许多位。</translation>
    </message>
    <message>
        <source>{equal} of {groups} supershingles are equal; {needed} are required.</source>
        <translation>{groups} 个 Supershingle 中有 {equal} 个一致；需要 {needed} 个。</translation>
    </message>
    <message>
        <source>Texts with exactly this Jaccard pass with a probability of {chance}.</source>
        <translation>恰为此 Jaccard 相似系数的文本通过的概率为 {chance}。</translation>
    </message>
    <message>
        <source>HTML tags and entities</source>
        <translation>HTML 标签和实体</translation>
    </message>
    <message>
        <source>Remove tags and convert entities to characters.</source>
        <translation>去掉文本中的标签，并将实体读作相应字符。</translation>
    </message>
    <message>
        <source>Letter case</source>
        <translation>字母大小写</translation>
    </message>
    <message>
        <source>Ignore the difference between uppercase and lowercase letters.</source>
        <translation>忽略大写和小写字母的差别。</translation>
    </message>
    <message>
        <source>ё as е</source>
        <translation>ё 视为 е</translation>
    </message>
    <message>
        <source>Ignore the difference between Cyrillic ё and е.</source>
        <translation>忽略西里尔字母 ё 和 е 的差别。</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Ignore punctuation, quotation marks and special characters.</source>
        <translation>忽略标点、引号和特殊字符。</translation>
    </message>
    <message>
        <source>Extra white space</source>
        <translation>多余空白</translation>
    </message>
    <message>
        <source>Count any run of white space as one space. If off, longer runs count as words.</source>
        <translation>将连续空白算作一个；否则较长的空白自成一词。</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Ignore words made up of digits.</source>
        <translation>忽略由数字组成的词。</translation>
    </message>
    <message>
        <source>Stop words</source>
        <translation>停用词</translation>
    </message>
    <message>
        <source>Ignore the most common function words of the language.</source>
        <translation>忽略该语言最常用的虚词。</translation>
    </message>
    <message>
        <source>Custom stop words</source>
        <translation>自定义停用词</translation>
    </message>
    <message>
        <source>Words to ignore instead of the language&apos;s stop-word list.</source>
        <translation>代替该语言停用词表而忽略的词。</translation>
    </message>
    <message>
        <source>Parts of speech</source>
        <translation>词性</translation>
    </message>
    <message>
        <source>Ignore words of these parts of speech.</source>
        <translation>忽略这些词性的词。</translation>
    </message>
    <message>
        <source>Word form</source>
        <translation>词形</translation>
    </message>
    <message>
        <source>Compare words as written, in their normal form (lemma) or by their stem.</source>
        <translation>按原样、按词元或按词干比较词语。</translation>
    </message>
    <message>
        <source>Look-alike letters</source>
        <translation>形近字母</translation>
    </message>
    <message>
        <source>Replace look-alike letters from other alphabets with the letters they imitate.</source>
        <translation>将其他字母表的字母读作与之形似的字母。</translation>
    </message>
    <message>
        <source>Styled letters</source>
        <translation>花体字母</translation>
    </message>
    <message>
        <source>Replace full-width, mathematical and circled letters with plain ones.</source>
        <translation>将全角、数学和带圈字母读作普通字母。</translation>
    </message>
    <message>
        <source>Zero-width characters</source>
        <translation>零宽字符</translation>
    </message>
    <message>
        <source>Remove invisible characters from words.</source>
        <translation>去掉词中的不可见字符。</translation>
    </message>
    <message>
        <source>Soft hyphens</source>
        <translation>软连字符</translation>
    </message>
    <message>
        <source>Remove soft hyphens from words.</source>
        <translation>去掉词中的软连字符。</translation>
    </message>
    <message>
        <source>Combining marks</source>
        <translation>字母附加符号</translation>
    </message>
    <message>
        <source>Remove marks that are not part of any letter.</source>
        <translation>去掉不属于任何字母的符号。</translation>
    </message>
    <message>
        <source>Reversed text</source>
        <translation>倒序存储的文本</translation>
    </message>
    <message>
        <source>Restore text that is written backwards, also with direction marks.</source>
        <translation>还原倒序书写的文本，包括使用方向符号的文本。</translation>
    </message>
    <message>
        <source>Spaced letters</source>
        <translation>用空格隔开的字母</translation>
    </message>
    <message>
        <source>Join letters separated by spaces into words.</source>
        <translation>将被空格隔开的字母连成词。</translation>
    </message>
    <message>
        <source>Split words</source>
        <translation>拆开的词</translation>
    </message>
    <message>
        <source>Join two fragments that form a dictionary word.</source>
        <translation>将合起来是词典词的两段连在一起。</translation>
    </message>
    <message>
        <source>Joined words</source>
        <translation>连写的词</translation>
    </message>
    <message>
        <source>Split run-together words into dictionary words.</source>
        <translation>将连写的词拆成词典中的词。</translation>
    </message>
    <message>
        <source>Numbers as words</source>
        <translation>文字形式的数字</translation>
    </message>
    <message>
        <source>Convert numbers written as words to digits.</source>
        <translation>将文字形式的数字读作阿拉伯数字。</translation>
    </message>
    <message>
        <source>Misleading fonts</source>
        <translation>误导性字体</translation>
    </message>
    <message>
        <source>Compare the letters that a font shows if the text says others.</source>
        <translation>如果文本记录的是其他字母，则比较字体所显示的字母。</translation>
    </message>
    <message>
        <source>Invisible text</source>
        <translation>不可见文本</translation>
    </message>
    <message>
        <source>Ignore text that readers can&apos;t see: white, tiny, hidden, off the page or behind an image.</source>
        <translation>忽略读者看不到的文本：白色、微小、隐藏、页面外或被图片遮盖。</translation>
    </message>
    <message>
        <source>Include comments, alternative text, deletions</source>
        <translation>批注、替代文字、修订删除</translation>
    </message>
    <message>
        <source>Also compare text in comments, tracked deletions, alternative text and field codes.</source>
        <translation>也比较批注、修订删除、替代文字和域代码中的文本。</translation>
    </message>
    <message>
        <source>Shingle length</source>
        <translation>Shingle 长度</translation>
    </message>
    <message>
        <source>Number of words in a shingle. Longer shingles find only longer matches.</source>
        <translation>每个 Shingle 的词数。较长的 Shingle 只能找到较长的匹配。</translation>
    </message>
    <message>
        <source>Minimum passage length</source>
        <translation>最短片段长度</translation>
    </message>
    <message>
        <source>Exclude passages with fewer compared words.</source>
        <translation>排除参与比较的词数更少的片段。</translation>
    </message>
    <message>
        <source>Same order</source>
        <translation>相同顺序</translation>
    </message>
    <message>
        <source>Report reworded sentences that follow the same order in both texts, if other texts are open, too.</source>
        <translation>如果还打开了其他文本，则报告在两篇文本中按相同顺序出现的改写句子。</translation>
    </message>
    <message>
        <source>Minimum template match</source>
        <translation>最短模板匹配</translation>
    </message>
    <message>
        <source>Number of compared words in a row that must match a template to be excluded.</source>
        <translation>连续多少个参与比较的词与模板相同时，将其排除。</translation>
    </message>
    <message>
        <source>Excluded phrases</source>
        <translation>排除的短语</translation>
    </message>
    <message>
        <source>Phrases to exclude wherever all their compared words appear in a row.</source>
        <translation>凡其参与比较的词连续出现之处，均排除的短语。</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Exclude words inside quotation marks.</source>
        <translation>排除引号内的词。</translation>
    </message>
    <message>
        <source>Bibliographies</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>Exclude lists of references.</source>
        <translation>排除参考文献列表。</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>未注明引用</translation>
    </message>
    <message>
        <source>Count passages that have neither quotation marks nor a citation.</source>
        <translation>计入既无引号也无出处的片段。</translation>
    </message>
    <message>
        <source>Quotation marks missing</source>
        <translation>缺少引号</translation>
    </message>
    <message>
        <source>Count passages that are cited but not in quotation marks.</source>
        <translation>计入有出处但无引号的片段。</translation>
    </message>
    <message>
        <source>Citation missing</source>
        <translation>缺少出处</translation>
    </message>
    <message>
        <source>Count passages that are in quotation marks but not cited.</source>
        <translation>计入有引号但无出处的片段。</translation>
    </message>
    <message>
        <source>Cited and quoted</source>
        <translation>有引号和出处</translation>
    </message>
    <message>
        <source>Count passages that are in quotation marks and cited.</source>
        <translation>计入既有引号又有出处的片段。</translation>
    </message>
    <message>
        <source>Bibliography</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>Count passages in lists of references.</source>
        <translation>计入参考文献列表中的片段。</translation>
    </message>
    <message>
        <source>Template text</source>
        <translation>模板文本</translation>
    </message>
    <message>
        <source>Count passages that are in a template or an excluded phrase.</source>
        <translation>计入位于模板或排除短语中的片段。</translation>
    </message>
    <message>
        <source>Own earlier work</source>
        <translation>本人以往作业</translation>
    </message>
    <message>
        <source>Count passages from another text by the same author.</source>
        <translation>计入取自同一作者文本的片段。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of all documents. Leave empty to detect the language of each document.</source>
        <translation>所有文档的语言。留空则逐个文档识别。</translation>
    </message>
    <message>
        <source>The text is too large to compare: {number:,} {things}. The limit is {most:,}.</source>
        <translation>文本过大，无法比较：{things}共 {number:,} 个，上限为 {most:,} 个。</translation>
    </message>
    <message>
        <source>different words with look-alike or hidden characters</source>
        <translation>含形近字符或隐藏字符的不同词</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>rare characters, such as emoji</source>
        <translation>罕用字符（如表情符号）</translation>
    </message>
    <message>
        <source>The text contains a letter with more than {most} accents or other marks.</source>
        <translation>文本中有一个字母带有超过 {most} 个重音或其他附加符号。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>{file}: {note}</source>
        <translation>{file}：{note}</translation>
    </message>
    <message>
        <source>Most of the class contains all of one of these texts, so no length can be suggested. Keep the current length, or open the shared text as a template.</source>
        <translation>班级中大多数文本都包含这两篇之一的全部内容，因此无法建议长度。请保留当前长度，或将共有文本作为模板打开。</translation>
    </message>
    <message>
        <source>Other text exceeds {chance} at every length up to {longest} word(s), so no other length is better than the current one.</source>
        <translation>在最长 {longest} 个词的每一种长度下，其他文本都超过 {chance}，因此没有比当前更好的长度。</translation>
    </message>
    <message>
        <source>{words} word(s): shortest shingle that chance rarely reaches ({chance}, versus {against} with {shorter} word(s)).</source>
        <translation>{words} 个词：随机几乎达不到的最短 Shingle（{chance}，而 {shorter} 个词时为 {against}）。</translation>
    </message>
    <message>
        <source>{words} word(s): shortest shingle that chance rarely reaches ({chance}).</source>
        <translation>{words} 个词：随机几乎达不到的最短 Shingle（{chance}）。</translation>
    </message>
    <message>
        <source>Most of the class shares {words} word(s), which are not counted here. Open the shared text as a template.</source>
        <translation>大多数文本共有 {words} 个词，此处不计。请将共有文本作为模板打开。</translation>
    </message>
    <message>
        <source>At this length, nothing in this pair stands out from chance.</source>
        <translation>在此长度下，此文本对与随机无明显差别。</translation>
    </message>
    <message>
        <source>At this length, the pair scores {share}.</source>
        <translation>在此长度下，此文本对的得分为 {share}。</translation>
    </message>
    <message>
        <source>The texts are too short to estimate the effect of chance.</source>
        <translation>文本太短，无法估计随机的影响。</translation>
    </message>
    <message>
        <source>One of the texts has no words to compare.</source>
        <translation>一篇文本没有可比较的词。</translation>
    </message>
    <message>
        <source>{characters} characters of comments are outside the main text.</source>
        <translation>正文之外有 {characters} 个字符的批注。</translation>
    </message>
    <message>
        <source>This version of Word files is not supported.</source>
        <translation>不支持此版本的 Word 文件。</translation>
    </message>
    <message>
        <source>Save it as DOCX and open that copy.</source>
        <translation>请另存为 DOCX 并打开该副本。</translation>
    </message>
    <message>
        <source>The file is password-protected.</source>
        <translation>文件受密码保护。</translation>
    </message>
    <message>
        <source>Open it in its own program, remove the password and save it again.</source>
        <translation>请用其自身的程序打开，去掉密码后重新保存。</translation>
    </message>
    <message numerus="yes">
        <source>{count} chapter(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>有 {count} 章无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that the file exists and that you have permission to read it.</source>
        <translation>请检查文件是否存在，以及您是否有读取权限。</translation>
    </message>
    <message>
        <source>Web archive</source>
        <translation>网页存档</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>This file is in the base folder of Zotero&apos;s linked files, which is not set for you on this computer.</source>
        <translation>此文件位于 Zotero 链接文件的根目录中，而此计算机上没有为您设置该目录。</translation>
    </message>
    <message>
        <source>Set it in Zotero (Settings, Advanced, Files and Folders), and update the shelf.</source>
        <translation>请在 Zotero 中设置它（设置、高级、文件和文件夹），然后更新书架。</translation>
    </message>
    <message>
        <source>`shelf list` shows all names.</source>
        <translation>`shelf list` 会显示所有名称。</translation>
    </message>
    <message>
        <source>Supported file types: {kinds}.</source>
        <translation>支持的文件类型：{kinds}。</translation>
    </message>
    <message>
        <source>Move it up a few folders.</source>
        <translation>请将其上移几层文件夹。</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the folder: {reason}.</source>
        <translation>无法打开文件夹：{reason}。</translation>
    </message>
    <message>
        <source>The folder contains no documents.</source>
        <translation>此文件夹中没有文档。</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>未找到文件。</translation>
    </message>
    <message>
        <source>Check the file name.</source>
        <translation>请检查文件名。</translation>
    </message>
    <message>
        <source>Unsupported file type.</source>
        <translation>不支持的文件类型。</translation>
    </message>
    <message>
        <source>Save the text as TXT, DOCX, ODT or PDF and open that file.</source>
        <translation>请将文本另存为 TXT、DOCX、ODT 或 PDF，再打开该文件。</translation>
    </message>
    <message>
        <source>This OpenDocument file is not a text document.</source>
        <translation>此 OpenDocument 文件不是文本文档。</translation>
    </message>
    <message>
        <source>Save the text as ODT or DOCX.</source>
        <translation>请将文本另存为 ODT 或 DOCX。</translation>
    </message>
    <message>
        <source>This document contains no text.</source>
        <translation>此文档不包含文本。</translation>
    </message>
    <message>
        <source>1 page contains no text. It may be a scanned image.</source>
        <translation>1 页没有文本，可能是扫描图像。</translation>
    </message>
    <message>
        <source>1 page is a scanned image with text from OCR, which may contain errors.</source>
        <translation>1 页是扫描图像，其文本来自 OCR，可能有误。</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are scanned images with text from OCR, which may contain errors.</source>
        <translation>
            <numerusform>{count} 页是扫描图像，其文本来自 OCR，可能有误。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 page is damaged and couldn&apos;t be read.</source>
        <translation>1 页已损坏，无法读取。</translation>
    </message>
    <message>
        <source>The PDF contains no text. Its pages may be scanned images.</source>
        <translation>此 PDF 中没有文本；页面可能是扫描图像。</translation>
    </message>
    <message>
        <source>The PDF has no pages.</source>
        <translation>此 PDF 没有页面。</translation>
    </message>
    <message>
        <source>Download or copy the file again.</source>
        <translation>请重新下载或复制文件。</translation>
    </message>
    <message numerus="yes">
        <source>{count} pages contain no text. They may be scanned images.</source>
        <translation>
            <numerusform>{count} 页没有文本，可能是扫描图像。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pages are damaged and couldn&apos;t be read.</source>
        <translation>
            <numerusform>{count} 页已损坏，无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the text of each record in a field named &quot;content&quot; or &quot;text&quot;.</source>
        <translation>每条记录的文本须在名为“content”或“text”的字段中。</translation>
    </message>
    <message>
        <source>The record is not an object with fields.</source>
        <translation>该记录不是含字段的对象。</translation>
    </message>
    <message>
        <source>The record contains no text.</source>
        <translation>该记录没有文本。</translation>
    </message>
    <message>
        <source>The record in line {number} is not an object with fields.</source>
        <translation>第 {number} 行的记录不是含字段的对象。</translation>
    </message>
    <message>
        <source>The record in line {number} contains no text.</source>
        <translation>第 {number} 行的记录没有文本。</translation>
    </message>
    <message>
        <source>Record {number} is not an object with fields.</source>
        <translation>记录 {number} 不是含字段的对象。</translation>
    </message>
    <message>
        <source>Record {number} contains no text.</source>
        <translation>记录 {number} 没有文本。</translation>
    </message>
    <message>
        <source>The file contains no records.</source>
        <translation>此文件中没有记录。</translation>
    </message>
    <message>
        <source>No record in the file could be read.</source>
        <translation>文件中没有一条记录能读取。</translation>
    </message>
    <message numerus="yes">
        <source>{count} more record(s) couldn&apos;t be read.</source>
        <translation>
            <numerusform>另有 {count} 条记录无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {number} is not valid JSON: {reason}.</source>
        <translation>第 {number} 行不是有效的 JSON：{reason}。</translation>
    </message>
    <message>
        <source>Correct or delete the line.</source>
        <translation>请修正或删除该行。</translation>
    </message>
    <message>
        <source>Line {number} has too many nested levels.</source>
        <translation>第 {number} 行嵌套过深。</translation>
    </message>
    <message>
        <source>The file contains only white space.</source>
        <translation>此文件中只有空白。</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>请检查文件是否正确。</translation>
    </message>
    <message>
        <source>Close other programs, as memory may be short, and open the file again.</source>
        <translation>内存可能不足，请关闭其他程序后重新打开该文件。</translation>
    </message>
    <message>
        <source>Save the text as DOCX, ODT or TXT and open that file.</source>
        <translation>请将文本另存为 DOCX、ODT 或 TXT，再打开该文件。</translation>
    </message>
    <message>
        <source>Reading was stopped because it took longer than {seconds} seconds.</source>
        <translation>读取文件用时超过 {seconds} 秒，已停止。</translation>
    </message>
    <message>
        <source>The file is damaged or unusual, and couldn&apos;t be read ({kind}).</source>
        <translation>文件已损坏或异常，无法读取（{kind}）。</translation>
    </message>
    <message>
        <source>The file reader was stopped twice by the system or another program.</source>
        <translation>文件读取器两次被系统或其他程序终止。</translation>
    </message>
    <message>
        <source>file reader</source>
        <translation>文件读取器</translation>
    </message>
    <message>
        <source>The text in the file exceeds {size} MB.</source>
        <translation>文件中的文本超过 {size} MB。</translation>
    </message>
    <message>
        <source>Reading the file requires more than {size} MB of memory.</source>
        <translation>读取此文件需要超过 {size} MB 内存。</translation>
    </message>
    <message>
        <source>The file reader gave an invalid answer.</source>
        <translation>文件读取器返回了无效的结果。</translation>
    </message>
    <message>
        <source>The file caused its reader to crash. Nothing else is affected.</source>
        <translation>此文件使读取器崩溃；其他不受影响。</translation>
    </message>
    <message>
        <source>The file contains too many records.</source>
        <translation>文件包含的记录过多。</translation>
    </message>
    <message>
        <source>Split the file into smaller ones.</source>
        <translation>请将文件拆分成较小的文件。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>Open a document or a folder.</source>
        <translation>请打开文档或文件夹。</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the file: {reason}.</source>
        <translation>无法打开文件：{reason}。</translation>
    </message>
    <message>
        <source>The file is larger than {size} MB.</source>
        <translation>文件大于 {size} MB。</translation>
    </message>
    <message>
        <source>Split the file, or save only its text.</source>
        <translation>请将其拆分，或只保存其文本。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The file was not opened because its contents have too many nested levels. It may be unsafe.</source>
        <translation>文件未打开：其内容的嵌套层数过多，可能不安全。</translation>
    </message>
    <message>
        <source>If you trust the file, save its text as plain text and open that.</source>
        <translation>如果您信任此文件，请将其文本另存为纯文本后打开。</translation>
    </message>
    <message>
        <source>The last character is incomplete.</source>
        <translation>最后一个字符不完整。</translation>
    </message>
    <message>
        <source>Some characters use a different encoding. They were read as cp1252.</source>
        <translation>部分字符使用其他编码；已按 cp1252 读取。</translation>
    </message>
    <message>
        <source>Detected encoding: {encoding}.</source>
        <translation>检测到的编码：{encoding}。</translation>
    </message>
    <message>
        <source>This is a binary file, not a text file.</source>
        <translation>这是二进制文件，不是文本文件。</translation>
    </message>
    <message>
        <source>Open the file in its own program and save it as plain text.</source>
        <translation>请用其自身的程序打开，并保存为纯文本。</translation>
    </message>
    <message>
        <source>The file contains no text, only images.</source>
        <translation>此文件中没有文本，只有图片。</translation>
    </message>
    <message>
        <source>Run text recognition (OCR) on images and scanned pages first.</source>
        <translation>图片和扫描页须先进行文字识别 (OCR)。</translation>
    </message>
    <message numerus="yes">
        <source>{count} field code(s)</source>
        <translation>
            <numerusform>{count} 个域代码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} embedded document(s)</source>
        <translation>
            <numerusform>{count} 个嵌入文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} damaged part(s) ({kind})</source>
        <translation>
            <numerusform>{count} 个损坏部分（{kind}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} comment(s)</source>
        <translation>
            <numerusform>{count} 条批注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tracked deletion(s)</source>
        <translation>
            <numerusform>{count} 处修订删除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deleted table row(s)</source>
        <translation>
            <numerusform>{count} 个已删除的表格行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} record(s) of tracked changes</source>
        <translation>
            <numerusform>{count} 条修订记录</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} is outside the main text.</source>
        <translation>正文之外：{parts}。</translation>
    </message>
    <message>
        <source>{parts} are outside the main text.</source>
        <translation>正文之外：{parts}。</translation>
    </message>
    <message>
        <source>{parts} is not included in the text.</source>
        <translation>不属于正文：{parts}。</translation>
    </message>
    <message>
        <source>{parts} are not included in the text.</source>
        <translation>不属于正文：{parts}。</translation>
    </message>
    <message>
        <source>The file was not opened because it declares a document type, which office files never do. It may be unsafe.</source>
        <translation>文件未打开：它声明了文档类型，而 Office 文件从不如此，可能不安全。</translation>
    </message>
    <message>
        <source>If you trust the file, open it in its own program and save a new copy.</source>
        <translation>如果您信任此文件，请用其自身的程序打开并另存副本。</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete.</source>
        <translation>文件已损坏或不完整。</translation>
    </message>
    <message>
        <source>Download or copy it again, or open it in its own program and save a new copy.</source>
        <translation>请重新下载或复制，或用其自身的程序打开并另存副本。</translation>
    </message>
    <message>
        <source>Enter its password. Or open it in its own program, remove the password and save it again.</source>
        <translation>请输入密码，或用其自身的程序打开，去掉密码后重新保存。</translation>
    </message>
    <message>
        <source>The password is incorrect.</source>
        <translation>密码不正确。</translation>
    </message>
    <message>
        <source>The file was not opened because it would be far larger than a text document when unpacked.</source>
        <translation>文件未打开：解压后会远大于文本文档。</translation>
    </message>
    <message>
        <source>Save the text as DOCX, ODT, PDF or TXT and open that file.</source>
        <translation>请将文本另存为 DOCX、ODT、PDF 或 TXT，再打开该文件。</translation>
    </message>
    <message>
        <source>a WordPerfect document</source>
        <translation>WordPerfect 文档</translation>
    </message>
    <message>
        <source>a Write document</source>
        <translation>Write 文档</translation>
    </message>
    <message>
        <source>a compressed archive</source>
        <translation>压缩包</translation>
    </message>
    <message>
        <source>a PostScript file</source>
        <translation>PostScript 文件</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>an Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>a PowerPoint presentation</source>
        <translation>PowerPoint 演示文稿</translation>
    </message>
    <message>
        <source>a Pages document</source>
        <translation>Pages 文稿</translation>
    </message>
    <message>
        <source>a Keynote presentation</source>
        <translation>Keynote 演示文稿</translation>
    </message>
    <message>
        <source>an Office theme</source>
        <translation>Office 主题</translation>
    </message>
    <message>
        <source>a Visio drawing</source>
        <translation>Visio 绘图</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>XPS 文档</translation>
    </message>
    <message>
        <source>an Office file of an unknown kind</source>
        <translation>未知类型的 Office 文件</translation>
    </message>
    <message>
        <source>Unpack it and open the files inside.</source>
        <translation>请解压并打开其中的文件。</translation>
    </message>
    <message>
        <source>It contains only colours and fonts. Open a document that uses it.</source>
        <translation>它只包含颜色和字体；请打开使用该主题的文档。</translation>
    </message>
    <message>
        <source>an Outlook message</source>
        <translation>Outlook 邮件</translation>
    </message>
    <message>
        <source>a Works document</source>
        <translation>Works 文档</translation>
    </message>
    <message>
        <source>a Works or Publisher document</source>
        <translation>Works 或 Publisher 文档</translation>
    </message>
    <message>
        <source>This file can&apos;t be read because it is {kind}.</source>
        <translation>无法读取此文件，因为它是{kind}。</translation>
    </message>
    <message>
        <source>If its pages show text, the text is drawn as an image.</source>
        <translation>如果页面上显示文字，则文字是以图像形式绘制的。</translation>
    </message>
    <message numerus="yes">
        <source>Recognized from a scan; {count} word(s) uncertain.</source>
        <translation>
            <numerusform>由扫描件识别；{count} 个词不确定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} page(s) couldn&apos;t be recognized.</source>
        <translation>
            <numerusform>有 {count} 页无法识别。</numerusform>
        </translation>
    </message>
    <message>
        <source>language service</source>
        <translation>语言服务</translation>
    </message>
    <message>
        <source>Couldn&apos;t look up the words of a text in {language}: {reason}</source>
        <translation>无法查询文本（{language}）的词语：{reason}</translation>
    </message>
    <message>
        <source>Close other programs, or compare words as written.</source>
        <translation>请关闭其他程序，或按原样比较词语。</translation>
    </message>
    <message>
        <source>A library can contain up to {most:,} documents.</source>
        <translation>一个文库最多容纳 {most} 个文档。</translation>
    </message>
    <message>
        <source>Create another library.</source>
        <translation>请另建一个文库。</translation>
    </message>
    <message>
        <source>Enter the address of the library.</source>
        <translation>请输入文库地址。</translation>
    </message>
    <message>
        <source>Enter a file path or a database URL.</source>
        <translation>请输入文件路径或数据库 URL。</translation>
    </message>
    <message>
        <source>{without_secrets} is not a library address.</source>
        <translation>{without_secrets} 不是文库地址。</translation>
    </message>
    <message>
        <source>A library is a file or a PostgreSQL database ({postgresql}://name@server/library).</source>
        <translation>文库是一个文件或 PostgreSQL 数据库 ({postgresql}://name@server/library)。</translation>
    </message>
    <message>
        <source>The library address is not valid.</source>
        <translation>文库地址无效。</translation>
    </message>
    <message>
        <source>Use postgresql://name@server/library, or a file path.</source>
        <translation>请使用 postgresql://name@server/library 或文件路径。</translation>
    </message>
    <message>
        <source>The disk with the library {library} is full. Everything reported as added is kept.</source>
        <translation>文库 {library} 所在磁盘已满。已报告加入的内容都会保留。</translation>
    </message>
    <message>
        <source>Free up space on that disk and continue. Documents already in the library are skipped.</source>
        <translation>请在该磁盘腾出空间后继续。已在文库中的文档会跳过。</translation>
    </message>
    <message>
        <source>You have read-only access to the library {library}.</source>
        <translation>您对文库 {library} 只有只读权限。</translation>
    </message>
    <message>
        <source>Ask the owner for permission to add documents, or copy the file to your own folder.</source>
        <translation>请向所有者申请加入文档的权限，或将文件复制到自己的文件夹。</translation>
    </message>
    <message>
        <source>The library {library} is busy: another program is writing to it.</source>
        <translation>文库 {library} 正忙：另一个程序正在写入。</translation>
    </message>
    <message>
        <source>Try again when it finishes. If the file is in a network folder, use a shared library on PostgreSQL instead.</source>
        <translation>请等其完成后再试。如果文件在网络文件夹中，请改用 PostgreSQL 上的共享文库。</translation>
    </message>
    <message>
        <source>The library {library} is damaged or incomplete.</source>
        <translation>文库 {library} 已损坏或不完整。</translation>
    </message>
    <message>
        <source>Use the latest good copy of the file. To save what can still be read from this one, run `imbrex-cli library export`.</source>
        <translation>请使用该文件最近的完好副本。要保存其中仍可读取的内容，请运行 `imbrex-cli library export`。</translation>
    </message>
    <message>
        <source>{library} is not an Imbrex library.</source>
        <translation>{library} 不是 Imbrex 文库。</translation>
    </message>
    <message>
        <source>Choose another file, or create a library with a different name.</source>
        <translation>请选择其他文件，或用其他名称新建文库。</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the library {library}.</source>
        <translation>无法打开文库 {library}。</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to read and write there.</source>
        <translation>请检查文件夹是否存在，以及您是否有读写权限。</translation>
    </message>
    <message>
        <source>Disk error: couldn&apos;t read or write the library {library}.</source>
        <translation>磁盘错误：无法读写文库 {library}。</translation>
    </message>
    <message>
        <source>Check that the disk or network folder is available, and try again. Everything reported as added is kept.</source>
        <translation>请检查磁盘或网络文件夹是否可用，然后重试。已报告加入的内容都会保留。</translation>
    </message>
    <message>
        <source>The connection to the library {library} was lost. Everything reported as added is kept.</source>
        <translation>与文库 {library} 的连接已断开。已报告加入的内容都会保留。</translation>
    </message>
    <message>
        <source>Check that the server is running and reachable, and try again. Documents already in the library are skipped.</source>
        <translation>请检查服务器是否运行并可访问，然后重试。已在文库中的文档会跳过。</translation>
    </message>
    <message>
        <source>Couldn&apos;t reach the server {server}.</source>
        <translation>无法连接到服务器 {server}。</translation>
    </message>
    <message>
        <source>Check its name and port, and that it is running and connected to your network.</source>
        <translation>请检查其名称和端口，并确认它正在运行且已连接到您的网络。</translation>
    </message>
    <message>
        <source>Couldn&apos;t make an encrypted connection to the server {server}.</source>
        <translation>无法与服务器 {server} 建立加密连接。</translation>
    </message>
    <message>
        <source>Check the certificate and the sslmode in the address, or ask the server administrator.</source>
        <translation>请检查证书和地址中的 sslmode，或咨询服务器管理员。</translation>
    </message>
    <message>
        <source>The server {server} requires a password.</source>
        <translation>服务器 {server} 要求输入密码。</translation>
    </message>
    <message>
        <source>Enter it in the window. For the command line, save it in ~/.pgpass or PGPASSWORD.</source>
        <translation>请在窗口中输入；若使用命令行，请将密码写入 ~/.pgpass 或 PGPASSWORD。</translation>
    </message>
    <message>
        <source>The server {server} rejected the user name or password.</source>
        <translation>服务器 {server} 未接受该用户名或密码。</translation>
    </message>
    <message>
        <source>Enter both again, or ask the library owner for a login.</source>
        <translation>请重新输入，或向文库所有者索取登录名。</translation>
    </message>
    <message>
        <source>The server {server} has no database {database}.</source>
        <translation>服务器 {server} 上没有数据库 {database}。</translation>
    </message>
    <message>
        <source>Check the name of the database, or ask the server administrator to create it.</source>
        <translation>请检查数据库名称，或请服务器管理员创建它。</translation>
    </message>
    <message>
        <source>There is no library in the database {database} on {server} yet.</source>
        <translation>{server} 上的数据库 {database} 中还没有文库。</translation>
    </message>
    <message>
        <source>Create one there (imbrex-cli library create), or check the name of the database.</source>
        <translation>请在其中创建文库（imbrex-cli library create），或检查数据库名称。</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to create a library in the database {database} on {server}.</source>
        <translation>您无权在 {server} 上的数据库 {database} 中创建文库。</translation>
    </message>
    <message>
        <source>Ask the server administrator for permission to create tables there, or for your own database.</source>
        <translation>请向服务器管理员申请在其中建表的权限，或申请一个您自己的数据库。</translation>
    </message>
    <message>
        <source>Part of the library {library} is missing ({reason}).</source>
        <translation>文库 {library} 缺少一部分（{reason}）。</translation>
    </message>
    <message>
        <source>Restore the library from a backup. For a shared library, ask the server administrator.</source>
        <translation>请从备份中恢复文库；如为共享文库，请联系服务器管理员。</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to do that in the library {library}.</source>
        <translation>您在文库 {library} 中无权这样做。</translation>
    </message>
    <message>
        <source>Ask the owner for the required role. The owner can grant it with `imbrex-cli library grant`.</source>
        <translation>请向所有者申请所需角色。所有者可用 `imbrex-cli library grant` 授予。</translation>
    </message>
    <message>
        <source>The server of the library {library} has no free connections.</source>
        <translation>文库 {library} 的服务器已无可用连接。</translation>
    </message>
    <message>
        <source>Try again when another user has disconnected.</source>
        <translation>请等其他用户断开连接后再试。</translation>
    </message>
    <message>
        <source>The operation failed in the library {library}: {reason}.</source>
        <translation>文库 {library} 中的操作失败：{reason}。</translation>
    </message>
    <message>
        <source>Everything reported as added is kept. To check the library, run `imbrex-cli library verify`.</source>
        <translation>已报告加入的内容都会保留。要校验文库，请运行 `imbrex-cli library verify`。</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the folder {path}: {reason}.</source>
        <translation>无法创建文件夹 {path}：{reason}。</translation>
    </message>
    <message>
        <source>Create the library in a folder that you can write to (imbrex-cli library create --library FILE).</source>
        <translation>请在您可写入的文件夹中创建文库（imbrex-cli library create --library FILE）。</translation>
    </message>
    <message>
        <source>The library was created by a newer version of Imbrex (database version {version}; this version supports {known}).</source>
        <translation>文库由较新版本的 Imbrex 创建（数据库版本 {version}；此版本支持 {known}）。</translation>
    </message>
    <message>
        <source>Use that version, or update Imbrex.</source>
        <translation>请使用该版本，或更新 Imbrex。</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the library settings.</source>
        <translation>无法读取文库的设置。</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library.</source>
        <translation>请使用文库最近的完好副本。</translation>
    </message>
    <message>
        <source>The library {library} was created by an older version of Imbrex and has been upgraded.</source>
        <translation>文库 {library} 由旧版 Imbrex 创建，已升级。</translation>
    </message>
    <message>
        <source>The previous version is kept in {path}.</source>
        <translation>先前的版本保存在 {path} 中。</translation>
    </message>
    <message>
        <source>{library} contains no version number.</source>
        <translation>{library} 中没有版本号。</translation>
    </message>
    <message>
        <source>The library {library} was created by a newer version of Imbrex (database version {version}; this version supports {newest}).</source>
        <translation>文库 {library} 由较新版本的 Imbrex 创建（数据库版本 {version}；此版本支持 {newest}）。</translation>
    </message>
    <message>
        <source>Install the latest version of Imbrex and open it again.</source>
        <translation>请安装最新版 Imbrex，然后重新打开。</translation>
    </message>
    <message>
        <source>The library {shown} was created by an older version of Imbrex and must be upgraded first.</source>
        <translation>文库 {shown} 由旧版 Imbrex 创建，须先升级。</translation>
    </message>
    <message>
        <source>Ask the library owner to open it once with this version.</source>
        <translation>请文库所有者用此版本打开一次。</translation>
    </message>
    <message>
        <source>The library {shown} is too old to be upgraded (database version {version}).</source>
        <translation>文库 {shown} 太旧，无法升级（数据库版本 {version}）。</translation>
    </message>
    <message>
        <source>Export it with the version of Imbrex that created it, and import it into a new library.</source>
        <translation>请用创建它的 Imbrex 版本导出，再导入新文库。</translation>
    </message>
    <message>
        <source>Couldn&apos;t back up {path} before the upgrade: {reason}.</source>
        <translation>升级前无法备份 {path}：{reason}。</translation>
    </message>
    <message>
        <source>Check that you have permission to write to its folder and that there is enough disk space.</source>
        <translation>请检查您是否有权写入其文件夹，以及磁盘空间是否足够。</translation>
    </message>
    <message>
        <source>There is no role named {label}.</source>
        <translation>没有角色 {label}。</translation>
    </message>
    <message>
        <source>Available roles: {roles}.</source>
        <translation>可用角色：{roles}。</translation>
    </message>
    <message>
        <source>This requires the role “{role}” in the library {library}. Your role: {right}.</source>
        <translation>此操作需要文库 {library} 中的角色“{role}”。您的角色：{right}。</translation>
    </message>
    <message>
        <source>Ask the library owner to run `imbrex-cli library grant`. For a library file, you need permission to write to the file.</source>
        <translation>请文库所有者运行 `imbrex-cli library grant`。若为文库文件，您需要该文件的写入权限。</translation>
    </message>
    <message>
        <source>Only the library owner can grant roles.</source>
        <translation>只有文库所有者可以授予角色。</translation>
    </message>
    <message>
        <source>Ask the library owner, or log in as the owner.</source>
        <translation>请联系文库所有者，或以所有者身份登录。</translation>
    </message>
    <message>
        <source>The server has no login named {login}.</source>
        <translation>服务器没有登录名 {login}。</translation>
    </message>
    <message>
        <source>The server administrator can create one in psql: CREATE ROLE name LOGIN, then \password name.</source>
        <translation>服务器管理员可在 psql 中创建：CREATE ROLE name LOGIN，然后 \password name。</translation>
    </message>
    <message>
        <source>{login} already owns the library.</source>
        <translation>{login} 已是文库的所有者。</translation>
    </message>
    <message>
        <source>Choose another login.</source>
        <translation>请选择其他登录名。</translation>
    </message>
    <message>
        <source>another program is still reading the library.</source>
        <translation>另一个程序仍在读取文库。</translation>
    </message>
    <message>
        <source>Close the library in that program, too.</source>
        <translation>请在该程序中也关闭文库。</translation>
    </message>
    <message>
        <source>{path} is not an Imbrex library.</source>
        <translation>{path} 不是 Imbrex 文库。</translation>
    </message>
    <message>
        <source>Choose another file, or create a new library next to it.</source>
        <translation>请选择其他文件，或在其旁边新建文库。</translation>
    </message>
    <message>
        <source>Restore the library from a backup.</source>
        <translation>请从备份中恢复文库。</translation>
    </message>
    <message>
        <source>The library {path} was changed by another program and contains code that runs automatically.</source>
        <translation>文库 {path} 已被其他程序更改，含有会自动运行的代码。</translation>
    </message>
    <message>
        <source>{path} already exists.</source>
        <translation>{path} 已存在。</translation>
    </message>
    <message>
        <source>Choose another name for the new library.</source>
        <translation>请为新文库选择其他名称。</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the library {path}: {reason}.</source>
        <translation>无法创建文库 {path}：{reason}。</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to write there.</source>
        <translation>请检查文件夹是否存在，以及您是否有写入权限。</translation>
    </message>
    <message>
        <source>Library {shown} not found.</source>
        <translation>未找到文库 {shown}。</translation>
    </message>
    <message>
        <source>Check the address, or create a library at this location.</source>
        <translation>请检查地址，或在那里新建文库。</translation>
    </message>
    <message>
        <source>{day} is not a valid date.</source>
        <translation>{day} 不是有效日期。</translation>
    </message>
    <message>
        <source>Enter dates as 2026-11-21.</source>
        <translation>请按 2026-11-21 的格式输入日期。</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more problem(s) of these kinds.</source>
        <translation>
            <numerusform>另有 {count} 个此类问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>A text in the library is damaged.</source>
        <translation>文库中有一篇文本已损坏。</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library, or delete the document.</source>
        <translation>请使用文库最近的完好副本，或删除该文档。</translation>
    </message>
    <message>
        <source>This document is no longer in the library.</source>
        <translation>此文档已不在文库中。</translation>
    </message>
    <message>
        <source>Someone may have deleted it.</source>
        <translation>可能已被他人删除。</translation>
    </message>
    <message>
        <source>The library keeps only the fingerprint of {name}, not its text.</source>
        <translation>文库只保存 {name} 的指纹，没有文本。</translation>
    </message>
    <message>
        <source>Its similarity can be estimated, but the shared text can&apos;t be shown.</source>
        <translation>可以估计相似度，但无法显示共有文本。</translation>
    </message>
    <message>
        <source>To rebuild the index, run `imbrex-cli library reindex --rebuild`.</source>
        <translation>要重建索引，请运行 `imbrex-cli library reindex --rebuild`。</translation>
    </message>
    <message numerus="yes">
        <source>The index contains {count} fingerprint(s) of documents that are not in the library.</source>
        <translation>
            <numerusform>索引中有 {count} 个指纹属于不在文库中的文档。</numerusform>
        </translation>
    </message>
    <message>
        <source>Part {bucket} of the index is damaged.</source>
        <translation>索引的第 {bucket} 部分已损坏。</translation>
    </message>
    <message>
        <source>This library keeps no texts, so its index can&apos;t be rebuilt with other settings.</source>
        <translation>此文库不保存文本，因此无法按其他设置重建索引。</translation>
    </message>
    <message>
        <source>Save it as XLSX and open that file.</source>
        <translation>请将其另存为 XLSX，然后打开新文件。</translation>
    </message>
    <message>
        <source>Save it as PPTX and open that file.</source>
        <translation>请将其另存为 PPTX，然后打开新文件。</translation>
    </message>
    <message>
        <source>Some macros were not expanded because there are too many.</source>
        <translation>宏过多，部分宏未展开。</translation>
    </message>
    <message numerus="yes">
        <source>{count} linked file(s)</source>
        <translation>
            <numerusform>{count} 个链接的文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} attachment(s)</source>
        <translation>
            <numerusform>{count} 个附件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cell output(s)</source>
        <translation>
            <numerusform>{count} 个单元格输出</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognize its text.</source>
        <translation>请识别其中的文字。</translation>
    </message>
    <message>
        <source>Tesseract, which recognizes text, is not installed.</source>
        <translation>未安装用于识别文字的 Tesseract。</translation>
    </message>
    <message>
        <source>Recognized from a scan.</source>
        <translation>由扫描件识别。</translation>
    </message>
    <message>
        <source>Text can be recognized only in images and PDF files.</source>
        <translation>只能识别图像和 PDF 文件中的文字。</translation>
    </message>
    <message>
        <source>Save the file as PDF and open that.</source>
        <translation>请将文件保存为 PDF 后打开。</translation>
    </message>
    <message>
        <source>The image has more than {size} million pixels.</source>
        <translation>图像超过 {size} 百万像素。</translation>
    </message>
    <message>
        <source>Save it in a smaller size.</source>
        <translation>请以较小的尺寸保存。</translation>
    </message>
    <message>
        <source>This is an image, not text.</source>
        <translation>这是图像，不是文字。</translation>
    </message>
    <message>
        <source>Tesseract gave an invalid answer.</source>
        <translation>Tesseract 返回了无效的结果。</translation>
    </message>
    <message>
        <source>Install version 4 or later of Tesseract.</source>
        <translation>请安装 Tesseract 4 或更高版本。</translation>
    </message>
    <message>
        <source>To recognize it, install Tesseract: {command}</source>
        <translation>要识别文字，请安装 Tesseract：{command}</translation>
    </message>
    <message>
        <source>To recognize it, install Tesseract OCR and add its folder to PATH.</source>
        <translation>要识别文字，请安装 Tesseract OCR 并将其文件夹添加到 PATH。</translation>
    </message>
    <message>
        <source>text recognition (Tesseract)</source>
        <translation>文字识别 (Tesseract)</translation>
    </message>
    <message>
        <source>Tesseract lacks the language {code}.</source>
        <translation>Tesseract 缺少语言 {code}。</translation>
    </message>
    <message>
        <source>Installed languages: {codes}.</source>
        <translation>已安装的语言：{codes}。</translation>
    </message>
    <message>
        <source>Tesseract couldn&apos;t recognize the page: {reason}.</source>
        <translation>Tesseract 无法识别该页面：{reason}。</translation>
    </message>
    <message>
        <source>Check that Tesseract and its languages are installed completely.</source>
        <translation>请检查 Tesseract 及其语言是否已完整安装。</translation>
    </message>
    <message>
        <source>No text was recognized in this file.</source>
        <translation>未在此文件中识别出文字。</translation>
    </message>
    <message>
        <source>Check that it shows text in the selected languages, upright and sharp.</source>
        <translation>请检查文字是否为所选语言、方向正确且清晰。</translation>
    </message>
    <message>
        <source>None of the submitted files can be read: {files}.</source>
        <translation>提交的文件都无法读取：{files}。</translation>
    </message>
    <message>
        <source>The ZIP file contains no documents.</source>
        <translation>该 ZIP 文件中没有文档。</translation>
    </message>
    <message>
        <source>Not read: {files}.</source>
        <translation>未读取：{files}。</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} file(s) with an unsafe path: {files}.</source>
        <translation>
            <numerusform>已跳过 {count} 个路径不安全的文件：{files}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpack the ZIP file, and open these files if you trust them.</source>
        <translation>如果信任这些文件，请解压该 ZIP 文件后打开它们。</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} link(s) to other files: {files}.</source>
        <translation>
            <numerusform>已跳过 {count} 个指向其他文件的链接：{files}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} ZIP file(s) inside other ZIP files: {files}.</source>
        <translation>
            <numerusform>已跳过其他 ZIP 文件中的 {count} 个 ZIP 文件：{files}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpack them, and open the files inside.</source>
        <translation>请解压它们，然后打开其中的文件。</translation>
    </message>
    <message>
        <source>The ZIP file is damaged or incomplete. Only part of its files were read.</source>
        <translation>该 ZIP 文件已损坏或不完整，只读取了其中的部分文件。</translation>
    </message>
    <message>
        <source>Only the first {most:,} files were read.</source>
        <translation>仅读取了前 {most:,} 个文件。</translation>
    </message>
    <message>
        <source>Unpack the ZIP file and open the folder.</source>
        <translation>请解压该 ZIP 文件，然后打开文件夹。</translation>
    </message>
    <message>
        <source>Candidates: enough of the longest words are shared. Found: more than the options require, or identical text.</source>
        <translation>候选：共有足够多的最长词。找到：超过选项要求的比例，或文本完全相同。</translation>
    </message>
    <message>
        <source>Candidates: the same {bits} bits of both filters in any of {samples} samples of any round. Found: a Jaccard of at least {share} by the filters.</source>
        <translation>候选：在任一轮的 {samples} 个样本之一中，两个过滤器的 {bits} 位相同。找到：按过滤器估计的 Jaccard 不低于 {share}。</translation>
    </message>
    <message>
        <source>Candidates: 1 equal 16-bit block out of 4 of the signs of 64 projections. Found: a cosine of at least {cosine}. Needs {fewest} or more documents.</source>
        <translation>候选：64 个投影的符号中，4 个 16 位块有 1 个相同。找到：余弦不低于 {cosine}。需要至少 {fewest} 篇文档。</translation>
    </message>
    <message>
        <source>SimHash-64, titles</source>
        <translation>SimHash-64，标题</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of the titles.</source>
        <translation>统计两个标题指纹之间不同的位数。</translation>
    </message>
    <message>
        <source>SimHash-64, record fields</source>
        <translation>SimHash-64，记录字段</translation>
    </message>
    <message>
        <source>Counts the bits that differ between two fingerprints of table cells and lines such as “Colour: red”.</source>
        <translation>统计表格单元格和“颜色：红”这类行的两个指纹之间不同的位数。</translation>
    </message>
    <message>
        <source>Compares the longest words. Suited to texts of a few sentences.</source>
        <translation>比较最长的词。适用于只有几句话的文本。</translation>
    </message>
    <message>
        <source>There are no items of this kind to make a fingerprint from.</source>
        <translation>没有可用于生成指纹的此类项目。</translation>
    </message>
    <message>
        <source>{differing} of {all} bit(s) differ; fingerprints of {left:,} item(s) on the left and {right:,} on the right.</source>
        <translation>{all} 位中有 {differing} 位不同；指纹所用条目：左侧 {left} 个，右侧 {right} 个。</translation>
    </message>
    <message>
        <source>One text has only {fewest} item(s), so a single change affects many bits.</source>
        <translation>一篇文本只有 {fewest} 个条目：一处改动就会改变许多位。</translation>
    </message>
    <message>
        <source>Shingle step</source>
        <translation>Shingle 步长</translation>
    </message>
    <message>
        <source>Number of words from one shingle to the next: 1 if they overlap, the shingle length if they follow end to end. Passages are found with all shingles.</source>
        <translation>从一个 shingle 到下一个的词数：1 表示重叠，等于 shingle 长度表示首尾相接。段落始终用所有 shingle 查找。</translation>
    </message>
    <message>
        <source>Number of longest words that represent a text in the measure and the index of that name.</source>
        <translation>在同名的度量和索引中代表一篇文本的最长词的数量。</translation>
    </message>
    <message>
        <source>Letters in longest words</source>
        <translation>最长词的最少字母数</translation>
    </message>
    <message>
        <source>Ignore shorter words when choosing the longest words.</source>
        <translation>选择最长的词时忽略更短的词。</translation>
    </message>
    <message>
        <source>Longest words of a copy, %</source>
        <translation>副本的最长词比例（%）</translation>
    </message>
    <message>
        <source>Consider a text a copy if it shares more than this percentage of its longest words.</source>
        <translation>若一篇文本共有的最长词超过此百分比，则视为副本。</translation>
    </message>
    <message>
        <source>Style sheets in other files were not read. Text that they hide is compared.</source>
        <translation>未读取其他文件中的样式表。被其隐藏的文本也参与比较。</translation>
    </message>
    <message>
        <source>The page has too many styles to apply all of them. Text that they hide may be compared.</source>
        <translation>页面的样式过多，无法全部应用。被其隐藏的文本可能参与比较。</translation>
    </message>
    <message>
        <source>Only the first {most:,} entries were read.</source>
        <translation>仅读取了前 {most:,} 个条目。</translation>
    </message>
    <message>
        <source>No reference was found in this file.</source>
        <translation>在此文件中未找到参考文献。</translation>
    </message>
    <message>
        <source>Export it again from the reference manager.</source>
        <translation>请从文献管理软件重新导出。</translation>
    </message>
    <message numerus="yes">
        <source>Too complex to be checked for hidden text: {count} page(s).</source>
        <translation>
            <numerusform>页面过于复杂，未检查隐藏文本：{count} 页。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ZIP file is encrypted by an unsupported method.</source>
        <translation>该 ZIP 文件使用了不支持的加密方法。</translation>
    </message>
    <message numerus="yes">
        <source>The roster contains more than {count:,} students.</source>
        <translation>
            <numerusform>学生名单包含超过 {count:,} 名学生。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the roster of one course.</source>
        <translation>请只保存一门课程的名单。</translation>
    </message>
    <message>
        <source>No column of the roster has names.</source>
        <translation>学生名单中没有姓名列。</translation>
    </message>
    <message>
        <source>Save the roster as CSV with a column called Name.</source>
        <translation>请将名单另存为 CSV，并包含“姓名”列。</translation>
    </message>
    <message>
        <source>The roster has no students.</source>
        <translation>学生名单中没有学生。</translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} row(s) that the roster repeats.</source>
        <translation>
            <numerusform>已跳过名单中 {count} 个重复行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped {count} row(s) of the roster with very long names.</source>
        <translation>
            <numerusform>已跳过名单中 {count} 个姓名过长的行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignored {count} id(s) that several students of the roster have: {id}.</source>
        <translation>
            <numerusform>已忽略名单中多名学生共用的 {count} 个编号：{id}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t open the roster: {reason}.</source>
        <translation>无法打开学生名单：{reason}。</translation>
    </message>
    <message>
        <source>The roster is damaged or not a CSV file.</source>
        <translation>学生名单已损坏或不是 CSV 文件。</translation>
    </message>
    <message>
        <source>No document belongs to a student of the roster. Check that it is the roster of this class.</source>
        <translation>没有文档属于名单中的学生。请检查这是否为该班级的名单。</translation>
    </message>
    <message numerus="yes">
        <source>{count} author(s) can&apos;t be assigned to one student of the roster: {names}.</source>
        <translation>
            <numerusform>有 {count} 位作者无法对应到名单中的某一名学生：{names}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ZIP file contains more than {count:,} files.</source>
        <translation>
            <numerusform>该 ZIP 文件包含超过 {count:,} 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was compressed by an unsupported method.</source>
        <translation>该文件使用了不支持的压缩方法。</translation>
    </message>
    <message>
        <source>Create another library with these settings and add the documents again.</source>
        <translation>请按这些设置另建文库，并重新加入文档。</translation>
    </message>
    <message>
        <source>A library file has no roles: anyone who can write to the file has full access.</source>
        <translation>文库文件没有角色：能写入该文件的人都有完全访问权限。</translation>
    </message>
    <message>
        <source>Set permissions on the file instead, or use a shared library on PostgreSQL.</source>
        <translation>请改为设置文件权限，或使用 PostgreSQL 上的共享文库。</translation>
    </message>
    <message>
        <source>The documents were deleted, but traces may remain in or next to the file: {reason}</source>
        <translation>文档已删除，但文件中或旁边可能留有痕迹：{reason}</translation>
    </message>
    <message>
        <source>Traces are removed at the next deletion, after everyone has closed the library.</source>
        <translation>所有人关闭文库后，下次删除时会清除痕迹。</translation>
    </message>
    <message>
        <source>The index of the library {library} was created by another version of Imbrex and may miss matches until you rebuild it.</source>
        <translation>文库 {library} 的索引由其他版本的 Imbrex 创建，重建前可能漏掉匹配。</translation>
    </message>
    <message>
        <source>{shown} already contains a library or other data.</source>
        <translation>{shown} 中已有文库或其他数据。</translation>
    </message>
    <message>
        <source>Open it, or ask the server administrator to create another database.</source>
        <translation>请打开它，或请服务器管理员另建数据库。</translation>
    </message>
    <message>
        <source>{name} is not an exported library.</source>
        <translation>{name} 不是导出的文库。</translation>
    </message>
    <message>
        <source>Choose a file created with `imbrex-cli library export`.</source>
        <translation>请选择用 `imbrex-cli library export` 创建的文件。</translation>
    </message>
    <message>
        <source>{name} was not imported because it would be far larger than an exported library when unpacked.</source>
        <translation>未导入 {name}：解压后会远大于导出的文库。</translation>
    </message>
    <message>
        <source>Import files only from people you trust.</source>
        <translation>请只导入您信任的人提供的文件。</translation>
    </message>
    <message>
        <source>{name} was exported by a newer version of Imbrex (format {version}; this version supports {known}).</source>
        <translation>{name} 由较新版本的 Imbrex 导出（格式 {version}；此版本支持 {known}）。</translation>
    </message>
    <message>
        <source>Install the latest version of Imbrex and import it again.</source>
        <translation>请安装最新版 Imbrex，然后重新导入。</translation>
    </message>
    <message>
        <source>{name} is damaged or incomplete.</source>
        <translation>{name} 已损坏或不完整。</translation>
    </message>
    <message>
        <source>Copy or export it again. Everything imported before the damage is kept.</source>
        <translation>请重新复制或导出。损坏处之前已导入的内容会保留。</translation>
    </message>
    <message>
        <source>This library keeps fingerprints only, so there are no texts to export.</source>
        <translation>此文库只保存指纹，没有可导出的文本。</translation>
    </message>
    <message>
        <source>Copy its file or database instead.</source>
        <translation>请复制其文件或数据库。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write {path}: {reason}.</source>
        <translation>无法写入 {path}：{reason}。</translation>
    </message>
    <message>
        <source>Check that the folder exists and that there is enough disk space. Everything written so far is kept.</source>
        <translation>请检查文件夹是否存在、磁盘空间是否足够。已写入的内容会保留。</translation>
    </message>
    <message>
        <source>Couldn&apos;t read {path}: {reason}.</source>
        <translation>无法读取 {path}：{reason}。</translation>
    </message>
    <message>
        <source>Pages that are embedded in one another more than three times were not read.</source>
        <translation>嵌套超过三层的页面未被读取。</translation>
    </message>
    <message>
        <source>The file was not opened because its tags have too many attributes. It may be unsafe.</source>
        <translation>文件未打开，因为其标签的属性过多。该文件可能不安全。</translation>
    </message>
    <message>
        <source>The file has too many styles or shapes to apply all of them. Text that they hide may be compared.</source>
        <translation>文件中的样式或形状过多，无法全部应用。被其隐藏的文本可能参与比较。</translation>
    </message>
    <message>
        <source>{path} is not the index of a shelf.</source>
        <translation>{path} 不是书架的索引。</translation>
    </message>
    <message>
        <source>Remove the shelf and add it again.</source>
        <translation>请移除该书架，然后重新添加。</translation>
    </message>
    <message>
        <source>The index of the shelf {path} is damaged.</source>
        <translation>书架的索引 {path} 已损坏。</translation>
    </message>
    <message>
        <source>The export was not completed. Documents may be missing.</source>
        <translation>导出未完成，可能缺少文档。</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>请重新导出。</translation>
    </message>
    <message>
        <source>Record {number} is not a document: {reason}.</source>
        <translation>记录 {number} 不是文档：{reason}。</translation>
    </message>
    <message>
        <source>It was skipped.</source>
        <translation>已跳过。</translation>
    </message>
    <message>
        <source>Use the latest good copy of the library, or delete the document and add it again.</source>
        <translation>请使用文库最近的完好副本，或删除该文档后重新加入。</translation>
    </message>
    <message>
        <source>The text of document {number} has changed since it was added.</source>
        <translation>文档 {number} 的文本在加入后发生了变化。</translation>
    </message>
    <message>
        <source>The index fingerprints of document {number} don&apos;t match its text.</source>
        <translation>索引中文档 {number} 的指纹与其文本不符。</translation>
    </message>
    <message>
        <source>The index entry of document {number} is incomplete.</source>
        <translation>文档 {number} 的索引条目不完整。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>hashes of texts</source>
        <translation>文本哈希</translation>
    </message>
    <message>
        <source>index entries</source>
        <translation>索引条目</translation>
    </message>
    <message>
        <source>index keys</source>
        <translation>索引键</translation>
    </message>
    <message>
        <source>The file is damaged: {line}.</source>
        <translation>文件已损坏：{line}。</translation>
    </message>
    <message>
        <source>Document {number} has no name.</source>
        <translation>文档 {number} 没有名称。</translation>
    </message>
    <message>
        <source>The text of document {number} is missing.</source>
        <translation>缺少文档 {number} 的文本。</translation>
    </message>
    <message>
        <source>Document {number} can&apos;t be found by its text.</source>
        <translation>无法按文本找到文档 {number}。</translation>
    </message>
    <message>
        <source>The text of document {number} is damaged.</source>
        <translation>文档 {number} 的文本已损坏。</translation>
    </message>
    <message>
        <source>Document {number} is not in the index.</source>
        <translation>文档 {number} 不在索引中。</translation>
    </message>
    <message>
        <source>The library contains {what} of missing documents.</source>
        <translation>文库中含有缺失文档的数据：{what}。</translation>
    </message>
    <message>
        <source>They are harmless. You can export the rest.</source>
        <translation>它们没有危害。其余内容可以导出。</translation>
    </message>
    <message>
        <source>The next {name} number is already in use, so nothing can be added.</source>
        <translation>下一个编号（{name}）已被占用，因此无法加入任何内容。</translation>
    </message>
    <message>
        <source>Export the library and import it into a new one.</source>
        <translation>请导出文库并导入新文库。</translation>
    </message>
    <message>
        <source>Fingerprints of document {number} are missing from the index.</source>
        <translation>索引缺少文档 {number} 的指纹。</translation>
    </message>
    <message>
        <source>The index entry of document {number} doesn&apos;t match its text.</source>
        <translation>文档 {number} 的索引条目与其文本不符。</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>Close other programs, or compare fewer documents at a time.</source>
        <translation>请关闭其他程序，或减少一次比较的文档数量。</translation>
    </message>
    <message>
        <source>Imbrex needs {least} MB of memory. The limit here is {limit} MB.</source>
        <translation>Imbrex 需要 {least} MB 内存，而此处只允许 {limit} MB。</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v).</source>
        <translation>请提高限制（ulimit -v）。</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <translation>{items}和{last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <translation>{items}或{last}</translation>
    </message>
    <message>
        <source>{before} {message}</source>
        <translation>{before} {message}</translation>
    </message>
    <message>
        <source>{items}, {item}</source>
        <translation>{items}、{item}</translation>
    </message>
    <message>
        <source>Other users of this computer can read {path}, and its permissions can&apos;t be changed.</source>
        <translation>这台计算机的其他用户可以读取 {path}，且无法更改此权限。</translation>
    </message>
    <message>
        <source>Move it to your own folder.</source>
        <translation>请将其移到您自己的文件夹中。</translation>
    </message>
    <message>
        <source>Other users of this computer could read {path} until now.</source>
        <translation>此前，这台计算机的其他用户可以读取 {path}。</translation>
    </message>
    <message>
        <source>To share it, give a group the right to read the file.</source>
        <translation>如需共享，请授予某个用户组读取该文件的权限。</translation>
    </message>
    <message>
        <source>{path} is damaged or incomplete.</source>
        <translation>{path} 已损坏或不完整。</translation>
    </message>
    <message>
        <source>Use the latest good copy of the project, or open its documents again.</source>
        <translation>请使用项目最近的完好副本，或重新打开其中的文档。</translation>
    </message>
    <message>
        <source>Choose another folder, or check that you have permission to write to this one.</source>
        <translation>请选择其他文件夹，或检查您是否有权写入此文件夹。</translation>
    </message>
    <message>
        <source>Free up disk space, or choose another disk.</source>
        <translation>请腾出磁盘空间，或选择其他磁盘。</translation>
    </message>
    <message>
        <source>Check that the disk is working and connected.</source>
        <translation>请检查磁盘是否正常工作并已连接。</translation>
    </message>
    <message>
        <source>{path} is not an Imbrex project.</source>
        <translation>{path} 不是 Imbrex 项目。</translation>
    </message>
    <message>
        <source>Choose a file with the extension .imbrex.</source>
        <translation>请选择扩展名为 .imbrex 的文件。</translation>
    </message>
    <message>
        <source>Not enough disk space for {path}.</source>
        <translation>磁盘空间不足以保存 {path}。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save {path}. The disk may be full.</source>
        <translation>无法保存 {path}。磁盘可能已满。</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read or written.</source>
        <translation>{path} 既无法读取也无法写入。</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written.</source>
        <translation>无法写入 {path}。</translation>
    </message>
    <message>
        <source>Couldn&apos;t open {path}.</source>
        <translation>无法打开 {path}。</translation>
    </message>
    <message>
        <source>Check that you have permission to read it.</source>
        <translation>请检查您是否有读取权限。</translation>
    </message>
    <message>
        <source>{path} is in use by another program.</source>
        <translation>{path} 正被其他程序使用。</translation>
    </message>
    <message>
        <source>Close it in that program.</source>
        <translation>请在该程序中关闭它。</translation>
    </message>
    <message>
        <source>Not enough memory for {path}.</source>
        <translation>内存不足以处理 {path}。</translation>
    </message>
    <message>
        <source>Details: {reason}.</source>
        <translation>详情：{reason}。</translation>
    </message>
    <message>
        <source>Save the project often. Check that you have permission to write to {folder} and that there is enough disk space.</source>
        <translation>请经常保存项目。请检查您是否有权写入 {folder}，以及磁盘空间是否足够。</translation>
    </message>
    <message>
        <source>Your work can&apos;t be recovered if Imbrex crashes.</source>
        <translation>如果 Imbrex 崩溃，您的工作将无法恢复。</translation>
    </message>
    <message>
        <source>another version of Imbrex</source>
        <translation>另一版本的 Imbrex</translation>
    </message>
    <message>
        <source>This project was saved by {program} in an older format. If you save it, older versions can no longer open it.</source>
        <translation>此项目由 {program} 以旧格式保存。保存后，旧版本将无法再打开它。</translation>
    </message>
    <message>
        <source>This project was saved by {program} with options that this version doesn&apos;t have ({options}). Scores may differ here, and saving the project removes these options.</source>
        <translation>此项目由 {program} 保存，含有此版本没有的选项（{options}）。此处的得分可能不同，保存项目会去掉这些选项。</translation>
    </message>
    <message>
        <source>This project was saved by {program}, which lacked some options of this version. They are set to their defaults: {options}. Scores may differ from those in that version.</source>
        <translation>此项目由 {program} 保存，该版本没有此版本的部分选项。这些选项采用默认值：{options}。得分可能与该版本不同。</translation>
    </message>
    <message>
        <source>a newer version of Imbrex</source>
        <translation>较新版本的 Imbrex</translation>
    </message>
    <message>
        <source>{path} was saved by {program} in a format that this version can&apos;t read (format {found}; this version supports {known}).</source>
        <translation>{path} 由 {program} 保存，其格式此版本无法读取（格式 {found}；此版本支持 {known}）。</translation>
    </message>
    <message>
        <source>{path} is empty.</source>
        <translation>{path} 为空。</translation>
    </message>
    <message>
        <source>Use the latest good copy of the project.</source>
        <translation>请使用项目最近的完好副本。</translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation>文件未更改。</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} 不是文件。</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the project {path}: {reason}.</source>
        <translation>无法打开项目 {path}：{reason}。</translation>
    </message>
    <message>
        <source>It was saved by Imbrex {version}. This is version {this}.</source>
        <translation>它由 Imbrex {version} 保存；当前版本是 {this}。</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>请用该版本打开。</translation>
    </message>
    <message>
        <source>If that version can&apos;t read it either, the file is damaged. Use the latest good copy.</source>
        <translation>如果该版本也无法读取，则文件已损坏。请使用最近的完好副本。</translation>
    </message>
    <message>
        <source>A project can&apos;t contain a text of more than {size} MB.</source>
        <translation>项目不能包含超过 {size} MB 的文本。</translation>
    </message>
    <message>
        <source>Remove this document.</source>
        <translation>请移除此文档。</translation>
    </message>
    <message>
        <source>Choose another location, or check that you have permission to write there and that there is enough disk space.</source>
        <translation>请选择其他位置，或检查您是否有权写入、磁盘空间是否足够。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the project to {path}: {reason}.</source>
        <translation>无法将项目保存到 {path}：{reason}。</translation>
    </message>
    <message>
        <source>A project can&apos;t contain more than {most:,} million characters of text.</source>
        <translation>一个项目最多容纳 {most} 百万个字符的文本。</translation>
    </message>
    <message>
        <source>Split the documents into two projects.</source>
        <translation>请将文档分到两个项目中。</translation>
    </message>
    <message>
        <source>{target} is a folder.</source>
        <translation>{target} 是文件夹。</translation>
    </message>
    <message>
        <source>Choose a file in this folder, or enter a new file name.</source>
        <translation>请选择此文件夹中的文件，或输入新的文件名。</translation>
    </message>
    <message>
        <source>{target} is not a regular file.</source>
        <translation>{target} 不是普通文件。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>{target} is write-protected.</source>
        <translation>{target} 有写保护。</translation>
    </message>
    <message>
        <source>{path} is one of the documents in the report.</source>
        <translation>{path} 是报告中的文档之一。</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the folder {folder}: {reason}.</source>
        <translation>无法创建文件夹 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>Choose another location.</source>
        <translation>请选择其他位置。</translation>
    </message>
    <message>
        <source>This is not an Imbrex report, or it has been altered.</source>
        <translation>这不是 Imbrex 报告，或者已被更改。</translation>
    </message>
    <message>
        <source>Choose an HTML or JSON report.</source>
        <translation>请选择 HTML 或 JSON 格式的报告。</translation>
    </message>
    <message>
        <source>This is not an Imbrex report.</source>
        <translation>这不是 Imbrex 报告。</translation>
    </message>
    <message>
        <source>The report is damaged: {reason}.</source>
        <translation>报告已损坏：{reason}。</translation>
    </message>
    <message>
        <source>Ask for the original report.</source>
        <translation>请索取原始报告。</translation>
    </message>
    <message>
        <source>PDF writer</source>
        <translation>PDF 生成程序</translation>
    </message>
    <message>
        <source>Reports are not available in {language}.</source>
        <translation>没有语言 {language} 的报告。</translation>
    </message>
    <message>
        <source>Choose one of these languages: {languages}.</source>
        <translation>请选择以下语言之一：{languages}。</translation>
    </message>
    <message>
        <source>Reports can&apos;t be saved as {name}.</source>
        <translation>报告无法保存为 {name}。</translation>
    </message>
    <message>
        <source>Use one of these file extensions: {known}.</source>
        <translation>请使用以下扩展名之一：{known}。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the report to {path}: {reason}.</source>
        <translation>无法将报告保存到 {path}：{reason}。</translation>
    </message>
    <message>
        <source>A report on a class can&apos;t be saved as {form}.</source>
        <translation>班级报告不能保存为 {form}。</translation>
    </message>
    <message>
        <source>Give two documents, or choose another file extension.</source>
        <translation>请指定两个文档，或选择其他文件扩展名。</translation>
    </message>
    <message>
        <source>This version can&apos;t verify reports of this kind or of format {format}.</source>
        <translation>此版本无法核验格式 {format} 或此类报告。</translation>
    </message>
    <message>
        <source>It supports formats up to {newest}. Use the version that created the report.</source>
        <translation>它最高支持格式 {newest}。请使用生成报告的版本。</translation>
    </message>
    <message>
        <source>The report has been altered or is damaged. Couldn&apos;t read its data ({kind}: {reason}).</source>
        <translation>报告已被更改或损坏，无法读取其数据（{kind}：{reason}）。</translation>
    </message>
    <message>
        <source>Kiwix file</source>
        <translation>Kiwix 文件</translation>
    </message>
    <message>
        <source>Zotero library</source>
        <translation>Zotero 文献库</translation>
    </message>
    <message>
        <source>Couldn&apos;t open {path}: {reason}.</source>
        <translation>无法打开 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} can&apos;t be a shelf.</source>
        <translation>{path} 不能作为书架。</translation>
    </message>
    <message>
        <source>A shelf is a ZIM file from Kiwix, a WARC file, the data folder of Zotero, or a folder of documents.</source>
        <translation>书架可以是 Kiwix 的 ZIM 文件、WARC 文件、Zotero 的数据文件夹或文档文件夹。</translation>
    </message>
    <message>
        <source>This shelf was added by a newer version of Imbrex.</source>
        <translation>此书架由较新版本的 Imbrex 添加。</translation>
    </message>
    <message>
        <source>Install the latest version.</source>
        <translation>请安装最新版本。</translation>
    </message>
    <message>
        <source>{path} not found.</source>
        <translation>未找到 {path}。</translation>
    </message>
    <message>
        <source>Check the name of the file or folder.</source>
        <translation>请检查文件或文件夹的名称。</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read from byte {at:,} on.</source>
        <translation>{name} 从第 {at:,} 字节起无法读取。</translation>
    </message>
    <message>
        <source>Remove the file from the shelf, or get it again.</source>
        <translation>请将该文件移出书架，或重新获取。</translation>
    </message>
    <message>
        <source>This entry is damaged.</source>
        <translation>此条目已损坏。</translation>
    </message>
    <message>
        <source>Get the file again if many entries are.</source>
        <translation>如果许多条目都已损坏，请重新获取该文件。</translation>
    </message>
    <message>
        <source>This entry is larger than {size} MB.</source>
        <translation>此条目大于 {size} MB。</translation>
    </message>
    <message>
        <source>The entry is damaged or unusual, and couldn&apos;t be read ({kind}).</source>
        <translation>该条目已损坏或不寻常，无法读取（{kind}）。</translation>
    </message>
    <message>
        <source>shelf reader</source>
        <translation>书架读取程序</translation>
    </message>
    <message>
        <source>The records of this file were compressed all together; only the first ones were read.</source>
        <translation>此文件的记录是整体压缩的；只读取了前面的记录。</translation>
    </message>
    <message>
        <source>Compress each record by itself: warcio recompress OLD NEW.</source>
        <translation>请逐条压缩记录：warcio recompress 旧文件 新文件。</translation>
    </message>
    <message>
        <source>The ZIM file is damaged.</source>
        <translation>ZIM 文件已损坏。</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>请重新下载。</translation>
    </message>
    <message>
        <source>The ZIM file is incomplete: part of it is missing at the end.</source>
        <translation>ZIM 文件不完整：末尾缺少一部分。</translation>
    </message>
    <message>
        <source>Let the download finish, or download it again.</source>
        <translation>请等待下载完成，或重新下载。</translation>
    </message>
    <message>
        <source>This is not a ZIM file.</source>
        <translation>这不是 ZIM 文件。</translation>
    </message>
    <message>
        <source>Choose a file from Kiwix.</source>
        <translation>请选择 Kiwix 的文件。</translation>
    </message>
    <message>
        <source>This is not a Zotero database, or it is damaged or being written.</source>
        <translation>这不是 Zotero 数据库，或者它已损坏或正在写入。</translation>
    </message>
    <message>
        <source>If it is from Zotero, close Zotero and try again.</source>
        <translation>如果它来自 Zotero，请关闭 Zotero 后重试。</translation>
    </message>
    <message>
        <source>The Zotero database is larger than {size} MB.</source>
        <translation>Zotero 数据库大于 {size} MB。</translation>
    </message>
    <message>
        <source>Add folders of its files instead.</source>
        <translation>请改为添加其文件所在的文件夹。</translation>
    </message>
    <message>
        <source>Source: {citation}.</source>
        <translation>来源：{citation}。</translation>
    </message>
    <message>
        <source>This source has changed since the shelf was last updated.</source>
        <translation>自上次更新书架以来，此来源已更改。</translation>
    </message>
    <message>
        <source>There is no shelf named “{name}”.</source>
        <translation>没有名为“{name}”的书架。</translation>
    </message>
    <message>
        <source>{path} is a shelf already.</source>
        <translation>{path} 已是书架。</translation>
    </message>
    <message>
        <source>Update it instead.</source>
        <translation>请改为更新它。</translation>
    </message>
    <message>
        <source>There is a shelf named “{name}” already.</source>
        <translation>已有名为“{name}”的书架。</translation>
    </message>
    <message>
        <source>{path} is another kind of shelf.</source>
        <translation>{path} 是另一种书架。</translation>
    </message>
    <message>
        <source>Add it as a new shelf.</source>
        <translation>请将其添加为新书架。</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete {path}: {reason}.</source>
        <translation>无法删除 {path}：{reason}。</translation>
    </message>
    <message>
        <source>Close the shelf in other programs and try again.</source>
        <translation>请在其他程序中关闭该书架，然后重试。</translation>
    </message>
    <message>
        <source>Check that you have permission to write there.</source>
        <translation>请检查您是否有权写入该位置。</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>操作不允许</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有此文件或文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统只读</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源忙</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>文件句柄已失效</translation>
    </message>
</context>
<context>
    <name>NameFilter</name>
    <message>
        <source>Find by name</source>
        <translation>按名称查找</translation>
    </message>
</context>
<context>
    <name>NameSearch</name>
    <message>
        <source>Find by name</source>
        <translation>按名称查找</translation>
    </message>
</context>
<context>
    <name>NearDuplicates</name>
    <message>
        <source>Supershingles</source>
        <translation>Supershingle</translation>
    </message>
    <message>
        <source>Megashingles</source>
        <translation>Megashingle</translation>
    </message>
    <message>
        <source>SimHash blocks</source>
        <translation>SimHash 分块</translation>
    </message>
    <message>
        <source>SimHash of longest sentences</source>
        <translation>最长句子的 SimHash</translation>
    </message>
    <message>
        <source>SimHash of paragraph edges</source>
        <translation>段落首尾句的 SimHash</translation>
    </message>
    <message>
        <source>SimHash of titles</source>
        <translation>标题的 SimHash</translation>
    </message>
    <message>
        <source>SimHash of record fields</source>
        <translation>记录字段的 SimHash</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>最长词</translation>
    </message>
    <message>
        <source>Bloom filters</source>
        <translation>布隆过滤器</translation>
    </message>
    <message>
        <source>LSA (latent semantic analysis)</source>
        <translation>LSA（潜在语义分析）</translation>
    </message>
</context>
<context>
    <name>NearDuplicatesPanel</name>
    <message>
        <source>Show all candidates</source>
        <translation>显示所有候选</translation>
    </message>
    <message>
        <source>Open at least three documents to find near-duplicates.</source>
        <translation>打开至少三个文档以查找近似重复。</translation>
    </message>
    <message>
        <source>Minimum exact Jaccard for a pair to count as a near-duplicate.</source>
        <translation>文本对被视为近似重复所需的最小精确 Jaccard 相似系数。</translation>
    </message>
    <message>
        <source>How many times the index is built, each time with different hash functions. The articles use 1.</source>
        <translation>索引建立的次数，每次使用不同的哈希函数。论文中为 1。</translation>
    </message>
    <message>
        <source>Also show pairs that the rule rejects and that are below the threshold.</source>
        <translation>也显示被规则拒绝且低于阈值的文本对。</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Similarity at least</source>
        <translation>相似度至少</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln 对</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates: %1</source>
        <translation>候选：%1</translation>
    </message>
    <message>
        <source>found: %1</source>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>near-duplicates: %1</source>
        <translation>近似重复：%1</translation>
    </message>
    <message>
        <source>missed: %1</source>
        <translation>遗漏：%1</translation>
    </message>
    <message>
        <source>No pair reaches the threshold when calculated exactly.</source>
        <translation>按精确值计算，没有文本对达到阈值。</translation>
    </message>
    <message numerus="yes">
        <source>The index missed %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>索引遗漏了 %Ln 个近似重复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index missed no near-duplicates, but its rule rejected %Ln near-duplicate(s).</source>
        <translation>
            <numerusform>索引没有遗漏近似重复，但其规则拒绝了 %Ln 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The index found all near-duplicates.</source>
        <translation>索引找到了所有近似重复。</translation>
    </message>
</context>
<context>
    <name>NearModel</name>
    <message>
        <source>Left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>Name of the first document</source>
        <translation>第一个文档的名称</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>Name of the second document</source>
        <translation>第二个文档的名称</translation>
    </message>
    <message>
        <source>Exact Jaccard</source>
        <translation>精确 Jaccard</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>两篇共有的 Shingle 占全部不同 Shingle 的比例</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Comparison of the index with the exact score</source>
        <translation>索引结果与精确得分的比较</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Your verdict on the pair. Keys: 1 to 4</source>
        <translation>您对该文本对的判定。按键：1 至 4</translation>
    </message>
    <message>
        <source>found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>missed by the index</source>
        <translation>被索引遗漏</translation>
    </message>
    <message>
        <source>rejected by the rule</source>
        <translation>被规则拒绝</translation>
    </message>
    <message>
        <source>below the threshold, found</source>
        <translation>低于阈值，找到</translation>
    </message>
    <message>
        <source>below the threshold, candidate only</source>
        <translation>低于阈值，仅为候选</translation>
    </message>
</context>
<context>
    <name>NearTable</name>
    <message>
        <source>Near-duplicates</source>
        <translation>近似重复</translation>
    </message>
</context>
<context>
    <name>NewLibraryDialog</name>
    <message>
        <source>New library</source>
        <translation>新建文库</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Keep fingerprints only, no text</source>
        <translation>只保存指纹，不保存文本</translation>
    </message>
    <message>
        <source>Create library</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>The whole library is one file. It stays where you save it.</source>
        <translation>整个文库就是一个文件，保存在您指定的位置。</translation>
    </message>
    <message>
        <source>A library with fingerprints only finds and counts matches, but can&apos;t show the matching text. Its index settings can never be changed.</source>
        <translation>只有指纹的文库能找到并统计匹配，但无法显示匹配的文本。其索引设置以后无法更改。</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>Libraries (%1)</source>
        <translation>文库 (%1)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>备注…</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
</context>
<context>
    <name>NoticePage</name>
    <message>
        <source>Open files…</source>
        <translation>打开文件…</translation>
    </message>
</context>
<context>
    <name>NoticeTexts</name>
    <message numerus="yes">
        <source>Reading %Ln document(s)…</source>
        <translation>
            <numerusform>正在读取 %Ln 个文档…</numerusform>
        </translation>
    </message>
    <message>
        <source>Each document appears in the list as soon as it is read.</source>
        <translation>每个文档读取后即出现在列表中。</translation>
    </message>
    <message>
        <source>Comparison stopped</source>
        <translation>比较已停止</translation>
    </message>
    <message>
        <source>Press F5 to compare again.</source>
        <translation>按 F5 重新比较。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>A template can&apos;t be compared on its own</source>
        <translation>单独的模板无法比较</translation>
    </message>
    <message>
        <source>Text shared with the template is excluded from essays. Add the essays to compare.</source>
        <translation>与模板共有的文本会从作业中排除。请添加要比较的作业。</translation>
    </message>
    <message>
        <source>No text to compare</source>
        <translation>没有可比较的文本</translation>
    </message>
    <message>
        <source>%1 is ready. Add at least one more document to compare it with.</source>
        <translation>%1 已就绪。请至少再添加一个以便比较。</translation>
    </message>
    <message>
        <source>Add another document</source>
        <translation>请再添加一个文档</translation>
    </message>
    <message>
        <source>Archive documents are not compared with each other</source>
        <translation>存档文档彼此不比较</translation>
    </message>
    <message>
        <source>Add an essay, or right-click a document in the list to change its role.</source>
        <translation>请添加一篇作业，或在列表中右键单击文档以更改其角色。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in the list.</source>
        <translation>
            <numerusform>列表中另有 %Ln 个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenPair</name>
    <message>
        <source>These documents can&apos;t be compared</source>
        <translation>这两个文档无法比较</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Finds reworded text: compares words in their normal form and ignores function words.</source>
        <translation>查找改写过的文本：按词元比较词语，忽略虚词。</translation>
    </message>
    <message>
        <source>Finds verbatim copies: matches six words in a row, as written.</source>
        <translation>查找逐字相同的文本：连续六个词，按原样匹配。</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation>排除项</translation>
    </message>
    <message>
        <source>What counts after exclusions</source>
        <translation>排除后的计入范围</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Parts of speech to ignore</source>
        <translation>要忽略的词性</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>as written</source>
        <translation>按原样</translation>
    </message>
    <message>
        <source>normal form</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>stem</source>
        <translation>词干</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>介词</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>连词</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>助词</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>叹词</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>代词</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>限定词</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>形容词</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>副词</translation>
    </message>
    <message>
        <source>rewritten text</source>
        <translation>改写文本</translation>
    </message>
    <message>
        <source>verbatim text</source>
        <translation>逐字文本</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Reset to preset “%1”</source>
        <translation>恢复预设“%1”</translation>
    </message>
</context>
<context>
    <name>OrderedPlaces</name>
    <message>
        <source>Next name or number in the same order (%1 of %2)</source>
        <translation>下一个顺序相同的名字或数字（%1/%2）</translation>
    </message>
    <message>
        <source>Next sentence in the same order (%1 of %2)</source>
        <translation>下一个顺序相同的句子（%1/%2）</translation>
    </message>
</context>
<context>
    <name>OriginBar</name>
    <message>
        <source>Matches with other texts</source>
        <translation>与其他文本的匹配</translation>
    </message>
</context>
<context>
    <name>OriginModel</name>
    <message>
        <source>Number and colour of this text</source>
        <translation>文本在此处的编号和颜色</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>也出现在</translation>
    </message>
    <message>
        <source>Matching text</source>
        <translation>匹配的文本</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Share of this text&apos;s compared words that are matched to the other text</source>
        <translation>此文本参与比较的词中归于另一文本的比例</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Total share in common with the other text, including words already matched to another text</source>
        <translation>与该文本共有的总比例，包括已归于其他文本的词</translation>
    </message>
    <message>
        <source>Words found in no other text, except in runs too short to count as a match</source>
        <translation>其他文本都没有的词，太短而不算匹配的连续词语除外</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>仅此处有</translation>
    </message>
</context>
<context>
    <name>OriginPage</name>
    <message>
        <source>Texts that share passages with this one</source>
        <translation>与此文本有共有片段的文本</translation>
    </message>
    <message>
        <source>Found only in this text</source>
        <translation>仅此文本有的内容</translation>
    </message>
    <message numerus="yes">
        <source>Also in %Ln text(s)</source>
        <translation>
            <numerusform>也出现在 %Ln 篇文本中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only here: %Ln part(s)</source>
        <translation>
            <numerusform>仅此处有：%Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>About this text</source>
        <translation>关于此文本</translation>
    </message>
</context>
<context>
    <name>OriginTexts</name>
    <message>
        <source>No other text shares more than a few words in a row with this one.</source>
        <translation>没有其他文本含有此文本的较长连续词语。</translation>
    </message>
    <message>
        <source>Nothing in this text appears in another text.</source>
        <translation>此文本没有任何内容出现在其他文本中。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 在“%2”中</translation>
    </message>
    <message>
        <source>%1 also in %2</source>
        <translation>%1 也出现在“%2”中</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln more text(s)</source>
        <translation>
            <numerusform>%1 还在 %Ln 篇文本中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 仅此处有</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>仅此处有</translation>
    </message>
    <message>
        <source>Too short to match to another text</source>
        <translation>太短，无法归于另一文本</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln other text(s)</source>
        <translation>
            <numerusform>出现在另外 %Ln 篇文本中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared</source>
        <translation>
            <numerusform>参与比较 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ignored</source>
        <translation>
            <numerusform>忽略 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>排除 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>This text is a template. It is not compared with other texts.</source>
        <translation>此文本是模板：不与其他文本比较。</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Passages across the document; click to go to one</source>
        <translation>片段在整个文档中的位置；点击转到</translation>
    </message>
    <message>
        <source>Passage strip</source>
        <translation>片段导航条</translation>
    </message>
</context>
<context>
    <name>OverviewTabs</name>
    <message>
        <source>Class views</source>
        <translation>班级视图</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>All pairs in a table, most similar first</source>
        <translation>所有文本对的表格，最相似的在前</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Every text against every other, ordered by similarity</source>
        <translation>每篇文本两两对照，按相似度排列</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>聚类</translation>
    </message>
    <message>
        <source>Groups of similar texts and the passages they share</source>
        <translation>相似文本的分组及其共有片段</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>关系图</translation>
    </message>
    <message>
        <source>Texts as points, linked if the pair is above the threshold</source>
        <translation>点为文本，连线为超过阈值的文本对</translation>
    </message>
    <message>
        <source>By essay</source>
        <translation>按作业</translation>
    </message>
    <message>
        <source>Matches for each part of one text, and what appears only there</source>
        <translation>一篇文本各部分的匹配，以及仅它独有的内容</translation>
    </message>
</context>
<context>
    <name>PairBar</name>
    <message>
        <source>Previous pair</source>
        <translation>上一对</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>下一对</translation>
    </message>
    <message>
        <source>Pair %1 of %2</source>
        <translation>第 %1 对，共 %2 对</translation>
    </message>
    <message>
        <source>‹ All pairs</source>
        <translation>‹ 全部文本对</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>全部文本对</translation>
    </message>
    <message>
        <source>Back to all pairs (Esc)</source>
        <translation>返回全部文本对 (Esc)</translation>
    </message>
</context>
<context>
    <name>PairCells</name>
    <message>
        <source>above the chance level</source>
        <translation>高于随机水平</translation>
    </message>
    <message>
        <source>%1, with a note</source>
        <translation>%1，有备注</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>Both documents, a source or the earlier file behind the arrow</source>
        <translation>两个文档；箭头从来源或较早的文件指向另一个</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重合</translation>
    </message>
    <message>
        <source>Left
in right</source>
        <translation>左在
右中</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s shingles that are also in the right text</source>
        <translation>左侧文本的 Shingle 中右侧也有的比例</translation>
    </message>
    <message>
        <source>Right
in left</source>
        <translation>右在
左中</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s shingles that are also in the left text</source>
        <translation>右侧文本的 Shingle 中左侧也有的比例</translation>
    </message>
    <message>
        <source>Left
covered</source>
        <translation>左侧
覆盖率</translation>
    </message>
    <message>
        <source>Share of the left text&apos;s words that are in shared passages</source>
        <translation>左侧文本的词中位于共有片段的比例</translation>
    </message>
    <message>
        <source>Right
covered</source>
        <translation>右侧
覆盖率</translation>
    </message>
    <message>
        <source>Share of the right text&apos;s words that are in shared passages</source>
        <translation>右侧文本的词中位于共有片段的比例</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>两篇共有的 Shingle 占全部不同 Shingle 的比例</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>最长匹配</translation>
    </message>
    <message>
        <source>Longest match, in compared words</source>
        <translation>最长匹配，以参与比较的词计</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Your verdict on the pair</source>
        <translation>您对该文本对的判定</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Words of one text that are also in the other: word for word, reworded or translated</source>
        <translation>一篇文本中另一篇也有的词：逐字相同、改写或译文</translation>
    </message>
    <message>
        <source>Number of shared passages</source>
        <translation>共有片段的数量</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>Shingle</translation>
    </message>
    <message>
        <source>Number of distinct shared shingles</source>
        <translation>不同的共有 Shingle 数</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>百分位</translation>
    </message>
    <message>
        <source>Percentile in this class</source>
        <translation>在本班级中的百分位</translation>
    </message>
    <message>
        <source>Look-alike or hidden characters, misleading fonts, and parts that couldn&apos;t be read</source>
        <translation>形近或隐藏的字符、误导性字体，以及无法读取的部分</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>%1 of %2 is also in %3:</source>
        <translation>%2 的 %1 也出现在 %3 中：</translation>
    </message>
    <message>
        <source>Only the exact part is known so far.</source>
        <translation>目前仅知逐字相同的部分。</translation>
    </message>
    <message>
        <source>Created, according to the files: %1 and %2</source>
        <translation>文件所载创建时间：%1 和 %2</translation>
    </message>
    <message>
        <source>These texts are so repetitive that some repeated matches may be missing.</source>
        <translation>这些文本重复内容太多，可能缺少某些重复的匹配。</translation>
    </message>
    <message>
        <source>Drafts by the same author don&apos;t count in the class. This is the rank the pair would have.</source>
        <translation>同一作者的草稿不计入本班级。这是该文本对若计入时的名次。</translation>
    </message>
    <message>
        <source>Above %1, the chance level of this class</source>
        <translation>高于本班级的随机水平 %1</translation>
    </message>
    <message>
        <source>At or below %1, the chance level of this class</source>
        <translation>不高于本班级的随机水平 %1</translation>
    </message>
</context>
<context>
    <name>PairFields</name>
    <message numerus="yes">
        <source>showing %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>显示 %Ln 对中的 %1 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <translation>已隐藏：%1</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>选择列</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Enter opens the pair · %1 to %2 give a verdict</source>
        <translation>Enter 打开文本对 · %1 至 %2 给出判定</translation>
    </message>
    <message>
        <source>No pairs match the filter. Clear the filter to see more.</source>
        <translation>没有符合筛选条件的文本对。清除筛选可看到更多。</translation>
    </message>
    <message>
        <source>Show pairs by</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>different authors</source>
        <translation>不同作者</translation>
    </message>
    <message>
        <source>the same author</source>
        <translation>同一作者的草稿</translation>
    </message>
    <message>
        <source>all authors</source>
        <translation>所有文本对</translation>
    </message>
    <message>
        <source>Drafts by the same author are expected to be similar, so they are ranked separately.</source>
        <translation>同一作者的草稿本来就会相似，因此单独排名。</translation>
    </message>
</context>
<context>
    <name>PairFilter</name>
    <message>
        <source>and</source>
        <translation>且</translation>
    </message>
    <message>
        <source>Name, or: overlap &gt; 30 and longest &gt; 20</source>
        <translation>名称，或：重合 &gt; 30 且 最长 &gt; 20</translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation>查找文本对</translation>
    </message>
    <message>
        <source>name contains “%1”</source>
        <translation>名称含“%1”</translation>
    </message>
    <message>
        <source>Filter: %1.</source>
        <translation>筛选：%1。</translation>
    </message>
    <message>
        <source>overlap</source>
        <comment>a single word</comment>
        <translation>重合</translation>
    </message>
    <message>
        <source>containment</source>
        <comment>a single word</comment>
        <translation>包含度</translation>
    </message>
    <message>
        <source>jaccard</source>
        <comment>a single word</comment>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>coverage</source>
        <comment>a single word</comment>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>longest</source>
        <comment>a single word</comment>
        <translation>最长</translation>
    </message>
    <message>
        <source>passages</source>
        <comment>a single word</comment>
        <translation>片段</translation>
    </message>
    <message>
        <source>shingles</source>
        <comment>a single word</comment>
        <translation>Shingle</translation>
    </message>
    <message>
        <source>percentile</source>
        <comment>a single word</comment>
        <translation>百分位</translation>
    </message>
    <message>
        <source>disguises</source>
        <comment>a single word</comment>
        <translation>伪装</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>a single word</comment>
        <translation>判定</translation>
    </message>
    <message>
        <source>note</source>
        <comment>a single word</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Enter part of a name, or a condition such as %1</source>
        <translation>输入名称的一部分或条件，例如 %1</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>字段：%1</translation>
    </message>
    <message>
        <source>Text in quotation marks always matches names. If the two texts differ, the higher score is used.</source>
        <translation>引号内的文字始终用于匹配名称。两篇文本得分不同时取较高者。</translation>
    </message>
    <message>
        <source>%1: pairs with a note. %1 = late: pairs whose note contains “late”.</source>
        <translation>%1：有备注的文本对。%1 = 迟交：备注中含“迟交”的。</translation>
    </message>
    <message>
        <source>“%1” is not a field. Use %2, or put names in quotation marks.</source>
        <translation>“%1”不是字段。请使用 %2，或给名称加引号。</translation>
    </message>
    <message>
        <source>“%1”: enter a value.</source>
        <translation>“%1”：请输入值。</translation>
    </message>
    <message>
        <source>“%1”: the value must be a number.</source>
        <translation>“%1”：值必须是数字。</translation>
    </message>
    <message>
        <source>“%1”: not a verdict. Use %3.</source>
        <translation>“%1”：没有这种判定；可用的有 %3。</translation>
    </message>
    <message>
        <source>“%1”: with verdicts, use only = or !=.</source>
        <translation>“%1”：判定只能用 = 或 !=。</translation>
    </message>
    <message>
        <source>“%1”: with notes, use only = (contains) or != (doesn&apos;t contain).</source>
        <translation>“%1”：备注只能用 =（包含）或 !=（不包含）。</translation>
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
        <translation>的 Shingle 也在 %1 中</translation>
    </message>
    <message>
        <source>Containment: share of this text&apos;s distinct shingles that are also in the other text</source>
        <translation>包含度：本文本的不同 Shingle 中也出现在另一文本中的比例</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln 个共有 Shingle</numerusform>
        </translation>
    </message>
    <message>
        <source>Jaccard: shared shingles as a share of all distinct shingles in either text</source>
        <translation>Jaccard 相似系数：共有 Shingle 占两篇文本全部不同 Shingle 的比例</translation>
    </message>
    <message>
        <source>of this text is also in %1</source>
        <translation>的文本也在 %1 中</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paragraph(s) changed</source>
        <translation>
            <numerusform>个段落被修改（共 %Ln 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>Split and joined paragraphs count once</source>
        <translation>拆分或合并的段落只计一次</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>个段落未修改</translation>
    </message>
</context>
<context>
    <name>PairModel</name>
    <message numerus="yes">
        <source>%Ln pair(s) below the level</source>
        <translation>
            <numerusform>低于该水平的还有 %Ln 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · hide</source>
        <translation>
            <numerusform>低于该水平的还有 %Ln 对 · 隐藏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) below the level · show</source>
        <translation>
            <numerusform>低于该水平的还有 %Ln 对 · 显示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairNote</name>
    <message>
        <source>Note on the pair</source>
        <translation>文本对的备注</translation>
    </message>
    <message>
        <source>Note on this pair…</source>
        <translation>此文本对的备注…</translation>
    </message>
    <message>
        <source>Names are hidden. Show names to edit the note.</source>
        <translation>姓名已隐藏。请显示姓名以编辑备注。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>备注…</translation>
    </message>
    <message>
        <source>Add a note on this pair</source>
        <translation>为此文本对添加备注</translation>
    </message>
    <message>
        <source>Note on the pair: %1</source>
        <translation>文本对的备注：%1</translation>
    </message>
</context>
<context>
    <name>PairTable</name>
    <message>
        <source>Pairs of documents</source>
        <translation>文档对</translation>
    </message>
    <message>
        <source>Compare texts</source>
        <translation>比较文本</translation>
    </message>
    <message>
        <source>Show only the left text</source>
        <translation>仅显示左侧文本</translation>
    </message>
    <message>
        <source>Show only the right text</source>
        <translation>仅显示右侧文本</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>重置列</translation>
    </message>
</context>
<context>
    <name>PairText</name>
    <message>
        <source>Not compared: both are archive documents</source>
        <translation>不比较：两者都是存档文档</translation>
    </message>
    <message>
        <source>No shared shingles</source>
        <translation>没有共有 Shingle</translation>
    </message>
    <message>
        <source>%1 of “%2” also in “%3”</source>
        <translation>“%2”的 %1 也在“%3”中</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln 个共有 Shingle</numerusform>
        </translation>
    </message>
    <message>
        <source>Drafts by the same author: not counted</source>
        <translation>同一作者的草稿：不计入</translation>
    </message>
    <message>
        <source>Word for word (higher of two): %1</source>
        <translation>逐字相同（取较大者）：%1</translation>
    </message>
    <message>
        <source>Jaccard: %1</source>
        <translation>Jaccard 相似系数：%1</translation>
    </message>
    <message>
        <source>Containment (higher of two): %1</source>
        <translation>包含度（取较大者）：%1</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message numerus="yes">
        <source>passages computed for %Ln so far</source>
        <translation>
            <numerusform>目前已得出 %Ln 对的片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finding reworded passages: %1 of %Ln pair(s)</source>
        <translation>
            <numerusform>正在查找改写的片段：%1/%Ln 对</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaneCommands</name>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附出处</translation>
    </message>
    <message>
        <source>Find in the other text</source>
        <translation>在另一篇文本中查找</translation>
    </message>
</context>
<context>
    <name>PanelRegistry</name>
    <message>
        <source>Available while two documents are compared</source>
        <translation>比较两个文档时可用</translation>
    </message>
    <message>
        <source>Available with three documents or more</source>
        <translation>打开三个或更多文档时可用</translation>
    </message>
    <message>
        <source>No disguises found</source>
        <translation>未发现伪装</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Disguises</source>
        <translation>伪装</translation>
    </message>
    <message>
        <source>Quotations and references</source>
        <translation>引文与参考文献</translation>
    </message>
    <message>
        <source>Shared evidence</source>
        <translation>共有线索</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>假设分析</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>相似度度量</translation>
    </message>
    <message>
        <source>Common text</source>
        <translation>共有文本</translation>
    </message>
    <message>
        <source>Near-duplicates</source>
        <translation>近似重复</translation>
    </message>
</context>
<context>
    <name>PartNames</name>
    <message>
        <source>Body text</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>脚注</translation>
    </message>
    <message>
        <source>Headers and footers</source>
        <translation>页眉和页脚</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>Tracked deletions</source>
        <translation>修订删除</translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation>替代文字</translation>
    </message>
    <message>
        <source>Field codes</source>
        <translation>域代码</translation>
    </message>
</context>
<context>
    <name>PartsField</name>
    <message>
        <source>The languages of the open documents don&apos;t have this part of speech.</source>
        <translation>打开的文档所用语言没有此词性。</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>identical</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>lightly edited</source>
        <translation>略有改动</translation>
    </message>
    <message>
        <source>reordered</source>
        <translation>语序调整</translation>
    </message>
    <message>
        <source>heavily edited</source>
        <translation>大幅改动</translation>
    </message>
    <message>
        <source>summarized</source>
        <translation>概括</translation>
    </message>
    <message>
        <source>may be translated</source>
        <translation>可能为译文</translation>
    </message>
    <message>
        <source>not cited</source>
        <translation>未注明引用</translation>
    </message>
    <message>
        <source>quotation marks missing</source>
        <translation>缺少引号</translation>
    </message>
    <message>
        <source>citation missing</source>
        <translation>缺少出处</translation>
    </message>
    <message>
        <source>cited and quoted</source>
        <translation>有引号和出处</translation>
    </message>
    <message>
        <source>bibliography</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>own earlier work</source>
        <translation>本人以往作业</translation>
    </message>
</context>
<context>
    <name>PassageDecision</name>
    <message>
        <source>Next undecided</source>
        <translation>下一个未定</translation>
    </message>
    <message>
        <source>Next undecided passage (%1)</source>
        <translation>转到下一个未定的片段 (%1)</translation>
    </message>
    <message>
        <source>Note on the passage</source>
        <translation>片段的备注</translation>
    </message>
    <message>
        <source>Names are hidden. Show names to edit the note.</source>
        <translation>姓名已隐藏。请显示姓名以编辑备注。</translation>
    </message>
</context>
<context>
    <name>PassageFilter</name>
    <message>
        <source>Filter passages</source>
        <translation>筛选片段</translation>
    </message>
</context>
<context>
    <name>PassageModel</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Passage number, sign and colour, in the order of the left text</source>
        <translation>片段在文本中的编号、符号和颜色，按其在左侧的顺序</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Your verdict on the passage. Keys: Alt+1 to Alt+4</source>
        <translation>您对片段的判定。按键：Alt+1 至 Alt+4</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Extent of the changes in the passage</source>
        <translation>片段改动的程度</translation>
    </message>
    <message>
        <source>Citation status</source>
        <translation>引用状态</translation>
    </message>
    <message>
        <source>Whether the right text quotes and cites the source of the passage</source>
        <translation>右侧文本是否给片段加引号并注明出处</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Length of the passage in the right text, in words</source>
        <translation>片段在右侧文本中的词数</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Share of words on both sides that are kept in the same order, or linked by a dictionary</source>
        <translation>两侧按相同顺序保留或由词典关联的词所占比例</translation>
    </message>
    <message>
        <source>In the right text</source>
        <translation>右侧文本中</translation>
    </message>
    <message>
        <source>Beginning of the passage in the right text</source>
        <translation>片段在右侧文本中的开头</translation>
    </message>
    <message>
        <source>%1, with a note</source>
        <translation>%1，有备注</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the words kept</source>
        <translation>保留 %1 的词</translation>
    </message>
    <message>
        <source>%1 of the words linked</source>
        <translation>已关联 %1 的词</translation>
    </message>
    <message>
        <source>%1; in the left text: %2</source>
        <translation>%1；左侧文本中：%2</translation>
    </message>
</context>
<context>
    <name>PassagePreview</name>
    <message>
        <source>No match word for word. Open the pair to see its passages.</source>
        <translation>没有逐字匹配。打开文本对可查看其片段。</translation>
    </message>
    <message numerus="yes">
        <source>%1: longest match, %Ln word(s)</source>
        <translation>
            <numerusform>%1：最长匹配，%Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: longest match that most texts lack, %Ln word(s)</source>
        <translation>
            <numerusform>%1：多数文本没有的最长匹配，%Ln 个词</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassageTable</name>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Show in texts</source>
        <translation>在文本中显示</translation>
    </message>
    <message>
        <source>Copy both sides</source>
        <translation>复制两侧</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附出处</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>备注…</translation>
    </message>
</context>
<context>
    <name>PassagesPanel</name>
    <message>
        <source>What counts</source>
        <translation>计入范围</translation>
    </message>
    <message>
        <source>Open a pair to see its passages.</source>
        <translation>打开文本对以查看其片段。</translation>
    </message>
    <message>
        <source>Finding passages, identical and rewritten…</source>
        <translation>正在查找相同和改写的片段…</translation>
    </message>
    <message>
        <source>No passages match the filters. Clear a filter to see more.</source>
        <translation>没有符合筛选条件的片段。清除筛选可看到更多。</translation>
    </message>
    <message>
        <source>No shared passages found, identical or rewritten.</source>
        <translation>未找到共有片段，无论相同还是改写。</translation>
    </message>
    <message>
        <source>%1 of the right text is in shared passages, changed words included.</source>
        <translation>右侧文本有 %1 在共有片段中（含改动的词）。</translation>
    </message>
    <message>
        <source>%1 of the right text is in shared passages, changed words included; %2 after exclusions.</source>
        <translation>右侧文本有 %1 在共有片段中（含改动的词）；排除后为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln passage(s) reviewed.</source>
        <translation>
            <numerusform>已审阅 %Ln 个片段中的 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some passages may be missing because the texts are very repetitive.</source>
        <translation>文本重复内容很多，可能缺少某些片段。</translation>
    </message>
</context>
<context>
    <name>PhraseModel</name>
    <message>
        <source>Exclude</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Phrase as written in the first text that contains it</source>
        <translation>短语在首篇含有它的文本中的样子</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Length of the phrase, in compared words</source>
        <translation>短语长度，以参与比较的词计</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本数</translation>
    </message>
    <message>
        <source>Number of texts that contain it, not counting templates and archive documents</source>
        <translation>含有它的文本数；模板和存档文档不计</translation>
    </message>
</context>
<context>
    <name>PhraseTable</name>
    <message>
        <source>Common text</source>
        <translation>共有文本</translation>
    </message>
</context>
<context>
    <name>PhrasesField</name>
    <message>
        <source>one phrase per line</source>
        <translation>每行一个短语</translation>
    </message>
</context>
<context>
    <name>PlaceModel</name>
    <message>
        <source>As typed</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>%1, read as “%2”</source>
        <translation>%1，读作“%2”</translation>
    </message>
</context>
<context>
    <name>PlaceTable</name>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>some repeats are not listed</source>
        <translation>未列出所有重复</translation>
    </message>
    <message>
        <source>some passages may be missing because the texts are very long or repetitive</source>
        <translation>文本很长或重复，可能缺少某些片段</translation>
    </message>
    <message>
        <source>No shared passages found, identical or rewritten.</source>
        <translation>未找到共有片段，无论相同还是改写。</translation>
    </message>
    <message>
        <source>Finding passages…</source>
        <translation>正在查找片段…</translation>
    </message>
    <message numerus="yes">
        <source>These texts share no run of %Ln word(s).</source>
        <translation>
            <numerusform>这两篇文本没有连续 %Ln 个词相同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Preference pages</source>
        <translation>首选项页面</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>外观(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Dictionaries</source>
        <translation>词典(&amp;D)</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
</context>
<context>
    <name>ProjectController</name>
    <message numerus="yes">
        <source>One project can be open at a time. Opening %1; skipping %Ln other(s).</source>
        <translation>
            <numerusform>一次只能打开一个项目。正在打开 %1；跳过其余 %Ln 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>This project contains no documents.</source>
        <translation>此项目中没有文档。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
</context>
<context>
    <name>ProjectQuestions</name>
    <message>
        <source>Save changes to %1?</source>
        <translation>保存对 %1 的更改？</translation>
    </message>
    <message>
        <source>Save your work?</source>
        <translation>保存您的工作？</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存的更改会丢失。</translation>
    </message>
    <message numerus="yes">
        <source>This includes %Ln verdict(s) or note(s).</source>
        <translation>
            <numerusform>其中包括 %Ln 条判定或备注。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>不保存(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 was changed on disk since you opened it.</source>
        <translation>您打开 %1 之后，它在磁盘上已被更改。</translation>
    </message>
    <message>
        <source>Saving replaces the changes made by another program or window.</source>
        <translation>保存会替换其他程序或窗口所做的更改。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>A file named %1 already exists. Replace it?</source>
        <translation>文件 %1 已存在。替换它？</translation>
    </message>
    <message>
        <source>Choose another &amp;name…</source>
        <translation>选择其他名称(&amp;N)…</translation>
    </message>
    <message>
        <source>The copy is not saved yet. Changes you make in it don&apos;t affect the original file.</source>
        <translation>副本尚未保存。对它的更改不会影响原文件。</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>打开副本(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>丢弃(&amp;T)</translation>
    </message>
    <message>
        <source>Discard unsaved work?</source>
        <translation>丢弃未保存的工作？</translation>
    </message>
    <message>
        <source>It has not been saved anywhere. You can&apos;t undo this.</source>
        <translation>它没有保存在任何地方，且无法撤销。</translation>
    </message>
    <message>
        <source>Save the project under another name.</source>
        <translation>请用其他名称保存项目。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the project.</source>
        <translation>无法保存项目。</translation>
    </message>
    <message>
        <source>Couldn&apos;t open the project.</source>
        <translation>无法打开项目。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Your work is still open here.</source>
        <translation>您的工作仍在此处打开。</translation>
    </message>
    <message>
        <source>%1 is open in another window of Imbrex.</source>
        <translation>%1 已在另一个 Imbrex 窗口中打开。</translation>
    </message>
    <message>
        <source>%1 is open in another window of Imbrex (%2).</source>
        <translation>%1 已在另一个 Imbrex 窗口（%2）中打开。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>QueryScheduler</name>
    <message>
        <source>Comparison stopped. Press F5 to compare again.</source>
        <translation>比较已停止。按 F5 重新比较。</translation>
    </message>
    <message>
        <source>Couldn&apos;t calculate this.</source>
        <translation>无法计算。</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Already open, reloading: %1</source>
        <translation>已打开，正在重新加载：%1</translation>
    </message>
    <message>
        <source>Pasted text %1</source>
        <translation>粘贴的文本 %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %Ln file(s) not read.</source>
        <translation>
            <numerusform>已停止。%Ln 个文件未读取。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>%1 can&apos;t be found.</source>
        <translation>找不到 %1。</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>清除列表(&amp;C)</translation>
    </message>
    <message>
        <source>Unavailable while names are hidden</source>
        <translation>隐藏姓名时不可用</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>没有最近的文件</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent files:</source>
        <translation>最近的文件：</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>项目 %1</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Recognize text</source>
        <translation>识别文字</translation>
    </message>
    <message>
        <source>Pages that already have text, too</source>
        <translation>也包括已有文字的页面</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other scan(s), too</source>
        <translation>
            <numerusform>以及另外 %Ln 个扫描件</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognize</source>
        <translation>识别</translation>
    </message>
    <message>
        <source>Languages of the text</source>
        <translation>文字的语言</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages of the text:</source>
        <translation>文字的语言：</translation>
    </message>
    <message>
        <source>Takes a few seconds a page. Fewer languages give better results.</source>
        <translation>每页需要几秒钟。选择的语言越少，结果越好。</translation>
    </message>
</context>
<context>
    <name>Recognizing</name>
    <message>
        <source>Recognize text</source>
        <translation>识别文字</translation>
    </message>
    <message>
        <source>Tesseract, which recognizes text, is not installed.</source>
        <translation>未安装用于识别文字的 Tesseract。</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Imbrex quit unexpectedly.</source>
        <translation>Imbrex 意外退出。</translation>
    </message>
    <message>
        <source>The recovery copy can&apos;t be read: %1</source>
        <translation>无法读取恢复副本：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with a verdict</source>
        <translation>
            <numerusform>%Ln 对已有判定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) with a verdict</source>
        <translation>
            <numerusform>%Ln 个片段已有判定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条备注</numerusform>
        </translation>
    </message>
    <message>
        <source>last changed %1</source>
        <translation>最后更改于 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ReferenceModel</name>
    <message>
        <source>Exact</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>有差异</translation>
    </message>
    <message>
        <source>Other source</source>
        <translation>另一来源</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Listed</source>
        <translation>已列出</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>未列出</translation>
    </message>
    <message>
        <source>Other year</source>
        <translation>年份不同</translation>
    </message>
    <message>
        <source>Similar name</source>
        <translation>姓名相近</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>无文献表</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>已被引用</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>未被引用</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>In this text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>Words that differ from the source are framed. Click to go to the place.</source>
        <translation>与来源不同的词语加框显示。单击可转到该位置。</translation>
    </message>
    <message>
        <source>In the source or list</source>
        <translation>来源或文献表</translation>
    </message>
    <message>
        <source>The words of the source, and its name</source>
        <translation>来源的文字及其名称</translation>
    </message>
    <message>
        <source>The cited source is not open</source>
        <translation>所标注的来源未打开</translation>
    </message>
</context>
<context>
    <name>ReferenceTable</name>
    <message>
        <source>Quotations and references</source>
        <translation>引文与参考文献</translation>
    </message>
</context>
<context>
    <name>ReferencesPanel</name>
    <message>
        <source>Search the library</source>
        <translation>在文库中查找</translation>
    </message>
    <message>
        <source>Also search the library for quotations that no open source has</source>
        <translation>对打开的来源中没有的引文，同时搜索文库</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Also show what needs no check</source>
        <translation>同时显示无需检查的内容</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>Open a pair or select a document to check its quotations and references.</source>
        <translation>打开文本对或选择文档，以检查其引文和参考文献。</translation>
    </message>
    <message>
        <source>Checking quotations and references…</source>
        <translation>正在检查引文和参考文献…</translation>
    </message>
    <message>
        <source>No quotations, citations or references found.</source>
        <translation>未找到引文、引用或参考文献。</translation>
    </message>
    <message>
        <source>Quotations to check: %1 of %2</source>
        <translation>待检查的引文：%1/%2</translation>
    </message>
    <message>
        <source>citations: %1 of %2</source>
        <translation>引用：%1/%2</translation>
    </message>
    <message>
        <source>references: %1 of %2</source>
        <translation>参考文献：%1/%2</translation>
    </message>
    <message>
        <source>Open the quoted texts as sources to compare quotations with them.</source>
        <translation>将被引用的文本作为来源打开，以便与引文比较。</translation>
    </message>
    <message>
        <source>This text has no list of references.</source>
        <translation>此文本没有参考文献表。</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln quotation(s) that may be dialogue, a title or a term.</source>
        <translation>
            <numerusform>未列出：%Ln 处可能是对话、标题或术语的引文。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first ones were checked, because there are too many.</source>
        <translation>数量过多，仅检查了前面的部分。</translation>
    </message>
</context>
<context>
    <name>Regrouping</name>
    <message>
        <source>joining of documents</source>
        <translation>合并文档</translation>
    </message>
    <message>
        <source>adding of earlier attempts</source>
        <translation>添加之前的提交</translation>
    </message>
    <message>
        <source>separation into files</source>
        <translation>拆分为文件</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>Report saved: %1</source>
        <translation>报告已保存：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) saved in %1</source>
        <translation>
            <numerusform>已将 %Ln 份报告保存到 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This folder contains %Ln other file(s). Check them before you share the folder.</source>
        <translation>
            <numerusform>此文件夹中另有 %Ln 个文件。分享文件夹之前请先检查。</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t save the report.</source>
        <translation>无法保存报告。</translation>
    </message>
    <message>
        <source>Saving the report was stopped.</source>
        <translation>已停止保存报告。</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>&amp;Hide names</source>
        <translation>隐藏姓名(&amp;H)</translation>
    </message>
    <message>
        <source>Include &amp;verdicts and notes</source>
        <translation>包含判定和备注(&amp;V)</translation>
    </message>
    <message>
        <source>Include &amp;quotations and references to check</source>
        <translation>包含待检查的引文与参考文献(&amp;Q)</translation>
    </message>
    <message>
        <source>Include the &amp;weight of evidence</source>
        <translation>包含证据的分量(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open after saving</source>
        <translation>保存后打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pair: the two documents side by side</source>
        <translation>文本对：两个文档并排(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Class: pairs worth reading, clusters and documents</source>
        <translation>班级：值得阅读的文本对、聚类和文档(&amp;C)</translation>
    </message>
    <message>
        <source>Class, plus a &amp;report for each pair worth reading</source>
        <translation>班级，以及每个值得阅读的文本对各一份报告(&amp;R)</translation>
    </message>
    <message>
        <source>Class, plus a report for each &amp;document</source>
        <translation>班级，以及每个文档各一份报告(&amp;D)</translation>
    </message>
    <message>
        <source>Web page (one file, opens in any browser)</source>
        <translation>网页（单个文件，任何浏览器可用）</translation>
    </message>
    <message>
        <source>PDF (for printing)</source>
        <translation>PDF（用于打印）</translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV（用于电子表格）</translation>
    </message>
    <message>
        <source>JSON (for other programs)</source>
        <translation>JSON（供其他程序使用）</translation>
    </message>
    <message>
        <source>document names</source>
        <translation>文档名称</translation>
    </message>
    <message>
        <source>If off, the report shows the scores as calculated, without your verdicts and notes</source>
        <translation>关闭时，报告只显示计算得出的得分，不含您的判定和备注</translation>
    </message>
    <message>
        <source>In web pages, PDF and JSON files</source>
        <translation>用于网页、PDF 和 JSON 文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Report language</source>
        <translation>报告语言</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>How many unrelated pairs of this class share as much, in web pages, PDF and JSON files</source>
        <translation>本班级中有多少无关的文本对有同样多的相同内容，用于网页、PDF 和 JSON 文件</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>隐藏姓名</translation>
    </message>
    <message>
        <source>Include verdicts and notes</source>
        <translation>包含判定和备注</translation>
    </message>
    <message>
        <source>Include quotations and references to check</source>
        <translation>包含待检查的引文与参考文献</translation>
    </message>
    <message>
        <source>Include the weight of evidence</source>
        <translation>包含证据的分量</translation>
    </message>
    <message>
        <source>Open after saving</source>
        <translation>保存后打开</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>标题(&amp;I)：</translation>
    </message>
    <message>
        <source>The report contains the text it quotes, the settings, and a checksum of every file. It is not sent anywhere.</source>
        <translation>报告包含引用的文本、设置和每个文件的校验和。不会发送到任何地方。</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>Report folder</source>
        <translation>报告文件夹</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Note on the passage…</source>
        <translation>片段的备注…</translation>
    </message>
    <message>
        <source>Note on the pair…</source>
        <translation>文本对的备注…</translation>
    </message>
    <message>
        <source>Next undecided passage</source>
        <translation>下一个未定片段</translation>
    </message>
    <message>
        <source>Previous undecided passage</source>
        <translation>上一个未定片段</translation>
    </message>
    <message>
        <source>Verdict on the passage</source>
        <translation>片段的判定</translation>
    </message>
    <message>
        <source>Verdict on the pair</source>
        <translation>文本对的判定</translation>
    </message>
    <message>
        <source>Switch to “%1” to set verdicts</source>
        <translation>切换到“%1”以作判定</translation>
    </message>
    <message>
        <source>No passage is selected. F8 goes to the next one.</source>
        <translation>未选择片段。按 F8 转到下一个。</translation>
    </message>
</context>
<context>
    <name>ReviewedPair</name>
    <message>
        <source>Doesn&apos;t count: %1</source>
        <translation>不计入：%1</translation>
    </message>
    <message>
        <source>Doesn&apos;t count, by your verdict: %1</source>
        <translation>按您的判定不计入：%1</translation>
    </message>
    <message>
        <source>Counts, by your verdict: %1</source>
        <translation>按您的判定计入：%1</translation>
    </message>
    <message numerus="yes">
        <source>verdict “%1” on %Ln passage(s)</source>
        <translation>
            <numerusform>将 %Ln 个片段判定为“%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>note on a passage</source>
        <translation>片段的备注</translation>
    </message>
</context>
<context>
    <name>RewritingOutcome</name>
    <message>
        <source>%1 of the words kept</source>
        <translation>保留 %1 的词</translation>
    </message>
    <message>
        <source>%1 of the words linked</source>
        <translation>已关联 %1 的词</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>片段 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the left</source>
        <translation>
            <numerusform>左侧 %Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) on the right</source>
        <translation>
            <numerusform>右侧 %Ln 个词</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Ribbons linking each passage to its counterpart</source>
        <translation>连接各片段与其对应片段的连接带</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Focus</source>
        <translation>焦点</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Essay</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>存档</translation>
    </message>
</context>
<context>
    <name>RosterStep</name>
    <message>
        <source>roster</source>
        <translation>名单</translation>
    </message>
</context>
<context>
    <name>Rosters</name>
    <message>
        <source>Rosters</source>
        <translation>名单</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Open roster</source>
        <translation>打开名单</translation>
    </message>
    <message numerus="yes">
        <source>Is “%1” a roster with %Ln student(s), or a text to compare?</source>
        <translation>
            <numerusform>“%1”是包含 %Ln 名学生的名单，还是要比较的文本？</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as roster</source>
        <translation>用作名单</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>作为文本打开</translation>
    </message>
    <message numerus="yes">
        <source>Roster with %Ln student(s).</source>
        <translation>
            <numerusform>名单中有 %Ln 名学生。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Imbrex projects</source>
        <translation>Imbrex 项目</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving was stopped. The file has not changed.</source>
        <translation>保存已停止。文件未更改。</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>word for word</source>
        <translation>逐字相同</translation>
    </message>
    <message>
        <source>containment</source>
        <translation>包含度</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>word for word or translated</source>
        <translation>逐字相同或翻译</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>Can&apos;t save settings: %1 can&apos;t be written. Everything else works.</source>
        <translation>无法保存设置：%1 无法写入。其他一切正常。</translation>
    </message>
    <message>
        <source>Can&apos;t save settings: %1 can&apos;t be read. Everything else works.</source>
        <translation>无法保存设置：%1 无法读取。其他一切正常。</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read and were reset. The old settings are kept in %1.</source>
        <translation>无法读取设置，已重置。旧设置保存在 %1。</translation>
    </message>
</context>
<context>
    <name>SettingsInWords</name>
    <message numerus="yes">
        <source>%Ln-word shingles</source>
        <translation>
            <numerusform>%Ln 词 Shingle</numerusform>
        </translation>
    </message>
    <message>
        <source>words as written</source>
        <translation>词语按原样</translation>
    </message>
    <message>
        <source>normal forms</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>stems</source>
        <translation>词干</translation>
    </message>
    <message>
        <source>function words ignored</source>
        <translation>忽略虚词</translation>
    </message>
    <message>
        <source>some words ignored</source>
        <translation>忽略部分词语</translation>
    </message>
    <message>
        <source>all words compared</source>
        <translation>比较所有词语</translation>
    </message>
</context>
<context>
    <name>ShareTexts</name>
    <message>
        <source>%1 word for word</source>
        <translation>%1 逐字相同</translation>
    </message>
    <message>
        <source>%1 reworded</source>
        <translation>%1 改写</translation>
    </message>
    <message>
        <source>%1 quoted or template</source>
        <translation>%1 引用或模板</translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 仅此处有</translation>
    </message>
    <message>
        <source>%1 translated</source>
        <translation>%1 译文</translation>
    </message>
</context>
<context>
    <name>ShelfModel</name>
    <message>
        <source>Shelf</source>
        <translation>书架</translation>
    </message>
    <message>
        <source>Name of the collection of sources</source>
        <translation>来源集合的名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Number of texts that can be found</source>
        <translation>可被找到的文本数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Size of the shelf&apos;s files</source>
        <translation>书架文件的大小</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>更新时间</translation>
    </message>
    <message>
        <source>When the shelf was last read to the end</source>
        <translation>上次完整读取书架的时间</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Reading… %1</source>
        <translation>正在读取… %1</translation>
    </message>
    <message>
        <source>Paused at %1</source>
        <translation>已暂停（%1）</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>已读取 %1</translation>
    </message>
    <message>
        <source>Files have changed</source>
        <translation>文件已更改</translation>
    </message>
    <message>
        <source>Made by another version: update it</source>
        <translation>由其他版本创建：请更新</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>未找到文件</translation>
    </message>
    <message numerus="yes">
        <source>Up to date; %Ln source(s) couldn&apos;t be read</source>
        <translation>
            <numerusform>已是最新；%Ln 个来源无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>已是最新</translation>
    </message>
    <message>
        <source>Fingerprints: %1</source>
        <translation>指纹：%1</translation>
    </message>
</context>
<context>
    <name>ShelvesView</name>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Find file…</source>
        <translation>查找文件…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>No shelves yet. A shelf is a collection of sources, such as an offline Wikipedia from Kiwix, web archives (WARC), your Zotero library, or a folder of PDF files. Essays are checked against it.</source>
        <translation>还没有书架。书架是来源的集合，例如 Kiwix 的离线维基百科、网页存档 (WARC)、您的 Zotero 文献库或 PDF 文件夹。查验作业时会与其比对。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shelf(s)</source>
        <translation>
            <numerusform>%Ln 个书架</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Add a shelf…</source>
        <translation>添加书架…</translation>
    </message>
    <message>
        <source>&amp;Kiwix file or web archive…</source>
        <translation>&amp;Kiwix 文件或网页存档…</translation>
    </message>
    <message>
        <source>&amp;Zotero library or folder…</source>
        <translation>&amp;Zotero 文献库或文件夹…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelves of sources</source>
        <translation>来源书架</translation>
    </message>
</context>
<context>
    <name>ShingleControls</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignoring %Ln kind(s) of words</source>
        <translation>
            <numerusform>忽略 %Ln 类词</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignoring %1</source>
        <translation>忽略：%1</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>文本中</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Left text</source>
        <translation>左侧文本</translation>
    </message>
    <message>
        <source>Right text</source>
        <translation>右侧文本</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>片段 %1 / %2</translation>
    </message>
</context>
<context>
    <name>SideHead</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Drop a file here, or click to choose one</source>
        <translation>将文件拖到此处，或点击选择</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>改写稿</translation>
    </message>
    <message>
        <source>Folder of essays</source>
        <translation>作业文件夹</translation>
    </message>
    <message>
        <source>Drop a folder or files here, or click to choose a folder</source>
        <translation>将文件夹或文件拖到此处，或点击选择文件夹</translation>
    </message>
    <message>
        <source>Compare two texts</source>
        <translation>比较两篇文本</translation>
    </message>
    <message>
        <source>Check a class</source>
        <translation>查验全班作业</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Two short essays, one rewritten from the other.</source>
        <translation>两篇短作业，其中一篇由另一篇改写而成。</translation>
    </message>
    <message>
        <source>Take the tour (1 minute)</source>
        <translation>观看导览（1 分钟）</translation>
    </message>
    <message>
        <source>Your texts are compared on this computer and not sent anywhere.</source>
        <translation>您的文本在这台电脑上比较，不会发送到任何地方。</translation>
    </message>
    <message>
        <source>See what two texts share</source>
        <translation>查看两篇文本的共有内容</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>粘贴文本</translation>
    </message>
    <message>
        <source>Open sample essays</source>
        <translation>打开示例作业</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文库</translation>
    </message>
    <message>
        <source>Find passages shared with earlier essays (Ctrl+Shift+L)</source>
        <translation>查找与以往作业共有的片段 (Ctrl+Shift+L)</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Recognizing text…</source>
        <translation>正在识别文字…</translation>
    </message>
    <message>
        <source>Reading words…</source>
        <translation>正在读取词语…</translation>
    </message>
    <message>
        <source>Preparing texts…</source>
        <translation>正在准备文本…</translation>
    </message>
    <message>
        <source>Reading dictionaries…</source>
        <translation>正在读取词典…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Finding clusters…</source>
        <translation>正在查找聚类…</translation>
    </message>
    <message>
        <source>Drawing graph…</source>
        <translation>正在绘制关系图…</translation>
    </message>
    <message>
        <source>Finding passages…</source>
        <translation>正在查找片段…</translation>
    </message>
    <message>
        <source>Finding word differences…</source>
        <translation>正在查找词语差异…</translation>
    </message>
    <message>
        <source>Comparing by translation…</source>
        <translation>正在按翻译比较…</translation>
    </message>
    <message>
        <source>Checking for disguises…</source>
        <translation>正在检查伪装…</translation>
    </message>
    <message>
        <source>Checking quotations and references…</source>
        <translation>正在检查引文和参考文献…</translation>
    </message>
    <message>
        <source>Finding rare words, names and numbers…</source>
        <translation>正在查找罕见词、专名和数字…</translation>
    </message>
    <message>
        <source>Finding common text…</source>
        <translation>正在查找共有文本…</translation>
    </message>
    <message>
        <source>Finding shared passages in clusters…</source>
        <translation>正在查找聚类中的共有片段…</translation>
    </message>
    <message>
        <source>Trying other options…</source>
        <translation>正在尝试其他选项…</translation>
    </message>
    <message>
        <source>Computing fingerprints…</source>
        <translation>正在计算指纹…</translation>
    </message>
    <message>
        <source>Finding topics…</source>
        <translation>正在查找主题…</translation>
    </message>
    <message>
        <source>Adding to library…</source>
        <translation>正在加入文库…</translation>
    </message>
    <message>
        <source>Checking against library…</source>
        <translation>正在对照文库查验…</translation>
    </message>
    <message>
        <source>Checking file…</source>
        <translation>正在检查文件…</translation>
    </message>
    <message>
        <source>Checking documents…</source>
        <translation>正在检查文档…</translation>
    </message>
    <message>
        <source>Checking index…</source>
        <translation>正在检查索引…</translation>
    </message>
    <message>
        <source>Upgrading library…</source>
        <translation>正在升级文库…</translation>
    </message>
    <message>
        <source>Finding near-duplicates…</source>
        <translation>正在查找近似重复…</translation>
    </message>
    <message>
        <source>Building index…</source>
        <translation>正在建立索引…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>正在删除…</translation>
    </message>
    <message>
        <source>Saving reports…</source>
        <translation>正在保存报告…</translation>
    </message>
    <message>
        <source>Opening project…</source>
        <translation>正在打开项目…</translation>
    </message>
    <message>
        <source>Saving project…</source>
        <translation>正在保存项目…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
</context>
<context>
    <name>StretchGutter</name>
    <message>
        <source>Numbers of the texts that match each line</source>
        <translation>与各行匹配的文本的编号</translation>
    </message>
</context>
<context>
    <name>SuggestedAuthorsDialog</name>
    <message>
        <source>Authors from document properties</source>
        <translation>文档属性中的作者</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Suggested authors</source>
        <translation>建议的作者</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Document properties show who created a file or owns the computer, and a copied file keeps the original author&apos;s name. Accept only names you trust: texts by the same author are ranked separately.</source>
        <translation>文档属性显示文件由谁创建或电脑归谁所有；复制的文件保留最初作者的姓名。请只采用您信任的姓名：同一作者的文本单独排名。</translation>
    </message>
    <message numerus="yes">
        <source>No new authors in the properties of %Ln document(s).</source>
        <translation>
            <numerusform>%Ln 个文档的属性中没有新作者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) will get an author. Existing authors are kept.</source>
        <translation>
            <numerusform>%Ln 个文档将设定作者；已有作者的不变。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwitchModel</name>
    <message>
        <source>Current</source>
        <translation>当前状态</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Left in right</source>
        <translation>左在
右中</translation>
    </message>
    <message>
        <source>Right in left</source>
        <translation>右在
左中</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Include: %1</source>
        <translation>计入：%1</translation>
    </message>
    <message>
        <source>Ignore: %1</source>
        <translation>忽略：%1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>SwitchTable</name>
    <message>
        <source>Effect of each option</source>
        <translation>每个选项的影响</translation>
    </message>
</context>
<context>
    <name>TextList</name>
    <message>
        <source>Texts in the class</source>
        <translation>本班级的文本</translation>
    </message>
    <message numerus="yes">
        <source>showing %1 of %Ln</source>
        <translation>
            <numerusform>显示 %Ln 篇中的 %1 篇</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextModel</name>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>%2 up to %1</source>
        <translation>%2最高 %1</translation>
    </message>
    <message>
        <source>%1 only here</source>
        <translation>%1 仅此处有</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>TextView</name>
    <message>
        <source>Select a text to see where else its parts appear.</source>
        <translation>选择一篇文本，查看其各部分还出现在哪里。</translation>
    </message>
    <message>
        <source>Finding matches for this text…</source>
        <translation>正在查找此文本的匹配…</translation>
    </message>
</context>
<context>
    <name>ThresholdBar</name>
    <message>
        <source>Set the threshold and its score</source>
        <translation>设置阈值及其得分</translation>
    </message>
    <message>
        <source>Threshold: %1</source>
        <translation>阈值：%1</translation>
    </message>
</context>
<context>
    <name>ThresholdFields</name>
    <message>
        <source>Use the suggested threshold: %1</source>
        <translation>采用建议阈值：%1</translation>
    </message>
    <message>
        <source>Pairs from here up stand out from the rest of the class. The suggestion updates when you change options.</source>
        <translation>达到它的文本对在本班级中明显突出。更改选项时建议值会随之更新。</translation>
    </message>
    <message>
        <source>Use the chance level: %1</source>
        <translation>采用随机水平：%1</translation>
    </message>
    <message>
        <source>No pair stands out. Unrelated pairs in this class are not expected to score higher than this.</source>
        <translation>没有突出的文本对。本班级中无关的文本对预计不会高于此值。</translation>
    </message>
    <message>
        <source>No chance level: too few pairs. This is the usual threshold without one.</source>
        <translation>无随机水平：文本对太少。这是没有随机水平时的常用阈值。</translation>
    </message>
    <message>
        <source>No chance level: too many of the pairs are similar. This is the usual threshold without one.</source>
        <translation>无随机水平：相似的文本对太多。这是没有随机水平时的常用阈值。</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>逐字相同</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>包含度</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Words of one text that are word for word in the other; the higher share of the two texts</source>
        <translation>一篇文本中逐字出现在另一篇中的词；取两篇文本中较大的比例</translation>
    </message>
    <message>
        <source>Higher of the two directions, so added text can&apos;t hide a match</source>
        <translation>两个方向中的较大者：增加文本也掩盖不了匹配</translation>
    </message>
    <message>
        <source>Shared shingles as a share of all distinct shingles in either text</source>
        <translation>两篇共有的 Shingle 占全部不同 Shingle 的比例</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Close all documents before taking the tour. It opens two sample essays.</source>
        <translation>开始导览前请关闭所有文档。导览会打开两篇示例作业。</translation>
    </message>
    <message>
        <source>Drop documents here</source>
        <translation>将文档拖到此处</translation>
    </message>
    <message>
        <source>Drop two files or a whole folder anywhere on the window. We have opened two sample essays for this tour.</source>
        <translation>将两个文件或整个文件夹拖到窗口任意位置。本次导览已打开两篇示例作业。</translation>
    </message>
    <message>
        <source>See what both texts share</source>
        <translation>两篇文本的共有内容</translation>
    </message>
    <message>
        <source>A shared passage has the same colour and number in both texts. Click a passage to bring its counterpart level with it. Press F8 to go to the next one.</source>
        <translation>共有片段在两篇文本中颜色和编号相同。点击片段，其对应片段就会与之齐平。按 F8 转到下一个。</translation>
    </message>
    <message>
        <source>See how much they share</source>
        <translation>共有多少</translation>
    </message>
    <message>
        <source>A shingle is a run of consecutive words. The score shows how many of one text&apos;s shingles are also in the other. A score is not a verdict. Read the passages.</source>
        <translation>Shingle 是若干连续的词。得分表示一篇文本的 Shingle 有多少也出现在另一篇中。得分不是判定：请阅读片段。</translation>
    </message>
    <message>
        <source>Choose what counts as a match</source>
        <translation>选择什么算作匹配</translation>
    </message>
    <message>
        <source>Longer shingles find only longer matches; shorter ones find more. Results update as you change options. Point to an option to see what it does.</source>
        <translation>较长的 Shingle 只能找到较长的匹配，较短的找到更多。更改选项时结果随之更新。将鼠标指向选项可查看其作用。</translation>
    </message>
    <message>
        <source>Find edited passages, too</source>
        <translation>改动过的片段也能找到</translation>
    </message>
    <message>
        <source>Passages also finds text that was edited or reordered. Changes sets the paragraphs side by side and marks the changed words.</source>
        <translation>“片段”还能找到经过编辑或调整顺序的文本。“改动”将段落并排显示，并标出有改动的词。</translation>
    </message>
    <message>
        <source>Share the results</source>
        <translation>分享结果</translation>
    </message>
    <message>
        <source>To share your results with others, choose File &gt; Save report. Press F1 for help on the current view.</source>
        <translation>要与他人分享结果，请选择“文件”&gt;“保存报告”。按 F1 可查看当前视图的帮助。</translation>
    </message>
</context>
<context>
    <name>TracedTextPane</name>
    <message>
        <source>Text, coloured where it matches another text</source>
        <translation>文本；与其他文本匹配之处以颜色标出</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
</context>
<context>
    <name>UniqueModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unlocking</name>
    <message>
        <source>Enter password</source>
        <translation>输入密码</translation>
    </message>
    <message>
        <source>Incorrect password for “%1”. Try another:</source>
        <translation>“%1”的密码不正确。请输入其他密码：</translation>
    </message>
    <message>
        <source>Password for “%1”:</source>
        <translation>“%1”的密码：</translation>
    </message>
</context>
<context>
    <name>UnmatchedVerdicts</name>
    <message numerus="yes">
        <source>%Ln verdict(s) kept for passages not currently found</source>
        <translation>
            <numerusform>为目前未找到的片段保留了 %Ln 条判定</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept verdicts and notes</source>
        <translation>保留的判定和备注</translation>
    </message>
    <message>
        <source>Your verdicts on passages that are not found with the current options or text. They apply again as soon as the passages are found.</source>
        <translation>您对当前选项或文本下未找到的片段所作的判定。片段一旦重新找到，判定即恢复有效。</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>照抄</translation>
    </message>
    <message>
        <source>Undecided: the passage counts according to its citation status</source>
        <translation>未定：片段按其引用状态计入</translation>
    </message>
    <message>
        <source>Coincidental or unimportant: the passage doesn&apos;t count</source>
        <translation>巧合或无关紧要：片段不计入</translation>
    </message>
    <message>
        <source>The source is cited: the passage doesn&apos;t count</source>
        <translation>已注明来源：片段不计入</translation>
    </message>
    <message>
        <source>Copied: the passage counts, whatever its citation status</source>
        <translation>照抄：片段计入，不论其引用状态</translation>
    </message>
</context>
<context>
    <name>VerdictChips</name>
    <message>
        <source>With a note</source>
        <translation>有备注</translation>
    </message>
</context>
<context>
    <name>VerdictChoice</name>
    <message>
        <source>Verdict on the pair</source>
        <translation>文本对的判定</translation>
    </message>
    <message>
        <source>Verdict on the pair: %1</source>
        <translation>对该文本对的判定：%1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
</context>
<context>
    <name>WatchSign</name>
    <message>
        <source>Watching %1</source>
        <translation>正在监视 %1</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>监视的文件夹</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>文件夹缺失</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>新增 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeightTexts</name>
    <message>
        <source>Can&apos;t determine how many unrelated pairs share as much: %1</source>
        <translation>无法得知有多少无关的文本对有同样多的相同内容：%1</translation>
    </message>
    <message>
        <source>Unrelated pairs of this class often share as much.</source>
        <translation>本班级中无关的文本对也常有同样多的相同内容。</translation>
    </message>
    <message>
        <source>90% interval: 1 in %1 to 1 in %2.</source>
        <translation>90% 区间：%1 个里有 1 个，至 %2 个里有 1 个。</translation>
    </message>
    <message>
        <source>This is not the probability that a text was copied: of many honest pairs, some are this similar by chance.</source>
        <translation>这不是文本被复制的概率：在许多诚实的文本对中，总有一些碰巧如此相似。</translation>
    </message>
    <message>
        <source>Fewer than 1 in %1 unrelated pairs of this class share as much.</source>
        <translation>本班级中，每 %1 个无关的文本对里，有同样多相同内容的不到 1 个。</translation>
    </message>
    <message>
        <source>About 1 in %1 unrelated pairs of this class shares as much.</source>
        <translation>本班级中，约每 %1 个无关的文本对里有 1 个有同样多的相同内容。</translation>
    </message>
    <message>
        <source>the class has too few documents in this language.</source>
        <translation>班级中该语言的文档太少。</translation>
    </message>
    <message>
        <source>this is known for English and for Russian pairs only.</source>
        <translation>目前只了解英语文本对和俄语文本对的情况。</translation>
    </message>
    <message>
        <source>a text is much shorter or longer than is usual.</source>
        <translation>有一个文本比通常的短得多或长得多。</translation>
    </message>
    <message>
        <source>both texts are by the same author.</source>
        <translation>两个文本的作者相同。</translation>
    </message>
    <message>
        <source>one of the texts is a template.</source>
        <translation>其中一个文本是模板。</translation>
    </message>
</context>
<context>
    <name>WhatIfPanel</name>
    <message>
        <source>Apply this change</source>
        <translation>应用此更改</translation>
    </message>
    <message>
        <source>Open a pair to see how shingle length and options affect its score.</source>
        <translation>打开文本对，查看其得分如何随 Shingle 长度和选项变化。</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln word(s)</source>
        <translation>
            <numerusform>采用 %Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chance, from %Ln other document(s)</source>
        <translation>
            <numerusform>随机水平，据其他 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>chance, from shuffled words</source>
        <translation>随机水平，据打乱顺序的词</translation>
    </message>
    <message>
        <source>left in right</source>
        <translation>左在右中</translation>
    </message>
    <message>
        <source>right in left</source>
        <translation>右在左中</translation>
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
        <translation>查找</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>WordClass</name>
    <message>
        <source>Word for word</source>
        <translation>逐字相同</translation>
    </message>
    <message>
        <source>Reworded</source>
        <translation>改写</translation>
    </message>
    <message>
        <source>Quoted or template</source>
        <translation>引用或模板</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>仅此处有</translation>
    </message>
    <message>
        <source>Translated</source>
        <translation>译文</translation>
    </message>
</context>
<context>
    <name>WordOutcome</name>
    <message>
        <source>“%1” is ignored: %2</source>
        <translation>“%1”被忽略：%2</translation>
    </message>
    <message>
        <source>“%1” is compared as written</source>
        <translation>“%1”按原样比较</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (normal form)</source>
        <translation>“%1”按“%2”比较（词元）</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (stem)</source>
        <translation>“%1”按“%2”比较（词干）</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (disguise removed)</source>
        <translation>“%1”按“%2”比较（去除伪装）</translation>
    </message>
    <message>
        <source>“%1” is compared as “%2” (same spelling)</source>
        <translation>“%1”按“%2”比较（统一拼写）</translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>片段 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared word(s) in a row match</source>
        <translation>
            <numerusform>连续 %Ln 个参与比较的词相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shared shingle(s)</source>
        <translation>
            <numerusform>%Ln 个共有 Shingle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This word is in %Ln shingle(s):</source>
        <translation>
            <numerusform>此词在 %Ln 个 Shingle 中：</numerusform>
        </translation>
    </message>
    <message>
        <source>stop word</source>
        <translation>停用词</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>介词</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>连词</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>助词</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>叹词</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>代词</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>限定词</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>形容词</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>副词</translation>
    </message>
    <message>
        <source>in a template</source>
        <translation>位于模板中</translation>
    </message>
    <message>
        <source>in an excluded phrase</source>
        <translation>位于排除的短语中</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>在引号内</translation>
    </message>
    <message>
        <source>in a list of references</source>
        <translation>位于参考文献列表中</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>use the language&apos;s list</source>
        <translation>使用该语言的词表</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>Panel tabs</source>
        <translation>面板选项卡</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom out (-)</source>
        <translation>缩小 (-)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Fit all (0)</source>
        <translation>全部适应窗口 (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大 (+)</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Not available in the languages of the open documents.</source>
        <translation>在打开的文档所用语言中不可用。</translation>
    </message>
</context>
</TS>
