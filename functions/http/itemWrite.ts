import type { Day } from '#shared/days/days.ts';

/** Whose item a call changes, and when. `today` is the person's day. */
export type ItemWrite = {
  readonly userId: string;
  readonly id: string;
  readonly today: Day;
  readonly now: Date;
};

export type ItemCall = Omit<ItemWrite, 'id'> & { readonly params: { readonly id: string } };

export const writeOf = ({ userId, params, today, now }: ItemCall): ItemWrite => ({
  userId,
  id: params.id,
  today,
  now,
});
