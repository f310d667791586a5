import { CALLS_PER_DAY, monthlyCost, PLANS } from '@attendant/contract/site/plans';
import { cx } from '../../kit/look/cx.ts';
import { wholeDollars } from '../shell/money.ts';
import styles from './CostChart.module.css';
import type { Choice } from './choice.ts';
import { type Box, cheapest, type DrawnCosts, drawCosts, NARROW, WIDE } from './cost-chart.ts';

const CALLS = [CALLS_PER_DAY.min, 50, 100, 150, CALLS_PER_DAY.max];

/** Cost of each plan over the calls per day, the chosen one in pine (ui.md 6); drawn anew for a phone's width. */
export const CostChart = ({ choice }: { choice: Choice }) => (
  <figure className={styles.chart}>
    <figcaption>
      <span className="title-3">Monthly cost by calls per day</span>
      <Cheapest choice={choice} />
    </figcaption>
    <Drawing box={WIDE} className={styles.wide} choice={choice} />
    <Drawing box={NARROW} className={styles.narrow} choice={choice} />
  </figure>
);

interface DrawingProps {
  box: Box;
  className: string | undefined;
  choice: Choice;
}

function Drawing({ box, className, choice }: DrawingProps) {
  const { plan, billing, volume } = choice;
  const drawn = drawCosts(box, billing, volume.minutesPerCall);
  const now = drawn.xOf(volume.callsPerDay);
  const lines = drawn.lines.toSorted((a, b) => Number(a.name === plan) - Number(b.name === plan));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that its text is text
    <svg className={className} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={described(choice)}>
      <Axes box={box} drawn={drawn} />
      <line className={styles.now} x1={now} x2={now} y1={box.top} y2={box.height - box.bottom} />
      {lines.map(({ name, label, from, to, labelY }) => (
        <g key={name} className={cx(name === plan && styles.chosen)}>
          <path d={`M${from.join(' ')}L${to.join(' ')}`} />
          <text className={styles.label} x={to[0] + 8} y={labelY + 4}>
            {label}
          </text>
        </g>
      ))}
      <circle cx={now} cy={drawn.yOf(monthlyCost(PLANS[plan], billing, volume).total)} r="5" />
    </svg>
  );
}

const Axes = ({ box, drawn: { grid, xOf } }: { box: Box; drawn: DrawnCosts }) => (
  <>
    {grid.map(({ dollars, y }) => (
      <g key={dollars}>
        <line className={styles.grid} x1={box.left} x2={box.width - box.right} y1={y} y2={y} />
        <text x={box.left - 10} y={y + 4} textAnchor="end">
          {dollars >= 1_000 ? `$${dollars / 1_000}k` : `$${dollars}`}
        </text>
      </g>
    ))}
    {CALLS.map((calls) => (
      <text key={calls} x={xOf(calls)} y={box.height - 4} textAnchor="middle">
        {calls}
      </text>
    ))}
  </>
);

/** The chosen plan never hides that another one is cheaper. */
function Cheapest({ choice: { plan, billing, volume } }: { choice: Choice }) {
  const best = cheapest(billing, volume);
  const difference = monthlyCost(PLANS[plan], billing, volume).total - monthlyCost(PLANS[best], billing, volume).total;
  if (difference <= 0)
    return <span className={styles.best}>{PLANS[plan].label} is the lowest cost at this volume.</span>;
  return (
    <span className={styles.best}>
      <b>{PLANS[best].label}</b> costs {wholeDollars(difference)} less at this volume.
    </span>
  );
}

function described({ billing, volume }: Choice): string {
  const costs = Object.values(PLANS).map(
    (plan) => `${plan.label} ${wholeDollars(monthlyCost(plan, billing, volume).total)}`,
  );
  return `Monthly cost at ${volume.callsPerDay} calls a day: ${costs.join(', ')}.`;
}
