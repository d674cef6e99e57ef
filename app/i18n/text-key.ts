import type { CustomTypeOptions } from "i18next";

type Resources = CustomTypeOptions["resources"];

type Paths<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? WithoutPlural<Name> : `${Name}.${Paths<Texts[Name]>}`;
}[keyof Texts & string];

type WithoutPlural<Name extends string> = Name extends `${infer Plain}_${"one" | "few" | "many" | "other"}`
  ? Plain
  : Name;

/** A key of a text with its namespace: `errors:refused.form.text`. Lithuanian is the type; a key that it lacks does not compile. */
export type TextKey = { [Name in keyof Resources]: `${Name}:${Paths<Resources[Name]>}` }[keyof Resources];

/** What `soap:` stands before: texts of answers of the back end. */
export type SoapKey = Paths<Resources["soap"]>;

/** What `enumerations:` stands before: `role.seller`. */
export type EnumerationKey = Paths<Resources["enumerations"]>;

export type TextParams = Record<string, string | number>;

/** Looks up a text in the page's language. */
export type Translate = (key: TextKey, params?: TextParams) => string;
