import type { Knex } from 'knex';
import { takeDownWall, tenantRole, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // Who attempts some deliveries of a subscription, one after the other, and until when they are nobody else's. It
  // goes with the report of what came of them. What a delivery says of itself is written once, at its end.
  await knex.raw(`
    create table webhook_leases (
      tenant_id uuid not null,
      id uuid not null,
      subscription_id uuid not null,
      delivery_ids uuid[] not null,
      leased_until timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, subscription_id)
        references webhook_subscriptions (tenant_id, id) on delete cascade
    )`);
  await knex.raw(`
    create index webhook_leases_of_subscription on webhook_leases (tenant_id, subscription_id)`);
  await wallOff(knex, 'webhook_leases');
  // What is under way just now becomes due at the end of its lease, which stands in next_attempt_at.
  await knex.raw('alter table webhook_deliveries drop column lease_id');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'webhook_leases');
  await knex.raw('drop table webhook_leases');
  await knex.raw('alter table webhook_deliveries add column lease_id uuid');
  await knex.raw(`grant update (lease_id) on webhook_deliveries to ${tenantRole}`);
  await knex.raw(`
    create index webhook_deliveries_leased on webhook_deliveries
    (tenant_id, subscription_id) where lease_id is not null`);
}
