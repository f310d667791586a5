import type { Wish } from '../../../understand/acts.ts';
import { madeOf } from '../../../understand/described/what-it-is.ts';
import type { Mention } from '../../../understand/menu/match.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { singular, tokenise } from '../../../understand/words.ts';
import { soundsLikeFood } from '../../intent/remarks.ts';
import { splitAt } from '../clause.ts';
import { contentOf } from '../content.ts';
import { chosenOf, groupOfNamed, isNaming } from '../identity.ts';
import { meantBy } from '../meant.ts';
import { type Alteration, AS_IT_IS, type Change, type Standing } from '../standing.ts';
import { fitness } from './becoming.ts';
import { type Around, type Frame, REFERS, verbOf } from './frame.ts';

const REMOVING =
  /^(?:remove|delete|drop|cancel|scratch|forget about|forget|skip|get rid of|never mind|ditch|scrap|axe|lose|cut out|strike|take off|take out|leave off|leave out|hold|minus|no more|(?:i )?dont (?:want|need)(?: any)?|(?:i )?(?:didnt|never) (?:order|ordered|ask for|asked for|want|wanted|say|said)(?: any| an?)?|knock off|pull|eliminate|nix|kill|without|no)$/;
/** These take away what is ordered, not what is on it. */
const CANCELLING = /^(?:cancel|scratch|delete|never mind|forget|forget about|strike|kill|nix|scrap|axe)$/;
const OFF =
  /(?: (?:off|out|away))?(?: for (?:me|us|now|today))?(?: (?:from|of|off|on) (?:the|my|that) (?:order|list))?(?: (?:anymore|any more|please|too|as well|completely|entirely|instead|thanks|though))*$/;
/** 'I didn't order the tea, take it off': the same, said twice. */
const THAT_OFF =
  '(?:(?:take|leave) (?:it|that|them|those) (?:off|out|away)|(?:take off|remove|delete|drop|scratch|cancel|get rid of) (?:it|that|them|those))';
const AGAIN = new RegExp(`(?: (?:so|and|please|can you|could you|just))* ${THAT_OFF}(?: please)?$`);
const BEFORE = new RegExp(`^${THAT_OFF} (?:please )?(?=(?:i )?(?:didnt|never|dont) )`);
const PART_OF = /^(?:from|off|on|off of|out of|of|in|for)$/;

/** 'Forget the fries', 'take the onions off', 'lose the bacon on the second one'. */
export const removing: Frame = ({ words: said, wishing }, around) => {
  const words = said.join(' ').replace(AGAIN, '').replace(BEFORE, '').split(' ');
  const [verb, rest] = verbOf(words, REMOVING) ?? offOf(words) ?? [null, []];
  // 'Cancel my order' takes off more than one dish.
  if (WHOLE.test(rest.join(' '))) return null;
  // 'I don't want any other pies' takes none off.
  if (/^(?:other|more|another|else)$/.test(rest[0] ?? '')) return null;
  if (!verb || words.includes('half') || rest.some((word) => /^(?:not|just|only)$/.test(word))) return null;
  const what = rest.join(' ').replace(OFF, '').split(' ').filter(Boolean);
  const change = takeAway(what, verb, around);
  // 'Forget the fries, two sodas instead': what is wished for need not stand.
  return change && !(wishing && change.do === 'miss') ? { changes: [change], verb } : null;
};

const WHOLE = /^(?:(?:the|my|our|this|that|whole|entire|all of (?:the|my|it)) ?)*(?:order|whole thing)(?: |$)/;

const BARE = /^(?:nothing|none)(?: (?:else|extra))? on (?=the |my |that |it\b|them\b|those )(?<on>.+)$/;

/** 'Nothing on the cinnamon raisin bagel': what was put on it goes, what it has to be stays. */
export const baring: Frame = ({ words }, { order, menu }) => {
  const on = BARE.exec(words.join(' '))?.groups?.on;
  const meant = on ? meantBy(on.split(' '), order, menu) : null;
  if (!meant || meant.some !== null) return null;
  const changes = meant.lines.map((line): Change => {
    const put = line.notes.filter((note) => groupOfNamed(note.split(' '), line)?.min === 0);
    return { do: 'alter', lines: [line], some: null, to: { ...AS_IT_IS, notes: put.map((note) => `no ${note}`) } };
  });
  return changes.every((change) => change.do === 'alter' && change.to.notes.length > 0) ? { changes, verb: '' } : null;
};

/** 'Take the onions off'. */
function offOf(words: readonly string[]): [string, readonly string[]] | null {
  const off = words.findIndex((word) => /^(?:off|out|away)$/.test(word));
  if (!/^(?:take|leave|knock|pull|keep)$/.test(words[0] ?? '') || off < 2) return null;
  const behind = words.slice(off + 1);
  if (behind.length > 0 && !/^(?:from|of|on|the|my|that|one|both|all|two|please|too|as|for)$/.test(behind[0] ?? ''))
    return null;
  const link = /^(?:the|my|that|one|both|all|two)$/.test(behind[0] ?? '') ? ['off'] : [];
  return ['take off', [...words.slice(1, off), ...link, ...behind]];
}

function takeAway(what: readonly string[], verb: string, around: Around): Change | null {
  const { order, menu } = around;
  const isDenial = verb === 'no' || verb === 'without' || verb === 'no more';
  // 'No cookie', of a cookie and a coffee: the dish, and nothing that is on another.
  const bare = /^(?:the|my|that)$/.test(what[0] ?? '') ? what.slice(1) : what;
  const isName = bare.length < 6 && !bare.some((word) => PART_OF.test(word));
  const named = isDenial && (bare.length < 4 || isName) ? meantBy(['the', ...bare], order, menu) : null;
  const isCalled = ({ family }: Standing) =>
    singular(tokenise(menu.family(family)?.called ?? '').at(-1) ?? '') === singular(what.at(-1) ?? '');
  const isOfDish = (lines: readonly Standing[]) =>
    lines.every(isCalled) ||
    !(soundsLikeFood(what.join(' ')) || isOffered(what, order.lines, menu) || isIngredient(what, menu));
  if (named && !named.byChoice && !named.isThat && named.some === null && isOfDish(named.lines))
    return { do: 'drop', lines: named.lines, some: null };
  const part = partOff(what, around);
  if (part) return part;
  const meant = isDenial ? null : meantBy(what, order, menu);
  if (meant && !(meant.byChoice && !meant.lines.every((line) => isNaming(what, line))))
    return { do: 'drop', lines: meant.lines, some: meant.some };
  for (const [left, right] of splitAt(what, PART_OF)) {
    if (right.some((word) => PART_OF.test(word)) && !/^(?:both|all|one|two) of\b/.test(right.join(' '))) continue;
    // 'No onion on the burger, bacon on the other' is said of two.
    if (REFERS.test(left.join(' '))) continue;
    const on = meantBy(right, order, menu);
    const denied = on && deny(left, on.lines, menu);
    if (!on || !denied) continue;
    // 'No onions on the others', of a burger and a coke
    const able = REST.test(right.join(' ')) ? on.lines.filter((line) => fitness(line, denied, menu) > 0) : [];
    return { do: 'alter', lines: able.length > 0 ? able : on.lines, some: on.some, to: denied };
  }
  const missed = meant || !OF_DISHES.test(verb) ? null : notOrdered(what, order.lines, menu);
  if (missed) return { do: 'miss', item: missed };
  const lines = meant?.lines ?? (order.focus ? [order.focus] : []);
  // 'No rush' is nothing that anything is made with.
  if (!meant && /^(?:no|without)$/.test(verb) && !isOffered(what, lines, menu) && !isMadeWith(what, lines, menu))
    return null;
  if (lines.length === 0 || (!meant && CANCELLING.test(verb) && !isOffered(what, lines, menu))) return null;
  const denied = deny(what, lines, menu);
  return denied && { do: 'alter', lines, some: meant?.some ?? null, to: denied };
}

const REST = /\b(?:other|others|rest|remaining)\b/;

/** 'The mushrooms on the mushroom burger', of what it is made with, are no burger. */
function partOff(what: readonly string[], { order, menu }: Around): Change | null {
  for (const [left, right] of splitAt(what, /^(?:on|from|off|in)$/)) {
    const on = /^(?:the|my|that)$/.test(right[0] ?? '') ? meantBy(right, order, menu) : null;
    const made = on?.byChoice === false ? on.lines.flatMap(({ family }) => madeOf(menu.family(family))) : [];
    const bare = left.filter((word) => !/^(?:the|any|my|some|that|those)$/.test(word));
    if (!on || bare.length === 0 || !bare.every((word) => made.includes(singular(word)))) continue;
    const denied = deny(bare, on.lines, menu);
    return {
      do: 'alter',
      lines: on.lines,
      some: on.some,
      to: denied ?? { ...AS_IT_IS, notes: [`no ${bare.join(' ')}`] },
    };
  }
  return null;
}

/** Dishes are taken off so; what is held or left out goes on one. */
const OF_DISHES =
  /^(?:remove|delete|drop|cancel|scratch|forget(?: about)?|skip|get rid of|never mind|take off|strike)$|\b(?:didnt|never|dont)\b/;

/** The dish that these words name, where nothing that stands is made with such a thing or can have it. */
function notOrdered(what: readonly string[], lines: readonly Standing[], menu: Menu): Mention | null {
  const [wish, ...others] = contentOf(what, undefined, menu)?.wishes ?? [];
  const isOne = wish?.item.exact && others.length === 0 && wish.notes.length === 0 && (wish.quantity ?? 1) === 1;
  return isOne && !isOffered(what, lines, menu) && !isMadeWith(what, lines, menu) ? wish.item : null;
}

const isOffered = (what: readonly string[], lines: readonly Standing[], menu: Menu): boolean =>
  lines.some((line) => (contentOf(what, line, menu)?.to.notes.length ?? 0) > 0);

function isMadeWith(what: readonly string[], lines: readonly Standing[], menu: Menu): boolean {
  const made = lines.flatMap(({ family }) => madeOf(menu.family(family)));
  return what.some((word) => made.includes(singular(word)));
}

/** Some dish is made with it. */
export const isIngredient = (what: readonly string[], { families }: Menu): boolean =>
  families.some((family) => what.some((word) => madeOf(family).includes(singular(word))));

function deny(what: readonly string[], [line]: readonly Standing[], menu: Menu): Alteration | null {
  const bare = what.filter((word) => !/^(?:the|any|my|of|all|that|those|some)$/.test(word));
  if (bare.length === 0 || bare.length > 6) return null;
  const content = contentOf(['no', ...bare], line, menu);
  return content && content.wishes.length === 0 && content.to.notes.length > 0
    ? { ...AS_IT_IS, notes: content.to.notes }
    : null;
}

const SEPARATE =
  /^(?:the |my |that )?(?<what>.+?) (?:is |was |should be |comes )?(?:(?:on the side |as )?(?:a |its own )?separate(?:ly)?(?: (?:dish|order|item|thing|one|side))?|(?:by itself|on its own|its own (?:dish|order|thing)))(?: an? (?<size>\w+(?: \w+)?) one)?$/;

/** 'The Greek salad is separate', of one that was taken for the side of a platter: it is a dish of its own. */
export const separating: Frame = ({ words }, { order, menu }) => {
  const { what: said = '', size = '' } = SEPARATE.exec(words.join(' '))?.groups ?? {};
  const what = `${size} ${said}`.split(' ').filter(Boolean);
  const [wish, ...others] = what.length > 0 ? (contentOf(what, undefined, menu)?.wishes ?? []) : [];
  const isOn = (line: Standing) => chosenAs(wish, line);
  const line = order.lines.findLast(isOn);
  if (!line || !wish || others.length > 0 || wish.item.sure !== 'certain') return null;
  const off: Alteration = { ...AS_IT_IS, notes: [`no ${wish.item.said}`] };
  return {
    changes: [
      { do: 'alter', lines: [line], some: null, to: off },
      { do: 'add', act: { kind: 'add', wish, more: false } },
    ],
    verb: '',
  };
};

/** The dish is called like something that is chosen there. */
function chosenAs(wish: Wish | undefined, line: Standing): boolean {
  const group = wish && groupOfNamed(wish.item.said.split(' '), line);
  return group !== undefined && chosenOf(group, line).some((note) => note === wish?.item.said);
}
