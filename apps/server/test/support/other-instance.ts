import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.js';
import { composeServer } from '../../src/composition.js';
import { ResolutionCache } from '../../src/features/resolution/resolution-cache.js';
import { RenderingCache } from '../../src/features/resolution/rendering-cache.js';
import { ChangeEpochs } from '../../src/platform/cache/change-epochs.js';
import { openDatabase } from '../../src/platform/db/database.js';
import { createHttpServer } from '../../src/platform/http/sockets/http-server.js';
import type { ServerDeps } from '../../src/server-deps.js';
import { send, type TestApp, type TestRequest } from './test-app.js';
import { testDatabaseUrl } from './test-database.js';

/** Another server on the rows of a test's: it shares nothing else with it. On PostgreSQL alone. */
export async function startOtherInstance(app: TestApp) {
  const { logger, baseUrl, config, clock } = app.deps;
  const database = await openDatabase({
    databaseUrl: testDatabaseUrl,
    schema: await schemaOf(app),
    poolSize: 5,
    dataDirectory: 'unused',
    logger,
  });
  const deps = await composeServer({ config, database, logger, baseUrl, clock });
  const { server, origin } = await listen(deps);
  return {
    db: database.knex,
    deps,
    request: (path: string, options?: TestRequest) => send(origin + path, options),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await deps.pictureFetcher.stop();
      await deps.jobRunner.stop();
      await deps.importChecker.stop();
      deps.operatorEgress.close();
      await deps.accessLog.close();
      await deps.requestRecords.close();
      await deps.scanBudgets.close();
      await deps.budgets.close();
      await deps.announcementListener?.close();
      await database.close();
    },
  };
}

export type OtherInstance = Awaited<ReturnType<typeof startOtherInstance>>;

/** The same server without what it cached: it answers what is true. */
export async function startUncached(app: TestApp) {
  const { server, origin } = await listen({
    ...app.deps,
    resolutionCache: new ResolutionCache(new ChangeEpochs(() => false)),
    renderingCache: new RenderingCache(),
  });
  return {
    request: (path: string, options?: TestRequest) => send(origin + path, options),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function schemaOf({ db }: TestApp): Promise<string> {
  const { rows } = await db.raw<{ rows: [{ schema: string }] }>(
    'select current_schema() as schema',
  );
  return rows[0].schema;
}

async function listen(deps: ServerDeps) {
  const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
