import { aboutMenu } from '../decide/answers/menu-answers.ts';
import { SURE, tellNoted } from '../decide/answers/noted.ts';
import { keepWords, nextOfMessage } from '../decide/message/message.ts';
import { changing, type Talk } from '../decide/talk.ts';
import { FOREIGN } from '../heard/intent/remarks.ts';
import type { Sending } from '../heard/message.ts';
import { NO_SENDING } from '../say/answers.ts';
import { hours } from './business/hours.ts';
import { address } from './business/where.ts';

/** Nothing is sent from a call: what can be told is told, and the rest is for whoever can send it. True when it was asked for. */
export function takeSending(talk: Talk): boolean {
  const { sending } = talk.heard;
  if (!sending || /^(?:message|voicemail|booking)/.test(talk.state.asked.kind)) return false;
  return SEND[sending](talk);
}

const SEND: Readonly<Record<Sending, (talk: Talk) => boolean>> = {
  order: noteOnOrder,
  address: told((talk) => address.take(talk)),
  hours: told((talk) => hours.take(talk)),
  menu: (talk) => talk.menu.families.length > 0 && told(aboutMenu)(talk),
  other: (talk) => {
    if (talk.state.lines.length > 0) return noteOnOrder(talk);
    // The caller's own mail is somebody's business; a text to a brother is nobody's here.
    if (
      talk.heard.foreign > FOREIGN ||
      talk.state.booking ||
      talk.heard.forSomebody === 'complaint' ||
      talk.heard.remark.intent === 'services'
    )
      return false;
    // 'Do I pay there, or do you send me a bill?'
    if (talk.heard.asking && tellNoted(talk, SURE)) return true;
    talk.say.push(`${NO_SENDING} I can pass that on.`);
    keepWords(talk.state, talk.turn.text.trim());
    nextOfMessage(talk);
    return true;
  },
};

function told(take: (talk: Talk) => void): (talk: Talk) => boolean {
  return (talk) => {
    talk.say.push(NO_SENDING);
    take(talk);
    return true;
  };
}

/** 'Text me when it's ready' goes on the ticket. */
function noteOnOrder(talk: Talk): boolean {
  const { state, turn } = talk;
  if (state.lines.length === 0) return false;
  changing(talk);
  const said = turn.text.trim().replace(/^(?:and |also |oh )*(?:can|could|would|will) you (?:please )?|[.?!]+$/gi, '');
  talk.say.push(`Okay, I've noted: ${said}.`);
  if (!state.special.includes(said)) state.special.push(said);
  return true;
}
