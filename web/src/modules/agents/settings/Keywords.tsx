import { useWatch } from 'react-hook-form';
import { WordList } from '../../../kit/part/WordList.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

/** Words that hand the call over when the caller says them; each once, in lower case. */
export function Keywords({ form }: { form: SettingsFormState }) {
  const keywords = useWatch({ control: form.control, name: 'transfer_settings.keywords' });
  const put = (words: string[]) =>
    form.setValue('transfer_settings.keywords', [...new Set(words.map((word) => word.toLowerCase()))], {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <WordList
      label="Keywords"
      list="Transfer keywords"
      placeholder="manager"
      hint="The call is handed over when the caller says one of them."
      words={keywords}
      most={100}
      longest={50}
      onChange={put}
    />
  );
}
