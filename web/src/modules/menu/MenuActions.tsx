import { useNavigate } from '@tanstack/react-router';
import { ClipboardPaste, Download, Ellipsis, FileText, ListOrdered } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink, IconButton } from '../../kit/frame/Button.tsx';
import { Menu } from '../../kit/window/Menu.tsx';
import styles from './MenuPage.module.css';
import { useDownload } from './menu.ts';

/** The menu as a file: out and, for those who may change it, in. Where they have no room on one line they move under one button. */
interface MenuActionsProps {
  agentId: string;
  importButton: ReactNode;
  /** Null: whoever looks may not change the menu. */
  arrange: (() => void) | null;
  children: ReactNode;
}

export function MenuActions({ agentId, importButton, arrange, children }: MenuActionsProps) {
  const template = useDownload(agentId, 'template');
  const file = useDownload(agentId, 'menu');
  const navigate = useNavigate();
  const toBring = { to: '/app/agents/$id/menu/import', params: { id: agentId } } as const;
  return (
    <div className="toolbar">
      {children}
      <Button className={styles.wide} variant="ghost" loading={template.isPending} onClick={() => template.mutate()}>
        <FileText />
        Download Template
      </Button>
      <Button className={styles.wide} loading={file.isPending} onClick={() => file.mutate()}>
        <Download />
        Export Menu
      </Button>
      {importButton}
      {arrange && (
        <ButtonLink className={styles.wide} {...toBring}>
          <ClipboardPaste />
          Paste a Menu
        </ButtonLink>
      )}
      {arrange && (
        <IconButton className={styles.wide} label="Order of categories" bordered onClick={arrange}>
          <ListOrdered size={18} />
        </IconButton>
      )}
      <span className={styles.more}>
        <Menu
          label="Menu files"
          actions={[
            { text: 'Download Template', onAction: () => template.mutate() },
            { text: 'Export Menu', onAction: () => file.mutate() },
            ...(arrange
              ? [
                  { text: 'Paste a Menu', onAction: () => void navigate(toBring) },
                  { text: 'Order of categories', onAction: arrange },
                ]
              : []),
          ]}
          trigger={(props) => (
            <IconButton {...props} label="Menu files and order" bordered>
              <Ellipsis size={18} />
            </IconButton>
          )}
        />
      </span>
    </div>
  );
}
