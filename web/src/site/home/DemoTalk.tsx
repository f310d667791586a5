import { Banner } from '../../kit/form/Banner.tsx';
import { Composer } from '../../modules/calls/Composer.tsx';
import { TalkLog } from '../../modules/calls/TalkLog.tsx';
import { TwoVoiceLine } from '../../modules/calls/TwoVoiceLine.tsx';
import { endingText } from '../../modules/calls/talk-frames.ts';
import { useTalk } from '../../modules/calls/use-talk.ts';
import { Action } from '../shell/Action.tsx';
import styles from './DemoDialog.module.css';
import { demoTicket } from './demo-ticket.ts';

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
