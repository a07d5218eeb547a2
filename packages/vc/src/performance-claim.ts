import type { PassportMetadata } from './characteristics.js';
import type { UntpClaim } from './untp-product.js';

/** A measure that passports of several categories carry. */
interface ClaimTemplate {
  /** The place of the number in the metadata. */
  readonly path: readonly string[];
  /** Last part of the claim's id. */
  readonly fragment: string;
  readonly name: string;
  readonly metric: 'product-carbon-footprint' | 'recycled-content-percentage';
  readonly topic: keyof typeof TOPIC_NAMES;
  readonly unit: 'KGM' | 'P1';
}

/** The credential that claims are made for. */
export interface PerformanceClaimInput {
  /** The metadata that the numbers stand in. */
  readonly metadata: PassportMetadata;
  /** The `id` of the credential, which the ids of its claims begin with. */
  readonly credentialId: string;
  /** Day, `YYYY-MM-DD`. */
  readonly claimDate: string;
}

const TOPIC_NAMES = {
  'greenhouse-gas-emissions': 'Greenhouse Gas Emissions',
  'recycled-material-integration': 'Recycled Material Integration',
} as const;

const METRIC_NAMES = {
  'product-carbon-footprint': 'Product Carbon Footprint',
  'recycled-content-percentage': 'Recycled Content Percentage',
} as const;

const RECYCLED = {
  metric: 'recycled-content-percentage',
  topic: 'recycled-material-integration',
  unit: 'P1',
} as const;

const CLAIM_TEMPLATES: readonly ClaimTemplate[] = [
  {
    path: ['carbonFootprint', 'co2eKg'],
    fragment: 'carbon-footprint',
    name: 'Carbon footprint of the product',
    metric: 'product-carbon-footprint',
    topic: 'greenhouse-gas-emissions',
    unit: 'KGM',
  },
  {
    path: ['recycledContent', 'percentage'],
    fragment: 'recycled-content',
    name: 'Recycled content',
    ...RECYCLED,
  },
  {
    path: ['recycledPlasticContent'],
    fragment: 'recycled-plastic-content',
    name: 'Recycled content of the plastics',
    ...RECYCLED,
  },
  {
    path: ['scrapMetalContentRatio'],
    fragment: 'scrap-metal-content',
    name: 'Scrap metal content',
    ...RECYCLED,
  },
  {
    path: ['postConsumerScrapContent'],
    fragment: 'post-consumer-scrap-content',
    name: 'Post-consumer scrap content',
    ...RECYCLED,
  },
];

/**
 * Restates the measures that UNTP has a metric for as performance claims. A value that is missing or
 * no number gives no claim; the metadata itself stays in `characteristics` unchanged.
 */
export function createPerformanceClaims(input: PerformanceClaimInput): UntpClaim[] {
  return CLAIM_TEMPLATES.flatMap((template) => {
    const value = valueAt(input.metadata, template.path);
    return typeof value === 'number' ? [createClaim(template, value, input)] : [];
  });
}

function createClaim(
  template: ClaimTemplate,
  value: number,
  { credentialId, claimDate }: PerformanceClaimInput,
): UntpClaim {
  const { metric, topic, unit } = template;
  return {
    type: ['Claim'],
    id: `${credentialId}#${template.fragment}`,
    name: template.name,
    referenceCriteria: [],
    claimDate,
    claimedPerformance: [
      {
        metric: {
          type: ['PerformanceMetric'],
          id: `https://vocabulary.uncefact.org/performance-metric/${metric}`,
          name: METRIC_NAMES[metric],
        },
        measure: { value, unit },
      },
    ],
    conformityTopic: [
      {
        type: ['ConformityTopic'],
        id: `https://vocabulary.uncefact.org/conformity-topic/${topic}`,
        name: TOPIC_NAMES[topic],
      },
    ],
  };
}

function valueAt(metadata: PassportMetadata, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    metadata,
  );
}
