import type { Agent } from '@attendant/contract/agents';
import type { Correction, Proposal } from '@attendant/contract/agents/rehearsals';
import { type FormEvent, useId, useState } from 'react';
import { isProblem, problemText } from '../../../api/door/problem.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import { leaveForm } from '../../../kit/window/discard.ts';
import styles from './CorrectionDialog.module.css';
import { CorrectionFields } from './CorrectionFields.tsx';
import { isComplete, useCorrect, useProposal, useRehearsal } from './corrections.ts';

interface CorrectionDialogProps {
  agent: Agent;
  messageId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A reply was wrong: what is right, what the agent would say then, and saved with one press. */
function CorrectionDialog({ agent, messageId, isOpen, onClose }: CorrectionDialogProps) {
  const query = useProposal(messageId);
  const [isTyped, setTyped] = useState(false);
  const close = () => void leaveForm(isTyped, onClose);
  return (
    <Dialog title="That was wrong" wide isOpen={isOpen} onClose={close}>
      <Loaded query={query} loading="Loading the reply" failed="Failed to load the reply" height={220}>
        {(proposal) => <Form {...{ agent, messageId, onClose, proposal }} onTyped={() => setTyped(true)} />}
      </Loaded>
    </Dialog>
  );
}

interface FormProps extends Pick<CorrectionDialogProps, 'agent' | 'messageId' | 'onClose'> {
  proposal: Proposal;
  onTyped: () => void;
}

function Form({ agent, messageId, onClose, proposal, onTyped }: FormProps) {
  const formId = useId();
  const [correction, setCorrection] = useState<Correction>(proposal.correction);
  const rehearsal = useRehearsal(messageId);
  const save = useCorrect(agent.id, messageId, onClose);
  const error = save.error ?? rehearsal.error;
  const complete = isComplete(correction);
  function change(next: Correction) {
    setCorrection(next);
    onTyped();
    rehearsal.reset();
    save.reset();
  }
  function tryOut(event: FormEvent) {
    event.preventDefault();
    if (complete) rehearsal.mutate(correction);
  }
  return (
    <form id={formId} className={styles.form} onSubmit={tryOut}>
      <Exchange asked={proposal.asked} said={proposal.said} label="Said" />
      <CorrectionFields {...{ agent, correction, proposal }} onChange={change} />
      {error && (
        <Banner tone="danger">
          {isProblem(error, 409)
            ? 'It was changed meanwhile. What you typed is still here.'
            : problemText(error, 'The correction could not be tried.')}
        </Banner>
      )}
      {rehearsal.data && (
        <Exchange asked={proposal.asked} said={rehearsal.data.after || '(nothing)'} label="Would say now" />
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={!complete} loading={rehearsal.isPending} loadingText="Asking again...">
          Try it
        </Button>
        <Button variant="primary" disabled={!complete} loading={save.isPending} onClick={() => save.mutate(correction)}>
          Save Correction
        </Button>
      </div>
    </form>
  );
}

const Exchange = ({ asked, said, label }: { asked: string; said: string; label: string }) => (
  <div className={styles.exchange}>
    {asked && (
      <p className={styles.asked}>
        <b>Caller</b> {asked}
      </p>
    )}
    <output className={styles.said}>
      <b>{label}</b> {said}
    </output>
  </div>
);

export default CorrectionDialog;
