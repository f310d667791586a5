import { X } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../form/Input.tsx';
import { Button } from '../frame/Button.tsx';
import styles from './WordList.module.css';

interface WordListProps {
  label: string;
  /** Names the list of words to whoever cannot see it. */
  list: string;
  hint: string;
  placeholder: string;
  words: readonly string[];
  /** As many at most, each of so many characters. */
  most: number;
  longest: number;
  error?: string | undefined;
  onChange: (words: string[]) => void;
}

/** Words to be added and removed one by one; several are typed with commas between. */
export function WordList({ label, list, words, most, longest, onChange, ...texts }: WordListProps) {
  const [typed, setTyped] = useState('');
  const tooLong = `At most ${longest} characters each`;
  function add() {
    const said = typed.split(',').flatMap((word) => word.trim() || []);
    const all = [...words, ...said.filter(({ length }) => length <= longest)];
    const once = all.filter((word, at) => all.findIndex((one) => one.toLowerCase() === word.toLowerCase()) === at);
    if (all.length > words.length) onChange(once.slice(0, most));
    setTyped(said.filter(({ length }) => length > longest).join(', '));
  }
  return (
    <div>
      {words.length > 0 && (
        <ul className={styles.chips} aria-label={list}>
          {words.map((word) => (
            <li key={word}>
              <span>{word}</span>
              <button
                type="button"
                aria-label={`Remove ${word}`}
                onClick={() => onChange(words.filter((one) => one !== word))}
              >
                <X size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add} data-edits>
        <TextField
          {...texts}
          label={label}
          optional
          error={typed.split(',').some((word) => word.trim().length > longest) ? tooLong : texts.error}
          value={typed}
          onKeyDown={(event) => {
            // Inside a form Enter would send it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          // Whoever saves the form has not forgotten what was typed here.
          onBlur={add}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button disabled={!typed.trim()} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}
