import { decodeBase64Url } from '../encoding/base64url.js';
import type { JsonObject } from '../encoding/json-object.js';
import { parseJsonObject } from '../encoding/json-object.js';

/**
 * The URL at which a status list says that it stands. Nothing is verified here. Undefined for what is no status
 * list, and for one without an id.
 */
export function statusListId(text: string): string | undefined {
  const list = text.startsWith('{') ? parseJsonObject(text) : payloadOf(text);
  const types: readonly unknown[] = [list?.['type']].flat();
  const id = list?.['id'];
  return types.includes('BitstringStatusListCredential') && typeof id === 'string' ? id : undefined;
}

function payloadOf(token: string): JsonObject | undefined {
  const [, payload = ''] = token.split('.');
  const bytes = decodeBase64Url(payload);
  return bytes && parseJsonObject(new TextDecoder().decode(bytes));
}
