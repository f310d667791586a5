import { Download, Ellipsis, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../kit/frame/Button.tsx';
import { Menu } from '../../kit/window/Menu.tsx';
import { useDownload } from './menu.ts';

/** The menu as a file: out and, for those who may change it, in. On phones the downloads move under one button. */
interface MenuActionsProps {
  agentId: string;
  importButton: ReactNode;
  children: ReactNode;
}

export function MenuActions({ agentId, importButton, children }: MenuActionsProps) {
  const template = useDownload(agentId, 'template');
  const file = useDownload(agentId, 'menu');
  return (
    <div className="toolbar">
      <Button className="only-d" variant="ghost" loading={template.isPending} onClick={() => template.mutate()}>
        <FileText />
        Download Template
      </Button>
      <Button className="only-d" loading={file.isPending} onClick={() => file.mutate()}>
        <Download />
        Export Menu
      </Button>
      {importButton}
      <span className="only-m">
        <Menu
          label="Menu files"
          actions={[
            { text: 'Download Template', onAction: () => template.mutate() },
            { text: 'Export Menu', onAction: () => file.mutate() },
          ]}
          trigger={(props) => (
            <IconButton {...props} label="Download Template, Export Menu" bordered>
              <Ellipsis size={18} />
            </IconButton>
          )}
        />
      </span>
      {children}
    </div>
  );
}
