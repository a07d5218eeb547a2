import type { Knex } from 'knex';

const indexes = {
  audit_log_action: 'audit_log (tenant_id, action, seq)',
  audit_log_actor: 'audit_log (tenant_id, actor, seq)',
  audit_log_target: 'audit_log (tenant_id, target_id, seq)',
  notifications_unread: 'notifications (tenant_id, created_at desc, id desc) where read_at is null',
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
}
