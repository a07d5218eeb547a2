import type { RawBody, RawReply } from '../../platform/http/route.js';

/** A file to be saved. The name holds no quote and no backslash. */
export function attachment(fileName: string, raw: RawBody): RawReply<200> {
  return {
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="${fileName}"` },
    raw,
  };
}
