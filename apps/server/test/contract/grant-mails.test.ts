import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/features/grants/grant-model.js';
import type { Mail } from '../../src/platform/egress/mailer.js';
import { requestAccess } from '../support/grants.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createUser } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const mails: Mail[] = [];

let app: TestApp;
let workspace: Workspace;
let passportId: string;

beforeAll(async () => {
  app = await startTestApp();
  Object.assign(app.deps.mailer, { send: (mail: Mail) => void mails.push(mail) });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime();
  workspace = await createWorkspace(app);
  passportId = (await workspace.createPassport()).id;
  mails.length = 0;
});

const decide = (id: string, step: string) =>
  app.request(`/api/v1/grants/${id}/${step}`, {
    key: workspace.key,
    method: 'POST',
    ...(step === 'approve' && {
      json: { expiresAt: addDays(app.deps.clock.now(), 30).toISOString() },
    }),
  });

describe('a mail', () => {
  // Clause: mails of grants
  it('tells those who may decide of a request, without a word of who asks', async () => {
    const officer = await createUser(app, workspace.tenant, 'COMPLIANCE_OFFICER');
    await createUser(app, workspace.tenant, 'AUDITOR');
    await requestAccess(app, { passportId });
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.to).toEqual([officer.email]);
    expect(mail?.text).toContain(`https://dpp.example/passport/${passportId}`);
    expect(JSON.stringify(mail)).not.toMatch(/ines|duarte|repair/i);
  });

  it('tells of a flood once in ten minutes', async () => {
    await createUser(app, workspace.tenant);
    const now = new Date('2027-01-01T10:00:00Z');
    for (const minutes of [0, 1, 9, 19, 20]) {
      app.setTime(new Date(now.getTime() + minutes * 60_000));
      await requestAccess(app, { passportId });
    }
    expect(mails).toHaveLength(2);
  });

  // Clause: mails of grants
  it('tells an address once of all its requests that were denied at once', async () => {
    const other = (await workspace.createPassport()).id;
    const ids: string[] = [];
    for (const id of [passportId, other])
      ids.push((await requestAccess(app, { passportId: id })).id);
    const changes = { granteeEmail: 'rui@repairs.example' };
    ids.push((await requestAccess(app, { passportId }, changes)).id);
    mails.length = 0;
    const json = { ids };
    expect((await app.request('/api/v1/grants/deny', { key: workspace.key, json })).status).toBe(
      200,
    );
    expect(mails.map(({ to, subject }) => [...to, subject])).toEqual([
      ['ines@repairs.example', 'Your requests for access were denied'],
      ['rui@repairs.example', 'Your request for access was denied'],
    ]);
    for (const id of [passportId, other]) {
      expect(mails[0]?.text).toContain(`https://dpp.example/passport/${id}`);
    }
  });

  it('is not sent where nobody could decide, nor to whoever asks', async () => {
    await requestAccess(app, { passportId });
    expect(mails).toEqual([]);
  });

  it.each(['approve', 'deny'])('tells whoever asked that it was decided to %s', async (step) => {
    const { id } = await requestAccess(app, { passportId });
    const { text } = await decide(id, step);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.to).toEqual(['ines@repairs.example']);
    expect(mail?.subject).toContain(step === 'approve' ? 'approved' : 'denied');
    const { token = 'no token' } = JSON.parse(text) as { token?: string };
    expect(JSON.stringify(mail)).not.toContain(token);
    expect(JSON.stringify(mail)).not.toMatch(/dpp_li_[0-9a-f]/);
  });

  it('is not sent of a decision that was refused', async () => {
    const { id } = await requestAccess(app, { passportId });
    await decide(id, 'deny');
    mails.length = 0;
    expect((await decide(id, 'approve')).status).toBe(409);
    const late = { expiresAt: addDays(new Date(), 400).toISOString() };
    await app.request(`/api/v1/grants/${id}/approve`, { key: workspace.key, json: late });
    expect(mails).toEqual([]);
  });
});
