import { chmodSync, readFileSync } from 'node:fs';
import { run } from '../run.js';

/** Installs the smallest Debian that has `dpkg` into an empty folder, of the release and the mirror of this machine. */
export function makeFreshRoot(root: string): void {
  const suite = /^VERSION_CODENAME=(\S+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  if (suite === undefined) throw new Error('/etc/os-release names no release of Debian.');
  const format = ['--format', '$(REPO_URI) $(RELEASE) $(CREATED_BY)'];
  const repositories = run('apt-get', ['indextargets', ...format]).split('\n');
  const mirror = repositories
    .map((line) => line.split(' '))
    .find((words) => words[1] === suite)?.[0];
  if (mirror === undefined) throw new Error(`apt has no repository of ${suite}.`);
  run('debootstrap', ['--variant=minbase', suite, root, mirror]);
  // A folder for temporary files is closed to other users, and a root is not.
  chmodSync(root, 0o755);
}
