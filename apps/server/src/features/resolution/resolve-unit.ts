import type { Knex } from 'knex';
import { ApiError } from '../../platform/http/api-error.js';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantSnapshot } from '../../platform/db/tenant-transaction.js';
import { isUuid } from '../../platform/db/uuid.js';
import { truncatedAddress } from '../../platform/http/client-address.js';
import type { RawBody } from '../../platform/http/route.js';
import { inTurn, isLong } from '../../platform/turns.js';
import { acceptedRepresentations } from '../../representations/accept.js';
import { etagOf } from '../../representations/public-document.js';
import { contentTypeOf } from '../../representations/representations.js';
import { toTombstoneHtml, toUnitHtml } from '../../representations/unit-html.js';
import {
  toPrivilegedUnitJsonLd,
  toUnitJsonLd,
  toUnitTombstone,
  type UnitJsonLd,
} from '../../representations/unit-json-ld.js';
import type { ResolvedPassport } from '../passports/keys/published-passport-reader.js';
import type { Passport } from '../passports/passport-model.js';
import { passportReader } from '../passports/passport-reader.js';
import { isTerminal, type BatteryUnit } from '../units/unit-model.js';
import { unitReader } from '../units/unit-reader.js';
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

/** The representations of a unit. */
type UnitKind = 'html' | 'json-ld';

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
  const passport = await passportReader(deps.db).getPassport(unit.tenantId, found.id);
  // What became a draft meanwhile is nobody else's to know.
  if (!passport || (passport.status === 'DRAFT' && tier === 'public')) return undefined;
  const { baseUrl } = deps;
  const kind = acceptedKind(viewer.accept, isTerminal(unit));
  if (isTerminal(unit)) {
    recordAccess(deps, { passport, kind, tier, viewer });
    const tombstone = toUnitTombstone(unit, passport, baseUrl);
    const content = kind === 'html' ? toTombstoneHtml(tombstone) : JSON.stringify(tombstone);
    const contentType = contentTypeOf(kind);
    return { passportId: passport.id, tombstone: { contentType, content } };
  }
  const document =
    tier === 'owner'
      ? await ownersDocument(deps, unit, passport)
      : await publicDocument(deps, unit, passport);
  if (!document) return resolveUnit(deps, id, viewer);
  recordAccess(deps, { passport, kind, tier, viewer });
  // An owner's document may hold five hundred payloads.
  const isShort = tier === 'public' && !isLong(found.contentBytes);
  const make = () => textOf(document(), kind);
  const content = isShort ? make() : await inTurn(make);
  const body = { contentType: contentTypeOf(kind), content };
  const etag = etagOf(content);
  return { resolution: { passportId: passport.id, tier, representation: kind, body, etag } };
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

function recordAccess(
  { accessLog, clock }: ResolutionDeps,
  access: {
    readonly passport: Passport;
    readonly kind: UnitKind;
    readonly tier: Resolution['tier'];
    readonly viewer: Viewer;
  },
): void {
  const { passport, kind: representation, tier, viewer } = access;
  const { tenantId, id: passportId } = passport;
  const ipPrefix = truncatedAddress(viewer.ip);
  accessLog.record({ tenantId, passportId, representation, tier, ipPrefix, at: clock.now() });
}

async function publicDocument(
  { db, baseUrl }: ResolutionDeps,
  unit: BatteryUnit,
  passport: Passport,
): Promise<() => UnitJsonLd> {
  const lineage = await unitReader(db).findLineage(unit);
  return () => toUnitJsonLd({ unit, passport, lineage }, baseUrl);
}

/**
 * State and events of one moment; undefined for a unit that went or was recycled meanwhile, which is asked for
 * anew.
 */
function ownersDocument(
  { db, baseUrl }: ResolutionDeps,
  { tenantId, id }: BatteryUnit,
  passport: Passport,
): Promise<(() => UnitJsonLd) | undefined> {
  return tenantSnapshot(db, tenantId, async (tx: Knex.Transaction) => {
    const reader = unitReader(tx);
    const unit = await reader.find(tenantId, id);
    if (!unit || isTerminal(unit)) return undefined;
    const lineage = await reader.findLineage(unit);
    const events = await reader.listRecentEvents(unit);
    return () => toPrivilegedUnitJsonLd({ unit, passport, lineage, events }, baseUrl);
  });
}

function textOf(document: UnitJsonLd, kind: UnitKind): string {
  return kind === 'html' ? toUnitHtml(document) : JSON.stringify(document);
}
