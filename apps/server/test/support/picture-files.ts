import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';

const fromBase64 = (text: string) => Buffer.from(text, 'base64');

/** Files that a browser decodes, each 3 pixels wide and 2 high. */
export const pictureFiles = {
  jpeg: fromBase64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCYArP/2Q==',
  ),
  png: fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWJaZWz8H4aZGJAAAAAA//9QYsr9AAAABklEQVQDAHdXBjK39D14AAAAAElFTkSuQmCC',
  ),
  webp: fromBase64('UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoDAAIAB0CWJaACdAFAAAD+4LkIw0a/F3YjjJIAAAA='),
  webpLossless: fromBase64('UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQmap2pv+BiOh/AAA='),
  webpExtended: fromBase64(
    'UklGRkIAAABXRUJQVlA4WAoAAAAAAAAAAgAAAQAAVlA4ICQAAABwAQCdASoDAAIAB0CWJaACdAFAAAD+4LkIw0a/F3YjjJIAAAA=',
  ),
} as const;

/** A whole PNG by its structure, whose header names any size; its name makes it another file. */
export function pngOf(width: number, height: number, name = ''): Buffer {
  const file = Buffer.concat([pictureFiles.png.subarray(0, -12), textChunk(name)]);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return Buffer.concat([file, pictureFiles.png.subarray(-12)]);
}

function textChunk(text: string): Buffer {
  const content = Buffer.from(`Title\0${text}`);
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length);
  chunk.write('tEXt', 4);
  content.copy(chunk, 8);
  return chunk;
}

/** Somebody's web server with pictures, on this machine. */
export async function startPictureServer() {
  const asked: string[] = [];
  const answers = new Map<string, http.RequestListener>();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The paths that were asked for so far. */
    asked,
    /** @returns The address of what it sends from here on. */
    answer(path: string, answer: http.RequestListener): string {
      answers.set(path, answer);
      return origin + path;
    },
    send(path: string, file: Uint8Array, status = 200): string {
      return this.answer(path, (_request, response) => response.writeHead(status).end(file));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** A picture of a passport as if it had been fetched. */
export async function insertPicture(db: Knex, tenantId: string, passportId: string): Promise<void> {
  const sha256 = 'ab'.repeat(32);
  const file = { media_type: 'image/png', width: 3, height: 2, content: pictureFiles.png };
  await db('pictures')
    .insert({ tenant_id: tenantId, sha256, ...file, created_at: new Date() })
    .onConflict()
    .ignore();
  const url = 'https://pictures.example/1.png';
  const link = { tenant_id: tenantId, passport_id: passportId, number: 1, url, sha256 };
  await db('passport_pictures').insert(link);
}
