import { CONVERSATION_STATUSES, OUTCOMES } from '@attendant/contract/constants';
import { capital } from '../../kit/form/format.ts';
import { SearchField } from '../../kit/form/Input.tsx';
import { Filters } from '../../kit/part/Filters.tsx';
import { Select } from '../../kit/pick/SelectField.tsx';
import styles from './ConversationList.module.css';
import type { ConversationFilter } from './conversations.ts';
import { OUTCOME_NAMES } from './marks/OutcomeText.tsx';
import { STATUS_NAMES } from './marks/StatusMark.tsx';

interface FiltersProps {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
}

export function ConversationFilters({ filter, onChange }: FiltersProps) {
  const change = (changed: Partial<ConversationFilter>) => onChange({ ...filter, ...changed });
  const set = (words: string | undefined, cleared: Partial<ConversationFilter>) =>
    words ? { words, clear: () => change(cleared) } : null;
  const { outcome, status, type } = filter;
  return (
    <Filters
      search={
        <SearchField label="Search what was said" value={filter.search} onSearch={(search) => change({ search })} />
      }
      set={[
        set(filter.caller, { caller: '' }),
        set(outcome && OUTCOME_NAMES[outcome], { outcome: '' }),
        set(status && STATUS_NAMES[status], { status: '' }),
        set(capital(type), { type: '' }),
      ]}
    >
      <SearchField
        label="Caller's name or number"
        className={styles.number}
        maxLength={30}
        value={filter.caller}
        onSearch={(caller) => change({ caller })}
      />
      <Select
        label="Outcome"
        value={outcome}
        options={OUTCOMES}
        nameOf={(one) => OUTCOME_NAMES[one]}
        all="All"
        onPick={(one) => change({ outcome: one })}
      />
      <Select
        label="Status"
        value={status}
        options={CONVERSATION_STATUSES}
        nameOf={(one) => STATUS_NAMES[one]}
        all="All"
        onPick={(one) => change({ status: one })}
      />
      <Select
        label="Type"
        value={type}
        options={['voice', 'message']}
        nameOf={capital}
        all="All"
        onPick={(one) => change({ type: one })}
      />
    </Filters>
  );
}
