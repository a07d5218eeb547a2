/**
 * Runs inside a network namespace where every address is this machine's own: a connection to any of them would be
 * seen. A server on the embedded database is given hostile addresses as subscriptions, when they are created, when
 * they are changed, and when an event is delivered to them. Prints what was seen as JSON.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { isIP, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../../src/app.js';
import { composeServer } from '../../src/composition.js';
import { parseConfig } from '../../src/config.js';
import { createApiKey } from '../../src/features/api-keys/create-api-key.js';
import { createTenant } from '../../src/features/tenants/create-tenant.js';
import { openDatabase } from '../../src/platform/db/database.js';
import { migrateToLatest } from '../../src/platform/db/schema/migrate.js';
import { createHttpServer } from '../../src/platform/http/sockets/http-server.js';
import { passportBody } from './factories.js';
import { hostileNames, hostileUrls } from './hostile-urls.js';
import { startNameServer } from './name-server.js';

const ports = [80, 443, 8080];
const publicAddress = '93.184.216.34';
const publicUrl = 'http://public.example.com:8080/hooks';
const turningUrl = 'http://turning.example.com:8080/hooks';

let canary: string[] = [];
let delivered = 0;
let hasTurned = false;

const ip = (...args: string[]) => execFileSync('ip', args);
ip('link', 'set', 'lo', 'up');
ip('route', 'add', 'local', '0.0.0.0/0', 'dev', 'lo');
ip('-6', 'route', 'add', 'local', '::/0', 'dev', 'lo');

const receivers = await Promise.all(ports.map(listen));
const canaryWorks = await isSeen('127.0.0.1');
// Whichever name server this machine asks, it is this one.
await startNameServer(addressesOf, { host: '0.0.0.0', port: 53 });

const logger = pino({ level: 'silent' });
const database = await openDatabase({ dataDirectory: 'memory://', logger });
await migrateToLatest(database.knex);
const config = parseConfig({
  VAULT_KEY: randomBytes(32).toString('base64'),
  SESSION_SECRET: randomBytes(32).toString('base64'),
  LIMIT_AUTHENTICATED_IP_PER_MINUTE: '1000000',
  LOG_LEVEL: 'silent',
});
const deps = await composeServer({ config, database, logger, baseUrl: 'https://dpp.example' });
const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.2');
await once(server, 'listening');
const origin = `http://127.0.0.2:${(server.address() as AddressInfo).port}`;
const enterprise = { name: 'Hooks', subdomain: 'hooks', tier: 'enterprise' } as const;
const { id: tenantId } = await createTenant(deps, 'system', enterprise);
const { secret: key } = await createApiKey(deps, 'system', {
  ...{ tenantId, name: 'hooks', role: 'TENANT_ADMIN' },
});
await ask('POST', '/operators', {
  ...{ name: 'Hooks', regId: 'DE136695976', regIdScheme: 'VAT', role: 'MANUFACTURER' },
});

const created = await refusals('POST', '/webhooks/subscriptions');
const good = await subscribe(publicUrl);
const changed = await refusals('PATCH', `/webhooks/subscriptions/${good}`);
await subscribe(turningUrl);
hasTurned = true;
// What was public when it was written, and leads elsewhere now.
const row = (await database.knex('webhook_subscriptions').where({ id: good }).first()) as object;
await database
  .knex('webhook_subscriptions')
  .insert(hostileUrls.map((url) => ({ ...row, events: '["*"]', id: randomUUID(), url })));
await ask('POST', '/passports', passportBody());
await deps.webhookDispatcher.deliverDue();
const outcomes = await database
  .knex('webhook_deliveries')
  .join('webhook_subscriptions as s', 's.id', 'webhook_deliveries.subscription_id')
  .select<{ url: string; status: string; attempts: number }[]>(
    's.url',
    'webhook_deliveries.status',
    'attempts',
  );

process.stdout.write(
  JSON.stringify({
    canaryWorks,
    count: hostileUrls.length,
    created,
    changed,
    attempted: outcomes.filter(({ attempts }) => attempts === 1).length,
    deliveredTo: outcomes.filter(({ status }) => status === 'DELIVERED').map(({ url }) => url),
    delivered,
    canary,
  }),
);
server.close();
server.closeAllConnections();
process.exit();

/** Answers every request, and notes at which address it was met. */
async function listen(port: number): Promise<http.Server> {
  const receiver = http.createServer((request, response) => {
    request.resume();
    if (request.method === 'POST') delivered++;
    response.end('here');
  });
  receiver.on('connection', ({ localAddress = '' }: Socket) => {
    const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '');
    if (address !== publicAddress) canary.push(address);
  });
  receiver.listen(port, '::');
  await once(receiver, 'listening');
  return receiver;
}

/** Otherwise a canary that sees no connection would pass. */
async function isSeen(host: string): Promise<boolean> {
  for (const port of ports) await (await fetch(`http://${host}:${port}/`)).text();
  const { length } = canary;
  canary = [];
  return length === receivers.length;
}

function addressesOf(name: string, type: 'A' | 'AAAA'): readonly string[] {
  const own: Readonly<Record<string, readonly string[]>> = {
    'public.example.com': [publicAddress],
    'turning.example.com': [hasTurned ? '127.0.0.1' : publicAddress],
  };
  const given = { ...hostileNames, ...own }[name] ?? [];
  // A name server can give nothing else, unlike a resolver of a test.
  const addresses = given.filter((address) => isIP(address) !== 0 && !address.includes('%'));
  const families = { A: 4, AAAA: 6 };
  return (addresses.length > 0 ? addresses : ['127.0.0.1']).filter(
    (address) => isIP(address) === families[type],
  );
}

async function subscribe(url: string): Promise<string> {
  const { status, body } = await ask('POST', '/webhooks/subscriptions', { url, events: ['*'] });
  if (status !== 201) throw new Error(`${url}: ${status}`);
  return (body as { subscription: { id: string } }).subscription.id;
}

/** The hostile URLs that were taken. */
async function refusals(method: string, path: string): Promise<string[]> {
  const taken: string[] = [];
  for (const url of hostileUrls) {
    const { status } = await ask(method, path, {
      url,
      ...(method === 'POST' && { events: ['*'] }),
    });
    if (status !== 400) taken.push(`${status} ${url}`);
  }
  return taken;
}

async function ask(method: string, path: string, json: object) {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(json),
  });
  return { status: reply.status, body: (await reply.json()) as object };
}
