import type { CreateJobRequest, Job } from '@dpp/client';
import { createStore } from '../parts/store.js';
import { client } from './client.js';

/** Ids of the jobs that were begun in this tab, newest first: a reload still shows them. */
const storageKey = 'dpp-console-jobs';
const maxShown = 5;

export const shownJobs = createStore<readonly string[]>(readIds());

/** Begins a job, and shows it until it is put away. */
export async function startJob(request: CreateJobRequest): Promise<Job> {
  const { job } = await client.jobs.create(request);
  showJob(job);
  return job;
}

/** Shows a job that another call began, such as the publication of an import. */
export function showJob({ id }: Pick<Job, 'id'>): void {
  writeIds([id, ...shownJobs.get().filter((shown) => shown !== id)].slice(0, maxShown));
}

export function putAwayJob(id: string): void {
  writeIds(shownJobs.get().filter((shown) => shown !== id));
}

function writeIds(ids: readonly string[]): void {
  sessionStorage.setItem(storageKey, JSON.stringify(ids));
  shownJobs.set(ids);
}

function readIds(): readonly string[] {
  const parsed: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
}
