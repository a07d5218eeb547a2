import type { Audience, Locale } from '@dpp/espr-validate';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { DirectoryCache } from '../../platform/directory/directory-cache.js';
import type { RawBody } from '../../platform/http/route.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import type { RepresentationKind } from '../../representations/negotiation/representations.js';
import type { Batch } from '../passports/batches/batch-model.js';
import type { AccessLog } from './accesses/access-log.js';
import type { RenderingCache } from './rendering-cache.js';
import type { ResolutionCache } from './resolution-cache.js';
import type { ViewerAudienceDeps } from './viewer-audience.js';

export interface ResolutionDeps extends ViewerAudienceDeps {
  readonly baseUrl: string;
  readonly directoryCache: DirectoryCache;
  readonly accessLog: AccessLog;
  readonly vault: SigningKeyVault;
  readonly resolutionCache: ResolutionCache;
  readonly renderingCache: RenderingCache;
}

/** The caller of a lookup, and what the request says. */
export interface Viewer {
  readonly caller: Caller | undefined;
  /** A capability token, well formed and otherwise unknown. */
  readonly grantToken?: string | undefined;
  /** The same where the address had it: links of a page that it opens keep it. */
  readonly grantInLinks?: string | undefined;
  readonly hostTenantId: string | undefined;
  readonly accept: string | undefined;
  readonly ip: string;
  /** The language of a page. */
  readonly locale: Locale;
  /** The query string of the address, which the links of a page to its other languages keep. */
  readonly query: string;
  /** The representation to answer with, regardless of `accept`. */
  readonly representation?: RepresentationKind | undefined;
  /** Path of the address that was asked for, where it says more than its target. */
  readonly at?: string | undefined;
  /** The batch that the address is of. */
  readonly batch?: Batch | undefined;
  /** Path that the address leads to by itself, where that is not the passport's. */
  readonly leadsTo?: string | undefined;
}

export interface Resolution {
  readonly passportId: string;
  readonly audience: Audience;
  readonly representation: RepresentationKind;
  /** The language of a page. */
  readonly locale: Locale;
  readonly body: RawBody & { readonly content: string | Uint8Array };
  readonly etag: string;
}
