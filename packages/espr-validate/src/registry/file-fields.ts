import type { RegistryMapping, RegistryMember } from './registry-mapping.js';
import type { RegistryRecord } from './registry-record.js';

/** Most requests of one file (guide of the registry 1.03). */
export const MAXIMUM_REQUESTS_PER_FILE = 100;

/** A request with the id by which its result can be found. */
export interface RegistryRequest {
  readonly record: RegistryRecord;
  /** At most 64 characters. */
  readonly correlationId: string;
}

/** A field of one request under the name that the mapping gives it: one text, or for facilities any number. */
export type FileField = readonly [name: string, value: string | readonly string[]];

/** Members that a request may lack; their fields are then left out. */
export const OPTIONAL_MEMBERS: ReadonlySet<RegistryMember> = new Set([
  'operatorScheme',
  'commodityCode',
  'backUpUrl',
  'backUpOperatorId',
  'facilityIds',
]);

/** The fields of a request, in the order of the mapping. */
export function fileFieldsOf(request: RegistryRequest, mapping: RegistryMapping): FileField[] {
  return mapping.request.fields.flatMap(({ member, name }): FileField[] => {
    const value = valueOf(member, request, mapping);
    return value === null || value.length === 0 ? [] : [[name, value]];
  });
}

function valueOf(
  member: RegistryMember,
  { record, correlationId }: RegistryRequest,
  mapping: RegistryMapping,
): string | readonly string[] | null {
  switch (member) {
    case 'correlationId':
      return correlationId;
    case 'granularity':
      return mapping.granularityNames[record.granularity];
    case 'operatorId': {
      const { operatorScheme: scheme, operatorId } = record;
      return `${(scheme && mapping.operatorSchemes[scheme]) ?? ''}${operatorId}`;
    }
    default:
      return record[member];
  }
}
