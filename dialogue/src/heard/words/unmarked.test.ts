import { describe, expect, it } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { withMarks } from './unmarked.ts';

describe('what is heard without its marks', () => {
  it.each([
    "hang on, steve's out sick, only two of the beef",
    'you know what, forget the eggplant',
    'my tooth is killing me, can I come in tomorrow',
    'my wife does not eat meat, what can she have',
    'a large pepperoni pizza no wait, make it a medium',
    "the ground beef, the fattier one please, that's all",
    'I have Aetna, do you take that',
    'is there mayo on that, leave it off if there is',
    "I don't want another one, I want my money back",
  ])('gets a comma where a clause begins: %s', (said) => expect(withMarks(said.replaceAll(',', ''))).toBe(said));

  it.each([
    'how late are you open on Friday',
    'what time do you close tonight',
    'let me get a large pizza with ham',
    "I'm gonna get a hot dog and come get it at noon",
    'is there anything I need to bring',
    'could you ask him if he can make it on Thursday',
    'I think that it was the one with the green lid',
    'can I make an appointment for my son',
    'two large pepperoni pizzas and a small coke please',
    "I wouldn't say that's right",
    "I'm not certain that's right",
    "no I don't think so that's fine though",
  ])('stays whole where none does: %s', (said) => expect(withMarks(said)).toBe(said));

  it('stays as it is where it has marks of its own, and where it is short', () => {
    expect(withMarks('Hang on, steve is out sick only two of the beef')).toBe(
      'Hang on, steve is out sick only two of the beef',
    );
    expect(withMarks("no that's all")).toBe("no that's all");
  });

  it('comes to what it comes to with them', async () => {
    const call = converse();
    await call.say('three garlic knots and a Caesar salad');
    expect(await call.say('you know what forget the salad do you take cards')).toMatch(
      /taken off the Caesar Salad.* cards/s,
    );
    expect(call.lines()).toMatchObject([{ quantity: 3 }]);
  });
});
