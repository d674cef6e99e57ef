import { setTimeout as wait } from "node:timers/promises";
import { readText } from "../backend/documents/pdf-tools.ts";
import type { Caller } from "./demo-session.ts";
import { plainPdf } from "./sent-files.ts";
import { listAt, textAt } from "./soap-answer.ts";
import { soapCall } from "./soap-call.ts";
import type { RunningBackEnd } from "./back-end.ts";
import { codeIn, messagesTo, type CaughtMessage } from "./verify-call.ts";

/** What names a paper on the public page, as its sentence beside the QR code has it. @throws when the paper has none */
export async function publicIdOn(pdf: Uint8Array): Promise<string> {
  const found = /verify-document\/([0-9a-f ]{32,40})/
    .exec(await readText(pdf))?.[1]
    ?.replaceAll(" ", "")
    .slice(0, 32);
  if (found === undefined) throw new Error("The paper has no address of the verification page");
  return found;
}

const LINK = /\/sign\/([\w-]+)/;
const ARRIVED_WITHIN_MS = 10_000;

/** What is sought in the newest message that has it; waits until one has arrived. */
async function sought(
  backEnd: RunningBackEnd,
  recipient: string,
  find: (message: CaughtMessage) => string | undefined,
) {
  for (const end = Date.now() + ARRIVED_WITHIN_MS; Date.now() < end; await wait(100)) {
    const found = (await messagesTo(backEnd, recipient)).map(find).find((text) => text !== undefined);
    if (found !== undefined) return found;
  }
  throw new Error(`Nothing of the kind has come to ${recipient}.`);
}

/** The secret in the newest link that a recipient got. */
export const linkTo = (backEnd: RunningBackEnd, recipient: string): Promise<string> =>
  sought(backEnd, recipient, ({ content }) => LINK.exec(content)?.[1]);

/** The newest signing code that a recipient got. */
export const codeTo = (backEnd: RunningBackEnd, recipient: string): Promise<string> =>
  sought(backEnd, recipient, (message) => (codeIn(message) === "no code" ? undefined : codeIn(message)));

type Place = { document: 0 | 1; spouse?: boolean };

/** A part of what the signing status says. */
export async function partOf(call: Caller, id: number, { document, spouse = false }: Place) {
  const { fields } = await call("GetSigningStatus", { ParaiskosID: id });
  const parts = listAt(fields, "Pasirasymai", "Dalis");
  const part = parts.find(
    (one) => textAt(one, "Dokumentas") === String(document) && textAt(one, "Sutuoktinis") === (spouse ? "1" : "0"),
  );
  const requests = listAt(part, "Uzklausos", "Uzklausa");
  const ways = listAt(part, "Budai", "Budas");
  return {
    type: textAt(part, "Pasirasymas"),
    requests,
    requestOf: (way: number) => requests.find((one) => textAt(one, "PasirasymoTipas") === String(way)),
    obstacleOf: (way: number) =>
      textAt(
        ways.find((one) => textAt(one, "PasirasymoTipas") === String(way)),
        "Kliutis",
      ),
  };
}

/** A passport's copy, which the contract on a tablet asks for (F-361). */
export async function uploadPassport(call: Caller, id: number, { spouse = false } = {}): Promise<void> {
  const reply = await call("UploadDocument", {
    ParaiskosID: id,
    dokumentoTipas: spouse ? 8 : 7,
    Sutuoktinis: spouse ? 1 : 0,
    BylosPletinys: "pdf",
    Turinys: Buffer.from(await plainPdf()).toString("base64"),
  });
  if (reply.code !== 0) throw new Error(`The passport was not taken: ${reply.code}`);
}

/** A hand's movement in the pad's units. */
export const DRAWING = [
  [
    [60, 120, 0],
    [140, 40, 40],
    [220, 150, 90],
    [320, 60, 140],
    [430, 110, 200],
  ],
];

/** Signs on the shop's tablet by a drawing. @returns the file as it was before, and the state that the request has then */
export async function signOnTablet(
  { call, url }: { call: Caller; url: string },
  id: number,
  { document, spouse = false, name }: Place & { name: string },
): Promise<{ sent: Buffer; state: string }> {
  const place = { ParaiskosID: id, Dokumentas: document, Sutuoktinis: spouse ? 1 : 0 };
  const begun = await call("InitiateSigning", { ...place, PasirasymoTipas: 31 });
  if (begun.code !== 0) throw new Error(`The tablet was refused: ${begun.body}`);
  const Raktas = textAt((await partOf(call, id, { document, spouse })).requestOf(31), "Raktas");
  const read = await soapCall(url, document === 0 ? "GetConsentForSigning" : "GetContractForSigning", { Raktas });
  const given = { Raktas, Vardas: name, Bruozai: JSON.stringify(DRAWING), Irenginys: "Planšetė" };
  const { fields } = await soapCall(url, "ConfirmSigning", given);
  return { sent: Buffer.from(textAt(read.fields, "Turinys"), "base64"), state: textAt(fields, "Busena") };
}
