import { describe, expect, it } from 'vitest';
import documents from '../../test/vectors/seal-documents.json' with { type: 'json' };
import vectors from '../../test/vectors/timestamps.json' with { type: 'json' };
import { verifySeal } from '../index.js';
import { verifySeal as verifySealOnNode } from '../node.js';
import { createTimestampVerifier as createNodeVerifier } from '../timestamp-node.js';
import { createTimestampVerifier } from '../timestamp.js';

const document = documents.documents.public;
const trustAnchors = documents.trustAnchors.ca;

describe.each([
  ['the portable entries', verifySeal, createTimestampVerifier],
  ['the entries on node:crypto', verifySealOnNode, createNodeVerifier],
])('verifySeal with time-stamps, by %s', (_, verify, createVerifier) => {
  it.each(vectors.documentCases)('$verdict: $name', (vector) => {
    const { timestampAnchors, at = documents.at, judgedAt = at } = vector;
    const report = verify(
      { ...document, proof: { ...document.proof, rfc3161: vector.rfc3161 } },
      {
        trustAnchors,
        at: new Date(at),
        ...(timestampAnchors !== null && {
          verifyTimestamp: createVerifier({
            trustAnchors: vectors.trustAnchors[timestampAnchors as 'root'],
          }),
        }),
      },
    );
    const notPassed = report.checks
      .filter(({ outcome }) => outcome === 'failed' || outcome === 'indeterminate')
      .map(({ name }) => name);
    const judged = report.checks.find(({ name }) => name === 'timestamp')?.outcome === 'passed';
    expect({ verdict: report.verdict, notPassed, judgedAt: report.judgedAt }).toEqual({
      verdict: vector.verdict,
      notPassed: vector.notPassed,
      judgedAt: { instant: judgedAt, source: judged ? 'timestamp' : 'caller' },
    });
    expect(report.timestamp?.genTime).toBe(judged ? judgedAt : undefined);
  });

  it.each([
    ['a text of another standard', 'Sun, 01 Feb 2026 00:00:01 GMT'],
    ['no zone', '2026-02-01T00:00:01'],
    ['no colon in the offset', '2026-02-01T01:00:01+0100'],
    ['a space for the T', '2026-02-01 00:00:01Z'],
    ['lower case', '2026-02-01t00:00:01z'],
    ['a year of six digits', '+002026-02-01T00:00:01Z'],
    ['an hour that does not exist', '2026-01-31T24:00:01Z'],
  ])('refuses a copy of genTime with %s', (_name, genTime) => {
    const [first] = vectors.documentCases;
    const rfc3161 = { ...(first?.rfc3161 as object), genTime };
    const report = verify(
      { ...document, proof: { ...document.proof, rfc3161 } },
      {
        trustAnchors,
        at: new Date(documents.at),
        verifyTimestamp: createVerifier({ trustAnchors: vectors.trustAnchors.root }),
      },
    );
    expect(report.checks.at(-1)).toMatchObject({ name: 'timestamp', outcome: 'failed' });
  });

  it('says who vouches for the time', () => {
    const [first] = vectors.documentCases;
    const report = verify(
      { ...document, proof: { ...document.proof, rfc3161: first?.rfc3161 } },
      {
        trustAnchors,
        at: new Date(documents.at),
        verifyTimestamp: createVerifier({ trustAnchors: vectors.trustAnchors.root }),
      },
    );
    expect(report.timestamp?.authority.subject).toBe('CN=Test TSA');
    expect(report.checks.at(-1)?.message).toContain('CN=Test TSA');
  });
});
