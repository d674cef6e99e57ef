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
