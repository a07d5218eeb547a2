import { defaultJsonLimits } from '../../src/platform/http/json/json-limits.js';
import { textiles } from './factories.js';

const maxBodyBytes = 1_048_576;

/** The body of a passport within every limit of a body that becomes as long a document as any. */
export type LargestBody = (operatorId: string) => string;

interface Filling {
  /** Stands three times as long in an IRI, where it is escaped. */
  readonly keyCharacter: string;
  readonly keyLength: number;
  /** JSON text of the value of a key; `1e20` is written in 21 digits when it is shown. */
  readonly value: string;
  readonly valuesPerKey: number;
}

/** The body of a create: real metadata, and keys of one kind until a limit is reached. */
export function bodyFilledWith(filling: Filling): LargestBody {
  const { keyCharacter, keyLength, value, valuesPerKey } = filling;
  return (operatorId) => {
    const base = JSON.stringify({
      productId: `L-${keyCharacter}-${keyLength}`,
      operatorId,
      metadata: textiles(),
    });
    const { maxKeys, maxValues } = defaultJsonLimits;
    const spare = 200;
    const entryBytes = keyLength * Buffer.byteLength(keyCharacter) + value.length + 4;
    const count = Math.floor(
      Math.min(
        (maxBodyBytes - base.length - spare) / entryBytes,
        maxKeys - spare,
        (maxValues - spare) / valuesPerKey,
      ),
    );
    const entries = Array.from({ length: count }, (_, i) => {
      const number = String(i);
      return `,"${number}${keyCharacter.repeat(keyLength - number.length)}":${value}`;
    });
    return `${base.slice(0, -2)}${entries.join('')}}}`;
  };
}

const numbers = '[1e20,1e20,1e20]';

/** Each is the largest of its kind; which of them makes the longest document depends on the renderer. */
export const largestBodies: Readonly<Record<string, LargestBody>> = {
  'keys whose IRI is a hash, and numbers that grow': bodyFilledWith({
    keyCharacter: '<',
    keyLength: 83,
    value: numbers,
    valuesPerKey: 4,
  }),
  'keys that the IRI repeats, and numbers that grow': bodyFilledWith({
    keyCharacter: 'k',
    keyLength: 64,
    value: numbers,
    valuesPerKey: 4,
  }),
  'the longest keys': bodyFilledWith({
    keyCharacter: 'k',
    keyLength: 256,
    value: '[]',
    valuesPerKey: 1,
  }),
  'the longest keys in another script': bodyFilledWith({
    keyCharacter: '中',
    keyLength: 256,
    value: '[]',
    valuesPerKey: 1,
  }),
  'many values': bodyFilledWith({
    keyCharacter: 'k',
    keyLength: 60,
    value: `[${'0,'.repeat(300)}1e20]`,
    valuesPerKey: 302,
  }),
};
