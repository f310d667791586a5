import { ANNUAL_DISCOUNT_PERCENT, type Billing } from '@attendant/contract/site/plans';
import { Tag } from '../shell/Tag.tsx';
import styles from './BillingSwitch.module.css';

interface SwitchProps {
  billing: Billing;
  onChange: (billing: Billing) => void;
}

export const BillingSwitch = ({ billing, onChange }: SwitchProps) => (
  <fieldset className={styles.switch}>
    <legend className="sr">Billing period</legend>
    {(['monthly', 'annual'] as const).map((one) => (
      <label key={one}>
        <input type="radio" name="billing" value={one} checked={billing === one} onChange={() => onChange(one)} />
        {one === 'monthly' ? 'Monthly' : 'Annual'}
        {one === 'annual' && <Tag>{`Save ${ANNUAL_DISCOUNT_PERCENT}%`}</Tag>}
      </label>
    ))}
  </fieldset>
);
