import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { createApp } from '../../src/app.js';
import { composeServer } from '../../src/composition.js';
import { parseConfig } from '../../src/config.js';
import { createApiKey } from '../../src/platform/auth/secrets/api-key.js';
import { apiKeyRepository } from '../../src/platform/auth/api-key-repository.js';
import { environmentOf, type Tenant } from '../../src/platform/auth/caller-model.js';
import type { Permission, TenantRole } from '../../src/platform/auth/permissions.js';
import { tenantRepository } from '../../src/platform/auth/tenant-repository.js';
import { createHttpServer } from '../../src/platform/http/sockets/http-server.js';
import type { OutboxEventRow } from '../../src/platform/db/tables.js';
import type { ServerDeps } from '../../src/server-deps.js';
import type { ReplyBody, WirePassport } from './reply-body.js';
import {
  collectStatements,
  forTests,
  requireDistributable,
} from './distributed-queries/collected-statements.js';
import { openTestDatabase } from './test-database.js';

/** What a test sends; `json` becomes the body, `body` goes as it is. */
export interface TestRequest {
  readonly key?: string;
  readonly json?: unknown;
  readonly body?: string | Uint8Array;
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

export interface TestReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined, against its type, when the reply is not JSON. */
  readonly body: ReplyBody;
}

export interface KeyOptions {
  readonly role?: TenantRole;
  readonly permissions?: readonly Permission[];
  readonly operatorId?: string;
  readonly expiresAt?: Date;
}

/** Limits so high that only the tests about limits meet them. */
export const relaxedLimits = {
  LIMIT_ANONYMOUS_PER_MINUTE: '100000',
  LIMIT_AUTHENTICATED_IP_PER_MINUTE: '100000',
  LIMIT_RESOLUTION_PER_MINUTE: '100000',
  LIMIT_AUDIT_VERIFY_PER_MINUTE: '100000',
  LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE: '1000000000',
  LIMIT_VALIDATE_PUBLIC_PER_MINUTE: '100000',
  LIMIT_LOGIN_PER_MINUTE: '100000',
  LIMIT_PASSWORD_RESET_PER_MINUTE: '100000',
  LIMIT_GRANT_REQUEST_PER_MINUTE: '100000',
  LIMIT_GS1_PER_MINUTE: '100000',
  LIMIT_PREVIEW_PER_MINUTE: '100000',
  LIMIT_HAND_OVER_PER_MINUTE: '100000',
  LIMIT_GROWTH_PER_MINUTE: '100000',
  LIMIT_BELOW_GROWTH_PER_MINUTE: '100000',
  LIMIT_CONCURRENT_PER_KEY: '10000',
  LIMIT_CONCURRENT_PER_WORKSPACE: '10000',
};

/** A real server on a free port of 127.0.0.1 over a fresh database. */
export async function startTestApp(
  environment: Record<string, string> = {},
  logger = pino({ level: 'silent' }),
) {
  const database = await openTestDatabase(environment.DATABASE_URL);
  const statements = collectStatements(database.knex);
  const db = forTests(database.knex);
  const config = parseConfig({
    VAULT_KEY: randomBytes(32).toString('base64'),
    SESSION_SECRET: randomBytes(32).toString('base64'),
    ...relaxedLimits,
    ...environment,
  });
  let now: Date | undefined;
  const deps: ServerDeps = {
    ...(await composeServer({
      config,
      database,
      logger,
      baseUrl: config.baseUrl ?? 'https://dpp.example',
      clock: { now: () => now ?? new Date() },
    })),
    checkReplies: true,
  };
  const server = createHttpServer(createApp(deps));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    deps,
    db,
    request: (path: string, options?: TestRequest) => send(origin + path, options),
    createTenant: (changes?: Partial<Tenant>) => createTenant(deps, changes),
    createKey: (tenant: Tenant, options?: KeyOptions) => createKey(db, tenant, options),
    /** What the outbox holds about a passport, oldest first. */
    eventsOf: (passportId: string) => eventsOf(db, passportId),
    /** Stops the clock at a moment; without one it runs again. */
    setTime: (at?: Date) => {
      now = at;
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await deps.webhookDispatcher.close(0);
      await deps.pictureFetcher.stop();
      await deps.jobRunner.stop();
      await deps.importChecker.stop();
      deps.operatorEgress.close();
      await deps.passwordResets.close();
      deps.mailer.close();
      await deps.grantUses.close();
      await deps.accessLog.close();
      await deps.requestRecords.close();
      await deps.scanBudgets.close();
      await deps.budgets.close();
      await deps.announcementListener?.close();
      await database.close();
      requireDistributable(statements);
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Over node:http, because fetch rewrites paths and will not set Host. */
export async function send(url: string, options: TestRequest = {}): Promise<TestReply> {
  const { key, json } = options;
  const body = json === undefined ? options.body : JSON.stringify(json);
  const { origin } = new URL(url);
  const request = http.request(origin, {
    path: url.slice(origin.length).replace(/[^\x21-\x7e]/gu, encodeURIComponent),
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
  });
  request.end(body);
  return replyTo(request);
}

async function replyTo(request: http.ClientRequest): Promise<TestReply> {
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  // A body that was refused unread breaks off while it is sent; the answer is here already.
  request.on('error', () => undefined);
  const text = await readText(response);
  // Lines of JSON are no JSON.
  const isJson = /(?<!nd)json/.test(response.headers['content-type'] ?? '');
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(pairs(response.rawHeaders)),
    text,
    body: (isJson && text !== '' ? JSON.parse(text) : undefined) as ReplyBody,
  };
}

function pairs(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? '']] : []));
}

async function createTenant(deps: ServerDeps, changes: Partial<Tenant> = {}): Promise<Tenant> {
  const id = randomUUID();
  const tenant: Tenant = {
    id,
    name: 'Acme Textiles GmbH',
    subdomain: `acme-${id.slice(0, 8)}`,
    tier: 'growth',
    subscriptionStatus: 'active',
    passportLimit: null,
    legalId: 'VATDE-123456789',
    mfaRequired: false,
    sandboxOf: null,
    ...changes,
  };
  await tenantRepository(deps.db).insert(tenant, deps.clock.now());
  await deps.vault.provision(deps.db, tenant, deps.clock.now());
  return tenant;
}

async function createKey(db: Knex, tenant: Tenant, options: KeyOptions = {}): Promise<string> {
  const { keyId, secret, secretSha256 } = createApiKey(environmentOf(tenant));
  const key = {
    id: randomUUID(),
    tenantId: tenant.id,
    keyId,
    name: 'test',
    role: options.role ?? 'TENANT_ADMIN',
    permissions: options.permissions ?? null,
    operatorId: options.operatorId ?? null,
    expiresAt: options.expiresAt ?? null,
    revokedAt: null,
    lastUsedAt: null,
    createdAt: new Date(),
  };
  await apiKeyRepository(db).insert(key, secretSha256);
  return secret;
}

async function eventsOf(db: Knex, passportId: string) {
  const rows = await db<OutboxEventRow>('outbox_events')
    .where('payload', 'like', `%"id":"${passportId}"%`)
    .orderBy(['created_at', 'event_type']);
  return rows.map((row) => ({
    type: row.event_type,
    tenantId: row.tenant_id,
    text: row.payload,
    document: JSON.parse(row.payload) as WirePassport,
  }));
}
