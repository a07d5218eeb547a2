import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { validateMetadata } from '@dpp/espr-validate';
import express from 'express';
import { pino } from 'pino';
import { z } from 'zod';
import { createApp } from '../src/app.js';
import { composeServer } from '../src/composition.js';
import { parseConfig } from '../src/config.js';
import { createApiKey } from '../src/features/api-keys/create-api-key.js';
import { createTenant } from '../src/features/tenants/create-tenant.js';
import { openDatabase } from '../src/platform/db/database.js';
import { migrateToLatest } from '../src/platform/db/migrate.js';
import { createHttpServer } from '../src/platform/http/http-server.js';
import { defineRoute, json, type RouteDeps } from '../src/platform/http/route.js';
import { routes } from '../src/routes.js';

/** Serves one handler twice: behind every rule of a route, and bare. Started by `npm run bench`. */

const path = '/bench/validate';

const body = z.looseObject({
  productId: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});

const route = defineRoute({
  method: 'post',
  path,
  operationId: 'benchValidate',
  tag: 'Bench',
  summary: 'Validate metadata without storing it',
  access: 'passport:create',
  rejection: 'standard',
  body,
  replies: { 200: { description: 'The validation.', schema: z.looseObject({}) } },
  handle: (_deps: RouteDeps, request) => Promise.resolve(json(200, validate(request.body))),
});

function validate({ productId, metadata }: z.output<typeof body>) {
  const { valid, errors, warnings } = validateMetadata(metadata, { locale: 'en' });
  return { success: valid, productId, category: metadata['category'], errors, warnings };
}

const logger = pino({ level: 'silent' });
const databaseUrl = process.env.BENCH_DATABASE_URL;
const schema = `bench_${process.pid}`;
const database = await openDatabase({
  dataDirectory: 'memory://',
  logger,
  ...(databaseUrl && { databaseUrl, schema }),
});
if (databaseUrl) await database.knex.raw(`create schema ${schema}`);
await migrateToLatest(database.knex);

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
    const sent = JSON.parse(Buffer.concat(chunks).toString()) as z.output<typeof body>;
    const answer = JSON.stringify(validate(sent));
    response.statusCode = 200;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(answer));
    response.end(answer);
  });
});

const servers = [createApp(deps, [route, ...routes]), bare].map(createHttpServer);
const [ours, peer] = await Promise.all(servers.map(listen));
process.send?.({ ours, peer, path, apiKey: secret });
await once(process, 'disconnect');
await Promise.all(servers.map(close));
await deps.accessLog.close();
await deps.budgets.close();
if (databaseUrl) await database.knex.raw(`drop schema ${schema} cascade`);
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
