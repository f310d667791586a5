import type { Examples } from './examples.ts';

const voice = 'voice/src';
const server = 'server/src';

/** Parts outside the house that fail, each with its twin. They need no process of their own. */
export const FAULTS: readonly Examples[] = [
  {
    id: 'P1-P3',
    what: 'ears, voice, model and tools that fail, hang, break off or answer nonsense, at random moments',
    refused: [
      `${server}/modules/calls/assistant/faults.test.ts > with faults at random moments`,
      `${server}/modules/calls/assistant/faults.test.ts > goes on`,
      `${voice}/conversation-faults.test.ts`,
      `${voice}/standby.test.ts`,
    ],
    twin: [`${voice}/standby.test.ts > leave the first alone for a while`, `${voice}/conversation.test.ts`],
  },
  {
    id: 'P4',
    what: 'a mail server that refuses: sent once, later, with the whole life of its code',
    refused: [
      `${server}/mail/deliver.test.ts > exactly once`,
      `${server}/mail/deliver.test.ts > gives up after ten tries`,
      `${server}/mail/deliver.test.ts > the whole of its life`,
    ],
    twin: [`${server}/mail/deliver.test.ts > sends each mail once from two servers`],
  },
  {
    id: 'P5',
    what: 'providers that answer what they should not',
    refused: [
      `${voice}/providers/ai/talker.test.ts > answers what it should not`,
      `${voice}/providers/deepgram/deepgram.test.ts > when it does not do what it should`,
      `${voice}/stages/toolbox.test.ts`,
      `${voice}/exchange.test.ts > until the model broke`,
    ],
    twin: [`${voice}/providers/ai/talker.test.ts > streams its words`],
  },
  {
    id: 'D5-B',
    what: 'a backup and a restore that find no room',
    refused: [`${server}/backup/backup.test.ts > on a full disk`],
    twin: [`${server}/backup/backup.test.ts > comes back whole`],
  },
];
