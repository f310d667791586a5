import { FileText } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { TextAreaField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import styles from './Bring.module.css';

interface BringSourceProps {
  pasted: string;
  onPaste: (text: string) => void;
  isReading: boolean;
  problem: string | null;
  onRead: () => void;
  onFile: (file: File) => void;
  onCancel: () => void;
}

const EXAMPLE = `PIZZA
Margherita ........ S 12 / L 16
Tomato, mozzarella, basil
Pepperoni ......... S 14 / L 18
add mushrooms +1.50

DRINKS
Lemon Soda $3.25`;

/** Where a menu comes from: what is pasted, or a file. */
export function BringSource({ pasted, onPaste, isReading, problem, onRead, onFile, onCancel }: BringSourceProps) {
  const input = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pasted.trim() !== '' && !isReading) onRead();
  };
  return (
    <form className={styles.source} onSubmit={send}>
      <Card id="bring" title="Bring your menu" note="Nothing is written before you have looked through it.">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <TextAreaField
          label="Paste your menu"
          rows={14}
          autoFocus
          placeholder={EXAMPLE}
          hint="Copy all of your web page or your list, as it is. Prices, sizes and descriptions are found."
          value={pasted}
          onChange={({ target }) => onPaste(target.value)}
        />
        <div className={styles.acts}>
          <Button
            type="submit"
            variant="primary"
            disabled={pasted.trim() === ''}
            loading={isReading}
            loadingText="Reading..."
          >
            Read the Menu
          </Button>
          <Button disabled={isReading} onClick={() => input.current?.click()}>
            <FileText />
            Choose a File
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".pdf,.csv,.tsv,.txt,.md,.docx"
          aria-label="Menu file"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onFile(file);
            // Without this the same file, mended, could not be picked again.
            target.value = '';
          }}
        />
        <p className="small t3">
          A file can be a PDF, a CSV from any program, a text or a Word document. Photos cannot be read: no model that
          sees is connected to this server. Most phones copy the text off a photo when you press on it; paste that here.
        </p>
      </Card>
    </form>
  );
}
