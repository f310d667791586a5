/** A time of day that was asked for, each 'HH:MM'. `at` is a wish for just that time. */
export interface SaidTime {
  at?: string;
  after?: string;
  before?: string;
}

const CLOCK = '(\\d{1,2})(?::(\\d\\d))?(?: ?(am|pm)| oclock)?';
const PARTS: readonly (readonly [RegExp, SaidTime])[] = [
  [/\bearly (?:in the )?morning\b/, { before: '10:00' }],
  [/\blate (?:in the )?morning\b/, { after: '10:00', before: '12:00' }],
  [/\blate (?:in the )?afternoon\b/, { after: '15:00', before: '18:00' }],
  [/\bearly (?:in the )?afternoon\b/, { after: '12:00', before: '15:00' }],
  [/\b(?:before|by) noon\b/, { before: '12:00' }],
  [/\bafter noon\b|\bafter lunch\b/, { after: '12:00' }],
  [/\bafter (?:work|school)\b/, { after: '16:00' }],
  [/\bmorning\b/, { before: '12:00' }],
  [/\bafternoon\b/, { after: '12:00', before: '18:00' }],
  [/\b(?:evening|tonight)\b/, { after: '17:00' }],
  [/\b(?:lunch ?time|over lunch|at lunch)\b/, { after: '11:30', before: '13:30' }],
  [/\b(?:noon|midday)\b/, { at: '12:00' }],
];

/** The time that a text asks for. `alone`: a bare number answers a question for a time. */
export function readTime(text: string, alone: boolean): SaidTime | null {
  const part = PARTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const hint = /\bmorning\b/.test(text) ? 'am' : /\b(?:afternoon|evening|tonight)\b/.test(text) ? 'pm' : undefined;
  return range(text, hint) ?? bound(text, hint) ?? exact(text, hint, alone) ?? part;
}

function range(text: string, hint: string | undefined): SaidTime | null {
  const found = new RegExp(`\\b(?:between|from) ${CLOCK} (?:and|to|until|till) ${CLOCK}\\b`).exec(text);
  if (!found) return null;
  const half = found[6] ?? hint;
  const before = clock(found[4], found[5], half);
  const after = clock(found[1], found[2], found[3] ?? half);
  return after && before && after < before ? { after, before } : null;
}

function bound(text: string, hint: string | undefined): SaidTime | null {
  const found = new RegExp(
    `\\b(after|past|from|later than|not before|before|by|until|till|earlier than|no later than) ${CLOCK}(?!\\d|th|st|nd|rd|/| (?:days|weeks))`,
  ).exec(text);
  const time = found && clock(found[2], found[3], found[4] ?? hint);
  if (!time) return null;
  return /^(after|past|from|later|not)/.test(found[1] ?? '') ? { after: time } : { before: time };
}

function exact(text: string, hint: string | undefined, alone: boolean): SaidTime | null {
  const marked = new RegExp(
    `\\b(?:(?:at|around|about) ${CLOCK}(?!\\d|th|st|nd|rd|/| (?:people|persons|of us))|(\\d{1,2})(?::(\\d\\d))? ?(am|pm|oclock)|(\\d{1,2}):(\\d\\d))\\b`,
  ).exec(text);
  const parted = new RegExp(`\\b${CLOCK} (?:in the|this|tomorrow|that|at) (morning|afternoon|evening|night)\\b`).exec(
    text,
  );
  if (parted && !marked)
    return asTime(clock(parted[1], parted[2], parted[3] ?? (parted[4] === 'morning' ? 'am' : 'pm')));
  const bare = alone
    ? /^(?:the |let us say |lets say |maybe |how about |what about |make it |make that )?(\d{1,2})(?: (?:please|works|is good|is fine|1))?$/.exec(
        text,
      )
    : null;
  const at = marked
    ? clock(marked[1] ?? marked[4] ?? marked[7], marked[2] ?? marked[5] ?? marked[8], marked[3] ?? marked[6] ?? hint)
    : clock(bare?.[1], undefined, hint);
  return asTime(at);
}

const asTime = (at: string | null): SaidTime | null => (at ? { at } : null);

/** Without am or pm, business hours decide: 1 to 7 are in the afternoon. */
function clock(hours: string | undefined, minutes: string | undefined, half: string | undefined): string | null {
  let hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (hours === undefined || hour > 23 || minute > 59 || (hour === 0 && half !== undefined)) return null;
  if (half === 'pm' && hour < 12) hour += 12;
  else if (half === 'am' && hour === 12) hour = 0;
  else if (half !== 'am' && hour >= 1 && hour <= 7) hour += 12;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
