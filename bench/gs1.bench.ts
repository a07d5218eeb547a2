import {
  decodeElementString,
  decodeScanData,
  formatDigitalLinkUri,
  isCheckDigitValid,
  parseDigitalLinkUri,
} from '@dpp/gs1';
import { DigitalLink } from 'digital-link.js';
import { parseBarcode } from 'gs1-barcode-parser-mod';
import { isValid } from 'gtin';
import { buildPackage, measureCoreBytes, measureFirstResult } from './gs1-bundle.js';
import { callsPerSecond, type Benchmark, type Figure } from './harness.js';

const elementString = '010950600013435217281231' + '10ABC12345\u001d' + '21SERIAL0001';
const gtin = '09506000134352';
const uriStem = 'https://id.example.org';
const link = `${uriStem}/01/${gtin}`;
const linkWithSerial = `${link}/21/A1B2C3`;

/** Cut anew for each call, as from a scanner: an engine may not answer from what it knows of a string. */
const fresh = (text: string) => `${text}xy`.slice(0, -2);

const unit = 'ops/s';
const rounds = 9;

const figures: readonly Figure[] = [
  {
    name: 'decode scan data of GTIN, expiry date, lot and serial, every rule checked',
    unit,
    peer: '`gs1-barcode-parser-mod`, which checks no check digit, date, character or companion',
    atLeast: 2,
    rounds,
    runOurs: () => callsPerSecond(() => decodeScanData(fresh(`]d2${elementString}`))),
    runPeer: () => callsPerSecond(() => parseBarcode(fresh(`]d2${elementString}`))),
  },
  {
    name: 'decode an element string of GTIN, expiry date, lot and serial, every rule checked',
    unit,
    peer: '`gs1-barcode-parser-mod`, as above',
    atLeast: 2,
    rounds,
    runOurs: () => callsPerSecond(() => decodeElementString(fresh(elementString))),
    runPeer: () => callsPerSecond(() => parseBarcode(fresh(elementString))),
  },
  {
    name: 'parse a Digital Link of a GTIN',
    unit,
    peer: '`digital-link.js`, parsed and validated',
    atLeast: 500,
    rounds,
    runOurs: () => callsPerSecond(() => parseDigitalLinkUri(fresh(link))),
    runPeer: () => callsPerSecond(() => DigitalLink(fresh(link)).isValid()),
  },
  {
    name: 'parse a Digital Link of GTIN and serial',
    unit,
    peer: '`digital-link.js`, parsed and validated',
    atLeast: 500,
    rounds,
    runOurs: () => callsPerSecond(() => parseDigitalLinkUri(fresh(linkWithSerial))),
    runPeer: () => callsPerSecond(() => DigitalLink(fresh(linkWithSerial)).isValid()),
  },
  {
    name: 'build a Digital Link of a GTIN, every part checked',
    unit,
    peer: '`digital-link.js`, built and validated',
    atLeast: 500,
    rounds,
    runOurs: () => callsPerSecond(() => build(fresh(gtin))),
    runPeer: () => callsPerSecond(() => buildByPeer(fresh(gtin))),
  },
  {
    name: 'check the digit of a GTIN-14',
    unit,
    peer: '`gtin`',
    atLeast: 2,
    rounds,
    runOurs: () => callsPerSecond(() => isCheckDigitValid(fresh(gtin))),
    runPeer: () => callsPerSecond(() => isValid(fresh(gtin))),
  },
];

function build(value: string): string {
  return formatDigitalLinkUri({ uriStem, primaryKey: { applicationIdentifier: '01', value } });
}

function buildByPeer(value: string): string {
  const built = DigitalLink({ domain: uriStem, identifier: { '01': value } });
  if (!built.isValid()) throw new Error('The peer refuses the link.');
  return built.toWebUriString();
}

export const gs1Benchmark: Benchmark = {
  name: 'gs1',
  async run(measure, report) {
    for (const figure of figures) await measure(figure);
    buildPackage();
    report({
      name: 'the core entry with the full table, minified and gzipped',
      unit: 'bytes',
      value: measureCoreBytes(),
      atMost: 22_000,
    });
    const { wallMs, cpuMs, bare } = measureFirstResult();
    const unit = 'ms';
    const atMost = 10;
    const name =
      'first result of a fresh process from the built package, beyond one that imports nothing';
    report({ name: `${name} (${bare.wallMs} ms), elapsed`, unit, value: wallMs, atMost });
    report({ name: `${name} (${bare.cpuMs} ms), processor time`, unit, value: cpuMs, atMost });
  },
};
