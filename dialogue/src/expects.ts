import type { Expectation } from '@attendant/voice/roles';
import type { Asked } from './decide/state.ts';

/** What the last question waits for; orders and messages need time to think, a yes does not. */
export function expectation(asked: Asked): Expectation {
  switch (asked.kind) {
    case 'confirm':
    case 'mean':
    case 'name-is':
    case 'topic':
    case 'finish':
    case 'try-again':
    case 'message?':
      return 'yes-no';
    case 'name':
    case 'message-name':
      return 'name';
    case 'phone':
    case 'message-phone':
      return 'digits';
    case 'what':
    case 'change':
    case 'message-text':
    case 'voicemail':
    case 'address':
    case 'allergy':
      return 'list';
    case 'more':
    case 'size':
    case 'which':
    case 'option':
    case 'fulfilment':
    case 'help':
      return 'open';
  }
}
