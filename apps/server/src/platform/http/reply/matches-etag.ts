/** True when a caller has these very bytes: weak comparison, any of a list, or `*` (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const candidates = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return candidates.includes(etag) || candidates.includes('*');
}
