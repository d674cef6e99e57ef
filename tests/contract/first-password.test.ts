import { expect, test } from "vitest";
import { digestOf } from "../../backend/src/accounts/password-digest.ts";
import { tryLogIn } from "../support/demo-session.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { messagesTo } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const main = useCaller(backEnd, "vadove");

const LOGIN = "rasytas.d";
const EMAIL = "rasytas.d@pavyzdys.example";
const PASSWORD = "Pirmas-2026!";
const TYPED = { password: digestOf({ password: PASSWORD, hashed: false }), hashed: 1 };

const save = (id: number, password: { password: string; hashed: number }) =>
  main("SaveSeller", {
    PardavejoVartotojas: {
      Vardas: "Nauja",
      Pavarde: "Darbuotoja",
      Emailas: EMAIL,
      Loginas: LOGIN,
      PardavejoID: id,
      ParduotuvesID: 102,
      Aktyvus: 1,
      Autentifikacija: 1,
      Role: 0,
    },
    ...password,
  });

test("F-399: a password that the supervisor types is the first one: no link is sent, and its owner changes it", async () => {
  expect((await save(0, TYPED)).code).toBe(0);
  expect((await tryLogIn(backEnd.url, LOGIN, PASSWORD)).code).toBe(1009);
  expect(await messagesTo(backEnd, EMAIL)).toEqual([]);
});

test("F-399: one that breaks the rules is refused, and so is one for an account that is there", async () => {
  expect((await save(0, { password: "silpnas", hashed: 0 })).code).toBe(2000);
  expect((await save(10102, TYPED)).code).toBe(2000);
});
