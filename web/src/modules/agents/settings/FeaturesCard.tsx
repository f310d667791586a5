import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Switch } from '../../../kit/form/Toggle.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { BookingRules } from './bookings/BookingRules.tsx';
import styles from './FeaturesCard.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

export function FeaturesCard({ form }: { form: SettingsFormState }) {
  const books = useWatch({ control: form.control, name: 'booking_enabled' });
  return (
    <Card id="features" title="Features" bodyClass={styles.features}>
      <FeatureSwitches form={form}>{books && <BookingRules form={form} />}</FeatureSwitches>
    </Card>
  );
}

/** The children are what belongs to booking. */
export const FeatureSwitches = ({ form, children }: { form: SettingsFormState; children?: ReactNode }) => (
  <>
    <div className={styles.feature}>
      <div className="grow">
        <h3 className="title-3" id="feature-booking">
          Book appointments
        </h3>
        <p className="t2">The agent offers open slots and writes appointments down. Bookings appears in the tabs.</p>
      </div>
      <Switch aria-labelledby="feature-booking" {...form.register('booking_enabled')} />
    </div>
    {children}
    <div className={styles.feature}>
      <div className="grow">
        <h3 className="title-3" id="feature-ordering">
          Take orders
        </h3>
        <p className="t2">The agent takes orders from the menu. Orders and Menu appear in the tabs.</p>
      </div>
      <Switch aria-labelledby="feature-ordering" {...form.register('ordering_enabled')} />
    </div>
  </>
);
