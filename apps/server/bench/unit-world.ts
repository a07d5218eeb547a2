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
import { createTenant } from '../src/features/tenants/create-tenant.js';
import { createHttpServer } from '../src/platform/http/sockets/http-server.js';
import { openBenchDatabase } from './bench-database.js';

/** How many battery units, and how many events each of them has. */
export interface UnitWorldSize {
  readonly units: number;
  readonly eventsOfUnit: number;
}

const { passport: textile } = JSON.parse(
  readFileSync(new URL('../../../examples/data/textile.json', import.meta.url), 'utf8'),
) as { passport: { metadata: object } };

/** A server with one workspace in a database of its own, with battery units that have a history. */
export async function openUnitWorld({ units, eventsOfUnit }: UnitWorldSize) {
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
  const enterprise = { name: 'Bench', subdomain: 'bench', tier: 'enterprise' } as const;
  const { id: tenantId } = await createTenant(deps, 'system', enterprise);
  const key = { tenantId, name: 'bench', role: 'TENANT_ADMIN' } as const;
  const { secret: apiKey } = await createApiKey(deps, 'system', key);
  const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const passportId = await createPassport(origin, apiKey);
  const unitIds = await insertUnits(db, { tenantId, passportId, units });
  await insertEvents(db, { tenantId, unitIds, eventsOfUnit });
  return {
    ...{ db, tenantId, origin, apiKey, unitIds },
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

export type UnitWorld = Awaited<ReturnType<typeof openUnitWorld>>;

async function createPassport(origin: string, apiKey: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await fetch(origin + path, request);
    if (reply.status !== 201) throw new Error(`${path}: ${await reply.text()}`);
    return (await reply.json()) as { passport: { id: string } };
  };
  const operator = { name: 'Bench', regId: 'DE136695976', regIdScheme: 'VAT' };
  await post('/api/v1/operators', { ...operator, role: 'MANUFACTURER' });
  const created = { productId: 'SKU-1', metadata: textile.metadata };
  return (await post('/api/v1/passports', created)).passport.id;
}

async function insertUnits(
  db: Knex,
  made: { readonly tenantId: string; readonly passportId: string; readonly units: number },
): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `insert into battery_units
       (tenant_id, id, passport_id, serial_number, status, created_at, updated_at)
     select ?, gen_random_uuid(), ?, 'BAT-' || n, 'IN_SERVICE', now(), now()
     from generate_series(1, ?::integer) as n returning id`,
    [made.tenantId, made.passportId, made.units],
  );
  return rows.map(({ id }) => id);
}

/** A minute apart, the last of them an hour ago. */
async function insertEvents(
  db: Knex,
  made: {
    readonly tenantId: string;
    readonly unitIds: readonly string[];
    readonly eventsOfUnit: number;
  },
): Promise<void> {
  const { tenantId, unitIds, eventsOfUnit } = made;
  for (const unitId of unitIds) {
    await db.raw(
      `insert into unit_events
         (tenant_id, unit_id, recorded_at, id, event_type, state_of_health, cycle_count,
          remaining_capacity_ah, temperature_c, created_at)
       select ?, ?, now() - interval '1 hour' - (?::integer - n) * interval '1 minute',
         gen_random_uuid(), 'CHARGE_CYCLE', 100 - n * 0.001, n, 70.5, 21.5, now()
       from generate_series(1, ?::integer) as n`,
      [tenantId, unitId, eventsOfUnit, eventsOfUnit],
    );
  }
  await db.raw('vacuum analyze unit_events');
  await db.raw('vacuum analyze battery_units');
}
