import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.js';
import { useDelayed } from './use-delayed.js';

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly maxLength?: number;
  /** What the address says. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
  /** Filters behind the field. */
  readonly children?: ComponentChildren;
}

/** A field that searches while one types, and follows the address when that changes from elsewhere. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, maxLength = 400, q: present, onSearch, children } = props;
  const id = useId();
  const [text, setText] = useState(present);
  const shown = useRef(present);
  const delayed = useDelayed(text, 300);
  useEffect(() => {
    // From elsewhere: a view, the way back.
    if (present === shown.current) return;
    shown.current = present;
    setText(present);
  }, [present]);
  const search = (q: string) => {
    if (q === present) return;
    shown.current = q;
    onSearch(q);
  };
  useEffect(() => search(delayed), [delayed]);
  return (
    <form
      class="filters"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <div class="grow">
        <Icon name="find" />
        <label class="vh" for={id}>
          {label}
        </label>
        <input
          class="in"
          id={id}
          type="search"
          maxLength={maxLength}
          autocomplete="off"
          placeholder={hint}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {children}
    </form>
  );
}
