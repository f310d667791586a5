import { everyOwnerIn } from '../heard/change/whose.ts';
import type { Act, Wish } from './acts.ts';
import { tokenise } from './words.ts';

interface Said {
  acts: readonly Act[];
  words: readonly string[];
}

/** 'My wife wants a tea', 'a tea for my wife', 'two teas, one sweet for her': whose what is wished for is. */
export function ownerOf({ acts, words }: Said, wish: Wish): string | undefined {
  const wishes = acts.flatMap((act) => (act.kind === 'add' ? act.wish : []));
  return everyOwnerIn(words).find(({ at, isBehind }) => {
    const near = isBehind ? wishes.findLast(({ item }) => item.to <= at) : wishes.find(({ item }) => item.from > at);
    const parts = wishes.filter(({ item }) => item.from === near?.item.from);
    return (isBehind ? toldLast(parts, words.slice(0, at)) : near) === wish;
  })?.who;
}

/** Of the parts of one dish the one of which something was told last. */
function toldLast(parts: readonly Wish[], words: readonly string[]): Wish | undefined {
  const own = (wish: Wish) => {
    const others = parts
      .filter((one) => one !== wish)
      .flatMap(({ notes, size }) => tokenise([...notes, size].join(' ')));
    return tokenise([...wish.notes, wish.size].join(' ')).filter((word) => !others.includes(word));
  };
  const lastOf = (wish: Wish) => words.findLastIndex((word) => own(wish).includes(word));
  const [first, ...more] = parts;
  if (parts.every((one) => lastOf(one) < 0)) return parts.at(-1);
  return more.reduce((best, one) => (best && lastOf(one) <= lastOf(best) ? best : one), first);
}
