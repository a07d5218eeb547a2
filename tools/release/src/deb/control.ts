import type { Release } from '../release.js';

/** Who answers for the package: of a distribution's own build its maintainer, by `DEB_MAINTAINER`. */
const maintainer =
  process.env.DEB_MAINTAINER ?? 'Maintainers of dpp-platform <maintainers@dpp-platform.invalid>';

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/** @throws an Error on a machine that no Debian package is made for. */
export function debianArchitecture(): string {
  const architecture = architectures[process.arch];
  if (architecture === undefined) {
    throw new Error(`No Debian package is made on ${process.arch}; use x64 or arm64.`);
  }
  return architecture;
}

/** A pre-release sorts before its release: `1.0.0~rc.1`. */
export function debianVersion({ version }: Pick<Release, 'version'>): string {
  return version.replace('-', '~');
}

/** @param bytes - What the files of the package hold. */
export function controlFile(release: Release, bytes: number): string {
  return [
    'Package: dpp',
    `Version: ${debianVersion(release)}`,
    `Architecture: ${debianArchitecture()}`,
    `Maintainer: ${maintainer}`,
    `Installed-Size: ${Math.ceil(bytes / 1024)}`,
    // What the Node inside needs; the native Argon2 needs less.
    'Depends: libc6 (>= 2.28), libgcc-s1, libstdc++6 (>= 8), adduser, init-system-helpers (>= 1.54)',
    'Suggests: postgresql, caddy | nginx',
    'Section: web',
    'Priority: optional',
    'Description: server of Digital Product Passports',
    ' A manufacturer creates a passport, which is validated against the rules of its',
    ' product category, sealed, published under a GS1 Digital Link, resolved by',
    ' anybody who scans the code, and verified by anybody, offline too.',
    ' .',
    ' This package holds the server with its web console, a Node.js runtime that it',
    ' runs on, the command dpp, and a systemd unit. As installed it listens on this',
    ' machine alone and runs on an embedded database; a PostgreSQL is set in',
    ' /etc/dpp/dpp.env.',
    '',
  ].join('\n');
}

/** What changed stands in the changelogs of the packages; Debian's tools read the version here. */
export function changelog(release: Release): string {
  const date = new Date(release.epoch * 1000).toUTCString().replace('GMT', '+0000');
  const lines = [
    `dpp (${debianVersion(release)}) unstable; urgency=medium`,
    '',
    `  * @dpp/server ${release.version}.`,
    '',
    ` -- ${maintainer}  ${date}`,
    '',
  ];
  return lines.join('\n');
}
