import { describe, expect, it } from 'vitest';
import { at, ca } from '../../test/support/passport.js';
import vectors from '../../test/vectors/seal-documents.json' with { type: 'json' };
import { listAuthorities } from '../certificates/authority-source.js';
import { describeReport } from './describe-report.js';
import { createAuditBundle, verifyBundle, verifyLeaf, verifySeal } from '../node.js';
import { verifyFile } from '../verify/verify-file.js';

const { public: document } = vectors.documents;
const authorities = listAuthorities(ca.pem, () => ({ filledInBy: 'you', isUnconfirmed: false }));

function describeFile(value: unknown, given = authorities) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const options = { trustAnchors: given.length > 0 ? [ca.pem] : [], at };
  const report = verifyFile({ verifySeal, verifyLeaf, verifyBundle }, bytes, options);
  return describeReport(report, given);
}

describe('describeReport', () => {
  it.each([
    ['an object without a name', { regId: 'DE123456789' }, 'good'],
    ['the signer', { name: 'Example Batteries GmbH' }, 'good'],
    ['another company', { name: 'Example Batteries' }, 'reserved'],
    ['the signer and a word more', { name: 'Example Batteries GmbH & Co. KG' }, 'reserved'],
    ['the signer in other letters', { name: 'Examp\u217ce Batteries GmbH' }, 'reserved'],
    ['a bare name', 'Forged Cells AG', 'reserved'],
    ['no operator', null, 'good'],
  ])('has reservations on a document that names %s: %j, %s', (_, economicOperator, tone) => {
    expect(describeFile({ ...document, economicOperator }).tone).toBe(tone);
  });

  it('has them on a bundle too', () => {
    const forged = { ...document, economicOperator: { name: 'Forged Cells AG' } };
    const bundle = createAuditBundle({ document: forged, created: at, certificates: [] });
    const { tone, notCovered } = describeFile(bundle);
    expect(tone).toBe('reserved');
    expect(notCovered).toContain(
      '“bundle.created” stands beside the document, and nothing vouches for it.',
    );
  });

  it('gives every part that the seal does not cover with its value, and no part that is not there', () => {
    const stranger = { ...document, batchNumber: 'B-7', manufacturingFacility: null };
    const { notCovered } = describeFile(stranger);
    expect(notCovered).toContain('“batchNumber” is given as “B-7”.');
    expect(notCovered).toContain('The document names no manufacturing facility.');
    expect(notCovered.join()).not.toContain('enrichment');
    expect(notCovered.join()).not.toContain('undefined');
  });

  it('shows of a long value where it begins and how long it is', () => {
    const { notCovered } = describeFile({ ...document, enrichment: { tagline: 'x'.repeat(5000) } });
    const sentence = notCovered.find((one) => one.includes('xxx'))!;
    expect(sentence).toContain('characters in all');
    expect(sentence.length).toBeLessThan(1200);
  });

  it('claims nothing of a document that failed', () => {
    const metadata = { ...document.metadata, originCountry: 'FR' };
    const { tone, product, trust, entriesTitle } = describeFile({ ...document, metadata });
    expect(tone).toBe('bad');
    expect(entriesTitle).toContain('none of it is established');
    expect(product.map(([label]) => label)).not.toContain('Product id sealed');
    expect(trust.map(([label]) => label)).not.toContain('Sealed by');
  });

  it('is not good without an authority', () => {
    expect(describeFile(document, []).tone).toBe('reserved');
  });

  it.each([{}, { metadata: {} }, [], null, 'text', { metadata: null, proof: {} }])(
    'finds words for %j, which is no passport',
    (value) => {
      expect(describeFile(value).tone).toBe('bad');
    },
  );
});
