import type { Knex } from 'knex';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import type { Caller, Tenant } from '../../../platform/auth/caller-model.js';
import { requireNoLonger, requireNoWider } from '../../../platform/auth/delegation.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { permissionsOf, type TenantRole } from '../../../platform/auth/permissions.js';
import { tenantSettingsRepository } from '../../../platform/auth/tenant-settings-repository.js';
import type { Clock } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import type { Mailer } from '../../../platform/egress/mailer.js';
import { countAttempt, invitationMailsOf } from '../login-throttle.js';
import { invitationMail } from '../mails/account-mails.js';
import type { Invitation } from './invitation-model.js';

export interface InvitationDeps extends AuditLogDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly baseUrl: string;
}

/** An invitation, and its link where the caller has to hand it over. */
export interface SentInvitation {
  readonly invitation: Invitation;
  /** Shown once, and only where no mail can be sent; else null. */
  readonly link: string | null;
}

/** A login is as good as the right to give it: never in a role that may do more than the caller. */
export function requireMayInvite(caller: Caller, role: TenantRole): void {
  requireWholeWorkspace(caller);
  requireNoLonger(caller, undefined);
  requireNoWider(caller, permissionsOf(role, null));
}

/**
 * Counts a mail before it is promised: no workspace sends invitations without end. Where no mail is sent there is
 * nothing to count.
 *
 * @throws a 429 after a hundred in an hour.
 */
export async function countInvitationMail(deps: InvitationDeps, tenantId: string): Promise<void> {
  if (deps.mailer.isConfigured) await countAttempt(deps, invitationMailsOf(tenantId));
}

/** Mails the link of a stored invitation, or hands it to the caller where no mail can be sent. */
export async function sendInvitation(
  deps: InvitationDeps,
  caller: Caller,
  { invitation, token }: { readonly invitation: Invitation; readonly token: string },
): Promise<SentInvitation> {
  const to = invitation.email;
  const link = linkOf(deps.baseUrl, token);
  const toHandOver = await deliverInvitation(deps, { workspace: caller.tenant, to, link });
  return { invitation, link: toHandOver };
}

/** The token stands behind the mark of a fragment: no log has it. */
export function linkOf(baseUrl: string, token: string): string {
  return `${baseUrl}/console/invitation#${token}`;
}

interface InvitationLink {
  readonly workspace: Pick<Tenant, 'id' | 'name'>;
  readonly to: string;
  readonly link: string;
}

/** Mails a link in the language of the workspace. @returns The link where no mail can be sent; else null. */
export async function deliverInvitation(
  { db, mailer }: Pick<InvitationDeps, 'db' | 'mailer'>,
  { workspace: { id, name }, to, link }: InvitationLink,
): Promise<string | null> {
  if (!mailer.isConfigured) return link;
  const settings = await tenantTransaction(db, id, (tx) => tenantSettingsRepository(tx).find(id));
  const locale = settings?.defaultLocale ?? null;
  mailer.send(invitationMail({ to, locale, link, workspace: name }));
  return null;
}
