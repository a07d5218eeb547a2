import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { createProductPassportCredential, EXTENSION_CONTEXT } from '../src/index.js';
import { credentialsStandIn } from './contexts/credentials-v2-stand-in.js';
import { untpStandIn } from './contexts/untp-stand-in.js';
import { passportModel } from './passport-fixture.js';

const CHARACTERISTICS = 'https://vocabulary.uncefact.org/untp/Characteristics#';

/** The first two are stand-ins of our own; only the third is the context that is really served. */
const contexts = new Map<string, unknown>([
  ['https://www.w3.org/ns/credentials/v2', credentialsStandIn],
  ['https://vocabulary.uncefact.org/untp/0.7.0/context/', untpStandIn],
  ['https://dpp.example/contexts/vc/v1', EXTENSION_CONTEXT],
]);

/** Values that would stop a processor in safe mode if they were read as JSON-LD. */
const metadata = {
  model: 'T-1',
  batchNumber: 'B-7',
  packaging: { type: 7, material: 'Paper' },
  millCertificate: { type: '3.1', id: 'not a URI', '@context': 'https://elsewhere.example' },
  carbonFootprint: { co2eKg: 6.5, unit: 'kg CO2e' },
  materialComposition: [{ material: 'Cotton', percentage: 100 }],
  warnings: [['nested'], null, { '@type': 3 }],
  dyeLot: { '@id': 5 },
};

const full = createProductPassportCredential(
  passportModel({
    metadata,
    issuerRegistrationId: 'PT501234567',
    credentialStatus: {
      id: 'https://dpp.example/status/1#3',
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: 3,
      statusListCredential: 'https://dpp.example/status/1',
    },
  }),
);

describe('JSON-LD expansion in safe mode, with stand-ins for the W3C and UNTP contexts', () => {
  it('passes for a credential with every member', async () => {
    const [expanded] = await expand(full);
    expect(expanded?.['@type']).toEqual([
      'https://vocabulary.uncefact.org/untp/DigitalProductPassport',
      'https://www.w3.org/2018/credentials#VerifiableCredential',
    ]);
  });

  it('passes for a composition with origins', async () => {
    const materialComposition = [{ material: 'Cotton', percentage: 100, originCountry: 'IN' }];
    const model = passportModel({ metadata: { materialComposition } });
    await expect(expand(createProductPassportCredential(model))).resolves.toHaveLength(1);
  });

  it('keeps every characteristic as the JSON value it was', async () => {
    const [characteristics] = await characteristicsOf(full);
    const { model: _place, dyeLot, ...known } = metadata;
    const expected = { ...known, otherCharacteristics: { dyeLot } };
    expect(characteristics).toEqual(
      Object.fromEntries(
        Object.entries(expected).map(([key, value]) => [
          CHARACTERISTICS + key,
          [{ '@type': '@json', '@value': value }],
        ]),
      ),
    );
  });

  it('stops without the extension context, so that the tests above can fail', async () => {
    const { '@context': all, ...members } = full;
    const credential = { '@context': all.slice(0, 2), ...members };
    await expect(expand(credential)).rejects.toThrow();
  });

  it('stops at a member that no context defines, so that the tests above can fail', async () => {
    const credentialSubject = { ...full.credentialSubject, inventedMember: 1 };
    await expect(expand({ ...full, credentialSubject })).rejects.toThrow();
  });
});

function expand(document: unknown): Promise<Record<string, unknown>[]> {
  return jsonld.expand(document, {
    safe: true,
    documentLoader: (documentUrl) => {
      const document = contexts.get(documentUrl);
      if (!document) return Promise.reject(new Error(`No local context for ${documentUrl}`));
      return Promise.resolve({ contextUrl: null, documentUrl, document });
    },
  });
}

async function characteristicsOf(document: unknown): Promise<Record<string, unknown>[]> {
  const [expanded] = await expand(document);
  const subjects = expanded?.['https://www.w3.org/2018/credentials#credentialSubject'];
  const [subject] = subjects as Record<string, unknown>[];
  const iri = 'https://vocabulary.uncefact.org/untp/characteristics';
  return subject?.[iri] as Record<string, unknown>[];
}
