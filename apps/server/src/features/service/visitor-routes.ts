import { z } from 'zod';
import type { Config } from '../../config.js';
import type { Clock } from '../../platform/clock.js';
import { ApiError } from '../../platform/http/api-error.js';
import { cacheableReply, unchangedReply } from '../../platform/http/reply/cacheable-reply.js';
import { defineRoute, type RouteDeps } from '../../platform/http/route.js';
import { pageHeaders } from '../../representations/page/page-headers.js';
import { toPlanPage } from '../../representations/page/plan-page.js';
import { etagOf } from '../../representations/json-ld/public-document.js';
import { securityText } from './security-text.js';

interface VisitorDeps extends RouteDeps {
  readonly config: Pick<Config, 'upgradeUrl' | 'securityContacts'>;
  readonly baseUrl: string;
  readonly clock: Clock;
}

const tag = 'Service';
const maxAgeSeconds = 3600;

/**
 * Search engines may show passports, and have no business where programs work; an address with a token in it must not
 * be listed.
 */
const robots = [
  'User-agent: *',
  ...['/api/', '/auth/', '/platform/', '/console', '/metrics', '/request-access', '/*grant='].map(
    (path) => `Disallow: ${path}`,
  ),
  '',
].join('\n');

/** What visitors meet who look for no product. */
export const visitorRoutes = [
  defineRoute({
    method: 'get',
    path: '/robots.txt',
    extension: true,
    operationId: 'getRobots',
    tag,
    summary: 'What search engines may visit: what is public, but for addresses with a token',
    description:
      'Search engines may show passports, and have nothing to look for below the paths of programs.',
    access: 'public',
    anyHost: true,
    replies: {
      200: { description: 'As in RFC 9309.', mediaTypes: { 'text/plain': z.string() } },
      304: unchangedReply,
    },
    handle(_deps: VisitorDeps, request) {
      const contentType = 'text/plain; charset=utf-8';
      const text = { contentType, content: robots, etag: etagOf(robots), maxAgeSeconds };
      return Promise.resolve(cacheableReply(request, text));
    },
  }),
  defineRoute({
    method: 'get',
    path: '/.well-known/security.txt',
    extension: true,
    operationId: 'getSecurityContacts',
    tag,
    summary: 'Where to report a vulnerability of this server (RFC 9116)',
    description: 'As the operator of the server set it (`SECURITY_CONTACT`).',
    access: 'public',
    anyHost: true,
    replies: {
      200: { description: 'As in RFC 9116.', mediaTypes: { 'text/plain': z.string() } },
      304: unchangedReply,
    },
    errors: { 404: 'The operator of the server names no contact.' },
    handle({ config, baseUrl, clock }: VisitorDeps, request) {
      const { securityContacts: contacts } = config;
      if (!contacts) throw ApiError.notFound('The operator of this server names no contact.');
      const content = securityText({ contacts, baseUrl, now: clock.now() });
      const contentType = 'text/plain; charset=utf-8';
      const text = { contentType, content, etag: etagOf(content), maxAgeSeconds };
      return Promise.resolve(cacheableReply(request, text));
    },
  }),
  defineRoute({
    method: 'get',
    path: '/console/plan',
    extension: true,
    operationId: 'getPlanPage',
    tag,
    summary: 'What to do about a refusal for the sake of the plan (402), as a web page',
    description:
      'In English. `upgradeUrl` of a 402 leads here, unless the operator set another address.',
    access: 'public',
    replies: {
      200: { description: 'The page.', mediaTypes: { 'text/html': z.string() } },
      304: unchangedReply,
    },
    handle({ config }: VisitorDeps, request) {
      const content = toPlanPage(config.upgradeUrl);
      const contentType = 'text/html; charset=utf-8';
      const page = { contentType, content, etag: etagOf(content), maxAgeSeconds };
      return Promise.resolve(cacheableReply(request, page, pageHeaders('en')));
    },
  }),
];
