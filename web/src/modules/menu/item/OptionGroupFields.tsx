import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '../../../kit/form/Input.tsx';
import { Switch } from '../../../kit/form/Toggle.tsx';
import { Button, IconButton } from '../../../kit/frame/Button.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import styles from './Item.module.css';
import { type ItemDraft, numberOrNothing } from './item-form.ts';

const number = { setValueAs: numberOrNothing };

/** One group: its name, how many of it may be chosen, and the choices with what they add to the price. */
export function OptionGroupFields({ at, onRemove }: { at: number; onRemove: () => void }) {
  const form = useFormContext<ItemDraft>();
  const { control, register, formState } = form;
  const field = fieldOf(form);
  const choices = useFieldArray({ control, name: `option_groups.${at}.choices` });
  const wrong = formState.errors.option_groups?.[at];
  // What is wrong with the group as a whole comes without a field.
  const problem = wrong?.root?.message ?? wrong?.message ?? wrong?.choices?.root?.message ?? wrong?.choices?.message;
  return (
    <fieldset className={styles.group}>
      <legend className="sr">Option group {at + 1}</legend>
      <div className={styles.head}>
        <TextField label="Options for" placeholder="Size" {...field(`option_groups.${at}.name`)} />
        <TextField label="At least" type="number" min="0" {...field(`option_groups.${at}.min`, number)} />
        <TextField label="At most" type="number" min="1" {...field(`option_groups.${at}.max`, number)} />
        <IconButton label={`Remove option group ${at + 1}`} onClick={onRemove}>
          <Trash2 size={16} />
        </IconButton>
      </div>
      <ul className={styles.choices}>
        {choices.fields.map((choice, place) => (
          <ChoiceFields key={choice.id} group={at} place={place} onRemove={() => choices.remove(place)} />
        ))}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.foot}>
        <Button size="sm" variant="ghost" onClick={() => choices.append({ name: '', price: 0, available: true })}>
          <Plus />
          Choice
        </Button>
        <Switch {...register(`option_groups.${at}.halves`)}>Each half on its own</Switch>
      </div>
    </fieldset>
  );
}
