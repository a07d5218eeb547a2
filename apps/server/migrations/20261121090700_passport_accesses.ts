import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table passport_accesses (
      tenant_id uuid not null,
      passport_id uuid not null,
      representation text not null,
      access_tier text not null,
      ip_prefix text,
      accessed_at timestamptz not null,
      foreign key (tenant_id, passport_id) references passports (tenant_id, id) on delete cascade
    )`);
  await knex.raw(
    `create index passport_accesses_newest
       on passport_accesses (tenant_id, passport_id, accessed_at desc)`,
  );
  await knex.raw(
    'create index passport_accesses_age on passport_accesses (accessed_at, tenant_id)',
  );
  // Rows that no key tells apart. Where they lie on several machines, they can then move from one to
  // another while some are swept; nowhere else does it change anything.
  await knex.raw('alter table passport_accesses replica identity full');
  await wallOff(knex, 'passport_accesses');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'passport_accesses');
  await knex.raw('drop table passport_accesses');
}
