import { AUDIT_KINDS, type AuditKind } from '@attendant/contract/identity/audit';
import { useState } from 'react';
import { Options } from '../../kit/form/Input.tsx';
import { SelectField } from '../../kit/pick/SelectField.tsx';
import { AdminPage } from '../leads/AdminPage.tsx';
import { AuditList } from './AuditList.tsx';
import { useAudit, useAuditCsv } from './audit.ts';
import { DayFilter } from './DayFilter.tsx';
import { ANY_DAY, spanOf } from './days.ts';

const KINDS: Readonly<Record<AuditKind, string>> = {
  agent: 'Agents',
  member: 'Members',
  menu: 'Menus',
  order: 'Orders',
  conversation: 'Conversations',
  memory: 'Memories',
  account: 'Accounts',
  admin: 'Administrators',
};

const kindOf = (value: string) => AUDIT_KINDS.find((one) => one === value) ?? '';

/** Everything that was done, everywhere. Administrators only. */
export function AuditPage() {
  const [kind, setKind] = useState<AuditKind | ''>('');
  const [days, setDays] = useState(ANY_DAY);
  const filter = { ...(kind && { kind }), ...spanOf(days) };
  const list = useAudit(filter);
  const csv = useAuditCsv(filter);
  return (
    <AdminPage title="Audit Log" note="Who did what, and when.">
      <section className="card" aria-label="Log" style={{ marginTop: 18 }}>
        <div className="card-body">
          <DayFilter days={days} onChange={setDays} csv={csv}>
            <SelectField label="About" value={kind} onChange={({ target }) => setKind(kindOf(target.value))}>
              <Options of={[['', 'Everything'], ...AUDIT_KINDS.map((one) => [one, KINDS[one]] as const)]} />
            </SelectField>
          </DayFilter>
          <AuditList list={list} showsAgent />
        </div>
      </section>
    </AdminPage>
  );
}
