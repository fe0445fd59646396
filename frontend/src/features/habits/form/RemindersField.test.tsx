import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Habit } from '#shared/habits/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit } from '../habit.fixture.ts';
import { formValues, type HabitFormValues } from './habitForm.ts';
import { RemindersField } from './RemindersField.tsx';

const Field = ({ habit }: { readonly habit?: Habit | undefined }) => {
  const form = useForm<HabitFormValues, HabitFormValues>({ initialValues: formValues(habit) });
  return (
    <>
      <RemindersField form={form} />
      <output>{JSON.stringify([form.values.reminderTimes, form.values.remind])}</output>
      <button type="button" onClick={() => form.setFieldError('reminderTimes', 'Invalid (item 2)')}>
        Check
      </button>
    </>
  );
};

const show = (habit?: Habit) => {
  respond();
  return renderSignedIn(<Field habit={habit} />);
};
const time = (name: string) => screen.getByLabelText(name);
const group = () => screen.getByRole('group', { name: 'Reminders' });
const add = () => screen.queryByRole('button', { name: 'Add a time' });
const values = () => JSON.parse(screen.getByRole('status').textContent ?? '');

beforeEach(() => localStorage.clear());

test('one input for a time is shown at once, and up to three more can be added', async () => {
  const { user } = await show();
  expect(add()).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.type(time('Reminder time'), '07:00');
  for (const number of [2, 3, 4]) {
    await user.click(add() as HTMLElement);
    expect(time(`Reminder time ${number}`)).toHaveFocus();
    await user.type(time(`Reminder time ${number}`), `1${number}:00`);
  }
  expect(add()).toBeNull();
  expect(values()).toEqual([['07:00', '12:00', '13:00', '14:00'], 'open']);
  expect(group()).toHaveAccessibleDescription(/only while the habit is still open/);
  await expectAccessible();
});

test('after a time is removed, the time before it has the focus', async () => {
  const { user } = await show(aHabit({ reminderTimes: ['07:00', '12:00', '21:00'] }));
  await user.click(screen.getByRole('button', { name: 'Remove time 2' }));
  expect(values()[0]).toEqual(['07:00', '21:00']);
  expect(time('Reminder time')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove time 1' }));
  expect(values()[0]).toEqual(['21:00']);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a last chance can be chosen, and its description explains it', async () => {
  const { user } = await show(aHabit({ reminderTimes: ['07:00'] }));
  const choice = screen.getByRole('checkbox', { name: 'Only as a last chance' });
  expect(choice).toHaveAccessibleDescription(/weekly or monthly target out of reach/);
  await user.click(choice);
  expect(values()[1]).toBe('last-chance');
  await user.click(choice);
  expect(values()[1]).toBe('open');
});

test('an error of a time is the description of the group', async () => {
  const { user } = await show(aHabit({ reminderTimes: ['07:00', '12:00'] }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(group()).toHaveAccessibleDescription(/Invalid \(item 2\)/);
  expect(time('Reminder time')).toBeInvalid();
  await expectAccessible();
});
