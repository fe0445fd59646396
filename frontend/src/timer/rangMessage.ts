/** What the worker asks a page that is open when a timer's planned end arrives as a push. */
type RangQuestion = { readonly type: 'DID_RING'; readonly timer: string };

/** Whether this browser rang for that timer. */
export type RangAnswer = boolean;

export const askIfRang = (timer: string): RangQuestion => ({ type: 'DID_RING', timer });

/** The timer about which a message of the worker asks; undefined for another message. */
export const timerAskedAbout = (data: unknown): string | undefined => {
  const { type, timer } = (data ?? {}) as Partial<RangQuestion>;
  return type === 'DID_RING' && typeof timer === 'string' ? timer : undefined;
};
