import { isIPv6 } from 'node:net';

/** An IPv6 caller is given 2^64 addresses (RFC 4291 2.5.1) and counts as one. Whatever else is itself. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [before = '', after] = address.split('::');
  const [head, tail] = [before.split(':').filter(Boolean), after?.split(':').filter(Boolean) ?? []];
  const zeros = Array.from({ length: after === undefined ? 0 : 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
