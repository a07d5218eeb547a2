import { describe, expect, it } from 'vitest';
import { locksRows, unpinnedTables } from './unpinned-tables.js';

describe('a statement stays on one machine', () => {
  it.each([
    ['it names a tenant', 'select * from passports where tenant_id = $1 and id = $2'],
    ['it names a cast one', 'select * from passports where tenant_id = $1::uuid'],
    ['it names it by an alias', 'select p.* from passports as p where $1 = p.tenant_id'],
    [
      'it joins on the tenant',
      `select * from passports join operators on operators.tenant_id = passports.tenant_id
       where operators.tenant_id = $1`,
    ],
    [
      'it joins what may be missing on the tenant',
      `select * from passports left join facilities on facilities.tenant_id = passports.tenant_id
       where passports.tenant_id = $1`,
    ],
    [
      'the tenant is named in every part',
      `select id from passports where tenant_id = $1 union select id from facilities where tenant_id = $2`,
    ],
    ['it is about the directory, by key', 'select * from directory where kind = $1 and key = $2'],
    ['it changes the rows of a tenant', 'update passports set status = $1 where tenant_id = $2'],
    [
      'it deletes what it finds of a tenant',
      `delete from sessions where tenant_id = $1 and ctid = any (array(
         select ctid from sessions where tenant_id = $2))`,
    ],
    [
      'it inserts rows with a tenant',
      'insert into users (id, tenant_id) values ($1, $2), ($3, $4)',
    ],
    [
      'it copies rows of a tenant',
      `insert into webhook_messages (tenant_id, id) select tenant_id, id from outbox_events where tenant_id = $1`,
    ],
    ['it is about no such table', 'select * from request_budgets'],
    ['it is about no table', "begin; set local dpp.tenant_id = 'x'"],
  ])('where %s', (_what, sql) => {
    expect(unpinnedTables(sql)).toEqual([]);
  });
});

describe('a statement may touch several machines', () => {
  it.each([
    ['it names no tenant', 'select * from passports where id = $1', ['passports']],
    ['it names several', 'select * from passports where tenant_id in ($1, $2)', ['passports']],
    ['it names any of a list', 'select * from passports where tenant_id = any ($1)', ['passports']],
    ['it names one or else', 'select * from users where tenant_id = $1 or id = $2', ['users']],
    ['it names all others', 'select * from passports where tenant_id <> $1', ['passports']],
    [
      'it joins on an id alone',
      'select * from passports join operators on operators.id = operator_id where passports.tenant_id = $1',
      ['operators'],
    ],
    [
      'its tenant is asked of what may be missing',
      `select * from passports left join facilities
         on facilities.tenant_id = passports.tenant_id and facilities.tenant_id = $1`,
      ['passports'],
    ],
    [
      'a part of it names no tenant',
      'select id from passports where tenant_id = $1 and id in (select passport_id from passport_seals)',
      ['passport_seals'],
    ],
    [
      'one side of a union names no tenant',
      'select id from passports where tenant_id = $1 union select id from facilities',
      ['facilities'],
    ],
    [
      'it joins the directory to rows',
      `select * from directory join passports on passports.tenant_id = directory.tenant_id
       where directory.key = $1`,
      ['passports'],
    ],
    [
      'it changes rows by their id',
      'update passports set status = $1 where id = $2',
      ['passports'],
    ],
    ['it deletes rows by their id', 'delete from sessions where id = $1', ['sessions']],
    ['it inserts rows of nobody', 'insert into users (id) values ($1)', ['users']],
    [
      'it inserts rows of whom the database says',
      'insert into users (id, tenant_id) values ($1, default)',
      ['users'],
    ],
    [
      'it inserts what it counts, by way of the coordinator',
      `insert into workspace_usage (tenant_id, content_bytes)
       select $1::uuid, (select sum(content_bytes) from passports where tenant_id = $2)`,
      ['workspace_usage'],
    ],
    [
      'it inserts what it reads from a value, by way of the coordinator',
      `insert into webhook_messages (tenant_id, id)
       select $1::uuid, id from jsonb_to_recordset($2::jsonb) as sent (id uuid)`,
      ['webhook_messages'],
    ],
    [
      'it copies rows with ids that the database makes, by way of the coordinator',
      `insert into job_items (tenant_id, job_id, number, passport_id)
       select tenant_id, $1::uuid, number, gen_random_uuid() from import_rows where tenant_id = $2`,
      ['job_items'],
    ],
    [
      'it copies rows by another column than their tenant',
      'insert into users (tenant_id, id) select id, id from operators where tenant_id = $1',
      ['users'],
    ],
    [
      'it deletes in a query beside',
      'with gone as (delete from sessions returning 1) select count(*) from gone',
      ['sessions'],
    ],
  ])('where %s', (_what, sql, tables) => {
    expect(unpinnedTables(sql)).toEqual(tables);
  });
});

it('tells what takes locks', () => {
  expect(locksRows('select * from a for no key update')).toBe(true);
  expect(locksRows('select * from a')).toBe(false);
});
