import { expect, test } from "vitest";
import { createApplication, SIMONA } from "../support/demo-application.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const [CENT, REMOTE] = [10, 30] as const;

async function begin(id: number, way: number): Promise<void> {
  const to = { Kanalas: "email", Kontaktas: `laukiamas.${way}@pavyzdys.example` };
  const begun = await jonas("InitiateSigning", { ParaiskosID: id, Dokumentas: 0, PasirasymoTipas: way, ...to });
  expect(begun.code, begun.body).toBe(0);
}

test("F-356: the list tells a cent transfer that is awaited from a remote signing; both are marked 30, and nothing waits once it is cancelled", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  const rowOf = async () => {
    const { fields } = await jonas("ListContracts", { Skirtukas: 6 });
    const row = listAt(fields, "Sarasas", "Eilute").find((one) => textAt(one, "ParaiskosID") === String(id));
    return [textAt(row, "PasirasymoTipas"), textAt(row, "LaukiamasBudas")];
  };
  expect(await rowOf()).toEqual(["0", ""]);
  await begin(id, CENT);
  expect(await rowOf()).toEqual([String(REMOTE), String(CENT)]);
  await begin(id, REMOTE);
  expect(await rowOf()).toEqual([String(REMOTE), String(REMOTE)]);
  await jonas("CancelSigning", { ParaiskosID: id, Dokumentas: 0 });
  expect(await rowOf()).toEqual(["0", ""]);
});
