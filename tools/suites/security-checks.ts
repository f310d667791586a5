import type { Examples } from './examples.ts';

const http = 'server/src/http';
const identity = 'server/src/modules/identity';
const privacy = 'server/src/modules/privacy';
const carrier = 'server/src/modules/calls/carrier';
const reading = 'server/src/modules/datasets/reading';

/** What strangers may not do, each with its twin: the same done rightly, or the detector shown what it looks for. */
export const CHECKS: readonly Examples[] = [
  {
    id: 'A1',
    what: 'every endpoint answers each of seven people as the table of rights says',
    refused: ['server/src/rights.test.ts > on the running server'],
    twin: ['server/src/rights.test.ts > allows nobody more'],
  },
  {
    id: 'A2',
    what: 'no spelling of a request opens more than its own',
    refused: ['server/src/spellings.test.ts'],
    twin: ['server/src/spellings.test.ts > as the contract spells it'],
  },
  {
    id: 'A6',
    what: 'no header opens another organisation',
    refused: ['server/src/modules/agents/tenants.test.ts > refuses one that somebody does not belong to'],
    twin: ['server/src/modules/agents/tenants.test.ts > makes an agent in the organisation'],
  },
  {
    id: 'A8',
    what: 'each rule made another is noticed by the table of rights',
    refused: ['server/src/rights-mutants.test.ts > is noticed'],
    twin: ['server/src/rights-mutants.test.ts > and what is as it was is not'],
  },
  {
    id: 'A9',
    what: 'no door but those that are listed',
    refused: ['server/src/doors.test.ts > answers'],
    twin: ['server/src/doors.test.ts > stand in the list'],
  },
  {
    id: 'A10',
    what: 'five people at random do only what a model of their rights allows',
    refused: ['server/src/five-people.test.ts > as the model says'],
    twin: ['server/src/five-people.test.ts > notices'],
  },
  {
    id: 'S1',
    what: 'tokens end with sign-out, use, time and account',
    refused: [`${identity}/sessions.test.ts > an access token`, `${identity}/sessions.test.ts > is used again later`],
    twin: [`${identity}/sessions.test.ts > is exchanged for a new pair`],
  },
  {
    id: 'S2',
    what: 'tokens live an hour, sessions a day without use, or thirty with "remember me"',
    refused: [`${identity}/sessions.test.ts > lives an hour`, `${identity}/sessions.test.ts > ends after a day`],
    twin: [`${identity}/sessions.test.ts > is exchanged for a new pair`],
  },
  {
    id: 'S8',
    what: 'forged tokens are refused',
    refused: [`${identity}/sessions.test.ts > forged`, `${identity}/sessions.test.ts > in forty forms`],
    twin: [`${identity}/sessions.test.ts > is random, long and new`],
  },
  {
    id: 'S5',
    what: 'no password, token or code is kept in clear',
    refused: [`${identity}/secrecy.test.ts`],
    twin: [`${identity}/passwords.test.ts > matches itself only`],
  },
  {
    id: 'S7',
    what: 'nothing that a client says of itself is a proof',
    refused: [
      `${identity}/sign-in.test.ts > proves nothing by itself`,
      `${identity}/administrators.test.ts > is refused`,
    ],
    twin: [`${identity}/sign-in.test.ts > signs in with a fresh id_token`],
  },
  {
    id: 'S10',
    what: 'what was made before an address was proved ends with the proof',
    refused: [`${identity}/prove.test.ts > whoever signed up with the address of somebody else`],
    twin: [`${identity}/prove.test.ts > whoever made the account`],
  },
  {
    id: 'B1',
    what: 'guessing is bounded by account and by address, whatever headers say',
    refused: [`${identity}/sign-in.test.ts > can be tried`, `${identity}/sign-in.test.ts > is not what a header says`],
    twin: [`${identity}/sign-in.test.ts > does not count against who knows`],
  },
  {
    id: 'E1',
    what: 'nobody learns which addresses have accounts',
    refused: [
      `${identity}/sign-in.test.ts > gets the answer of an unknown address`,
      `${identity}/links.test.ts > tells nobody`,
    ],
    twin: [`${identity}/links.test.ts > goes by a mailed link`],
  },
  {
    id: 'K1',
    what: 'codes work once, for their purpose, while they live',
    refused: [`${identity}/links.test.ts > a code`, `${identity}/join.test.ts > leads to its own agent`],
    twin: [`${identity}/links.test.ts > outlives whoever only looks`],
  },
  {
    id: 'K2',
    what: 'links live ten minutes, an hour or seven days',
    refused: [
      `${identity}/join.test.ts > takes ten minutes`,
      `${identity}/join.test.ts > lasts seven days`,
      `${identity}/links.test.ts > works for an hour`,
    ],
    twin: [`${identity}/join.test.ts > makes an account for a new address`],
  },
  {
    id: 'X1',
    what: 'nothing that is sent becomes a part of a statement',
    refused: ['server/src/injection.test.ts > is a value'],
    twin: ['server/src/injection.test.ts > the same lines'],
  },
  {
    id: 'X6',
    what: 'no pattern that meets strangers takes more than time in proportion',
    refused: [
      'server/src/patterns.test.ts > takes time in proportion',
      'contract/src/fields/fields.test.ts > a text of a stranger',
    ],
    twin: [
      'server/src/patterns.test.ts > is known when it is none',
      'contract/src/fields/fields.test.ts > the check of it',
    ],
  },
  {
    id: 'X6b',
    what: 'no caller holds the others up by talking or typing without end',
    refused: ['dialogue/src/long-words.test.ts', 'voice/src/wires/browser.test.ts > without end'],
    twin: ['voice/src/wires/browser.test.ts > is a frame'],
  },
  {
    id: 'X7',
    what: 'characters that cannot be stored are no fault of the server',
    refused: [`${http}/characters.test.ts > a text that cannot be stored`],
    twin: [`${http}/characters.test.ts > a text that can be`],
  },
  {
    id: 'X9',
    what: 'every reader of strangers withstands what is nearly right',
    refused: ['server/src/fuzz.test.ts > breaks nothing'],
    twin: ['server/src/fuzz.test.ts > what is right', 'server/src/fuzz.test.ts > the same seed'],
  },
  {
    id: 'H1',
    what: 'every answer carries the protecting headers',
    refused: [`${http}/pages.test.ts > every answer`],
    twin: [`${http}/pages.test.ts > are the app itself`],
  },
  {
    id: 'H5',
    what: 'no request hides behind another',
    refused: [`${http}/smuggling.test.ts`],
    twin: [`${http}/smuggling.test.ts > told apart`],
  },
  {
    id: 'H6',
    what: 'no sources are served',
    refused: [`${http}/pages.test.ts > without the sources`],
    twin: [`${http}/pages.test.ts > go out as they were compressed`],
  },
  {
    id: 'U1',
    what: 'who sends a file is asked before it is read',
    refused: [`${http}/forms.test.ts > somebody without a session`],
    twin: [`${http}/forms.test.ts > of somebody who may`],
  },
  {
    id: 'U3',
    what: 'what unpacks to too much ends alone, and is set aside',
    refused: [
      `${reading}/reader.test.ts`,
      'server/src/modules/datasets/datasets.test.ts > a file that kills its reader',
    ],
    twin: [`${reading}/reader.test.ts > as people write them`, `${reading}/reader.test.ts > answers what it read`],
  },
  {
    id: 'U4',
    what: 'no cell of an export is run',
    refused: ['server/src/cells.test.ts > is shown, not run'],
    twin: ['server/src/cells.test.ts > needs nothing'],
  },
  {
    id: 'W1',
    what: 'only what a carrier signed is heard, form and socket',
    refused: [
      `${carrier}/voice-webhook.test.ts > a request that no carrier signed`,
      `${carrier}/relay.test.ts > is refused without`,
      `${carrier}/telnyx.test.ts > did not sign`,
    ],
    twin: [`${carrier}/voice-webhook.test.ts > is connected to the media socket`],
  },
  {
    id: 'W2',
    what: 'without a token of a carrier nothing is open',
    refused: [`${carrier}/own-token.test.ts > hears nobody`],
    twin: [`${carrier}/own-token.test.ts > hears whoever does`],
  },
  {
    id: 'W3',
    what: 'what a carrier sends twice is done once',
    refused: [
      `${carrier}/voice-webhook.test.ts > is one conversation`,
      'server/src/modules/texts/texts.test.ts > a text that comes more than once',
    ],
    twin: ['server/src/modules/texts/texts.test.ts > is taken over several texts'],
  },
  {
    id: 'W4',
    what: 'events in any order end as in their own',
    refused: [`${carrier}/shuffled.test.ts > in its order`],
    twin: [`${carrier}/shuffled.test.ts > not told at all`],
  },
  {
    id: 'C1',
    what: 'what a client sends twice is done once, and told to nobody else',
    refused: [`${http}/idempotency.test.ts > a request with a key`, `${http}/idempotency.test.ts > what is kept of it`],
    twin: [`${http}/idempotency.test.ts > without a key`],
  },
  {
    id: 'C2',
    what: 'no change overwrites one that it has not seen',
    refused: ['server/src/modules/orders/orders.test.ts > refuse a change made on an older version'],
    twin: ['server/src/modules/orders/orders.test.ts > move by one call'],
  },
  {
    id: 'C3',
    what: 'five people who move the same cards see the same board',
    refused: ['server/src/modules/orders/board.test.ts'],
    twin: ['server/src/modules/orders/orders.test.ts > move by one call'],
  },
  {
    id: 'O1',
    what: 'a flood waits, and its like in words and numbers is refused',
    refused: [`${http}/flood.test.ts > a flood`, `${http}/call-limit.test.ts`],
    twin: [`${http}/flood.test.ts > is told from its proxy`],
  },
  {
    id: 'V6',
    what: 'card numbers are not kept, and other numbers are',
    refused: ['server/src/modules/calls/assistant/card-numbers.test.ts'],
    twin: ['server/src/modules/calls/assistant/card-numbers.test.ts > stays as it is'],
  },
  {
    id: 'V7',
    what: 'what is kept goes when its time is over, and with its caller',
    refused: [
      `${privacy}/retention.test.ts > what is kept`,
      `${privacy}/terms.test.ts > are kept`,
      `${privacy}/forget.test.ts > nothing of who it was`,
      `${privacy}/erase-agent.test.ts > every night`,
      'server/src/mail/deliver.test.ts > ninety days',
    ],
    twin: [`${privacy}/terms.test.ts > leave what was ordered`],
  },
];
