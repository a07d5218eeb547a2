import { useLocation } from 'preact-iso/router';
import { pathTo } from '../../base.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { SealMark, StatusMark } from '../../parts/marks.js';
import { showToast } from '../../parts/toasts.js';
import { isScreen } from '../../screen-paths.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { sentenceOf } from '../../parts/failure.js';
import { DeleteDraft } from './delete-draft.js';
import { useCompany, usePublicDocument, type Source } from './use-passport.js';

interface PassportHeadProps {
  readonly source: Source;
  readonly name: string;
}

/** Maker, name, the three marks; the first choice of what can be done. */
export function PassportHead({ source, name }: PassportHeadProps) {
  const { words, say } = useTexts('passports');
  const company = useCompany(source.operatorId);
  const { model, size } = source.metadata as { model?: unknown; size?: unknown };
  return (
    <div class="head">
      <div>
        <p class="line">
          <b>{company.data?.name}</b>
          {typeof model === 'string' && <span>{say(words.model, { model })}</span>}
          {typeof size === 'string' && <span>{say(words.size, { size })}</span>}
        </p>
        <h1 class="product">{name}</h1>
        <Marks source={source} />
      </div>
      <Actions source={source} />
    </div>
  );
}

function Marks({ source }: { readonly source: Source }) {
  const { words } = useTexts('passport');
  const isReady = source.facilityId !== null;
  return (
    <p class="line">
      <StatusMark status={source.status} />
      {source.status !== 'DRAFT' && <SealMark isSealed={source.sealedAt !== null} />}
      <span class={isReady ? 'st' : 'st attn'}>
        <Icon name={isReady ? 'ok' : 'warn'} />
        {isReady ? words.readyCredential : words.noCredential}
      </span>
      <span class="code">{source.productId}</span>
    </p>
  );
}

function Actions({ source }: { readonly source: Source }) {
  const { words } = useTexts('passport');
  const may = usePermissions();
  const { data: document } = usePublicDocument(source);
  const isDraft = source.status === 'DRAFT';
  const isSealed = source.sealedAt !== null;
  const canEdit = may('passport:update') && !isSealed && isScreen('/passports/:id/edit');
  return (
    <div class="acts">
      {document && (
        <a
          class={isSealed ? 'btn go' : 'btn'}
          href={document.digitalLinkUri}
          target="_blank"
          rel="noopener"
        >
          <Icon name="ext" small />
          {words.openPublic}
        </a>
      )}
      {canEdit && (
        <Link class={isDraft ? 'btn go' : 'btn'} to={`/passports/${source.id}/edit`}>
          {isDraft ? words.goOn : words.edit}
        </Link>
      )}
      {isDraft && may('passport:update') && <DeleteDraft source={source} />}
      {isSealed && may('passport:update') && source.supersededBy === null && (
        <NewEdition source={source} />
      )}
    </div>
  );
}

/** A sealed passport is not edited; a draft of its next edition is made with the same content. */
function NewEdition({ source }: { readonly source: Source }) {
  const { words } = useTexts('passport');
  const common = useTexts('common');
  const { route } = useLocation();
  const open = () =>
    client.passports.openRevision(source.id).then(
      ({ passport }) => route(pathTo(`/passports/${passport.id}`)),
      (error: unknown) => {
        const revisionId = openRevisionOf(error);
        if (revisionId === undefined) showToast(sentenceOf(error, common));
        else route(pathTo(`/passports/${revisionId}`));
      },
    );
  return (
    <button class="btn" type="button" onClick={() => void open()}>
      {words.newEdition}
    </button>
  );
}

/** The draft of an edition that is open already. */
function openRevisionOf(error: unknown): string | undefined {
  const body = (error as { body?: unknown }).body as { revisionId?: unknown } | undefined;
  return typeof body?.revisionId === 'string' ? body.revisionId : undefined;
}
