/**
 * The row, if it is this tenant's. A read outside the tenant's transaction, where the database does not separate
 * tenants, passes its rows through here: its own condition is not the only one then.
 */
export function ownedBy<Row extends { readonly tenant_id: string | null }>(
  tenantId: string,
  row: Row | undefined,
): Row | undefined {
  return row?.tenant_id === tenantId ? row : undefined;
}
