import { isFirstName } from '../../heard/first-names.ts';
import type { Understanding } from '../acts.ts';
import type { Menu } from '../menu/menu.ts';
import { singular } from '../words.ts';

const FIRM =
  "(?:the )?\\p{Lu}[\\p{L}&'’-]+(?: (?:and |& |of |the )?\\p{Lu}[\\p{L}&'’-]+){1,3}(?: (?:supply|wholesale|company|delivery|team|people))?";
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
/** 'Dave from Hudson Coffee', 'calling from Bagel Wholesale', 'have him call Hudson Coffee' */
const WHO_CALLS: readonly RegExp[] = [
  new RegExp(`(?<=(?:^|[\\s,.])(?<name>${NAME})),? (?:from|with|at|over at|of) ${FIRM}`, 'gu'),
  new RegExp(
    `(?<=\\b(?:[Cc]alling|[Cc]alls|[Hh]ere|[Ii]['’]m|[Ww]e['’]re|[Ww]e are|[Tt]his is|[Ii]t['’]s)) (?:from|with|at) ${FIRM}`,
    'gu',
  ),
  new RegExp(`(?<=\\b(?:call|ring|phone|tell|reach)) (?:back )?${FIRM}`, 'gu'),
];

/** The turn without the firm somebody calls from, where that is called by what is sold here: nobody orders a coffee by it. */
export function withoutFirm(text: string, menu: Menu): { text: string; firm: string | null } {
  let firm: string | null = null;
  const isDish = (word: string) =>
    menu.vocabulary.has(word.toLowerCase()) || menu.vocabulary.has(singular(word.toLowerCase()));
  const rest = WHO_CALLS.reduce(
    (left, pattern) =>
      left.replace(pattern, (said, ...more) => {
        const { name = '' } = groupsOf(more);
        const [first = ''] = name.split(' ');
        const isPerson = name === '' || (isFirstName(first) && !isDish(first));
        if (!isPerson || !said.split(/\s+/).some(isDish)) return said;
        firm = said.replace(LEAD, '').trim();
        return '';
      }),
    text,
  );
  return { text: rest, firm };
}
const LEAD = /^,? (?:(?:from|with|at|over at|of|back) )?/;

/** Whoever is to call them back reads for whom they called. */
export function ofFirm(heard: Understanding, firm: string | null): Understanding {
  const { caller, answersName } = heard;
  if (firm === null) return heard;
  const named = (name: string | null) => name && `${name} from ${firm}`;
  return { ...heard, caller: { ...caller, name: named(caller.name) }, answersName: named(answersName) };
}

const groupsOf = (more: readonly unknown[]): { name?: string } => {
  const last = more.at(-1);
  return typeof last === 'object' && last !== null && 'name' in last && typeof last.name === 'string'
    ? { name: last.name }
    : {};
};
