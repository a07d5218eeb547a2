import { parseArgs } from 'node:util';
import { measureFigure, type Benchmark, type Reading, type Result } from './harness.js';
import { canonicalJsonBenchmark } from './canonical-json.bench.js';
import { epcisBenchmark } from './epcis.bench.js';
import { esprBenchmark } from './espr.bench.js';
import { gs1Benchmark } from './gs1.bench.js';
import { passportsBenchmark } from './passports.bench.js';
import { qrBenchmark } from './qr.bench.js';
import { requestCoreBenchmark } from './request-core.bench.js';
import { resolveKeyBenchmark } from './resolve-key.bench.js';
import { resolvePassportBenchmark } from './resolve-passport.bench.js';
import { rowLevelSecurityBenchmark } from './row-level-security.bench.js';
import { sealBenchmark } from './seal.bench.js';
import { searchBenchmark } from './search.bench.js';
import { timestampBenchmark } from './timestamp.bench.js';
import { unitsBenchmark } from './units.bench.js';
import { sdJwtBenchmark } from './vc-sd-jwt.bench.js';
import { vcJwsBenchmark } from './vc-jws.bench.js';
import { vcStatusListBenchmark } from './vc-status-list.bench.js';
import { vcDataIntegrityBenchmark } from './vc-data-integrity.bench.js';
import { webhooksBenchmark } from './webhooks.bench.js';

const benchmarks: readonly Benchmark[] = [
  canonicalJsonBenchmark,
  gs1Benchmark,
  esprBenchmark,
  epcisBenchmark,
  sealBenchmark,
  timestampBenchmark,
  qrBenchmark,
  resolveKeyBenchmark,
  resolvePassportBenchmark,
  passportsBenchmark,
  searchBenchmark,
  requestCoreBenchmark,
  rowLevelSecurityBenchmark,
  unitsBenchmark,
  sdJwtBenchmark,
  vcJwsBenchmark,
  vcStatusListBenchmark,
  vcDataIntegrityBenchmark,
  webhooksBenchmark,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});

const chosen = benchmarks.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
if (chosen.length === 0) {
  console.error(`No such benchmark. There are: ${benchmarks.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 64;
}
for (const benchmark of chosen) {
  await benchmark.run(
    async (figure) => {
      const result = await measureFigure(figure);
      console.log(values.json ? JSON.stringify(result) : describe(result, figure.peer));
    },
    (reading) => {
      console.log(values.json ? JSON.stringify(reading) : describeReading(reading));
    },
  );
}

function describe({ name, ours, peer, unit, ratio, atLeast }: Result, peerName: string): string {
  const verdict = ratio >= atLeast ? 'met' : 'MISSED';
  return (
    `${name}\n` +
    `  ours  ${ours.toLocaleString('en')} ${unit}\n` +
    `  peer  ${peer.toLocaleString('en')} ${unit}  (${peerName})\n` +
    `  ratio ${ratio}, promised at least ${atLeast}: ${verdict}`
  );
}

function describeReading({ name, unit, value, atMost }: Reading): string {
  const verdict = value <= atMost ? 'met' : 'MISSED';
  const limit = `promised at most ${atMost.toLocaleString('en')}: ${verdict}`;
  return `${name}\n  ours  ${value.toLocaleString('en')} ${unit}, ${limit}`;
}
