import type { Agent } from '@attendant/contract/agents';
import type { Dataset } from '@attendant/contract/datasets';
import { FileText, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { doConfirmed } from '../../api/do-confirmed.ts';
import { formatDayOf, formatNumber } from '../../kit/form/format.ts';
import { Badge } from '../../kit/frame/Badge.tsx';
import { IconButton } from '../../kit/frame/Button.tsx';
import { formatBytes } from './bytes.ts';
import { useRemoveDataset } from './datasets.ts';
import styles from './Knowledge.module.css';

interface DatasetListProps {
  agent: Agent;
  files: readonly Dataset[];
  mayChange: boolean;
  /** Takes the focus: the button that was pressed is gone with its row. */
  afterRemoval: RefObject<HTMLElement | null>;
}

export function DatasetList({ agent, files, mayChange, afterRemoval }: DatasetListProps) {
  const { mutateAsync } = useRemoveDataset(agent.id);
  const remove = ({ id, label, file_name }: Dataset) =>
    doConfirmed({
      title: 'Delete File',
      message: `${label} (${file_name})\n\nThe agent no longer knows it, in running calls too.`,
      action: () => mutateAsync(id),
      done: () => requestAnimationFrame(() => afterRemoval.current?.focus()),
    });
  return (
    <ul className={`ruled ${styles.list}`} aria-label="Files">
      {files.map((file) => (
        <li key={file.id}>
          <FileText size={18} />
          <div>
            <b>{file.label}</b>
            <p className="small t3 num">
              {[
                file.file_name,
                formatBytes(file.size_bytes),
                file.status === 'completed' && contents(file),
                file.columns.length > 0 && `columns ${file.columns.join(', ')}`,
                formatDayOf(file.created_at, agent.timezone),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {file.error && <p className={styles.error}>{file.error}</p>}
          </div>
          <Status status={file.status} />
          {mayChange && (
            <IconButton label={`Delete ${file.label}`} size="sm" onClick={() => remove(file)}>
              <Trash2 size={16} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

const contents = ({ row_count: rows, passage_count: passages }: Dataset): string =>
  rows === null
    ? `${formatNumber(passages)} ${passages === 1 ? 'passage' : 'passages'}`
    : `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`;

function Status({ status }: Pick<Dataset, 'status'>) {
  if (status === 'completed') return <span className="small t2">Ready</span>;
  if (status === 'error') return <Badge tone="danger">Not readable</Badge>;
  return <Badge tone="info">{status === 'indexing' ? 'Indexing' : 'Reading'}</Badge>;
}
