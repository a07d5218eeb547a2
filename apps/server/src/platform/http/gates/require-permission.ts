import type { AnyCaller } from '../../auth/caller-model.js';
import { ApiError } from '../api-error.js';
import { presentedCredential } from '../request/presented-credential.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';
import type { Access } from '../route.js';

/** Refuses who has no valid credential, one of the wrong kind, or one without the route's permission. */
export function requirePermission(access: Access, baseUrl: string): RequestStep {
  return (request) => {
    const context = contextOf(request);
    if (access === 'public') {
      // The platform's administrators see what anybody sees.
      if (context.caller?.tenant === null) delete context.caller;
      return;
    }
    if (!context.caller) {
      const isMissing = presentedCredential(request.headers, baseUrl) === undefined;
      throw ApiError.unauthorized()
        .withHeaders({ 'WWW-Authenticate': 'Bearer' })
        .because(isMissing ? 'credential_missing' : 'credential_invalid');
    }
    const refusal = refusalOf(context.caller, access);
    if (refusal !== undefined) {
      throw ApiError.forbidden(refusal, { code: 'PERMISSION_MISSING' }).because('permission');
    }
  };
}

function refusalOf(caller: AnyCaller, access: Exclude<Access, 'public'>): string | undefined {
  switch (access) {
    case 'credential':
      return undefined;
    case 'session':
      return caller.credential.kind === 'session' ? undefined : 'This call takes a login session.';
    case 'platform':
      return caller.tenant === null ? undefined : 'This call is for platform administrators.';
    case 'tenant':
      return caller.tenant ? undefined : noWorkspace;
    default:
      if (!caller.tenant) return noWorkspace;
      return caller.permissions.has(access)
        ? undefined
        : `This credential lacks the permission ${access}.`;
  }
}

const noWorkspace = 'A platform session belongs to no workspace.';
