import { generateKeyPair, sign, type KeyObject } from "node:crypto";
import { promisify } from "node:util";

const generate = promisify(generateKeyPair);

/** A key pair of P-256; made outside the event loop. */
export const newKeys = (): Promise<{ publicKey: KeyObject; privateKey: KeyObject }> =>
  generate("ec", { namedCurve: "P-256" });

/** An ECDSA signature in DER; made outside the event loop. */
export const signBytes = (bytes: Buffer, privateKey: KeyObject): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    sign("sha256", bytes, privateKey, (error, signature) => {
      if (error === null) resolve(signature);
      else reject(error);
    });
  });
