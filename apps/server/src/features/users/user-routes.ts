import { z } from 'zod';
import type { User } from '../../platform/auth/user-model.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { idParam } from '../../platform/http/field-schemas.js';
import { createUser, type UserDeps } from './create-user.js';
import { deleteUser } from './delete-user.js';
import { listUsers } from './list-users.js';
import { resetUserSecondFactor } from './reset-user-second-factor.js';
import { updateUser } from './update-user.js';
import {
  createUserBody,
  deleteUserReply,
  listUsersReply,
  updateUserBody,
  userReply,
} from './user-schemas.js';

const tag = 'Users';
const params = z.object({ id: idParam('user') });
const unknownUser = 'No such user in this workspace.';
const lastAdmin = 'This is the last TENANT_ADMIN of the workspace.';

export const userRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/users',
    extension: true,
    operationId: 'listUsers',
    tag,
    summary: 'List who can log in to the workspace',
    description: 'Every user of the workspace, in the order of their mail addresses.',
    access: 'user:read',
    replies: { 200: { description: 'Users by email.', schema: listUsersReply } },
    async handle(deps: UserDeps, { caller }) {
      const users = (await listUsers(deps, caller)).map(userJson);
      return json(200, { success: true, count: users.length, users });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/users',
    extension: true,
    operationId: 'createUser',
    tag,
    summary: 'Give somebody a login to the workspace',
    description: 'Never in a role that may do more than the credential in use.',
    access: 'user:write',
    body: createUserBody,
    replies: { 201: { description: 'The user.', schema: userReply } },
    errors: {
      400: 'The address or the password is none.',
      409: 'The address has a login already, here or in another workspace.',
    },
    async handle(deps: UserDeps, { caller, body, ip }) {
      const input = { ...body, tenantId: caller.tenant.id, ip };
      return json(201, { success: true, user: userJson(await createUser(deps, caller, input)) });
    },
  }),
  defineRoute({
    method: 'patch',
    path: '/api/v1/users/{id}',
    extension: true,
    operationId: 'updateUser',
    tag,
    summary: "Change a user's role or password",
    description: 'A new password ends all sessions of the user.',
    access: 'user:write',
    params,
    body: updateUserBody,
    replies: { 200: { description: 'The user.', schema: userReply } },
    errors: { 400: 'Nothing to change, or no password.', 404: unknownUser, 409: lastAdmin },
    async handle(deps: UserDeps, { caller, params: { id }, body, ip }) {
      const user = await updateUser(deps, caller, { ...body, id, ip });
      return json(200, { success: true, user: userJson(user) });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/users/{id}/reset-mfa',
    extension: true,
    operationId: 'resetUserMfa',
    tag,
    summary: "Take a user's second factor away",
    description:
      'For a user who has lost it with the recovery codes. Ends all sessions of the user. Never your own.',
    access: 'user:write',
    params,
    replies: { 200: { description: 'There is none any more.', schema: deleteUserReply } },
    errors: { 404: unknownUser, 409: 'Your own login, or one without a second factor.' },
    async handle(deps: UserDeps, { caller, params: { id }, ip }) {
      await resetUserSecondFactor(deps, caller, { id, ip });
      return json(200, { success: true, message: 'Second factor removed' });
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/v1/users/{id}',
    extension: true,
    operationId: 'deleteUser',
    tag,
    summary: 'Take a login away',
    description: 'Ends the sessions of the user, too. The last TENANT_ADMIN stays.',
    access: 'user:write',
    protective: true,
    params,
    replies: { 200: { description: 'The user is gone.', schema: deleteUserReply } },
    errors: { 404: unknownUser, 409: lastAdmin },
    async handle(deps: UserDeps, { caller, params: { id }, ip }) {
      await deleteUser(deps, caller, { id, ip });
      return json(200, { success: true, message: 'User removed' });
    },
  }),
];

function userJson(user: User) {
  const { id, email, role, mfa, operatorId, profile, lastLoginAt, createdAt, updatedAt } = user;
  return {
    id,
    email,
    role: role as Exclude<typeof role, 'SUPER_ADMIN'>,
    mfa,
    name: profile.name,
    locale: profile.locale,
    operatorId,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
