import { describe, expect, it } from 'vitest';
import { CLAIM_TEMPLATES } from './claim-templates.js';
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
    [{ recycledContentShare: { cobalt: 16 } }, 'recycled-cobalt', { value: 16, unit: 'P1' }],
    [{ durability: { calendarLifeYears: 15 } }, 'calendar-life', { value: 15, unit: 'ANN' }],
    [{ durability: { cycleLife: 1500 } }, 'cycle-life', { value: 1500, unit: 'B7' }],
    [{ expectedWashCycles: 50 }, 'wash-cycles', { value: 50, unit: 'B7' }],
    [{ estimatedServiceLife: 60 }, 'service-life', { value: 60, unit: 'ANN' }],
    [{ energyIntensityPerKg: 6.2 }, 'energy-intensity-per-tonne', { value: 6.2, unit: 'MWH' }],
    [{ tensileStrength: 521 }, 'tensile-strength', { value: 521, unit: 'MPA' }],
    [{ compressiveStrength: 30 }, 'compressive-strength', { value: 30, unit: 'MPA' }],
    [
      { carbonIntensity: { value: 4.1, unit: 'kg CO2e/kg' } },
      'carbon-intensity-per-kilogram',
      { value: 4.1, unit: 'KGM' },
    ],
    [{ carbonIntensity: { value: 4.1 } }, 'carbon-intensity-per-kilogram', { value: 4.1 }],
    [
      { carbonEmissionIntensityPerTon: 1.42, carbonEmissionIntensityUnit: 't CO2e/t' },
      'carbon-intensity-per-kilogram',
      { value: 1.42, unit: 'KGM' },
    ],
    [
      { carbonEmissionIntensityPerTon: 1420, carbonEmissionIntensityUnit: 'kg CO2e/t' },
      'carbon-intensity-per-tonne',
      { value: 1420, unit: 'KGM' },
    ],
  ])('restates %j', (metadata, fragment, measure) => {
    expect(claimsOf(metadata)).toMatchObject([
      {
        id: `${credentialId}#${fragment}`,
        claimDate: '2026-02-03',
        claimedPerformance: [{ measure }],
      },
    ]);
  });

  it('states a performance class beside the number it belongs to', () => {
    const [claim] = claimsOf({ carbonFootprint: { perKwh: 0.043, performanceClass: 'B' } });
    expect(claim?.claimedPerformance).toMatchObject([
      { measure: { value: 0.043, unit: 'KGM' }, score: { code: 'B' } },
    ]);
  });

  it('states a class alone where the metric has no unit', () => {
    const [claim] = claimsOf({ reactionToFire: 'B-s1,d0' });
    expect(claim?.claimedPerformance[0]).toMatchObject({ score: { code: 'B-s1,d0' } });
    expect(claim?.claimedPerformance[0]).not.toHaveProperty('measure');
  });

  it('names the study that supports a footprint', () => {
    const studyUrl = { url: 'https://a.example/s.pdf', resourceTitle: 'Study TP-84' };
    const [claim] = claimsOf({ carbonFootprint: { co2eKg: 1, studyUrl } });
    expect(claim?.evidence).toEqual([
      { linkURL: 'https://a.example/s.pdf', linkName: 'Study TP-84' },
    ]);
  });

  it('has no evidence where there is no study', () => {
    const [claim] = claimsOf({ carbonFootprint: { co2eKg: 1, studyUrl: 'on request' } });
    expect(claim).not.toHaveProperty('evidence');
  });

  it('never makes two claims of one number', () => {
    const paths = CLAIM_TEMPLATES.filter(({ onlyIf }) => !onlyIf).map(({ path }) => path.join('.'));
    expect(new Set(paths).size).toBe(paths.length);
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
    [{ energyIntensityPerKg: -1 }],
    [{ carbonEmissionIntensityPerTon: 1.42 }],
    [{ carbonEmissionIntensityPerTon: 1.42, carbonEmissionIntensityUnit: 'lb/ton' }],
    [{ carbonIntensity: { value: 4.1, unit: 't CO2e/t' } }],
    [{ carbonFootprint: { performanceClass: 'B' } }],
    [{ carbonFootprint: { scope1: 1, scope2: 2, scope3: 3 } }],
    [{ reactionToFire: '' }],
    [{ reactionToFire: 3 }],
    [{ packaging: { recycledContentPercentage: 100 } }],
    [{ preConsumerScrapContent: 10 }],
  ])('claims nothing from %j', (metadata) => {
    expect(claimsOf(metadata)).toEqual([]);
  });
});
