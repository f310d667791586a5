import type { BusinessFacts } from '../facts.ts';
import { broughtIn, withoutOurs } from '../heard/appointment/ours.ts';
import { readVisit } from '../heard/appointment/visit.ts';
import { asksBeyondTimes } from '../heard/asked/beyond-times.ts';
import { ofGettingIt } from '../heard/asked/getting-it.ts';
import { ofClock, ofOpening } from '../heard/asked/of-clock.ts';
import { checksPlace } from '../heard/asked/of-place.ts';
import { whomAsked } from '../heard/asked/whom.ts';
import { besideNumber } from '../heard/card.ts';
import { asksIfReady, asksName, asksOwnOrder, asksTotal } from '../heard/change/own-order.ts';
import { isFirstName } from '../heard/first-names.ts';
import type { Proposal } from '../heard/intent/model.ts';
import { isPlainWord } from '../heard/intent/remarks.ts';
import { wantsUnnamed } from '../heard/order/meaning/unnamed.ts';
import { partsIn } from '../heard/parting/calls-again.ts';
import { asAsked } from '../heard/question.ts';
import { withoutBefallen } from '../heard/when/befell.ts';
import { withoutFigures, withoutNumber } from '../heard/when/figures.ts';
import { isOfVisit } from '../heard/when/of-visit.ts';
import { withoutToldDays } from '../heard/when/told-days.ts';
import { NO_TIME, readWhen } from '../heard/when/when.ts';
import { withoutAges } from '../heard/words/ages.ts';
import { withoutFilling } from '../heard/words/filling.ts';
import { mayNameThing } from '../heard/words/things.ts';
import type { Act, Understanding } from '../understand/acts.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { LARGE_NUMBER, numberAt } from '../understand/numbers.ts';
import { ofFirm, withoutFirm } from '../understand/plain/firms.ts';
import { understand } from '../understand/understand.ts';
import { FUNCTION_WORDS, tokenise } from '../understand/words.ts';
import { calendarOf } from './answers/hours.ts';
import type { Heard } from './talk.ts';
import { ofParting } from './turn/parting.ts';

/** What was heard with the facts of a turn, by the words: several ask for the same of them. The facts of the next turn are others. */
const heardWith = new WeakMap<BusinessFacts, { menu: Menu; readings: Map<string, Heard> }>();

/** What these words say, by this menu and on this business's calendar. */
export function hear(said: string, facts: BusinessFacts, menu: Menu): Heard {
  const before = heardWith.get(facts);
  const { readings } = before?.menu === menu ? before : { readings: new Map<string, Heard>() };
  const heard = readings.get(said) ?? readOf(said, facts, menu);
  heardWith.set(facts, { menu, readings: readings.set(said, heard) });
  return heard;
}

function readOf(said: string, facts: BusinessFacts, menu: Menu): Heard {
  // A colon behind an hour ends a sentence: 'at 2: it is for a cleaning'.
  const { text: beside, firm } = withoutFirm(said, menu);
  const text = withoutFilling(beside)
    .replace(ECHOED, '')
    .replace(ORDER_OF, 'and an order of ')
    .replace(DOUBLED, (whole, many: string, letter: string) => lettersOf(menu, many, letter) ?? whole)
    .replace(TO_DAY, 'to$1')
    .replace(/(?<=\d):(?=\s|$)/g, ',')
    .replace(ENDEARED, '');
  const heard = ofGettingIt(
    ofOpening(ofClock(ofOwnOrder(ofFirm(askedOf(text, menu), firm), facts))),
    facts.orderingEnabled,
  );
  const ageless = withoutAges(heard.text);
  // An age counts nothing, and no part of a telephone number does.
  const counting = besideNumber(tokenise(ageless), heard.caller.phone);
  const isAll = ageless === heard.text && heard.caller.phone === null;
  const ends = !DONE_TO_IT.test(heard.words.join(' '));
  const acts = heard.acts
    .flatMap((act) => countedOf(act, heard.words))
    .filter(
      // 'I need somebody to help me with a will' asks for no list of what can be done.
      (act) =>
        !(act.kind === 'unknown-item' && (isWriting(act.said, heard.request) || isToldBeside(act.said, heard))) &&
        !(act.kind === 'quantity' && !isAll && !numbersIn(counting).includes(act.quantity)) &&
        (act.kind !== 'help' || heard.words.length < A_FEW) &&
        (facts.orderingEnabled || !OF_AN_ORDER.has(act.kind)) &&
        // 'Can you send someone over on Thursday' writes nothing on a ticket.
        (act.kind !== 'special' || heard.appointment.meets === null) &&
        (act.kind !== 'done' || ends),
    );
  const whole = wholeName(text, menu);
  const isClock = acts.some(({ kind }) => kind === 'clock') && !acts.some(({ kind }) => kind === 'hours');
  const when =
    whole || isClock || isOfVisit(heard.words)
      ? NO_TIME
      : readWhen(
          withoutBefallen(
            withoutNumber(
              withoutFigures(withoutToldDays(heard.request?.written ? ageless.replace(WRITING, ' ') : ageless))
                .replace(OF_ANOTHER, ' ')
                .replace(COUNTED_TO, ' ')
                .replace(LARGE_NUMBER, ' '),
              heard.caller,
            ),
          ),
          calendarOf(facts),
        );
  // Nobody is called Tomorrow at Four, nor Exam and X-Rays.
  const answersName =
    whole ?? (when.alone || isOfMatter(heard) || isSentence(heard.answersName) ? null : heard.answersName);
  const visit = readVisit(text, heard.words, heard.appointment, facts);
  const pair = heard.appointment.second?.pair ?? [];
  const caller = whole ? { ...heard.caller, name: whole, alone: true } : heard.caller;
  const brought = broughtIn(caller, text, facts);
  const told = {
    ...heard,
    acts,
    when,
    visit,
    beyondTimes: asksBeyondTimes(text),
    whom: whomAsked(heard.words),
    ...(brought && { appointment: { ...heard.appointment, forKin: brought } }),
    unnamed: facts.orderingEnabled && wantsUnnamed(heard.words, { name: facts.businessName, menu }),
    answersName,
    caller: withoutPair(withoutOurs(caller, text, facts), pair),
  };
  const parting = partsIn(heard.words);
  if (parting) return ofParting(told, parting);
  if (asksIfReady(heard.words)) return { ...told, remark: { ...told.remark, intent: 'order-status', sure: 1 } };
  // 'It's at 12 Elm, right?' tells no address of the caller's.
  if (checksPlace(text))
    return {
      ...told,
      caller: { ...told.caller, address: null },
      remark: { ...told.remark, intent: 'address', sure: 1 },
    };
  return visit.services.length > 0 || visit.persons.length > 0 ? ofOurs(told) : told;
}

/** 'There's onion in the Italian Hero, isn't there': what is stated with a tag asks it of that dish. */
function askedOf(text: string, menu: Menu): Understanding {
  const asked = asAsked(text);
  const heard = asked === text ? null : understand(asked, menu);
  return /^(?:with|suits)$/.test(heard?.menuQuestion?.about ?? '') && heard?.onMenu ? heard : understand(text, menu);
}

/** 'How many lasagnas do I have now' asks nothing of lasagnas. */
function ofOwnOrder(heard: Understanding, { orderingEnabled }: BusinessFacts): Understanding {
  const { acts, words, remark, menuNames } = heard;
  if (asksName(words) && heard.asking)
    return {
      ...heard,
      menuQuestion: null,
      leftover: [],
      acts: [{ kind: 'whose-name' }],
      remark: { ...remark, sure: 0 },
      onlyAsking: true,
    };
  // 'What do a small and a medium come to' is of these.
  const ofNone = menuNames.dishes.length === 0 && menuNames.category === null && menuNames.size === null;
  const total = orderingEnabled && ofNone && asksTotal(words) && !acts.some(({ kind }) => BESIDE_TOTAL.has(kind));
  if (!(total || asksOwnOrder(words)) || acts.some(({ kind }) => DEEDS.has(kind))) return heard;
  const others = acts.filter(({ kind }) => !OF_DISHES.has(kind));
  const asked = { menuQuestion: null, sameAgain: null, leftover: [] };
  return { ...heard, ...asked, acts: [...others, { kind: 'read-order' }], remark: { ...remark, sure: 0 } };
}
/** With these it asks for more than a sum, or for none. */
const BESIDE_TOTAL = new Set<Act['kind']>(['note', 'allergy', 'hours', 'clock', 'cancel-order']);
const DEEDS = new Set<Act['kind']>(['add', 'remove', 'replace', 'correct', 'person', 'earlier-order']);
const OF_DISHES = new Set<Act['kind']>([
  'ask-item',
  'ask-category',
  'ask-with',
  'unknown-item',
  'amend',
  'quantity',
  'menu',
  'read-order',
]);

/** 'Could you put four aside': there is no aside that could be missing on a menu, and four of what was spoken of. */
function countedOf(act: Act, words: readonly string[]): Act[] {
  if (act.kind !== 'unknown-item' || act.category) return [act];
  const at = words.indexOf(tokenise(act.said)[0] ?? '');
  // 'Breakfast for the office': whom it is for is nothing to eat.
  if (FOR_WHOM.test(words.slice(0, Math.max(at, 0)).join(' '))) return [];
  if (mayNameThing(act.said)) return [act];
  const number = at > 0 ? numberAt(words, at - 1) : null;
  return number ? [{ kind: 'quantity', quantity: number.value }] : [];
}

const FOR_WHOM =
  /(?<!\b(?:go|going|went|looking|asking|here|hoping|up|what|good|down) )for (?:the|my|our|his|her|their)$|\b(?:before|after|during)$/;

/** 'One orchid, white', 'a flower bracelet thing, a corsage': what is wished for is known, and that tells of it. */
function isToldBeside(said: string, { acts, words }: Pick<Understanding, 'acts' | 'words'>): boolean {
  const wishes = acts.flatMap((act) => (act.kind === 'add' && act.wish.item.sure === 'certain' ? act.wish : []));
  const unknown = tokenise(said);
  const first = words.indexOf(unknown[0] ?? '');
  const named = wishes.flatMap(({ item, notes }) => [...tokenise(item.said), ...notes.flatMap(tokenise)]);
  const isLoose = /^things?$/.test(words[first + unknown.length] ?? '') || words[first - 1] === 'for';
  return wishes.length > 0 && (isLoose || unknown.every((word) => named.includes(word)));
}

const numbersIn = (words: readonly string[]): number[] => words.flatMap((_, at) => numberAt(words, at)?.value ?? []);

const isWriting = (said: string, request: Understanding['request']): boolean =>
  request?.written === true && tokenise(request.text).join(' ').includes(said);

/** 'Four? No, two rotis': what was said to the caller is no wish of theirs. */
const ECHOED =
  /^\W*(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)(?: [\p{L}']+)?|what|huh)\?\s+(?=(?:no|nope|i (?:only |just )?(?:said|meant|told|want|asked))\b)/iu;

/** 'And an order of knots', as it sounds. */
const ORDER_OF = /\b(?:and,? )*(?:and|in),? order of (?=\p{L})/giu;

/** 'Double A batteries' are AA batteries. */
const DOUBLED = /\b(double|triple)[ -]([a-z])\b/gi;
function lettersOf(menu: Menu, many: string, letter: string): string | null {
  const said = letter.repeat(/^d/i.test(many) ? 2 : 3);
  return menu.vocabulary.has(said.toLowerCase()) ? said.toUpperCase() : null;
}

/** 'That's it, sweetheart': whom one is to the caller says nothing. */
const ENDEARED =
  /(?<=\b(?:it|all|everything|thanks|you|bye|okay|much)),? (?:sweetheart|sweetie|hon|hun|dearie|dear|darling|(?<=, )love|my (?:friend|dear|love))(?=\s*[.!?]*\s*$)/iu;

/** 'To-morrow', as recognisers write it that have read old books. */
const TO_DAY = /\bto-(day|morrow|night)\b/gi;

/** What is to be written on it: a 'Happy Seventh Birthday' is no date. */
const WRITING = /\b(?:say|saying|write|writing|written|reads?|reading)\b[^.,;!?]*/gi;

/** 'Bump the croissants to eight' tells no time. */
const COUNTED_TO =
  /\b(?:bump|up|increase|raise|reduce|cut|lower|drop)(?: \p{L}+){1,4} (?:up |down )?to (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b(?! ?(?:o['’]?clock|thirty|fifteen|forty|[ap]\.?m\b|:\d))/giu;
/** 'Ten thirty is good, so she'd be what, eleven fifteen?': what comes of it for somebody else is no wish. */
const OF_ANOTHER =
  /,? so (?:s?he|they|the (?:other|second|next)(?: one)?|my \p{L}+)(?:['’]d| would|['’]ll| will|['’]s| is)? be [^.?!]*\?/giu;

const A_FEW = 7;

/** 'June Park', 'it's Max Friday': a first name and one more word are a name, whatever else they mean. */
function wholeName(text: string, { vocabulary }: Menu): string | null {
  const [, name = null, first = '', last = ''] = TWO_NAMES.exec(text.trim()) ?? [];
  const said = [first, last].map((word) => word.toLowerCase());
  if (name === null || said.some((word) => FUNCTION_WORDS.has(word) || OF_COURTESY.test(word))) return null;
  if (/^(?:june|april|may|august|summer|autumn)$/i.test(first)) return OF_THE_CALENDAR.test(last) ? null : name;
  return isFirstName(first) && !said.some((word) => vocabulary.has(word)) ? name : null;
}

const TWO_NAMES =
  /^(?:(?:yes|yeah|it['’]?s|this is|for|under|i['’]?m|my name is|the name is)[\s,]+)*((\p{Lu}\p{Ll}+) (\p{Lu}[\p{L}'-]+))[.!]?$/u;
const OF_THE_CALENDAR = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*$/;
const OF_COURTESY = /^(?:please|thanks?|speaking|calling|sorry|hello|hi|bye|okay|sure|yes|no)$/;

/** Who names what is done here, or who does it, speaks of nothing else; with a day or a time it is a wish for it. */
function ofOurs(heard: Heard): Heard {
  const isTimed = heard.when.day !== null || heard.when.time !== null;
  const doubted = <Of extends Proposal>(one: Of): Of =>
    one.intent === 'other' || (isTimed && one.intent === 'services') ? { ...one, sure: 0 } : one;
  return { ...heard, remark: doubted(heard.remark), clauses: heard.clauses.map(doubted), foreign: 0 };
}

/** Those whom they are for are not who calls. */
const withoutPair = (caller: Heard['caller'], pair: readonly string[]): Heard['caller'] =>
  caller.name !== null && pair.includes(caller.name) ? { ...caller, name: null } : caller;

/** What it is about is nobody's name; who tells it beside their name has one. */
const isOfMatter = ({ appointment: { about }, answersName }: Pick<Heard, 'appointment' | 'answersName'>): boolean =>
  about !== null &&
  answersName !== null &&
  tokenise(answersName).some((word) => tokenise(about).some((one) => one === word || one === `${word}s`));

/** 'I also need a will done' is no end of a call. */
const DONE_TO_IT =
  /\b(?:be|get|gets|getting|got|have|has|had|need|needs|want|wants) (?!(?:all|now|i|im)\b)(?:\w+ ){0,3}?(?:done|finished)\b|\bbe done\b|\b(?:theyre|hes|shes|when (?:its|it is)) (?:all )?(?:done|finished)\b/;

/** 'Tell them': two plain words, of which none is a first name. */
const isSentence = (name: string | null): boolean =>
  name !== null && name.includes(' ') && isPlainWord(name) && !name.split(' ').some((word) => isFirstName(word));

/** Where nothing is ordered, 'a little' is no size. */
const OF_AN_ORDER = new Set<Act['kind']>([
  'amend',
  'split',
  'replace',
  'correct',
  'remove',
  'take-it',
  'quantity',
  'ask-item',
  'ask-category',
  'ask-with',
  'want-category',
  'unknown-item',
  'menu',
  'popular',
  'start-order',
  'read-order',
  'place-order',
  'same-order',
  'which-sizes',
  'note',
  'undo',
  'special',
]);
