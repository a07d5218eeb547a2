import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EXTENSION_CONTEXT, hasExtensionTerm } from './extension-context.js';

describe('EXTENSION_CONTEXT', () => {
  it('makes every term a JSON literal under its own IRI', () => {
    const terms = Object.values(EXTENSION_CONTEXT['@context']);
    expect(new Set(terms.map((term) => term['@type']))).toEqual(new Set(['@json']));
    expect(new Set(terms.map((term) => term['@id'])).size).toBe(terms.length);
  });

  it('is the text that was frozen', () => {
    // Credentials already issued refer to this text, and verifiers keep it without end: another text
    // needs another address. Before the first release it may change, and this hash with it.
    const text = JSON.stringify(EXTENSION_CONTEXT);
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '3ebe94873acf372a3fe88ac1bbc743974e6ba7e244d938b8fc2d84e9d4548c69',
    );
  });

  it('cannot be changed by whoever serves it', () => {
    const context = EXTENSION_CONTEXT['@context'] as Record<string, { '@id': string }>;
    expect(() => (context['size'] = { '@id': 'https://elsewhere.example/' })).toThrow(TypeError);
    expect(() => (context['size']!['@id'] = 'https://elsewhere.example/')).toThrow(TypeError);
  });

  it.each(['id', 'type', '@id', 'name', 'Product', 'DigitalProductPassport', 'untp', 'xsd'])(
    'leaves "%s" to the contexts before it, which protect it',
    (term) => {
      expect(EXTENSION_CONTEXT['@context']).not.toHaveProperty(term);
    },
  );

  it.each(['facilityDetails', 'detailedPerformance', 'constructor', '__proto__'])(
    'has no term for "%s"',
    (key) => {
      expect(hasExtensionTerm(key)).toBe(false);
    },
  );
});
