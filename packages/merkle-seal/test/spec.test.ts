import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MASKABLE_KEYS, REDACTION_PLACEHOLDER } from '../src/tree/redaction.js';
import { DOCUMENT_MEMBERS } from '../src/document/sealed-document.js';
import vectors from './vectors/seal-contents.json' with { type: 'json' };

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const example = vectors.sealed.find(({ name }) => name.startsWith('a battery'))!;

describe('the examples of SPEC.md', () => {
  it('show the metadata of the vector', () => {
    const [, json] = /```json\n([^`]*)```/.exec(spec)!;
    expect(JSON.parse(json!)).toEqual(example.metadata);
  });

  it('show every preimage followed by its leaf', () => {
    const preimages: Readonly<Record<string, string>> = example.preimages;
    for (const [key, leaf] of Object.entries(example.leafHashes)) {
      const [, after] = spec.split(`\n${preimages[key]}\n`);
      expect(after).toMatch(new RegExp(`^  L\\d ${leaf}\n`));
    }
  });

  it('show the entry node of every leaf', () => {
    const entryNodes: Readonly<Record<string, string>> = example.entryNodes;
    const shown = [...spec.matchAll(/^ {2}E\d ([0-9a-f]{64})$/gm)].map(([, hash]) => hash);
    expect(shown).toEqual(
      Object.keys(entryNodes)
        .sort()
        .map((key) => entryNodes[key]),
    );
  });

  it('show inner nodes that follow from the nodes they name', () => {
    const values = new Map(
      [...spec.matchAll(/^ {2}(E\d) ([0-9a-f]{64})$/gm)].map(([, name, hash]) => [name!, hash!]),
    );
    const nodes = [...spec.matchAll(/^(\w+) += node\((\w+), (\w+)\) +([0-9a-f]{64})$/gm)];
    for (const [, name, left, right, hash] of nodes) {
      const bytes = Buffer.from(`01${values.get(left!)}${values.get(right!)}`, 'hex');
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
      values.set(name!, hash!);
    }
    expect(nodes).toHaveLength(6);
    expect(values.get('root')).toBe(example.merkleRoot);
  });

  it('show the key and the seal', () => {
    expect(spec).toContain(vectors.keyPair.publicKeyPem);
    expect(spec).toContain(`\n${example.digitalSeal}\n`);
  });

  it('name every maskable key, every own member, and the placeholder', () => {
    expect(spec).toContain(`\n${MASKABLE_KEYS.join('\n')}\n`);
    expect(spec).toContain(`\n${REDACTION_PLACEHOLDER}\n`);
    const [, list] = /that the document itself uses: ([^.]*)\./.exec(spec)!;
    expect([...list!.matchAll(/`([^`]*)`/g)].map(([, name]) => name)).toEqual(DOCUMENT_MEMBERS);
  });
});
