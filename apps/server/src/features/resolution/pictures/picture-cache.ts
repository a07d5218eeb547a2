import type { RawBody } from '../../../platform/http/route.js';
import { ByteCache, textOf, type CacheGauge } from '../../../platform/cache/byte-cache.js';
import { cacheMaxBytes } from '../../../platform/cache/cache-sizes.js';
import type { PictureFile } from '../../passports/pictures/picture-model.js';

/** A file by the workspace that keeps it: it never changes, and no other workspace's file is found. */
interface PictureName {
  readonly tenantId: string;
  readonly sha256: string;
}

interface PictureBody extends RawBody {
  readonly content: Uint8Array;
}

/** Caches the files of pictures. */
export class PictureCache {
  private readonly files = new ByteCache<PictureBody>({
    name: 'picture_files',
    maxBytes: cacheMaxBytes.pictureFiles,
    bytesOf: ({ content }) => content.length,
  });
  /** One for all who ask for the same at the same time; gone when it ends, however it does. */
  private readonly running = new Map<string, Promise<PictureBody | undefined>>();

  get gauges(): readonly CacheGauge[] {
    return [this.files];
  }

  find(
    { tenantId, sha256 }: PictureName,
    load: () => Promise<PictureFile | undefined>,
  ): Promise<PictureBody | undefined> {
    const key = ['picture-file', tenantId, sha256] as const;
    const cached = this.files.get(key);
    if (cached) return Promise.resolve(cached);
    const text = textOf(key);
    const running = this.running.get(text);
    if (running) return running;
    const reading = load().then((file) => {
      if (!file) return undefined;
      const body = { contentType: file.mediaType, content: file.content };
      this.files.set(key, body);
      return body;
    });
    this.running.set(text, reading);
    const end = () => void this.running.delete(text);
    reading.then(end, end);
    return reading;
  }
}
