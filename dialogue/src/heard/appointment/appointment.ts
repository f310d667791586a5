import { isFirstName } from '../first-names.ts';
import { aboutIn, asideIn, forWhatIn, matterIn, troubleIn } from './about.ts';
import { tellsAnything } from './matter.ts';
import { type Meeting, meetsIn } from './meets.ts';
import { isOnlyAskedOf } from './of-coming.ts';
import { partyIn } from './party.ts';
import { isPondering } from './pondering.ts';
import { BESIDE_IT, type BesideMine, besideMineIn, type Second, secondIn } from './second.ts';
import { isStated } from './stated.ts';
import { toldIn } from './told.ts';
import { type WaitHeard, waitsIn } from './waiting.ts';
import { INSTEAD, type Wants, wantsIn } from './wants.ts';
import { KIN, LATE, NOT_OF_DOING, NOUN, RETHINKS, SERVICES, WEEKDAY } from './words.ts';

/** What a caller wants with appointments, and what they say one is about. */
export interface AppointmentHeard {
  /** `free`: asks what is free; a wish only together with a day or a time. */
  wants: Wants;
  /** An appointment, a table or a service is spoken of, by whatever name. */
  named: boolean;
  /** It is of an appointment that the caller says to have ('my appointment', 'my Thursday'), not of 'it'. */
  own: boolean;
  /** Something is said to be theirs at a day and an hour: 'we've got guitar Thursday at five'. */
  holds: boolean;
  /** A visit is spoken of as settled: 'I'm coming in Thursday at eleven'. */
  stated: boolean;
  /** Asked is whether the one before is off: 'and the old one, is that cancelled'. */
  ofOld: boolean;
  /** One of theirs is named: 'the one on Friday', 'the Friday one'. */
  theOne: boolean;
  /** What it is about, where the sentence tells it: 'cleaning', 'table for four'. */
  about: string | null;
  /** The same, told by itself; and what it answers to the question for it: '' for nothing, null when it asks back. */
  forWhat: string | null;
  matter: string | null;
  /** What is to be written beside it: 'can you note that I'm nervous'. */
  aside: string | null;
  /** What else is told: 'he bites'. */
  told: readonly string[];
  /** Which part of it is spoken of, when it is to be changed. */
  part: 'name' | 'time' | 'about' | null;
  /** Who is to do it: 'with Jenny', 'can Jenny do my hair'. */
  by: string | null;
  /** 'Whoever is free' */
  anybody: boolean;
  /** 'Six of us' */
  party: string | null;
  /** One more than the caller has, or for somebody else. */
  another: boolean;
  /** More than one appointment in one breath: the one that is to follow. */
  second: Second | null;
  /** 'For my mom', as it was said. */
  forKin: string | null;
  /** 'Her name is Linh' */
  theirName: string | null;
  /** 'Never mind' */
  forget: boolean;
  /** 'Leave it where it is', 'keep the appointment': what stands is to stand. */
  keeps: boolean;
  /** The same, and nothing that it could be about. */
  dropped: boolean;
  /** It may be a question about something else: who, why, how; when the business is open. */
  elsewhere: 'question' | 'hours' | null;
  /** It begins as if thinking anew: 'no', 'actually', 'can we'. */
  rethinking: boolean;
  /** 'Make it six': in place of what stands. */
  instead: boolean;
  /** Asked is whether one is needed, or whether they can come without. */
  ofNeed: boolean;
  /** Asked is whether somebody is there: 'is Marco working tomorrow'. */
  ofPerson: boolean;
  /** Asked is whether something has to be: 'does she need her permit'. */
  ofWhether: boolean;
  /** Asked is what is free, and when somebody could come. */
  ofFree: boolean;
  ofWhen: boolean;
  /** 'I'll just come by' */
  walksIn: boolean;
  /** Who comes to whom: 'can I bring it in on Thursday', 'I need somebody tomorrow'. */
  meets: Meeting | null;
  /** 'I'll take that one' */
  takesThat: boolean;
  /** Something is to be done beside: 'can I add a blowout'. */
  adds: boolean;
  /** They come, but later than they should. */
  late: boolean;
  /** Something is needed or wished for. */
  needs: boolean;
  /** Something of the caller's, or of somebody close, hurts or broke: it is seen to by appointment. */
  trouble: boolean;
  /** They would wait for a time to come free. */
  waits: WaitHeard | null;
  /** They think aloud of what they may do with one, and wish for nothing. */
  pondering: boolean;
  /** How it lies to the one before: 'right after that', 'the same day'. */
  beside: 'after' | 'day' | 'time' | null;
  /** The same, to one that they have: 'right after mine'. */
  besideMine: BesideMine | null;
}

const NAMED_AT_ALL = new RegExp(`\\b(?:${NOUN}|${SERVICES})\\b`);
const OWN = new RegExp(
  `\\b(?:my|our|his|her|their|an existing|the one i have|i have an|(?:ive|weve) got an?|we have an|i already have an?|i had an?|i booked|i made|the)(?: [a-z\\d]+){0,3}? ${NOUN}\\b|\\bmy (?:next |coming )?(?:${WEEKDAY}|\\w+ (?:oclock|thirty|am|pm))\\b|\\bwhat i (?:have|booked)\\b|\\b(?:move|change|switch|push|bump|swap|shift)(?:ing)? (?:me|us) (?:from|to|back|up|over|out)\\b|(?<!\\b(?:can|could|may|should|do) )\\b(?:i have|i had|ive got|we have|weve got|i got|ive|weve) (?:got )?(?:something|a (?:time|slot|spot)) (?:(?:booked|scheduled|set up|down) )?with (?:you|yall)\\b|\\b(?:im|i am|were|we are|hes|shes|my \\w+ is) (?:down|booked|booked in|scheduled|pencil+ed in|signed up) (?:for|on|with|at)\\b|\\bthe schedule\\b|\\byour (?:books?|calendar|list)\\b`,
);
const HOLDS = new RegExp(
  `\\b(?:(?:i|we|he|she|my \\w+) (?:have|has|had)|(?:i|we|he|she)(?:ve|s) got|ive|weve)(?: got)? (?:(?!(?:to|been|a question|can|could|is|that|what|do|need|want|like|would)\\b)[a-z]+ ){1,5}?(?:(?:on|this|next) )*(?:${WEEKDAY}|tomorrow|today)(?: morning| afternoon| evening)?(?: at| and| but|$)`,
);
const ANOTHER =
  /\b(?:another|one more|(?:one|same time|same day|same thing) for (?:me|my \w+|him|her|us)|a second|additional|also (?:need|want|book)|(?:get|bring|book|see|fit|squeeze|take|do) (?:\w+ ){1,4}(?:as well|too)\b|(?:for|bring) (?:my|our|his|her) \w+|my (?:son|daughter|wife|husband|mom|mother|dad|father|kid|friend) (?:needs|wants))\b/;
const FORGET =
  /\b(?:never ?mind|(?:im|were|i am|we are) not (?:quite |really )?ready (?:to (?:book|schedule|decide|commit)|yet)|(?:dont|do not) (?:want|need) to (?:book|schedule)(?: (?:anything|it|one|an appointment))? (?:right now|yet|today|now)|ill just (?:come|walk|stop|swing|drop|show|pop) (?:by|in|over|up)|forget (?:it|about it|that)|leave it|(?:no|wait|actually|just|ill|lets) keep (?:it|that|mine|that one|the one i have)(?! (?:at|on|to|for|under|short)\b)|dont bother|(?<!\b(?:not|dont|never) )cancel (?:that|it|this))\b/;
const KEEPS = new RegExp(
  [
    '(?<!\\b(?:cant|cannot|not|couldnt|dont|wont|able to|afraid to) )\\b(?:keep|leave) (?:it|that|this|mine|everything|(?:my|the|our|his|her|that|this) (?:\\w+ )?(?:\\w+ing|appointment|booking|reservation|table|slot|visit|one))\\b',
    '\\b(?:dont|do not|not) (?:cancel|change|move|touch|switch)\\b',
    // 'Hold on, I can make it after all'
    '(?<!\\b(?:if|whether|so|when|until|before|sure|think|hope|unless) )\\b(?:i|we)(?:ll| will| can| could| am gonna| are gonna)? (?:actually |still |just )?(?:can |could |will )?(?:make it(?: work)?|come|be there)(?: after all| anyway| then| too)?$',
  ].join('|'),
);
const DROPPED =
  /^(?:(?:actually|oh|no|nope|um|uh|you know what|wait|sorry|okay|ok|well|thanks|thank you) )*(?:never ?mind|forget (?:it|about it|that)|(?:im|were) not (?:quite |really )?ready)\b/;

/** 'I don't want to book anything, I want Monique to call me'; who is not going to make it has one. */
const NOT_BOOKED = new RegExp(
  [
    '\\b(?:dont|do not|didnt|not)(?: really| even| actually)?(?: (?:want(?:ed)?|need(?:ed)?|trying|looking|calling|asking|here) to| wanna)',
    ` (?:(?:book|schedule|reserve)(?: (?:anything|something|one|an? (?:\\w+ )?${NOUN}))?|(?:make|get|set up|have) (?:an?|any|another) (?:\\w+ )?${NOUN})\\b`,
  ].join(''),
);

/** All that an utterance says of appointments but their times and services; `text` as it was written, `words` without marks. */
export function appointmentIn(words: readonly string[], text: string): AppointmentHeard {
  const said = words.join(' ');
  const second = secondIn(said, text);
  return {
    wants: wantsIn(said.replace(NOT_BOOKED, ' ')),
    named: NAMED_AT_ALL.test(said),
    own: OWN.test(said),
    holds: HOLDS.test(said),
    stated: isStated(said),
    walksIn: WALKS_IN.test(said),
    meets: meetsIn(said),
    takesThat: TAKES_THAT.test(said),
    ofOld: OF_OLD.test(said),
    theOne: /\b(?:the|that|my) one (?:on|at|for|with)\b|\b(?:the|my|that) \w+ one$/.test(said),
    about: telling(aboutIn(second?.before || said, text)),
    forWhat: forWhatIn(text),
    matter: matterIn(text),
    aside: asideIn(text),
    told: toldIn(text),
    part: PARTS.find(([, pattern]) => pattern.test(said))?.[0] ?? null,
    by: byIn(text),
    anybody: /\b(?:whoever|who ?ever|anybody|anyone|doesnt matter who|no preference|any of them)\b/.test(said),
    party: partyIn(said),
    another: ANOTHER.test(said) || second !== null,
    second,
    forget: FORGET.test(said),
    keeps: KEEPS.test(said),
    dropped: DROPPED.test(said),
    elsewhere: elsewhereIn(said),
    rethinking: RETHINKS.test(said) || INSTEAD.test(said),
    instead: INSTEAD.test(said),
    ofNeed: OF_NEED.test(said),
    ofPerson: OF_PERSON.test(said),
    ofWhether: OF_WHETHER.test(said),
    theirName: /\b(?:her|his) name(?:'?s| is) (\p{L}+)/iu.exec(text)?.[1] ?? null,
    forKin: FOR_KIN.exec(said)?.[1] ?? null,
    ofFree: OF_FREE.test(said),
    ofWhen: /\b(?:when|what (?:time|day)s?|which (?:time|day)s?|how soon)\b/.test(said),
    adds: /\b(?:add|tack on|throw in)\b/.test(said),
    late: LATE.test(said),
    needs: NEEDS.test(said),
    trouble: troubleIn(said) !== null,
    waits: waitsIn(words),
    pondering: isPondering(said),
    beside: BESIDE_IT.find(([, pattern]) => pattern.test(said))?.[0] ?? null,
    besideMine: besideMineIn(said),
  };
}

const FOR_KIN = new RegExp(`\\bfor (my (?:${KIN}))\\b`);

const WHO = '(?:i|we|you(?: guys)?|he|she|they|people|somebody|my \\w+|our \\w+|one)';
/** 'Do I need to fast before my appointment' asks of one that stands. */
const AT_THEIRS = `(?!.*\\b(?:before|for|to|at|after|during|on|about|with) (?:my|our|his|her|their|the|that|this) (?:\\w+ )?(?:appointment|reservation|booking|visit)s?\\b)`;
const OF_NEED = new RegExp(
  [
    `\\b(?:do|does|would|will|did|should|must|dont|if) ${WHO} (?:really |still |even |always |also |just |only )*(?:need|require|(?:have|has|got|supposed) to)\\b${AT_THEIRS}.*\\b(?:appointments?|reservations?|bookings?|book|reserve)\\b`,
    '\\b(?:without|no) (?:an? |any )?(?:appointment|reservation|booking)\\b|\\bby appointment\\b|\\bfirst come\\b',
    '\\b(?:appointments?|reservations?|bookings?) (?:necessary|required|needed|mandatory)\\b',
    '\\b(?:can|could|may) (?:i|we|people|he|she) just (?:walk|show|come|drop|stop|pop|swing|turn|bring|roll)\\b',
  ].join('|'),
);
const OF_WHETHER = new RegExp(
  `^(?:(?:so|and|um|uh|hi|hello|hey|oh|quick question) )*(?:do|does|will|would|should|must) ${WHO} (?:really |still |even |always |also |just )*(?:need|require|have to have|have to bring)\\b`,
);
const OF_PERSON =
  /\b(?:is|will|does|do|are) (?!(?:it|that|this|there|the|an?|what)\b)(?:dr |doctor )?\w+ (?:be )?(?:still )?(?:working|work|in|around|on|back|there|here|off|away)(?: (?:(?:on|this|next) )?(?:week|weekend|\w+days?|today|tomorrow|tonight|now|right now))?$/;
const OF_FREE = new RegExp(
  `${NOT_OF_DOING}\\b(?:anything|something|nothing)\\b|\\b(?:openings?|slots?|spots?|available|availability|free|left|open|soon|soonest|earliest|latest|next|first|when|whens|times?|days?|(?:have|got|there|any)(?: an?| any| some)? (?:${NOUN}|room))\\b`,
);

const WALKS_IN =
  /^(?:(?:oh|ok|okay|yeah|great|perfect|sure|fine|then|so|alright|well|cool) )*(?:ill|we can|i can) (?:just )?(?:come|stop|swing|drop|pop|bring (?:it|him|her)) (?:by|in|over)\b/;
const TAKES_THAT =
  /^(?:(?:oh|ok|okay|yeah|yes|great|perfect|sure|fine|then|so|alright|well) )*(?:(?:ill|id|lets|we can|we|i|i can|ill just) )?(?:take|do|go with|grab|book) (?:that|it|this)(?: one| time| slot)?(?: please| then| thanks| thank you)*$/;
const OF_OLD =
  /\b(?:the|my|that) (?:old|other|first|original|previous|earlier|\w+day) (?:one|appointment|booking|slot|time)s?\b(?: \w+){0,4} (?:off|gone|cancel+ed|cancel+s|free|taken care of|out|dropped|deleted|removed)\b/;

const NEEDS =
  /\b(?:needs?|needing|due for|wants?|wanted|would like|id (?:like|love)|looking (?:for|to get)|hoping (?:for|to get)|could use|in the market for)\b/;

const PARTS: readonly (readonly ['name' | 'time' | 'about', RegExp])[] = [
  ['name', /\bname\b/],
  ['time', /\b(?:time|day|date)\b/],
  ['about', /\b(?:about|for|reason)\b/],
];

/** 'Her' is no matter. */
const telling = (about: string | null): string | null => (about !== null && tellsAnything(about) ? about : null);

function elsewhereIn(said: string): AppointmentHeard['elsewhere'] {
  const hours = said.replace(
    /\b(?:as early as|as soon as|right when|right as|whenever|once|(?<!^)when) you (?:guys )?open\b|\b(?:whats|whichever|whatever|which|anything|something|have|got|slots?|spots?)(?: is| are| s)? open\b/,
    '',
  );
  if (/\b(?:open(?! slots?| spots?)|closed?|closing|hours)\b/.test(hours)) return 'hours';
  // When work is done by is no time to come.
  if (/\b(?:done|ready|finished|fixed) (?:by|before)\b/.test(said)) return 'question';
  // 'Do I still need to come?' is for those to say who see them.
  if (/\b(?:do|does|should) (?:i|we|he|she|they) still (?:(?:need|have) to )?(?:come|bring|keep|be seen)\b/.test(said))
    return 'question';
  return /\bwalk ?ins?\b|\bpickup\b|^(?:who|whos|why|how (?!about|soon|early|does|do|is|would)|which (?!days?|times?|slots?|ones?|of|hours?|openings?))\b/.test(
    said,
  )
    ? 'question'
    : null;
}

const BY =
  /\b(?:with|by) (?:dr\.? |doctor )?([\p{L}]+)\b|\b(?:can|could|does|is|if|have|maybe) (?:dr\.? |doctor )?([\p{L}]+) (?:do|cut|color|see|take|fit|free|available|in|there|working)\b/giu;

/** 'See Dr. Ramos about a filling' */
const BY_TITLE =
  /\b(?:[Ww]ith|[Bb]y|[Ss]ee|[Ss]eeing|[Cc]an|[Cc]ould|[Dd]oes|[Ii]s|[Ww]ill)\s+(Dr|Doctor|Mr|Mrs|Ms)\.? (\p{Lu}[\p{L}'-]+)/u;

function byIn(text: string): string | null {
  const titled = BY_TITLE.exec(text);
  if (titled) {
    const [all, title, name = ''] = titled;
    const end = titled.index + all.length;
    return isOnlyAskedOf(text.slice(0, end - name.length), text.slice(end)) ? null : `${title} ${name}`;
  }
  const names = [...text.matchAll(BY)].map(([, one, other]) => one ?? other ?? '');
  return names.find((name) => isFirstName(name)) ?? null;
}
