import type { Locale } from '@dpp/espr-validate';
import { linksetMediaType, type LinkType } from '@dpp/gs1/resolver';
import type { Picture, Successor as ShownSuccessor } from '@dpp/passport-page';
import { z } from 'zod';
import type { Enrichment, StatusNote } from '../../features/passports/passport-model.js';
import { aasEnvironmentSchema } from '../aas/aas-environment-schema.js';
import { toAasEnvironment } from '../aas/aas-environment.js';
import { passportDocumentSchema } from '../json-ld/json-ld-schema.js';
import type { PassportJsonLd } from '../json-ld/json-ld.js';
import { linksetSchema } from './linkset-schema.js';
import { toPassportHtml } from '../page/html.js';
import type { SecureCredential } from '../credentials/passport-credential.js';
import { securedCredentialSchema } from '../credentials/secured-credential-schema.js';
import { toSdJwtVc } from '../credentials/sd-jwt-vc.js';
import { toVcDataIntegrity } from '../credentials/vc-data-integrity.js';
import { toVcJwt } from '../credentials/vc-jwt.js';

/** The forms one passport URL answers in. */
export type RepresentationKind =
  'html' | 'json-ld' | 'aas' | 'vc-jwt' | 'vc-data-integrity' | 'sd-jwt-vc' | 'linkset';

/** The representation of a request that asks for none. */
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
  /** True when battery units have it, too. */
  readonly isOfUnits: boolean;
}

/**
 * The scope within which all public viewers get the same text. A credential covers what the public may see, for every
 * viewer, and names its issuer's key; a linkset names the passports of others, and is of its request alone.
 */
export type TextScope =
  'revision' | 'revision and language' | 'revision and issuer key' | 'request';

/**
 * What a representation may be made of: documents that are masked already, never the passport itself. The
 * functions are called by the representations that need what they give, and by no other.
 */
export interface RepresentationSource {
  readonly baseUrl: string;
  readonly enrichment: Enrichment | null;
  /** Since when the passport has its status; null for the one that it was made with. */
  readonly statusChangedAt: Date | null;
  /** What holders are told of its status. */
  readonly statusNote: StatusNote | null;
  /** The edition that took its place; null for the current one. */
  readonly supersededBy: ShownSuccessor | null;
  /** Pictures of the product that this server holds. */
  readonly pictures?: readonly Picture[];
  /** The language of its reader; no other representation than the page has one. */
  readonly locale: Locale;
  /** The JSON-LD document as the viewer may see it. */
  readonly document: () => PassportJsonLd;
  /**
   * The passport as a credential of its issuer, of what the public may see: it travels on.
   *
   * @throws a 406 for a passport that cannot have one.
   */
  readonly credential: (secure: SecureCredential) => Promise<string>;
}

/** The forms that credentials are secured in. */
export const credentialForms = {
  'vc-jwt': toVcJwt,
  'vc-data-integrity': toVcDataIntegrity,
  'sd-jwt-vc': toSdJwtVc,
} as const satisfies Partial<Record<RepresentationKind, SecureCredential>>;

export type CredentialKind = keyof typeof credentialForms;

/** True for a credential: signed, and the same for every tier. */
export function isCredential(kind: RepresentationKind): kind is CredentialKind {
  return kind in credentialForms;
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
    render: toPassportHtml,
    oneTextPer: 'revision and language',
    isOfUnits: true,
  },
  'json-ld': {
    acceptNames: ['application/ld+json'],
    mediaType: 'application/ld+json',
    linkTypes: ['gs1:sustainabilityInfo', 'gs1:dpp'],
    title: 'Product passport as JSON-LD',
    schema: passportDocumentSchema,
    render: ({ document }) => JSON.stringify(document()),
    oneTextPer: 'revision',
    isOfUnits: true,
  },
  aas: {
    acceptNames: ['application/aas+json'],
    mediaType: 'application/aas+json',
    linkTypes: ['gs1:dpp'],
    title: 'Product passport as an AAS environment',
    schema: aasEnvironmentSchema,
    render: ({ document, baseUrl }) => JSON.stringify(toAasEnvironment(document(), baseUrl)),
    oneTextPer: 'revision',
    isOfUnits: false,
  },
  'vc-jwt': {
    acceptNames: ['vc+jwt'],
    mediaType: 'application/vc+jwt',
    linkTypes: ['gs1:dpp'],
    title: 'Product passport as a verifiable credential',
    schema: z.string().meta({ description: 'Compact JWS, ES256.' }),
    render: ({ credential }) => credential(credentialForms['vc-jwt']),
    oneTextPer: 'revision and issuer key',
    isOfUnits: true,
  },
  'vc-data-integrity': {
    acceptNames: ['vc+ld+json'],
    mediaType: 'application/vc+ld+json',
    linkTypes: ['gs1:dpp'],
    title: 'Product passport as a verifiable credential with an embedded proof',
    schema: securedCredentialSchema,
    render: ({ credential }) => credential(credentialForms['vc-data-integrity']),
    oneTextPer: 'revision and issuer key',
    isOfUnits: true,
  },
  'sd-jwt-vc': {
    // The drafts of the format had the second name before the first.
    acceptNames: ['dc+sd-jwt', 'vc+sd-jwt'],
    mediaType: 'application/dc+sd-jwt',
    linkTypes: ['gs1:dpp'],
    title: 'Product passport as a verifiable credential with selective disclosure',
    schema: z.string().meta({ description: 'SD-JWT VC, ES256, with every disclosure.' }),
    render: ({ credential }) => credential(credentialForms['sd-jwt-vc']),
    oneTextPer: 'revision and issuer key',
    isOfUnits: false,
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
    isOfUnits: false,
  },
};

export const representationKinds = Object.keys(representations) as RepresentationKind[];

/** The `Content-Type` of a representation. JSON has no charset parameter (RFC 8259, 11). */
export function contentTypeOf(kind: RepresentationKind): string {
  const { mediaType } = representations[kind];
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
}
