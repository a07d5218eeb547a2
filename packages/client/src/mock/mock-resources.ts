import type {
  BatteryUnit,
  EconomicOperator,
  Facility,
  UnitEvent,
  WhoamiReply,
} from '../schemas.js';
import { linkOf } from './mock-documents.js';
import { withPassport } from './mock-passports.js';
import type { MockContext, MockRoute } from './mock-passports.js';
import { membersOf, pageOf, refuse, TENANT_ID, textOf } from './mock-store.js';
import type { MockReply, MockRequest } from './mock-store.js';

/** Runs a route for the thing of its path. */
function withOne<Thing>(
  thingsOf: (context: MockContext) => ReadonlyMap<string, Thing>,
  name: string,
  route: (context: MockContext, request: MockRequest, thing: Thing) => MockReply,
): MockRoute {
  return (context, request) => {
    const thing = thingsOf(context).get(request.params.id ?? '');
    return thing ? route(context, request, thing) : refuse(404, `No such ${name}.`);
  };
}

const operators = ({ store }: MockContext) => store.operators;
const facilities = ({ store }: MockContext) => store.facilities;
const units = ({ store }: MockContext) => store.units;

/** Operators and facilities. */
export const masterDataRoutes: Readonly<Record<string, MockRoute>> = {
  'POST /api/v1/operators': ({ store }, { body }) => {
    const { name, regId, regIdScheme, eori, role } = membersOf(body);
    if (textOf(name) === null || textOf(regId) === null) {
      return refuse(400, 'name and regId are required.');
    }
    const known = [...store.operators.values()].find((one) => one.regId === regId);
    const operator: EconomicOperator = known ?? {
      id: store.newId(),
      name: textOf(name) ?? '',
      regId: textOf(regId) ?? '',
      regIdScheme: textOf(regIdScheme) as EconomicOperator['regIdScheme'],
      eori: textOf(eori),
      role: textOf(role) ?? 'MANUFACTURER',
      archivedAt: null,
      createdAt: store.now(),
    };
    store.operators.set(operator.id, operator);
    const message = 'Operator registered';
    return { status: 201, json: { success: true, message, operator, warnings: [] } };
  },
  'GET /api/v1/operators': ({ store }, { query }) => {
    const isArchived = query.get('archived') === 'true';
    const found = [...store.operators.values()].filter(
      ({ archivedAt }) => (archivedAt !== null) === isArchived,
    );
    return { json: { success: true, count: found.length, operators: found } };
  },
  'GET /api/v1/operators/{id}': withOne(operators, 'operator', (_, __, operator) => ({
    json: { success: true, operator },
  })),
  'PATCH /api/v1/operators/{id}': withOne(operators, 'operator', ({ store }, { body }, found) => {
    const { name, role } = membersOf(body);
    const operator = {
      ...found,
      name: textOf(name) ?? found.name,
      role: textOf(role) ?? found.role,
    };
    store.operators.set(found.id, operator);
    return { json: { success: true, operator } };
  }),
  'DELETE /api/v1/operators/{id}': withOne(operators, 'operator', ({ store }, _, found) => {
    const bound = [...store.passports.values()].filter(({ operatorId }) => operatorId === found.id);
    if (bound.length === 0) {
      store.operators.delete(found.id);
      return { json: { success: true, archived: false } };
    }
    store.operators.set(found.id, { ...found, archivedAt: store.now() });
    return { json: { success: true, archived: true, archivedPassports: bound.length } };
  }),
  'POST /api/v1/facilities': ({ store }, { body }) => {
    const members = membersOf(body);
    const missing = ['gln', 'name', 'country'].find((name) => textOf(members[name]) === null);
    if (missing !== undefined) return refuse(400, `${missing} is required.`);
    if ([...store.facilities.values()].some(({ gln }) => gln === members.gln)) {
      return refuse(409, 'The GLN is registered.', 'FACILITY_DUPLICATE');
    }
    const facility: Facility = {
      id: store.newId(),
      gln: textOf(members.gln) ?? '',
      name: textOf(members.name) ?? '',
      activity: textOf(members.activity),
      streetAddress: textOf(members.streetAddress),
      city: textOf(members.city),
      postalCode: textOf(members.postalCode),
      country: textOf(members.country) ?? '',
      operatorId: textOf(members.operatorId),
      tenantId: TENANT_ID,
      createdAt: store.now(),
      updatedAt: store.now(),
    };
    store.facilities.set(facility.id, facility);
    return { status: 201, json: { success: true, message: 'Facility registered', facility } };
  },
  'GET /api/v1/facilities': ({ store }, { query }) => {
    const { shown, ...page } = pageOf([...store.facilities.values()].reverse(), query, 100);
    return { json: { success: true, count: shown.length, facilities: shown, ...page } };
  },
  'GET /api/v1/facilities/{id}': withOne(facilities, 'facility', (_, __, facility) => ({
    json: { success: true, facility },
  })),
  'PUT /api/v1/facilities/{id}': withOne(facilities, 'facility', ({ store }, { body }, found) => {
    const facility = {
      ...found,
      ...(membersOf(body) as Partial<Facility>),
      updatedAt: store.now(),
    };
    store.facilities.set(found.id, facility);
    return { json: { success: true, facility } };
  }),
  'DELETE /api/v1/facilities/{id}': withOne(facilities, 'facility', ({ store }, _, { id }) => {
    store.facilities.delete(id);
    return { json: { success: true } };
  }),
};

/** Battery units and their events. */
export const unitRoutes: Readonly<Record<string, MockRoute>> = {
  'POST /api/v1/passports/{passportId}/units': withPassport(({ store, baseUrl }, request, of) => {
    const sent = membersOf(request.body).units;
    const made = (Array.isArray(sent) ? sent : []).map((unit): BatteryUnit => {
      const { serialNumber, status, manufacturedAt, predecessorUnitId } = membersOf(unit);
      return {
        id: store.newId(),
        serialNumber: textOf(serialNumber) ?? '',
        digitalLinkUri: `${linkOf(baseUrl, of)}/21/${encodeURIComponent(textOf(serialNumber) ?? '')}`,
        passportId: of.id,
        tenantId: TENANT_ID,
        manufacturedAt: textOf(manufacturedAt),
        status: (textOf(status) ?? 'IN_SERVICE') as BatteryUnit['status'],
        ceasedAt: null,
        predecessorUnitId: textOf(predecessorUnitId),
        createdAt: store.now(),
        updatedAt: store.now(),
      };
    });
    for (const unit of made) store.units.set(unit.id, unit);
    const message = `${made.length} units`;
    const reply = { success: true, message, count: made.length, units: made, warnings: [] };
    return { status: 201, json: reply };
  }),
  'GET /api/v1/passports/{passportId}/units': withPassport(({ store }, { query }, of) => {
    const found = [...store.units.values()].filter(({ passportId }) => passportId === of.id);
    const { shown, ...page } = pageOf(found.reverse(), query, 100);
    const { productId } = of;
    return { json: { success: true, count: shown.length, productId, units: shown, ...page } };
  }),
  'POST /api/v1/units/{id}/events': withOne(units, 'unit', (context, { body }, unit) => {
    const event = record(context, unit, membersOf(body));
    return { status: 201, json: { success: true, message: 'Event recorded', event } };
  }),
  'POST /api/v1/units/{id}/events/bulk': withOne(units, 'unit', (context, { body }, unit) => {
    const { events } = membersOf(body);
    const recorded = (Array.isArray(events) ? events : []).map((event) =>
      record(context, unit, membersOf(event)),
    );
    const message = `${recorded.length} events recorded`;
    const reply = { success: true, message, count: recorded.length, events: recorded };
    return { status: 201, json: reply };
  }),
  'GET /api/v1/units/{id}/events': withOne(units, 'unit', ({ store }, _, { id, serialNumber }) => {
    const events = store.unitEvents.filter(({ batteryUnitId }) => batteryUnitId === id).reverse();
    const count = events.length;
    return { json: { success: true, count, serialNumber, events, nextCursor: null } };
  }),
};

function record(
  { store }: MockContext,
  unit: BatteryUnit,
  event: Readonly<Record<string, unknown>>,
): UnitEvent {
  const numberOf = (name: string) => (typeof event[name] === 'number' ? event[name] : null);
  const status = textOf(event.status) as UnitEvent['status'] | null;
  const recorded: UnitEvent = {
    id: store.newId(),
    batteryUnitId: unit.id,
    tenantId: TENANT_ID,
    eventType: (textOf(event.eventType) ?? 'OTHER') as UnitEvent['eventType'],
    stateOfHealth: numberOf('stateOfHealth'),
    cycleCount: numberOf('cycleCount'),
    remainingCapacityAh: numberOf('remainingCapacityAh'),
    temperatureC: numberOf('temperatureC'),
    ...(status && { status }),
    payload: event.payload ?? null,
    recordedAt: textOf(event.recordedAt) ?? store.now(),
    createdAt: store.now(),
  };
  store.unitEvents.push(recorded);
  if (status) store.units.set(unit.id, { ...unit, status, updatedAt: store.now() });
  return recorded;
}

/** The workspace and the server. */
export const serviceRoutes: Readonly<Record<string, MockRoute>> = {
  'GET /api/v1/whoami': ({ store }) => {
    const reply: WhoamiReply = {
      success: true,
      tenant: {
        id: TENANT_ID,
        name: 'Mock workspace',
        subdomain: 'mock',
        tier: 'growth',
        subscriptionStatus: 'active',
        environment: 'live',
      },
      auth: { role: 'TENANT_ADMIN', permissions: [], isApiKeySession: true, operatorId: null },
      usage: { activePassports: store.passports.size, passportLimit: 500 },
    };
    return { json: reply };
  },
  'GET /health': ({ store }) => ({
    json: {
      status: 'OK',
      service: 'mock',
      timestamp: store.now(),
      apiVersion: '1.15.0',
      extensionVersion: '1.0.0',
      serverVersion: 'mock',
      commit: 'unknown',
      builtAt: 'unknown',
    },
  }),
  'GET /api/v1/webhooks/subscriptions': ({ store }) => ({
    json: { success: true, subscriptions: [...store.webhooks.values()] },
  }),
  'POST /api/v1/webhooks/subscriptions': ({ store }, { body }) => {
    const { url, events } = membersOf(body);
    if (textOf(url) === null) return refuse(400, 'url is required.', 'WEBHOOK_URL_REJECTED');
    const subscription = {
      id: store.newId(),
      tenantId: TENANT_ID,
      url: textOf(url) ?? '',
      events: Array.isArray(events) ? (events as string[]) : ['*'],
      isActive: true,
      createdAt: store.now(),
      updatedAt: store.now(),
    };
    store.webhooks.set(subscription.id, subscription);
    const secret = `whsec_${'0'.repeat(32)}`;
    const shown = { ...subscription, secret };
    return { status: 201, json: { success: true, message: 'Subscribed', subscription: shown } };
  },
};
