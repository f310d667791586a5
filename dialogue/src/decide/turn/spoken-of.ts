import { groupsOf } from '../../heard/order/choices.ts';
import { choicesIn } from '../../heard/order/named-choices.ts';
import type { Family } from '../../understand/menu/families.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { numberAt } from '../../understand/numbers.ts';
import { singular, stems, tokenise } from '../../understand/words.ts';
import { hear } from '../hear.ts';
import { piecesMeant } from '../order/lines.ts';
import type { Line } from '../state.ts';
import type { Heard, Talk } from '../talk.ts';
import { kindsOfIt } from './reworded/its-kinds.ts';

export const LED =
  '(?<led>(?:okay|fine|great|cool|alright|all right|yeah|yes|sure|then|and|so|well|oh|good|perfect|nice|in that case|sounds good|awesome|also|actually|lovely|wow|oof|ooh|ouch|hm+|um|uh) )*';
export const TAKING =
  '(?:(?:ill|id|we|i|can i|could i|let me|lets|can we|could we) (?:just |also |like to |like |to |want to )*(?:have|take|get|try|do|go with|want|need|order|add|grab)(?: also| too)?|(?:id|wed|i would|we would) (?:also |just )?like|do|add|get|take|give me|get me|throw in|put in|put me down for|go with)';
export const MANY =
  '(?<many>an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple|a few|half a dozen|a dozen|\\d+)';
const THOSE = '(?:that one|this one|those|these|them|that|this|it|one)';
const REST =
  '(?! (?:to|on|off|from|out|back|away|up|instead|about|is|was|delivered|brought|picked|ready|by|at|cut|sliced|done|made|in (?:about )?\\w+ minutes|for (?:now|me to|pickup|delivery|takeout))\\b)(?: (?<rest>.+))?$';

/** What was just asked about is taken, with more said of it: 'okay, two of those, one with extra icing'. */
const OF_THOSE = new RegExp(
  `^${LED}(?:${TAKING} )?${MANY} (?:(?<unit>orders?|slices?|pieces?|bowls?|cups?|bags?|plates?|pints?|quarts?|pitchers?|bottles?|glass(?:es)?) )?of (?:those|them|these|that|it|this)${REST}`,
);
/** Behind it only why is told: 'two of those, my lawn's about nine thousand square feet'. */
const TOLD_BEHIND =
  /^(?:my \w+s |its |it is |i have |ive |theres |because |cause |since |we have |weve |were )(?!.*\b(?:and|plus|with|without|no)\b)/;
/** 'Blueberry, two of those' */
const SAID_FIRST = new RegExp(`^${LED}(?<rest>.+) ${MANY} of (?:those|them|these|that)(?: please| too)?$`);
const TAKEN = new RegExp(`^${LED}${TAKING} ${THOSE}${REST}`);
/** 'Okay, a regular, sauce on the side.' */
const SIZED = new RegExp(`^${LED}(?:${TAKING} )?${MANY} (?<rest>.+)$`);
const OF_SIZE = new RegExp(
  `^${LED}(?:${TAKING} )?(?:(?:the|(?<many>an?|two|three|four)) )(?<size>[a-z]+(?: [a-z]+)?) (?:ones?|size)(?: (?:then|please))*(?: (?:and|with|plus) (?<rest>.+))?$`,
);
const THE_COUNT = new RegExp(`^${LED}(?:${TAKING} )?the (?<count>[a-z]+|\\d+)(?= |$)`);
/** What is said behind the first comma, with the commas in it. */
const restOf = (text: string): string => /,\s*(?<rest>[^,].*)$/s.exec(text.replace(LED_IN, ''))?.groups?.rest ?? '';
const LED_IN = /^(?:\p{L}+,\s*)+/u;
/** 'Okay, footlong on rye', to 'Would you like one?' */
const BARE = new RegExp(`^${LED}(?<rest>.+)$`);
/** 'Add chicken to it' */
const PUT = new RegExp(
  `^${LED}(?:can you |could you )?(?:add|put|throw)(?: some)? (?<rest>.+) (?:to|on|in) (?:it|that|one|mine|them)$`,
);
/** 'Okay, that, and four naan' */
const THAT_AND = new RegExp(`^${LED}(?:that one|this one|that|this|those|it) (?:and|plus) (?<rest>.+)$`);
const MADE = new RegExp(`^${LED}make (?:it|that) (?<rest>.+)$`);

/** 'Yes, one of each', of two that were asked about. */
const OF_EACH = new RegExp(
  `^${LED}(?:${TAKING} )?(?:${MANY} (?:of )?each|(?<both>both|each|all)(?: (?:of )?(?:those|them|these))?)(?: (?:please|too))*(?: (?<rest>.+))?$`,
);

/** 'One of those instead of the brownie', 'swap the brownie for that' */
const THIS = `(?:${MANY} of (?:those|them|these|that)|one|${THOSE})`;
const INSTEAD = new RegExp(
  `^${LED}(?:${TAKING} )?${THIS}(?: then)? (?<link>instead of|in place of|rather than|instead)(?: (?<gone>(?:the|my|that|an?) .+))?(?: (?:please|then|thanks))*$`,
);
const SWAPPED = new RegExp(
  `^${LED}(?:(?:can|could) (?:you|i|we) )?(?<verb>swap|switch|replace|change|trade|exchange|sub)(?: out)? (?<gone>(?:the|my|that) .+?) (?:for|with|to|by) ${THIS}(?: (?:please|then|instead|thanks))*$`,
);

/** 'Let me have the milanesa', behind 'do you have tortas' */
const THE_ONE = new RegExp(`^${LED}(?:${TAKING} )?the `);

/** The dish that was asked about takes the place of the word for it. */
export function nameSpokenOf(talk: Talk): void {
  const { state, facts, menu, turn } = talk;
  if (isOneOffered(talk)) talk.heard = asSaid(hear(`I'll have ${talk.heard.text}`, facts, menu), talk.heard);
  const { heard } = talk;
  const family = menu.family(state.topic ?? '');
  const since = state.wondering ? turn.turn - state.wondering.turn : NEVER;
  // 'The large one' is of what was spoken of, though something else was asked in between.
  const isOpen = state.lines.length === 0 && /^(?:what|help|message\?)$/.test(state.asked.kind);
  const asked = state.asked.kind === 'topic' || since <= (isOpen && OF_SIZE.test(heard.words.join(' ')) ? LATELY : 1);
  if (!family || !asked || !facts.orderingEnabled || heard.onlyAsking || state.unclear.length > 0) return;
  const next = CHANGES_NEXT.exec(heard.text)?.index;
  if (next !== undefined) {
    // Each sentence is read by itself.
    const first = takenOf({ ...talk, heard: hear(heard.text.slice(0, next), facts, menu) }, family);
    if (first === null) return;
    talk.heard = asSaid(hear(`${first}${heard.text.slice(next)}`, facts, menu), heard);
    return;
  }
  const named = kindsOfIt(heard, family, menu, THE_ONE.test(heard.words.join(' '))) ?? takenOf(talk, family);
  if (named) talk.heard = asSaid(hear(named, facts, menu), heard);
}

/** 'The grilled one, no tomato', where it was just told that there are such: of what there is one is taken. */
function isOneOffered({ state: { wondering, asked }, heard, turn }: Talk): boolean {
  if (wondering?.turn !== turn.turn - 1 || asked.kind !== 'topic' || heard.asking) return false;
  const { question, dishes } = wondering;
  const isThere = question.about === 'dish' && question.what === 'available';
  const wished = heard.acts.flatMap((act) => (act.kind === 'add' ? act.wish.item : []));
  return isThere && wished.length > 0 && wished.every(({ families: [key = ''] }) => dishes.includes(key));
}

/** 'One of those then. And actually bump the rolls to eight' */
const CHANGES_NEXT =
  /[.!?]\s+(?:(?:and|also|oh|but|wait)[\s,]+)*(?:actually|make|change|bump|switch|take|remove|cancel|drop|scratch|forget|swap)\b.*\S/i;

function takenOf({ state, heard, menu }: Talk, family: Family): string | null {
  const said = heard.words.join(' ');
  const { wondering, lines } = state;
  const dishes = wondering?.dishes ?? [];
  const each = dishes.length > 1 && dishes.length < 4 ? OF_EACH.exec(said)?.groups : undefined;
  if (each) {
    const all = dishes.flatMap((key) => menu.family(key)?.called ?? []);
    return `I'll have ${all.map((called) => `${each.many ?? 'one'} ${called}`).join(', ')}${each.rest ? `, ${each.rest}` : ''}`;
  }
  const spoken = wondering?.dishes.length === 1 && wondering.dishes[0] === family.key ? wondering : null;
  const chosen = spoken?.choices ?? [];
  // 'Two of those', of the Coke Zero: what it is goes before it, what goes on it behind.
  const isKind = (choice: string) =>
    menu.choiceNames.byKey.get(stems(tokenise(choice)))?.needed.has(family.key) === true;
  const ahead = chosen.filter(isKind).join(' ');
  const on = chosen.filter((choice) => !isKind(choice)).join(' and ');
  const text = (many: string, rest: string, size = spoken?.size ?? '') =>
    `I'll have ${many} ${size} ${ahead} ${family.called} ${on && `with ${on}`}, ${rest}`.replace(/[\s,]+$/, '').trim();
  // 'Scrap the cod', 'what's the trout', 'that one instead': what it takes the place of has gone already.
  const isGone = state.before?.some(
    ({ id, family: key }) => menu.family(key)?.category === family.category && !lines.some((line) => line.id === id),
  );
  const instead = isGone ? INSTEAD.exec(said)?.groups : undefined;
  if (instead?.link === 'instead' && instead.gone === undefined) return text(instead.many ?? '', '');
  const exchanged = exchangedFor(said, text('', '').replace("I'll have", '').trim(), goneBy(family, lines, menu));
  if (exchanged) return exchanged;
  const taken = isOneDish(said, heard) ? null : TAKEN.exec(said);
  const those = (OF_THOSE.exec(said) ?? taken ?? SAID_FIRST.exec(said))?.groups;
  const unit = menu.sizeAt([singular(those?.unit ?? '')], 0)?.size;
  const measured = family.variants.some(({ size }) => size !== null && size === unit);
  if (those) {
    const behind = (those.rest ?? '').replace(/^(?:then|please)\b ?/, '');
    const more = TOLD_BEHIND.test(behind) ? '' : behind;
    // 'Then I need two of those', of one that stands
    const stands = those.many && /\bneed\b/.test(said) && lines.some((line) => line.family === family.key);
    return stands
      ? `make it ${those.many} ${family.called}`
      : text(those.many ?? '', more, measured ? unit : undefined);
  }
  // 'The twelve then, teriyaki', of what comes in twelve: so many are in one.
  const counted = THE_COUNT.exec(said)?.groups;
  const pieces = piecesMeant(groupsOf(family, null), numberAt([counted?.count ?? ''], 0)?.value ?? 0);
  if (counted && pieces && pieces.notes.length > 0 && !heard.asking)
    return text(counted.count ?? '', restOf(heard.text));
  // 'Great, then the large one, and a box of coffee'
  const isAnswer = state.asked.kind === 'size' || state.asked.kind === 'option';
  const one = isAnswer ? undefined : OF_SIZE.exec(said)?.groups;
  const ofSize = one ? sizeCalled(one.size ?? '', family, menu) : undefined;
  if (ofSize !== undefined && !heard.asking && family.variants.some((variant) => variant.size === ofSize))
    return text(one?.many ?? '', one?.rest ?? '', ofSize);
  const and = heard.asking ? undefined : THAT_AND.exec(said)?.groups?.rest;
  // What stands already is not ordered again.
  if (and) return lines.some((line) => line.family === family.key) ? and : `${text('', '')}, and ${and}`;
  const put = PUT.exec(said)?.groups?.rest;
  if (put && choicesIn(groupsOf(family, null), put.split(' ')).found.length > 0) return text('', `with ${put}`);
  const isOffered = state.asked.kind === 'topic';
  // 'And a small one?' asks the same again.
  if (heard.asking) return null;
  const {
    led,
    many = '',
    rest = '',
  } = (SIZED.exec(said) ?? (lines.length === 0 ? MADE.exec(said) : null) ?? (isOffered ? BARE.exec(said) : null))
    ?.groups ?? {};
  const words = rest.split(' ');
  const size = menu.sizeAt(words, 0);
  const comesIn = size !== null && family.variants.some((variant) => variant.size === size.size);
  const focus = menu.family(lines.find(({ id }) => id === state.focus)?.family ?? '');
  const onlyThis = !focus?.variants.some((variant) => variant.size === size?.size);
  if (
    comesIn &&
    (led || lines.length === 0 || onlyThis) &&
    !heard.acts.some((act) => act.kind === 'add' && (!isOffered || act.wish.item.sure !== 'which'))
  )
    return text(
      many,
      words
        .slice(size.length)
        .join(' ')
        .replace(/^ones?\b/, ''),
      words.slice(0, size.length).join(' '),
    );
  if (MADE.test(said) && lines.length === 0) return text('', rest);
  // 'And with olives?' asks the same of that.
  const agreed = /^(?:sure|yes|yeah|okay|fine|great|perfect) /.test(said);
  return !/^and\b/.test(said) && isChosenOf(heard.words, family, agreed ? undefined : focus)
    ? text('', `with ${said}`)
    : null;
}

/** 'I'll take one potato knish': one of that, and not the one that was spoken of. */
const isOneDish = (said: string, { acts }: Heard): boolean =>
  acts.some(
    (act) =>
      act.kind === 'add' &&
      act.wish.item.sure === 'certain' &&
      new RegExp(`\\bone (?:\\w+ )?${act.wish.item.said}\\b`).test(said),
  );

/** What it takes the place of: what is named, else the last of its kind, or all that stands. */
function exchangedFor(said: string, called: string, last: string | null): string | null {
  const {
    many = '',
    link = '',
    gone = link === 'instead' && last ? `the ${last}` : '',
  } = INSTEAD.exec(said)?.groups ?? {};
  if (gone !== '') return `${many || 'a'} ${called} instead of ${gone}`;
  const swapped = SWAPPED.exec(said)?.groups;
  return swapped ? `swap ${swapped.gone ?? ''} for ${swapped.many ?? 'a'} ${called}` : null;
}

/** Who calls and where it goes was told in the caller's own words. */
export const asSaid = (named: Heard, { caller }: Heard): Heard => ({
  ...named,
  caller: { ...named.caller, name: caller.name, phone: caller.phone, address: caller.address, unit: caller.unit },
});

const NEVER = Number.POSITIVE_INFINITY;
const LATELY = 3;

/** 'The large one', 'the middle size', 'the biggest'. */
function sizeCalled(said: string, { variants }: Family, menu: Menu): string | undefined {
  const sizes = variants.flatMap(({ size }) => size ?? []);
  if (/^(?:biggest|largest)$/.test(said)) return sizes.at(-1);
  if (said === 'smallest') return sizes[0];
  if (/^(?:middle|medium|mid)$/.test(said) && sizes.length === 3 && !sizes.includes('medium')) return sizes[1];
  return menu.sizeAt(said.split(' '), 0)?.size;
}

function goneBy({ key, category }: Family, lines: readonly Line[], menu: Menu): string | null {
  const others = lines.filter(({ family }) => family !== key);
  const alike = others.filter(({ family }) => menu.family(family)?.category === category);
  const line = alike.at(-1) ?? (others.length === 1 ? others[0] : undefined);
  return menu.family(line?.family ?? '')?.called ?? null;
}

/** 'Steamed, please', behind how many come in the pork buns. */
function isChosenOf(words: readonly string[], family: Family, focus: Family | undefined): boolean {
  const said = words.filter(
    (word) => !/^(?:please|then|okay|sure|yes|yeah|fine|great|perfect|just|with|the|ones?|thanks|and)$/.test(word),
  );
  const { found, left } = choicesIn(groupsOf(family, null), said);
  const isOfFocus = focus !== undefined && choicesIn(groupsOf(focus, null), said).found.length > 0;
  return said.length > 0 && said.length < 5 && found.length > 0 && left.length === 0 && !isOfFocus;
}
