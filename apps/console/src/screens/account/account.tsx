import { Link } from '../../parts/link.js';
import { Page } from '../../parts/page.js';
import { useSession } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { PasswordForm } from './password-form.js';
import { ProfileForm } from './profile-form.js';
import { Sessions } from './sessions.js';

/** A person's own account: name, password, second factor, and where they are signed in. */
export function Account() {
  const { words, lang } = useTexts('account');
  const { data } = useSession();
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          {data && <p class="lead">{data.user.email}</p>}
        </div>
      </div>
      <div class="cols even">
        {data && <ProfileForm key={data.user.id} user={data.user} />}
        {/* The password of an administrator of the platform is the server's configuration. */}
        {data && data.user.tenantId !== null && <PasswordForm email={data.user.email} />}
      </div>
      <section class="sec" aria-labelledby="factor">
        <header>
          <h2 id="factor">{words.factor}</h2>
        </header>
        <p>
          <Link class="btn small" to="/account/second-factor">
            {words.factorLink}
          </Link>
        </p>
      </section>
      <Sessions />
    </Page>
  );
}
