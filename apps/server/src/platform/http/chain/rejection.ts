import type { z } from 'zod';
import { ApiError } from '../api-error.js';
import type { RejectionShape } from '../route.js';

type Part = 'params' | 'querystring' | 'body';

/**
 * Parses one part of a request. What does not fit is refused in the shape the route declares, with
 * every fault named.
 */
export function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  where: { part: Part; rejection: RejectionShape },
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues
    .map((issue) => `${[where.part, ...issue.path].join('/')}: ${issue.message}`)
    .join('; ');
  throw rejected(message, where.rejection);
}

function rejected(message: string, shape: RejectionShape): ApiError {
  switch (shape) {
    case 'framework':
      return ApiError.framework(400, 'FST_ERR_VALIDATION', message);
    case 'standard':
      return ApiError.badRequest(message);
    case 'brief':
      return ApiError.brief(400, message);
    case 'bare':
      return ApiError.bare(400, message, 'INVALID_REQUEST');
    case 'message-only':
      return ApiError.messageOnly(400, message);
  }
}
