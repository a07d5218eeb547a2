import type { Knex } from 'knex';

/** What is read of a grant that somebody has the token of. */
const columns = {
  tenant_id: 'uuid',
  id: 'uuid',
  status: 'text',
  scope_type: 'text',
  passport_id: 'uuid',
  battery_unit_id: 'uuid',
  expires_at: 'timestamptz',
};

export async function up(knex: Knex): Promise<void> {
  // The directory, and then the workspace: two statements on a cluster's machines, one way there and back. Whose name
  // it followed is answered beside whose row it found; its caller compares.
  const listed = (of: (name: string, type: string) => string) =>
    Object.entries(columns)
      .map(([name, type]) => of(name, type))
      .join(', ');
  await knex.raw(`
    create function grant_of_token(asked_sha256 text)
    returns table (claimant uuid, ${listed((name, type) => `${name} ${type}`)})
    language plpgsql stable as $$
    declare
      named_id uuid;
    begin
      select directory.tenant_id, directory.row_id into claimant, named_id from directory
      where directory.key = asked_sha256 and directory.kind = 'GRANT';
      if not found then
        return;
      end if;
      return query
        select claimant, ${listed((name) => `access_grants.${name}`)} from access_grants
        where access_grants.tenant_id = claimant and access_grants.id = named_id
          and access_grants.token_sha256 = asked_sha256;
    end $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function grant_of_token');
}
