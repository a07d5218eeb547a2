import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as portable from '@dpp/merkle-seal';
import * as node from '@dpp/merkle-seal/node';
import { MerkleTree } from 'merkletreejs';
import { callsPerSecond, type Benchmark } from './harness.js';

const { passport } = JSON.parse(
  readFileSync(new URL('../examples/data/battery.json', import.meta.url), 'utf8'),
) as { passport: { metadata: node.Metadata } };

/** The 14 longest entries of a battery passport: 2.9 kB, all four maskable keys among them. */
const metadata: node.Metadata = Object.fromEntries(
  Object.entries(passport.metadata)
    .sort(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length)
    .slice(0, 14),
);

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const message = Buffer.from('0'.repeat(64));
const signature = sign('sha256', message, privateKey);
const signer = node.createSealSigner(privateKey);
const entryCount = 100_000;

export const sealBenchmark: Benchmark = {
  name: 'seal',
  async run(measure) {
    await measure({
      name: 'seal 14 entries on Node: leaves, root, signature',
      unit: 'ops/s',
      peer: 'one bare ECDSA P-256 signature of node:crypto',
      atLeast: 0.25,
      rounds: 9,
      runOurs: () => sealsPerSecond(() => node.sealMetadata(metadata, { signer })),
      runPeer: () => callsPerSecond(() => sign('sha256', message, privateKey)),
    });
    const seal = await node.sealMetadata(metadata, { signer });
    const content = {
      metadata,
      leafSalts: seal.leafSalts,
      signature: seal.digitalSeal,
      publicKey: signer.publicKeyPem,
    };
    for (const [where, entry, atLeast] of [
      ['on Node', node, 0.43],
      ['in JavaScript alone', portable, 0.01],
    ] as const) {
      await measure({
        name: `verify 14 entries ${where}: every leaf, root, signature`,
        unit: 'ops/s',
        peer: 'one bare ECDSA P-256 verification of node:crypto',
        atLeast,
        rounds: 9,
        runOurs: () => callsPerSecond(() => entry.verifySealedContent(content)),
        runPeer: () => callsPerSecond(() => verify('sha256', message, publicKey, signature)),
      });
    }
    await measureRoot(measure);
  },
};

async function measureRoot(measure: Parameters<Benchmark['run']>[0]): Promise<void> {
  const hashes = Array.from({ length: entryCount }, (_, index) => sha256(String(index)));
  const entryNodes = hashes.map((hash) => hash.toString('hex'));
  await measure({
    name: `the Merkle root over ${entryCount.toLocaleString('en')} entry nodes`,
    unit: 'ops/s',
    peer: 'merkletreejs with SHA-256 of node:crypto',
    atLeast: 3.5,
    rounds: 9,
    runOurs: () => onceTimed(() => node.merkleRoot(entryNodes)),
    runPeer: () => onceTimed(() => new MerkleTree(hashes, sha256).getHexRoot()),
  });
}

function sha256(input: Buffer | string): Buffer {
  return createHash('sha256').update(input).digest();
}

function onceTimed(call: () => unknown): number {
  const startedAt = performance.now();
  call();
  return 1000 / (performance.now() - startedAt);
}

async function sealsPerSecond(seal: () => Promise<unknown>): Promise<number> {
  const count = 2000;
  const startedAt = performance.now();
  for (let i = 0; i < count; i++) await seal();
  return (count / (performance.now() - startedAt)) * 1000;
}
