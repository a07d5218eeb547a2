import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { did } from '../../test/passport-fixture.js';
import { createEs256Signer } from '../keys/es256.js';
import { nodeRuntime } from '../runtime/node-runtime.js';
import { portableRuntime } from '../runtime/portable-runtime.js';
import type { ClaimPath } from './claim-path.js';
import { issueSdJwtVc, type IssueSdJwtVcOptions, type SdJwtVcInput } from './issue-sd-jwt-vc.js';
import { verifySdJwtVc } from './verify-sd-jwt-vc.js';

const at = new Date('2026-06-01T00:00:00Z');
const { privateJwk, publicJwk } = generateKeyPair();
const signer = createEs256Signer(privateJwk);
const base = { iss: did, vct: 'https://dpp.example/vct/dpp/v1' };
const claims = {
  ...base,
  name: 'Shirt',
  origin: { country: 'PT', site: { name: 'Mill 1' } },
  materials: [
    { name: 'cotton', share: 0.6 },
    { name: 'linen', share: 0.4 },
  ],
};

function issue(input: Partial<SdJwtVcInput>, options: Partial<IssueSdJwtVcOptions> = {}) {
  return issueSdJwtVc(
    { claims, ...input },
    { did, keyNumber: 1, signer, runtime: nodeRuntime, ...options },
  );
}

/** What stands in the text: header, payload as signed, disclosures. */
function partsOf(sdJwt: string) {
  const [jwt = '', ...disclosures] = sdJwt.slice(0, -1).split('~');
  const json = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;
  const [header, payload] = jwt.split('.', 2).map(json);
  return { header, payload, disclosures: disclosures.map(json) as unknown[][] };
}

/** A source that counts, so that nothing in a test is left to chance. */
function counter() {
  let count = 0;
  return (length: number) => new Uint8Array(length).fill(++count);
}

describe('issueSdJwtVc', () => {
  it('names the type, the algorithm and the key', async () => {
    expect(partsOf(await issue({}, { keyNumber: 3 })).header).toEqual({
      alg: 'ES256',
      typ: 'dc+sd-jwt',
      kid: `${did}#key-3`,
    });
  });

  it('signs the claims as they are when none can be disclosed', async () => {
    const sdJwt = await issue({});
    expect(partsOf(sdJwt)).toMatchObject({ payload: claims, disclosures: [] });
    expect(sdJwt.endsWith('~')).toBe(true);
  });

  it('hides members and elements, those within others within them', async () => {
    const disclosable: ClaimPath[] = [
      ['name'],
      ['origin'],
      ['origin', 'site', 'name'],
      ['materials', null],
      ['materials', 0, 'share'],
    ];
    const sdJwt = await issue({ disclosable }, { randomBytes: counter() });
    const digest = expect.stringMatching(/^[\w-]{43}$/) as string;
    const { payload, disclosures } = partsOf(sdJwt);
    expect(payload).toEqual({
      ...base,
      materials: [{ '...': digest }, { '...': digest }],
      _sd: [digest, digest],
      _sd_alg: 'sha-256',
    });
    expect(disclosures.map(([, ...claim]) => claim)).toEqual([
      ['name', 'Shirt'],
      ['name', 'Mill 1'],
      ['origin', { country: 'PT', site: { _sd: [digest] } }],
      ['share', 0.6],
      [{ name: 'cotton', _sd: [digest] }],
      [{ name: 'linen', share: 0.4 }],
    ]);
  });

  it('gives a verifier back what was issued', async () => {
    const disclosable: ClaimPath[] = [
      ['name'],
      ['origin'],
      ['origin', 'site'],
      ['materials', null],
    ];
    const sdJwt = await issue({ disclosable, decoys: 3 });
    const result = await verifySdJwtVc(sdJwt, { at, publicJwk, runtime: nodeRuntime });
    expect(result).toMatchObject({ verified: true, payload: claims });
    const paths = result.verified ? result.disclosedClaims.map((path) => path.join()) : [];
    expect(paths.sort()).toEqual(['materials,0', 'materials,1', 'name', 'origin', 'origin,site']);
  });

  it('sorts the digests, decoys among them', async () => {
    const { payload } = partsOf(await issue({ disclosable: [['name'], ['origin']], decoys: 9 }));
    const { _sd: digests } = payload as { _sd: string[] };
    expect(new Set(digests).size).toBe(11);
    expect(digests).toEqual([...digests].sort());
  });

  it('adds decoys to arrays that hide elements, behind them', async () => {
    const { payload } = partsOf(await issue({ disclosable: [['materials', 1]], decoys: 2 }));
    const { materials } = payload as { materials: object[] };
    expect(materials).toHaveLength(4);
    expect(materials[0]).toEqual(claims.materials[0]);
    expect(materials.slice(1).every((element) => '...' in element)).toBe(true);
  });

  it('adds no decoys where nothing is hidden', async () => {
    expect(partsOf(await issue({ decoys: 5 })).payload).toEqual(claims);
  });

  it('salts each claim with 144 bits of its own', async () => {
    const disclosable: ClaimPath[] = [['name'], ['origin', 'country'], ['materials', null]];
    const salts = partsOf(await issue({ disclosable })).disclosures.map(([salt]) => salt as string);
    expect(salts.map((salt) => Buffer.from(salt, 'base64url').length)).toEqual([18, 18, 18, 18]);
    expect(new Set(salts).size).toBe(4);
  });

  describe('of hundreds of claims', () => {
    const materials = Array.from({ length: 500 }, (_, index) => index);
    const many = { claims: { ...base, materials }, disclosable: [['materials', null]] };

    it('salts each with another salt', async () => {
      const salts = partsOf(await issue(many)).disclosures.map(([salt]) => salt as string);
      expect(salts.every((salt) => /^[\w-]{24}$/.test(salt))).toBe(true);
      expect(new Set(salts).size).toBe(500);
    });

    it('issues nothing where the texts of salts are too short, and all of it afterwards', async () => {
      const runtime = { ...nodeRuntime, encodeBase64Url: () => 'AAAA' };
      await expect(issue(many, { runtime })).rejects.toMatchObject({
        code: 'INVALID_RANDOM_BYTES',
      });
      expect(partsOf(await issue(many)).disclosures).toHaveLength(500);
    });
  });

  it('issues the same on both runtimes', async () => {
    const input = { disclosable: [['name'], ['materials', null]] };
    const texts = await Promise.all(
      [nodeRuntime, portableRuntime].map((runtime) =>
        issue(input, {
          runtime,
          randomBytes: counter(),
          signer: { sign: () => new Uint8Array(64) },
        }),
      ),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  it('hides a claim named __proto__', async () => {
    const hostile = JSON.parse('{"__proto__":{"a":1}}') as object;
    const sdJwt = await issue({
      claims: { ...base, x: hostile },
      disclosable: [['x', '__proto__', 'a']],
    });
    const result = await verifySdJwtVc(sdJwt, { at, publicJwk });
    expect(result.verified && JSON.stringify(result.payload['x'])).toBe('{"__proto__":{"a":1}}');
  });

  it('leaves what it was given as it was', async () => {
    const before = structuredClone(claims);
    await issue({
      disclosable: [
        ['origin', 'site'],
        ['materials', 0],
      ],
      decoys: 1,
    });
    expect(claims).toEqual(before);
  });
});

describe('issueSdJwtVc refuses', () => {
  const text = (value: unknown) => ({ claims: { ...base, value } });
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

  it.each([
    ['another issuer', { claims: { ...base, iss: `${did}2` } }, 'ISSUER_MISMATCH'],
    ['no issuer', { claims: { vct: 'a' } }, 'ISSUER_MISMATCH'],
    ['no vct', { claims: { iss: did } }, 'INVALID_CLAIMS'],
    ['an empty vct', { claims: { ...base, vct: '' } }, 'INVALID_CLAIMS'],
    ['an exp that is a text', { claims: { ...base, exp: '2030' } }, 'INVALID_CLAIMS'],
    ['no other type in aka_vcts', { claims: { ...base, aka_vcts: [] } }, 'INVALID_CLAIMS'],
    ['the vct in aka_vcts', { claims: { ...base, aka_vcts: [base.vct] } }, 'INVALID_CLAIMS'],
    ['a claim named _sd', text({ _sd: [] }), 'INVALID_CLAIMS'],
    ['a claim named "..."', text([{ '...': 'AA' }]), 'INVALID_CLAIMS'],
    ['a claim named _sd_alg', { claims: { ...base, _sd_alg: 'sha-256' } }, 'INVALID_CLAIMS'],
    ['an undefined member', text(undefined), 'INVALID_CLAIMS'],
    ['a hole in an array', text(new Array(1)), 'INVALID_CLAIMS'],
    ['a number that is none', text(Number.NaN), 'INVALID_CLAIMS'],
    ['a number without end', text(-Infinity), 'INVALID_CLAIMS'],
    ['a BigInt', text(1n), 'INVALID_CLAIMS'],
    ['a function', text(() => 1), 'INVALID_CLAIMS'],
    ['a Date', text(new Date()), 'INVALID_CLAIMS'],
    ['a Map', text(new Map()), 'INVALID_CLAIMS'],
    ['half a surrogate pair', text('\ud800'), 'INVALID_CLAIMS'],
    ['half a surrogate pair in a name', text({ '\udc00': 1 }), 'INVALID_CLAIMS'],
    ['claims that nest too deep', text(deep(128)), 'INVALID_CLAIMS'],
    ['claims that are too long', text('a'.repeat(2_000_000)), 'SD_JWT_TOO_LARGE'],
    ['half a decoy', { decoys: 0.5 }, 'INVALID_DECOYS'],
    ['fewer decoys than none', { decoys: -1 }, 'INVALID_DECOYS'],
    ['too many decoys', { decoys: 101 }, 'INVALID_DECOYS'],
  ] as [string, Partial<SdJwtVcInput>, string][])('%s', async (_what, input, code) => {
    await expect(issue(input)).rejects.toMatchObject({ name: 'VcError', code });
  });

  it.each([[undefined], [null], [5], ['iss'], [[]], [['iss']]])(
    '%o in place of claims',
    async (claims) => {
      await expect(issue({ claims: claims as never })).rejects.toMatchObject({
        name: 'VcError',
        code: 'INVALID_CLAIMS',
      });
    },
  );

  it('claims that contain themselves', async () => {
    const cycle: Record<string, unknown> = { ...base };
    cycle['self'] = cycle;
    await expect(issue({ claims: cycle })).rejects.toMatchObject({ code: 'INVALID_CLAIMS' });
  });

  it.each([
    ['iss', ['iss'], 'RESERVED_CLAIM'],
    ['vct', ['vct'], 'RESERVED_CLAIM'],
    ['vct#integrity', ['vct#integrity'], 'RESERVED_CLAIM'],
    ['aka_vcts', ['aka_vcts', null], 'RESERVED_CLAIM'],
    ['nbf', ['nbf'], 'RESERVED_CLAIM'],
    ['exp', ['exp'], 'RESERVED_CLAIM'],
    ['cnf', ['cnf', 'jwk'], 'RESERVED_CLAIM'],
    ['status', ['status', 'status_list', 'uri'], 'RESERVED_CLAIM'],
    ['aud', ['aud', 0], 'RESERVED_CLAIM'],
    ['the issuer of a credential', ['issuer', 'id'], 'RESERVED_CLAIM'],
    ['the start of a credential', ['validFrom'], 'RESERVED_CLAIM'],
    ['the end of a credential', ['validUntil'], 'RESERVED_CLAIM'],
    ['a revocation', ['credentialStatus'], 'RESERVED_CLAIM'],
    ['where a revocation stands', ['credentialStatus', 'statusListCredential'], 'RESERVED_CLAIM'],
    ['everything', [], 'CLAIM_NOT_FOUND'],
    ['a member that is not there', ['colour'], 'CLAIM_NOT_FOUND'],
    ['what only the prototype has', ['toString'], 'CLAIM_NOT_FOUND'],
    ['an element that is not there', ['materials', 2], 'CLAIM_NOT_FOUND'],
    ['an element before the first', ['materials', -1], 'CLAIM_NOT_FOUND'],
    ['a member of an array', ['materials', 'length'], 'CLAIM_NOT_FOUND'],
    ['an element of an object', ['origin', 0], 'CLAIM_NOT_FOUND'],
    ['all elements of an object', ['origin', null], 'CLAIM_NOT_FOUND'],
    ['a member of a text', ['name', 'length'], 'CLAIM_NOT_FOUND'],
    ['a member that one element lacks', ['materials', null, 'origin'], 'CLAIM_NOT_FOUND'],
  ] as [string, ClaimPath, string][])('to hide %s', async (_what, path, code) => {
    await expect(issue({ disclosable: [['name'], path] })).rejects.toMatchObject({ code });
  });

  it.each([
    ['short', () => new Uint8Array(17)],
    ['long', () => new Uint8Array(19)],
    ['always the same', () => new Uint8Array(18)],
  ])('randomness that is %s', async (_what, randomBytes) => {
    const disclosable = [['name'], ['origin']];
    await expect(issue({ disclosable }, { randomBytes })).rejects.toMatchObject({
      code: 'INVALID_RANDOM_BYTES',
    });
  });

  it('a signer that answers with 63 bytes', async () => {
    const short = { sign: () => new Uint8Array(63) };
    await expect(issue({}, { signer: short })).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' });
  });
});
