import type { MenuDraft } from '@attendant/contract/menu/draft';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { toast } from '../../../kit/frame/toast.ts';
import { useAllowed, useCurrentAgent } from '../../agents/current-agent.ts';
import { useLeaveGuard } from '../../agents/use-leave-guard.ts';
import { useMenu } from '../menu.ts';
import styles from './Bring.module.css';
import { BringSource } from './BringSource.tsx';
import { asFile, useReadMenu, useSaveRows } from './bring.ts';
import { takeOver } from './hand-over.ts';
import { Review } from './Review.tsx';

/** A list of dishes, however it is written: read, looked through row by row, and only then saved. */
export function BringMenuPage() {
  const agent = useCurrentAgent();
  const mayChange = useAllowed('menu.change');
  const navigate = useNavigate();
  const [draft, setDraft] = useState<{ file: File; draft: MenuDraft; reading: number } | null>(null);
  const [pasted, setPasted] = useState('');
  const { items } = useMenu(agent.id);
  const read = useReadMenu(agent.id, (found, { file }) =>
    setDraft((before) => ({ file, draft: found, reading: (before?.reading ?? 0) + 1 })),
  );
  const back = (ignoreBlocker: boolean) =>
    navigate({ to: '/app/agents/$id/menu', params: { id: agent.id }, ignoreBlocker });
  const save = useSaveRows(agent.id, ({ created, updated }) =>
    toast.success(
      'Menu saved',
      [created && `${created} added`, updated && `${updated} changed`].filter(Boolean).join(', '),
    ),
  );
  useLeaveGuard(draft !== null || pasted.trim() !== '', 'Leave without saving?');
  const { mutate } = read;
  useEffect(() => {
    const file = takeOver();
    if (file) mutate({ file });
  }, [mutate]);

  if (!mayChange) {
    return (
      <main className="wrap main" id="main">
        <Banner>You can see this menu. Owners and editors can change it.</Banner>
      </main>
    );
  }
  return (
    <main className={`wrap main ${styles.page}`} id="main">
      {draft ? (
        <Review
          key={draft.reading}
          draft={draft.draft}
          menu={items ?? []}
          isSaving={save.isPending}
          isReading={read.isPending}
          problem={save.error ? problemText(save.error, 'Failed to save the menu') : null}
          onKinds={(kinds) => read.mutate({ file: draft.file, kinds })}
          onAgain={() => setDraft(null)}
          onCancel={() => void back(false)}
          onSave={(rows, saved) => save.mutate(rows, { onSuccess: saved })}
          onDone={() => void back(true)}
        />
      ) : (
        <BringSource
          pasted={pasted}
          onPaste={setPasted}
          isReading={read.isPending}
          problem={read.error ? problemText(read.error, 'This could not be read.') : null}
          onRead={() => read.mutate({ file: asFile(pasted) })}
          onFile={(file) => read.mutate({ file })}
          onCancel={() => void back(false)}
        />
      )}
    </main>
  );
}
