/** What must come of a wish for a time, in a notation of its own: '13 16:00', '13 12-17', 'moved 14 10:00', 'offered 1'. */
export type Gold =
  | { kind: 'booked' | 'moved'; from: Date; until: Date }
  | { kind: 'kept' | 'cancelled' | 'none' }
  | { kind: 'offered'; nth: number };

const ZONE = 'America/New_York';

/** Ways that are all good stand with ' | ' between. */
export const goldOf = (text: string): Gold[] => text.split(' | ').map(oneOf);

function oneOf(text: string): Gold {
  const [first = '', ...rest] = text.trim().split(' ');
  if (first === 'none' || first === 'cancelled' || first === 'kept') return { kind: first };
  // 'offered 1' is the first that was offered, 'offered -1' the last.
  if (first === 'offered') return { kind: 'offered', nth: Number(rest[0]) > 0 ? Number(rest[0]) - 1 : Number(rest[0]) };
  const [day = '', times = ''] = first === 'moved' ? rest : [first, rest[0]];
  const [from = '', until] = times.split('-');
  const start = moment(`${day} ${from}`);
  const end = until === undefined ? new Date(+start + 60_000) : moment(`${day} ${until}`);
  return { kind: first === 'moved' ? 'moved' : 'booked', from: start, until: end };
}

export const isIn = (start: Date, gold: Gold): boolean => 'from' in gold && start >= gold.from && start < gold.until;

/** '13 16:00' of June 2030, '7/2 13:00' of July, on the clock of the business. */
export function moment(text: string): Date {
  const {
    month = '6',
    day = '',
    hour = '',
    minute = '00',
  } = /^(?:(?<month>\d)\/)?(?<day>\d+) (?<hour>\d+)(?::(?<minute>\d+))?$/.exec(text)?.groups ?? {};
  const two = (number: string) => number.padStart(2, '0');
  // Summer time in New York.
  return new Date(`2030-0${month}-${two(day)}T${two(hour)}:${two(minute)}:00-04:00`);
}

/** '4 PM', '4:30 PM', 'noon' */
export function clockWords(start: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });
  const words = format.format(start).replace(':00', '').replace(/\s/g, ' ');
  return words === '12 PM' ? 'noon' : words;
}

export const names = (reply: string, start: Date): boolean =>
  new RegExp(`(?<![\\d:])${clockWords(start).replace(' ', '(?::00)? ')}`, 'i').test(reply);
