import { randomBytes } from 'node:crypto';

/** An IPv6 address in its own network, one of 2^44 reserved for documentation (RFC 9637). */
export const newAddress = (): string => {
  const hex = randomBytes(6).toString('hex');
  return `3fff:0${hex.slice(0, 3)}:${hex.slice(3, 7)}:${hex.slice(7, 11)}::1`;
};
