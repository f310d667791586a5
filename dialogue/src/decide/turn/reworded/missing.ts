import type { BusinessFacts } from '../../../facts.ts';
import type { Act } from '../../../understand/acts.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { State } from '../../state.ts';
import type { Taken } from '../../ways.ts';

const LED =
  "(?<=^\\W*|[,.;!?]\\s*)(?:(?:no|nope|but|yes|yeah|yep|right|that['’]?s right|hm+|wait|oh|sorry|actually|um|uh|almost|and|well|okay|ok|so|plus|hang on|hold on|hey|i think|i thought)[\\s,.!]+)*";
/** 'There was also', 'I also had', 'it should have' */
const WAS = [
  "there(?:['’]s| is| are| was| were| should(?: have)? be(?:en)?| (?:was|were|is|are) (?:supposed|meant) to be)",
  '(?:i|we)(?: guess)?(?: had| have)? (?:had|have|said|ordered|asked for|wanted|mentioned|told you)',
  '(?:it|that) (?:should(?: have)? (?:have|include|had)|(?:was|is) supposed to have)',
].join('|');
/** 'You missed', 'I didn't hear', 'where's' */
const NOT_SAID = [
  "(?:you(?: guys)?|that|it|she|he)(?: just)? (?:forgot|missed|missed out|skipped|left (?:out|off)|(?:do|did|does)(?:n['’]?t| not) (?:get|say|mention|put|add|read|include|catch|hear|have))(?: about| in| on| down)?",
  "(?:i|we)(?: do| did)(?:n['’]?t| not) (?:hear|see|catch)",
  "did(?:n['’]?t)? (?:you|i|we) (?:get|say|hear|catch|have|put|order|mention|ask for|add)(?: in| down)?",
  "where(?:['’]?s| is| are)",
].join('|');
const ALSO = /[\s,]+(?:also|too|as well)\b|^also\b/gi;
const THERE =
  '(?:[\\s,]+(?:in there|on there|in it|on it|on that|with (?:it|that)|on (?:the|my) order|in (?:the|my) order|i (?:said|mentioned|ordered|wanted|asked for)|please|though))*';
const WHAT =
  "(?<what>(?:an?|the|my|our|one|two|three|four|five|six|some|that)\\s(?:(?!\\b(?:in there|on there|please|though|i|is|are|was|were)\\b)[\\p{L}\\d'’&-]+\\s?){1,8}?)";
const END = '(?=\\s*(?:[.!?,;]|$))';
const UNSAID = new RegExp(`${LED}(?:${NOT_SAID}) ${WHAT}${THERE}${END}`, 'iu');
const STOOD = new RegExp(`${LED}(?:${WAS}|had) ${WHAT}${THERE}${END}`, 'iu');
/** 'The calzone is missing' */
const GONE = new RegExp(
  `${LED}${WHAT}\\s(?:is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t)(?: not)? (?:missing|(?:on |in )?there|left (?:out|off)|(?:on|in) (?:it|that|my order|the order|the list))${END}`,
  'iu',
);

/** What is asked and answered elsewhere. */
const OPEN: ReadonlySet<State['asked']['kind']> = new Set(['confirm', 'change', 'more', 'finish', 'name', 'allergy']);

/** 'There was also a calzone', 'you missed the calzone', where none stands: one is wanted, and nothing is asked of it. */
export function withMissing(taken: Taken, before: State, facts: BusinessFacts, menu: Menu): Taken {
  const { turn } = taken;
  if (before.lines.length === 0 || !facts.orderingEnabled || !OPEN.has(before.asked.kind)) return taken;
  const isReadBack = before.asked.kind === 'confirm' || before.asked.kind === 'change';
  const said = turn.text.replace(ALSO, '').trim();
  // 'I had a calzone', where nothing was read back, may tell of another day.
  const isBesides = said !== turn.text.trim();
  const found =
    UNSAID.exec(said) ?? (isBesides || isReadBack ? STOOD.exec(said) : null) ?? (isReadBack ? GONE.exec(said) : null);
  const what = found?.groups?.what?.replace(/^(?:the|my|our|that)\s/i, 'one ').trim();
  if (!found || !what) return taken;
  const text = said.replace(found[0], `can I also get ${what}`);
  const heard = hear(text, facts, menu);
  const many = tokenise(what).length;
  // 'Where is the closest shop to get garlic knots' asks for a shop.
  const isNamed = (act: Act) =>
    act.kind === 'add' && act.wish.item.exact && many - (act.wish.item.to - act.wish.item.from) <= AROUND;
  const isOrder = heard.acts.some(isNamed) && heard.leftover.length === 0;
  const stands = heard.acts.some(
    (act) => act.kind === 'add' && before.lines.some(({ family }) => act.wish.item.families.includes(family)),
  );
  return isOrder && !stands ? { turn: { ...turn, text }, heard } : taken;
}

/** So many words may stand around the name of a dish: 'two large', 'an order of'. */
const AROUND = 3;
