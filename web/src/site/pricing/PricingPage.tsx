import type { Site } from '@attendant/contract/site/leads';
import { CALLS_PER_DAY, DEFAULT_PLAN, MINUTES_PER_CALL } from '@attendant/contract/site/plans';
import { useState } from 'react';
import { TRIAL } from '../shell/content.ts';
import { SiteFrame } from '../shell/SiteFrame.tsx';
import { useSiteFacts } from '../shell/site-facts.ts';
import { BillingSwitch } from './BillingSwitch.tsx';
import type { Choice } from './choice.ts';
import { MonthEstimate } from './MonthEstimate.tsx';
import { PlanCards } from './PlanCards.tsx';
import styles from './PricingPage.module.css';
import { Questions } from './Questions.tsx';

const AT_FIRST: Choice = {
  plan: DEFAULT_PLAN,
  billing: 'monthly',
  volume: { callsPerDay: CALLS_PER_DAY.initial, minutesPerCall: MINUTES_PER_CALL.initial },
};

export function PricingPage({ site }: { site?: Site }) {
  const { brand_name: brand } = useSiteFacts(site);
  const [choice, setChoice] = useState(AT_FIRST);
  return (
    <SiteFrame brand={brand} here="pricing">
      <section className={styles.top}>
        <div className="wrap site">
          <h1>Pay for the talking, not the ringing.</h1>
          <p className="lead">A monthly base and a per-minute rate. {TRIAL}, no credit card, no setup fees.</p>
          <BillingSwitch billing={choice.billing} onChange={(billing) => setChoice({ ...choice, billing })} />
          <PlanCards choice={choice} onChange={(plan) => setChoice({ ...choice, plan })} />
        </div>
      </section>
      <MonthEstimate choice={choice} onChange={(volume) => setChoice({ ...choice, volume })} />
      <Questions />
    </SiteFrame>
  );
}
