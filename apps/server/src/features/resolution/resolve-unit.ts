import type { Caller } from '../../platform/auth/caller-model.js';
import { isUuid } from '../../platform/db/uuid.js';
import { ApiError } from '../../platform/http/api-error.js';
import { truncatedAddress } from '../../platform/http/client-address.js';
import type { RawBody } from '../../platform/http/route.js';
import { acceptedRepresentations } from '../../representations/accept.js';
import {
  contentTypeOf,
  representations,
  type RepresentationKind,
} from '../../representations/representations.js';
import { toTombstoneHtml } from '../../representations/unit-html.js';
import { toUnitTombstone } from '../../representations/unit-json-ld.js';
import type { ResolvedPassport } from '../passports/keys/published-passport-reader.js';
import type { Passport } from '../passports/passport-model.js';
import { passportReader } from '../passports/passport-reader.js';
import { isTerminal, type BatteryUnit } from '../units/unit-model.js';
import { unitReader } from '../units/unit-reader.js';
import { firstPossible } from './first-possible.js';
import { renderUnit } from './render-unit.js';
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

/** Telemetry has a permission of its own, which does not come with being the owner. */
function readsTelemetry(caller: Caller | undefined, found: ResolvedPassport): boolean {
  return ownsPassport(caller, found) && caller?.permissions.has('battery:read') === true;
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
  const tier = readsTelemetry(viewer.caller, found) ? 'owner' : 'public';
  const passport = await passportReader(deps.db).getPassport(unit.tenantId, found.id);
  // What became a draft meanwhile is nobody else's to know.
  if (!passport || (passport.status === 'DRAFT' && tier === 'public')) return undefined;
  const kinds = acceptedRepresentations(viewer.accept).filter(
    (kind) => representations[kind].isOfUnits,
  );
  if (isTerminal(unit)) {
    const { kind, body } = tombstoneOf(unit, passport, { kinds, baseUrl: deps.baseUrl });
    recordAccess(deps, { passport, kind, tier, viewer });
    return { passportId: passport.id, tombstone: body };
  }
  const { contentBytes } = found;
  const [first, ...others] = kinds;
  if (first === undefined) throw notAcceptable();
  const resolution = await firstPossible([first, ...others], (kind) =>
    renderUnit(deps, { unit, passport, contentBytes, tier, kind }),
  );
  // It went or was recycled meanwhile.
  if (!resolution) return resolveUnit(deps, id, viewer);
  recordAccess(deps, { passport, kind: resolution.representation, tier, viewer });
  return { resolution };
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

/** Whatever is accepted: that a unit is gone, anybody may hear, as a page or else as JSON-LD. */
function tombstoneOf(
  unit: BatteryUnit,
  passport: Passport,
  { kinds, baseUrl }: { readonly kinds: readonly RepresentationKind[]; readonly baseUrl: string },
) {
  const kind = kinds.find((one) => one === 'html' || one === 'json-ld') ?? 'json-ld';
  const tombstone = toUnitTombstone(unit, passport, baseUrl);
  const content = kind === 'html' ? toTombstoneHtml(tombstone) : JSON.stringify(tombstone);
  return { kind, body: { contentType: contentTypeOf(kind), content } };
}

function notAcceptable(): ApiError {
  const mediaTypes = Object.values(representations)
    .filter(({ isOfUnits }) => isOfUnits)
    .map(({ mediaType }) => mediaType);
  const message = `Units are not represented in this type here, but in ${mediaTypes.join(', ')}.`;
  return ApiError.brief(406, message).withHeaders({ Vary: 'Accept' });
}

function recordAccess(
  { accessLog, clock }: ResolutionDeps,
  access: {
    readonly passport: Passport;
    readonly kind: RepresentationKind;
    readonly tier: Resolution['tier'];
    readonly viewer: Viewer;
  },
): void {
  const { passport, kind: representation, tier, viewer } = access;
  const { tenantId, id: passportId } = passport;
  const ipPrefix = truncatedAddress(viewer.ip);
  accessLog.record({ tenantId, passportId, representation, tier, ipPrefix, at: clock.now() });
}
