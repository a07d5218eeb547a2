import type { Audience, Locale } from '@dpp/espr-validate';
import { toTombstonePage, keepQuery, type GrantInLinks } from '@dpp/passport-page';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import { withoutTokens } from '../../../platform/http/request/sent-token.js';
import { truncatedAddress } from '../../../platform/http/request/client-address.js';
import type { RawBody } from '../../../platform/http/route.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { acceptedRepresentations } from '../../../representations/negotiation/accept.js';
import { pageOptions } from '../../../representations/page/html.js';
import {
  contentTypeOf,
  isCredential,
  representations,
  type RepresentationKind,
} from '../../../representations/negotiation/representations.js';
import { toUnitTombstone } from '../../../representations/json-ld/unit-json-ld.js';
import type { UnitKind } from '../../../representations/negotiation/unit-representation.js';
import type { ResolvedPassport } from '../../passports/keys/published-passport-reader.js';
import type { GrantInForce } from '../../grants/grant-model.js';
import { passportReader } from '../../passports/passport-reader.js';
import { isTerminal, type BatteryUnit } from '../../units/unit-model.js';
import { unitReader } from '../../units/unit-reader.js';
import { firstPossible } from '../first-possible.js';
import { renderPrivilegedUnit } from './render-privileged-unit.js';
import { renderPublicUnit } from './render-public-unit.js';
import { renderUnitCredential } from './render-unit-credential.js';
import { accessTierOf } from '../../../representations/access-tier.js';
import type { Rendering } from '../rendering-cache.js';
import { findPassport, ownsPassport } from '../find-resolved-passport.js';
import type { Resolution, ResolutionDeps, Viewer } from '../resolution-deps.js';
import { forAddress, queryInLinks } from '../resolve-passport.js';
import { recordGrantUse, viewerAudienceOf } from '../viewer-audience.js';

/** A unit as the viewer may see it; or its tombstone. */
type UnitResolution =
  | { readonly resolution: Resolution }
  | {
      readonly passportId: string;
      readonly tombstone: RawBody & { readonly content: string };
      /** The language of a page; undefined for machines. */
      readonly locale: Locale | undefined;
    };

/** A unit that was found, and how it is to be shown. */
interface Asked {
  readonly unit: BatteryUnit;
  readonly found: ResolvedPassport;
  readonly audience: Audience;
  readonly kind: RepresentationKind;
  readonly viewer: Viewer;
  /** What links of a page carry on; where it opens nothing, they carry nothing. */
  readonly grantInLinks?: GrantInLinks | undefined;
}

/**
 * Answers a battery unit by its UUID. Undefined when there is none, or when its passport is not for this
 * viewer to know of.
 *
 * @throws a 406 when all that is accepted is what a unit is not represented in, or a credential that its
 * passport is not ready for.
 */
export async function resolveUnit(
  deps: ResolutionDeps,
  id: string,
  viewer: Viewer,
): Promise<UnitResolution | undefined> {
  const unit = await findUnit(deps, id);
  const found = unit && (await findPassport(deps, { id: unit.passportId }, viewer));
  if (!found) return undefined;
  const ownsTarget = readsTelemetry(viewer.caller, found);
  const kinds = acceptedKinds(viewer.accept);
  const shown = { unit, found, viewer, kind: documentKind(kinds) } as const;
  if (isTerminal(unit)) {
    const asked = { ...shown, audience: ownsTarget ? 'owner' : 'public' } as const;
    const tombstone = await tombstoneOf(deps, asked);
    if (tombstone) recordAccess(deps, asked);
    return tombstone;
  }
  const [first, ...others] = kinds;
  if (first === undefined) throw notAcceptable();
  const { tenantId, passportId, id: unitId } = unit;
  const viewerAudience = await viewerAudienceOf(deps, viewer, {
    tenantId,
    passportId,
    unitId,
    ownsTarget,
  });
  const { grant, audience } = viewerAudience;
  const asked = {
    ...shown,
    audience,
    viewer: { ...viewer, query: queryInLinks(viewer, viewerAudience) },
    grantInLinks: grant && grantInLinks(viewer, grant),
  };
  const answer = await firstPossible([first, ...others], (kind) =>
    render(deps, { ...asked, kind }),
  );
  if (answer === 'changed') return resolveUnit(deps, id, viewer);
  if (answer) {
    recordAccess(deps, { ...asked, kind: answer.resolution.representation });
    recordGrantUse(deps, viewerAudience);
  }
  return answer;
}

function grantInLinks(
  { grantInLinks: token }: Viewer,
  { scope: { scopeType } }: GrantInForce,
): GrantInLinks | undefined {
  return token === undefined ? undefined : { token, scopeType };
}

/** What no unit has is not asked for: a stranger may spell it in endless ways. */
async function findUnit(
  { db, directoryCache }: ResolutionDeps,
  id: string,
): Promise<BatteryUnit | undefined> {
  if (!isUuid(id)) return undefined;
  const tenantId = (await directoryCache.find(db, 'UNIT', id))?.tenantId;
  return tenantId ? unitReader(db).find(tenantId, id) : undefined;
}

/** Telemetry has a permission of its own, which does not come with being the owner. */
function readsTelemetry(caller: Caller | undefined, found: ResolvedPassport): boolean {
  return ownsPassport(caller, found) && caller?.permissions.has('battery:read') === true;
}

/** Representations of units, the most wanted first. */
function acceptedKinds(accept: string | undefined): readonly RepresentationKind[] {
  return acceptedRepresentations(accept).filter((kind) => representations[kind].isOfUnits);
}

/** The representation that tells of a unit's removal: the public may see it with any `Accept`. */
function documentKind(kinds: readonly RepresentationKind[]): UnitKind {
  return kinds.find((kind) => kind === 'html' || kind === 'json-ld') ?? 'json-ld';
}

function notAcceptable(): ApiError {
  const mediaTypes = Object.values(representations)
    .filter(({ isOfUnits }) => isOfUnits)
    .map(({ mediaType }) => mediaType);
  const message = `Units are not represented in this type here, but in ${mediaTypes.join(', ')}.`;
  return ApiError.brief(406, message).withHeaders({ Vary: 'Accept' });
}

/** Needs the passport's name alone, so that its document is neither read nor rendered. */
async function tombstoneOf(
  { db, baseUrl }: ResolutionDeps,
  { unit, found, audience, kind, viewer }: Asked & { readonly kind: UnitKind },
): Promise<UnitResolution | undefined> {
  const model = await passportReader(db).findIdentity(unit.tenantId, found.id);
  // A passport that became a draft meanwhile is hidden from the public.
  if (!model || (model.status === 'DRAFT' && audience === 'public')) return undefined;
  const tombstone = toUnitTombstone(unit, model, baseUrl);
  const contentType = contentTypeOf(kind);
  if (kind === 'json-ld') {
    const content = JSON.stringify(tombstone);
    return { passportId: found.id, tombstone: { contentType, content }, locale: undefined };
  }
  const { locale, query } = viewer;
  const page = toTombstonePage({ tombstone, model }, pageOptions(locale));
  // No token opens what is gone.
  const content = keepQuery(page, withoutTokens(query));
  return { passportId: found.id, tombstone: { contentType, content }, locale };
}

async function render(
  deps: ResolutionDeps,
  asked: Asked,
): Promise<{ readonly resolution: Resolution } | 'changed' | undefined> {
  const { found, audience, kind, viewer } = asked;
  const rendering = await renderingOf(deps, asked);
  if (!rendering || rendering === 'changed') return rendering;
  const { content, etag } = forAddress(rendering, kind, viewer);
  const body = { contentType: contentTypeOf(kind), content };
  return {
    resolution: {
      passportId: found.id,
      audience,
      representation: kind,
      locale: viewer.locale,
      body,
      etag,
    },
  };
}

function renderingOf(
  deps: ResolutionDeps,
  { kind, ...asked }: Asked,
): Promise<Rendering | 'changed' | undefined> {
  const { audience, viewer } = asked;
  const reader = viewer.caller?.tenant.id;
  if (isCredential(kind)) return renderUnitCredential(deps, { ...asked, kind, reader });
  const document = { ...asked, reader, kind: documentKind([kind]), locale: viewer.locale };
  return audience === 'public'
    ? renderPublicUnit(deps, document)
    : renderPrivilegedUnit(deps, { ...document, audience });
}

function recordAccess(
  { accessLog, clock }: ResolutionDeps,
  { unit, found, kind: representation, audience, viewer }: Asked,
): void {
  const { tenantId, id: passportId } = found;
  const ipPrefix = truncatedAddress(viewer.ip);
  const tier = accessTierOf(audience);
  const access = { tenantId, passportId, unitId: unit.id, representation, tier, ipPrefix };
  accessLog.record({ ...access, at: clock.now() });
}
