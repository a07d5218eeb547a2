/** Browsers by what they call themselves; several claim to be others too, so that the order counts. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\//, 'Chrome'],
  [/\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox, Linux" of a `User-Agent`; undefined for one that names neither browser nor system. */
export function browserOf(userAgent: string | null): string | undefined {
  const names = [browsers, systems].flatMap((known) => {
    const found = known.find(([mark]) => mark.test(userAgent ?? ''));
    return found ? [found[1]] : [];
  });
  return names.length === 0 ? undefined : names.join(', ');
}
