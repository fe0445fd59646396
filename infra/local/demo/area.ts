import type { Day } from '#shared/core/days.ts';
import type { Call } from '../call.ts';

/** The account that is filled, and the day that counts as today while it is. */
export type DemoUser = { readonly call: Call; readonly userId: string; readonly today: Day };

/** Fills one area of the account. */
export type SeedArea = (user: DemoUser) => Promise<void>;
