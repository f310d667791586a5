import { Segmented } from '../../../kit/frame/Segmented.tsx';
import { FULFILMENT_NAMES } from '../ticket/order-form.ts';
import type { Way } from './rush.ts';

/** Where orders are fetched and brought: the tickets of one of them, or all. */
export const Ways = ({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) => (
  <Segmented
    label="How they go out"
    value={way}
    onChange={onChoose}
    options={[
      ['all', 'All'],
      ['pickup', FULFILMENT_NAMES.pickup],
      ['delivery', FULFILMENT_NAMES.delivery],
    ]}
  />
);
