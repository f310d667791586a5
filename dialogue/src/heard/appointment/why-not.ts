import { tokenise } from '../../understand/words.ts';
import { conditionIn } from '../condition.ts';
import { aboutIn, troubleIn } from './about.ts';

/** Why a time that is spoken of does not suit: it is said to whoever offers the time, and is no reason to come. */

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const HOUR = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const MOMENT = new RegExp(
  [
    `\\b(?:${WEEKDAY}|tomorrow|today|tonight|noon|midday|mornings?|afternoons?|evenings?|lunch ?time|weekend|(?:next|this|the following) week)\\b`,
    `\\b${HOUR}(?::\\d\\d| ?o'?clock| (?:thirty|fifteen|forty[- ]five)| ?[ap]\\.?m)?\\b`,
    '\\b(?:same (?:time|hour)|(?:a |the )?(?:day|week) (?:after|later|before)|(?:any|some)thing (?:else|later|earlier)|(?:later|earlier)(?: that day)?$|the \\d{1,2}(?:st|nd|rd|th)|the \\w+(?:teenth|tieth|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))\\b',
  ].join('|'),
  'i',
);
/** It is of the time that stands: 'that's the day we move', 'we'll be away then'. */
const OF_THAT =
  /\b(?:that (?:day|week|morning|afternoon|evening|night|time|weekend)|that['’]?s (?:when|the (?:day|morning|week)|my|our|his|her)|then)\b/i;
const SUBJECT = '(?:i|we|he|she|they|it|that|there|(?:my|our|his|her|the)(?: \\p{L}+){1,3}?)';
/** Somebody does or has something. */
const STATES = new RegExp(
  [
    `(?:^|\\s)(?:i|we|he|she|they|it|that|there|(?:my|our|his|her|the)(?: \\p{L}+){1,2}|${WEEKDAY}|tomorrow|today)['’](?:ve|m|re|s|d|ll)\\s`,
    `(?:^|\\s)(?:${WEEKDAY}|tomorrow|today) (?:is|are|i|we|my|our)\\s`,
    `(?:^|\\s)${SUBJECT} (?:just |already |still |always |also |only )?(?:have|has|had|am|are|is|was|were|will|got|get|go|work|teach|need|forgot|remembered|promised|gotta|can['’]?t|won['’]?t|don['’]?t|doesn['’]?t|coach|volunteer|travel|leave|fly|babysit|\\p{L}{2,}(?<!s)s)(?=\\s|$)`,
  ].join('|'),
  'iu',
);
/** What suits, and what is asked or wished for. */
const SUITS =
  /\bthat(?:['’]d| would|['’]s| is)? be\b|\b(?:(?:works|(?:will|would|might|could|can|should|['’]ll|['’]d) work)(?= for\b|$| better| best| fine| great| then\b)|(?:is|are|be|['’]s|sounds?|looks?) (?:(?:much|way|a lot|probably|also) )?(?:better|good|fine|great|okay|ok|perfect|free|open|best|easier)|suits?|(?:i|we) (?:can|could) (?:do|make|come)|i['’]?d (?:rather|prefer|like)|i['’]?m (?:free|off|available|around)|i meant|i said|instead)\b/i;
const DENIES =
  /\b(?:no good|not (?:good|great|going to|gonna)|won['’]?t work|doesn['’]?t work|can['’]?t (?:do|make)|isn['’]?t (?:good|great)|(?:is|are) (?:out|bad))\b/i;
const WISHES =
  /^(?:(?:and|but|so|or|then|okay|ok|well|maybe|yeah|yes)[\s,]+)*(?:can|could|would|will|may|does|do|did|is|are|how(?: about|['’]s| is)|what about|let['’]?s|make|is there|are there|do you|have you|got|any|maybe|put|try|give|move|push|book)\b/i;
/** What it is about goes with it: 'it's for a cracked tooth'. */
const MATTER =
  /^(?:(?:oh|and|but|so|well|yeah)[\s,]+)*(?:it['’]?s (?:for|about|an?)|for (?:an?|my|the)|about (?:an?|my|the)|i (?:need|want)|by the way)\b/i;
const BECAUSE = /^(?:because|cause|['’]cause|cuz|since|as)\b/i;
/** Said when something comes to mind that speaks against it. */
const OPENS =
  /^(?:no|nope|nah|oh|ooh|ah|aw|ugh|eh|hm+|mm+|um|uh|er|wait|shoot|shucks|dang|darn|damn|crap|gosh|jeez|sorry|actually|well|hold on|hang on|one (?:sec|second|moment)|you know what|let me (?:see|think))\b/i;
const ONLY_OPENS =
  /^(?:(?:no|nope|nah|oh|ooh|ah|aw|ugh|eh|hm+|mm+|um|uh|er|wait|shoot|shucks|dang|darn|damn|crap|gosh|jeez|sorry|actually|well|hold on|hang on|man|boy|brother|dear|god|my|one (?:sec|second|moment)|you know what|let me (?:see|think)|no can do)[\s,]*)+$/i;

/** 'Yeah, no, I can't do two' agrees to nothing. */
const IDLE = new RegExp(`${ONLY_OPENS.source}|^(?:yeah|yes|yep|right|okay|ok)$`, 'i');
/** 'But I have to be out by noon': from when or until when it suits. */
const LIMITS = /\b(?:till?|until|by|before|after|from|off at|out at|done at)\b/i;

const PARTS =
  /[,;.!?…]+(?=\s|$)|\s+[-–—]+\s+|\s+(?=(?:because|cause|['’]cause|cuz|so|but)\s)|\s+(?=(?:how about|what about|how['’]s|can (?:i|we|you)|could (?:i|we|you)|let['’]?s|make it)\s)/iu;

interface Part {
  text: string;
  end: string;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(new RegExp(PARTS, 'giu'))) {
    parts.push({ text: text.slice(from, found.index).trim(), end: found[0].trim() });
    from = found.index + found[0].length;
  }
  parts.push({ text: text.slice(from).trim(), end: '' });
  return parts.flatMap(behindDenial).filter((part) => part.text !== '');
}

/** 'Fridays are bad actually Thursday the twentieth': what is denied and what is wished for, said in one breath. */
function behindDenial(part: Part): Part[] {
  const denied = DENIES.exec(part.text);
  const ends = (denied?.index ?? 0) + (denied?.[0].length ?? 0);
  const [before, behind] = [part.text.slice(0, ends).trim(), part.text.slice(ends).trim()];
  const isOther = denied !== null && DAY.test(before) && DAY.test(behind) && !LEANS.test(behind);
  return isOther
    ? [
        { text: before, end: ',' },
        { ...part, text: behind },
      ]
    : [part];
}
const DAY = new RegExp(`\\b(?:${WEEKDAY}|tomorrow|today|(?:next|this|the following) week)\\b`, 'i');
/** 'Doesn't work for me on Friday' */
const LEANS = /^(?:(?:for|with) (?:me|us|him|her|them)\s+)?(?:on|at|for|this|that|because|since|when|as|till|until)\b/i;

const isHindering = (part: string): boolean =>
  STATES.test(part) &&
  !WISHES.test(part) &&
  !SUITS.test(part) &&
  !MATTER.test(part) &&
  troubleIn(part) === null &&
  conditionIn(part) === null;

/** The part names another moment, by a wish or by that moment alone. */
const isWish = (part: string): boolean => MOMENT.test(part) && !isHindering(part) && !DENIES.test(part);

/** 'Make that ten thirty', 'four then': it takes the place of what was spoken of, and what stands before it says why. */
const REPLACES =
  /^(?:(?:so|and|but|can you|could you|please|just|let['’]?s)\s+)*(?:make|move|change|switch|push) (?:it|that|this)\b|\b(?:instead|then)$/i;

/**
 * 'Oh shoot, Monday I've got my in-laws. What about Thursday?': the rest of it, 'What about Thursday?', where something speaks
 * against a time and another is wished for; null where nothing does.
 */
export function withoutWhyNot(text: string): string | null {
  const parts = partsOf(text.trim());
  const at = parts.findLastIndex((part) => isWish(part.text));
  if (at < 0) return null;
  const before = parts.slice(0, at);
  const opened =
    REPLACES.test(parts[at]?.text ?? '') ||
    before.some(
      ({ text: part }, place) =>
        (place === 0 && OPENS.test(part)) ||
        DENIES.test(part) ||
        (isHindering(part) && (MOMENT.test(part) || OF_THAT.test(part))),
    );
  const isWhy = ({ text: part }: Part, place: number): boolean => {
    if (place < at) return opened && isHindering(part);
    const isOfTime = BECAUSE.test(part) || OF_THAT.test(part) || (MOMENT.test(part) && !LIMITS.test(part));
    return place > at && isHindering(part) && isOfTime;
  };
  const isSaid = parts.map((part, place) => !isWhy(part, place));
  const hinders = isSaid.includes(false);
  const rest = parts.filter(({ text: part }, place) => {
    const leads = parts.slice(0, place + 1).every((one) => ONLY_OPENS.test(one.text));
    return isSaid[place] && !(place < at && (leads || (hinders && IDLE.test(part))));
  });
  if (rest.length === parts.length) return null;
  return rest
    .map((part) => `${part.text}${part.end || ','}`)
    .join(' ')
    .replace(/,$/, '');
}

/** Since when something is so is no time that suits: 'a cough since Monday'. */
const SINCE = /\b(?:since|for|ago|last|yesterday|started|began|been|came|all night)\b/i;
/** A day or a part of one, until or from when, and where somebody is then. */
const BUSY = new RegExp(
  [
    `\\b(?:${WEEKDAY}|tomorrow|today|tonight|mornings?|afternoons?|evenings?|weekends?|most days|(?:next|this|all|the following) (?:week|month|day))\\b`,
    `\\b(?:till?|until|before|after|off at|out at|done at|from) ${HOUR}\\b`,
    "\\b(?:on nights|on days|(?:are|am|is|be|going|[’']re|[’']m|[’']s) (?:away|out of town)|on vacation)\\b",
  ].join('|'),
  'i',
);
const AND = /\s+(?:and|but|so)\s+(?=(?:i|we|he|she|they|my|our|it|can|could|is|do)(?:[’']\p{L}+)?\s)/iu;

/** 'I work til five most days, can I come at six' without what only tells when somebody can. */
export function withoutWhenTold(text: string): string {
  const parts = partsOf(text.trim()).flatMap((part) => {
    const [first = '', ...more] = part.text.split(AND);
    return [first, ...more].map((one, at) => ({ text: one, end: at < more.length ? ',' : part.end }));
  });
  const rest = parts.filter((part, at) => !tellsWhen(part.text) && !isWhySo(part.text, parts[at + 1]?.text ?? ''));
  return rest.length === parts.length ? text : rest.map((part) => `${part.text}${part.end || ','}`).join(' ');
}

/** 'My meeting got moved so I'm free after two' */
const isWhySo = (part: string, next: string): boolean =>
  /^so\s/i.test(next) && SUITS.test(next) && isHindering(part) && aboutIn(tokenise(part).join(' '), part) === null;

/** 'We're going away Friday', 'I work til five': it tells when somebody can or cannot, and nothing of why they come. */
export const tellsWhen = (part: string): boolean =>
  isHindering(part) && BUSY.test(part) && !SINCE.test(part) && aboutIn(tokenise(part).join(' '), part) === null;
