import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table epcis_events add column stored_bytes integer not null generated always as (
      octet_length(event) + coalesce(octet_length(context), 0)
      + coalesce(octet_length(credential), 0)
    ) stored`);
  // A workspace that was counted before has what it stored since then.
  await changeUsage(knex, '+');
}

async function changeUsage(knex: Knex, sign: '+' | '-'): Promise<void> {
  await knex.raw(`
    update workspace_usage set content_bytes = content_bytes ${sign} stored.bytes
    from (
      select tenant_id, sum(stored_bytes) as bytes from epcis_events group by tenant_id
    ) stored
    where stored.tenant_id = workspace_usage.tenant_id`);
}

export async function down(knex: Knex): Promise<void> {
  await changeUsage(knex, '-');
  await knex.raw('alter table epcis_events drop column stored_bytes');
}
