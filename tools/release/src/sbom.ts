import { createHash } from 'node:crypto';
import { listNeededPackages } from './production-packages.js';
import type { Release } from './release.js';
import { run } from './run.js';

interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
}

/** The members of a CycloneDX document that are touched here. */
export interface Sbom {
  readonly $schema: string;
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly {
    readonly ref: string;
    readonly dependsOn?: readonly string[];
  }[];
}

const server = '@dpp/server';

/**
 * Lists the parts of the server as CycloneDX: what npm writes of the lock file, cut to what the server needs in
 * production. With `--omit dev` npm leaves out what tests use as well.
 */
export function makeSbom({ root, version, epoch }: Release): string {
  const options = ['--sbom-format', 'cyclonedx', '--package-lock-only'];
  const written = run('npm', ['sbom', ...options], { cwd: root });
  const needed = listNeededPackages(root).map((one) => `${one.name}@${one.version}`);
  return reproducibleSbom(JSON.parse(written) as Sbom, {
    subject: `${server}@${version}`,
    needed: new Set(needed),
    epoch,
  });
}

interface SbomOptions {
  /** `bom-ref` of the component that the document is about. */
  readonly subject: string;
  /** `bom-ref` of each part of it. */
  readonly needed: ReadonlySet<string>;
  /** Seconds since 1970. */
  readonly epoch: number;
}

/**
 * The same parts make the same bytes: in order, at the time of the release, and with a serial number that is made of the
 * content (RFC 9562, version 8).
 *
 * @throws an Error when a needed part is not listed.
 */
export function reproducibleSbom(sbom: Sbom, { subject, needed, epoch }: SbomOptions): string {
  const component = sbom.components.find((one) => one['bom-ref'] === subject);
  if (component === undefined) throw new Error(`npm lists no ${subject}.`);
  const components = sbom.components.filter((one) => needed.has(one['bom-ref']));
  const listed = new Set(components.map((one) => one['bom-ref']));
  const missing = [...needed].filter((ref) => !listed.has(ref));
  if (missing.length > 0) throw new Error(`npm does not list ${missing.join(', ')}.`);
  const { $schema, bomFormat, specVersion, serialNumber: _random, ...rest } = sbom;
  const content = {
    ...rest,
    metadata: { ...sbom.metadata, timestamp: new Date(epoch * 1000).toISOString(), component },
    components: components.toSorted((a, b) => order(a['bom-ref'], b['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => ref === subject || needed.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((other) => needed.has(other)).toSorted(order),
      }))
      .toSorted((a, b) => order(a.ref, b.ref)),
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(content))}`;
  const document = { $schema, bomFormat, specVersion, serialNumber, ...content };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** By code unit: the language of the machine does not decide. */
function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A UUID of version 8: 122 bits of the SHA-256. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
