const MILLISECONDS_A_DAY = 86_400_000;
/** Day 0 of a spreadsheet, 30 December 1899, counted from 1970. */
const EPOCH_SERIAL_DAY = 25_569;

const DAY_LENGTH = "yyyy-mm-dd".length;

/**
 * A day `yyyy-mm-dd` or a moment `yyyy-mm-dd hh:mm` as spreadsheets count them, the time of day as a part of the day, so that it can be sorted and
 * filtered there.
 */
export const toSerialDay = (text: string): number =>
  Date.parse(`${text.slice(0, DAY_LENGTH)}T${text.slice(DAY_LENGTH + 1) || "00:00"}Z`) / MILLISECONDS_A_DAY +
  EPOCH_SERIAL_DAY;

/** The moment of such a number, `yyyy-mm-dd hh:mm`. */
export const fromSerialDay = (serial: number): string =>
  new Date(Math.round((serial - EPOCH_SERIAL_DAY) * MILLISECONDS_A_DAY))
    .toISOString()
    .slice(0, "yyyy-mm-dd hh:mm".length)
    .replace("T", " ");
