import type { Locale } from '@dpp/espr-validate';
import { ByteCache, textBytes, textOf, type CacheGauge } from '../../platform/cache/byte-cache.js';
import { cacheMaxBytes } from '../../platform/cache/cache-sizes.js';
import { etagOf } from '../../representations/json-ld/public-document.js';
import type { RepresentationKind } from '../../representations/negotiation/representations.js';

/** The text of a representation as it is sent, and its strong validator. */
export interface Rendering {
  /** UTF-8. */
  readonly content: Uint8Array;
  readonly etag: string;
}

/** Encodes a text once for all who are sent it, into memory that is shared with no other. */
export function toRendering(text: string): Rendering {
  return { content: encoder.encode(text), etag: etagOf(text) };
}

const encoder = new TextEncoder();

/** A view of memory, and what it is a view of. */
const viewBytes = 256;

/** A rendering, and the revision of the passport that it was made of. */
export interface MadeRendering extends Rendering {
  readonly revision: number;
}

export interface RenderingName {
  readonly kind: RepresentationKind;
  readonly passportId: string;
  readonly revision: number;
  /** The key that it is signed with. A key is never in use again, so its name leads to no other key's text. */
  readonly keyId?: string | undefined;
  /** Set for what shows a battery unit of the passport. */
  readonly unit?: PartShown | undefined;
  /** Set for what shows a batch of it. */
  readonly batch?: PartShown | undefined;
  /** The language that it is in, where it is in one: one of a few names, never what a request says. */
  readonly locale?: Locale | undefined;
  /** The version of the pictures that it shows. */
  readonly pictures?: string | undefined;
}

/** A battery unit or a batch, and a text that is another whenever anything but its passport has changed of what is shown. */
export interface PartShown {
  readonly id: string;
  readonly version: string;
}

/**
 * Caches what the public sees of a passport, of its batches or of its battery units: of one revision it is one text, which is
 * made once. Neither renderer nor base URL changes while the process runs, so that neither has to be named.
 */
export class RenderingCache {
  private readonly made = new ByteCache<Rendering>({
    name: 'renderings',
    maxBytes: cacheMaxBytes.renderings,
    bytesOf: ({ content, etag }) => viewBytes + content.byteLength + textBytes(etag),
  });
  /** One for all who ask for the same at the same time; gone when it ends, however it does. */
  private readonly running = new Map<string, Promise<Rendering | undefined>>();

  get gauges(): readonly CacheGauge[] {
    return [this.made];
  }

  find(
    { kind, passportId, revision, keyId, locale, unit, batch, pictures }: RenderingName,
    make: () => Promise<MadeRendering | undefined>,
  ): Promise<Rendering | undefined> {
    const ofParts = [unit?.id, unit?.version, batch?.id, batch?.version] as const;
    const key = [
      'rendering',
      kind,
      passportId,
      String(revision),
      keyId,
      locale,
      ...ofParts,
      pictures,
    ] as const;
    const cached = this.made.get(key);
    if (cached) return Promise.resolve(cached);
    const text = textOf(key);
    const running = this.running.get(text);
    if (running) return running;
    const making = make().then((rendering) => {
      // A passport that changed meanwhile has another revision, and this text is never looked up under it.
      if (rendering?.revision === revision) this.made.set(key, rendering);
      return rendering;
    });
    this.running.set(text, making);
    const end = () => void this.running.delete(text);
    making.then(end, end);
    return making;
  }
}
