/** What is said again as it should be. */
export interface Restated {
  /** What is wished for, without what leads up to it and what only counts it. */
  text: string;
  /** Of what is named there is nothing else. */
  whole: boolean;
  /** All that stands is thrown away before. */
  anew: boolean;
  /** The caller tells that it was said before. */
  told?: true;
  /** What it all comes to was told behind a change. */
  comes?: true;
  /** It only sums up what was ordered: what does not stand is none of it. */
  sums?: true;
}

const COUNT = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)';

const ANEW =
  /^.*\b(?:start(?:ing)? (?:all )?(?:over|again)|from (?:scratch|the (?:beginning|top|start)))\b[\s,.:;!-]+(?=\S)/i;

/** 'What? I just told you': what follows was said before. */
const TOLD_BEFORE =
  "(?:(?:like|as) )?i(?:[’']ve)? (?:(?:just|already) )?(?:told you|said(?: (?:that|it|so))?)(?: already| before)?";
const LEAD = new RegExp(
  `^(?:(?:uh|um|oh|no|nope|wait|hmm|sorry|actually|okay|ok|so|well|ugh|please|and|but|what|listen|${COUNT}(?=\\?)|${TOLD_BEFORE}|that'?s (?:wrong|not right|not it|not what i (?:said|ordered|want))|you (?:got|have) it wrong)[\\s,.!?:-]+)+`,
  'i',
);
const CORRECTING = new RegExp(`\\b(?:no|nope|wait|sorry|actually|wrong|not|${TOLD_BEFORE})\\b`, 'i');
const TOLD = new RegExp(`\\b${TOLD_BEFORE}\\b`, 'i');
/** 'So that's a BLT with mayo and a coffee': what was ordered is summed up, with what was not said before. */
const SUMS_UP =
  /^(?:(?:okay|ok|alright|all right|and|yeah|yes|um|uh)[\s,]+)*so[\s,]+(?:that(?:['’]s| is|['’]d be| would be)|it(?:['’]s| is)|i(?:['’]ve got|['’]ve| have| got)|we(?:['’]ve got|['’]ve| have))\s+(?=\S)/i;
const CUE =
  /^(?:(?:i (?:said|meant)|(?:it|that)(?:['’]s| is) (?:just|only|supposed to be)|i (?:only |just )?(?:want(?:ed)?|ordered|asked for|need(?:ed)?)|it should (?:just |only )?be|only|just)\s+)+/i;

/** ', so two hawaiian and one cheese', behind a change: what the order comes to. */
const COMES_TO = new RegExp(`^.+[,.;!?]\\s*(?:and )?so (?:that'?s |it'?s |just )?(?=${COUNT}\\s)`, 'i');
const DENIED = new RegExp(`[\\s,.;-]+not (?:${COUNT}|both)\\b.{0,20}$`, 'i');
const ALL = '(?:altogether|all together|in all|in total|total)';
const SUM = new RegExp(`[\\s,.;-]+(?:so |that'?s |that is )?${COUNT} [a-z]+ ${ALL}[.!\\s]*$`, 'i');
const IN_ALL = new RegExp(`\\s+${ALL}(?=[.,!\\s]*$)`, 'i');

/** 'No, only two cokes', 'two hawaiians and one cheese, three in all': null where nothing tells that it was said before. */
export function restatedIn(said: string): Restated | null {
  const anew = ANEW.exec(said)?.[0];
  if (anew) return { text: said.slice(anew.length), whole: true, anew: true };
  const sum = SUMS_UP.exec(said)?.[0];
  if (sum) return { text: said.slice(sum.length), whole: false, anew: false, sums: true };
  const behind = said.replace(COMES_TO, '');
  const undenied = behind.replace(DENIED, '');
  const bare = undenied.replace(SUM, '').replace(IN_ALL, '');
  const lead = LEAD.exec(bare)?.[0] ?? '';
  const rest = bare.slice(lead.length);
  const cue = CUE.exec(rest)?.[0] ?? '';
  const whole = bare !== said;
  if (!whole && cue === '' && !CORRECTING.test(lead)) return null;
  const isTold = TOLD.test(lead) || TOLD.test(cue);
  return {
    text: rest.slice(cue.length).trim(),
    whole,
    anew: false,
    ...(isTold && { told: true }),
    ...(behind !== said && { comes: true }),
  };
}
