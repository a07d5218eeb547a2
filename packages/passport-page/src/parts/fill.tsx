/** @jsxRuntime automatic @jsxImportSource preact */
import { isValidElement, type ComponentChild, type JSX } from 'preact';

/**
 * A sentence of the catalogue with what belongs between its braces: `Sealed by {company} on {date}`. What is
 * not given leaves its braces, so that a slip of a catalogue is seen. What ends with a full stop, as companies and
 * dates of some languages do, takes the place of the sentence's own.
 */
export function Fill({
  text,
  ...values
}: { readonly text: string } & Readonly<Record<string, ComponentChild>>): JSX.Element {
  const pieces = text.split(/(\{[a-z]+\})/);
  return (
    <>
      {pieces.map((piece, index) => {
        const value = valueOf(piece);
        if (value !== undefined) return value;
        const isStopped = piece.startsWith('.') && hasStop(valueOf(pieces[index - 1] ?? ''));
        return isStopped ? piece.slice(1) : piece;
      })}
    </>
  );

  function valueOf(piece: string): ComponentChild {
    const name = piece.slice(1, -1);
    return piece.startsWith('{') && Object.hasOwn(values, name) ? values[name] : undefined;
  }
}

/** True when a text, or the only text of an element, ends with a full stop. */
function hasStop(value: unknown): boolean {
  if (typeof value === 'string') return value.endsWith('.');
  return isValidElement(value) && hasStop((value.props as { children?: unknown }).children);
}

/** The same for attributes and titles. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  const pieces = text.split(/(\{[a-z]+\})/);
  return pieces.map((piece) => values[piece.slice(1, -1)] ?? piece).join('');
}
