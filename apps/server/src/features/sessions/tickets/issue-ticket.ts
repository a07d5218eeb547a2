import type { Knex } from 'knex';
import { PLATFORM_CHAIN } from '../../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import { createAccountToken } from '../../../platform/auth/secrets/account-token.js';
import { userCredentialsRepository } from '../../../platform/auth/user-credentials-repository.js';
import type { User } from '../../../platform/auth/user-model.js';
import type { Clock } from '../../../platform/clock.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { accountTokenRepository } from '../account-token-repository.js';
import { loginFailureRepository } from '../login-failure-repository.js';
import type { CountedAttempt } from '../login-throttle.js';
import { accountOf } from '../login-visit.js';
import { wrongLogin } from '../refuse-login.js';

/** Proof of a right password. It opens nothing without a code. */
export interface IssuedTicket {
  /** Shown once. */
  readonly ticket: string;
  readonly expiresAt: Date;
}

const ticketMs = 5 * 60_000;

/** Open tickets of one account: logins on several devices at once. */
const maxTickets = 5;

interface TicketDeps extends AuditLogDeps {
  readonly db: Knex;
  readonly clock: Clock;
}

interface ProvedPassword {
  readonly user: User;
  readonly passwordHash: string;
  readonly attempt: CountedAttempt;
  readonly ip: string;
}

/**
 * Answers a right password with a ticket. It takes its own attempt back and forgives no earlier one: else who has the
 * password could clear the count of wrong codes as often as they like.
 */
export async function issueTicket(
  deps: TicketDeps,
  { user, passwordHash, attempt, ip }: ProvedPassword,
): Promise<IssuedTicket> {
  const { token, sha256 } = createAccountToken('ticket', user.tenantId);
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + ticketMs);
  await platformTransaction(deps.db, async (tx) => {
    if (!(await userCredentialsRepository(tx).stillHas(user, passwordHash))) {
      throw wrongLogin('password');
    }
    await loginFailureRepository(tx).deleteAttempt(attempt.id);
    const tokens = accountTokenRepository(tx, user.tenantId);
    const kind = 'TICKET';
    await tokens.trim(accountOf(user), { kind, at: createdAt, keep: maxTickets - 1 });
    await tokens.insert({ sha256, kind, userId: user.id, passwordHash, createdAt, expiresAt });
    await auditLogRepository(tx, deps).append({
      tenantId: user.tenantId ?? PLATFORM_CHAIN,
      action: 'session.challenged',
      actor: user.email,
      targetType: 'user',
      targetId: user.id,
      ip,
      details: { email: user.email },
      at: createdAt,
    });
  });
  return { ticket: token, expiresAt };
}
