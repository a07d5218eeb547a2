import type { Knex } from 'knex';
import { tenantSnapshot } from '../../platform/db/tenant-transaction.js';
import { inTurn, isLong } from '../../platform/turns.js';
import { etagOf } from '../../representations/public-document.js';
import {
  contentTypeOf,
  credentialForms,
  isCredential,
  type CredentialKind,
  type RepresentationKind,
} from '../../representations/representations.js';
import { toUnitHtml } from '../../representations/unit-html.js';
import {
  toPrivilegedUnitJsonLd,
  toUnitJsonLd,
  type UnitJsonLd,
} from '../../representations/unit-json-ld.js';
import type { Passport } from '../passports/passport-model.js';
import { isTerminal, type BatteryUnit } from '../units/unit-model.js';
import { unitReader } from '../units/unit-reader.js';
import { issueCredential } from './issue-credential.js';
import type { Rendering } from './rendering-cache.js';
import type { Resolution, ResolutionDeps } from './resolve-passport.js';

/** A unit in service, and how it is to be shown. */
export interface UnitRenderingAsked {
  readonly unit: BatteryUnit;
  readonly passport: Passport;
  /** Of the passport. */
  readonly contentBytes: number;
  readonly tier: Resolution['tier'];
  readonly kind: RepresentationKind;
}

/**
 * A unit in one of its representations. Undefined when it went or was recycled meanwhile.
 *
 * @throws a 406 for a credential that its passport is not ready for.
 */
export async function renderUnit(
  deps: ResolutionDeps,
  asked: UnitRenderingAsked,
): Promise<Resolution | undefined> {
  const { kind, passport, tier } = asked;
  const rendering = isCredential(kind)
    ? await findCredential(deps, { ...asked, kind })
    : await makeDocument(deps, asked);
  if (!rendering) return undefined;
  const { content, etag } = rendering;
  const body = { contentType: contentTypeOf(kind), content };
  return { passportId: passport.id, tier, representation: kind, body, etag };
}

/**
 * One text for all who ask. Of the unit it holds who it is, which never changes: like that of its passport it
 * goes by the passport's revision and the key.
 */
async function findCredential(
  deps: ResolutionDeps,
  { kind, unit, passport, contentBytes }: UnitRenderingAsked & { readonly kind: CredentialKind },
): Promise<Rendering | undefined> {
  const { id: passportId, revision } = passport;
  const make = async () => {
    const content = await issueCredential(deps, { passport, unit }, credentialForms[kind]);
    return { content, etag: etagOf(content), revision };
  };
  const key = await deps.vault.findCurrent(deps.db, passport.tenantId);
  const name = { kind, passportId, unitId: unit.id, revision, keyId: key?.id };
  return deps.renderingCache.find(name, () => (isLong(contentBytes) ? inTurn(make) : make()));
}

async function makeDocument(
  deps: ResolutionDeps,
  { unit, passport, contentBytes, tier, kind }: UnitRenderingAsked,
): Promise<Rendering | undefined> {
  const document =
    tier === 'owner'
      ? await ownersDocument(deps, unit, passport)
      : await publicDocument(deps, unit, passport);
  if (!document) return undefined;
  // An owner's document may hold five hundred payloads.
  const isShort = tier === 'public' && !isLong(contentBytes);
  const make = () => textOf(document(), kind);
  const content = isShort ? make() : await inTurn(make);
  return { content, etag: etagOf(content) };
}

async function publicDocument(
  { db, baseUrl }: ResolutionDeps,
  unit: BatteryUnit,
  passport: Passport,
): Promise<() => UnitJsonLd> {
  const lineage = await unitReader(db).findLineage(unit);
  return () => toUnitJsonLd({ unit, passport, lineage }, baseUrl);
}

/** State and events of one moment; undefined for a unit that went or was recycled meanwhile. */
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

function textOf(document: UnitJsonLd, kind: RepresentationKind): string {
  return kind === 'html' ? toUnitHtml(document) : JSON.stringify(document);
}
