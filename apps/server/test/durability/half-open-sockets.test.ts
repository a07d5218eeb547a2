import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { platform } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull, report } from '../support/endurance.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

const crowd = inFull(700, 60);
/** Longer than a request may take to say what it wants, and to be told that it took too long. */
const endedWithinMs = 45_000;

/** What a client says before it goes quiet for good; it never closes its side, and reads nothing. */
const beginnings = [
  '',
  'GET /health HTTP/1.1\r\nHost: a',
  'nonsense\r\n\r\n',
  'POST /api/v1/passports HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{',
  'GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(32_768)}\r\n\r\n`,
];

describe.runIf(platform() === 'linux')(
  `${crowd} sockets that ignore a FIN, on ${testEngine}`,
  () => {
    let storage: ProcessStorage;
    let server: ServerProcess;
    const sockets: Socket[] = [];

    beforeAll(async () => {
      storage = await createProcessStorage();
      server = await startServerProcess(storage.environment);
    });
    afterAll(async () => {
      for (const socket of sockets) socket.destroy();
      await server.stop();
      await storage.remove();
    });

    /** Descriptors of sockets: the embedded database opens files whenever background work reads another table. */
    const descriptors = async () => {
      const folder = `/proc/${server.pid}/fd`;
      const targets = (await readdir(folder)).map((name) =>
        readlink(`${folder}/${name}`).catch(closedMeanwhile),
      );
      return (await Promise.all(targets)).filter((target) => target.startsWith('socket:')).length;
    };

    it(
      'leave no descriptor behind, and keep nobody else out',
      async () => {
        await send(`${server.origin}/ready`);
        const before = await descriptors();
        const { hostname, port } = new URL(server.origin);
        for (let i = 0; i < crowd; i++) {
          const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
          socket.on('error', () => undefined);
          sockets.push(socket);
          await once(socket, 'connect');
          socket.write(beginnings[i % beginnings.length] ?? '');
        }
        expect((await send(`${server.origin}/health`)).status).toBe(200);
        let most = before;
        const held = async () => (most = Math.max(most, await descriptors())) - before;
        await expect.poll(held, { timeout: 5_000, interval: 20 }).toBeGreaterThan(crowd / 4);

        const startedAt = performance.now();
        await expect
          .poll(descriptors, { timeout: endedWithinMs, interval: 250 })
          .toBeLessThanOrEqual(before);
        const seconds = Math.round((performance.now() - startedAt) / 1000);
        report(
          `descriptors: ${before} before, ${most} with ${crowd} sockets, back after ${seconds} s`,
        );
        expect((await send(`${server.origin}/health`)).status).toBe(200);
      },
      endedWithinMs + 30_000,
    );
  },
);

function closedMeanwhile(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
