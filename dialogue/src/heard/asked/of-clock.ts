import type { Understanding } from '../../understand/acts.ts';

/** 'What day is it? I lost track' looks for no booking. */
export function ofClock(heard: Understanding): Understanding {
  const { acts, remark, clauses, appointment, words } = heard;
  if (!acts.some(({ kind }) => kind === 'clock')) return heard;
  // 'What time is it in Tokyo?'
  if (/\b(?:time|day|date)\b.*\b(?:in|at|for|of|over) \w+/.test(words.join(' ')))
    return { ...heard, acts: acts.filter(({ kind }) => kind !== 'clock') };
  const unsure = clauses.map((one) => ({ ...one, sure: 0 }));
  const ofNone = { ...appointment, wants: null, own: false, ofFree: false };
  return { ...heard, remark: { ...remark, sure: 0 }, clauses: unsure, foreign: 0, leftover: [], appointment: ofNone };
}

/** 'Can you open a safe', 'do you open cars': opened is a thing, and no business. */
export function ofOpening(heard: Understanding): Understanding {
  const { acts, remark, clauses, words } = heard;
  if (!acts.some(({ kind }) => kind === 'hours') || !OPENS_A_THING.test(words.join(' '))) return heard;
  const unsure = <Of extends { intent: string; sure: number }>(one: Of): Of =>
    /^(?:hours|other)$/.test(one.intent) ? { ...one, sure: 0 } : one;
  return {
    ...heard,
    acts: acts.filter(({ kind }) => kind !== 'hours'),
    remark: unsure(remark),
    clauses: clauses.map(unsure),
    foreign: 0,
  };
}
const NO_THING =
  '(?!(?:(?:the|a|an|this|that|your|any|some|all|other) )?(?:\\w+days?|doors?|shop|store|place|gates?|office|salon|restaurant|kitchen|bar|days?|nights?|mornings?|afternoons?|evenings?|weekends?|weekdays?|weeks?|holidays?|hours?|christmas\\w*|easter|thanksgiving|new|today|tonight|tomorrow|early|earlier|late|later|on|at|for|to|in|by|before|after|during|till?|until|from|again|now|right|yet|up|back|there|here|when|if|so|and|or|then|still|only|please|usually|longer|past|around|about|between|noon|lunch|around|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|january|february|march|april|may|june|july|august|september|october|november|december|year|the)\\b)';
const OPENS_A_THING = new RegExp(
  `\\b(?:can|could|do|does|will|would|did) (?:you|you guys|yall|they|he|she|some(?:one|body)|any(?:one|body)|i|we)(?: (?:guys|also|still|even|just|help))* open (?:up )?(?:${NO_THING}\\w+|the (?!${NO_THING.slice(3, -1)})\\w+)`,
);
