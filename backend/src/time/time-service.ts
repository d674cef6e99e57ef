import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../clock.ts";

/** Offsets of the world's zones in minutes from UTC (G37). */
const MIN_OFFSET_MINUTES = -720;
const MAX_OFFSET_MINUTES = 840;
const MINUTE_MS = 60_000;

const OFFSET = /^-?\d{1,3}$/;
const TIME_PATH = /^\/time\/now\/([^/]*)$/;

/** The time as the service answers it; `iso` is local time at the asked offset. */
interface TimeAnswer {
  readonly now: number;
  readonly iso: string;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

function formatOffset(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** An instant at an offset in minutes from UTC: `2026-11-20T20:38:43+02:00` for 120. */
export function formatInstantAt(instant: Date, offsetMinutes: number): string {
  const local = new Date(instant.getTime() + offsetMinutes * MINUTE_MS).toISOString();
  return local.slice(0, "yyyy-mm-ddThh:mm:ss".length) + formatOffset(offsetMinutes);
}

/** Reads the offset of the address; null when it is not one. */
function parseOffset(text: string): number | null {
  if (!OFFSET.test(text)) return null;
  const minutes = Number(text);
  return minutes >= MIN_OFFSET_MINUTES && minutes <= MAX_OFFSET_MINUTES ? minutes : null;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, code: string, message: string): void =>
  answer(response, status, { error: { code, message } });

/** Whether this service answers the request. */
export const isTimeRequest = ({ url }: IncomingMessage): boolean => (url ?? "").startsWith("/time/");

/** Answers `GET /time/now/{offset}` (F-516); any other address under `/time/` is 404, another method 405. */
export function answerTime(request: IncomingMessage, response: ServerResponse, clock: Pick<Clock, "now">): void {
  const path = (request.url ?? "").split("?")[0] ?? "";
  const asked = TIME_PATH.exec(path);
  if (asked === null) return refuse(response, 404, "NOT_FOUND", "No such address.");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "METHOD_NOT_ALLOWED", "Only GET is answered here.");
  }
  const offset = parseOffset(asked[1] ?? "");
  if (offset === null) return refuse(response, 400, "BAD_OFFSET", "The offset is minutes from UTC, -720 to 840.");
  const now = clock.now();
  const body: TimeAnswer = { now: now.getTime(), iso: formatInstantAt(now, offset) };
  answer(response, 200, body);
}
