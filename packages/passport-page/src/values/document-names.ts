import type { PageTexts } from '../texts/en.js';
import type { Language } from './language.js';

/** What stands behind the addresses of a passport, by the field that holds them. */
const names: Readonly<Record<string, keyof PageTexts['actions']>> = {
  repairInformationUrl: 'repair',
  sparePartsUrl: 'spareParts',
  takeBackUrl: 'takeBack',
  wasteManagementInformation: 'takeBack',
  endOfLifeInstructions: 'takeBack',
  contactUrl: 'ask',
  consumerCommunicationChannel: 'ask',
  userManualUrl: 'manual',
  instructionsUrl: 'manual',
  declarationOfConformity: 'declaration',
  declarationOfConformityUrl: 'declaration',
  declarationOfPerformance: 'performance',
  declarationOfPerformanceUrl: 'performance',
  safetyDatasheet: 'safetySheet',
  safetyDatasheetUrl: 'safetySheet',
  epdUrl: 'epd',
  millCertificate: 'certificate',
  disassemblyInstructionsUrl: 'disassembly',
  dismantlingInstructions: 'disassembly',
  dueDiligenceReport: 'report',
  dueDiligenceReportUrl: 'report',
  studyUrl: 'study',
  colourImageUrl: 'picture',
  webAddress: 'website',
};

/** The title of what a field links to: addresses are unreadable. */
export function documentName(member: string, { texts }: Language): string {
  return texts.actions[Object.hasOwn(names, member) ? (names[member] ?? 'document') : 'document'];
}

/** True when the label of a field would say no more than the title of its link. */
export function isNamedByLink(member: string): boolean {
  return Object.hasOwn(names, member);
}
