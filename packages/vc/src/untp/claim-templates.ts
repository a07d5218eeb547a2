import type { MetadataPath } from './metadata-path.js';
import type { UntpMeasure } from './untp-product.js';

/** Metrics of UNTP's vocabulary that passports have a measure for, by the last part of their URI. */
export const METRIC_NAMES = {
  'product-carbon-footprint': 'Product Carbon Footprint',
  'ghg-emissions-intensity': 'GHG Emissions Intensity',
  'energy-intensity': 'Energy Intensity',
  'recycled-content-percentage': 'Recycled Content Percentage',
  'product-durability-index': 'Product Durability Index',
  'mechanical-strength': 'Mechanical Strength',
  'flammability-rating': 'Flammability Rating',
} as const;

/** Topics of UNTP's vocabulary that those metrics belong to. */
export const TOPIC_NAMES = {
  'greenhouse-gas-emissions': 'Greenhouse Gas Emissions',
  'energy-optimization': 'Energy Optimization',
  'recycled-material-integration': 'Recycled Material Integration',
  'product-longevity': 'Product Longevity',
  'performance-specifications': 'Performance Specifications',
  'product-safety-standards': 'Product Safety Standards',
} as const;

/** A metric with its topic and unit; without a unit it has classes, not numbers. */
interface Scale {
  readonly metric: keyof typeof METRIC_NAMES;
  readonly topic: keyof typeof TOPIC_NAMES;
  readonly unit?: UntpMeasure['unit'];
}

/** How one metadata value becomes a claim. */
export interface ClaimTemplate {
  /** The place of the number, or of the class where the scale has no unit. */
  readonly path: MetadataPath;
  /** Last part of the claim's id. */
  readonly fragment: string;
  readonly name: string;
  readonly scale: Scale;
  /** The place of a class beside the number. */
  readonly classPath?: MetadataPath;
  /** The place of a document that supports the claim. */
  readonly evidencePath?: MetadataPath;
  /** The claim holds only for one of these values at another place; `undefined` is its absence. */
  readonly onlyIf?: {
    readonly path: MetadataPath;
    readonly values: readonly (string | undefined)[];
  };
}

const FOOTPRINT: Scale = {
  metric: 'product-carbon-footprint',
  topic: 'greenhouse-gas-emissions',
  unit: 'KGM',
};
const EMISSIONS: Scale = { ...FOOTPRINT, metric: 'ghg-emissions-intensity' };
const ENERGY: Scale = { metric: 'energy-intensity', topic: 'energy-optimization', unit: 'MWH' };
const RECYCLED: Scale = {
  metric: 'recycled-content-percentage',
  topic: 'recycled-material-integration',
  unit: 'P1',
};
const YEARS: Scale = {
  metric: 'product-durability-index',
  topic: 'product-longevity',
  unit: 'ANN',
};
const CYCLES: Scale = { ...YEARS, unit: 'B7' };
const STRENGTH: Scale = {
  metric: 'mechanical-strength',
  topic: 'performance-specifications',
  unit: 'MPA',
};
const REACTION_TO_FIRE: Scale = {
  metric: 'flammability-rating',
  topic: 'product-safety-standards',
};

const STUDY = ['carbonFootprint', 'studyUrl'];
const STEEL_UNIT = ['carbonEmissionIntensityUnit'];

/**
 * Each measure that means what a metric of UNTP means, in a unit that needs no arithmetic: a tonne of emissions per
 * tonne is a kilogram per kilogram, a kilowatt hour per kilogram a megawatt hour per tonne. What is only a part of a
 * metric (emissions of one scope, pre-consumer scrap) or is of something else (packaging, a declared unit, a score of
 * the issuer) is no claim.
 */
export const CLAIM_TEMPLATES: readonly ClaimTemplate[] = [
  {
    path: ['carbonFootprint', 'co2eKg'],
    fragment: 'carbon-footprint',
    name: 'Carbon footprint of the product',
    scale: FOOTPRINT,
    evidencePath: STUDY,
  },
  {
    path: ['carbonFootprint', 'perKwh'],
    fragment: 'carbon-footprint-per-kilowatt-hour',
    name: 'Carbon footprint per kilowatt hour',
    scale: EMISSIONS,
    classPath: ['carbonFootprint', 'performanceClass'],
    evidencePath: STUDY,
  },
  {
    path: ['carbonIntensity', 'value'],
    fragment: 'carbon-intensity-per-kilogram',
    name: 'Carbon intensity per kilogram',
    scale: EMISSIONS,
    onlyIf: { path: ['carbonIntensity', 'unit'], values: ['kg CO2e/kg', undefined] },
  },
  {
    path: ['carbonEmissionIntensityPerTon'],
    fragment: 'carbon-intensity-per-kilogram',
    name: 'Carbon intensity per kilogram',
    scale: EMISSIONS,
    onlyIf: { path: STEEL_UNIT, values: ['t CO2e/t'] },
  },
  {
    path: ['carbonEmissionIntensityPerTon'],
    fragment: 'carbon-intensity-per-tonne',
    name: 'Carbon intensity per tonne',
    scale: EMISSIONS,
    onlyIf: { path: STEEL_UNIT, values: ['kg CO2e/t'] },
  },
  {
    path: ['energyIntensityPerKg'],
    fragment: 'energy-intensity-per-tonne',
    name: 'Energy intensity per tonne',
    scale: ENERGY,
  },
  {
    path: ['recycledContent', 'percentage'],
    fragment: 'recycled-content',
    name: 'Recycled content',
    scale: RECYCLED,
  },
  {
    path: ['recycledPlasticContent'],
    fragment: 'recycled-plastic-content',
    name: 'Recycled content of the plastics',
    scale: RECYCLED,
  },
  {
    path: ['scrapMetalContentRatio'],
    fragment: 'scrap-metal-content',
    name: 'Scrap metal content',
    scale: RECYCLED,
  },
  {
    path: ['postConsumerScrapContent'],
    fragment: 'post-consumer-scrap-content',
    name: 'Post-consumer scrap content',
    scale: RECYCLED,
  },
  ...['cobalt', 'lithium', 'nickel', 'lead'].map((metal) => ({
    path: ['recycledContentShare', metal],
    fragment: `recycled-${metal}`,
    name: `Recycled share of the ${metal}`,
    scale: RECYCLED,
  })),
  {
    path: ['durability', 'calendarLifeYears'],
    fragment: 'calendar-life',
    name: 'Calendar life',
    scale: YEARS,
  },
  {
    path: ['durability', 'cycleLife'],
    fragment: 'cycle-life',
    name: 'Cycle life',
    scale: CYCLES,
  },
  {
    path: ['expectedWashCycles'],
    fragment: 'wash-cycles',
    name: 'Washes the product is expected to withstand',
    scale: CYCLES,
  },
  {
    path: ['estimatedServiceLife'],
    fragment: 'service-life',
    name: 'Estimated service life',
    scale: YEARS,
  },
  {
    path: ['tensileStrength'],
    fragment: 'tensile-strength',
    name: 'Tensile strength',
    scale: STRENGTH,
  },
  {
    path: ['compressiveStrength'],
    fragment: 'compressive-strength',
    name: 'Compressive strength',
    scale: STRENGTH,
  },
  {
    path: ['reactionToFire'],
    fragment: 'reaction-to-fire',
    name: 'Reaction to fire',
    scale: REACTION_TO_FIRE,
  },
];
