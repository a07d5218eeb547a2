/** A table with rows that may lie on any of several machines. */
export interface DistributedTable {
  readonly table: string;
  /** Says on which machine a row lies: each query names one value of it for each of these tables. */
  readonly distributedBy: 'tenant_id' | 'id' | 'key';
  /** Names the workspace a row belongs to. */
  readonly tenantColumn: 'tenant_id' | 'id';
  /** What a workspace's transaction may do with rows of its own. Absent: everything. */
  readonly grants?: string;
}

const ofTenant = (table: string, grants?: string): DistributedTable => ({
  table,
  distributedBy: 'tenant_id',
  tenantColumn: 'tenant_id',
  ...(grants !== undefined && { grants }),
});

/**
 * Every table with rows of workspaces, a parent before what refers to it. Rows of one workspace lie
 * together; the directory, which says where that is, lies by what is asked for. Migrations that ran took
 * the rights from here: another right is granted by a migration of its own.
 */
export const distributedTables: readonly DistributedTable[] = [
  // Read, and locked to serialise; which takes the right to update one column.
  {
    table: 'tenants',
    distributedBy: 'id',
    tenantColumn: 'id',
    grants: 'select, update (updated_at)',
  },
  // An entry goes, and another one comes; but a claim is marked while drafts alone keep it.
  {
    table: 'directory',
    distributedBy: 'key',
    tenantColumn: 'tenant_id',
    grants: 'select, insert, update (is_public), delete',
  },
  ofTenant('operators'),
  ofTenant('facilities'),
  ofTenant('api_keys'),
  ofTenant('signing_keys', 'select, insert, update'),
  ofTenant('passports'),
  ofTenant('passport_seals'),
  ofTenant('passport_terms', 'select, insert, delete'),
  ofTenant('jobs', 'select, insert, update'),
  ofTenant('job_items', 'select, insert, update'),
  ofTenant('imports'),
  ofTenant('import_rows'),
  ofTenant('import_row_faults', 'select, insert, delete'),
  ofTenant('registry_mappings', 'select, insert'),
  ofTenant('registry_exports', 'select, insert'),
  // What was handed in stays as it was; its result is added.
  ofTenant(
    'registry_items',
    `select, insert, update (outcome, registration_id, registered_at, result_code, result_message, proof,
       result_at, result_by)`,
  ),
  ofTenant('registry_entries', 'select, insert, update'),
  // History is added to, never rewritten; it goes with its passport.
  ofTenant('passport_versions', 'select, insert'),
  // A file never changes; its row is locked while it is shown or given up.
  ofTenant('pictures', 'select, insert, update (created_at), delete'),
  ofTenant('passport_pictures'),
  // A batch follows to the next edition of its passport.
  ofTenant(
    'batches',
    `select, insert, delete, update (passport_id, status, status_note, status_changed_at, metadata,
       edit_count, updated_at)`,
  ),
  // Who a unit is stays as it was made; what it became goes on, and it follows to the next edition of its passport. It
  // goes with its draft alone.
  ofTenant(
    'battery_units',
    `select, insert, update (passport_id, status, ceased_at, updated_at, last_event_id, state_event_id,
       state_recorded_at, state_of_health, cycle_count, remaining_capacity_ah, temperature_c)`,
  ),
  // What was offered stays as it was; how it ended is added.
  ofTenant('hand_overs', 'select, insert, update (outcome, closed_at, closed_by)'),
  // What a battery went through is added to, never rewritten or removed.
  ofTenant('unit_events', 'select, insert'),
  ofTenant('status_lists', 'select, insert, update (bits, drawn, revoked)'),
  // An index is drawn once, and its bit set for good.
  ofTenant('status_indexes', 'select, insert'),
  ofTenant('status_revocations', 'select, insert'),
  ofTenant('status_list_credentials', 'select, insert, update (credential, etag, made_of)'),
  // Who was granted what stays as it was decided; uses are counted in batches, outside.
  ofTenant(
    'access_grants',
    `select, insert, update (status, token_sha256, decided_at, decided_by, expires_at, revoked_at,
       kept_until)`,
  ),
  ofTenant('grant_request_refusals', 'select, insert, update'),
  ofTenant('epcis_arrivals', 'select, insert, update'),
  // What was captured stays as it was sent; that it was declared erroneous is all that is said of it later.
  ofTenant('epcis_events', 'select, insert, update (erroneous)'),
  ofTenant('epcis_event_repeats', 'select, insert'),
  ofTenant('epcis_event_epcs', 'select, insert, update (provides, consumes, parent_event_id)'),
  // Derived from the rows above, and derived again when an event arrives late.
  ofTenant('epcis_event_edges', 'select, insert, delete'),
  // Written in batches for all workspaces.
  ofTenant('passport_accesses', 'select'),
  ofTenant('access_counts', 'select'),
  // Append-only: what was announced or recorded is not the workspace's to change; only that it was handed over.
  ofTenant('outbox_events', 'select, insert, update (dispatched_at)'),
  ofTenant('webhook_subscriptions'),
  ofTenant('webhook_messages', 'select, insert'),
  // The outcome of a delivery changes; its message and subscription stay. It goes with its subscription or message.
  ofTenant(
    'webhook_deliveries',
    `select, insert, update (status, attempts, last_attempt_at, next_attempt_at, response_status,
       error_message)`,
  ),
  // An attempt is never rewritten; the oldest of a delivery go when it is sent again.
  ofTenant('webhook_attempts', 'select, insert, delete'),
  ofTenant('webhook_leases', 'select, insert, delete'),
  ofTenant('notifications'),
  ofTenant('audit_log', 'select, insert'),
  ofTenant('audit_heads', 'select, insert, update'),
  ofTenant('request_records', 'select, insert, delete'),
  ofTenant('idempotency_keys'),
  ofTenant('workspace_usage'),
  ofTenant('users'),
  ofTenant('recovery_codes'),
  ofTenant('sessions'),
  ofTenant('account_tokens'),
  ofTenant('invitations'),
  ofTenant('today_snoozes'),
];

/** @throws for a table that the list leaves out. */
export function distributedTable(name: string): DistributedTable {
  const found = distributedTables.find(({ table }) => table === name);
  if (!found) throw new Error(`distributed-tables.ts does not list the table ${name}.`);
  return found;
}
