import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileUri } from './text-forms.js';

const pieces = ['1', 'ab', '0', '01234', 'ffff', ':', '::', '.', '1.2.3.4', '256', '01', 'F'];

describe('a file URI', () => {
  it('has the IPv6 addresses that Node knows', () => {
    const verdicts = new Set<boolean>();
    const address = fc.array(fc.constantFrom(...pieces), { maxLength: 17, minLength: 1 });
    const group = fc.constantFrom('1', 'ab', '01234', 'ffff', '', '1.2.3.4', '1.2.3.04');
    const groups = fc.array(group, { minLength: 2, maxLength: 9 }).map((each) => each.join(':'));
    fc.assert(
      fc.property(
        fc.oneof(
          address.map((each) => each.join('')),
          groups,
        ),
        (text) => {
          const isAddress = isIPv6(text);
          verdicts.add(isAddress);
          expect({ text, is: fileUri.accepts(`file://[${text}]/a`) }).toEqual({
            text,
            is: isAddress,
          });
        },
      ),
      { numRuns: 5000 },
    );
    expect(verdicts.size).toBe(2);
  });
});
