import { allergyIn, besideAllergy, besideNone, keptApart } from '../heard/allergy.ts';
import { appointmentIn } from '../heard/appointment/appointment.ts';
import { askedByName } from '../heard/asked/by-name.ts';
import { asksExtra } from '../heard/asked/extra.ts';
import { kindsAskedIn } from '../heard/asked/kinds.ts';
import { lackingIn } from '../heard/asked/lacking.ts';
import { howServed } from '../heard/asked/of-it/how-served.ts';
import { soManyIn } from '../heard/asked/of-it/so-many.ts';
import { askedForIn, namesOnly } from '../heard/asked/person.ts';
import { pricedIn } from '../heard/asked/priced.ts';
import { callerIn, namesIn, ownBeside } from '../heard/caller.ts';
import { besideNumber, cardIn, isOwnMoney, withoutHours } from '../heard/card.ts';
import { conditionIn } from '../heard/condition.ts';
import { consentIn } from '../heard/consent.ts';
import { crowdIn } from '../heard/crowd.ts';
import { dangerIn, isAskingAdvice, isPoisoned, ofDangerIn } from '../heard/danger.ts';
import { dietIn } from '../heard/diet.ts';
import { hoursIn } from '../heard/hours.ts';
import {
  clausesIn,
  dishesIn,
  FOREIGN,
  foreignness,
  isByKinAlone,
  proposeOf,
  toldToIn,
} from '../heard/intent/remarks.ts';
import { mannerOf } from '../heard/manner.ts';
import { calledIn, isOfMenu, isSameAgain, menuQuestionIn, onMenuIn } from '../heard/menu-question.ts';
import * as toSomebody from '../heard/message.ts';
import { isAlone, isMinorIn } from '../heard/minor.ts';
import { introducedIn, nameAmong, nameInFront, renamedIn, spelledBeside } from '../heard/name-given.ts';
import { orderIn } from '../heard/order/order-in.ts';
import { saidOnce } from '../heard/order/parts/said-again.ts';
import { asTold } from '../heard/order/telling.ts';
import { askedFor, isMereQuestion, isQuestion, isTelling, workIn } from '../heard/question.ts';
import { besideInscription, requestIn } from '../heard/request.ts';
import { isOfNoSpeech } from '../heard/words/languages.ts';
import { isDenied } from '../heard/words/no-danger.ts';
import { keeping } from '../kept.ts';
import { type Act, isUnexplained, type Understanding } from './acts.ts';
import { asDescribed } from './described/as-described.ts';
import { describedIn } from './described/whole-phrase.ts';
import { withoutGuesses } from './in-doubt.ts';
import type { Menu } from './menu/menu.ts';
import { plainlyHere } from './menu/plainly-here.ts';
import { readName } from './names.ts';
import { PHRASE_WORDS, spotter } from './phrasebook.ts';
import { toPieces, withoutDishes } from './pieces.ts';
import { isOnMenu, isTiredOf } from './plain/tired-of.ts';
import { scan } from './scan.ts';
import { toldOfEach } from './several/told-of-each.ts';
import { asAllergens, withAllergy } from './with-allergy.ts';
import { clauseStarts, singular, tokenise } from './words.ts';

/** What an utterance does, as far as words and the menu tell. Punctuation and capitals hardly matter. */
export function understand(spoken: string, menu: Menu): Understanding {
  const readOn = readers.get(menu) ?? keeping(READINGS_KEPT, (said) => readBesideInscription(said, menu));
  readers.set(menu, readOn);
  return readOn(spoken);
}

/** 'Yes', 'that's all', the same sentence cut in the same places: much is said again, to the same menu. */
const readers = new WeakMap<Menu, (spoken: string) => Understanding>();
const READINGS_KEPT = 200;

const readBesideInscription = (spoken: string, menu: Menu): Understanding =>
  besideInscription(spoken, (rest) => read(rest, menu, PUT_OTHERWISE));

/** So often a turn is put in other words: what a dish is called may itself sound like what another one is. */
const PUT_OTHERWISE = 4;

function read(spoken: string, menu: Menu, left: number): Understanding {
  const text = plainlyHere(spoken, menu);
  const each = left > 0 ? toldOfEach(text, menu, (one) => read(one, menu, 0)) : null;
  if (each) return read(each, menu, 0);
  // 'A calzone, no allergies, name's Tom': it is no way to have a calzone.
  const others = besideNone(text);
  if (others !== null && tokenise(others).some((word) => isOnMenu(word, menu))) {
    const heard = read(others, menu, left);
    return { ...heard, acts: [{ kind: 'no-allergy' }, ...heard.acts] };
  }
  const alike = (ALIKE.exec(text) ?? SAME_OF.exec(text))?.[0];
  // 'Lechon, same sides': the dish is another, what goes with it is not.
  const other = alike ? read(text.replace(alike, ' '), menu, left) : null;
  if (other?.acts.some(({ kind }) => kind === 'add')) return { ...other, alike: true };
  const whole = understandAll(text, menu);
  const apart = keptApart(text);
  if (apart) {
    const { acts, leftover } = read(apart.rest, menu, left);
    const others = acts.filter(({ kind }) => !/^(?:no-)?allergy$/.test(kind));
    return { ...whole, acts: [...others, { kind: 'allergy', word: apart.food }], leftover };
  }
  const named = left > 0 ? (asCalled(text, whole, menu) ?? asDescribed(text, whole, menu)) : null;
  if (named) return read(named, menu, left - 1);
  const described = left > 0 ? describedIn(text, whole, menu) : null;
  if (described) return 'text' in described ? read(described.text, menu, left - 1) : { ...whole, ...described };
  const beside = besideAllergy(text);
  if (beside === null) return whole;
  const allergy = whole.acts.find(({ kind }) => kind === 'allergy');
  if (allergy?.kind !== 'allergy') return whole;
  const rest = inSentences(beside, menu);
  // What is ordered in the same breath is no part of it.
  const acts = asAllergens(rest.acts, allergy.word, tokenise(beside)).filter(
    ({ kind }) => kind !== 'allergy' && kind !== 'no-allergy',
  );
  return { ...whole, acts: [...acts, allergy], leftover: rest.leftover };
}

/** 'Is the orange chicken okay? Then one of those, and a soup': what is asked first does not turn the rest into a question. */
function inSentences(text: string, menu: Menu): Pick<Understanding, 'acts' | 'leftover'> {
  const whole = understandAll(text, menu);
  const sentences = text.split(/(?<=\?)\s+/).filter((one) => one !== '');
  if (sentences.length < 2) return whole;
  const each = sentences.map((one) => understandAll(one.replace(IF_SO, ''), menu));
  const isOrder = ({ acts }: Understanding) => acts.some((act) => act.kind === 'add' && act.wish.whole);
  if (isOrder(whole) || !each.some(isOrder)) return whole;
  return { acts: each.flatMap(({ acts }) => acts), leftover: each.flatMap(({ leftover }) => leftover) };
}
const IF_SO =
  /^(?:and )?if (?:so|it is|they are|that's (?:fine|okay|the case)|yes|it's (?:fine|okay|safe))[\s,]+(?:then[\s,]+)?/i;

function understandAll(text: string, menu: Menu): Understanding {
  const words = tokenise(text);
  const caller = callerIn(text, (word) => isOnMenu(word, menu));
  const ordered = caller.rest === text ? words : tokenise(caller.rest);
  const pieces = toPieces(ordered, menu, PHRASE_WORDS);
  const spot = spotter(pieces);
  const dishes = dishesIn(pieces, menu);
  // The model knows no names.
  const nameless = caller.name ? text.replace(new RegExp(`\\b${caller.name}\\b`, 'i'), ' ') : text;
  const hasMenu = menu.families.length > 0;
  const proposed = proposeOf(tokenise(nameless), dishes, hasMenu);
  const onMenu = dishes.length > 0 || pieces.some((piece) => piece.kind === 'word' && piece.choice);
  const byName = askedByName(words, menu);
  const onlyAsking = byName !== null || lackingIn(words) !== null || isMereQuestion(text);
  const beside = withoutDishes(words, pieces);
  const question = kindsAskedIn(beside, menu) ?? menuQuestionIn(words, isQuestion(text, words), beside);
  const isNot =
    (proposed.intent === 'complaint' && onlyAsking && question?.about === 'price') ||
    (proposed.intent === 'self-harm' && (dishes.length > 0 || isTiredOf(words, menu))) ||
    (proposed.intent === 'emergency' && (isDenied(words) || isByKinAlone(words, dishes, hasMenu))) ||
    (proposed.intent === 'language' && isOfNoSpeech(words));
  // 'I don't want the cookie anymore': despair that names what is sold is one of the rules, no guess.
  const remark = isNot ? { ...proposed, sure: 0 } : proposed;
  const clauses = clausesIn(nameless, dishes, hasMenu);
  const foreign = foreignness(remark, clauses, dishes, { onMenu, onlyAsking });
  const said = { words: ordered, breaks: clauseStarts(caller.rest) };
  const { acts, leftover } = withoutGuesses(
    orderIn(said, pieces, spot, menu) ??
      betterOf(scan(pieces, spot, menu), () => orderIn(said, pieces, spot, menu, true)),
    ordered,
    menu,
  );
  const named = tokenise(caller.name ?? '').flatMap((word) => [word, ...word.split('')]);
  const isOfName = (act: Act) =>
    act.kind === 'unknown-item' && tokenise(act.said).every((word) => named.includes(word));
  const refused = REFUSED.test(words.join(' '));
  const one = askedForIn(text);
  const others = saidOnce(acts, ordered, menu).filter(
    (act) =>
      !(one && namesOnly(act, one.name)) &&
      (caller.name === null || !isOfName(act)) &&
      !(act.kind === 'urgent' && isDenied(words)) &&
      !(act.kind === 'spanish' && isOfNoSpeech(words)) &&
      !(refused && (act.kind === 'want-category' || ('text' in act && REFUSED.test(act.text)))),
  );
  if (refused && others.length === 0) others.push({ kind: 'okay' });
  return {
    acts: withAllergy(
      asTold(
        one ? [...others, { kind: one.kind }] : others,
        words,
        onlyAsking || (foreign > FOREIGN && !others.some(isPlainly)),
      ),
      words,
    ),
    leftover: leftover.filter((word) => !named.includes(word)),
    words,
    text,
    caller,
    appointment: appointmentIn(words, text),
    answersName: ownBeside(text) ?? readName(text) ?? nameAmong(text) ?? nameInFront(text),
    renamed: renamedIn(text),
    introduces: introducedIn(text),
    names: namesIn(text),
    spelled: spelledBeside(text),
    consent: consentIn(text),
    danger:
      dangerIn(withoutDishes(words, pieces), allergyIn(words) === null ? [remark] : []) ??
      (isPoisoned(words) ? dangerIn(words) : null),
    condition: conditionIn(text),
    advice: isAskingAdvice(words),
    ofDanger: ofDangerIn(words),
    crowd: crowdIn(words),
    minor: isMinorIn(words),
    alone: isAlone(words),
    card: cardIn(besideNumber(tokenise(withoutHours(text.replace(caller.address ?? '', ' '))), caller.phone)),
    ownMoney: isOwnMoney(words),
    forSomebody: toldToIn(words, dishes, remark),
    blames: toSomebody.blamesIn(words),
    wantsCall: toSomebody.wantsCallIn(words),
    whenCalled: toSomebody.asksWhenCalled(words),
    manner: mannerOf(words, text),
    work: workIn(words),
    bareRequest: toSomebody.isBareRequest(words),
    sending: toSomebody.sendingIn(words),
    past: PAST.test(words.join(' ')),
    wanting: toSomebody.wantsIn(words),
    earlier:
      /\b(?:last (?:\w+ )?(?:time|night|week|order|visit)s?|yesterday|the other day|\w+ (?:minutes|hours|days|weeks) ago|again|every time)\b/.test(
        words.join(' '),
      ),
    reach: toSomebody.reachIn(words),
    named: toSomebody.namedIn(text),
    refuses: toSomebody.refusesIn(words),
    declines: toSomebody.declinesMessage(words),
    request: requestIn(words, text),
    asking: byName !== null || isQuestion(text, words),
    byName,
    served: howServed(words),
    soMany: soManyIn(words),
    alike: false,
    ofUs: /\b(?:you|your|youre|yours)\b/.test(words.join(' ')),
    onlyAsking,
    asksFor: askedFor(words, pieces),
    asksExtra: asksExtra(words),
    telling: isTelling(text, words),
    remark,
    onMenu,
    menuNames: onMenuIn(pieces, calledIn(words, question, menu)),
    sameAgain: isSameAgain(text, words),
    ofMenu: isOfMenu(words),
    menuQuestion: question,
    priced: question?.about === 'price' ? pricedIn(words) : '',
    foreign,
    clauses,
    hours: hoursIn(words),
    diet: dietIn(words),
  };
}

/** What the scan leaves unexplained, and the order explains: 'a burger, no bun, sorry, a lettuce wrap if you have it'. */
function betterOf(scanned: Pick<Understanding, 'acts' | 'leftover'>, ordered: () => typeof scanned | null) {
  const isHeard = scanned.leftover.length === 0 && !scanned.acts.some(isLongNote);
  const order = isHeard || !scanned.acts.some(({ kind }) => kind === 'add') ? null : ordered();
  return order && order.leftover.length === 0 && !isUnexplained(order) ? order : scanned;
}

/** Nobody says so much of one dish: what came behind it is in there. */
const isLongNote = (act: Act): boolean =>
  act.kind === 'add' && act.wish.notes.some((note) => note.split(' ').length > LONG_NOTE);
const LONG_NOTE = 6;

/** 'The stuffed cabbage', where one dish is described so and none is called so: with its name in the place of that. */
function asCalled(text: string, { acts, leftover, onlyAsking }: Understanding, menu: Menu): string | null {
  const strange = acts.flatMap((act) => (act.kind === 'unknown-item' ? tokenise(act.said) : []));
  const unknown = (strange.length > 0 ? strange : leftover).map(singular);
  if (unknown.length < 2 || onlyAsking) return null;
  const meant = menu.families.filter(({ variants: [variant] }) => {
    const written = variant?.item.description ?? '';
    if (!written.toLowerCase().includes(unknown[0] ?? '')) return false;
    const [head = ''] = written.split(/[.,;(]| (?:with|in|on|and|over|of) /);
    return ` ${tokenise(head).map(singular).join(' ')} `.includes(` ${unknown.join(' ')} `);
  });
  const [family, ...others] = meant;
  const said = unknown.map((word) => `${word.slice(0, -1)}\\w*`).join('[\\s-]+');
  const found = new RegExp(`\\b${said}`, 'i').exec(text)?.[0];
  return family && others.length === 0 && found ? text.replace(found, family.called) : null;
}

/** 'And the same of the turkey' */
const SAME_OF =
  /(?<=^\s*(?:(?:and|also|then|plus|oh|okay|yeah|so)[\s,]+)*)(?:the )?same (?:thing |amount )?of (?=\p{L})/iu;
const ALIKE =
  /[,\s]+(?:and |with |also )*(?:all )?(?:the )?same (?:\w+ )?(?:sides?|toppings?|choices?|options?|fixings|extras?|fillings?|sauces?|dressings?|everything|stuff on it|rice|bread|cheese|heat|spice(?: level)?|milk|way|weight|amount|cut|thickness)\b/i;

/** 'Nothing to drink then', 'no dessert for me': of no kind anything is wanted. */
const REFUSED =
  /\b(?:nothing|(?:dont|do not|wont|not) (?:need|want|be having|have)(?: (?:any|anything|a|an))?|no need for(?: any)?|(?:skip|pass on|hold off on) (?:the|on)?) ?(?:to|for|as)? ?(?:an? |the )?(?:drink|eat|drinks?|dessert|sweets?|starters?|appetizers?|sides?|beverages?)\b|\bno (?:drinks?|desserts?|sides?|starters?|appetizers?|beverages?|sweets?)\b/;

const PAST =
  /\b(?:i|we|he|she|they|you|it|\w+s|guys) (?:(?:just|only|already|really|still) )?(?:was|were|had|did|came|got|went|said|told|left|put|gave|made|sold|sent|took|ran|broke|fell|cut|hurt|(?!(?:need|feed|bleed|speed|breed|weed|proceed|succeed|exceed)\b)\w{2,}ed)\b/;

/** 'A loaf of sourdough', where there is a sourdough loaf, is foreign to no shop. */
const isPlainly = (act: Act): boolean =>
  act.kind === 'add' && act.wish.item.exact && act.wish.quantity !== null && act.wish.item.said.includes(' of ');

/** Whether somebody is in danger by these words, whatever the business is. */
export function isDanger(text: string): boolean {
  const words = tokenise(text);
  const proposed = proposeOf(words, []);
  const isNot = proposed.intent === 'emergency' && isByKinAlone(words, [], true);
  return dangerIn(words, isNot ? [] : [proposed]) !== null;
}
