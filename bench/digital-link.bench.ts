import { isCheckDigitValid, parseDigitalLinkUri } from '@dpp/gs1';
import { callsPerSecond, type Benchmark } from './harness.js';

/** Cut anew for each call, as from a scanner: an engine may not answer from what it knows of a string. */
const stream = 'https://id.example.org/01/09506000134352/21/A1B2C3\n';
const freshUri = () => `${stream}x`.slice(0, -2);

export const digitalLinkBenchmark: Benchmark = {
  name: 'digital-link',
  async run(measure) {
    await measure({
      name: 'parse a Digital Link of GTIN and serial, every part checked',
      unit: 'ops/s',
      peer: 'the URL class of Node alone, which checks no key',
      atLeast: 0.2,
      rounds: 9,
      runOurs: () => callsPerSecond(() => parseDigitalLinkUri(freshUri())),
      runPeer: () => callsPerSecond(() => new URL(freshUri())),
    });
    await measure({
      name: 'check the digit of a GTIN-14',
      unit: 'ops/s',
      peer: 'a straight loop over Number(digit)',
      atLeast: 1,
      rounds: 9,
      runOurs: () => callsPerSecond(() => isCheckDigitValid(freshUri().slice(26, 40))),
      runPeer: () => callsPerSecond(() => naiveCheck(freshUri().slice(26, 40))),
    });
  },
};

/** What most programs do first. */
function naiveCheck(key: string): boolean {
  const sum = [...key].reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
