import { listGoods, textOf } from "../../store/application-wire.ts";
import type { WireRecord } from "../../store/wire-record.ts";

/** More than an application has lines. */
const LINES_OF_A_VERSION = 100;

/**
 * The elements with a number for each line of goods that has none yet (F-233). It follows from the version that the save makes, so that no other line of the
 * application has it, or has had it before.
 */
export function numberGoods(elements: WireRecord, version: number): WireRecord {
  const lines = listGoods(elements);
  if (lines.length === 0) return elements;
  const first = version * LINES_OF_A_VERSION;
  const numbered = lines.map((line, at) =>
    textOf(line, "PrekesID") === "" ? { ...line, PrekesID: String(first + at) } : line,
  );
  return { ...elements, Prekes: { Preke: numbered } };
}
