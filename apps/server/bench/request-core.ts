import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metadata } from '@dpp/merkle-seal';
import express from 'express';
import { pino } from 'pino';
import { createApp } from '../src/app.js';
import { composeServer } from '../src/composition.js';
import { parseConfig } from '../src/config.js';
import { createApiKey } from '../src/features/api-keys/create-api-key.js';
import { validatePassport } from '../src/features/passports/rules/validate-passport.js';
import { createTenant } from '../src/features/tenants/create-tenant.js';
import { createHttpServer } from '../src/platform/http/sockets/http-server.js';
import { openBenchDatabase } from './bench-database.js';

/** Serves one handler twice: behind every rule of its route, and bare. Started by `npm run bench`. */

const path = '/api/v1/passports/validate-only';

/** What the route's handler does, for a body that was not checked. */
function validate({ productId, metadata }: { productId: string; metadata: Metadata }) {
  const options = { locale: 'en', at: new Date() } as const;
  const { category, warnings } = validatePassport({ productId, metadata, options });
  const message = 'Passport metadata is valid. Nothing was stored.';
  return { success: true, message, category, errors: [], ...(warnings.length > 0 && { warnings }) };
}

const logger = pino({ level: 'silent' });
const database = await openBenchDatabase();

const config = parseConfig({
  VAULT_KEY: randomBytes(32).toString('base64'),
  SESSION_SECRET: randomBytes(32).toString('base64'),
  WORKSPACE_HOST_SUFFIX: 'dpp.example',
  LIMIT_AUTHENTICATED_IP_PER_MINUTE: '1000000000',
  LIMIT_GROWTH_PER_MINUTE: '1000000000',
  LOG_LEVEL: 'silent',
});
const deps = await composeServer({ config, database, logger, baseUrl: 'https://dpp.example' });
const tenant = await createTenant(deps, 'system', {
  name: 'Bench',
  subdomain: 'bench',
  tier: 'growth',
});
const { secret } = await createApiKey(deps, 'system', {
  tenantId: tenant.id,
  name: 'bench',
  role: 'TENANT_ADMIN',
});

const bare = express();
bare.disable('x-powered-by');
bare.disable('etag');
bare.post(path, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const sent = JSON.parse(Buffer.concat(chunks).toString()) as Parameters<typeof validate>[0];
    const answer = JSON.stringify(validate(sent));
    response.statusCode = 200;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(answer));
    response.end(answer);
  });
});

const servers = [createApp(deps), bare].map((app) => createHttpServer(app));
const [ours, peer] = await Promise.all(servers.map(listen));
process.send?.({ ours, peer, path, apiKey: secret });
await once(process, 'disconnect');
await Promise.all(servers.map(close));
await deps.accessLog.close();
await deps.scanBudgets.close();
await deps.budgets.close();
await deps.announcementListener?.close();
await database.close();

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
