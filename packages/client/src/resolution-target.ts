import { invalidArgument } from './error.js';
import type { PathParams, PathTemplate } from './url.js';

/** What to resolve: a product by its GS1 key or its product id, a passport by its UUID, or each by its link. */
export type ResolutionTarget =
  | {
      /** 8, 12, 13 or 14 digits. */
      readonly gtin: string;
      /** Narrows a product down to one item. */
      readonly serial?: string | undefined;
    }
  | { readonly grai: string; readonly serial?: string | undefined }
  | { readonly passportId: string }
  | {
      /** Subdomain of the workspace that gave the product its id. */
      readonly workspace: string;
      readonly productId: string;
    }
  | {
      /**
       * A link as scanned, or as a passport's `digitalLinkUri` has it. Only its path counts: it is resolved
       * at `baseUrl`, never at the host it names, and its query is not sent.
       */
      readonly digitalLinkUri: string | URL;
    };

interface ResolutionPath {
  readonly path: PathTemplate;
  readonly params: PathParams;
}

/**
 * Finds the path that resolves a target.
 *
 * @throws {@link DppError} `INVALID_ARGUMENT` for a link that is not an absolute http(s) URI ending in
 *   `/01/{gtin14}`, `/8003/{grai}`, either with `/21/{serial}`, `/passport/{id}`, or `/id/{workspace}/{productId}`.
 */
export function parseResolutionTarget(target: ResolutionTarget): ResolutionPath {
  if ('digitalLinkUri' in target) return parseLink(target.digitalLinkUri);
  if ('passportId' in target) return { path: '/passport/{id}', params: { id: target.passportId } };
  if ('gtin' in target) {
    const { gtin, serial } = target;
    return serial === undefined
      ? { path: '/01/{gtin14}', params: { gtin14: gtin } }
      : { path: '/01/{gtin14}/21/{serial}', params: { gtin14: gtin, serial } };
  }
  if ('workspace' in target) {
    const { workspace, productId } = target;
    return { path: '/id/{workspace}/{productId}', params: { workspace, productId } };
  }
  const { grai, serial } = target;
  return serial === undefined
    ? { path: '/8003/{grai}', params: { grai } }
    : { path: '/8003/{grai}/21/{serial}', params: { grai, serial } };
}

/** Anything may stand before the key: the base URL that minted the link may have a path. */
const LINK_PATH =
  /\/(?:(?<key>01|8003|passport)|id\/(?<workspace>[^/]+))\/(?<value>[^/]+)(?:\/21\/(?<serial>[^/]+))?\/?$/;

function parseLink(uri: string | URL): ResolutionPath {
  const { key, workspace, value, serial } = linkPartsOf(uri);
  if (value !== undefined) {
    if (key === '01') return parseResolutionTarget({ gtin: value, serial });
    if (key === '8003') return parseResolutionTarget({ grai: value, serial });
    if (serial === undefined) {
      return parseResolutionTarget(
        workspace === undefined ? { passportId: value } : { workspace, productId: value },
      );
    }
  }
  throw invalidArgument('digitalLinkUri leads to no product or passport.');
}

interface LinkParts {
  readonly key?: string | undefined;
  readonly workspace?: string | undefined;
  readonly value?: string | undefined;
  readonly serial?: string | undefined;
}

function linkPartsOf(uri: string | URL): LinkParts {
  try {
    const { protocol, pathname } = new URL(uri);
    const { key, workspace, value, serial } = LINK_PATH.exec(pathname)?.groups ?? {};
    if (!/^https?:$/.test(protocol) || value === undefined) return {};
    return {
      key,
      workspace,
      value: decodeURIComponent(value),
      serial: serial === undefined ? undefined : decodeURIComponent(serial),
    };
  } catch (cause) {
    throw invalidArgument(
      'digitalLinkUri is not an absolute URI, or badly percent-encoded.',
      cause,
    );
  }
}
