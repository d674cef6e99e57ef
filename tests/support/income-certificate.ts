import { addDays, addMonths } from "../../backend/src/rules/days.ts";
import type { Caller } from "./demo-session.ts";

const SLOT = 13;
const SPOUSES_SLOT = 17;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Uploads a file into the slot of the income certificate (O22). */
export const uploadCertificate = (call: Caller, id: number, ofSpouse = false) =>
  call("UploadDocument", {
    ParaiskosID: id,
    dokumentoTipas: ofSpouse ? SPOUSES_SLOT : SLOT,
    Sutuoktinis: ofSpouse ? 1 : 0,
    BylosPavadinimas: "pazyma.jpg",
    BylosPletinys: "jpg",
    Turinys: Buffer.concat([JPEG_START, Buffer.from(`pažyma ${id} ${ofSpouse ? "s" : "k"}`)]).toString("base64"),
  });

/** Saves the months of a certificate, the last four full ones, issued today. */
export function saveCertificate(call: Caller, id: number) {
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" });
  const month = `${today.slice(0, 7)}-01`;
  const [from, to] = [addMonths(month, -4), addDays(month, -1)];
  return call("SaveIncomes", {
    ParaiskosID: id,
    Pazymos: {
      Pazyma: { DataNuo: `${from}T00:00:00`, DataIki: `${to}T00:00:00`, IsdavimoData: `${today}T00:00:00` },
    },
  });
}
