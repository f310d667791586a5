import { MEMORY_TYPES } from '@attendant/contract/constants';
import { capital } from '../../kit/form/format.ts';
import { SearchField } from '../../kit/form/Input.tsx';
import { Filters } from '../../kit/part/List.tsx';
import { Select } from '../../kit/pick/SelectField.tsx';
import type { MemoryFilter } from './memories.ts';

interface MemoryFiltersProps {
  filter: MemoryFilter;
  onChange: (filter: MemoryFilter) => void;
}

export const MemoryFilters = ({ filter, onChange }: MemoryFiltersProps) => (
  <Filters>
    <SearchField label="Search memories" value={filter.search} onSearch={(search) => onChange({ ...filter, search })} />
    <Select
      label="Type"
      value={filter.type}
      options={MEMORY_TYPES}
      nameOf={capital}
      all="All"
      onPick={(type) => onChange({ ...filter, type })}
    />
  </Filters>
);
