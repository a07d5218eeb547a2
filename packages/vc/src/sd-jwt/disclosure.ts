import { IJsonError, parseIJson, type JsonValue } from '@dpp/merkle-seal';
import type { VcRuntime } from '../vc-runtime.js';
import { MAX_TEXT_DEPTH } from './sd-jwt-limits.js';
import { SdJwtRefused, type SdJwtRefusal } from './sd-jwt-refusal.js';

/** A claim of an object, as its disclosure tells it. */
export interface MemberDisclosure {
  readonly claimName: string;
  readonly claimValue: JsonValue;
}

/**
 * Digest of a disclosure: of its text as it is sent, never of one written anew.
 *
 * @returns 43 characters of base64url.
 * @see RFC 9901 section 4.2.3.
 */
export function digestOf(disclosure: string, runtime: VcRuntime): string {
  return runtime.encodeBase64Url(runtime.sha256(disclosure));
}

/** Reads a disclosure to which a digest in `_sd` led (RFC 9901 section 4.2.1). */
export function parseMemberDisclosure(text: string, runtime: VcRuntime): MemberDisclosure {
  const elements = parseDisclosure(text, runtime);
  if (elements.length !== 3) {
    throw new SdJwtRefused('DISCLOSURE_NOT_FOR_MEMBER', 'A claim of an object needs a name.');
  }
  const [, claimName, claimValue] = elements as [JsonValue, JsonValue, JsonValue];
  if (typeof claimName !== 'string') {
    throw new SdJwtRefused('CLAIM_NAME_INVALID', 'The name of a disclosed claim is a text.');
  }
  if (claimName === '_sd' || claimName === '...') {
    throw new SdJwtRefused('CLAIM_NAME_FORBIDDEN', 'A disclosed claim is named _sd or "...".');
  }
  return { claimName, claimValue };
}

/** Reads a disclosure to which a digest in an array led (RFC 9901 section 4.2.2). */
export function parseElementDisclosure(text: string, runtime: VcRuntime): JsonValue {
  const elements = parseDisclosure(text, runtime);
  if (elements.length !== 2) {
    throw new SdJwtRefused('DISCLOSURE_NOT_FOR_ELEMENT', 'An element of an array has no name.');
  }
  return elements[1] as JsonValue;
}

function parseDisclosure(text: string, runtime: VcRuntime): readonly JsonValue[] {
  const bytes = runtime.decodeBase64Url(text);
  if (!bytes) {
    throw new SdJwtRefused('DISCLOSURE_NOT_BASE64URL', 'A disclosure is not canonical base64url.');
  }
  const elements = parseJsonText(decodeUtf8(bytes, 'DISCLOSURE_NOT_UTF8'), {
    MALFORMED_JSON: 'DISCLOSURE_NOT_JSON',
    NOT_JSON: 'DISCLOSURE_NOT_I_JSON',
  });
  if (!Array.isArray(elements) || (elements.length !== 2 && elements.length !== 3)) {
    throw new SdJwtRefused('DISCLOSURE_INVALID', 'A disclosure has two or three elements.');
  }
  const [salt] = elements as JsonValue[];
  if (typeof salt !== 'string') throw new SdJwtRefused('SALT_INVALID', 'A salt is a text.');
  return elements as JsonValue[];
}

/** Which refusal stands for text that is no JSON, and which for JSON that is no I-JSON. */
interface JsonTextRefusals {
  readonly MALFORMED_JSON: SdJwtRefusal;
  readonly NOT_JSON: SdJwtRefusal;
}

/** Parses the JSON of a stranger, {@link MAX_TEXT_DEPTH} deep at most. */
export function parseJsonText(text: string, refusals: JsonTextRefusals): JsonValue {
  try {
    return parseIJson(text, { maxDepth: MAX_TEXT_DEPTH });
  } catch (error) {
    if (!(error instanceof IJsonError)) throw error;
    if (error.code === 'TOO_DEEP') {
      throw new SdJwtRefused('TOO_DEEP', 'Arrays and objects are nested too deep.');
    }
    throw error.code === 'NOT_JSON'
      ? new SdJwtRefused(refusals.NOT_JSON, 'Two programs could read this JSON in two ways.')
      : new SdJwtRefused(refusals.MALFORMED_JSON, 'This is not JSON.');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes text; bytes that are no UTF-8 are refused and never replaced. */
export function decodeUtf8(bytes: Uint8Array, refusal: SdJwtRefusal): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new SdJwtRefused(refusal, 'These bytes are not UTF-8.');
  }
}
