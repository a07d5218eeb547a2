/** Escapes characters of JSON text that would steer a terminal or reorder what is around them; it reads the same. */
export function escapeSteering(json: string): string {
  return json.replace(STEERING, (character) =>
    Array.from({ length: character.length }, (_, index) =>
      escapeOf(character.charCodeAt(index)),
    ).join(''),
  );
}

const STEERING = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

function escapeOf(codeUnit: number): string {
  return `\\u${codeUnit.toString(16).padStart(4, '0')}`;
}
