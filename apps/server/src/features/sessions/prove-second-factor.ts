import type { Knex } from 'knex';
import type { Clock } from '../../platform/clock.js';
import type { TotpVault } from '../../platform/vault/totp-vault.js';
import { isRecoveryCode, recoveryCodeSha256 } from './recovery-code.js';
import { secondFactorRepository } from './second-factor-repository.js';
import { isTotpCode, matchTotp, newTotpSecret } from './totp.js';

export interface SecondFactorDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly totpVault: TotpVault;
}

/** Compared with in place of the secret that a user does not have, for the same time. */
const decoySecret = newTotpSecret();

/** Whether a code of the authenticator app is right, and was not used before. */
export async function proveTotp(
  { db, clock, totpVault }: SecondFactorDeps,
  userId: string,
  typed: string,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  if (!isTotpCode(code)) return false;
  const factors = secondFactorRepository(db);
  const factor = await factors.find(userId);
  const secret = factor ? totpVault.open(userId, factor.secretEnvelope) : decoySecret;
  const step = matchTotp(secret, code, clock.now());
  return factor !== undefined && step !== undefined && factors.useStep(userId, step);
}

/** Whether somebody who logs in to an account holds a recovery code of it. The code stays unused. */
export async function holdsRecoveryCode(db: Knex, email: string, typed: string): Promise<boolean> {
  if (!isRecoveryCode(typed)) return false;
  return secondFactorRepository(db).holdsRecoveryCode(email, recoveryCodeSha256(typed));
}

/** The same as a code of the app, or one of the recovery codes: each is good once. */
export async function proveSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  typed: string,
): Promise<boolean> {
  if (await proveTotp(deps, userId, typed)) return true;
  if (!isRecoveryCode(typed)) return false;
  return secondFactorRepository(deps.db).useRecoveryCode(userId, recoveryCodeSha256(typed));
}
