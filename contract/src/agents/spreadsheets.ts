import * as z from 'zod/mini';
import { DayRange, endpoint, Id } from '../endpoint.ts';

/** Lists of an agent for a spreadsheet. */
export const SPREADSHEETS = [
  'conversations',
  'orders',
  'bookings',
  'callbacks',
  'sales-by-day',
  'sales-by-hour',
  'sales-by-dish',
  'bookings-by-service',
  'outcomes',
  'unanswered',
] as const;
export type Spreadsheet = (typeof SPREADSHEETS)[number];

export const spreadsheets = {
  /** Of these days, both included; bookings by when they are, all others by when they came. Without days: of today. */
  download: endpoint('agent.read')
    .route({ method: 'GET', path: '/agent/{id}/spreadsheets/{list}', outputStructure: 'detailed' })
    .input(z.extend(Id, { list: z.enum(SPREADSHEETS), ...DayRange }))
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
};
