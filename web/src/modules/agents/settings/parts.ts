import { createContext, useContext, useState } from 'react';
import type { PartSection } from './sections.ts';

/** Of the sections that are stored by themselves: what is typed there, until the bar saves it with the rest. */

interface Typed {
  value: unknown;
  isWrong: boolean;
  save: () => Promise<unknown>;
}

type All = Partial<Record<PartSection, Typed>>;
interface Drafts {
  all: All;
  put: (id: PartSection, typed: Typed | null) => void;
}
const Drafts = createContext<Drafts | null>(null);
export const PartsProvider = Drafts.Provider;

interface Rules<Value> {
  isWrong?: (value: Value) => boolean;
  save: (value: Value) => Promise<unknown>;
}

/** The fields of a section, as they are typed: kept while another section is looked at. */
export function usePart<Value extends object>(
  id: PartSection,
  stored: Value,
  { isWrong, save }: Rules<Value>,
): [Value, (changes: Partial<Value>) => void] {
  const drafts = useContext(Drafts);
  if (!drafts) throw new Error('usePart is for the pages of the settings');
  const value = { ...stored, ...(drafts.all[id]?.value as Value | undefined) };
  const set = (changes: Partial<Value>) => {
    const next = { ...value, ...changes };
    const isBack = JSON.stringify(next) === JSON.stringify(stored);
    drafts.put(id, isBack ? null : { value: next, isWrong: isWrong?.(next) ?? false, save: () => save(next) });
  };
  return [value, set];
}

export type Parts = ReturnType<typeof useParts>;

/** For the page around the sections. */
export function useParts() {
  const [all, setAll] = useState<All>({});
  const put = (id: PartSection, typed: Typed | null) =>
    setAll(({ [id]: _before, ...others }) => (typed ? { ...others, [id]: typed } : others));
  const typed = Object.entries(all) as [PartSection, Typed][];
  return {
    drafts: { all, put },
    unsaved: typed.map(([id]) => id),
    wrong: typed.flatMap(([id, { isWrong }]) => (isWrong ? [id] : [])),
    /** One after the other; what could not be saved stays typed. */
    save: async () => {
      for (const [id, { save }] of typed) {
        await save();
        put(id, null);
      }
    },
    reset: () => setAll({}),
  };
}
