/** The service worker's question to open pages when a push reports the planned end of a timer. */
type RangQuestion = { readonly type: 'DID_RING'; readonly timer: string };

/** Whether this browser rang for the timer in the question. */
export type RangAnswer = boolean;

export const askIfRang = (timer: string): RangQuestion => ({ type: 'DID_RING', timer });

/** The timer in the service worker's question. Undefined for other messages. */
export const timerAskedAbout = (data: unknown): string | undefined => {
  const { type, timer } = (data ?? {}) as Partial<RangQuestion>;
  return type === 'DID_RING' && typeof timer === 'string' ? timer : undefined;
};
