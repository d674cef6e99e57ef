import contract from "../../contract/error-codes.json" with { type: "json" };
import type { OperationContext } from "../context.ts";
import { operations } from "../operations/operations.ts";
import { SYSTEMS } from "../scenarios/service-script.ts";
import { listKnownDevices, type KnownDevice } from "./people.ts";
import type { PlannedAnswer, Scenarios, Switches } from "../scenarios/scenarios.ts";
import { MAX_SOAP_SECONDS, SYSTEM_STATES, systemField, TIME_STATES } from "./scenario-fields.ts";
import { escapeText, html, type ConsolePage } from "./html.ts";

/** Value and words of a choice. */
type Choice = readonly [value: string, words: string];

const SERVICE_CHOICES: readonly Choice[] = [
  ["up", "up"],
  ["down", "down"],
];

/** Negative numbers are the portal's own: no service sends them. */
const CODES: readonly Choice[] = Object.entries(contract.codes)
  .filter(([code]) => Number(code) > 0)
  .map(([code, meaning]) => [code, `${code} – ${meaning}`]);

const OPERATIONS: readonly Choice[] = Object.keys(operations)
  .sort()
  .map((name) => [name, name]);

const option = ([value, words]: Choice, chosen: string): string =>
  `<option value="${escapeText(value)}"${value === chosen ? " selected" : ""}>${escapeText(words)}</option>`;

const select = (label: string, name: string, choices: readonly Choice[], chosen = ""): string =>
  `<p><label>${escapeText(label)} <select name="${escapeText(name)}">` +
  `${choices.map((choice) => option(choice, chosen)).join("")}</select></label></p>`;

const form = (action: string, content: string, button: string): string =>
  `<form method="post" action="/scenarios/${action}"><div class="fields">${content}</div><button>${escapeText(button)}</button></form>`;

function switchForm({ time, soap, soapSeconds, verify, systems }: Switches): string {
  const stateOf = (id: number): string => String(systems.get(id) ?? "");
  const fields = [
    select("Time service", "time", TIME_STATES, time),
    select("SOAP service", "soap", SERVICE_CHOICES, soap),
    `<p><label>SOAP answers come later by seconds <input name="soapSeconds" type="number" required min="0" ` +
      `max="${MAX_SOAP_SECONDS}" value="${soapSeconds}"></label></p>`,
    select("Verification service", "verify", SERVICE_CHOICES, verify),
    ...SYSTEMS.map(({ id, name }) => select(name, systemField(id), SYSTEM_STATES, stateOf(id))),
  ];
  return form("switches", fields.join(""), "Switch");
}

const describePlanned = ({ operation, code, message }: PlannedAnswer): string =>
  `<li>${escapeText(`The next ${operation} answers ${code}${message === "" ? "" : `: ${message}`}`)}</li>`;

const answerForm = (): string =>
  form(
    "answer",
    select("Operation", "operation", OPERATIONS) +
      select("Code", "code", CODES) +
      `<p><label>Text of the server, if any <input name="message" maxlength="500" size="60"></label></p>`,
    "Give this answer once",
  );

const sessionForm = (): string =>
  form("session", `<p><label>Log-in <input name="login" required maxlength="100"></label></p>`, "End its sessions");

const describeDevice = ({ id, login, name, verifiedAt }: KnownDevice): string =>
  `<li>${escapeText(`${login}: ${name ?? "no name"}, ${verifiedAt.toISOString()}`)} ` +
  `${form("device", `<input type="hidden" name="id" value="${id}">`, "Revoke")}</li>`;

const list = (items: readonly string[], none: string): string =>
  items.length === 0 ? `<p>${none}</p>` : `<ul>${items.join("")}</ul>`;

const contentOf = ({ switches, planned }: Scenarios, devices: readonly KnownDevice[]): string =>
  `<h2>Services</h2>${switchForm(switches)}` +
  `<h2>One answer</h2>${list(planned.map(describePlanned), "Nothing is planned.")}${answerForm()}` +
  `<h2>A session of the back end</h2>${sessionForm()}` +
  `<h2>Remembered devices</h2>${list(devices.map(describeDevice), "No device is remembered.")}` +
  `<h2>Everything as usual</h2>${form("reset", "<p>Ended sessions and revoked devices do not come back.</p>", "Reset")}`;

/** What can be made to go wrong, and what does already. */
export async function showScenarios({ db, clock, scenarios }: OperationContext): Promise<ConsolePage> {
  if (scenarios === undefined) return html("Scenarios", "<p>This back end has none.</p>");
  return html("Scenarios", contentOf(scenarios, await listKnownDevices(db, clock.now())));
}
