import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { isoDayInVilnius } from "~/domain/iso-day.ts";
import { excerpt } from "~/domain/excerpt.ts";
import { APPLICATIONS_LIST } from "~/features/applications-list/applications-list.ts";
import { parseListQuery } from "~/lists/list-query.ts";
import { toMainRow, type MainRow } from "~/features/applications-list/list-rows.ts";
import { rowLabels } from "~/features/applications-list/row-labels.server.ts";
import { anonymousBackend, backendOf } from "~/services/backend.server.ts";
import { listContracts } from "~/services/contracts.server.ts";
import { login3 } from "~/services/session.server.ts";

/**
 * What the list page could at best do (P1): Node's own server, the same call to the back end through the same transport,
 * and one `renderToString` of the same table. No session, no router, no guard, no translation, no frame around it.
 */
const COLUMNS = process.argv.slice(4);
const [port, search] = [Number(process.argv[2]), process.argv[3] ?? ""];

const soapSession = await logIn();
const labels = rowLabels("lt");

createServer((request, response) => {
  answer(request.url ?? "/").then(
    (html) => response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(port, "127.0.0.1");

async function logIn(): Promise<string> {
  const credentials = {
    username: "jonas.s",
    password: { plain: "Demo-2026!" },
    ip: "127.0.0.1",
    language: "lt" as const,
  };
  const outcome = await login3(anonymousBackend(), credentials);
  if (!outcome.ok) throw new Error("The peer was not let in");
  return outcome.value.soapSession;
}

async function answer(url: string): Promise<string> {
  if (url === "/ready") return "";
  const today = isoDayInVilnius(new Date());
  const query = parseListQuery(APPLICATIONS_LIST, new URLSearchParams(search), { today });
  const { view } = query;
  const question = { ...APPLICATIONS_LIST.ask(query), limit: view.size, withCounts: true };
  const outcome = await listContracts(backendOf({ soapSession }), question);
  if (!outcome.ok) throw new Error("The list was refused");
  const rows = outcome.value.rows.map((row) => toMainRow(row, view.tab, labels));
  return `<!DOCTYPE html>${renderToString(<ListPage rows={rows} />)}`;
}

function ListPage({ rows }: { rows: readonly MainRow[] }) {
  return (
    <html lang="lt">
      <head>
        <meta charSet="utf-8" />
        <title>Paraiškos ir sutartys</title>
      </head>
      <body>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ListRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </body>
    </html>
  );
}

function ListRow({ row }: { row: MainRow }) {
  return (
    <tr>
      <th scope="row">
        <a href={`/applications/load/${row.id}`}>{row.id}</a>
        {row.contractNumber !== null && <small>{row.contractNumber}</small>}
      </th>
      <td>{row.createdOn}</td>
      <td>
        {row.buyer === "" ? "–" : row.buyer}
        {row.personalCode !== null && (
          <small>
            <CodeForm id={row.id} code={row.personalCode} />
          </small>
        )}
      </td>
      <td>{row.sum ?? "–"}</td>
      <td>{row.months ?? "–"}</td>
      <td>
        <Products text={row.products} />
      </td>
      <td>
        <span className={row.tone}>{row.status}</span>
        <br />
        <a href={`/applications/contract/log/${row.id}`}>
          Žurnalas<span> {row.id}</span>
        </a>
      </td>
      <td>{row.nextStep ?? "–"}</td>
    </tr>
  );
}

/** The form behind every masked code; its token is a constant here. */
function CodeForm({ id, code }: { id: number; code: string }) {
  return (
    <form method="post" id={`code-${id}`}>
      <input type="hidden" name="_csrf" value="token" />
      <input type="hidden" name="application" value={id} />
      <button type="submit" name="showCode" title="Rodyti visą asmens kodą">
        {code}
        <span> – Rodyti visą asmens kodą</span>
      </button>
    </form>
  );
}

function Products({ text }: { text: string | null }) {
  if (text === null) return <>–</>;
  const short = excerpt(text);
  if (short === text) return <>{text}</>;
  return (
    <details>
      <summary>{short}</summary>
      {text}
    </details>
  );
}
