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
import { renderMessage } from '../src/features/webhooks/deliveries/render-message.js';
import { tenantTransaction } from '../src/platform/db/tenant-transaction.js';
import { createHttpServer } from '../src/platform/http/sockets/http-server.js';
import { outboxRepository } from '../src/platform/outbox/outbox-repository.js';
import { openBenchDatabase } from './bench-database.js';

/**
 * A server with three workspaces: one with all receivers subscribed to every event, one with five subscriptions, one
 * with none. Started by `npm run bench -- webhooks` with the addresses of the receivers. `events` writes as many
 * events as it says and answers; `deliver` delivers them; `start` and `stop` let the server deliver by itself, or
 * not.
 */
type Message = { readonly events: number } | 'deliver' | 'start' | 'stop';

const receivers = JSON.parse(process.argv[2] ?? '[]') as string[];
const { passport: textile } = JSON.parse(
  readFileSync(new URL('../../../examples/data/textile.json', import.meta.url), 'utf8'),
) as { passport: { metadata: object } };

const database = await openBenchDatabase();
const config = parseConfig({
  VAULT_KEY: randomBytes(32).toString('base64'),
  SESSION_SECRET: randomBytes(32).toString('base64'),
  LIMIT_AUTHENTICATED_IP_PER_MINUTE: '1000000000',
  LOG_LEVEL: 'silent',
  WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
});
const logger = pino({ level: 'silent' });
const deps = await composeServer({ config, database, logger, baseUrl: 'https://dpp.example' });
const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const subscribed = await openWorkspace('subscribed', receivers);
const withFive = await openWorkspace('five', receivers.slice(0, 5));
const withNone = await openWorkspace('none', []);
const payload = await publicDocument();
const body = renderMessage({
  environment: 'live',
  ...{ id: randomUUID(), type: 'passport.ingested', createdAt: new Date(), dataText: payload },
}).toString();

process.on('message', (message: Message) => {
  void obey(message).then(() => process.send?.('done'));
});
process.send?.({ origin, keys: { five: withFive.key, none: withNone.key }, body });
await once(process, 'disconnect');
server.close();
server.closeAllConnections();
await deps.webhookDispatcher.close(0);
await deps.accessLog.close();
await deps.scanBudgets.close();
await deps.budgets.close();
await deps.announcementListener?.close();
await database.close();
process.exit();

async function obey(message: Message): Promise<void> {
  if (message === 'deliver') await deps.webhookDispatcher.deliverDue();
  else if (message === 'start') deps.webhookDispatcher.start();
  else if (message === 'stop') await database.knex('outbox_events').delete();
  else await writeEvents(message.events);
}

function writeEvents(count: number): Promise<void> {
  const { tenantId } = subscribed;
  const events = Array.from({ length: count }, () => ({
    ...{ id: randomUUID(), tenantId, payload, createdAt: new Date() },
    type: 'passport.ingested' as const,
  }));
  return tenantTransaction(deps.db, tenantId, (tx) => outboxRepository(tx).appendAll(events));
}

async function openWorkspace(subdomain: string, urls: readonly string[]) {
  const enterprise = { name: 'Bench', subdomain, tier: 'enterprise' } as const;
  const { id: tenantId } = await createTenant(deps, 'system', enterprise);
  const named = { tenantId, name: 'bench', role: 'TENANT_ADMIN' } as const;
  const { secret: key } = await createApiKey(deps, 'system', named);
  const regId = `DE${1e9 + subdomain.length}`;
  const operator = { name: 'Bench', regId, regIdScheme: 'NATIONAL', role: 'MANUFACTURER' };
  await post(key, '/api/v1/operators', operator);
  for (const url of urls) {
    await post(key, '/api/v1/webhooks/subscriptions', { url, events: ['*'] });
  }
  return { tenantId, key };
}

async function post(key: string, path: string, json: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const reply = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(json) });
  if (reply.status !== 201) throw new Error(`${path}: ${await reply.text()}`);
  return reply.json();
}

async function publicDocument(): Promise<string> {
  const created = { productId: 'SKU-1', metadata: textile.metadata };
  const { passport } = (await post(withNone.key, '/api/v1/passports', created)) as {
    passport: { id: string };
  };
  return (await fetch(`${origin}/passport/${passport.id}`)).text();
}
