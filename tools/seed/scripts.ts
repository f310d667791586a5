/** What callers of the two example businesses say. The answers are the assistant's own, from the real menu and hours. */
export interface CallerScript {
  caller: { name: string; phone: string };
  lines: string[];
}

const caller = (name: string, phone: string) => ({ name, phone });

export const SALS_CALLS: CallerScript[] = [
  {
    caller: caller('Dan', '+17185550172'),
    lines: [
      'Hi, can I get a large Margherita and an order of garlic knots?',
      'no basil on the margherita please',
      "that's all",
      'Dan',
      'yes',
    ],
  },
  {
    caller: caller('Priya Raman', '+13475550106'),
    lines: ["I'd like two Sicilian squares and a Caesar salad", "that's it", 'Priya Raman', 'yes please'],
  },
  {
    caller: caller('Walter Ng', '+19175550188'),
    lines: ['one XL pepperoni, two cannoli and two San Pellegrino', 'no thanks', 'Walter Ng', 'yes'],
  },
  {
    caller: caller('Marcus Webb', '+16465550164'),
    lines: ['a grandma pie and arancini', 'actually make it two arancini', "that's all", 'Marcus Webb', 'yes'],
  },
  {
    caller: caller('Elena Duarte', '+19295550151'),
    lines: [
      'three large cheese, cut into squares, and the family antipasto',
      'no that is everything',
      'Elena Duarte',
      'correct',
    ],
  },
  {
    caller: caller('Tom Sorensen', '+17185550119'),
    lines: ['one ricotta calzone', "that's all", 'Tom Sorensen', 'yes'],
  },
  {
    caller: caller('Aisha Bello', '+13475550177'),
    lines: ['can I have a large bianca and a lemon soda', "that's it", 'Aisha Bello', 'yes'],
  },
  {
    caller: caller('Joe Mancini', '+17185550140'),
    lines: ['two large pepperoni', 'nothing else', 'Joe Mancini', 'yes'],
  },
  {
    caller: caller('Grace Liu', '+16465550101'),
    lines: ['a small margherita and a tiramisu', "that's all", 'Grace Liu', 'yes'],
  },
  {
    caller: caller('Sam Ortiz', '+12125550190'),
    lines: ['do you have squash blossom pizza today?', 'ok then a large mushroom', "that's all", 'Sam Ortiz', 'yes'],
  },
  { caller: caller('', '+17185550133'), lines: ['what time do you close tonight?', 'thanks, bye'] },
  {
    caller: caller('', '+13475550125'),
    lines: ["what's in the grandma pie?", 'does it have nuts?', 'ok thank you, goodbye'],
  },
  {
    caller: caller('', '+19175550102'),
    lines: [
      'can I speak to the manager please',
      "this is Nina Park, I'd like to talk about catering for forty people on Friday",
      'bye',
    ],
  },
  {
    caller: caller('Ivan Petrov', '+13475550158'),
    lines: ['my pizza came cold last night and nobody picked up when I called', 'Ivan Petrov', 'bye'],
  },
  { caller: caller('', '+16465550199'), lines: [] },
];

/** Each books, so they are held once, today. */
export const HARBOR_BOOKINGS: CallerScript[] = [
  {
    caller: caller('June Park', '+16175550104'),
    lines: [
      'I need a cleaning with Mei Chen next week, in the morning',
      'the second one',
      'June Park',
      'yes',
      'thanks, bye',
    ],
  },
  {
    caller: caller('Priya Nair', '+16175550112'),
    lines: [
      'my filling came out, do you have anything on Monday after two',
      'the first one',
      'Priya Nair',
      'yes please',
      'no, bye',
    ],
  },
  {
    caller: caller('Walter Ng', '+16175550131'),
    lines: ["I'd like a checkup on Tuesday at nine", 'no, Wednesday instead', 'Walter Ng', 'yes', 'thank you, goodbye'],
  },
  {
    caller: caller('Grace Liu', '+16175550166'),
    lines: ['can I book a checkup with Doctor Okafor as soon as possible', 'the first one', 'Grace Liu', 'yes', 'bye'],
  },
];

export const HARBOR_CALLS: CallerScript[] = [
  { caller: caller('Luis Ortiz', '+16175550155'), lines: ['are you open on Saturday?', 'ok, thank you, bye'] },
  { caller: caller('Maya Chen', '+16175550161'), lines: ['do you take Delta Dental?', 'thanks, goodbye'] },
  {
    caller: caller('Owen Blake', '+16175550178'),
    lines: [
      'my crown came off, I need to talk to someone',
      'This is Owen Blake, my crown came off and it hurts. Please call me back this morning.',
      'bye',
    ],
  },
];
