import type { Day } from '#shared/core/days.ts';

export type Sender = {
  readonly timeZone: string;
  readonly token?: string | undefined;
  /** The day on which the person made the change, where that is not simply now. */
  readonly today?: Day | undefined;
};

/** The headers of every request to the API. */
export const requestHeaders = ({ timeZone, token, today }: Sender): Record<string, string> => ({
  Accept: 'application/json',
  'X-Time-Zone': timeZone,
  ...(today && { 'X-Today': today }),
  ...(token && { Authorization: `Bearer ${token}` }),
});
