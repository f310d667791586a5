import { CONVERSATION_STATUSES } from '@attendant/contract/constants';
import { SearchField, Select } from '../../kit/form/Input.tsx';
import { Filters } from '../../kit/part/List.tsx';
import styles from './ConversationList.module.css';
import type { ConversationFilter } from './conversations.ts';
import { STATUS_NAMES } from './StatusMark.tsx';

interface FiltersProps {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
}

export const ConversationFilters = ({ filter, onChange }: FiltersProps) => (
  <Filters>
    <SearchField
      label="Search what was said"
      maxLength={100}
      value={filter.search}
      onChange={(event) => onChange({ ...filter, search: event.target.value })}
    />
    <SearchField
      label="Caller's number"
      className={styles.number}
      maxLength={30}
      value={filter.caller}
      onChange={(event) => onChange({ ...filter, caller: event.target.value })}
    />
    <Select
      label="Status"
      value={filter.status}
      onChange={(event) =>
        onChange({ ...filter, status: CONVERSATION_STATUSES.find((one) => one === event.target.value) ?? '' })
      }
    >
      <option value="">All</option>
      {CONVERSATION_STATUSES.map((status) => (
        <option key={status} value={status}>
          {STATUS_NAMES[status]}
        </option>
      ))}
    </Select>
    <Select
      label="Type"
      value={filter.type}
      onChange={(event) => onChange({ ...filter, type: TYPES.find((one) => one === event.target.value) ?? '' })}
    >
      <option value="">All</option>
      <option value="voice">Voice</option>
      <option value="message">Message</option>
    </Select>
  </Filters>
);

const TYPES = ['voice', 'message'] as const;
