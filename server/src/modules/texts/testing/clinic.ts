import { Appointment } from '@attendant/contract/bookings';
import { page } from '@attendant/contract/endpoint';
import { weekWith } from '@attendant/contract/testing/weeks';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, beforeEach, expect } from 'vitest';
import { addDays } from '../../../days.ts';
import type { TestApp } from '../../../testing/app.ts';
import type { Cast } from '../../../testing/cast.ts';
import { remindDue } from '../../bookings/index.ts';
import { signatureOf } from '../../calls/carrier/signature.ts';
import { businessBy, textCarrier } from './carrier.ts';

const Page = page(Appointment);

/** In Panama, whose clocks never change. */
export const DAY = addDays(new Date().toISOString().slice(0, 10), 20);
export const at = (day: string, hour: string) => new Date(`${day}T${hour}:00-05:00`);
export const EVENING = at(addDays(DAY, -1), '18:05');

/** A clinic on a carrier's line: what it is asked to send is told by `sent`. */
export function clinicByText() {
  const line = textCarrier();
  const sent = () => line.asked.map(({ form }) => form);

  let app: TestApp;
  let cast: Cast;
  const on = () => ({ app, cast });
  const base = () => `/api/agent/${cast.agentId}`;
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string, body?: object) =>
    app.ask(method, `${base()}${url}`, { as: cast.tokens.owner, body });
  const set = (body: object) => ask('PUT', '/reminders', body);

  beforeAll(async () => {
    ({ app, cast } = await businessBy(line));
    await ask('PATCH', '/settings', {
      booking_enabled: true,
      buffer_time: 0,
      default_slot_duration: 30,
      max_slot_appointments: 10,
      timezone: 'America/Panama',
      business_week: weekWith({ each: '08:00-20:00' }),
    });
  });
  beforeEach(async () => {
    line.asked.length = 0;
    line.answers.length = 0;
    await app.database.db.deleteFrom('appointments').execute();
    await set({ text: true, mail: false, hour: 17 });
  });

  let people = 0;
  const newPhone = () => `+1718556${String(++people).padStart(4, '0')}`;
  async function book(hour: string, more: object = {}): Promise<Appointment> {
    const starts_at = at(DAY, hour).toISOString();
    const booked = await ask('POST', '/appointments', {
      starts_at,
      customer_name: 'Lena Fox',
      customer_phone: newPhone(),
      ...more,
    });
    return Appointment.parse(booked.body);
  }
  const stored = async (id: string): Promise<Appointment | undefined> => {
    const listed = await ask('GET', `/appointments?start_date=${DAY}&end_date=${addDays(DAY, 1)}`);
    return Page.parse(listed.body).items.find((one) => one.id === id);
  };
  const remind = (now = EVENING) => remindDue({ db: app.database.db, post: app.post }, now);
  const gone = async (id: string) => {
    await expect.poll(() => stored(id)).toMatchObject({ reminded_at: expect.any(String) as unknown });
  };

  let sids = 0;
  async function answer(from: string, body: string): Promise<string> {
    const path = `${base()}/message`;
    const form = { MessageSid: `SMR${++sids}`, From: from, To: '+17185550147', Body: body, NumMedia: '0' };
    const { text } = await app.ask('POST', path, {
      body: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signatureOf(app.token, `http://localhost${path}`, form),
      },
    });
    const { Response } = new XMLParser().parse(text) as { Response?: { Message?: string } | '' };
    return (typeof Response === 'object' && Response.Message) || '';
  }

  const refuseNext = (...statuses: number[]) => line.answers.push(...statuses);
  return { on, ask, set, book, stored, remind, gone, answer, newPhone, sent, refuseNext };
}
