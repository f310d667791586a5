import { ZONES_AMERICA, ZONES_EUROPE_SETTINGS } from '@attendant/contract/fields/zones';
import { Options } from '../../../kit/form/Input.tsx';

export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** The zones of the settings, and before them a stored one that is none of them. */
export function ZoneOptions({ stored }: { stored: string }) {
  const known = ZONES_AMERICA.includes(stored) || ZONES_EUROPE_SETTINGS.includes(stored);
  return (
    <>
      {!known && <Options of={[stored]} nameOf={zoneName} />}
      <Options label="America" of={ZONES_AMERICA} nameOf={zoneName} />
      <Options label="Europe" of={ZONES_EUROPE_SETTINGS} nameOf={zoneName} />
    </>
  );
}
