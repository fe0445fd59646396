import { auth } from './auth.ts';
import { habits } from './habits.ts';
import { users } from './users.ts';

/** The whole API: one key a resource, which is also its folder in functions and the name of its Lambda. */
export const contract = { auth, users, habits };

export type ResourceName = keyof typeof contract;
