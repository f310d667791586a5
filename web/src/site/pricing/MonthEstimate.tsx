import {
  CALLS_PER_DAY,
  MINUTES_PER_CALL,
  type MonthlyCost,
  monthlyCost,
  PLANS,
  type Volume,
} from '@attendant/contract/site/plans';
import { ActionLink } from '../shell/Action.tsx';
import { wholeDollars, withCents } from '../shell/money.ts';
import { Paper, PaperRow, Perforation } from '../shell/Paper.tsx';
import { Slider } from '../shell/Slider.tsx';
import { useSettled } from '../shell/use-settled.ts';
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
        <Bill choice={choice} />
      </div>
    </div>
  </section>
);

function Bill({ choice: { plan: name, billing, volume } }: { choice: Choice }) {
  const plan = PLANS[name];
  const cost = monthlyCost(plan, billing, volume);
  const said = useSettled(`${plan.label}, total per month ${wholeDollars(cost.total)}`);
  return (
    <Paper className={styles.bill}>
      <p className="t2">{plan.label}, total per month</p>
      <p className={styles.big}>{wholeDollars(cost.total)}</p>
      <Perforation />
      <Breakdown cost={cost} perMinuteCents={plan.perMinuteCents} />
      <ActionLink variant="primary" size="lg" block href="/#signup">
        Get started
      </ActionLink>
      <p className="sr" aria-live="polite">
        {said}
      </p>
    </Paper>
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
