import { readFileSync } from 'node:fs';
import { createTimestampVerifier as createPortableVerifier } from '@dpp/merkle-seal/timestamp';
import { createTimestampVerifier } from '@dpp/merkle-seal/timestamp/node';
import { fromBER } from 'asn1js';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { callsPerSecond, type Benchmark } from './harness.js';

interface TokenVectors {
  readonly cases: readonly {
    readonly name: string;
    readonly token: string;
    readonly trustAnchors: readonly string[];
    readonly genTime: string;
  }[];
}

const vectors = new URL('../packages/merkle-seal/test/vectors/', import.meta.url);
const { merkleRoot } = readJson<{ merkleRoot: string }>('timestamps.json');
const { cases } = readJson<TokenVectors>('timestamps-openssl.json');
const message = Uint8Array.from(Buffer.from(merkleRoot));

export const timestampBenchmark: Benchmark = {
  name: 'seal',
  async run(measure) {
    for (const kind of ['P-256', 'RSA 2048']) {
      const made = cases.find(({ name }) => name === `openssl ts: ${kind}`);
      if (!made) throw new Error(`No token of ${kind}.`);
      const token = Uint8Array.from(Buffer.from(made.token, 'base64'));
      const verify = createTimestampVerifier(made);
      const verifyPortably = createPortableVerifier(made);
      const anchors = made.trustAnchors.map(certificateOf);
      const at = new Date(made.genTime);
      if (!verify({ token, message }).verified || !(await verifyWithPkijs(token, anchors, at))) {
        throw new Error(`The token of ${kind} does not verify.`);
      }
      const peer =
        'pkijs 4: digest, signature and path, without the checks that it leaves to its user';
      const runPeer = () => tokensPerSecond(() => verifyWithPkijs(token, anchors, at));
      await measure({
        name: `verify a time-stamp of ${kind}, on node:crypto`,
        unit: 'ops/s',
        peer,
        atLeast: 7,
        rounds: 9,
        runOurs: () => callsPerSecond(() => verify({ token, message })),
        runPeer,
      });
      await measure({
        name: `verify a time-stamp of ${kind}, in JavaScript alone`,
        unit: 'ops/s',
        peer,
        atLeast: 0.1,
        rounds: 5,
        runOurs: () => callsPerSecond(() => verifyPortably({ token, message })),
        runPeer,
      });
    }
  },
};

async function verifyWithPkijs(
  token: Uint8Array<ArrayBuffer>,
  trustedCerts: Certificate[],
  checkDate: Date,
): Promise<boolean> {
  const contentInfo = new ContentInfo({ schema: fromBER(token).result });
  const signedData = new SignedData({ schema: contentInfo.content as unknown });
  return signedData.verify({
    signer: 0,
    data: message.buffer,
    trustedCerts,
    checkDate,
    checkChain: true,
  });
}

function certificateOf(pem: string): Certificate {
  const base64 = pem.replace(/-----[A-Z ]+-----|\s/g, '');
  return Certificate.fromBER(Uint8Array.from(Buffer.from(base64, 'base64')));
}

async function tokensPerSecond(verify: () => Promise<unknown>): Promise<number> {
  const count = 40;
  const startedAt = performance.now();
  for (let i = 0; i < count; i++) await verify();
  return (count / (performance.now() - startedAt)) * 1000;
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, vectors), 'utf8')) as T;
}
