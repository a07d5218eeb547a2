import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config.js';
import type { Clock } from '../../platform/clock.js';
import { ApiError } from '../../platform/http/api-error.js';
import { frameworkErrorSchema } from '../../platform/http/error-schemas.js';
import { isLoopback } from '../../platform/http/request/client-address.js';
import type { Metrics } from '../../platform/metrics.js';
import {
  cacheableReply,
  unchangedReply,
  type CacheableText,
} from '../../platform/http/reply/cacheable-reply.js';
import { succeeded, timestampOf } from '../../platform/http/field-schemas.js';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import { apiPagePolicy } from '../../representations/api-page/api-page.js';
import type { ApiPage } from './api-page.js';
import { dependencyStates } from './check-dependencies.js';
import type { Readiness } from './readiness.js';

/** The running build; `commit` and `builtAt` are set when the image is built, else "unknown". */
export interface BuildIdentity {
  readonly apiVersion: string;
  readonly extensionVersion: string;
  readonly serverVersion: string;
  readonly commit: string;
  readonly builtAt: string;
}

interface ServiceDeps extends RouteDeps {
  readonly readiness: Readiness;
  readonly clock: Clock;
  readonly build: BuildIdentity;
  /** The OpenAPI document as JSON text. */
  readonly openApiText: string;
  readonly apiPage: ApiPage;
  readonly errorCodePage: CacheableText;
  readonly metrics: Metrics;
  readonly config: Pick<Config, 'metricsToken'>;
}

const tag = 'Service';

const pageHeaders = { 'Content-Security-Policy': apiPagePolicy, 'Content-Language': 'en' };

const service = 'dpp-server';

const ownVersions = {
  extensionVersion: z.string().meta({
    description: 'SemVer of what this server adds to the contract, marked `x-extension`.',
  }),
  serverVersion: z.string().meta({ description: 'SemVer of the server itself.' }),
};

const badHost = {
  description: 'FST_ERR_BAD_HOST: the Host header is missing or malformed.',
  schema: frameworkErrorSchema,
};

const healthReply = z
  .looseObject({
    status: z.literal('OK').meta({ description: 'Always `OK`.' }),
    service: z.string().meta({ description: 'Name of the software.' }),
    timestamp: timestampOf('Time of the server.'),
    apiVersion: z.string().meta({ description: 'SemVer of the contract.' }),
    ...ownVersions,
    commit: z.string().meta({ description: 'Of the source; "unknown" when not injected.' }),
    builtAt: z.string().meta({ description: 'As injected; else "unknown".' }),
  })
  .meta({ id: 'HealthReply', 'x-extension-members': Object.keys(ownVersions) });

const readyReply = z
  .looseObject({
    status: z
      .enum(['READY', 'UNAVAILABLE'])
      .meta({ description: 'Whether requests should be sent here.' }),
    dependencies: z.record(z.string(), z.enum(dependencyStates)).meta({
      description:
        'Of each by its name: "up", "read-only" (it answers and refuses writes), "down".',
    }),
  })
  .meta({ id: 'ReadyReply' });

const versionReply = z
  .looseObject({
    success: succeeded,
    apiVersion: z.string().meta({ description: 'SemVer of the contract.' }),
    version: z.string().meta({ description: 'The same.' }),
    ...ownVersions,
    commit: z.string().meta({ description: 'Of the source; "unknown" when not injected.' }),
    builtAt: z.string().meta({ description: 'As injected; else "unknown".' }),
  })
  .meta({ id: 'VersionReply', 'x-extension-members': Object.keys(ownVersions) });

export const serviceRoutes = [
  defineRoute({
    method: 'get',
    path: '/health',
    operationId: 'getHealth',
    tag,
    summary: 'Health check: the process answers',
    description: 'Asks no dependency, counts against no budget, and answers on every host.',
    access: 'public',
    anyHost: true,
    limits: [],
    replies: { 200: { description: 'Alive.', schema: healthReply } },
    errors: { 400: badHost },
    handle({ clock, build }: ServiceDeps) {
      const timestamp = clock.now().toISOString();
      return Promise.resolve(json(200, { status: 'OK' as const, service, timestamp, ...build }));
    },
  }),
  defineRoute({
    method: 'get',
    path: '/ready',
    extension: true,
    operationId: 'ready',
    tag,
    summary: 'Readiness check: what the server stands on answers',
    description:
      'Without its database the server is not ready, nor once it is shutting down; without Redis it goes on, and each instance counts requests for itself. A database that refuses writes, such as one whose volume is full, is `read-only`: codes are still answered. The answer takes at most three seconds, and the state is at most a second old.',
    access: 'public',
    limits: [],
    replies: {
      200: { description: 'Ready.', schema: readyReply },
      503: {
        description: 'The database is down, or the server is shutting down.',
        schema: readyReply,
      },
    },
    errors: { 400: badHost },
    async handle({ readiness }: ServiceDeps, { log }) {
      const { isReady, dependencies } = await readiness.check(log);
      return isReady
        ? json(200, { status: 'READY' as const, dependencies })
        : json(503, { status: 'UNAVAILABLE' as const, dependencies });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/metrics',
    extension: true,
    operationId: 'metrics',
    tag,
    summary: 'Metrics in the Prometheus text format',
    description: 'From the loopback address, or with METRICS_TOKEN as Bearer token.',
    access: 'public',
    sameOrigin: true,
    limits: [],
    replies: { 200: { description: 'Metrics.', mediaTypes: { 'text/plain': z.string() } } },
    errors: { 403: 'From another address, without the token.' },
    async handle({ metrics, config }: ServiceDeps, { ip, headers }) {
      // What a proxy forwards comes from elsewhere, also when the proxy itself is on this machine.
      const isLocal = isLoopback(ip) && headers['x-forwarded-for'] === undefined;
      if (!isLocal && !presentsToken(headers.authorization, config.metricsToken)) {
        throw ApiError.forbidden('Metrics are for the loopback address or holders of the token.');
      }
      const raw = { contentType: 'text/plain; version=0.0.4', content: await metrics.text() };
      return { status: 200 as const, headers: { 'Cache-Control': 'no-store' }, raw };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/version',
    operationId: 'getApiVersion',
    tag,
    summary: 'Running contract version and build identity',
    description: 'Clients pin the MAJOR of apiVersion: it is that of the path.',
    access: 'public',
    replies: { 200: { description: 'Version.', schema: versionReply } },
    handle({ build }: ServiceDeps) {
      const reply = { success: true as const, version: build.apiVersion, ...build };
      return Promise.resolve(json(200, reply));
    },
  }),
  defineRoute({
    method: 'get',
    path: '/openapi.json',
    extension: true,
    operationId: 'openApi',
    tag,
    summary: 'This description of the API (OpenAPI 3.1)',
    description: 'The same as docs/openapi.json of the sources.',
    access: 'public',
    replies: {
      200: {
        description: 'OpenAPI document.',
        mediaTypes: {
          'application/json': z.looseObject({
            openapi: z.string().meta({ description: 'Version of OpenAPI.' }),
          }),
        },
      },
    },
    handle: ({ openApiText }: ServiceDeps) =>
      Promise.resolve({
        status: 200 as const,
        raw: { contentType: 'application/json; charset=utf-8', content: openApiText },
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/docs',
    extension: true,
    operationId: 'getApiPage',
    tag,
    summary: 'This description of the API as a web page',
    description: 'In English, without scripts. Each operation has its operationId as anchor.',
    access: 'public',
    replies: {
      200: { description: 'The page.', mediaTypes: { 'text/html': z.string() } },
      304: unchangedReply,
    },
    async handle({ apiPage }: ServiceDeps, request) {
      const page = await apiPage.get();
      return cacheableReply(request, page, pageHeaders);
    },
  }),
  defineRoute({
    method: 'get',
    path: '/docs/errors',
    extension: true,
    operationId: 'getErrorCodePage',
    tag,
    summary: 'Every error code as a web page: what it means, and what helps',
    description: 'In English, without scripts. Each code is an anchor; refusals lead there.',
    access: 'public',
    replies: {
      200: { description: 'The page.', mediaTypes: { 'text/html': z.string() } },
      304: unchangedReply,
    },
    handle({ errorCodePage }: ServiceDeps, request) {
      return Promise.resolve(cacheableReply(request, errorCodePage, pageHeaders));
    },
  }),
];

function presentsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false;
  const [presented, expected] = [authorization, `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  ) as [Buffer, Buffer];
  return timingSafeEqual(presented, expected);
}
