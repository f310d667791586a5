import { expect, it } from 'vitest';
import { LanguageModel } from './language-model.ts';
import { asMeant } from './sound-alikes.ts';
import { menuKind, Wording } from './wording.ts';

const callers = LanguageModel.read(new URL('./callers.arpa.gz', import.meta.url));
const menu = menuKind(['Taco', 'Tongue', 'Chorizo', 'Banana Pudding', 'Fries', 'Coke']);
const wording = new Wording(callers, { kinds: [menu] }, () => ({ begins: true, letters: '', ends: true }));

it.each([
  ['Then to tongue and to chorizo, please.', 'Then two tongue and two chorizo, please.'],
  ['Oh, make it to banana puddings.', 'Oh, make it two banana puddings.'],
  ['Is that for takeout to?', 'Is that for takeout too?'],
])('knows that "%s" is "%s"', (heard, meant) => expect(asMeant(heard, wording)).toBe(meant));

it.each([
  'Can I get two tacos to go?',
  'A table for four, for two hours.',
  'One for my wife and one for me.',
  'From one to four.',
  'I need to talk to Tom.',
  'Deliver it to 12 Oak Street.',
])('leaves "%s" as it is', (said) => expect(asMeant(said, wording)).toBe(said));
