import * as z from 'zod/mini';
import { userSchema } from '../users/model.ts';

/** The access token (60 minutes) and its user. The refresh token is in a cookie. */
export const sessionSchema = z.object({ token: z.string(), data: z.object({ user: userSchema }) });

export const accessTokenMinutes = 60;

/** How long a session can be renewed before the person must log in again. */
export const sessionDays = 90;

export type Session = z.output<typeof sessionSchema>;
