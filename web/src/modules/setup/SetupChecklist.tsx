import type { Agent } from '@attendant/contract/agents';
import type { Setup } from '@attendant/contract/agents/setup';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink, IconButton } from '../../kit/frame/Button.tsx';
import { Card } from '../../kit/part/Card.tsx';
import { useAllowed } from '../agents/current-agent.ts';
import { HoursButtons } from './HoursButtons.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { SettingsLink } from './SettingsLink.tsx';
import styles from './SetupChecklist.module.css';
import { StepMark } from './StepMark.tsx';
import { hide, isHidden, type Step, stepsOf, useSetup } from './setup.ts';

/** What a new agent still lacks, each with the one button that helps; gone once nothing does. */
export function SetupChecklist({ agent }: { agent: Agent }) {
  const mayChange = useAllowed('agent.change');
  const [hidden, setHidden] = useState(() => isHidden(agent.id));
  if (!mayChange || hidden) return null;
  const putAway = () => {
    hide(agent.id);
    setHidden(true);
  };
  return <Checklist agent={agent} onHide={putAway} />;
}

function Checklist({ agent, onHide }: { agent: Agent; onHide: () => void }) {
  const { data: setup, refetch, isFetching } = useSetup(agent.id);
  if (!setup) return null;
  const steps = stepsOf(setup);
  const done = Object.values(steps).filter(Boolean).length;
  const all = Object.keys(steps).length;
  if (done === all) return null;
  return (
    <Card
      bare
      id="setup"
      className={styles.setup}
      title="Get ready for callers"
      note={`${done} of ${all} steps done`}
      aside={
        <IconButton label="Hide these steps" onClick={onHide}>
          <X size={16} />
        </IconButton>
      }
    >
      <ol className="ruled">
        {plainSteps(agent, setup).map((step) => (
          <Line key={step.step} {...step} isDone={steps[step.step]} />
        ))}
        <PhoneStep
          agent={agent}
          setup={setup}
          isDone={steps.phone}
          again={
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              Check again
            </Button>
          }
        />
        <Line
          step="members"
          title="Invite a colleague"
          text="Editors help to run the agent, viewers look on."
          isDone={steps.members}
          action={
            <SettingsLink agent={agent} section="users">
              Invite
            </SettingsLink>
          }
        />
      </ol>
    </Card>
  );
}

interface StepLine {
  step: Step;
  title: string;
  text: string;
  action: ReactNode;
}

const plainSteps = (agent: Agent, setup: Setup): StepLine[] => [
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
    text: 'The agent says when you are open, and holds to it. For now: Monday to Friday, 9:00 AM to 5:00 PM.',
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
