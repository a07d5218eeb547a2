import type { Knex } from 'knex';
import { actorOf, type PlatformCaller, type Tenant } from '../../platform/auth/caller-model.js';
import {
  parseEmail,
  prepareLogin,
  registerUser,
  type NewLogin,
} from '../../platform/auth/register-user.js';
import type { User } from '../../platform/auth/user-model.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { createTenant, type CreateTenantDeps, type CreateTenantInput } from './create-tenant.js';

/** An invitation of a workspace's owner, as it is stored, and its link. */
export interface OwnerInvitation {
  readonly invitation: { readonly id: string; readonly email: string; readonly expiresAt: Date };
  readonly link: string;
}

interface InvitedOwner {
  readonly tenant: Tenant;
  readonly email: string;
  /** As the audit log names the platform's administrator. */
  readonly invitedBy: string;
  readonly ip: string;
}

/** Invites people to workspaces; invitations are a feature of their own. */
export interface OwnerInvitations {
  /**
   * Stores the invitation, in the transaction that makes the workspace.
   *
   * @throws a 409 `EMAIL_TAKEN`.
   */
  store(tx: Knex.Transaction, owner: InvitedOwner): Promise<OwnerInvitation>;
  /** Mails its link. @returns The link where no mail can be sent; else null. */
  send(tenant: Tenant, invitation: OwnerInvitation): Promise<string | null>;
}

export interface OnboardTenantDeps extends CreateTenantDeps {
  readonly ownerInvitations: OwnerInvitations;
}

interface OnboardTenantInput extends CreateTenantInput {
  readonly owner: { readonly email: string; readonly password?: string | undefined };
  readonly ip: string;
}

type OnboardedTenant =
  | { readonly tenant: Tenant; readonly owner: User }
  | (Pick<OwnerInvitation, 'invitation'> & {
      readonly tenant: Tenant;
      /** Shown once, and only where no mail can be sent; else null. */
      readonly link: string | null;
    });

/**
 * Creates a workspace together with the login of its first administrator, or with an invitation to make it: both, or
 * neither.
 */
export async function onboardTenant(
  deps: OnboardTenantDeps,
  caller: PlatformCaller,
  input: OnboardTenantInput,
): Promise<OnboardedTenant> {
  const { email, password } = input.owner;
  if (password === undefined) return inviteOwner(deps, caller, input);
  return registerOwner(deps, caller, { input, login: await prepareLogin({ email, password }) });
}

function registerOwner(
  deps: OnboardTenantDeps,
  caller: PlatformCaller,
  { input, login }: { readonly input: OnboardTenantInput; readonly login: NewLogin },
): Promise<OnboardedTenant> {
  return platformTransaction(deps.db, async (tx) => {
    const tenant = await createTenant({ ...deps, db: tx }, caller, input);
    const owner = await registerUser(tx, deps, {
      tenantId: tenant.id,
      login,
      role: 'TENANT_ADMIN',
      actor: actorOf(caller),
      ip: input.ip,
      at: deps.clock.now(),
    });
    return { tenant, owner };
  });
}

async function inviteOwner(
  deps: OnboardTenantDeps,
  caller: PlatformCaller,
  input: OnboardTenantInput,
): Promise<OnboardedTenant> {
  const email = parseEmail(input.owner.email);
  const invitedBy = actorOf(caller);
  const { tenant, stored } = await platformTransaction(deps.db, async (tx) => {
    const created = await createTenant({ ...deps, db: tx }, caller, input);
    const owner = { tenant: created, email, invitedBy, ip: input.ip };
    return { tenant: created, stored: await deps.ownerInvitations.store(tx, owner) };
  });
  const link = await deps.ownerInvitations.send(tenant, stored);
  return { tenant, invitation: stored.invitation, link };
}
