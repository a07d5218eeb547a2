import { checkDigit } from '@dpp/gs1';
import {
  DEFAULT_REGISTRY_MAPPING,
  type RegistryMapping,
  type RegistrySubject,
} from '../src/registry.js';

/** The mapping of a workspace that has a back-up provider. */
export const readyMapping: RegistryMapping = {
  ...DEFAULT_REGISTRY_MAPPING,
  backUp: {
    urlTemplate: 'https://copies.example/passports/{passportId}',
    operatorId: '529900T8BM49AURSDO55',
  },
};

/** A GTIN-14 of a prefix that is reserved for examples, another one for each number below 100,000. */
export function gtinOf(number: number): string {
  const digits = `09506000${String(number).padStart(5, '0')}`;
  return digits + String(checkDigit(digits));
}

/** A passport of a battery that the registry would take, with changes. */
export function subjectOf(changes: Partial<RegistrySubject> = {}, number = 1): RegistrySubject {
  const productId = changes.productId ?? gtinOf(number);
  const passportId = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const link = `https://dpp.example/01/${productId}`;
  return {
    passportId,
    productId,
    status: 'ACTIVE',
    isTest: false,
    isSuperseded: false,
    category: 'batteries',
    commodityCode: '85076000',
    gtin: null,
    grai: null,
    batchNumber: null,
    serialNumber: null,
    operator: { regId: '5493001KJTIIGC8Y1R12', scheme: 'LEI' },
    facilityGln: '9506000134352',
    merkleRoot: 'a'.repeat(64),
    versionHash: 'a'.repeat(64),
    link,
    documentIdentifier: changes.link ?? link,
    passportUrl: `https://dpp.example/passport/${passportId}`,
    apiEndpoint: 'https://dpp.example',
    isAnsweredByAnother: false,
    redirects: 0,
    ...changes,
  };
}
