import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../backend/src/store/database.ts";
import { createTemporaryDatabase, type TemporaryDatabase } from "./postgresql-database.ts";
import { describeStore } from "./store-behaviour.ts";

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await createTemporaryDatabase("store");
});
afterAll(() => database.drop());

const open = () => openDatabase({ databaseUrl: database.url, databasePoolSize: 8, dataFolder: "" });

describeStore("PostgreSQL", open);

test("two processes that start at the same time migrate one after the other", async () => {
  const fresh = await createTemporaryDatabase("migration");
  try {
    const settings = { databaseUrl: fresh.url, databasePoolSize: 2, dataFolder: "" };
    const opened = await Promise.all([openDatabase(settings), openDatabase(settings), openDatabase(settings)]);
    expect(opened.map(({ engine }) => engine)).toEqual(["postgresql", "postgresql", "postgresql"]);
    await Promise.all(opened.map((one) => one.close()));
  } finally {
    await fresh.drop();
  }
});

test("an address at which nothing answers is a fault at the start, not later", async () => {
  const nowhere = { databaseUrl: "postgres://postgres@127.0.0.1:1/none", databasePoolSize: 1, dataFolder: "" };
  await expect(openDatabase(nowhere)).rejects.toThrow(/ECONNREFUSED/);
});
