import { VOICE_SAMPLE_MAX } from '@attendant/contract/agents/voices';
import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';
import { Button } from '../../kit/frame/Button.tsx';

const FAILURE = 'The sample could not be played.';

/** Says the greeting, as it is typed, in the chosen voice: what callers will hear. Another voice needs another key. */
export function VoiceSample({ voice, greeting }: { voice: string; greeting: string }) {
  const playing = usePlaying();
  const sample = useOneMutation({
    mutationFn: async () => {
      const text = greeting.trim().slice(0, VOICE_SAMPLE_MAX);
      const { body } = await client.voices.sample({ voice_model: voice, ...(text && { text }) });
      await playing.start(body);
    },
    onError: (error) => tellFailure(FAILURE, error),
  });
  return (
    <Button size="sm" loading={sample.isPending} onClick={() => (playing.on ? playing.stop() : sample.mutate())}>
      {playing.on ? <Square /> : <Play />}
      {playing.on ? 'Stop' : 'Play sample'}
    </Button>
  );
}

/** One sound at a time, silent once the button is gone. */
function usePlaying() {
  const [on, setOn] = useState(false);
  const gone = useRef(false);
  const audio = useRef<HTMLAudioElement>(null);
  const stop = () => {
    audio.current?.pause();
    setOn(false);
  };
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      audio.current?.pause();
    };
  }, []);
  async function start(sound: Blob) {
    if (gone.current) return;
    const url = URL.createObjectURL(sound);
    const playing = new Audio(url);
    audio.current = playing;
    playing.addEventListener('ended', () => setOn(false));
    playing.addEventListener('pause', () => URL.revokeObjectURL(url));
    await playing.play();
    setOn(true);
  }
  return { on, start, stop };
}
