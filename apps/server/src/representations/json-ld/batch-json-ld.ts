import type { Batch } from '../../features/passports/batches/batch-model.js';
import type { Passport } from '../../features/passports/passport-model.js';
import { batchLink, passportLink } from '../digital-link-uri.js';
import { vocabularyUrl } from './json-ld-context.js';
import { toJsonLd, type RenderOptions } from './json-ld.js';

/**
 * The passport of a model as it is for one batch: what the batch states stands in the place of what the model says, and
 * a recall of the batch in the place of its status. The seal is of the model, and would not hold for these
 * data: `ofModel` leads to it.
 */
export function passportOfBatch(batch: Batch, passport: Passport): Passport {
  const isRecalled = batch.status === 'RECALLED' && passport.status !== 'DRAFT';
  const note = passport.status === 'ACTIVE' ? batch.statusNote : null;
  return {
    ...passport,
    metadata: { ...passport.metadata, ...batch.metadata, batchNumber: batch.lot },
    ...(note && { statusNote: note }),
    ...(isRecalled && {
      status: 'RECALLED',
      statusChangedAt: batch.statusChangedAt,
      statusNote: batch.statusNote,
    }),
    seal: null,
  };
}

/** A batch as JSON-LD: the passport of its model with what the batch states, as an audience may see it. */
export function toBatchJsonLd(
  batch: Batch,
  passport: Passport,
  { audience, baseUrl }: RenderOptions,
) {
  const document = toJsonLd(passportOfBatch(batch, passport), { audience, baseUrl });
  const uri = batchLink({ ...linked(passport), lot: batch.lot }, baseUrl);
  const [context, terms] = document['@context'];
  return {
    ...document,
    '@context': [context, { ...terms, ...batchTerms(baseUrl) }] as (typeof document)['@context'],
    '@id': uri,
    digitalLinkUri: uri,
    granularity: 'batch' as const,
    batch: batchNode(batch),
    ofModel: passportLink(linked(passport), baseUrl),
  };
}

export type BatchJsonLd = ReturnType<typeof toBatchJsonLd>;

/** What subscribers are told of a batch: the passport of its model as the public sees it, naming the batch. */
export function toBatchNotice(batch: Batch, passport: Passport, baseUrl: string) {
  const document = toJsonLd(passport, { audience: 'public', baseUrl });
  const [context, terms] = document['@context'];
  return {
    ...document,
    '@context': [context, { ...terms, batch: batchNodeTerm(baseUrl) }],
    batch: batchNode(batch),
  };
}

/** A batch as its units name it. */
export function batchNode(batch: Batch) {
  const { id, lot, status, statusNote } = batch;
  return {
    '@type': 'ProductBatch' as const,
    id,
    lot,
    status,
    ...(statusNote && { statusNote: { ...statusNote } }),
    statusChangedAt: batch.statusChangedAt?.toISOString() ?? null,
    createdAt: batch.createdAt.toISOString(),
    updatedAt: batch.updatedAt.toISOString(),
  };
}

export type BatchNode = ReturnType<typeof batchNode>;

function linked({ id, productId, isTest }: Passport) {
  return { id, productId, isTest };
}

/** The terms that need more than the IRI which the canonical context gives them. */
function batchTerms(baseUrl: string): Record<string, unknown> {
  const vocabulary = vocabularyUrl(baseUrl);
  return {
    granularity: { '@id': `${vocabulary}granularity` },
    batch: batchNodeTerm(baseUrl),
    ofModel: { '@id': `${vocabulary}ofModel`, '@type': '@id' },
  };
}

/** The term of a batch. What it states is a JSON literal: names in it mean nothing to a linked-data processor. */
export function batchNodeTerm(baseUrl: string): Record<string, unknown> {
  const vocabulary = vocabularyUrl(baseUrl);
  const typed = (name: string, type: string) => ({ '@id': vocabulary + name, '@type': type });
  const timestamp = (name: string) => typed(name, 'http://www.w3.org/2001/XMLSchema#dateTime');
  return {
    '@id': `${vocabulary}batch`,
    '@context': {
      digitalLinkUri: typed('digitalLinkUri', '@id'),
      metadata: typed('metadata', '@json'),
      statusChangedAt: timestamp('statusChangedAt'),
      createdAt: timestamp('createdAt'),
      updatedAt: timestamp('updatedAt'),
    },
  };
}
