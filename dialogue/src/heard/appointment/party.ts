import { numberAt } from '../../understand/numbers.ts';

const PARTY_SIZE =
  /\b(?:for )?((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:one|two|three|four|five|six|seven|eight|nine)|[a-z]+|\d+) (?:of us|people|persons|guests)\b/;
/** 'We'd be seven', which is no time of day. */
const WE_ARE =
  /\b(?:(?:we|there)(?:d|ll|re| will| would| might)?(?: gonna| going to)? be|were|we are) (?:more like )?([a-z]+|\d+)(?= (?:actually|now|not|instead|after all)\b|$| (?:for|on|at) (?:the |this |next |about |around )?(?:\w+day|tomorrow|today|tonight|seven|eight|six|five|\d)\b)/;

/** How many they are: 'six of us', or by a number alone. */
export function partyIn(said: string): string | null {
  const of = PARTY_SIZE.exec(said)?.[1];
  if (of) return of;
  const counted = WE_ARE.exec(said)?.[1] ?? null;
  return counted !== null && numberAt([counted], 0) !== null ? counted : null;
}
