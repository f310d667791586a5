import type { MenuPreview } from '@attendant/contract/menu';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { capital } from '../../../kit/form/format.ts';
import { Button, type ButtonVariant } from '../../../kit/frame/Button.tsx';
import { toast } from '../../../kit/frame/toast.ts';
import { later } from '../../../kit/window/later.tsx';
import { handOver, hasOurColumns } from '../bring/hand-over.ts';
import { importText } from './import-text.ts';
import { useImportMenu, usePreviewMenu } from './imports.ts';

const ImportPreview = later(() => import('./ImportPreview.tsx'));

type ImportButton = (look: { variant?: ButtonVariant }) => ReactNode;

interface MenuImportProps {
  agentId: string;
  /** Stands around every place of the button: what became of a file is still told when the button has moved. */
  children: (button: ImportButton) => ReactNode;
}

/** Picks a csv file, shows what it would do, and sends it when that is wanted. */
export function MenuImport({ agentId, children }: MenuImportProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<{ file: File; preview: MenuPreview } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const read = usePreviewMenu(agentId, (preview, file) => {
    setPicked({ preview, file });
    setOpen(true);
  });
  const upload = useImportMenu(agentId, (imported, file) => {
    setOpen(false);
    toast.success('Menu imported', `${file.name}: ${capital(importText(imported))}`);
  });
  /** A file of another program goes where its columns are mapped. */
  async function take(file: File) {
    if (!/\.csv$/i.test(file.name) || (await hasOurColumns(file))) return read.mutate(file);
    handOver(file);
    await navigate({ to: '/app/agents/$id/menu/import', params: { id: agentId } });
  }
  const button: ImportButton = ({ variant }) => (
    <Button
      variant={variant}
      loading={read.isPending}
      loadingText={`Reading ${read.variables?.name ?? ''}`}
      onClick={() => input.current?.click()}
    >
      <Upload />
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
          if (file) void take(file);
          // Without this the same file, mended, could not be picked again.
          event.target.value = '';
        }}
      />
      {children(button)}
      {picked && (
        <ImportPreview
          file={picked.file.name}
          preview={picked.preview}
          isOpen={isOpen}
          importing={upload.isPending}
          onImport={() => upload.mutate(picked.file)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
