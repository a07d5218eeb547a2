import { CliError } from './command-context.js';

/** A time as a person gives it. */
export function parseTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new CliError(`${text} is not an ISO 8601 time.`);
  return time;
}
