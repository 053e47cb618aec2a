; The Windows installer: installs Imbrex for the current user, without administrator rights.
;
;     makensis /DVERSION=0.1.0 /DFOLDER=...\build\frozen\imbrex /DICON=...\imbrex.ico /DOUT=...\setup.exe imbrex.nsi
;
; FOLDER is made by PyInstaller with packaging/freeze/imbrex.spec. NSIS runs on Linux too.

Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh

Name "Imbrex ${VERSION}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Imbrex"
InstallDirRegKey HKCU "Software\Imbrex" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Imbrex"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Imbrex installer"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Imbrex developers, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\imbrex.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Ukrainian"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString COMPARE ${LANG_ENGLISH} "Compare with Imbrex"
LangString COMPARE ${LANG_RUSSIAN} "Сравнить в Imbrex"
LangString COMPARE ${LANG_UKRAINIAN} "Порівняти в Imbrex"
LangString COMPARE ${LANG_GERMAN} "Mit Imbrex vergleichen"
LangString COMPARE ${LANG_SIMPCHINESE} "用 Imbrex 比较"
LangString PROJECT ${LANG_ENGLISH} "Imbrex project"
LangString PROJECT ${LANG_RUSSIAN} "Проект Imbrex"
LangString PROJECT ${LANG_UKRAINIAN} "Проєкт Imbrex"
LangString PROJECT ${LANG_GERMAN} "Imbrex-Projekt"
LangString PROJECT ${LANG_SIMPCHINESE} "Imbrex 项目"

!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Imbrex"

; Explorer runs a verb once for each selected file, which would open as many windows. So files are compared by the menu
; "Send to", which passes all of them together, and the verb is for folders only.
!define VERB "${CLASSES}\Directory\shell\Imbrex"

Section "Imbrex"
  SectionIn RO
  ; Remove files of an older version.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}${SEPARATOR}*"
  CreateShortcut "$SMPROGRAMS\Imbrex.lnk" "$INSTDIR\imbrex.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Imbrex" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Imbrex"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\imbrex.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Imbrex developers"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section ".imbrex"
  WriteRegStr HKCU "${CLASSES}\.imbrex" "" "Imbrex.Project"
  WriteRegStr HKCU "${CLASSES}\Imbrex.Project" "" "$(PROJECT)"
  WriteRegStr HKCU "${CLASSES}\Imbrex.Project\DefaultIcon" "" "$INSTDIR\imbrex.exe,0"
  WriteRegStr HKCU "${CLASSES}\Imbrex.Project\shell\open\command" "" '"$INSTDIR\imbrex.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "$(COMPARE)"
  CreateShortcut "$SENDTO\$(COMPARE).lnk" "$INSTDIR\imbrex.exe"
  WriteRegStr HKCU "Software\Imbrex" "SendTo" "$SENDTO\$(COMPARE).lnk"
  WriteRegStr HKCU "${VERB}" "" "$(COMPARE)"
  WriteRegStr HKCU "${VERB}" "Icon" "$INSTDIR\imbrex.exe"
  WriteRegStr HKCU "${VERB}" "MultiSelectModel" "Single"
  WriteRegStr HKCU "${VERB}\command" "" '"$INSTDIR\imbrex.exe" "%1"'
SectionEnd

Section "Uninstall"
  ReadRegStr $0 HKCU "Software\Imbrex" "SendTo"
  StrCmp $0 "" +2
  Delete "$0"
  DeleteRegKey HKCU "${VERB}"
  DeleteRegKey HKCU "${CLASSES}\Imbrex.Project"
  DeleteRegKey HKCU "${CLASSES}\.imbrex"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Imbrex"
  Delete "$SMPROGRAMS\Imbrex.lnk"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\imbrex.exe"
  Delete "$INSTDIR\imbrex-cli.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only if empty
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
