import type { components } from '../__generated__/contract.js';
import type { AccessGrant, CursorQuery } from '../schemas.js';

/** Public names for the shapes that administrators of the platform meet. */

type Schemas = components['schemas'];

/** The members that the contract names, and no others. */
type Sent<T> = { readonly [Key in keyof T as string extends Key ? never : Key]: T[Key] };

/** A workspace with its figures. */
export type ListedTenant = Schemas['ListedTenant'];

/** Workspaces that are asked for; what is left out asks for nothing. */
export interface ListTenantsQuery extends CursorQuery {
  /** Text in name, subdomain or legal id. */
  readonly q?: string | undefined;
  readonly status?: ListedTenant['subscriptionStatus'] | undefined;
  readonly tier?: ListedTenant['tier'] | undefined;
  /** Those alone that have used 90 % of their passports. */
  readonly nearLimit?: boolean | undefined;
}

/** One page of workspaces, as the server sends it. */
export type ListTenantsReply = Schemas['ListTenantsReply'];

/** What makes a workspace. An owner without a password is invited. */
export type CreateTenantRequest = Omit<Sent<Schemas['CreateTenantRequest']>, 'owner'> & {
  readonly owner: { readonly email: string; readonly password?: string };
};

export type CreateTenantReply = Schemas['CreateTenantReply'];

export type ShownTenantReply = Schemas['ShownTenantReply'];

export type UpdateTenantRequest = Sent<Schemas['UpdateTenantRequest']>;

export type TenantReply = Schemas['TenantReply'];

/** A grant of the platform to an authority. */
export type AuthorityGrant = Schemas['AuthorityGrant'];

/** Grants that are asked for; what is left out asks for nothing. */
export interface ListAuthorityGrantsQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly status?: AccessGrant['status'] | undefined;
  /** Text in name, address, organisation or purpose. */
  readonly q?: string | undefined;
  /** In one workspace alone. */
  readonly tenantId?: string | undefined;
}

/** One page of grants to authorities, as the server sends it. */
export type ListAuthorityGrantsReply = Schemas['ListAuthorityGrantsReply'];

export type AuthorityGrantReply = Schemas['AuthorityGrantReply'];

export type IssueAuthorityGrantRequest = Sent<Schemas['IssueAuthorityGrantRequest']>;
