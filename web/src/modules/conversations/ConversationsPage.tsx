import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ConversationList } from './ConversationList.tsx';

const Thread = lazy(() => import('./Thread.tsx'));

/** The list, or the conversation that the address names. */
export function ConversationsPage() {
  const { conversation } = useSearch({ strict: false });
  if (!conversation) return <ConversationList />;
  return (
    <Suspense fallback={<main className="wrap main" id="main" aria-busy="true" />}>
      <Thread id={conversation} />
    </Suspense>
  );
}
