import { isIPv6 } from 'node:net';
import type { Knex } from 'knex';
import { tenantRepository } from '../../auth/tenant-repository.js';
import type { Config } from '../../../config.js';
import { ApiError } from '../api-error.js';
import { contextOf, type RequestContext } from '../request-context.js';
import type { RequestStep } from '../request-step.js';
import type { Access } from '../route.js';

interface TenantHostDeps {
  readonly db: Knex;
  readonly config: Config;
}

const label = '[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*';
const hostPattern = new RegExp(
  String.raw`^(?:(?=[^:]{1,253}(?::|$))${label}(?:\.${label})*|\[(?<ipv6>[0-9A-Fa-f:.]+)\])(?::(?<port>[0-9]{1,5}))?$`,
);
const absoluteForm = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i;

/**
 * Checks the addressed host against the credential's tenant. On `acme.SUFFIX` only tenant `acme`'s
 * credentials work: any other is refused, and on a public route counts as none. An unknown workspace
 * is a 404. Without a suffix configured every host is the base host.
 */
export function tenantHost(access: Access, deps: TenantHostDeps): RequestStep {
  return (request) => {
    const subdomain = subdomainOf(request.headers.host ?? '', deps.config.workspaceHostSuffix);
    if (subdomain === undefined) return;
    return enterWorkspace(contextOf(request), { subdomain, access, deps });
  };
}

async function enterWorkspace(
  context: RequestContext,
  { subdomain, access, deps }: { subdomain: string; access: Access; deps: TenantHostDeps },
): Promise<void> {
  const tenant = await tenantRepository(deps.db).findBySubdomain(subdomain);
  if (!tenant)
    throw ApiError.notFound('No workspace has this host.', { code: 'WORKSPACE_NOT_FOUND' });
  if (context.caller && context.caller.tenant?.id !== tenant.id) {
    if (access !== 'public') throw foreignHost();
    delete context.caller;
  }
  context.hostTenantId = tenant.id;
}

function foreignHost(): ApiError {
  const message = 'This credential belongs to another workspace than this host.';
  const details = { code: 'WORKSPACE_HOST_MISMATCH' } as const;
  return ApiError.forbidden(message, details).because('workspace_host');
}

/**
 * Refuses a request with a `Host` that no browser would send, or that names two. An absolute address says itself
 * which host it means, and the header does not count (RFC 9112, 3.2.2).
 */
export const strictHost: RequestStep = (request) => {
  const { host } = request.headers;
  const addressed = absoluteForm.exec(request.url)?.[1] ?? host;
  if (
    countHostFields(request.rawHeaders) !== 1 ||
    !isHost(host) ||
    (addressed !== host && !isHost(addressed))
  ) {
    throw ApiError.framework(400, 'FST_ERR_BAD_HOST', 'The Host header is missing or malformed.');
  }
  request.headers.host = addressed;
};

/** Node keeps the first of several in `headers`; the list as sent alternates names and values. */
function countHostFields(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (/^host$/i.test(rawHeaders[at] ?? '')) count++;
  }
  return count;
}

function isHost(text = ''): boolean {
  const groups = hostPattern.exec(text)?.groups;
  if (!groups) return false;
  const { ipv6, port = '0' } = groups;
  return (ipv6 === undefined || isIPv6(ipv6)) && Number(port) <= 65_535;
}

function subdomainOf(host: string, suffix: string | undefined): string | undefined {
  if (!suffix) return undefined;
  const name = host.replace(/:[0-9]+$/, '').toLowerCase();
  return name.endsWith(`.${suffix}`) ? name.slice(0, -suffix.length - 1) : undefined;
}
