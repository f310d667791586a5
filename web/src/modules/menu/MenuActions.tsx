import type { MenuImport } from '@attendant/contract/menu';
import { Download, Ellipsis, FileText, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button, type ButtonVariant } from '../../kit/Button.tsx';
import { Menu, MenuItem } from '../../kit/Menu.tsx';
import { toast } from '../../kit/toast.ts';
import { ImportResult } from './ImportResult.tsx';
import { importText } from './import-text.ts';
import styles from './MenuPage.module.css';
import { useDownload, useImportMenu } from './menu.ts';

/** The menu as a file: out and, for those who may, in. On phones the downloads move under one button. */
export function MenuActions({ agentId, mayChange }: { agentId: string; mayChange: boolean }) {
  const template = useDownload(agentId, 'template');
  const file = useDownload(agentId, 'menu');
  return (
    <div className="toolbar">
      <Button className="only-d" variant="ghost" loading={template.isPending} onClick={() => template.mutate()}>
        <FileText strokeWidth={1.75} aria-hidden="true" />
        Download Template
      </Button>
      <Button className="only-d" loading={file.isPending} onClick={() => file.mutate()}>
        <Download strokeWidth={1.75} aria-hidden="true" />
        Export Menu
      </Button>
      {mayChange && <ImportButton agentId={agentId} />}
      <span className="only-m">
        <Menu
          label="Menu files"
          trigger={
            <AriaButton className={styles.more ?? ''} aria-label="Download Template, Export Menu">
              <Ellipsis size={18} strokeWidth={1.75} />
            </AriaButton>
          }
        >
          <MenuItem text="Download Template" onAction={() => template.mutate()} />
          <MenuItem text="Export Menu" onAction={() => file.mutate()} />
        </Menu>
      </span>
    </div>
  );
}

/** Picks a csv file and sends it. What was left out is listed until it is read; all well is a word in passing. */
export function ImportButton({ agentId, variant }: { agentId: string; variant?: ButtonVariant }) {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<MenuImport | null>(null);
  const [reading, setReading] = useState(false);
  const upload = useImportMenu(agentId, (imported, file) => {
    if (imported.errors.length === 0 && imported.skipped === 0) {
      toast.success('Menu imported', `${file.name}: ${importText(imported)}`);
      return;
    }
    setResult(imported);
    setReading(true);
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="CSV file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) upload.mutate(file);
          // Without this the same file, mended, could not be picked again.
          event.target.value = '';
        }}
      />
      <Button
        variant={variant}
        loading={upload.isPending}
        loadingText={`Importing ${upload.variables?.name ?? ''}`}
        onClick={() => input.current?.click()}
      >
        <Upload strokeWidth={1.75} aria-hidden="true" />
        Import Menu
      </Button>
      <ImportResult result={result} isOpen={reading} onClose={() => setReading(false)} />
    </>
  );
}
