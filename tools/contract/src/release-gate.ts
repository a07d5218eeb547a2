import { compareDocuments } from './compare/compare-documents.js';
import type { Bump, Change } from './compare/change.js';
import { contractView, demandedExtensions } from './contract-view.js';
import { withoutRecordings } from './without-recordings.js';
import { compareVersions, requiredBump, satisfiesBump } from './required-bump.js';

/** The contract, which clients of this API family share, and what this server adds to it. */
export const parts = ['contract', 'extension'] as const;
export type Part = (typeof parts)[number];

/** A description as it was released. */
export interface Release {
  readonly version: string;
  readonly document: object;
}

/**
 * Lets one breaking change ship without a new major, once. It names the release that the change is compared with and the
 * change itself: after the next release, or where the change is not there, it is spent and fails the build.
 */
export interface Waiver {
  readonly part: Part;
  readonly since: string;
  readonly change: string;
  readonly reason: string;
}

/** The current description, and the version that a part of it has now. */
export interface Candidate {
  readonly document: object;
  readonly versions: Readonly<Record<Part, string>>;
}

export interface Verdict {
  readonly part: Part;
  readonly passed: boolean;
  /** What the changes require of the version, the waived ones counted as additions. */
  readonly bump: Bump;
  /** A line each, for a person; the first one says all. */
  readonly lines: readonly string[];
}

/** The changes of one part since its release. */
export function changesOf(part: Part, before: object, after: object): Change[] {
  const [released, current] = [withoutRecordings(before), withoutRecordings(after)];
  if (part === 'extension') {
    return compareDocuments(released, current).filter(({ isExtension }) => isExtension);
  }
  const demanded = demandedExtensions(current).map((place) => ({
    bump: 'major' as const,
    description: `an extension is required: ${place}`,
    isExtension: false,
  }));
  const own = compareDocuments(contractView(released), contractView(current));
  return [...own.filter(({ isExtension }) => !isExtension), ...demanded];
}

/** Judges one part: its version has to rise since its last release as far as its changes require. */
export function judge(
  part: Part,
  { document, versions }: Candidate,
  { released, waivers }: { readonly released: Release; readonly waivers: readonly Waiver[] },
): Verdict {
  const changes = changesOf(part, released.document, document);
  const own = waivers.filter((waiver) => waiver.part === part);
  const isWaived = ({ bump, description }: Change) =>
    bump === 'major' &&
    own.some(({ since, change }) => since === released.version && change === description);
  const counted = changes.map((change) =>
    isWaived(change) ? { ...change, bump: 'minor' as const } : change,
  );
  const bump = requiredBump(counted);
  const spent = own.filter(
    ({ since, change }) =>
      since !== released.version || !changes.some(({ description }) => description === change),
  );
  const rose = satisfiesBump(released.version, versions[part], bump);
  const head = `${part}: ${changes.length} changes since ${released.version} require: ${bump}. The version is ${rose ? '' : 'only '}${versions[part]}.`;
  const worst = rose ? [] : counted.filter((change) => change.bump === bump).slice(0, 20);
  return {
    part,
    passed: rose && spent.length === 0,
    bump,
    lines: [
      head,
      ...worst.map(({ description }) => `  ${description}`),
      ...spent.map(({ change }) => `  This waiver is spent, remove it: ${change}`),
    ],
  };
}

/** The release with the highest version; undefined where there is none. */
export function latest(releases: readonly Release[]): Release | undefined {
  return releases.toSorted((one, other) => compareVersions(other.version, one.version))[0];
}
