"""XlsxWriter in constant-memory mode (P5): writes the rows of one of our exports, which it holds in memory.

Usage: xlsx_writer.py ours.xlsx theirs.xlsx. Then one command a line on standard input: `write` answers with the seconds
it took, `check` with `equal` or with the first difference between both files.
"""

import re
import sys
import time
import zipfile
from html import unescape

import xlsxwriter

SHEET = "xl/worksheets/sheet1.xml"
ROW = re.compile(r"<row [^>]*?(?:/>|>(.*?)</row>)", re.S)
CELL = re.compile(
    r'<c r="([A-Z]+)\d+"(?: s="(\d+)")?(?: t="(\w+)")?(?:/>|>(?:<v>([^<]*)</v>|<is><t[^>]*>(.*?)</t></is>)?</c>)', re.S
)


def column_index(letters):
    index = 0
    for letter in letters:
        index = index * 26 + ord(letter) - 64
    return index - 1


def read_rows(path):
    """Rows as lists of (value, style); an empty cell is None."""
    with zipfile.ZipFile(path) as archive:
        xml = archive.read(SHEET).decode("utf-8")
    rows = []
    for row in ROW.finditer(xml):
        cells = []
        for letters, style, kind, number, text in CELL.findall(row.group(1) or ""):
            at = column_index(letters)
            cells.extend([None] * (at - len(cells)))
            value = float(number) if kind in ("", "n") else unescape(text or number)
            cells.append((value, int(style or 0)))
        rows.append(cells)
    return rows


def read_formats(path):
    """Number format by style number."""
    with zipfile.ZipFile(path) as archive:
        xml = archive.read("xl/styles.xml").decode("utf-8")
    codes = {number: unescape(code) for number, code in re.findall(r'<numFmt numFmtId="(\d+)" formatCode="([^"]*)"', xml)}
    codes.update({"0": "General", "1": "0", "2": "0.00", "4": "#,##0.00", "49": "@"})
    cell_formats = re.search(r"<cellXfs.*?</cellXfs>", xml, re.S).group(0)
    return [codes.get(number, "General") for number in re.findall(r'<xf numFmtId="(\d+)"', cell_formats)]


def write_rows(path, rows, formats):
    started_at = time.perf_counter()
    workbook = xlsxwriter.Workbook(path, {"constant_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
    sheet = workbook.add_worksheet()
    sheet.freeze_panes(1, 0)
    bold = workbook.add_format({"bold": True})
    styles = [workbook.add_format({"num_format": code}) for code in formats]
    for row_number, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            if cell is None:
                continue
            value, style = cell
            shown = bold if row_number == 0 else styles[style]
            if isinstance(value, str):
                sheet.write_string(row_number, column, value, shown)
            else:
                sheet.write_number(row_number, column, value, shown)
    sheet.autofilter(0, 0, len(rows) - 1, len(rows[0]) - 1)
    workbook.close()
    return time.perf_counter() - started_at


def first_difference(ours, theirs):
    if len(ours) != len(theirs):
        return f"{len(ours)} rows against {len(theirs)}"
    for number, (left, right) in enumerate(zip(ours, theirs)):
        if [cell and cell[0] for cell in left] != [cell and cell[0] for cell in right]:
            return f"row {number + 1}"
    return "equal"


def main():
    ours_path, theirs_path = sys.argv[1:3]
    rows = read_rows(ours_path)
    formats = read_formats(ours_path)
    print(f"ready {len(rows) - 1} {len(rows[0])}", flush=True)
    for line in sys.stdin:
        if line.strip() == "write":
            print(f"wrote {write_rows(theirs_path, rows, formats):.3f}", flush=True)
        elif line.strip() == "check":
            print(f"checked {first_difference(rows, read_rows(theirs_path))}", flush=True)


main()
