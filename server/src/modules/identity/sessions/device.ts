import type { RequestContext } from '../../../http/context.ts';
import { isOurPage } from './cookie.ts';
import { hashOf, randomToken } from './tokens.ts';

/** Where a sign-in comes from, in words that its owner recognises; nobody else is asked for it. */
export interface Device {
  readonly name: string;
  readonly address: string;
  readonly hash: Buffer;
}

/** Known again by the next sign-in; says nothing and opens nothing. */
const COOKIE = 'attendant_device';
const DAYS = 400;

/** Leaves a cookie with browsers of ours, by which the device is known the next time. */
export function deviceOf(context: RequestContext, https: boolean): Device {
  const { request, reply, ip } = context;
  const known = /^[\w-]{43}$/.exec(request.cookies[COOKIE] ?? '')?.[0];
  const token = known ?? randomToken();
  // A program would not keep it.
  if (isOurPage(context)) {
    void reply.setCookie(COOKIE, token, {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'lax',
      secure: https,
      maxAge: DAYS * 24 * 60 * 60,
    });
  }
  return { name: nameOf(request.headers['user-agent']), address: ip, hash: hashOf(token) };
}

const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Chrome on Windows'; of a program that is no browser its own name. */
export function nameOf(userAgent = ''): string {
  const text = userAgent.slice(0, 300);
  const find = (among: typeof PROGRAMS) => among.find(([pattern]) => pattern.test(text))?.[1];
  const [program, system] = [find(PROGRAMS), find(SYSTEMS)];
  if (program) return system ? `${program} on ${system}` : program;
  return /^[\w.-]{1,40}/.exec(text)?.[0] ?? 'Unknown device';
}
