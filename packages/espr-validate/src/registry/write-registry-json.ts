import { fileFieldsOf, type RegistryRequest } from './file-fields.js';
import type { RegistryMapping } from './registry-mapping.js';

/**
 * Writes a file of registration requests as JSON: one object with one list, names by the mapping.
 *
 * @param requests - At most 100, of passports without blockers.
 */
export function writeRegistryJson(
  requests: readonly RegistryRequest[],
  mapping: RegistryMapping,
): string {
  const entries = requests.map((request) => Object.fromEntries(fileFieldsOf(request, mapping)));
  return `${JSON.stringify({ [mapping.request.list]: entries }, null, 2)}\n`;
}
