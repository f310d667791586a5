import * as z from 'zod';

/** The first entry of a backup. */
export const About = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** What the tables are like. */
  migrations: z.array(z.string()),
  /** In an order in which each row finds those that it refers to. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), columns: z.array(z.string().regex(/^\w+$/)) })),
});
export type About = z.infer<typeof About>;
export type Table = About['tables'][number];

/** The last entry: without it a backup is cut off. */
export const Sums = z.object({
  /** SHA-256 of each other entry. */
  entries: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.number()),
  /** Files that were deleted while the backup was made. */
  gone: z.array(z.string()),
});
export type Sums = z.infer<typeof Sums>;

export const ABOUT = 'about.json';
export const SUMS = 'sums.json';
/** Folders of the data folder that go with it. */
export const FOLDERS = ['secrets', 'outbox'];
