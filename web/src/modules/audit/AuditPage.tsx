import { AUDIT_KINDS, type AuditKind } from '@attendant/contract/identity/audit';
import { useState } from 'react';
import { Select } from '../../kit/pick/SelectField.tsx';
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

/** Everything that was done, everywhere. Administrators only. */
export function AuditPage() {
  const [kind, setKind] = useState<AuditKind | ''>('');
  const [days, setDays] = useState(ANY_DAY);
  const filter = { ...(kind && { kind }), ...spanOf(days) };
  const list = useAudit(filter);
  const csv = useAuditCsv(filter);
  return (
    <AdminPage
      title="Audit Log"
      note="Who did what, and when."
      tools={
        <Select
          label="About"
          value={kind}
          options={AUDIT_KINDS}
          nameOf={(one) => KINDS[one]}
          all="Everything"
          onPick={setKind}
        />
      }
    >
      <section className="card" aria-label="Log" style={{ marginTop: 18 }}>
        <div className="card-body">
          <DayFilter days={days} onChange={setDays} csv={csv} />
          <AuditList list={list} showsAgent />
        </div>
      </section>
    </AdminPage>
  );
}
