/**
 * Metadata keys that have a term of their own. The list is frozen: credentials already issued refer
 * to this context, so a later key goes into a new context at a new address.
 */
const CHARACTERISTIC_KEYS = [
  'ageGrading',
  'allergenicFragrances',
  'alloyDesignation',
  'annualEnergyConsumption',
  'assemblyCountry',
  'avsSystem',
  'backupServiceProvider',
  'batchNumber',
  'batteryCategory',
  'batteryLife',
  'batteryModelIdentifier',
  'batteryRemovable',
  'bauxiteOriginCountry',
  'biodegradability',
  'capacityThresholdForExhaustion',
  'carbonEmissionIntensityPerTon',
  'carbonEmissionIntensityUnit',
  'carbonFootprint',
  'carbonIntensity',
  'carbonPricePaid',
  'careInstructions',
  'casNumber',
  'castNumber',
  'category',
  'chemicalAnalysis',
  'chemicalContentCertificates',
  'chemistry',
  'circularityAttributes',
  'circularityIndices',
  'colorFastness',
  'colourImageUrl',
  'commodityCode',
  'complianceStatement',
  'compressiveStrength',
  'consumerCommunicationChannel',
  'containsAnimalParts',
  'cpnpReference',
  'criticalRawMaterials',
  'crueltyFreeClaim',
  'dateOfManufacture',
  'declarationOfConformity',
  'declarationOfConformityUrl',
  'declarationOfPerformance',
  'declarationOfPerformanceNumber',
  'declarationOfPerformanceUrl',
  'detergent',
  'dimensionalChange',
  'directEmissions',
  'disassemblyInstructionsUrl',
  'dropTestCycles',
  'durability',
  'dyeingCountry',
  'eadReference',
  'ecNumber',
  'electrochemicalCapacity',
  'electronicWasteInstructions',
  'elongation',
  'embeddedBatteryGtin',
  'endOfLifeInstructions',
  'energyEfficiencyClass',
  'energyIntensityPerKg',
  'environmentalFootprint',
  'epdRegistrationNumber',
  'epdUrl',
  'eprelRegistrationNumber',
  'esgDueDiligence',
  'essentialCharacteristics',
  'estimatedServiceLife',
  'expectedWashCycles',
  'fiberComposition',
  'flashPoint',
  'fragranceAllergens',
  'globalWarmingPotential',
  'grai',
  'gtin',
  'harmonisedSpecification',
  'harmonisedStandards',
  'hazardClassification',
  'hazardSymbols',
  'hazardousSubstances',
  'heatNumber',
  'idleTemperatureRange',
  'importer',
  'indirectEmissions',
  'ingredientList',
  'instructionsUrl',
  'internalResistance',
  'ipRating',
  'keyParts',
  'manufacturer',
  'materialComposition',
  'meltAndPourCountry',
  'microplasticShedding',
  'millCertificate',
  'minimumDurability',
  'model',
  'nanomaterials',
  'nominalContent',
  'notifiedBody',
  'originCountry',
  'packaging',
  'packagingRecyclability',
  'periodAfterOpening',
  'pfcEmissions',
  'physicalSafetyParameters',
  'physicalState',
  'pictograms',
  'pillingResistance',
  'placeOfManufacture',
  'postConsumerScrapContent',
  'powerCapability',
  'preConsumerScrapContent',
  'precautionaryStatements',
  'precautions',
  'presenceOfSVHC',
  'productFamily',
  'productForm',
  'productFunction',
  'productName',
  'productTypeIdentifier',
  'productionRoute',
  'ratedCapacity',
  'reachRegistrationNumber',
  'reactionToFire',
  'recyclabilityScore',
  'recycledContent',
  'recycledContentShare',
  'recycledPlasticContent',
  'regulatoryCompliance',
  'renewableContentShare',
  'repairInformationUrl',
  'repairabilityClass',
  'replacesDeclarationUnder',
  'responsiblePerson',
  'robustnessScore',
  'rohsCompliant',
  'rohsExemptions',
  'roundTripEfficiency',
  'safetyDatasheet',
  'safetyDatasheetUrl',
  'safetyInformation',
  'scrapMetalContentRatio',
  'separateCollectionSymbol',
  'serialNumber',
  'signalWord',
  'size',
  'smelterElectricitySource',
  'softwareUpdatesUntil',
  'soleResponsibilityStatement',
  'sparePartsAvailabilityYears',
  'sparePartsUrl',
  'spf',
  'spinningCountry',
  'standbyPower',
  'stateOfCharge',
  'steelDesignation',
  'substancesOfConcern',
  'svhcSubstances',
  'takeBackUrl',
  'technicalProperties',
  'tensileStrength',
  'tensileStrengthClass',
  'thermalConductivity',
  'ufi',
  'unionLegislation',
  'usableExtinguishingAgent',
  'usedProduct',
  'userManualUrl',
  'vocContent',
  'voltage',
  'warnings',
  'warrantyPeriod',
  'wasteManagementInformation',
  'waterUse',
  'weavingCountry',
  'weeeCategory',
  'weeeRegistrationNumber',
  'weight',
  'yieldStrength',
] as const;

/** Holds the metadata keys that have no term, as one JSON object. */
export const OTHER_CHARACTERISTICS = 'otherCharacteristics';

const TERMS: ReadonlySet<string> = new Set(CHARACTERISTIC_KEYS);

/** How the context defines each of its terms: as a JSON literal under one IRI. */
export interface JsonLiteralTerm {
  readonly '@id': string;
  readonly '@type': '@json';
}

/** Shape of {@link EXTENSION_CONTEXT}. */
export interface ExtensionContext {
  readonly '@context': Readonly<Record<string, JsonLiteralTerm>>;
}

/**
 * The JSON-LD context to serve at the `contextUrl` given to `createProductPassportCredential`, as
 * `application/ld+json`. It is frozen, and its text may be cached without end.
 *
 * Its terms stand inside UNTP's `characteristics`. UNTP maps unknown keys there to its namespace
 * `Characteristics#`, but members named `id` or `type` further down would then be read as JSON-LD
 * keywords and stop a processor in safe mode. Each term keeps the IRI that UNTP's mapping gives it
 * and makes the value a JSON literal, which expansion neither loses nor refuses. The terms are not
 * protected: some of the names (`batchNumber`, `packaging`) mean UNTP's own properties on a Product.
 *
 * @see JSON-LD 1.1 section 4.2.2 "JSON Literals"; UNTP 0.7.0, "Extensions Methodology".
 */
export const EXTENSION_CONTEXT: ExtensionContext = Object.freeze({
  '@context': Object.freeze(
    Object.fromEntries(
      [...CHARACTERISTIC_KEYS, OTHER_CHARACTERISTICS].map((key) => [key, jsonLiteralTerm(key)]),
    ),
  ),
});

/** True when a metadata key has a term of its own. */
export function hasExtensionTerm(key: string): boolean {
  return TERMS.has(key);
}

function jsonLiteralTerm(key: string): JsonLiteralTerm {
  return Object.freeze({
    '@id': `https://vocabulary.uncefact.org/untp/Characteristics#${key}`,
    '@type': '@json',
  });
}
