import { CONVERSATION_STATUSES, OUTCOMES } from '@attendant/contract/constants';
import { capital } from '../../kit/form/format.ts';
import { SearchField } from '../../kit/form/Input.tsx';
import { Filters } from '../../kit/part/List.tsx';
import { Select } from '../../kit/pick/SelectField.tsx';
import styles from './ConversationList.module.css';
import type { ConversationFilter } from './conversations.ts';
import { OUTCOME_NAMES } from './marks/OutcomeText.tsx';
import { STATUS_NAMES } from './marks/StatusMark.tsx';

interface FiltersProps {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
}

export const ConversationFilters = ({ filter, onChange }: FiltersProps) => (
  <Filters>
    <SearchField
      label="Search what was said"
      value={filter.search}
      onSearch={(search) => onChange({ ...filter, search })}
    />
    <SearchField
      label="Caller's name or number"
      className={styles.number}
      maxLength={30}
      value={filter.caller}
      onSearch={(caller) => onChange({ ...filter, caller })}
    />
    <Select
      label="Outcome"
      value={filter.outcome}
      options={OUTCOMES}
      nameOf={(outcome) => OUTCOME_NAMES[outcome]}
      all="All"
      onPick={(outcome) => onChange({ ...filter, outcome })}
    />
    <Select
      label="Status"
      value={filter.status}
      options={CONVERSATION_STATUSES}
      nameOf={(status) => STATUS_NAMES[status]}
      all="All"
      onPick={(status) => onChange({ ...filter, status })}
    />
    <Select
      label="Type"
      value={filter.type}
      options={['voice', 'message']}
      nameOf={capital}
      all="All"
      onPick={(type) => onChange({ ...filter, type })}
    />
  </Filters>
);
