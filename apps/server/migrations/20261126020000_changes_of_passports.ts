import type { Knex } from 'knex';

/**
 * The number of changes of a passport, the actor of the last one and the actor of its seal, for two editors of one
 * passport; and the note of its status: reason, address of a notice, contact.
 */
export async function up(knex: Knex): Promise<void> {
  // Unlike the revision it does not rise where only operator or facility are shown anew.
  await knex.raw(`
    alter table passports add column edit_count integer not null default 1,
      add column updated_by text, add column status_note json`);
  await knex.raw('alter table passport_seals add column sealed_by text');
  await knex.raw(`
    update passports set updated_by = changes.actor
    from (
      select distinct on (tenant_id, target_id) tenant_id, target_id, actor from audit_log
      where target_type = 'passport' order by tenant_id, target_id, seq desc
    ) changes
    where changes.tenant_id = passports.tenant_id and changes.target_id = passports.id::text`);
  await knex.raw(`
    update passport_seals set sealed_by = seals.actor
    from (
      select distinct on (tenant_id, target_id) tenant_id, target_id, actor from audit_log
      where action = 'passport.sealed' order by tenant_id, target_id, seq desc
    ) seals
    where seals.tenant_id = passport_seals.tenant_id
      and seals.target_id = passport_seals.passport_id::text`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table passport_seals drop column sealed_by');
  await knex.raw(`
    alter table passports drop column edit_count, drop column updated_by,
      drop column status_note`);
}
