import type { Menu } from '../../understand/menu/menu.ts';
import { tokenise } from '../../understand/words.ts';
import type { Span } from './hypothesis.ts';

const ARTICLES = new Set(['a', 'an']);

/** The spans without those that the words around them rule out. */
export function spansAsTold(words: readonly string[], found: readonly Span[][], menu: Menu): Span[][] {
  const spans = found.map((here) => [...here]);
  // 'A single hamburger', 'a half', where that can be chosen.
  for (const [at, here] of spans.entries()) {
    const isChosen = (said: string) => here.some((span) => span.is === 'choice' && span.said === said && !span.part);
    const alone = !spans[at + 1]?.some(({ is }) => is === 'choice');
    if (isChosen('single'))
      for (const led of [at - 1, at])
        if (spans[led]) spans[led] = spans[led].filter(({ is, to }) => is !== 'number' || to <= at);
    if (isChosen('half') && alone) spans[at] = here.filter(({ is }) => is !== 'half');
  }
  // 'A sixteen', of what comes in sixteen inches, counts nothing.
  for (const [at, here] of spans.entries())
    if (ARTICLES.has(words[at - 1] ?? '') && here.some(({ is }) => is === 'size'))
      spans[at] = here.filter(({ is }) => is !== 'number');
  // 'A little hot sauce' is no 'a little hot'.
  const chosen = spans.flat().filter((span) => span.is === 'choice' && !span.part);
  for (const [at, here] of spans.entries())
    spans[at] = here.filter(
      (span) => span.is !== 'note' || !chosen.some(({ from, to }) => from > at && from < span.to && to > span.to),
    );
  // 'Not toasted', where that can be chosen, tells no more as a note.
  for (const [at, here] of spans.entries())
    spans[at] = here.map((span) => {
      const same = span.is === 'note' && chosen.find(({ from, to }) => from === at && to === span.to);
      return same && same.weight < span.weight ? { ...span, weight: same.weight } : span;
    });
  // 'Extra sweet potato', where dishes are made with that, is no 'extra sweet'.
  for (const [at, here] of spans.entries())
    spans[at] = here.filter(
      (span) => span.is !== 'note' || span.to - at < 2 || !isMadeOf(`${words[span.to - 1]} ${words[span.to]}`, menu),
    );
  // 'One scoop of vanilla', where one scoop can be chosen.
  for (const [at, here] of spans.entries()) {
    const isChosen = spans[at - 1]?.some((span) => span.is === 'choice' && span.to === at + 1 && !span.part);
    if (isChosen) spans[at] = here.filter((span) => span.is !== 'of' || span.weight < 1);
  }
  // 'With an extra egg' is more of it, 'an extra coke' one more.
  for (const [at, here] of spans.entries()) {
    const more = /^(?:extra|additional)$/.test(words[at + 1] ?? '') && /^an?$/.test(words[at] ?? '');
    const named = spans[at + 2] ?? [];
    if (
      more &&
      named.some(({ is }) => is === 'choice') &&
      !named.some(({ is, weight }) => is === 'dish' && weight > 0.8)
    )
      spans[at] = here.filter((span) => span.is !== 'number');
  }
  // Coffee is wished for black; black olives are olives.
  for (const [at, here] of spans.entries()) {
    const isNamed = words[at] === 'black' && (spans[at + 1] ?? []).some(({ is }) => is === 'choice');
    if (isNamed) spans[at] = here.filter((span) => span.is !== 'note' || span.text !== 'black');
  }
  return spans;
}

/** These words stand together in what a dish is made of. */
const isMadeOf = (said: string, menu: Menu): boolean =>
  menu.families.some(({ variants: [variant] }) =>
    ` ${tokenise(variant?.item.description ?? '').join(' ')} `.includes(` ${said} `),
  );

interface Place {
  is: string;
  to: number;
  weight: number;
}

const WISHING = /^(?:and|like|want|have|get|need|also|plus|me)$/;

/** As recognisers write numbers before a dish or a size. */
const MISHEARD: Readonly<Record<string, number>> = { to: 2, too: 2, for: 4, won: 1 };

/** 'To large pepperoni': the number that was said here; null where the word is what it is. */
export function misheardAt(words: readonly string[], spans: readonly (readonly Place[])[], at: number): number | null {
  const value = MISHEARD[words[at] ?? ''] ?? null;
  const isNamed = spans[at + 1]?.some(({ is, weight }) => /^(?:dish|kind|size)$/.test(is) && weight > 0.5);
  const isWished = at === 0 || WISHING.test(words[at - 1] ?? '') || isTwo(words, spans, at);
  return isNamed && isWished ? value : null;
}

/** 'A latte with hazelnut to blueberry muffins': several of a dish are counted. */
function isTwo(words: readonly string[], spans: readonly (readonly Place[])[], at: number): boolean {
  const size = spans[at + 1]?.find(({ is }) => is === 'size')?.to ?? at + 1;
  const isSeveral = ({ is, to }: Place) => /^(?:dish|kind)$/.test(is) && /[^su]s$/.test(words[to - 1] ?? '');
  return /^too?$/.test(words[at] ?? '') && (spans[size] ?? []).some(isSeveral);
}
