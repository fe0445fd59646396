import { isIPv6 } from 'node:net';

/**
 * Returns the part of an IP address that a client can't easily change: all of an IPv4 address, or the first 64
 * bits of an IPv6 address. Example: `2001:db8::1` -> `2001:db8:0:0::/64`, `::ffff:192.0.2.1` -> `192.0.2.1`.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.toLowerCase().split('%');
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
