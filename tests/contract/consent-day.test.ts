import { expect, test } from "vitest";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { readPrinted } from "../support/printed-document.ts";
import { textAt } from "../support/soap-answer.ts";
import { useBackEnd } from "../support/use-back-end.ts";
import { moveClock } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const THREE_DAYS_MINUTES = 3 * 24 * 60;

test("F-342: a consent that is printed again after its contract was made has the day of the contract, not that of the print", async () => {
  const jonas = await callerOf(backEnd.url, "jonas.s");
  const { id } = await createApplication(jonas, EMILIJA);
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  const contract = (await jonas("GetContract", { ParaiskosID: id })).fields;
  const [made, AsmensKodas] = ["SutartiesData", "AsmensKodas"].map((name) => textAt(contract, "Paraiska", name));
  await moveClock(backEnd, THREE_DAYS_MINUTES);
  const later = await callerOf(backEnd.url, "jonas.s");
  const consent = await readPrinted(later, "GetConsentDocument", {
    ParaiskosID: id,
    AsmensKodas: AsmensKodas ?? "",
    Sutuoktinis: 0,
  });
  expect(consent).toContain(`Paraiška Nr. ${id}, ${made?.slice(0, 10)}`);
});
