import type { Menu } from '../../../understand/menu/menu.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { contentOf } from '../content.ts';
import { isNaming } from '../identity.ts';
import { type Meant, meantBy } from '../meant.ts';
import { type Alteration, AS_IT_IS, type Standing } from '../standing.ts';
import { type Frame, type Framed, verbOf } from './frame.ts';

const COUNTING =
  /^(?:(?:i )?(?:only|just) (?:want|need|wanted|needed)|only|just|make|do|have|want|need|can we do|i want|i need|get|order)$/;
/** 'Three bags of the soil' */
const UNIT =
  /^(?:bag|box|pack|order|cup|bottle|can|bunch|piece|slice|bowl|jar|tub|pair|set|loaf|bouquet)(?:e?s)? (?=of (?:the|those|my|that) )/;
/** 'Of those', 'like that': what stands already. */
const OF_THOSE = /^(?:of|like|just like) (?:the|that|this|those|these|them|my|it)\b|^(?:those|them|that|it)$/;
const ALIKE = / (?:like|just like|same as) (?:that|this|it|the (?:first|last|other) one)$/;

/** 'Three of the lemonades instead of two' */
const INSTEAD =
  / (?:instead of|rather than|in place of|not) (?:just |only |the )?(?:one|two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve|\d+)$/;

/** 'Only two lemonades', 'two of the lemonades', 'double the satay', 'one more of those', 'one less water'. */
export const counting: Frame = ({ words: all, correcting, wishing }, { order, menu }) => {
  const words = all.join(' ').replace(INSTEAD, '').split(' ');
  const times = { double: 2, triple: 3 }[words[0] ?? ''];
  if (times) return counted(meantBy(words.slice(1), order, menu), { ...AS_IT_IS, quantity: times, how: 'times' });
  const [verb, told] = verbOf(words, COUNTING) ?? ['', words];
  // 'Make that two pizzas': which is said behind the number.
  const isMade = /^(?:make|do)$/.test(verb) && /^(?:it|that)$/.test(told[0] ?? '') && told.length > 2;
  const rest = isMade ? told.slice(1) : told;
  const number = numberAt(rest, 0);
  if (!number || /^an?$/.test(rest[0] ?? '')) return null;
  const less = /^(?:less|fewer)$/.test(rest[number.length] ?? '');
  const behind = rest
    .slice(number.length + (less ? 1 : 0))
    .join(' ')
    .replace(UNIT, '');
  const said = behind.replace(/ (?:total|instead|please|all together|altogether|though|not \w+)$/, '');
  const name = said.replace(/^(?:of|like|just like) /, '').replace(ALIKE, '');
  // 'I only want one', of what is talked about.
  const that = (less || /\b(?:only|just) (?:want|need)/.test(verb)) && order.focus ? ofFocus(order.focus) : null;
  const meant =
    name === '' ? that : (meantBy(name.split(' '), order, menu) ?? meantBy(`the ${name}`.split(' '), order, menu));
  const standing = OF_THOSE.test(said) || ALIKE.test(said);
  const to = { ...AS_IT_IS, quantity: less ? -number.value : number.value };
  if (less) return counted(meant, { ...to, how: 'more' });
  if (number.more) return standing || isOfSeveral(name, meant, menu) ? counted(meant, { ...to, how: 'more' }) : null;
  const grows = number.value > (meant?.lines[0]?.quantity ?? 0);
  const isSet =
    correcting ||
    words.length < all.length ||
    isMade ||
    /\b(?:only|just)\b/.test(verb) ||
    // 'Three of the soil', of four that stand, is no more of it.
    (standing && !grows && /^of (?:the|my) /.test(said) && meant?.byChoice === false) ||
    (standing && grows && (wishing || verb !== '' || /^of \w+$/.test(said)));
  return isSet ? counted(meant, to, name.split(' ')) : null;
};

/** 'One more rose', where roses of several kinds are sold and one kind of them stands. */
function isOfSeveral(name: string, meant: Meant | null, menu: Menu): boolean {
  const [line, ...others] = meant?.lines ?? [];
  const content = line && others.length === 0 ? contentOf(name.split(' '), undefined, menu) : null;
  const [wish] = content?.wishes ?? [];
  return (
    content !== null &&
    !meant?.byChoice &&
    ((wish?.item.sure === 'which' && wish.item.families.includes(line?.family ?? '')) || content.kinds.length > 0)
  );
}

const ofFocus = (focus: Standing): Meant => ({ lines: [focus], some: null, byChoice: false, isThat: true });

function counted(meant: Meant | null, to: Alteration, said: readonly string[] = []): Framed | null {
  if (!meant || meant.lines.length !== 1) return null;
  // 'Four of the lemon': what is counted is a dish.
  if (meant.byChoice && said[0] !== 'the' && !meant.lines.every((line) => isNaming(said, line))) return null;
  return { changes: [{ do: 'alter', lines: meant.lines, some: null, to }], verb: '' };
}

/** 'Just the burger', of several that were ordered. */
export const keeping: Frame = ({ words }, { order, menu }) => {
  if (!/^(?:only|just|keep only|keep just)$/.test(words.slice(0, /^keep$/.test(words[0] ?? '') ? 2 : 1).join(' ')))
    return null;
  const rest = words
    .slice(words[0] === 'keep' ? 2 : 1)
    .join(' ')
    .replace(/ (?:nothing else|nothing more|thats it|please|then)$/, '')
    .split(' ');
  const meant = /^(?:the|my|that)$/.test(rest[0] ?? '') ? meantBy(rest, order, menu) : null;
  if (!meant || meant.isThat || meant.byChoice) return null;
  const keep = { do: 'keep', lines: meant.lines } as const;
  if (meant.some === null) return { changes: [keep], verb: '' };
  // 'Just the one raita', of two.
  return {
    changes: [keep, { do: 'alter', lines: meant.lines, some: null, to: { ...AS_IT_IS, quantity: meant.some } }],
    verb: '',
  };
};

const OF_EACH =
  /^(?:(?:(?:just|only) )?(?:make|do|get|have|give me|want|need|change|put|bring) )?(?:(?:it|that|them|for) )?(?:(?:to|for) )?(?:(?:both|all)(?: of (?:them|those|these))? )?(?:(?:just|only) )?(?:(?<times>double|triple) (?:everything|it all|all of (?:it|that|them)|the (?:whole|entire) (?:thing|order)|the order)|(?<many>.+?) (?:of )?each(?: one)?(?: of (?:those|them|these))?)(?: please)?(?: not \w+(?: of each| each)?)?$/;
const TELLS_WHICH = /^one of each(?: one)?(?: of (?:those|them|these))?$/;

/** 'Make it two of each', 'no, just one of each', 'double everything', of several dishes that stand. */
export const ofEach: Frame = ({ words, correcting }, { order }) => {
  const said = words.join(' ');
  const { times, many } = OF_EACH.exec(said)?.groups ?? {};
  const told = many?.split(' ') ?? [];
  const number = times ? { value: times === 'double' ? 2 : 3, length: 0 } : numberAt(told, 0);
  if (!number || number.length !== told.length || order.lines.length < 2) return null;
  // 'One of each' tells which they are, and takes nothing off those of which there are more, if nothing takes it back.
  const isFewer = number.value < 2;
  if (isFewer && TELLS_WHICH.test(said) && !correcting) return null;
  const { lately = [] } = order;
  const those = isFewer && lately.length > 1 ? lately : order.lines;
  if (isFewer && those.every(({ quantity }) => quantity < 2)) return null;
  const to: Alteration = { ...AS_IT_IS, quantity: number.value, how: times ? 'times' : 'to' };
  return { changes: those.map((line) => ({ do: 'alter', lines: [line], some: null, to })), verb: '' };
};
