import { useLocation } from 'preact-iso/router';
import { useEffect, useRef } from 'preact/hooks';
import { screenPathOf } from '../base.js';
import { Icon } from '../parts/icon.js';
import { Link } from '../parts/link.js';
import { Meter } from '../parts/meter.js';
import { useIsPlatform, useWhoami } from '../server/use-session.js';
import { useTexts } from '../texts/use-texts.js';
import { places, type Place } from './places.js';
import { useReachable } from './use-places.js';

/** Where one can go. Below 1024 px a popover that the menu button opens; it needs no script for that. */
export function Rail() {
  const { words, lang } = useTexts('frame');
  const { data } = useWhoami();
  const isPlatform = useIsPlatform();
  const { url } = useLocation();
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    // A link in it was followed.
    if (rail.current?.matches(':popover-open')) rail.current.hidePopover();
  }, [url]);
  return (
    <nav class="rail" id="rail" popover="auto" aria-label={words.main} lang={lang} ref={rail}>
      <div class="box">
        <p class="railhead">
          <span>{isPlatform ? words.places.platform : data?.tenant.name}</span>
          <button
            class="tool"
            type="button"
            popovertarget="rail"
            popovertargetaction="hide"
            aria-label={words.closeMenu}
          >
            <Icon name="x" />
          </button>
        </p>
        <Places places={places.work} />
        <Places places={places.company} heading={words.company} />
        <Places places={places.connections} heading={words.connections} />
        <Places places={places.platform} />
        <Usage />
      </div>
    </nav>
  );
}

function Places(props: { readonly places: readonly Place[]; readonly heading?: string }) {
  const { words } = useTexts('frame');
  const isReachable = useReachable();
  const { path } = useLocation();
  const here = screenPathOf(`${path}/`).replace(/\/$/, '') || '/';
  const seen = props.places.filter(isReachable);
  if (seen.length === 0) return null;
  return (
    <>
      {props.heading !== undefined && <h2>{props.heading}</h2>}
      <ul class="navlist">
        {seen.map((place) => (
          <li key={place.name}>
            <Link to={place.path} aria-current={currentOf(place, here)}>
              <Icon name={place.icon} />
              {words.places[place.name]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `page` at the place itself, `true` at a screen below it. */
function currentOf({ path, below = `${path}/` }: Place, here: string) {
  if (path === here) return 'page';
  return path !== '/' && here.startsWith(below) ? 'true' : undefined;
}

/** How much of the plan is used: at the foot, on every screen. */
function Usage() {
  const { words, say } = useTexts('frame');
  const { data } = useWhoami();
  if (!data) return null;
  const { activePassports: used, passportLimit: limit } = data.usage;
  if (limit === null) {
    return <p class="use note">{say(words.usageUnlimited, { count: used })}</p>;
  }
  const text = say(words.usageOf, { used, limit });
  return (
    <div class="use meter">
      <p>
        <span>{words.usage}</span>
      </p>
      <Meter share={limit === 0 ? 1 : used / limit} label={text} />
      <p class="note">{text}</p>
    </div>
  );
}
