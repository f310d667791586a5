import type { CallerTurn, LanguageModel } from '@attendant/voice';
import { describe, expect, it } from 'vitest';
import { cardless, REMOVED, withoutCards } from './card-numbers.ts';

describe('withoutCards', () => {
  it.each([
    ['My card is 4111 1111 1111 1111.', `My card is ${REMOVED}.`],
    ['4111-1111-1111-1111 thanks', `${REMOVED} thanks`],
    ['it is 378282246310005, and my zip is 11217', `it is ${REMOVED}, and my zip is 11217`],
    ['four one one one, one one one one, one one one one, one one one one', REMOVED],
    ['4111 1111 1111 1112', REMOVED],
    ['fifty five fifty five, fifty five fifty five, fifty five fifty five, forty four forty four', REMOVED],
    ['it is forty-two forty-two forty-two forty-two, sixteen ten, eleven twelve', `it is ${REMOVED}`],
    ['for one won one, double one double one, four one oh one, to two too two', REMOVED],
    ['two pizzas and then 4111 1111 1111 1111 please', `two pizzas and then ${REMOVED} please`],
  ])('%s', (said, kept) => {
    expect(withoutCards(said)).toBe(kept);
  });

  it.each([
    'My number is 718 555 0172.',
    'Two large, one small, three Cannoli and four Garlic Knots',
    'Order 123456789012345678901234567',
    '0000 0000 0000 0000',
    'I am at 1234 5th Avenue, 11217',
    'ten thirty, eleven fifteen, or twelve forty five',
  ])('%s stays as it is', (said) => {
    expect(withoutCards(said)).toBe(said);
  });

  it('takes no longer for a text of nothing but digits', () => {
    // By its own CPU, in microseconds: others on the machine are not its fault.
    const began = process.cpuUsage();
    const digits = '1 '.repeat(2_000);
    expect(withoutCards(digits)).toBe(digits);
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });
});

describe('cardless', () => {
  const heard: CallerTurn[] = [];
  const model: LanguageModel = {
    name: 'A model',
    open: () => ({
      async *reply(turn) {
        heard.push(turn);
        yield { kind: 'text', text: 'Fine.' };
      },
      state: () => null,
      question: () => ({ expects: 'open', answers: [] }),
    }),
  };

  it('keeps from a model what may be a card number in another way to hear it', async () => {
    const talker = cardless(model).open({ tools: [], callTool: () => Promise.reject(new Error()), state: null });
    const alternatives = [{ text: 'It is 4111 1111 1111 1111.', likelier: -2 }];
    const turn = {
      turn: 1,
      text: 'It is forty one.',
      kind: 'speech',
      confidence: 0.6,
      interruptedAfter: null,
    } as const;
    let said = '';
    for await (const part of talker.reply({ ...turn, alternatives }, new AbortController().signal))
      if (part.kind === 'text') said += part.text;
    expect(said).toMatch(/keep your card number to yourself/);
    expect(heard).toEqual([]);
  });
});
