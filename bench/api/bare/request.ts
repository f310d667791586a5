import type pg from 'pg';

export interface Who {
  id: string;
  name: string;
  agent_id?: string;
  tenant_id?: string;
  timezone?: string;
}

/** All that a request brings. */
export interface Bare {
  pool: pg.Pool;
  hash: Buffer;
  who: Who;
  /** Of the path. */
  id: string;
  asked: URLSearchParams;
  body: unknown;
}

export type Answer = (bare: Bare) => Promise<unknown>;
