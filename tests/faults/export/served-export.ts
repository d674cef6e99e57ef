import http from "node:http";
import type { AddressInfo } from "node:net";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { runInRequestScope } from "../../../app/platform/raw-response.server.ts";
import { streamToClient, type ByteSource } from "../../../app/platform/stream-to-client.server.ts";

/** Serves one source the way remix-serve does: it writes every chunk without waiting for the socket. */
export async function serveExport(source: ByteSource): Promise<{ url: string; close: () => Promise<void> }> {
  const server = http.createServer((_request, response) => {
    void runInRequestScope(
      { response, requestId: "", address: "", user: null, audited: new Set(), draftSaved: false },
      async () => {
        const answer = await streamToClient(new Request("http://portal.example/"), {}, source);
        response.writeHead(answer.status);
        if (answer.body !== null) await writeReadableStreamToWritable(answer.body, response);
      },
    ).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/`, close };
}
