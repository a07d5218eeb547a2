import type { PassportMetadata } from './characteristics.js';
import {
  CLAIM_TEMPLATES,
  METRIC_NAMES,
  TOPIC_NAMES,
  type ClaimTemplate,
} from './claim-templates.js';
import { valueAt } from './metadata-path.js';
import type { UntpClaim, UntpLink, UntpPerformance } from './untp-product.js';
import { createLink } from './web-link.js';

/** The credential that claims are made for. */
export interface PerformanceClaimInput {
  /** The metadata that the numbers stand in. */
  readonly metadata: PassportMetadata;
  /** The `id` of the credential, which the ids of its claims begin with. */
  readonly credentialId: string;
  /** Day, `YYYY-MM-DD`. */
  readonly claimDate: string;
}

const METRICS = concepts('PerformanceMetric', 'performance-metric', METRIC_NAMES);
const TOPICS = concepts('ConformityTopic', 'conformity-topic', TOPIC_NAMES);

/**
 * Restates the measures that UNTP has a metric for as performance claims. A value that is missing, no
 * number or negative gives no claim; the metadata itself stays in `characteristics` unchanged.
 */
export function createPerformanceClaims(input: PerformanceClaimInput): UntpClaim[] {
  return CLAIM_TEMPLATES.flatMap((template) => {
    if (!isMeant(template, input.metadata)) return [];
    const performance = createPerformance(template, input.metadata);
    return performance ? [createClaim(template, performance, input)] : [];
  });
}

/** True when the number has the unit that the template is about. */
function isMeant({ onlyIf }: ClaimTemplate, metadata: PassportMetadata): boolean {
  if (onlyIf === undefined) return true;
  const unit = valueAt(metadata, onlyIf.path);
  return onlyIf.values.some((value) => value === unit);
}

function createPerformance(
  { path, scale, classPath }: ClaimTemplate,
  metadata: PassportMetadata,
): UntpPerformance | undefined {
  const metric = METRICS[scale.metric];
  const value = valueAt(metadata, path);
  if (scale.unit === undefined) {
    const score = createScore(value);
    return score && { metric, score };
  }
  if (typeof value !== 'number' || value < 0) return undefined;
  const score = classPath && createScore(valueAt(metadata, classPath));
  return { metric, measure: { value, unit: scale.unit }, ...(score && { score }) };
}

function createScore(code: unknown): UntpPerformance['score'] {
  return typeof code === 'string' && code !== '' ? { code } : undefined;
}

function createClaim(
  { fragment, name, scale, evidencePath }: ClaimTemplate,
  performance: UntpPerformance,
  { metadata, credentialId, claimDate }: PerformanceClaimInput,
): UntpClaim {
  const evidence = evidencePath && createEvidence(valueAt(metadata, evidencePath));
  return {
    type: ['Claim'],
    id: `${credentialId}#${fragment}`,
    name,
    referenceCriteria: [],
    claimDate,
    claimedPerformance: [performance],
    ...(evidence && { evidence: [evidence] }),
    conformityTopic: [TOPICS[scale.topic]],
  };
}

function createEvidence(document: unknown): UntpLink | undefined {
  return createLink(document, 'Study that supports the claim');
}

/** Names each entry of a UNTP vocabulary by its URI, once for all credentials. */
function concepts<Type extends string, Slug extends string>(
  type: Type,
  vocabulary: string,
  names: Readonly<Record<Slug, string>>,
) {
  const entries = Object.entries<string>(names).map(([slug, name]) => {
    const id = `https://vocabulary.uncefact.org/${vocabulary}/${slug}`;
    return [slug, { type: [type] as const, id, name }];
  });
  return Object.fromEntries(entries) as Record<
    Slug,
    { readonly type: readonly [Type]; readonly id: string; readonly name: string }
  >;
}
