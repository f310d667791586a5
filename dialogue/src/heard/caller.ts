import { OF_ANOTHER, readName, SPELT } from '../understand/names.ts';
import { phoneAt } from '../understand/phones.ts';
import { FUNCTION_WORDS, tokenise } from '../understand/words.ts';
import { addressIn, unitIn } from './address.ts';
import { isFirstName } from './first-names.ts';
import { isPlainWord } from './intent/remarks.ts';

/** What a caller says of themselves, in any sentence. */
export interface CallerHeard {
  name: string | null;
  phone: string | null;
  address: string | null;
  /** 'Apartment 14', without a street. */
  unit: string | null;
  /** They say whose name it is: 'I'm Carla', and no mere 'Bella'. */
  own: boolean;
  /** 'This number is fine' */
  here: boolean;
  /** Nothing else was said. */
  alone: boolean;
  /** The sentence without an address, or a name that stands in it by itself: 'a large pie, Kim Soto' names no soda. */
  rest: string;
}

const HERE =
  /\b(?:this|that|the same|my) (?:phone |cell )?(?:number|phone)(?:'?s)?(?: (?:here|is|will be|should be|works|im calling from|i'?m calling from|that i'?m calling from|that'?s))* ?(?:fine|good|okay|ok|great|works?|best|alright)\b|\b(?:use|call(?: me)? (?:back )?(?:on|at)|reach me (?:on|at)) this (?:number|phone)\b|\b(?:the )?(?:number|phone|one) (?:that )?i(?:'?m| am)? (?:calling|called|call)(?: you)? (?:from|on)\b|\b(?:you|they)(?:'?ve)?(?: already| still)?(?: have| got) (?:my|the|this) (?:number|phone|cell)\b|\b(?:that'?s|this is) (?:my|the) (?:own )?(?:number|cell|phone)\b|^(?:(?:yes|yeah|yep|yup|sure|okay|at|on|use|it's|just)[\s,]+)*(?:this|the same|same) (?:number|phone|one)(?: here)?(?:[,.!]? (?:please|thanks|thank you))?[.!]?$/i;
const OWN_NAME =
  /\b(?:mine(?:'s| is)|my (?:own |first |full )?name(?:'s| is)|i'?m|i am)[\s,]+(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/iu;
/** The caller's own, beside somebody else's: 'his name is Walt, mine's Kyle'. */
const OWN =
  /\b(?:mine(?:'s| is)|my (?:own |first |full )?name(?:'s| is)|(?:and|but) (?:i'?m|i am|this is))[\s,]+(?=\p{Lu})/iu;
/** 'Her name is Lucy, I'm Karen'; 'I'm her mom' is no name. */
const I_AM = /[,.;] I(?:['’]m| am) (?=\p{Lu})/u;
const THEIRS =
  /\b(?:his|her|their|its|the \p{L}+(?:'s)?|my \p{L}+(?:'s)?) name(?:'s| is)\b|\b(?:he|she|(?:my|our) \p{L}+)(?:'s| is) (?:called|named)\b/iu;
/** 'Her name's Mia, but put it under Erin': it goes by the other one. */
const UNDER =
  /\b(?:(?:put|leave|have|make|place|book|keep) (?:it|that|this|the \p{L}+)|goes|should go|is|be|it'?s)(?: down)? under(?: the name(?: of)?)?[\s,:]+/iu;
/** What leads to a name for sure, and what may lead to anything. */
const NAMED =
  /\b(?:(?:my|the|her|his|their) (?:first |last |full )?name(?:'s| is| will be| would be)?|name'?s|name is|name of|(?:the|his|her|its|their) owner(?:'s| is)|(?:put|leave|have|make) (?:it|that|this|me) (?:down )?under|(?:under|in) (?:my|his|her|the|our) (?:[a-z]+'?s |maiden |married |old |full |last |first |other )?name|under(?: the name(?: of)?)?|under name)[\s,:]+(?:it'?s |is |of |for )?/i;
const PERHAPS =
  /\b(?:this is|it'?s|it is|that'?s|i'?m|i am|(?:change|switch) (?:it|that|this|the name) to|(?<!\b(?:message|note|word|looking|asking|waiting|call|calling|question|speak|talk) )for)[\s,]+(?:for |under )?(?:(?:my [a-z]+|(?:his|her|their) (?:dad|mom|mother|father|wife|husband|grandma|grandmother|grandpa|grandfather|sister|brother|aunt|uncle|owner)),? )?/i;
const NAME_ENDS =
  /[,.;:!?]|\b(?:and|but|from|over|down|up|in|was|were|can|could|i|i'd|i'll|i'm|may|please|calling|speaking|here|again|with|for|at|on|by|my|phone|number|thanks|if|so|or|call|ring|text|tell)\b/i;

/** Reads it from the text, for capitals and commas tell a name. `isDish` knows the words of the menu. */
export function callerIn(spoken: string, isDish: (word: string) => boolean): CallerHeard {
  const text = spoken.replace(/, (?=from \p{Lu})/gu, ' ');
  const address = addressIn(text);
  const phone = phoneAt(tokenise(without(text, address)));
  // 'Nadia 917 555 0123'
  const bare = without(text, address)
    .replace(/(?:\d[\s-]?){7,}/, ', ')
    .replace(CLOSED, ', $& ,');
  const clauses = bare.split(/[,.;!?]+(?=\s|$)|\s+and\s+(?=my\b)/i).flatMap((clause) => clause.trim() || []);
  const isHere = HERE.test(text);
  const beside = phone !== null || address !== null || isHere;
  const closing = clauses.some((clause) => CLOSING.test(clause));
  // 'A patient, Joan Pike' is somebody else.
  const own = clauses.find(
    (clause, at) => !OF_ANOTHER.test(clauses[at - 1] ?? '') && isBareName(clause, isDish, beside, closing),
  );
  const spelled = spelledIn(bare);
  const found = named(bare, isDish) ?? (own ? readName(own) : null) ?? (spelled && onlySpells(bare) ? spelled : null);
  // 'It's for Asha, Asha Nair'
  const name = namesIn(text).find((one) => one.split(' ').length > 1 && one.split(' ')[0] === found) ?? found;
  const unit = unitIn(without(text, address));
  const rest = own ? clauses.filter((clause) => clause !== own).join(', ') : without(without(text, address), unit);
  const facts = (name ?? phone ?? address ?? unit) !== null || isHere;
  return {
    name,
    phone,
    address,
    unit,
    own: name !== null && (OWN_NAME.exec(text)?.[1] ?? '').startsWith(name.split(' ')[0] ?? name),
    here: isHere,
    alone: facts && clauses.every((one) => saysOnly(one, own, isDish, text)),
    rest,
  };
}

const without = (text: string, address: string | null): string => (address ? text.replace(address, ' , ') : text);

/** Names that are written as such, in their order: 'the first is Maya Chen and the other's Leo Chen'. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=^|[\s,.;:])\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?=$|[\s,.;:!?])/gu)]
    // 'Is Gina there?'
    .map(([name]) =>
      name.replace(/^\S+ (?=\p{Lu})/u, (word) => (FUNCTION_WORDS.has(word.trim().toLowerCase()) ? '' : word)),
    )
    .filter((name) =>
      name
        .split(' ')
        .every(
          (word) =>
            !FUNCTION_WORDS.has(word.toLowerCase()) &&
            !OF_THE_CALENDAR.test(word.toLowerCase()) &&
            (isFirstName(word) || !isPlainWord(word)),
        ),
    );

/** 'Kyle', where somebody else's name is told as well. */
export function ownBeside(text: string): string | null {
  const theirs = THEIRS.exec(text);
  const own = theirs ? (after(text, OWN) ?? after(text, UNDER) ?? after(text, I_AM)) : null;
  if (own) return readName(own);
  // 'Nina Patel, his name's Arjun'
  const [before = ''] = /^(?:\p{Lu}[\p{L}'-]+ ?){1,3}(?=[,.;] )/u.exec(theirs ? text.slice(0, theirs.index) : '') ?? [];
  return before === '' ? null : readName(before);
}

/** 'Tell him Theo called' */
const CALLED =
  /\b[Tt]ell (?:\p{L}+ ){1,2}?(?:that )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:'s| is| was)? (?:called|rang|phoned|calling|says|said)\b/u;

/** 'Allison Grant is the name', 'Frank Dorsey here' */
const NAMED_BEHIND =
  /(?:^|[,.;] |\b(?:[Hh](?:i|ey|ello)|[Yy]e(?:s|ah)) )(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:(?:'s| is) (?:the|my) (?:first |last |full )?name\b| (?:here|speaking)(?=[,.;!]|$))/u;

/** 'Xochitl X O C H I T L': what is spelled behind itself is a name, whatever it is. */
const isSpelt = ([word = '', ...letters]: readonly string[]): boolean =>
  letters.length > 2 && letters.join('').toLowerCase() === word.toLowerCase();

/** 'My name is Olga', 'hi, it's Brianna', 'under Mike'. */
function named(text: string, isDish: (word: string) => boolean): string | null {
  const own = ownBeside(text);
  if (own) return own;
  const behind = NAMED_BEHIND.exec(text)?.[1];
  // 'Con Edison here' is a firm.
  const isPerson = behind !== undefined && isFirstName(behind.split(' ')[0] ?? '');
  const surely = CALLED.exec(text)?.[1] ?? (isPerson ? behind : null) ?? after(text, NAMED);
  if (surely && readName(surely)) return readName(surely);
  for (let rest = text; ; ) {
    const found = PERHAPS.exec(rest);
    if (!found) return null;
    rest = rest.slice(found.index + found[0].length);
    const said = upTo(rest);
    // 'For Wen, W E N'
    const [first = ''] = said?.split(/,\s*(?=\p{L}\b)/u) ?? [];
    const words = first.split(/\s+/);
    // 'I'm Grace', 'this is Pat', a plain word besides
    const isWritten =
      /^(?:i(?:'?m| am)|this is)\b/i.test(found[0]) &&
      words.length === 1 &&
      isCapital(first) &&
      !isDish(first.toLowerCase());
    const isName = isWritten && !FUNCTION_WORDS.has(first.toLowerCase()) && !OF_THE_CALENDAR.test(first.toLowerCase());
    if (said && (isName || FROM.test(said) || isSpelt(words) || isLikely(words, isDish, false))) return readName(said);
  }
}

function after(text: string, leads: RegExp): string | null {
  const found = leads.exec(text);
  return found ? upTo(text.slice(found.index + found[0].length)) : null;
}

/** 'Linda from Coastal Realty' */
const FROM =
  /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? (?:from|with|(?:over |down )?at) (?:the )?(?!.*\b(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive)\b)\p{Lu}(?:[\p{L}&'-]|,? (?=\p{Lu}|and |& |of ))+$/u;

/** As far as a name goes; one that is spelled goes on behind its comma. */
function upTo(text: string): string | null {
  const [of] = text.split(/[,.;:!?](?=\s|$)/);
  if (of && FROM.test(of)) return of;
  const spelled = /^[\p{L}'-]+(?: [\p{L}'-]+)?,? (?:\p{L}[\s.-]+){2,}\p{L}\b/u.exec(text)?.[0];
  const said = spelled ?? text.slice(0, NAME_ENDS.exec(text)?.index ?? text.length).trim();
  return said === '' || (!spelled && said.split(/\s+/).length > 3) ? null : said;
}

/** A first name that is known, or words with capitals that are no others. */
function isLikely(words: readonly string[], isDish: (word: string) => boolean, strange: boolean): boolean {
  const [first = '', ...more] = words;
  const free = (word: string) => {
    const said = word.toLowerCase();
    return /^[\p{L}'-]+$/u.test(word) && !FUNCTION_WORDS.has(said) && !isDish(said) && !OF_THE_CALENDAR.test(said);
  };
  if (words.length > 3 || !words.every(free)) return false;
  if (isFirstName(first)) return more.every((word) => isCapital(word) || !isPlainWord(word));
  const isWritten = words.every(isCapital);
  // 'Grace Kim', of which one word is plain besides
  if (isWritten && words.length > 1 && !words.every((word) => isPlainWord(word))) return true;
  return (strange || isWritten) && words.every((word) => !isPlainWord(word));
}

const OF_THE_CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|july|september|october|november|december|tomorrow|today)$/;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

const TITLE = /^\s*(?:mr|mrs|ms|miss|doctor|dr)\s+(?=\p{L})/iu;

/** 'Kim Soto', between commas or beside a number or an address. */
function isBareName(clause: string, isDish: (word: string) => boolean, beside: boolean, closing: boolean): boolean {
  const words = clause
    .replace(SPELT, '')
    .replace(TITLE, '')
    .replace(/^(?:yes|yeah|yep|no|ok|okay|hi|sure|it'?s)\s+/i, '')
    .replace(/\s+(?:here|speaking|calling|at|to|on)$/i, '')
    .trim()
    .split(/\s+/);
  const least = TITLE.test(clause.trim()) ? 0 : 1;
  if (beside && words.length > least && words.length < 4 && isLikely(words, isDish, true)) return true;
  if (closing && words.every(isCapital) && !PARTING.test(clause) && isLikely(words, isDish, true)) return true;
  return isFirstName(words[0] ?? '') && isLikely(words, isDish, false);
}

/** The same where no comma parts it from a name: 'that's all Wade', 'Sheila I'll collect'. */
const CLOSED =
  /\b(?:that'?s|that is|that'?ll be) (?:it|all|everything)\b(?: for me\b)?|\b(?:for |it'?s )?(?:pick ?up|take ?out|carry ?out|delivery)\b(?! to\b)|\bi'?ll (?:pick (?:it )?up|collect(?: it)?|come (?:by|get it|for it))\b|\b(?:i'?m )?(?:picking|collecting)(?: it)? up\b/gi;
/** What ends an order: the name that stands beside it is the caller's. */
const CLOSING =
  /^(?:(?:and|no|nope|yes|yeah|yep|okay|ok|so|oh|um|uh)[\s,]+)*(?:(?:that'?s|that is|that'?ll be|that will be) (?:it|all|everything|us|me)\b|that'?ll do it|nothing else|(?:it'?s )?(?:for )?(?:pick ?up|take ?out|carry ?out|delivery|to go)|(?:for|at|around|by) (?:about |around )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half past)|(?:i'?ll |i'?m |we'?ll )?(?:pick|picking|be (?:there|by|over|right)|come (?:by|get|and)|coming (?:by|to|in|over)|see you|swing by|stop by)(?: (?:it|that) up)?\b)/i;
const PARTING = /^(?:cheers|gracias|ciao|peace|later|adios|merci|amen|ta|bye|thanks)\b/i;

/** 'J O N' */
const spelledIn = (text: string): string | null => {
  const letters = /(?:^|[\s,])((?:\p{L}[\s.-]+){2,}\p{L})(?=$|[\s.!,])/u.exec(text)?.[1];
  return letters ? readName(letters) : null;
};
const onlySpells = (text: string): boolean =>
  /^(?:(?:no|it'?s|that'?s|yes|spelled)[\s,]+)*(?:[\p{L}'-]{2,}[\s,]+)?(?:\p{L}[\s.-]+){2,}\p{L}[\s.!]*$/iu.test(
    text.trim(),
  );

/** Such words go with a detail and say nothing more. */
const FILLING =
  /\b(?:yes|yeah|yep|sure|okay|ok|hi|hello|hey|oh|um|uh|well|so|and|its|it|is|the|a|my|our|to|at|in|on|for|by|way|names|name|number|phone|cell|address|that|this|im|i|am|here|just|also|actually|sorry|please|thanks|under|you|can|reach|me|call|text|use|put|best|fine|good|no|be|will|would|should|deliver|delivery|delivered|bring|going|goes|live|were|we)(?:'s|'m|'re)?\b/gi;

/** The same beside a number. */
const OF_A_NUMBER =
  /\b(?:(?:take|write|put|jot|have|got) (?:it |this |that |me )?down|(?:get|reach) (?:a )?hold of|in case|if (?:you|they|he|she|anybody|anyone) needs?(?: me| it| anything| to reach me)?|if anything comes up|not|hers|his|mine|theirs|mobile|home|work|office|landline|line|instead|better|back|texts?|texting|rather|prefer|could|would|her|him|them|their)(?:'s)?\b/gi;

const NUMBERS =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|oh|double|triple|hundred|\p{L}+teen|ten|eleven|twelve|\p{L}+ty)\b/giu;

function saysOnly(clause: string, own: string | undefined, isDish: (word: string) => boolean, whole: string): boolean {
  if (clause === '' || clause === own || HERE.test(clause)) return true;
  const name = named(clause, isDish);
  const parts = [...(name?.split(' ') ?? []), unitIn(clause) ?? ''];
  const numbered = phoneAt(tokenise(whole)) !== null;
  const left = parts
    .reduce((all, part) => (part ? all.replace(new RegExp(`\\b${part}\\b`, 'i'), ' ') : all), clause)
    .replace(SPELT, ' ')
    .replace(numbered ? NUMBERS : /^$/, ' ')
    .replace(numbered ? OF_A_NUMBER : /^$/, ' ')
    .replace(FILLING, ' ')
    .replace(/\b(?:\p{L}[\s.-]+){2,}\p{L}\b|[\d()+-]+/giu, ' ')
    .replace(/[^\p{L}]+/gu, '');
  return left === '';
}
