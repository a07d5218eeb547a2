import { describe, expect, it } from 'vitest';
import { createProductPassportCredential } from '../src/index.js';
import { expand, standIns } from './expand.js';
import { passportModel } from './passport-fixture.js';

const CHARACTERISTICS = 'https://vocabulary.uncefact.org/untp/Characteristics#';

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
    const [expanded] = await expand(full, standIns);
    expect(expanded?.['@type']).toEqual([
      'https://vocabulary.uncefact.org/untp/DigitalProductPassport',
      'https://www.w3.org/2018/credentials#VerifiableCredential',
    ]);
  });

  it('passes for a composition with origins', async () => {
    const materialComposition = [{ material: 'Cotton', percentage: 100, originCountry: 'IN' }];
    const model = passportModel({ metadata: { materialComposition } });
    await expect(expand(createProductPassportCredential(model), standIns)).resolves.toHaveLength(1);
  });

  it('keeps every characteristic as the JSON value it was', async () => {
    const [characteristics] = await characteristicsOf(full);
    const { model: _model, batchNumber: _batchNumber, dyeLot, ...known } = metadata;
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
    await expect(expand(credential, standIns)).rejects.toThrow();
  });

  it('stops at a member that no context defines, so that the tests above can fail', async () => {
    const credentialSubject = { ...full.credentialSubject, inventedMember: 1 };
    await expect(expand({ ...full, credentialSubject }, standIns)).rejects.toThrow();
  });
});

async function characteristicsOf(document: unknown): Promise<Record<string, unknown>[]> {
  const [expanded] = await expand(document, standIns);
  const subjects = expanded?.['https://www.w3.org/2018/credentials#credentialSubject'];
  const [subject] = subjects as Record<string, unknown>[];
  const iri = 'https://vocabulary.uncefact.org/untp/characteristics';
  return subject?.[iri] as Record<string, unknown>[];
}
