import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { createApp } from '../src/app.js';
import { composeServer } from '../src/composition.js';
import { parseConfig } from '../src/config.js';
import { createApiKey } from '../src/features/api-keys/create-api-key.js';
import { createTenant } from '../src/features/tenants/create-tenant.js';
import { createHttpServer } from '../src/platform/http/sockets/http-server.js';
import { openBenchDatabase } from './bench-database.js';

/**
 * Serves two workspaces, each in a database of its own: one with few passports, one with many. Started
 * by `npm run bench`; the arguments are the two numbers.
 */

const logger = pino({ level: 'silent' });
const [few = 0, many = 0] = process.argv.slice(2).map(Number);

const worlds = [await openWorld('few', few), await openWorld('many', many)] as const;
process.send?.(worlds.map(({ origin, apiKey, operatorKey }) => ({ origin, apiKey, operatorKey })));
await once(process, 'disconnect');
for (const world of worlds) await world.close();

async function openWorld(name: string, passportCount: number) {
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
  const [most, fewer] = await insertOperators(db, tenantId);
  await insertPassports(db, { tenantId, most, fewer, passportCount });
  const keyOf = async (operatorId?: string) => {
    const key = { tenantId, name: 'bench', role: 'BRAND_OPERATOR', operatorId } as const;
    return (await createApiKey(deps, 'system', key)).secret;
  };
  const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: await keyOf(),
    /** Key of the operator with the oldest hundredth. */
    operatorKey: await keyOf(fewer),
    async close() {
      server.close();
      server.closeAllConnections();
      await deps.accessLog.close();
      await deps.scanBudgets.close();
      await deps.budgets.close();
      await deps.announcementListener?.close();
      await database.close();
    },
  };
}

async function insertOperators(db: Knex, tenantId: string): Promise<[string, string]> {
  const { rows } = await db.raw<{ rows: [{ id: string }, { id: string }] }>(
    `insert into operators (id, tenant_id, name, reg_id, role, created_at, updated_at)
     select gen_random_uuid(), ?, 'Bench ' || n, 'DE' || n, 'MANUFACTURER', now(), now()
     from generate_series(1, 2) as n returning id`,
    [tenantId],
  );
  return [rows[0].id, rows[1].id];
}

/**
 * A second apart, of eight categories and seven countries in turn. What is rare is old, so that a scan of the newest
 * does not find it: the first hundredth is the second operator's, of the first thousandth everything is iron-steel
 * from Malta; the newest tenth is archived.
 */
async function insertPassports(
  db: Knex,
  world: { tenantId: string; most: string; fewer: string; passportCount: number },
): Promise<void> {
  const rowsAtOnce = 50_000;
  for (let first = 1; first <= world.passportCount; first += rowsAtOnce) {
    const last = Math.min(first + rowsAtOnce - 1, world.passportCount);
    await db.raw(
      `insert into passports
         (id, tenant_id, operator_id, product_id, category, origin_country, status, metadata,
          published_at, archived_at, created_at, updated_at)
       select gen_random_uuid(), ?, case when age < 0.01 then ?::uuid else ?::uuid end, 'SKU-' || n, category, country,
         'ACTIVE',
         json_build_object('category', category, 'originCountry', country, 'note', repeat('x', 300)),
         at, case when age > 0.9 then at end, at, at
       from (
         select n, age, '2026-01-01'::timestamptz + n * interval '1 second' as at,
           case when age < 0.001 then 'iron-steel' else
             (array['textiles','batteries','electronics','cosmetics','toys','aluminium','chemicals',
                    'construction'])[1 + n % 8] end as category,
           case when age < 0.001 then 'MT' else
             (array['DE','FR','PT','IT','ES','PL','SE'])[1 + n % 7] end as country
         from (select n, n::float / ?::integer as age
               from generate_series(?::integer, ?::integer) as n) as numbered
       ) as made`,
      [world.tenantId, world.fewer, world.most, world.passportCount, first, last],
    );
  }
  await db.raw('vacuum analyze passports');
}
