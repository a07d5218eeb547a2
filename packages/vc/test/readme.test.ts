import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { result } from './readme-example.js';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

describe('the example in the README', () => {
  it('verifies what it signs', () => {
    expect(result).toMatchObject({ verified: true, issuer: 'did:web:dpp.example:tenants:acme' });
  });

  it('is the code that this test runs', () => {
    const example = read('./readme-example.ts')
      .replace('../src/index.js', '@dpp/vc')
      .replace('export const result', 'const result');
    expect(read('../README.md')).toContain(example);
  });
});
