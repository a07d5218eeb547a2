import { describe, expect, it } from 'vitest';
import { measureFunctions } from './measure-functions.js';

const source = `
/** A doc comment is not counted. */
export function repository(db: Db) {
  return {
    find: (id: string) => db.find(id),
    async list() {
      const rows = await db.all();
      return rows.map((row) => row.id);
    },
  };
}

declare function elsewhere(): void;
abstract class Reader {
  constructor(readonly size: number) {
    this.size = size;
  }
  abstract read(): void;
}
const sum = (one: number, other: number) =>
  one + other;
`;

const lengths = measureFunctions('a.ts', source).map(
  ({ line, name, lines }) => `${line} ${name} ${lines}`,
);

describe('measureFunctions', () => {
  it('counts a factory with all that it returns, from its first line to its last', () => {
    expect(lengths).toContain('3 repository 9');
  });

  it('counts the members of an object literal each, by the name of their property', () => {
    expect(lengths).toContain('5 find 1');
    expect(lengths).toContain('6 list 4');
  });

  it('names a function by its variable, a constructor by its kind and a callback not at all', () => {
    expect(lengths).toContain('20 sum 2');
    expect(lengths).toContain('15 constructor 3');
    expect(lengths).toContain('8 anonymous 1');
  });

  it('leaves out declarations without a body', () => {
    expect(lengths).toHaveLength(6);
  });
});
