import { describe, expect, it } from 'vitest';
import {
  digestsOf,
  elementsOf,
  forgeDisclosure,
  forgeSdJwt,
  verifyForged,
} from '../../test/forge-sd-jwt.js';
import { nodeRuntime } from '../runtime/node-runtime.js';
import type { ClaimPath } from './claim-path.js';
import { presentSdJwt } from './present-sd-jwt.js';

const site = forgeDisclosure(['1', 'site', 'Mill 1']);
const origin = forgeDisclosure(['2', 'origin', { country: 'PT', _sd: digestsOf(site) }]);
const share = forgeDisclosure(['3', 'share', 0.6]);
const cotton = forgeDisclosure(['4', { name: 'cotton', _sd: digestsOf(share) }]);
const linen = forgeDisclosure(['5', { name: 'linen', share: 0.4 }]);
const size = forgeDisclosure(['6', 'size', 'M']);
const disclosures = [site, origin, share, cotton, linen, size];
const names = new Map(
  Object.entries({ site, origin, share, cotton, linen, size }).map(([name, text]) => [text, name]),
);
const payload = {
  product: { name: 'Shirt', _sd: [...digestsOf(origin, size), ...digestsOf('decoy')].sort() },
  materials: [...elementsOf('decoy 2', cotton), { name: 'hemp' }, ...elementsOf(linen)],
  colours: [],
  _sd_alg: 'sha-256',
};
const sdJwt = forgeSdJwt({ payload, disclosures });

const present = (...disclose: ClaimPath[]) =>
  presentSdJwt(sdJwt, { disclose, runtime: nodeRuntime });
const keptIn = (text: string) =>
  text
    .split('~')
    .slice(1, -1)
    .map((part) => names.get(part));

describe('presentSdJwt', () => {
  it.each([
    ['nothing', [], []],
    ['a claim', [['product', 'size']], ['size']],
    ['a claim without what can be kept back in it', [['product', 'origin']], ['origin']],
    ['a claim with what encloses it', [['product', 'origin', 'site']], ['site', 'origin']],
    ['an open claim with what encloses it', [['product', 'origin', 'country']], ['origin']],
    [
      'an open claim',
      [
        ['product', 'name'],
        ['colours', null],
      ],
      [],
    ],
    ['an object without what can be kept back in it', [['product']], []],
    ['an element by its place as issued', [['materials', 1]], ['cotton']],
    ['an open element', [['materials', 2, 'name']], []],
    ['all elements', [['materials', null, 'name']], ['cotton', 'linen']],
    ['a claim within an element', [['materials', 1, 'share']], ['share', 'cotton']],
    [
      'a claim twice',
      [
        ['product', 'size'],
        ['product', 'size'],
      ],
      ['size'],
    ],
    [
      'everything',
      [
        ['product', 'size'],
        ['product', 'origin', 'site'],
        ['materials', 1, 'share'],
        ['materials', 3],
      ],
      ['site', 'origin', 'share', 'cotton', 'linen', 'size'],
    ],
  ] as [string, ClaimPath[], string[]][])('shows %s', async (_what, paths, kept) => {
    const presented = present(...paths);
    expect(keptIn(presented)).toEqual(kept);
    expect(await verifyForged(presented)).toMatchObject({ verified: true });
  });

  it('presents of a presentation what it still has', () => {
    const presented = present(['product', 'size'], ['materials', 3]);
    const again = presentSdJwt(presented, { disclose: [['materials', 3]] });
    expect(keptIn(again)).toEqual(['linen']);
  });

  it.each([
    ['the payload itself', []],
    ['a claim that nobody has', ['product', 'colour']],
    ['the digests', ['product', '_sd']],
    ['the hash algorithm', ['_sd_alg']],
    ['a decoy', ['materials', 0]],
    ['an element that is not there', ['materials', 9]],
    ['a member of a text', ['product', 'name', 'length']],
    ['a member of an array', ['materials', 'length']],
    ['all elements of an object', ['product', null]],
    ['what one element lacks', ['materials', null, 'share']],
    ['what only the prototype has', ['toString']],
  ] as [string, ClaimPath][])('refuses to show %s', (_what, path) => {
    expect(() => present(['product', 'size'], path)).toThrow(
      expect.objectContaining({ code: 'CLAIM_NOT_FOUND' }),
    );
  });

  it('refuses to show what was kept back before', () => {
    const presented = present(['product', 'size']);
    const disclose = [['product', 'origin']];
    expect(() => presentSdJwt(presented, { disclose })).toThrow(
      expect.objectContaining({ code: 'CLAIM_NOT_FOUND' }),
    );
  });

  it.each([
    ['that is none', 'size', 'NO_FINAL_TILDE'],
    ['with a key binding', `${sdJwt}a.b.c`, 'KEY_BINDING_NOT_SUPPORTED'],
    ['with a disclosure that nobody signed', `${sdJwt}WyIiLDFd~`, 'DISCLOSURE_UNREFERENCED'],
    ['with a disclosure twice', `${sdJwt}${size}~`, 'DISCLOSURE_REPEATED'],
  ])('refuses an SD-JWT %s', (_what, text, reason) => {
    expect(() => presentSdJwt(text, { disclose: [] })).toThrow(
      expect.objectContaining({
        code: 'INVALID_SD_JWT',
        cause: expect.objectContaining({ reason }) as Error,
      }),
    );
  });
});
