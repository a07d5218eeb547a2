import { readFileSync } from 'node:fs';
import { canonicalJson } from '@dpp/merkle-seal';
import canonicalize from 'canonicalize';
import { callsPerSecond, type Benchmark } from './harness.js';

const product = JSON.parse(
  readFileSync(new URL('../examples/data/textile.json', import.meta.url), 'utf8'),
) as { passport: { metadata: object } };

export const canonicalJsonBenchmark: Benchmark = {
  name: 'canonical-json',
  run: (measure) =>
    measure({
      name: 'canonical-json of a textile passport',
      unit: 'ops/s',
      peer: 'canonicalize 4',
      atLeast: 1.6,
      rounds: 9,
      runOurs: () => callsPerSecond(() => canonicalJson(product.passport.metadata)),
      runPeer: () => callsPerSecond(() => canonicalize(product.passport.metadata)),
    }),
};
