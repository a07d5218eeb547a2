import { defineRoute, json } from '../../platform/http/route.js';
import type { CreateTenantDeps } from './create-tenant.js';
import { describeSandbox, type DescribeSandboxDeps } from './describe-sandbox.js';
import { resetSandbox } from './reset-sandbox.js';
import { resetSandboxReply, sandboxReply } from './sandbox-schemas.js';

const tag = 'Sandbox';

export const sandboxRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/sandbox',
    extension: true,
    operationId: 'getSandbox',
    tag,
    summary: 'Describe the sandbox',
    description:
      'What it holds and may hold. With a test key, or in a session of the workspace; a live key is refused.',
    access: 'passport:read',
    replies: { 200: { description: 'The sandbox, if there is one.', schema: sandboxReply } },
    async handle(deps: DescribeSandboxDeps, { caller }) {
      const found = await describeSandbox(deps, caller);
      if (!found) return json(200, { success: true, sandbox: null });
      const { sandboxPerMinute, sandboxPassports, sandboxRows, sandboxBytes } = deps.config.limits;
      const { sandbox, host, content } = found;
      const limits = {
        requestsPerMinute: sandboxPerMinute,
        passports: sandboxPassports,
        rows: sandboxRows,
        bytes: sandboxBytes,
      };
      const { id, name } = sandbox;
      return json(200, {
        success: true,
        sandbox: { id, name, host, content: shown(content), limits },
      });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/sandbox/reset',
    extension: true,
    operationId: 'resetSandbox',
    tag,
    summary: 'Empty the sandbox',
    description:
      'Everything in it goes at once, for good: passports, units, events, operators, facilities, grants, webhooks, notifications, test keys bound to an operator. Other test keys stay, and its audit log. It signs with a new key afterwards, and what was signed before verifies no longer. With a test key, or in a session of the workspace; a live key is refused. To repeat it is harmless.',
    access: 'passport:create',
    heavy: true,
    replies: { 200: { description: 'The sandbox is empty.', schema: resetSandboxReply } },
    async handle(deps: CreateTenantDeps, { caller, ip }) {
      const deleted = shown(await resetSandbox(deps, caller, { ip }));
      return json(200, { success: true, message: 'Sandbox emptied', deleted });
    },
  }),
];

/** A sandbox has no users, and its signing key is always one. */
function shown<Content extends { readonly users: number; readonly signingKeys: number }>({
  users: _users,
  signingKeys: _signingKeys,
  ...content
}: Content) {
  return content;
}
