import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassportAccessRow } from '../../src/platform/db/tables.js';
import { newGtin, newSku } from '../support/factories.js';
import { freePort } from '../support/free-port.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { hasOpenssl } from '../support/timestamp-authority.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** The proxies of the guide, with the files of the guide, on free ports. */

const repository = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, repository), 'utf8');

interface Proxy {
  readonly port: number;
  readonly isSecure: boolean;
  readonly child: ChildProcess;
}

async function startNginx(folder: string, server: string): Promise<Proxy> {
  const port = await freePort();
  const certificate = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=dpp.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  const made = ['req', '-x509', ...subject, '-keyout', key, '-out', certificate];
  execFileSync('openssl', made, { stdio: 'ignore' });
  const replaced = read('deploy/nginx/dpp.conf')
    .replace('server 127.0.0.1:3000', `server ${server}`)
    .replace('listen 80', `listen 127.0.0.1:${await freePort()}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('/etc/ssl/dpp/fullchain.pem', certificate)
    .replace('/etc/ssl/dpp/privkey.pem', key)
    .replace('/var/log/nginx/dpp.log', join(folder, 'access.log'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     events {} http { access_log off; ${paths} ${replaced} }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  return { port, isSecure: true, child };
}

async function startCaddy(folder: string, server: string): Promise<Proxy> {
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${read('deploy/caddy/Caddyfile')}`);
  const names = ['dpp.example', '*.dpp.example'].map((name) => `http://${name}:${port}`);
  const child = spawn('/usr/bin/caddy', ['run', '--config', file], {
    stdio: 'ignore',
    env: { HOME: folder, DPP_HOST: names.join(', '), DPP_SERVER: server },
  });
  return { port, isSecure: false, child };
}

const proxies = [
  ['nginx', '/usr/sbin/nginx', startNginx],
  ['Caddy', '/usr/bin/caddy', startCaddy],
] as const;

const isInstalled = (program: string) => spawnSync(program, ['-v']).error === undefined;

describe.each(proxies)('behind %s', (name, program, start) => {
  const isRun = isInstalled(program) && hasOpenssl;
  const folder = mkdtempSync(join(tmpdir(), 'dpp-proxy-'));
  let app: TestApp;
  let workspace: Workspace;
  let other: Workspace;
  let proxy: Proxy | undefined;

  interface Sent {
    readonly host?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly method?: string;
    readonly body?: string | Uint8Array;
  }

  async function send(path: string, { host = 'dpp.example', headers, method, body }: Sent = {}) {
    const { port, isSecure } = proxy ?? { port: 0, isSecure: false };
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method: method ?? 'GET',
      servername: host,
      rejectUnauthorized: false,
      headers: { Host: `${host}:${port}`, ...headers },
    };
    const request = (isSecure ? https : http).request(options);
    // A body that is refused is not taken to its end.
    request.on('error', () => undefined);
    request.end(body);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return {
      status: response.statusCode,
      headers: response.headers,
      text: await readText(response),
    };
  }

  const untilAnswering = async () => {
    for (let tries = 0; tries < 200; tries += 1) {
      const reply = await send('/health').catch(() => undefined);
      if (reply?.status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${name} does not answer: ${readdirSync(folder).join(' ')}`);
  };

  beforeAll(async () => {
    if (!isRun) return;
    app = await startTestApp({ TRUST_PROXY: 'loopback', WORKSPACE_HOST_SUFFIX: 'dpp.example' });
    workspace = await createWorkspace(app);
    other = await createWorkspace(app);
    proxy = await start(folder, new URL(app.origin).host);
    await untilAnswering();
  });
  afterAll(async () => {
    if (proxy && proxy.child.exitCode === null) {
      proxy.child.kill('SIGTERM');
      await once(proxy.child, 'exit');
    }
    if (isRun) await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.runIf(isRun)('a workspace host answers with its own passports alone', async () => {
    const { productId } = await workspace.createPassport({ productId: newGtin() });
    const statusOn = async (of: Workspace) =>
      (await send(`/01/${productId}`, { host: `${of.tenant.subdomain}.dpp.example` })).status;
    expect(await statusOn(workspace)).toBe(200);
    expect(await statusOn(other)).toBe(404);
  });

  it.runIf(isRun)('what is percent-encoded in a path stays so', async () => {
    const { id, productId } = await workspace.createPassport({ productId: `${newSku()}/A` });
    const path = `/id/${workspace.tenant.subdomain}/${encodeURIComponent(productId)}`;
    const { status, text } = await send(path);
    expect([status, (JSON.parse(text) as { id: string }).id]).toEqual([200, id]);
  });

  it.runIf(isRun)('a client does not choose its own address', async () => {
    const { id } = await workspace.createPassport({ productId: newSku() });
    await send(`/passport/${id}`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    await app.deps.accessLog.flush();
    const rows = await app.db<PassportAccessRow>('passport_accesses').where({ passport_id: id });
    expect(rows.map(({ ip_prefix: prefix }) => prefix)).toEqual(['127.0.0.0/24']);
  });

  it.runIf(isRun)(
    'a table of 19 MB arrives, and what is too large is refused by the server',
    async () => {
      const headers = { Authorization: `Bearer ${workspace.key}`, 'Content-Type': 'text/csv' };
      const post = (bytes: number) =>
        send('/api/v1/imports', { method: 'POST', headers, body: 'x'.repeat(bytes) });
      const large = await post(19_000_000);
      expect(large.status).not.toBe(502);
      expect(JSON.parse(large.text)).toHaveProperty('code');
      const tooLarge = await post(21_000_000);
      expect(tooLarge.status).toBe(413);
      expect(JSON.parse(tooLarge.text)).toHaveProperty('code');
    },
  );

  it.runIf(isRun)('a document that did not change is not sent again', async () => {
    const { id } = await workspace.createPassport({ productId: newSku() });
    const { headers } = await send(`/passport/${id}`);
    const again = await send(`/passport/${id}`, {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.runIf(isRun)('figures are not shown', async () => {
    expect((await app.request('/metrics')).status).toBe(200);
    expect((await send('/metrics')).status).toBe(404);
  });

  it.runIf(isRun)('no file of the proxy holds a token', async () => {
    const token = `dpp_li_${'0a'.repeat(16)}`;
    await send(`/passport/${newSku()}?grant=${token}`, {
      headers: { Referer: `https://dpp.example/?grant=${token}` },
    });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => existsSync(file) && /\.log$/.test(file));
    if (name === 'nginx')
      expect(files.map((file) => readFileSync(file, 'utf8')).join()).toContain('/passport/');
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('dpp_li_');
  });
});
