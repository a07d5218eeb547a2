import { useTexts } from '../texts/use-texts.js';
import { Icon } from '../parts/icon.js';
import { Link } from '../parts/link.js';
import { useIsPlatform, useWhoami } from '../server/use-session.js';
import { NotificationsButton } from './notifications.js';
import { PaletteButton } from './palette.js';
import { PersonMenu } from './person-menu.js';

/** The band above every screen: menu, workspace, search, notifications, the person. */
export function Band() {
  const { words, lang } = useTexts('frame');
  const { words: common } = useTexts('common');
  const { data } = useWhoami();
  const isPlatform = useIsPlatform();
  const name = isPlatform ? words.places.platform : data?.tenant.name;
  return (
    <header class="band" lang={lang}>
      <button class="tool menu" type="button" popovertarget="rail" aria-label={words.menu}>
        <Icon name="menu" />
      </button>
      <Link class="mark" to={isPlatform ? '/platform' : '/'}>
        <Icon name="book" />
        <span>{name ?? common.product}</span>
      </Link>
      <PaletteButton />
      {!isPlatform && <NotificationsButton />}
      <PersonMenu />
    </header>
  );
}
