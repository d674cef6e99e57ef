import { readFileSync } from "node:fs";
import { basename } from "node:path";
import * as cheerio from "cheerio";
import type { Element } from "./nodes.ts";
import * as dom from "./elements.ts";
import { formOf, type ChosenFile } from "./form-submission.ts";

/** A file as a test names it: its path, or its content. */
export type FileInput = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** An option by its value or its words, or by what is given of it. */
export type WantedOption = string | { readonly value?: string; readonly label?: string; readonly index?: number };

const NO_TEXTS = new Set([
  "checkbox",
  "radio",
  "file",
  "submit",
  "button",
  "reset",
  "image",
  "hidden",
  "range",
  "color",
]);

/** Types a text in place of what a field holds. @throws where a person could not */
export function fillControl(control: Element, text: string): void {
  const type = dom.controlType(control);
  if (!["input", "textarea"].includes(control.name) || NO_TEXTS.has(type))
    throw new Error(`is no field for a text but ${control.name} ${type}`);
  if ("readonly" in control.attribs) throw new Error("can only be read");
  if (control.name === "input") {
    control.attribs["value"] = text.replaceAll(/[\r\n]/g, "");
    return;
  }
  // The parser leaves out a line break at the very start; here it is part of the text.
  const holder = cheerio.load("", null, false);
  const content = holder
    .root()
    .text(text.startsWith("\n") ? `\n${text}` : text)
    .contents()
    .toArray();
  for (const node of content) node.parent = control;
  control.children = content;
}

const isBox = (control: Element): boolean => ["checkbox", "radio"].includes(dom.controlType(control));

/** Sets or takes away the mark of a box; the other buttons of a group lose theirs. @throws where a person could not */
export function tickControl(control: Element, isChecked: boolean): void {
  if (!isBox(control)) throw new Error("is no box to tick");
  const isRadio = dom.controlType(control) === "radio";
  if (isRadio && !isChecked) throw new Error("is given up by choosing another one");
  if (isRadio) for (const other of groupOf(control)) delete other.attribs["checked"];
  if (isChecked) control.attribs["checked"] = "";
  else delete control.attribs["checked"];
}

function groupOf(radio: Element): Element[] {
  const form = formOf(radio);
  return [...dom.descendants(dom.rootOf(radio))].filter(
    (other) =>
      dom.controlType(other) === "radio" && other.attribs["name"] === radio.attribs["name"] && formOf(other) === form,
  );
}

/** A press on a box, or on its label. */
export function toggleControl(control: Element): void {
  tickControl(control, dom.controlType(control) === "radio" || !("checked" in control.attribs));
}

/** Chooses an option of a list. @throws where the list does not offer it */
export function chooseOption(select: Element, wanted: WantedOption): void {
  const options = [...dom.descendants(select)].filter(({ name }) => name === "option");
  const isWanted = (option: Element, place: number): boolean => {
    if (typeof wanted === "string")
      return dom.optionValue(option) === wanted || dom.plainText(option) === dom.collapse(wanted);
    const { value, label, index } = wanted;
    return (
      (value === undefined || dom.optionValue(option) === value) &&
      (label === undefined || dom.plainText(option) === dom.collapse(label)) &&
      (index === undefined || place === index)
    );
  };
  const option = options.find(isWanted);
  if (select.name !== "select" || option === undefined)
    throw new Error(`offers no ${JSON.stringify(wanted)} but ${options.map(dom.optionValue).join(", ")}`);
  if (dom.isDisabled(option)) throw new Error(`${JSON.stringify(wanted)} cannot be chosen`);
  for (const other of options) delete other.attribs["selected"];
  option.attribs["selected"] = "";
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

/** Reads a file that a test chooses. */
export function toChosenFile(file: FileInput): ChosenFile {
  if (typeof file !== "string") return { name: file.name, type: file.mimeType, bytes: new Uint8Array(file.buffer) };
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  return {
    name: basename(file),
    type: TYPES[ending] ?? "application/octet-stream",
    bytes: new Uint8Array(readFileSync(file)),
  };
}
