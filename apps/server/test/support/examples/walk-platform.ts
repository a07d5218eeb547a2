import { pick, unknownId, type Scene } from './scene.js';

/** What administrators of the platform ask for: workspaces, grants to authorities, their own log. */
export async function walkPlatform(scene: Scene): Promise<void> {
  await walkWorkspaces(scene);
  await walkAuthorities(scene);
  await walkLog(scene);
}

async function walkWorkspaces({ recorder, admin: { token: key } }: Scene) {
  const path = '/platform/v1/tenants';
  const owner = { email: 'ana@iberia.example' };
  await recorder.call({
    says: 'A workspace, with an invitation of its owner',
    path,
    key,
    json: { name: 'Iberia Componentes SA', subdomain: 'iberia', tier: 'growth', owner },
    status: 201,
  });
  const found = `${path}?q=nordvind&status=active&tier=scale`;
  await recorder.call({ says: 'Those with a text and a plan', path: found, key });
  await recorder.call({ says: 'Those near their limit', path: `${path}?nearLimit=true`, key });
}

async function walkAuthorities({ recorder, admin: { token: key }, tenantId }: Scene) {
  const path = '/platform/v1/grants';
  const listed = await recorder.call({ says: 'The first page', path: `${path}?limit=10`, key });
  const filter = `tenantId=${tenantId}&status=ACTIVE&q=surveillance`;
  await recorder.call({ says: 'Those in one workspace', path: `${path}?${filter}`, key });
  const one = `${path}/${pick(listed, 'grants', 0, 'id')}`;
  const none = { says: 'There is none', path: `${path}/${unknownId}`, key, status: 404 };
  await recorder.call({ says: 'One grant', path: one, key });
  await recorder.call(none);
  await recorder.call({ says: 'A grant that is taken back', path: one, method: 'DELETE', key });
  await recorder.call({ ...none, method: 'DELETE' });
}

async function walkLog({ recorder, admin: { token: key } }: Scene) {
  const path = '/platform/v1/audit-log';
  await recorder.call({ says: 'The newest', path: `${path}?limit=2`, key });
  const filter = 'action=tenant.created&from=2026-11-21T00:00:00Z';
  await recorder.call({
    says: 'Workspaces that were made',
    path: `${path}?${filter}&limit=1`,
    key,
  });
  await recorder.call({ says: 'The end of the chain', path: `${path}/head`, key });
}
