import type { Act } from '../../understand/acts.ts';
import { isFirstName } from '../first-names.ts';
import { isPlainWord } from '../intent/remarks.ts';

const TITLE = '((?:dr|doctor|mr|mrs|ms|miss)\\.? )?';
/** 'Can I talk to Rosa', 'I need to speak to Ms. Adler', 'is Hank or the manager around'; 'give Hank a message'. */
const FOR_ONE = (
  [
    [
      'person',
      `\\b(?:can|could|may|need|like|want|let)(?: \\p{L}+){0,2} (?:to )?(?:speak|talk)(?:ing)? (?:to|with) ${TITLE}(\\p{L}+)(?! and\\b)`,
    ],
    ['person', `\\b(?:connect|transfer|put|patch)(?: (?:me|us))?(?: (?:through|over))? (?:to|with) ${TITLE}(\\p{L}+)`],
    [
      'person',
      `\\bis ${TITLE}(\\p{L}+)(?: or (?:the|a) \\p{L}+)? (?:there|around|available)(?: right now)?(?=[?.,!]|$)`,
    ],
    [
      'leave-message',
      `\\b(?:give|leave|pass|take|get) (?:a message (?:for|to) )?${TITLE}(\\p{L}+)(?: (?:a|this) message\\b)`,
    ],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(pattern, 'iu')] as const);

/** Whoever is asked for by name, who may be called like a dish. */
export function askedForIn(text: string): { kind: 'person' | 'leave-message'; name: string } | null {
  for (const [kind, pattern] of FOR_ONE) {
    const [, title, name = ''] = pattern.exec(text) ?? [];
    if (name !== '' && (title !== undefined || isFirstName(name) || isNamed(name)))
      return { kind, name: name.toLowerCase() };
  }
  if (WHOEVER.test(text)) return { kind: 'person', name: 'whoever' };
  // 'Is Frank there', where a frank is something to eat: of a thing it would be said with 'the' or 'any'.
  const name = IS_THERE.exec(text)?.[1];
  return name === undefined ? null : { kind: 'person', name: name.toLowerCase() };
}
const IS_THERE =
  /^(?:(?:hi|hey|hello|yeah|yes|um|uh|okay|so|oh)[\s,.]+)*is (?!(?:it|he|she|this|that|there|they|any\p{L}+|some\p{L}+|every\p{L}+|no\p{L}+|parking|delivery|food|wifi|lunch|breakfast|dinner|seating)\b)(\p{L}+) (?:there|around)(?: (?:right now|today|now|tonight))?[?.!]?$/iu;

/** 'Can I speak to whoever pays the bills' */
const WHOEVER =
  /\b(?:speak|talk)(?:ing)? (?:to|with) (?:whoever|(?:the|a) (?:person|one|lady|guy|man|woman|gentleman|people) (?:who|that|in charge)|(?:some|any)(?:one|body) (?:who|that|in charge))\b/i;

/** No word that says something: Walt and Marge are on no list of names. */
const isNamed = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word) && !isPlainWord(word);

/** What was heard of the menu is no more than the name of who is asked for. */
export function namesOnly(act: Act, name: string): boolean {
  const said = act.kind === 'add' ? act.wish.item.said : act.kind === 'ask-item' ? act.item?.said : undefined;
  return said?.split(' ')[0] === name;
}
