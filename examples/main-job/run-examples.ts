import { spawnSync } from 'node:child_process';
import { startServer } from './server.js';

/** Runs the other examples the way their READMEs say, one against a server of its own. CI does this. */
// The receiver of webhooks listens on this machine.
const server = await startServer({ WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' });
try {
  runExample('seal-and-verify-offline', {});
  runExample('issue-passport', { DPP_BASE_URL: server.baseUrl, DPP_API_KEY: server.apiKey });
  runExample('battery-fleet', { DPP_BASE_URL: server.baseUrl, DPP_API_KEY: server.apiKey });
  runExample('webhook-receiver', { DPP_BASE_URL: server.baseUrl, DPP_API_KEY: server.apiKey });
} finally {
  await server.stop();
}

function runExample(name: string, environment: Record<string, string>): void {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@dpp/source', '--import', 'tsx', `${name}.ts`],
    {
      cwd: new URL(`../${name}/`, import.meta.url),
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error(`The example ${name} ended with ${status}.`);
}
