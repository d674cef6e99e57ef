import { connect } from "node:net";
import { environment } from "~/platform/env.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";

/** What a scanner says of a file; `unknown`: it could not be asked, or did not understand. */
export type VirusVerdict = "clean" | "infected" | "unknown";

const CHUNK_BYTES = 65_536;
const LENGTH_BYTES = 4;
const MAX_ANSWER_BYTES = 1_024;

/**
 * Asks the scanner of `VIRUS_SCANNER_URL` about a file, by clamd's INSTREAM over TCP: pieces with their length (32 bits, big-endian) in front, an empty
 * one at the end, and one line back. Without a scanner everything is clean.
 */
export async function scanForViruses(bytes: Uint8Array): Promise<VirusVerdict> {
  const { virusScannerUrl, limits } = environment();
  if (virusScannerUrl === null) return "clean";
  try {
    const said = await askScanner(new URL(virusScannerUrl), bytes, limits.virusScanSeconds * 1000);
    if (said === "stream: OK") return "clean";
    if (said.startsWith("stream: ") && said.endsWith(" FOUND")) return "infected";
    log("warn", "upload.unscanned", { reason: "answer" });
  } catch (error) {
    log("warn", "upload.unscanned", errorFields(error));
  }
  return "unknown";
}

function askScanner({ hostname, port }: URL, bytes: Uint8Array, milliseconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname.startsWith("[") ? hostname.slice(1, -1) : hostname, port: Number(port) });
    // Of the whole question: a scanner that sends a byte now and then holds no upload.
    const timer = setTimeout(() => socket.destroy(new Error("the scanner took too long")), milliseconds);
    let said = "";
    socket.setEncoding("latin1");
    socket.on("connect", () => socket.write(toStream(bytes)));
    socket.on("data", (piece: string) => {
      said += piece;
      if (said.length > MAX_ANSWER_BYTES) socket.destroy(new Error("the scanner said too much"));
      else if (said.includes("\0")) socket.end();
    });
    socket.on("error", reject);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve((said.split("\0")[0] ?? "").trim());
    });
  });
}

function toStream(bytes: Uint8Array): Buffer {
  const pieces: Uint8Array[] = [Buffer.from("zINSTREAM\0")];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const piece = bytes.subarray(at, at + CHUNK_BYTES);
    pieces.push(lengthOf(piece.length), piece);
  }
  return Buffer.concat([...pieces, lengthOf(0)]);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
}
