import { keeping } from '../kept.ts';

/** 'A fourteen inch' is no fourteen of anything. */
const LONG = { seven: 7, eight: 8, nine: 9, ten: 10, fourteen: 14, fifteen: 15, sixteen: 16, eighteen: 18, twenty: 20 };
const PERCENT = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  'seventy five': 75,
  eighty: 80,
  ninety: 90,
  'a hundred': 100,
  'one hundred': 100,
  hundred: 100,
};
const PERCENTS = Object.entries(PERCENT).map(
  ([word, percent]) => [new RegExp(`\\b${word} percent\\b`, 'g'), `${percent}percent`, 'percent'] as const,
);
const INCHES = Object.entries(LONG).map(
  ([word, inches]) => [new RegExp(`\\b${word} ?inch(?:es|er)?\\b`, 'g'), `${inches} inch`, 'inch'] as const,
);

/** One way of writing each thing, so that the phrases need to list it once; of some, the letters without which they are not there. */
const SAME: readonly (readonly [said: RegExp, written: string, letters?: string])[] = [
  [/\b(uh|mm|m)[ -]?(huh|hmm|hm)\b|\bmhm\b/g, 'yes'],
  [/\buh uh\b|\bnuh uh\b/g, 'nope'],
  [/\b(um+|uh+m?|er+m?|hm+|mm+|ah+|eh+|o{2,}h*|aw+|hiya)\b/g, ' '],
  [/\b(what|who|where) all (?=(?:is|are|s|comes?|goes|do|does|did|can|you)\b)/g, '$1 '],
  [/\bhow longs\b/g, 'how long is'],
  [/\bwhat (is|are|s)\b/g, 'whats'],
  [/\bthat(ll| will) do( it)?\b|\bthat does it\b/g, 'thats it'],
  [/\bthat( is|s)? (gonna|going to) (do( it)?|be (it|all|everything))\b/g, 'thats it'],
  [/\bpick(ing)? (it|them|that|the order) up\b|\bpicking up\b(?! (?:the|my|an?|some|from|after|where)\b)/g, 'pickup'],
  [/\bthat (is|will be|would be|s)\b|\bthat(ll|d) be\b|\bthats gonna be\b/g, 'thats'],
  [/\bit (is|s|will be)\b/g, 'its'],
  [/\bi (would|d)\b/g, 'id'],
  [/\bwe (would|d)\b|\bwed(?= (like|love))/g, 'id'],
  [/\bi (am|m)\b/g, 'im'],
  [/\bi (will|ll)\b|\bwe (will|ll)\b|\bwell (have|take|get|do)\b/g, 'ill $3'],
  [/\b(?:ill|to|and|im here to) collect(?: it| them| that)?$|\bcollect (?:it|them|the order)\b/g, 'pickup'],
  [/\blet s\b|\blet us\b/g, 'lets'],
  [/\bdo (not|nt)\b|\bdon t\b/g, 'dont'],
  [/\bdid not\b|\bdidn t\b/g, 'didnt'],
  [/\bdoes not\b|\bdoesn t\b/g, 'doesnt'],
  [/\bcan not\b|\bcannot\b|\bcan t\b/g, 'cant'],
  [/\bok\b|\bokey\b|\bokie\b/g, 'okay'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  ...INCHES,
  // 'Thirty percent' counts nothing.
  [/\b(\d+) percent\b/g, '$1percent'],
  ...PERCENTS.toReversed(),
  // 'On one half … and on the other'
  [/\bon (?:one|the first) half (.{3,60}?) on the other\b(?! half| one)/g, 'on one half $1 on the other half'],
  // 'On just his half'
  [/\b(on|for) (?:just|only) (?=(?:\w+ ){0,2}(?:half|side)\b)/g, '$1 '],
  [
    /\bon (?:(?:his|her|hers|their|my|our|a|one)|(?:his|her|their|my|our) \w+s) (?:half|side)(?! (?:salad|order)\b)/g,
    'on half',
  ],
  [/\bhalf of (?:it|that|this)(?: with)?\b/g, 'half'],
  [/\bon half of (?=(?:the|my|that|one|both|each)\b)(?!the (?:pizza|pie)\b)/g, 'on half on '],
  [/\bon one side (.{3,60}?) on the other(?: side)?\b/g, 'on one half $1 on the other half'],
  [
    /(?<!\b(?:was|were|is|are|be|been|being|got|get|gets|have|had|having|never|just|not|only|wasnt) )\bdelivered\b(?! (?:to|at|by|in|on|for|yet|already|wrong|cold|late|me|us|my|the|yesterday|today)\b)/g,
    'for delivery',
  ],
  [/\b(?:twelve|12) ?inch(?:es)?\b|\bfoot long\b/g, 'footlong'],
  [/\b(?:six|6) ?inch(?:es)?\b/g, '6 inch'],
  [/\bveggie (?=(?:options?|dish(?:es)?|stuff|food|things?|meals?)\b)/g, 'vegetarian '],
  [
    /\b(?<!\b(?:do|did|if|dont|let|letting|so|as|would) )you know\b(?! (?:if|what|how|where|when|who|why|whether|which|the|that|any|anything|about|of)\b)/g,
    ' ',
  ],
  [/\bcoca cola\b/g, 'coke'],
  [/\bdoctor (?=peppers?\b)/g, 'dr '],
  [/\bbarb(?:e|a)(?:c|q)ue?\b/g, 'bbq'],
  [/\bice tea\b/g, 'iced tea'],
  [/\bmayonnaise\b/g, 'mayo'],
  [/\bo ?j\b/g, 'orange juice'],
  [/(?<=\w) n (?=\w)/g, ' and '],
  [/\b(?:yall|you all)\b(?! set\b)/g, 'you guys'],
  [/\blbs?\b/g, 'pound'],
  [/\bhalf an? (?=pound|rack|pint|gallon|chicken|order)/g, 'half '],
  [/\bmins\b/g, 'minutes'],
  [
    /\b(?:hola|buenas)(?= (?:can|could|i|id|ill|im|hi|hello|yeah|um|this|do|are|let|give|may|we|how|lemme|gimme|a|an|one|two|three|four|five|six|just|the|my|please|for|get|\d+)\b)/g,
    'hi',
  ],
  [
    /\bfor (?:the|my|our) (?:little|wee|young|big|older|younger) (?:ones?|guys?|girls?|boys?|man|lady)\b/g,
    'for my kid',
  ],
  // 'Do a large one instead' asks for it.
  [
    /(^|\b(?:then|just|actually|okay|instead|please) )do (?=(?:an?|me|one|two|three|four) (?!of\b|people\b|or\b))/g,
    '$1get ',
  ],
  [/\blemme\b/g, 'let me'],
  [/\bgimme\b/g, 'give me'],
  [/\bnevermind\b/g, 'never mind'],
  [/\bno (?=(?:good)?bye\b)/g, 'nope '],
  [/\b(?:i|we) dont (?:want|need) (?:any )?(?:other|more|another) \w+$/g, 'nothing else'],
  [/\bpick up\b/g, 'pickup'],
  // A change of mind mostly follows.
  [/(?<!\bdo )\byou know what\b/g, 'actually'],
  [/\bsi\b/g, 'yes'],
  [/\b2 (?=lit(er|re)s?\b)/g, 'two '],
  // As recognisers write what was heard.
  [/\bexcel\b/g, 'xl'],
  [/\bto of\b/g, 'two of'],
  [/\b(make (?:that|it|those)) too?$/g, '$1 two'],
  [/\b(make (?:that|it|those)) for$/g, '$1 four'],
  [/\b(swap|switch|change|remove|replace)p?e?d the\b/g, '$1 the'],
  [/\btake out\b(?= ?$)/g, 'takeout'],
  // 'I'll be there in twenty'
  [
    /\b((?:there|pickup|come|coming|ready|over|by|get it|grab it|back) in (?:about |like |maybe )?(?:five|ten|fifteen|twenty|thirty|forty|\d\d?))\b(?! (?:minutes?|mins?|hours?|seconds?|or|to|inch|pieces?|five)\b)/g,
    '$1 minutes',
  ],
];

/**
 * Lower-case words without punctuation, accents and hesitations. The comma after a 'no' is the one mark that is kept
 * (as 'nope'): it tells 'no, onion rings' from 'no onions'.
 */
export const tokenise = (text: string): readonly string[] =>
  text.length <= NAME_LENGTH ? wordsOfName(text) : wordsOfUtterance(text);

/** Names of a menu are taken to pieces again and again, and each reader of an utterance takes that to pieces. */
const NAME_LENGTH = 60;
const wordsOfName = keeping(20_000, toWords);
const wordsOfUtterance = keeping(100, toWords);

function toWords(text: string): readonly string[] {
  let words = text
    .replace(/\u00bd/g, ' half ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/(^|[^a-z])'em\b|(?<=\b(?:of|with|on|make|for) )em\b/g, '$1them')
    .replace(/(\w)'(\w)/g, '$1$2')
    .replace(/\bno\s*(,|\.|…|;|\?|!|-{1,2} )/g, 'nope ')
    .replace(/(\d+)\s*("|''|”)/g, '$1 inch ')
    .replace(/&|\+/g, ' and ')
    .replace(/(\d) ?%/g, '$1percent ')
    .replace(/#(?=\d)/g, ' number ')
    .replace(/\bx-?large\b/g, 'xl')
    .replace(/\b(\d+) ?x\b/g, '$1')
    .replace(/\bx ?(\d+)\b/g, 'times $1')
    .replace(/\$(\d+)\.(\d\d)\b/g, '$1 dollars $2')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  // To look whether it is there costs a fifth of putting it in another's place.
  for (const [said, written, letters = ''] of SAME)
    if (words.includes(letters) && said.test(words)) words = words.replace(said, written);
  return words.split(' ').filter((word) => word !== '');
}

/** Where a clause begins, as the marks of an utterance tell: places in its `tokenise`d words. */
export function clauseStarts(text: string): ReadonlySet<number> {
  const starts: number[] = [];
  let words = 0;
  // The mark behind a 'no' is kept as a word of its own.
  for (const clause of text.split(/(?<!\bno)[,;:.!?\u2026]+(?=\s|$)/i)) {
    words += tokenise(clause).length;
    starts.push(words);
  }
  return words === tokenise(text).length ? new Set(starts.slice(0, -1)) : new Set();
}

/** The singular of a noun, well enough that both sides of a comparison lose the same letters. */
export const singular = keeping(20_000, toSingular);

/** Several of what is called so: 'jalapenos'. */
export const several = (name: string): string => (singular(name) === name ? `${name}s` : name);

function toSingular(word: string): string {
  if (/^\d+s$/.test(word)) return word.slice(0, -1);
  if (/^.ies?$/.test(word)) return word.slice(0, 3);
  // 'Loaves', 'halves'; olives and chives are none of these.
  if (/(?:loa|hal|lea|kni|shel|scar|cal)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ie') && word.length > 3) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us)$/.test(word)) return word;
  // 'Rotis', 'kiwis'; 'basis' and 'tennis' are no plurals.
  if (word.endsWith('is')) return word.length < 5 || /(?:[aeiouy]s|ps|nn)is$/.test(word) ? word : word.slice(0, -1);
  if (/(ch|sh|x|o|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** 'Sandwiches' is a sandwich. */
export const oneOf = (kind: string): string =>
  kind
    .toLowerCase()
    .replace(/ (?:by|from|of) the .*$/, '')
    .replace(/\w+$/, singular);

export const stems = (words: readonly string[]): string => words.map(singular).join(' ');

/** Words that carry a sentence but never a dish: not guessed at, however much they sound like one. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those it its i im id ill me my mine you your yours we us our they them their he she who
  what whats which when where why how is are was were be been am do does did done dont doesnt can cant could would will
  wont should may might must have has had having get got getting want wants need needs like love take give make made
  put add let lets go going come know see say said tell ask think mean meant try thing things stuff
  and or but if so then than as at by for from in into of off on onto out over to too up with about just only also
  really very much many more most less some any all both each every few lot lots not no nope yes yeah yep sure okay
  right well now here there again still anyway anyways anyhow please thanks thank hi hello hey sorry oh ah wait actually maybe
  one two three four five six seven eight nine ten eleven twelve dozen couple half another other else same
  thats thing order ordering today tonight tomorrow time minute minutes around ahead until till before after noon midnight oclock night day number name phone call calling
  dear sir maam darling sweetie sweetheart dude bro boss days
  mother father grandson granddaughter grandkids nephew niece neighbor roommate coworker
  friend friends wife husband son daughter kid kids mom dad buddy brother sister guest guests
  good great fine nice bad long last first next back down kind guys guy everything anything something nothing`
    .split(/\s+/)
    .filter(Boolean),
);

/** A subject with its verb: what stands behind it tells something, and is no thing that is left off. */
export const TELLS =
  /^(?:im|ive|hes|shes|theyre|theyve|theyd|theyll|were|weve|youre|youve|youd|hed|shed|hell|shell|thats|theres|because|cause|since)$/;

/** For a pattern: what people write as a name may hold marks that mean something there. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
