import { expect, it } from 'vitest';
import { Gs1Error } from './error.js';

it('is an Error that carries code, position and cause', () => {
  const cause = new Error('first');
  const error = new Gs1Error('NON_DIGIT', 'Expected a digit.', { cause, position: 3 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'Gs1Error', code: 'NON_DIGIT', position: 3, cause });
});

it('has no position unless one place is to blame', () => {
  expect(new Gs1Error('NON_DIGIT', 'Expected a digit.').position).toBeUndefined();
});
