import { problemText } from '../../api/door/problem.ts';
import { CopyValue } from '../../kit/part/CopyValue.tsx';
import { useWebhooks } from '../agents/webhooks.ts';

/** What a carrier has to be told about an agent: read, and copied. */
export function Technical({ agentId }: { agentId: string }) {
  const { data: webhooks, error } = useWebhooks(agentId);
  return (
    <>
      <dl>
        <CopyValue name="Agent ID" value={agentId} />
        {webhooks && (
          <>
            <CopyValue name="Voice webhook" value={webhooks.voice_url} />
            <CopyValue name="Message webhook" value={webhooks.message_url} />
            <CopyValue name="Status webhook" value={webhooks.status_url} />
          </>
        )}
      </dl>
      {error && <p role="alert">{problemText(error, 'Failed to load the webhook addresses.')}</p>}
    </>
  );
}
