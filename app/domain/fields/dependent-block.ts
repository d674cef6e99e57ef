import * as z from "zod";
import { flagField } from "./flag-field.ts";

/** What the switch says, and the block when the switch opens it. */
export type DependentBlock<Switch, Block> = { choice: Switch; details: Block | null };

/** The fields by name, for the form library; a closed group may lack all but the switch. */
type DependentBlockInput<Name extends string, Switch, Block> = Record<Name, z.input<Switch>> & Partial<z.input<Block>>;

/**
 * A group of fields that counts only when one of them, the switch, opens it: the correspondence address when it
 * differs, the office when the client is politically exposed. A closed group is neither checked nor kept, so a page
 * without scripts may show it always. The group is an object of its own, so that its findings come together with
 * those of the other fields.
 */
export function dependentBlock<
  const Name extends string,
  Switch extends z.ZodType,
  Block extends z.ZodObject,
>(options: {
  switchName: Name;
  switchSchema: Switch;
  isOpen: (choice: z.output<Switch>) => boolean;
  block: Block;
  /** What is said at the switch when the group is closed and something is typed in it; without it such words do not count. */
  unusedMessage?: string;
  /** What the page writes into the block itself, by field name: such words are nothing typed. */
  presets?: Readonly<Record<string, string>>;
  /** A tick of the block that lets such words go: it is asked for, and carries the finding, in place of the switch. */
  dropName?: keyof z.output<Block> & string;
}) {
  type Output = DependentBlock<z.output<Switch>, z.output<Block>>;
  const { switchName, switchSchema, isOpen, block, unusedMessage, presets = {}, dropName } = options;
  const isTyped = (raw: object): boolean =>
    Object.entries(raw).some(
      ([name, value]) => name !== switchName && name !== dropName && value !== presets[name] && isFilled(value),
    );
  const isDropped = (raw: Record<string, unknown>) =>
    dropName !== undefined && flagField().safeParse(raw[dropName]).data === true;
  const isFilled = (value: unknown): boolean =>
    typeof value === "string" ? value.trim() !== "" : typeof value === "object" && value !== null && isTyped(value);
  const schema = z.looseObject({ [switchName]: switchSchema }).transform((raw, context): Output => {
    const choice = raw[switchName] as z.output<Switch>;
    if (!isOpen(choice)) {
      if (unusedMessage !== undefined && isTyped(raw) && !isDropped(raw))
        context.addIssue({ code: "custom", message: unusedMessage, path: [dropName ?? switchName] });
      return { choice, details: null };
    }
    const parsed = block.safeParse(raw);
    if (parsed.success) return { choice, details: parsed.data };
    for (const { message, path } of parsed.error.issues) context.addIssue({ code: "custom", message, path });
    return z.NEVER;
  });
  // The block's fields pass through unread, so only this type tells their names.
  return schema as unknown as z.ZodType<Output, DependentBlockInput<Name, Switch, Block>>;
}
