import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // One row for each file, however many passports show it. The bytes are compressed already.
  await knex.raw(`
    create table pictures (
      tenant_id uuid not null references tenants (id) on delete cascade,
      sha256 text not null,
      media_type text not null,
      width integer not null,
      height integer not null,
      content bytea not null,
      content_bytes bigint generated always as (length(content)) stored,
      created_at timestamptz not null,
      primary key (tenant_id, sha256)
    )`);
  await knex.raw('alter table pictures alter column content set storage external');
  // What a passport's enrichment names, and what became of it: due_at says when it is to be fetched, and is null
  // once it is here (sha256) or was refused for good (refusal).
  await knex.raw(`
    create table passport_pictures (
      tenant_id uuid not null references tenants (id) on delete cascade,
      passport_id uuid not null,
      number integer not null,
      url text not null,
      caption text,
      sha256 text,
      refusal text,
      attempts integer not null default 0,
      due_at timestamptz,
      primary key (tenant_id, passport_id, number),
      foreign key (tenant_id, passport_id) references passports (tenant_id, id) on delete cascade,
      foreign key (tenant_id, sha256) references pictures (tenant_id, sha256)
    )`);
  await knex.raw(`
    create index passport_pictures_due on passport_pictures (due_at, tenant_id)
    where due_at is not null`);
  await knex.raw(`
    create index passport_pictures_of_file on passport_pictures (tenant_id, sha256)
    where sha256 is not null`);
  await wallOff(knex, 'pictures');
  await wallOff(knex, 'passport_pictures');
  await knex.raw(`
    insert into passport_pictures (tenant_id, passport_id, number, url, caption, due_at)
    select tenant_id, id, number, image ->> 'url', image ->> 'caption', now()
    from passports,
      json_array_elements(enrichment -> 'images') with ordinality as images (image, number)
    where enrichment -> 'images' is not null and number <= 10`);
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'passport_pictures');
  await knex.raw('drop table passport_pictures');
  await takeDownWall(knex, 'pictures');
  await knex.raw('drop table pictures');
}
