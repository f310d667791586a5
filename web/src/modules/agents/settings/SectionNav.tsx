import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Lamp } from '../../../kit/frame/Badge.tsx';
import styles from './SectionNav.module.css';
import { SECTION_TITLES, type SectionId } from './sections.ts';

interface SectionNavProps {
  agentId: string;
  /** 'edit' is the same pages under another address. */
  under: 'settings' | 'edit';
  sections: readonly SectionId[];
  current: SectionId;
  /** What is typed there and not saved yet. */
  unsaved: ReadonlySet<SectionId>;
}

/** The pages of the settings: beside the open one, on phones a list that leads to each. */
export const SectionNav = ({ agentId, under, sections, current, unsaved }: SectionNavProps) => (
  <nav className={styles.nav} aria-label="Settings">
    {sections.map((id) => (
      <Link
        key={id}
        to={`/app/agents/$id/${under}/$section`}
        params={{ id: agentId, section: id }}
        aria-current={id === current ? 'page' : undefined}
      >
        <span className="grow">{SECTION_TITLES[id]}</span>
        {unsaved.has(id) && (
          <>
            <Lamp state="warn" />
            <span className="sr">Unsaved changes</span>
          </>
        )}
        <ChevronRight size={16} />
      </Link>
    ))}
  </nav>
);
