import { randomBytes } from 'node:crypto';
import { createApiKey } from '../../src/platform/auth/secrets/api-key.js';

/** By so many characters at its end a canary is looked up: how it begins, all of a form have in common. */
const endLength = 6;

/** Texts that are each at one place only, so that finding one says where it leaked from. */
export class Canaries {
  private readonly places = new Map<string, string>();
  private readonly byEnd = new Map<string, string[]>();

  /** A text for a place. */
  make(place: string): string {
    return this.add(`canary${randomBytes(8).toString('hex')}`, place);
  }

  /** The secrets people put into an address by mistake, in their own forms. */
  makeCredentials(place: string): string[] {
    const hex = randomBytes(16).toString('hex');
    const part = () => randomBytes(24).toString('base64url');
    const made = [
      createApiKey('live').secret,
      `dpp_li_${hex}`,
      `dpp_auth_${hex}`,
      `whsec_${hex}`,
      `eyJ${part()}.${part()}.${part()}`,
    ];
    return made.map((text) => this.add(text, place));
  }

  add(text: string, place: string): string {
    if (text.length < endLength) throw new Error(`Too short to be found: ${place}`);
    const end = text.slice(-endLength);
    this.byEnd.set(end, [...(this.byEnd.get(end) ?? []), text]);
    this.places.set(text, place);
    return text;
  }

  /** The places with a text that stands somewhere in another text. */
  foundIn(text: string): string[] {
    const found = new Set<string>();
    for (let end = endLength; end <= text.length; end++) {
      const candidates = this.byEnd.get(text.slice(end - endLength, end)) ?? [];
      for (const canary of candidates) if (text.endsWith(canary, end)) found.add(canary);
    }
    return [...found].map((canary) => this.places.get(canary) ?? '');
  }

  get count(): number {
    return this.places.size;
  }
}
