import type { MailTexts } from '../mailTexts.ts';

export const en: MailTexts = {
  resetCode: (code) => ({
    subject: 'Your code to reset your Cairn password',
    paragraphs: [
      'With this code you can reset your Cairn password:',
      code,
      'Enter it where you asked for it. It is valid for an hour.',
      'If you did not ask for it, ignore this email: without the code nothing changes.',
    ],
  }),
  addressCode: (code) => ({
    subject: 'Your code to confirm this address for Cairn',
    paragraphs: [
      'With this code you confirm this email address for your Cairn account:',
      code,
      'Enter it where you asked for it. It is valid for a day.',
      'If you did not ask for it, ignore this email: without the code nothing changes.',
    ],
  }),
  changeRequested: (address) => ({
    subject: 'A new email address for your Cairn account',
    paragraphs: [
      'Someone who knows your password asked to change the email address of your Cairn account to this one:',
      address,
      'It changes when the code that we sent to that address is entered.',
      'If that was you, there is nothing to do.',
      'If it was not you, set a new password now: choose “Forgot your password?” on the login page. That logs everyone out. If you can’t log in any more, reply to this email.',
    ],
  }),
  changeDone: (address) => ({
    subject: 'Your Cairn account has a new email address',
    paragraphs: [
      'Your Cairn account now has this email address:',
      address,
      'Log in with it from now on. We send nothing more to the previous address.',
      'If you did not change it, reply to this email.',
    ],
  }),
  digest: ({ count, names, more, app, unsubscribe }) => ({
    subject: `Habits still open today: ${count}`,
    paragraphs: [
      names.length > 0
        ? 'These habits are still open today:'
        : `Habits still open today: ${count}.`,
      ...names,
      ...(more === undefined ? [] : [`And ${more} more.`]),
      'You can tick them in Cairn:',
      app,
      'You get this email because you turned on the daily digest in your profile. Turn it off here, without logging in:',
      unsubscribe,
    ],
  }),
};
