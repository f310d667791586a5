import type { TalkTicket } from '@attendant/contract/calls';
import { NETWORK_PROBLEM, Problem, problemOf } from '../../api/door/problem.ts';
import { Banner } from '../../kit/form/Banner.tsx';
import { Composer } from '../../modules/calls/Composer.tsx';
import { TalkLog } from '../../modules/calls/TalkLog.tsx';
import { TwoVoiceLine } from '../../modules/calls/TwoVoiceLine.tsx';
import { endingText } from '../../modules/calls/talk-frames.ts';
import { useTalk } from '../../modules/calls/use-talk.ts';
import { Action } from '../shell/Action.tsx';
import styles from './DemoDialog.module.css';

/** Asks for a conversation with the agent that the operator shows. Throws `Problem`. */
async function demoTicket(send: typeof fetch = fetch): Promise<TalkTicket> {
  const answer = await send('/api/demo/talk', { method: 'POST' }).catch((cause: unknown) => {
    throw new Problem(NETWORK_PROBLEM, 0, null, cause);
  });
  if (answer.ok) return (await answer.json()) as TalkTicket;
  if (answer.status === 404) throw new Problem('The demo is not there at the moment.', 404);
  if (answer.status === 429 || answer.status === 503) {
    throw new Problem('Many visitors are trying the demo. Please try again in a few minutes.', answer.status);
  }
  throw await problemOf(answer);
}

const open = () => demoTicket();

/** The conversation itself: loaded when a visitor asks for it. */
export default function DemoTalk() {
  const call = useTalk({ open });
  const { phase, lines, reason } = call.talk;
  if (phase === 'idle' || phase === 'connecting') {
    return (
      <div className={styles.start}>
        <TwoVoiceLine state="idle" />
        {call.failure && <Banner tone="danger">{call.failure}</Banner>}
        <p>Type or speak, as if you had called. You can talk for five minutes.</p>
        <Action variant="primary" size="lg" loading={phase === 'connecting'} onClick={call.start} autoFocus>
          Start conversation
        </Action>
      </div>
    );
  }
  return (
    <>
      <TalkLog lines={lines} />
      {phase === 'live' ? (
        <Composer call={call} />
      ) : (
        <div className={styles.ending}>
          <output>{phase === 'lost' ? 'The connection was lost.' : endingText(reason)}</output>
          <Action onClick={call.start}>Start again</Action>
        </div>
      )}
    </>
  );
}
