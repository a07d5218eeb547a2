import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { did, passportModel } from '../../test/passport-fixture.js';
import { createProductPassportCredential } from '../untp/digital-product-passport.js';
import { createEs256Signer } from '../keys/es256.js';
import { nodeRuntime } from '../runtime/node-runtime.js';
import { issueSdJwtVc } from './issue-sd-jwt-vc.js';
import { createPassportSdJwtInput, type PassportCredential } from './passport-sd-jwt.js';
import { createPassportTypeMetadata } from './passport-type-metadata.js';
import { presentSdJwt } from './present-sd-jwt.js';
import { verifySdJwtVc } from './verify-sd-jwt-vc.js';

const at = new Date('2026-06-01T00:00:00Z');
const vct = 'https://dpp.example/vct/dpp/v1';
const { privateJwk, publicJwk } = generateKeyPair();
const credential = createProductPassportCredential(
  passportModel({
    metadata: {
      size: 'M',
      carbonFootprint: { co2eKg: 12 },
      recycledContent: { percentage: 40 },
      ownKey: { a: 1 },
      materialComposition: [{ material: 'cotton', percentage: 100, originCountry: 'PT' }],
    },
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: 7,
      statusListCredential: 'https://dpp.example/status/1',
    },
  }),
);

async function issue(passport: PassportCredential = credential) {
  const options = {
    did,
    keyNumber: 1,
    signer: createEs256Signer(privateJwk),
    runtime: nodeRuntime,
  };
  return issueSdJwtVc(createPassportSdJwtInput(passport, { vct }), options);
}

async function verify(sdJwt: string) {
  const result = await verifySdJwtVc(sdJwt, { at, publicJwk, runtime: nodeRuntime });
  if (!result.verified) throw new Error(result.reason);
  return result;
}

const envelope = { iss: did, vct, nbf: 1770091506 };
const subjectPaths = (paths: readonly unknown[]) =>
  paths.map((path) => (path as string[]).slice(1).join('.'));

describe('createPassportSdJwtInput', () => {
  it('brings back the whole credential when everything is disclosed', async () => {
    const { payload } = await verify(await issue());
    expect(payload).toEqual({ ...envelope, ...credential });
  });

  it('lets facility, country, materials, performance and each characteristic be kept back', () => {
    const { disclosable = [] } = createPassportSdJwtInput(credential, { vct });
    expect(subjectPaths(disclosable)).toEqual([
      'producedAtFacility',
      'countryOfProduction',
      'materialProvenance',
      'performanceClaim',
      'characteristics.size',
      'characteristics.carbonFootprint',
      'characteristics.recycledContent',
      'characteristics.otherCharacteristics.ownKey',
    ]);
  });

  it('leaves open what a verifier needs, and nothing that it does not', async () => {
    const bare = await verify(presentSdJwt(await issue(), { disclose: [] }));
    const { credentialSubject, ...open } = credential;
    const { type, id, name, idScheme, idGranularity, productCategory, relatedParty } =
      credentialSubject;
    expect(bare.payload).toEqual({
      ...envelope,
      ...open,
      credentialSubject: {
        ...{ type, id, name, idScheme, idGranularity, productCategory, relatedParty },
        characteristics: { otherCharacteristics: {} },
      },
    });
    expect(bare.disclosedClaims).toEqual([]);
  });

  it('shows one characteristic alone', async () => {
    const disclose = [['credentialSubject', 'characteristics', 'size']];
    const { payload } = await verify(presentSdJwt(await issue(), { disclose }));
    expect(payload).toMatchObject({ credentialSubject: { characteristics: { size: 'M' } } });
    expect(payload).not.toHaveProperty('credentialSubject.characteristics.carbonFootprint');
  });

  it('hides only what a passport has', () => {
    const bare = createProductPassportCredential(passportModel({ metadata: {} }));
    const { disclosable = [] } = createPassportSdJwtInput(bare, { vct });
    expect(subjectPaths(disclosable)).toEqual(['producedAtFacility', 'countryOfProduction']);
  });

  it('ends where the credential ends', async () => {
    const validUntil = '2026-06-01T00:00:00.999Z';
    const { claims } = createPassportSdJwtInput({ ...credential, validUntil }, { vct });
    expect(claims).toMatchObject({ ...envelope, exp: at.getTime() / 1000, validUntil });
    const sdJwt = await issue({ ...credential, validUntil });
    expect(await verifySdJwtVc(sdJwt, { at, publicJwk })).toMatchObject({ reason: 'EXPIRED' });
  });

  it.each([{ validFrom: 'yesterday' }, { validUntil: '2030-01-01' }])('refuses %j', (dates) => {
    expect(() => createPassportSdJwtInput({ ...credential, ...dates }, { vct })).toThrow(
      expect.objectContaining({ code: 'INVALID_DATE' }),
    );
  });
});

describe('createPassportTypeMetadata', () => {
  const metadata = createPassportTypeMetadata({ vct });
  const pathsWith = (sd: string) =>
    metadata.claims.filter((claim) => claim.sd === sd).map(({ path }) => path.join('.'));

  it('describes the type that passports name', () => {
    expect(metadata).toMatchObject({
      vct,
      name: 'Digital product passport',
      display: [{ locale: 'en', name: 'Digital product passport' }],
    });
  });

  it('says of each claim that can be kept back that it always can', async () => {
    const { disclosedClaims } = await verify(await issue());
    const said = disclosedClaims
      .map((path) => path.join('.'))
      .filter((path) => !path.includes('ownKey'));
    expect(said).toHaveLength(7);
    expect(pathsWith('always')).toEqual(expect.arrayContaining(said));
  });

  it('never lets a claim be kept back that is open in a passport', async () => {
    const { payload } = await verify(presentSdJwt(await issue(), { disclose: [] }));
    const open = Object.keys(payload);
    expect(pathsWith('never')).toEqual(expect.arrayContaining(open));
    expect(pathsWith('never')).not.toEqual(expect.arrayContaining(pathsWith('always')));
  });

  it('demands only what the smallest passport has', async () => {
    const bare = createProductPassportCredential(passportModel({ metadata: {} }));
    const { payload } = await verify(await issue(bare));
    const mandatory = metadata.claims.filter((claim) => claim.mandatory).map(({ path }) => path);
    expect(mandatory.length).toBeGreaterThan(15);
    for (const path of mandatory) expect(payload).toHaveProperty(path as string[]);
  });

  it('names each claim once', () => {
    const paths = metadata.claims.map(({ path }) => path.join('.'));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('labels claims in English', () => {
    const facility = metadata.claims.find(({ path }) => path.at(-1) === 'producedAtFacility');
    expect(facility?.display).toEqual([{ locale: 'en', label: 'Manufacturing facility' }]);
  });
});
