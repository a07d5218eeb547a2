import { Field } from '../../parts/field.js';
import { useTexts } from '../../texts/use-texts.js';

/** What is typed about a recall. */
export const noNote = { reason: '', noticeUrl: '', contact: '' };
export type Note = typeof noNote;

/** The members that say something. */
export function givenOf(note: Note): Partial<Note> {
  return Object.fromEntries(Object.entries(note).filter(([, value]) => value !== ''));
}

interface NoteFieldsProps {
  readonly note: Note;
  readonly onChange: (note: Note) => void;
}

/** What holders of the product are told. */
export function NoteFields({ note, onChange }: NoteFieldsProps) {
  const { words: many } = useTexts('passports');
  const { words: common } = useTexts('common');
  const labels = {
    reason: many.ask.reason,
    noticeUrl: many.ask.notice,
    contact: many.ask.contact,
  };
  return (
    <>
      {(['reason', 'noticeUrl', 'contact'] as const).map((member) => (
        <Field
          key={member}
          label={labels[member]}
          mark={common.recommended}
          type={member === 'noticeUrl' ? 'url' : 'text'}
          placeholder={member === 'noticeUrl' ? 'https://' : ''}
          maxLength={member === 'reason' ? 1000 : 300}
          value={note[member]}
          onInput={({ currentTarget }) => onChange({ ...note, [member]: currentTarget.value })}
        />
      ))}
    </>
  );
}
