import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { openDatabase } from '../src/platform/db/database.js';
import { migrateToLatest } from '../src/platform/db/migrate.js';
import { tenantTransaction } from '../src/platform/db/tenant-transaction.js';

/** Reads and writes rows behind the tenants' wall and beside it. Started by `npm run bench`. */

const roundMs = 700;
/** As many at once as the pool has connections: one on the embedded database. */
const databaseUrl = process.env.BENCH_DATABASE_URL;
const atOnce = databaseUrl ? 8 : 1;
const passportCount = 1000;
const schema = `bench_${process.pid}`;

const database = await openDatabase({
  dataDirectory: 'memory://',
  logger: pino({ level: 'silent' }),
  ...(databaseUrl && { databaseUrl, schema, poolSize: atOnce }),
});
const db = database.knex;
if (databaseUrl) await db.raw(`create schema ${schema}`);
await migrateToLatest(db);

const [tenantId, operatorId, at] = [randomUUID(), randomUUID(), new Date()];
const changed = { created_at: at, updated_at: at };
const tenant = { name: 'Bench', subdomain: 'bench', tier: 'growth', subscription_status: 'active' };
const operator = { tenant_id: tenantId, name: 'Bench', reg_id: 'DE1', role: 'MANUFACTURER' };
await db('tenants').insert({ id: tenantId, ...tenant, ...changed });
await db('operators').insert({ id: operatorId, ...operator, ...changed });
const ids: string[] = [];
for (let i = 0; i < passportCount; i++) ids.push(await insertPassport(db));
await db.raw('analyze');

const read = (on: Knex) =>
  on('passports')
    .where({ tenant_id: tenantId, id: ids[Math.floor(Math.random() * ids.length)] ?? '' })
    .first<unknown>();

/** What creating a passport writes. */
async function write(on: Knex): Promise<void> {
  const id = await insertPassport(on);
  await on('outbox_events').insert({
    id,
    tenant_id: tenantId,
    event_type: 'passport.ingested',
    payload: '{}',
    created_at: at,
  });
}

const forms: Readonly<Record<string, () => Promise<unknown>>> = {
  read: () => read(db),
  'read in a transaction': () => db.transaction(read),
  'read behind the wall': () => tenantTransaction(db, tenantId, read),
  write: () => db.transaction(write),
  'write behind the wall': () => tenantTransaction(db, tenantId, write),
};

process.on('message', (form: string) => {
  void callsPerSecond(form).then((rate) => process.send?.(rate));
});
process.send?.('ready');
await once(process, 'disconnect');
if (databaseUrl) await db.raw(`drop schema ${schema} cascade`);
await database.close();

async function callsPerSecond(form: string): Promise<number> {
  const call = forms[form];
  if (!call) throw new Error(`There is no form ${form}.`);
  const startedAt = performance.now();
  let calls = 0;
  while (performance.now() - startedAt < roundMs) {
    await Promise.all(Array.from({ length: atOnce }, call));
    calls += atOnce;
  }
  return (calls / (performance.now() - startedAt)) * 1000;
}

async function insertPassport(on: Knex): Promise<string> {
  const id = randomUUID();
  await on('passports').insert({
    id,
    tenant_id: tenantId,
    operator_id: operatorId,
    product_id: id,
    status: 'ACTIVE',
    metadata: JSON.stringify({ text: 'x'.repeat(3000) }),
    ...changed,
  });
  return id;
}
