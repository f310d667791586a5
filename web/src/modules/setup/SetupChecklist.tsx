import type { Agent } from '@attendant/contract/agents';
import type { Setup } from '@attendant/contract/agents/setup';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink, IconButton } from '../../kit/frame/Button.tsx';
import { Skeleton } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import { useAllowed } from '../agents/current-agent.ts';
import { HoursButtons } from './HoursButtons.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { SettingsLink } from './SettingsLink.tsx';
import styles from './SetupChecklist.module.css';
import { StepMark } from './StepMark.tsx';
import { hide, isHidden, isReady, rememberReady, type Step, stepsOf, useSetup } from './setup.ts';

/** What a new agent still lacks: the next step in one line, the others behind it; gone once nothing does. */
export function SetupChecklist({ agent }: { agent: Agent }) {
  const mayChange = useAllowed('agent.change');
  const [hidden, setHidden] = useState(() => isHidden(agent.id) || isReady(agent.id));
  if (!mayChange || hidden) return null;
  const putAway = () => {
    hide(agent.id);
    setHidden(true);
  };
  return <Checklist agent={agent} onHide={putAway} />;
}

function Checklist({ agent, onHide }: { agent: Agent; onHide: () => void }) {
  const { data: setup, refetch, isFetching, isError } = useSetup(agent.id);
  const [open, setOpen] = useState(false);
  const steps = setup && stepsOf(setup);
  const all = setup ? linesOf(agent, setup) : [];
  const done = all.filter(({ step }) => steps?.[step]);
  const next = all.find(({ step }) => !steps?.[step]);
  const ready = steps !== undefined && !next;
  useEffect(() => {
    if (ready) rememberReady(agent.id);
  }, [ready, agent.id]);
  if (isError) return null;
  return (
    <section className={cx('card', styles.setup)} aria-labelledby="setup">
      <div className={styles.line}>
        <div className={styles.next}>
          <h2 className="title-3" id="setup">
            {ready ? 'Ready for callers' : 'Get ready for callers'}
          </h2>
          <p className="small t2">
            {next ? `Next: ${next.title.charAt(0).toLowerCase()}${next.title.slice(1)}. ${next.text}` : null}
            {ready && 'All steps are done.'}
            {!setup && <Skeleton width={220} height="1lh" />}
          </p>
        </div>
        {next && <span className={styles.act}>{next.action}</span>}
        {next && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            className={cx(styles.all, open && styles.open)}
            onClick={() => setOpen(!open)}
          >
            {done.length} of {all.length}
            <span className="sr"> steps done</span>
            <ChevronDown />
          </Button>
        )}
        <IconButton label="Hide these steps" size="sm" onClick={onHide}>
          <X size={16} />
        </IconButton>
      </div>
      {open && setup && (
        <ol className={cx('ruled', styles.steps)}>
          {all.map((step) =>
            step.step === 'phone' ? (
              <PhoneStep
                key={step.step}
                agent={agent}
                setup={setup}
                isDone={steps?.phone ?? false}
                again={
                  <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
                    Check again
                  </Button>
                }
              />
            ) : (
              <Line key={step.step} {...step} isDone={steps?.[step.step] ?? false} />
            ),
          )}
        </ol>
      )}
    </section>
  );
}

interface StepLine {
  step: Step;
  title: string;
  text: string;
  action: ReactNode;
}

const linesOf = (agent: Agent, setup: Setup): StepLine[] => [
  {
    step: 'greeting',
    title: 'Write your greeting',
    text: 'Callers hear your business name first.',
    action: (
      <SettingsLink agent={agent} section="behavior">
        Write it
      </SettingsLink>
    ),
  },
  {
    step: 'hours',
    title: 'Set your hours',
    text: 'For now: Monday to Friday, 9:00 AM to 5:00 PM.',
    action: <HoursButtons agent={agent} />,
  },
  agent.ordering_enabled && !setup.offer
    ? {
        step: 'offer',
        title: 'Fill the menu',
        text: 'The agent sells what stands on it, at its prices.',
        action: (
          <ButtonLink size="sm" to="/app/agents/$id/menu" params={{ id: agent.id }}>
            Open the menu
          </ButtonLink>
        ),
      }
    : {
        step: 'offer',
        title: 'Choose what it does',
        text: 'Take orders from a menu, or book appointments.',
        action: (
          <SettingsLink agent={agent} section="features">
            Choose
          </SettingsLink>
        ),
      },
  {
    step: 'phone',
    title: 'Connect the phone number',
    text: setup.number ? 'Then callers reach the agent.' : 'Enter the number that callers dial.',
    action: setup.number ? null : (
      <SettingsLink agent={agent} section="behavior">
        Enter the number
      </SettingsLink>
    ),
  },
  {
    step: 'members',
    title: 'Invite a colleague',
    text: 'Editors help to run the agent, viewers look on.',
    action: (
      <SettingsLink agent={agent} section="users">
        Invite
      </SettingsLink>
    ),
  },
];

const Line = ({ title, text, action, isDone }: StepLine & { isDone: boolean }) => (
  <li className={styles.step}>
    <StepMark isDone={isDone} />
    <div className="grow">
      <h3 className="title-3">{title}</h3>
      {!isDone && <p className="small t2">{text}</p>}
    </div>
    {!isDone && action}
  </li>
);
