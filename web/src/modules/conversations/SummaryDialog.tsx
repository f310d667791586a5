import { Button } from '../../kit/frame/Button.tsx';
import { Dialog } from '../../kit/window/Dialog.tsx';
import styles from './ConversationList.module.css';

interface SummaryDialogProps {
  summary: string | null;
  isOpen: boolean;
  onClose: () => void;
}

const SummaryDialog = ({ summary, isOpen, onClose }: SummaryDialogProps) => (
  <Dialog
    title="Conversation Summary"
    isOpen={isOpen}
    onClose={onClose}
    footer={
      <Button autoFocus onClick={onClose}>
        Close
      </Button>
    }
  >
    <p className={styles.summary}>{summary || 'No summary available.'}</p>
  </Dialog>
);

export default SummaryDialog;
