import type { OperationContext } from "../context.ts";
import { formatInstantAt } from "../time/time-service.ts";
import { listOutbox, type CaughtMessage } from "../sending/outbox.ts";
import { escapeText, html, type ConsolePage, type ConsoleRedirect } from "./html.ts";
import { partnerPage } from "./partner-page.ts";

const SHOWN_MESSAGES = 100;
const MINUTE_MS = 60_000;

const WHOLE_MINUTES = /^-?\d{1,6}$/;

/** A year either way. */
const MAX_SHIFT_MINUTES = 366 * 24 * 60;

/** Four digits that stand alone: a verification code. */
const CODE = /(?<![\d:-])\d{4}(?![\d-])/;

/** The time on the clocks of the shops: visitors compare it with the portal's. */
const SHOP_TIME = new Intl.DateTimeFormat("lt-LT", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Vilnius",
});

const timeElement = (instant: Date): string =>
  `<time datetime="${formatInstantAt(instant, 0)}">${escapeText(SHOP_TIME.format(instant))}</time>`;

const describeFiles = (files: CaughtMessage["files"]): string =>
  files.length === 0
    ? ""
    : `<ul>${files.map(({ name, hash }) => `<li>${escapeText(name)}, SHA-256 ${escapeText(hash)}</li>`).join("")}</ul>`;

function describeMessage({ channel, recipient, sender, subject, content, files, receivedAt }: CaughtMessage): string {
  const heading = `${channel === "sms" ? "SMS" : "E-mail"} to ${recipient}`;
  const facts = `<p class="facts">${timeElement(receivedAt)} · from ${escapeText(sender)}</p>`;
  const code = CODE.exec(content)?.[0];
  const figure = code === undefined ? "" : `<p class="code">${code}</p>`;
  const about = subject === "" ? "" : `<p><strong>${escapeText(subject)}</strong></p>`;
  return `<article class="${channel}">${figure}<h2>${escapeText(heading)}</h2>${facts}${about}<pre>${escapeText(content)}</pre>${describeFiles(files)}</article>`;
}

/** Messages that the demo caught, the newest first. */
export async function showOutbox({ db }: OperationContext): Promise<ConsolePage> {
  const messages = await listOutbox(db, SHOWN_MESSAGES);
  const title = messages.length === 0 ? "Outbox" : `Outbox (${messages.length})`;
  return html(title, messages.map(describeMessage).join("") || "<p>No messages yet.</p>");
}

/** The same for programs. */
export async function listOutboxAsJson({ db }: OperationContext): Promise<ConsolePage> {
  return { type: "application/json", body: JSON.stringify(await listOutbox(db, SHOWN_MESSAGES)) };
}

/** A partner's site that has the portal's log-in in a frame, and links that log in. */
export async function showPartner({ environment }: OperationContext): Promise<ConsolePage> {
  const { title, content, contentSecurityPolicy } = partnerPage(environment.publicOrigin);
  return { ...html(title, content), contentSecurityPolicy };
}

/** What the back end takes as now, with a form that moves it. */
export async function showClock({ clock }: OperationContext): Promise<ConsolePage> {
  const now = timeElement(clock.now());
  return html(
    "Clock",
    `<p>The back end's time is ${now}.</p>` +
      `<form method="post" action="/clock"><label>Move by minutes, negative is back: ` +
      `<input name="minutes" type="number" required value="31"></label> <button>Move</button></form>`,
  );
}

/** Moves the back end's time; null for what is no number of minutes. */
export async function moveClock({ clock }: OperationContext, form: URLSearchParams): Promise<ConsoleRedirect | null> {
  const text = form.get("minutes") ?? "";
  const minutes = Number(text);
  if (!WHOLE_MINUTES.test(text) || Math.abs(minutes) > MAX_SHIFT_MINUTES) return null;
  clock.shift(minutes * MINUTE_MS);
  return { to: "/clock" };
}
