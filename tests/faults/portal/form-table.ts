import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { CONTRACT_FORMS } from "./contract-forms.ts";
import { INCOME_FORMS } from "./income-forms.ts";

/** What the forms of a test are about. */
export interface Subject {
  /** Complete, status 0. */
  application: number;
  /** Made, not signed. */
  contract: number;
}

/** The same with what routes are about besides. */
export interface RouteSubject extends Subject {
  /** Of the application (F-383). */
  rating: number;
}

/** One form of the portal. */
export interface FormEntry {
  /** The id that its token is made for. */
  form: string;
  /** The route whose action reads it. */
  route: string;
  address: (subject: Subject) => string;
  /** The page it stands on, when not at its own address. */
  page?: string;
  /** What it is found by in the page, when that is not its id. */
  marker?: string;
  /** Good values. */
  fields: Readonly<Record<string, string>>;
  button: string;
  /** Where a good post leads. */
  leadsTo: (subject: Subject) => string | RegExp;
  /** What a good post changes in the back end. */
  writes: readonly string[];
  /** What a post with a wrong token leads to, when the form is not simply shown again with 403. */
  stale?: (subject: Subject) => string;
}

/** A person whom the registers do not know: the portal asks for the name (1030). */
export const NEW_CLIENT = "50710029801";

const step = (number: number) => (subject: Subject) =>
  number === 2 ? `/applications/add/2/${subject.application}` : `/applications/edit/${subject.application}/${number}`;
const goodsOfStep2 = (subject: Subject) => `${step(2)(subject)}#credit-goods`;
const contractPage = ({ contract }: Subject) => `/applications/edit/${contract}/5`;

/** Every form of the portal with an action; a route with an action and without a line here fails the table's own test. */
export const FORMS: readonly FormEntry[] = [
  {
    form: "login",
    route: "routes/login/route",
    address: () => "/login",
    fields: { username: "pilnas", password: DEMO_PASSWORD },
    button: "login",
    leadsTo: () => "/news",
    writes: [],
  },
  {
    form: "logout",
    route: "routes/logout/route",
    address: () => "/logout",
    fields: {},
    button: "logout",
    leadsTo: () => "/login",
    writes: ["EndSession"],
    stale: () => "/logout",
  },
  {
    form: "preferences",
    route: "routes/preferences/route",
    address: () => "/preferences",
    page: "/news",
    marker: "zoomIn",
    fields: { zoom: "1.00", back: "/applications" },
    button: "zoomIn",
    leadsTo: () => "/applications",
    writes: [],
    stale: () => "/news",
  },
  {
    form: "show-code",
    route: "routes/applications/route",
    address: () => "/applications",
    marker: "showCode",
    fields: { application: "1002" },
    button: "showCode",
    leadsTo: () => "/applications",
    writes: [],
  },
  {
    form: "list-columns",
    route: "routes/applications-columns/route",
    address: () => "/applications/columns",
    // The choice is the user's from then on: the form of a row's code stands in this column.
    fields: { columns: "personalCode" },
    button: "saveColumns",
    leadsTo: () => "/applications",
    writes: [],
  },
  {
    form: "start-application",
    route: "routes/news/route",
    address: () => "/news",
    fields: { personalCode: "60302149977" },
    button: "start",
    leadsTo: () => "/applications/add",
    writes: [],
  },
  {
    form: "buyer",
    route: "routes/application-buyer/route",
    address: () => "/applications/add",
    fields: {
      personalCode: "60302149977",
      phone: "612 34567",
      email: "emilija@pavyzdys.example",
      productType: "3",
      dataPolicy: "on",
      creditCheck: "on",
    },
    button: "continue",
    leadsTo: () => /^\/applications\/add\/2\/\d+$/,
    writes: ["GetNewApplication", "SaveApplication"],
  },
  {
    form: "credit",
    route: "routes/application-credit/route",
    address: step(2),
    fields: {
      variant: "11",
      duration: "12",
      paymentDay: "15",
      "advance.type": "0",
      "advance.value": "20",
      ownFunds: "5",
    },
    button: "save",
    leadsTo: step(2),
    writes: ["SaveApplication"],
  },
  {
    form: "goods-line",
    route: "routes/application-goods/route",
    address: ({ application }) => `/applications/goods/${application}/0`,
    fields: {
      title: "Telefonas",
      groupId: "2",
      quantity: "1",
      priceCents: "500,00",
      productNumber: "TEL-1",
      serialNumber: "SN-2041",
    },
    button: "continue",
    leadsTo: goodsOfStep2,
    writes: ["SaveApplication"],
  },
  {
    form: "catalogue",
    route: "routes/application-catalogue/route",
    address: ({ application }) => `/applications/catalogue/${application}`,
    marker: "productNumber",
    fields: { productNumber: "TEL-P1-06" },
    button: "add",
    leadsTo: goodsOfStep2,
    writes: ["SaveApplication"],
    stale: ({ application }) => `/applications/catalogue/${application}`,
  },
  {
    form: "household",
    route: "routes/application-household/route",
    address: step(3),
    fields: {
      incomeType: "1",
      monthlyIncome: "1080",
      workplace: "UAB Kavos kampas",
      maritalStatus: "1",
      members: "1",
      "loans.consumer": "10",
    },
    button: "showOffers",
    leadsTo: (subject) => `${step(3)(subject)}#offers`,
    writes: ["SaveApplication"],
  },
  {
    form: "contract-data",
    route: "routes/application-contract-data/route",
    address: step(4),
    fields: {
      "address.city": "Vilnius",
      "address.street": "Ozo g.",
      "address.house": "12A",
      "address.flat": "7",
      "address.postalCode": "LT-10007",
      "document.type": "0",
      "document.number": "12345678",
      "document.validUntil": "2031-05-01",
      phone: "612 34567",
      email: "emilija@pavyzdys.example",
      account: "LT73 7300 0100 1234 5678",
      "politics.exposed": "no",
    },
    button: "continue",
    leadsTo: step(5),
    writes: ["SaveApplication"],
  },
  {
    form: "contract",
    route: "routes/application-contract/route",
    address: step(5),
    marker: "makeContract",
    fields: {},
    button: "makeContract",
    leadsTo: step(5),
    writes: ["MakeContract"],
  },
  {
    form: "contract-signature",
    route: "routes/application-contract/route",
    address: contractPage,
    fields: { signedOn: new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" }), confirmed: "on" },
    button: "confirmSignature",
    leadsTo: contractPage,
    writes: ["ConfirmSignature"],
  },
  {
    form: "contract-email",
    route: "routes/application-contract/route",
    address: contractPage,
    fields: { email: "kita@pavyzdys.example" },
    button: "saveEmail",
    leadsTo: contractPage,
    writes: ["SaveClientEmail"],
  },
  ...INCOME_FORMS,
  {
    form: "signature",
    route: "routes/application-signature/route",
    address: ({ contract }) => `/applications/signing/${contract}/application`,
    fields: { way: "30", contact: "pirkejas@pavyzdys.example" },
    button: "start",
    leadsTo: ({ contract }) => `/applications/signing/${contract}/application`,
    writes: ["InitiateSigning"],
  },
  {
    form: "delete-application",
    route: "routes/application-delete/route",
    address: ({ application }) => `/applications/delete/${application}`,
    marker: "deleteApplication",
    fields: {},
    button: "deleteApplication",
    leadsTo: () => "/applications",
    writes: ["DeleteApplication"],
  },
  ...CONTRACT_FORMS,
  {
    form: "own-sessions",
    route: "routes/own-sessions/route",
    address: () => "/sessions",
    marker: "endOthers",
    // It names no log-in: a good one would end what other tests work with.
    fields: {},
    button: "endSession",
    leadsTo: () => "/sessions",
    writes: [],
  },
];

/** @throws when there is no such form */
export function formNamed(name: string): FormEntry {
  const entry = FORMS.find(({ form }) => form === name);
  if (entry === undefined) throw new Error(`no form ${name}`);
  return entry;
}

/** How the page shows the form: by its id unless the table says otherwise. */
export const markerOf = ({ form, marker }: FormEntry): string => marker ?? form;

export const pageOf = (entry: FormEntry, subject: Subject): string => entry.page ?? entry.address(subject);

/** The fields with the pressed button, as a browser sends them. */
export const pressed = ({ fields, button }: FormEntry): Record<string, string> => ({ ...fields, [button]: "" });

/** Page and marker of another form that the same sender is shown; a guest has one other. */
export function otherFormOf({ form }: FormEntry, subject: Subject): [page: string, marker: string] {
  if (form === "login") return ["/password-remind", "remind"];
  const other = formNamed(form === "logout" ? "buyer" : "logout");
  return [pageOf(other, subject), markerOf(other)];
}
