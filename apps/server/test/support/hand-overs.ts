import type { TestApp } from './test-app.js';
import { createWorkspace, type Workspace } from './workspace.js';

/** A company that gives batteries away, one that takes them, and a passport of each. */
export async function createPartners(app: TestApp) {
  const giver = await createWorkspace(app);
  const taker = await createWorkspace(app);
  const model = await giver.createPassport();
  const home = await taker.createPassport();
  return { giver, taker, model, home };
}

/** Says over HTTP what the companies of a hand-over say. */
export function handOverCalls(app: TestApp) {
  const hand = '/api/v1/hand-overs';
  return {
    offer: (unitId: string, { key }: Pick<Workspace, 'key'>, json: object = {}) =>
      app.request(`/api/v1/units/${unitId}/hand-overs`, { key, json }),
    list: (unitId: string, { key }: Pick<Workspace, 'key'>) =>
      app.request(`/api/v1/units/${unitId}/hand-overs`, { key }),
    cancel: (unitId: string, id: string, { key }: Pick<Workspace, 'key'>) =>
      app.request(`/api/v1/units/${unitId}/hand-overs/${id}`, { method: 'DELETE', key }),
    preview: (token: string, { key }: Pick<Workspace, 'key'>) =>
      app.request(`${hand}/preview`, { key, json: { token } }),
    accept: (json: object, { key }: Pick<Workspace, 'key'>, headers: Record<string, string> = {}) =>
      app.request(`${hand}/accept`, { key, json, headers }),
  };
}
