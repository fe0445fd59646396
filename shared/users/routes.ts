import * as z from 'zod/mini';
import { saidSchema } from '../calls/errors.ts';
import {
  data,
  day,
  dayStart,
  email,
  givenPassword,
  language,
  mailedCode,
  newPassword,
  said,
  timeZone,
  weekStart,
} from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { maxAway, pauseList, pauseSchema, pauseSetting } from '../pauses/model.ts';
import { digestTime, hideNames, quietHours } from '../reminders/model.ts';
import { groupBy, newPerDay, personName, userSchema } from './model.ts';

const vacation = z.strictObject({ from: day('from') });
/** All vacations, oldest first. */
const vacations = z.object({ vacations: z.array(pauseSchema) });

export const users = defineRoutes({
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    summary:
      'Change only the fields that are sent. A new e-mail address needs the current password, and applies after the code sent to it is confirmed',
    access: 'signed-in',
    body: z.strictObject({
      name: z.optional(personName),
      email: z.optional(email),
      timeZone: z.optional(timeZone),
      dayStartsAt: z.optional(dayStart),
      weekStartsOn: z.optional(weekStart),
      language: z.optional(language),
      groupBy: z.optional(groupBy),
      newPerDay: z.optional(newPerDay),
      hideNames: z.optional(hideNames),
      quiet: z.optional(quietHours),
      digest: z.optional(digestTime),
      currentPassword: z.optional(givenPassword('Current password')),
    }),
    reply: data(userSchema),
    refuses: ['conflict'],
  },
  confirmEmail: {
    method: 'POST',
    path: '/users/email/confirm',
    summary: 'Complete the change of the e-mail address with the code sent to the new one',
    access: 'signed-in',
    body: z.strictObject({ code: mailedCode }),
    reply: z.object({ data: userSchema, ...saidSchema.shape }),
    refuses: ['conflict'],
  },
  resendEmailCode: {
    method: 'POST',
    path: '/users/email/resend',
    summary: 'Send another code to the unconfirmed e-mail address',
    access: 'signed-in',
    reply: said,
    refuses: ['conflict'],
  },
  cancelEmailChange: {
    method: 'POST',
    path: '/users/email/cancel',
    summary: 'Keep the e-mail address, and forget the unconfirmed one',
    access: 'signed-in',
    reply: data(userSchema),
  },
  updatePassword: {
    method: 'PUT',
    path: '/users/password',
    summary: 'Change the password; every session ends, and the caller gets a new one',
    access: 'signed-in',
    body: z.strictObject({ currentPassword: givenPassword('Current password'), newPassword }),
    /** The access token of the caller's new session. If it is missing, the person must log in again. */
    reply: z.extend(said, { token: z.optional(z.string()) }),
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/users/sign-out',
    summary:
      'End every session of the account, including this one; the person’s access tokens stay',
    access: 'signed-in',
    reply: said,
  },
  deleteAccount: {
    method: 'POST',
    path: '/users/delete',
    summary:
      'Delete the account and everything in it: sign-in is refused at once, the rest is gone within minutes',
    access: 'signed-in',
    body: z.strictObject({ currentPassword: givenPassword('Password') }),
    reply: said,
  },
  setVacation: {
    method: 'PUT',
    path: '/users/vacations/{from}',
    summary: 'Pause all habits from a day on; vacations that overlap or touch become one',
    access: 'signed-in',
    area: 'habits',
    params: vacation,
    body: pauseSetting,
    reply: z.object({ data: vacations, ...saidSchema.shape }),
    refuses: ['limit'],
  },
  endVacation: {
    method: 'DELETE',
    path: '/users/vacations/{from}',
    summary: 'End the vacation that contains this day; its last day is then the day before',
    access: 'signed-in',
    area: 'habits',
    params: vacation,
    reply: data(vacations),
  },
  setAway: {
    method: 'PUT',
    path: '/users/away',
    summary:
      'Set the days on which the person was away, as exported; they were last here today, whatever is sent',
    access: 'signed-in',
    area: 'habits',
    body: z.strictObject({ away: pauseList('Days away', maxAway) }),
    reply: data(z.object({ away: z.array(pauseSchema) })),
  },
});
