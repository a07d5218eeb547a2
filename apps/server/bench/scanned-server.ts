import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { createApp } from '../src/app.js';
import { composeServer } from '../src/composition.js';
import { parseConfig } from '../src/config.js';
import { createApiKey } from '../src/features/api-keys/create-api-key.js';
import { ResolutionCache } from '../src/features/resolution/resolution-cache.js';
import { createTenant } from '../src/features/tenants/create-tenant.js';
import { ChangeEpochs } from '../src/platform/cache/change-epochs.js';
import { createHttpServer } from '../src/platform/http/sockets/http-server.js';
import type { ServerDeps } from '../src/server-deps.js';
import { openBenchDatabase } from './bench-database.js';

/**
 * Serves published passports twice, with and without the cache of what the public finds. Started by
 * `npm run bench -- resolve`; the argument is how many passports there are.
 */

const passportCount = Number(process.argv[2]);
const { operator, passport } = JSON.parse(
  readFileSync(new URL('../../../examples/data/steel.json', import.meta.url), 'utf8'),
) as { operator: object; passport: { metadata: object } };

const database = await openBenchDatabase();
const config = parseConfig({
  VAULT_KEY: randomBytes(32).toString('base64'),
  SESSION_SECRET: randomBytes(32).toString('base64'),
  TRUST_PROXY: 'loopback',
  LIMIT_RESOLUTION_PER_MINUTE: '1000000000',
  LOG_LEVEL: 'silent',
});
const logger = pino({ level: 'silent' });
const deps = await composeServer({ config, database, logger, baseUrl: 'https://dpp.example' });
const unheard = new ResolutionCache(new ChangeEpochs(() => false));
const servers = await Promise.all([deps, { ...deps, resolutionCache: unheard }].map(listen));
const [cached = '', uncached = ''] = servers.map(
  (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
);
const gtins = await publish();
const { rows } = await deps.db.raw<{ rows: [{ schema: string }] }>(
  'select current_schema() as schema',
);
process.send?.({ cached, uncached, gtins, schema: rows[0].schema });
await once(process, 'disconnect');
for (const server of servers) {
  server.close();
  server.closeAllConnections();
}
await deps.accessLog.close();
await deps.scanBudgets.close();
await deps.budgets.close();
await deps.announcementListener?.close();
await database.close();

async function listen(served: ServerDeps) {
  const server = createHttpServer(createApp(served)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** One by way of the API, sealed; the others are copies of its row with GTINs of their own. */
async function publish(): Promise<string[]> {
  const enterprise = { name: 'Bench', subdomain: 'bench', tier: 'enterprise' } as const;
  const { id: tenantId } = await createTenant(deps, 'system', enterprise);
  const key = { tenantId, name: 'bench', role: 'TENANT_ADMIN' } as const;
  const { secret } = await createApiKey(deps, 'system', key);
  const [first = '', ...others] = Array.from({ length: passportCount }, (_, n) =>
    withCheckDigit(String(950_600_000_000 + n).padStart(13, '0')),
  );
  await post('/api/v1/operators', secret, operator);
  await post('/api/v1/passports', secret, { ...passport, productId: first });
  await post(`/api/v1/passports/${first}/seal`, secret);
  await copy(deps.db, first, others);
  await deps.db.raw('analyze');
  return [first, ...others];
}

async function post(path: string, key: string, body?: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const reply = await fetch(cached + path, {
    ...{ method: 'POST', headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
}

async function copy(db: Knex, gtin: string, copies: readonly string[]): Promise<void> {
  await db.raw(
    `insert into passports (id, tenant_id, operator_id, facility_id, product_id, status, metadata,
       category, origin_country, revision, published_at, created_at, updated_at,
       public_document, public_document_key, public_document_etag)
     select gen_random_uuid(), tenant_id, operator_id, facility_id, copy, status, metadata,
       category, origin_country, revision, published_at, created_at, updated_at,
       replace(public_document, product_id, copy), public_document_key,
       '"' || left(md5(copy), 27) || '"'
     from passports, unnest(:copies::text[]) as copy
     where product_id = :gtin`,
    { gtin, copies: [...copies] },
  );
  await db.raw(
    `insert into directory (kind, key, tenant_id, claimed_at, is_public)
     select 'GTIN', copy, tenant_id, claimed_at, true
     from directory, unnest(:copies::text[]) as copy
     where kind = 'GTIN' and key = :gtin`,
    { gtin, copies: [...copies] },
  );
}

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
