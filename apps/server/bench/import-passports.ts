import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../src/app.js';
import { composeServer } from '../src/composition.js';
import { parseConfig } from '../src/config.js';
import { createApiKey } from '../src/features/api-keys/create-api-key.js';
import { createTenant } from '../src/features/tenants/create-tenant.js';
import type { OutboxEventRow, PassportRow, PassportTermRow } from '../src/platform/db/tables.js';
import { createHttpServer } from '../src/platform/http/sockets/http-server.js';
import { openBenchDatabase } from './bench-database.js';

/**
 * Imports passports twice: over HTTP behind every rule, and as bare multi-row inserts of the rows the
 * import made. Started by `npm run bench`; each message asks for one round and is answered with its
 * rows a second.
 */

const rowsAtOnce = 200;
const msPerRound = 1500;

const { passport: textile } = JSON.parse(
  readFileSync(new URL('../../../examples/data/textile.json', import.meta.url), 'utf8'),
) as { passport: { metadata: object } };

const logger = pino({ level: 'silent' });
const database = await openBenchDatabase();
const db = database.knex;
const config = parseConfig({
  VAULT_KEY: randomBytes(32).toString('base64'),
  SESSION_SECRET: randomBytes(32).toString('base64'),
  LIMIT_AUTHENTICATED_IP_PER_MINUTE: '1000000000',
  LOG_LEVEL: 'silent',
});
const deps = await composeServer({ config, database, logger, baseUrl: 'https://dpp.example' });
const enterprise = { name: 'Bench', subdomain: 'bench', tier: 'enterprise' } as const;
const { id: tenantId } = await createTenant(deps, 'system', enterprise);
const [operator] = await db('operators')
  .insert({
    id: randomUUID(),
    tenant_id: tenantId,
    name: 'Bench',
    reg_id: 'DE1',
    role: 'MANUFACTURER',
    created_at: new Date(),
    updated_at: new Date(),
  })
  .returning<{ id: string }[]>('id');
const key = { tenantId, name: 'bench', role: 'BRAND_OPERATOR', operatorId: operator?.id } as const;
const { secret } = await createApiKey(deps, 'system', key);
const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/passports/bulk`;

let lastProduct = 0;
const newProductId = () => `SKU-${++lastProduct}`;

await importOverHttp();
const passportRows = (await db<PassportRow>('passports').select()).map(
  // The database counts the bytes of every inserted row.
  ({ content_bytes: _, ...row }) => row,
);
const termRows = await db<PassportTermRow>('passport_terms').select();
const eventRows = await db<OutboxEventRow>('outbox_events').select();

process.on('message', (who) => {
  void perSecond(who === 'ours' ? importOverHttp : insertBare).then((rate) => process.send?.(rate));
});
process.send?.('ready');
await once(process, 'disconnect');
server.close();
server.closeAllConnections();
await deps.accessLog.close();
await deps.scanBudgets.close();
await deps.budgets.close();
await deps.announcementListener?.close();
await database.close();

async function importOverHttp(): Promise<void> {
  const passports = Array.from({ length: rowsAtOnce }, () => ({
    productId: newProductId(),
    metadata: textile.metadata,
  }));
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ passports }),
  });
  const { insertedCount } = (await reply.json()) as { insertedCount?: number };
  if (insertedCount !== rowsAtOnce) throw new Error(`Imported ${insertedCount} rows.`);
}

/** The same rows with other ids, inserted by the owner of the database, past row security and the server's rules. */
function insertBare(): Promise<void> {
  const ids = new Map(passportRows.map(({ id }) => [id, randomUUID()]));
  return db.transaction(async (tx) => {
    await tx('passports').insert(
      passportRows.map((row) => ({
        ...row,
        id: ids.get(row.id),
        product_id: newProductId(),
        metadata: JSON.stringify(row.metadata),
      })),
    );
    await tx('passport_terms').insert(
      termRows.map((row) => ({ ...row, passport_id: ids.get(row.passport_id) })),
    );
    await tx('outbox_events').insert(eventRows.map((row) => ({ ...row, id: randomUUID() })));
  });
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let rows = 0;
  do {
    await work();
    rows += rowsAtOnce;
  } while (performance.now() - startedAt < msPerRound);
  return (rows / (performance.now() - startedAt)) * 1000;
}
