import type { Day } from '#shared/core/days.ts';
import type { Call } from '../call.ts';

/** The account to fill, and the day that counts as today meanwhile. */
export type DemoUser = { readonly call: Call; readonly userId: string; readonly today: Day };

/** An area of the demo account: `<area>.ts` exports it as `demoArea`. */
export type DemoArea = {
  /** Fills the area. */
  readonly seed: (user: DemoUser) => Promise<void>;
  /** Deletes everything in the area. */
  readonly empty: (call: Call) => Promise<void>;
};

/** A list may have more pages: the first page is fetched until it is empty. */
export const removeAll = async (
  list: () => Promise<readonly { readonly _id: string }[]>,
  remove: (id: string) => Promise<unknown>,
): Promise<void> => {
  for (let page = await list(); page.length > 0; page = await list()) {
    for (const { _id } of page) await remove(_id);
  }
};
