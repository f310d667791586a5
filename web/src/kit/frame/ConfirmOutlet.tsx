import { useEffect, useState, useSyncExternalStore } from 'react';
import { later } from '../window/later.tsx';
import { type Question, questions } from './confirm.ts';

const ConfirmDialog = later(
  () => import('../window/ConfirmDialog.tsx'),
  ({ question }) => question.reject(new Error('Dialog closed')),
);
const UNMOUNT_MS = 300;

/** Stands once at the root. The dialog comes with the first question and leaves 300 ms after its answer. */
export function ConfirmOutlet() {
  const asked = useSyncExternalStore(questions.subscribe, questions.current);
  const [kept, setKept] = useState<Question | null>(null);
  if (asked && asked !== kept) setKept(asked);
  useEffect(() => {
    if (asked) return;
    const timer = setTimeout(() => setKept(null), UNMOUNT_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const question = asked ?? kept;
  if (!question) return null;
  return <ConfirmDialog question={question} isOpen={asked !== null} />;
}
