import { expect, it } from 'vitest';
import { Gs1Error } from './error.js';

it('is an Error that carries code, span and cause', () => {
  const cause = new Error('first');
  const error = new Gs1Error('NON_DIGIT', 'Expected a digit.', { cause, start: 3, end: 4 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'Gs1Error', code: 'NON_DIGIT', start: 3, end: 4, cause });
});

it('blames no place and no AI unless told', () => {
  const error = new Gs1Error('NON_DIGIT', 'Expected a digit.');
  expect(error).toMatchObject({ start: 0, end: 0 });
  expect('applicationIdentifier' in error).toBe(false);
});
