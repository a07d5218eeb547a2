import type { Knex } from 'knex';

/** The grants of the platform to authorities are few among those of all workspaces, and are listed across them. */
const indexes = {
  access_grants_of_authorities: `access_grants
    (array_position(array['PENDING', 'ACTIVE', 'DENIED', 'REVOKED'], status),
     created_at desc, id desc) where kind = 'AUTHORITY'`,
  access_grants_authority: `access_grants (id) where kind = 'AUTHORITY'`,
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
}
