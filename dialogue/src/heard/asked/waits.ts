import type { Piece } from '../../understand/pieces.ts';

const LED = '^(?:(?:and|so|okay|oh|um|uh|well|about|roughly|hey|hi|yeah|also|just) )*';
const ASKS =
  '(?:hows? long|how (?:soon|fast|quick|quickly)|how much (?:longer|time)|whats the (?:wait|turnaround)|when(?=.* (?:ready|done|here|pick|pickup|get|come)\\b))';
/** What says no more of it: whatever else is named is asked about. */
const NOTHING_ELSE =
  `do does did are am will would might should you youd youll we wed i id itll thatll theyll guys yall think figure guess reckon say it its that
  thats this they theyre is be going gonna to take taking takes looking look at for about roughly till til until before ready done made the a an my
  wait waiting time usually normally typically right now there then from here order ordered ordering delivery deliver delivered pickup takeout carryout
  get can could come have pick up eat food if when call called calling in place placed put one of off with and only just today tonight like or so
  talking thinking talkin me us minutes turnaround`.split(/\s+/);
const WAIT = new RegExp(`${LED}${ASKS}(?: (?:${NOTHING_ELSE.join('|')}))*$`);
/** 'How long are the breadsticks' is of no wait, nor is until when something is had. */
const OF_TIME =
  /\b(?:for|take|takes|taking|wait|be|itll|ready|done|till|until|if|before|get|order|pick|pickup|call|when|soon)\b/;
const OF_THE_DISH = /\byou (?:have|serve)\b/;

/** How long it takes, and nothing else but dishes that are named: 'how long you think', 'how long for a large pie if I call it in now'. */
export function asksWait(pieces: readonly Piece[]): boolean {
  const beside = pieces.flatMap((piece) => (piece.kind === 'word' && !piece.choice ? piece.said : []));
  const said = beside.join(' ');
  const isOfDish = beside.length < pieces.length;
  return WAIT.test(said) && (!isOfDish || (OF_TIME.test(said) && !OF_THE_DISH.test(said)));
}
