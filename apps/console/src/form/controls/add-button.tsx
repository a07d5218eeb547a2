import { Icon } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';

interface AddButtonProps {
  /** Label of the list. */
  readonly label: string;
  readonly onAdd: () => void;
  readonly id?: string;
}

/** Adds an entry to a list. */
export function AddButton({ label, onAdd, id }: AddButtonProps) {
  const { words, say } = useTexts('form');
  return (
    <div class="acts">
      <button class="btn small" type="button" onClick={onAdd} id={id}>
        <Icon name="plus" small />
        {say(words.add, { label })}
      </button>
    </div>
  );
}
