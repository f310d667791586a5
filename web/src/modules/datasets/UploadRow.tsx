import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { IconButton } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { formatBytes } from './bytes.ts';
import styles from './Knowledge.module.css';
import { canCancel, canPause, canResume, canRetry, isOver, type Upload, type UploadStatus } from './upload-stages.ts';
import { cancelUpload, dismissUpload, pauseUpload, startAgain } from './uploads.ts';

const STAGES: Readonly<Record<UploadStatus, string>> = {
  pending: 'Waiting',
  parsing: 'Parsing',
  validating: 'Validating',
  uploading: 'Uploading',
  processing: 'Processing',
  indexing: 'Indexing',
  completed: 'Completed',
  error: 'Failed',
  paused: 'Paused',
  cancelled: 'Cancelled',
};

/** One upload: its stage, how far it is, and what can be done about it. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { id, label, file, status, progress, error } = upload;
  const name = label || file.name;
  return (
    <li className={styles.upload}>
      <div>
        <b>{name}</b>
        <p className="small t3 num">
          <output>{STAGES[status]}</output>
          {detail(upload)}
        </p>
      </div>
      <span className={styles.actions}>
        {canPause(upload) && (
          <IconButton label={`Pause ${name}`} size="sm" onClick={() => pauseUpload(id)}>
            <Pause size={16} />
          </IconButton>
        )}
        {canResume(upload) && (
          <IconButton label={`Resume ${name}`} size="sm" onClick={() => startAgain(id)}>
            <Play size={16} />
          </IconButton>
        )}
        {canRetry(upload) && (
          <IconButton label={`Retry ${name}`} size="sm" onClick={() => startAgain(id)}>
            <RotateCcw size={16} />
          </IconButton>
        )}
        {canCancel(upload) && (
          <IconButton label={`Cancel ${name}`} size="sm" onClick={() => cancelUpload(id)}>
            <X size={16} />
          </IconButton>
        )}
        {isOver(status) && (
          <IconButton label={`Dismiss ${name}`} size="sm" onClick={() => dismissUpload(id)}>
            <X size={16} />
          </IconButton>
        )}
      </span>
      <progress
        className={cx(styles.bar, (status === 'error' || status === 'cancelled') && styles.stopped)}
        max={100}
        value={Math.round(progress)}
        aria-label={`Progress of ${name}`}
      />
      {error && <p className={styles.error}>{error}</p>}
      {status === 'paused' && <p className="small t3">The upload starts again from the beginning.</p>}
    </li>
  );
}

function detail({ status, bytesTransferred, totalBytes, speed, timeRemaining }: Upload): string {
  if (status !== 'uploading' && status !== 'paused') return `, ${formatBytes(totalBytes)}`;
  const bytes = `, ${formatBytes(bytesTransferred)} of ${formatBytes(totalBytes)}`;
  if (speed === 0) return bytes;
  const left = timeRemaining === null ? '' : `, ${timeText(timeRemaining)} left`;
  return `${bytes}, ${formatBytes(speed)}/s${left}`;
}

const timeText = (seconds: number): string =>
  seconds < 60 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
