import { describe, expect, it } from 'vitest';
import { createApiKey } from './api-key.js';
import {
  capabilityTokenHash,
  createCapabilityToken,
  isCapabilityToken,
} from './capability-token.js';

const hex = '0123456789abcdef'.repeat(2);

describe('isCapabilityToken', () => {
  it.each([`dpp_li_${hex}`, `dpp_auth_${hex}`])('knows %s', (token) => {
    expect(isCapabilityToken(token)).toBe(true);
  });

  it.each([
    ['no text', ''],
    ['an API key', createApiKey('live').secret],
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

describe('createCapabilityToken', () => {
  it.each(['li', 'auth'] as const)('makes a token of the kind %s, and its hash', (kind) => {
    const { token, sha256 } = createCapabilityToken(kind);
    expect(token).toMatch(new RegExp(`^dpp_${kind}_[0-9a-f]{32}$`));
    expect(isCapabilityToken(token)).toBe(true);
    expect(sha256).toBe(capabilityTokenHash(token));
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('makes no token twice', () => {
    const tokens = Array.from({ length: 1000 }, () => createCapabilityToken('li').token);
    expect(new Set(tokens).size).toBe(1000);
  });
});

describe('capabilityTokenHash', () => {
  it('is the SHA-256 of the text', () => {
    // printf dpp_li_00000000000000000000000000000000 | sha256sum
    expect(capabilityTokenHash(`dpp_li_${'0'.repeat(32)}`)).toBe(
      '756c2c92046b1b2728b257f03f7461e91c929521572c4ad91f42802fe6b64c7b',
    );
  });
});
