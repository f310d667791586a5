import { openingWords } from '@attendant/contract/agents/opening';
import { AGENT_NAME_MIN, DEFAULT_GREETING } from '@attendant/contract/constants';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { client } from '../../../api/client.ts';
import { problemText } from '../../../api/door/problem.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Button, ButtonLink } from '../../../kit/frame/Button.tsx';
import { cx } from '../../../kit/look/cx.ts';
import { Bubble } from '../../../kit/part/Bubble.tsx';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { IdentityCard, VoiceCard } from './CreateAgentCards.tsx';
import styles from './CreateAgentPage.module.css';
import { BLANK, type CreateAgentFields, CreateAgentForm, toNewAgent } from './create-agent-form.ts';
import { isSame, type Suggested, suggestedFor, zoneHere } from './suggested.ts';

export function CreateAgentPage() {
  const { form, failure, submit, suggest } = useCreateAgent();
  const { isValid, isSubmitting, isDirty } = form.formState;
  useLeaveGuard(isDirty && !isSubmitting && !form.formState.isSubmitSuccessful, 'Leave without creating?');
  const [greeting, name] = useWatch({ control: form.control, name: ['greeting', 'name'] });
  return (
    <main className="wrap main" id="main">
      <Link className={cx('crumb', styles.crumb)} to="/app/agents">
        <ChevronLeft size={15} />
        All Agents
      </Link>
      <h1 className="title-1">Create Agent</h1>
      <div className={styles.columns}>
        <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          {failure && <Banner tone="danger">{failure}</Banner>}
          <BusinessCard form={form} onChange={suggest} />
          <IdentityCard form={form} />
          <VoiceCard form={form} />
          <div className={styles.actions}>
            <ButtonLink variant="ghost" to="/app/agents">
              Cancel
            </ButtonLink>
            <Button type="submit" variant="primary" disabled={!isValid && !isSubmitting} loading={isSubmitting}>
              Create Agent
            </Button>
          </div>
        </form>
        <GreetingPreview greeting={greeting} name={name} />
      </div>
    </main>
  );
}

function useCreateAgent() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [failure, setFailure] = useState('');
  const form = useForm<CreateAgentFields>({
    resolver: checkedBy(CreateAgentForm),
    mode: 'onTouched',
    defaultValues: { ...BLANK, timezone: zoneHere() },
  });
  const suggest = useSuggestions(form);
  async function submit(fields: CreateAgentFields) {
    setFailure('');
    try {
      const agent = await client.agents.create(toNewAgent(fields));
      void cache.invalidateQueries({ queryKey: ['agents'] });
      // An answer without an id still leads to where the agent shows.
      const there = agent.id ? ({ to: '/app/agents/$id', params: { id: agent.id } } as const) : { to: '/app/agents' };
      await navigate({ ...there, ignoreBlocker: true });
    } catch (error) {
      setFailure(problemText(error, 'An error occurred while creating the agent'));
      form.setFocus('name');
    }
  }
  return { form, failure, submit, suggest };
}

/** Puts what follows from the kind and the name of the business where nobody has written anything else. */
function useSuggestions(form: UseFormReturn<CreateAgentFields>): () => void {
  const last = useRef(suggestedFor(BLANK));
  return () => {
    const next = suggestedFor(form.getValues());
    for (const key of Object.keys(next) as (keyof Suggested)[]) {
      if (!isSame(form.getValues(key), last.current[key])) continue;
      // A name that is still being typed is not yet too short.
      const shouldValidate = key === 'name' && next.name.length >= AGENT_NAME_MIN;
      form.setValue(key, next[key], { shouldDirty: true, shouldValidate });
    }
    last.current = next;
  };
}

/** How a call will begin, while the greeting is being written. */
const GreetingPreview = ({ greeting, name }: { greeting: string; name: string }) => (
  <aside className={styles.preview} aria-label="How a call will begin">
    <h2 className="title-3">How a call will begin</h2>
    <Bubble voice="agent" by={name.trim() || 'Your agent'} className={styles.greeting}>
      {openingWords(greeting.trim() || DEFAULT_GREETING, true)}
    </Bubble>
    <Bubble voice="caller">Hi, are you open tonight?</Bubble>
  </aside>
);
