import { client } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { Button } from '../../../kit/frame/Button.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { saveFile } from '../../../kit/part/save-file.ts';
import { useAllowed, useCurrentAgent } from '../current-agent.ts';
import styles from './DangerCard.module.css';

/** For owners: everything of the agent as a file. */
export function ExportCard() {
  const { id, name } = useCurrentAgent();
  const mayExport = useAllowed('agent.export');
  const { mutate, isPending } = useExportAgent(id, name);
  if (!mayExport) return null;
  return (
    <Card id="export" title="Export" bodyClass={styles.row}>
      <div className="grow">
        <h3 className="title-3">Everything of this agent in one ZIP</h3>
        <p className="t2" aria-live="polite">
          {isPending
            ? 'It is on its way. With many recordings this takes minutes: keep this page open.'
            : 'Settings, menu, orders, bookings, callers, conversations with their sound, files and the log.'}
        </p>
      </div>
      <Button loading={isPending} onClick={() => mutate()}>
        Export Agent
      </Button>
    </Card>
  );
}

const useExportAgent = (id: string, name: string) =>
  useChange(() => client.privacy.exportAgent({ id }), {
    done: ({ body }) => saveFile(body, `${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.zip`),
    failed: 'The export broke off. Please try again.',
  });
