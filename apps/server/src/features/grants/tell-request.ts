import type { Knex } from 'knex';
import { ANONYMOUS } from '../../platform/audit-log/audit-event.js';
import type { AuditLogDeps } from '../../platform/audit-log/audit-log-repository.js';
import { permissionsOf } from '../../platform/auth/permissions.js';
import { PLATFORM_ROLE } from '../../platform/auth/user-model.js';
import { userRepository } from '../../platform/auth/user-repository.js';
import type { Mail } from '../../platform/egress/mailer.js';
import { notificationRepository } from '../../platform/notifications/notification-repository.js';
import type { AccessGrant } from './grant-model.js';
import { addressOf } from './tell-decision.js';
import { tellGrantChange } from './tell-grant-change.js';

interface NewRequest {
  readonly grant: AccessGrant;
  /** What people know its target by. */
  readonly name: string | null;
  /** When the previous undecided request came; null without one. */
  readonly previousAt: Date | null;
  readonly ip: string;
}

/** Those who decide hear of a flood of requests once in a while. */
const mailEveryMs = 10 * 60_000;
const maxApprovers = 20;

/**
 * Tells the workspace of a request: in its inbox and its audit log.
 *
 * @returns The mail to send once the transaction has ended, if one is due.
 */
export async function tellRequest(
  tx: Knex.Transaction,
  deps: AuditLogDeps & { readonly baseUrl: string },
  { grant, name, previousAt, ip }: NewRequest,
): Promise<Mail | undefined> {
  const { tenantId, createdAt: at } = grant;
  await notificationRepository(tx).insert({
    id: deps.newId(),
    tenantId,
    kind: 'grant.requested',
    message: `Access to ${name} was requested`,
    targetType: 'grant',
    targetId: grant.id,
    createdAt: at,
  });
  const isDue = !previousAt || at.getTime() - previousAt.getTime() >= mailEveryMs;
  const to = isDue ? await listApprovers(tx, tenantId) : [];
  const action = 'grant.requested';
  await tellGrantChange(tx, deps, { grant, action, actor: ANONYMOUS, at, ip });
  return to.length === 0 ? undefined : mailTo(to, addressOf(grant, deps.baseUrl));
}

/** The users who may decide. */
async function listApprovers(tx: Knex.Transaction, tenantId: string): Promise<string[]> {
  const users = await userRepository(tx).list(tenantId);
  const mayDecide = users.filter(
    ({ role }) => role !== PLATFORM_ROLE && permissionsOf(role, null).has('grant:write'),
  );
  return mayDecide.slice(0, maxApprovers).map(({ email }) => email);
}

/** Contains no word of the requester: text that a stranger wrote is not sent on in our name. */
function mailTo(to: readonly string[], address: string): Mail {
  return {
    to,
    subject: 'Somebody asks for access to a product passport',
    text: `Somebody asks to see what only persons with a legitimate interest may see of

${address}

Who it is and why stands in the list of access grants of your workspace, where you approve or deny it.
There is one such mail in ten minutes, however many requests come.
`,
  };
}
