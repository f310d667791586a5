import { MENU_FLAGS } from '@attendant/contract/constants';
import { SearchField, Select } from '../../kit/form/Input.tsx';
import { Filters } from '../../kit/part/List.tsx';
import type { MenuFilter } from './list.ts';

interface MenuFiltersProps {
  categories: readonly string[];
  allergens: readonly string[];
  filter: MenuFilter;
  onChange: (filter: MenuFilter) => void;
}

export const MenuFilters = ({ categories, allergens, filter, onChange }: MenuFiltersProps) => (
  <Filters>
    <SearchField
      label="Search menu"
      value={filter.search}
      onChange={(event) => onChange({ ...filter, search: event.target.value })}
    />
    <Select
      label="Category"
      value={filter.category}
      onChange={(event) => onChange({ ...filter, category: event.target.value })}
    >
      <option value="">All</option>
      {categories.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
    <Select
      label="Availability"
      value={filter.availability}
      onChange={(event) => onChange({ ...filter, availability: availabilityOf(event.target.value) })}
    >
      <option value="">All</option>
      <option value="available">Available</option>
      <option value="unavailable">Unavailable</option>
    </Select>
    <Select
      label="Flags"
      value={filter.flag}
      onChange={(event) => onChange({ ...filter, flag: MENU_FLAGS.find((flag) => flag === event.target.value) ?? '' })}
    >
      <option value="">All</option>
      {MENU_FLAGS.map((flag) => (
        <option key={flag} value={flag}>
          {flag.charAt(0).toUpperCase() + flag.slice(1)}
        </option>
      ))}
    </Select>
    {allergens.length > 0 && (
      <Select
        label="Allergens"
        value={filter.allergen}
        onChange={(event) => onChange({ ...filter, allergen: event.target.value })}
      >
        <option value="">Any</option>
        {allergens.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    )}
  </Filters>
);

const availabilityOf = (value: string): MenuFilter['availability'] =>
  value === 'available' || value === 'unavailable' ? value : '';
