import { aboutMenu, aboutPopular } from '../../decide/answers/menu-answers.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { meaningOf } from '../../heard/relevance/relevance.ts';
import { atPrices } from '../../say/prices.ts';
import type { Act } from '../../understand/acts.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';

/** What else was done or asked in the turn has its own topic. */
const BESIDE = new Set<Act['kind']>([
  'greeting',
  'how-are-you',
  'okay',
  'yes',
  'name',
  'unknown-item',
  'popular',
  'start-order',
  'wait',
  'note',
]);

/** 'My neighbor passed away, I need to send something for the service': what the menu has for that, or what there is. True when it was that. */
export function takeSomething(talk: Talk): boolean {
  const { facts, heard, state } = talk;
  const idle = state.lines.length === 0 && state.booking === null && state.message === null;
  if (!facts.orderingEnabled || facts.closed || !idle || heard.forSomebody === 'complaint') return false;
  if (!heard.acts.every((act) => BESIDE.has(act.kind) || isGuess(act)) || !heard.unnamed) return false;
  // 'Something without onions' is asked of the menu.
  if (heard.menuNames.category !== null || heard.menuQuestion?.about === 'without') return false;
  const found = fitting(talk);
  if (found.length > 0) {
    const [only, ...others] = found;
    talk.say.push(`For that there's ${atPrices(found)}.`);
    if (only && others.length === 0) ask(talk, { kind: 'topic', family: only.key }, 'Would you like that?');
    else ask(talk, { kind: 'more' }, 'Which would you like?');
  } else if (heard.acts.some(({ kind }) => kind === 'popular')) aboutPopular(talk);
  else aboutMenu(talk);
  return true;
}

/** 'Flowers', of a flower crown. */
const isGuess = (act: Act): boolean => act.kind === 'add' && act.wish.item.sure === 'likely';

/** By what their names, kinds and descriptions mean: the nearest, and those about as near. */
function fitting({ menu, heard }: Talk): Family[] {
  const dishes = menu.families.filter(isAvailable);
  const texts = dishes.map(
    ({ name, category, variants: [variant] }) => `${name}. ${category}. ${variant?.item.description ?? ''}`,
  );
  const told = heard.clauses.filter(({ intent }) => !COURTESY.has(intent)).map(({ text }) => text);
  const near = meaningOf(told.join(', '), texts)
    .map((odds, at) => ({ odds, at }))
    .toSorted((one, other) => other.odds - one.odds);
  const most = near[0]?.odds ?? 0;
  return near
    .filter(({ odds }) => odds > MEANT && odds > most - ABOUT)
    .slice(0, MOST)
    .flatMap(({ at }) => dishes[at] ?? []);
}
/** Log odds from which a dish is for what was told, and by how much less another one still is. */
const MEANT = 0.4;
const ABOUT = 1.2;
const MOST = 3;
const COURTESY = new Set(['greeting', 'how-are-you', 'thanks']);
