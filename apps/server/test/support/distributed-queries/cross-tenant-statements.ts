/** A statement that is about rows of all workspaces, and why it may be. */
export interface CrossTenantStatement {
  readonly statement: RegExp;
  readonly reason: string;
}

/**
 * Everything that asks several machines at once, where rows lie on several: maintenance in the background. Every
 * statement that a request needs names its workspace, or the one key that the directory is asked by.
 */
export const crossTenantStatements: readonly CrossTenantStatement[] = [
  {
    statement: /^select \* from "tenants" order by "created_at" asc, "id" asc$/,
    reason: 'The command line lists the workspaces.',
  },
  {
    statement:
      /^select \* from "tenants" where "sandbox_of" is null (?:and .{10,160} )?order by "created_at" asc, "id" asc limit \$\d$/s,
    reason: 'The platform lists its workspaces for its administrators, page by page.',
  },
  {
    statement:
      /^select "subscription_status" as "status", count\(\*\) as count from "tenants" where "sandbox_of" is null group by /,
    reason: 'The same list says how many workspaces are in each state: one row is one workspace.',
  },
  {
    statement: /^select .{1,40} from "access_grants" where kind = 'AUTHORITY'/,
    reason:
      'The platform lists its own grants for its administrators, or finds one: an index holds them alone.',
  },
  {
    statement: /^select distinct "tenant_id" from "\w+" where "\w+" <= \$1$/,
    reason:
      'A sweep looks, without a lock, which workspaces have rows to delete; it deletes inside each.',
  },
  {
    statement: /^\s*insert into (?:passport_accesses|access_counts)\s/,
    reason: 'Accesses of a second are written together, of whatever passports they are.',
  },
  {
    statement:
      /^select .* from "(?:signing_keys|users|webhook_subscriptions)" where "\w+" is not null /,
    reason:
      'A new vault key wraps every secret there is, in batches; each row is changed by itself.',
  },
  {
    statement: /^select "private_key" from "signing_keys" limit \$1$/,
    reason: 'At its start a server opens any secret, to know that its vault key is the right one.',
  },
  {
    statement:
      /^select count\(\*\) as "count" from "(?:signing_keys|users|webhook_subscriptions)" where "\w+" is not null and split_part/,
    reason: 'Whether an old vault key can go is a question about every secret there is.',
  },
  {
    statement:
      /^select \* from "audit_heads" (?:where "tenant_id" > \$1 )?order by "tenant_id" asc limit \$\d$/,
    reason: 'The journal writes the signed head of every audit chain, once in a while.',
  },
  {
    statement: /^select tenant_id from audit_heads union select tenant_id from audit_log$/,
    reason: 'Verifying all chains begins with those of workspaces that are gone, too.',
  },
  {
    statement:
      /^select "tenant_id", min\(next_attempt_at\) as due_at from "webhook_deliveries" where "next_attempt_at" <= \$1 group by "tenant_id"$/,
    reason:
      'A deliverer looks, without a lock, whose deliveries are due; it claims them inside each workspace.',
  },
  {
    statement:
      /^select "tenant_id", min\(created_at\) as due_at from "outbox_events" where "dispatched_at" is null group by "tenant_id"$/,
    reason: 'The same for events that nobody has looked at, in case that an announcement was lost.',
  },
  {
    statement:
      /^delete from "directory" where "kind" = \$1 and "tenant_id" = \$2 and "key" in \([$\d, ]+\)$/,
    reason:
      'A draft that is deleted takes the names of all its units along: one by one, 100,000 of them took 20 s.',
  },
  {
    statement: /^(?:select "kind", "key"|delete) from "directory" where "tenant_id" = \$1\b/,
    reason: 'A workspace that is removed takes all of its names along.',
  },
];
