import { tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import { standingOf } from '../../order/standing-changes.ts';
import type { Talk } from '../../talk.ts';
import { asSaid } from '../spoken-of.ts';

const IT = '(?:it|that|this|them|those|these|there|that one|the \\w+(?: \\w+)?)';
/** 'Is there mayo on that', 'does it have any onion', 'it's got nuts in it right' */
const ASKS = new RegExp(
  `\\b(?:(?:is|are) there (?:any |an? )?(?<there>\\w+(?: \\w+)?) (?:in|on) (?<of>${IT})|(?:does|do|did) (?<has>${IT}) (?:have|come with|contain|include|got) (?:any |an? )?(?<what>\\w+(?: \\w+)?)(?: (?:in|on) (?:it|them|that))?)(?= ,)`,
);
const IF_SO = '(?:if (?:so|yes|there is|there are|it does|they do|it has(?: any)?|it is|thats the case)|in that case)';
const OFF =
  '(?:(?:can you |could you |please |just |id like you to )*(?:leave|take|keep|hold|skip|drop|lose|omit)(?: (?:it|that|them|those|any))?(?: (?:off|out|away))?|(?:i )?(?:dont|do not) (?:put|want|add|include) (?:it|that|them|any)(?: (?:on|in)(?: (?:it|there))?)?|(?:make (?:it|mine) )?without(?: (?:it|that|them))?|no(?:ne)?(?: please)?)';
const LEAVES = new RegExp(
  `^(?: ,| and| then| so| well| but| please)* (?:${IF_SO} ,? ?(?:then )?${OFF}|${OFF} ,? ?${IF_SO})(?: please| then| thanks)*$`,
);

/**
 * 'Is there mayo on that? Leave it off if there is': whatever the menu lists, it is left off, of the dish that was asked about,
 * and no dish is.
 */
export function leaveOffIfIn(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  if (state.lines.length === 0 || !facts.orderingEnabled || state.booking) return;
  const said = heard.text
    .split(/[,;.?!]+(?=\s|$)/)
    .map((part) => tokenise(part).join(' '))
    .filter((part) => part !== '')
    .join(' , ');
  const asked = ASKS.exec(said);
  const { there, of, has, what } = asked?.groups ?? {};
  const food = there ?? what;
  if (!asked || !food || !LEAVES.test(said.slice(asked.index + asked[0].length))) return;
  const on = of ?? has ?? 'it';
  const { focus } = standingOf(talk);
  const dish = /^(?:it|that|this|them|those|these|there|that one)$/.test(on)
    ? menu.family(focus?.family ?? '')?.called
    : on;
  talk.heard = asSaid(hear(`no ${food}${dish ? ` on the ${dish.replace(/^the /, '')}` : ''}`, facts, menu), heard);
}

const WITHOUT_IT =
  /^(?:(?:oh|okay|no|nah|well|then|so|um|uh|hm+|actually|just|in that case|wow) )*(?:(?:leave|take|keep|hold) (?:it|that|them|those) (?:off|out|away)|(?:skip|drop|forget|hold) (?:it|that|them|those)|without (?:it|that|them)|no (?:thanks|thank you))(?: (?:then|please|thanks|though))*$/;

/** 'Is the syrup extra?', 'then leave it off': what can be chosen, that was asked about, and no dish. */
export function leaveOffAskedAbout(talk: Talk): void {
  const { state, heard, facts, menu, turn } = talk;
  const [choice, ...others] = state.wondering?.turn === turn.turn - 1 ? state.wondering.choices : [];
  if (choice === undefined || others.length > 0 || state.lines.length === 0) return;
  if (!WITHOUT_IT.test(heard.words.join(' '))) return;
  const isOn = state.lines.some(({ notes }) => notes.includes(choice.toLowerCase()));
  talk.heard = asSaid(hear(isOn ? `no ${choice.toLowerCase()}` : 'okay', facts, menu), heard);
}
