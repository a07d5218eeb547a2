import { describe, expect, it } from 'vitest';
import { Canaries } from './canaries.js';

describe('canaries', () => {
  const canaries = new Canaries();
  const first = canaries.make('first');
  const [key = '', ...tokens] = canaries.makeCredentials('credentials');

  it.each([
    ['alone', first, ['first']],
    ['at the end', `{"a":"${first}`, ['first']],
    ['one behind the other', `${key}${first}`, ['credentials', 'first']],
    ['twice', `${first} ${first}`, ['first']],
    ['in every form', tokens.join(), tokens.map(() => 'credentials')],
  ])('are found %s', (_where, text, places) => {
    expect(canaries.foundIn(text)).toEqual(places);
  });

  it('are not found in part', () => {
    expect(canaries.foundIn(`${first.slice(1)} ${first.slice(0, -1)} ${first.slice(-6)}`)).toEqual(
      [],
    );
  });

  it('are long enough to be found', () => {
    expect(() => canaries.add('short', 'somewhere')).toThrow('somewhere');
  });
});
