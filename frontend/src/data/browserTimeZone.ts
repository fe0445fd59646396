/** The IANA name of the zone this browser is in. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
