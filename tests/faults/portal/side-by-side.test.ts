import { expect, test } from "vitest";
import { pass, type SoapFault } from "../../support/soap-proxy.ts";
import { formNamed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => void (stage = opened));

const entry = formNamed("household");

/** Two calls that answer only when both have arrived: of calls in a row the first one waits until the portal gives it up. */
function meeting(): [SoapFault, SoapFault] {
  let arrived = 0;
  let meet = (): void => undefined;
  const both = new Promise<void>((resolve) => (meet = resolve));
  const waiting: SoapFault = async (...call) => {
    arrived += 1;
    if (arrived === 2) meet();
    await both;
    await pass(...call);
  };
  return [waiting, waiting];
}

test.each([
  ["“save and continue”", "continue", /\/4$/],
  ["“show offers”", "showOffers", /#offers$/],
])("faults 11: after its save, %s of step 3 reads offers and application side by side", async (_what, button, to) => {
  const { proxy } = stage.servers;
  const seller = await stage.as(AUTHOR);
  const id = await stage.application();
  const [options, application] = meeting();
  proxy.forget();
  // The application is read before anything is saved, for the rights; that call meets no other.
  proxy.faultOnce("GetContract", pass, application);
  proxy.faultOnce("GetProposedOptions", options);
  const typed = { ...entry.fields, monthlyIncome: "2900", offer: "11-24", [button]: "" };
  const answer = await seller.post(entry.address({ application: id, contract: 0 }), typed);
  expect([answer.status, answer.headers["location"]]).toEqual([303, expect.stringMatching(to)]);
  const calls = proxy.operations().filter((name) => /^(GetContract|SaveApplication|GetProposedOptions)$/.test(name));
  expect(calls.slice(0, 2)).toEqual(["GetContract", "SaveApplication"]);
  expect(calls.slice(2, 4).toSorted()).toEqual(["GetContract", "GetProposedOptions"]);
  expect(calls[4]).toBe("SaveApplication");
  proxy.heal();
});

testForLeaks(() => stage);
