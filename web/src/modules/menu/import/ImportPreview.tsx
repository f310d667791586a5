import type { MenuImport, MenuPreview } from '@attendant/contract/menu';
import { Button } from '../../../kit/frame/Button.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import styles from './Import.module.css';
import { previewText } from './import-text.ts';

interface ImportPreviewProps {
  file: string;
  /** Stays the last one while the window fades. */
  preview: MenuPreview;
  isOpen: boolean;
  importing: boolean;
  onImport: () => void;
  onClose: () => void;
}

/** The most rows of one kind that are listed: a person checks some, not ten thousand. */
const LISTED = 200;

/** What a file would do to the menu, before anything is written. */
function ImportPreview({ file, preview, isOpen, importing, onImport, onClose }: ImportPreviewProps) {
  const changes = preview.created + preview.updated;
  return (
    <Dialog
      wide
      title={changes > 0 ? 'Import this menu?' : 'Nothing to import'}
      isOpen={isOpen}
      onClose={importing ? () => undefined : onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {changes > 0 ? 'Cancel' : 'Close'}
          </Button>
          {changes > 0 && (
            <Button variant="primary" autoFocus loading={importing} loadingText="Importing..." onClick={onImport}>
              Import {changes} {changes === 1 ? 'item' : 'items'}
            </Button>
          )}
        </>
      }
    >
      <p>
        <b className={styles.file}>{file}</b>: {previewText(preview)}.
      </p>
      <Refused errors={preview.errors} />
      <Changes preview={preview} />
    </Dialog>
  );
}

function Refused({ errors }: Pick<MenuImport, 'errors'>) {
  if (errors.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Left out">
      <h3 className="title-3">Left out</h3>
      <p className="small">Mend these in the file and import it again. Row 1 is the header.</p>
      <ol className={`ruled ${styles.rows}`}>
        {errors.slice(0, LISTED).map(({ row, column, message }) => (
          <li key={`${row} ${column}`}>
            <b>Row {row}</b>
            <span>
              {column && <code>{column}</code>} {message}
            </span>
          </li>
        ))}
      </ol>
      <More of={errors.length} />
    </section>
  );
}

function Changes({ preview: { rows } }: { preview: MenuPreview }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Changes">
      <h3 className="title-3">Changes</h3>
      <ol className={`ruled ${styles.rows}`}>
        {rows.slice(0, LISTED).map(({ name, category, change, columns }) => (
          <li key={`${category}\n${name}`}>
            <b>{change === 'created' ? 'New' : 'Change'}</b>
            <span>
              {name} <span className="t3">in {category}</span>
              {columns.length > 0 && <small>{columns.join(', ').replaceAll('_', ' ')}</small>}
            </span>
          </li>
        ))}
      </ol>
      <More of={rows.length} />
    </section>
  );
}

const More = ({ of }: { of: number }) => (of > LISTED ? <p className="small t3">And {of - LISTED} more.</p> : null);

export default ImportPreview;
