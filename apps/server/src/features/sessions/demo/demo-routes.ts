import type { RequestHandler } from 'express';
import { contextOf } from '../../../platform/http/request-context.js';
import { loginCookies } from '../session-cookies.js';
import type { DemoDoor } from './demo-door.js';

/** Where the console hands in the token of the link; the link itself has it in the fragment. */
const path = '/console/demo';

/**
 * Signs a newcomer in to the demo. It is no operation of the API: a server without a demo has no such address. The token
 * comes in a header of its own, which a page of another site cannot send without being allowed to.
 */
export function demoDoor(door: DemoDoor | undefined, baseUrl: string): RequestHandler {
  return async (request, response, next) => {
    const token = request.headers['x-demo-token'];
    if (!door || request.path !== path || request.method !== 'POST' || typeof token !== 'string') {
      return next();
    }
    const { ip } = contextOf(request);
    const started = await door.enter({ token, ip, userAgent: request.headers['user-agent'] });
    response.setHeader('Set-Cookie', loginCookies(started, baseUrl));
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ success: true }));
  };
}
