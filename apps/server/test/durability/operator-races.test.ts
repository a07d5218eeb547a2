import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endurance, inRaces } from '../support/endurance.js';
import { facilityBody, passportBody } from '../support/factories.js';
import { timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Calls that meet each other: each ends as if they had come one after the other, in some order. */

const rounds = Array.from({ length: inRaces(100, 4) }, (_, n) => n);
const timeoutMs = endurance ? 900_000 : 60_000;

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const post = (path: string, json?: object) =>
  app.request(`/api/v1/${path}`, { key: workspace.key, method: 'POST', ...(json && { json }) });
const remove = (path: string) =>
  app.request(`/api/v1/${path}`, { key: workspace.key, method: 'DELETE' });
const send = (method: string, path: string, json: object) =>
  app.request(`/api/v1/${path}`, { key: workspace.key, method, json });
const resolve = async (id: string) => (await app.request(`/passport/${id}`)).body;

const times = <T>(count: number, act: () => T): T[] => Array.from({ length: count }, act);

/** `201`, or `403 OPERATOR_ARCHIVED`. */
const outcome = ({ status, body }: TestReply) => [status, body.code].filter(Boolean).join(' ');

describe('archiving an operator against creating passports under it', () => {
  it(
    'archives what was created before, and refuses the rest: no passport is missed',
    async () => {
      for (const n of rounds) {
        const { id: operatorId } = await workspace.createOperator();
        if (n % 2 === 0) await workspace.createPassport({ operatorId });
        const create = () => post('passports', passportBody({ operatorId }));
        const [before, removals, after] = await Promise.all([
          Promise.all(times(8, create)),
          Promise.all(times(3, () => remove(`operators/${operatorId}`))),
          Promise.all(times(9, create)),
        ]);
        const creates = [...before, ...after];
        const legal = ['201', '403 OPERATOR_ARCHIVED', '403 OPERATOR_FOREIGN'];
        for (const reply of creates) expect(legal).toContain(outcome(reply));
        const created = creates.filter(({ status }) => status === 201);
        const passports = await app
          .db<{ operator_id: string; archived_at: Date | null }>('passports')
          .where({ operator_id: operatorId });
        expect(passports).toHaveLength(created.length + (n % 2 === 0 ? 1 : 0));
        if (passports.length > 0) {
          // The one that archived counted all of them; the others found nothing left to do.
          for (const { status, body } of removals) {
            expect([status, body]).toMatchObject([200, { archived: true }]);
          }
          const counts = removals.map(({ body }) => Number(body['archivedPassports']));
          expect(counts.sort((a, b) => b - a)).toEqual([passports.length, 0, 0]);
          expect(passports.filter(({ archived_at }) => archived_at === null)).toEqual([]);
        } else {
          expect(removals.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
        }
        const shown = await Promise.all(created.map(({ body }) => resolve(body.passport.id)));
        for (const document of shown) {
          expect(document).toMatchObject({ archivedAt: timestamp, retentionUntil: timestamp });
        }
      }
    },
    timeoutMs,
  );
});

describe('archiving the first operator against creating passports that name none', () => {
  it(
    'gives them to whichever is the first that is active',
    async () => {
      for (const _ of rounds) {
        const fresh = await createWorkspace(app, { tier: 'enterprise' });
        const { id: second } = await fresh.createOperator();
        const request = { key: fresh.key, method: 'POST' };
        const create = () => app.request('/api/v1/passports', { ...request, json: passportBody() });
        const path = `/api/v1/operators/${fresh.operatorId}`;
        const [, ...creates] = await Promise.all([
          app.request(path, { key: fresh.key, method: 'DELETE' }),
          ...times(19, create),
        ]);
        expect(creates.map(outcome)).toEqual(creates.map(() => '201'));
        const live = await app
          .db<{ operator_id: string; tenant_id: string; archived_at: Date | null }>('passports')
          .where({ tenant_id: fresh.tenant.id, archived_at: null });
        expect(live.filter(({ operator_id }) => operator_id !== second)).toEqual([]);
      }
    },
    timeoutMs,
  );
});

describe('deleting a facility against linking passports to it', () => {
  it(
    'unlinks what was linked before, and refuses the rest',
    async () => {
      for (const _ of rounds) {
        const { id: facilityId } = await workspace.createFacility();
        const create = () => post('passports', passportBody({ facilityId }));
        const [before, removals, after] = await Promise.all([
          Promise.all(times(9, create)),
          Promise.all(times(2, () => remove(`facilities/${facilityId}`))),
          Promise.all(times(9, create)),
        ]);
        expect(removals.map(outcome).sort()).toEqual(['200', '404 FACILITY_NOT_FOUND']);
        const creates = [...before, ...after];
        for (const reply of creates) {
          expect(['201', '400 FACILITY_NOT_FOUND']).toContain(outcome(reply));
        }
        const created = creates.filter(({ status }) => status === 201);
        const shown = await Promise.all(created.map(({ body }) => resolve(body.passport.id)));
        for (const document of shown) expect(document.manufacturingFacility).toBeNull();
      }
    },
    timeoutMs,
  );
});

describe('deleting an operator against what begins to refer to it', () => {
  it(
    'deletes it, or archives it with what came first',
    async () => {
      for (const _ of rounds) {
        const { id: operatorId } = await workspace.createOperator();
        const facility = () => post('facilities', facilityBody({ operatorId }));
        const apiKey = () => post('api-keys', { name: 'line', role: 'AUDITOR', operatorId });
        const [facilities, removal, keys] = await Promise.all([
          Promise.all(times(9, facility)),
          remove(`operators/${operatorId}`),
          Promise.all(times(10, apiKey)),
        ]);
        for (const reply of facilities) {
          expect(['201', '403 OPERATOR_FOREIGN', '403 OPERATOR_ARCHIVED']).toContain(
            outcome(reply),
          );
        }
        for (const { status } of keys) expect([201, 400]).toContain(status);
        const referring = [...facilities, ...keys].filter(({ status }) => status === 201);
        expect([removal.status, removal.body['archived']]).toEqual([200, referring.length > 0]);
      }
    },
    timeoutMs,
  );
});

describe('renaming operator and facility against creating, sealing and moving passports', () => {
  it(
    'leaves no document with an old name, and nobody waits for ever',
    async () => {
      for (const n of rounds) {
        const { id: operatorId } = await workspace.createOperator();
        const { id: facilityId } = await workspace.createFacility();
        const link = { operatorId, facilityId };
        const passports = await Promise.all(times(3, () => workspace.createPassport(link)));
        const [name, role] = [`Renamed ${n}`, 'IMPORTER'];
        const replies = await Promise.all([
          ...times(4, () => post('passports', passportBody(link))),
          ...passports.map(({ id }) => post(`passports/${id}/seal`)),
          send('PATCH', `operators/${operatorId}`, { name }),
          send('PUT', `facilities/${facilityId}`, { name }),
          ...passports.map(({ id }) => app.request(`/passport/${id}`)),
          ...passports.map(({ id }) => post(`passports/${id}/seal`)),
          send('PATCH', `operators/${operatorId}`, { role }),
          send('PUT', `facilities/${facilityId}`, { activity: 'Dyeing' }),
          ...times(3, () => post('passports', passportBody(link))),
        ]);
        expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
        const rows = await app
          .db<{ id: string; operator_id: string }>('passports')
          .where({ operator_id: operatorId });
        expect(rows).toHaveLength(10);
        for (const document of await Promise.all(rows.map(({ id }) => resolve(id)))) {
          expect(document).toMatchObject({
            economicOperator: { name, role },
            manufacturingFacility: { name, activity: 'Dyeing' },
          });
        }
      }
    },
    timeoutMs,
  );
});
