import { afterEach, expect, test } from "vitest";
import { changed } from "../../support/soap-proxy.ts";
import { readSeals } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
afterEach(() => get().servers.proxy.heal());

/** A good that takes part in no promotion of variant 14. */
const PHONE = { Pavadinimas: "Telefonas Bangis", Kiekis: 1, Kaina: "500.00", TurtoRusiesID: 2 };

/** From now on the back end says so of every application. */
const say = (element: string, value: string | number) =>
  get().servers.proxy.fault(
    "GetContract",
    changed((xml) => xml.replace(new RegExp(`(<(?:\\w+:)?${element}>)[^<]*`, "g"), `$1${value}`)),
  );

const read = async (path: string) => (await get().as(AUTHOR)).get(path);

test("F-352: PratestaGarantijaGalima: a shop without extended warranties is not asked for one", async () => {
  const path = `/applications/goods/${await get().application()}/new`;
  expect((await read(path)).body).toContain('name="insured"');
  say("PratestaGarantijaGalima", 0);
  expect((await read(path)).body).not.toContain('name="insured"');
});

test("F-352: SutartiesTipas: a credit account has a sum of its own, goods on credit have goods", async () => {
  const path = `/applications/add/2/${await get().application()}`;
  const goods = await read(path);
  expect([goods.body.includes('name="sum"'), goods.body.includes('id="credit-goods"')]).toEqual([false, true]);
  const account = `/applications/add/2/${await get().application({ SutartiesTipas: 5, SalyguVariantoID: 21, Prekes: {} })}`;
  expect((await read(account)).body).toContain('name="sum"');
});

test.each([
  ["KatalogoTipas", "DISABLED"],
  ["KatalogoAkcijosIsimtis", 1],
])("F-352: a promotion wants an item of the catalogue, unless %s is %s", async (element, value) => {
  const id = await get().application({ SalyguVariantoID: 14, Trukme: 24, Prekes: { Preke: [PHONE] } });
  const path = `/applications/add/2/${id}`;
  const seller = await get().as(AUTHOR);
  const wants = "reikia bent vienos akcijoje dalyvaujančios prekės";
  const post = async () => {
    return seller.post(path, {
      ...(await readSeals(seller, path, "credit")),
      variant: "14",
      duration: "24",
      paymentDay: "15",
      "advance.type": "0",
      "advance.value": "0",
      continue: "",
    });
  };
  expect(wordsOf(await post())).toContain(wants);
  say(element, value);
  expect(wordsOf(await post())).not.toContain(wants);
});

test.each([
  [0, true],
  [11, false],
])("F-352: SutartiesPasirasymas: a contract whose signature is %i asks for one on paper: %s", async (type, asks) => {
  const id = await get().contract();
  say("SutartiesPasirasymas", type);
  if (type > 0) say("Busena", 2);
  const { body } = await read(`/applications/edit/${id}/5`);
  expect(body.includes('id="contract-signature"')).toBe(asks);
});
