import type { Knex } from 'knex';
import { PLATFORM_CHAIN, type AuditAction } from '../../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import type { Account } from '../../../platform/db/account-tables.js';
import { actorOf, type SessionCaller } from '../../../platform/auth/caller-model.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { codesOf, countAttempt, forgiveCodes, type LoginThrottleDeps } from '../login-throttle.js';
import { proveSecondFactor, proveTotp, type SecondFactorDeps } from './prove-second-factor.js';
import { newRecoveryCode, recoveryCodeSha256 } from './recovery-code.js';
import { recoveryCodeRepository } from './recovery-code-repository.js';
import { secondFactorRepository } from '../../../platform/auth/second-factor-repository.js';
import { newTotpSecret, otpauthUri } from './totp.js';

export type MfaDeps = LoginThrottleDeps & SecondFactorDeps & AuditLogDeps;

/** All of it is shown once. */
interface OfferedSecondFactor {
  readonly otpauthUri: string;
  /** In base32. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const recoveryCodeCount = 10;

/** Hands out a second factor. It counts for nothing until {@link confirmSecondFactor}. */
export async function offerSecondFactor(
  { db, totpVault }: MfaDeps,
  caller: SessionCaller,
): Promise<OfferedSecondFactor> {
  const { userId, email } = caller.credential;
  const secret = newTotpSecret();
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const envelope = totpVault.seal(userId, secret);
  const hashes = recoveryCodes.map(recoveryCodeSha256);
  const offered = await platformTransaction(db, (tx) =>
    secondFactorRepository(tx, accountOf(caller)).offer(envelope, hashes),
  );
  if (!offered) throw alreadyEnabled();
  return { otpauthUri: otpauthUri(secret, email), secret, recoveryCodes };
}

/** Turns the second factor on, once its user proves to have it; their other sessions end. */
export async function confirmSecondFactor(
  deps: MfaDeps,
  caller: SessionCaller,
  { code, ip }: { code: string; ip: string },
): Promise<void> {
  const { id: sessionId, userId } = caller.credential;
  const account = accountOf(caller);
  const factor = await secondFactorRepository(deps.db, account).find();
  if (!factor)
    throw ApiError.conflict('Enroll a second factor first.', { code: 'MFA_NOT_ENROLLED' });
  if (factor.confirmed) throw alreadyEnabled();
  await countAttempt(deps, codesOf(userId));
  if (!(await proveTotp(deps, account, code))) throw wrongCode();
  await platformTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    await forgiveCodes(tx, userId, at);
    const { secretEnvelope } = factor;
    const on = await secondFactorRepository(tx, account).confirm(sessionId, secretEnvelope, at);
    if (!on) throw wrongCode();
    await record(tx, deps, { caller, action: 'mfa.enabled', ip });
  });
}

/** Turns the second factor off, for who proves to have it or a recovery code. */
export async function disableSecondFactor(
  deps: MfaDeps,
  caller: SessionCaller,
  { code, ip }: { code: string; ip: string },
): Promise<void> {
  const { userId } = caller.credential;
  const account = accountOf(caller);
  const factor = await secondFactorRepository(deps.db, account).find();
  if (!factor?.confirmed) throw notEnrolled();
  await countAttempt(deps, codesOf(userId));
  if (!(await proveSecondFactor(deps, account, code))) throw wrongCode();
  await platformTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    await forgiveCodes(tx, userId, at);
    await secondFactorRepository(tx, account).remove(at);
    await record(tx, deps, { caller, action: 'mfa.disabled', ip });
  });
}

/**
 * Makes new recovery codes for who proves to have the app; the former ones end. A recovery code is no proof: who found
 * the paper would get ten more.
 */
export async function renewRecoveryCodes(
  deps: MfaDeps,
  caller: SessionCaller,
  { code, ip }: { code: string; ip: string },
): Promise<readonly string[]> {
  const { userId } = caller.credential;
  const account = accountOf(caller);
  const factor = await secondFactorRepository(deps.db, account).find();
  if (!factor?.confirmed) throw notEnrolled();
  await countAttempt(deps, codesOf(userId));
  if (!(await proveTotp(deps, account, code))) throw wrongCode();
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await platformTransaction(deps.db, async (tx) => {
    await forgiveCodes(tx, userId, deps.clock.now());
    const hashes = recoveryCodes.map(recoveryCodeSha256);
    if (!(await recoveryCodeRepository(tx, account).replace(hashes))) throw notEnrolled();
    await record(tx, deps, { caller, action: 'mfa.recovery_codes_renewed', ip });
  });
  return recoveryCodes;
}

function accountOf({ tenant, credential }: SessionCaller): Account {
  return { tenantId: tenant?.id ?? null, userId: credential.userId };
}

async function record(
  tx: Knex.Transaction,
  deps: MfaDeps,
  { caller, action, ip }: { caller: SessionCaller; action: AuditAction; ip: string },
): Promise<void> {
  await auditLogRepository(tx, deps).append({
    tenantId: caller.tenant?.id ?? PLATFORM_CHAIN,
    action,
    actor: actorOf(caller),
    targetType: 'user',
    targetId: caller.credential.userId,
    ip,
    details: { email: caller.credential.email },
    at: deps.clock.now(),
  });
}

function alreadyEnabled(): ApiError {
  return ApiError.conflict('There is a second factor already.', { code: 'MFA_ENABLED' });
}

function notEnrolled(): ApiError {
  return ApiError.conflict('There is no second factor.', { code: 'MFA_NOT_ENROLLED' });
}

function wrongCode(): ApiError {
  return ApiError.badRequest('This is not a code of now.', { code: 'MFA_CODE_INVALID' });
}
