import { z } from 'zod';
import { idParam } from '../../../platform/http/field-schemas.js';
import { cursorQuery } from '../../../platform/http/lists/pagination.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { loginReply, noStore } from '../session-json.js';
import { doneReply, logInReply } from '../session-schemas.js';
import {
  acceptInvitation,
  showInvitation,
  type AcceptInvitationDeps,
} from './accept-invitation.js';
import { resendInvitation, revokeInvitation } from './change-invitation.js';
import { createInvitation } from './create-invitation.js';
import type { Invitation } from './invitation-model.js';
import {
  acceptInvitationBody,
  createInvitationBody,
  invitationReply,
  listInvitationsReply,
  shownInvitationReply,
} from './invitation-schemas.js';
import { listInvitations } from './list-invitations.js';
import type { InvitationDeps, SentInvitation } from './send-invitation.js';

const ofWorkspace = { extension: true, tag: 'Users' } as const;
const ofAnybody = {
  extension: true,
  tag: 'Console sessions',
  access: 'public',
  sameOrigin: true,
  limits: ['login'],
} as const;

const params = z.object({ id: idParam('invitation') });
const tokenParams = z.object({
  token: z.string().meta({ description: 'What stands behind # in the link.' }),
});
const unknown = 'No such open invitation.';

interface AcceptDeps extends AcceptInvitationDeps {
  readonly baseUrl: string;
}

export const invitationRoutes = [
  defineRoute({
    ...ofWorkspace,
    method: 'get',
    path: '/api/v1/invitations',
    operationId: 'listInvitations',
    summary: 'List invitations to the workspace',
    description: 'Newest first, with those that were accepted or have expired.',
    access: 'user:read',
    query: z.object(cursorQuery({ defaultLimit: 50, maxLimit: 200 })),
    replies: { 200: { description: 'One page.', schema: listInvitationsReply } },
    async handle(deps: InvitationDeps, { caller, query }) {
      const { invitations, nextCursor } = await listInvitations(deps, caller, query);
      const shown = invitations.map(invitationJson);
      return json(200, { success: true, count: shown.length, invitations: shown, nextCursor });
    },
  }),
  defineRoute({
    ...ofWorkspace,
    method: 'post',
    path: '/api/v1/invitations',
    operationId: 'createInvitation',
    summary: 'Invite a person to the workspace',
    description:
      'Mails a link that is valid for seven days, and once. A server without mail answers with the link instead. A workspace mails a hundred in an hour at most. Never in a role that may do more than the credential in use.',
    access: 'user:write',
    body: createInvitationBody,
    replies: { 201: { description: 'The invitation.', schema: invitationReply } },
    errors: {
      400: 'The address is none, or the operator is not active.',
      409: 'The address has a login or an open invitation, or there are a hundred open ones.',
    },
    async handle(deps: InvitationDeps, { caller, body: { email, role, operatorId }, ip }) {
      const sent = await createInvitation(deps, caller, { email, role, operatorId, ip });
      return json(201, sentJson(sent), noStore);
    },
  }),
  defineRoute({
    ...ofWorkspace,
    method: 'post',
    path: '/api/v1/invitations/{id}/resend',
    operationId: 'resendInvitation',
    summary: 'Send an invitation again',
    description:
      'By another link, for seven days from now; the former link opens nothing any more.',
    access: 'user:write',
    params,
    replies: { 200: { description: 'The invitation.', schema: invitationReply } },
    errors: { 404: unknown },
    async handle(deps: InvitationDeps, { caller, params: { id }, ip }) {
      return json(200, sentJson(await resendInvitation(deps, caller, { id, ip })), noStore);
    },
  }),
  defineRoute({
    ...ofWorkspace,
    method: 'delete',
    path: '/api/v1/invitations/{id}',
    operationId: 'revokeInvitation',
    summary: 'Withdraw an invitation',
    description: 'Its link opens nothing any more. One that was accepted is a user.',
    access: 'user:write',
    protective: true,
    params,
    replies: { 200: { description: 'It is withdrawn.', schema: doneReply } },
    errors: { 404: unknown },
    async handle(deps: InvitationDeps, { caller, params: { id }, ip }) {
      await revokeInvitation(deps, caller, { id, ip });
      return json(200, { success: true, message: 'Invitation withdrawn' });
    },
  }),
  defineRoute({
    ...ofAnybody,
    method: 'get',
    path: '/auth/invitations/{token}',
    operationId: 'showInvitation',
    summary: 'Show what an invitation is to',
    description: 'For the holder of its token, which no log repeats.',
    params: tokenParams,
    replies: { 200: { description: 'The invitation.', schema: shownInvitationReply } },
    errors: { 404: unknown },
    async handle(deps: AcceptDeps, { params: { token }, hostTenantId }) {
      const { invitation, workspace } = await showInvitation(deps, { token, hostTenantId });
      const { email, role, expiresAt } = invitation;
      const shown = { email, workspace, role, expiresAt: expiresAt.toISOString() };
      return json(200, { success: true, invitation: shown }, noStore);
    },
  }),
  defineRoute({
    ...ofAnybody,
    method: 'post',
    path: '/auth/invitations/{token}/accept',
    operationId: 'acceptInvitation',
    summary: 'Accept an invitation',
    description: 'Makes the login and starts its first session, as a login does.',
    params: tokenParams,
    body: acceptInvitationBody,
    replies: { 200: { description: 'The session.', schema: logInReply } },
    errors: {
      400: 'A blank name, or no password.',
      404: unknown,
      409: 'The address has a login by now.',
    },
    async handle(deps: AcceptDeps, { params: { token }, body, headers, hostTenantId, ip }) {
      const { name, password } = body;
      const from = { hostTenantId, ip, userAgent: headers['user-agent'] };
      const started = await acceptInvitation(deps, { token, name, password, ...from });
      return loginReply(started, deps.baseUrl);
    },
  }),
];

function sentJson({ invitation, link }: SentInvitation) {
  return { success: true, invitation: invitationJson(invitation), link } as const;
}

function invitationJson(invitation: Invitation) {
  const { id, email, role, operatorId, invitedBy, expiresAt, acceptedAt, createdAt } = invitation;
  return {
    id,
    email,
    role,
    operatorId,
    invitedBy,
    expiresAt: expiresAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
