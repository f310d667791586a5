import { singular, tokenise } from '../words.ts';

const WHEN =
  '(?:morning|afternoon|evening|night|weekend|day|week|month|time|hour|first|second|third|\\w*th|next|other|same|coming|\\w+day)\\b';
const TELLS = new RegExp(
  `[,;.\u2026-]\\s*(?:and |oh |so )?the (?<what>\\p{L}{3,}(?: \\p{L}{3,})?)(?:['’]s| is| are| goes?) (?:just |all |going )?(?:for|on|to go on) (?:the|her|his|my|our|their) (?!${WHEN})\\p{L}+(?: (?!${WHEN}|and\\b|with\\b)\\p{L}+)?(?=\\s*(?:[,.;!?]|$))`,
  'giu',
);

/** 'A ten piece nugget, just the nuggets': that, and nothing with it. */
const ONLY =
  /(?<!\b(?:no|nope|wait|actually|sorry|mean|meant)\s*), (?:just|only) the (?<what>\p{L}{3,}(?: \p{L}{3,})?)(?=\s*[,.;!?]|$)/giu;

/** 'A corsage and a boutonniere, the corsage is for the wrist': what was just named is told of, and no more of it is wanted. */
export const withoutWhatFor = (text: string): string => [TELLS, ONLY].reduce(withoutNamed, text);

function withoutNamed(text: string, way: RegExp): string {
  return [...text.matchAll(way)].reduce((left, found) => {
    const before = tokenise(text.slice(0, found.index)).map(singular);
    const what = tokenise(found.groups?.what ?? '').map(singular);
    return what.every((word) => before.includes(word)) ? left.replace(found[0], '') : left;
  }, text);
}
