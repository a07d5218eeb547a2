/** Longest part of a path that is looked at and shown: a printed code, with room to spare. */
const maxShownLength = 1024;

/**
 * Our secrets, and what begins like a JSON Web Token, to its last letter: one that is put into a path by mistake is
 * in no log. A match never gives back a letter it took, so that no text takes longer than its length.
 */
const secrets = /(?:dpp_(?:key|test|li|auth|ticket|reset|invite|handover)|whsec)_\w+|eyJ[\w.-]*/g;

/** A path as a log may show it: without secrets, and cut where it is longer than any honest one. */
export function redactSecrets(path: string): string {
  const shown = path.slice(0, maxShownLength).replace(secrets, '[secret]');
  return path.length > maxShownLength ? `${shown}…` : shown;
}
