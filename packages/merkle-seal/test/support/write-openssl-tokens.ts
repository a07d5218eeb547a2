import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createTimestampRequest, parseTimestampResponse } from '../../src/timestamp.js';
import { createTimestampVerifier } from '../../src/timestamp-node.js';
import { OpensslAuthority } from './openssl-authority.js';
import type { KeyKind } from './openssl-authority.js';
import { tstInfo } from './time-stamps.js';
import vectors from '../vectors/timestamps.json' with { type: 'json' };

// Run by hand: npx tsx test/support/write-openssl-tokens.ts, then prettier. Keys are new on each run.
const message = Buffer.from(vectors.merkleRoot);
const file = new URL('../vectors/timestamps-openssl.json', import.meta.url);

const PSS = ['-keyopt', 'rsa_padding_mode:pss', '-keyopt', 'rsa_pss_saltlen:digest'];

const cases = [
  madeBy('openssl ts: P-256', 'P-256', 'P-256', replied),
  madeBy('openssl ts: RSA 2048', 'RSA-2048', 'RSA-2048', replied),
  madeBy('openssl ts: RSA 4096 over P-384', 'RSA-4096', 'P-384', replied),
  madeBy('openssl ts: P-384 over RSA 2048', 'P-384', 'RSA-2048', replied),
  madeBy('openssl ts: SHA-512, certificate named by SHA-1', 'RSA-2048', 'RSA-2048', (authority) =>
    replied(authority, 'stamp_sha1'),
  ),
  madeBy('openssl ts: no certificate in the token', 'P-256', 'RSA-2048', (authority) => {
    const { der } = createTimestampRequest({ message, certReq: false });
    return tokenIn(authority.reply(der));
  }),
  madeBy('openssl cms: RSASSA-PSS with SHA-256', 'P-256', 'RSA-2048', (authority) =>
    authority.signContent(
      tstInfo({ message, genTime: '20270101000000Z' }),
      ...PSS,
      '-md',
      'sha256',
    ),
  ),
  madeBy('openssl cms: RSASSA-PSS with SHA-512', 'RSA-2048', 'RSA-4096', (authority) =>
    authority.signContent(
      tstInfo({ message, genTime: '20270101000000Z' }),
      ...PSS,
      '-md',
      'sha512',
    ),
  ),
  madeBy('openssl cms: signer named by its key identifier', 'P-256', 'P-256', (authority) =>
    authority.signContent(tstInfo({ message, genTime: '20270101000000Z' }), '-keyid'),
  ),
  madeBy('openssl cms: P-384 with SHA-512', 'P-384', 'P-384', (authority) =>
    authority.signContent(tstInfo({ message, genTime: '20270101000000Z' }), '-md', 'sha512'),
  ),
];

const madeWith = execFileSync('openssl', ['version'], { encoding: 'utf8' }).trim();
writeFileSync(
  file,
  JSON.stringify(
    {
      source: `Made by test/support/write-openssl-tokens.ts with ${madeWith}`,
      date: new Date().toISOString().slice(0, 10),
      cases,
    },
    null,
    2,
  ) + '\n',
);

function madeBy(
  name: string,
  root: KeyKind,
  signer: KeyKind,
  make: (authority: OpensslAuthority) => Uint8Array,
) {
  const authority = new OpensslAuthority({ root, signer });
  try {
    const options = { trustAnchors: [authority.rootPem], certificates: [authority.signerPem] };
    const token = make(authority);
    const result = createTimestampVerifier(options)({ token, message });
    if (!result.verified) throw new Error(`${name}: ${result.reason} ${result.message}`);
    const { genTime } = result.timestamp;
    return { name, ...options, token: Buffer.from(token).toString('base64'), genTime };
  } finally {
    authority.close();
  }
}

function replied(authority: OpensslAuthority, section?: 'stamp_sha1'): Uint8Array {
  return tokenIn(authority.reply(createTimestampRequest({ message }).der, section));
}

function tokenIn(der: Uint8Array): Uint8Array {
  const response = parseTimestampResponse(der);
  if (!response.granted) throw new Error(response.status);
  return response.token;
}
