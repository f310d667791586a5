import type { MenuImport } from '@attendant/contract/menu';
import { Download, Ellipsis, FileText, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button, type ButtonVariant, IconButton } from '../../kit/Button.tsx';
import { Menu } from '../../kit/Menu.tsx';
import { toast } from '../../kit/toast.ts';
import { importText } from './import-text.ts';
import { useDownload, useImportMenu } from './menu.ts';

const ImportResult = lazy(() => import('./ImportResult.tsx'));

/** The menu as a file: out and, for those who may, in. On phones the downloads move under one button. */
export function MenuActions({ agentId, mayImport }: { agentId: string; mayImport: boolean }) {
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
      {mayImport && <ImportButton agentId={agentId} />}
      <span className="only-m">
        <Menu
          label="Menu files"
          actions={[
            { text: 'Download Template', onAction: () => template.mutate() },
            { text: 'Export Menu', onAction: () => file.mutate() },
          ]}
          trigger={(props) => (
            <IconButton {...props} label="Download Template, Export Menu" bordered>
              <Ellipsis size={18} strokeWidth={1.75} />
            </IconButton>
          )}
        />
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
      {result && (
        <Suspense>
          <ImportResult result={result} isOpen={reading} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}
