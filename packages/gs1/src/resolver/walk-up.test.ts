import { describe, expect, it } from 'vitest';
import { walkUp } from './walk-up.js';

/** `01=a 10=b` with a key first. */
function parse(text: string) {
  const [primaryKey, ...qualifiers] = text.split(' ').map((pair) => {
    const [applicationIdentifier = '', value = ''] = pair.split('=');
    return { applicationIdentifier, value };
  });
  return { primaryKey: primaryKey!, qualifiers };
}

const levelsOf = (text: string) =>
  walkUp(parse(text)).map(({ primaryKey, qualifiers }) =>
    [primaryKey, ...qualifiers].map((ai) => `${ai.applicationIdentifier}=${ai.value}`).join(' '),
  );

describe('walkUp', () => {
  it.each([
    ['01=g', ['01=g']],
    ['01=g 21=s', ['01=g 21=s', '01=g']],
    ['01=g 10=l 21=s', ['01=g 21=s', '01=g 10=l', '01=g']],
    ['01=g 22=v 10=l 21=s', ['01=g 21=s', '01=g 22=v 10=l', '01=g 10=l', '01=g 22=v', '01=g']],
    ['01=g 22=v', ['01=g 22=v', '01=g']],
    ['01=g 235=u', ['01=g 235=u', '01=g']],
    ['8006=i 10=l 21=s', ['8006=i 21=s', '8006=i 10=l', '8006=i']],
    ['414=n 254=x', ['414=n 254=x', '414=n']],
    ['8003=r', ['8003=r']],
    ['415=n 8020=p', ['415=n 8020=p', '415=n']],
  ])('goes from %s up to %j', (text, levels) => {
    expect(levelsOf(text)).toEqual(levels);
  });

  it('never makes up a level of a serial number with a lot, for which no link may stand', () => {
    expect(levelsOf('01=g 22=v 10=l 21=s')).not.toContain('01=g 10=l 21=s');
  });
});
