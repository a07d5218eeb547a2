import { z } from 'zod';
import { passwordLength } from '../../../platform/auth/user-model.js';
import {
  countField,
  createdAtField,
  nullableTimestampOf,
  recordIdField,
  roleField,
  succeeded,
  timestampOf,
} from '../../../platform/http/field-schemas.js';
import { nextCursorField } from '../../../platform/http/lists/pagination.js';

const emailField = z.string().meta({ description: 'Mail address that is invited.' });
const expiresAtField = timestampOf('When it ends, seven days after it was sent.');

const invitationSchema = z
  .looseObject({
    id: recordIdField,
    email: emailField,
    role: roleField,
    operatorId: z.uuid().nullable().meta({
      description: 'The one operator that the login is to be bound to; null: the whole workspace.',
    }),
    invitedBy: z.string().meta({ description: 'Mail address of the sender, or `api-key:<id>`.' }),
    expiresAt: expiresAtField,
    acceptedAt: nullableTimestampOf('When it was accepted.'),
    createdAt: createdAtField,
  })
  .meta({ id: 'Invitation' });

export const createInvitationBody = z
  .looseObject({
    email: z.string().meta({ description: 'Not in use by any login of the platform.' }),
    role: roleField,
    operatorId: z
      .uuid()
      .nullish()
      .meta({ description: 'An active operator that the login is to be bound to.' }),
  })
  .meta({ id: 'CreateInvitationRequest' });

export const invitationReply = z
  .looseObject({
    success: succeeded,
    invitation: invitationSchema.meta({ description: 'The invitation as stored.' }),
    link: z.string().nullable().meta({
      description: 'To be handed over, where this server sends no mail. Shown once; else null.',
    }),
  })
  .meta({ id: 'InvitationReply' });

export const listInvitationsReply = z
  .looseObject({
    success: succeeded,
    count: countField,
    invitations: z.array(invitationSchema).meta({
      description: 'Newest first, with those that were accepted or expired in the last 90 days.',
    }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListInvitationsReply' });

export const shownInvitationReply = z
  .looseObject({
    success: succeeded,
    invitation: z
      .looseObject({
        email: emailField,
        workspace: z.string().meta({ description: 'Name of the workspace.' }),
        role: roleField,
        expiresAt: expiresAtField,
      })
      .meta({ description: 'What the holder of the token is invited to.' }),
  })
  .meta({ id: 'ShownInvitationReply' });

export const acceptInvitationBody = z
  .looseObject({
    name: z.string().max(200).meta({ description: 'Name for people, at most 200 characters.' }),
    password: z
      .string()
      .max(passwordLength.max)
      .meta({ description: `${passwordLength.min} to ${passwordLength.max} characters.` }),
  })
  .meta({ id: 'AcceptInvitationRequest' });
