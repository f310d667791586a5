import type { Message } from '@attendant/contract/conversations';
import { orderNumber } from '@attendant/contract/orders/number';
import type { ToolName } from '@attendant/contract/tools';
import { BookOpen, Brain, type LucideIcon, UtensilsCrossed, Wrench } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { capital } from '../../kit/form/format.ts';
import styles from './Evidence.module.css';

/** Tools as a reader would say what they did. */
const TOOLS: Readonly<Record<ToolName, string>> = {
  price_order: 'Priced the order',
  place_order: 'Placed the order',
  take_message: 'Took a message',
  transfer_call: 'Handed the call over',
  find_slots: 'Looked for free times',
  hold_slot: 'Held a time',
  book_slot: 'Booked a time',
  find_bookings: 'Looked for bookings',
  move_booking: 'Moved a booking',
  cancel_booking: 'Cancelled a booking',
  join_waiting_list: 'Put them on the waiting list',
};
const KINDS: Readonly<Record<Message['sources'][number]['kind'], readonly [LucideIcon, string]>> = {
  memory: [Brain, 'Memory'],
  passage: [BookOpen, 'File'],
  menu: [UtensilsCrossed, 'Menu'],
};

/** What a reply rests on: one line, and all of it when it is opened. */
export function Evidence({ tools, sources }: Pick<Message, 'tools' | 'sources'>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const short = [...tools.map(toolText), ...sources.map(({ kind, label }) => label || KINDS[kind][1])];
  return (
    <div className={styles.evidence}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Wrench size={12} />
        <span>{[...new Set(short)].join(', ')}</span>
      </button>
      {isOpen && (
        <ul id={id}>
          {tools.map((tool) => (
            <Ground key={`${tool.name} ${tool.ms}`} icon={Wrench} name={toolText(tool)}>
              {[made(tool), `${tool.ms} ms`].filter(Boolean).join(', ')}
            </Ground>
          ))}
          {sources.map(({ kind, id: source, label, text }) => (
            <Ground
              key={`${kind} ${source}`}
              icon={KINDS[kind][0]}
              name={label ? `${KINDS[kind][1]}: ${label}` : KINDS[kind][1]}
            >
              {text}
            </Ground>
          ))}
        </ul>
      )}
    </div>
  );
}

const Ground = ({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) => (
  <li>
    <Icon size={14} />
    <span>
      <b>{name}</b>
      <span>{children}</span>
    </span>
  </li>
);

const isTool = (name: string): name is ToolName => name in TOOLS;

type Tool = Message['tools'][number];

const toolText = ({ name, ok }: Tool): string =>
  `${isTool(name) ? TOOLS[name] : capital(name.replaceAll('_', ' '))}${ok ? '' : ' (refused)'}`;

/** What came of it. */
function made({ ok, code, receipt }: Tool): string {
  if (!ok) return `Refused: ${(code ?? 'failed').replaceAll('-', ' ')}`;
  return receipt?.kind === 'order' ? `Order ${orderNumber(receipt.id)}` : '';
}
