import type { DescribedCall } from '../call.js';
import type { RequestOptions } from '../client-options.js';
import { invalidArgument } from '../error.js';
import { parseResolutionTarget } from '../resolution-target.js';
import type { ResolutionTarget } from '../resolution-target.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  AasEnvironment,
  Linkset,
  PassportDocument,
  ResolvedBatteryUnit,
  SecuredCredential,
} from '../schemas.js';

/** Options of a call that resolves. */
export interface ResolutionOptions extends RequestOptions {
  /**
   * A capability token, `dpp_li_…` or `dpp_auth_…`: shows what its grant opens. Sent as bearer token in the
   * place of the API key. One that is over, revoked or for something else shows what the public sees.
   */
  readonly grant?: string | undefined;
}

/**
 * Public resolution: what a scanned code leads to. Needs no API key; with one of the owning workspace
 * nothing is masked. With `grant` it shows what an access grant opens.
 */
export class ResolutionResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Resolves to the JSON-LD document. A serial number that a battery unit carries leads to the unit; its document has
   * the passport in `ofModel`.
   * @example
   * const document = await client.resolution.resolve({ gtin: '09506000134352' });
   */
  resolve(target: ResolutionTarget, options?: ResolutionOptions): ReplyPromise<PassportDocument> {
    return this.#transport.json(() => callOf(target, 'application/ld+json', options));
  }

  /**
   * Resolves to the enveloped verifiable credential: a compact JWS, `application/vc+jwt`.
   *
   * @throws `NotAcceptableError` if no manufacturing facility with a country is linked.
   * @example
   * const jwt = await client.resolution.resolveCredential({ gtin: '09506000134352' });
   */
  resolveCredential(target: ResolutionTarget, options?: ResolutionOptions): ReplyPromise<string> {
    return this.#transport.text(() => callOf(target, 'application/vc+jwt', options));
  }

  /**
   * Resolves to the verifiable credential with an embedded Data Integrity proof (`ecdsa-jcs-2019`),
   * `application/vc+ld+json`, parsed.
   *
   * @throws `NotAcceptableError` if no manufacturing facility with a country is linked.
   * @example
   * const credential = await client.resolution.resolveSecuredCredential({ passportId });
   */
  resolveSecuredCredential(
    target: ResolutionTarget,
    options?: ResolutionOptions,
  ): ReplyPromise<SecuredCredential> {
    return this.#transport.json(() => callOf(target, 'application/vc+ld+json', options));
  }

  /**
   * Resolves to the SD-JWT VC with all its disclosures, `application/dc+sd-jwt`: its holder may keep claims back from
   * a verifier.
   *
   * @throws `NotAcceptableError` if no manufacturing facility with a country is linked.
   * @example
   * const sdJwt = await client.resolution.resolveSdJwt({ passportId });
   */
  resolveSdJwt(target: ResolutionTarget, options?: ResolutionOptions): ReplyPromise<string> {
    return this.#transport.text(() => callOf(target, 'application/dc+sd-jwt', options));
  }

  /**
   * Resolves to the AAS environment.
   * @example
   * const environment = await client.resolution.resolveAas({ gtin: '09506000134352' });
   */
  resolveAas(target: ResolutionTarget, options?: ResolutionOptions): ReplyPromise<AasEnvironment> {
    return this.#transport.json(() => callOf(target, 'application/aas+json', options));
  }

  /**
   * Resolves to the linkset: every representation, by GS1 link type.
   * @example
   * const { linkset } = await client.resolution.resolveLinkset({ gtin: '09506000134352' });
   */
  resolveLinkset(target: ResolutionTarget, options?: ResolutionOptions): ReplyPromise<Linkset> {
    return this.#transport.json(() => callOf(target, 'application/linkset+json', options));
  }

  /**
   * Resolves a battery unit by its UUID. An API key of its workspace sees its telemetry as
   * well, and so does a `grant` on it.
   * @example
   * const unit = await client.resolution.resolveUnit(unitId, { grant: token });
   */
  resolveUnit(id: string, options?: ResolutionOptions): ReplyPromise<ResolvedBatteryUnit> {
    return this.#transport.json(() => callOfUnit(id, 'application/ld+json', options));
  }

  /**
   * Resolves a battery unit by its UUID to the verifiable credential of this one item: a compact JWS,
   * `application/vc+jwt`, without telemetry.
   *
   * @throws `NotAcceptableError` if its passport links no manufacturing facility with a country.
   * @example
   * const jwt = await client.resolution.resolveUnitCredential(unitId);
   */
  resolveUnitCredential(id: string, options?: ResolutionOptions): ReplyPromise<string> {
    return this.#transport.text(() => callOfUnit(id, 'application/vc+jwt', options));
  }

  /**
   * Resolves a battery unit by its UUID to the verifiable credential of this one item with an embedded Data
   * Integrity proof (`ecdsa-jcs-2019`), `application/vc+ld+json`, parsed, without telemetry.
   *
   * @throws `NotAcceptableError` if its passport links no manufacturing facility with a country.
   * @example
   * const credential = await client.resolution.resolveUnitSecuredCredential(unitId);
   */
  resolveUnitSecuredCredential(
    id: string,
    options?: ResolutionOptions,
  ): ReplyPromise<SecuredCredential> {
    return this.#transport.json(() => callOfUnit(id, 'application/vc+ld+json', options));
  }

  /**
   * Resolves a battery unit by its UUID to the page for people, with its telemetry by a `grant` on it.
   * @example
   * const html = await client.resolution.resolveUnitHtml(unitId);
   */
  resolveUnitHtml(id: string, options?: ResolutionOptions): ReplyPromise<string> {
    return this.#transport.text(() => callOfUnit(id, 'text/html', options));
  }

  /**
   * Resolves to the page for people.
   * @example
   * const html = await client.resolution.resolveHtml({
   *   digitalLinkUri: 'https://dpp.example/01/09506000134352',
   * });
   */
  resolveHtml(target: ResolutionTarget, options?: ResolutionOptions): ReplyPromise<string> {
    return this.#transport.text(() => callOf(target, 'text/html', options));
  }
}

function callOf(
  target: ResolutionTarget,
  accept: string,
  options: ResolutionOptions | undefined,
): DescribedCall {
  const { path, params } = parseResolutionTarget(target);
  const bearer = bearerOf(options);
  return { path, params, accept, followsRedirects: true, bearer, options };
}

function callOfUnit(
  id: string,
  accept: string,
  options: ResolutionOptions | undefined,
): DescribedCall {
  const bearer = bearerOf(options);
  return { path: '/unit/{id}', params: { id }, accept, bearer, options };
}

/** @throws {@link DppError} `INVALID_ARGUMENT`; the message never repeats the token. */
function bearerOf({ grant }: ResolutionOptions = {}): string | undefined {
  if (grant === undefined || /^dpp_(?:li|auth)_[0-9a-f]{32}$/.test(grant)) return grant;
  throw invalidArgument('grant is no capability token.');
}
