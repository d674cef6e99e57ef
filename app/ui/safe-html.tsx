/**
 * HTML that was sanitised on the server when it came in (F-120); nothing else may be cast to this type.
 * The brand is a literal so that the sanitiser can declare the same type without importing the design system.
 */
export type SafeHtml = string & { readonly __brand: "SafeHtml" };

/** The only place of the portal that writes HTML as it is. */
export function SafeHtml({ html }: { html: SafeHtml }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
