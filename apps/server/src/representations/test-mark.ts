/** The member of a document by which programs know that it is of a sandbox. */
export interface TestMark {
  readonly dppEnvironment?: 'test';
}

/**
 * What every document of a sandbox carries, and no other one. Metadata may have any key, and this one is none that a
 * rule knows; in a sandbox the mark stands before a copy of such a key.
 */
export function testMark({ isTest }: { readonly isTest: boolean }): TestMark {
  return isTest ? { dppEnvironment: 'test' } : {};
}

/** A name as credentials of a sandbox show it to people, who read no marks. */
export function testName(name: string): string {
  return `TEST ${name}`;
}
