import { expect, it } from 'vitest';
import { converse } from './testing/index.ts';
import { salsMenu } from './testing/menu.ts';

it('a group of choices that is called like a small word answers no other question', async () => {
  const first = salsMenu().find(({ optionGroups }) => optionGroups.length > 0);
  const group = first?.optionGroups[0];
  if (!first || !group) throw new Error('the menu has no choices');
  const dish = { ...first, id: 'on', name: 'Egg Sandwich', optionGroups: [{ ...group, name: 'On' }] };
  const said = await converse({ menu: [...salsMenu(), dish] }).say('What time do you guys open on Saturday?');
  expect(said).toContain("On Saturday we're open");
});
