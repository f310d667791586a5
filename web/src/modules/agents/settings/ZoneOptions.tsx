import { ZONES_AMERICA, ZONES_EUROPE_SETTINGS } from '@attendant/contract/fields/zones';
import { Options } from '../../../kit/form/Input.tsx';

const Zone = ({ zone }: { zone: string }) => <option value={zone}>{zone.replaceAll('_', ' ')}</option>;

/** The zones of the settings, and before them a stored one that is none of them. */
export function ZoneOptions({ stored }: { stored: string }) {
  const known = ZONES_AMERICA.includes(stored) || ZONES_EUROPE_SETTINGS.includes(stored);
  return (
    <>
      {!known && <Zone zone={stored} />}
      <Options label="America">
        {ZONES_AMERICA.map((zone) => (
          <Zone key={zone} zone={zone} />
        ))}
      </Options>
      <Options label="Europe">
        {ZONES_EUROPE_SETTINGS.map((zone) => (
          <Zone key={zone} zone={zone} />
        ))}
      </Options>
    </>
  );
}
