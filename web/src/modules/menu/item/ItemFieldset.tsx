import { MENU_FLAGS } from '@attendant/contract/constants';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { capital } from '../../../kit/form/format.ts';
import { Options, TextAreaField, TextField } from '../../../kit/form/Input.tsx';
import { Checkbox, Switch } from '../../../kit/form/Toggle.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { Pair } from '../../../kit/window/FormWindow.tsx';
import { CallersSay } from './CallersSay.tsx';
import styles from './Item.module.css';
import { type ItemDraft, numberOrNothing } from './item-form.ts';

const number = { setValueAs: numberOrNothing };

/** What every item has. */
export function ItemFieldset({ categories }: { categories: readonly string[] }) {
  const listId = useId();
  const form = useFormContext<ItemDraft>();
  const field = fieldOf(form);
  return (
    <>
      <TextField label="Name" maxLength={120} {...field('name')} />
      <CallersSay name="aliases" of="this item" placeholder="marg, the number four" />
      <Pair>
        <TextField label="Category" list={listId} {...field('category')} />
        <datalist id={listId}>
          <Options of={categories} />
        </datalist>
        <TextField
          label="Price ($)"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          {...field('price', number)}
        />
      </Pair>
      <TextAreaField
        label="Description"
        optional
        rows={2}
        hint="What is in it. The agent reads this to callers who ask."
        {...field('description')}
      />
      <Pair>
        <TextField
          label="Allergens"
          optional
          hint="Separated by commas"
          placeholder="wheat, milk"
          {...field('allergens')}
        />
        <TextField
          label="Prep time"
          optional
          hint="In minutes"
          type="number"
          inputMode="numeric"
          step="1"
          min="0"
          {...field('prep_time', number)}
        />
      </Pair>
      <TextField label="Notes" optional {...field('notes')} />
      <fieldset className={styles.flags}>
        <legend>Flags</legend>
        {MENU_FLAGS.map((flag) => (
          <Checkbox key={flag} value={flag} {...form.register('flags')}>
            {capital(flag)}
          </Checkbox>
        ))}
      </fieldset>
      <Switch {...form.register('available')}>Can be ordered</Switch>
    </>
  );
}
