export { PlatformClient } from './platform/platform-client.js';
export type {
  AuthorityGrant,
  AuthorityGrantReply,
  CreateTenantReply,
  CreateTenantRequest,
  IssueAuthorityGrantRequest,
  ListAuthorityGrantsQuery,
  ListAuthorityGrantsReply,
  ListedTenant,
  ListTenantsQuery,
  ListTenantsReply,
  ShownTenantReply,
  TenantReply,
  UpdateTenantRequest,
} from './platform/platform-schemas.js';
