import type { SessionTokens } from '../../auth/session-token.js';
import { ApiError } from '../api-error.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';
import type { Access } from '../route.js';

/**
 * A write on a session that came in a cookie must repeat the session's CSRF token in a header, which
 * no other site can set. On a public route the session counts as none without it.
 */
export function csrfGuard(access: Access, sessionTokens: SessionTokens): RequestStep {
  return (request) => {
    const context = contextOf(request);
    const credential = context.caller?.credential;
    if (credential?.kind === 'session' && credential.sentAs === 'cookie') {
      const token = request.headers['x-csrf-token'];
      if (typeof token !== 'string' || !sessionTokens.matchesCsrfToken(credential.id, token)) {
        if (access !== 'public') throw csrfError();
        delete context.caller;
      }
    }
  };
}

function csrfError(): ApiError {
  const message = 'Writes on a cookie session need its CSRF token in the header X-CSRF-Token.';
  return ApiError.forbidden(message, { code: 'CSRF_TOKEN_INVALID' });
}
