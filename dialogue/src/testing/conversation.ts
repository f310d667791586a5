import type { CallerTurn, Expectation, Talker } from '@attendant/voice/roles';
import { builtInAssistant } from '../assistant.ts';
import { isState, type Line } from '../decide/state.ts';
import type { BusinessFacts } from '../facts.ts';
import { openCalendar } from './calendar.ts';
import { salsFacts } from './facts.ts';
import { salsMenu } from './menu.ts';
import { openShop, type Shop } from './shop.ts';

/** A conversation with the built-in assistant in Sal's shop, typed line by line. */
export interface Conversation {
  shop: Shop;
  replies: string[];
  ended: boolean;
  /** Says the lines one after the other; the last reply comes back. */
  say(...lines: string[]): Promise<string>;
  /** The same, heard by a recogniser that is so sure of it, from 0 to 1. */
  hear(text: string, confidence: number): Promise<string>;
  turn(turn: Partial<CallerTurn>): Promise<string>;
  expects(): Expectation;
  answers(): readonly string[];
  state(): unknown;
  /** What stands on the order. */
  lines(): readonly Line[];
}

/** As in a shop, all calls share a menu, and what was read of it, until something on it changes. */
const SALS = salsMenu();

export function converse(more: Partial<BusinessFacts> = {}, state: unknown = null): Conversation {
  const facts = salsFacts({ menu: SALS, ...more });
  const shop = openShop(facts.menu, openCalendar(facts));
  const assistant = builtInAssistant(() => ({ ...facts, menu: shop.menu }));
  const talker: Talker = assistant.open({ tools: [], callTool: shop.callTool, state });
  const conversation: Conversation = {
    shop,
    replies: [],
    ended: false,
    turn: async (turn) => {
      const reply = await replyTo(talker, conversation, turn);
      conversation.replies.push(reply);
      return reply;
    },
    say: async (...lines) => {
      let reply = '';
      for (const text of lines) reply = await conversation.turn({ text });
      return reply;
    },
    hear: (text, confidence) => conversation.turn({ text, confidence, kind: 'speech' }),
    expects: () => talker.question().expects,
    answers: () => talker.question().answers,
    state: () => talker.state(),
    lines: () => {
      const state = talker.state();
      return isState(state) ? state.lines : [];
    },
  };
  return conversation;
}

async function replyTo(talker: Talker, conversation: Conversation, turn: Partial<CallerTurn>): Promise<string> {
  const number = conversation.replies.length + 1;
  const whole: CallerTurn = { turn: number, text: '', kind: 'text', confidence: null, interruptedAfter: null, ...turn };
  let reply = '';
  for await (const part of talker.reply(whole, new AbortController().signal)) {
    if (part.kind === 'text') reply += part.text;
    else conversation.ended = true;
  }
  return reply;
}
