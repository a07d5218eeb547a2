import { PreconditionFailedError, type PassportSourceReply } from '@dpp/client';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../../server/client.js';
import { EditSession, type EditState, type SavedPassport } from './edit-session.js';
import { dropKeptEdits, findKeptEdits, keepEdits, type KeptFor } from './kept-edits.js';
import type { Edits } from './model/edits.js';

export type Source = PassportSourceReply['passport'];

/** A passport that is open in the editor. */
export interface EditedPassport {
  readonly source: Source;
  readonly session: EditSession;
  /** When edits of an earlier visit were kept that are here again. */
  readonly restoredFrom: Date | undefined;
}

/** Loads a passport with its version. */
export async function loadSource(id: string): Promise<{ source: Source; saved: SavedPassport }> {
  const { reply, headers } = await client.passports.getSource(id).withResponse();
  const { passport } = reply;
  return { source: passport, saved: savedOf(passport, headers.get('etag') ?? '') };
}

function savedOf(source: Source, etag: string): SavedPassport {
  const { productId, operatorId, facilityId, metadata, updatedAt, updatedBy } = source;
  return { edits: { productId, operatorId, facilityId, metadata }, etag, updatedAt, updatedBy };
}

/** Opens an edit session, with what was typed before and not saved. */
export async function openPassport(owner: KeptFor): Promise<EditedPassport> {
  const { source, saved } = await loadSource(owner.passportId);
  const session = new EditSession(depsOf(owner), saved, { savesItself: source.status === 'DRAFT' });
  const kept = source.sealedAt === null ? await findKeptEdits(owner) : undefined;
  if (kept) session.restore(kept.edits, kept.base);
  return { source, session, restoredFrom: kept?.keptAt };
}

function depsOf(owner: KeptFor): ConstructorParameters<typeof EditSession>[0] {
  const { passportId } = owner;
  return {
    async save(changes: Partial<Edits>, etag) {
      const { headers } = await client.passports
        .saveDraft(passportId, changes, { ifMatch: etag })
        .withResponse();
      return headers.get('etag') ?? '';
    },
    load: async () => (await loadSource(passportId)).saved,
    isOutdated: (error) => error instanceof PreconditionFailedError,
    keep: (edits, { edits: base, etag }) =>
      keepEdits(owner, { edits, base, etag, keptAt: new Date() }),
    drop: () => dropKeptEdits(owner),
  };
}

/** The state of a session; the component is drawn anew when it changes. The session ends with the component. */
export function useEditState(session: EditSession): EditState {
  const [state, setState] = useState(session.state);
  useEffect(() => {
    setState(session.state);
    const end = session.subscribe(() => setState(session.state));
    // A closed tab has no time for more than to begin: what was typed more than a second ago is kept already.
    const onHide = () => void session.save();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      end();
      void session.close();
    };
  }, [session]);
  return state;
}
