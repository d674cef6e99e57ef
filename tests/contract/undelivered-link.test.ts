import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createApplication, SIMONA } from "../support/demo-application.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { partOf, signOnTablet } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

test.each([30, 10])(
  "F-364, F-368: a link (%i) that cannot be sent ends its request and holds the contract no longer",
  async (way) => {
    const { id } = await createApplication(jonas, { ...SIMONA, Telefonas: "" });
    await jonas("MakeContract", { ParaiskosID: id });
    await signOnTablet({ call: jonas, url: backEnd.url }, id, { document: 0, name: "Simona Refinansaitė" });
    const link = { PasirasymoTipas: way, Kanalas: "sms", Kontaktas: "+37060000001" };
    const begun = await jonas("InitiateSigning", { ParaiskosID: id, Dokumentas: 1, ...link });
    expect(begun.code, begun.body).toBe(0);
    const read = async () => {
      const { requestOf, type } = await partOf(jonas, id, { document: 1 });
      return [textAt(requestOf(way), "Busena"), textAt(requestOf(way), "Priezastis"), type];
    };
    await expect.poll(read).toEqual(["error", "DELIVERY", "0"]);
    const set = { ParaiskosID: id, standardInfo: 2, contract: 3, conditions: 2, sort: 0 };
    expect((await jonas("GetContractDocuments", set)).code).toBe(0);
    const log = listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
    expect(log.map((line) => textAt(line, "Veiksmas"))).toContain("Pasirašymo nuorodos išsiųsti nepavyko");
    const rejected = await jonas("RejectContract", { ParaiskosID: id, Priezastis: 1, OperacijosID: randomUUID() });
    expect(rejected.code, rejected.body).toBe(0);
  },
);
