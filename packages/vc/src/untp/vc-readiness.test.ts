import { describe, expect, it } from 'vitest';
import { vcReadiness } from './vc-readiness.js';

describe('vcReadiness', () => {
  it('is ready with a facility that has a country', () => {
    expect(vcReadiness({ facility: { country: 'PT' } })).toEqual({ vcReady: true, blockers: [] });
  });

  it.each([
    ['no facility', {}],
    ['a detached facility', { facility: null }],
    ['a facility without a country', { facility: {} }],
    ['a facility whose country is null', { facility: { country: null } }],
    ['a facility whose country is blank', { facility: { country: ' ' } }],
  ])('names one blocker for %s', (_what, passport) => {
    const { vcReady, blockers } = vcReadiness(passport);
    expect(vcReady).toBe(false);
    expect(blockers).toEqual([expect.stringContaining('facility')]);
  });

  it('tells a missing facility from a missing country', () => {
    const { blockers: facility } = vcReadiness({});
    const { blockers: country } = vcReadiness({ facility: {} });
    expect(facility).not.toEqual(country);
  });
});
