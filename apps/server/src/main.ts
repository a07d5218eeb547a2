import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino, type Logger } from 'pino';
import { createApp } from './app.js';
import { createCli, exitCodeOf, explain } from './cli/cli.js';
import { openMigratedDatabase } from './cli/command-context.js';
import { demoLines, seedDemo } from './cli/seed-demo.js';
import { baseUrlOf, composeServer } from './composition.js';
import { ConfigError, findUnknownVariables, parseConfig, type Config } from './config.js';
import { ensurePlatformAdmin } from './features/users/ensure-platform-admin.js';
import type { Database } from './platform/db/database.js';
import { createHttpServer } from './platform/http/http-server.js';
import type { ServerDeps } from './server-deps.js';

/** Open requests get this long to end after a signal. */
const shutdownGraceMs = 10_000;

const write = (text: string) => void process.stdout.write(text);

try {
  await createCli({
    loadConfig: () => parseConfig(process.env),
    // Logs go to stderr: what a command prints is its result.
    createLogger: (config) => pino({ level: config.logLevel }, pino.destination(2)),
    write,
    terminal: {
      print: async (text) => {
        if (!process.stdout.write(text)) await once(process.stdout, 'drain');
      },
      complain: (text) => void process.stderr.write(text),
      isTerminal: process.stderr.isTTY,
    },
    readInput: () => text(process.stdin),
    serve,
  }).parseAsync();
} catch (error) {
  const explanation = error instanceof ConfigError ? configurationLines(error) : explain(error);
  if (explanation !== '') {
    process.stderr.write(`${explanation ?? String((error as Error).stack)}\n`);
  }
  process.exitCode = exitCodeOf(error);
}

/** For a person: everything to mend, and where it is explained. */
function configurationLines({ problems }: ConfigError): string {
  const heading =
    'The environment cannot be used as it is; docs/guides/operate.md explains each variable.';
  return [heading, ...problems.map((problem) => `  ${problem}`)].join('\n');
}

/** Whoever misspells a variable believes that it works. */
function warnOfUnknownVariables(logger: Logger): void {
  for (const { name, nearest } of findUnknownVariables(process.env)) {
    logger.warn(
      { variable: name, nearest },
      'this variable is none of the server and changes nothing',
    );
  }
}

/** Runs the server until a signal ends it. Whatever fails on the way, what was opened is closed. */
async function serve(config: Config, logger: Logger): Promise<void> {
  warnOfUnknownVariables(logger);
  const { database } = await openMigratedDatabase({ config, logger });
  try {
    const baseUrl = baseUrlOf(config);
    const deps = await composeServer({ config, database, logger, baseUrl });
    try {
      if (config.platformAdmin) await ensurePlatformAdmin(deps, config.platformAdmin);
      const demo = config.seedsDemo ? await seedDemo(deps) : undefined;
      if (demo) write(`${demoLines(demo).join('\n')}\n`);
      await answerUntilSignal(deps, database.engine);
    } finally {
      deps.operatorEgress.close();
      await deps.accessLog.close();
      await deps.budgets.close();
    }
  } finally {
    await database.close();
  }
}

async function answerUntilSignal(deps: ServerDeps, engine: Database['engine']): Promise<void> {
  const { config, logger, baseUrl } = deps;
  const server = createHttpServer(createApp(deps));
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;
  logger.info({ address, port, baseUrl, database: engine }, 'listening');
  write(`Digital Product Passport server on ${baseUrl} (API: ${baseUrl}/openapi.json)\n`);
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  logger.info('shutting down');
  await close(server);
}

/** Takes no new connection, lets open requests end, then cuts what is left. */
async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), shutdownGraceMs);
  server.close();
  server.closeIdleConnections();
  await once(server, 'close');
  clearTimeout(cut);
}
