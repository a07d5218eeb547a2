import { expect, it } from 'vitest';
import { errorCodes } from './error-codes.js';

it.each([
  ['a rule of the server', 'PASSPORT_DUPLICATE'],
  ['a rule of the server that other code names by a table', 'CARRIER_KEY_REQUIRED'],
  ['a plan', 'passport_quota_exceeded'],
  ['the shape of a request', 'FST_ERR_VALIDATION'],
  ['a rule of GS1', 'CHECK_DIGIT_MISMATCH'],
])('the type has the code of %s', async (_what, code) => {
  const text = await errorCodes(new URL('../../../', import.meta.url));
  expect(text).toMatch(new RegExp(`^  \\| '${code}';?$`, 'm'));
});

it('has no codes of systems below', async () => {
  const text = await errorCodes(new URL('../../../', import.meta.url));
  expect(text).not.toContain('ECONNREFUSED');
});
