import { describe, expect, it } from 'vitest';
import { converse, salsMenu } from './testing/index.ts';

const ASKED = /I'm not sure I got ".+" right\. What should I change\?/;

describe('what was said and stands nowhere is asked about', () => {
  it.each([
    ['a count', ['two mediums and a large, the mediums margherita and the large pepperoni']],
    ['a size', ['a large margherita and two tiramisus and a small']],
  ])('%s', async (_, says) => {
    expect(await converse().say(...says)).toMatch(ASKED);
  });

  it.each([
    ['what is taken back at once', ['two small margheritas, no wait, three large margheritas']],
    ['what is wished for instead', ['a large margherita', 'change the margherita to a pepperoni']],
    ['a correction', ['four margheritas', 'actually only two large and three small margheritas']],
    ['a sum and its parts', ['five small pizzas, two pepperoni and three margherita']],
    ['who it is for', ['four of us are hungry, so a large margherita please']],
  ])('but not %s', async (_, says) => {
    const call = converse();
    await call.say(...says);
    expect(call.replies.join(' ')).not.toContain('not sure I got');
  });
});

describe('what was said is not lost', () => {
  it('half a dozen, where something comes in halves', async () => {
    const [dish] = salsMenu();
    if (!dish) throw new Error('there is a dish');
    const halves = ['Half', 'Whole'].map((size) => ({
      ...dish,
      id: size,
      name: `${size} Hoagie`,
      category: 'Hoagies',
    }));
    const call = converse({ menu: [...salsMenu(), ...halves] });
    expect(await call.say('half a dozen tiramisus')).toContain('Okay, six Tiramis');
  });

  it('how it is to be cut', async () => {
    expect(await converse().say('a large margherita cut into quarters')).toContain('cut into quarters');
  });

  it('a dish that is still asked about, when another wants something', async () => {
    const call = converse();
    expect(await call.say('a margherita', 'my sister will have the tiramisu instead', 'large')).toContain('large');
    expect(JSON.stringify(call.state())).toContain('margherita');
  });
});
