import { cx } from '../../kit/look/cx.ts';
import { Icon } from '../shell/Icon.tsx';
import { Initials } from './Initials.tsx';
import styles from './Showcase.module.css';

/** What calls become: examples, drawn for the eye and told in the text beside them. */
export const Showcase = () => (
  <section className={styles.section}>
    <div className="wrap site">
      <h2 className="display-2">A call comes in. Work that’s ready to do comes out.</h2>
      <div className={styles.scenes}>
        <article className={cx(styles.scene, styles.tall)}>
          <h3 className="title-2">Orders land on the kitchen board</h3>
          <p>
            Items, prices and special requests, in the order they came in. Your cooks read a ticket, not a transcript.
          </p>
          <Board />
        </article>
        <article className={styles.scene}>
          <h3 className="title-2">Appointments go in the book</h3>
          <p>Slot length, buffer and blocked dates are yours to set.</p>
          <Book />
        </article>
        <article className={styles.scene}>
          <h3 className="title-2">People get people</h3>
          <p>Urgent or complicated? The call moves to you.</p>
          <HandOff />
        </article>
      </div>
    </div>
  </section>
);

const BOARD = [
  {
    name: 'New',
    look: styles.new,
    tickets: [
      {
        guest: 'Dan',
        age: '1 min',
        band: styles.fresh,
        id: '#4F2A9C1E',
        lines: ['1 Large Margherita', '1 Garlic Knots'],
        note: 'Half without basil',
      },
      {
        guest: 'Priya Raman',
        age: '3 min',
        band: styles.fresh,
        id: '#91B07D3A',
        lines: ['2 Sicilian Square', '1 Caesar Salad'],
      },
    ],
  },
  {
    name: 'In Progress',
    look: styles.progress,
    tickets: [
      {
        guest: 'Marcus Webb',
        age: '11 min',
        band: styles.due,
        id: '#C77E10F2',
        lines: ['1 XL Pepperoni', '1 XL Half & Half', '4 San Pellegrino'],
      },
      { guest: 'Office, 4th floor', age: '6 min', band: undefined, id: '#0AD5581B', lines: ['3 Large Cheese'] },
    ],
  },
];
type ExampleTicket = (typeof BOARD)[number]['tickets'][number] & { note?: string };

const Board = () => (
  <div className={styles.board} aria-hidden="true">
    {BOARD.map(({ name, look, tickets }) => (
      <div key={name} className={cx(styles.column, look)}>
        <div className={styles.columnHead}>
          {name} <span>{tickets.length}</span>
        </div>
        {tickets.map((ticket) => (
          <Ticket key={ticket.id} {...ticket} />
        ))}
      </div>
    ))}
  </div>
);

const Ticket = ({ guest, age, band, id, lines, note }: ExampleTicket) => (
  <div className={cx(styles.ticket, band)}>
    <div className={styles.guest}>
      <b className="trunc">{guest}</b>
      <span>
        {band === styles.due && <Icon name="clock" />}
        {age}
      </span>
    </div>
    <div className={styles.id}>{id}</div>
    <div className={styles.lines}>
      {lines.map((line) => (
        <div key={line}>
          <b>{line.slice(0, 1)}</b>
          {line.slice(2)}
        </div>
      ))}
    </div>
    {note && (
      <div className={styles.note}>
        <Icon name="message" />
        {note}
      </div>
    )}
  </div>
);

const Book = () => (
  <div className={styles.book} aria-hidden="true">
    <span>9:00</span>
    <div>
      <p>Cleaning, L. Ortiz</p>
    </div>
    <span>9:40</span>
    <div>
      <p className={styles.booked}>
        <Icon name="phone" />
        Cleaning, June Park
      </p>
    </div>
    <span>10:20</span>
    <div>
      <p className={styles.open}>Open</p>
    </div>
  </div>
);

const HandOff = () => (
  <div className={styles.handOff} aria-hidden="true">
    <p className={styles.said}>My crown just came off and it hurts.</p>
    <div className={styles.transfer}>
      <Initials letters="DO" />
      <span className="grow">
        <b className="strong">Dr. Okafor’s line</b>
        <br />
        <span className="small t2">Transferred by Harbor Dental Reception</span>
      </span>
      <i className={styles.lamp} />
    </div>
  </div>
);
