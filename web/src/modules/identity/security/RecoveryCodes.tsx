import { Banner } from '../../../kit/form/Banner.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { saveFile } from '../../../kit/part/save-file.ts';
import styles from './Security.module.css';

/** Shown once: what is kept of them is a hash. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <div className={styles.form}>
    <Banner tone="success" title="The app is set up.">
      Keep these recovery codes somewhere safe. Each signs you in once, when the phone is lost. They are not shown
      again.
    </Banner>
    <ul className={`mono ${styles.codes}`} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className={styles.buttons}>
      <Button variant="primary" onClick={onDone}>
        I have kept them
      </Button>
      <Button
        variant="ghost"
        onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
      >
        Download
      </Button>
    </div>
  </div>
);
