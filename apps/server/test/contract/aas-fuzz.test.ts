import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentOf } from '../support/aas-environment.js';
import { battery, newSku, textiles } from '../support/factories.js';
import { inFull, report } from '../support/endurance.js';
import { inLanes } from '../support/lanes.js';
import { mutationsOf } from '../support/mutate-json.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const count = inFull(2000, 100);

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

/** What the reader of an environment branches on. */
const words = [
  ...['Property', 'MultiLanguageProperty', 'SubmodelElementCollection', 'SubmodelElementList'],
  ...['Blob', 'File', 'Range', 'Operation', 'ComplianceMetadata', 'eidasVerificationSeal'],
  ...['xs:string', 'xs:boolean', 'xs:integer', 'xs:double', 'application/json', 'text/plain'],
  ...['submodels', 'submodelElements', 'value', 'idShort', 'modelType', 'valueType', 'language'],
  ...['furtherEntries_x_', 'x_x__x_', 'x_x___proto__', 'C_x_', '[]', '{"a":{}}', 'AAAA', '1e400'],
];

const expectedErrors = ['Bad Request', 'Signature Verification Failed', 'Validation Failed'];

/** As the owner of a sealed passport gets it, which has another place for the same product to go. */
async function sealedEnvironment(): Promise<object> {
  const { id } = await workspace.createPassport({ draft: true });
  await workspace.seal(id);
  const { key } = workspace;
  const headers = { Accept: 'application/aas+json' };
  const { body } = await app.request(`/passport/${id}`, { key, headers });
  await app.request(`/api/v1/passports/${id}`, { key, method: 'DELETE' });
  return body;
}

/** The document with one text of a property replaced, so that it is still an environment. */
function withAnotherText(document: object): fc.Arbitrary<string> {
  const text = JSON.stringify(document);
  const places = [...text.matchAll(/"valueType":"xs:string","value":"([^"]+)"/g)];
  return fc
    .constantFrom(...places)
    .map(
      ({ index, 0: found }) =>
        `${text.slice(0, index)}${found.slice(0, -1)}x"${text.slice(index + found.length)}`,
    );
}

it(`answers ${count} mutated environments, each with what the contract names`, async () => {
  const documents = [
    environmentOf({ metadata: textiles(), productId: newSku() }),
    environmentOf({ metadata: battery({ productName: [{ value: 'x', language: 'de' }] }) }),
    await sealedEnvironment(),
  ];
  const answers = new Map<string, number>();
  const [, , sealed = {}] = documents;
  const fitting = fc
    .oneof(
      { arbitrary: mutationsOf(documents, words), weight: 4 },
      // Most other changes are refused by the metamodel, before a seal is looked at.
      { arbitrary: withAnotherText(sealed), weight: 1 },
    )
    .filter((text) => Buffer.byteLength(text) <= 262_144);
  const send = async (body: string) => {
    const { key } = workspace;
    const reply = await app.request('/api/v1/passports/aas/ingest', { key, body });
    const { error } = reply.body;
    const what = `${reply.text}\n${body}`;
    expect([201, 400, 403], what).toContain(reply.status);
    if (reply.status === 400) expect(expectedErrors, what).toContain(error);
    const answer = `${reply.status} ${error}`;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  };
  // In small parts: making them all at once would take longer than an idle connection lasts.
  for (let sent = 0; sent < count; sent += 100) await inLanes(fc.sample(fitting, 100), 8, send);
  // Each kind of answer was met, or the mutations are too tame or too wild.
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining(['201 undefined', ...expectedErrors.map((error) => `400 ${error}`)]),
  );
  report(JSON.stringify([...answers]));
}, 600_000);
