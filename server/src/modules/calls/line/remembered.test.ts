import type { TextToSpeech } from '@attendant/voice';
import { fakeActivity, fakeSpeechToText, fakeTextToSpeech } from '@attendant/voice/testing';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { someSpeech, testApp } from '../../../testing/app.ts';
import { assembleCast } from '../../../testing/cast.ts';

const voice = fakeTextToSpeech();
/** Takes half a minute for a sentence with the dish. */
const slowly: TextToSpeech = {
  ...voice,
  async *synthesise(text, options) {
    if (text.includes('Margherita')) yield new Int16Array(30 * voice.sampleRate).fill(1_000);
    else yield* voice.synthesise(text, options);
  },
};

/** Should the server die now, another goes on from what is kept. */
it('keeps what is ordered before the reply to it is over', async () => {
  const ready = async () => ({ toText: fakeSpeechToText(), activity: fakeActivity(), toSpeech: slowly });
  const app = await testApp({ speech: { ...someSpeech, ready } });
  const cast = await assembleCast(app);
  const as = cast.tokens.owner;
  const agent = `/api/agent/${cast.agentId}`;
  await app.ask('PATCH', agent, { as, body: { ordering_enabled: true } });
  await app.ask('POST', `${agent}/menu-items`, { as, body: { name: 'Margherita', category: 'Pizza', price: 12 } });
  const { body: ticket } = await app.ask('POST', `${agent}/talk`, { as });
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}${ticket.socket_path}`, { origin: app.url });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'start', token: ticket.token }));
  const { db } = app.database;
  const replies = () => db.selectFrom('messages').select('content').where('role', '=', 'agent').execute();
  const states = () => db.selectFrom('conversations').select('assistant_state').execute();
  await expect.poll(replies).toHaveLength(1);
  socket.send(JSON.stringify({ type: 'speaker', on: true }));
  socket.send(JSON.stringify({ type: 'text', text: 'two margheritas please' }));
  await expect.poll(async () => JSON.stringify(await states())).toContain('Margherita');
  expect(await replies()).toHaveLength(1);
  socket.close();
});
