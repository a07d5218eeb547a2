/**
 * A stand-in for https://www.w3.org/ns/credentials/v2, written for these tests: only the terms that
 * a passport credential uses, with the IRIs, types and protection they have in VC Data Model 2.0.
 */
const CREDENTIALS = 'https://www.w3.org/2018/credentials#';
const STATUS = 'https://www.w3.org/ns/credentials/status#';
const DATE_TIME = 'http://www.w3.org/2001/XMLSchema#dateTime';
const KEYWORDS = { '@protected': true, id: '@id', type: '@type' };
const TEXTS = { name: 'https://schema.org/name', description: 'https://schema.org/description' };

export const credentialsStandIn = {
  '@context': {
    ...KEYWORDS,
    ...TEXTS,
    VerifiableCredential: {
      '@id': `${CREDENTIALS}VerifiableCredential`,
      '@context': {
        ...KEYWORDS,
        ...TEXTS,
        credentialStatus: { '@id': `${CREDENTIALS}credentialStatus`, '@type': '@id' },
        credentialSubject: { '@id': `${CREDENTIALS}credentialSubject`, '@type': '@id' },
        issuer: { '@id': `${CREDENTIALS}issuer`, '@type': '@id' },
        validFrom: { '@id': `${CREDENTIALS}validFrom`, '@type': DATE_TIME },
      },
    },
    BitstringStatusListEntry: {
      '@id': `${STATUS}BitstringStatusListEntry`,
      '@context': {
        ...KEYWORDS,
        statusListCredential: { '@id': `${STATUS}statusListCredential`, '@type': '@id' },
        statusListIndex: `${STATUS}statusListIndex`,
        statusPurpose: `${STATUS}statusPurpose`,
      },
    },
  },
};
