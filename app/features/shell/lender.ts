/** The lender as the public pages name it (demo story of the back end). */
export const LENDER = {
  name: "UAB „Pavyzdžio lizingas“",
  code: "000000001",
  phone: "+370 700 55 555",
  email: "pagalba@pavyzdys.example",
} as const;
