import { readDigits } from '../../understand/phones.ts';
import { literal, tokenise } from '../../understand/words.ts';
import type { CallerHeard } from '../caller.ts';
import { isFirstName } from '../first-names.ts';

/** Who calls and where to reach them, said in one breath with what they want. */

const DIGIT =
  '(?:\\+?\\(?\\d+\\)?|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty|hundred|double|triple)';
const NUMBER = new RegExp(`${DIGIT}(?:[\\s.,-]+${DIGIT})*`, 'giu');
/** What leads to a number, and what closes it. */
const REACHING =
  "(?:(?:and|so|oh|um|uh|yeah|just|please|you|they|he|she|somebody|someone|can|could|should|i['’]?m|i am|it['’]?s|it is|that['’]?s|here['’]?s|this is|my|the|best|good|a|cell|cell ?phone|mobile|phone|work|home|callback|contact|number|numbers?['’]?s|is|reach|call|text|phone|get|me|back|at|on|to|for|with)[\\s,:]+)*";
const BEHIND_NUMBER =
  '(?:,? (?:please|thanks|thank you|is (?:my|the|a good|the best) (?:\\w+ )?number|(?:works?|is) (?:best|fine|good)))*';
const GREETED = '(?:hi|hey|hello|good (?:morning|afternoon|evening)|yes|yeah|um|uh|oh|and|so|well|okay|ok|there|again)';
const LED_NAME =
  "(?:my (?:full |first |own )?name(?:['’]?s| is)|(?:the )?name(?:['’]?s| is)|it['’]?s|it is|this is|i['’]?m|i am|(?:(?:please )?(?:put|book|have) (?:it|that|me|this)(?: down)? |that['’]?s |it['’]?s )?(?:under|for)(?: the name(?: of)?)?)";
const BEHIND_NAME =
  "(?:,? (?:here|speaking|calling|again|by the way|is (?:the|my) name|['’]s (?:the|my) name|is calling|please))*";

const escaped = (text: string): string => literal(text).replaceAll(' ', '\\s+');

/** Where the number stands, letter for letter. */
function numberIn(text: string, phone: string): string | null {
  return (
    [...text.matchAll(NUMBER)]
      .map(([said]) => said.replace(/[\s.,-]+$/, ''))
      .find((said) => readDigits(tokenise(said)).endsWith(phone)) ?? null
  );
}

/** The mark before what is cut stays, and the word that led to it does not. */
const markOf = (_: string, mark: string): string => (/and/i.test(mark) ? ' ' : mark);

function withoutNumber(text: string, phone: string): string {
  const said = numberIn(text, phone);
  if (!said) return text;
  const alone = new RegExp(
    `(^|[,.;!?]\\s*|\\s+and\\s+(?=my\\b))${REACHING}${escaped(said)}${BEHIND_NUMBER}(?=\\s*(?:[,.;!?]|$)|\\s+and\\s+my\\b)`,
    'iu',
  );
  return text.replace(alone, markOf);
}

function withoutName(text: string, name: string): string {
  const sure = name.includes(' ') || isFirstName(name);
  const led = sure ? `(?:${LED_NAME}[\\s,]+)?` : "(?:my name(?:['’]?s| is)|this is|i['’]?m)[\\s,]+";
  const clause = new RegExp(
    `(^|[,.;!?]\\s*|\\s+and\\s+(?=my\\b))(?:${GREETED}[\\s,]+)*${led}${escaped(name)}${BEHIND_NAME}(?=\\s*(?:[,.;!?]|$)|\\s+and\\s+my\\b)`,
    'iu',
  );
  const less = text.replace(clause, markOf);
  if (less !== text) return less;
  // 'Hi this is Dave I need an oil change', as it is heard without its marks.
  return text.replace(
    new RegExp(
      `^\\W*(?:${GREETED}[\\s,]+)*(?:this is|my name(?:['’]?s| is)|it['’]?s)\\s+${escaped(name)}\\s+(?=(?:i|i['’]\\w+|we|we['’]\\w+|my|can|could|do|is|are|there)\\b)`,
      'iu',
    ),
    '',
  );
}

/**
 * 'My brakes squeal, it's Tom Ward, 718 555 0142': the rest, 'my brakes squeal', as if it had been said by itself; null where
 * nothing else was said, or nothing of that. A firm stays with what is told, and so does whoever is spoken of.
 */
export function besideDetails(text: string, { name, phone, alone }: CallerHeard): string | null {
  if (alone || (name ?? phone) === null) return null;
  const nameless = name && !/ (?:from|with|at) /.test(name) ? withoutName(text, name) : text;
  const numberless = phone ? withoutNumber(nameless, phone) : nameless;
  const rest = numberless
    .replace(/[\s,;]+(?=[,.;!?])/g, '')
    .replace(/^[\s,.;!?]+|[\s,;]+(?:and[\s,;]*)?$/g, '')
    .trim();
  if (numberless === text || tokenise(rest).length < WORDS_LEAST) return null;
  return rest;
}
const WORDS_LEAST = 2;
