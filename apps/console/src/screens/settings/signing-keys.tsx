import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.js';
import { ListState } from '../../parts/list-state.js';
import { Question } from '../../parts/question.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';

/** The key that makes the seals of the workspace, and those before it. */
export function SigningKeys() {
  const { words, formats, say } = useTexts('settings');
  const may = usePermissions();
  const keys = useQuery({
    queryKey: ['signing-keys'],
    queryFn: async ({ signal }) => (await client.signingKeys.list({ signal })).keys,
  });
  return (
    <section class="sec" aria-labelledby="signing">
      <header>
        <h2 id="signing">{words.keys}</h2>
        {may('key:write') && <Rotate />}
      </header>
      <p class="note">{words.keysHelp}</p>
      <ListState query={keys} what={words.keysFailed} empty={null}>
        {(rows) => (
          <ul class="feed">
            {rows.map(({ kid, createdAt, retiredAt, certificate }) => (
              <li key={kid}>
                <span class={retiredAt === null ? 'st' : 'st dim'}>
                  <Icon name={retiredAt === null ? 'ok' : 'end'} />
                  {retiredAt === null
                    ? say(words.inUse, { date: formats.date(createdAt) })
                    : say(words.former, { date: formats.date(retiredAt) })}
                </span>
                <span>{say(words.certificate, { date: formats.date(certificate.validTo) })}</span>
                <span class="mono wrap" dir="ltr">
                  {kid}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  );
}

function Rotate() {
  const { words, lang } = useTexts('settings');
  const [isAsked, setIsAsked] = useState(false);
  const rotate = useAction(async () => {
    await client.signingKeys.rotate();
    setIsAsked(false);
    showToast(words.rotated);
  }, [['signing-keys']]);
  return (
    <>
      <button class="btn small" type="button" onClick={() => setIsAsked(true)}>
        {words.rotate}
      </button>
      {isAsked && (
        <Question
          title={words.rotateTitle}
          does={words.rotateDo}
          action={rotate}
          onClose={() => setIsAsked(false)}
          lang={lang}
        >
          <p>{words.rotateText}</p>
        </Question>
      )}
    </>
  );
}
