"""Contents of a frozen Imbrex: modules to add to those that PyInstaller finds, and modules to exclude."""

from PyInstaller.utils.hooks import collect_data_files, collect_submodules, copy_metadata

HIDDEN = [
    *collect_submodules("imbrex"),  # readers and services are imported by name
    "pymorphy3_dicts_ru",
    "pymorphy3_dicts_uk",
    "psycopg_binary",
    *(f"PIL.{form}ImagePlugin" for form in ("Bmp", "Gif", "Jpeg", "Png", "Ppm", "Tiff", "WebP")),
]

DATA = [
    *collect_data_files("imbrex"),
    # Dictionaries are found by entry points, which are in the metadata.
    *copy_metadata("pymorphy3_dicts_ru"),
    *copy_metadata("pymorphy3_dicts_uk"),
]

EXCLUDED = [
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtDBus"),
    *("tkinter", "_tkinter", "turtle", "curses", "readline", "IPython", "matplotlib", "scipy", "sklearn", "pandas"),
    *("pip", "setuptools", "_distutils_hack", "wheel", "pytest", "_pytest", "ensurepip", "lib2to3"),
    *("numpy.f2py", "numpy.distutils", "lxml.isoschematron", "lxml.objectify", "lxml.html", "nltk.app", "nltk.test"),
    *("sqlalchemy.testing", "sqlalchemy.dialects.mssql", "sqlalchemy.dialects.mysql", "sqlalchemy.dialects.oracle"),
]
