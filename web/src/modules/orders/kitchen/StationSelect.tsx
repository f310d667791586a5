import type { OrderSettings } from '@attendant/contract/orders/settings';
import { stationNames } from '@attendant/contract/orders/stations';
import { useState } from 'react';
import { Select } from '../../../kit/pick/SelectField.tsx';

const keyOf = (agentId: string) => `orders.station.${agentId}`;

/** The station above which this screen hangs, remembered on it; null: it shows all of them. */
export function useStation(agentId: string, { stations }: Pick<OrderSettings, 'stations'>) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(keyOf(agentId)));
  const names = stationNames(stations);
  return {
    station: names.find((name) => name === chosen) ?? null,
    names,
    choose: (station: string | null) => {
      if (station === null) localStorage.removeItem(keyOf(agentId));
      else localStorage.setItem(keyOf(agentId), station);
      setChosen(station);
    },
  };
}

/** Whose tickets are shown; nothing where a kitchen has no stations. */
export const StationSelect = ({ station, names, choose }: ReturnType<typeof useStation>) =>
  names.length > 0 && (
    <Select
      label="Station"
      all="All"
      value={station ?? ''}
      options={names}
      onPick={(name) => choose(name === '' ? null : name)}
    />
  );
