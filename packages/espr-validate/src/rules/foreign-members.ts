/**
 * Top members of battery payloads of other data models, and where in the metadata their values belong. Converting
 * takes the values along: `convertPayload`.
 */
const batteryPass: Readonly<Record<string, string>> = {
  absoluteCarbonFootprint: 'carbonFootprint.co2eKg',
  batteryCarbonFootprint: 'carbonFootprint.perKwh',
  batteryChemistry: 'chemistry',
  batteryCondition: 'lifecycleAndInUse',
  batteryMass: 'weight',
  batteryMaterials: 'materialComposition',
  batteryStatus: 'lifecycleAndInUse.batteryStatus',
  batteryTechicalProperties: 'durability, voltage, …',
  batteryTechnicalProperties: 'durability, voltage, …',
  carbonFootprintPerformanceClass: 'carbonFootprint.performanceClass',
  carbonFootprintStudy: 'carbonFootprint.studyUrl',
  declarationOfConformity: 'regulatoryCompliance.declarationOfConformityUrl',
  dismantlingAndRemovalInformation: 'circularityAndDisassembly.dismantlingInstructions',
  endOfLifeInformation: 'wasteManagementInformation',
  manufacturerInformation: 'manufacturer',
  manufacturingDate: 'dateOfManufacture',
  manufacturingPlace: 'placeOfManufacture',
  puttingIntoService: 'lifecycleAndInUse.dateOfPuttingIntoService',
  recycledContent: 'recycledContentShare',
  renewableContent: 'renewableContentShare',
  safetyMeasures: 'safetyInformation',
  supplyChainDueDiligenceReport: 'esgDueDiligence.dueDiligenceReportUrl',
  warrentyPeriod: 'warrantyPeriod.months',
};

const catenaX: Readonly<Record<string, string>> = {
  characteristics: 'weight, warrantyPeriod',
  conformity: 'regulatoryCompliance, esgDueDiligence',
  identification: 'chemistry, serialNumber, …',
  materials: 'materialComposition, recycledContentShare, …',
  operation: 'dateOfManufacture',
  performance: 'durability, voltage, …',
  safety: 'safetyInformation',
  sustainability: 'carbonFootprint',
};

/**
 * Where the value of a member of another data model belongs, and how to take it along; undefined for other names.
 *
 * @param category - Only batteries have such payloads.
 */
export function foreignMember(name: string, category: unknown): string | undefined {
  if (category !== 'batteries') return undefined;
  for (const [from, members] of [
    ['batterypass', batteryPass],
    ['catena-x', catenaX],
  ] as const) {
    if (Object.hasOwn(members, name)) {
      return `${members[name] ?? ''} (espr-validate convert --from ${from})`;
    }
  }
  return undefined;
}
