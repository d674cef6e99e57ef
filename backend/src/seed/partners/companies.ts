import type { companies, shops } from "../../store/schema/partners.ts";

type Company = typeof companies.$inferInsert;
type Shop = typeof shops.$inferInsert;

const MAIN_MANAGER = 90001;
const HELP_PHONE = "+370 600 00000";

/** Invented partner companies (demo-data 1). */
export const DEMO_COMPANIES: readonly Company[] = [
  { id: 1, name: "UAB „Elektrika Plius“", code: "999000101", address: "Ozo g. 25, LT-07150 Vilnius" },
  { id: 2, name: "UAB „Miego namai“", code: "999000202", address: "Taikos pr. 61, LT-91182 Klaipėda" },
  { id: 3, name: "MB „Dviračių kiemas“", code: "999000303", address: "Beržų g. 4, LT-36145 Panevėžys" },
  { id: 4, name: "UAB „Saulės stogas“", code: "999000404", address: "Naujoji g. 90, LT-62380 Alytus" },
  { id: 5, name: "UAB „Tuščia lentyna“", code: "999000505", address: "Aušros g. 12, LT-28193 Utena" },
];

const accounts = {
  electronics: "LT737300010012345678",
  beds: "LT897044060001234567",
  bicycles: "LT947180900012345678",
  solar: "LT134010051234567890",
  empty: "LT557290000012345678",
} as const;

/** Shops of the demo (demo-data 1). Shop 501 has neither variants (2140) nor a manager (1080). */
export const DEMO_SHOPS: readonly Shop[] = [
  {
    id: 101,
    companyId: 1,
    name: "Elektrika Plius, Vilnius, Ozo g.",
    city: "Vilnius",
    address: "Ozo g. 25, LT-07150 Vilnius",
    email: "vilnius@elektrika.pavyzdys.example",
    helpPhone: HELP_PHONE,
    accountNumber: accounts.electronics,
    catalogueType: "TYPE_A",
    managerId: MAIN_MANAGER,
  },
  {
    id: 102,
    companyId: 1,
    name: "Elektrika Plius, Kaunas, Savanorių pr.",
    city: "Kaunas",
    address: "Savanorių pr. 214, LT-50193 Kaunas",
    email: "kaunas@elektrika.pavyzdys.example",
    helpPhone: HELP_PHONE,
    accountNumber: accounts.electronics,
    catalogueType: "TYPE_A",
    managerId: MAIN_MANAGER,
  },
  {
    id: 103,
    companyId: 1,
    name: "Elektrika Plius, e. parduotuvė",
    city: "Vilnius",
    address: "Ozo g. 25, LT-07150 Vilnius",
    email: "internetu@elektrika.pavyzdys.example",
    helpPhone: HELP_PHONE,
    accountNumber: accounts.electronics,
    catalogueType: "TYPE_A",
    online: true,
    managerId: MAIN_MANAGER,
  },
  {
    id: 201,
    companyId: 2,
    name: "Miego namai, Klaipėda",
    city: "Klaipėda",
    address: "Taikos pr. 61, LT-91182 Klaipėda",
    email: "klaipeda@miegas.pavyzdys.example",
    helpPhone: HELP_PHONE,
    accountNumber: accounts.beds,
    catalogueType: "TYPE_B",
    managerId: MAIN_MANAGER,
  },
  {
    id: 202,
    companyId: 2,
    name: "Miego namai, Šiauliai",
    city: "Šiauliai",
    address: "Tilžės g. 109, LT-76296 Šiauliai",
    email: "siauliai@miegas.pavyzdys.example",
    helpPhone: HELP_PHONE,
    accountNumber: accounts.beds,
    catalogueType: "TYPE_B",
    managerId: MAIN_MANAGER,
  },
  {
    id: 301,
    companyId: 3,
    name: "Dviračių kiemas, Panevėžys",
    city: "Panevėžys",
    address: "Beržų g. 4, LT-36145 Panevėžys",
    helpPhone: HELP_PHONE,
    accountNumber: accounts.bicycles,
    catalogueType: "DISABLED",
    extendedWarrantyAllowed: false,
    managerId: MAIN_MANAGER,
  },
  {
    id: 401,
    companyId: 4,
    name: "Saulės stogas, Alytus",
    city: "Alytus",
    address: "Naujoji g. 90, LT-62380 Alytus",
    email: "alytus@saule.pavyzdys.example",
    helpPhone: HELP_PHONE,
    accountNumber: accounts.solar,
    catalogueType: "TYPE_A",
    catalogueException: true,
    managerId: MAIN_MANAGER,
  },
  {
    id: 501,
    companyId: 5,
    name: "Tuščia lentyna, Utena",
    city: "Utena",
    address: "Aušros g. 12, LT-28193 Utena",
    helpPhone: HELP_PHONE,
    accountNumber: accounts.empty,
    catalogueType: "DISABLED",
    extendedWarrantyAllowed: false,
    managerId: null,
  },
];
