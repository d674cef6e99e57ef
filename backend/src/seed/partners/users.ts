/** How a person of the demo differs from a plain, confirmed, active seller (demo-data 2). */
export interface DemoUser {
  readonly id: number;
  readonly login: string;
  readonly name: readonly [first: string, last: string];
  readonly shop?: number;
  /** 0 seller when absent. */
  readonly role?: 1 | 2 | 3;
  readonly email?: string | null;
  readonly emailVerified?: boolean;
  readonly mobile?: string;
  readonly mobileVerified?: boolean;
  /** 1, e-mail, when absent. */
  readonly method?: 0 | 1 | 2;
  readonly twoFactor?: boolean;
  readonly canSearch?: boolean;
  readonly seesLiabilities?: boolean;
  readonly documentsOptional?: boolean;
  readonly sharedAccount?: boolean;
  readonly mainCompanyUser?: boolean;
  readonly limited?: boolean;
  readonly departed?: boolean;
  /** Saving the account is refused with this code. */
  readonly demonstratedFault?: 2120;
  readonly blockState?: 1004 | 1005;
  /** Null: has never signed in. */
  readonly lastLoginDaysAgo?: number | null;
  readonly passwordDaysOld?: number;
  /** Days until the warrant's deadline; negative: it has passed. */
  readonly warrantDueInDays?: number;
  /** Devices that were verified so many days ago; the id of each is `demo-device-{login}-{days}`. */
  readonly devicesDaysOld?: readonly number[];
}

/** Sellers, supervisors and managers; the number of a partner's person begins with the shop's. */
export const DEMO_USERS: readonly DemoUser[] = [
  { id: 10101, login: "jonas.s", name: ["Jonas", "Pardavėjas"], shop: 101 },
  {
    id: 10102,
    login: "rasa.s",
    name: ["Rasa", "Paieškienė"],
    shop: 101,
    method: 2,
    mobileVerified: true,
    twoFactor: true,
    canSearch: true,
  },
  {
    id: 10103,
    login: "vilte.s",
    name: ["Viltė", "Įrenginė"],
    shop: 101,
    emailVerified: true,
    twoFactor: true,
    devicesDaysOld: [3, 91],
  },
  // Messages to the last two digits 01 fail, to 02 stay pending (demo-data 2).
  { id: 10104, login: "sms.blogas", name: ["Simas", "Negaunantis"], shop: 101, method: 2, mobile: "+37060000001" },
  { id: 10190, login: "vadove", name: ["Aldona", "Vadovė"], shop: 101, role: 3, mainCompanyUser: true },
  { id: 10201, login: "tomas.s", name: ["Tomas", "Senas"], shop: 102, passwordDaysOld: 200 },
  { id: 10202, login: "ieva.s", name: ["Ieva", "Senienė"], shop: 102, twoFactor: true, passwordDaysOld: 200 },
  { id: 10203, login: "lukas.s", name: ["Lukas", "Blokas"], shop: 102, blockState: 1004 },
  { id: 10301, login: "ribotas", name: ["Partnerio", "Svetainė"], shop: 103, limited: true },
  { id: 10302, login: "pilnas", name: ["Partnerio", "Kasa"], shop: 103 },
  {
    id: 20101,
    login: "dalia.s",
    name: ["Dalia", "Tolimienė"],
    shop: 201,
    blockState: 1005,
    lastLoginDaysAgo: 120,
  },
  { id: 20102, login: "nauja.s", name: ["Naujė", "Pradinė"], shop: 201, method: 0, twoFactor: true },
  { id: 20190, login: "vadovas2", name: ["Bronius", "Vadovas"], shop: 201, role: 2 },
  { id: 20201, login: "kasa1", name: ["Kasa", "Nr. 1"], shop: 202, sharedAccount: true },
  { id: 20202, login: "neaktyvus.s", name: ["Karolis", "Išėjęs"], shop: 202, departed: true, lastLoginDaysAgo: 60 },
  { id: 20203, login: "dublis1.s", name: ["Dublis", "Pirmas"], shop: 202, email: "dublis@pavyzdys.example" },
  { id: 20204, login: "dublis2.s", name: ["Dublis", "Antras"], shop: 202, email: "dublis@pavyzdys.example" },
  { id: 30101, login: "vienas.s", name: ["Vienius", "Vienas"], shop: 301, warrantDueInDays: 2 },
  { id: 30102, login: "ratas.s", name: ["Rytis", "Ratas"], shop: 301, warrantDueInDays: 2 },
  { id: 30103, login: "rita.s", name: ["Rita", "Rėmė"], shop: 301, warrantDueInDays: 2, lastLoginDaysAgo: null },
  { id: 30190, login: "vadove3", name: ["Cecilija", "Vadovė"], shop: 301, role: 3, mainCompanyUser: true },
  { id: 40101, login: "isimtis.s", name: ["Lina", "Išimtinė"], shop: 401, documentsOptional: true },
  {
    id: 40102,
    login: "isip.s",
    name: ["Paulius", "Matantis"],
    shop: 401,
    canSearch: true,
    seesLiabilities: true,
  },
  // Inactive because nobody confirmed the warrant in time (vadove4's story).
  { id: 40103, login: "velyvas.s", name: ["Vėjas", "Vėlyvas"], shop: 401, departed: true, warrantDueInDays: -3 },
  { id: 40190, login: "vadove4", name: ["Danutė", "Vadovė"], shop: 401, role: 3, mainCompanyUser: true },
  { id: 50101, login: "tuscias.s", name: ["Tadas", "Tuščias"], shop: 501 },
  {
    id: 90001,
    login: "vadyb1",
    name: ["Vadybė", "Pirmoji"],
    role: 1,
    email: "vadyb1@pavyzdys.example",
    emailVerified: true,
  },
  { id: 90002, login: "vadyb2", name: ["Vadybas", "Antrasis"], role: 1, email: null },
  { id: 10204, login: "klaida.s", name: ["Kornelija", "Klaidienė"], shop: 102, demonstratedFault: 2120 },
];
