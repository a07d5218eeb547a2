import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyCertificateChain } from '../src/node.js';
import { formatPem } from '../src/encoding/pem.js';
import { generateSealKeyPair } from '../src/index.js';
import { deterministicRandom } from './support/deterministic-random.js';
import { hasOpenssl, OpensslAuthority } from './support/openssl-authority.js';
import { at, ca, sealCertificate } from './support/passport.js';
import { CA_USAGE, der, extension, SEAL_USAGE, testCertificate } from './support/x509.js';
import type { TestCertificateOptions } from './support/x509.js';

const rootKey = generateSealKeyPair(deterministicRandom('strict root'));
const middleKey = generateSealKeyPair(deterministicRandom('strict middle'));
const leafKey = generateSealKeyPair(deterministicRandom('strict leaf'));

const rootOptions: TestCertificateOptions = {
  subject: 'Root',
  issuer: 'Root',
  key: rootKey,
  issuerKey: rootKey,
  isCa: true,
  keyUsage: CA_USAGE,
};
const middleOptions = { ...rootOptions, subject: 'Middle', key: middleKey };
const leafOptions: TestCertificateOptions = {
  subject: 'Leaf',
  issuer: 'Middle',
  key: leafKey,
  issuerKey: middleKey,
  keyUsage: SEAL_USAGE,
};

interface Chain {
  readonly leaf?: Partial<TestCertificateOptions>;
  readonly middle?: Partial<TestCertificateOptions>;
  readonly root?: Partial<TestCertificateOptions>;
  /** Applied to leaf and authority in between, as DER. */
  readonly change?: (x5c: readonly Uint8Array[]) => readonly Uint8Array[];
  readonly at?: string;
}

const flip = (bytes: Uint8Array, index: number) => {
  const copy = Uint8Array.from(bytes);
  copy[copy.length - index] = copy.at(-index)! ^ 1;
  return copy;
};

/** What must come out here, and of openssl where it differs. */
type Cell = readonly [name: string, outcome: 'passed' | 'failed', chain: Chain, openssl?: 'passed'];

const cells: readonly Cell[] = [
  ['a good chain', 'passed', {}],
  [
    'a good chain with a root that allows one authority below',
    'passed',
    { root: { pathLength: 1 } },
  ],
  ['the authority in between under one that allows none', 'failed', { root: { pathLength: 0 } }],
  ['an expired leaf', 'failed', { leaf: { notAfter: '251231235959Z' } }],
  ['a leaf of tomorrow', 'failed', { leaf: { notBefore: '260302120000Z' } }],
  ['an expired authority in between', 'failed', { middle: { notAfter: '251231235959Z' } }],
  ['an expired root', 'failed', { root: { notAfter: '251231235959Z' } }],
  [
    'a root of the same name with another key',
    'failed',
    { root: { key: leafKey, issuerKey: leafKey } },
  ],
  ['a leaf by another key', 'failed', { leaf: { issuerKey: rootKey } }],
  ['a leaf by another name', 'failed', { leaf: { issuer: 'Muddle' } }],
  ['an issuer that is no authority', 'failed', { middle: { isCa: false } }],
  ['an issuer that may not sign certificates', 'failed', { middle: { keyUsage: SEAL_USAGE } }],
  ['a root that may not sign certificates', 'failed', { root: { keyUsage: 0x02 } }],
  ['a chain without the authority in between', 'failed', { change: ([leaf]) => [leaf!] }],
  ['a changed signature on the leaf', 'failed', { change: ([leaf, m]) => [flip(leaf!, 1), m!] }],
  ['a changed signature in between', 'failed', { change: ([leaf, m]) => [leaf!, flip(m!, 1)] }],
  [
    'an unknown critical extension',
    'failed',
    { leaf: { extensions: [extension('2a0304', true, der(0x30))] } },
  ],
  // Without a purpose, openssl does not ask what a leaf is for: an authority will do, and any key usage.
  ['the chain in reverse order', 'failed', { change: (x5c) => x5c.toReversed() }, 'passed'],
  ['a leaf that is an authority', 'failed', { leaf: { isCa: true, keyUsage: 0x86 } }, 'passed'],
  ['a leaf that may only agree keys', 'failed', { leaf: { keyUsage: 0x08 } }, 'passed'],
];

describe.skipIf(!hasOpenssl)('openssl verify -x509_strict (skipped without openssl)', () => {
  let scratch: OpensslAuthority;

  beforeAll(() => {
    scratch = new OpensslAuthority({ root: 'P-256', signer: 'P-256' });
  });
  afterAll(() => {
    scratch.close();
  });

  const judged = cells.map(([name, outcome, chain, openssl = outcome]) => ({
    name,
    outcome,
    chain,
    openssl,
  }));

  it.each(judged.filter(({ outcome, openssl }) => openssl === outcome))(
    'agrees on $name: $outcome',
    async ({ chain, outcome }) => {
      const built = await build(chain);
      expect([ours(built), theirs(built)]).toEqual([outcome, outcome]);
    },
  );

  it.each(judged.filter(({ outcome, openssl }) => openssl !== outcome))(
    'differs on $name, which we refuse',
    async ({ chain, outcome, openssl }) => {
      const built = await build(chain);
      expect([ours(built), theirs(built)]).toEqual([outcome, openssl]);
    },
  );

  it('agrees on what this package issues', () => {
    const built = { x5c: [sealCertificate.der, ca.der], root: ca.pem };
    expect([ours(built), theirs(built)]).toEqual(['passed', 'passed']);
  });

  interface Built {
    readonly x5c: readonly Uint8Array[];
    readonly root: string;
  }

  async function build({ leaf, middle, root, change = (x5c) => x5c }: Chain): Promise<Built> {
    const rootDer = await testCertificate(identified({ ...rootOptions, ...root }));
    const middleDer = await testCertificate(identified({ ...middleOptions, ...middle }));
    const leafDer = await testCertificate(identified({ ...leafOptions, ...leaf }));
    return { x5c: change([leafDer, middleDer]), root: formatPem('CERTIFICATE', rootDer) };
  }

  function ours({ x5c, root }: Built): string {
    const base64 = x5c.map((bytes) => Buffer.from(bytes).toString('base64'));
    return verifyCertificateChain({ x5c: base64, trustAnchors: [root], at }).outcome;
  }

  function theirs({ x5c, root }: Built): string {
    const [leaf, ...others] = x5c.map((bytes) => formatPem('CERTIFICATE', bytes));
    scratch.write('leaf.pem', leaf!);
    scratch.write('others.pem', others.join(''));
    scratch.write('anchor.pem', root);
    const untrusted = others.length > 0 ? ['-untrusted', 'others.pem'] : [];
    try {
      scratch.run(
        ...['verify', '-x509_strict', '-attime', String(at.getTime() / 1000)],
        ...['-CAfile', 'anchor.pem', ...untrusted, 'leaf.pem'],
      );
      return 'passed';
    } catch {
      return 'failed';
    }
  }
});

/** With the key identifiers that strictness asks for. */
function identified(options: TestCertificateOptions): TestCertificateOptions {
  const { key, issuerKey, extensions = [] } = options;
  const idOf = ({ publicKeyPem }: typeof key) => createHash('sha1').update(publicKeyPem).digest();
  const subject = extension('551d0e', false, der(0x04, idOf(key)));
  const authority = extension('551d23', false, der(0x30, der(0x80, idOf(issuerKey))));
  return { ...options, extensions: [subject, authority, ...extensions] };
}
