import type { AccessGrant } from '@dpp/client';
import { useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { showToast } from '../../parts/toasts.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

/** The call goes out after this time, within which it can be undone. A page that is left sends it at once. */
const undoMs = 10_000;

interface TakeBackProps {
  readonly grant: AccessGrant;
  readonly who: string;
}

/** Ends an access. A grant cannot be given back, so that the way back is not to have sent the call yet. */
export function TakeBack({ grant, who }: TakeBackProps) {
  const { words, say } = useTexts('grants');
  const queries = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const takeBack = () => {
    setIsLeaving(true);
    const send = () => {
      removeEventListener('pagehide', send);
      clearTimeout(timer);
      client.grants.revoke(grant.id).then(
        () => queries.invalidateQueries({ queryKey: ['grants'] }),
        (failure: unknown) => {
          setError(failure);
          setIsLeaving(false);
        },
      );
    };
    const timer = setTimeout(send, undoMs);
    addEventListener('pagehide', send);
    showToast(say(words.takenBack, { who }), () => {
      removeEventListener('pagehide', send);
      clearTimeout(timer);
      setIsLeaving(false);
    });
  };
  return (
    <>
      {error !== undefined && <Failure error={error} />}
      <div class="acts">
        <button
          class="btn stop"
          type="button"
          aria-disabled={isLeaving}
          onClick={() => !isLeaving && takeBack()}
        >
          {words.takeBack}
        </button>
      </div>
    </>
  );
}
