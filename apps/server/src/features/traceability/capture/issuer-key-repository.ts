import type { Knex } from 'knex';

/** A key of a workspace that credentials were or are signed with, as anybody may know it. */
export interface IssuerKey {
  /** The N of `#key-N`. */
  readonly keyNumber: number;
  readonly publicKeyPem: string;
}

/** So many keys of one issuer are tried at most: each costs a look at the whole credential. */
const mostKeys = 10;

export function issuerKeyRepository(db: Knex) {
  return {
    /**
     * Keys of a workspace, current and retired: the one with a number first, then the newest, ten at most. Also inside
     * the transaction of another workspace: `keys_of_issuer` of the database shows what the issuer's DID document shows.
     *
     * @param name - UUID or subdomain of the workspace.
     * @param keyNumber - 0 for none.
     */
    async list(name: string, keyNumber: number): Promise<IssuerKey[]> {
      const { rows } = await db.raw<{ rows: { key_number: number; public_key_pem: string }[] }>(
        'select key_number, public_key_pem from keys_of_issuer(?, ?, ?)',
        [name.toLowerCase(), keyNumber, mostKeys],
      );
      return rows.map((row) => ({ keyNumber: row.key_number, publicKeyPem: row.public_key_pem }));
    },
  };
}
