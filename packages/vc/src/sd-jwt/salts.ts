import { VcError } from '../error.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';

/** Returns that many unpredictable bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** RFC 9901 section 9.3 asks for 128 bits at least; 18 bytes are 24 characters of base64url without a rest. */
const SALT_BYTES = 18;
const SALT_LENGTH = 24;

/** The salts of one credential, no two alike. */
export class Salts {
  private readonly drawn = new Set<string>();

  /** @param randomBytes - Default: `crypto.getRandomValues`, which is not suspected of repeating itself. */
  constructor(
    private readonly runtime: VcRuntime,
    private readonly randomBytes?: RandomBytes,
  ) {}

  /** @throws {@link VcError} `INVALID_RANDOM_BYTES` if the source gives another number of bytes, or the same again. */
  next(): string {
    const { randomBytes, runtime } = this;
    const salt = randomBytes ? runtime.encodeBase64Url(randomBytes(SALT_BYTES)) : drawSalt(runtime);
    if (salt.length !== SALT_LENGTH) refuse();
    if (randomBytes) {
      if (this.drawn.has(salt)) refuse();
      this.drawn.add(salt);
    }
    return salt;
  }
}

function refuse(): never {
  throw new VcError('INVALID_RANDOM_BYTES', 'The source of randomness is none.');
}

/** The salts of some ten passports. */
const STOCKED_SALTS = 224;
let stock = '';
let used = 0;

/** Takes a salt of many that are drawn and encoded at once: to do so for each takes longer than all the rest. */
function drawSalt(runtime: VcRuntime): string {
  if (used + SALT_LENGTH > stock.length) {
    const bytes = crypto.getRandomValues(new Uint8Array(STOCKED_SALTS * SALT_BYTES));
    stock = runtime.encodeBase64Url(bytes);
    used = 0;
  }
  used += SALT_LENGTH;
  return stock.slice(used - SALT_LENGTH, used);
}
