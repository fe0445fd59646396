import type { Day } from '#shared/core/days.ts';
import type { Call } from '../call.ts';

/** The account that is filled, and the day that counts as today while it is. */
export type DemoUser = { readonly call: Call; readonly userId: string; readonly today: Day };

/** An area of the demo account: `<area>.ts` exports it as `demoArea`. */
export type DemoArea = {
  /** Fills it. */
  readonly seed: (user: DemoUser) => Promise<void>;
  /** Deletes all that is in it. */
  readonly empty: (call: Call) => Promise<void>;
};

/** A list may have more pages: the first one is fetched until nothing is left. */
export const removeAll = async (
  list: () => Promise<readonly { readonly _id: string }[]>,
  remove: (id: string) => Promise<unknown>,
): Promise<void> => {
  for (let page = await list(); page.length > 0; page = await list()) {
    for (const { _id } of page) await remove(_id);
  }
};
