import { PLAN_NAMES, PLANS } from '@attendant/contract/site/plans';
import { ActionLink } from '../shell/Action.tsx';
import { Icon } from '../shell/Icon.tsx';
import { perMinute } from '../shell/money.ts';
import { PlanPrice } from '../shell/PlanPrice.tsx';
import { PRICE_CLAIM, PRICE_FROM } from './home-content.ts';
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
            <span className={styles.price}>
              <PlanPrice dollars={PLANS[name].basePrice} />
              /month
            </span>
            <span className={styles.rate}>+ {perMinute(PLANS[name].perMinuteCents)}</span>
            <Icon name="right" />
          </a>
        ))}
      </div>
    </div>
  </section>
);
