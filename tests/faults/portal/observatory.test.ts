import { describe, expect, test } from "vitest";
import { gradeOf, type GradedReply } from "./observatory-rules.ts";
import { AUTHOR, useOwnStage } from "./stage.ts";

const get = useOwnStage({
  variables: { PUBLIC_ORIGIN: "https://portal.example", FRAME_PARTNERS: "https://partner.example" },
});

/** One line for each kind of page. */
const PAGES: readonly (readonly [kind: string, path: string, visitor: "guest" | "member", least: number])[] = [
  ["log-in", "/login", "guest", 130],
  ["news", "/news", "member", 130],
  ["list", "/applications", "member", 130],
  ["settings", "/settings", "member", 130],
  ["a new password", "/password-update", "member", 130],
  ["own log-ins", "/sessions", "member", 130],
  ["not found", "/404", "guest", 130],
  ["log-in in a frame", "/frame/login", "guest", 115],
];

describe("R-B17: the grade that an observatory of headers gives", () => {
  test.each(PAGES)("%s, %s", async (_kind, path, visitor, least) => {
    const browser = visitor === "guest" ? get().guest() : await get().logIn(AUTHOR);
    const { score, letter, findings } = gradeOf(await browser.get(path));
    const parts = findings.map(({ rule, points }) => `${rule} ${points > 0 ? "+" : ""}${points}`).join(", ");
    process.stdout.write(`${path}: ${letter} ${score} (${parts})\n`);
    expect([letter, findings.filter(({ points }) => points < 0)]).toEqual(["A+", []]);
    expect(score).toBeGreaterThanOrEqual(least);
  });
});

describe("the rules see what is missing", () => {
  const WORSE: readonly [what: string, change: (reply: GradedReply) => GradedReply, score: number][] = [
    ["nothing", (reply) => reply, 130],
    ["the content security policy and with it who may frame", without("content-security-policy"), 75],
    ["a safe script source", policy((text) => text.replace(/script-src/, "script-src 'unsafe-eval'")), 80],
    ["a safe style source", policy((text) => text.replace(/style-src/, "style-src 'unsafe-inline'")), 120],
    ["default-src 'none'", policy((text) => text.replace("default-src 'none'", "default-src 'self'")), 125],
    ["the referrer policy", without("referrer-policy"), 125],
    ["strict transport", without("strict-transport-security"), 80],
    ["a long strict transport", header("strict-transport-security", "max-age=86400"), 120],
    ["the type options", without("x-content-type-options"), 125],
    ["the resource policy", without("cross-origin-resource-policy"), 120],
    ["frames of no site", policy((text) => text.replace("frame-ancestors 'none'", "frame-ancestors *")), 80],
    ["sharing with no site", header("access-control-allow-origin", "*"), 50],
    ["a safe cookie", cookie("s=1; HttpOnly; SameSite=Lax"), 80],
    ["a session cookie that no script reads", cookie("__Host-s=1; Secure; SameSite=Lax"), 70],
    ["nothing, with a good cookie", cookie("__Host-s=1; Secure; HttpOnly; SameSite=Lax"), 135],
    ["the hash of a foreign script", (reply) => ({ ...reply, body: `<script src="https://cdn.example/a.js">` }), 125],
  ];

  test.each(WORSE)("%s", async (_what, change, score) => {
    const reply = { ...(await get().guest().get("/404")), cookies: [] };
    expect(gradeOf(change(reply)).score).toBe(score);
  });
});

function header(name: string, value: string | undefined) {
  return (reply: GradedReply): GradedReply => ({ ...reply, headers: { ...reply.headers, [name]: value } });
}

function without(name: string) {
  return header(name, undefined);
}

function policy(change: (text: string) => string) {
  return (reply: GradedReply): GradedReply =>
    header("content-security-policy", change(String(reply.headers["content-security-policy"])))(reply);
}

function cookie(line: string) {
  return (reply: GradedReply): GradedReply => ({ ...reply, cookies: [line] });
}
