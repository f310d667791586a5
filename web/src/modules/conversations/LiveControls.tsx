import type { Conversation } from '@attendant/contract/conversations';
import { type FormEvent, useState } from 'react';
import field from '../../kit/form/field.module.css';
import { Lamp } from '../../kit/frame/Badge.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { useAllowed } from '../agents/current-agent.ts';
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
        <Button size="sm" loading={takeOver.isPending} onClick={() => takeOver.mutate()}>
          Take over
        </Button>
      )}
      <Button size="sm" variant="danger" loading={end.isPending} onClick={() => end.mutate()}>
        End
      </Button>
    </form>
  );
}
