import type { Agent } from '@attendant/contract/agents';
import { allows } from '@attendant/contract/permissions';
import { useState } from 'react';
import { later } from '../../../kit/window/later.tsx';
import styles from '../Thread.module.css';

const CorrectionDialog = later(() => import('./CorrectionDialog.tsx'));

/** 'That was wrong', for whoever may teach the agent. */
export function CorrectButton({ agent, messageId }: { agent: Agent; messageId: string }) {
  const [state, setState] = useState({ key: 0, isOpen: false });
  if (!allows(agent.my_role, 'memories.change')) return null;
  return (
    <>
      <button
        type="button"
        className={styles.wrong}
        aria-haspopup="dialog"
        onClick={() => setState(({ key }) => ({ key: key + 1, isOpen: true }))}
      >
        That was wrong
      </button>
      {state.key > 0 && (
        <CorrectionDialog
          key={state.key}
          agent={agent}
          messageId={messageId}
          isOpen={state.isOpen}
          onClose={() => setState((before) => ({ ...before, isOpen: false }))}
        />
      )}
    </>
  );
}
