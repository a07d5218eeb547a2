import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sealMetadata, verifySealedContent, type Metadata } from '@dpp/merkle-seal';
import { callsPerSecond, type Benchmark } from './harness.js';

const { passport } = JSON.parse(
  readFileSync(new URL('../examples/data/steel.json', import.meta.url), 'utf8'),
) as { passport: { metadata: Metadata } };

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const message = Buffer.from('0'.repeat(64));
const signature = sign('sha256', message, privateKey);

export const sealBenchmark: Benchmark = {
  name: 'seal',
  async run(measure) {
    const signer = { publicKeyPem, sign: (bytes: Uint8Array) => sign('sha256', bytes, privateKey) };
    await measure({
      name: 'seal a steel passport: leaves, root, two signatures, self-checks',
      unit: 'ops/s',
      peer: 'one bare ECDSA P-256 signature of node:crypto',
      atLeast: 0.003,
      rounds: 9,
      runOurs: () => sealsPerSecond(() => sealMetadata(passport.metadata, { signer })),
      runPeer: () => callsPerSecond(() => sign('sha256', message, privateKey)),
    });
    const seal = await sealMetadata(passport.metadata, { signer });
    await measure({
      name: 'verify a steel passport: every leaf, root, signature',
      unit: 'ops/s',
      peer: 'one bare ECDSA P-256 verification of node:crypto',
      atLeast: 0.015,
      rounds: 9,
      runOurs: () =>
        callsPerSecond(() =>
          verifySealedContent({
            metadata: passport.metadata,
            leafSalts: seal.leafSalts,
            signature: seal.digitalSeal,
            publicKey: publicKeyPem,
          }),
        ),
      runPeer: () => callsPerSecond(() => verify('sha256', message, publicKey, signature)),
    });
  },
};

async function sealsPerSecond(seal: () => Promise<unknown>): Promise<number> {
  const count = 100;
  const startedAt = performance.now();
  for (let i = 0; i < count; i++) await seal();
  return (count / (performance.now() - startedAt)) * 1000;
}
