import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Certificates are made with the openssl command. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A self-signed certificate of a name, in PEM. */
export function makeCertificate(name: string): { readonly key: string; readonly cert: string } {
  const directory = mkdtempSync(join(tmpdir(), 'vc-tls-'));
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const subject = ['-subj', '/CN=Test', '-days', '2', '-addext', `subjectAltName=DNS:${name}`];
  try {
    execFileSync('openssl', [...kind, ...subject, '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** An https server on loopback that knows which connections it has. */
export interface TlsServer {
  readonly port: number;
  /** How many connections were ever opened. */
  connections(): number;
  /** Resolves once no connection is open. */
  allGone(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server on loopback that answers as `listener` does. */
export async function startTlsServer(
  certificate: { readonly key: string; readonly cert: string },
  listener: RequestListener,
): Promise<TlsServer> {
  const server = createServer(certificate, listener);
  const sockets = new Set<Socket>();
  let count = 0;
  server.on('connection', (socket: Socket) => {
    count++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const allGone = async () => {
    await Promise.all(
      [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
    );
  };
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => count,
    allGone,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
