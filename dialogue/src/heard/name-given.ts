import { isAround, OF_ANOTHER, readName } from '../understand/names.ts';
import { FUNCTION_WORDS } from '../understand/words.ts';
import { consentIn } from './consent.ts';
import { isFirstName } from './first-names.ts';
import { isPlainWord } from './intent/remarks.ts';

/** A name that takes the place of the one that was read back. */
export interface Renamed {
  name: string;
  /** Letter by letter: whatever else it may mean, it is a name. */
  spelled: boolean;
}

const SPELLED =
  /^(?:no|nope|actually|sorry)?[\s,.]*(?:not \p{L}+[\s,.]+)?(?:it's|its|it is|that's|the name is|my name is)?\s*((?!not )\S+[\s,.]+(?:\p{L}[\s,.-]+){2,}\p{L})[\s.!]*$/iu;
/** "No, it's for my son Tom", "put it under Tom", "his name is Tom". */
const INSTEAD =
  /(?:^no\b[\s,.]*(?:it'?s|it is|that'?s)?|\b(?:(?:the|my|her|his|their) name(?:'s| is)|name'?s|under|for my [a-z]+))\b\s*(?:for )?(?:my [a-z]+ )?([\p{L}'-]+(?: [\p{L}'-]+)?)[\s.!]*$/iu;
const NOT_THAT =
  /^(?:(?:no|sorry|wait|actually)[\s,.]+)*(?:it['’]?s|i['’]?m|i am|this is|my name is|that['’]?s) (\p{L}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? (?:and )?not (?!\p{Ll}{0,3}\b)\p{L}[\p{L}'’ -]+[.!]?$/iu;
const OTHER_ANSWERS = /^(?:time|name|day|wrong|thanks)$/i;

/** 'No, it's Stan', 'Stan, S T A N'. */
export function renamedIn(text: string): Renamed | null {
  const said = text.trim();
  const spelled = readName(SPELLED.exec(said)?.[1] ?? '');
  const told = (NOT_THAT.exec(said) ?? INSTEAD.exec(said))?.[1] ?? '';
  // 'No, book it' names nobody.
  const isBare = /^no\b[\s,.]*$/i.test(said.slice(0, said.lastIndexOf(told)));
  const isNamed = !isBare || /^\p{Lu}/u.test(told) || isFirstName(told.split(' ')[0] ?? '');
  const name = spelled ?? (isNamed ? readName(told) : null);
  return name && !OTHER_ANSWERS.test(name) ? { name, spelled: spelled !== null } : null;
}

const LETTERS =
  /(?:[,.]?\s*\b(?:and|so|um|uh)\b)*[\s,.]*(?:\b(?:that'?s|it'?s|its|spelled|spelt|with)\b[\s,]*)*((?:\b\p{L}[\s.,-]+){2,}\p{L}\b)[\s.]*$/iu;
/** 'Yes please, and that's S Z Y M A N S K I': the name, and whether the rest agrees. */
export function spelledBeside(text: string): { name: string; agrees: boolean } | null {
  const found = LETTERS.exec(text);
  const name = readName(found?.[1] ?? '');
  return found && name ? { name, agrees: consentIn(text.slice(0, found.index)) === 'yes' } : null;
}

/** Nothing but who is speaking: what it is about is still to come. */
const INTRODUCTION =
  /^(?:(?:hi|hello|yes|sure|okay)[\s,.]+)*(?:my name(?:'s| is)|this is|it's|i'm|i am)\s+(\S+(?:[\s,]+\S+){0,2}?)[.!]?$/i;
export const introducedIn = (text: string): string | null =>
  nameInPlace(text) ?? readName(INTRODUCTION.exec(text.trim())?.[1] ?? '');
/** 'It's Lucia, not Mercy General' */
export const nameInPlace = (text: string): string | null => readName(NOT_THAT.exec(text.trim())?.[1] ?? '');

/** 'Fine, Noreen Platt, same number': a part of it that is nothing but capitals. */
export const nameAmong = (text: string): string | null =>
  readName(
    text
      .split(/[,.;!?]+(?:\s|$)/)
      .slice(0, 4)
      .find(
        (part, at, parts) =>
          parts.length > 1 &&
          !OF_ANOTHER.test(parts[at - 1] ?? '') &&
          (/^\s*(?:\p{Lu}[\p{L}'-]+ ){1,2}\p{Lu}[\p{L}'-]+\s*$/u.test(part) ||
            // 'Lara, my dog's limping'
            (at === 0 &&
              /^\s*\p{Lu}\p{Ll}+$/u.test(part) &&
              !FUNCTION_WORDS.has(part.trim().toLowerCase()) &&
              !isPlainWord(part.trim()))),
      ) ?? '',
  );

/** 'Keisha Brown and it's a sleeve', 'dan like i said': in an answer the name stands in front, and what else is said behind it. */
export function nameInFront(text: string): string | null {
  const said = text.trim().replace(LEADS, '');
  const [head = ''] = said.split(GOES_ON);
  const words = head.trim().split(/\s+/);
  const [first = '', ...more] = words.map((word) => word.toLowerCase());
  if (head.length === said.length || words.length > 3 || FUNCTION_WORDS.has(first) || isAround(first)) return null;
  const isName = isFirstName(first) && (more.length > 0 || !isPlainWord(first));
  const isStrange = more.length > 0 && [first, ...more].every((word) => !isPlainWord(word));
  const isFree = more.every((word) => !FUNCTION_WORDS.has(word) && /^[\p{L}'’-]+$/u.test(word));
  return (isName || isStrange) && isFree ? readName(head) : null;
}
const LEADS =
  /^(?:(?:yes|yeah|sure|okay|ok|oh|um|uh|no|hi|well)[\s,.]+)*(?:it['’]?s |its |it is |this is |my name['’]?s |my name is |for |under )?/i;
const GOES_ON =
  /[,.;!?]+\s|\s+(?:and|but|so|like|as|because|with|for|at|i|i['’]m|im|i['’]ve|it['’]?s|its|do|does|can|could|is|will|what|when|please|tell|the|my|he|she|we|they|that|there)\b/i;
