import type { Language } from '#shared/language/languages.ts';
import { i18nIn } from '../language/i18nIn.ts';

export type Mail = {
  readonly subject: string;
  /** Whole sentences. A code or an address is a separate paragraph, so that it is readable in any direction of text. */
  readonly paragraphs: readonly string[];
};

/** The open habits of a day, as the mail shows them. Numbers are already formatted. */
export type DigestHabits = {
  readonly count: string;
  /** Each name is a separate paragraph. Empty if the person hides names. */
  readonly names: readonly string[];
  /** The number of habits that are not named. Undefined if all are named. */
  readonly more: string | undefined;
  /** The address of the page that shows Today. */
  readonly app: string;
  /** The address of the page that turns this mail off. */
  readonly unsubscribe: string;
};

export const mailTexts = (language: Language) => {
  const i18n = i18nIn(language);
  const ignoreIt = i18n.t(
    'If you did not ask for it, ignore this email: without the code nothing changes.',
  );
  return {
    /** The code that resets a forgotten password. It is valid for an hour. */
    resetCode: (code: string): Mail => ({
      subject: i18n.t('Your code to reset your Cairn password'),
      paragraphs: [
        i18n.t('With this code you can reset your Cairn password:'),
        code,
        i18n.t('Enter it where you asked for it. It is valid for an hour.'),
        ignoreIt,
      ],
    }),
    /** The code that confirms a new address, sent to that address. It is valid for a day. */
    addressCode: (code: string): Mail => ({
      subject: i18n.t('Your code to confirm this address for Cairn'),
      paragraphs: [
        i18n.t('With this code you confirm this email address for your Cairn account:'),
        code,
        i18n.t('Enter it where you asked for it. It is valid for a day.'),
        ignoreIt,
      ],
    }),
    /** To the address that may be replaced, with the masked new one. */
    changeRequested: (address: string): Mail => ({
      subject: i18n.t('A new email address for your Cairn account'),
      paragraphs: [
        i18n.t(
          'Someone who knows your password asked to change the email address of your Cairn account to this one:',
        ),
        address,
        i18n.t('It changes when the code that we sent to that address is entered.'),
        i18n.t('If that was you, there is nothing to do.'),
        i18n.t(
          'If it was not you, set a new password now: choose “Forgot your password?” on the login page. That logs everyone out. If you can’t log in any more, reply to this email.',
        ),
      ],
    }),
    /** To the address that was replaced, with the masked new one. */
    changeDone: (address: string): Mail => ({
      subject: i18n.t('Your Cairn account has a new email address'),
      paragraphs: [
        i18n.t('Your Cairn account now has this email address:'),
        address,
        i18n.t('Log in with it from now on. We send nothing more to the previous address.'),
        i18n.t('If you did not change it, reply to this email.'),
      ],
    }),
    digest: ({ count, names, more, app, unsubscribe }: DigestHabits): Mail => ({
      subject: i18n.t('Habits still open today: {count}', { count }),
      paragraphs: [
        names.length > 0
          ? i18n.t('These habits are still open today:')
          : i18n.t('Habits still open today: {count}.', { count }),
        ...names,
        ...(more === undefined ? [] : [i18n.t('And {more} more.', { more })]),
        i18n.t('You can tick them in Cairn:'),
        app,
        i18n.t(
          'You get this email because you turned on the daily digest in your profile. Turn it off here, without logging in:',
        ),
        unsubscribe,
      ],
    }),
  };
};
