import { expect, it } from 'vitest';
import { BLANK, CreateAgentForm, toNewAgent } from './create-agent-form.ts';

const refused = (change: Partial<typeof BLANK>) => {
  const result = CreateAgentForm.safeParse({ ...BLANK, name: 'Front desk', ...change });
  return result.success ? null : result.error.issues[0]?.message;
};

it.each([
  [{}, null],
  [{ name: '' }, 'Agent name is required'],
  [{ name: 'x' }, 'Agent name must be at least 2 characters'],
  [{ name: 'x'.repeat(51) }, 'Agent name must be 50 characters or less'],
  [{ greeting: 'x'.repeat(501) }, 'Greeting message is too long (max 500 characters)'],
  [{ system_prompt: 'x'.repeat(2001) }, 'System instructions are too long (max 2000 characters)'],
  [{ timezone: '' }, 'Timezone is required'],
])('%o', (change, text) => expect(refused(change)).toBe(text));

it('leaves out a greeting and instructions of nothing but spaces', () => {
  expect(toNewAgent({ ...BLANK, name: ' Front desk ', greeting: '  ', system_prompt: 'Be brief. ' })).toEqual({
    name: 'Front desk',
    system_prompt: 'Be brief.',
    voice_model: 'aura-2-thalia-en',
    language: 'en',
    timezone: 'America/New_York',
  });
});
