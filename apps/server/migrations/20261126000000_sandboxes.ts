import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // The workspace that this one is the sandbox of; null for a workspace in its own right. No foreign key leads there:
  // the two may lie on different machines. Whoever removes the one removes the other by a statement of its own.
  await knex.raw('alter table tenants add column sandbox_of uuid');
  // Passports of a sandbox say so themselves, where they are rendered and where keys are claimed.
  await knex.raw('alter table passports add column is_test boolean not null default false');
  await createKeysOfIssuer(knex, refusesSandboxes);
}

/** A sandbox may try what it signs on itself. For every other workspace, what it signed counts for nothing. */
const refusesSandboxes = `
      if issuer_id::text is distinct from current_setting('dpp.tenant_id', true)
        and exists (select from tenants where tenants.id = issuer_id and tenants.sandbox_of is not null) then
        return;
      end if;`;

async function createKeysOfIssuer(knex: Knex, refusal: string): Promise<void> {
  await knex.raw(`
    create or replace function keys_of_issuer(issuer_name text, named_number integer, at_most integer)
    returns table (key_number integer, public_key_pem text)
    language plpgsql stable security definer set search_path from current as $$
    declare
      issuer_id uuid;
    begin
      if issuer_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
        issuer_id := issuer_name::uuid;
      else
        select directory.tenant_id into issuer_id from directory
        where directory.key = issuer_name and directory.kind = 'SUBDOMAIN';
      end if;${refusal}
      return query
        select signing_keys.key_number, signing_keys.public_key_pem from signing_keys
        where signing_keys.tenant_id = issuer_id
        order by signing_keys.key_number = named_number desc, signing_keys.key_number desc
        limit at_most;
    end $$`);
}

/** Sandboxes go: without the mark they would pass for workspaces, and their passports for real ones. */
export async function down(knex: Knex): Promise<void> {
  await createKeysOfIssuer(knex, '');
  await knex('directory').where({ kind: 'SANDBOX' }).delete();
  const sandboxes = await knex('tenants').whereNotNull('sandbox_of').select<{ id: string }[]>('id');
  for (const { id } of sandboxes) {
    await knex('directory').where({ tenant_id: id }).delete();
    await knex('tenants').where({ id }).delete();
  }
  await knex.raw('alter table passports drop column is_test');
  await knex.raw('alter table tenants drop column sandbox_of');
}
