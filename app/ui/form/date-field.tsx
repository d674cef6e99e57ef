import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button.tsx";
import { typeInto } from "../enhance/type-into.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { Field, type LabelProps } from "./field.tsx";
import { describe } from "./field-source.ts";
import { Joined, type InputOptions } from "./text-field.tsx";

/** A day typed in any notation; with script it is shown as `yyyy-mm-dd` when it is left, and the browser's own calendar can fill it in. */
export function DateField({
  hint,
  width = "medium",
  ...props
}: LabelProps & Pick<InputOptions, "autoComplete" | "disabled" | "readOnly">) {
  const { t } = useTranslation("ui");
  const { field, label, optional, ...input } = props;
  const text = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const hasPicker = useHasPicker();
  // A filled field is its own example.
  const shownHint = hint ?? ((field.defaultValue ?? "") === "" ? t("date.hint") : undefined);
  const control = (
    <input
      {...input}
      {...describe(field, shownHint !== undefined)}
      key={field.key}
      ref={text}
      type="text"
      id={field.id}
      name={field.name}
      defaultValue={field.defaultValue}
      onBlur={({ currentTarget }) => void showAsIsoDay(currentTarget)}
    />
  );
  const calendar = (
    <>
      <input
        type="date"
        className="vh"
        ref={picker}
        tabIndex={-1}
        aria-hidden="true"
        onChange={() => copyDay(picker.current, text.current)}
      />
      <Button onClick={() => openPicker(picker.current, text.current)} controls={field.id}>
        <CalendarSign />
        <VisuallyHidden>{t("date.pick")}</VisuallyHidden>
      </Button>
    </>
  );
  return (
    <Field field={field} label={label} hint={shownHint} optional={optional} width={width}>
      {hasPicker && !input.disabled && !input.readOnly ? <Joined end={calendar}>{control}</Joined> : control}
    </Field>
  );
}

/** The reader of days comes when the first one was typed. */
async function showAsIsoDay(text: HTMLInputElement): Promise<void> {
  const typed = text.value;
  if (typed.trim() === "") return;
  const { parseIsoDay } = await import("~/domain/parse-iso-day.ts");
  const day = parseIsoDay(typed);
  if (day.ok && text.value === typed && typed !== day.value) typeInto(text, day.value);
}

function CalendarSign() {
  return (
    <svg width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M2 4h14v12H2zM2 8h14M6 1v4M12 1v4" />
    </svg>
  );
}

function useHasPicker() {
  const [hasPicker, setHasPicker] = useState(false);
  useEffect(() => setHasPicker("showPicker" in HTMLInputElement.prototype), []);
  return hasPicker;
}

function openPicker(picker: HTMLInputElement | null, text: HTMLInputElement | null) {
  if (picker === null || text === null) return;
  picker.value = text.value.trim();
  picker.showPicker();
}

function copyDay(picker: HTMLInputElement | null, text: HTMLInputElement | null) {
  if (picker === null || text === null || picker.value === "") return;
  typeInto(text, picker.value);
  text.focus();
}
