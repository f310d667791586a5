import { numberAt } from '../../../understand/numbers.ts';
import { singular, tokenise } from '../../../understand/words.ts';
import { type Content, contentOf } from '../content.ts';
import { dealtAnew } from '../handed-out.ts';
import { chosenOf, groupOfNamed } from '../identity.ts';
import { type Meant, meantBy } from '../meant.ts';
import { type Alteration, alters, type Standing } from '../standing.ts';
import { altered, become, contentOn, dishIn, fitness, knownAs, ofItsKind, sharedAs } from './becoming.ts';
import { type Around, type Frame, type Framed, REFERS } from './frame.ts';
import { ofOtherCount, restated, suchAs } from './other-count.ts';

/** Something goes, which is told with a verb of its own. */
const TAKEN = /\b(?:off|out|away)\b|^(?:take|leave|remove|drop|lose|cancel|forget)\b/;

/** 'I'll be there in twenty minutes' puts nothing on a dish. */
const COMING =
  /\b(?:be|get|got|come|coming|stop|swing|pickup|there|over|by|out|ready) (?:\w+ )*?in (?:about |like |maybe |around )*(?:\w+ (?:minutes?|hours?)|an? hour|half an hour|twenty|thirty|ten|fifteen|forty)\b/;

/** 'No, two', 'sorry, I meant the veggie burger', 'iced please', 'one hot and one mild': how the dish at hand is to be. */
export const bare: Frame = ({ words: said, correcting, wishing, instead, surely = false }, around) => {
  const words = withoutIt(correcting ? withoutVerb(said) : said);
  const isSure = surely || (around.order.lines.length === 1 && words.length < said.length);
  const { order, verb, menu } = around;
  const [line] = [order.focus].flatMap((one) => one ?? []);
  if (
    !line ||
    words.length === 0 ||
    words.includes('same') ||
    REFERS.test(words.join(' ')) ||
    COMING.test(words.join(' ')) ||
    TAKEN.test(words.join(' '))
  )
    return null;
  const that: Meant = { lines: [line], some: null, byChoice: false, isThat: true };
  if (/^(?:no|without)$/.test(words[0] ?? '') && isDish(words.slice(1), around)) return null;
  // 'Two cold brews, one black', of one that stands.
  const many = correcting ? numberAt(words, 0) : null;
  const again =
    many &&
    (menu.family(line.family)?.words.includes(singular(words[many.length] ?? '')) ||
      /^of (?:them|those|these) /.test(words.slice(many.length).join(' ')));
  const parted = again && words.length > 3 ? become(that, words, around) : null;
  if (parted && parted.length > 1) return { changes: parted, verb: 'make' };
  // 'No, four asada and two pastor', of six that stand in two lines.
  const same = order.lines.filter(({ family }) => family === line.family);
  const anew = many ? dealtAnew(words, same, menu) : null;
  if (anew) return { changes: anew, verb: 'make' };
  // 'I meant four pastor', of three that stand beside three chorizo.
  const such = many ? suchAs(words, that, around) : null;
  if (such) return { changes: [such], verb: 'make' };
  const kind = correcting ? sizedKind(words, around) : null;
  if (kind) return kind;
  const content = (correcting ? otherDish(words, that, around) : null) ?? contentOn(words, that, around);
  if (!content || content.to.how === 'more' || content.kinds.length > 0) return null;
  // 'And a large horchata', 'bbq wings' behind buffalo wings, are others.
  const named = words.some((word) => menu.family(line.family)?.words.includes(singular(word)));
  if ((content.again || (named && content.to.notes.length > 0)) && !correcting) return null;
  // 'Scratch the white one, all red': of one no two are told apart.
  const told = content.parts.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
  if (!many && told > line.quantity) return null;
  if (content.parts.length > 0)
    return content.wishes.length === 0
      ? { changes: [{ do: 'share-out', line, parts: content.parts }], verb: 'make' }
      : null;
  if (content.wishes.length === 0) {
    if (content.some !== null)
      return { changes: [{ do: 'alter', lines: [line], some: content.some, to: content.to }], verb: 'make' };
    const only = content.to.notes.length > 0 || content.to.size !== null;
    const isWish = wishing && !isAside(content.to, around);
    if (!correcting && (isWish || !only || content.to.quantity !== null)) return null;
    const to = instead ? { ...content.to, notes: [...inPlaceOf(content.to, line), ...content.to.notes] } : content.to;
    return { changes: altered(that, to, around), verb: 'make' };
  }
  if (!correcting && verb !== '') return null;
  if (!correcting) return null;
  const shared = sharedAs(content, order);
  if (shared) return { changes: shared, verb: 'make' };
  return content.wishes.length === 1 ? corrected(content, isSure, around) : null;
};

/** 'Actually a bacon cheeseburger' is a dish of its own, though bacon can be had on the cheeseburger that stands. */
function otherDish(words: readonly string[], that: Meant, { menu }: Around): Content | null {
  const [line] = that.lines;
  const said = words.slice(1).join(' ');
  const isChoice = line?.groups.some(({ choices }) => choices.some(({ name }) => tokenise(name).join(' ') === said));
  if (!line || isChoice) return null;
  const content = dishIn(words, that, menu);
  const [wish] = content?.wishes ?? [];
  return wish?.item.exact && wish.item.said === said && wish.item.families[0] !== line.family ? content : null;
}

/** 'Large shake actually', where several are sold and one stands */
function sizedKind(words: readonly string[], around: Around): Framed | null {
  const size = around.menu.sizeAt(words, 0);
  const kind = size ? words.slice(size.length) : [];
  if (kind.length === 0 || kind.length > 2) return null;
  const meant = meantBy(['the', ...kind], around.order, around.menu);
  if (!meant || meant.byChoice || meant.isThat || meant.lines.length > 1) return null;
  const changes = become(meant, words.slice(0, size?.length), around);
  return changes && { changes, verb: 'make' };
}

/** 'Can I get the dressing on the side', of what comes with a dressing. */
const isAside = (to: Alteration, { order, menu }: Around): boolean =>
  to.notes.length === 1 &&
  to.notes[0]?.endsWith(' on the side') === true &&
  order.lines.some((one) => fitness(one, to, menu) > 0);

/** 'Onions and mango in it and avocado on top' */
const withoutIt = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replace(/ (?:in|on) (?:it|there)(?= and\b)/g, '')
    .replace(/^the (?=.+ on the side$)/, '')
    .split(' ');

/** 'No wait, do the twelve piece' */
const withoutVerb = (words: readonly string[]): readonly string[] =>
  words
    .join(' ')
    .replace(/^(?:do|get|have|take) (?=(?:the|an?) )/, '')
    .split(' ');

/** 'No muffin' is said of no other dish. */
const isDish = (words: readonly string[], { order, menu }: Around): boolean =>
  contentOf(words, order.focus, menu)?.wishes.some(
    ({ item }) => item.sure === 'certain' && !menu.isOffered(item.said),
  ) ?? false;

/** 'Mustard instead', where one dressing was chosen: that one goes. */
function inPlaceOf({ notes }: Alteration, line: Standing): string[] {
  const groups = notes.flatMap((note) => groupOfNamed(note.split(' '), line) ?? []);
  return groups.flatMap((group) => {
    const chosen = chosenOf(group, line);
    return chosen.length === 1 && group.max > 1 ? chosen.map((note) => `no ${note}`) : [];
  });
}

/** 'Actually a veggie burger' takes the place of the last of its kind, 'I meant a veggie burger' of whatever was last. */
function corrected(said: Content, isSure: boolean, { order, menu }: Around): Framed | null {
  const content = ofOtherCount(said, order.focus ? [order.focus] : [], menu) ?? said;
  const [wish] = content.wishes;
  if (!wish || alters(content.to)) return null;
  const known = knownAs(wish, order);
  if (known && (wish.size !== null || wish.quantity !== null || wish.notes.length > 0))
    return { changes: [restated(known, wish)], verb: 'make' };
  const category = menu.family(wish.item.families[0] ?? '')?.category;
  const line = known ? undefined : ofItsKind(wish.item.families[0], order.focus ? [order.focus] : [], order, menu);
  if (!line || (!isSure && menu.family(line.family)?.category !== category)) return null;
  return { changes: [{ do: 'replace', lines: [line], some: null, by: wish }], verb: 'make' };
}
