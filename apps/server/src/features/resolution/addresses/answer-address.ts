import type { Caller } from '../../../platform/auth/caller-model.js';
import type { ApiRequest } from '../../../platform/http/route.js';
import { hasTokenInAddress } from '../../../platform/http/request/sent-token.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { acceptedRepresentations } from '../../../representations/negotiation/accept.js';
import { linksetLink } from '../../../representations/negotiation/passport-links.js';
import { batchPath } from '../../../representations/digital-link-uri.js';
import { isLot, type Batch } from '../../passports/batches/batch-model.js';
import { batchReader } from '../../passports/batches/batch-reader.js';
import { findPassportOfSerial } from './find-passport-of-serial.js';
import { requireLinkType } from './follow-link-type.js';
import {
  pathOf,
  type KeyTarget,
  type ProductTarget,
  type ResolutionTarget,
} from '../resolution-model.js';
import { notFound, redirectTo, replyWith } from '../resolution-reply.js';
import { grantTokenOf, viewerAudienceOf } from '../viewer-audience.js';
import { findPassport } from '../find-resolved-passport.js';
import type { Resolution, ResolutionDeps, Viewer } from '../resolution-deps.js';
import { resolvePassport } from '../resolve-passport.js';

export type PublicRequest = ApiRequest<
  unknown,
  { linkType?: string | undefined; lang?: string | undefined; grant?: string | undefined },
  undefined,
  Caller | undefined
>;

/** What an address leads to. */
interface Address<Target extends ResolutionTarget = KeyTarget> {
  readonly target: Target;
  /** Its path in canonical spelling, with all that it names besides, such as a lot. */
  readonly at: string;
  /** The path that it leads to by itself. Default: the passport's. */
  readonly leadsTo?: string | undefined;
  /** The battery unit that it leads to. */
  readonly unitId?: string | undefined;
  /** The batch that it is of. */
  readonly batch?: Batch | undefined;
}

/** Answers a product by its passport; one that is asked for a type of link, as `leadTo` does. */
export async function answerKey(
  deps: ResolutionDeps,
  target: KeyTarget | ProductTarget,
  request: PublicRequest,
) {
  const at = pathOf(target);
  const viewer = viewerOf(request);
  if (request.query.linkType === undefined) {
    return reply(deps, { resolution: await resolvePassport(deps, target, viewer), request, at });
  }
  const found = await findPassport(deps, target, viewer);
  return leadTo(deps, found && { target, at, id: found.id }, { request, status: 307 });
}

/**
 * Answers the address of a lot or variant: a lot that is a batch by itself, everything else by a redirect to the passport of
 * the GTIN.
 */
export async function answerQualifiedKey(
  deps: ResolutionDeps,
  { target, at, lot }: Address & { readonly lot: string | undefined },
  request: PublicRequest,
) {
  const viewer = viewerOf(request);
  const found = await findPassport(deps, target, viewer);
  const batch = found && (await findBatch(deps, found, lot));
  if (batch && request.query.linkType === undefined) {
    const resolution = await resolvePassport(deps, target, { ...viewer, batch, at });
    return reply(deps, { resolution, request, at });
  }
  const status = redirectStatusOf(request);
  return leadTo(deps, found && { target, at, id: found.id, batch }, { request, status });
}

/** The batch of a passport with a lot. Asked of the database for each request, so that a recall shows at once. */
export async function findBatch(
  { db }: Pick<ResolutionDeps, 'db'>,
  { tenantId, id: passportId }: { readonly tenantId: string; readonly id: string },
  lot: string | undefined,
): Promise<Batch | undefined> {
  if (lot === undefined || !isLot(lot)) return undefined;
  return batchReader(db).findByLot({ tenantId, passportId }, lot);
}

/** Answers a serial number of a key. */
export async function answerSerial(
  deps: ResolutionDeps,
  { target, at }: Address<KeyTarget & { readonly serial: string }>,
  request: PublicRequest,
) {
  const found = await findPassportOfSerial(deps, target, request);
  const { linkType } = request.query;
  const asksForLinks =
    linkType !== undefined || acceptedRepresentations(request.headers.accept)[0] === 'linkset';
  const unitId = found?.unitId ?? undefined;
  const leadsTo = unitId === undefined ? undefined : `/unit/${unitId}`;
  // The links of a unit are those of its passport, but for the default one, which is where it leads.
  if (found && leadsTo !== undefined && !asksForLinks) {
    const { passportId } = found;
    const opening = await openingToken(deps, { passportId, unitId }, request);
    return redirectTo(deps, 302, { path: leadsTo, request, linksetOf: at, opening });
  }
  const id = found?.passportId;
  const address = id === undefined ? undefined : { target: { id }, at, id, leadsTo, unitId };
  return leadTo(deps, address, { request, status: redirectStatusOf(request) });
}

/** A request for a type of link may be answered in another way the next time. */
function redirectStatusOf({ query }: PublicRequest): 302 | 307 {
  return query.linkType === undefined ? 302 : 307;
}

/**
 * Answers an address that is not the passport's own: by its linkset, where that is asked for, and else by a
 * redirect to the passport.
 *
 * @throws as `requireLinkType` does.
 */
async function leadTo<Status extends 302 | 307>(
  deps: ResolutionDeps,
  address: (Address<ResolutionTarget> & { readonly id: string }) | undefined,
  { request, status }: { readonly request: PublicRequest; readonly status: Status },
) {
  const { accept } = request.headers;
  if (!address) throw notFound();
  const { id, target, at, leadsTo, batch } = address;
  const { linkType } = request.query;
  const asked =
    linkType === undefined
      ? acceptedRepresentations(accept)[0]
      : requireLinkType(id, linkType, deps);
  if (asked === 'linkset') {
    const viewer = { ...viewerOf(request), representation: asked, at, leadsTo, batch } as const;
    return reply(deps, { resolution: await resolvePassport(deps, target, viewer), request, at });
  }
  const isDefault = leadsTo !== undefined && asked === 'gs1:defaultLink';
  const own = batch ? batchPath(id, batch.lot) : pathOf({ id });
  const path = isDefault ? leadsTo : own;
  const unitId = path === leadsTo ? address.unitId : undefined;
  const opening = await openingToken(deps, { passportId: id, unitId }, request);
  return redirectTo(deps, status, { path, request, linksetOf: at, opening });
}

/** The token of an address that opens what a redirect leads to: no other one is carried on. */
export async function openingToken(
  deps: ResolutionDeps,
  to: { readonly passportId: string; readonly unitId?: string | undefined },
  request: PublicRequest,
): Promise<string | undefined> {
  if (!hasTokenInAddress(request.url)) return undefined;
  const viewer = viewerOf(request);
  const found = viewer.grantInLinks && (await findPassport(deps, { id: to.passportId }, viewer));
  if (!found) return undefined;
  const { tenantId, id: passportId } = found;
  const target = { tenantId, passportId, unitId: to.unitId, ownsTarget: false };
  const { grant } = await viewerAudienceOf(deps, viewer, target);
  return grant && viewer.grantInLinks;
}

export function viewerOf(request: PublicRequest): Viewer {
  const { caller, hostTenantId, headers, query, ip, url } = request;
  const grantToken = grantTokenOf(request);
  return {
    caller,
    grantToken,
    grantInLinks: grantToken === query.grant ? grantToken : undefined,
    hostTenantId,
    accept: headers.accept,
    ip,
    locale: localeOf(query.lang, headers),
    query: queryOf(url),
  };
}

function queryOf(url: string): string {
  return url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
}

/** What was resolved at a path, or that nothing was. */
export function reply(
  { baseUrl }: ResolutionDeps,
  answered: {
    readonly resolution: Resolution | undefined;
    readonly request: PublicRequest;
    readonly at: string;
  },
) {
  const { resolution, request, at } = answered;
  if (!resolution) throw notFound();
  return replyWith(resolution, request, linksetLink(baseUrl + at));
}
