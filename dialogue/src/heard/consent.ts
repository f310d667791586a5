import { tokenise } from '../understand/words.ts';

/** What an answer to "shall I do it?" comes to. `doubt`: something in it stands against a yes, or it is a question. */
export type Consent = 'yes' | 'doubt' | null;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Each of these agrees. */
const AGREES =
  words(`yes yeah yep yup yea yah yeap aye sure okay alright right correct exactly absolutely definitely definite certainly indeed affirmative
  affirmitive totally true truth accurate agree agreed accept accepted approve approved confirm confirmed positive fact facts valid proceed ahead
  course precisely truly surely roger amen`);
/** These agree where nothing else is said: 'great', but not 'great talking to you'. */
const PRAISES =
  words(`perfect perfectly great fine good works lovely awesome cool excellent wonderful fantastic nice brilliant dandy super sweet
  terrific beautiful`);
/** Behind these a word or two that nobody knows stand against nothing: 'yes sir, that is that'. */
const PLAINLY = words('yes yeah yep yup yea yeap absolutely definitely affirmative');
/** What may stand beside a yes and takes nothing back. */
const BESIDE =
  words(`what just said saying statement response answer believe think know seems appears sounds looks telling everything all it thats its
  place placing placed submit send order book booking done finish finished complete put through so very much really thank thanks appreciate sir maam
  ma am go do let lets want would could can will please now that this is was are be my the a an you me for with as well and of
  ready set one both them way sense makes make happy like again im id ill youve youre weve got problem worries
  most such being also on in at have has vote to i we our us then there is thing`);
/** With these more is wanted. */
const GOES_ON = words('and also plus with');
/** Whatever else is said, these keep it from being a yes. */
const AGAINST =
  words(`no not nope nah never nothing none neither nor dont cant wont isnt arent wasnt werent doesnt didnt wouldnt shouldnt couldnt havent
  hasnt aint wrong false incorrect untrue mistake doubtful unsure uncertain maybe perhaps guess possibly probably might may either or but wait actually hold
  hang except unless if until instead change different cancel stop forget fix add remove sorry later somewhat kinda sorta supposedly how why when where which
  who whose whats hmm unclear confused negative hardly depends dunno idea undecided`);
const QUESTION =
  /^(?:(?:hi|hello|hey|oh|um|so|well|and|ai) )*(?:are|is|am|was|were|do|does|did|have|has|had|how|hows|what(?! you (?:just )?said)|whats|when|where|which|who|whos|why(?! not))\b/;

const GOOD =
  '(?:yes|yeah|yep|yup|yea|sure|okay|ok|alright|right|correct|great|perfect|good|fine|exactly|absolutely|all)';
/** 'Yes, is Trish really in that day', without a mark: behind what agrees a question is asked. */
const ASKS_BEHIND = new RegExp(
  [
    `^(?:(?:${GOOD}|that(?:s| is| sounds| works| looks)(?: all)? ${GOOD}|(?:sounds|looks|works) ${GOOD}|that works|please|thanks|thank you|oh|um|uh|and|but|so|also|then) )+`,
    '(?:what\\b(?! (?:you|i|we|the|ever)\\b)|whats|what(?:s| is| are| was| do) (?:the|my|your|our)',
    `|(?:is|are|am|was|were|does|did|do|will|has|have) (?!${GOOD}\\b|it$|that$|this$|kidding)(?:i|you|we|they|he|she|it|that|this|there|the|my|your|our|an?|\\p{L}+)(?! kidding) \\p{L}+)`,
  ].join(''),
  'u',
);
const DOES_IT = /\b(?:do|have) (?:it|that|this|them|so|the|please|just|me|us|a good)\b/;

/** Ways to agree that hold words which alone are against it. */
const NOT_AGAINST: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:not|isnt|arent|nothing(?: is| s)?|aint|no) (?:at all )?(?:a )?(?:wrong|false|incorrect|untrue|bad|mistake|problem|problems|issue|doubt|worries)\b/g,
    'right',
  ],
  [/\bcant argue with (?:that|it)\b|\bwhy not\b|\bcouldnt be better\b|\bcouldnt agree more\b/g, 'right'],
  // 'Nope, that's it' wants nothing more, and agrees to nothing.
  [/^(?:no|nope|nah) (?:thats|that is) it$/, ''],
  [
    /^(?:no|nope|nah) (?=(?:that|thats|its|everything|all|it|looks|sounds|perfect)\b.*\b(?:right|correct|good|fine|perfect|great|it|all|everything)\b)/,
    '',
  ],
  [/\b(?:no|nope) (?=thank)/, ''],
  // 'No allergies, yeah that's right' answers what was asked beside it.
  [
    /\b(?:(?:and|but|there(?:s| is| are)?|we (?:have|got)|i (?:have|got|dont have any)) )*(?:no|none|zero) (?:other |more |further )?(?:food )?allerg(?:y|ies)(?: (?:here|at all|though|for (?:us|me)|to (?:report|speak of)|that i know of))*(?: (?:and|but))?(?= |$)/g,
    '',
  ],
  // Who will be there has agreed to it.
  [
    /\b(?:(?:i|we|ill|well) (?:will )?)?see (?:you|ya|yall)(?: guys)? (?:then|there|soon|tomorrow|tonight|\w+day)\b/g,
    'right',
  ],
  [
    /\b(?:put|book|sign|pencil|write|mark|lock) (?:me|us|him|her|them|it|that) (?:down|in|up)(?: for (?:that|it|then|this|both))?(?= please| thanks| thank you|$)/g,
    'right',
  ],
  [/\bmakes (?:perfect |total )?sense\b/g, 'right'],
  [
    /\b(?:no|any) (?:problems?|changes?|complaints|worries)\b|\bgo for it\b|\bthats the one\b|\bfine (?:by|with) me\b|\b(?:were|im|all) good\b|\byes ?sir\b|\bthat(?:ll| will) work\b|\beverythings (?:right|good|fine|correct|perfect)\b/g,
    'right',
  ],
  [/\blet me (?:think|see|check|ask|look)\b|\b(?:one|a|just a|give me a) (?:sec|second|minute|moment)\b/g, 'wait'],
  [/\byou (?:got it|bet|betcha)\b/g, 'right'],
  [/\b(?:thats|that is) it\b/g, 'right'],
  // Nothing more is wanted: that agrees to nothing by itself.
  [/\b(?:thats|that is) (?:all|everything)(?: i (?:need|want|wanted|needed))?\b/g, ''],
];

/** Reads an answer as a whole: a yes is one only when nothing beside it takes it back, asks, or goes on to something else. */
export function consentIn(text: string): Consent {
  const said = NOT_AGAINST.reduce((whole, [from, to]) => whole.replace(from, to), tokenise(text).join(' ')).trim();
  const all = said.split(/\s+/).filter((word) => word !== '');
  const asksBehind = ASKS_BEHIND.test(said) && !DOES_IT.test(said);
  if (all.some((word) => AGAINST.has(word)) || QUESTION.test(said) || asksBehind || isAsked(text))
    return all.length > 0 ? 'doubt' : null;
  return isYes(said, all) ? 'yes' : null;
}

function isYes(said: string, all: readonly string[]): boolean {
  const beside = (word: string) => BESIDE.has(word) || PRAISES.has(word);
  if (!all.some((word) => AGREES.has(word)) && !DO_IT.test(said)) {
    return all.some((word) => PRAISES.has(word)) && all.every((word) => beside(word) && word !== 'think');
  }
  const isUnknown = (word: string) => !AGREES.has(word) && !beside(word);
  // 'Yes, and at the top': what comes behind is wanted too, whatever it was.
  const more = all.findIndex((word) => GOES_ON.has(word));
  if (more >= 0 && all.slice(more).some(isUnknown)) return false;
  const unknown = all.filter(isUnknown).length;
  const early = PLAINLY.has(all[0] ?? '');
  return unknown <= (early ? 3 : all.some((word) => PLAINLY.has(word)) ? 1 : 0);
}

const DO_IT =
  /^(?:(?:please|just|okay|ok|then|so|well|go ahead and) )*(?:do|place|submit|send|book) (?:it|that|the order|this|them)\b|\b(?:please|you can|lets) do\b/;

/** 'Can you place it?' is no question, 'right?' is one. */
const isAsked = (text: string): boolean =>
  /\?\s*$/.test(text) && !/^\W*(?:can|could|would|will) (?:you|we)\b/i.test(text);
