import { weekWith } from '@attendant/contract/testing/weeks';
import { describe, expect, it } from 'vitest';
import { builtInAssistant } from './assistant.ts';
import { converse, openCalendar, openShop, salsFacts, salsMenu } from './testing/index.ts';

describe('when a dish sells out in mid-call', () => {
  it('the dish is named before the read-back, and the rest goes on', async () => {
    const call = converse();
    await call.say('arancini and two cannoli', 'no');
    call.shop.sellOut('Arancini');
    expect(await call.say('Joe')).toBe(
      "I'm sorry, the Arancini has just sold out. We still have Garlic Knots, Antipasto or Fried Calamari. Would you like something else with the rest?",
    );
    await call.say('no', 'yes');
    expect(call.shop.orders.map((order) => order.lines)).toEqual([['2 Cannoli']]);
  });

  it('nothing is claimed when it happens between the yes and the till', async () => {
    const call = converse();
    await call.say('arancini and two cannoli', 'no', 'Joe');
    call.shop.sellOut('Arancini');
    const reply = await call.say('yes');
    expect(reply).toContain('Arancini is sold out.');
    expect(reply).not.toContain('order is in');
    await call.say('garlic knots', "that's all", 'yes');
    expect(call.shop.orders.map((order) => order.lines)).toEqual([['2 Cannoli', '1 Garlic Knots']]);
  });

  it('the only dish leaves an empty order', async () => {
    const call = converse();
    await call.say('arancini', 'no');
    call.shop.sellOut('Arancini');
    expect(await call.say('Joe')).toContain('What would you like instead?');
    expect(call.shop.orders).toEqual([]);
  });
});

describe('when the till fails', () => {
  it('its sentence is said, nothing is claimed, and a message is offered', async () => {
    const call = converse();
    await call.say('arancini', 'no', 'Joe');
    call.shop.refusals.set('place_order', { ok: false, code: 'timeout', say: "I couldn't confirm your order." });
    expect(await call.say('yes')).toBe(
      "I couldn't confirm your order. Shall I take a message, so that someone calls you back about it?",
    );
    await call.say('yes', 'my order of arancini did not go through');
    expect(call.shop.messages[0]).toEqual({ caller_name: 'Joe', text: 'my order of arancini did not go through' });
  });

  it('an answer without a receipt is no order', async () => {
    const call = converse();
    await call.say('arancini', 'no', 'Joe');
    call.shop.refusals.set('place_order', { ok: true, value: {}, say: 'Your order is in.' });
    expect(await call.say('yes')).toContain("I couldn't make sure that your order went through.");
  });

  it('a missing price can be tried again', async () => {
    const call = converse();
    await call.say('arancini', 'no');
    call.shop.refusals.set('price_order', { ok: false, code: 'failed', say: "I can't reach the till." });
    expect(await call.say('Joe')).toBe("I can't reach the till. Shall I try again?");
    call.shop.refusals.clear();
    expect(await call.say('yes')).toContain('$11.00 in all');
  });
});

describe('when the caller interrupts', () => {
  it('a yes before the read-back was heard places nothing', async () => {
    const call = converse();
    await call.say('arancini', 'no', 'Joe');
    expect(await call.turn({ text: 'yeah', interruptedAfter: "So that's one" })).toBe('Shall I place the order?');
    expect(call.shop.orders).toEqual([]);
    await call.say('yes');
    expect(call.shop.orders).toHaveLength(1);
  });

  it('a confirmation that was cut short is said again', async () => {
    const call = converse();
    const placed = await call.say('arancini', 'no', 'Joe', 'yes');
    const reply = await call.turn({ text: 'when do you close', interruptedAfter: 'Thanks' });
    expect(placed).toContain('Your order is in: 1 Arancini.');
    expect(reply).toContain('Your order is in: 1 Arancini.');
    expect(reply).toContain('We close at 11:30 PM today.');
  });

  it('words that were cut short before anything came of them are answered with those that follow', async () => {
    const cut = new AbortController();
    const facts = () => {
      cut.abort();
      return salsFacts();
    };
    const { callTool } = openShop(salsMenu(), openCalendar(salsFacts()));
    const talker = builtInAssistant(facts).open({ tools: [], callTool, state: null });
    const say = async (text: string, turn: number, signal: AbortSignal) => {
      const turnOf = { turn, text, kind: 'speech', confidence: 0.9, interruptedAfter: null } as const;
      let reply = '';
      for await (const part of talker.reply(turnOf, signal)) reply += part.kind === 'text' ? part.text : part.reason;
      return reply;
    };
    expect(await say('two garlic knots', 1, cut.signal)).toBe('');
    expect(await say('and a tiramisu', 2, new AbortController().signal)).toBe(
      'Okay, two orders of Garlic Knots and one Tiramisu. Anything else?',
    );
  });

  it('words that cannot be answered do not stand before those that follow', async () => {
    let isFirst = true;
    const facts = () => {
      const known = salsFacts();
      if (!isFirst) return known;
      isFirst = false;
      return {
        ...known,
        get menu(): never {
          throw new RangeError('too deep');
        },
      };
    };
    const { callTool } = openShop(salsMenu(), openCalendar(salsFacts()));
    const talker = builtInAssistant(facts).open({ tools: [], callTool, state: null });
    const say = async (text: string, turn: number) => {
      const turnOf = { turn, text, kind: 'speech', confidence: 0.9, interruptedAfter: null } as const;
      let reply = '';
      for await (const part of talker.reply(turnOf, new AbortController().signal))
        reply += part.kind === 'text' ? part.text : part.reason;
      return reply;
    };
    await expect(say('two garlic knots', 1)).rejects.toThrow(RangeError);
    expect(await say('a tiramisu', 2)).toBe('Okay, one Tiramisu. Anything else?');
  });

  it('an order that was committed while nobody listened is told in the next reply, and not placed again', async () => {
    const cut = new AbortController();
    const shop = openShop(salsMenu(), openCalendar(salsFacts()));
    const callTool = (name: string, input: unknown) => {
      if (name === 'place_order') cut.abort();
      return shop.callTool(name, input);
    };
    const talker = builtInAssistant(() => salsFacts()).open({ tools: [], callTool, state: null });
    const say = async (text: string, turn: number, signal: AbortSignal, interruptedAfter: string | null = null) => {
      const parts: string[] = [];
      for await (const part of talker.reply(
        { turn, text, kind: 'speech', confidence: 0.9, interruptedAfter },
        signal,
      )) {
        parts.push(part.kind === 'text' ? part.text : part.reason);
      }
      return parts.join(' ');
    };
    const whole = new AbortController().signal;
    await say('arancini', 1, whole);
    await say('no', 2, whole);
    await say('Joe', 3, whole);
    expect(await say('yes', 4, cut.signal)).toBe('');
    expect(await say('hello are you there', 5, whole, '')).toContain('Your order is in: 1 Arancini.');
    expect(shop.orders).toHaveLength(1);
  });
});

describe('when the caller is silent', () => {
  it('the question is asked again, then the caller hears that someone is there', async () => {
    const call = converse();
    await call.say('a bianca');
    expect(await call.turn({ kind: 'silence' })).toBe('What size Bianca: small or large?');
    expect(await call.turn({ kind: 'silence' })).toBe("I'm still here. What size Bianca: small or large?");
  });
});

describe('when nothing is understood', () => {
  it('the reply varies and ends in the offer of a message', async () => {
    const call = converse();
    const replies = [await call.say('asdf qwer'), await call.say('zxcv uiop'), await call.say('hjkl')];
    expect(new Set(replies).size).toBe(3);
    expect(replies[2]).toBe("I'm sorry, I'm not getting that. Shall I take a message, so that someone calls you back?");
    expect(call.expects()).toBe('yes-no');
  });
});

describe('a message for the business', () => {
  it('waits for what is to be passed on when the caller gives a name first', async () => {
    const call = converse();
    await call.say('can I speak to a person', 'yes');
    expect(await call.say('my name is Dan')).toBe('Thanks, Dan. What would you like me to pass on?');
    await call.say('please call me back about my crown');
    expect(call.shop.messages).toEqual([{ caller_name: 'Dan', text: 'please call me back about my crown' }]);
  });

  it('is not asked for again when it came with the wish for a call', async () => {
    const call = converse();
    const text = 'I was charged twice last night, can somebody call me back?';
    expect(await call.say(text)).toContain('And what is your name?');
    expect(await call.say('718 555 0144')).toBe('And what is your name?');
    await call.say('Maria Lopez');
    expect(call.shop.messages).toEqual([
      { caller_name: 'Maria Lopez', text, caller_phone: '7185550144', complaint: true },
    ]);
  });

  it('is asked for when only the call was wished for', async () => {
    const call = converse();
    expect(await call.say('hi, can someone call me back')).toBe('Sure. What would you like me to pass on?');
  });
});

describe('when the business takes no orders', () => {
  it('a closed shop says so and takes a message', async () => {
    const call = converse({ closed: true, closedMessage: "We're closed for a private party tonight." });
    expect(await call.say('two large pepperoni')).toBe(
      "We're closed for a private party tonight. Would you like to leave a message?",
    );
    await call.say('yes', 'please call me about catering', 'Elena Duarte');
    expect(call.shop.messages).toEqual([{ caller_name: 'Elena Duarte', text: 'please call me about catering' }]);
    expect(call.shop.orders).toEqual([]);
  });

  it('outside the hours an order is read back for the next opening', async () => {
    const call = converse({ now: new Date('2026-11-23T04:00:00Z'), readyMinutes: 20 });
    expect(await call.say('a tiramisu', "that's all", 'Dan')).toContain(
      "for Dan. We're closed now, so it's for Tuesday at 11 AM, when we open. Is that right?",
    );
  });

  it('outside the hours where the owner takes orders only while open, or nobody knows when it opens', async () => {
    const now = new Date('2026-11-22T08:00:00Z');
    const call = converse({ now, closedOrders: false });
    const reply = "We're closed right now. We open at 11 AM today. I can't take an order until then.";
    expect(await call.say('a tiramisu')).toBe(`${reply} Would you like to leave a message?`);
    await call.say('no', 'a tiramisu', 'Dan', 'yes');
    expect(call.shop.orders).toEqual([]);
    const away = Array.from({ length: 30 }, (_, day) => ({
      date: new Date(now.getTime() + day * 86_400_000).toISOString().slice(0, 10),
      intervals: [],
    }));
    expect(await converse({ now, specialDays: away }).say('a tiramisu')).toContain("I can't take an order");
  });

  it('takes orders at any hour where no hours are set', async () => {
    expect(await converse({ hours: weekWith({}) }).say('a tiramisu')).toBe('Okay, one Tiramisu. Anything else?');
  });

  it('outside the hours the caller hears when it opens', async () => {
    const call = converse({ now: new Date('2026-11-22T08:00:00Z') });
    expect(await call.say('a tiramisu')).toBe(
      "Okay, one Tiramisu. We're closed right now. We open at 11 AM today. Your order will be for then. Anything else?",
    );
  });

  it('a line without ordering says so', async () => {
    const call = converse({ orderingEnabled: false });
    expect(await call.say('a tiramisu please')).toBe(
      "I can't take orders on this line. Would you like to leave a message?",
    );
  });
});

describe('state', () => {
  it('is plain JSON from which another process goes on', async () => {
    const first = converse();
    await first.say('two large pepperoni and a bianca');
    const second = converse({}, JSON.parse(JSON.stringify(first.state())));
    await second.say('small', 'no', 'Joe', 'yes');
    expect(second.shop.orders[0]?.lines).toEqual(['2 Large Pepperoni', '1 Small Bianca']);
  });
});
