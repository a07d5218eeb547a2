import { useTexts } from '../texts/use-texts.js';
import { Link } from './link.js';
import { Page } from './page.js';

/** An address below the console that no screen has. */
export function NoScreen() {
  const { words, lang } = useTexts('common');
  return <DeadEnd title={words.notFoundTitle} why={words.notFound} lang={lang} />;
}

/** A screen that the role of the person does not include. */
export function MayNot() {
  const { words, lang } = useTexts('common');
  return <DeadEnd title={words.mayNotTitle} why={words.mayNot} lang={lang} />;
}

interface DeadEndProps {
  readonly title: string;
  readonly why: string;
  readonly lang: string;
}

/** What is missing, why, and a way on. */
export function DeadEnd({ title, why, lang }: DeadEndProps) {
  const { words } = useTexts('common');
  return (
    <Page title={title} lang={lang}>
      <div class="head">
        <div>
          <h1>{title}</h1>
          <p class="lead">{why}</p>
        </div>
      </div>
      <p>
        <Link to="/" class="btn">
          {words.toToday}
        </Link>
      </p>
    </Page>
  );
}
