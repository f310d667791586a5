import type { Expectation } from '@attendant/voice/roles';
import type { Asked } from './decide/state.ts';
import type { BookingPart } from './topics/booking/draft.ts';

/** What the last question waits for; orders and messages need time to think, a yes does not. */
export function expectation(asked: Asked): Expectation {
  switch (asked.kind) {
    case 'confirm':
    case 'heard':
    case 'mean':
    case 'name-is':
    case 'topic':
    case 'finish':
    case 'keep':
    case 'leave-off':
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
    case 'leaving':
    case 'address':
    case 'allergy':
      return 'list';
    case 'booking':
      return OF_BOOKING[asked.part];
    case 'more':
    case 'grown-up':
    case 'size':
    case 'which':
    case 'option':
    case 'fulfilment':
    case 'wanted':
    case 'help':
      return 'open';
  }
}

const OF_BOOKING: Readonly<Record<BookingPart, Expectation>> = {
  when: 'open',
  service: 'open',
  person: 'open',
  which: 'open',
  about: 'list',
  name: 'name',
  phone: 'digits',
  address: 'open',
  confirm: 'yes-no',
  change: 'list',
  mine: 'open',
  cancel: 'yes-no',
  instead: 'yes-no',
  waiting: 'open',
};
