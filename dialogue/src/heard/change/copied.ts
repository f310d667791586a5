import type { Menu } from '../../understand/menu/menu.ts';
import { numberAt } from '../../understand/numbers.ts';
import { singular } from '../../understand/words.ts';
import { contentOf } from './content.ts';
import { groupOfNamed } from './identity.ts';
import { meantBy } from './meant.ts';
import { type Alteration, AS_IT_IS, type Standing, type Standings } from './standing.ts';

/** One more of what stands, and the words that tell how it differs. */
export interface Copied {
  like: Standing;
  quantity: number;
  but: readonly string[];
  /** How it differs, where the words were read already. */
  to?: Alteration;
}

const OPENING = '(?:(?:and|also|then|plus|oh|okay|so|yeah|yes|actually|well|but|please) )*';
const WHO =
  '(?:i|we|you|he|she|they|(?:my|his|her|our|the) \\w+(?: \\w+(?= (?:wants|gets|takes|needs|will|would)))?|[a-z]+(?= (?:wants|gets|takes|needs|likes|will|would)))';
const WANTS = `(?:(?:(?:can|could|may) ${WHO} (?:also |please |just )*(?:get|have|do|add|make|give me) |(?:ill|id|hell|shell|theyll|[a-z]+(?:ll|d)(?= (?:have|like|take|get) )|${WHO}) (?:also |just |will |would |ll |gonna |going to )*(?:have|take|get|gets|want|wants|like|likes|do|needs?|having|getting) (?:me )?|(?:give|get) me |let me (?:get|have|do) |lets (?:do|get|have) |make (?:it|that|me) |do |add ))?`;
const FOR = '(?: for (?:me|him|her|us|them|(?:my|his|her|our|the) \\w+))?';
const FOR_WHOM = new RegExp(`${FOR}$`);
const COUNT =
  '(?<many>another|one more|a second|an|a|one|two|three|four|five|six|a couple|\\d+)(?: more)?(?: ones?| of (?:those|them|that)| orders?)?';
/** 'What he's having' */
const HAVING = `what ${WHO}(?:s| is| are)? (?:having|getting|ordered|ordering|got|had)`;
const SAME = `(?:${HAVING}|(?:exactly |just )?(?:the )?(?:exact )?same(?: exact)?(?: ones?| things?| way| order)?(?: again)?(?: as (?:me|mine|that|it|him|her|them|his|hers|(?<place>the (?:first|second|third|last|other)(?: one)?)))?)`;
const ALIKE = '(?:just |exactly )?like (?:that|it|this|mine|his|hers)(?: one)?';
const BUT = '(?: (?<link>but|except|only|just|and|with|without|no|in|on|minus|hold|not) (?<rest>.+))?';
const END = '(?: please| thanks| too| as well)*$';

/** 'My wife wants the same but with tofu', 'one for my brother, same thing, no rice', 'another one with everything'. */
const COPYING = [
  new RegExp(`^${OPENING}${WANTS}(?:${COUNT}${FOR}(?: of)? )?${SAME}${FOR}${BUT}${END}`),
  new RegExp(`^${OPENING}${WANTS}${COUNT}${FOR} ${ALIKE}${FOR}${BUT}${END}`),
  new RegExp(
    `^${OPENING}${WANTS}(?<many>another|one more|a second)(?: one| pizza| of (?:those|them|that))?${FOR} (?<link>but|except|with|without|no|in|that says|saying|thats|that is|that has) (?<rest>.+?)${END}`,
  ),
  new RegExp(
    `^${OPENING}${WANTS}(?:(?<many>another|one more|a second)|the same) (?<name>.+?)${FOR} (?:(?:that|this) one )?(?<link>but|except|with|without|no|minus|hold) (?<rest>.+?)(?: (?:on|in) (?:that|this) one)?(?: (?:this|that) time)?${END}`,
  ),
];
/** 'And one for my husband with avocado', 'and one without', behind one that stands. */
const ONE_SO = new RegExp(
  `^(?:(?:and|also|plus|then|oh) )+${WANTS}(?<many>one)${FOR} (?<link>but|except|with|without|no|minus|hold) (?<rest>.+?)${END}`,
);
/** 'Another one, mild', 'one more, that one on a roll', 'and a mild one too': which it is tells that the rest is how it differs. */
const DIFFERING = [
  new RegExp(
    `^${OPENING}${WANTS}(?:another|one more|a second)(?: one)?(?: of (?:those|them|that))?(?: ${ALIKE})?${FOR}(?: (?:that|this|the (?:other|second)) one)?(?: (?:but|except|only))?(?: (?:not \\w+(?= .)))?(?: (?:on|in|with|as|thats))?(?: an?)? (?<rest>.+?)(?: (?:on|in|for) (?:that|this)(?: one)?)?(?: (?:this|that) time)?${END}`,
  ),
  new RegExp(`^(?:(?:and|also|plus|then) )+${WANTS}an? (?<rest>\\w+(?: \\w+)?) one${FOR}${END}`),
  new RegExp(`^(?:(?:and|also|plus|then) )+${WANTS}one${FOR} in (?:an? )?(?<rest>\\w+(?: \\w+)?)${FOR}${END}`),
];

/** How one more of what is talked about differs, where all that is told is how it is to be. */
export function differingIn(words: readonly string[], { focus }: Standings, menu: Menu): Copied | null {
  const said = words.join(' ');
  const rest = focus ? DIFFERING.map((way) => way.exec(said)?.groups?.rest).find(Boolean) : undefined;
  const but = rest?.split(' ') ?? [];
  const content = focus && but.length > 0 ? contentOf(but, { ...focus, quantity: 1 }, menu, true) : null;
  if (!focus || !content || content.wishes.length + content.kinds.length + content.parts.length > 0) return null;
  const { notes, quantity, size } = content.to;
  const isOf = (note: string) => groupOfNamed(note.replace(/^no /, '').split(' '), focus) !== undefined;
  const isTold = notes.length > 0 && notes.every((note) => isOf(note) || note.startsWith('no ')) && notes.some(isOf);
  const isOther = notes.every((note) => !focus.notes.includes(note));
  const isSized = notes.length === 0 && size !== null && size !== focus.size;
  return quantity === null && (isSized || (size === null && isTold && isOther))
    ? { like: focus, quantity: 1, but, to: content.to }
    : null;
}

/** 'My wife wants one too, but with …' */
const ONE_TOO = new RegExp(
  `^${OPENING}(?:(?:can|could) )?${WHO} (?:also |just |would |will )*(?:wants?|likes?|have|has|gets?|takes?|needs?|having)(?: to (?:have|get))? (?<many>one)(?: of (?:those|them|these))?(?: too| as well| also)? (?<link>but|except|only|with|without|no) (?<rest>.+?)${END}`,
);
/** 'He wants one too', 'one for my wife too', 'me too': as what stands is. */
const TOO = new RegExp(
  `^${OPENING}(?:(?:${WHO} (?:also |just |would |will )*(?:wants?|likes?|have|has|gets?|takes?|needs?|having)(?: to (?:have|get))? )?(?<many>one)(?: of (?:those|them|these))?${FOR}|(?:me|him|her|us|them|my \\w+)) (?:too|as well|also)(?: please| thanks)*$|^(?:and )?so (?:will|would|does|is) (?:i|he|she|they|my \\w+)$`,
);
/** As it comes, with nothing that was said of the one before it. */
const PLAIN = new RegExp(
  `^${OPENING}${WANTS}(?:an? (?:plain|regular|normal) one|(?:another|one more|a second)(?: one)?(?: of (?:those|them|that))?${FOR}(?: (?:that|this) one)?(?: but)?(?: just)? (?:plain|regular|normal|as (?:it comes|is)|with nothing on it))${FOR}${END}`,
);
/** These belong to what follows them. */
const OWN = /^(?:without|no|minus|hold|not)$/;

const ADDING =
  /^(?:(?:and|also|plus|then|oh|okay) )*(?:(?:can i |could i |ill |lets |let me )?(?:get|add|do|have|give me|take|throw in) )?/;

/** 'And get one almond', behind plain croissants: another of what is one thing or the other. */
export function rivalIn(words: readonly string[], { focus }: Standings, menu: Menu): Copied | null {
  const lead = ADDING.exec(words.join(' '))?.[0] ?? '';
  const rest = words.slice(lead.split(' ').length - 1);
  const number = numberAt(rest, 0) ?? (/^an?$/.test(rest[0] ?? '') ? { value: 1, length: 1 } : null);
  const another = /^(?:another one|one more|a second one) /.test(words.join(' '));
  const isLed = lead.replace(/\b(?:oh|okay|then) /g, '') !== '';
  // 'Six inch', where that is chosen, counts nothing.
  if (!focus || !(isLed || another) || !number || menu.choiceAt(rest, 0) > number.length) return null;
  const but = rest.slice(number.length).filter((word) => !/^(?:ones?|please|too|also|as|well)$/.test(word));
  // 'And two croissants, almond', with their name, are ordered by themselves.
  const isNamed = but.some((word) => singular(word) === menu.family(focus.family)?.words.at(-1));
  const content = but.length > 0 && !isNamed ? contentOf(but, { ...focus, quantity: number.value }, menu) : null;
  if (!content || content.wishes.length + content.kinds.length + content.parts.length > 0 || content.to.size !== null)
    return null;
  const isRival = (note: string) => {
    const group = groupOfNamed(note.split(' '), focus);
    // Where nothing is chosen yet, that is what is.
    const isChosen = focus.notes.some((has) => groupOfNamed(has.split(' '), focus) === group);
    return group !== undefined && group.min > 0 && group.max === 1 && isChosen && !focus.notes.includes(note);
  };
  const { notes, quantity } = content.to;
  return quantity === null && notes.length > 0 && notes.every(isRival)
    ? { like: focus, quantity: number.value, but, to: content.to }
    : null;
}

/** 'Make it two, the same': what stands is to be two, all alike, and no two come on top. */
export const SO_MANY = new RegExp(
  `^${OPENING}(?:(?:can|could) (?:you|we) |lets |please |just )*(?:make|change|bump) (?:it|that|this|those|them) (?:to |up to )?(?<many>(?!one\\b|an?\\b|another\\b)(?:two|three|four|five|six|seven|eight|nine|ten|twelve|a couple|a dozen|\\d+))(?: of (?:it|those|them|that|these))?(?: (?:both|all|each|and|but))*(?: of)? (?:${SAME}|${ALIKE}|(?:exactly )?alike|identical)${FOR}${END}`,
);

/** 'Another one of those, but hot': the line it is like, how many, and the words that say what differs. */
export function copyIn(words: readonly string[], order: Standings, menu: Menu): Copied | null {
  if (SO_MANY.test(words.join(' '))) return null;
  const plain = plainOne(words, order.focus);
  if (plain) return plain;
  // Of two that stand, one so is one of them.
  const ways = [...COPYING, ONE_TOO, TOO, ...(order.focus?.quantity === 1 ? [ONE_SO] : [])];
  const found = order.focus ? ways.map((pattern) => pattern.exec(words.join(' '))?.groups).find(Boolean) : undefined;
  const { many = '', name, place, link = '', rest = '' } = found ?? {};
  // 'A second matcha, but hot'
  const said = name ? `the ${name}` : place;
  const like = said ? meantBy(said.split(' '), order, menu)?.lines.at(-1) : order.focus;
  if (!found || !like) return null;
  const number = /^(?:another|one more|a second|an?)?$/.test(many) ? 1 : (numberAt(many.split(' '), 0)?.value ?? 1);
  // 'But with shrimp for my husband': whose it is says nothing of what is in it.
  const differs = rest.replace(FOR_WHOM, '');
  const but = `${OWN.test(link) ? link : ''} ${differs.replace(/^(?:on|in|with) (?=an? )/, '')}`
    .split(' ')
    .filter((word) => word !== '');
  return { like, quantity: number, but };
}

/** 'And a plain one', behind one with bacon, where plain is nothing that is chosen. */
function plainOne(words: readonly string[], focus: Standing | undefined): Copied | null {
  if (!focus || !PLAIN.test(words.join(' ')) || groupOfNamed(['plain'], focus)) return null;
  const own = focus.notes.filter((note) => groupOfNamed(note.split(' '), focus)?.min !== 1);
  const notes = own.map((note) => (note.startsWith('no ') ? `keep ${note.slice(3)}` : `no ${note}`));
  return { like: focus, quantity: 1, but: ['plain'], to: { ...AS_IT_IS, notes } };
}
