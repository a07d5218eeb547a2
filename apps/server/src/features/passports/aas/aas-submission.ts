import { AasError, validateEnvironment } from '@dpp/aas';
import { decodeAasEnvironment, type UnreadSubmodel } from '@dpp/aas/passports';
import type { JsonValue, Metadata } from '@dpp/merkle-seal';
import { ApiError } from '../../../platform/http/api-error.js';
import { InvalidJsonValueError, parseStrictJson } from '../../../platform/http/json/strict-json.js';

/** An environment as the request has it. */
export type AasEnvironment = Parameters<typeof decodeAasEnvironment>[0];

/** The passport that an environment asks for. */
export interface AasSubmission {
  readonly productId: string;
  readonly metadata: Metadata;
  /** Not verified yet. */
  readonly seal: Readonly<Record<string, JsonValue>> | undefined;
  /** Registry id of the operator that the environment names. */
  readonly operatorRegId: string | undefined;
  readonly unreadSubmodels: readonly UnreadSubmodel[];
}

const maxProductIdLength = 256;
const maxRegIdLength = 100;
/** Far more than a product has. Each that is not read is told, and the answer has its bounds. */
const maxSubmodels = 1000;

/**
 * Reads a submitted environment. The product is named by the metadata's `gtin`, `grai` or `productId`,
 * else by the specific asset id of the first shell.
 *
 * @throws the standard 400.
 */
export function readAasSubmission(environment: AasEnvironment): AasSubmission {
  if (environment.submodels.length > maxSubmodels) {
    throw ApiError.badRequest(`An environment has at most ${maxSubmodels} submodels.`);
  }
  requireValid(environment);
  const { metadata, seal, assetProductId, operatorRegId, unread } = decode(environment);
  requireStorable(metadata);
  if (operatorRegId !== undefined) requireRegId(operatorRegId);
  const { gtin, grai, productId } = metadata;
  const named = [gtin, grai, productId, assetProductId].find(
    (name) => typeof name === 'string' && name.trim() !== '',
  );
  if (typeof named !== 'string') {
    const message =
      'No productId: give ComplianceMetadata a gtin, grai or productId, or the first shell a specific asset id named productId.';
    throw ApiError.badRequest(message);
  }
  if (named.length > maxProductIdLength) {
    throw ApiError.badRequest(`A productId has at most ${maxProductIdLength} characters.`);
  }
  return { productId: named, metadata, seal, operatorRegId, unreadSubmodels: unread };
}

/** What no operator can have is no name of one. */
function requireRegId(regId: string): void {
  if (regId.length <= maxRegIdLength && !regId.includes('\0')) return;
  const message = `GeneralProductInformation.economicOperator.regId has at most ${maxRegIdLength} characters, none of them NUL.`;
  throw ApiError.badRequest(message);
}

/** Refuses every violation of the metamodel, also in elements that are not read. */
function requireValid(environment: AasEnvironment): void {
  const { problems: errors } = validateEnvironment(environment);
  const [first] = errors;
  if (!first) return;
  const { path, message } = first;
  throw ApiError.badRequest(`${path} ${message}`, {
    code: 'AAS_ENVIRONMENT_INVALID',
    path,
    errors,
  });
}

function decode(environment: AasEnvironment) {
  try {
    return decodeAasEnvironment(environment);
  } catch (error) {
    if (error instanceof AasError) throw ApiError.badRequest(error.message);
    throw error;
  }
}

/** Metadata comes out of texts and blobs that the reader of the body did not look into. */
function requireStorable(metadata: Metadata): void {
  try {
    parseStrictJson(JSON.stringify({ metadata }));
  } catch (error) {
    if (!(error instanceof InvalidJsonValueError)) throw error;
    throw ApiError.badRequest(error.message, { code: 'INVALID_JSON_VALUE', path: error.path });
  }
}
