import { describe, expect, test } from 'vitest';
import { isRightToLeft, languageTags } from '#shared/language/languages.ts';
import { reminderMessage } from '#shared/reminders/message/model.ts';
import { pushTexts } from './pushTexts.ts';
import { type Reminder, reminderMessageOf } from './reminderMessage.ts';
import { longestPush } from './sendPush.ts';

const habit = (name: string, kind: 'check' | 'amount' = 'check') => ({
  id: '01JDCZ0000000000000000000A',
  day: '2026-11-25',
  name,
  kind,
});

const reminder = (changes: Partial<Reminder> = {}): Reminder => ({
  userId: '6d67e385-053d-4622-a56f-b25bcef23083',
  habits: [habit('Meditate')],
  tag: 'r202611250830',
  language: 'en',
  hideNames: false,
  dayStartsAt: 3,
  expires: new Date('2026-11-25T12:30Z'),
  canSnooze: false,
  ...changes,
});

const names = (...all: string[]) => all.map((name) => habit(name));
const six = names('Read', 'Run', 'Swim', 'Walk', 'Write', 'Sing');

describe('a reminder says', () => {
  test.each<[string, Partial<Reminder>, object]>([
    ['the name of one habit', {}, { title: 'Meditate', body: 'Still open today' }],
    [
      'the names of some',
      { habits: names('Read', 'Run') },
      { title: 'Habits still open: 2', body: 'Read and Run' },
    ],
    [
      'four names and the number of the others',
      { habits: six },
      { title: 'Habits still open: 6', body: 'Read, Run, Swim, Walk and 2 more' },
    ],
  ])('%s', (_, changes, texts) => {
    expect(reminderMessageOf(reminder(changes)).notification).toMatchObject(texts);
  });

  test.each([[names('Meditate')], [six]])('no name to a person who hides names', (habits) => {
    const message = reminderMessageOf(reminder({ habits, hideNames: true }));
    expect(message.notification.title).toBe(`Habits still open: ${habits.length}`);
    for (const { name } of habits) expect(JSON.stringify(message)).not.toContain(name);
  });

  test.each(languageTags)('in %s the text of that language, in its direction', (language) => {
    const { notification } = reminderMessageOf(reminder({ language, habits: six }));
    expect(notification.dir).toBe(isRightToLeft(language) ? 'rtl' : 'ltr');
    const { stillOpen, done, openHabits } = pushTexts(language);
    const same = [
      stillOpen === pushTexts('en').stillOpen,
      done === pushTexts('en').done,
      openHabits('6') === pushTexts('en').openHabits('6'),
    ];
    expect(new Set(same)).toEqual(new Set([language === 'en']));
    expect(`${notification.title} ${notification.body}`).toMatch(/6.*Read.*2/s);
  });
});

test('Done is offered for a single habit with ticks, and for nothing else', () => {
  const actionsOf = (habits: Reminder['habits']) =>
    reminderMessageOf(reminder({ habits })).notification.actions.map(({ action }) => action);
  expect(actionsOf(names('Meditate'))).toEqual(['done']);
  expect(actionsOf([habit('Water', 'amount')])).toEqual([]);
  expect(actionsOf(six)).toEqual([]);
});

test('Snooze is offered beside Done if the reminder can come again, with a text for its failure', () => {
  const { notification, snooze } = reminderMessageOf(reminder({ canSnooze: true }));
  expect(notification.actions).toEqual([
    { action: 'done', title: 'Done', navigate: '/habits' },
    { action: 'snooze', title: 'Snooze 1 h', navigate: '/habits' },
  ]);
  expect(snooze).toEqual({ failure: 'Could not be snoozed. Still open today' });
  expect(reminderMessageOf(reminder())).not.toHaveProperty('snooze');
});

test('the service worker can read a reminder, and Safari can show it by itself', () => {
  const message = reminderMessageOf(reminder());
  expect(reminderMessage.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
  expect(message).toMatchObject({
    web_push: 8030,
    notification: { title: 'Meditate', navigate: '/habits', tag: 'r202611250830' },
    person: '6d67e385-053d-4622-a56f-b25bcef23083',
    dayStartsAt: 3,
    habits: [{ id: '01JDCZ0000000000000000000A', day: '2026-11-25' }],
    expires: Date.parse('2026-11-25T12:30Z'),
  });
});

test.each([
  ['short', 'Read', 55],
  ['long in bytes', '習'.repeat(200), 40],
  ['escaped by JSON', '"'.repeat(200), 40],
  ['invalid', '\ud800'.repeat(200), 20],
])(
  'a reminder of 500 habits with names that are %s fits into a push and counts them all',
  (_, name, least) => {
    const habits = Array.from({ length: 500 }, (_, n) => ({
      ...habit(name),
      id: `01JDCZ${String(n).padStart(20, '0')}`,
    }));
    for (const language of languageTags) {
      const message = reminderMessageOf(reminder({ habits, language, canSnooze: true }));
      expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThanOrEqual(longestPush);
      expect(message.habits.length).toBeGreaterThanOrEqual(least);
      expect(message.habits).toEqual(
        habits.slice(0, message.habits.length).map(({ id, day }) => ({ id, day })),
      );
      if (language === 'en') expect(message.notification.title).toBe('Habits still open: 500');
    }
  },
);
