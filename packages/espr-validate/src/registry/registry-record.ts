import type { OperatorIdScheme } from '../operator-id/operator-id-problem.js';
import { granularityOfIdentifier } from './granularity.js';
import type { RegistryGranularity, RegistryMapping } from './registry-mapping.js';
import type { RegistrySubject } from './registry-subject.js';

/** What a registration request says of a passport, before a mapping names its fields. */
export interface RegistryRecord {
  readonly productIdentifier: string;
  readonly passportId: string;
  /** Without the prefix of a file. */
  readonly operatorId: string;
  readonly operatorScheme: OperatorIdScheme | null;
  readonly commodityCode: string | null;
  readonly granularity: RegistryGranularity;
  readonly passportUrl: string;
  readonly apiEndpoint: string;
  readonly backUpUrl: string | null;
  readonly backUpOperatorId: string | null;
  /** Facilities as addresses of their GLN (`https://id.gs1.org/414/…`). */
  readonly facilityIds: readonly string[];
  /** Hex of the root that the seal signs. */
  readonly merkleRoot: string | null;
  /** Hash of the version as the mapping defines it. */
  readonly versionHash: string | null;
}

/** The request for a passport, ready or not. */
export function registryRecord(subject: RegistrySubject, mapping: RegistryMapping): RegistryRecord {
  const { facilityGln } = subject;
  return {
    productIdentifier: subject.link,
    passportId: subject.passportId,
    operatorId: subject.operator.regId,
    operatorScheme: subject.operator.scheme,
    commodityCode: subject.commodityCode,
    granularity: granularityOfIdentifier(subject),
    passportUrl: subject.passportUrl,
    apiEndpoint: subject.apiEndpoint,
    backUpUrl: backUpUrlOf(subject, mapping),
    backUpOperatorId: mapping.backUp.operatorId,
    facilityIds: facilityGln === null ? [] : [`https://id.gs1.org/414/${facilityGln}`],
    merkleRoot: subject.merkleRoot,
    versionHash: subject.versionHash,
  };
}

/** Address of the back-up copy of a passport; null where the mapping has no template. */
export function backUpUrlOf(
  { passportId, productId }: Pick<RegistrySubject, 'passportId' | 'productId'>,
  { backUp: { urlTemplate } }: Pick<RegistryMapping, 'backUp'>,
): string | null {
  if (urlTemplate === null) return null;
  return urlTemplate
    .replaceAll('{passportId}', () => encodeURIComponent(passportId))
    .replaceAll('{productId}', () => encodeURIComponent(productId.toWellFormed()));
}
