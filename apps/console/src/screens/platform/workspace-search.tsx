import { useLocation } from 'preact-iso/router';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Icon } from '../../parts/icon.js';
import { useDelayed } from '../../parts/use-delayed.js';
import { useTexts } from '../../texts/use-texts.js';
import { listPath, type ListAddress } from './platform-address.js';

/** The search of the list: what is typed stands in the address. */
export function WorkspaceSearch({ address }: { readonly address: ListAddress }) {
  const { words } = useTexts('platform');
  const { route } = useLocation();
  const present = address.q;
  const [text, setText] = useState(present);
  const shown = useRef(present);
  const delayed = useDelayed(text, 300);
  useEffect(() => {
    // The address changed from elsewhere, such as by the way back.
    if (present === shown.current) return;
    shown.current = present;
    setText(present);
  }, [present]);
  const search = (q: string) => {
    if (q === present) return;
    shown.current = q;
    route(pathTo(listPath({ ...address, q })), present !== '');
  };
  useEffect(() => search(delayed), [delayed]);
  return (
    <search>
      <form
        class="filters"
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <div class="grow">
          <Icon name="find" />
          <label class="vh" for="workspace-search">
            {words.searchLabel}
          </label>
          <input
            class="in"
            id="workspace-search"
            type="search"
            maxLength={200}
            autocomplete="off"
            placeholder={words.searchHint}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </div>
      </form>
    </search>
  );
}
