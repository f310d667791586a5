import { type CategoryStation, STATION_MAX, stationOf } from '@attendant/contract/orders/stations';
import { TextField } from '../../../kit/form/Input.tsx';
import { Pair } from '../../../kit/window/FormWindow.tsx';
import { useCategories } from '../../menu/menu.ts';
import styles from './Kitchen.module.css';

interface StationFieldsProps {
  agentId: string;
  stations: readonly CategoryStation[];
  onChange: (stations: CategoryStation[]) => void;
}

/** Where each category of the menu is made; nothing is asked where there is no menu. */
export function StationFields({ agentId, stations, onChange }: StationFieldsProps) {
  const categories = useCategories(agentId, []);
  if (categories.length === 0) return null;
  return (
    <fieldset className={styles.stations}>
      <legend>Made at the station</legend>
      <p className="small t3">
        For example Oven, Fryer or Bar: a screen of the kitchen can show one of them. Left empty everywhere, there are
        no stations.
      </p>
      <Pair>
        {categories.map((category) => {
          const others = stations.filter((one) => one.category.toLowerCase() !== category.toLowerCase());
          const mine = others.length < stations.length ? stationOf(stations, category) : '';
          return (
            <TextField
              key={category}
              label={category}
              optional
              maxLength={STATION_MAX}
              value={mine ?? ''}
              onChange={({ target: { value } }) =>
                onChange(value === '' ? others : [...others, { category, station: value }])
              }
            />
          );
        })}
      </Pair>
    </fieldset>
  );
}
