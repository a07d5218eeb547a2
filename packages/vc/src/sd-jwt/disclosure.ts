import { IJsonError, parseIJson, type JsonValue } from '@dpp/merkle-seal';
import { parsePlainJson } from '../encoding/json-object.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import { MAX_TEXT_DEPTH } from './sd-jwt-limits.js';
import { SdJwtRefused, type SdJwtRefusal } from './sd-jwt-refusal.js';

/** A claim of an object, as its disclosure tells it. */
export interface MemberDisclosure {
  readonly claimName: string;
  readonly claimValue: JsonValue;
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
  const elements = parseJsonText(runtime.decodeBase64UrlText(text) ?? refuseText(text, runtime));
  if (!Array.isArray(elements) || (elements.length !== 2 && elements.length !== 3)) {
    throw new SdJwtRefused('DISCLOSURE_INVALID', 'A disclosure has two or three elements.');
  }
  const [salt] = elements as JsonValue[];
  if (typeof salt !== 'string') throw new SdJwtRefused('SALT_INVALID', 'A salt is a text.');
  return elements as JsonValue[];
}

function parseJsonText(text: string): JsonValue {
  try {
    return parsePlainJson(text, MAX_TEXT_DEPTH) ?? parseIJson(text, { maxDepth: MAX_TEXT_DEPTH });
  } catch (error) {
    if (!(error instanceof IJsonError)) throw error;
    throw new SdJwtRefused(JSON_REFUSALS[error.code] ?? 'DISCLOSURE_NOT_JSON', error.message);
  }
}

/** By the code of the parser; what is not listed is no JSON at all. */
const JSON_REFUSALS: Readonly<Record<string, SdJwtRefusal>> = {
  NOT_JSON: 'DISCLOSURE_NOT_I_JSON',
  TOO_DEEP: 'TOO_DEEP',
};

/** Says why a disclosure has no text. */
function refuseText(text: string, runtime: VcRuntime): never {
  if (runtime.decodeBase64Url(text)) {
    throw new SdJwtRefused('DISCLOSURE_NOT_UTF8', 'A disclosure is not UTF-8.');
  }
  throw new SdJwtRefused('DISCLOSURE_NOT_BASE64URL', 'A disclosure is not canonical base64url.');
}
