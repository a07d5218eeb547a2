/** The kinds of battery that need a passport (Regulation (EU) 2023/1542, Article 77(1)). */
export type BatteryType = 'ev' | 'lmt' | 'industrial';

/** Who may read a data point: Annex XIII, point 1; points 2 and 4; point 3. */
export type BatteryDataTier = 'public' | 'legitimate-interest' | 'authorities';

/**
 * True when a battery of a type must have a data point. `pending`: not to be filled yet, as its format is
 * to come, or not to be filled by itself, as others hold it.
 */
export type BatteryDataStatus = 'mandatory' | 'where-applicable' | 'not-applicable' | 'pending';

interface DataPointRow {
  /** What it says, in English. */
  readonly name: string;
  /** Place in Regulation (EU) 2023/1542. */
  readonly article: string;
  /** Absent where every type must have it. */
  readonly status?: Readonly<Record<BatteryType, BatteryDataStatus>>;
  /** Where the metadata may hold it, any of which will do; absent where it is no part of the metadata. */
  readonly paths?: readonly string[];
  /** An empty list says that there are none. */
  readonly mayBeNone?: true;
}

/** One data point of the battery passport. */
export interface BatteryDataPoint extends Required<Omit<DataPointRow, 'mayBeNone'>> {
  /** 1 to 71, in the order of the Commission's guidance. */
  readonly number: number;
  /** An empty list says that there are none. */
  readonly mayBeNone?: true;
  readonly tier: BatteryDataTier;
  /** Changes over the life of one battery, so that it belongs to the unit rather than to the model. */
  readonly isDynamic: boolean;
}

function everyType(status: BatteryDataStatus): BatteryDataPoint['status'] {
  return { ev: status, lmt: status, industrial: status };
}

const mandatory = everyType('mandatory');
const whereApplicable = everyType('where-applicable');
const pending = everyType('pending');
const evOnly = { ...everyType('not-applicable'), ev: 'mandatory' } as const;

// Not every industrial battery is charged and discharged in cycles. That these five are the ones the
// guidance leaves out for them is our reading: it was known to us by the count.
const ofCycling = { ...mandatory, industrial: 'where-applicable' } as const;

// Values that change with use are read the same way: 10 for EV, 14 for LMT, 1 for industrial ones.
const ofUse = { ...mandatory, industrial: 'where-applicable' } as const;
const lmtStateOfHealth = {
  ev: 'not-applicable',
  lmt: 'mandatory',
  industrial: 'where-applicable',
} as const;

const publicRows: readonly DataPointRow[] = [
  // 1
  {
    name: 'Unique passport identifier',
    article: 'Article 77(3)',
  },
  // 2
  {
    name: 'Unique battery identifier',
    article: 'Article 77(3)',
  },
  // 3
  {
    name: 'Name of the manufacturer',
    article: 'Annex VI, A(1)',
    paths: ['manufacturer.name'],
  },
  // 4
  {
    name: 'Postal address of the manufacturer',
    article: 'Annex VI, A(1)',
    paths: ['manufacturer.address'],
  },
  // 5
  {
    name: 'Web or e-mail address of the manufacturer',
    article: 'Annex VI, A(1)',
    paths: ['manufacturer.webAddress', 'manufacturer.email', 'manufacturer.contactUrl'],
  },
  // 6
  {
    name: 'Battery category',
    article: 'Annex VI, A(2)',
    paths: ['batteryCategory'],
  },
  // 7
  {
    name: 'Battery model',
    article: 'Annex VI, A(2)',
    paths: ['batteryModelIdentifier'],
  },
  // 8
  {
    name: 'Place of manufacture',
    article: 'Annex VI, A(3)',
    paths: ['placeOfManufacture'],
  },
  // 9
  {
    name: 'Date of manufacture',
    article: 'Annex VI, A(4)',
    paths: ['dateOfManufacture'],
  },
  // 10
  {
    name: 'Weight',
    article: 'Annex VI, A(5)',
    paths: ['weight'],
  },
  // 11
  {
    name: 'Capacity',
    article: 'Annex VI, A(6)',
    paths: ['electrochemicalCapacity'],
  },
  // 12
  {
    name: 'Chemistry',
    article: 'Annex VI, A(7)',
    paths: ['chemistry'],
  },
  // 13
  {
    name: 'Hazardous substances',
    article: 'Annex VI, A(8)',
    paths: ['hazardousSubstances'],
    mayBeNone: true,
  },
  // 14
  {
    name: 'Usable extinguishing agent',
    article: 'Annex VI, A(9)',
    paths: ['usableExtinguishingAgent'],
  },
  // 15
  {
    name: 'Critical raw materials',
    article: 'Annex VI, A(10)',
    paths: ['criticalRawMaterials'],
    mayBeNone: true,
  },
  // 16
  {
    name: 'Material composition',
    article: 'Annex XIII, 1(b)',
    status: pending,
    paths: ['materialComposition'],
  },
  // 17
  {
    name: 'Carbon footprint',
    article: 'Annex XIII, 1(c) and Article 7',
    status: pending,
    paths: ['carbonFootprint.perKwh'],
  },
  // 18
  {
    name: 'Carbon footprint performance class',
    article: 'Annex XIII, 1(c) and Article 7',
    status: pending,
    paths: ['carbonFootprint.performanceClass'],
  },
  // 19
  {
    name: 'Due diligence',
    article: 'Annex XIII, 1(d) and Article 52(3)',
    status: pending,
    paths: ['esgDueDiligence'],
  },
  // 20
  {
    name: 'Recycled cobalt',
    article: 'Annex XIII, 1(e) and Article 8',
    paths: ['recycledContentShare.cobalt'],
  },
  // 21
  {
    name: 'Recycled lithium',
    article: 'Annex XIII, 1(e) and Article 8',
    paths: ['recycledContentShare.lithium'],
  },
  // 22
  {
    name: 'Recycled nickel',
    article: 'Annex XIII, 1(e) and Article 8',
    paths: ['recycledContentShare.nickel'],
  },
  // 23
  {
    name: 'Recycled lead',
    article: 'Annex XIII, 1(e) and Article 8',
    paths: ['recycledContentShare.lead'],
  },
  // 24
  {
    name: 'Renewable content',
    article: 'Annex XIII, 1(f)',
    paths: ['renewableContentShare'],
  },
  // 25
  {
    name: 'Rated capacity',
    article: 'Annex XIII, 1(g)',
    status: pending,
    paths: ['ratedCapacity'],
  },
  // 26
  {
    name: 'Minimum voltage',
    article: 'Annex XIII, 1(h)',
    paths: ['voltage.minimum'],
  },
  // 27
  {
    name: 'Nominal voltage',
    article: 'Annex XIII, 1(h)',
    paths: ['voltage.nominal'],
  },
  // 28
  {
    name: 'Maximum voltage',
    article: 'Annex XIII, 1(h)',
    paths: ['voltage.maximum'],
  },
  // 29
  {
    name: 'Original power capability',
    article: 'Annex XIII, 1(i)',
    paths: ['powerCapability.original'],
  },
  // 30
  {
    name: 'Limits of the power capability',
    article: 'Annex XIII, 1(i)',
    paths: ['powerCapability.limitMax', 'powerCapability.limitMin'],
  },
  // 31
  {
    name: 'Expected lifetime in cycles',
    article: 'Annex XIII, 1(j)',
    status: ofCycling,
    paths: ['durability.cycleLife'],
  },
  // 32
  {
    name: 'Reference test of the lifetime',
    article: 'Annex XIII, 1(j)',
    status: ofCycling,
    paths: ['durability.referenceTest'],
  },
  // 33
  {
    name: 'Capacity threshold for exhaustion',
    article: 'Annex XIII, 1(k)',
    status: evOnly,
    paths: ['capacityThresholdForExhaustion'],
  },
  // 34
  {
    name: 'Temperatures withstood when idle',
    article: 'Annex XIII, 1(l)',
    paths: ['idleTemperatureRange'],
  },
  // 35
  {
    name: 'Warranty of the calendar life',
    article: 'Annex XIII, 1(m)',
    status: whereApplicable,
    paths: ['warrantyPeriod'],
  },
  // 36
  {
    name: 'Initial round-trip efficiency',
    article: 'Annex XIII, 1(n)',
    status: ofCycling,
    paths: ['roundTripEfficiency.initial'],
  },
  // 37
  {
    name: 'Round-trip efficiency at half of the cycles',
    article: 'Annex XIII, 1(n)',
    status: ofCycling,
    paths: ['roundTripEfficiency.at50PercentCycleLife'],
  },
  // 38
  {
    name: 'Internal resistance',
    article: 'Annex XIII, 1(o)',
    paths: ['internalResistance'],
  },
  // 39
  {
    name: 'C-rate of the test of the lifetime',
    article: 'Annex XIII, 1(p)',
    status: ofCycling,
    paths: ['durability.cRate'],
  },
  // 40
  {
    name: 'Symbol for separate collection',
    article: 'Annex XIII, 1(q) and Article 13(4)',
    status: whereApplicable,
    paths: ['separateCollectionSymbol'],
  },
  // 41
  {
    name: 'Symbols Cd and Pb',
    article: 'Annex XIII, 1(q) and Article 13(5)',
    status: whereApplicable,
    paths: ['hazardSymbols'],
    mayBeNone: true,
  },
  // 42
  {
    name: 'EU declaration of conformity',
    article: 'Annex XIII, 1(r) and Article 18',
    paths: [
      'regulatoryCompliance.declarationOfConformityUrl',
      'regulatoryCompliance.declarationOfConformity',
    ],
  },
  // 43
  {
    name: 'Prevention and management of waste',
    article: 'Annex XIII, 1(s) and Article 74(1)',
    paths: ['wasteManagementInformation'],
  },
  // 44
  {
    name: 'Instructions for use',
    article: 'Annex XIII, 1',
    status: pending,
    paths: ['userManualUrl'],
  },
];

const modelRows: readonly DataPointRow[] = [
  // 45
  {
    name: 'Materials of cathode, anode and electrolyte',
    article: 'Annex XIII, 2(a)',
    paths: [
      'detailedPerformance.cathodeMaterials',
      'detailedPerformance.anodeMaterials',
      'detailedPerformance.electrolyteMaterials',
    ],
  },
  // 46
  {
    name: 'Part numbers of components',
    article: 'Annex XIII, 2(b)',
    paths: ['circularityAndDisassembly.componentPartNumbers'],
  },
  // 47
  {
    name: 'Suppliers of spare parts',
    article: 'Annex XIII, 2(b)',
    paths: ['circularityAndDisassembly.sparePartSuppliers'],
  },
  // 48
  {
    name: 'Dismantling information',
    article: 'Annex XIII, 2(c)',
    paths: ['circularityAndDisassembly.dismantlingInstructions'],
  },
  // 49
  {
    name: 'Safety measures',
    article: 'Annex XIII, 2(d)',
    paths: ['circularityAndDisassembly.safetyMeasures'],
  },
];

const authorityRows: readonly DataPointRow[] = [
  // 50
  {
    name: 'Test reports',
    article: 'Annex XIII, 3',
    paths: ['testReports'],
  },
];

const unitRows: readonly DataPointRow[] = [
  // 51
  {
    name: 'Rated capacity when placed on the market',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['ratedCapacity'],
  },
  // 52
  {
    name: 'Capacity fade',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: ofUse,
    paths: ['detailedPerformance.capacityFadeAtEol'],
  },
  // 53
  {
    name: 'Power when placed on the market',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['powerCapability.original'],
  },
  // 54
  {
    name: 'Power fade',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: ofUse,
    paths: ['detailedPerformance.powerFadeAtEol'],
  },
  // 55
  {
    name: 'Internal resistance when placed on the market',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['internalResistance'],
  },
  // 56
  {
    name: 'Internal resistance increase',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: ofUse,
    paths: ['detailedPerformance.resistanceIncreaseAtEol'],
  },
  // 57
  {
    name: 'Round-trip efficiency when placed on the market',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['roundTripEfficiency.initial'],
  },
  // 58
  {
    name: 'Round-trip efficiency fade',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: ofUse,
    paths: ['detailedPerformance.roundTripEfficiencyFadeAtEol'],
  },
  // 59
  {
    name: 'Expected lifetime in cycles under reference conditions',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['durability.cycleLife'],
  },
  // 60
  {
    name: 'Expected lifetime in years under reference conditions',
    article: 'Annex XIII, 4(a) and Annex IV, A',
    status: whereApplicable,
    paths: ['durability.calendarLifeYears'],
  },
  // 61
  {
    name: 'State of certified energy',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: evOnly,
    paths: ['lifecycleAndInUse.stateOfCertifiedEnergy'],
  },
  // 62
  {
    name: 'Remaining capacity',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.remainingCapacity'],
  },
  // 63
  {
    name: 'Remaining power',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.remainingPower'],
  },
  // 64
  {
    name: 'Remaining round-trip efficiency',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.remainingRoundTripEfficiency'],
  },
  // 65
  {
    name: 'Self-discharge rate',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.selfDischargeRate'],
  },
  // 66
  {
    name: 'Ohmic resistance',
    article: 'Annex XIII, 4(b), Article 14 and Annex VII',
    status: lmtStateOfHealth,
    paths: ['lifecycleAndInUse.ohmicResistance'],
  },
  // 67
  {
    name: 'Battery status',
    article: 'Annex XIII, 4(c)',
    paths: ['lifecycleAndInUse.batteryStatus'],
  },
  // 68
  {
    name: 'Number of cycles',
    article: 'Annex XIII, 4(d)',
    status: ofUse,
    paths: ['lifecycleAndInUse.numberOfCycles'],
  },
  // 69
  {
    name: 'Negative events',
    article: 'Annex XIII, 4(d)',
    status: ofUse,
    paths: ['lifecycleAndInUse.negativeEvents'],
    mayBeNone: true,
  },
  // 70
  {
    name: 'Operating temperature',
    article: 'Annex XIII, 4(d)',
    status: ofUse,
    paths: ['lifecycleAndInUse.operatingTemperature'],
  },
  // 71
  {
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
  ...readableBy('public', publicRows),
  ...readableBy('legitimate-interest', modelRows),
  ...readableBy('authorities', authorityRows),
  ...readableBy('legitimate-interest', unitRows, true),
].map((row, index) => ({ status: mandatory, paths: [], ...row, number: index + 1 }));

function readableBy(tier: BatteryDataTier, rows: readonly DataPointRow[], isDynamic = false) {
  return rows.map((row) => ({ ...row, tier, isDynamic }));
}
