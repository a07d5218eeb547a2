import type { JsonValue } from '@dpp/merkle-seal';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import type { ClaimPath } from './claim-path.js';
import { parseElementDisclosure, parseMemberDisclosure } from './disclosure.js';
import { isMembers, setMember, type Members } from './json-member.js';
import { MAX_CLAIM_DEPTH } from './sd-jwt-limits.js';
import { SdJwtRefused } from './sd-jwt-refusal.js';

/** What {@link revealClaims} starts from. */
export interface RevealClaimsInput {
  /** The payload as it was signed. */
  readonly claims: Readonly<Members>;
  /** Each as it was sent, in any order. */
  readonly disclosures: readonly string[];
  /** Members of the payload that, with all that is in them, may not come by disclosure. */
  readonly reserved: ReadonlySet<string>;
  readonly runtime: VcRuntime;
}

/** A payload without its digests. */
export interface RevealedClaims {
  readonly payload: Readonly<Members>;
  /** Where the disclosed claims stand, in the order of the walk; places in arrays as they were issued. */
  readonly disclosedClaims: readonly ClaimPath[];
}

/**
 * Puts the disclosed claims where their digests stand, and takes out all digests: those of claims that were not
 * disclosed, and decoys, which look the same.
 *
 * @throws {@link SdJwtRefused} by the rules of RFC 9901 section 7.1, steps 3 to 5.
 */
export function revealClaims(input: RevealClaimsInput): RevealedClaims {
  assertHashAlgorithm(input.claims);
  return new ClaimRevealer(input).reveal(input.claims);
}

class ClaimRevealer {
  private readonly disclosures: ReadonlyMap<string, string>;
  private readonly reserved: ReadonlySet<string>;
  private readonly runtime: VcRuntime;
  private readonly seenDigests = new Set<string>();
  private readonly disclosedClaims: ClaimPath[] = [];
  /** The claim at hand. Its length is the depth of what encloses it. */
  private readonly path: (string | number)[] = [];

  constructor({ disclosures, reserved, runtime }: RevealClaimsInput) {
    this.disclosures = byDigest(disclosures, runtime);
    this.reserved = reserved;
    this.runtime = runtime;
  }

  reveal(claims: Readonly<Members>): RevealedClaims {
    const payload = this.members(claims);
    // A digest is seen once only, so that each disclosure was taken at most once.
    if (this.disclosedClaims.length < this.disclosures.size) {
      throw new SdJwtRefused('DISCLOSURE_UNREFERENCED', 'No signed digest leads to a disclosure.');
    }
    return { payload, disclosedClaims: this.disclosedClaims };
  }

  /** What a container holds once it is revealed: the same container, if there is no digest in it. */
  private container(value: object): object {
    if (this.path.length >= MAX_CLAIM_DEPTH) {
      throw new SdJwtRefused('TOO_DEEP', 'Disclosed claims are nested too deep.');
    }
    return isMembers(value) ? this.members(value) : this.elements(value as readonly unknown[]);
  }

  private members(members: Readonly<Members>): Readonly<Members> {
    let open: Members = members;
    for (const name of Object.keys(members)) {
      if (name === '...') {
        throw new SdJwtRefused('ARRAY_DIGEST_MISPLACED', '"..." stands outside of an array.');
      }
      if (name === '_sd_alg' && this.path.length > 0) refuseMisplacedAlgorithm();
      if (name === '_sd' || name === '_sd_alg') continue;
      const value = this.child(name, members[name]);
      if (value === members[name]) continue;
      if (open === members) open = { ...members };
      setMember(open, name, value);
    }
    if (!Object.hasOwn(members, '_sd') && !Object.hasOwn(members, '_sd_alg')) return open;
    const { _sd: digests = [], _sd_alg: _algorithm, ...revealed } = open;
    this.addDisclosed(digestsIn(digests), revealed);
    return revealed;
  }

  private addDisclosed(digests: readonly string[], revealed: Members): void {
    for (const digest of digests) {
      const disclosure = this.disclosureOf(digest);
      if (disclosure === undefined) continue;
      const { claimName, claimValue } = parseMemberDisclosure(disclosure, this.runtime);
      if (claimName === '_sd_alg') refuseMisplacedAlgorithm();
      if (this.path.length === 0 && this.reserved.has(claimName)) refuseReserved();
      if (Object.hasOwn(revealed, claimName)) {
        throw new SdJwtRefused('CLAIM_NAME_TAKEN', 'An object has two claims of one name.');
      }
      setMember(revealed, claimName, this.disclosedChild(claimName, claimValue));
    }
  }

  private elements(elements: readonly unknown[]): readonly unknown[] {
    const revealed: unknown[] = [];
    let isChanged = false;
    for (const [index, element] of elements.entries()) {
      const digest = digestInElement(element);
      if (digest === undefined) {
        const value = this.child(index, element);
        isChanged ||= value !== element;
        revealed.push(value);
        continue;
      }
      isChanged = true;
      const disclosure = this.disclosureOf(digest);
      if (disclosure === undefined) continue;
      const value = parseElementDisclosure(disclosure, this.runtime);
      revealed.push(this.disclosedChild(index, value));
    }
    return isChanged ? revealed : elements;
  }

  private child(component: string | number, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    this.path.push(component);
    const revealed = this.container(value);
    this.path.pop();
    return revealed;
  }

  private disclosedChild(component: string | number, value: JsonValue): unknown {
    this.disclosedClaims.push([...this.path, component]);
    return this.child(component, value);
  }

  /** The disclosure that belongs to a digest; undefined for a claim kept back, and for a decoy. */
  private disclosureOf(digest: string): string | undefined {
    const [outermost] = this.path;
    if (typeof outermost === 'string' && this.reserved.has(outermost)) refuseReserved();
    if (this.seenDigests.has(digest)) {
      throw new SdJwtRefused('DIGEST_REPEATED', 'One digest stands in two places.');
    }
    this.seenDigests.add(digest);
    return this.disclosures.get(digest);
  }
}

/** RFC 9901 section 4.1.1: without `_sd_alg` it is `sha-256`, the one that everybody has to know. */
function assertHashAlgorithm(claims: Readonly<Members>): void {
  if (!Object.hasOwn(claims, '_sd_alg')) return;
  const algorithm = claims['_sd_alg'];
  if (typeof algorithm !== 'string') {
    throw new SdJwtRefused('SD_ALG_INVALID', '_sd_alg is not a text.');
  }
  if (algorithm !== 'sha-256') {
    throw new SdJwtRefused('SD_ALG_NOT_SUPPORTED', 'The only hash algorithm is sha-256.');
  }
}

function byDigest(disclosures: readonly string[], runtime: VcRuntime): ReadonlyMap<string, string> {
  const found = new Map(disclosures.map((text) => [runtime.sha256Base64Url(text), text]));
  if (found.size < disclosures.length) {
    throw new SdJwtRefused('DISCLOSURE_REPEATED', 'A disclosure was sent twice.');
  }
  return found;
}

/** The digests in the value of `_sd`. */
export function digestsIn(value: unknown): readonly string[] {
  const isListOfTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  if (!isListOfTexts) throw new SdJwtRefused('SD_INVALID', '_sd is not an array of texts.');
  return value;
}

/** The digest that an array element consists of; undefined for an element that is there itself. */
export function digestInElement(element: unknown): string | undefined {
  if (!isMembers(element) || !Object.hasOwn(element, '...')) return undefined;
  const digest = element['...'];
  if (typeof digest !== 'string' || Object.keys(element).length > 1) {
    throw new SdJwtRefused('ARRAY_DIGEST_INVALID', '"..." is not one text alone.');
  }
  return digest;
}

function refuseReserved(): never {
  throw new SdJwtRefused(
    'RESERVED_CLAIM_DISCLOSED',
    'A claim that must be open is behind a digest.',
  );
}

function refuseMisplacedAlgorithm(): never {
  throw new SdJwtRefused('SD_ALG_MISPLACED', '_sd_alg belongs to the top of what is signed.');
}
