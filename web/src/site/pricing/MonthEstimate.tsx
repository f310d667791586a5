import {
  CALLS_PER_DAY,
  MINUTES_PER_CALL,
  type MonthlyCost,
  monthlyCost,
  PLANS,
  type Volume,
} from '@attendant/contract/site/plans';
import { Bill } from '../shell/Bill.tsx';
import { wholeDollars, withCents } from '../shell/money.ts';
import { PaperRow, Perforation } from '../shell/Paper.tsx';
import { Slider } from '../shell/Slider.tsx';
import { CostChart } from './CostChart.tsx';
import type { Choice } from './choice.ts';
import styles from './MonthEstimate.module.css';

interface EstimateProps {
  choice: Choice;
  onChange: (volume: Volume) => void;
}

export const MonthEstimate = ({ choice, onChange }: EstimateProps) => (
  <section className={styles.section}>
    <div className="wrap site">
      <h2 className="display-2">What would your month look like?</h2>
      <div className={styles.estimate}>
        <div className={styles.left}>
          <div className={styles.sliders}>
            <Slider
              label="Calls per day"
              range={CALLS_PER_DAY}
              ends={['1', '200']}
              value={choice.volume.callsPerDay}
              onChange={(callsPerDay) => onChange({ ...choice.volume, callsPerDay })}
            />
            <Slider
              label="Average duration"
              unit="min"
              range={MINUTES_PER_CALL}
              ends={['0.5 min', '15 min']}
              value={choice.volume.minutesPerCall}
              onChange={(minutesPerCall) => onChange({ ...choice.volume, minutesPerCall })}
            />
          </div>
          <CostChart choice={choice} />
        </div>
        <MonthBill choice={choice} />
      </div>
    </div>
  </section>
);

function MonthBill({ choice: { plan: name, billing, volume } }: { choice: Choice }) {
  const plan = PLANS[name];
  const cost = monthlyCost(plan, billing, volume);
  return (
    <Bill className={styles.bill} of={`${plan.label}, total per month`} sum={cost.total} href="/#signup">
      <Breakdown cost={cost} perMinuteCents={plan.perMinuteCents} />
    </Bill>
  );
}

const Breakdown = ({ cost, perMinuteCents }: { cost: MonthlyCost; perMinuteCents: number }) => (
  <>
    <dl>
      <PaperRow label="Base" value={wholeDollars(cost.base)} />
      <PaperRow
        label={`Usage, ${cost.minutes.toLocaleString('en-US')} min × ${withCents(perMinuteCents / 100)}`}
        value={wholeDollars(cost.usage)}
      />
    </dl>
    <Perforation />
    <dl className={styles.calls}>
      <PaperRow label="Monthly calls" value={cost.calls.toLocaleString('en-US')} />
      <PaperRow label="Cost per call" value={withCents(cost.perCall)} />
    </dl>
  </>
);
