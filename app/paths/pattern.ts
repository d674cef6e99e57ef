/** Names of a pattern's parameters: `/goods/:applicationId/:line` has two. */
export type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Deeper}`
    ? Name | ParamOf<`/${Deeper}`>
    : Rest
  : never;

const PARAMETER = /:(\w+)/g;

/** The pattern with values in place of its parameters. */
export const fillPattern = <Pattern extends string>(
  pattern: Pattern,
  params: Readonly<Record<ParamOf<Pattern>, string | number>>,
): string => {
  const values: Readonly<Record<string, string | number>> = params;
  return pattern.replace(PARAMETER, (_, name: string) => String(values[name]));
};

/** Whether a path is one of a pattern; a parameter is one segment, and never an empty one. */
export function isOfPattern(path: string, pattern: string): boolean {
  const segments = path.split("/");
  const wanted = pattern.split("/");
  return (
    segments.length === wanted.length &&
    wanted.every((part, at) => part === segments[at] || (part.startsWith(":") && segments[at] !== ""))
  );
}
