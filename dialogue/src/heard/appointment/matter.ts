import { numberAt } from '../../understand/numbers.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import { isMereQuestion } from '../question.ts';
import { HOLIDAY } from '../when/holidays.ts';
import { writtenSentences } from '../words/marks.ts';
import { KIN } from './words.ts';

/** What tells nothing of why somebody comes: words of wishes, of appointments and of calendars. */
const EMPTY = new Set(
  `appointment appointments appt appts booking bookings book booked reservation reservations reserve schedule scheduled
  scheduling slot slots spot spots opening openings visit time times available availability free open anytime sometime
  somewhere someday someone somebody anyone anybody whoever whenever whichever please possible possibly preferably
  hopefully ideally able might maybe probably guess suppose hoping hope wondering looking look trying wish prefer rather
  seen sees seeing set setup fit squeeze pencil come comes coming came bring bringing swing stop drop pop walk stay
  work works worked working suit suits best better earliest soonest sooner soon asap early earlier late later latest quick
  quickly possible week weeks weekend weekends weekday weekdays month months year hour hours morning mornings afternoon
  afternoons evening evenings nights monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday
  fridays saturday saturdays sunday sundays january february march april june july august september october november
  december first second third fourth fifth sixth seventh eighth ninth tenth am pm half past quarter between within
  instead cancel move change switch reschedule confirm check find mine ours name names this that awesome perfect cool
  alright gotcha uhh er yup yea nah huh hmm whatever later sounds whats doing today already yet again once way since
  because during either sort kind kinda dang darn shucks gosh jeez hang ugh nah middle towards toward itd thatd neither none question help need person people together sure wondered called calls afternoon
  til till ouch ow yikes whoa wow woah oof ooh phew eek yay yeesh bummer boo hooray thing things something anything definitely absolutely certainly course correct exactly understood noted nobody am
  under over thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty hundred
  following wanted except end chance chances care cares mind matter matters believe lemme gimme getting got gotten depends idea him hers his her while whilst only together same okay lets listen theres theyre youre weve ive youve theyve hes shes isnt arent wasnt havent hasnt didnt couldnt wouldnt shouldnt shed hed theyd wed itd shell hell theyll lunchtime push pushed pushing bump postpone rebook message messages lunch`
    .split(/\s+/)
    .filter(Boolean),
);
const ORDINAL = /^(?:eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth)$/;
const isTelling = (word: string, names: ReadonlySet<string>): boolean =>
  !ORDINAL.test(word) &&
  !FUNCTION_WORDS.has(word) &&
  !EMPTY.has(word) &&
  !names.has(word) &&
  !/^\d/.test(word) &&
  // 'Nine's fine'
  numberAt([word.replace(/s$/, '')], 0) === null &&
  word.length > 2;

/** Whom it is for, which tells nothing by itself. */
const WHOM = new RegExp(
  `^(?:${KIN}|kids|children|boys?|girls?|dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|patients?|clients?)$`,
);

const PARTS = /[,;.!?…]+(?=\s|$)|\s+(?:and|but|so)\s+(?=(?:i|i['’]\p{L}+|we|can|could|would|is|do|it)\s)/iu;
/** When they have or want it: 'Dr. Nguyen on Thursday at two for my cat'. */
const MOMENTS =
  /\s+(?:(?:some ?time|early|late|on|this|next|coming|at|by|around|about|after|before|in|for) )*(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|week|weekend|mornings?|afternoons?|evenings?|noon|(?<=\b(?:at|by|around|after|before) )(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|o'?clock|thirty|fifteen))?)(?=\s|$)/gi;
/** Where a moment or another wish begins: what it is about has ended. */
const ENDS =
  /\s+(?:on|at|for|by|this|next|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|before|after|around|between|as soon|sometime|can|could|please|if|do you|is there|in(?: (?:a|\w+) (?:days?|weeks?|months?))?)$/i;

/** A wish to come, which tells what it is about only behind it: 'I'd like to get in for a cleaning', 'I was wondering if you had anything'. */
const WISHES =
  /^(?:(?:hi|hello|hey|there|good (?:morning|afternoon|evening)|um|uh|so|well|yeah|yes|okay|oh|and|also|but)[\s,]+)*(?:i|we)(?:['’](?:d|m|re)| would| am| are| was| were| just| really| only| do| both| all| each)* (?:like|love|need|want|wanna|wonder(?:ing|ed)?|hoping|hope|looking|trying|calling|prefer|rather|going to|have to|got to|gotta)\b/i;
export const isWish = (text: string): boolean => WISHES.test(text.trim());

const NEAR = 4;
const BEGINS = /^(?:it|he|she|they|we|there|my|our|his|her)(?:['’]|\s)/i;

/** 'Her will' */
const isWillAt = (words: readonly string[], at: number): boolean =>
  /^wills?$/i.test(words[at] ?? '') && /^(?:an?|my|our|his|her|their|the)$/i.test(words[at - 1] ?? '');

const isWhom = (word: string): boolean => tokenise(word).every((one) => WHOM.test(one));

/** Those of its words that tell why somebody comes, and not for whom. */
export const tellingIn = (text: string, known: readonly (string | null)[] = []): string[] => {
  const names = new Set(known.flatMap((name) => (name ? tokenise(name) : [])));
  return tokenise(text).filter((word) => isTelling(word, names) && !WHOM.test(word));
};

/** Whether anything but a small word stands in it. */
export const tellsAnything = (text: string): boolean => tokenise(text).some((word) => isTelling(word, NOBODY));
const NOBODY: ReadonlySet<string> = new Set();

/** 'After my kid's at school', 'once I'm off work', 'before I drop her off': when it suits, by what the day is made of. */
const TIED =
  /(?:^|\s+)(?:(?:right|just|any ?time|sometime) )*(?:after|before|once|when|while|until|till|as soon as|as) (?:(?:i|we|he|she|they|my|our|his|her|the)(?:['’]\p{L}+)?(?= |$)(?: [\p{L}'’]+){0,4}? ?)?(?:school|work|class|practice|church|daycare|camp|home|shift|lunch|drop(?:ped)?(?= (?:off|him|her|them|my|the))|pick(?:ed)?(?= (?:up|him|her|them|my|the))|lets? out|finish\w*|get out|get off|off work)\b.*$|(?:^|\s+)(?:(?:on|over|during|at|in) (?:my|our|his|her|the) lunch\b|(?:not )?(?:at )?(?:the )?crack of dawn|(?:i|we) (?:start|get off|finish|get out of) (?:work|school|class|my shift)\b).*$/iu;

/** 'Can I leave it with you', which says where it is meanwhile. */
const LEFT_THERE =
  /\b(?:leave|keep|drop) (?:it|him|her|them)(?: off)?(?: (?:there|here|with (?:you|yall)(?: guys)?))?(?=\s|$)/gi;

/** Said while thinking. */
const PAUSE =
  /^(?:(?:no|oh|um|uh|and|wait|sorry)[\s,]+)*(?:hang on|hold on|(?:just )?(?:one|a) (?:sec|second|moment|minute)|let me (?:see|check|think|look))(?: (?:here|please|a (?:sec|second|moment|minute)|my \w+))*$/i;

/** 'Oh right, the holiday': a day by its name, and no pictures for it. */
function namesDay(part: string): boolean {
  const beside = part.replace(A_HOLIDAY, ' ');
  return beside !== part && !tellsAnything(beside);
}
const A_HOLIDAY = new RegExp(`${HOLIDAY}|\\b(?:public |bank |federal )?holidays?\\b`, 'gi');

/** 'You guys do payroll right, no, ok then I need …': what was said before was another matter. */
const TAKEN_BACK =
  /^.*\b(?:no|nope),? (?:ok|okay|wait|sorry|well)(?:,? then)?,?\s+(?=(?:i|i['’]\p{L}+|we|my|can|could|it)\s)/iu;

/** Its words from the first to the last that tell something; null where none does. `known`: names, which tell nothing. */
export function matterAmong(text: string, known: readonly (string | null)[]): string | null {
  const names = new Set(known.flatMap((name) => (name ? tokenise(name) : [])));
  const told = writtenSentences(text.replace(TAKEN_BACK, '')).filter(
    (sentence) => !(sentence.endsWith('?') && isMereQuestion(sentence)),
  );
  for (const part of told
    .join(' ')
    .replace(/\b(?:right|straight) away\b/gi, 'soon')
    .split(PARTS)) {
    if (PAUSE.test(part.trim()) || namesDay(part)) continue;
    const words = part.trim().replace(TIED, '').replace(LEFT_THERE, ' ').trim().split(/\s+/);
    const telling = words.flatMap((word, at) =>
      tokenise(word).some((one) => isTelling(one, names)) || isWillAt(words, at) ? at : [],
    );
    const [first, last] = [telling[0], telling.at(-1)];
    if (first === undefined || last === undefined || telling.every((at) => isWhom(words[at] ?? ''))) continue;
    // 'My mother passed away', 'Dr. Patel about his ear'
    const isTitled = /^(?:dr|doctor|mr|mrs|ms|miss)$/i.test(words[first - 1] ?? '');
    const isStory = first < NEAR && BEGINS.test(part.trim());
    const start = isStory ? 0 : isTitled ? first - 1 : first;
    // 'Tune up'
    const end = /^(?:up|out|off|down|in)$/i.test(words[last + 1] ?? '') ? last + 2 : last + 1;
    const matter = words.slice(start, end).join(' ');
    return (isStory ? matter : matter.replace(MOMENTS, '')).replace(ENDS, '').replace(/[.,!\s]+$/, '');
  }
  return null;
}
