import { z } from 'zod';
import { doneMessage, succeeded } from '../../../platform/http/field-schemas.js';
import { passportDocumentSchema } from '../../../representations/json-ld/json-ld-schema.js';

export const openRevisionReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    passport: passportDocumentSchema.meta({ description: 'The draft as the public would see it.' }),
    revisionOf: z
      .uuid()
      .meta({ description: 'Id of the sealed passport, which answers meanwhile.' }),
  })
  .meta({ id: 'OpenRevisionReply' });
