import { registryJsonSchema, registryXmlSchema } from '@dpp/espr-validate/registry';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { getRegistryMapping } from './get-registry-mapping.js';

/** The schema of files that are written by the mapping in use, as text. */
export async function getRegistryFileSchema(
  deps: { readonly db: Knex },
  caller: Caller,
  format: 'json' | 'xml',
): Promise<string> {
  const { mapping } = await getRegistryMapping(deps, caller, undefined);
  if (format === 'xml') return registryXmlSchema(mapping);
  return `${JSON.stringify(registryJsonSchema(mapping), null, 2)}\n`;
}
