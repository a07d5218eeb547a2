import { advisoryCodes } from '../../platform/http/advisory-codes.js';
import { errorCodes, frameworkCodes } from '../../platform/http/error-codes.js';
import type { CacheableText } from '../../platform/http/reply/cacheable-reply.js';
import { toErrorCodePage, type CodeGroup } from '../../representations/api-page/error-code-page.js';
import { etagOf } from '../../representations/json-ld/public-document.js';
import { gs1Codes } from '../gs1/gs1-code-model.js';
import { epcisCodes } from '../traceability/epcis-code-model.js';

type Codes = Readonly<Record<string, { readonly meaning: string; readonly cure: string }>>;

/** Every code of the API; what the page shows is what the schemas list. */
export const codeGroups: readonly CodeGroup[] = [
  {
    id: 'codes-refusals',
    name: 'Refusals',
    place: '`code` of a refusal by the rules of this server.',
    codes: explained(errorCodes),
  },
  {
    id: 'codes-framework',
    name: 'Refusals before an operation runs',
    place: '`code` beside `statusCode`: the request cannot be read, or comes too often.',
    codes: explained(frameworkCodes),
  },
  {
    id: 'codes-gs1',
    name: 'GS1 data',
    place:
      '`code` of refused GS1 data, and of each entry of `problems`, which says where it stands.',
    codes: explained(gs1Codes),
  },
  {
    id: 'codes-epcis',
    name: 'EPCIS documents',
    place: '`code` of an entry of `errors`, with `path` as JSON pointer into the document.',
    codes: explained(epcisCodes, 'epcis-'),
  },
  {
    id: 'codes-advisories',
    name: 'Advisories',
    place: '`code` of an entry of `warnings` or `notices` of a success: nothing is refused.',
    codes: explained(advisoryCodes),
  },
];

/** @param prefix - Before the anchors of a group that has codes of another. */
function explained(codes: Codes, prefix = ''): CodeGroup['codes'] {
  return Object.entries(codes).map(([code, text]) => ({ ...text, code, anchor: prefix + code }));
}

/** The page of all codes, as it is sent. */
export function renderErrorCodePage(baseUrl: string): CacheableText {
  const content = toErrorCodePage(codeGroups, { baseUrl });
  return {
    contentType: 'text/html; charset=utf-8',
    content,
    etag: etagOf(content),
    maxAgeSeconds: 300,
  };
}
