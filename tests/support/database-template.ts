import type pg from "pg";
import { databaseUrl, withServer } from "./postgresql-server.ts";
import { templateDay, templateKey } from "./template-key.ts";

const DAY_MS = 24 * 3_600_000;

/** Any number that no other program takes as an advisory lock in the server's own database. */
const TEMPLATE_LOCK = 7_262_600_112;

const exists = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query("select 1 from pg_database where datname = $1", [name])).rowCount === 1;

/** Databases of tests carry the day; what is older than yesterday was left by a run that was broken off. */
async function dropForgotten(client: pg.Client): Promise<void> {
  const yesterday = templateDay(new Date(Date.now() - DAY_MS));
  const { rows } = await client.query<{ name: string }>(
    String.raw`select datname as name from pg_database where datname ~ '^portal_(template|building|test)_\d{8}_'`,
  );
  for (const { name } of rows) {
    if ((name.split("_")[2] ?? "") >= yesterday) continue;
    await client.query(`alter database ${name} is_template false`);
    await client.query(`drop database if exists ${name} with (force)`);
  }
}

/** Only a database that is filled gets the template's name: a run that is broken off leaves none by halves. */
async function build(client: pg.Client, template: string, fill: (url: string) => Promise<void>): Promise<void> {
  await dropForgotten(client);
  const building = template.replace("_template_", "_building_");
  await client.query(`drop database if exists ${building} with (force)`);
  await client.query(`create database ${building}`);
  await fill(databaseUrl(building));
  // No client can connect by mistake, nor does autovacuum: a template that is in use cannot be copied.
  await client.query(`alter database ${building} with allow_connections false is_template true`);
  await client.query(`alter database ${building} rename to ${template}`);
}

/**
 * Name of a database with the demo story, made once for each state of the sources and kept between runs. Test files that
 * start at the same time, also of other checkouts, wait for the one that makes it.
 */
export async function getDatabaseTemplate(fill: (url: string) => Promise<void>): Promise<string> {
  const template = `portal_template_${templateDay()}_${templateKey()}`;
  await withServer(async (client) => {
    if (await exists(client, template)) return;
    // Ends with its connection, however this process dies.
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    if (!(await exists(client, template))) await build(client, template, fill);
  });
  return template;
}
