import { numberAt } from '../../understand/numbers.ts';
import { tokenise } from '../../understand/words.ts';

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
  /** There is nothing else on the order. */
  all?: true;
  /** So many there are in all, of what is named first. */
  count?: number;
}

const COUNT = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)';

const ANEW =
  /^.*\b(?:start(?:ing)? (?:all )?(?:over|again)|from (?:scratch|the (?:beginning|top|start)))\b[\s,.:;!-]+(?=\S)/i;

/** 'What? I just told you': what follows was said before. */
const TOLD_BEFORE =
  "(?:(?:like|as|(?:(?:is|was|that['’]?s) )?what) )?i(?:[’']ve)? (?:(?:just|already) )?(?:told you|said(?: (?:that|it|so))?)(?: already| before)?";
const LEAD = new RegExp(
  `^(?:(?:uh|um|oh|no|nope|wait|hold on|hang on|my (?:bad|mistake)|oops|hmm|sorry|actually|okay|ok|so|well|ugh|please|and|but|what|listen|${COUNT}(?=\\?)|${TOLD_BEFORE}|that'?s (?:wrong|not right|not it|not what i (?:said|ordered|want))|you (?:mis(?:heard|understood)(?: me| that)?|(?:got|have|heard) (?:it|that|me) wrong))[\\s,.!?:-]+)+`,
  'i',
);
const CORRECTING = new RegExp(
  `\\b(?:no|misheard|misunderstood|nope|wait|h[oa](?:ld|ng) on|my (?:bad|mistake)|oops|sorry|actually|wrong|not|${TOLD_BEFORE})\\b`,
  'i',
);
const TOLD = new RegExp(`\\b${TOLD_BEFORE}\\b`, 'i');
/** 'So that's a BLT with mayo and a coffee': what was ordered is summed up, with what was not said before. */
const SUMS_UP =
  /^(?:(?:okay|ok|alright|all right|and|yeah|yes|um|uh)[\s,]+)*so[\s,]+(?:that(?:['’]s| is|['’]d be| would be)|it(?:['’]s| is)|i(?:['’]ve got|['’]ve| have| got)|we(?:['’]ve got|['’]ve| have))\s+(?=\S)/i;
const CUE =
  /^(?:(?:i (?:said|meant)|(?:it|that)(?:['’]?s| is| was)(?: just| only| supposed to be)?|make (?:it|that)|i (?:only |just )?(?:want(?:ed)?|ordered|asked for|need(?:ed)?)|it should (?:just |only )?be|only|just)\s+)+/i;

/** ', so two hawaiian and one cheese', behind a change: what the order comes to. */
const COMES_TO = new RegExp(`^.+[,.;!?]\\s*(?:and )?so (?:that'?s |it'?s |just )?(?=${COUNT}\\s)`, 'i');
const DENIED = new RegExp(`[\\s,.;-]+not (?:${COUNT}|both)\\b.{0,20}$`, 'i');
const ALL = '(?:altogether|all together|all in all|in all|in total|total)';
const SUM = new RegExp(`[\\s,.;-]+(?:so |that'?s |that is )?${COUNT} [a-z]+ ${ALL}[.!\\s]*$`, 'i');
const IN_ALL = new RegExp(`\\s+${ALL}(?=[.,!\\s]*$)`, 'i');

/** 'No no, I want three pizzas total. Two diavolas and …': how many there are in all, before they are named. */
const COUNTS_ALL = new RegExp(
  `^(?:i (?:only |just )?(?:want(?:ed)?|need(?:ed)?|said|meant|ordered)|it(?:['’]s| is)|(?:it|that|there) should (?:only |just )?be|that(?:['’]s| is| makes)|make (?:it|that))?\\s*\\b(?<count>${COUNT})(?: (?!of\\b)[a-z]+)?(?: ${ALL})?\\s*[,.:;-]+\\s+(?:so )?(?=\\S)`,
  'i',
);
const ALL_SAID = new RegExp(`\\b(?:${ALL}|should)\\b`, 'i');

/** 'The whole order should be …': what is not named is none of it. */
const WHOLE_ORDER =
  /^(?:so )?(?:(?:all in all|altogether|all together|in all|in total)[\s,]+)?(?:(?:the|my|our) (?:(?:whole|entire|full|complete) )?order|the whole thing)(?:['’]s| is| was| should(?: just| only)? be| would be)\s+(?:just |only )?(?=\S)/i;
const ALL_LEAD = new RegExp(
  `^(?:so )?${ALL}[\\s,]+(?:(?:i|we)(?:['’]d)? (?:want|need|like|have)|it(?:['’]s| is| should be)|that(?:['’]s| is))?\\s*(?=\\S)`,
  'i',
);
/** 'Take everything else off' */
const REST =
  "(?:(?:please|you can|just) )*(?:(?:take|cancel|remove|drop|scratch|forget|lose|delete|leave|get rid of)(?: off)? (?:everything else|all the (?:rest|others?|other stuff)|the (?:rest|others|other (?:stuff|things|ones)))(?: (?:off|out))?|that(?:['’]s| is) (?:the|my)(?: whole| entire)? order)(?: please)?";
const REST_GOES = new RegExp(`^${REST}[\\s,.;:-]+(?=\\S)|[\\s,.;-]+(?:and )?${REST}[.!\\s]*$`, 'i');
const NOTHING_ELSE = /[\s,.;-]+(?:and )?nothing (?:else|more)(?: please)?[.!\s]*$/i;
const AGAIN_LEAD =
  /^(?:(?:let me|i['’]?ll|i will) (?:say|repeat|go over|start)(?: (?:it|that|this|the order|my order|the whole (?:thing|order)))?(?: (?:again|once more|one more time))?|once (?:again|more)|one more time|i repeat|again)\b[\s,.:;-]+(?=\S)/i;
const TOLD_BEHIND = new RegExp(`[\\s,.;-]+${TOLD_BEFORE}[.!\\s]*$`, 'i');

/** 'No, only two cokes', 'two hawaiians and one cheese, three in all': null where nothing tells that it was said before. */
export function restatedIn(said: string): Restated | null {
  const anew = ANEW.exec(said)?.[0];
  if (anew) return { text: said.slice(anew.length), whole: true, anew: true };
  const sum = SUMS_UP.exec(said)?.[0];
  if (sum) return { text: said.slice(sum.length), whole: false, anew: false, sums: true };
  const all = wholeIn(said);
  if (all) return all;
  const behind = said.replace(COMES_TO, '').replace(TOLD_BEHIND, '');
  const undenied = behind.replace(DENIED, '');
  const bare = undenied.replace(SUM, '').replace(IN_ALL, '');
  const lead = LEAD.exec(bare)?.[0] ?? '';
  const rest = bare.slice(lead.length);
  const cue = CUE.exec(rest)?.[0] ?? '';
  const whole = bare !== said;
  if (!whole && cue === '' && !CORRECTING.test(lead)) return null;
  const isTold = TOLD.test(lead) || TOLD.test(cue) || TOLD_BEHIND.test(said);
  return {
    text: rest.slice(cue.length).trim(),
    whole,
    anew: false,
    ...(isTold && { told: true }),
    ...(behind !== said && { comes: true }),
  };
}

/** What leaves no doubt about what else there is. */
function wholeIn(said: string): Restated | null {
  const lead = LEAD.exec(said)?.[0] ?? '';
  const behind = said.slice(lead.length).replace(REST_GOES, '');
  const rest =
    CORRECTING.test(lead) || /^(?:that|it)['’]?s\b/i.test(behind) ? behind.replace(NOTHING_ELSE, '') : behind;
  const total = COUNTS_ALL.exec(rest);
  const count = numberAt(tokenise(total?.groups?.count ?? ''), 0)?.value;
  if (total && count !== undefined && count > 1 && (ALL_SAID.test(total[0]) || CORRECTING.test(lead)))
    return { text: rest.slice(total[0].length), whole: true, anew: false, count };
  const cue = WHOLE_ORDER.exec(rest)?.[0] ?? ALL_LEAD.exec(rest)?.[0] ?? AGAIN_LEAD.exec(rest)?.[0] ?? '';
  const text = rest.slice(cue.length).replace(CUE, '');
  const isAll = WHOLE_ORDER.test(rest) || rest.length < said.length - lead.length;
  if (cue === '' && !isAll) return null;
  return { text, whole: true, anew: false, ...(isAll && { all: true }) };
}

const CHECKS =
  /^(?:(?:so|listen|okay|ok|and|but)[\s,]+)*(?:(?:you(?:['’]ve| have)? got|you have(?: me down for)?|i(?:['’]ve got| have)|that(?:['’]s| is)|it(?:['’]s| is))\s+)?(?<what>.+?)[\s,]+(?:right|okay|ok|correct|yeah|yes|got (?:it|that))[.?!\s]*$/i;

/** 'You've got two reubens and a coke, right?': what is said to make sure of it; null where nobody does. */
export const madeSureOf = (said: string): string | null => CHECKS.exec(said)?.groups?.what ?? null;

const OFF = /\b(?:scrap|scratch|cancel|remove|drop|lose|forget|skip|never ?mind|get rid of|take off|leave off)\b/i;

/** 'Scrap the basket, just do two of the tins' */
export const takesOff = (said: string): boolean => OFF.test(said);
