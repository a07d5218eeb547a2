/** Members of a package.json that only this repository reads. */
const ownMembers = ['devDependencies', 'nx', 'scripts'];

/** The condition under which this repository runs packages from their sources. */
const sourceCondition = '@dpp/source';

/** Where a package is from: the root's package.json has these once the address of the repository is decided. */
export interface Origin {
  readonly repository?: { readonly type: string; readonly url: string };
  readonly homepage?: string;
  readonly bugs?: string | object;
}

/**
 * The package.json of a published package: without what only this repository reads, and with where it is from. Entries
 * that exist as sources alone are left out.
 *
 * @param directory - The folder of the package in the repository, with slashes.
 */
export function publishedManifest(
  manifest: object,
  { repository, homepage, bugs }: Origin = {},
  directory = '',
): object {
  const members = Object.entries(manifest as Readonly<Record<string, unknown>>)
    .filter(([name]) => !ownMembers.includes(name))
    .map(([name, value]): [string, unknown] =>
      name === 'exports' ? [name, publishedEntries(value as object)] : [name, value],
    );
  return {
    ...Object.fromEntries(members),
    ...(repository && { repository: { ...repository, directory } }),
    ...(homepage !== undefined && { homepage }),
    ...(bugs !== undefined && { bugs }),
  };
}

function publishedEntries(entries: object): object {
  const published: [string, unknown][] = [];
  for (const [path, target] of Object.entries(entries)) {
    if (typeof target === 'string') published.push([path, target]);
    else {
      const conditions = Object.entries(target as object).filter(
        ([key]) => key !== sourceCondition,
      );
      if (conditions.length > 0) published.push([path, Object.fromEntries(conditions)]);
    }
  }
  return Object.fromEntries(published);
}
