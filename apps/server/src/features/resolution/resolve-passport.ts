import type { Locale } from '@dpp/espr-validate';
import { seesAsOwner, type Caller } from '../../platform/auth/caller-model.js';
import { textBytes } from '../../platform/cache/byte-cache.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { DirectoryCache } from '../../platform/directory/directory-cache.js';
import { truncatedAddress } from '../../platform/http/client-address.js';
import type { RawBody } from '../../platform/http/route.js';
import { inTurn, isLong } from '../../platform/turns.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import {
  acceptedRepresentations,
  type AcceptedRepresentations,
} from '../../representations/accept.js';
import type { AccessTier } from '../../representations/access-tier.js';
import { toJsonLd } from '../../representations/json-ld.js';
import { keepQuery, saysMore } from '../../representations/page/keep-query.js';
import { toLinkset } from '../../representations/passport-links.js';
import { publicDocumentKey, renderPublicDocument } from '../../representations/public-document.js';
import {
  contentTypeOf,
  representations,
  type Representation,
  type RepresentationKind,
} from '../../representations/representations.js';
import { operatorReader } from '../operators/operator-reader.js';
import type { Passport } from '../passports/passport-model.js';
import { passportReader } from '../passports/passport-reader.js';
import {
  publishedPassportReader,
  type ResolvedPassport,
} from '../passports/keys/published-passport-reader.js';
import type { AccessLog } from './accesses/access-log.js';
import { firstPossible } from './first-possible.js';
import { findPictures, picturesOnPage } from './pictures/passport-pictures.js';
import { issueCredential } from './issue-credential.js';
import {
  toRendering,
  type MadeRendering,
  type Rendering,
  type RenderingCache,
  type RenderingName,
} from './rendering-cache.js';
import type { PassportPictures, ResolutionCache } from './resolution-cache.js';
import { pathOf, type ResolutionTarget } from './resolution-model.js';
import { recordGrantUse, sightOf, type SightDeps } from './sight.js';

export interface ResolutionDeps extends SightDeps {
  readonly baseUrl: string;
  readonly directoryCache: DirectoryCache;
  readonly accessLog: AccessLog;
  readonly vault: SigningKeyVault;
  readonly resolutionCache: ResolutionCache;
  readonly renderingCache: RenderingCache;
}

/** Who asks, and how. */
export interface Viewer {
  readonly caller: Caller | undefined;
  /** A capability token, well formed and otherwise unknown. */
  readonly grantToken?: string | undefined;
  /** The same where the address had it: links of a page that it opens keep it. */
  readonly grantInLinks?: string | undefined;
  readonly hostTenantId: string | undefined;
  readonly accept: string | undefined;
  readonly ip: string;
  /** The language of a page. */
  readonly locale: Locale;
  /** The query string of the address, which the links of a page to its other languages keep. */
  readonly query: string;
  /** What to answer whatever `accept` says. */
  readonly representation?: RepresentationKind | undefined;
  /** Path of the address that was asked for, where it says more than its target. */
  readonly at?: string | undefined;
  /** Path that the address leads to by itself, where that is not the passport's. */
  readonly leadsTo?: string | undefined;
}

export interface Resolution {
  readonly passportId: string;
  readonly tier: AccessTier;
  readonly representation: RepresentationKind;
  /** The language of a page. */
  readonly locale: Locale;
  readonly body: RawBody & { readonly content: string | Uint8Array };
  readonly etag: string;
}

/**
 * Answers a passport in the representation asked for, as its viewer may see it. Undefined when there
 * is none, or none that this viewer may know of.
 *
 * @throws a 406 when all that is accepted are credentials, and the passport is not ready for one.
 */
export async function resolvePassport(
  deps: ResolutionDeps,
  target: ResolutionTarget,
  viewer: Viewer,
): Promise<Resolution | undefined> {
  const found = await findPassport(deps, target, viewer);
  if (!found) return undefined;
  const sight = await sightOf(deps, viewer, {
    tenantId: found.tenantId,
    passportId: found.id,
    ownsTarget: ownsPassport(viewer.caller, found),
  });
  const { tier } = sight;
  const { representation: asked, accept } = viewer;
  const wanted: AcceptedRepresentations =
    asked === undefined ? acceptedRepresentations(accept) : [asked];
  const answer = (representation: RepresentationKind) =>
    tier === 'public' && representation === 'json-ld' && found.publicDocument
      ? Promise.resolve(keptDocument(found.id, found.publicDocument, viewer))
      : render(deps, found, { target, viewer, tier, representation });
  const resolution = await firstPossible(wanted, answer);
  if (!resolution) return undefined;
  const { representation } = resolution;
  recordGrantUse(deps, sight);
  const ipPrefix = truncatedAddress(viewer.ip);
  deps.accessLog.record({
    tenantId: found.tenantId,
    passportId: found.id,
    representation,
    tier,
    ipPrefix,
    at: deps.clock.now(),
  });
  return resolution;
}

/** What anybody may know is looked up once for all; an owner may also see drafts. */
export function findPassport(
  deps: ResolutionDeps,
  target: ResolutionTarget,
  viewer: Viewer,
): Promise<ResolvedPassport | undefined> {
  // No passport has it, and a stranger may spell it in endless ways: neither asked for nor cached.
  if ('id' in target && !isUuid(target.id)) return Promise.resolve(undefined);
  const load = () => lookUp(deps, target, viewer);
  return seesAsOwner(viewer.caller)
    ? load()
    : deps.resolutionCache.find({ ...target, on: viewer.hostTenantId }, load);
}

async function lookUp(
  { db, baseUrl, directoryCache }: ResolutionDeps,
  target: ResolutionTarget,
  { caller, hostTenantId }: Viewer,
): Promise<ResolvedPassport | undefined> {
  const reader = publishedPassportReader(db, publicDocumentKey(baseUrl), directoryCache);
  const draftsOf = seesAsOwner(caller)
    ? { tenantId: caller.tenant.id, operatorId: caller.operatorId }
    : undefined;
  if (!('id' in target)) {
    return reader.resolveKey({ ...target, tenantId: hostTenantId, draftsOf });
  }
  const found = await reader.resolveId(target.id, draftsOf);
  return hostTenantId === undefined || found?.tenantId === hostTenantId ? found : undefined;
}

/** An operator-scoped credential owns its operator's passports only. */
export function ownsPassport(caller: Caller | undefined, found: ResolvedPassport): boolean {
  if (!seesAsOwner(caller) || caller.tenant.id !== found.tenantId) return false;
  return caller.operatorId === null || caller.operatorId === found.operatorId;
}

function keptDocument(
  passportId: string,
  { text, etag }: { text: string; etag: string },
  { locale }: Viewer,
): Resolution {
  const body = { contentType: contentTypeOf('json-ld'), content: text };
  return { passportId, tier: 'public', representation: 'json-ld', locale, body, etag };
}

/** What was asked for, and by whom. */
interface Asked extends Pick<Resolution, 'tier' | 'representation'> {
  /** Of a page alone, and where there are any. */
  readonly pictures?: PassportPictures | undefined;
  readonly target: ResolutionTarget;
  readonly viewer: Viewer;
}

async function render(
  deps: ResolutionDeps,
  found: ResolvedPassport,
  requested: Omit<Asked, 'pictures'>,
): Promise<Resolution | undefined> {
  const { tier, representation } = requested;
  const pictures = representation === 'html' ? await findPictures(deps, found) : undefined;
  const asked = { ...requested, pictures };
  const make = () => makeInTurn(deps, found, asked);
  const name = await sharedNameOf(deps, found, asked);
  const rendering = name ? await deps.renderingCache.find(name, make) : await make();
  if (!rendering) return undefined;
  const { content, etag } = forAddress(rendering, representation, asked.viewer);
  const body = { contentType: contentTypeOf(representation), content };
  const { locale } = asked.viewer;
  return { passportId: found.id, tier, representation, locale, body, etag };
}

const decoder = new TextDecoder();

/** A page whose links to its other languages keep what else its address says. */
export function forAddress(
  rendering: Rendering,
  representation: RepresentationKind,
  viewer: Viewer,
): Rendering {
  // Most are sent as they are: to decode a page of 60 kB takes a tenth of a millisecond.
  if (representation !== 'html' || !saysMore(viewer.query)) return rendering;
  return toRendering(keepQuery(decoder.decode(rendering.content), viewer.query));
}

/** Undefined for what is of one request, or of the owner alone. */
async function sharedNameOf(
  { db, vault, resolutionCache }: ResolutionDeps,
  { id: passportId, tenantId, revision }: ResolvedPassport,
  { tier, representation: kind, viewer, pictures }: Asked,
): Promise<RenderingName | undefined> {
  const { oneTextPer } = representations[kind];
  if (oneTextPer === 'request') return undefined;
  const name = { kind, passportId, revision };
  if (oneTextPer === 'revision and language') {
    const { locale } = viewer;
    return tier === 'public' ? { ...name, locale, pictures: pictures?.version } : undefined;
  }
  if (oneTextPer === 'revision') return tier === 'public' ? name : undefined;
  const key = await resolutionCache.findIssuerKey(tenantId, () => vault.findCurrent(db, tenantId));
  return key && { ...name, keyId: key.id };
}

function makeInTurn(deps: ResolutionDeps, found: ResolvedPassport, asked: Asked) {
  const { render } = representations[asked.representation];
  if (!render) return makeLinkset(deps, found, asked);
  const make = () => makeRendering(deps, found, { ...asked, render });
  // The text of the kept document waits with whoever found it.
  const bytes = textBytes(found.publicDocument?.text ?? '');
  return isLong(found.contentBytes) ? inTurn(make, bytes) : make();
}

/** What is made of a passport itself, and how. */
interface RenderingAsked extends Asked {
  readonly render: NonNullable<Representation['render']>;
}

async function makeRendering(
  deps: ResolutionDeps,
  { tenantId, id }: ResolvedPassport,
  asked: RenderingAsked,
): Promise<MadeRendering | undefined> {
  const reader = passportReader(deps.db);
  const passport = await reader.getPassport(tenantId, id);
  // What became a draft meanwhile is its owner's alone to know.
  if (!passport || (passport.status === 'DRAFT' && asked.tier !== 'owner')) return undefined;
  const { revision } = passport;
  if (asked.tier === 'public' && asked.representation === 'json-ld') {
    const { kept } = renderPublicDocument(passport, deps.baseUrl);
    await reader.savePublicDocument(passport, kept);
    return { ...toRendering(kept.text), revision };
  }
  return { ...toRendering(await contentOf(deps, passport, asked)), revision };
}

async function contentOf(
  deps: ResolutionDeps,
  passport: Passport,
  { tier, render, viewer, pictures }: RenderingAsked,
): Promise<string> {
  const { baseUrl } = deps;
  return render({
    baseUrl,
    enrichment: passport.enrichment,
    statusChangedAt: passport.statusChangedAt,
    pictures: picturesOnPage(passport.id, pictures),
    locale: viewer.locale,
    document: () => toJsonLd(passport, { tier, baseUrl }),
    credential: (secure) => issueCredential(deps, { passport }, secure),
  });
}

/** On a workspace's host nobody else's passports are named. */
async function makeLinkset(
  { db, baseUrl, directoryCache }: ResolutionDeps,
  { id, tenantId, operatorId, revision }: ResolvedPassport,
  { target, viewer }: Asked,
): Promise<MadeRendering | undefined> {
  const operator = await operatorReader(db).findBound(tenantId, operatorId);
  if (!operator) return undefined;
  const reader = publishedPassportReader(db, publicDocumentKey(baseUrl), directoryCache);
  const namesOthers = !('id' in target) && viewer.hostTenantId === undefined;
  const others = namesOthers ? await reader.listOthersOfKey(target, id) : [];
  const anchor = baseUrl + (viewer.at ?? pathOf('id' in target ? { id } : target));
  const leadsTo = viewer.leadsTo === undefined ? undefined : baseUrl + viewer.leadsTo;
  const linked = { id, anchor, operatorName: operator.name, leadsTo };
  return { ...toRendering(toLinkset(linked, others, baseUrl)), revision };
}
