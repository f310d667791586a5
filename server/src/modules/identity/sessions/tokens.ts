import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, to be sent once; what stays with us is `hashOf` it. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** How tokens and codes are kept. They are random, so one round without a salt is enough. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A session ends after this at the latest, however it is used. */
export const SESSION_DAYS = 30;
