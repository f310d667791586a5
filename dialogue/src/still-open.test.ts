import { describe, expect, it } from 'vitest';
import { bagelMenu } from './testing/bagel-menu.ts';
import { converse } from './testing/conversation.ts';

describe('a question that stands while something else is said', () => {
  it('costs no dish where each turn told something', async () => {
    const call = converse({ menu: bagelMenu() });
    await call.say('Two coffees, please.');
    expect(call.replies.at(-1)).toContain('What size');
    await call.say('Also some churros.', "It's for Nora.", 'Deliver them to 18 Pond Street.');
    expect(call.replies.join(' ')).not.toContain('leave');
    expect(await call.say('Large.')).toContain('two large Coffees');
  });
});

describe('an allergy that was told', () => {
  it('stays where there is no other', async () => {
    const call = converse();
    await call.say("I'm allergic to shellfish. A small Margherita, please.", "That's all.", 'Ivy');
    expect(call.replies.at(-1)).toContain('Allergies: shellfish');
    expect(await call.say('No more allergies, and yes, that is correct.')).toContain('Your order is in');
    expect(JSON.stringify(call.shop)).toContain('shellfish');
  });
});
