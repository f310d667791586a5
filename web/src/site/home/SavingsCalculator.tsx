import {
  CALL_VALUE,
  MISSED_CALLS,
  MONTH_DAYS,
  SAVINGS_SERVICE_COST,
  type SavingsFigures,
  STAFF_COST,
  savings,
} from '@attendant/contract/site/plans';
import { Bill } from '../shell/Bill.tsx';
import { wholeDollars } from '../shell/money.ts';
import { PaperRow, Perforation } from '../shell/Paper.tsx';
import { Slider } from '../shell/Slider.tsx';
import styles from './SavingsCalculator.module.css';

export const USUAL_FIGURES: SavingsFigures = {
  staffCost: STAFF_COST.initial,
  missedCalls: MISSED_CALLS.initial,
  callValue: CALL_VALUE.initial,
};

interface CalculatorProps {
  brand: string;
  figures: SavingsFigures;
  onChange: (figures: SavingsFigures) => void;
}

/** Three sliders and the sum they come to, printed with all its parts. */
export const SavingsCalculator = ({ brand, figures, onChange }: CalculatorProps) => (
  <section className={styles.section} aria-labelledby="savings">
    <div className="wrap site">
      <div>
        <h2 className="display-2" id="savings">
          What is an unanswered phone costing you?
        </h2>
        <p className="lead">Move the sliders to match your business.</p>
        <div className={styles.sliders}>
          <Slider
            label="Monthly staff cost for phones"
            prefix="$"
            range={STAFF_COST}
            ends={['$0', wholeDollars(STAFF_COST.max)]}
            value={figures.staffCost}
            onChange={(staffCost) => onChange({ ...figures, staffCost })}
          />
          <Slider
            label="Missed calls per day"
            range={MISSED_CALLS}
            ends={['0', `${MISSED_CALLS.max}`]}
            value={figures.missedCalls}
            onChange={(missedCalls) => onChange({ ...figures, missedCalls })}
          />
          <Slider
            label="Average value of a call"
            prefix="$"
            range={CALL_VALUE}
            ends={['$0', wholeDollars(CALL_VALUE.max)]}
            value={figures.callValue}
            onChange={(callValue) => onChange({ ...figures, callValue })}
          />
        </div>
      </div>
      <SavingsBill brand={brand} figures={figures} />
    </div>
  </section>
);

function SavingsBill({ brand, figures }: Omit<CalculatorProps, 'onChange'>) {
  const { staffCost, missedCalls, callValue } = figures;
  const { monthly, annual, roi } = savings(figures);
  return (
    <Bill of="Monthly savings" sum={monthly} href="#signup">
      <dl>
        <PaperRow label="Staff cost" value={wholeDollars(staffCost)} />
        <PaperRow
          label={`${missedCalls} calls × ${wholeDollars(callValue)} × ${MONTH_DAYS} days`}
          value={wholeDollars(missedCalls * callValue * MONTH_DAYS)}
        />
        <PaperRow label={brand} value={`−${wholeDollars(SAVINGS_SERVICE_COST)}`} />
      </dl>
      <Perforation />
      <dl>
        <PaperRow label="Annual savings" value={wholeDollars(annual)} />
        <PaperRow label="Return on investment" value={`${roi.toLocaleString('en-US')}%`} />
      </dl>
      <p className={styles.assumption}>
        Estimate based on a service cost of ${SAVINGS_SERVICE_COST} per month; see <a href="/pricing">Pricing</a> for
        current plans
      </p>
    </Bill>
  );
}
