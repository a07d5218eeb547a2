import { linksetMediaType, type LinkType } from '@dpp/gs1/resolver';
import { z } from 'zod';
import type { Enrichment } from '../features/passports/passport-model.js';
import { aasEnvironmentSchema } from './aas-environment-schema.js';
import { toAasEnvironment } from './aas-environment.js';
import { toHtml } from './html.js';
import { passportDocumentSchema } from './json-ld-schema.js';
import type { PassportJsonLd } from './json-ld.js';
import { linksetSchema } from './linkset-schema.js';
import { toVcJwt } from './vc-jwt.js';

/** The forms one passport URL answers in. */
export type RepresentationKind = 'html' | 'json-ld' | 'aas' | 'vc-jwt' | 'linkset';

/** What nobody asked for otherwise. */
export const defaultRepresentation: RepresentationKind = 'json-ld';

export interface Representation {
  /** An `Accept` header that contains one of these, in lower case, asks for it. */
  readonly acceptNames: readonly string[];
  readonly mediaType: string;
  /** The types of link that lead to it; a type may lead to several representations. */
  readonly linkTypes: readonly LinkType[];
  /** What a link to it is called. */
  readonly title: string;
  /** What the body holds, as the OpenAPI document shows it. */
  readonly schema: z.ZodType;
  /** Null for the linkset: it names passports, and nothing that one says is read for it. */
  readonly render: ((source: RepresentationSource) => string | Promise<string>) | null;
  readonly oneTextPer: TextScope;
}

/**
 * What all who ask in public are shown one text of. A credential is of what the public may see, whoever
 * asks, and names its issuer's key; a linkset names the passports of others, and is of its request alone.
 */
export type TextScope = 'revision' | 'revision and issuer key' | 'request';

/** Makes a credential of a passport and signs it as its issuer. It masks for itself: it travels on. */
export type SignCredential = typeof toVcJwt;

/**
 * What a representation may be made of: documents that are masked already, never the passport itself. The
 * functions are called by the representations that need what they give, and by no other.
 */
export interface RepresentationSource {
  readonly baseUrl: string;
  readonly enrichment: Enrichment | null;
  /** The JSON-LD document as the viewer may see it. */
  readonly document: () => PassportJsonLd;
  /**
   * The passport signed as a credential.
   *
   * @throws a 406 for a passport that cannot have one.
   */
  readonly credential: (sign: SignCredential) => Promise<string>;
}

/**
 * Every representation of a passport. `Accept`, links and linksets, replies and the OpenAPI document read
 * this table, and so do the tests that ask for each of them.
 *
 * A linkset names them in this order. An Accept name that is part of another one stands after it.
 */
export const representations: Readonly<Record<RepresentationKind, Representation>> = {
  html: {
    acceptNames: ['text/html'],
    mediaType: 'text/html',
    linkTypes: ['gs1:pip', 'gs1:dpp'],
    title: 'Product passport as a page',
    schema: z.string(),
    render: ({ document, enrichment }) => toHtml(document(), enrichment),
    oneTextPer: 'revision',
  },
  'json-ld': {
    acceptNames: ['application/ld+json'],
    mediaType: 'application/ld+json',
    linkTypes: ['gs1:sustainabilityInfo', 'gs1:dpp'],
    title: 'Product passport as JSON-LD',
    schema: passportDocumentSchema,
    render: ({ document }) => JSON.stringify(document()),
    oneTextPer: 'revision',
  },
  aas: {
    acceptNames: ['application/aas+json'],
    mediaType: 'application/aas+json',
    linkTypes: ['gs1:dpp'],
    title: 'Product passport as an AAS environment',
    schema: aasEnvironmentSchema,
    render: ({ document, baseUrl }) => JSON.stringify(toAasEnvironment(document(), baseUrl)),
    oneTextPer: 'revision',
  },
  'vc-jwt': {
    acceptNames: ['vc+jwt'],
    mediaType: 'application/vc+jwt',
    linkTypes: ['gs1:dpp'],
    title: 'Product passport as a verifiable credential',
    schema: z.string().meta({ description: 'Compact JWS, ES256.' }),
    render: ({ credential }) => credential(toVcJwt),
    oneTextPer: 'revision and issuer key',
  },
  linkset: {
    acceptNames: [linksetMediaType],
    mediaType: linksetMediaType,
    // It is what names the links, and a relation of its own.
    linkTypes: [],
    title: 'Links of the product passport',
    schema: linksetSchema,
    render: null,
    oneTextPer: 'request',
  },
};

export const representationKinds = Object.keys(representations) as RepresentationKind[];

/** The `Content-Type` of a representation. JSON has no charset parameter (RFC 8259, 11). */
export function contentTypeOf(kind: RepresentationKind): string {
  const { mediaType } = representations[kind];
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
}
