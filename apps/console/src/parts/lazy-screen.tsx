import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFurtherTexts, useTexts } from '../texts/use-texts.js';
import { Bones } from './bones.js';

interface LazyOptions {
  /** Whether it uses a section of texts that is not in the first chunk of a language. */
  readonly needsFurtherTexts?: boolean;
}

/**
 * A screen in a chunk of its own, which is loaded when its address is opened. A chunk that is gone, because the server
 * was updated meanwhile, is said in a sentence with a button.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { needsFurtherTexts = false }: LazyOptions = {},
) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyScreen(props: Props) {
    const [Screen, setScreen] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [isGone, setIsGone] = useState(false);
    const hasTexts = useFurtherTexts(needsFurtherTexts);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          setScreen(() => component);
        },
        () => setIsGone(true),
      );
    }, []);
    if (isGone) return <OldPage />;
    return Screen && hasTexts ? <Screen {...props} /> : <Bones />;
  };
}

function OldPage() {
  const { words, lang } = useTexts('common');
  return (
    <div class="bar-note" role="alert" lang={lang}>
      <div>
        <p>{words.needsUpdate}</p>
        <button class="btn small" type="button" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </div>
    </div>
  );
}
