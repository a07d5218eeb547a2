import { describe, expect, it } from 'vitest';
import { REDACTION_PLACEHOLDER, redactMetadata } from './redaction.js';

describe('redactMetadata', () => {
  it('gives what its documentation shows', () => {
    expect(redactMetadata({ category: 'toys' }, ['facilityDetails']).facilityDetails).toBe(
      '[REDACTED - Privileged Access Required]',
    );
  });

  it('masks what is there and what is not', () => {
    const metadata = { category: 'batteries', facilityDetails: [1] };
    expect(redactMetadata(metadata, ['facilityDetails', 'lifecycleAndInUse'])).toEqual({
      category: 'batteries',
      facilityDetails: REDACTION_PLACEHOLDER,
      lifecycleAndInUse: REDACTION_PLACEHOLDER,
    });
  });

  it('leaves its input alone', () => {
    const metadata = { facilityDetails: [1] };
    redactMetadata(metadata, ['facilityDetails']);
    expect(metadata).toEqual({ facilityDetails: [1] });
  });

  it.each(['category', 'FacilityDetails', '__proto__', ''])('refuses to mask %j', (key) => {
    expect(() => redactMetadata({ category: 'toys' }, [key])).toThrow(
      expect.objectContaining({ code: 'NOT_MASKABLE' }),
    );
  });
});
