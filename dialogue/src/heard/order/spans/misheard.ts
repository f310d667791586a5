interface Place {
  is: string;
  to: number;
  weight: number;
}

const WISHING = /^(?:and|then|like|want|have|get|need|order|also|plus|me)$/;
/** Behind these 'free' costs nothing, but for a wish: 'could I get free lattes' was three. */
const GIVING = /^(?:have|get|me|like|want|need|order)$/;
const ASKED =
  /\b(?:(?:can|could|may) (?:i|we)(?: please)?|(?:i|we|to|wanna|gonna|id|wed)(?: like to)?|let me|let us) (?:have|get|order|want|need|like)$/;
const BARGAINS = /\b(?:coupons?|deals?|promo\w*|offers?|specials?|rewards?|points|birthday|cards?|app)\b/;

/** As recognisers write numbers before a dish or a size. */
const MISHEARD: Readonly<Record<string, number>> = { to: 2, too: 2, for: 4, won: 1, free: 3 };

/** 'To large pepperoni': the number that was said here; null where the word is what it is. */
export function misheardAt(words: readonly string[], spans: readonly (readonly Place[])[], at: number): number | null {
  const value = MISHEARD[words[at] ?? ''] ?? null;
  const isNamed = spans[at + 1]?.some(({ is, weight }) => /^(?:dish|kind|size)$/.test(is) && weight > 0.5);
  const isWished = at === 0 || WISHING.test(words[at - 1] ?? '') || isTwo(words, spans, at);
  if (words[at] === 'free' && !isThree(words, spans, at)) return null;
  return isNamed && isWished ? value : null;
}

function isThree(words: readonly string[], spans: readonly (readonly Place[])[], at: number): boolean {
  const isGiven = GIVING.test(words[at - 1] ?? '') && !ASKED.test(words.slice(0, at).join(' '));
  return !isGiven && !BARGAINS.test(words.join(' ')) && isSeveral(words, spans, at);
}

/** 'Free cans of Sprite', 'to blueberry muffins' */
function isSeveral(words: readonly string[], spans: readonly (readonly Place[])[], at: number): boolean {
  const size = spans[at + 1]?.find(({ is }) => is === 'size')?.to ?? at + 1;
  return (
    /[^su]s$/.test(words[size - 1] ?? '') ||
    (spans[size] ?? []).some(({ is, to }) => /^(?:dish|kind)$/.test(is) && /[^su]s$/.test(words[to - 1] ?? ''))
  );
}

/** 'A latte with hazelnut to blueberry muffins': several of a dish are counted. */
function isTwo(words: readonly string[], spans: readonly (readonly Place[])[], at: number): boolean {
  const size = spans[at + 1]?.find(({ is }) => is === 'size')?.to ?? at + 1;
  const isSeveral = ({ is, to }: Place) => /^(?:dish|kind)$/.test(is) && /[^su]s$/.test(words[to - 1] ?? '');
  return /^too?$/.test(words[at] ?? '') && (spans[size] ?? []).some(isSeveral);
}
