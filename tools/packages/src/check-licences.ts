import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** MIT, Apache, BSD or ISC, as docs/adr/0004-dependencies.md has it. */
const allowed = /^(?:MIT|MIT-0|Apache-2\.0|BSD-[23]-Clause|0BSD|ISC)$/;

/** One licence, or the choice between several, of which one is enough: `(MIT OR Apache-2.0)`. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((license) => allowed.test(license));
}

/** An entry of the lock file: an installed package, or one of ours. */
interface Locked {
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Checks the licences of what is published and of what the server runs on: of each package that one of ours
 * names among its `dependencies`, in the version that is installed.
 *
 * @param root - The repository, with a slash at its end.
 * @throws an Error that names each package under another licence.
 */
export function checkLicences(root: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const ours = Object.keys(packages).filter((folder) => /^(?:apps|packages)\/[^/]+$/.test(folder));
  const named = ours.flatMap((folder) =>
    Object.keys(packages[folder]?.dependencies ?? {}).map((name) => ({ folder, name })),
  );
  const refused = named.flatMap(({ folder, name }) => {
    const found =
      packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? {};
    const { link = false, license = 'none' } = found;
    return link || isAllowed(license) ? [] : [`${folder}: ${name} is under ${license}`];
  });
  if (refused.length > 0) throw new Error(refused.join('\n'));
  console.log(`${named.length} dependencies: all under MIT, Apache, BSD or ISC`);
}
