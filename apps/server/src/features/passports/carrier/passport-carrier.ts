import type { Carrier } from '@dpp/gs1/carriers';
import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import {
  readDeclaration,
  type Declaration,
} from '../../../representations/carrier/declared-carrier.js';
import { carrierOf, designOf } from '../../../platform/http/draw-carrier.js';
import { codeOfPassport, type PrintedCode } from '../../../representations/carrier/printed-code.js';
import type { LinkedProduct } from '../../../representations/digital-link-uri.js';
import { requirePassport } from '../require-passport.js';
import { declaredCarrierRepository } from '../rows/declared-carrier-repository.js';

export interface PassportCarrierDeps {
  readonly db: Knex;
  readonly baseUrl: string;
}

/** What is declared of the code of a passport, and the code that follows from it. */
export interface PassportCarrier extends Declaration {
  readonly code: PrintedCode;
  readonly carrier: Carrier;
}

/**
 * Reads what is declared of a passport's code.
 *
 * @throws a 404; a 403 for another operator's.
 */
export async function readPassportCarrier(
  { db, baseUrl }: PassportCarrierDeps,
  caller: Caller,
  idOrProductId: string,
): Promise<PassportCarrier> {
  const { passport, declaration } = await tenantTransaction(db, caller.tenant.id, async (tx) => {
    const passport = await requirePassport(tx, caller, idOrProductId);
    const found = await declaredCarrierRepository(tx).find(caller.tenant.id, [passport.id]);
    return { passport, declaration: readDeclaration(found.get(passport.id)) };
  });
  return carrierOfPassport(passport, declaration, { baseUrl, caller });
}

/** The code of a passport by what is declared; by the defaults where that cannot be read. */
export function carrierOfPassport(
  passport: LinkedProduct,
  declaration: Declaration,
  { baseUrl, caller }: { readonly baseUrl: string; readonly caller: Caller },
): PassportCarrier {
  const code = codeOfPassport(passport, { baseUrl, workspace: caller.tenant.subdomain });
  const { declared } = declaration;
  const carrier = carrierOf(code, designOf({}, { declared, isUnfit: false }));
  return { ...declaration, code, carrier };
}

/** What metadata hold of a code once it is declared: nothing is left open that the drawing decides. */
export function completeDeclaration(
  declared: NonNullable<Declaration['declared']>,
  { quietZoneModules, errorCorrectionLevel, sizeMm }: Carrier,
): Metadata[string] {
  return {
    ...declared,
    quietZoneModules,
    heightMm: sizeMm,
    ...(errorCorrectionLevel !== null && { errorCorrectionLevel }),
  } as Metadata[string];
}
