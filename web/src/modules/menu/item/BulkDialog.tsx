import { MENU_FLAGS } from '@attendant/contract/constants';
import type { MenuBulk } from '@attendant/contract/menu';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { capital } from '../../../kit/form/format.ts';
import { Options, TextField } from '../../../kit/form/Input.tsx';
import { Switch } from '../../../kit/form/Toggle.tsx';
import { Segmented } from '../../../kit/frame/Segmented.tsx';
import { FormWindow } from '../../../kit/window/FormWindow.tsx';
import styles from './BulkDialog.module.css';
import { changesNothing, type FlagWish, flagUpdates, NO_FLAGS } from './bulk-form.ts';

interface BulkDialogProps {
  count: number;
  categories: readonly string[];
  saving: boolean;
  error: Error | null;
  onSave: (updates: MenuBulk['updates']) => void;
  onClose: () => void;
}

/** Only what is switched on is changed. */
function BulkDialog({ count, categories, saving, error, onSave, onClose }: BulkDialogProps) {
  const listId = useId();
  const [category, setCategory] = useState<string | null>(null);
  const [available, setAvailable] = useState<boolean | null>(null);
  const [flags, setFlags] = useState<typeof NO_FLAGS | null>(null);
  const [tried, setTried] = useState(false);
  const updates: MenuBulk['updates'] = {
    ...(category !== null && { category: category.trim() }),
    ...(available !== null && { available }),
    ...(flags && flagUpdates(flags)),
  };
  const nameless = category !== null && category.trim() === '';

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!nameless && !changesNothing(updates)) onSave(updates);
  }

  return (
    <FormWindow
      wide
      title={`Edit ${count} ${count === 1 ? 'item' : 'items'}`}
      act="Save Changes"
      isIncomplete={changesNothing(updates)}
      isSaving={saving}
      problem={error && problemText(error, 'Failed to bulk update menu items')}
      onSubmit={save}
      onClose={onClose}
    >
      <Part label="Category" isOn={category !== null} onSwitch={(on) => setCategory(on ? '' : null)}>
        <TextField
          label="New category"
          list={listId}
          maxLength={50}
          value={category ?? ''}
          error={tried && nameless ? 'Category is required' : undefined}
          onChange={(event) => setCategory(event.target.value)}
        />
        <datalist id={listId}>
          <Options of={categories} />
        </datalist>
      </Part>
      <Part label="Availability" isOn={available !== null} onSwitch={(on) => setAvailable(on ? true : null)}>
        <Segmented
          label="Availability"
          value={available ? 'available' : 'unavailable'}
          onChange={(value) => setAvailable(value === 'available')}
          options={[
            ['available', 'Available'],
            ['unavailable', 'Unavailable'],
          ]}
        />
      </Part>
      <Part label="Flags" isOn={flags !== null} onSwitch={(on) => setFlags(on ? NO_FLAGS : null)}>
        {MENU_FLAGS.map((flag) => (
          <div key={flag} className={styles.flag}>
            <span>{capital(flag)}</span>
            <Segmented<FlagWish>
              label={flag}
              value={flags?.[flag] ?? 'keep'}
              onChange={(wish) => setFlags({ ...(flags ?? NO_FLAGS), [flag]: wish })}
              options={[
                ['keep', 'Keep'],
                ['add', 'Add'],
                ['remove', 'Remove'],
              ]}
            />
          </div>
        ))}
      </Part>
    </FormWindow>
  );
}

interface PartProps {
  label: string;
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  children: ReactNode;
}

const Part = ({ label, isOn, onSwitch, children }: PartProps) => (
  <section className={styles.part}>
    <Switch checked={isOn} onChange={(event) => onSwitch(event.target.checked)}>
      Change {label.toLowerCase()}
    </Switch>
    {isOn && <div className={styles.fields}>{children}</div>}
  </section>
);

export default BulkDialog;
