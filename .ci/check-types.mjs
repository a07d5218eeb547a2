// Checks the types of every project as `tsc -p` of each does, in one process: what projects share is read
// once, and a file is checked in the project that it belongs to. By themselves they would check the
// packages again and again. Ends with 1 after a list of what is wrong.
import { dirname } from 'node:path';
import process from 'node:process';
import ts from 'typescript';

const { workspaces } = JSON.parse(ts.sys.readFile('package.json') ?? '');
const configurations = ts.sys
  .readDirectory(
    '.',
    ['tsconfig.json'],
    ['**/node_modules'],
    workspaces.map((folder) => `${folder}/tsconfig.json`),
  )
  .map((file) => configurationOf(ts.sys.resolvePath(file)));
if (configurations.length < 10) throw new Error('The projects were not found.');

const [{ options }] = configurations;
const optionsOf = (configuration) =>
  JSON.stringify({ ...configuration.options, configFilePath: '' });
if (new Set(configurations.map(optionsOf)).size > 1) {
  throw new Error('The projects differ in their options: files cannot be shared among them.');
}
const host = ts.createCompilerHost(options);
const read = new Map();
const sharing = {
  ...host,
  getSourceFile(name, language) {
    if (!read.has(name)) read.set(name, host.getSourceFile(name, language));
    return read.get(name);
  },
};

const owned = new Set(configurations.flatMap(({ fileNames }) => fileNames));
const checked = new Set();
const problems = configurations.flatMap((configuration) => problemsOf(configuration));
process.stdout.write(
  ts.formatDiagnosticsWithColorAndContext(problems, { ...host, getNewLine: () => '\n' }),
);
process.stdout.write(`${checked.size} files of ${configurations.length} projects checked\n`);
process.exitCode = problems.length > 0 ? 1 : 0;

function configurationOf(file) {
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(file), {}, file);
  return { ...parsed, errors: error ? [error, ...parsed.errors] : parsed.errors };
}

function problemsOf({ fileNames, options, errors }) {
  const program = ts.createProgram({
    rootNames: fileNames,
    options,
    host: sharing,
    configFileParsingDiagnostics: errors,
  });
  const own = new Set(fileNames);
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
  ];
  for (const file of program.getSourceFiles()) {
    const { fileName } = file;
    // What no project lists, a configuration that several import, is checked with the first of them.
    if (checked.has(fileName) || (owned.has(fileName) && !own.has(fileName))) continue;
    checked.add(fileName);
    found.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
  }
  return found;
}
