import type { Reply } from "../../support/http-client.ts";

/** What is graded of an answer. */
export type GradedReply = Pick<Reply, "headers" | "cookies" | "body">;

/** What one rule gives or takes. */
export interface Finding {
  rule: string;
  points: number;
}

/** A page's score with what it is made of. */
export interface Grade {
  score: number;
  letter: string;
  findings: Finding[];
}

type Rule = (reply: GradedReply) => number;

const HALF_YEAR_SECONDS = 15_768_000;
const FULL_SCORE = 100;
/** Below it nothing is given on top. */
const BONUS_FROM = 90;

const headerOf = ({ headers }: GradedReply, name: string): string => String(headers[name] ?? "");

/** Sources by directive. */
const policyOf = (reply: GradedReply): Map<string, string[]> =>
  new Map(
    headerOf(reply, "content-security-policy")
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources]),
  );

const DANGEROUS_SOURCE = /^(?:'unsafe-eval'|data:|https?:|\*|ftp:|http:\/\/.*)$/;

/** Inline scripts are unsafe only where no nonce or hash makes browsers ignore the word. */
const isUnsafe = (sources: readonly string[], isScript: boolean): boolean =>
  sources.some((source) => isScript && DANGEROUS_SOURCE.test(source)) ||
  (sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source)));

const policy: Rule = (reply) => {
  const directives = policyOf(reply);
  const of = (name: string) => directives.get(name) ?? directives.get("default-src");
  const [scripts, styles] = [of("script-src"), of("style-src")];
  if (scripts === undefined || styles === undefined) return -25;
  if (isUnsafe(scripts, true) || isUnsafe(of("object-src") ?? ["*"], true)) return -20;
  if (isUnsafe(styles, false)) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
};

const cookies: Rule = ({ cookies: set }) => {
  if (set.length === 0) return 0;
  if (!set.every((cookie) => /; ?Secure\b/i.test(cookie))) return -20;
  if (!set.filter((cookie) => /^(?:__Host-)?[sp]=/.test(cookie)).every((cookie) => /; ?HttpOnly\b/i.test(cookie)))
    return -30;
  return set.every((cookie) => /; ?SameSite=(?:Lax|Strict)\b/i.test(cookie)) ? 5 : 0;
};

const sharing: Rule = (reply) => (headerOf(reply, "access-control-allow-origin") === "*" ? -50 : 0);

const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const LEAKING_REFERRERS = ["origin", "origin-when-cross-origin", "unsafe-url", "no-referrer-when-downgrade"];

const referrer: Rule = (reply) => {
  const value = headerOf(reply, "referrer-policy");
  return PRIVATE_REFERRERS.includes(value) ? 5 : LEAKING_REFERRERS.includes(value) ? -5 : 0;
};

const strictTransport: Rule = (reply) => {
  const [, seconds] = /max-age=(\d+)/.exec(headerOf(reply, "strict-transport-security")) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < HALF_YEAR_SECONDS ? -10 : 0;
};

/** A script of another site needs its hash. */
const foreignScripts: Rule = ({ body }) =>
  [...body.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].every(([tag]) => tag.includes(" integrity="))
    ? 0
    : -5;

const sniffing: Rule = (reply) => (headerOf(reply, "x-content-type-options") === "nosniff" ? 0 : -5);

/** Who may frame it. A list of partners is neither a gap nor an achievement; we give nothing for it. */
const framing: Rule = (reply) => {
  const ancestors = policyOf(reply).get("frame-ancestors");
  if (ancestors === undefined) return /^(?:DENY|SAMEORIGIN)$/.test(headerOf(reply, "x-frame-options")) ? 5 : -20;
  if (ancestors.some((source) => source === "*" || /^https?:$/.test(source))) return -20;
  return /^'(?:none|self)'$/.test(ancestors.join()) ? 5 : 0;
};

const resource: Rule = (reply) => {
  const value = headerOf(reply, "cross-origin-resource-policy");
  return value === "same-origin" || value === "same-site" ? 10 : value === "cross-origin" ? -5 : 0;
};

/** The rules of Mozilla's HTTP Observatory that an answer alone decides, with its points (R-B17). */
const RULES: Readonly<Record<string, Rule>> = {
  "content security policy": policy,
  cookies,
  "cross-origin sharing": sharing,
  "referrer policy": referrer,
  "strict transport security": strictTransport,
  "scripts of other sites": foreignScripts,
  "content type options": sniffing,
  "frame options": framing,
  "resource policy": resource,
};

const LETTERS: readonly (readonly [least: number, letter: string])[] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [25, "D"],
  [0, "F"],
];

/** Grades an answer: from 100 points down for what is missing, and up for what is better than needed, if little is missing. */
export function gradeOf(reply: GradedReply): Grade {
  const findings = Object.entries(RULES).map(([rule, points]) => ({ rule, points: points(reply) }));
  const sumOf = (taken: (points: number) => boolean) =>
    findings.filter(({ points }) => taken(points)).reduce((sum, { points }) => sum + points, 0);
  const without = Math.max(0, FULL_SCORE + sumOf((points) => points < 0));
  const score = without >= BONUS_FROM ? without + sumOf((points) => points > 0) : without;
  const letter = LETTERS.find(([least]) => score >= least)?.[1] ?? "F";
  return { score, letter, findings: findings.filter(({ points }) => points !== 0) };
}
