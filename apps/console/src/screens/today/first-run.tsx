import { useQuery } from '@tanstack/preact-query';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { MakeActions } from '../../parts/make-actions.js';
import { Page } from '../../parts/page.js';
import { isScreen } from '../../screen-paths.js';
import { client } from '../../server/client.js';
import { usePermissions, useSession } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';

/** The four steps to the first sealed passport, in the place of the list. */
export function FirstRun() {
  const { words, lang, say } = useTexts('today');
  const { data: session } = useSession();
  const { first } = words;
  const name = session?.user.name?.split(' ')[0];
  const { hasCompany, hasSite } = useBeginnings();
  const done = [hasCompany, hasSite].filter(Boolean).length;
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <p class="line">{name === undefined ? first.helloUnnamed : say(first.hello, { name })}</p>
          <h1>{first.title}</h1>
          <p class="lead">{first.lead}</p>
        </div>
      </div>
      <div class="cols">
        <section class="sec" aria-labelledby="steps">
          <header>
            <h2 id="steps">{first.steps}</h2>
            <span class="note">{say(first.done, { count: done })}</span>
          </header>
          <ol class="todo">
            <Step
              icon={hasCompany ? 'ok' : 'firm'}
              what={hasCompany ? first.companyDone : first.company}
              why={first.companyWhy}
            >
              {!hasCompany && <Way to="/companies">{first.addCompany}</Way>}
            </Step>
            <Step
              icon={hasSite ? 'ok' : 'pin'}
              what={hasSite ? first.siteDone : first.site}
              why={first.siteWhy}
            >
              {!hasSite && <Way to="/sites">{first.addSite}</Way>}
            </Step>
            <Step icon="up" what={first.make} why={first.makeWhy}>
              <MakeActions small />
            </Step>
            <Step icon="seal" what={first.seal} why={first.sealWhy} />
          </ol>
        </section>
        <div class="stack">
          <Offer title={first.others} why={first.othersWhy} to="/people" needs="user:write">
            {first.invite}
          </Offer>
          <Offer title={first.system} why={first.systemWhy} to="/keys" needs="key:write">
            {first.makeKey}
          </Offer>
        </div>
      </div>
    </Page>
  );
}

/** Whether the workspace has a company and a site. */
function useBeginnings() {
  const may = usePermissions();
  const companies = useQuery({
    queryKey: ['operators', 'first'],
    queryFn: async () => await client.operators.list(),
    enabled: may('operator:read'),
  });
  const sites = useQuery({
    queryKey: ['facilities', 'first'],
    queryFn: async () => await client.facilities.list(),
    enabled: may('facility:read'),
  });
  return {
    hasCompany: (companies.data?.items.length ?? 0) > 0,
    hasSite: (sites.data?.items.length ?? 0) > 0,
  };
}

interface StepProps {
  readonly icon: IconName;
  readonly what: string;
  readonly why: string;
  readonly children?: ComponentChildren;
}

function Step({ icon, what, why, children }: StepProps) {
  return (
    <li>
      <Icon name={icon} />
      <p>
        <b>{what}</b>
        <span class="note">{why}</span>
      </p>
      {children !== undefined && children !== false && <div class="acts">{children}</div>}
    </li>
  );
}

/** A button to a screen, where that is built. */
function Way({ to, children }: { readonly to: string; readonly children: string }) {
  return isScreen(to) ? (
    <Link class="btn small" to={to}>
      {children}
    </Link>
  ) : null;
}

interface OfferProps {
  readonly title: string;
  readonly why: string;
  readonly to: string;
  readonly needs: string;
  readonly children: string;
}

/** Something beside the steps, for those who may, once its screen is built. */
function Offer({ title, why, to, needs, children }: OfferProps) {
  const may = usePermissions();
  if (!may(needs) || !isScreen(to)) return null;
  return (
    <section class="sec">
      <header>
        <h2>{title}</h2>
      </header>
      <p class="note">{why}</p>
      <div class="acts">
        <Way to={to}>{children}</Way>
      </div>
    </section>
  );
}
