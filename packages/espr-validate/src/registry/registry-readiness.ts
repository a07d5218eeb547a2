import { isGln } from '@dpp/gs1';
import { operatorIdProblem } from '../operator-id/operator-id-problem.js';
import { checkProductId } from '../product-id.js';
import { blockerOf, type RegistryBlocker, type RegistryBlockerCode } from './blocker.js';
import { commodityCodeFault } from './commodity-code-fault.js';
import { isFileText } from './file-text.js';
import { granularityOfContent, granularityOfIdentifier } from './granularity.js';
import { backUpFaults, linkFaults } from './link-faults.js';
import type { RegistryMapping } from './registry-mapping.js';
import type { RegistrySubject } from './registry-subject.js';

/** Whether a passport can be handed in to the registry. */
export interface RegistryReadiness {
  readonly ready: boolean;
  /** Every reason why it cannot, in the order of `REGISTRY_BLOCKERS`; empty where it can. */
  readonly blockers: readonly RegistryBlocker[];
}

/**
 * Finds everything that keeps a passport from the registry: conditions of the platform, and what the registry will check when it
 * reads the passport (Implementing Regulation (EU) 2026/1778, Art. 8(7)). Nothing is asked over the network.
 *
 * @example
 * registryReadiness(subject, DEFAULT_REGISTRY_MAPPING).blockers[0]?.code; // 'BACK_UP_LINK_MISSING'
 */
export function registryReadiness(
  subject: RegistrySubject,
  mapping: RegistryMapping,
): RegistryReadiness {
  const blockers = [
    ...stateFaults(subject),
    ...operatorFaults(subject, mapping),
    ...listed(commodityCodeFault(subject, mapping)),
    ...granularityFaults(subject, mapping),
    ...identifierFaults(subject, mapping),
    ...linkFaults(subject, mapping),
    ...backUpFaults(subject, mapping),
  ].map(blockerOf);
  return { ready: blockers.length === 0, blockers };
}

type Faults = readonly RegistryBlockerCode[];

function listed(code: RegistryBlockerCode | undefined): Faults {
  return code === undefined ? [] : [code];
}

const codeOfStatus = {
  DRAFT: 'NOT_PUBLISHED',
  ACTIVE: undefined,
  RECALLED: 'RECALLED',
  DECOMMISSIONED: 'DECOMMISSIONED',
} as const;

function stateFaults({ status, isSuperseded, isTest, merkleRoot }: RegistrySubject): Faults {
  return [
    ...listed(codeOfStatus[status]),
    ...(isSuperseded ? (['SUPERSEDED'] as const) : []),
    ...(isTest ? (['TEST_PASSPORT'] as const) : []),
    ...(merkleRoot === null ? (['SEAL_MISSING'] as const) : []),
  ];
}

function operatorFaults(
  { operator }: RegistrySubject,
  { operatorSchemes }: RegistryMapping,
): Faults {
  const { scheme, regId } = operator;
  if (scheme === null) return ['OPERATOR_SCHEME_MISSING'];
  const isFit = isFileText(regId) && operatorIdProblem(scheme, regId) === undefined;
  return [
    ...(operatorSchemes[scheme] === undefined ? (['OPERATOR_SCHEME_NOT_TAKEN'] as const) : []),
    ...(isFit ? [] : (['OPERATOR_ID_INVALID'] as const)),
  ];
}

function granularityFaults(subject: RegistrySubject, mapping: RegistryMapping): Faults {
  const level = granularityOfIdentifier(subject);
  const differs = granularityOfContent(subject, mapping) !== level;
  const categories = Object.entries(mapping.granularities);
  const allowed = categories.find(([name]) => name === subject.category)?.[1];
  return [
    ...(differs ? (['GRANULARITY_DIFFERS'] as const) : []),
    ...(allowed && !allowed.includes(level) ? (['GRANULARITY_NOT_TAKEN'] as const) : []),
  ];
}

function identifierFaults(subject: RegistrySubject, mapping: RegistryMapping): Faults {
  const { productId, gtin, grai, link, documentIdentifier, facilityGln } = subject;
  const check = checkProductId(productId);
  const form = check.valid && check.kind !== 'SKU' ? 'GS1_DIGITAL_LINK' : 'IDENTIFICATION_LINK';
  const differs = [gtin, grai].some((key) => key !== null && key !== productId);
  return [
    ...(check.valid ? [] : (['PRODUCT_ID_INVALID'] as const)),
    ...(mapping.identifierForms.includes(form) ? [] : (['IDENTIFIER_FORM_NOT_TAKEN'] as const)),
    ...(link.length > mapping.maximumIdentifierLength ? (['IDENTIFIER_TOO_LONG'] as const) : []),
    ...(check.valid && differs ? (['IDENTIFIERS_DIFFER'] as const) : []),
    ...(link === documentIdentifier ? [] : (['DOCUMENT_IDENTIFIER_DIFFERS'] as const)),
    ...(facilityGln === null || isGln(facilityGln) ? [] : (['FACILITY_ID_INVALID'] as const)),
  ];
}
