import * as z from 'zod/mini';
import type { Day } from '../core/days.ts';
import { idSchema, instant, requiredLine } from '../core/fields.ts';

/** Every access token begins with it, so that a lost one is recognised. */
export const tokenPrefix = 'cairn_';

export const maxTokens = 20;
/** The longest that a token works, in days: it ends within a year. */
export const maxTokenDays = 366;
export const tokenNameLength = 60;

/** What a token may do in an area; `write` includes `read`. */
export const permissions = ['read', 'write'] as const;
export type Permission = (typeof permissions)[number];

/** Areas, each with what the token may do there; one that is left out is closed to it. */
export type Scopes = Readonly<Record<string, Permission | undefined>>;

export const tokenName = requiredLine('Name', tokenNameLength);

export const tokenSchema = z.object({
  _id: idSchema,
  name: z.string(),
  scopes: z.record(z.string(), z.optional(z.enum(permissions))),
  createdAt: instant,
  /** The last day on which it works, in the zone where it was made. */
  endsOn: z.iso.date(),
  /** The day of its last call there; null until there was one. */
  lastUsedOn: z.nullable(z.iso.date()),
});

export type AccessToken = z.output<typeof tokenSchema>;

/** Whether a token no longer works: it does on its last day. */
export const hasEnded = ({ endsOn }: { readonly endsOn: Day }, today: Day): boolean =>
  endsOn < today;
