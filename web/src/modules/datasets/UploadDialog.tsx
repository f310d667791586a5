import { DATASET_LABEL_MAX, DATASET_TYPES } from '@attendant/contract/datasets';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../kit/form/Input.tsx';
import { FormWindow } from '../../kit/window/FormWindow.tsx';
import styles from './Knowledge.module.css';
import { startUpload } from './uploads.ts';

interface UploadDialogProps {
  agentId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Which file, what it is called, and of a table which columns. */
function UploadDialog({ agentId, isOpen, onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [label, setLabel] = useState('');
  const [columns, setColumns] = useState('');
  const [tried, setTried] = useState(false);
  const isTable = file !== null && /\.(csv|json)$/i.test(file.name);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!file || !label.trim()) return;
    startUpload({ agentId, file, label: label.trim(), columns: isTable ? columns : '' });
    onClose();
  }
  return (
    <FormWindow title="Upload File" act="Upload" isSaving={false} onSubmit={submit} {...{ isOpen, onClose }}>
      <TextField
        label="File"
        type="file"
        className={styles.file}
        accept={DATASET_TYPES.join(',')}
        autoFocus
        error={tried && !file ? 'No file provided for dataset upload' : undefined}
        hint="CSV, TXT, MD, JSON, PDF or DOCX, up to 25 MB."
        onChange={(event) => {
          const chosen = event.target.files?.[0] ?? null;
          setFile(chosen);
          if (chosen && label === '') setLabel(chosen.name.replace(/\.[^.]+$/, '').slice(0, DATASET_LABEL_MAX));
        }}
      />
      <TextField
        label="Label"
        maxLength={DATASET_LABEL_MAX}
        value={label}
        error={tried && !label.trim() ? 'Dataset label is required' : undefined}
        onChange={(event) => setLabel(event.target.value)}
      />
      {isTable && (
        <TextField
          label="Columns"
          optional
          hint="Those that the agent may know, with commas between them. None is all."
          value={columns}
          onChange={(event) => setColumns(event.target.value)}
        />
      )}
    </FormWindow>
  );
}

export default UploadDialog;
