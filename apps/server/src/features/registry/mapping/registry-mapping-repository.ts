import { DEFAULT_REGISTRY_MAPPING, type RegistryMapping } from '@dpp/espr-validate/registry';
import type { Knex } from 'knex';
import type { RegistryMappingRow } from '../../../platform/db/tables.js';
import type { VersionedMapping } from '../registry-model.js';

const ofServer: VersionedMapping = {
  version: 0,
  mapping: DEFAULT_REGISTRY_MAPPING,
  createdBy: null,
  createdAt: null,
};

/** Mappings of one workspace; a version is never changed. */
export function registryMappingRepository(db: Knex, tenantId: string) {
  const mappings = () => db<RegistryMappingRow>('registry_mappings').where({ tenant_id: tenantId });
  return {
    /** The newest version; that of the server where none was stored. */
    async getCurrent(): Promise<VersionedMapping> {
      const row = await mappings().orderBy('version', 'desc').first();
      return row ? mappingOf(row) : ofServer;
    },

    async find(version: number): Promise<VersionedMapping | undefined> {
      if (version === 0) return ofServer;
      const row = await mappings().where({ version }).first();
      return row && mappingOf(row);
    },

    async insert({ version, mapping, createdBy, createdAt }: VersionedMapping): Promise<void> {
      await db('registry_mappings').insert({
        tenant_id: tenantId,
        version,
        mapping: JSON.stringify(mapping),
        created_by: createdBy,
        created_at: createdAt,
      });
    },
  };
}

function mappingOf(row: RegistryMappingRow): VersionedMapping {
  return {
    version: row.version,
    mapping: row.mapping as RegistryMapping,
    createdBy: row.created_by,
    createdAt: row.created_at,
  };
}
