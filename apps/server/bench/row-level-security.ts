import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { tenantTransaction } from '../src/platform/db/tenant-transaction.js';
import { callsAtOnce, openBenchDatabase } from './bench-database.js';
import { measureForms } from './measure-forms.js';

/** Reads and writes rows behind the tenants' wall and beside it. Started by `npm run bench`. */

const passportCount = 1000;

const database = await openBenchDatabase(callsAtOnce);
const db = database.knex;

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

await measureForms(forms);
await database.close();

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
