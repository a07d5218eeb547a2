/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';

/** A text in which what is meant literally stands between backticks. */
export function Prose({ text }: { readonly text: string }): JSX.Element {
  const pieces = text.split('`');
  // The last of an even number of pieces stands behind a backtick that nothing closes.
  const isClosed = pieces.length % 2 === 1;
  return (
    <>
      {pieces.map((piece, index) => {
        if (index % 2 === 0) return piece;
        return isClosed || index < pieces.length - 1 ? <code>{piece}</code> : `\`${piece}`;
      })}
    </>
  );
}
