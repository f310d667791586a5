import type { Conversation } from '@attendant/contract/conversations';
import { type FormEvent, useState } from 'react';
import field from '../../kit/form/field.module.css';
import { Lamp } from '../../kit/frame/Badge.tsx';
import { Button, ButtonLink } from '../../kit/frame/Button.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { useSettings } from '../agents/settings/settings.ts';
import styles from './LiveControls.module.css';
import { useSteering } from './steering.ts';

/** What an owner can do while a conversation runs: put words into it, take it over, end it. */
export function LiveControls({ conversation }: { conversation: Conversation }) {
  const maySteer = useAllowed('conversations.steer');
  const [words, setWords] = useState('');
  const { say, end, takeOver } = useSteering(conversation.id);
  if (!maySteer) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim()) say.mutate(words.trim(), { onSuccess: () => setWords('') });
  };
  return (
    <form className={styles.live} onSubmit={send} aria-label="Running conversation">
      <p className={styles.now}>
        <Lamp state="live" /> Running now
      </p>
      <input
        className={field.control}
        value={words}
        maxLength={300}
        onChange={({ target }) => setWords(target.value)}
        placeholder="Say this at the next turn"
        aria-label="Say this at the next turn"
      />
      <Button type="submit" size="sm" loading={say.isPending} disabled={words.trim() === ''}>
        Say it
      </Button>
      {conversation.conversation_type === 'voice' && !conversation.is_test && (
        <TakeOver isAsked={takeOver.isPending} onAsk={() => takeOver.mutate()} />
      )}
      <Button size="sm" variant="danger" loading={end.isPending} onClick={() => end.mutate()}>
        End
      </Button>
    </form>
  );
}

/** Without a number there is nobody to put the caller through to. */
function TakeOver({ isAsked, onAsk }: { isAsked: boolean; onAsk: () => void }) {
  const { id } = useCurrentAgent();
  const { data: settings } = useSettings(id);
  if (!settings) return null;
  if (settings.transfer_settings.rules.transferNumber === '') {
    return (
      <ButtonLink size="sm" to="/app/agents/$id/settings/$section" params={{ id, section: 'transfer' }}>
        Set a number to take over
      </ButtonLink>
    );
  }
  return (
    <Button size="sm" loading={isAsked} onClick={onAsk}>
      Take over
    </Button>
  );
}
