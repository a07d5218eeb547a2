import type { OwnTenantReply } from '@dpp/client';
import { Meter } from '../../parts/meter.js';
import { useTexts } from '../../texts/use-texts.js';

/** The plan, and how much of it is used. */
export function Plan({ tenant }: Pick<OwnTenantReply, 'tenant'>) {
  const { words, say } = useTexts('settings');
  const { tier, subscriptionStatus, activePassports: used, passportLimit: limit, name } = tenant;
  const usage =
    limit === null ? say(words.unlimited, { count: used }) : say(words.usedOf, { used, limit });
  return (
    <section class="sec" aria-labelledby="plan">
      <header>
        <h2 id="plan">{words.plan}</h2>
        <span class="note" lang="">
          {name}
        </span>
      </header>
      <dl class="kv">
        <div>
          <dt>{words.tier}</dt>
          <dd>{words.tiers[tier]}</dd>
        </div>
        <div>
          <dt>{words.state}</dt>
          <dd>{words.states[subscriptionStatus]}</dd>
        </div>
        <div>
          <dt>{words.used}</dt>
          <dd>
            {usage}
            {limit !== null && limit > 0 && (
              <div class="meter">
                <Meter share={used / limit} label={usage} />
              </div>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd class="mono">{tenant.subdomain}</dd>
        </div>
      </dl>
    </section>
  );
}
