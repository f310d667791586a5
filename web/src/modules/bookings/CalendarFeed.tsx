import { problemText } from '../../api/door/problem.ts';
import { Banner } from '../../kit/form/Banner.tsx';
import { formatDateTime } from '../../kit/form/format.ts';
import { Button } from '../../kit/frame/Button.tsx';
import { confirmed } from '../../kit/frame/confirm.ts';
import { CopyValue } from '../../kit/part/CopyValue.tsx';
import { Dialog } from '../../kit/window/Dialog.tsx';
import { useCurrentAgent } from '../agents/current-agent.ts';
import styles from './Bookings.module.css';
import { useFeed, useFeedChanges } from './bookings.ts';

/** The private address under which calendars read the appointments; it is shown once. */
function CalendarFeed({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const { timezone } = useCurrentAgent();
  const { data } = useFeed(agentId);
  const { open, close } = useFeedChanges(agentId);
  const since = data?.created_at ?? null;
  const error = open.error ?? close.error;

  async function renew() {
    const message = 'Calendars that use the present address will no longer be brought up to date.';
    if (await confirmed({ variant: 'warning', title: 'Make a New Address', message })) open.mutate();
  }
  async function revoke() {
    const message = 'Calendars that use this address will no longer be brought up to date.';
    const ask = { variant: 'danger', title: 'Revoke the Address', confirmText: 'Revoke', message } as const;
    if (!(await confirmed(ask))) return;
    open.reset();
    close.mutate();
  }

  return (
    <Dialog
      wide
      isOpen
      title="Calendar feed"
      onClose={onClose}
      footer={
        <>
          {since && (
            <Button variant="danger-quiet" loading={close.isPending} onClick={() => void revoke()}>
              Revoke
            </Button>
          )}
          {data && (
            <Button
              variant={since ? 'secondary' : 'primary'}
              loading={open.isPending}
              onClick={() => (since ? void renew() : open.mutate())}
            >
              {since ? 'New address' : 'Create address'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.feed}>
        {error && <Banner tone="danger">{problemText(error, 'Please try again.')}</Banner>}
        <p>Google Calendar, Apple Calendar and Outlook can subscribe to the appointments by a private address.</p>
        {open.data && since ? (
          <>
            <dl>
              <CopyValue name="Address" value={open.data.url} />
            </dl>
            <Banner tone="info">Copy it now: it is not shown again. Whoever has it can read the appointments.</Banner>
          </>
        ) : (
          <p className="t2">
            {since
              ? `An address is in use since ${formatDateTime(since, timezone)}. It was shown when it was made.`
              : 'No calendar can read them yet.'}
          </p>
        )}
      </div>
    </Dialog>
  );
}

export default CalendarFeed;
