import { MENU_FLAGS } from '@attendant/contract/constants';
import { capital } from '../../kit/form/format.ts';
import { SearchField } from '../../kit/form/Input.tsx';
import { Filters } from '../../kit/part/Filters.tsx';
import { Select } from '../../kit/pick/SelectField.tsx';
import type { MenuFilter } from './list.ts';

interface MenuFiltersProps {
  categories: readonly string[];
  allergens: readonly string[];
  filter: MenuFilter;
  onChange: (filter: MenuFilter) => void;
}

export function MenuFilters({ categories, allergens, filter, onChange }: MenuFiltersProps) {
  const change = (changed: Partial<MenuFilter>) => onChange({ ...filter, ...changed });
  return (
    <Filters
      search={<SearchField label="Search menu" value={filter.search} onSearch={(search) => change({ search })} />}
      set={(['category', 'availability', 'flag', 'allergen'] as const).map((one) =>
        filter[one] ? { words: capital(filter[one]), clear: () => change({ [one]: '' }) } : null,
      )}
    >
      <Select
        label="Category"
        value={filter.category}
        options={categories}
        all="All"
        onPick={(category) => change({ category })}
      />
      <Select
        label="Availability"
        value={filter.availability}
        options={['available', 'unavailable']}
        nameOf={capital}
        all="All"
        onPick={(availability) => change({ availability })}
      />
      <Select
        label="Flags"
        value={filter.flag}
        options={MENU_FLAGS}
        nameOf={capital}
        all="All"
        onPick={(flag) => change({ flag })}
      />
      {allergens.length > 0 && (
        <Select
          label="Allergens"
          value={filter.allergen}
          options={allergens}
          all="Any"
          onPick={(allergen) => change({ allergen })}
        />
      )}
    </Filters>
  );
}
