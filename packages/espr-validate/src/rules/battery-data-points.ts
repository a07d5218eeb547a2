/** The kinds of battery that need a passport (Regulation (EU) 2023/1542, Article 77(1)). */
export type BatteryType = 'ev' | 'lmt' | 'industrial';

/** Who may read a data point: Annex XIII, point 1; points 2 and 4; point 3. */
export type BatteryDataTier = 'public' | 'legitimate-interest' | 'authorities';

/**
 * Whether a battery of a type must have a data point. `pending`: not to be filled yet, as its format is
 * to come, or not to be filled by itself, as others hold it.
 */
export type BatteryDataStatus = 'mandatory' | 'where-applicable' | 'not-applicable' | 'pending';

interface DataPointRow {
  /** 1 to 71, in the order of the Commission's guidance. */
  readonly number: number;
  /** What it says, in English. */
  readonly name: string;
  /** Place in Regulation (EU) 2023/1542. */
  readonly article: string;
  readonly status: Readonly<Record<BatteryType, BatteryDataStatus>>;
  /** Where the metadata may hold it, any of which will do; none where it is no part of the metadata. */
  readonly paths: readonly string[];
  /** An empty list says that there are none. */
  readonly mayBeNone?: true;
}

/** One data point of the battery passport. */
export interface BatteryDataPoint extends DataPointRow {
  readonly tier: BatteryDataTier;
  /** Changes over the life of one battery, so that it belongs to the unit rather than to the model. */
  readonly isDynamic: boolean;
}

function everyType(status: BatteryDataStatus): DataPointRow['status'] {
  return { ev: status, lmt: status, industrial: status };
}

const mandatory = everyType('mandatory');
const whereApplicable = everyType('where-applicable');
const pending = everyType('pending');
const evOnly = { ...everyType('not-applicable'), ev: 'mandatory' } as const;

// Not every industrial battery is charged and discharged in cycles. That these five are the ones the
// guidance leaves out for them is our reading: it was known to us by the count.
const ofCycling = { ...mandatory, industrial: 'where-applicable' } as const;

// Of the values that change with use, the same reading: 10 for EV, 14 for LMT, 1 for industrial ones.
const ofUse = { ...mandatory, industrial: 'where-applicable' } as const;
const lmtStateOfHealth = {
  ev: 'not-applicable',
  lmt: 'mandatory',
  industrial: 'where-applicable',
} as const;

const publicRows: readonly DataPointRow[] = [
  {
    number: 1,
    name: 'Unique passport identifier',
    article: 'Article 77(3)',
    status: mandatory,
    paths: [],
  },
  {
    number: 2,
    name: 'Unique battery identifier',
    article: 'Article 77(3)',
    status: mandatory,
    paths: [],
  },
  {
    number: 3,
    name: 'Name of the manufacturer',
    article: 'Annex VI, A(1)',
    status: mandatory,
    paths: ['manufacturer.name'],
  },
  {
    number: 4,
    name: 'Postal address of the manufacturer',
    article: 'Annex VI, A(1)',
    status: mandatory,
    paths: ['manufacturer.address'],
  },
  {
    number: 5,
    name: 'Web or e-mail address of the manufacturer',
    article: 'Annex VI, A(1)',
    status: mandatory,
    paths: ['manufacturer.webAddress', 'manufacturer.email', 'manufacturer.contactUrl'],
  },
  {
    number: 6,
    name: 'Battery category',
    article: 'Annex VI, A(2)',
    status: mandatory,
    paths: ['batteryCategory'],
  },
  {
    number: 7,
    name: 'Battery model',
    article: 'Annex VI, A(2)',
    status: mandatory,
    paths: ['batteryModelIdentifier'],
  },
  {
    number: 8,
    name: 'Place of manufacture',
    article: 'Annex VI, A(3)',
    status: mandatory,
    paths: ['placeOfManufacture'],
  },
  {
    number: 9,
    name: 'Date of manufacture',
    article: 'Annex VI, A(4)',
    status: mandatory,
    paths: ['dateOfManufacture'],
  },
  {
    number: 10,
    name: 'Weight',
    article: 'Annex VI, A(5)',
    status: mandatory,
    paths: ['weight'],
  },
  {
    number: 11,
    name: 'Capacity',
    article: 'Annex VI, A(6)',
    status: mandatory,
    paths: ['electrochemicalCapacity'],
  },
  {
    number: 12,
    name: 'Chemistry',
    article: 'Annex VI, A(7)',
    status: mandatory,
    paths: ['chemistry'],
  },
  {
    number: 13,
    name: 'Hazardous substances',
    article: 'Annex VI, A(8)',
    status: mandatory,
    paths: ['hazardousSubstances'],
    mayBeNone: true,
  },
  {
    number: 14,
    name: 'Usable extinguishing agent',
    article: 'Annex VI, A(9)',
    status: mandatory,
    paths: ['usableExtinguishingAgent'],
  },
  {
    number: 15,
    name: 'Critical raw materials',
    article: 'Annex VI, A(10)',
    status: mandatory,
    paths: ['criticalRawMaterials'],
    mayBeNone: true,
  },
  {
    number: 16,
    name: 'Material composition',
    article: 'Annex XIII, 1(b)',
    status: pending,
    paths: ['materialComposition'],
  },
  {
    number: 17,
    name: 'Carbon footprint',
    article: 'Annex XIII, 1(c) and Article 7',
    status: pending,
    paths: ['carbonFootprint.perKwh'],
  },
  {
    number: 18,
    name: 'Carbon footprint performance class',
    article: 'Annex XIII, 1(c) and Article 7',
    status: pending,
    paths: ['carbonFootprint.performanceClass'],
  },
  {
    number: 19,
    name: 'Due diligence',
    article: 'Annex XIII, 1(d) and Article 52(3)',
    status: pending,
    paths: ['esgDueDiligence'],
  },
  {
    number: 20,
    name: 'Recycled cobalt',
    article: 'Annex XIII, 1(e) and Article 8',
    status: mandatory,
    paths: ['recycledContentShare.cobalt'],
  },
  {
    number: 21,
    name: 'Recycled lithium',
    article: 'Annex XIII, 1(e) and Article 8',
    status: mandatory,
    paths: ['recycledContentShare.lithium'],
  },
  {
    number: 22,
    name: 'Recycled nickel',
    article: 'Annex XIII, 1(e) and Article 8',
    status: mandatory,
    paths: ['recycledContentShare.nickel'],
  },
  {
    number: 23,
    name: 'Recycled lead',
    article: 'Annex XIII, 1(e) and Article 8',
    status: mandatory,
    paths: ['recycledContentShare.lead'],
  },
  {
    number: 24,
    name: 'Renewable content',
    article: 'Annex XIII, 1(f)',
    status: mandatory,
    paths: ['renewableContentShare'],
  },
  {
    number: 25,
    name: 'Rated capacity',
    article: 'Annex XIII, 1(g)',
    status: pending,
    paths: ['ratedCapacity'],
  },
  {
    number: 26,
    name: 'Minimum voltage',
    article: 'Annex XIII, 1(h)',
    status: mandatory,
    paths: ['voltage.minimum'],
  },
  {
    number: 27,
    name: 'Nominal voltage',
    article: 'Annex XIII, 1(h)',
    status: mandatory,
    paths: ['voltage.nominal'],
  },
  {
    number: 28,
    name: 'Maximum voltage',
    article: 'Annex XIII, 1(h)',
    status: mandatory,
    paths: ['voltage.maximum'],
  },
  {
    number: 29,
    name: 'Original power capability',
    article: 'Annex XIII, 1(i)',
    status: mandatory,
    paths: ['powerCapability.original'],
  },
  {
    number: 30,
    name: 'Limits of the power capability',
    article: 'Annex XIII, 1(i)',
    status: mandatory,
    paths: ['powerCapability.limitMax', 'powerCapability.limitMin'],
  },
  {
    number: 31,
    name: 'Expected lifetime in cycles',
    article: 'Annex XIII, 1(j)',
    status: ofCycling,
    paths: ['durability.cycleLife'],
  },
  {
    number: 32,
    name: 'Reference test of the lifetime',
    article: 'Annex XIII, 1(j)',
    status: ofCycling,
    paths: ['durability.referenceTest'],
  },
  {
    number: 33,
    name: 'Capacity threshold for exhaustion',
    article: 'Annex XIII, 1(k)',
    status: evOnly,
    paths: ['capacityThresholdForExhaustion'],
  },
  {
    number: 34,
    name: 'Temperatures withstood when idle',
    article: 'Annex XIII, 1(l)',
    status: mandatory,
    paths: ['idleTemperatureRange'],
  },
  {
    number: 35,
    name: 'Warranty of the calendar life',
    article: 'Annex XIII, 1(m)',
    status: whereApplicable,
    paths: ['warrantyPeriod'],
  },
  {
    number: 36,
    name: 'Initial round-trip efficiency',
    article: 'Annex XIII, 1(n)',
    status: ofCycling,
    paths: ['roundTripEfficiency.initial'],
  },
  {
    number: 37,
    name: 'Round-trip efficiency at half of the cycles',
    article: 'Annex XIII, 1(n)',
    status: ofCycling,
    paths: ['roundTripEfficiency.at50PercentCycleLife'],
  },
  {
    number: 38,
    name: 'Internal resistance',
    article: 'Annex XIII, 1(o)',
    status: mandatory,
    paths: ['internalResistance'],
  },
  {
    number: 39,
    name: 'C-rate of the test of the lifetime',
    article: 'Annex XIII, 1(p)',
    status: ofCycling,
    paths: ['durability.cRate'],
  },
  {
    number: 40,
    name: 'Symbol for separate collection',
    article: 'Annex XIII, 1(q) and Article 13(4)',
    status: whereApplicable,
    paths: ['separateCollectionSymbol'],
  },
  {
    number: 41,
    name: 'Symbols Cd and Pb',
    article: 'Annex XIII, 1(q) and Article 13(5)',
    status: whereApplicable,
    paths: ['hazardSymbols'],
  },
  {
    number: 42,
    name: 'EU declaration of conformity',
    article: 'Annex XIII, 1(r) and Article 18',
    status: mandatory,
    paths: [
      'regulatoryCompliance.declarationOfConformityUrl',
      'regulatoryCompliance.declarationOfConformity',
    ],
  },
  {
    number: 43,
    name: 'Prevention and management of waste',
    article: 'Annex XIII, 1(s) and Article 74(1)',
    status: mandatory,
    paths: ['wasteManagementInformation'],
  },
  {
    number: 44,
    name: 'Instructions for use',
    article: 'Annex XIII, 1',
    status: pending,
    paths: ['userManualUrl'],
  },
];

const modelRows: readonly DataPointRow[] = [
  {
    number: 45,
    name: 'Materials of cathode, anode and electrolyte',
    article: 'Annex XIII, 2(a)',
    status: mandatory,
    paths: [
      'detailedPerformance.cathodeMaterials',
      'detailedPerformance.anodeMaterials',
      'detailedPerformance.electrolyteMaterials',
    ],
  },
  {
    number: 46,
    name: 'Part numbers of components',
    article: 'Annex XIII, 2(b)',
    status: mandatory,
    paths: ['circularityAndDisassembly.componentPartNumbers'],
  },
  {
    number: 47,
    name: 'Suppliers of spare parts',
    article: 'Annex XIII, 2(b)',
    status: mandatory,
    paths: ['circularityAndDisassembly.sparePartSuppliers'],
  },
  {
    number: 48,
    name: 'Dismantling information',
    article: 'Annex XIII, 2(c)',
    status: mandatory,
    paths: ['circularityAndDisassembly.dismantlingInstructions'],
  },
  {
    number: 49,
    name: 'Safety measures',
    article: 'Annex XIII, 2(d)',
    status: mandatory,
    paths: ['circularityAndDisassembly.safetyMeasures'],
  },
];

/** Held elsewhere: in the metadata, every holder of an access grant could read them. */
const authorityRows: readonly DataPointRow[] = [
  {
    number: 50,
    name: 'Test reports',
    article: 'Annex XIII, 3',
    status: mandatory,
    paths: [],
  },
];

const unitRows: readonly DataPointRow[] = [
  {
    number: 51,
    name: 'Rated capacity when placed on the market',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['ratedCapacity'],
  },
  {
    number: 52,
    name: 'Capacity fade',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: ofUse,
    paths: ['detailedPerformance.capacityFadeAtEol'],
  },
  {
    number: 53,
    name: 'Power when placed on the market',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['powerCapability.original'],
  },
  {
    number: 54,
    name: 'Power fade',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: ofUse,
    paths: ['detailedPerformance.powerFadeAtEol'],
  },
  {
    number: 55,
    name: 'Internal resistance when placed on the market',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['internalResistance'],
  },
  {
    number: 56,
    name: 'Internal resistance increase',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: ofUse,
    paths: ['detailedPerformance.resistanceIncreaseAtEol'],
  },
  {
    number: 57,
    name: 'Round-trip efficiency when placed on the market',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['roundTripEfficiency.initial'],
  },
  {
    number: 58,
    name: 'Round-trip efficiency fade',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: ofUse,
    paths: ['detailedPerformance.roundTripEfficiencyFadeAtEol'],
  },
  {
    number: 59,
    name: 'Expected lifetime in cycles under reference conditions',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['durability.cycleLife'],
  },
  {
    number: 60,
    name: 'Expected lifetime in years under reference conditions',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['durability.calendarLifeYears'],
  },
  {
    number: 61,
    name: 'State of certified energy',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: evOnly,
    paths: ['lifecycleAndInUse.stateOfCertifiedEnergy'],
  },
  {
    number: 62,
    name: 'Remaining capacity',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.remainingCapacity'],
  },
  {
    number: 63,
    name: 'Remaining power',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.remainingPower'],
  },
  {
    number: 64,
    name: 'Remaining round-trip efficiency',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.remainingRoundTripEfficiency'],
  },
  {
    number: 65,
    name: 'Self-discharge rate',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.selfDischargeRate'],
  },
  {
    number: 66,
    name: 'Ohmic resistance',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.ohmicResistance'],
  },
  {
    number: 67,
    name: 'Battery status',
    article: 'Annex XIII, 4(c)',
    status: mandatory,
    paths: ['lifecycleAndInUse.batteryStatus'],
  },
  {
    number: 68,
    name: 'Number of cycles',
    article: 'Annex XIII, 4(d)',
    status: ofUse,
    paths: ['lifecycleAndInUse.numberOfCycles'],
  },
  {
    number: 69,
    name: 'Negative events',
    article: 'Annex XIII, 4(d)',
    status: ofUse,
    paths: ['lifecycleAndInUse.negativeEvents'],
    mayBeNone: true,
  },
  {
    number: 70,
    name: 'Operating temperature',
    article: 'Annex XIII, 4(d)',
    status: ofUse,
    paths: ['lifecycleAndInUse.operatingTemperature'],
  },
  {
    number: 71,
    name: 'State of charge',
    article: 'Annex XIII, 4(d)',
    status: ofUse,
    paths: ['lifecycleAndInUse.stateOfCharge'],
  },
];

/**
 * The data points of Annex XIII to Regulation (EU) 2023/1542, in the order and with the statuses of the
 * Commission's guidance of 28 July 2026.
 */
export const BATTERY_DATA_POINTS: readonly BatteryDataPoint[] = [
  ...publicRows.map((row) => ({ ...row, tier: 'public' as const, isDynamic: false })),
  ...modelRows.map((row) => ({ ...row, tier: 'legitimate-interest' as const, isDynamic: false })),
  ...authorityRows.map((row) => ({ ...row, tier: 'authorities' as const, isDynamic: false })),
  ...unitRows.map((row) => ({ ...row, tier: 'legitimate-interest' as const, isDynamic: true })),
];
