/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChild, JSX } from 'preact';

/**
 * A sentence of the catalogue with what belongs between its braces: `Sealed by {company} on {date}`. What is
 * not given leaves its braces, so that a slip of a catalogue is seen.
 */
export function Fill({
  text,
  ...values
}: { readonly text: string } & Readonly<Record<string, ComponentChild>>): JSX.Element {
  const pieces = text.split(/(\{[a-z]+\})/);
  return (
    <>
      {pieces.map((piece) => {
        const name = piece.slice(1, -1);
        return piece.startsWith('{') && Object.hasOwn(values, name) ? values[name] : piece;
      })}
    </>
  );
}

/** The same for attributes and titles. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  const pieces = text.split(/(\{[a-z]+\})/);
  return pieces.map((piece) => values[piece.slice(1, -1)] ?? piece).join('');
}
