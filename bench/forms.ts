import { fork } from 'node:child_process';
import { once } from 'node:events';

const repository = new URL('../', import.meta.url).pathname;

/** @returns How often a form was called in a second, by the process that has it. */
export type MeasureForm = (form: string) => Promise<number>;

/**
 * Starts a program of the server's that measures forms of a query, for as long as `work` asks for them.
 *
 * @typeParam World - What the program says of itself first.
 */
export async function withForms<World = unknown>(
  program: string,
  work: (callsPerSecond: MeasureForm, world: World) => Promise<void>,
  parameters: readonly string[] = [],
): Promise<void> {
  const forms = fork(program, [...parameters], {
    cwd: repository,
    execArgv: ['--conditions=@dpp/source', '--import', 'tsx'],
  });
  const ended = once(forms, 'exit');
  try {
    const [world] = (await once(forms, 'message')) as [World];
    await work(async (form) => {
      forms.send(form);
      const [rate] = (await once(forms, 'message')) as [number];
      return rate;
    }, world);
  } finally {
    if (forms.connected) forms.disconnect();
    await ended;
  }
}
