import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../kit/frame/Button.tsx';
import styles from './Item.module.css';
import { type ItemDraft, NEW_GROUPS } from './item-form.ts';
import { OptionGroupFields } from './OptionGroupFields.tsx';

/** Sizes, crusts, toppings: what can be chosen on an item. */
export function OptionGroupList() {
  const { control, formState } = useFormContext<ItemDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'option_groups' });
  const wrong = formState.errors.option_groups;
  const problem = wrong?.root?.message ?? wrong?.message;
  return (
    <section className={styles.options} aria-label="Options">
      <h3 className="title-3">Options</h3>
      <p className="small t3">Sizes, crusts, toppings. What must be chosen, the agent asks for.</p>
      {fields.map((group, at) => (
        <OptionGroupFields key={group.id} at={at} onRemove={() => remove(at)} />
      ))}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.starters}>
        {NEW_GROUPS.map(([label, group]) => (
          <Button key={label} size="sm" onClick={() => append(structuredClone(group))}>
            <Plus />
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
