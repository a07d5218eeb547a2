import { describe, expect, it } from 'vitest';
import { EXTENSION_CONTEXT, hasExtensionTerm } from './extension-context.js';

describe('EXTENSION_CONTEXT', () => {
  it('makes every term a JSON literal under its own IRI', () => {
    const terms = Object.values(EXTENSION_CONTEXT['@context']);
    expect(new Set(terms.map((term) => term['@type']))).toEqual(new Set(['@json']));
    expect(new Set(terms.map((term) => term['@id'])).size).toBe(terms.length);
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
