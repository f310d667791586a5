import { type Phrase, plain } from '../phrase.ts';

const ORDINALS: readonly (readonly [string, number])[] = [
  ['first', 0],
  ['second', 1],
  ['third', 2],
  ['last', -1],
  ['former', 0],
  ['latter', -1],
];

/** Answers to what the assistant asked. What they mean depends on the question. */
export const answers: readonly Phrase[] = [
  plain(
    'yes',
    '(yes|yeah|yep|yup|ya|yea|sure|correct|right|exactly|absolutely|definitely|indeed|affirmative|totally) [please|sir|maam|it is|i do|i would|i am|you can|that one|do|thing]',
    '(thats|all) (right|correct|it right)',
    '(sounds|looks) (right|correct)',
    '(go ahead|please do|do it|you got it|of course|why not|go for it|i do|good to go|thats the one|works for me|im sure)',
    '(sure|yes) (thing|indeed|thats right)',
    '(no|nope) (thats|its|everything is) (right|correct)',
    '(no|nope) (thats|its) all (right|correct)',
    'okay (thats|sounds) (good|right|fine|great|perfect)',
    'got it',
    'i said yes',
  ),
  plain(
    'fine',
    '(no|nope) (thats|its|everything is) [all] (good|fine|perfect|great)',
    '(thats|all|sounds|looks|its) (good|perfect|great|fine)',
    '(perfect|all good)',
    'that works',
  ),
  plain('okay', '(okay|alright|all right|fine|great|cool|good|awesome|nice|lovely|wonderful|excellent)'),
  plain(
    'no',
    '(no|nope|nah|na|negative) [thanks|thank you|sir|maam|not really|i dont|im not|im good|im okay|its not|it isnt]',
    '(not really|no way|i dont think so|not today|not now|id rather not|dont|not yet|please dont|never mind)',
    '(no|nope) (no|nope) [no]',
    '(none|neither) [of] [those|them|these|the two]',
  ),
  plain(
    'done',
    '(is|its|im|were|am|i) (finish|finished)',
    'is all',
    '[no|nope|okay|yes|i think|and] [i think] thats [just|going to be] (it|all|everything|about it|the lot|the order|the whole order) [for me|for now|for today|thanks|thank you|please|then]',
    '(done|finished|finish|thats it|thats all|thats everything|nothing else|im done|im good|were good|were done|all done|that should be it|that should do it|that is all|nothing more|no more|just that|only that|just those|all set|im all set|were all set|nope thats it|nothing|im finished|finished)',
    '(no|nope) [thanks|thank you] (im good|im okay|im fine|nothing else|nothing|just that|just those|not for me|all set|im all set|were good|im done)',
    '(no|nope) [that|this] (will|should) (be|do) [it|all]',
    'that should (be|do) [it|all]',
    'thats all i (need|want|wanted|needed)',
    'just (that|those|it)',
    '(nothing|anything) (else|more)',
  ),
  plain(
    'place-order',
    '(place|submit|send|confirm|finish|complete) (the|my|that|this) order',
    '(place|submit|confirm) it',
    '(check out|checkout|im ready to pay|ready to order|im ready)',
    'go ahead [and] (place|submit|send|put) (it|the order|that|my order) [in|through]',
    'put (it|the order|that) (in|through)',
  ),
  plain('try-again', 'try [it|that] again', '(retry|try once more)'),
  ...ORDINALS.map(([word, index]) => ({
    hear: [`[the] ${word} (one|option|choice)`, `the ${word}`],
    as: () => ({ kind: 'ordinal' as const, index }),
  })),
];
