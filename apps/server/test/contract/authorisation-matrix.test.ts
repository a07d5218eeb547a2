import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contractDocument } from '../../src/contract.js';
import {
  briefErrorSchema,
  frameworkErrorSchema,
  messageOnlyErrorSchema,
  standardErrorSchema,
} from '../../src/platform/http/error-schemas.js';
import type { AnyRoute } from '../../src/platform/http/route.js';
import { routes } from '../../src/routes.js';
import type { ServerDeps } from '../../src/server-deps.js';
import { databaseDigest } from '../support/database-digest.js';
import { shareOf } from '../support/endurance.js';
import { expectedRefusal, type Refusal } from '../support/expected-refusal.js';
import { matrixCallers, type MatrixCaller, type MatrixWorld } from '../support/matrix-callers.js';
import { bodyOf, targetOf, type RouteTarget } from '../support/route-fixtures.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createWorkspace } from '../support/workspace.js';

/**
 * Every operation with every kind of caller. What each has to be answered is computed from the route's
 * declaration, so that a route is in the matrix by being declared.
 */

type Route = AnyRoute<ServerDeps>;

let app: TestApp;
let world: MatrixWorld;
let sharedCallers: MatrixCaller[];
/** Texts that only `mine` has, and those that only its first operator has. */
let ofMine: string[];
let ofOperator: string[];

const suffix = 'dpp.test';

const nowhere: RouteTarget = { path: '', unknownPath: undefined, operatorId: undefined };

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: suffix });
  app.setTime(new Date('2027-05-01T10:00:00Z'));
  const mine = await createWorkspace(app, { name: 'Of mine', tier: 'enterprise' });
  const theirs = await createWorkspace(app, { tier: 'enterprise' });
  const { id: operatorId } = await mine.createOperator({ name: 'Of mine and its operator' });
  const { id: otherOperatorId } = await mine.createOperator();
  world = { app, mine, theirs, operatorId, otherOperatorId };
  const facility = await mine.createFacility({ operatorId });
  const passport = await mine.createPassport({ operatorId, facilityId: facility.id });
  const draft = await mine.createPassport({ operatorId, draft: true });
  ofOperator = [operatorId, facility.id, passport.id, draft.id, 'Of mine and its operator'];
  ofMine = [...ofOperator, mine.tenant.id, mine.tenant.subdomain, otherOperatorId, 'Of mine'];
  sharedCallers = await matrixCallers(world);
});
afterAll(() => app.close());

const call = (route: Route, caller: MatrixCaller, path: string, method: string = route.method) => {
  const host = caller.hostOf && { Host: `${caller.hostOf.subdomain}.${suffix}` };
  const { headers, ...body } = bodyOf(route, app.deps.clock.now());
  return app.request(caller.query ? `${path}?${caller.query}` : path, {
    method: method.toUpperCase(),
    headers: { ...headers, ...caller.headers, ...host },
    ...body,
  });
};

const varying = /^(x-request-id|date|x-ratelimit-.*|access-control-.*)$/;

/** Headers that follow from a credential having been sent, even one that opens nothing. */
const privacy = /^(cache-control|referrer-policy|etag)$/;

/** All a caller can see of a reply, but its id, its time and which pages may read it. */
function visible({ status, headers, text }: TestReply, isPrivate = false): string {
  const shown = [...headers].filter(
    ([name]) => !varying.test(name) && !(isPrivate && privacy.test(name)),
  );
  return JSON.stringify({ status, headers: shown, text });
}

/** A caller without a credential, on a host. */
function nobodyAt(hostOf: MatrixCaller['hostOf']): MatrixCaller {
  return { name: 'nobody', headers: {}, standing: undefined, ...(hostOf && { hostOf }) };
}

/** A session's own routes end it or change its user: there everybody gets a session of their own. */
async function callersOf(route: Route): Promise<MatrixCaller[]> {
  const spends = route.access === 'session' && route.method !== 'get';
  const callers = spends
    ? await Promise.all(sharedCallers.map(async (caller) => (await caller.renew?.()) ?? caller))
    : sharedCallers;
  const alike = callers.filter((caller) => lacksNothingFor(route, caller));
  const drawn = new Set(shareOf(alike, routes.indexOf(route)));
  return callers.filter((caller) => !alike.includes(caller) || drawn.has(caller));
}

/** Keys that lack one permission, and another one than the route asks for, are all alike to it. */
function lacksNothingFor(route: Route, caller: MatrixCaller): boolean {
  return caller.lacks !== undefined && !expectedRefusal(route, caller, nowhere);
}

/** What was deleted or decided on is not there for the next one. */
const spendsTarget = ({ method, operationId }: Route) =>
  method === 'delete' ||
  operationId === 'resetUserMfa' ||
  operationId === 'approveGrantRequest' ||
  operationId === 'denyGrantRequest' ||
  operationId === 'openRevision' ||
  operationId === 'offerHandOver' ||
  operationId === 'publishImport';

/**
 * Where success is not the first status of a route: no caller here has signed an event or enrolled a second factor,
 * no import here is a preview, and the workspace that an authority is to look into does not exist.
 */
const successOf: Readonly<Record<string, number>> = {
  registerTraceabilityEvent: 400,
  // No passport of the matrix is ready for the registry.
  createRegistryExport: 400,
  // The matrix knows the token of no other workspace.
  previewHandOver: 404,
  acceptHandOver: 404,
  // The ids that it names are of no passport.
  createLabelSheets: 404,
  confirmMfa: 409,
  deleteBatteryUnit: 409,
  disableMfa: 409,
  bulkIngestPassports: 201,
  issueAuthorityGrant: 404,
  endSession: 404,
  renewRecoveryCodes: 409,
};

function success({ operationId, replies }: Route): number {
  return successOf[operationId] ?? Math.min(...Object.keys(replies).map(Number));
}

const declared = contractDocument();
const statusesOf = ({ path, method }: Route) => declared.paths?.[path]?.[method]?.responses ?? {};

const show = ({ status, text }: TestReply) => `${status} ${text.slice(0, 200)}`;

const titles = { 401: 'Unauthorized', 402: 'Payment Required', 403: 'Forbidden' } as const;

/** What of a refusal is not as it has to be. */
function faultsOf(reply: TestReply, { status, code }: Refusal, { name }: MatrixCaller): string[] {
  const body = { ...(reply.body as object | undefined) } as Record<string, unknown>;
  const { message, upgradeUrl, ...rest } = body;
  const expected = { success: false, error: titles[status], ...(code && { code }) };
  const isWhole =
    reply.status === status &&
    JSON.stringify(Object.entries(rest).sort()) ===
      JSON.stringify(Object.entries(expected).sort()) &&
    typeof message === 'string' &&
    (upgradeUrl !== undefined) === (code === 'api_access_required');
  const challenge = status === 401 ? 'Bearer' : null;
  const isBare =
    reply.headers.get('www-authenticate') === challenge &&
    reply.headers.get('set-cookie') === null &&
    reply.headers.get('access-control-allow-origin') === null;
  return isWhole && isBare ? [] : [`${name}: ${show(reply)}, not ${status} ${code ?? ''}`];
}

describe.each(routes.filter(({ access }) => access !== 'public'))('$method $path', (route) => {
  // Clause: any operation 402
  // Clause: any operation 403
  it('refuses whom its declaration keeps out, in one shape and without effect', async () => {
    const target = await targetOf(route, world);
    const callers = await callersOf(route);
    const before = await databaseDigest(app.db);
    const wrong: string[] = [];
    const statuses = new Set<number>();
    let refused = 0;
    for (const caller of callers) {
      const refusal = expectedRefusal(route, caller, target);
      if (!refusal) continue;
      refused += 1;
      statuses.add(refusal.status);
      const reply = await call(route, caller, target.path);
      wrong.push(...faultsOf(reply, refusal, caller));
    }
    expect(wrong, wrong.join('\n')).toEqual([]);
    expect(refused).toBeGreaterThanOrEqual(18);
    for (const status of [401, 402, 403]) {
      expect(status in statusesOf(route), `${status} is declared`).toBe(statuses.has(status));
    }
    expect(await databaseDigest(app.db)).toEqual(before);
  });

  it('lets everybody else in, and shows nobody what belongs to others', async () => {
    let target = await targetOf(route, world);
    const wrong: string[] = [];
    let admitted = 0;
    for (const caller of await callersOf(route)) {
      if (expectedRefusal(route, caller, target)) continue;
      const { standing } = caller;
      const isForeign = standing?.tenant !== undefined && standing.tenant !== world.mine.tenant;
      if (isForeign && target.unknownPath !== undefined) continue;
      admitted += 1;
      if (spendsTarget(route)) target = await targetOf(route, world);
      const reply = await call(route, caller, target.path);
      if (reply.status !== success(route)) wrong.push(`${caller.name}: ${show(reply)}`);
      const secrets = isForeign
        ? ofMine
        : standing?.operatorId === world.otherOperatorId
          ? ofOperator
          : [];
      // A workspace is shown the paths that it has asked for itself, whatever they name.
      const shown = reply.text.replace(/"path":"[^"]*"/g, '');
      const leaks = secrets.filter((text) => shown.includes(text));
      if (leaks.length > 0) wrong.push(`${caller.name} sees ${leaks.join(', ')}`);
    }
    expect(wrong, wrong.join('\n')).toEqual([]);
    expect(admitted).toBeGreaterThan(0);
  });

  // Clause: ids of others
  it("answers another workspace's id byte for byte like one nobody has", async () => {
    const { path, unknownPath } = await targetOf(route, world);
    const strangers = (await callersOf(route)).filter(
      ({ standing }) => standing?.tenant && standing.tenant !== world.mine.tenant,
    );
    expect(strangers.length).toBeGreaterThanOrEqual(5);
    if (unknownPath === undefined) return;
    const before = await databaseDigest(app.db);
    for (const caller of strangers) {
      for (const method of route.method === 'get' ? (['get', 'head'] as const) : [route.method]) {
        const known = await call(route, caller, path, method);
        expect(known.status, caller.name).toBeGreaterThanOrEqual(400);
        expect(visible(known), caller.name).toBe(
          visible(await call(route, caller, unknownPath, method)),
        );
      }
    }
    expect(await databaseDigest(app.db)).toEqual(before);
  });
});

/** All of a workspace's passports as its lists show them: the callers above have made more than a page. */
async function allPassports(key: string): Promise<string> {
  let shown = '';
  for (let page = 1; ; page += 1) {
    const { text, body } = await app.request(`/api/v1/passports?limit=100&page=${page}`, { key });
    shown += text;
    if (body.passports.length < 100) return shown;
  }
}

describe('the search for what belongs to others', () => {
  it('finds it where it belongs', async () => {
    const { key } = world.mine;
    const lists = ['operators', 'notifications', 'whoami'].map(
      async (list) => (await app.request(`/api/v1/${list}`, { key })).text,
    );
    const shown = [await allPassports(key), ...(await Promise.all(lists))].join();
    const hidden = ofMine.filter((text) => !shown.includes(text));
    // No list shows a facility.
    expect(hidden).toEqual([ofOperator[1]]);
  });
});

describe.each(routes.filter(({ path }) => /\{(id|tenantId)\}/.test(path)))(
  'a malformed id at $method $path',
  (route) => {
    // Clause: malformed ids
    it('is answered byte for byte like one nobody has', async () => {
      const caller = sharedCallers.find((one) => !expectedRefusal(route, one, nowhere));
      const { unknownPath = '' } = await targetOf(route, world);
      const ask = (path: string) => call(route, caller ?? nobodyAt(undefined), path);
      const unknown = await ask(unknownPath);
      expect(unknown.status).toBeGreaterThanOrEqual(400);
      for (const id of [
        'x',
        '0',
        '-1',
        'null',
        '..%2f',
        `${world.mine.tenant.id}0`,
        '%F0%9F%A6%86',
      ]) {
        const path = route.path.replace(/\{[^{}]+\}/, id);
        expect(visible(await ask(path)), id).toBe(visible(unknown));
      }
    });
  },
);

/** Operations with a reply that changes from one request to the next, for every caller. */
const changing: ReadonlySet<string> = new Set(['metrics']);

describe.each(routes.filter(({ access }) => access === 'public'))('$method $path', (route) => {
  it('answers everybody but its owner byte for byte like nobody in particular', async () => {
    const target = await targetOf(route, world);
    const wrong: string[] = [];
    const anonymousOn = new Map<string, TestReply>();
    // No caller is refused here: by day a third ask, another third at the next route.
    const asking = shareOf(await callersOf(route), routes.indexOf(route), 3);
    expect(asking.length).toBeGreaterThan(10);
    for (const caller of asking) {
      const { standing, hostOf, query } = caller;
      const host = hostOf?.subdomain ?? '';
      const anonymous = anonymousOn.get(host) ?? (await call(route, nobodyAt(hostOf), target.path));
      anonymousOn.set(host, anonymous);
      const reply = await call(route, caller, target.path);
      // A redirect keeps the query string.
      const isPrivate = reply.headers.get('cache-control') === 'private, no-store';
      const seen = visible(reply, isPrivate).replace(`?${query}`, '');
      const isSame = changing.has(route.operationId) || seen === visible(anonymous, isPrivate);
      const isFit = reply.status === anonymous.status && (isSame || seesMore(standing, target));
      if (!isFit) wrong.push(`${caller.name}: ${show(reply)}, not ${show(anonymous)}`);
      if (!(reply.status in statusesOf(route))) wrong.push(`${reply.status} is not declared`);
      const isOpen = reply.headers.get('access-control-allow-origin') === '*';
      const identifies =
        'Authorization' in caller.headers || 'Cookie' in caller.headers || query !== undefined;
      if (isOpen !== (!identifies && !route.sameOrigin)) wrong.push(`${caller.name}: CORS`);
    }
    expect(wrong, wrong.join('\n')).toEqual([]);
  });
});

/** A key of the workspace, unless it is bound to another operator. */
function seesMore(standing: MatrixCaller['standing'], { operatorId }: RouteTarget): boolean {
  if (standing?.kind !== 'key' || standing.tenant !== world.mine.tenant) return false;
  return operatorId !== undefined && [null, operatorId].includes(standing.operatorId);
}

const rejections: Readonly<Record<string, z.ZodType>> = {
  framework: frameworkErrorSchema.strict(),
  standard: standardErrorSchema.strict(),
  brief: briefErrorSchema.required().strict(),
  bare: briefErrorSchema.omit({ code: true }).strict(),
  'message-only': messageOnlyErrorSchema.required().strict(),
};

describe.each(routes.filter(({ body }) => body))(
  'a body that $method $path has no use for',
  (route) => {
    it('is refused in the declared shape', async () => {
      const target = await targetOf(route, world);
      const caller = (await callersOf(route)).find(
        (one) => one.standing && !expectedRefusal(route, one, target),
      );
      const reply = await app.request(target.path, {
        method: route.method.toUpperCase(),
        headers: { ...caller?.headers },
        json: [],
      });
      expect(reply.status).toBe(400);
      expect(
        rejections[route.rejection ?? 'framework']?.safeParse(reply.body).error,
      ).toBeUndefined();
    });
  },
);
