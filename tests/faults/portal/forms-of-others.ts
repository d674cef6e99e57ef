import { MANTAS_BORROWS_TOO } from "../../support/demo-application.ts";
import { readSeals } from "./page.ts";
import type { Stage } from "./stage.ts";
import { dataAddress, type TriedField } from "./submit-badly.ts";

/** A form that the author of an application does not have, or not on every one. */
interface OtherForm {
  form: string;
  route: string;
  page: string;
  by: Awaited<ReturnType<Stage["as"]>>;
  button: string;
  fields: Readonly<Record<string, string>>;
  /** What keeps the form from being done while its other fields are tried. */
  spoiled?: Readonly<Record<string, string>>;
}

const [SUPERVISOR, MANAGER, SELLER] = ["vadove", "vadyb2", "jonas.s"] as const;

/** Above what a seller may lend: a permit is needed. */
const BIG = {
  Pajamos: "9000.00",
  Trukme: 60,
  Prekes: { Preke: [{ Pavadinimas: "Televizorius", Kiekis: 6, Kaina: "1000.00", TurtoRusiesID: 2 }] },
};

async function needy(stage: Stage): Promise<number> {
  const id = await stage.application(BIG);
  await stage.author("GetProposedOptions", { ParaiskosID: id });
  return id;
}

/** The page of a buyer who signs on a tablet. */
async function signPage(stage: Stage): Promise<string> {
  const seller = await stage.as(SELLER);
  const page = `/applications/signing/${await stage.contract()}/application`;
  await seller.post(page, { ...(await readSeals(seller, page, "signature")), way: "31", contact: "", start: "" });
  return /\/sign\/[\w-]+/.exec((await seller.get(page)).body)?.[0] ?? "";
}

/** The page of a buyer who has step 4 in hand. */
async function handedOver(stage: Stage, application: number): Promise<string> {
  const seller = await stage.as(SELLER);
  const step = `/applications/edit/${application}/4`;
  await seller.post(step, { ...(await readSeals(seller, step, "contract-data")), handOver: "" });
  return /\/hand-over\/[a-z0-9]{26}/.exec((await seller.get(step)).body)?.[0] ?? "";
}

async function askedPermit(stage: Stage): Promise<string> {
  const seller = await stage.as(SELLER);
  const page = `/applications/permit/${await needy(stage)}`;
  const seals = await readSeals(seller, page, "ask-permit");
  const { location } = await seller.post(page, { ...seals, askPermit: "", reason: "Nuolatinis pirkėjas" });
  return location ?? "";
}

async function openForms(stage: Stage): Promise<OtherForm[]> {
  const [supervisor, manager, seller] = [await stage.as(SUPERVISOR), await stage.as(MANAGER), await stage.as(SELLER)];
  const ofBoth = await stage.application(MANTAS_BORROWS_TOO);
  const alone = await stage.application();
  const contract = await stage.contract();
  return [
    {
      form: "account",
      route: "routes/account-create/route",
      page: "/supervisor/accounts/create",
      by: supervisor,
      button: "saveAccount",
      fields: { firstName: "Nauja", lastName: "Darbuotoja", login: "nauja.p", role: "0", shop: "102", method: "1" },
      spoiled: { email: "ne adresas", phone: "612 34567" },
    },
    {
      form: "unblock-user",
      route: "routes/manager/route",
      page: "/manager",
      by: manager,
      button: "unblockUser",
      fields: { login: "kasa1" },
    },
    {
      form: "ask-permit",
      route: "routes/application-permit/route",
      page: `/applications/permit/${await needy(stage)}`,
      by: seller,
      button: "askPermit",
      fields: { reason: "Nuolatinis pirkėjas" },
    },
    {
      form: "reject-permit",
      route: "routes/permit/route",
      page: `${await askedPermit(stage)}?act=reject`,
      by: manager,
      button: "reject",
      fields: { note: "Pirma atneškite pažymą" },
    },
    {
      form: "liability",
      route: "routes/application-liability/route",
      page: `/applications/liabilities/${alone}/new`,
      by: manager,
      button: "continue",
      fields: {
        type: "Leasing",
        creditor: "UAB Ratai",
        contractDate: "2025-02-03",
        outstanding: "300",
        instalmentCount: "24",
        outstandingCount: "10",
        instalment: "30,50",
      },
      spoiled: { limit: "x" },
    },
    {
      form: "contract-spouse-email",
      route: "routes/application-contract/route",
      page: `/applications/edit/${ofBoth}/5`,
      by: seller,
      button: "saveSpouseEmail",
      fields: { spouseEmail: "mantas@pavyzdys.example" },
    },
    {
      form: "signature",
      route: "routes/application-signature/route",
      page: `/applications/signing/${contract}/application`,
      by: seller,
      button: "start",
      fields: { way: "30" },
      spoiled: { contact: "ne adresas" },
    },
    {
      form: "sign",
      route: "routes/sign/route",
      page: await signPage(stage),
      by: stage.guest(),
      button: "sign",
      fields: { name: "Emilija Išgalvotaitė", drawing: "[]" },
      // Without a tick nothing is signed.
      spoiled: { agreed: "" },
    },
    {
      form: "hand-over",
      route: "routes/hand-over/route",
      page: await handedOver(stage, alone),
      by: stage.guest(),
      button: "sendAnswers",
      fields: {
        "address.city": "Kaunas",
        "address.street": "Laisvės al.",
        "address.house": "7",
        email: "pirkeja@pavyzdys.example",
        account: "LT73 7300 0100 1234 5678",
        "politics.name": "Vardenis",
      },
      spoiled: { phone: "x" },
    },
    {
      form: "settings",
      route: "routes/settings/route",
      page: "/settings",
      by: seller,
      button: "save",
      fields: { email: "jonas.s@pavyzdys.example", method: "1" },
      spoiled: { phone: "x" },
    },
  ];
}

/** Every field of the forms that the author of an application does not have, opened by users who have them. */
export async function openFormsOfOthers(stage: Stage): Promise<TriedField[]> {
  const forms = await openForms(stage);
  const opened = await Promise.all(
    forms.map(async ({ form, route, page, by, button, fields, spoiled = {} }) => {
      const values = { ...(await readSeals(by, page, form)), ...fields, ...spoiled, [button]: "" };
      const names = [...Object.keys(fields), ...Object.keys(spoiled)].filter((name) => name !== "agreed");
      return names.map((name) => ({ form, name, address: dataAddress(page, route), by, values }));
    }),
  );
  return opened.flat();
}
