import { z } from "zod";
import { answer } from "../../wire/answer.ts";
import { numberInput, optional, textInput } from "../../wire/wire-input.ts";
import { toNumber } from "../../wire/wire-output.ts";
import { operation, STAFF } from "../call/operation.ts";
import { languageInput, readReport, REPORT_QUESTION } from "./report-input.ts";

/** The longest page: a file is pulled page by page. */
const MAX_ROWS = 500;
const DEFAULT_ROWS = 200;

/** A page of a report's rows, each with its cells in the order of the columns (F-388, F-491); the key asks for the next one. */
export const getReport = operation(
  STAFF,
  z.object({
    ...REPORT_QUESTION,
    Kalba: languageInput,
    Raktas: textInput(20),
    Kiekis: optional(numberInput.pipe(z.number().min(1).max(MAX_ROWS))),
  }),
  async (context, session, { Kalba: language, Raktas: key, Kiekis: limit = DEFAULT_ROWS, ...asked }) => {
    const read = await readReport(context, session, asked, { language, key, limit });
    if (!read.ok) return read.answer;
    const { rows, nextKey, total } = read.page;
    return answer({
      Eilutes: { Eilute: rows.map((cells) => ({ Reiksme: cells.map((cell) => cell ?? "") })) },
      KitasRaktas: nextKey,
      Viso: toNumber(total),
    });
  },
);
