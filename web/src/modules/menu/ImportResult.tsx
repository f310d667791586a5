import type { MenuImport } from '@attendant/contract/menu';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { importText } from './import-text.ts';
import styles from './MenuPage.module.css';

interface ImportResultProps {
  /** Stays the last one while the window fades. */
  result: MenuImport;
  isOpen: boolean;
  onClose: () => void;
}

/** What became of the rows of a file: the good ones are on the menu, the others are named so that they can be mended. */
const ImportResult = ({ result, isOpen, onClose }: ImportResultProps) => (
  <Dialog
    wide
    title="Import finished"
    isOpen={isOpen}
    onClose={onClose}
    footer={
      <Button variant="primary" autoFocus onClick={onClose}>
        Close
      </Button>
    }
  >
    <p>{capital(importText(result))}.</p>
    {result.skipped > result.errors.length && (
      <p>{rows(result.skipped - result.errors.length)} repeated below by the same name and category.</p>
    )}
    {result.errors.length > 0 && (
      <>
        <p className={styles.mend}>Mend these rows in the file and import it again. Row 1 is the header.</p>
        <ol className={styles.rows}>
          {result.errors.map(({ row, message }) => (
            <li key={row}>
              <b>Row {row}</b>
              <span>{message}</span>
            </li>
          ))}
        </ol>
      </>
    )}
  </Dialog>
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const rows = (count: number) => (count === 1 ? '1 row is' : `${count} rows are`);

export default ImportResult;
