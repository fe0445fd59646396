import * as z from 'zod/mini';
import { idSchema, instant, requiredLine } from '../calls/fields.ts';
import type { Day } from '../days/days.ts';

/** The prefix of every access token, so that scanners recognise a leaked one. */
export const tokenPrefix = 'cairn_';

/** Can't exceed 100, because each token contains its place among the person's tokens, in two digits. */
export const maxTokens = 20;
/** The longest validity of a token, in days. */
export const maxTokenDays = 366;
export const tokenNameLength = 60;

/** The permissions of a token in an area; `write` includes `read`. */
export const permissions = ['read', 'write'] as const;
export type Permission = (typeof permissions)[number];

/** The permission of a token for each area. A token has no access to an area without an entry. */
export type Scopes = Readonly<Record<string, Permission | undefined>>;

export const tokenName = requiredLine('Name', tokenNameLength);

export const tokenSchema = z.object({
  _id: idSchema,
  name: z.string(),
  scopes: z.record(z.string(), z.optional(z.enum(permissions))),
  createdAt: instant,
  /** The last day on which the token is valid, in the time zone in which it was created. */
  endsOn: z.iso.date(),
  /** The day of the token's last use in that time zone; null if it was never used. */
  lastUsedOn: z.nullable(z.iso.date()),
});

export type AccessToken = z.output<typeof tokenSchema>;

/** Whether a token has expired. It is still valid on its last day. */
export const hasEnded = ({ endsOn }: { readonly endsOn: Day }, today: Day): boolean =>
  endsOn < today;
