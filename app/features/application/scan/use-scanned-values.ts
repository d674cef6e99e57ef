import { useEffect } from "react";
import { typeInto } from "~/ui/enhance/type-into.ts";
import { isField } from "~/ui/enhance/use-check-on-leave.ts";
import type { FieldSource } from "~/ui/form/field-source.ts";

export type ScannedValues = { type: string; number: string; validUntil: string; controlLine: string };

/** Writes confirmed values into the fields that the page has. What the page does not show waits in the draft. */
export function useScannedValues(
  fields: Record<keyof ScannedValues, FieldSource>,
  scanned: ScannedValues | undefined,
): void {
  const ids = [fields.type.id, fields.number.id, fields.validUntil.id, fields.controlLine.id].join(" ");
  useEffect(() => {
    if (scanned === undefined) return;
    const [type = "", number = "", validUntil = "", controlLine = ""] = ids.split(" ");
    write(type, scanned.type);
    write(number, scanned.number);
    write(validUntil, scanned.validUntil);
    write(controlLine, scanned.controlLine);
  }, [ids, scanned]);
}

function write(id: string, value: string): void {
  const control = document.getElementById(id);
  if (isField(control) && control.value !== value) typeInto(control, value);
}
