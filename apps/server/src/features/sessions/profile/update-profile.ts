import type { Knex } from 'knex';
import { PLATFORM_CHAIN } from '../../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type SessionCaller } from '../../../platform/auth/caller-model.js';
import type { Profile, User } from '../../../platform/auth/user-model.js';
import type { Clock } from '../../../platform/clock.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { accountOfCaller, endedSession } from './get-session.js';
import { profileRepository } from './profile-repository.js';

export interface ProfileDeps extends AuditLogDeps {
  readonly db: Knex;
  readonly clock: Clock;
}

/** Members that are undefined stay; null removes. */
type ProfileChanges = { readonly [Member in keyof Profile]?: Profile[Member] | undefined };

/** Changes what users say of themselves. The audit log names the members, not what they say. */
export function updateProfile(
  deps: ProfileDeps,
  caller: SessionCaller,
  { ip, ...changes }: ProfileChanges & { readonly ip: string },
): Promise<User> {
  const named = Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([member, value]) => [member, member === 'name' ? cleanName(value) : value]),
  );
  if (Object.keys(named).length === 0) {
    throw ApiError.badRequest('Send at least one of name, locale and theme.');
  }
  const account = accountOfCaller(caller);
  const at = deps.clock.now();
  return platformTransaction(deps.db, async (tx) => {
    const profile = profileRepository(tx, account);
    const isThere = await profile.update(named, at);
    const user = isThere ? await profile.find() : undefined;
    if (!user) throw endedSession();
    await auditLogRepository(tx, deps).append({
      tenantId: account.tenantId ?? PLATFORM_CHAIN,
      action: 'user.updated',
      actor: actorOf(caller),
      targetType: 'user',
      targetId: account.userId,
      ip,
      details: { email: user.email, profile: Object.keys(named).sort().join(' ') },
      at,
    });
    return user;
  });
}

/** @throws a 400 for a name that is blank. */
export function cleanName(typed: string | null | undefined): string | null {
  if (typed === null || typed === undefined) return null;
  const name = typed.trim();
  if (name === '') throw ApiError.badRequest('name must not be blank.');
  return name;
}
