import { describe, expect, test } from 'vitest';
import { isRightToLeft, languageTags } from '#shared/language/languages.ts';
import { reminderMessage } from '#shared/reminders/message/model.ts';
import { pushTexts } from './pushTexts.ts';
import { type EndedTimer, timerMessageOf } from './timerMessage.ts';

const ended = (changes: Partial<EndedTimer> = {}): EndedTimer => ({
  userId: '6d67e385-053d-4622-a56f-b25bcef23083',
  id: '01KAWXJ2E0TSV4RRFFQ69G5FAV',
  name: 'Rust',
  language: 'en',
  dayStartsAt: 0,
  expires: new Date('2026-11-25T12:30Z'),
  ...changes,
});

describe('the message at the planned end of a timer', () => {
  test.each([
    ['Rust', 'Rust'],
    [undefined, 'Timer'],
    ['習'.repeat(100), `${'習'.repeat(79)}…`],
  ])('with the name %s has the title %s', (name, title) => {
    const { notification } = timerMessageOf(ended({ name }));
    expect(notification).toMatchObject({ title, body: 'The planned time is over' });
  });

  test.each(languageTags)(
    'in %s has the text and the writing direction of that language',
    (language) => {
      const { dir, body } = timerMessageOf(ended({ language })).notification;
      expect(dir).toBe(isRightToLeft(language) ? 'rtl' : 'ltr');
      expect(body === pushTexts('en').timeIsOver).toBe(language === 'en');
    },
  );
});

test('the service worker can read the message, and its topic is short enough', () => {
  const message = timerMessageOf(ended());
  expect(reminderMessage.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
  expect(message.notification.tag).toMatch(/^[\w-]{1,32}$/);
});
