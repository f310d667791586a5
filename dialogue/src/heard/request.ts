import { asSpoken, inscriptionIn } from './words/inscription.ts';

/** What somebody wants done that is no dish and no talk: 'cut them in squares', of 'can you cut them in squares, please'. */
export interface Request {
  text: string;
  /** It is about what was just ordered. */
  ofThat: boolean;
  /** Words are to be written on it: whatever they name is none of the menu. */
  written: boolean;
  /** On what that comes with it: 'card'. */
  on?: string;
  /** It was said before all else: what is ordered behind it is another. */
  first?: boolean;
}

const OPENING = '(?:(?:and|also|oh|okay|so|yeah|yes|but|um|actually|one more thing|hey|please) )*';
const ASKING =
  '(?:(?:can|could|would|will) (?:you|they|you guys) (?:please |also |maybe |just |possibly )*|(?:please )?make sure (?:that )?|(?:please )?(?:have|ask) (?:them|the kitchen|the chef|the driver) to |please (?=(?:cut|slice|wrap|heat|warm|pack|bag|leave|ring|knock|write|keep|label|split|separate)\\b))';
const ENDING = '(?: please| thanks| thank you| for me| if (?:thats okay|possible|you can))*';
const REQUEST = new RegExp(`^${OPENING}${ASKING}(?<what>.+?)${ENDING}$`);

/** What is asked of whoever talks here, or changes the order by its own ways. */
const OF_THE_TALK =
  /^(?:hear|help|tell|say|repeat|spell|speak|talk|transfer|connect|hold|wait|call|ring|text|email|check|see|explain|recommend|suggest|deliver|take|change|switch|swap|replace|remove|cancel|read|go|give|get|bring|add|do|be|have|send|let|answer|understand|find|look|book|move|schedule|squeeze|fit|come|pass|remind|confirm|charge|accept|use|order|eat|pay|pick|pickup|hurry|rush|not|i|me|my|we|price|match|beat|describe|mail|ship|refund|fix|put|throw|make)\b/;

/** 'Could it say happy birthday Max on it?' */
const WRITTEN =
  /\b(?<what>(?:say|write|saying|writing|reads?|have it say|put) .+? (?:on (?:it|top|(?:the|a|my|that) \w+)|written on it)(?: in \w+)?)\b/;

/** 'A card with it that says get well soon', 'it should say love from us all' */
const CARRIES =
  /\b(?:(?:card|note|tag|label|ribbon|banner|plaque|message|cake|balloon|mug|icing|inscription|sign)s? (?:with it |to it |on it |there |along )*(?:that |which |to )?(?<what>(?:saying|says?|reads?|reading) .+)|(?:it|that|the \w+) (?:should|must|needs to|has to|is to|ought to|could) (?<also>(?:say|read) .+))$/;

const SAYS = /\b(?:can|could|should|would) (?:it|that|they|the \w+) (?:please )?(?<what>say .+?)(?: on (?:it|top))?$/;

/** Reads `tokenise`d words; what is to be written stands as it was said. */
export function requestIn(words: readonly string[], spoken: string): Request | null {
  const said = words.join(' ');
  const isWriting = /\b(?:says?|write|writing|saying|reads?|reading)\b/.test(said);
  const groups = isWriting ? (WRITTEN.exec(said) ?? SAYS.exec(said) ?? CARRIES.exec(said))?.groups : undefined;
  const written = groups?.what ?? groups?.also;
  if (written) return { text: asSpoken(written, spoken), ofThat: true, written: true };
  const what = REQUEST.exec(words.join(' '))?.groups?.what;
  if (!what || OF_THE_TALK.test(what) || !what.includes(' ')) return null;
  return { text: what, written: false, ofThat: /\b(?:it|them|that|those|its|theyre)\b/.test(what) };
}

/** What is to stand on a card is taken out before all else is read. */
export function besideInscription<Read extends { request: Request | null }>(
  said: string,
  read: (rest: string) => Read,
): Read {
  const written = inscriptionIn(said);
  if (!written) return read(said);
  const { text, on, first, rest } = written;
  return { ...read(rest), request: { text, on, first, ofThat: true, written: true } };
}
