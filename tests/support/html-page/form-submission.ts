import { isTag, type Element } from "./nodes.ts";
import {
  isButton,
  isDisabled,
  closest,
  controlType,
  chosenOptions,
  descendants,
  findById,
  isControl,
  optionValue,
  rootOf,
  valueOf,
} from "./elements.ts";

/** A file that was chosen in a field. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What pressing a button sends. */
export interface Submission {
  readonly method: "GET" | "POST";
  /** Absolute address; of a GET with the fields in its query. */
  readonly url: string;
  readonly body: FormData | URLSearchParams | null;
  /** Whether the answer opens in another tab. */
  readonly isNewTab: boolean;
}

/** The form that a control belongs to: the one that its `form` attribute names, else the one that it stands in. */
export function formOf(control: Element): Element | null {
  const id = control.attribs["form"];
  if (id === undefined) return closest(control, ({ name }) => name === "form");
  const named = findById(control, id);
  return named?.name === "form" ? named : null;
}

const controlsOf = (form: Element): Element[] =>
  [...descendants(rootOf(form))].filter((element) => isControl(element) && formOf(element) === form);

type Entry = readonly [name: string, value: string | ChosenFile | null];

type Files = ReadonlyMap<Element, readonly ChosenFile[]>;

const SILENT = new Set(["fieldset", "output", "object"]);

/** The list of entries that HTML calls the form's data set: in the order of the document, of the pressed button alone. */
function collectEntries(form: Element, pressed: Element | null, files: Files): Entry[] {
  return controlsOf(form).flatMap((control): Entry[] => {
    const { name } = control.attribs;
    if (name === undefined || name === "" || SILENT.has(control.name) || isDisabled(control)) return [];
    if (isButton(control) && control !== pressed) return [];
    if (closest(control, (outer) => outer.name === "datalist") !== null) return [];
    return valuesOf(control, files).map((value): Entry => [name, value]);
  });
}

/** What a control sends. */
function valuesOf(control: Element, files: Files): readonly Entry[1][] {
  if (control.name === "select")
    return chosenOptions(control)
      .filter((option) => !isDisabled(option))
      .map(optionValue);
  switch (controlType(control)) {
    case "checkbox":
    case "radio":
      return "checked" in control.attribs ? [valueOf(control)] : [];
    case "file":
      return files.get(control) ?? [null];
    default:
      return [valueOf(control).replaceAll(/\r\n?|\n/g, "\r\n")];
  }
}

/** The first control of a form whose own rules (`required`, `pattern`, `minlength`) a browser would not let pass. */
function findInvalid(form: Element): Element | undefined {
  return controlsOf(form).find((control) => {
    if (isDisabled(control) || isButton(control) || "readonly" in control.attribs) return false;
    const value = valueOf(control);
    if (["checkbox", "radio"].includes(controlType(control))) {
      if (!("required" in control.attribs)) return false;
      const group = controlsOf(form).filter(({ attribs }) => attribs["name"] === control.attribs["name"]);
      return !(controlType(control) === "radio" ? group : [control]).some(({ attribs }) => "checked" in attribs);
    }
    if (value === "") return "required" in control.attribs;
    const { pattern } = control.attribs;
    if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, "v").test(value)) return true;
    return value.length < Number(control.attribs["minlength"] ?? 0);
  });
}

/**
 * What a press of a submit button sends, as HTML defines it. @param pressed the button, or null for a form without one
 * @returns null where nothing is sent: the button is of a dialog, or the browser refuses a value itself
 */
export function submit(form: Element, pressed: Element | null, pageUrl: string, files: Files): Submission | null {
  const own = (name: string): string | undefined => pressed?.attribs[`form${name}`] ?? form.attribs[name];
  const method = (own("method") ?? "get").toLowerCase();
  if (method === "dialog") return null;
  const checksItself = !("novalidate" in form.attribs) && !("formnovalidate" in (pressed?.attribs ?? {}));
  if (checksItself && findInvalid(form) !== undefined) return null;
  const entries = collectEntries(form, pressed, files);
  const url = new URL(own("action") || pageUrl, baseOf(form, pageUrl));
  url.hash = "";
  const isNewTab = own("target") === "_blank";
  const texts = entries.map(
    ([name, value]) => [name, typeof value === "string" ? value : (value?.name ?? "")] as [string, string],
  );
  if (method !== "post") {
    url.search = new URLSearchParams(texts).toString();
    return { method: "GET", url: url.href, body: null, isNewTab };
  }
  const isMultipart = (own("enctype") ?? "").toLowerCase() === "multipart/form-data";
  return {
    method: "POST",
    url: url.href,
    body: isMultipart ? toFormData(entries) : new URLSearchParams(texts),
    isNewTab,
  };
}

function toFormData(entries: readonly Entry[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === "string") data.append(name, value);
    else if (value === null) data.append(name, new File([], "", { type: "application/octet-stream" }));
    else data.append(name, new File([value.bytes], value.name, { type: value.type }));
  }
  return data;
}

/** What relative addresses of a document are relative to. */
export function baseOf(element: Element, pageUrl: string): string {
  for (const candidate of descendants(rootOf(element))) {
    if (candidate.name === "base" && candidate.attribs["href"] !== undefined)
      return new URL(candidate.attribs["href"], pageUrl).href;
    if (isTag(candidate) && candidate.name === "body") break;
  }
  return pageUrl;
}

/** The button that Enter in a field presses: the first one of its form that submits. */
export const defaultButton = (form: Element): Element | null =>
  controlsOf(form).find((control) => isButton(control) && ["submit", "image"].includes(controlType(control))) ?? null;
