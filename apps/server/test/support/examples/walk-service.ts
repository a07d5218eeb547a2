import type { Scene } from './scene.js';

/** What needs no workspace: GS1 data, vocabulary, documents of issuers, health, pages. */
export async function walkService(scene: Scene): Promise<void> {
  await walkGs1(scene);
  await walkVocabulary(scene);
  await walkIssuer(scene);
  await walkPages(scene);
}

async function walkGs1({ recorder }: Scene) {
  const send = (says: string, path: string, json: object, status = 200) =>
    recorder.call({ says, path: `/api/v1/gs1/${path}`, key: null, json, status });
  await send('A GTIN of prefix and reference', 'gtin', {
    gs1CompanyPrefix: '09506000',
    itemRef: '14236',
  });
  await send('Too few digits', 'gtin', { gs1CompanyPrefix: '0950', itemRef: '1' }, 400);
  const scanData = ']d20109506000142364\u001d21A1';
  await send('What a scanner read', 'decode', { scanData });
  await send('A wrong check digit', 'decode', { elementString: '(01)09506000142365' }, 400);
  const digitalLink = 'https://id.gs1.org/01/09506000142364/21/A1';
  await send('A scan and a link with a fault', 'decode/batch', {
    items: [{ scanData }, { digitalLink: `${digitalLink}?17=991399` }],
  });
  await send('Nothing to decode', 'decode/batch', { items: [] }, 400);
}

async function walkVocabulary({ recorder }: Scene) {
  const get = (says: string, path: string, status = 200, accept = 'application/json') =>
    recorder.call({ says, path, key: null, status, headers: { Accept: accept } });
  await get('Fibres of hemp', '/api/v1/materials?kind=fiber&search=hemp&limit=5');
  await get('A limit that is no number', '/api/v1/materials?limit=ten', 400);
  await get('The schema of chemicals', '/api/v1/schemas/chemicals', 200, 'application/schema+json');
  await get('The terms of chemicals', '/api/v1/schemas/chemicals', 200, 'application/ld+json');
  await get('A category without a schema', '/api/v1/schemas/toys', 404);
  for (const path of ['/contexts/dpp/v1', '/context/v1', '/contexts/dpp-credential/v1']) {
    await get('The context', path, 200, 'application/ld+json');
  }
}

async function walkIssuer({ recorder, tenantId, key }: Scene) {
  const get = (says: string, path: string) => recorder.call({ says, path, key: null });
  await get('The keys of a workspace', `/tenants/${tenantId}/did.json`);
  await get('The list of a workspace', `/tenants/${tenantId}/status/revocation`);
  await get('The type', '/vct/dpp/v1');
  await get('The certificates', '/.well-known/opendpp-seal-ca.pem');
  await get('The resolver', '/.well-known/gs1resolver');
  await recorder.call({
    says: 'A new key',
    path: '/api/v1/tenants/rotate-keys',
    method: 'POST',
    key,
  });
}

async function walkPages({ recorder }: Scene) {
  const get = (says: string, path: string) => recorder.call({ says, path, key: null });
  await get('Alive', '/health');
  await get('Ready', '/ready');
  await get('What is measured', '/metrics');
  await get('The version', '/api/v1/version');
  await get('Its head', '/openapi.json');
  await get('The page', '/docs');
  await get('The codes', '/docs/errors');
  for (const path of ['/health', '/ready']) {
    const headers = { Host: 'a host' };
    await recorder.call({ says: 'A malformed Host', path, key: null, headers, status: 400 });
  }
  await get('The index', '/llms.txt');
  await get('The text', '/docs.md');
  await get('The operations of passports', '/docs/groups/passports.md');
  await get('The rules', '/robots.txt');
  await get('The contacts', '/.well-known/security.txt');
  await get('The page', '/console/plan');
  await get('The page', '/verify');
  await walkHome(recorder);
}

async function walkHome(recorder: Scene['recorder']) {
  const ask = (says: string, path: string, status: number) =>
    recorder.call({ says, path, key: null, headers: { Accept: 'text/html' }, status });
  await ask('The page', '/', 200);
  await ask('Digits under a code', '/?q=09506000134352', 303);
  await ask('A text that names no product', '/?q=nonsense', 400);
  await recorder.call({ says: 'No page is accepted', path: '/', key: null, status: 404 });
}
