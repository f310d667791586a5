import type { Settings } from '@attendant/contract/agents/settings';
import { expect, test } from '@playwright/test';
import type { Step } from '../tools/line/caller.ts';
import type { Person } from '../tools/line/carrier.ts';
import { openVoice } from '../tools/line/voice.ts';
import { closedCall, newOwner, type Owner, openPizzeria, ring } from './calls.ts';
import { anew } from './house.ts';
import { mailsTo } from './mails.ts';

/** Callers who want a person: real sound, a carrier that rings somebody, and what comes of it. */

let owner: Owner;
let agentId = '';
let voice: Awaited<ReturnType<typeof openVoice>>;
const email = anew('hand-off@example.com');

test.beforeAll(async () => {
  owner = await newOwner(email);
  agentId = await openPizzeria(owner);
  voice = await openVoice();
});
test.afterAll(() => voice.close());

const say = async (...lines: string[]): Promise<Step[]> =>
  Promise.all(lines.map(async (text) => ({ kind: 'say' as const, text, pcm: await voice.speak(text) })));

type Transfers = Settings['transfer_settings'];

async function settle(
  rules: Partial<Transfers['rules']>,
  businessHours: Partial<Transfers['businessHours']> = {},
): Promise<void> {
  const { transfer_settings } = await owner.api.settings.get({ id: agentId });
  await owner.api.settings.update({
    id: agentId,
    transfer_settings: {
      ...transfer_settings,
      keywords: ['refund'],
      rules: { ...transfer_settings.rules, ...rules },
      businessHours: { ...transfer_settings.businessHours, ...businessHours },
    },
  });
}

async function call(from: string, steps: Step[], person: Person) {
  const whispers: string[] = [];
  const result = await ring(agentId, { from, steps, person, onWhisper: (text) => whispers.push(text) });
  const conversation = await closedCall(owner, agentId, from);
  return { ...result, whispers, conversation };
}

test('a person who takes the call hears why, and the agent is out of it', async () => {
  await settle({ transferNumber: '+17185550199', outsideHours: true });
  const { transferredTo, whispers, conversation } = await call(
    '+17185550121',
    await say('I want a refund for my pizza.'),
    'accepts',
  );
  expect(transferredTo).toBe('+17185550199');
  expect(whispers[0]).toContain('7 1 8, 5 5 5, 0 1 2 1');
  expect(conversation.status).toBe('transferred');
});

test('0 finds nobody, and the caller leaves a message with the agent', async () => {
  await settle({ transferNumber: '+17185550199', outsideHours: true });
  const steps: Step[] = [
    { kind: 'press', digit: '0' },
    ...(await say('Yes please.', 'Please call me about the catering on Friday.', 'My name is Robert.')),
  ];
  const { transferredTo, conversation } = await call('+17185550122', steps, 'away');
  expect(transferredTo).toBe('+17185550199');
  expect(conversation.status).toBe('completed');
  expect(conversation.summary).toContain('Message taken');
});

test('after hours the voicemail reaches the owner with its sound', async () => {
  await settle(
    { transferNumber: '', outsideHours: false },
    { start: '00:00', end: '00:01', afterHoursAction: 'voicemail' },
  );
  const { conversation } = await call(
    '+17185550123',
    await say('Can I talk to a manager?', 'This is Robert. My pizza was cold, please call me back.'),
    'away',
  );
  expect(conversation.status).toBe('voicemail');
  const voicemail = () => mailsTo(email).find((mail) => mail.includes('Subject: New voicemail'));
  await expect.poll(voicemail).toContain('filename=voicemail.wav');
  expect(voicemail()).toContain('Content-Type: audio/wav');
});
