import { describe, expect, it } from 'vitest';
import { errorCodes, refusalCodesIn } from './error-codes.js';

describe('the codes of refusals', () => {
  it.each([
    ["throw ApiError.conflict(message, { code: 'EMAIL_TAKEN' });", ['EMAIL_TAKEN']],
    [
      "throw ApiError.standard(402, 'No.', { code: isFull ? 'plan_full' : 'PLAN_OVER' });",
      ['plan_full', 'PLAN_OVER'],
    ],
    ["import { ApiError } from 'x';\nconst fault = { code: 'OTHER_FAULT' };", []],
    ["throw ApiError.badRequest('code: NOT_A_CODE', { error: 'NO_CODE' });", []],
    ["write({ code: 'FST_ERR_REQUEST_TIMEOUT' });", ['FST_ERR_REQUEST_TIMEOUT']],
  ])('are those that %j gives', (text, codes) => {
    expect(refusalCodesIn(text)).toEqual(codes);
  });

  it('are many, of the server and of GS1', async () => {
    const text = await errorCodes(new URL('../../../', import.meta.url));
    for (const code of ['PASSPORT_DUPLICATE', 'passport_quota_exceeded', 'FST_ERR_VALIDATION']) {
      expect(text).toMatch(new RegExp(`^  \\| '${code}';?$`, 'm'));
    }
    expect(text).toContain("  | 'CHECK_DIGIT_MISMATCH'\n");
    expect(text).not.toContain('ECONNREFUSED');
  });
});
