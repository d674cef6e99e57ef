import { SAME_ORIGIN, type Reply, type Visitor } from "../../support/http-client.ts";
import { readSeals } from "./page.ts";

/** Sends pictures of a document as a browser without script does: one form with files. */
export async function sendPictures(
  visitor: Visitor,
  address: string,
  pictures: Readonly<Record<string, Buffer>>,
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(await readSeals(visitor, address, "recogniser"))) form.append(name, value);
  for (const [side, bytes] of Object.entries(pictures))
    form.append(side, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), `${side}.jpg`);
  form.append("send", "");
  const request = new Response(form);
  const type = request.headers.get("Content-Type") ?? "";
  const body = Buffer.from(await request.arrayBuffer());
  return visitor.ask("POST", address, { ...SAME_ORIGIN, "Content-Type": type }, body);
}
