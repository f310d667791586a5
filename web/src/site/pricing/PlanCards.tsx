import {
  annualSaving,
  monthlyBase,
  monthlyCost,
  PLAN_NAMES,
  PLANS,
  type PlanName,
} from '@attendant/contract/site/plans';
import { cx } from '../../kit/look/cx.ts';
import { Icon } from '../shell/Icon.tsx';
import { perMinute, wholeDollars } from '../shell/money.ts';
import { PlanPrice } from '../shell/PlanPrice.tsx';
import type { Choice } from './choice.ts';
import styles from './PlanCards.module.css';
import { PLAN_LINES } from './pricing-content.ts';

interface PlansProps {
  choice: Choice;
  onChange: (plan: PlanName) => void;
}

/** One of three, as radio buttons whose label is the whole card. */
export const PlanCards = ({ choice, onChange }: PlansProps) => (
  <>
    <fieldset className={styles.plans}>
      <legend className="sr">Plan</legend>
      {PLAN_NAMES.map((name) => (
        <PlanCard key={name} name={name} choice={choice} onChange={onChange} />
      ))}
    </fieldset>
    <p className={styles.every}>
      <Icon name="check" />
      Every plan: 24/7 answering, orders and appointments, transcripts and audio, hand-off to your team.
    </p>
  </>
);

function PlanCard({ name, choice: { plan: chosen, billing, volume }, onChange }: PlansProps & { name: PlanName }) {
  const plan = PLANS[name];
  const saving = wholeDollars(annualSaving(plan));
  const { callsPerDay } = volume;
  return (
    <label className={styles.plan}>
      <span className={styles.name}>
        <input
          type="radio"
          name="plan"
          value={name}
          checked={chosen === name}
          aria-labelledby={`plan-${name}`}
          aria-describedby={`price-${name}`}
          onChange={() => onChange(name)}
        />
        <span className="title-2" id={`plan-${name}`}>
          {plan.label}
        </span>
      </span>
      <span className={styles.line}>{PLAN_LINES[name]}</span>
      <span id={`price-${name}`}>
        <span className={styles.price}>
          <PlanPrice dollars={monthlyBase(plan, billing)} />
          <small>/month</small>
        </span>
        <span className={styles.rate}>+ {perMinute(plan.perMinuteCents)}</span>
      </span>
      <span className={cx(styles.saving, billing === 'annual' && styles.on)}>
        {billing === 'annual' ? `You save ${saving} a year` : `Save ${saving} a year with annual billing`}
      </span>
      <span className={styles.volume}>
        <span>
          At {callsPerDay} {callsPerDay === 1 ? 'call' : 'calls'} a day
        </span>
        <b>{wholeDollars(monthlyCost(plan, billing, volume).total)}</b>
      </span>
    </label>
  );
}
