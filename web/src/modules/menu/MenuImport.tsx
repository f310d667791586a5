import type { MenuImport as Result } from '@attendant/contract/menu';
import { Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, type ButtonVariant } from '../../kit/Button.tsx';
import { toast } from '../../kit/toast.ts';
import { importText } from './import-text.ts';
import { useImportMenu } from './menu.ts';

const ImportResult = lazy(() => import('./ImportResult.tsx'));

type ImportButton = (look: { variant?: ButtonVariant }) => ReactNode;

interface MenuImportProps {
  agentId: string;
  /** Stands around every place of the button: what became of a file is still told when the button has moved. */
  children: (button: ImportButton) => ReactNode;
}

/** Picks a csv file and sends it. What was left out is listed until it is read; all well is a word in passing. */
export function MenuImport({ agentId, children }: MenuImportProps) {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [reading, setReading] = useState(false);
  const upload = useImportMenu(agentId, (imported, file) => {
    if (imported.errors.length === 0 && imported.skipped === 0) {
      toast.success('Menu imported', `${file.name}: ${importText(imported)}`);
      return;
    }
    setResult(imported);
    setReading(true);
  });
  const button: ImportButton = ({ variant }) => (
    <Button
      variant={variant}
      loading={upload.isPending}
      loadingText={`Importing ${upload.variables?.name ?? ''}`}
      onClick={() => input.current?.click()}
    >
      <Upload strokeWidth={1.75} aria-hidden="true" />
      Import Menu
    </Button>
  );
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
      {children(button)}
      {result && (
        <Suspense>
          <ImportResult result={result} isOpen={reading} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}
