/** What a form is called everywhere: in the page, in its seals, in its draft. */
export interface FormDefinition<
  Button extends string = string,
  Field extends string = string,
  Labels extends string = string,
  Unlabelled extends string = string,
> {
  /** Id of the form in the page; its CSRF token is made for it. */
  readonly id: string;
  /** Names of the submit buttons, the primary one first. */
  readonly buttons: readonly Button[];
  /** Buttons that take an unfinished form along: the browser sends it as it is. Those about a draft are never checked. */
  readonly unchecked: readonly Button[];
  /** Top-level names of its fields. Whatever else is posted is dropped, so that no request adds a field to a message to the back end. */
  readonly fields: readonly Field[];
  /** Key of the texts that are its fields' labels (`application:buyer.fields`), nested as the names are; empty where there is none. */
  readonly labels: Labels;
  /** Numbers that the labels name, by their places in the texts: those of the specification stand in one file. */
  readonly labelValues: Readonly<Record<string, number>>;
  /** Fields without a label: hidden ones, and choices in a table. */
  readonly unlabelled: readonly Unlabelled[];
  /** Fields that are never echoed nor saved in a draft: passwords, codes. */
  readonly secret: readonly Field[];
  /** False where nothing is worth a draft. */
  readonly draft: boolean;
  /** True where files are uploaded. */
  readonly files: boolean;
  /** True inside the partner's iframe, where the token is stateless. */
  readonly frame: boolean;
  /** True where it does the same in every session: log-in, log-out, how pages look. All others belong to the log-in that they were shown to. */
  readonly forAnybody: boolean;
}

type Given<Button extends string, Field extends string, Labels extends string, Unlabelled extends string> = Pick<
  FormDefinition<Button, Field>,
  "id" | "buttons" | "fields"
> &
  Partial<Pick<FormDefinition<string, string, Labels, Unlabelled>, "labels" | "unlabelled">> &
  Partial<
    Pick<
      FormDefinition<NoInfer<Button>, NoInfer<Field>>,
      "unchecked" | "labelValues" | "secret" | "draft" | "files" | "frame" | "forAnybody"
    >
  >;

const ABSENT = {
  unchecked: [],
  labelValues: {},
  secret: [],
  unlabelled: [],
  draft: true,
  files: false,
  frame: false,
  forAnybody: false,
} as const;

/**
 * Defines a form: the one value that `readForm`, `formSeals`, `useAppForm` and the submit buttons of its page share, so that a name which is not its
 * own does not compile.
 */
export const defineForm = <
  const Button extends string,
  const Field extends string,
  const Labels extends string = "",
  const Unlabelled extends string = never,
>({
  labels = "" as Labels,
  ...given
}: Given<Button, Field, Labels, Unlabelled>): FormDefinition<Button, Field, Labels, Unlabelled> => ({
  ...ABSENT,
  labels,
  ...given,
});

/** The buttons of a form. */
export type ButtonOf<Form extends FormDefinition> = Form["buttons"][number];

/** The top-level fields of a form. */
export type FieldOf<Form extends FormDefinition> = Form["fields"][number];
