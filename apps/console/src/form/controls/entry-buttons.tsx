import { Icon } from '../../parts/icon.js';
import { showToast } from '../../parts/toasts.js';
import { useTexts } from '../../texts/use-texts.js';
import { useForm } from '../form-context.js';
import type { JsonPath } from '../model/json-path.js';

interface EntryButtonsProps {
  /** Place of the list. */
  readonly path: JsonPath;
  readonly entries: readonly unknown[];
  readonly index: number;
  /** What the entry is called. */
  readonly name: string;
  /** False in a list whose last entry takes the list away. */
  readonly mayBeEmpty: boolean;
  readonly canMove?: boolean;
}

/** Moves an entry, or takes it away, with a way back. */
export function EntryButtons(props: EntryButtonsProps) {
  const { path, entries, index, name, mayBeEmpty, canMove = false } = props;
  const { words, say } = useTexts('form');
  const { change } = useForm();
  const remove = () => {
    const left = entries.toSpliced(index, 1);
    change(path, left.length === 0 && !mayBeEmpty ? undefined : left);
    showToast(say(words.removed, { name }), () => change(path, entries));
  };
  const move = (to: number) => {
    const others = entries.toSpliced(index, 1);
    change(path, others.toSpliced(to, 0, entries[index]));
  };
  return (
    <>
      {canMove && index > 0 && (
        <button
          class="btn icon"
          type="button"
          aria-label={say(words.moveUp, { name })}
          onClick={() => move(index - 1)}
        >
          <Icon name="arrowUp" small />
        </button>
      )}
      {canMove && index < entries.length - 1 && (
        <button
          class="btn icon"
          type="button"
          aria-label={say(words.moveDown, { name })}
          onClick={() => move(index + 1)}
        >
          <Icon name="arrowDown" small />
        </button>
      )}
      <button
        class="btn icon"
        type="button"
        aria-label={say(words.remove, { name })}
        onClick={remove}
      >
        <Icon name="x" small />
      </button>
    </>
  );
}
