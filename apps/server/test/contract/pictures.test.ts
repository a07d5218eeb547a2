import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trimPicture } from '../../src/features/passports/pictures/trim-picture.js';
import { tenantTransaction } from '../../src/platform/db/tenant-transaction.js';
import { claimPictures } from '../../src/features/passports/pictures/due-picture-repository.js';
import { newSku, passportBody, textiles } from '../support/factories.js';
import {
  exifOf,
  pictureFiles,
  pngOf,
  startPictureServer,
  withSegments,
} from '../support/picture-files.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let server: Awaited<ReturnType<typeof startPictureServer>>;

beforeAll(async () => {
  app = await startTestApp({
    WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
    LIMIT_WORKSPACE_PICTURE_BYTES: '100000',
  });
  workspace = await createWorkspace(app);
  server = await startPictureServer();
});
afterAll(async () => {
  await server.close();
  await app.close();
});

interface Image {
  readonly url: string;
  readonly caption?: string;
}

const publish = (images: readonly Image[], body: object = {}) =>
  workspace.createPassport({ productId: newSku(), ...body, enrichment: { images } });
const update = (id: string, enrichment: unknown) =>
  app.request(`/api/v1/passports/${id}`, {
    method: 'PUT',
    key: workspace.key,
    json: { metadata: textiles(), enrichment },
  });
const fetchAll = () => app.deps.pictureFetcher.run();
const picture = (id: string, number: number | string, headers: Record<string, string> = {}) =>
  app.request(`/passport/${id}/images/${number}`, { headers });
const page = async (path: string) =>
  (await app.request(path, { headers: { Accept: 'text/html' } })).text;
const files = async () =>
  (await app.db<{ sha256: string }>('pictures').select('sha256')).map(({ sha256 }) => sha256);
const refusalsOf = async (id: string) => {
  const { body } = await app.request('/api/v1/notifications?limit=100', { key: workspace.key });
  const told = (body as unknown as { notifications: Told[] }).notifications;
  return told
    .filter(({ kind, targetId }) => kind === 'passport.picture_refused' && targetId === id)
    .map(({ message }) => message);
};
interface Told {
  readonly kind: string;
  readonly targetId: string;
  readonly message: string;
}

describe('the pictures of an enrichment', () => {
  // Clause: GET /passport/{id}/images/{number} 200
  it('are fetched once, and sent from here with their type', async () => {
    const url = server.send('/front.jpg', pictureFiles.jpeg);
    const { id } = await publish([{ url, caption: 'Front "view"' }]);
    expect((await picture(id, 1)).status).toBe(404);
    expect(await page(`/passport/${id}`)).not.toContain('<img');

    await fetchAll();
    const { status, headers } = await picture(id, 1);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('content-length')).toBe(String(pictureFiles.jpeg.length));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const body = await fetch(`${app.origin}/passport/${id}/images/1`);
    expect(Buffer.from(await body.arrayBuffer())).toEqual(pictureFiles.jpeg);
    const shown = await page(`/passport/${id}`);
    expect(shown).toContain(
      `<img src="/passport/${id}/images/1" width="3" height="2" alt="Crew-neck sweatshirt Fjord"`,
    );
    expect(shown).toContain('<figcaption lang>Front &quot;view&quot;</figcaption>');
    expect(shown).not.toContain(server.asked[0]);

    await update(id, { images: [{ url, caption: 'Back' }] });
    await fetchAll();
    expect(server.asked.filter((path) => path === '/front.jpg')).toHaveLength(1);
    expect(await page(`/passport/${id}`)).toContain('<figcaption lang>Back</figcaption>');
  });

  // Clause: enrichment pictures without what else their files say
  it('are kept without where and when they were taken, and turned as they were', async () => {
    const taken = Buffer.concat([Buffer.from('Exif\0\0'), exifOf(6)]);
    const photo = withSegments(pictureFiles.jpeg, [[0xe1, taken]]);
    const { id } = await publish([{ url: server.send('/photo.jpg', photo) }]);
    await fetchAll();
    const reply = await fetch(`${app.origin}/passport/${id}/images/1`);
    const file = Buffer.from(await reply.arrayBuffer());
    expect(file.includes('Wien')).toBe(false);
    expect(trimPicture(file)).toMatchObject({ width: 2, height: 3, content: file });
    expect(reply.headers.get('etag')).toBe(`"${hash('sha256', file)}"`);
    expect(await page(`/passport/${id}`)).toContain('width="2" height="3"');
  });

  // Clause: GET /passport/{id}/images/{number} 304
  it('are known by their content to whoever has them', async () => {
    const { id } = await publish([{ url: server.send('/etag.png', pictureFiles.png) }]);
    await fetchAll();
    const etag = (await picture(id, 1)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const again = await picture(id, 1, { 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await app.request(`/passport/${id}/images/1`, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
  });

  it('are the product on its page, and stand among the folds from the second on', async () => {
    const urls = ['/a.jpg', '/b.png', '/c.webp'].map((path) =>
      server.send(path, pngOf(3, 2, path)),
    );
    const { id } = await publish(urls.map((url) => ({ url })));
    await fetchAll();
    const shown = await page(`/passport/${id}`);
    expect(shown.match(/<img [^>]*>/g)).toEqual([
      expect.stringContaining('/images/1" width="3" height="2" alt="Crew-neck sweatshirt Fjord"'),
      expect.stringMatching(/\/images\/2" width="3" height="2" loading="lazy" alt="Picture 2"/),
      expect.stringMatching(/\/images\/3" width="3" height="2" loading="lazy" alt="Picture 3"/),
    ]);
    for (const url of urls) expect(shown).not.toContain(url);
  });

  it('are ten at most', async () => {
    const urls = Array.from({ length: 12 }, (_, at) =>
      server.send(`/many/${at}`, pngOf(3, 2, `many ${at}`)),
    );
    const { id } = await publish(urls.map((url) => ({ url })));
    await fetchAll();
    expect((await picture(id, 10)).status).toBe(200);
    expect((await picture(id, 11)).status).toBe(404);
    expect(server.asked.filter((path) => path.startsWith('/many/'))).toHaveLength(10);
  });

  // Clause: GET /passport/{id}/images/{number} 404
  it.each(['0', '01', '2', '-1', '1.0', '1e0', 'x', '%00'])('have no number %s', async (number) => {
    const { id } = await publish([{ url: server.send('/one.png', pictureFiles.png) }]);
    await fetchAll();
    expect((await picture(id, 1)).status).toBe(200);
    expect([400, 404]).toContain((await picture(id, number)).status);
  });

  it('of a draft are for its owner alone', async () => {
    const url = server.send('/draft.png', pictureFiles.png);
    const { id } = await publish([{ url }], { draft: true });
    await fetchAll();
    expect((await picture(id, 1)).status).toBe(404);
    const owned = await picture(id, 1, { Authorization: `Bearer ${workspace.key}` });
    expect([owned.status, owned.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    await update(id, undefined);
    expect((await picture(id, 1)).status).toBe(200);
  });

  it('go with the last passport that shows them', async () => {
    const shared = server.send('/shared.png', pngOf(3, 2, 'shared'));
    const own = server.send('/own.png', pngOf(3, 2, 'own'));
    const before = (await files()).length;
    const first = await publish([{ url: shared }]);
    const second = await publish([{ url: own }, { url: shared }], { draft: true });
    await fetchAll();
    expect(await files()).toHaveLength(before + 2);
    await update(first.id, null);
    expect(await files()).toHaveLength(before + 2);
    expect((await picture(first.id, 1)).status).toBe(404);
    expect(await page(`/passport/${first.id}`)).not.toContain('<img');
    const path = `/api/v1/passports/${second.id}`;
    await app.request(path, { method: 'DELETE', key: workspace.key });
    expect(await files()).toHaveLength(before);
  });

  it('of another workspace are files of its own', async () => {
    const url = server.send('/twice.png', pngOf(3, 2, 'twice'));
    const theirs = await createWorkspace(app);
    const mine = await publish([{ url }]);
    const other = await theirs.createPassport(passportBody({ enrichment: { images: [{ url }] } }));
    const before = (await files()).length;
    await fetchAll();
    expect(await files()).toHaveLength(before + 2);
    await update(mine.id, null);
    expect((await picture(other.id, 1)).status).toBe(200);
  });
});

describe('a picture that cannot be shown', () => {
  // Clause: enrichment pictures refused
  it.each<[why: string, answer: () => string]>([
    ['no JPEG', () => server.send('/page.jpg', Buffer.from('<svg onload="alert(1)"/>'))],
    ['megapixels', () => server.send('/vast.png', pngOf(100_000, 100_000))],
    ['not a whole file', () => server.send('/cut.jpg', pictureFiles.jpeg.subarray(0, 200))],
    ['something else than the file', () => server.send('/gone.png', pictureFiles.png, 404)],
    [
      'redirects are not followed',
      () =>
        server.answer('/moved.png', (_request, response) => {
          response.writeHead(302, { Location: server.send('/there.png', pictureFiles.png) }).end();
        }),
    ],
    [
      'larger than 2 MiB',
      () =>
        server.answer('/huge.png', (_request, response) => {
          response.writeHead(200, { 'Content-Length': String(10 * 1024 ** 3) });
          response.write(pictureFiles.png);
        }),
    ],
    [
      'larger than 2 MiB',
      () =>
        server.answer('/endless.png', (_request, response) => {
          const write = () => void response.write(Buffer.alloc(65_536), write);
          write();
          response.on('error', () => undefined);
        }),
    ],
    ['public web', () => 'http://169.254.169.254/latest/meta-data'],
    ['public web', () => 'http://127.0.0.1:25/mail.png'],
    ['public web', () => 'http://me:secret@127.0.0.1:8080/a.png'],
  ])('is refused, and the inbox says so: %s', async (why, answer) => {
    const { id, productId } = await publish([{ url: answer() }]);
    await fetchAll();
    expect((await picture(id, 1)).status).toBe(404);
    expect(await refusalsOf(id)).toEqual([
      expect.stringMatching(
        new RegExp(`^Picture 1 of passport ${productId} is not shown: .*${why}.*\\.$`),
      ),
    ]);
    await fetchAll();
    expect(await refusalsOf(id)).toHaveLength(1);
  });

  it('is asked for again when its enrichment is written again', async () => {
    const url = server.send('/late.png', Buffer.from('soon'));
    const { id } = await publish([{ url }]);
    await fetchAll();
    server.send('/late.png', pictureFiles.png);
    await update(id, { images: [{ url }] });
    await fetchAll();
    expect((await picture(id, 1)).status).toBe(200);
  });

  it('is tried five times while its server is away, and each time later', async () => {
    const url = server.send('/away.png', pictureFiles.png, 503);
    const { id } = await publish([{ url }]);
    const count = () => server.asked.filter((path) => path === '/away.png').length;
    const began = Date.now();
    try {
      for (const [attempt, minutes] of [0, 1, 11, 71, 431, 2000].entries()) {
        app.setTime(new Date(began + minutes * 60_000 + 5000));
        await fetchAll();
        await fetchAll();
        expect(count()).toBe(Math.min(attempt + 1, 5));
      }
    } finally {
      app.setTime();
    }
    expect(await refusalsOf(id)).toEqual([expect.stringContaining('did not send it')]);
  });

  it('is refused where the workspace is full', async () => {
    const large = pngOf(3, 2, 'x'.repeat(99_000));
    const { id } = await publish([{ url: server.send('/large.png', large) }]);
    await fetchAll();
    expect(await refusalsOf(id)).toEqual([expect.stringContaining('as many bytes of pictures')]);
  });
});

describe('whoever fetches pictures', () => {
  it('leaves what it has taken on to others when it dies', async () => {
    const url = server.send('/left.png', pictureFiles.png);
    const { id } = await publish([{ url }]);
    const { id: tenantId } = workspace.tenant;
    const at = new Date();
    const leaseUntil = new Date(at.getTime() + 120_000);
    const claim = () =>
      tenantTransaction(app.db, tenantId, (tx) =>
        claimPictures(tx, tenantId, { at, leaseUntil, limit: 5 }),
      );
    expect(await claim()).toMatchObject([{ passportId: id, url, attempts: 1 }]);
    expect(await claim()).toEqual([]);
    await fetchAll();
    expect((await picture(id, 1)).status).toBe(404);
    app.setTime(new Date(leaseUntil.getTime() + 1000));
    await fetchAll();
    app.setTime();
    expect((await picture(id, 1)).status).toBe(200);
  });

  it('stores nothing for an enrichment that has changed meanwhile', async () => {
    let changed: Promise<unknown> = Promise.resolve();
    let id = '';
    const url = server.answer('/raced.png', (_request, response) => {
      changed = update(id, { images: [] }).then(() => response.end(pngOf(3, 2, 'raced')));
    });
    ({ id } = await publish([{ url }]));
    const before = await files();
    await fetchAll();
    await changed;
    expect(await files()).toEqual(before);
    expect(await refusalsOf(id)).toEqual([]);
  });
});
