import { ApiError } from '../../../platform/http/api-error.js';
import { inLongRead, inTurn, isLong } from '../../../platform/event-loop/turns.js';
import {
  credentialForms,
  type CredentialKind,
} from '../../../representations/negotiation/representations.js';
import type { ResolvedPassport } from '../../passports/keys/published-passport-reader.js';
import { passportReader } from '../../passports/passport-reader.js';
import { isResponsible, type BatteryUnit } from '../../units/unit-model.js';
import { prepareCredential, type IssueCredentialDeps } from '../issue-credential.js';
import {
  toRendering,
  type MadeRendering,
  type Rendering,
  type RenderingCache,
} from '../rendering-cache.js';
import type { ResolutionCache } from '../resolution-cache.js';

interface UnitCredentialDeps extends IssueCredentialDeps {
  readonly renderingCache: RenderingCache;
  readonly resolutionCache: ResolutionCache;
}

interface UnitCredential {
  readonly unit: BatteryUnit;
  /** Its passport, as it was found for this request. */
  readonly found: ResolvedPassport;
  readonly kind: CredentialKind;
  /** Workspace of the caller, if any: the computation counts as its own. */
  readonly reader?: string | undefined;
}

/**
 * A unit as a credential, one text for all who ask, its owner included. Of the unit it says who it is, which never
 * changes: like that of its passport it goes by the passport's revision and the key. Undefined when the passport
 * is a draft by then, or gone.
 *
 * @throws a 406 when the passport is not ready for a credential, or the battery was handed over.
 */
export async function renderUnitCredential(
  deps: UnitCredentialDeps,
  { unit, found, kind, reader }: UnitCredential,
): Promise<Rendering | undefined> {
  const { db, vault, renderingCache, resolutionCache } = deps;
  const { id: passportId, revision, contentBytes: bytes } = found;
  const { id, tenantId } = unit;
  requireResponsible(unit);
  const making = () => makeRendering(deps, { unit, found, kind, reader });
  const make = () => (isLong(bytes) ? inLongRead({ of: reader, bytes }, making) : making());
  const key = await resolutionCache.findIssuerKey(tenantId, () => vault.findCurrent(db, tenantId));
  if (!key) return make();
  const shown = { id, version: 'as made' };
  return renderingCache.find({ kind, passportId, revision, keyId: key.id, unit: shown }, make);
}

/** What this company would sign is another one's to say by now. */
function requireResponsible(unit: BatteryUnit): void {
  if (isResponsible(unit)) return;
  const message =
    'This battery was handed over to another company: its credential is at the address of the successor.';
  throw ApiError.brief(406, message).withHeaders({ Vary: 'Accept' });
}

async function makeRendering(
  deps: UnitCredentialDeps,
  { unit, found, kind, reader }: UnitCredential,
): Promise<MadeRendering | undefined> {
  const passport = await passportReader(deps.db).getPassport(unit.tenantId, unit.passportId);
  // A passport that became a draft meanwhile is hidden from other viewers.
  if (!passport || (passport.status === 'DRAFT' && found.status !== 'DRAFT')) return undefined;
  const issue = await prepareCredential(deps, { passport, unit });
  const making = () => issue(credentialForms[kind]);
  const bytes = found.contentBytes;
  const content = isLong(bytes) ? await inTurn(making, { of: reader, bytes }) : await making();
  return { ...toRendering(content), revision: passport.revision };
}
