import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pathTo } from '../base.js';
import { Icon, type IconName } from '../parts/icon.js';
import { useDelayed } from '../parts/use-delayed.js';
import { client } from '../server/client.js';
import { usePermissions } from '../server/use-session.js';
import { useTexts } from '../texts/use-texts.js';
import { places } from './places.js';
import { useReachable } from './use-places.js';

interface Choice {
  readonly id: string;
  readonly group: 'passports' | 'places';
  readonly icon: IconName;
  readonly text: string;
  readonly note?: string;
  readonly path: string;
}

/** Screens and passports by a few letters; arrows choose, Enter goes. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const { words, lang, say } = useTexts('frame');
  const { route } = useLocation();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const choices = useChoices(text);
  const chosen = Math.min(at, choices.length - 1);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  const go = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    route(pathTo(choice.path));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(choices[chosen]);
    else if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, choices.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      class="dialog palette"
      aria-label={words.search}
      lang={lang}
      ref={dialog}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <input
        class="in"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-choices"
        aria-activedescendant={choices[chosen]?.id}
        aria-label={words.search}
        placeholder={words.search}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <div id="palette-choices" role="listbox" aria-label={words.search}>
        {choices.length === 0 && <p class="note">{say(words.paletteEmpty, { text })}</p>}
        <Group name="passports" heading={words.palettePassports} {...{ choices, chosen, go }} />
        <Group name="places" heading={words.paletteGo} {...{ choices, chosen, go }} />
      </div>
      <div class="acts foot">
        <span>{say(words.paletteKeys, { up: '↑', down: '↓', escape: 'Esc' })}</span>
      </div>
    </dialog>
  );
}

interface GroupProps {
  readonly name: Choice['group'];
  readonly heading: string;
  readonly choices: readonly Choice[];
  readonly chosen: number;
  readonly go: (choice: Choice) => void;
}

function Group({ name, heading, choices, chosen, go }: GroupProps) {
  const own = choices.filter(({ group }) => group === name);
  if (own.length === 0) return null;
  return (
    <>
      <h3 role="presentation">{heading}</h3>
      <ul class="navlist" role="presentation">
        {own.map((choice) => (
          <li
            key={choice.id}
            id={choice.id}
            role="option"
            aria-selected={choices.indexOf(choice) === chosen}
            onClick={() => go(choice)}
          >
            <Icon name={choice.icon} />
            <span>
              {choice.text}
              {choice.note !== undefined && <small>{choice.note}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function useChoices(text: string): readonly Choice[] {
  const { words } = useTexts('frame');
  const may = usePermissions();
  const q = useDelayed(text.trim(), 200);
  const { data } = useQuery({
    queryKey: ['passports', 'palette', q],
    queryFn: ({ signal }) => client.passports.searchPage({ q, limit: 6 }, { signal }),
    enabled: q.length > 1 && may('passport:read'),
  });
  const found = q.length > 1 && text.trim().length > 1 ? (data?.passports ?? []) : [];
  const wanted = text.trim().toLocaleLowerCase();
  const reachable = Object.values(places).flat().filter(useReachable());
  return [
    ...found.map(({ id, name, productId }) => ({
      id: `choice-${id}`,
      group: 'passports' as const,
      icon: 'list' as const,
      text: name ?? productId,
      note: productId,
      path: `/passports/${id}`,
    })),
    ...reachable
      .filter((place) => words.places[place.name].toLocaleLowerCase().includes(wanted))
      .map((place) => ({
        id: `choice-${place.name}`,
        group: 'places' as const,
        icon: place.icon,
        text: words.places[place.name],
        path: place.path,
      })),
  ];
}
