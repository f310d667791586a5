import { X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../kit/Button.tsx';
import { TextField } from '../../../kit/Input.tsx';
import { onEnter } from './on-enter.ts';
import styles from './TransferCard.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

const MOST = 100;

/** Words that hand the call over when the caller says them; each once, in lower case (FBH-19). */
export function Keywords({ form }: { form: SettingsFormState }) {
  const keywords = useWatch({ control: form.control, name: 'transfer_settings.keywords' });
  const [typed, setTyped] = useState('');
  const put = (list: string[]) =>
    form.setValue('transfer_settings.keywords', list, { shouldDirty: true, shouldValidate: true });
  function add() {
    const words = typed.split(',').map((word) => word.trim().toLowerCase());
    put([...new Set([...keywords, ...words.filter(Boolean)])].slice(0, MOST));
    setTyped('');
  }
  return (
    <div>
      {keywords.length > 0 && (
        <ul className={styles.chips} aria-label="Transfer keywords">
          {keywords.map((word) => (
            <li key={word}>
              {word}
              <button
                type="button"
                aria-label={`Remove ${word}`}
                onClick={() => put(keywords.filter((one) => one !== word))}
              >
                <X size={14} strokeWidth={2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.addone} data-edits>
        <TextField
          label="Keywords"
          optional
          maxLength={50}
          placeholder="manager"
          hint="The call is handed over when the caller says one of them."
          value={typed}
          onKeyDown={onEnter(add)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button disabled={!typed.trim()} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}
