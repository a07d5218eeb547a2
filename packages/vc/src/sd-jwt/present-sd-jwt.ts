import { VcError } from '../error.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import { groupByComponent, requireClaimPaths, type ClaimPath } from './claim-path.js';
import { parseElementDisclosure, parseMemberDisclosure } from './disclosure.js';
import { isMembers, type Members } from './json-member.js';
import { openSdJwt } from './open-sd-jwt.js';
import { digestInElement, digestsIn, revealClaims } from './reveal-claims.js';
import { SdJwtRefused } from './sd-jwt-refusal.js';

/** What {@link presentSdJwt} keeps. */
export interface PresentSdJwtOptions {
  /**
   * The claims to show, wherever they stand. What encloses a claim is shown with it; what can be kept back
   * within it is kept back, unless a path of its own leads there. Open claims are shown anyway.
   */
  readonly disclose: readonly ClaimPath[];
  /** Default: `webRuntime`. */
  readonly runtime?: VcRuntime | undefined;
}

/**
 * Leaves out of an SD-JWT the disclosures that a verifier need not see. Nothing is signed, and the signature
 * is not checked: a holder verifies what it receives before it presents any of it.
 *
 * @returns The SD-JWT with its disclosures in the order they came.
 * @throws {@link VcError} `INVALID_SD_JWT` for what no verifier would read, the reason in `cause`;
 * `INVALID_CLAIM_PATH` for what is no list of paths; `CLAIM_NOT_FOUND` for a path that leads nowhere, in any of the
 * elements that a `null` in it stands for.
 * @see RFC 9901 section 7.2.
 */
export function presentSdJwt(sdJwt: string, options: PresentSdJwtOptions): string {
  const { runtime = webRuntime } = options;
  const disclose = requireClaimPaths(options.disclose);
  try {
    const { unproven, disclosures } = openSdJwt(sdJwt, runtime);
    const claims = unproven.payload;
    revealClaims({ claims, disclosures, reserved: new Set(), runtime });
    const kept = new DisclosureSelection(disclosures, runtime).select(claims, disclose);
    const jwt = sdJwt.slice(0, sdJwt.indexOf('~'));
    return `${[jwt, ...disclosures.filter((text) => kept.has(text))].join('~')}~`;
  } catch (cause) {
    if (!(cause instanceof SdJwtRefused)) throw cause;
    throw new VcError('INVALID_SD_JWT', cause.message, { cause });
  }
}

/** A claim on the way, and the disclosure that it comes by, if any. */
interface FoundClaim {
  readonly value: unknown;
  readonly disclosure?: string;
}

/** Walks the payload as it was issued: there the places in arrays are those that paths name. */
class DisclosureSelection {
  private readonly kept = new Set<string>();
  private readonly disclosures: ReadonlyMap<string, string>;

  constructor(
    disclosures: readonly string[],
    private readonly runtime: VcRuntime,
  ) {
    this.disclosures = new Map(disclosures.map((text) => [runtime.sha256Base64Url(text), text]));
  }

  select(claims: Readonly<Members>, paths: readonly ClaimPath[]): ReadonlySet<string> {
    if (paths.some((path) => path.length === 0)) refusePath();
    this.selectWithin(claims, paths, 0);
    return this.kept;
  }

  private selectWithin(value: unknown, paths: readonly ClaimPath[], depth: number): void {
    const groups = groupByComponent(paths, depth);
    if (groups.size === 0) return;
    const claims = this.claimsIn(value);
    for (const [component, below] of groups) {
      for (const { value: found, disclosure } of choose(claims, component)) {
        if (disclosure !== undefined) this.kept.add(disclosure);
        this.selectWithin(found, below, depth + 1);
      }
    }
  }

  private claimsIn(value: unknown): ReadonlyMap<string | number, FoundClaim> {
    if (isMembers(value)) return this.membersIn(value);
    if (Array.isArray(value)) return this.elementsIn(value);
    return refusePath();
  }

  private membersIn(members: Readonly<Members>): ReadonlyMap<string, FoundClaim> {
    const { _sd: digests = [], _sd_alg: _, ...open } = members;
    const found = new Map<string, FoundClaim>();
    for (const [name, value] of Object.entries(open)) found.set(name, { value });
    for (const digest of digestsIn(digests)) {
      const disclosure = this.disclosures.get(digest);
      if (disclosure === undefined) continue;
      const { claimName, claimValue: value } = parseMemberDisclosure(disclosure, this.runtime);
      found.set(claimName, { value, disclosure });
    }
    return found;
  }

  private elementsIn(elements: readonly unknown[]): ReadonlyMap<number, FoundClaim> {
    const found = new Map<number, FoundClaim>();
    for (const [index, element] of elements.entries()) {
      const digest = digestInElement(element);
      const disclosure = digest === undefined ? undefined : this.disclosures.get(digest);
      if (digest === undefined) found.set(index, { value: element });
      else if (disclosure !== undefined) {
        const value = parseElementDisclosure(disclosure, this.runtime);
        found.set(index, { value, disclosure });
      }
    }
    return found;
  }
}

/** `null` stands for all elements of a list, of which there may be none. */
function choose(
  claims: ReadonlyMap<string | number, FoundClaim>,
  component: string | number | null,
): Iterable<FoundClaim> {
  if (component === null)
    return [...claims].map(([place, claim]) => (typeof place === 'number' ? claim : refusePath()));
  const claim = claims.get(component);
  return claim ? [claim] : refusePath();
}

function refusePath(): never {
  throw new VcError('CLAIM_NOT_FOUND', 'A path leads to no claim that is there.');
}
