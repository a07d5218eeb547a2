import { Fragment, type ComponentChildren } from 'preact';

interface RichTextProps {
  readonly text: string;
  /** Elements for what stands in braces; numbers and words go through `say` before. */
  readonly values: Readonly<Record<string, ComponentChildren>>;
}

/** A text with elements in the place of its braces, such as keys or a bold name. */
export function RichText({ text, values }: RichTextProps) {
  return (
    <>
      {text.split(/(\{\w+\})/).map((part, index) => (
        <Fragment key={index}>
          {part.startsWith('{') ? (values[part.slice(1, -1)] ?? part) : part}
        </Fragment>
      ))}
    </>
  );
}
