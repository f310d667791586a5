import { expect, it } from 'vitest';
import { sectionOf } from './sections.ts';
import { SettingsForm } from './settings-form.ts';

it('knows where each field of the form stands', () => {
  const fields = Object.keys(SettingsForm.shape);
  const at = (id: string) => fields.filter((field) => sectionOf(field) === id);
  expect(at('behavior')).toEqual([
    'name',
    'business_name',
    'greeting',
    'system_prompt',
    'voice_model',
    'language',
    'phone_number',
    'timezone',
  ]);
  expect(at('features')).toHaveLength(6);
  expect(at('hours')).toHaveLength(4);
  expect(at('transfer')).toEqual(['transfer_settings']);
});
