import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The project with the longest test files. */
const longestProject = '@dpp/server';
/** What a file has that takes its full form by night, and still its time by day. */
const longForm = /support\/endurance\.js'/;

/**
 * The longest first, so that no worker is left alone with one at the end: where a run before has left its
 * times they say it, and where nothing has been run yet the size of a file does, behind those that have
 * a long form.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

/** Projects stay together: a worker loads the modules of one after the other. */
function rankOf({ project, moduleId }: TestSpecification): number {
  if (project.name !== longestProject) return 2;
  return longForm.test(readFileSync(moduleId, 'utf8')) ? 0 : 1;
}
