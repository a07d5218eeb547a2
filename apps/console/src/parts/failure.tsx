import {
  ConflictError,
  ConnectionError,
  DppError,
  ForbiddenError,
  NotFoundError,
  PaymentRequiredError,
  PreconditionFailedError,
  ServerError,
  TimeoutError,
  TooManyRequestsError,
} from '@dpp/client';
import { useTexts, type UsedSection } from '../texts/use-texts.js';
import { CopyButton } from './copy-button.js';
import { Icon } from './icon.js';
import { Link } from './link.js';

interface FailureProps {
  readonly error: unknown;
  /** What failed, before the reason: "The figures could not be loaded." */
  readonly what?: string;
  /** Sentences of the screen for codes of refusals, where it can say what to do. */
  readonly sentences?: Readonly<Record<string, string>>;
  readonly onRetry?: (() => void) | undefined;
}

/** What happened, what it means, what to do; then the number of the request, with a button that copies it. */
export function Failure({ error, what, sentences = {}, onRetry }: FailureProps) {
  const common = useTexts('common');
  const { words, lang, say } = common;
  const requestId = error instanceof DppError ? error.requestId : undefined;
  const own = error instanceof DppError ? sentences[error.code ?? ''] : undefined;
  return (
    <div class="bar-note warn" role="alert" lang={lang}>
      <Icon name="warn" />
      <div>
        <div>
          <p>
            {what !== undefined && <b>{what} </b>}
            {own ?? sentenceOf(error, common)}
          </p>
          {requestId !== undefined && (
            <p class="req">
              {say(words.request, { id: requestId })}
              <CopyButton text={requestId} label={words.copyRequest} />
            </p>
          )}
        </div>
        <Remedy error={error} onRetry={onRetry} />
      </div>
    </div>
  );
}

function Remedy({ error, onRetry }: Pick<FailureProps, 'error' | 'onRetry'>) {
  const { words } = useTexts('common');
  if (error instanceof PaymentRequiredError) {
    return (
      <Link class="btn small" to="/plan" target="_blank">
        {words.failures.seePlan}
      </Link>
    );
  }
  if (needsSecondFactor(error)) {
    return (
      <Link class="btn small" to="/account/second-factor">
        {words.failures.setUp}
      </Link>
    );
  }
  if (!onRetry) return null;
  return (
    <button class="btn small" type="button" onClick={onRetry}>
      {words.tryAgain}
    </button>
  );
}

const needsSecondFactor = (error: unknown) =>
  error instanceof ForbiddenError && error.code === 'MFA_REQUIRED';

/** The sentence for a failure, in the words of the reader; the server's own message only where there is no other. */
export function sentenceOf(error: unknown, { words, say }: UsedSection<'common'>): string {
  const { failures } = words;
  if (error instanceof ConnectionError || error instanceof TimeoutError) return failures.offline;
  if (error instanceof TooManyRequestsError) {
    return say(failures.tooMany, { count: error.retryAfterSeconds ?? 60 });
  }
  if (error instanceof PaymentRequiredError) return failures.quota;
  if (needsSecondFactor(error)) return failures.secondFactor;
  if (error instanceof ForbiddenError) return failures.notAllowed;
  if (error instanceof NotFoundError) return failures.notFound;
  if (error instanceof ConflictError || error instanceof PreconditionFailedError) {
    return failures.conflict;
  }
  if (error instanceof ServerError || !(error instanceof DppError)) return failures.server;
  return say(failures.refused, { message: error.message });
}
