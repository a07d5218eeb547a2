import {
  createDidDocument,
  createEs256Signer,
  createProductPassportCredential,
  formatTenantDid,
  signVcJwt,
  verifyVcJwt,
  type P256PrivateJwk,
} from '../src/index.js';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
const key = (await crypto.subtle.exportKey('jwk', privateKey)) as P256PrivateJwk;

const did = formatTenantDid({ baseUrl: 'https://dpp.example', tenantId: 'acme' });
const didDocument = createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk: key }] });

const credential = createProductPassportCredential({
  id: 'https://dpp.example/credentials/7d0f2c3e',
  did,
  issuerName: 'Acme Textiles',
  productId: '09506000134352',
  idScheme: 'GTIN',
  digitalLinkUri: 'https://dpp.example/01/09506000134352',
  productName: 'Shirt',
  category: 'textiles',
  metadata: { size: 'M', careInstructions: 'Wash cold' },
  facility: { gln: '9506000140445', name: 'Mill 1', country: 'PT' },
  economicOperator: { id: 'https://acme.example', name: 'Acme Europe', role: 'MANUFACTURER' },
  validFrom: '2026-02-03T04:05:06.000Z',
  contextUrl: 'https://dpp.example/contexts/vc/v1',
});

const signer = createEs256Signer(key);
const jwt = await signVcJwt(credential, { did, keyNumber: 1, signer });

export const result = await verifyVcJwt(jwt, {
  at: new Date('2026-06-01T00:00:00Z'),
  resolveDidDocument: (asked) => (asked === did ? didDocument : undefined),
});
