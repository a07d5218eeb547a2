// Who may import what inside the server (docs/architecture.md, "Suffixes say what a file is") and inside packages that
// have rooms. The suffix of a file name says what it is; the Nx tags in eslint.config.js rule between packages.
const feature = '^apps/server/src/features/([^/]+)/';
const test = '[.]test[.]ts$|^apps/server/test/|^packages/[^/]+/test/';
const express = '^node_modules/(express|@types/express)/';
const knex = '^node_modules/knex/';

// The rooms of a package from the lowest floor up (docs/architecture.md, "Rooms of a package"). `cli` and the entries
// stand above all of them.
const floors = {
  gs1:
    '__generated__ codes values characters linters dictionary keys syntax compression digital-link scan-data ' +
    'resolver qr labels carriers',
  'merkle-seal':
    'encoding json asn1 crypto certificates tree document timestamp verify report audit-log',
  vc:
    'encoding data-model keys runtime jws did status untp enveloped data-integrity sd-jwt ' +
    'verification',
};
const roomsOf = Object.entries(floors).map(([name, rooms]) => ({ name, rooms: rooms.split(' ') }));

const roomsImportDownward = roomsOf.flatMap(({ name, rooms }) => {
  const sources = `^packages/${name}/src/`;
  return rooms.map((room, floor) => ({
    name: `${name}-${room}-imports-downward`,
    comment: 'A room imports the rooms below it and the errors of its package.',
    severity: 'error',
    from: { path: `${sources}${room}/`, pathNot: test },
    to: {
      path: sources,
      pathNot: `${sources}(error[.]ts$|(${rooms.slice(0, floor + 1).join('|')})/)`,
    },
  }));
});

const roomsHaveAFloor = roomsOf.map(({ name, rooms }) => ({
  name: `${name}-rooms-have-a-floor`,
  comment: 'A new room takes its place in the list of floors.',
  severity: 'error',
  from: {
    path: `^packages/${name}/src/[^/]+/`,
    pathNot: [`^packages/${name}/src/(${[...rooms, 'cli'].join('|')})/`, test],
  },
  to: {},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module.',
      severity: 'error',
      from: { pathNot: test },
      to: { circular: true },
    },
    {
      name: 'source-imports-no-tests',
      severity: 'error',
      from: { pathNot: test },
      to: { path: `${test}|^vitest[.]chromium[.]` },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'features-meet-at-models-and-readers',
      comment: 'A feature asks another one through its reader and shares its model, nothing else.',
      severity: 'error',
      from: { path: feature, pathNot: test },
      to: { path: feature, pathNot: [`^apps/server/src/features/$1/`, '-(model|reader)[.]ts$'] },
    },
    {
      name: 'routes-hold-no-sql',
      comment: 'A route turns HTTP into one call of a use case.',
      severity: 'error',
      from: { path: '-routes[.]ts$' },
      to: { path: ['-(repository|reader)[.]ts$', knex], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'use-cases-know-no-http-framework',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: ['-routes[.]ts$', test] },
      to: { path: express },
    },
    {
      name: 'use-cases-see-knex-as-a-type',
      comment: 'Queries stand in repositories and readers; a use case passes its transaction on.',
      severity: 'error',
      from: {
        path: '^apps/server/src/features/',
        pathNot: ['-(repository|reader)[.]ts$', test],
      },
      to: { path: knex, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'repositories-know-no-use-cases',
      severity: 'error',
      from: { path: '^apps/server/src/features/.*-(repository|reader)[.]ts$' },
      to: {
        path: '^apps/server/src/(features|platform|representations)/',
        pathNot: ['-(model|repository|reader)[.]ts$', '^apps/server/src/platform/db/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'representations-are-pure',
      comment: 'Model and access tier in, document out.',
      severity: 'error',
      from: { path: '^apps/server/src/representations/', pathNot: test },
      to: {
        path: ['^apps/server/src/platform/', '-(repository|reader|routes)[.]ts$', express, knex],
      },
    },
    {
      name: 'representations-see-models-only',
      severity: 'error',
      from: { path: '^apps/server/src/representations/', pathNot: test },
      to: { path: '^apps/server/src/features/', pathNot: '-model[.]ts$' },
    },
    {
      name: 'models-import-packages-only',
      severity: 'error',
      from: { path: '-model[.]ts$', pathNot: test },
      to: {
        path: ['^apps/server/src/', express, knex],
        pathNot: '-model[.]ts$|^apps/server/src/platform/auth/(permissions|plan)[.]ts$',
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: test },
      to: { path: '^apps/server/src/(features|representations|cli)/' },
    },
    {
      name: 'few-work-outside-the-tenants-wall',
      comment:
        'A use case with a tenant opens a tenantTransaction; logins and the platform have none.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/features/(sessions|tenants)/',
          '^apps/server/src/platform/sandbox/ensure-sandbox[.]ts$',
          '^apps/server/src/features/users/ensure-platform-admin[.]ts$',
          '^apps/server/src/features/grants/authority-grants[.]ts$',
          '^apps/server/src/cli/demo/seed-demo[.]ts$',
          test,
        ],
      },
      to: { path: '^apps/server/src/platform/db/platform-transaction[.]ts$' },
    },
    {
      name: 'hand-overs-alone-write-for-two-workspaces',
      comment: 'A transaction is of one workspace; a battery passes between two (ADR 32).',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/features/units/hand-overs/', test],
      },
      to: { path: '^apps/server/src/platform/db/other-tenant[.]ts$' },
    },
    {
      name: 'one-way-out',
      comment:
        'platform/egress alone opens connections outward; http-server.ts takes those inward.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/platform/(egress/|http/sockets/http-server[.]ts$)', test],
      },
      to: {
        path: '^(node:)?(https?|http2|tls|dns|dgram|undici)(/|$)|^node_modules/(undici|nodemailer)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-main-starts-things',
      comment: 'Nothing imports the entry point; it alone reads the environment and opens sockets.',
      severity: 'error',
      from: {},
      to: { path: '^apps/server/src/main[.]ts$' },
    },
    ...roomsImportDownward,
    ...roomsHaveAFloor,
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['/dist/', '/test/vectors/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@dpp/source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts', '.json'],
    },
    combinedDependencies: true,
  },
};
