import { MEMORY_TYPES } from '@attendant/contract/constants';
import { SearchField, Select } from '../../kit/form/Input.tsx';
import { Filters } from '../../kit/part/List.tsx';
import type { MemoryFilter } from './memories.ts';

interface MemoryFiltersProps {
  filter: MemoryFilter;
  onChange: (filter: MemoryFilter) => void;
}

export const MemoryFilters = ({ filter, onChange }: MemoryFiltersProps) => (
  <Filters>
    <SearchField
      label="Search memories"
      maxLength={100}
      value={filter.search}
      onChange={(event) => onChange({ ...filter, search: event.target.value })}
    />
    <Select
      label="Type"
      value={filter.type}
      onChange={(event) =>
        onChange({ ...filter, type: MEMORY_TYPES.find((type) => type === event.target.value) ?? '' })
      }
    >
      <option value="">All</option>
      {MEMORY_TYPES.map((type) => (
        <option key={type} value={type}>
          {type.charAt(0).toUpperCase() + type.slice(1)}
        </option>
      ))}
    </Select>
  </Filters>
);
