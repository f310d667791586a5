import { ALIAS_LENGTH, ALIASES_MAX } from '@attendant/contract/menu/options';
import { get, useController, useFormContext } from 'react-hook-form';
import { WordList } from '../../../kit/part/WordList.tsx';
import type { ItemDraft } from './item-form.ts';

interface CallersSayProps {
  name: 'aliases' | `option_groups.${number}.choices.${number}.aliases`;
  /** Of what. */
  of: string;
  placeholder: string;
}

/** What callers call a dish or a choice, beside its name on the menu. */
export function CallersSay({ name, of, placeholder }: CallersSayProps) {
  const { control, trigger } = useFormContext<ItemDraft>();
  const { field, formState } = useController({ control, name });
  const wrong: unknown = get(formState.errors, name);
  return (
    <WordList
      label="Callers also say"
      list={`What callers also say for ${of}`}
      placeholder={placeholder}
      hint="With commas between. The agent takes each of them for it."
      words={field.value ?? []}
      most={ALIASES_MAX}
      longest={ALIAS_LENGTH}
      error={messageIn(wrong)}
      onChange={(words) => {
        field.onChange(words);
        void trigger(name);
      }}
    />
  );
}

/** Of the first word that is refused, or of the list. */
function messageIn(wrong: unknown): string | undefined {
  if (Array.isArray(wrong)) return messageIn(wrong.find(Boolean));
  const message = typeof wrong === 'object' && wrong !== null && 'message' in wrong ? wrong.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
