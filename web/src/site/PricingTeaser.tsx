import { PLAN_NAMES, PLANS } from '@attendant/contract/plans';
import { ChevronRight } from 'lucide-react';
import { ActionLink } from './Action.tsx';
import { PRICE_CLAIM, PRICE_FROM } from './content.ts';
import { perMinute, planPrice } from './money.ts';
import styles from './PricingTeaser.module.css';

export const PricingTeaser = () => (
  <section className={styles.section}>
    <div className="wrap site">
      <div>
        <h2 className="display-2">{PRICE_CLAIM}</h2>
        <p className="lead">
          A monthly base {PRICE_FROM} and a per-minute rate. Hold, transfers and silence are not charged.
        </p>
        <ActionLink size="lg" href="/pricing">
          See pricing
        </ActionLink>
      </div>
      <div className={styles.rows}>
        {PLAN_NAMES.map((name) => (
          <a key={name} href="/pricing">
            <span className="title-2">{PLANS[name].label}</span>
            <span className={styles.price}>{planPrice(PLANS[name].basePrice)}/month</span>
            <span className={styles.rate}>+ {perMinute(PLANS[name].perMinuteCents)}</span>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </a>
        ))}
      </div>
    </div>
  </section>
);
