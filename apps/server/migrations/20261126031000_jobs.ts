import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // due_at is the end of a lease, or the time from which the job waits for one; null once it is finished. The author is a
  // key or a user, and may be gone.
  await knex.raw(`
    create table jobs (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      kind text not null,
      params json not null,
      state text not null,
      total integer not null,
      done integer not null default 0,
      failed integer not null default 0,
      author_kind text not null,
      author_id uuid not null,
      author_name text not null,
      author_ip text not null,
      operator_id uuid,
      created_at timestamptz not null,
      due_at timestamptz,
      finished_at timestamptz,
      primary key (tenant_id, id)
    )`);
  await knex.raw('create index jobs_due on jobs (due_at) where due_at is not null');
  await knex.raw('create index jobs_open on jobs (tenant_id, due_at) where due_at is not null');
  await knex.raw('create index jobs_finished on jobs (finished_at) where finished_at is not null');
  // A passport is named by its id alone: one that is deleted meanwhile has a result, too.
  await knex.raw(`
    create table job_items (
      tenant_id uuid not null,
      job_id uuid not null,
      number integer not null,
      passport_id uuid not null,
      attempts integer not null default 0,
      ok boolean,
      code text,
      message text,
      primary key (tenant_id, job_id, number),
      foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
    )`);
  await knex.raw(
    'create index job_items_open on job_items (tenant_id, job_id, number) where ok is null',
  );
  await wallOff(knex, 'jobs');
  await wallOff(knex, 'job_items');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['job_items', 'jobs']) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}
