import { readFileSync } from 'node:fs';
import { validateMetadata } from '@dpp/espr-validate';
import { categoryJsonSchema } from '@dpp/espr-validate/json-schema';
import { Ajv } from 'ajv';
import { zodSchemaOfTextiles } from './espr-zod.js';
import { callsPerSecond, type Benchmark, type Figure } from './harness.js';

interface Textiles {
  readonly facilityDetails: readonly object[];
  readonly [member: string]: unknown;
}

const file = new URL('../packages/espr-validate/test/documents/textiles.json', import.meta.url);
const short = JSON.parse(readFileSync(file, 'utf8')) as Textiles;

/** Facilities are what makes real documents long. */
function ofLength(bytes: number): Textiles {
  let document = short;
  while (JSON.stringify(document).length < bytes) {
    document = {
      ...document,
      facilityDetails: [...document.facilityDetails, ...short.facilityDetails.slice(0, 1)],
    };
  }
  return document;
}

/** As a request brings it: objects put together otherwise are laid out otherwise by the engine. */
function asReceived<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document)) as Document;
}

const valid = asReceived(ofLength(4000));
const faulty = asReceived({
  ...valid,
  size: '',
  originCountry: 'XX',
  materialComposition: [{ material: 'Organic cotton', percentage: 'all of it' }],
  regulatoryCompliance: { ceMarking: 'no', certificates: [{ name: 'Report' }] },
});

const ajvAccepts = new Ajv({ allErrors: true, strict: true }).compile(
  categoryJsonSchema('textiles'),
);
const zodSchema = zodSchemaOfTextiles();
for (const verdict of [
  validateMetadata(valid).valid,
  ajvAccepts(valid),
  zodSchema.safeParse(valid).success,
  !validateMetadata(faulty).valid,
  !ajvAccepts(faulty),
  !zodSchema.safeParse(faulty).success,
]) {
  if (!verdict) throw new Error('The three do not agree on the documents.');
}

const unit = 'ops/s';
const rounds = 9;
const ajv = '`ajv` 8, compiled from our JSON Schema, all errors';
const zod = '`zod` 4, the same rules';

const figures: readonly Figure[] = [
  {
    name: 'validate a complete textile document of 4 kB',
    unit,
    peer: ajv,
    atLeast: 0.5,
    rounds,
    runOurs: () => callsPerSecond(() => validateMetadata(valid)),
    runPeer: () => callsPerSecond(() => ajvAccepts(valid)),
  },
  {
    name: 'validate a complete textile document of 4 kB',
    unit,
    peer: zod,
    atLeast: 5,
    rounds,
    runOurs: () => callsPerSecond(() => validateMetadata(valid)),
    runPeer: () => callsPerSecond(() => zodSchema.safeParse(valid)),
  },
  {
    name: 'validate it with seven faults, each in two English sentences',
    unit,
    peer: `${ajv}, one sentence each`,
    atLeast: 0.3,
    rounds,
    runOurs: () => callsPerSecond(() => validateMetadata(faulty)),
    runPeer: () => callsPerSecond(() => (ajvAccepts(faulty), ajvAccepts.errors)),
  },
  {
    name: 'validate it with seven faults, each in two English sentences',
    unit,
    peer: `${zod}, one sentence each`,
    atLeast: 5,
    rounds,
    runOurs: () => callsPerSecond(() => validateMetadata(faulty)),
    runPeer: () => callsPerSecond(() => zodSchema.safeParse(faulty).error?.issues),
  },
];

export const esprBenchmark: Benchmark = {
  name: 'espr',
  async run(measure) {
    for (const figure of figures) await measure(figure);
  },
};
