import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccountToken, parseAccountToken } from './account-token.js';

const tenantId = randomUUID();
const { token, sha256 } = createAccountToken('reset', tenantId);

describe('a token of an account', () => {
  it('leads to its workspace, and to the platform', () => {
    expect(parseAccountToken('reset', token)).toEqual({ tenantId, sha256 });
    const ofPlatform = createAccountToken('ticket', null);
    expect(parseAccountToken('ticket', ofPlatform.token)?.tenantId).toBeNull();
  });

  it('is another one each time', () => {
    const made = Array.from({ length: 100 }, () => createAccountToken('invite', tenantId).token);
    expect(new Set(made).size).toBe(100);
  });

  it('is none of another kind', () => {
    expect(parseAccountToken('ticket', token)).toBeUndefined();
    expect(parseAccountToken('ticket', token.replace('reset', 'ticket'))?.sha256).not.toBe(sha256);
  });

  it.each([
    ['nothing', ''],
    ['a digit less', token.slice(0, -1)],
    ['a digit more', `${token}0`],
    ['capitals', token.toUpperCase()],
    ['a blank before', ` ${token}`],
    ['a line after', `${token}\n`],
    ['a grant', 'dpp_li_00000000000000000000000000000000'],
  ])('is not %s', (_what, text) => {
    expect(parseAccountToken('reset', text)).toBeUndefined();
  });
});
