import type { Knex } from 'knex';
import type { Clock } from '../../platform/clock.js';
import type { TotpVault } from '../../platform/vault/totp-vault.js';
import { recoveryCodeSha256 } from './recovery-code.js';
import { secondFactorRepository } from './second-factor-repository.js';
import { matchTotp } from './totp.js';

export interface SecondFactorDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly totpVault: TotpVault;
}

/** Whether a code of the authenticator app is right, and was not used before. */
export async function proveTotp(
  { db, clock, totpVault }: SecondFactorDeps,
  userId: string,
  code: string,
): Promise<boolean> {
  const factors = secondFactorRepository(db);
  const factor = await factors.find(userId);
  if (!factor) return false;
  const secret = totpVault.open(userId, factor.secretEnvelope);
  const step = matchTotp(secret, code.replace(/\s/g, ''), clock.now());
  return step !== undefined && factors.useStep(userId, step);
}

/** Whether somebody who logs in to an account holds a recovery code of it. The code stays unused. */
export function holdsRecoveryCode(db: Knex, email: string, code: string): Promise<boolean> {
  return secondFactorRepository(db).holdsRecoveryCode(email, recoveryCodeSha256(code));
}

/** The same as a code of the app, or one of the recovery codes: each is good once. */
export async function proveSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  code: string,
): Promise<boolean> {
  if (await proveTotp(deps, userId, code)) return true;
  return secondFactorRepository(deps.db).useRecoveryCode(userId, recoveryCodeSha256(code));
}
