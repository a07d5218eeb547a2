import type { PassportMetadata } from './characteristics.js';
import { valueAt, type MetadataPath } from './metadata-path.js';
import type { UntpLink } from './untp-product.js';
import { createLink } from './web-link.js';

/** Where metadata names documents, and what each is called if it has no title. */
export const DOCUMENT_PLACES: readonly (readonly [path: MetadataPath, name: string])[] = [
  [['userManualUrl'], 'User manual'],
  [['instructionsUrl'], 'Instructions for use'],
  [['safetyInformation'], 'Safety information'],
  [['safetyDatasheetUrl'], 'Safety data sheet'],
  [['safetyDatasheet'], 'Safety data sheet'],
  [['repairInformationUrl'], 'Repair information'],
  [['sparePartsUrl'], 'Spare parts'],
  [['disassemblyInstructionsUrl'], 'Disassembly instructions'],
  [['takeBackUrl'], 'Take-back'],
  [['endOfLifeInstructions'], 'End-of-life instructions'],
  [['wasteManagementInformation'], 'Waste management information'],
  [['regulatoryCompliance', 'declarationOfConformityUrl'], 'EU declaration of conformity'],
  [['regulatoryCompliance', 'declarationOfConformity'], 'EU declaration of conformity'],
  [['declarationOfConformityUrl'], 'EU declaration of conformity'],
  [['declarationOfConformity'], 'EU declaration of conformity'],
  [['declarationOfPerformanceUrl'], 'Declaration of performance'],
  [['declarationOfPerformance'], 'Declaration of performance'],
  [['epdUrl'], 'Environmental product declaration'],
  [['millCertificate', 'url'], 'Mill certificate'],
  [['esgDueDiligence', 'dueDiligenceReportUrl'], 'Due diligence report'],
  [['esgDueDiligence', 'dueDiligenceReport'], 'Due diligence report'],
];

/**
 * Lists the documents that metadata names as UNTP links, each name and address once.
 *
 * @see UNTP 0.7.0, Product, `relatedDocument`: documents that support a claim stand as its evidence.
 */
export function createRelatedDocuments(metadata: PassportMetadata): UntpLink[] {
  const links = new Map<string, UntpLink>();
  for (const [path, name] of DOCUMENT_PLACES) {
    const link = createLink(valueAt(metadata, path), name);
    if (link !== undefined) links.set(`${link.linkURL} ${link.linkName}`, link);
  }
  return [...links.values()];
}
