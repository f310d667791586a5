import { MEMORY_TYPES } from '@attendant/contract/constants';
import { capital } from '../../kit/form/format.ts';
import { SearchField } from '../../kit/form/Input.tsx';
import { Filters } from '../../kit/part/Filters.tsx';
import { Select } from '../../kit/pick/SelectField.tsx';
import type { MemoryFilter } from './memories.ts';

interface MemoryFiltersProps {
  filter: MemoryFilter;
  onChange: (filter: MemoryFilter) => void;
}

export const MemoryFilters = ({ filter, onChange }: MemoryFiltersProps) => (
  <Filters
    search={
      <SearchField
        label="Search memories"
        value={filter.search}
        onSearch={(search) => onChange({ ...filter, search })}
      />
    }
    set={[filter.type ? { words: capital(filter.type), clear: () => onChange({ ...filter, type: '' }) } : null]}
  >
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
