import { inTurn, isLong } from '../../../platform/turns.js';
import { credentialForms, type CredentialKind } from '../../../representations/representations.js';
import type { ResolvedPassport } from '../../passports/keys/published-passport-reader.js';
import { passportReader } from '../../passports/passport-reader.js';
import type { BatteryUnit } from '../../units/unit-model.js';
import { issueCredential, type IssueCredentialDeps } from '../issue-credential.js';
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
}

/**
 * A unit as a credential, one text for all who ask, its owner included. Of the unit it says who it is, which never
 * changes: like that of its passport it goes by the passport's revision and the key. Undefined when the passport
 * is a draft by then, or gone.
 *
 * @throws a 406 when the passport is not ready for a credential.
 */
export async function renderUnitCredential(
  deps: UnitCredentialDeps,
  { unit, found, kind }: UnitCredential,
): Promise<Rendering | undefined> {
  const { db, vault, renderingCache, resolutionCache } = deps;
  const { id: passportId, revision, contentBytes } = found;
  const { id, tenantId } = unit;
  const make = () => {
    const making = () => makeRendering(deps, { unit, found, kind });
    return isLong(contentBytes) ? inTurn(making) : making();
  };
  const key = await resolutionCache.findIssuerKey(tenantId, () => vault.findCurrent(db, tenantId));
  if (!key) return make();
  const shown = { id, version: 'as made' };
  return renderingCache.find({ kind, passportId, revision, keyId: key.id, unit: shown }, make);
}

async function makeRendering(
  deps: UnitCredentialDeps,
  { unit, found, kind }: UnitCredential,
): Promise<MadeRendering | undefined> {
  const passport = await passportReader(deps.db).getPassport(unit.tenantId, unit.passportId);
  // What became a draft meanwhile is nobody else's to know.
  if (!passport || (passport.status === 'DRAFT' && found.status !== 'DRAFT')) return undefined;
  const content = await issueCredential(deps, { passport, unit }, credentialForms[kind]);
  return { ...toRendering(content), revision: passport.revision };
}
