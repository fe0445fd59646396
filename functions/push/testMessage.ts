import type { DayStart } from '#shared/core/daySettings.ts';
import { formatsOf, isRightToLeft, type Language } from '#shared/core/languages.ts';

/** What the notification says that a person sends to see whether it comes. */
const sentences: Readonly<Record<Language, string>> = {
  en: 'Notifications reach this device.',
  de: 'Benachrichtigungen erreichen dieses Gerät.',
  es: 'Las notificaciones llegan a este dispositivo.',
  fr: 'Les notifications arrivent sur cet appareil.',
  'pt-BR': 'As notificações chegam a este dispositivo.',
  ar: 'تصل الإشعارات إلى هذا الجهاز.',
};

/** Minutes for which it may be shown. */
const shownMinutes = 5;

type Recipient = {
  readonly userId: string;
  readonly dayStartsAt: DayStart;
  readonly language: Language;
  readonly now: Date;
};

/** A push about no habit, in the form of one about reminders. */
export const testMessage = ({ userId, dayStartsAt, language, now }: Recipient) => ({
  web_push: 8030,
  notification: {
    title: 'Cairn',
    body: sentences[language],
    lang: formatsOf(language),
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    tag: 'test',
    navigate: '/',
    actions: [],
  },
  person: userId,
  dayStartsAt,
  habits: [],
  expires: now.getTime() + shownMinutes * 60_000,
});
