import type { Knex } from 'knex';
import { auditLogRepository } from '../../../platform/audit-log/audit-log-repository.js';
import { registerUser, requirePasswordLength } from '../../../platform/auth/register-user.js';
import {
  parseAccountToken,
  type AccountTokenName,
} from '../../../platform/auth/secrets/account-token.js';
import { hashPassword } from '../../../platform/auth/secrets/password.js';
import { tenantRepository } from '../../../platform/auth/tenant-repository.js';
import { noProfile, type User } from '../../../platform/auth/user-model.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { inTurn, type LoginQueues } from '../login-queues.js';
import type { LoginRequest } from '../login-visit.js';
import { cleanName } from '../profile/update-profile.js';
import {
  newSession,
  startedSession,
  storeSession,
  type StartedSession,
  type StartSessionDeps,
} from '../start-session.js';
import { invitationNotFound } from './change-invitation.js';
import type { Invitation } from './invitation-model.js';
import { invitationTokenRepository } from './invitation-token-repository.js';

interface ShownInvitation {
  readonly invitation: Invitation;
  /** Name of the workspace. */
  readonly workspace: string;
}

type InvitationHost = Pick<LoginRequest, 'hostTenantId'>;

/**
 * Shows who holds the token of an invitation what it is to.
 *
 * @throws a 404 for any token that is not good now.
 */
export function showInvitation(
  { db, clock }: { readonly db: Knex; readonly clock: StartSessionDeps['clock'] },
  { token, ...host }: InvitationHost & { readonly token: string },
): Promise<ShownInvitation> {
  const { tenantId, sha256 } = requireToken(token, host);
  return platformTransaction(db, async (tx) => {
    const invitation = await invitationTokenRepository(tx, tenantId).find(sha256, clock.now());
    const tenant = invitation && (await tenantRepository(tx).find(tenantId));
    if (!tenant) throw invitationNotFound();
    return { invitation, workspace: tenant.name };
  });
}

export interface AcceptInvitationDeps extends StartSessionDeps {
  readonly db: Knex;
  readonly loginQueues: LoginQueues;
}

interface AcceptInvitationInput extends Pick<LoginRequest, 'hostTenantId' | 'ip' | 'userAgent'> {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/**
 * Makes the login that an invitation offers, and starts its first session: all of it, or nothing. The password is
 * hashed only once the token is known to be good.
 *
 * @throws a 404 for a token that is not good now, a 409 `EMAIL_TAKEN` where the address got a login meanwhile.
 */
export async function acceptInvitation(
  deps: AcceptInvitationDeps,
  input: AcceptInvitationInput,
): Promise<StartedSession> {
  const { token, password, hostTenantId, ip } = input;
  const name = cleanName(input.name);
  requirePasswordLength(password);
  const named = requireToken(token, { hostTenantId });
  const { invitation } = await showInvitation(deps, { token, hostTenantId });
  const { strangers } = deps.loginQueues;
  const passwordHash = await inTurn(strangers, () => hashPassword(password));
  const { session, user } = await platformTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const accepted = await invitationTokenRepository(tx, named.tenantId).accept(named.sha256, at);
    // It may have been withdrawn and made anew for another role meanwhile.
    if (accepted?.id !== invitation.id) throw invitationNotFound();
    const login = { email: accepted.email, passwordHash };
    const made = await makeUser(tx, deps, { invitation: accepted, login, name, ip, at });
    const started = newSession(deps, made, input);
    await storeSession(tx, deps, { session: started, user: made, ip });
    return { session: started, user: made };
  });
  return startedSession(deps, session, user);
}

interface AcceptedInvitation {
  readonly invitation: Invitation;
  readonly login: { readonly email: string; readonly passwordHash: string };
  readonly name: string | null;
  readonly ip: string;
  readonly at: Date;
}

async function makeUser(
  tx: Knex.Transaction,
  deps: StartSessionDeps,
  { invitation, login, name, ip, at }: AcceptedInvitation,
): Promise<User> {
  const { tenantId, role, operatorId, invitedBy } = invitation;
  await auditLogRepository(tx, deps).append({
    tenantId,
    action: 'invitation.accepted',
    actor: login.email,
    targetType: 'invitation',
    targetId: invitation.id,
    ip,
    details: { email: login.email, role },
    at,
  });
  return registerUser(tx, deps, {
    tenantId,
    login,
    role,
    operatorId,
    profile: { ...noProfile, name },
    actor: invitedBy,
    ip,
    at,
  });
}

/** @throws a 404 for a text that is no such token, and on the host of another workspace. */
function requireToken(
  token: string,
  { hostTenantId }: InvitationHost,
): AccountTokenName & { readonly tenantId: string } {
  const name = parseAccountToken('invite', token);
  if (!name?.tenantId) throw invitationNotFound();
  const { tenantId, sha256 } = name;
  if (hostTenantId !== undefined && hostTenantId !== tenantId) throw invitationNotFound();
  return { tenantId, sha256 };
}
