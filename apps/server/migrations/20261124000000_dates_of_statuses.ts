import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Null for a passport that has the status it was made with.
  await knex.raw('alter table passports add column status_changed_at timestamptz');
  // Recalls and ends are told as changes of status and nothing else is; what went live by an update stays null.
  await knex.raw(`
    update passports set status_changed_at = changes.at
    from (
      select tenant_id, target_id, max(created_at) as at from audit_log
      where action = 'passport.status_changed' group by tenant_id, target_id
    ) changes
    where changes.tenant_id = passports.tenant_id and changes.target_id = passports.id::text
      and passports.status in ('RECALLED', 'DECOMMISSIONED', 'ACTIVE')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table passports drop column status_changed_at');
}
