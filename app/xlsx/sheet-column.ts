/** What a cell is: text stays text whatever it looks like, days and moments are numbers shown as dates. */
export const CELL_FORMATS = ["text", "integer", "money", "day", "moment"] as const;

export type CellFormat = (typeof CELL_FORMATS)[number];

/** Number of a format's style in the workbook; 0 is the style of cells without format. */
export const styleIdOf = (format: CellFormat): number => CELL_FORMATS.indexOf(format) + 1;

/** A cell's content; nothing but these, because an object would be taken for a formula or a link. */
export type CellValue = string | number | null;

export type SheetColumn<Row> = {
  header: string;
  format: CellFormat;
  /** In characters. */
  width: number;
  value: (row: Row) => CellValue;
};
