import { describe, expect, it } from 'vitest';
import { apiReference, describeClasses, describeClient } from './api-reference.js';

const client = new URL('../../../packages/client/', import.meta.url);

const source = `
/** The things. */
export class ThingsResource {
  /**
   * Gets a {@link Thing}
   * by its UUID.
   *
   * @param id - The UUID.
   * @throws \`NotFoundError\` if there is none.
   * @example
   * const { name } = await client.things.get(id);
   * console.log(name);
   */
  get<Kind>(id: string, { lang }: Options = {}, signal?: AbortSignal): ReplyPromise<Thing> {
    return this.#get(id);
  }
  /** Takes one. */
  take(one: string): void;
  /** Takes many. */
  take(many: readonly string[]): void;
  take(some: unknown): void {}
  #get() {}
}
`;

describe('the reference of the client', () => {
  it('says of a method how it is called, what it throws, and an example as it stands', () => {
    expect(describeClasses(source)[0]?.methods[0]).toEqual({
      name: 'get',
      signature: '<Kind>(id: string, options?: Options, signal?: AbortSignal): ReplyPromise<Thing>',
      description: 'Gets a `Thing` by its UUID.',
      throws: ['`NotFoundError` if there is none.'],
      example: 'const { name } = await client.things.get(id);\nconsole.log(name);',
    });
  });

  it('has each signature of a method, and neither its implementation nor what is private', () => {
    const [described] = describeClasses(source);
    const called = described?.methods.map(({ name, description }) => `${name}: ${description}`);
    expect(called).toEqual([
      'get: Gets a `Thing` by its UUID.',
      'take: Takes one.',
      'take: Takes many.',
    ]);
  });

  it('has every method of the client, each described and with an example', async () => {
    const { own, resources } = await describeClient(client);
    const all = [...own, ...resources.flatMap(({ described }) => described.methods)];
    expect(all.length).toBeGreaterThan(110);
    const without = all.filter(({ description, example }) => !description || !example);
    expect(without.map(({ name }) => name)).toEqual([]);
    const text = await apiReference(client);
    expect(text).toContain('### client.passports.create\n');
    expect(text).toContain('### client.request\n');
    expect(text).not.toContain('### client.passports.#');
  });
});
