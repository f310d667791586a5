import { Upload as UploadIcon } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../kit/frame/Button.tsx';
import { EmptyState } from '../../kit/frame/States.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { later } from '../../kit/window/later.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { DatasetList } from './DatasetList.tsx';
import { useDatasets, useUploads } from './datasets.ts';
import styles from './Knowledge.module.css';
import { UploadRow } from './UploadRow.tsx';
import { isOver, notRunning, type Upload } from './upload-stages.ts';
import { WouldFind } from './WouldFind.tsx';

const UploadDialog = later(() => import('./UploadDialog.tsx'));

/** Files that the agent answers from, below its memories. */
export function Knowledge() {
  const agent = useCurrentAgent();
  const mayChange = useAllowed('datasets.change');
  const query = useDatasets(agent.id);
  const running = useUploads(agent.id);
  const [form, setForm] = useState({ key: 0, isOpen: false });
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.section} aria-labelledby="knowledge">
      <div className="pagehead">
        <div>
          <h2 className="title-2" id="knowledge" ref={title} tabIndex={-1}>
            Files
          </h2>
          <p className="small t3">
            Price lists, house rules, questions and answers: the agent looks here for what it is asked.
          </p>
        </div>
        {mayChange && (
          <Button onClick={() => setForm(({ key }) => ({ key: key + 1, isOpen: true }))}>
            <UploadIcon />
            Upload File
          </Button>
        )}
      </div>
      {running.length > 0 && (
        <ul className={`card ruled ${styles.uploads}`} aria-label="Uploads">
          {running.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      <Files query={query} running={running} title={title} mayChange={mayChange} />
      {form.key > 0 && (
        <UploadDialog
          key={form.key}
          agentId={agent.id}
          isOpen={form.isOpen}
          onClose={() => setForm((before) => ({ ...before, isOpen: false }))}
        />
      )}
    </section>
  );
}

interface FilesProps {
  query: ReturnType<typeof useDatasets>;
  running: readonly Upload[];
  title: RefObject<HTMLHeadingElement | null>;
  mayChange: boolean;
}

function Files({ query, running, title, mayChange }: FilesProps) {
  const agent = useCurrentAgent();
  return (
    <Loaded query={query} loading="Loading files" failed="Failed to load files" height={120}>
      {(data) => {
        const files = notRunning(data, running);
        if (files.length === 0 && running.some(({ status }) => !isOver(status))) return null;
        return (
          <div className={`card ${styles.files}`}>
            {files.length === 0 ? (
              <EmptyState title="No files yet">CSV, TXT, MD, JSON, PDF and DOCX, up to 25 MB each.</EmptyState>
            ) : (
              <>
                <DatasetList {...{ agent, files, mayChange }} afterRemoval={title} />
                <WouldFind agentId={agent.id} />
              </>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
