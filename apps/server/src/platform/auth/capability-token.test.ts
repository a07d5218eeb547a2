import { describe, expect, it } from 'vitest';
import { createApiKey } from './api-key.js';
import { isCapabilityToken } from './capability-token.js';

const hex = '0123456789abcdef'.repeat(2);

describe('isCapabilityToken', () => {
  it.each([`dpp_li_${hex}`, `dpp_auth_${hex}`])('knows %s', (token) => {
    expect(isCapabilityToken(token)).toBe(true);
  });

  it.each([
    ['no text', ''],
    ['an API key', createApiKey().secret],
    ['another prefix', `dpp_xx_${hex}`],
    ['a prefix in capitals', `DPP_LI_${hex}`],
    ['digits in capitals', `dpp_li_${hex.toUpperCase()}`],
    ['a digit too few', `dpp_li_${hex.slice(1)}`],
    ['a digit too many', `dpp_li_${hex}0`],
    ['a text around it', ` dpp_li_${hex}`],
    ['a line break after it', `dpp_li_${hex}\n`],
  ])('does not take %s for one', (_what, text) => {
    expect(isCapabilityToken(text)).toBe(false);
  });
});
