/** The time zones that the forms offer, and what date arithmetic uses for those that are no IANA names. */

const america = (cities: string) => cities.split(' ').map((city) => `America/${city}`);
const europe = (cities: string) => cities.split(' ').map((city) => `Europe/${city}`);

export const ZONES_AMERICA = america(
  'New_York Chicago Denver Los_Angeles Anchorage Honolulu Phoenix Detroit Indianapolis Louisville Atlanta Miami Toronto Montreal Winnipeg Calgary Vancouver',
);
export const ZONES_EUROPE = europe(
  'London Dublin Paris Berlin Rome Madrid Amsterdam Brussels Vienna Zurich Prague Budapest Warsaw Stockholm Oslo Copenhagen Helsinki Athens Bucharest Sofia Kiev Moscow Istanbul Lisbon Reykjavik',
);
/** The settings screen shows 26 European zones; the documents name 25. The 26th is ours. */
export const ZONES_EUROPE_SETTINGS = [...ZONES_EUROPE, 'Europe/Belgrade'];

const RESOLVED: Readonly<Record<string, string>> = {
  'America/Honolulu': 'Pacific/Honolulu',
  'America/Atlanta': 'America/New_York',
  'America/Miami': 'America/New_York',
  'America/Calgary': 'America/Edmonton',
  'Europe/Reykjavik': 'Atlantic/Reykjavik',
};

/** The IANA name that stands for a stored zone. */
export const ianaZone = (zone: string): string => RESOLVED[zone] ?? zone;

/** Whether dates can be reckoned in it, or in what stands for it. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: ianaZone(zone) });
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}
