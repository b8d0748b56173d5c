"""The score sheet on paper or in a PDF file: a table that goes on over the pages, and the graph after it."""

from collections.abc import Iterator
from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QIODevice, QLocale, QMarginsF, QRectF, QSaveFile, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from freedoko_qt.app.export import has_money
from freedoko_qt.app.picture import SheetPicture, SheetRow, SheetSum
from freedoko_qt.app.words import fill
from freedoko_qt.ui.panel.curve import curves, draw, ink
from freedoko_qt.ui.panel.number import MINUS, amount, plain, signed
from freedoko_qt.ui.panel.sheet import DASH, HEADERS, NUMBERS, Column, cell_text
from freedoko_qt.ui.theme import COLOURS, FELTS, palette

translate = QCoreApplication.translate

SUFFIX = ".pdf"
MARGIN = 12.0  # millimetres
POINT_SIZE = 9.0
FEWEST_GAMES = 2  # that make a curve
GRAPH, LEAST_GRAPH = 0.5, 0.3  # of the height of a page
SLACK = 0.97  # letters do not shrink as evenly as their size
ON_PAPER = palette(COLOURS["light"])
LOSS = FELTS["light"].negative.name()
STYLE = """
td, th { white-space: nowrap; }
th { text-align: left; border-bottom: 1px solid #66696f; }
td.round { background-color: #f0f2ee; border-bottom: 1px solid #b0b3b8; }
td.sum { border-top: 1px solid #b0b3b8; }
"""


def print_sheet(sheet: SheetPicture, parent: QWidget) -> None:
    """Asks for a printer and prints the sheet on it."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    printer.setDocName(headline(sheet))
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(translate("printing", "Print the score sheet"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    # Not `accepted` and not `open`: a print dialog has others of these names.
    dialog.finished.connect(lambda answer: answer == QPrintDialog.DialogCode.Accepted and paint(sheet, printer))
    dialog.show()


def save_pdf(sheet: SheetPicture, parent: QWidget) -> None:
    """Asks for a file and writes the sheet to it."""
    title, kinds = translate("printing", "Save the score sheet as PDF"), translate("printing", "PDF documents (*.pdf)")
    suggested = translate("printing", "Score sheet") + SUFFIX
    name, _ = QFileDialog.getSaveFileName(parent, title, str(Path.home() / suggested), kinds)
    if name:
        path = Path(name)
        try_pdf(sheet, path if path.suffix else path.with_suffix(SUFFIX), parent)


def try_pdf(sheet: SheetPicture, path: Path, parent: QWidget) -> None:
    """Writes the file, or tells why that is not possible."""
    try:
        write_pdf(sheet, path)
    except OSError as error:
        text = fill(translate("printing", "%1 cannot be written: %2"), str(path), str(error))
        box = QMessageBox(QMessageBox.Icon.Warning, "FreeDoko-Qt", text, parent=parent)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()


def write_pdf(sheet: SheetPicture, path: Path) -> None:
    """Writes the sheet to a file; OSError if that is not possible, and an old file is untouched then."""
    file = QSaveFile(str(path))
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly) or not paint_pdf(sheet, file) or not file.commit():
        raise OSError(file.errorString())


def paint_pdf(sheet: SheetPicture, file: QIODevice) -> bool:
    """Writes the sheet to something open; the writer ends with this call, as it must not outlive the file."""
    writer = QPdfWriter(file)
    writer.setPageSize(paper())
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
    writer.setTitle(headline(sheet))
    writer.setCreator("FreeDoko-Qt")
    return paint(sheet, writer)


def paper() -> QPageSize:
    """What is usual in the user's country."""
    is_american = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize(QPageSize.PageSizeId.Letter if is_american else QPageSize.PageSizeId.A4)


# -- the pages -------------------------------------------------------------------------------------------------


def paint(sheet: SheetPicture, device: QPagedPaintDevice) -> bool:
    """Draws all pages; False if the device cannot be drawn on."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    font = QFont()
    font.setPointSizeF(POINT_SIZE)
    painter.setFont(font)
    line = QFontMetricsF(font, device).height()
    body = QSizeF(device.width(), device.height() - 2 * line)
    text = document(sheet, device, font, body)
    pages, shown = text.pageCount(), curves(sheet)
    has_graph = shown.games >= FEWEST_GAMES
    free = pages * body.height() - written(text) - line
    is_below = free >= LEAST_GRAPH * body.height()
    total = pages + (has_graph and not is_below)
    for number in range(total):
        if number:
            device.newPage()
        foot(painter, body, number + 1, total)
        if number < pages:
            part = QRectF(0, number * body.height(), body.width(), body.height())
            painter.save()
            painter.translate(0, -part.top())
            text.drawContents(painter, part)
            painter.restore()
    if has_graph:
        height = min(free if is_below else body.height(), GRAPH * body.height())
        place = QRectF(0, body.height() - free if is_below else 0, body.width(), height)
        draw(painter, place, shown, ink(ON_PAPER))
    return painter.end()


def foot(painter: QPainter, body: QSizeF, number: int, total: int) -> None:
    """What stands below each page: when it was printed, and which page it is."""
    line = QFontMetricsF(painter.font(), painter.device()).height()
    place = QRectF(0, body.height() + line, body.width(), line)
    day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
    page = fill(translate("printing", "Page %1 of %2"), str(number), str(total))
    painter.setPen(ON_PAPER.color(QPalette.ColorRole.PlaceholderText))
    painter.drawText(place, Qt.AlignmentFlag.AlignLeft, fill(translate("printing", "As of %1"), day))
    painter.drawText(place, Qt.AlignmentFlag.AlignRight, page)


def document(sheet: SheetPicture, device: QPaintDevice, font: QFont, page: QSizeF) -> QTextDocument:
    """The sheet as a text, laid out for a device that must outlive it; many columns make the letters smaller."""
    text = QTextDocument()
    text.setUndoRedoEnabled(False)
    text.documentLayout().setPaintDevice(device)
    text.setDocumentMargin(0)
    text.setDefaultFont(font)
    text.setDefaultStyleSheet(STYLE)
    text.setPageSize(page)  # first: afterwards all would be laid out once more
    text.setHtml(html(sheet))
    if (wide := text.size().width()) > page.width():
        smaller = QFont(font)
        smaller.setPointSizeF(font.pointSizeF() * SLACK * page.width() / wide)
        text.setDefaultFont(smaller)
    return text


def written(text: QTextDocument) -> float:
    """The height of what is written, over all pages."""
    return text.documentLayout().blockBoundingRect(text.lastBlock()).bottom()


# -- the text --------------------------------------------------------------------------------------------------


def headline(sheet: SheetPicture) -> str:
    """What the paper is."""
    if not sheet.title:
        return translate("printing", "Score sheet")
    return fill(translate("printing", "Score sheet: %1"), sheet.title)


def html(sheet: SheetPicture) -> str:
    """The whole text; the head of the table is repeated on each page."""
    wide = 3 if has_money(sheet) else 2
    heads = "".join(head(column) for column in shown(sheet))
    names = "".join(f'<th colspan="{wide}" align="right">{escape(name)}</th>' for name in sheet.names)
    lines = "".join(f"<tr>{''.join(line)}</tr>" for line in body_lines(sheet, wide))
    return (
        f"<h2>{escape(headline(sheet))}</h2><p>{escape(', '.join(sheet.names))}</p>"
        f'<table width="100%" cellspacing="0" cellpadding="2"><thead><tr>{heads}{names}</tr></thead>{lines}</table>'
        f"<p>{escape(sheet.status)}</p>"
    )


def shown(sheet: SheetPicture) -> tuple[Column, ...]:
    """The columns in front of the players; that of bock games only if there are any."""
    has_bock = any(row.bock for row in sheet.rows)
    return tuple(column for column in Column if has_bock or column is not Column.BOCK)


def head(column: Column) -> str:
    """What stands over a column."""
    return f'<th align="{side(column)}">{escape(translate("score", HEADERS[column]))}</th>'


def side(column: Column) -> str:
    """Where the texts of a column stand."""
    return "right" if column in NUMBERS else "left"


def body_lines(sheet: SheetPicture, wide: int) -> Iterator[Iterator[str]]:
    """The cells of each line: games, rounds, sums."""
    columns = shown(sheet)
    for row in sheet.rows:
        yield game_cells(row, sheet, columns, wide)
        if row.round_scores:
            yield round_cells(row, len(columns), wide)
    for summed in sheet.sums:
        yield sum_cells(summed, len(columns), wide)


def game_cells(row: SheetRow, sheet: SheetPicture, columns: tuple[Column, ...], wide: int) -> Iterator[str]:
    """A game; one that came to nothing has no points."""
    is_counted = row.number is not None
    for column in columns:
        yield f'<td align="{side(column)}">{escape(cell_text(row, column))}</td>'
    for place in range(len(sheet.names)):
        is_in = is_counted and place != row.outside
        points = signed(row.scores[place]) if is_in else DASH if is_counted else ""
        yield number_cell(points)
        if wide > 2:
            yield number_cell(amount(row.money[place]) if is_in and row.money else "")
        yield number_cell(plain(row.totals[place]) if is_counted else "", "b")


def round_cells(row: SheetRow, before: int, wide: int) -> Iterator[str]:
    """What a round brought, with a line below it."""
    title = fill(translate("printing", "Round %1"), str(row.round_number))
    yield f'<td colspan="{before}" class="round"><b>{escape(title)}</b></td>'
    for points, total in zip(row.round_scores, row.totals, strict=True):
        yield number_cell(signed(points), "b", "round")
        if wide > 2:
            yield number_cell("", "b", "round")
        yield number_cell(plain(total), "b", "round")


def sum_cells(summed: SheetSum, before: int, wide: int) -> Iterator[str]:
    """What is counted below the games."""
    yield f'<td colspan="{before}" class="sum"><b>{escape(summed.meaning)}</b></td>'
    for value in summed.values:
        yield f'<td colspan="{wide}" align="right" class="sum"><b>{coloured(value)}</b></td>'


def number_cell(text: str, tag: str = "span", kind: str = "number") -> str:
    """A cell with a number."""
    return f'<td align="right" class="{kind}"><{tag}>{coloured(text)}</{tag}></td>'


def coloured(number: str) -> str:
    """A number; one below zero stands out."""
    return f'<span style="color: {LOSS}">{escape(number)}</span>' if number.startswith(MINUS) else escape(number)
