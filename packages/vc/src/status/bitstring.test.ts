import { crc32, gzipSync } from 'node:zlib';
import { createList, decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyList } from '../../test/vectors/bitstring-status-list.js';
import { nodeRuntime } from '../runtime/node-runtime.js';
import { portableRuntime } from '../runtime/portable-runtime.js';
import {
  createBitstring,
  decodeBitstring,
  encodeBitstring,
  isBitSet,
  MIN_STATUS_LIST_LENGTH,
} from './bitstring.js';

const runtimes = [
  ['portable', portableRuntime],
  ['node', nodeRuntime],
] as const;
const index = fc.nat({ max: MIN_STATUS_LIST_LENGTH - 1 });
const listOf = (bytes: Uint8Array) => `u${gzipSync(bytes).toString('base64url')}`;
const MIB = 1024 * 1024;
const bits = createBitstring({ setIndexes: [0, 7, 131_071] });
const packed = gzipSync(bits);
const textOf = (...parts: readonly Uint8Array[]) =>
  `u${Buffer.concat(parts).toString('base64url')}`;
/** The list with one of its packed bytes changed, counted from the end if below zero. */
const changedAt = (at: number) => textOf(packed.with(at, packed.at(at)! ^ 0x01));
/** The list with other flags in its header, and the fields that they announce. */
const withHeader = (flags: number, ...fields: readonly number[]) =>
  textOf(headerOf(flags, fields), packed.subarray(10));
const headerOf = (flags: number, fields: readonly number[] = []) =>
  Uint8Array.of(0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 3, ...fields);
const headerChecksum = crc32(headerOf(0x02)) & 0xffff;
describe('createBitstring', () => {
  it('counts bits from the left', () => {
    const bitstring = createBitstring({ setIndexes: [0, 9, MIN_STATUS_LIST_LENGTH - 1, 9] });
    expect(bitstring).toHaveLength(16_384);
    expect([...bitstring.subarray(0, 3), bitstring.at(-1)]).toEqual([0x80, 0x40, 0, 0x01]);
  });

  it('sets exactly the bits it is given', () => {
    fc.assert(
      fc.property(fc.uniqueArray(index, { maxLength: 50 }), index, (setIndexes, other) => {
        const bitstring = createBitstring({ setIndexes });
        expect(setIndexes.every((at) => isBitSet(bitstring, at))).toBe(true);
        expect(isBitSet(bitstring, other)).toBe(setIndexes.includes(other));
      }),
    );
  });

  it.each([0, 8, 131_064, 131_073, 131_072.5, -131_072, NaN, Infinity, 33_554_440])(
    'refuses a list of %d entries',
    (length) => {
      expect(() => createBitstring({ length, setIndexes: [] })).toThrow(
        expect.objectContaining({ name: 'VcError', code: 'INVALID_STATUS_LIST' }),
      );
    },
  );

  it.each([-1, 131_072, 0.5, NaN, Infinity, 2 ** 32])('refuses to set entry %d', (at) => {
    expect(() => createBitstring({ setIndexes: [at] })).toThrow(
      expect.objectContaining({ code: 'INVALID_STATUS_INDEX' }),
    );
  });
});

describe('isBitSet', () => {
  it.each([-1, 131_072, 0.5, NaN, Infinity, 2 ** 32])('refuses to read entry %d', (at) => {
    expect(() => isBitSet(createBitstring({ setIndexes: [] }), at)).toThrow(
      expect.objectContaining({ code: 'INVALID_STATUS_INDEX' }),
    );
  });
});

describe.each(runtimes)(
  'encodeBitstring and decodeBitstring on the %s runtime',
  (_name, runtime) => {
    it('read the list of the standard as 131,072 entries that are not set', async () => {
      const bitstring = await decodeBitstring(emptyList, runtime);
      expect(Uint8Array.from(bitstring)).toEqual(new Uint8Array(16_384));
    });

    it('write what another library reads', async () => {
      const encoded = await encodeBitstring(createBitstring({ setIndexes: [0, 94_567] }), runtime);
      const list = await decodeList({ encodedList: encoded });
      expect(list.length).toBe(MIN_STATUS_LIST_LENGTH);
      expect([0, 1, 7, 94_566, 94_567, 94_568].filter((at) => list.getStatus(at))).toEqual([
        0, 94_567,
      ]);
    });

    it('read what another library writes', async () => {
      const list = await createList({ length: 262_144 });
      list.setStatus(5, true);
      list.setStatus(262_143, true);
      const bitstring = await decodeBitstring(await list.encode(), runtime);
      expect(Uint8Array.from(bitstring)).toEqual(
        createBitstring({ length: 262_144, setIndexes: [5, 262_143] }),
      );
    });

    it('read what they write', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(index, { maxLength: 200 }), async (setIndexes) => {
          const bitstring = createBitstring({ setIndexes });
          const decoded = await decodeBitstring(await encodeBitstring(bitstring, runtime), runtime);
          expect(Uint8Array.from(decoded)).toEqual(bitstring);
        }),
        { numRuns: 20 },
      );
    });

    it('read a list of the largest size', async () => {
      expect(await decodeBitstring(listOf(new Uint8Array(4 * MIB)), runtime)).toHaveLength(4 * MIB);
    });

    it.each([
      ['more for its reader', withHeader(0x04, 2, 0, 0x61, 0)],
      ['a name', withHeader(0x08, 0x61, 0)],
      ['a comment', withHeader(0x10, 0)],
      ['all three', withHeader(0x1d, 1, 0, 0x1f, 0x61, 0, 0x62, 0)],
      ['a checksum', withHeader(0x02, headerChecksum & 0xff, headerChecksum >> 8)],
    ])('read a list whose header has %s', async (_what, encodedList) => {
      expect(Uint8Array.from(await decodeBitstring(encodedList, runtime))).toEqual(bits);
    });

    it.each([
      ['nothing', ''],
      ['the prefix alone', 'u'],
      ['no prefix', emptyList.slice(1)],
      ['another prefix', `z${emptyList.slice(1)}`],
      ['padding', `${emptyList}=`],
      ['a foreign character', emptyList.replace('H4s', 'H4+')],
      ['a line break', `${emptyList}\n`],
      ['bytes that are not packed', `u${Buffer.alloc(16_384).toString('base64url')}`],
      ['a list that was cut off', emptyList.slice(0, -8)],
      ['a wrong checksum', emptyList.replace('IYbSVKs', 'IYbSVKt').replace('YbSVKs', 'YbSVKt')],
      ['a list of no entries', listOf(new Uint8Array())],
      ['a list that is one byte too short', listOf(new Uint8Array(16_383))],
      ['a list that is one byte too long', listOf(new Uint8Array(4 * MIB + 1))],
      ['a list that is packed twice', listOf(gzipSync(new Uint8Array(16_384)))],
      ['two members', textOf(packed, packed)],
      ['a member before an empty one', textOf(packed, gzipSync(''))],
      ['a member behind an empty one', textOf(gzipSync(''), packed)],
      ['a zero behind a member', textOf(packed, Uint8Array.of(0))],
      ['zeros behind a member', textOf(packed, new Uint8Array(12))],
      ['a member behind a zero', textOf(packed, Uint8Array.of(0), packed)],
      ['a checksum behind a zero', textOf(packed, Uint8Array.of(0), packed.subarray(-8))],
      ['the start of a member behind one', textOf(packed, packed.subarray(0, 2))],
      ['a text behind a member', textOf(packed, Buffer.from('text'))],
      [
        'what no stream needs',
        textOf(packed.subarray(0, -8), Buffer.from('x'), packed.subarray(-8)),
      ],
      [
        'a zero that no stream needs',
        textOf(packed.subarray(0, -8), Uint8Array.of(0), packed.subarray(-8)),
      ],
      ['another length', changedAt(-4)],
      ['another checksum', changedAt(-8)],
      ['a method that is not DEFLATE', changedAt(2)],
      [
        'another checksum of the header',
        withHeader(0x02, headerChecksum & 0xff, (headerChecksum >> 8) ^ 1),
      ],
      ['a flag that means nothing', withHeader(0x20)],
      ['a header longer than all', withHeader(0x04, 0xff, 0xff)],
      ['a name without an end', textOf(headerOf(0x08), Buffer.from('a'.repeat(20)))],
      ['a header alone', textOf(headerOf(0))],
      ['a header and a checksum', textOf(headerOf(0), new Uint8Array(8))],
      ['a text beyond all bounds', `u${'A'.repeat(6 * MIB)}`],
    ])('refuse %s', async (_what, encodedList) => {
      await expect(decodeBitstring(encodedList, runtime)).rejects.toMatchObject({
        name: 'VcError',
        code: 'INVALID_STATUS_LIST',
      });
    });

    it('refuse to write a list that nobody may read', async () => {
      await expect(encodeBitstring(new Uint8Array(16_383), runtime)).rejects.toMatchObject({
        code: 'INVALID_STATUS_LIST',
      });
    });
  },
);
