import type { CustomTypeOptions } from "i18next";
import type { FieldOf, FormDefinition } from "./define-form.ts";

type Texts = CustomTypeOptions["resources"];

/** Names of the controls of a form by its values: `phone`, `address.city`; a row's are without its number: `goods.price`. */
export type LeafName<Values> = {
  [Name in keyof Values & string]-?: LeafBelow<Name, NonNullable<Values[Name]>>;
}[keyof Values & string];

type LeafBelow<Name extends string, Value> = [Value] extends [readonly (infer Row)[]]
  ? LeafBelow<Name, Row>
  : [Value] extends [Blob]
    ? Name
    : [Value] extends [object]
      ? `${Name}.${LeafName<Value>}`
      : Name;

/** The texts below a key (`application:buyer.fields`); nothing for a key that is not there. */
type TextsAt<Key extends string> = Key extends `${infer Namespace extends keyof Texts & string}:${infer Path}`
  ? TextsBelow<Texts[Namespace], Path>
  : never;

type TextsBelow<Node, Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? First extends keyof Node
    ? TextsBelow<Node[First], Rest>
    : never
  : Path extends keyof Node
    ? Node[Path]
    : never;

/** Names of a form's controls that have no label, neither of their own nor by intent. */
type MissingLabel<Form extends FormDefinition, Values> = Exclude<
  LeafName<Values>,
  LeafName<TextsAt<Form["labels"]>> | Form["unlabelled"][number]
>;

/**
 * A form that declares every field of its values and has a Lithuanian label for every control (the English ones are compared with those by a test). One
 * that does not fails to compile; the error names the fields.
 */
export type Labelled<Form extends FormDefinition, Values> = Form &
  ([MissingLabel<Form, Values>] extends [never] ? unknown : { readonly missingLabels: MissingLabel<Form, Values> }) &
  ([Exclude<keyof Values & string, FieldOf<Form>>] extends [never]
    ? unknown
    : { readonly undeclaredFields: Exclude<keyof Values & string, FieldOf<Form>> });
