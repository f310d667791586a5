import { isIn, type KeptOf, ledTo, ofAgent } from '../../kept.ts';

export const callbackKept: KeptOf<'callbacks'> = {
  callbacks: {
    ofAgent,
    many: true,
    ofNumber: ledTo('caller_phone'),
    ofCaller: ({ callbacks }) => isIn('id', callbacks),
    forget: 'with-their-conversation',
  },
};
