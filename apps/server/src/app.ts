import express, { type Express } from 'express';
import { serveConsoleFiles, serveConsolePage } from './features/console/console-routes.js';
import {
  redirectToCanonicalAddress,
  walkUpQualifiers,
} from './features/resolution/addresses/canonical-address-routes.js';
import { errorPage } from './features/resolution/error-pages.js';
import { demoDoor } from './features/sessions/demo/demo-routes.js';
import { errorHandler, notFound } from './platform/http/chain/error-handler.js';
import { mount } from './platform/http/chain/pipeline.js';
import { refuseNul } from './platform/http/gates/refuse-nul.js';
import type { AnyRoute } from './platform/http/route.js';
import { requestId } from './platform/http/request/request-id.js';
import { requestLog } from './platform/http/request/request-log.js';
import { behind, proceed } from './platform/http/request-step.js';
import { securityHeaders } from './platform/http/reply/security-headers.js';
import { strictHost } from './platform/http/gates/tenant-host.js';
import { boundUnreadBody } from './platform/http/body/unread-body.js';
import { routes } from './routes.js';
import type { ServerDeps } from './server-deps.js';

/**
 * The server as a request meets it: request id, log line, strict host; then the chain of its route
 * (`platform/http/chain/pipeline.ts`: address limit, credentials, tenant host, key limit, permission, plan, body,
 * handler); then every failure, as one of the contract's error bodies.
 */
export function createApp(
  deps: ServerDeps,
  served: readonly AnyRoute<ServerDeps>[] = routes,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // The last value of a repeated name counts: handlers never meet an array.
  app.set('query parser', (text: string) => Object.fromEntries(new URLSearchParams(text)));

  const beforeRouting = [
    requestId({ logger: deps.logger, trustProxy: deps.config.trustProxy }),
    requestLog(deps),
    securityHeaders(deps.baseUrl),
    boundUnreadBody,
    strictHost,
    refuseNul,
  ];
  app.use(behind(beforeRouting, proceed));
  app.use(walkUpQualifiers);
  // Before the budgets of addresses: a screen is some thirty files, and colleagues share an address. A file that stands
  // in memory costs less than to count it.
  app.use(serveConsoleFiles(deps.consoleFiles));
  mount(app, served, deps);
  app.use(demoDoor(deps.demoDoor, deps.baseUrl));
  app.use(serveConsolePage(deps.consoleFiles));
  app.use(redirectToCanonicalAddress(deps.baseUrl));
  app.use(notFound);
  app.use(errorHandler({ errorPage, baseUrl: deps.baseUrl }));
  return app;
}
