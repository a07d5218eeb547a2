import type { CreatePassportReply, PassportDocument } from '../schemas.js';
import { documentOf, linkOf, listedOf, MOCK_PUBLIC_KEY, MOCK_SEAL } from './mock-documents.js';
import { membersOf, pageOf, refuse, textOf } from './mock-store.js';
import type { MockPassport, MockReply, MockRequest, MockStore } from './mock-store.js';

/** What a route of the mock works on. */
export interface MockContext {
  readonly store: MockStore;
  readonly baseUrl: string;
}

/** Answers one operation. */
export type MockRoute = (context: MockContext, request: MockRequest) => MockReply;

const readiness = { vcReady: false, vcReadyReason: 'The mock issues no credentials.' } as const;

/** Finds a passport by UUID or product id. */
export function findPassport({ passports }: MockStore, name = ''): MockPassport | undefined {
  return passports.get(name) ?? [...passports.values()].find(({ productId }) => productId === name);
}

/** Runs a route for the passport of its path. */
export function withPassport(
  route: (context: MockContext, request: MockRequest, passport: MockPassport) => MockReply,
): MockRoute {
  return (context, request) => {
    const passport = findPassport(context.store, request.params.id ?? request.params.passportId);
    if (!passport) return refuse(404, 'No such passport in this workspace.');
    return route(context, request, passport);
  };
}

export const passportRoutes: Readonly<Record<string, MockRoute>> = {
  'POST /api/v1/passports': (context, { body }) => create(context, membersOf(body)),
  'POST /api/v1/passports/bulk': (context, { body }) => importRows(context, membersOf(body)),
  'POST /api/v1/passports/validate-only': (_, { body }) => validate(membersOf(body)),
  'POST /api/v1/passports/validate-only-public': (_, { body }) => validate(membersOf(body)),
  'GET /api/v1/passports': ({ store, baseUrl }, { query }) => {
    const found = [...store.passports.values()]
      .reverse()
      .filter(
        ({ metadata }) =>
          [metadata.category, null].includes(query.get('category')) &&
          [metadata.originCountry, null].includes(query.get('originCountry')),
      );
    const { shown, page, limit } = pageOf(found, query, 10);
    const passports = shown.map((passport) => listedOf(store, baseUrl, passport));
    return { json: { success: true, page, limit, passports } };
  },
  'GET /api/v1/passports/vc-readiness': ({ store }, { query }) => {
    const blockers = [readiness.vcReadyReason];
    const { shown, ...page } = pageOf([...store.passports.values()].reverse(), query, 100);
    const results = shown.map(({ id, productId }) => ({ id, productId, vcReady: false, blockers }));
    return { json: { success: true, ...page, ready: 0, notReady: page.total, results } };
  },
  'GET /api/v1/passports/{id}': withPassport(({ store, baseUrl }, _, passport) => ({
    json: documentOf(store, baseUrl, passport, 'owner'),
    contentType: 'application/ld+json',
  })),
  'PUT /api/v1/passports/{id}': withPassport(update),
  'DELETE /api/v1/passports/{id}': withPassport(({ store }, _, { id, status }) => {
    if (status !== 'DRAFT') return refuse(409, 'Only a draft can be deleted.');
    store.passports.delete(id);
    return { json: { success: true, message: 'Draft deleted' } };
  }),
  'PUT /api/v1/passports/{id}/status': withPassport((context, { body }, passport) => {
    const { status } = membersOf(body) as { status: 'ACTIVE' | 'RECALLED' | 'DECOMMISSIONED' };
    if (passport.status === 'DRAFT') return refuse(409, 'A draft has no status to change.');
    if (!['ACTIVE', 'RECALLED', 'DECOMMISSIONED'].includes(status)) {
      return refuse(400, 'status is not ACTIVE, RECALLED or DECOMMISSIONED.');
    }
    const changed = save(context, { ...passport, status });
    return { json: { success: true, message: 'Status changed', status, passport: changed } };
  }),
  'POST /api/v1/passports/{id}/seal': withPassport((context, _, passport) => {
    const sealed = save(context, { ...passport, isSealed: true });
    const seal = { digitalSeal: MOCK_SEAL, signingPublicKey: MOCK_PUBLIC_KEY };
    const message = 'Passport sealed';
    return { json: { success: true, message, ...seal, passport: sealed, warnings: [] } };
  }),
  'GET /01/{gtin}': resolve('gtin'),
  'GET /passport/{id}': resolve('id'),
};

/** The parameter is read by its place: the description may call it otherwise. */
function resolve(parameter: string): MockRoute {
  return ({ store, baseUrl }, { params }) => {
    const passport = findPassport(store, params[parameter]);
    if (!passport || passport.status === 'DRAFT') {
      return { status: 404, json: { error: 'Not Found', message: 'No such passport.' } };
    }
    const json = documentOf(store, baseUrl, passport, 'public');
    return { json, contentType: 'application/ld+json' };
  };
}

function create(context: MockContext, body: Readonly<Record<string, unknown>>): MockReply {
  const made = make(context, body);
  if (!('id' in made)) return made;
  const isDraft = made.status === 'DRAFT';
  const reply: CreatePassportReply = {
    success: true,
    message: isDraft ? 'Draft passport saved' : 'Passport validated and ingested',
    passport: documentOf(context.store, context.baseUrl, made, 'public'),
    warnings: [],
    notices: [],
    ...readiness,
  };
  return { status: 201, json: reply };
}

function make(
  { store }: MockContext,
  body: Readonly<Record<string, unknown>>,
): MockPassport | MockReply {
  const productId = textOf(body.productId)?.trim();
  if (!productId) return refuse(400, 'productId must not be blank');
  const metadata = membersOf(body.metadata);
  if (body.draft !== true && textOf(metadata.category) === null) return noCategory();
  const operatorId = textOf(body.operatorId) ?? [...store.operators.keys()][0];
  if (operatorId === undefined) {
    return refuse(400, 'The workspace has no operator.', 'OPERATOR_NOT_BOUND');
  }
  if (!store.operators.has(operatorId)) return refuse(403, 'The operator is of another workspace.');
  const twin = [...store.passports.values()].find(
    (one) => one.productId === productId && one.operatorId === operatorId,
  );
  if (twin) return refuse(409, 'This product has a passport already.', 'PASSPORT_DUPLICATE');
  const passport: MockPassport = {
    id: store.newId(),
    productId,
    status: body.draft === true ? 'DRAFT' : 'ACTIVE',
    metadata,
    operatorId,
    facilityId: textOf(body.facilityId),
    isSealed: false,
    retentionUntil: null,
    createdAt: store.now(),
    updatedAt: store.now(),
  };
  store.passports.set(passport.id, passport);
  return passport;
}

function noCategory(): MockReply {
  const error = { path: 'category', message: 'is missing', friendlyMessage: 'Name a category.' };
  const message = 'The metadata breaks 1 rule.';
  return {
    status: 400,
    json: {
      success: false,
      error: 'Validation Failed',
      message,
      code: 'VALIDATION_FAILED',
      errors: [error],
    },
  };
}

function importRows(context: MockContext, body: Readonly<Record<string, unknown>>): MockReply {
  const rows = Array.isArray(body.passports) ? (body.passports as unknown[]) : [];
  const errors: string[] = [];
  const results: object[] = [];
  for (const row of rows.map(membersOf)) {
    const made = make(context, row);
    if ('id' in made) {
      const { id, productId } = made;
      const digitalLinkUri = linkOf(context.baseUrl, made);
      results.push({ productId, digitalLinkUri, ...readiness, warnings: [] });
      if (body.dryRun === true) context.store.passports.delete(id);
    } else {
      const { message } = membersOf(made.json);
      errors.push(`[SKU: ${String(row.productId)}] ${String(message)}`);
    }
  }
  const failed = {
    success: false,
    error: 'Bulk Ingestion Failed',
    code: 'BULK_INGESTION_FAILED',
    errors,
  };
  if (results.length === 0 && body.dryRun !== true) return { status: 400, json: failed };
  const reply = {
    success: true,
    message: `${results.length} of ${rows.length} passports`,
    insertedCount: results.length,
    updatedCount: 0,
    results,
    ...(errors.length > 0 && { errors }),
  };
  return { status: body.dryRun === true ? 200 : 201, json: reply };
}

function validate({ metadata }: Readonly<Record<string, unknown>>): MockReply {
  const category = textOf(membersOf(metadata).category);
  if (category === null) {
    const { json } = noCategory();
    return { status: 400, json: { ...membersOf(json), category: 'unknown' } };
  }
  return { json: { success: true, message: 'The metadata is valid', category, errors: [] } };
}

function update(context: MockContext, { body }: MockRequest, passport: MockPassport): MockReply {
  if (passport.isSealed) {
    return { ...refuse(403, 'A sealed passport stays.', 'PASSPORT_SEALED_IMMUTABLE') };
  }
  const changes = membersOf(body);
  const metadata = membersOf(changes.metadata);
  if (changes.draft !== true && textOf(metadata.category) === null) return noCategory();
  const wasDraft = passport.status === 'DRAFT';
  const status = changes.draft === true ? 'DRAFT' : wasDraft ? 'ACTIVE' : passport.status;
  const facilityId =
    changes.facilityId === undefined ? passport.facilityId : textOf(changes.facilityId);
  const saved = save(context, { ...passport, metadata, status, facilityId });
  const message = wasDraft && status === 'ACTIVE' ? 'Draft published' : 'Passport updated';
  return { json: { success: true, message, passport: saved, warnings: [] } };
}

/** @returns The document that replies carry: in the public tier. */
function save({ store, baseUrl }: MockContext, passport: MockPassport): PassportDocument {
  const saved = { ...passport, updatedAt: store.now() };
  store.passports.set(saved.id, saved);
  return documentOf(store, baseUrl, saved, 'public');
}
