import type { Knex } from 'knex';
import type { Account } from '../../../platform/db/account-tables.js';
import type { Clock } from '../../../platform/clock.js';
import type { TotpVault } from '../../../platform/vault/totp-vault.js';
import { isRecoveryCode, recoveryCodeSha256 } from './recovery-code.js';
import { recoveryCodeRepository } from './recovery-code-repository.js';
import { secondFactorRepository } from '../../../platform/auth/second-factor-repository.js';
import { isTotpCode, matchTotp, newTotpSecret } from './totp.js';

export interface SecondFactorDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly totpVault: TotpVault;
}

/** Compared with in place of the secret that a user does not have, for the same time. */
const decoySecret = newTotpSecret();

/** True when a code of the authenticator app is right, and was not used before. */
export async function proveTotp(
  { db, clock, totpVault }: SecondFactorDeps,
  account: Account,
  typed: string,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  if (!isTotpCode(code)) return false;
  const factors = secondFactorRepository(db, account);
  const factor = await factors.find();
  const secret = factor ? totpVault.open(account.userId, factor.secretEnvelope) : decoySecret;
  const step = matchTotp(secret, code, clock.now());
  return factor !== undefined && step !== undefined && factors.useStep(step);
}

/** True when a code is an unused recovery code of the account. It stays unused. */
export async function holdsRecoveryCode(
  db: Knex,
  account: Account,
  typed: string,
): Promise<boolean> {
  if (!isRecoveryCode(typed)) return false;
  return recoveryCodeRepository(db, account).holds(recoveryCodeSha256(typed));
}

/** The same as a code of the app, or one of the recovery codes: each is good once. */
export async function proveSecondFactor(
  deps: SecondFactorDeps,
  account: Account,
  typed: string,
): Promise<boolean> {
  if (await proveTotp(deps, account, typed)) return true;
  if (!isRecoveryCode(typed)) return false;
  return recoveryCodeRepository(deps.db, account).use(recoveryCodeSha256(typed));
}
