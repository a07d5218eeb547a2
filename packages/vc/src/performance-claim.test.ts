import { describe, expect, it } from 'vitest';
import { createPerformanceClaims } from './performance-claim.js';

const credentialId = 'https://dpp.example/credentials/1';

function claimsOf(metadata: Record<string, unknown>) {
  return createPerformanceClaims({ metadata, credentialId, claimDate: '2026-02-03' });
}

describe('createPerformanceClaims', () => {
  it.each([
    [{ carbonFootprint: { co2eKg: 6.5 } }, 'carbon-footprint', { value: 6.5, unit: 'KGM' }],
    [{ recycledContent: { percentage: 0 } }, 'recycled-content', { value: 0, unit: 'P1' }],
    [{ recycledPlasticContent: 40 }, 'recycled-plastic-content', { value: 40, unit: 'P1' }],
    [{ scrapMetalContentRatio: 62.5 }, 'scrap-metal-content', { value: 62.5, unit: 'P1' }],
    [{ postConsumerScrapContent: 80 }, 'post-consumer-scrap-content', { value: 80, unit: 'P1' }],
  ])('restates %j', (metadata, fragment, measure) => {
    expect(claimsOf(metadata)).toMatchObject([
      {
        id: `${credentialId}#${fragment}`,
        claimDate: '2026-02-03',
        claimedPerformance: [{ measure }],
      },
    ]);
  });

  it('gives each claim its own id', () => {
    const claims = claimsOf({ carbonFootprint: { co2eKg: 1 }, recycledContent: { percentage: 2 } });
    expect(new Set(claims.map((claim) => claim.id)).size).toBe(2);
  });

  it.each([
    [{}],
    [{ carbonFootprint: null }],
    [{ carbonFootprint: 6.5 }],
    [{ carbonFootprint: {} }],
    [{ carbonFootprint: { co2eKg: '6.5' } }],
    [{ recycledContent: 30 }],
    [{ scrapMetalContentRatio: [62.5] }],
  ])('claims nothing from %j', (metadata) => {
    expect(claimsOf(metadata)).toEqual([]);
  });
});
