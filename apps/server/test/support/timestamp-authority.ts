import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** False where the command is not installed: what needs it is then skipped. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** How the authority answers; each but the first is a way of being wrong. */
export type AuthorityMode =
  | 'good'
  | 'hang'
  | 'slow body'
  | 'error 500'
  | 'redirect'
  | 'wrong type'
  | 'huge body'
  | 'garbage'
  | 'cut short'
  | 'rejection'
  | 'answer to another request'
  | 'stamp of something else'
  | 'by a stranger';

const configuration = `
[req]
distinguished_name = dn
[dn]
[root]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
[tsa]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[stamp]
serial = ./serial
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
ess_cert_id_alg = sha256
`;

/** An RFC 3161 authority on 127.0.0.1 made of the openssl command, with switches for its faults. */
export async function startTimestampAuthority() {
  const own = makeAuthority('Test TSA');
  const stranger = makeAuthority('Stranger');
  let mode: AuthorityMode = 'good';
  let whileAsked: () => Promise<unknown> = () => Promise.resolve();
  let asked = 0;
  const server = http.createServer((request, response) => {
    asked++;
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const query = await buffer(request);
    await whileAsked();
    if (mode === 'hang') return;
    const send = (status: number, type: string, body: Uint8Array | string) => {
      response.writeHead(status, { 'Content-Type': type }).end(body);
    };
    const reply = 'application/timestamp-reply';
    if (mode === 'error 500') send(500, reply, own.reply(query));
    else if (mode === 'redirect') response.writeHead(307, { Location: '/elsewhere' }).end();
    else if (mode === 'wrong type') send(200, 'application/octet-stream', own.reply(query));
    else if (mode === 'huge body') send(200, reply, Buffer.alloc(10_000_000));
    else if (mode === 'garbage') send(200, reply, '<html>Welcome</html>');
    else if (mode === 'cut short') send(200, reply, own.reply(query).subarray(0, -1));
    else if (mode === 'rejection') send(200, reply, own.reply(own.query('-tspolicy', '1.2.3.4.9')));
    else if (mode === 'answer to another request') {
      send(200, reply, own.reply(withOtherNonce(query)));
    } else if (mode === 'stamp of something else') send(200, reply, own.reply(own.query()));
    else if (mode === 'by a stranger') send(200, reply, stranger.reply(query));
    else if (mode === 'slow body') {
      response.writeHead(200, { 'Content-Type': reply }).write(own.reply(query).subarray(0, 10));
    } else send(200, reply, own.reply(query));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    rootPem: own.rootPem,
    /** Stamps any root, as an attacker's own authority would. */
    forge: (merkleRoot: string) => stranger.tokenOver(merkleRoot),
    stampDirectly: (merkleRoot: string) => own.tokenOver(merkleRoot),
    setMode: (next: AuthorityMode) => (mode = next),
    /** Runs while the next requests wait for their answer. */
    setWhileAsked: (run: () => Promise<unknown> = () => Promise.resolve()) => (whileAsked = run),
    timesAsked: () => asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      own.close();
      stranger.close();
    },
  };
}

export type TestTimestampAuthority = Awaited<ReturnType<typeof startTimestampAuthority>>;

/** The last byte of a nonce of 16 bytes, which stands before `certReq TRUE`. */
function withOtherNonce(query: Buffer): Buffer {
  const other = Buffer.from(query);
  const index = other.length - 4;
  other[index] = other[index]! ^ 1;
  return other;
}

function makeAuthority(name: string) {
  const directory = mkdtempSync(join(tmpdir(), 'dpp-tsa-'));
  const file = (fileName: string) => join(directory, fileName);
  const run = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] });
  writeFileSync(file('openssl.cnf'), configuration);
  writeFileSync(file('serial'), '01\n');
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const subject = (role: string) => ['-subj', `/O=Test/CN=${name}${role}`];
  const request = ['req', '-config', 'openssl.cnf', ...newKey];
  run(
    ...[...request, '-x509', '-days', '30', '-extensions', 'root', ...subject(' Root')],
    ...['-keyout', 'root.key', '-out', 'root.pem'],
  );
  run(...request, ...subject(''), '-keyout', 'tsa.key', '-out', 'tsa.csr');
  run(
    ...['x509', '-req', '-in', 'tsa.csr', '-CA', 'root.pem', '-CAkey', 'root.key', '-days', '30'],
    ...['-CAcreateserial', '-extfile', 'openssl.cnf', '-extensions', 'tsa', '-out', 'tsa.pem'],
  );
  // Synchronous, and so one after the other: openssl keeps the serial number in a file.
  const reply = (query: Uint8Array): Buffer => {
    writeFileSync(file('query.tsq'), query);
    run(
      ...['ts', '-reply', '-config', 'openssl.cnf', '-section', 'stamp', '-queryfile', 'query.tsq'],
      ...['-signer', 'tsa.pem', '-inkey', 'tsa.key', '-out', 'reply.tsr'],
    );
    return readFileSync(file('reply.tsr'));
  };
  const query = (...options: string[]): Buffer => {
    writeFileSync(file('content'), 'something else');
    run('ts', '-query', '-data', 'content', '-sha256', '-cert', ...options, '-out', 'own.tsq');
    return readFileSync(file('own.tsq'));
  };
  return {
    rootPem: readFileSync(file('root.pem'), 'utf8'),
    reply,
    query,
    /** @returns Base64 of a token. */
    tokenOver(content: string): string {
      writeFileSync(file('content'), content);
      run('ts', '-query', '-data', 'content', '-sha256', '-cert', '-out', 'own.tsq');
      reply(readFileSync(file('own.tsq')));
      run('ts', '-reply', '-in', 'reply.tsr', '-token_out', '-out', 'token.der');
      return readFileSync(file('token.der')).toString('base64');
    },
    close: () => rmSync(directory, { recursive: true, force: true }),
  };
}
