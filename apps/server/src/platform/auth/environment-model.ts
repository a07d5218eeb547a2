/** Where a credential acts, in the words of the API: on what counts, or in the sandbox of a workspace. */
export const ENVIRONMENTS = ['live', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
