import type { Person, Service } from '@attendant/contract/bookings/staff';
import { Pencil, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { doConfirmed } from '../../../api/do-confirmed.ts';
import { Button, IconButton } from '../../../kit/frame/Button.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { later } from '../../../kit/window/later.tsx';
import { useAllowed, useCurrentAgent } from '../../agents/current-agent.ts';
import { whoIsLeft } from './left-out.ts';
import styles from './Staff.module.css';
import { usePersons, useRemovePerson, useRemoveService, useServices } from './staff.ts';
import { hoursLine, serviceLine } from './staff-words.ts';

const PersonDialog = later(() => import('./PersonDialog.tsx'));
const ServiceDialog = later(() => import('./ServiceDialog.tsx'));

/** Who sees customers, and what is done for them. Only where appointments are made. */
export function StaffCard() {
  const { booking_enabled } = useCurrentAgent();
  return booking_enabled ? (
    <Card
      id="staff"
      title="People and Services"
      note="With people, each appointment is with one of them, and they have their own columns in Bookings. With services, each has its own length. Without both, appointments are as under Features."
    >
      <div className={styles.lists}>
        <People />
        <Services />
      </div>
    </Card>
  ) : null;
}

/** What is open over the page: one, or null for a new one. */
type Opened<Of> = { one: Of | null } | undefined;

function People() {
  const { id, timezone } = useCurrentAgent();
  const query = usePersons(id);
  const remove = useRemovePerson(id);
  const [opened, setOpened] = useState<Opened<Person>>();
  return (
    <List title="People" add="Add Person" onAdd={() => setOpened({ one: null })}>
      <Loaded query={query} loading="Loading people" failed="Failed to load the people" height={52}>
        {(persons) => (
          <Rows
            all={persons}
            none="Nobody yet. Add doctors, stylists, chairs or rooms."
            lineOf={hoursLine}
            onEdit={(one) => setOpened({ one })}
            onRemove={async (one) =>
              doConfirmed({
                title: 'Remove Person',
                message: `${one.name} can no longer be booked. ${await whoIsLeft(one, timezone)}`,
                confirmText: 'Remove',
                action: () => remove.mutateAsync(one),
              })
            }
          />
        )}
      </Loaded>
      {opened && <PersonDialog agentId={id} person={opened.one} onClose={() => setOpened(undefined)} />}
    </List>
  );
}

function Services() {
  const { id } = useCurrentAgent();
  const { data: persons = [] } = usePersons(id);
  const query = useServices(id);
  const remove = useRemoveService(id);
  const [opened, setOpened] = useState<Opened<Service>>();
  return (
    <List title="Services" add="Add Service" onAdd={() => setOpened({ one: null })}>
      <Loaded query={query} loading="Loading services" failed="Failed to load the services" height={52}>
        {(services) => (
          <Rows
            all={services}
            none="None yet. Add what people come for, each with its length."
            lineOf={(one) => serviceLine(one, persons)}
            onEdit={(one) => setOpened({ one })}
            onRemove={(one) =>
              doConfirmed({
                title: 'Remove Service',
                message: `${one.name} can no longer be booked. Appointments that are made already stay.`,
                confirmText: 'Remove',
                action: () => remove.mutateAsync(one),
              })
            }
          />
        )}
      </Loaded>
      {opened && (
        <ServiceDialog agentId={id} service={opened.one} persons={persons} onClose={() => setOpened(undefined)} />
      )}
    </List>
  );
}

function List({ title, add, onAdd, children }: { title: string; add: string; onAdd: () => void; children: ReactNode }) {
  const mayChange = useAllowed('bookings.change');
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h3 className="title-3">{title}</h3>
        {mayChange && (
          <Button size="sm" onClick={onAdd}>
            <Plus size={16} />
            {add}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

interface RowsProps<Of> {
  all: readonly Of[];
  none: string;
  lineOf: (one: Of) => string;
  onEdit: (one: Of) => void;
  onRemove: (one: Of) => unknown;
}

function Rows<Of extends { id: string; name: string }>({ all, none, lineOf, onEdit, onRemove }: RowsProps<Of>) {
  const mayChange = useAllowed('bookings.change');
  if (all.length === 0) return <p className="small t2">{none}</p>;
  return (
    <ul className={`ruled ${styles.rows}`}>
      {all.map((one) => (
        <li key={one.id}>
          <span className="grow">
            <b>{one.name}</b>
            <span className="small t2">{lineOf(one)}</span>
          </span>
          {mayChange && (
            <>
              <IconButton size="sm" label={`Edit ${one.name}`} onClick={() => onEdit(one)}>
                <Pencil size={15} />
              </IconButton>
              <IconButton size="sm" label={`Remove ${one.name}`} onClick={() => void onRemove(one)}>
                <X size={15} />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
