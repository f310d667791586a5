import { MessageCircle, X } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../kit/form/Input.tsx';
import { Switch } from '../../../kit/form/Toggle.tsx';
import { IconButton } from '../../../kit/frame/Button.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { CallersSay } from './CallersSay.tsx';
import styles from './Item.module.css';
import { type ItemDraft, numberOrNothing } from './item-form.ts';

interface ChoiceFieldsProps {
  group: number;
  place: number;
  onRemove: () => void;
}

/** One choice in a row; what callers also say for it below, once it is wanted. */
export function ChoiceFields({ group, place, onRemove }: ChoiceFieldsProps) {
  const form = useFormContext<ItemDraft>();
  const field = fieldOf(form);
  const choice = `option_groups.${group}.choices.${place}` as const;
  const [said, setSaid] = useState(() => (form.getValues(`${choice}.aliases`) ?? []).length > 0);
  const number = place + 1;
  return (
    <li>
      <TextField label={`Choice ${number}`} {...field(`${choice}.name`)} />
      <TextField
        label="Adds ($)"
        type="number"
        inputMode="decimal"
        step="0.01"
        {...field(`${choice}.price`, { setValueAs: numberOrNothing })}
      />
      <Switch
        className={styles.stock}
        title="Can be ordered"
        aria-label={`Choice ${number} can be ordered`}
        {...form.register(`${choice}.available`)}
      />
      <span className={styles.buttons}>
        <IconButton
          label={`What callers also say for choice ${number}`}
          aria-expanded={said}
          onClick={() => setSaid(!said)}
        >
          <MessageCircle size={16} />
        </IconButton>
        <IconButton label={`Remove choice ${number}`} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      </span>
      {said && (
        <div className={styles.said}>
          <CallersSay name={`${choice}.aliases`} of={`choice ${number}`} placeholder="shrooms" />
        </div>
      )}
    </li>
  );
}
