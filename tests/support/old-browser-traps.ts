/** Markup that a browser of the plain tier cannot use, or that only a script completes (O18). */
const TRAPS = [
  /<button(?![^>]*\stype=)/,
  /\sformaction=/,
  /<(?:button|input|select|textarea)[^>]*\sform="/,
  /href="#"/,
  /<!--\$\?-->/,
  /<template id="B:/,
];

/** Those that a page holds, as patterns. */
export const trapsIn = (html: string): string[] => TRAPS.filter((trap) => trap.test(html)).map(String);
