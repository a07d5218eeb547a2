import type { Knex } from 'knex';
import type { Passport, PassportSeal } from '../passport-model.js';
import { documentColumns, type PublicDocument } from './passport-repository.js';

export function passportSealRepository(tx: Knex.Transaction) {
  return {
    /**
     * Stores the seal of a passport that this transaction has locked, overwriting an earlier one, with the
     * document that shows it.
     */
    async save(sealed: Passport, seal: PassportSeal, document: PublicDocument): Promise<void> {
      const updated = await tx('passports')
        .where({ tenant_id: sealed.tenantId, id: sealed.id, revision: sealed.revision - 1 })
        .update({
          updated_at: sealed.updatedAt,
          updated_by: sealed.updatedBy,
          edit_count: sealed.editCount,
          revision: sealed.revision,
          sealed_at: seal.sealedAt,
          ...documentColumns(document),
        });
      if (updated !== 1) throw new Error('A passport changed under the lock of its sealing.');
      await tx('passport_seals')
        .insert(sealRowOf(sealed, seal))
        .onConflict(['tenant_id', 'passport_id'])
        .merge();
    },

    /** Stores the seal of a passport that this transaction wrote as sealed. */
    async insert(sealed: Passport, seal: PassportSeal): Promise<void> {
      await tx('passports')
        .where({ tenant_id: sealed.tenantId, id: sealed.id })
        .update({ sealed_at: seal.sealedAt });
      await tx('passport_seals').insert(sealRowOf(sealed, seal));
    },
  };
}

function sealRowOf({ tenantId, id }: Passport, seal: PassportSeal) {
  return {
    tenant_id: tenantId,
    passport_id: id,
    signing_key_id: seal.signingKeyId,
    merkle_root: seal.merkleRoot,
    digital_seal: seal.digitalSeal,
    leaf_hashes: JSON.stringify(seal.leafHashes),
    leaf_salts: JSON.stringify(seal.leafSalts),
    timestamp_token: seal.timestamp?.token ?? null,
    timestamp_gen_time: seal.timestamp?.genTime ?? null,
    sealed_at: seal.sealedAt,
    sealed_by: seal.sealedBy,
  };
}
