import { z } from 'zod';
import { idParam } from '../../../platform/http/field-schemas.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { noStore, sessionUserJson } from '../session-json.js';
import {
  doneReply,
  listSessionsReply,
  profileReply,
  updateProfileBody,
} from '../session-schemas.js';
import { endSession } from './end-session.js';
import { listSessions } from './list-sessions.js';
import type { ListedSession } from './own-session-repository.js';
import { updateProfile, type ProfileDeps } from './update-profile.js';

const tag = 'Console sessions';
const shared = { extension: true, tag, access: 'session' } as const;

export const profileRoutes = [
  defineRoute({
    ...shared,
    method: 'patch',
    path: '/auth/me',
    operationId: 'updateProfile',
    summary: 'Change your own name, language or colours',
    description: 'What is not sent stays; null removes.',
    body: updateProfileBody,
    replies: { 200: { description: 'The user.', schema: profileReply } },
    errors: { 400: 'Nothing to change, or a blank name.' },
    async handle(deps: ProfileDeps, { caller, body: { name, locale, theme }, ip }) {
      const user = await updateProfile(deps, caller, { name, locale, theme, ip });
      return json(200, { success: true, user: sessionUserJson(user) }, noStore);
    },
  }),
  defineRoute({
    ...shared,
    method: 'get',
    path: '/auth/sessions',
    operationId: 'listSessions',
    summary: 'List your own sessions',
    description: 'Those that go on, newest first, with the network and the browser of each.',
    replies: { 200: { description: 'The sessions.', schema: listSessionsReply } },
    async handle(deps: ProfileDeps, { caller }) {
      const listed = await listSessions(deps, caller);
      const sessions = listed.map((each) => sessionJson(each, caller.credential.id));
      return json(200, { success: true, sessions }, noStore);
    },
  }),
  defineRoute({
    ...shared,
    method: 'delete',
    path: '/auth/sessions/{id}',
    operationId: 'endSession',
    summary: 'End one of your own sessions',
    description: 'Its token and its cookies work no more. That of this request may be named, too.',
    params: z.object({ id: idParam('session') }),
    replies: { 200: { description: 'It has ended.', schema: doneReply } },
    errors: { 404: 'You have no such session.' },
    async handle(deps: ProfileDeps, { caller, params: { id }, ip }) {
      await endSession(deps, caller, { id, ip });
      return json(200, { success: true, message: 'Session ended' }, noStore);
    },
  }),
];

function sessionJson(session: ListedSession, currentId: string) {
  return {
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    ip: session.address,
    userAgent: session.userAgent,
    mfa: session.mfa,
    current: session.id === currentId,
  };
}
