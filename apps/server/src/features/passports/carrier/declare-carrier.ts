import type { Locale } from '@dpp/espr-validate';
import type { Metadata } from '@dpp/merkle-seal';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { IfMatch } from '../../../platform/http/request/if-match.js';
import {
  dataCarrierMember,
  type DeclaredCarrier,
} from '../../../representations/carrier/declared-carrier.js';
import { passportEtag, requireIfMatch } from '../editing/passport-etag.js';
import { readPassportSource } from '../editing/read-passport-source.js';
import { saveDraft, type SaveDraftDeps } from '../editing/save-draft.js';
import type { Passport } from '../passport-model.js';
import { requireUnsealed, updatePassport, type UpdatePassportDeps } from '../update-passport.js';
import {
  carrierOfPassport,
  completeDeclaration,
  type PassportCarrier,
} from './passport-carrier.js';

export type DeclareCarrierDeps = UpdatePassportDeps & SaveDraftDeps;

interface DeclareCarrierInput {
  readonly idOrProductId: string;
  readonly declared: DeclaredCarrier;
  readonly ifMatch: IfMatch | undefined;
  readonly locale: Locale;
  readonly ip: string;
}

/** So far may a declared height be off: what a printer is off by. */
const heightTolerance = 0.02;

/**
 * Declares how the code of a passport is printed: a member of its metadata, so that the seal covers it. A draft is saved,
 * a live passport gets a version of its history.
 *
 * @throws the refusals of a change of the passport; a 400 for a code that cannot be drawn, or that has another height.
 */
export async function declareCarrier(
  deps: DeclareCarrierDeps,
  caller: Caller,
  { idOrProductId, declared, ifMatch, locale, ip }: DeclareCarrierInput,
): Promise<PassportCarrier & { readonly passport: Passport }> {
  const found = await readPassportSource(deps, caller, idOrProductId);
  requireIfMatch(found, ifMatch);
  requireUnsealed(found);
  const { carrier, code } = carrierOfPassport(
    found,
    { declared, isUnfit: false },
    { baseUrl: deps.baseUrl, caller },
  );
  requireHeight(declared, carrier.sizeMm);
  const complete = completeDeclaration(declared, carrier);
  const metadata: Metadata = { ...found.metadata, [dataCarrierMember]: complete };
  // The version that was read, so that no change in between is lost.
  const change = { id: found.id, metadata, ifMatch: [passportEtag(found)], locale };
  const { passport } =
    found.status === 'DRAFT'
      ? await saveDraft(deps, caller, change)
      : await updatePassport(deps, caller, { ...change, changeReason: 'Data carrier', ip });
  return { declared: complete as DeclaredCarrier, isUnfit: false, code, carrier, passport };
}

function requireHeight({ heightMm }: DeclaredCarrier, sizeMm: number): void {
  if (heightMm === undefined || Math.abs(heightMm / sizeMm - 1) <= heightTolerance) return;
  const message = `With this X-dimension and quiet zone the code is ${sizeMm} mm high, and ${heightMm} mm are declared.`;
  throw ApiError.badRequest(message, { code: 'CARRIER_HEIGHT_MISMATCH', heightMm: sizeMm });
}
