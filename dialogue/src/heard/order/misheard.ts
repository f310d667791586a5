interface Place {
  is: string;
  to: number;
}

export const WISHING = /^(?:and|like|want|have|get|need|also|plus|me)$/;

/** As recognisers write numbers before a dish or a size. */
export const MISHEARD: Readonly<Record<string, number>> = { to: 2, too: 2, for: 4, won: 1 };

/** 'A latte with hazelnut to blueberry muffins': several of a dish are counted. */
export function isTwo(words: readonly string[], spans: readonly (readonly Place[])[], at: number): boolean {
  const size = spans[at + 1]?.find(({ is }) => is === 'size')?.to ?? at + 1;
  const isSeveral = ({ is, to }: Place) => /^(?:dish|kind)$/.test(is) && /[^su]s$/.test(words[to - 1] ?? '');
  return /^too?$/.test(words[at] ?? '') && (spans[size] ?? []).some(isSeveral);
}
