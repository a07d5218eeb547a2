import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProductionPackage } from './production-packages.js';

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[-.][\w.-]+)?$/i;

/** The licences of a package as it brings them, its notices among them; a line that names it where it brings none. */
export function licenceTextOf(root: string, { name, version, license, folder }: ProductionPackage) {
  const files = readdirSync(join(root, folder))
    .filter((file) => licenceFile.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8').trim());
  const heading = `${name} ${version} (${license})`;
  return { heading, text: texts.join('\n\n') };
}

/**
 * The licence of the running Node, whose program is copied.
 *
 * @throws an Error when there is none beside it.
 */
export function readNodeLicence(): string {
  const prefix = join(dirname(process.execPath), '..');
  const candidates = [
    process.env.NODE_LICENSE_FILE,
    join(prefix, 'share/doc/nodejs/LICENSE'),
    join(prefix, 'LICENSE'),
  ];
  const file = candidates.find((path) => path !== undefined && existsSync(path));
  if (file === undefined) {
    throw new Error(
      'The licence of Node was not found beside it: name its file as NODE_LICENSE_FILE.',
    );
  }
  return readFileSync(file, 'utf8').trim();
}
