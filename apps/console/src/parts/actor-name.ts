import type { Section } from '../texts/catalogue.js';

/** Who did something, as people call it: the address of a person; a key and the platform itself by what they are. */
export function actorName(actor: string | null, { actors }: Section<'common'>): string {
  if (actor === null) return actors.unknown;
  if (actor === 'system') return actors.system;
  return actor.startsWith('api-key:') ? actors.key : actor;
}
