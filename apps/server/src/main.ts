#!/usr/bin/env node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pino, type Logger } from 'pino';
import { createApp } from './app.js';
import { createCli, exitCodeOf, explain } from './cli/cli.js';
import { CliError, openMigratedDatabase } from './cli/command/command-context.js';
import { explainListenError } from './cli/command/explain-start.js';
import { addDemoHistory } from './cli/demo/add-demo-history.js';
import { addDemoWork, subscribeDemoReceiver } from './cli/demo/add-demo-work.js';
import { demoCodeLines } from './cli/demo/terminal-code.js';
import { demoFilesIn, demoNotice, writeDemoFiles } from './cli/demo/demo-files.js';
import { seedDemo } from './cli/demo/seed-demo.js';
import { baseUrlOf, composeServer, composeVault, composeWebhooks } from './composition.js';
import { ConfigError, findUnknownVariables, parseConfig, type Config } from './config.js';
import { serverVersion } from './contract.js';
import { loadConsoleFiles } from './features/console/console-files.js';
import { findSamples } from './features/resolution/home/find-samples.js';
import { DemoDoor } from './features/sessions/demo/demo-door.js';
import { ensurePlatformAdmin } from './features/users/ensure-platform-admin.js';
import { maxAttempts } from './features/webhooks/deliveries/webhook-dispatcher.js';
import { startAuditHeadJournal } from './platform/audit-log/audit-head-journal.js';
import { systemClock } from './platform/clock.js';
import { AnnouncementListener } from './platform/db/announcements/announcement-listener.js';
import { serverStatementTimeouts, type Database } from './platform/db/database.js';
import {
  connectionCeiling,
  embeddedDatabaseFiles,
} from './platform/http/sockets/connection-ceiling.js';
import { createHttpServer, type HttpServer } from './platform/http/sockets/http-server.js';
import { reportUnheard } from './platform/http/sockets/report-unheard.js';
import { isLoopback } from './platform/http/request/client-address.js';
import { createMetrics } from './platform/metrics.js';
import { terminalLog } from './platform/terminal-log.js';
import { createServerLogger } from './platform/server-logger.js';
import { watchAuditKeys } from './platform/vault/watch-audit-keys.js';
import type { ServerDeps } from './server-deps.js';

/** What closing the database and the rest may take of the grace, once no connection is open. */
const closingMs = 1500;

/** How long after a signal another one is taken for its repetition. */
const echoMs = 500;

const write = (text: string) => void process.stdout.write(text);

/** JSON for programs; lines for a person at a terminal. */
const logDestination = () =>
  process.stderr.isTTY
    ? terminalLog((text) => void process.stderr.write(text))
    : pino.destination(2);

try {
  await createCli({
    version: serverVersion,
    loadConfig: (chosen) => parseConfig({ ...process.env, ...chosen }),
    environment: process.env,
    // Logs go to stderr: what a command prints is its result.
    createLogger: (config) => createServerLogger(config.logLevel, logDestination()),
    write,
    terminal: {
      print: async (text) => {
        if (!process.stdout.write(text)) await once(process.stdout, 'drain');
      },
      complain: (text) => void process.stderr.write(text),
      isTerminal: process.stderr.isTTY,
    },
    readInput: () => text(process.stdin),
    apiKey: process.env.DPP_API_KEY,
    serve,
    work,
  }).parseAsync(withCommand(process.argv));
} catch (error) {
  const explanation = error instanceof ConfigError ? configurationLines(error) : explain(error);
  if (explanation !== '') {
    process.stderr.write(`${explanation ?? String((error as Error).stack)}\n`);
  }
  process.exitCode = exitCodeOf(error);
}

/** Without a word behind it the command runs the server: `npx @dpp/server` is all that a first look takes. */
function withCommand(argv: readonly string[]): readonly string[] {
  return argv.length > 2 ? argv : [...argv, 'serve'];
}

/** For a person: everything to mend, and where it is explained. */
function configurationLines({ problems }: ConfigError): string {
  const heading =
    'The environment cannot be used as it is; docs/guides/operate.md explains each variable.';
  return [heading, ...problems.map((problem) => `  ${problem}`)].join('\n');
}

/** An unknown variable was set in the belief that it works; a misspelt known one has ended the start before. */
function warnOfUnknownVariables(logger: Logger): void {
  for (const { name, nearest } of findUnknownVariables(process.env)) {
    logger.warn(
      { variable: name, nearest },
      'this variable is none of the server and changes nothing',
    );
  }
}

/** Runs the server until a signal ends it. Every resource that was opened is closed, also after a failure. */
async function serve(config: Config, logger: Logger): Promise<void> {
  warnOfUnknownVariables(logger);
  const statementTimeouts = serverStatementTimeouts;
  const { database } = await openMigratedDatabase({ config, logger, statementTimeouts });
  try {
    const baseUrl = baseUrlOf(config);
    const consoleFiles = loadConsoleFiles(baseUrl);
    const deps = await composeServer({ config, database, logger, baseUrl, consoleFiles });
    try {
      if (config.platformAdmin) await ensurePlatformAdmin(deps, config.platformAdmin);
      if (config.seedsDemo) await seedDemoOnce(deps);
      const demoDoor = opensDemoDoor(config) ? new DemoDoor(deps) : undefined;
      const auditHeadJournal = startAuditHeadJournal(deps);
      const auditKeyWatch = watchAuditKeys(deps);
      try {
        await answerUntilSignal({ ...deps, demoDoor }, database.engine);
      } finally {
        await auditKeyWatch.close();
        await auditHeadJournal.close();
      }
    } finally {
      await deps.sweeper.stop();
      await deps.webhookDispatcher.close(closingMs);
      await deps.pictureFetcher.stop();
      await deps.jobRunner.stop();
      await deps.importChecker.stop();
      deps.operatorEgress.close();
      await deps.passwordResets.close();
      deps.mailer.close();
      await deps.accessLog.close();
      await deps.requestRecords.close();
      await deps.grantUses.close();
      await deps.scanBudgets.close();
      await deps.budgets.close();
      await deps.announcementListener?.close();
    }
  } finally {
    await database.close();
  }
}

/** Delivers events until a signal ends it, and serves no requests. */
async function work(config: Config, logger: Logger): Promise<void> {
  warnOfUnknownVariables(logger);
  const statementTimeouts = serverStatementTimeouts;
  const { database } = await openMigratedDatabase({ config, logger, statementTimeouts });
  try {
    const { knex: db, announcements, listening } = database;
    const clock = systemClock;
    const vault = await composeVault({ config, db, baseUrl: baseUrlOf(config), clock });
    const deps = { config, database, logger, clock, metrics: createMetrics(), ...vault };
    const { webhookDispatcher } = composeWebhooks(deps);
    const listener = listening && new AnnouncementListener({ ...listening, announcements, logger });
    // Nothing else keeps a process that waits for work.
    const staying = setInterval(() => undefined, 60_000);
    try {
      webhookDispatcher.start();
      logger.info({ database: database.engine }, 'delivering events');
      await firstSignal();
    } finally {
      clearInterval(staying);
      await webhookDispatcher.close(config.shutdown.graceMs - closingMs);
      await listener?.close();
    }
  } finally {
    await database.close();
  }
}

/** On an empty database. The key goes into a file: what is printed ends up in the logs of others. */
async function seedDemoOnce(deps: ServerDeps): Promise<void> {
  const files = demoFilesIn(deps.config.dataDirectory);
  const demo = await seedDemo(deps, {
    keep: (made) => writeDemoFiles(files, made),
    onCreated: (tenant) => subscribeDemoReceiver(deps, tenant),
  });
  if (!demo) return;
  await addDemoWork(deps, demo);
  await addDemoHistory(deps, demo);
  write(demoNotice(demo, files).join('\n'));
}

async function answerUntilSignal(deps: ServerDeps, engine: Database['engine']): Promise<void> {
  const { config, logger, baseUrl, metrics } = deps;
  const maxConnections = connectionCeiling({
    databaseDescriptors:
      (config.databaseUrl ? config.databasePoolSize : embeddedDatabaseFiles) +
      (config.deliversWebhooks ? maxAttempts : 0),
    wanted: config.limits.connections,
  });
  const server = createHttpServer(createApp(deps), { maxConnections });
  reportUnheard(server, metrics, logger);
  // From here on a signal ends it in order: what it has begun when it answers is finished.
  const signalled = firstSignal();
  await listen(server, config);
  deps.sweeper.start();
  if (config.deliversWebhooks) deps.webhookDispatcher.start();
  deps.pictureFetcher.start();
  deps.jobRunner.start();
  deps.importChecker.start();
  const { address, port } = server.address() as AddressInfo;
  logger.info({ address, port, baseUrl, database: engine, maxConnections }, 'listening');
  await writeDemoLines(deps);
  await writeConsoleLines(deps);
  // The last line: who started the server waits for it, and may read no further.
  write(`Digital Product Passport server on ${baseUrl} (API: ${baseUrl}/openapi.json)\n`);
  const signal = await signalled;
  await shutDown(server, deps, signal);
}

/** @throws {@link CliError} for an address that is taken, or none of this machine's. */
async function listen(server: HttpServer, config: Config): Promise<void> {
  server.listen(config.port, config.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const problem = explainListenError(error, config);
    throw problem === undefined ? error : new CliError(problem, { cause: error });
  }
}

/** A link that signs in is printed where nobody but this machine can follow it. */
function opensDemoDoor({ seedsDemo, host, trustProxy, baseUrl }: Config): boolean {
  const isLocal = isLoopback(host) || host === 'localhost';
  return seedsDemo && isLocal && trustProxy === false && baseUrl === undefined;
}

/** A sample passport as a code for a phone, where a person looks at the output; and where the secrets of the demo lie. */
async function writeDemoLines(deps: ServerDeps): Promise<void> {
  const { baseUrl, config } = deps;
  if (!config.seedsDemo || !process.stdout.isTTY) return;
  const [sample] = await findSamples(deps);
  if (!sample) return;
  const isReached = !isLoopback(config.host) && config.host !== 'localhost';
  write(demoCodeLines(baseUrl + sample.path, isReached).join('\n'));
  const { keyFile, passwordFile } = demoFilesIn(config.dataDirectory);
  write(`API key of the demo: ${keyFile}; password of admin@demo.example: ${passwordFile}\n`);
}

/** Where the console is, and the link into the demo: a token is printed here because it is good once, and from here. */
async function writeConsoleLines({ baseUrl, consoleFiles, demoDoor }: ServerDeps): Promise<void> {
  if (!consoleFiles) return;
  write(`Console: ${baseUrl}/console\n`);
  const token = await demoDoor?.makeToken();
  if (token === undefined) return;
  write(`Enter the demo, once, from this machine: ${baseUrl}/console/demo#${token}\n`);
}

/**
 * The first one is ours; a second one ends the process as it ends any other. A signal to a group of processes
 * (Ctrl-C, systemd) arrives once from its sender and once from npm, which passes on its own: until `echoMs`
 * are over it is the same one.
 */
function firstSignal(): Promise<NodeJS.Signals> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  return new Promise((resolve) => {
    let isHeard = false;
    const stopListening = () => {
      for (const name of signals) process.off(name, heard);
    };
    const heard = (signal: NodeJS.Signals) => {
      if (isHeard) return;
      isHeard = true;
      setTimeout(stopListening, echoMs).unref();
      resolve(signal);
    };
    for (const name of signals) process.on(name, heard);
  });
}

/** Not ready at once, then no new connections, then no connections, within the grace. */
async function shutDown(server: HttpServer, deps: ServerDeps, signal: string): Promise<void> {
  const { delayMs, graceMs } = deps.config.shutdown;
  deps.logger.info({ signal, delayMs, graceMs }, 'shutting down');
  deps.readiness.beginShutdown();
  deps.webhookDispatcher.stop();
  if (delayMs > 0) {
    server.closeAfterAnswers();
    await pause(delayMs);
  }
  // A database that hangs must not keep the process; what it had committed is committed.
  setTimeout(() => {
    deps.logger.warn('shut down before everything was closed: the grace is over');
    process.exit();
  }, graceMs).unref();
  await server.drain(graceMs - closingMs);
}
