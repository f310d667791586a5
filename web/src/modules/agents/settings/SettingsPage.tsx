import type { Settings } from '@attendant/contract/agents/settings';
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Skeleton } from '../../../kit/frame/States.tsx';
import { cx } from '../../../kit/look/cx.ts';
import { Elsewhere } from '../../../kit/window/Elsewhere.tsx';
import { useAllowed, useCurrentAgent } from '../current-agent.ts';
import { DangerCard } from '../end/DangerCard.tsx';
import { ExportCard } from '../end/ExportCard.tsx';
import { BehaviorCard } from './BehaviorCard.tsx';
import { LoadSettings } from './LoadSettings.tsx';
import { PartsProvider, useParts } from './parts.ts';
import { SaveBar } from './SaveBar.tsx';
import { SectionNav } from './SectionNav.tsx';
import styles from './SettingsPage.module.css';
import {
  type FormSection,
  isFormSection,
  isPartSection,
  isSection,
  PART_SECTIONS,
  type SectionId,
  sectionOf,
} from './sections.ts';
import { type SettingsFormState, useSettingsForm } from './use-settings-form.ts';

type FormCard = ComponentType<{ form: SettingsFormState }>;
const CARDS: Readonly<Record<FormSection, FormCard>> = {
  behavior: BehaviorCard,
  features: lazy(() => import('./FeaturesCard.tsx').then(({ FeaturesCard }) => ({ default: FeaturesCard }))),
  hours: lazy(() => import('./hours/HoursCard.tsx').then(({ HoursCard }) => ({ default: HoursCard }))),
  transfer: lazy(() => import('./TransferCard.tsx').then(({ TransferCard }) => ({ default: TransferCard }))),
};

interface SettingsPageProps {
  /** Sections of later modules; they are no part of the form. */
  more: Readonly<Partial<Record<SectionId, ComponentType>>>;
  /** /edit: a page of its own, from which saving leads back to the agent. */
  isEdit?: boolean;
}

/** One section at a time, each at its own address; what is typed in one is kept while another is looked at. */
export function SettingsPage({ more, isEdit = false }: SettingsPageProps) {
  const { id } = useCurrentAgent();
  const navigate = useNavigate();
  const sections = useSections();
  const { section } = useParams({ strict: false });
  const { hash } = useLocation();
  const under = isEdit ? 'edit' : 'settings';
  if (section !== undefined && !(isSection(section) && sections.includes(section))) {
    return <Elsewhere href={`/app/agents/${id}/${under}`} />;
  }
  // Addresses of before: '/settings#hours' is a page now.
  if (section === undefined && isSection(hash)) {
    return <Elsewhere href={`/app/agents/${id}/${under}/${hash}`} />;
  }
  const leave = (ignoreBlocker: boolean) => navigate({ to: '/app/agents/$id', params: { id }, ignoreBlocker });
  return (
    <main className={cx('wrap main', styles.columns, section === undefined ? styles.list : styles.one)} id="main">
      <LoadSettings agentId={id}>
        {(settings) => (
          <Sections
            agentId={id}
            settings={settings}
            {...{ under, sections, more }}
            current={section ?? 'behavior'}
            {...(isEdit && { leave })}
          />
        )}
      </LoadSettings>
    </main>
  );
}

function useSections(): readonly SectionId[] {
  const { booking_enabled, my_role } = useCurrentAgent();
  const [mayRead, mayAudit] = [useAllowed('members.read'), useAllowed('audit.read')];
  return [
    'behavior',
    'features',
    'hours',
    'transfer',
    ...(booking_enabled ? (['staff', 'reminders'] as const) : []),
    // Who may see nobody else may still leave.
    ...(mayRead || my_role !== 'admin' ? (['users'] as const) : []),
    'notices',
    'emergency',
    'retention',
    ...(mayAudit ? (['changes', 'export', 'danger'] as const) : []),
  ];
}

interface SectionsProps extends Pick<SettingsPageProps, 'more'> {
  agentId: string;
  settings: Settings;
  under: 'settings' | 'edit';
  sections: readonly SectionId[];
  current: SectionId;
  /** Leads away; what is not saved is asked about unless told. */
  leave?: (ignoreBlocker: boolean) => Promise<void>;
}

function Sections({ agentId, settings, under, sections, current, more, leave }: SectionsProps) {
  const parts = useParts();
  const { form, notice, submit, reset } = useSettingsForm(agentId, settings, leave && (() => leave(true)), parts);
  const isPart = isPartSection(current);
  const allowed = useAllowed(isPart ? PART_SECTIONS[current] : 'agent.change');
  const navigate = useNavigate();
  const { dirtyFields, isDirty } = form.formState;
  const unsaved = new Set<SectionId>([...(isDirty ? Object.keys(dirtyFields).map(sectionOf) : []), ...parts.unsaved]);
  const page = useRef<HTMLDivElement>(null);
  const formId = useId();
  const [first] = useState(current);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && current !== first) setMoved(true);
  const arrived = hasMoved && <Arrived key={current} from={page} />;
  /** Leads to the first field that something is wrong with, wherever it stands. */
  async function showMissing() {
    await form.trigger();
    const wrong: SectionId[] = [...Object.keys(form.formState.errors).map(sectionOf), ...parts.wrong];
    const to = wrong.find((id) => id === current) ?? wrong[0];
    if (to && to !== current) {
      await navigate({ to: `/app/agents/$id/${under}/$section`, params: { id: agentId, section: to } });
    }
    requestAnimationFrame(() => {
      if (to && isPartSection(to)) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      else void form.trigger(undefined, { shouldFocus: true });
    });
  }
  const Card = isFormSection(current) ? CARDS[current] : null;
  const isSavedHere = Card !== null || isPart;
  const other = !Card && (
    <Later>
      <Other id={current} more={more} />
      {arrived}
    </Later>
  );
  return (
    <PartsProvider value={parts.drafts}>
      <SectionNav {...{ agentId, under, sections, current, unsaved }} />
      <div className={styles.page} ref={page}>
        <Link className={`crumb ${styles.back}`} to={`/app/agents/$id/${under}`} params={{ id: agentId }}>
          <ChevronLeft size={16} />
          All Settings
        </Link>
        <form id={formId} className={styles.form} noValidate onSubmit={submit}>
          {Card && !allowed && <Banner>You can see these settings. Owners and editors can change them.</Banner>}
          {Card && (
            <fieldset className={styles.sections} disabled={!allowed} aria-label="Settings">
              <Later>
                <Card form={form} />
                {arrived}
              </Later>
            </fieldset>
          )}
          {isPart && other}
        </form>
        {!isPart && other}
        {((allowed && isSavedHere) || unsaved.size > 0 || notice !== '') && (
          <SaveBar
            form={form}
            parts={parts}
            notice={notice}
            formId={formId}
            onMissing={() => void showMissing()}
            onReset={reset}
            isElsewhere={!isSavedHere}
            onCancel={leave && (() => void leave(false))}
          />
        )}
      </div>
    </PartsProvider>
  );
}

function Other({ id, more }: { id: SectionId } & Pick<SettingsPageProps, 'more'>) {
  if (id === 'export') return <ExportCard />;
  if (id === 'danger') return <DangerCard />;
  const Section = more[id];
  return Section && <Section />;
}

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton height={300} radius="var(--r-lg)" width="100%" />}>{children}</Suspense>
);

/** Whoever comes from another section is told where they are, once it is there. */
function Arrived({ from }: { from: { current: HTMLDivElement | null } }) {
  useEffect(() => {
    scrollTo({ top: 0 });
    const heading = from.current?.querySelector<HTMLElement>('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [from]);
  return null;
}
