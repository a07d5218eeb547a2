import { VcError } from '../error.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import { groupByComponent, type ClaimPath } from './claim-path.js';
import { isMembers, setMember, type Members } from './json-member.js';
import { Salts, type RandomBytes } from './salts.js';

/** What {@link concealClaims} starts from. */
export interface ConcealClaimsInput {
  readonly claims: Readonly<Members>;
  /** The claims to hide; one within another is hidden within it. */
  readonly disclosable: readonly ClaimPath[];
  /** Digests that belong to nothing, for each object and array with a hidden claim. */
  readonly decoys: number;
  readonly runtime: VcRuntime;
  readonly randomBytes?: RandomBytes | undefined;
}

/** Claims with digests in place of those hidden, and the disclosures that bring them back. */
export interface ConcealedClaims {
  readonly claims: Members;
  readonly disclosures: readonly string[];
}

/**
 * Hides claims behind the digests of their disclosures.
 *
 * @throws {@link VcError} `CLAIM_NOT_FOUND` for a path that leads nowhere, in any of the elements that a
 * `null` in it stands for; `INVALID_RANDOM_BYTES` if a salt is short or comes twice.
 * @see RFC 9901 section 4.2.
 */
export function concealClaims(input: ConcealClaimsInput): ConcealedClaims {
  return new ClaimConcealer(input).conceal(input);
}

class ClaimConcealer {
  private readonly disclosures: string[] = [];
  private readonly salts: Salts;
  private readonly decoys: number;
  private readonly runtime: VcRuntime;

  constructor({ decoys, runtime, randomBytes }: ConcealClaimsInput) {
    this.decoys = decoys;
    this.runtime = runtime;
    this.salts = new Salts(runtime, randomBytes);
  }

  conceal({ claims, disclosable }: ConcealClaimsInput): ConcealedClaims {
    if (disclosable.some((path) => path.length === 0)) refusePath();
    return { claims: this.members(claims, disclosable, 0), disclosures: this.disclosures };
  }

  /** Conceals what is in a value. `depth` is that of its components, and the length of its own path. */
  private value(value: unknown, paths: readonly ClaimPath[], depth: number): unknown {
    if (paths.every((path) => path.length === depth)) return value;
    if (Array.isArray(value)) return this.elements(value, paths, depth);
    if (isMembers(value)) return this.members(value, paths, depth);
    return refusePath();
  }

  private members(members: Readonly<Members>, paths: readonly ClaimPath[], depth: number): Members {
    const open: Members = {};
    const digests: string[] = [];
    const groups = groupByComponent(paths, depth);
    for (const name of groups.keys()) {
      if (typeof name !== 'string' || !Object.hasOwn(members, name)) refusePath();
    }
    for (const name of Object.keys(members)) {
      const member = members[name];
      const below = groups.get(name);
      const value = below ? this.value(member, below, depth + 1) : member;
      if (below?.some((path) => path.length === depth + 1))
        digests.push(this.disclose([this.salts.next(), name, value]));
      else setMember(open, name, value);
    }
    if (digests.length > 0) {
      // Sorted, so that the order says nothing of the order of the claims (RFC 9901 section 4.2.4.1).
      open['_sd'] = [...digests, ...this.decoyDigests()].sort();
    }
    return open;
  }

  private elements(
    elements: readonly unknown[],
    paths: readonly ClaimPath[],
    depth: number,
  ): unknown[] {
    const groups = groupByComponent(paths, depth);
    const everywhere = groups.get(null) ?? [];
    for (const place of groups.keys()) {
      const isThere = place === null || (typeof place === 'number' && place in elements);
      if (!isThere) refusePath();
    }
    let isAnyHidden = false;
    const concealed = elements.map((element, index) => {
      const below = [...everywhere, ...(groups.get(index) ?? [])];
      const value = this.value(element, below, depth + 1);
      if (!below.some((path) => path.length === depth + 1)) return value;
      isAnyHidden = true;
      return { '...': this.disclose([this.salts.next(), value]) };
    });
    // At the end, so that the places of the elements stay those that paths name.
    const decoys = isAnyHidden ? this.decoyDigests().map((digest) => ({ '...': digest })) : [];
    return [...concealed, ...decoys];
  }

  /** @returns The digest. */
  private disclose(elements: readonly unknown[]): string {
    const disclosure = this.runtime.encodeBase64Url(JSON.stringify(elements));
    this.disclosures.push(disclosure);
    return this.runtime.sha256Base64Url(disclosure);
  }

  private decoyDigests(): string[] {
    return Array.from({ length: this.decoys }, () =>
      this.runtime.sha256Base64Url(this.salts.next()),
    );
  }
}

function refusePath(): never {
  throw new VcError('CLAIM_NOT_FOUND', 'A path leads to no claim of the payload.');
}
