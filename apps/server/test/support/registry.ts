import { DEFAULT_REGISTRY_MAPPING, type RegistryMapping } from '@dpp/espr-validate/registry';
import { randomUUID } from 'node:crypto';
import { newGtin, textiles } from './factories.js';
import type { TestApp, TestReply } from './test-app.js';
import { createWorkspace, type Workspace } from './workspace.js';

/** A mapping with a back-up provider: without one nothing is ready. */
export const readyMapping: RegistryMapping = {
  ...DEFAULT_REGISTRY_MAPPING,
  backUp: {
    urlTemplate: 'https://copies.example/passports/{passportId}',
    operatorId: '529900T8BM49AURSDO55',
  },
};

export interface WireHandedIn {
  readonly exportId: string;
  readonly number: number;
  readonly versionHash: string;
  readonly outcome: string | null;
  readonly registrationId: string | null;
  readonly code: string | null;
}

export interface WireReadinessRow {
  readonly passportId: string;
  readonly productId: string;
  readonly productIdentifier: string;
  readonly state: string;
  readonly ready: boolean;
  readonly blockers: readonly { code: string; path: string; message: string; source: string }[];
  readonly exported: WireHandedIn | null;
  readonly registered: WireHandedIn | null;
}

export interface WireExport {
  readonly id: string;
  readonly mappingVersion: number;
  readonly total: number;
  readonly files: number;
  readonly registered: number;
  readonly refused: number;
}

export interface WireResults {
  readonly rows: number;
  readonly registered: number;
  readonly refused: number;
  readonly unchanged: number;
  readonly pending: number;
  readonly faulty: number;
  readonly faults: readonly { row: number; code: string; member: string | null }[];
}

/** The body of a reply with the status that a test goes on with. */
export function bodyAs<T>(reply: TestReply, status = 200): T {
  if (reply.status !== status) throw new Error(`${reply.status} ${reply.text.slice(0, 600)}`);
  return reply.body as unknown as T;
}

/** Operations of the registry with one credential. */
export function registryCalls(app: Pick<TestApp, 'request'>, key: string) {
  const get = (path: string) => app.request(`/api/v1/registry/${path}`, { key });
  return {
    get,
    putMapping: (json: unknown, headers = {}) =>
      app.request('/api/v1/registry/mapping', { key, method: 'PUT', json, headers }),
    postExport: (json: object = {}, headers = {}) =>
      app.request('/api/v1/registry/exports', { key, json, headers }),
    /** The export that is made. */
    async export(json: object = {}) {
      const reply = await app.request('/api/v1/registry/exports', { key, json });
      return bodyAs<{ export: WireExport; hasMore: boolean }>(reply, 201);
    },
    postResults: (body: string | Uint8Array, type = 'application/json') =>
      app.request('/api/v1/registry/results', {
        ...{ method: 'POST', key, body },
        headers: { 'Content-Type': type },
      }),
    async importRows(results: readonly object[]) {
      const reply = await this.postResults(JSON.stringify({ results }));
      return bodyAs<WireResults>(reply);
    },
    async readiness(query = '') {
      const reply = await get(`readiness?limit=100${query}`);
      return bodyAs<{ passports: WireReadinessRow[]; nextCursor: string | null }>(reply);
    },
    async rowOf(passportId: string): Promise<WireReadinessRow> {
      const { passports } = await this.readiness();
      const found = passports.find((row) => row.passportId === passportId);
      if (!found) throw new Error(`There is no passport ${passportId}.`);
      return found;
    },
    async counts() {
      return bodyAs<{ counts: Record<string, number>; blockers: Record<string, number> }>(
        await get('readiness/counts'),
      );
    },
    async jsonFile(id: string, number = 1): Promise<Record<string, string>[]> {
      const reply = await get(`exports/${id}/files/${number}`);
      return bodyAs<{ requests: Record<string, string>[] }>(reply).requests;
    },
  };
}

/** A workspace with an operator that the registry knows, and a back-up provider. */
export async function createRegistryWorkspace(app: TestApp, changes: object = {}) {
  const workspace = await createWorkspace(app, changes);
  const calls = registryCalls(app, workspace.key);
  bodyAs(await calls.putMapping(readyMapping));
  const known = await workspace.createOperator({ regId: 'DE136695976', regIdScheme: 'VAT' });
  return { ...workspace, operatorId: known.id, calls };
}

export type RegistryWorkspace = Awaited<ReturnType<typeof createRegistryWorkspace>>;

/** A sealed passport that is ready. */
export async function createReady(
  workspace: Pick<RegistryWorkspace, 'createPassport' | 'seal' | 'operatorId'>,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly productId: string }> {
  const { operatorId } = workspace;
  const { id, productId } = await workspace.createPassport({
    ...{ operatorId, productId: newGtin() },
    ...changes,
    metadata: changes['metadata'] ?? textiles(),
  });
  await workspace.seal(id);
  return { id, productId };
}

/** Copies of a ready passport with GTINs of their own, without history, far more than requests could make in a test. */
export async function copyReady(
  app: Pick<TestApp, 'db'>,
  { tenant }: Pick<Workspace, 'tenant'>,
  { id, gtins }: { readonly id: string; readonly gtins: readonly string[] },
): Promise<void> {
  const ids = gtins.map(() => randomUUID());
  const values = { tenantId: tenant.id, id, ids, gtins };
  await app.db.raw(
    `insert into passports (tenant_id, id, operator_id, product_id, gtin, category, status, metadata, published_at,
                            sealed_at, created_at, updated_at)
     select tenant_id, copy.id, operator_id, copy.gtin, null, category, status, metadata, published_at,
            sealed_at, created_at + copy.number * interval '1 millisecond', updated_at
     from passports, unnest(:ids::uuid[], :gtins::text[]) with ordinality as copy (id, gtin, number)
     where passports.tenant_id = :tenantId and passports.id = :id`,
    values,
  );
  await app.db.raw(
    `insert into passport_seals (tenant_id, passport_id, signing_key_id, merkle_root, digital_seal, leaf_hashes,
                                 leaf_salts, sealed_at)
     select seals.tenant_id, copy.id, signing_key_id, encode(sha256(copy.id::text::bytea), 'hex'), digital_seal,
            '{}', '{}', sealed_at
     from passport_seals seals, unnest(:ids::uuid[]) as copy (id)
     where seals.tenant_id = :tenantId and seals.passport_id = :id`,
    { tenantId: tenant.id, id, ids },
  );
}

/** An export of one operator with one request. */
export async function insertExport(
  app: Pick<TestApp, 'db' | 'deps'>,
  { tenantId, operatorId }: { readonly tenantId: string; readonly operatorId: string },
): Promise<{ readonly id: string }> {
  const id = randomUUID();
  const created_at = app.deps.clock.now();
  await app.db('registry_exports').insert({
    ...{ tenant_id: tenantId, id, mapping_version: 0, total: 1, created_at },
    mapping: JSON.stringify(readyMapping),
    scope_operator_id: operatorId,
    created_by: 'maker@acme.example',
  });
  const passportId = randomUUID();
  const record = {
    ...{ productIdentifier: `https://dpp.example/passport/${passportId}`, passportId },
    ...{ operatorId: 'DE136695976', operatorScheme: 'VAT', commodityCode: '61102091' },
    ...{
      granularity: 'MODEL',
      passportUrl: 'https://dpp.example',
      apiEndpoint: 'https://dpp.example',
    },
    ...{ backUpUrl: 'https://copies.example/1', backUpOperatorId: null, facilityIds: [] },
    ...{ merkleRoot: 'a'.repeat(64), versionHash: 'a'.repeat(64) },
  };
  await app.db('registry_items').insert({
    ...{ tenant_id: tenantId, export_id: id, number: 1, passport_id: passportId },
    ...{ operator_id: operatorId, product_identifier: record.productIdentifier },
    ...{ version_hash: record.versionHash, record: JSON.stringify(record) },
  });
  return { id };
}
