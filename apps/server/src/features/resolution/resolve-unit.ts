import type { Caller } from '../../platform/auth/caller-model.js';
import { isUuid } from '../../platform/db/uuid.js';
import { truncatedAddress } from '../../platform/http/client-address.js';
import type { RawBody } from '../../platform/http/route.js';
import { ApiError } from '../../platform/http/api-error.js';
import { acceptedRepresentations } from '../../representations/accept.js';
import type { AccessTier } from '../../representations/access-tier.js';
import { contentTypeOf } from '../../representations/representations.js';
import { toTombstoneHtml } from '../../representations/unit-html.js';
import { toUnitTombstone } from '../../representations/unit-json-ld.js';
import type { UnitKind } from '../../representations/unit-representation.js';
import type { ResolvedPassport } from '../passports/keys/published-passport-reader.js';
import { passportReader } from '../passports/passport-reader.js';
import { isTerminal, type BatteryUnit } from '../units/unit-model.js';
import { unitReader } from '../units/unit-reader.js';
import { renderOwnersUnit } from './render-owners-unit.js';
import { renderPublicUnit } from './render-public-unit.js';
import {
  findPassport,
  ownsPassport,
  type Resolution,
  type ResolutionDeps,
  type Viewer,
} from './resolve-passport.js';

/** A unit as somebody may see it; or what is left of it. */
export type UnitResolution =
  | { readonly resolution: Resolution }
  | { readonly passportId: string; readonly tombstone: RawBody & { readonly content: string } };

/** A unit that was found, and how it is to be shown. */
interface Asked {
  readonly unit: BatteryUnit;
  readonly found: ResolvedPassport;
  readonly tier: AccessTier;
  readonly kind: UnitKind;
}

/**
 * Answers a battery unit by its UUID. Undefined when there is none, or when its passport is not for this
 * viewer to know of.
 *
 * @throws a 406 when all that is accepted is what a unit is not represented in.
 */
export async function resolveUnit(
  deps: ResolutionDeps,
  id: string,
  viewer: Viewer,
): Promise<UnitResolution | undefined> {
  const unit = await findUnit(deps, id);
  const found = unit && (await findPassport(deps, { id: unit.passportId }, viewer));
  if (!found) return undefined;
  const tier = readsTelemetry(viewer.caller, found) ? 'owner' : 'public';
  const isGone = isTerminal(unit);
  const asked = { unit, found, tier, kind: acceptedKind(viewer.accept, isGone) } as const;
  const answer = isGone ? await tombstoneOf(deps, asked) : await render(deps, asked);
  if (answer === 'changed') return resolveUnit(deps, id, viewer);
  if (answer) recordAccess(deps, asked, viewer);
  return answer;
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

/**
 * What is most wanted of the two. Whoever accepts neither is told so of a unit; that one is gone, anybody may
 * hear.
 */
function acceptedKind(accept: string | undefined, isGone: boolean): UnitKind {
  const kind = acceptedRepresentations(accept).find(
    (accepted) => accepted === 'html' || accepted === 'json-ld',
  );
  if (kind !== undefined) return kind;
  if (isGone) return 'json-ld';
  const message = 'Units are not represented in this type here, but as JSON-LD and as web pages.';
  throw ApiError.brief(406, message).withHeaders({ Vary: 'Accept' });
}

/** Needs the passport's name alone, so that its document is neither read nor rendered. */
async function tombstoneOf(
  { db, baseUrl }: ResolutionDeps,
  { unit, found, tier, kind }: Asked,
): Promise<UnitResolution | undefined> {
  const model = await passportReader(db).findIdentity(unit.tenantId, found.id);
  // What became a draft meanwhile is nobody else's to know.
  if (!model || (model.status === 'DRAFT' && tier === 'public')) return undefined;
  const tombstone = toUnitTombstone(unit, model, baseUrl);
  const content = kind === 'html' ? toTombstoneHtml(tombstone) : JSON.stringify(tombstone);
  return { passportId: found.id, tombstone: { contentType: contentTypeOf(kind), content } };
}

async function render(
  deps: ResolutionDeps,
  asked: Asked,
): Promise<UnitResolution | 'changed' | undefined> {
  const { found, tier, kind } = asked;
  const rendering =
    tier === 'owner' ? await renderOwnersUnit(deps, asked) : await renderPublicUnit(deps, asked);
  if (!rendering || rendering === 'changed') return rendering;
  const { content, etag } = rendering;
  const body = { contentType: contentTypeOf(kind), content };
  return { resolution: { passportId: found.id, tier, representation: kind, body, etag } };
}

function recordAccess(
  { accessLog, clock }: ResolutionDeps,
  { found, kind: representation, tier }: Asked,
  viewer: Viewer,
): void {
  const { tenantId, id: passportId } = found;
  const ipPrefix = truncatedAddress(viewer.ip);
  accessLog.record({ tenantId, passportId, representation, tier, ipPrefix, at: clock.now() });
}
