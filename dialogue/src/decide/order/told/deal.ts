import type { BusinessFacts } from '../../../facts.ts';
import { capital } from '../../../say/wording.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';
import { sentencesOf } from '../../answers/owners-sentences.ts';
import { hear } from '../../hear.ts';
import { ask, type Talk } from '../../talk.ts';
import { takeInTurn } from '../../turn/sentences.ts';
import { LED, TAKING } from '../../turn/spoken-of.ts';

/** What an owner sells for one price together, where it stands in a sentence and not on the menu. */
interface Deal {
  /** All that the owner wrote of it. */
  text: string;
  /** 'tuesday special' */
  name: string;
  /** What comes with it, as it would be ordered. */
  content: string;
  price: string;
}

const KIND = '(?:special|deal|combo|bundle|offer|package|pack|promotion|promo|meal)';
const WRITTEN = new RegExp(
  `^(?<name>[^:$]*?\\b${KIND}s?\\b)[^:$]*?(?::| is| are| includes?| comes with| gets you) (?<content>[^$]+?),? (?:for|at|is|are|only|just|=|-) (?:only |just )?(?<price>\\$ ?\\d+(?:\\.\\d\\d)?|\\d+ (?:dollars|bucks))`,
  'i',
);
/** So many turns behind it what was told is still spoken of. */
const STILL = 2;
const OPEN = /^(?:what|more|help|topic)$/;

const ONE = `(?:the|that|this|an?|one|your)(?: \\w+){0,2} ${KIND}`;
const THAT = `(?:that one|this one|that|this|it|one of (?:those|them|that|these)|one|those|${ONE})`;
const TAKEN = new RegExp(
  `^(?:(?:hi|hey|hello|um|uh) )*${LED.replace('?<led>', '?:')}(?:(?:${TAKING}|go for|do me|(?:ill|well|lets|we will|i will) (?:go for|go with|take|do|have|get)|we want|i want|(?:i|we)d like|(?:i|we) would like) ${THAT}|sign me up(?: for (?:that|it|one))?|(?:im|were|count me) in(?:(?: ${TAKING}| do me) ${THAT})?|(?:that|it|this) (?:works|sounds good|sounds great|would be great|is perfect|will do)(?: for (?:me|us))?|(?:sounds good|sounds great|works for me)(?: ${TAKING} ${THAT})?|(?:thats|its) what (?:i|ill|well|we)(?: will)? (?:have|take|want|get)|${ONE})(?: (?:then|please|thanks|too|for today|today))*(?<rest> .+)?$`,
);

/**
 * 'Great, I'll do that', behind a special that the owner wrote of, or 'the family deal, please': what comes with it and stands on
 * the menu is ordered, and for the price, which no till knows, it is noted. True where one was taken.
 */
export function takeDeal(talk: Talk, take: (one: Talk) => boolean): boolean {
  const { state, facts, menu, heard } = talk;
  if (!facts.orderingEnabled || facts.closed || !OPEN.test(state.asked.kind) || heard.onlyAsking) return false;
  const said = heard.words.join(' ');
  const taken = TAKEN.exec(said);
  const deals = taken ? dealsOf(facts) : [];
  const deal = deals.find((one) => isNamed(one, said)) ?? deals.find((one) => isTold(talk, one));
  const behind = taken?.groups?.rest?.trim() ?? '';
  if (!deal || isAnotherDay(deal, facts) || !isBeside(behind, heard.text)) return false;
  const { content, rest } = withRest(deal, behind, facts, menu);
  const noted = deal.text.replace(/[.\s]+$/, '');
  if (!state.special.includes(noted)) state.special.push(noted);
  const name = `the ${isDay(deal.name) ? capital(deal.name) : deal.name}`;
  if (content === '' || !takeInTurn(talk, [`I'll have ${content}`, ...(rest === '' ? [] : [rest])], take)) {
    talk.say.push(`Okay, ${name}.`);
    ask(talk, { kind: state.lines.length > 0 ? 'more' : 'what' }, 'What would you like for it?');
    return true;
  }
  talk.say.push(`I'll note the price of ${name}, ${deal.price}: what I add up is without that.`);
  return true;
}

/** 'I'll take one pepperoni' takes no special: what is said besides comes behind a comma, or is put to it. */
const isBeside = (rest: string, text: string): boolean =>
  rest === '' ||
  /^(?:with|and|but|on|no|without|plus)\b/.test(rest) ||
  new RegExp(`[,.;!]\\s*${rest.split(' ')[0] ?? ''}\\b`, 'i').test(text);

const dealsOf = ({ notes }: BusinessFacts): Deal[] =>
  notes.flatMap((note) =>
    sentencesOf(note).flatMap(({ text }) => {
      const { name = '', content = '', price = '' } = WRITTEN.exec(text)?.groups ?? {};
      return name === '' ? [] : [{ text, name: tokenise(name).join(' '), content: content.trim(), price }];
    }),
  );

/** Every word of its name is said: 'the tuesday special'. */
const isNamed = ({ name }: Deal, said: string): boolean =>
  name.split(' ').length > 1 && ` ${said} `.includes(` ${name.split(' ').slice(0, 3).join(' ')} `);

function isTold({ state, turn }: Talk, { text }: Deal): boolean {
  const { noted } = state;
  return noted !== undefined && turn.turn - noted.turn <= STILL && noted.texts.some((one) => one.includes(text));
}

const isDay = (name: string): boolean => DAYS.some((day) => name.startsWith(day));
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** 'Tuesday special', on a Friday */
function isAnotherDay({ text }: Deal, { now, timezone }: BusinessFacts): boolean {
  const today = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: timezone }).format(now).toLowerCase();
  const named = DAYS.filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(text));
  return named.length > 0 && !named.includes(today) && !/\b(?:to|through|until)\b/i.test(text);
}

/** 'With a sprite', of a soda that comes with it, tells which; 'the two large' says nothing new; the rest is said beside. */
function withRest(
  deal: Deal,
  said: string,
  facts: BusinessFacts,
  menu: Menu,
): Pick<Deal, 'content'> & { rest: string } {
  const rest = said.replace(/^(?:and|with|but)\s/, '');
  const isSaid = tokenise(rest).every(
    (word) => FUNCTION_WORDS.has(word) || tokenise(deal.content).map(singular).includes(singular(word)),
  );
  const open = hear(`I'll have ${deal.content}`, facts, menu).acts.flatMap((act) =>
    act.kind === 'add' && act.wish.item.sure !== 'certain' ? act.wish.item : [],
  );
  const told = hear(`I'll have ${rest}`, facts, menu).acts.flatMap((act) => (act.kind === 'add' ? act.wish.item : []));
  if (rest === '' || isSaid) return { content: ofOne(deal.content), rest: '' };
  for (const item of open) {
    const [one, ...others] = told.filter(
      ({ families, sure }) => sure === 'certain' && item.families.includes(families[0] ?? ''),
    );
    const name = menu.family(one?.families[0] ?? '')?.called;
    if (one && name && others.length === 0)
      return { content: ofOne(deal.content.replace(new RegExp(`\\b${item.said}s?\\b`, 'i'), name)), rest: '' };
  }
  return { content: ofOne(deal.content), rest: told.length > 0 ? `and ${rest}` : rest };
}

/** What is to be chosen still, 'any two rolls', is named by nobody yet. */
function ofOne(content: string): string {
  const parts = content.split(/,\s*(?:and\s+)?|\s+(?:and|with|plus)\s+/);
  const told = parts.filter((part) => !/\b(?:any|choice|your)\b/i.test(part));
  return told.length === parts.length ? content : told.join(', and ');
}
