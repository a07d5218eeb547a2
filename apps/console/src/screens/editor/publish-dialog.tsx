import { PreconditionFailedError } from '@dpp/client';
import type { Wording } from '@dpp/espr-validate';
import { useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { showToast } from '../../parts/toasts.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { differencesOf } from '../../metadata/differences.js';
import { loadSource, type EditedPassport } from './use-edited-passport.js';
import { ValueText } from '../../metadata/value-text.js';

interface PublishDialogProps {
  readonly opened: EditedPassport;
  readonly wording: Wording;
  readonly onClose: () => void;
  readonly onPublished: () => void;
  /** Another editor gave fields other values: somebody decides in the form. */
  readonly onConflict: () => void;
  /** The passport is no longer one to edit: sealed meanwhile. */
  readonly onGone: () => void;
}

/** The question before a passport, or a change of it, becomes public. */
export function PublishDialog(props: PublishDialogProps) {
  const { opened, wording, onClose } = props;
  const { words, lang } = useTexts('editor');
  const common = useTexts('common');
  const [reason, setReason] = useState('');
  const { publish, isBusy, error } = usePublish(props, reason);
  const isDraft = opened.source.status === 'DRAFT';
  const { saved, edits } = opened.session.state;
  return (
    <Dialog title={isDraft ? words.publishTitle : words.changeTitle} lang={lang} onClose={onClose}>
      <form
        class="stack tight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        {isDraft ? (
          <p>{words.publishText}</p>
        ) : (
          <>
            <h3>{words.changedFields}</h3>
            <dl class="diff">
              {differencesOf(saved.edits.metadata, edits.metadata).map((difference) => (
                <div key={difference.field}>
                  <dt>{wording.label(difference.field)}</dt>
                  <dd>
                    <small>{words.before}</small> <ValueText value={difference.before} />
                  </dd>
                  <dd>
                    <small>{words.after}</small> <ValueText value={difference.after} />
                  </dd>
                </div>
              ))}
            </dl>
            <Field
              label={words.reason}
              mark={common.words.optional}
              help={words.reasonHelp}
              maxLength={1000}
              value={reason}
              onInput={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </>
        )}
        {error !== undefined && <Failure error={error} />}
        <div class="acts end">
          <button class="btn" type="button" onClick={onClose}>
            {common.words.cancel}
          </button>
          <button class="btn go" type="submit" aria-disabled={isBusy}>
            {words.publishNow}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Saves what the publication itself does not send, then publishes the version that was seen. */
function usePublish(props: PublishDialogProps, reason: string) {
  const { opened, onPublished, onConflict } = props;
  const { words } = useTexts('editor');
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { session, source } = opened;
  const isDraft = source.status === 'DRAFT';
  const send = async () => {
    if (isDraft) await session.save();
    const { saved, edits, conflicts, phase, error: failure } = session.state;
    if (conflicts.length > 0) return onConflict();
    if (phase === 'failed') throw failure;
    await client.passports.update(
      source.id,
      {
        metadata: edits.metadata,
        facilityId: edits.facilityId,
        ...(reason.trim() !== '' && { changeReason: reason.trim() }),
      },
      { ifMatch: saved.etag },
    );
    session.accept((await loadSource(source.id)).saved);
    await queries.invalidateQueries();
    showToast(isDraft ? words.published : words.changePublished);
    onPublished();
  };
  const publish = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await send();
    } catch (failure) {
      if (failure instanceof PreconditionFailedError) {
        await session.takeIn().then(onConflict, setError);
      } else setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return { publish, isBusy, error };
}
