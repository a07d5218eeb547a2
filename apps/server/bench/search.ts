import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { createApp } from '../src/app.js';
import { composeServer } from '../src/composition.js';
import { parseConfig } from '../src/config.js';
import { createApiKey } from '../src/features/api-keys/create-api-key.js';
import { passportCountRepository } from '../src/features/passports/catalogue/passport-count-repository.js';
import { passportSearchRepository } from '../src/features/passports/catalogue/passport-search-repository.js';
import { createTenant } from '../src/features/tenants/create-tenant.js';
import { createHttpServer } from '../src/platform/http/sockets/http-server.js';
import { tenantTransaction } from '../src/platform/db/tenant-transaction.js';
import { openBenchDatabase } from './bench-database.js';
import { measureForms } from './measure-forms.js';
import { searchQuestions } from './search-questions.js';

/**
 * Serves a hundred workspaces, of which one has many passports, and runs the statements of the catalogue by themselves
 * for comparison. Started by `npm run bench -- search`; the argument is the number of passports.
 */

const [many = 0] = process.argv.slice(2).map(Number);
const workspaces = 100;
const passportsOfOthers = 1000;

const database = await openBenchDatabase();
const db = database.knex;
const config = parseConfig({
  VAULT_KEY: randomBytes(32).toString('base64'),
  SESSION_SECRET: randomBytes(32).toString('base64'),
  LIMIT_AUTHENTICATED_IP_PER_MINUTE: '1000000000',
  LOG_LEVEL: 'silent',
});
const logger = pino({ level: 'silent' });
const deps = await composeServer({ config, database, logger, baseUrl: 'https://dpp.example' });
const tenantIds: string[] = [];
for (let at = 0; at < workspaces; at++) {
  const enterprise = { name: 'Bench', subdomain: `bench-${at}`, tier: 'enterprise' } as const;
  const { id } = await createTenant(deps, 'system', enterprise);
  tenantIds.push(id);
  await insertPassports(id, at === 0 ? many : passportsOfOthers);
}
await db.raw('vacuum analyze passports');
await db.raw('vacuum analyze passport_terms');
await db.raw('vacuum analyze status_indexes');
const [tenantId = ''] = tenantIds;
const key = { tenantId, name: 'bench', role: 'AUDITOR' } as const;
const apiKey = (await createApiKey(deps, 'system', key)).secret;
const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
await measureForms(statements(), { origin, apiKey, questions: searchQuestions });
server.close();
server.closeAllConnections();
await deps.accessLog.close();
await deps.scanBudgets.close();
await deps.budgets.close();
await deps.announcementListener?.close();
await database.close();

function behindWall(read: (tx: Knex.Transaction) => Promise<unknown>): () => Promise<unknown> {
  return () => tenantTransaction(db, tenantId, read);
}

/** The statement of each question, behind the wall and with nothing beside it. */
function statements(): Record<string, () => Promise<unknown>> {
  const page = { order: 'updatedAt', descending: true, limit: 50 } as const;
  return Object.fromEntries(
    searchQuestions.flatMap(({ name, filter }) => {
      const { words, status } = filter;
      // What is rare in this catalogue; a search looks for it first.
      const rareWord = words.find((word) => word !== 'common');
      const whole = { words, status, rareWord, tenantId, boundOperatorId: null, archived: false };
      return [
        [`page ${name}`, behindWall((tx) => passportSearchRepository(tx).listPage(whole, page))],
        [
          `counts ${name}`,
          behindWall((tx) => passportCountRepository(tx).count(whole, '2026-12-31')),
        ],
      ];
    }),
  );
}

/**
 * A second apart. Names are of two words out of 1,000 each and one that half of them have; of a thousandth a rare one.
 * A tenth is in draft, a fifth without a facility.
 */
async function insertPassports(tenant: string, count: number): Promise<void> {
  const operatorId = await insertOperator(tenant);
  const facilityId = await insertFacility(tenant, operatorId);
  const rowsAtOnce = 50_000;
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const last = Math.min(first + rowsAtOnce - 1, count);
    await db.raw(
      `insert into passports
         (id, tenant_id, operator_id, facility_id, product_id, category, status, metadata, name, name_key,
          fault_count, published_at, created_at, updated_at)
       select gen_random_uuid(), ?, ?, case when n % 5 > 0 then ?::uuid end, 'SKU-' || n, category,
         case when n % 10 = 0 then 'DRAFT' else 'ACTIVE' end,
         json_build_object('category', category, 'productName', name, 'note', repeat('x', 600)),
         name, lower(name), case when n % 10 = 0 then n % 4 end, at, at, at
       from (
         select n, '2026-01-01'::timestamptz + n * interval '1 second' as at,
           (array['textiles','batteries','electronics','cosmetics','toys','aluminium','chemicals',
                  'construction'])[1 + n % 8] as category,
           'word' || n % 1000 || ' Other' || n % 997
             || case when n % 2 = 0 then ' common' else '' end
             || case when n % 1000 = 7 then ' rare' else '' end as name
         from generate_series(?::integer, ?::integer) as n
       ) as made`,
      [tenant, operatorId, facilityId, first, last],
    );
  }
  await db.raw(
    `insert into passport_terms (tenant_id, passport_id, term)
     select distinct tenant_id, id, unnest(string_to_array(name_key || ' ' || lower(product_id), ' '))
     from passports where tenant_id = ?`,
    [tenant],
  );
  await db.raw(
    `insert into status_indexes (tenant_id, status_index, passport_id, passport_revision)
     select tenant_id, row_number() over (), id, 1 from passports
     where tenant_id = ? and status = 'ACTIVE'`,
    [tenant],
  );
}

async function insertOperator(tenant: string): Promise<string> {
  const { rows } = await db.raw<{ rows: [{ id: string }] }>(
    `insert into operators (id, tenant_id, name, reg_id, role, created_at, updated_at)
     values (gen_random_uuid(), ?, 'Bench', 'DE1', 'MANUFACTURER', now(), now()) returning id`,
    [tenant],
  );
  return rows[0].id;
}

async function insertFacility(tenant: string, operatorId: string): Promise<string> {
  const { rows } = await db.raw<{ rows: [{ id: string }] }>(
    `insert into facilities (id, tenant_id, operator_id, name, gln, country, created_at, updated_at)
     values (gen_random_uuid(), ?, ?, 'Bench', '4012345000009', 'DE', now(), now()) returning id`,
    [tenant, operatorId],
  );
  return rows[0].id;
}
