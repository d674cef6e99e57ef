import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { json } from "@remix-run/node";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { pageAfterLogin } from "../../../app/request/page-after-login.ts";
import { streamToClient } from "../../../app/platform/stream-to-client.server.ts";
import { formErrorResponse, operationPending } from "../../../app/forms/form-error-response.server.ts";
import { formSeals } from "../../../app/forms/csrf.server.ts";
import { requireStage } from "../../../app/request/guards.server.ts";
import { addNotice, findNotices, markDrawn } from "../../../app/notices/notices.server.ts";
import { runIdempotent } from "../../../app/store/idempotency.server.ts";
import { parseForm } from "../../support/parse-form.ts";
import { endSession, startSession } from "../../../app/session/session.server.ts";
import { getVisitor, takeWantedPath } from "../../../app/request/visitor.server.ts";

/** A Remix server build as small as it gets, on the real guard and session modules: what remix-serve serves in these tests. */

const note = z.object({
  text: z.string().min(1).max(500),
  goods: z
    .array(z.object({ price: z.string().max(20) }))
    .max(5)
    .optional(),
});
const credentials = z.object({ login: z.string().max(50), password: z.string().max(50) });

async function noteLoader({ request }: LoaderFunctionArgs) {
  const visitor = await getVisitor(request);
  return json({ seals: formSeals(visitor, "note"), visit: visitor.id }, { headers: visitor.cookies });
}

async function noteAction({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, { formId: "note", schema: note, buttons: ["save", "back"] });
  if (!form.ok) return formErrorResponse(form);
  const visitor = await getVisitor(request);
  const once = await runIdempotent(
    { owner: visitor.id, operationId: form.operationId, content: form.value },
    async () => ({
      saved: form.value.text,
    }),
  );
  if (once.state !== "done") return operationPending(form, once, new URL(request.url).pathname);
  await addNotice(visitor, { text: { key: "settings:saved" }, variant: "success" });
  return json({ result: null, saved: once.value.saved, intent: form.intent });
}

async function loginAction({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, { formId: "login", schema: credentials, hide: ["password"] });
  if (!form.ok) return formErrorResponse(form);
  const wanted = await takeWantedPath(request);
  const { headers } = await startSession(request, {
    soapSession: "soap-session-secret",
    token: "token-secret",
    user: { id: "7", login: form.value.login, fullName: "Jonas", role: 0, shopId: "101", email: null, phone: null },
    stage: "full",
    idleExempt: false,
    parts: {},
    language: "lt",
  });
  headers.set("Location", pageAfterLogin(wanted, { role: 0, settingsGuard: "sellers" }).page);
  return new Response(null, { status: 303, headers });
}

async function logoutAction({ request }: ActionFunctionArgs) {
  await parseForm(request, { formId: "logout", schema: z.object({}) });
  const headers = await endSession(request);
  headers.set("Location", "/login");
  return new Response(null, { status: 303, headers });
}

async function newsLoader({ request }: LoaderFunctionArgs) {
  const session = await requireStage(request, ["full"]);
  const notices = await findNotices(session, { path: "/news", languageChanged: false });
  await markDrawn(
    session,
    notices.map(({ id }) => id),
    "/news",
  );
  return json({ user: session.user.login, seals: formSeals(session, "note"), notices });
}

/** Rows of 64 KB each; tells when it was ended and after how many. */
async function* rows(count: number, failAt: number, signal: AbortSignal) {
  const row = new TextEncoder().encode(`${"x".repeat(1023)}\n`.repeat(64));
  let at = 0;
  try {
    for (; at < count; at += 1) {
      if (signal.aborted) return;
      if (at === failAt) throw new Error("the back end broke off");
      yield row.slice();
    }
  } finally {
    process.stdout.write(`{"ev":"test.rowsEnd","count":${at}}\n`);
  }
}

const exportLoader = ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const count = Number(query.get("rows") ?? 10);
  const headers = {
    "Content-Type": "application/octet-stream",
    "Content-Disposition": 'attachment; filename="rows.bin"',
  };
  return streamToClient(request, headers, (signal) => rows(count, Number(query.get("fail") ?? -1), signal));
};

function probeLoader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has("gc")) (globalThis as { gc?: () => void }).gc?.();
  const inside = { polluted: "x" in {}, rss: process.memoryUsage().rss, pid: process.pid };
  const told = {
    "X-Powered-By": "Express",
    Server: "Test/1.0",
    "Cache-Control": "public",
    "Content-Security-Policy": "default-src *",
  };
  return json({ ...inside, headers: Object.fromEntries(request.headers) }, { headers: told });
}

async function slowLoader({ request }: LoaderFunctionArgs) {
  const ms = Number(new URL(request.url).searchParams.get("ms") ?? 500);
  process.stdout.write(`{"ev":"test.slow"}\n`);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return json({ slow: "done" });
}

function errorLoader({ request }: LoaderFunctionArgs) {
  const kind = new URL(request.url).searchParams.get("kind");
  if (kind === "forgotten") void Promise.reject(new Error("forgotten"));
  if (kind === "forgotten") return json({ forgotten: true });
  throw new Error("hunter2");
}

const routes = {
  news: { path: "news", loader: newsLoader, ui: true },
  login: { path: "login", loader: noteLoader, action: loginAction, ui: true },
  logout: { path: "logout", action: logoutAction, ui: false },
  note: { path: "note", loader: noteLoader, action: noteAction, ui: true },
  frame: { path: "frame/login", loader: noteLoader, action: noteAction, ui: true },
  export: { path: "export", loader: exportLoader, ui: false },
  probe: { path: "probe", loader: probeLoader, ui: false },
  slow: { path: "slow", loader: slowLoader, ui: false },
  error: { path: "error", loader: errorLoader, ui: true },
  write: { path: "write", action: noteAction, ui: false },
} as const;

const Empty = () => null;
const rootRoute = { id: "root", path: "", module: { default: Empty, ErrorBoundary: Empty } };

const entries = Object.entries(routes).map(([id, { ui, path, ...functions }]) => [
  id,
  { id, parentId: "root", path, module: { ...(ui ? { default: Empty } : { default: undefined }), ...functions } },
]);

const assetRoute = (id: string) => ({
  id,
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: false,
  hasErrorBoundary: id === "root",
});

export default undefined;
export const entry = {
  module: {
    default(_request: Request, status: number, headers: Headers, context: EntryContext) {
      const { loaderData, actionData, errors } = context.staticHandlerContext;
      headers.set("Content-Type", "text/html; charset=utf-8");
      const shown = { loaderData, actionData, errors: errors === null ? null : Object.keys(errors) };
      return new Response(
        `<!DOCTYPE html><title>page</title><pre>${JSON.stringify(shown).replaceAll("<", "&lt;")}</pre>`,
        { status, headers },
      );
    },
    handleError: () => undefined,
  },
} as unknown as ServerBuild["entry"];
export const appRoutes = Object.fromEntries([["root", rootRoute], ...entries]);
export { appRoutes as routes };
export const assets = {
  version: "1",
  url: "/assets/manifest.js",
  entry: { module: "/assets/entry.js", imports: [] },
  routes: Object.fromEntries(["root", ...Object.keys(routes)].map((id) => [id, assetRoute(id)])),
};
export const publicPath = "/";
export const assetsBuildDirectory = fileURLToPath(new URL("./public", import.meta.url));
export const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_routeConfig: true,
};
export const isSpaMode = false;
export const mode = "production";
