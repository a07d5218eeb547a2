import { describe, expect, it } from 'vitest';
import documents from '../test/vectors/seal-documents.json' with { type: 'json' };
import vectors from '../test/vectors/timestamps.json' with { type: 'json' };
import { verifySeal } from './index.js';
import { verifySeal as verifySealOnNode } from './node.js';
import { createTimestampVerifier as createNodeVerifier } from './timestamp-node.js';
import { createTimestampVerifier } from './timestamp.js';

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
