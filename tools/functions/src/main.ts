import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureFunctions } from './measure-functions.js';

/** Lists the longest functions of server, console and packages; ends with 1 where one is longer than the style guide allows. */
const maxLines = 60;
const listed = 10;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}/src`);
const folders = ['apps/server/src', 'apps/console/src', ...packages];

const functions = folders
  .flatMap(sourcesIn)
  .flatMap((file) => measureFunctions(file, readFileSync(root + file, 'utf8')))
  .sort((one, other) => other.lines - one.lines);
const tooLong = functions.filter(({ lines }) => lines > maxLines);

const longest = functions.slice(0, Math.max(listed, tooLong.length));
const texts = longest.map(
  ({ file, line, name, lines }) => `${String(lines).padStart(4)}  ${file}:${line} ${name}`,
);
console.log(texts.join('\n'));
if (tooLong.length > 0) {
  console.error(`Longer than ${maxLines} lines: ${tooLong.length} functions.`);
  process.exitCode = 1;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}
