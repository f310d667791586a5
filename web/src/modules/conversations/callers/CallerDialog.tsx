import type { Agent } from '@attendant/contract/agents';
import { CALLER_NAME_MAX, CALLER_NOTE_MAX, type Caller } from '@attendant/contract/callers';
import { allows } from '@attendant/contract/permissions';
import { type FormEvent, useEffect, useState } from 'react';
import { doConfirmed } from '../../../api/do-confirmed.ts';
import { isProblem } from '../../../api/door/problem.ts';
import { formatDayOf, formatMoney, formatNumber, formatPhone } from '../../../kit/form/format.ts';
import { TextAreaField, TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { EmptyState } from '../../../kit/frame/States.tsx';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import { leaveForm } from '../../../kit/window/discard.ts';
import styles from './CallerDialog.module.css';
import { CallerHistory } from './CallerHistory.tsx';
import { useBlockCaller, useCaller, useChangeCaller, useExportCaller, useForgetCaller } from './callers.ts';

interface CallerDialogProps {
  agent: Agent;
  phone: string;
  isOpen: boolean;
  onClose: () => void;
}

/** All that an agent knows of a number. */
function CallerDialog({ agent, phone, isOpen, onClose }: CallerDialogProps) {
  const query = useCaller(agent.id, phone);
  const forget = useForget(agent, phone, onClose);
  const { data: caller, error } = query;
  const [isTyped, setTyped] = useState(false);
  const close = () => void leaveForm(isTyped, onClose);
  return (
    <Dialog
      title={caller?.name || formatPhone(phone)}
      wide
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          {caller && allows(agent.my_role, 'conversations.delete') && (
            <Button variant="danger-quiet" className={styles.forget} onClick={forget}>
              Forget this caller
            </Button>
          )}
          {caller && allows(agent.my_role, 'callers.export') && <Export agent={agent} caller={caller} />}
          {caller && allows(agent.my_role, 'conversations.steer') && <Block agent={agent} caller={caller} />}
          <Button onClick={close}>Close</Button>
        </>
      }
    >
      {!caller && isProblem(error, 404) ? (
        <EmptyState title="Nothing is known of this number" />
      ) : (
        <Loaded query={query} loading="Loading the caller" failed="Failed to load the caller" height={220}>
          {(known) => (
            <div className={styles.card}>
              <Counts agent={agent} caller={known} />
              <Known {...{ agent, caller: known }} onTyped={setTyped} key={`${known.name} ${known.note}`} />
              <CallerHistory agent={agent} caller={known} onOpen={onClose} />
            </div>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

const Counts = ({ agent, caller }: { agent: Agent; caller: Caller }) => (
  <p className="t2 num">
    {formatPhone(caller.phone)}. {formatNumber(caller.conversation_count)}{' '}
    {caller.conversation_count === 1 ? 'conversation' : 'conversations'}
    {caller.first_at && ` since ${formatDayOf(caller.first_at, agent.timezone)}`}
    {caller.order_count > 0 &&
      `, ${formatNumber(caller.order_count)} ${caller.order_count === 1 ? 'order' : 'orders'} for ${formatMoney(caller.order_total)}`}
    .
  </p>
);

function Export({ agent, caller: { phone } }: { agent: Agent; caller: Caller }) {
  const { mutate, isPending } = useExportCaller(agent.id, phone);
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      Export
    </Button>
  );
}

function Block({ agent, caller: { phone, blocked } }: { agent: Agent; caller: Caller }) {
  const { mutate, isPending } = useBlockCaller(agent.id, phone);
  return (
    <Button loading={isPending} onClick={() => mutate(!blocked)}>
      {blocked ? 'Answer this number again' : 'Block this number'}
    </Button>
  );
}

/** What the owner calls them, and what to remember of them. */
function Known({ agent, caller, onTyped }: { agent: Agent; caller: Caller; onTyped: (isTyped: boolean) => void }) {
  const [name, setName] = useState(caller.name);
  const [note, setNote] = useState(caller.note);
  const save = useChangeCaller(agent.id, caller.phone);
  const isChanged = name.trim() !== caller.name || note.trim() !== caller.note;
  useEffect(() => onTyped(isChanged), [isChanged, onTyped]);
  if (!allows(agent.my_role, 'memories.change')) return caller.note ? <p>{caller.note}</p> : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged) save.mutate({ name: name.trim(), note: note.trim() });
  }
  return (
    <form className={styles.known} onSubmit={submit}>
      <TextField
        label="Name"
        hint="The agent asks for orders by this name from the next call on."
        maxLength={CALLER_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={CALLER_NOTE_MAX}
        hint="For your own people; the agent does not read it out."
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {isChanged && (
        <Button type="submit" variant="primary" loading={save.isPending}>
          Save
        </Button>
      )}
    </form>
  );
}

function useForget(agent: Agent, phone: string, onClose: () => void) {
  const { mutateAsync } = useForgetCaller(agent.id, phone);
  return () =>
    doConfirmed({
      title: 'Forget this caller',
      message: `Words and sound of ${formatPhone(phone)}, their notes, memories and messages are erased, and the name on their orders and bookings. What was paid stays in your figures. This cannot be undone.`,
      confirmText: 'Forget',
      action: () => mutateAsync(),
      done: onClose,
    });
}

export default CallerDialog;
