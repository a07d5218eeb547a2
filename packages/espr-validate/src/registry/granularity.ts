import { checkProductId } from '../product-id.js';
import type { RegistryGranularity, RegistryMapping } from './registry-mapping.js';
import type { RegistrySubject } from './registry-subject.js';

type Identified = Pick<RegistrySubject, 'productId' | 'batchNumber' | 'serialNumber'>;

/** The level of a product identifier: a GRAI with a serial number names one asset; a GTIN and an article number name a model. */
export function granularityOfIdentifier({
  productId,
}: Pick<Identified, 'productId'>): RegistryGranularity {
  const check = checkProductId(productId);
  return check.valid && check.kind === 'GRAI' ? 'ITEM' : 'MODEL';
}

/** The level that the metadata speaks of, by the fields that the mapping names. */
export function granularityOfContent(
  subject: Identified,
  { levelFields }: Pick<RegistryMapping, 'levelFields'>,
): RegistryGranularity {
  // An asset that has a serial number in its identifier need not repeat it.
  if (granularityOfIdentifier(subject) === 'ITEM') return 'ITEM';
  if (subject.serialNumber && levelFields.includes('serialNumber')) return 'ITEM';
  return subject.batchNumber && levelFields.includes('batchNumber') ? 'BATCH' : 'MODEL';
}
