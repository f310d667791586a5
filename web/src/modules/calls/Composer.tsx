import { Mic, MicOff, SendHorizontal, Volume2, VolumeX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import styles from './TryIt.module.css';
import { TwoVoiceLine } from './TwoVoiceLine.tsx';
import type { Talk } from './talk.ts';
import type { useTalk } from './use-talk.ts';

const STATES: Readonly<Record<Talk['state'], string>> = {
  listening: 'Listening',
  thinking: 'Thinking',
  speaking: 'Speaking',
};

/** What the agent is doing, and the ways to speak to it. */
export function Composer({ call }: { call: ReturnType<typeof useTalk> }) {
  const { talk } = call;
  return (
    <div className={styles.composer}>
      <div className={styles.state}>
        <TwoVoiceLine state={talk.state} />
        <span>{STATES[talk.state]}</span>
      </div>
      <div className={styles.say}>
        <TypedWords onSay={call.say} />
        {talk.speech && <Sound call={call} />}
      </div>
      {!talk.speech && <p className="small t3">This server cannot hear or speak, so the conversation is typed.</p>}
      {talk.soundProblem && (
        <p className="small" role="alert">
          {talk.soundProblem}
        </p>
      )}
    </div>
  );
}

function TypedWords({ onSay }: { onSay: (text: string) => void }) {
  const [text, setText] = useState('');
  function say(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text.trim());
    setText('');
  }
  return (
    <form className={styles.typed} onSubmit={say}>
      <input
        aria-label="Say something"
        placeholder="Type what to say"
        autoComplete="off"
        autoFocus
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton label="Send" type="submit" disabled={!text.trim()}>
        <SendHorizontal size={18} />
      </IconButton>
    </form>
  );
}

function Sound({ call: { talk, toggleMic, toggleSpeaker } }: { call: ReturnType<typeof useTalk> }) {
  const hears = talk.mic === 'on';
  return (
    <>
      <IconButton
        bordered
        label={hears ? 'Turn the microphone off' : 'Speak with the microphone'}
        className={cx(styles.sound, hears && styles.hot)}
        aria-busy={talk.mic === 'opening'}
        disabled={talk.mic === 'opening'}
        onClick={toggleMic}
      >
        {hears ? <Mic size={18} /> : <MicOff size={18} />}
      </IconButton>
      <IconButton
        bordered
        label={talk.speaker ? 'Turn the sound off' : 'Hear the agent'}
        className={styles.sound}
        onClick={toggleSpeaker}
      >
        {talk.speaker ? <Volume2 size={18} /> : <VolumeX size={18} />}
      </IconButton>
    </>
  );
}
