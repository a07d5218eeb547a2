import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.js';

const folder = mkdtempSync(join(tmpdir(), 'dpp-examples-'));
// A server that trusts the authority of the suppliers says so when it starts.
const CERTIFICATES_DIR = join(folder, 'certificates');
runProgram('cotton-to-shirt', 'certify.ts', { CERTIFICATES_DIR });

/** Runs the other examples the way their READMEs say, one against a server of its own. CI does this. */
const server = await startServer({
  // Five programs share one key, and would wait for the next minute.
  LIMIT_GROWTH_PER_MINUTE: '1200',
  // The receiver of webhooks listens on this machine.
  WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
  EIDAS_TRUST_ANCHORS_PEM: readFileSync(join(CERTIFICATES_DIR, 'anchor.pem'), 'utf8'),
});
try {
  runExample('seal-and-verify-offline', {});
  runExample('issue-passport', { DPP_BASE_URL: server.baseUrl, DPP_API_KEY: server.apiKey });
  runExample('battery-fleet', { DPP_BASE_URL: server.baseUrl, DPP_API_KEY: server.apiKey });
  runExample('webhook-receiver', { DPP_BASE_URL: server.baseUrl, DPP_API_KEY: server.apiKey });
  runExample('cotton-to-shirt', {
    ...{ DPP_BASE_URL: server.baseUrl, DPP_API_KEY: server.apiKey, CERTIFICATES_DIR },
    PICTURE_FILE: join(folder, 'lineage.svg'),
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function runExample(name: string, environment: Record<string, string>): void {
  console.log(`\n── ${name}`);
  runProgram(name, `${name}.ts`, environment);
}

function runProgram(name: string, file: string, environment: Record<string, string>): void {
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@dpp/source', '--import', 'tsx', file],
    {
      cwd: new URL(`../${name}/`, import.meta.url),
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error(`${file} of the example ${name} ended with ${status}.`);
}
