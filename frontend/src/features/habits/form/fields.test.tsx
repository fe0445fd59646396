import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addDays, LAST_DAY } from '#shared/days/days.ts';
import { lastEnd } from '#shared/habits/ends.ts';
import type { Habit } from '#shared/habits/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit, anAmountHabit } from '../habit.fixture.ts';
import { FrequencyField } from './FrequencyField.tsx';
import { HabitFormPage } from './HabitFormPage.tsx';
import { formErrors, formValues, type HabitFormValues } from './habitForm.ts';
import { KindField } from './KindField.tsx';

const Fields = ({ habit }: { readonly habit?: Habit | undefined }) => {
  const form = useForm<HabitFormValues, HabitFormValues>({ initialValues: formValues(habit) });
  return (
    <>
      <FrequencyField form={form} habit={habit} />
      <KindField form={form} habit={habit} />
      <button
        type="button"
        onClick={() => form.setErrors(formErrors(form.getValues(), habit, '2026-11-24'))}
      >
        Check
      </button>
    </>
  );
};

const frequency = () => screen.getByRole('combobox', { name: 'Frequency' });
const weekday = (name: string) => screen.getByRole('checkbox', { name });

describe('the frequency', () => {
  test.each([
    ['daily', 'Every day, from today.', undefined],
    ['weekdays', 'On weekdays, from today.', undefined],
    ['weekly', 'Once a week, from today.', undefined],
    ['per-week', 'Three times a week, from today.', '3'],
    ['per-month', '10 times a month, from today.', '10'],
    ['every-n-days', 'Every other day, from today.', '2'],
  ])('%s: %s', async (chosen, said, count) => {
    const { user } = render(<Fields />);
    await user.selectOptions(frequency(), chosen);
    expect(screen.getByText(said)).toHaveAttribute('aria-live', 'polite');
    const counts = screen.queryAllByRole('textbox').map((one) => (one as HTMLInputElement).value);
    expect(counts).toEqual(count === undefined ? [] : [count]);
    await expectAccessible();
  });

  test('of certain days lists the chosen days', async () => {
    const { user } = render(<Fields />);
    await user.selectOptions(frequency(), 'days');
    expect(screen.getByRole('group', { name: 'Days of the week' })).toBeVisible();
    await user.click(weekday('Tuesday'));
    await user.click(weekday('Friday'));
    await user.click(weekday('Monday'));
    await user.click(weekday('Friday'));
    expect(screen.getByText('On Monday and Tuesday, from today.')).toBeVisible();
    await expectAccessible();
  });

  test('of certain days needs a day, and the days show the error', async () => {
    const { user } = render(<Fields />);
    await user.selectOptions(frequency(), 'days');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const days = screen.getByRole('group', { name: 'Days of the week' });
    expect(days).toHaveAccessibleDescription(/\w/);
    expect(weekday('Sunday')).toBeInvalid();
    await expectAccessible();
  });

  test('of a habit with past days asks when a change begins', async () => {
    const habit = aHabit({ startDate: '2026-01-02', frequencyDays: null, frequencyCount: null });
    const { user } = render(<Fields habit={habit} />);
    expect(screen.getByText('Every day, since 2 January 2026.')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'From when' })).toBeNull();
    await user.selectOptions(frequency(), 'weekly');
    expect(screen.getByText('Once a week, from today.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'From the first day' }));
    expect(screen.getByText('Once a week, from the first day.')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: 'From another day' }));
    const [first, second] = screen.getAllByRole('button', { name: /day, \d+ \w+$/ });
    expect(first).toHaveAttribute('aria-pressed', 'true');
    await user.click(second as HTMLElement);
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/^Once a week, from \w+day, \d+ \w+ \d{4}\.$/)).toHaveTextContent(
      second?.textContent ?? '',
    );
    await expectAccessible();
    await user.selectOptions(frequency(), 'daily');
    expect(screen.queryByRole('radiogroup', { name: 'From when' })).toBeNull();
  });
});

test('the change of a habit without past days can begin today or on another day', async () => {
  const { user } = render(<Fields habit={aHabit({ startDate: LAST_DAY })} />);
  await user.selectOptions(frequency(), 'weekly');
  expect(screen.getAllByRole('radio', { name: /^(From|Apply)/ })).toHaveLength(2);
});

test('a planned change is shown, and can be cancelled', async () => {
  respond();
  const schedules = [
    { from: '2026-01-02', frequency: 'daily' as const },
    { from: '9998-11-30', frequency: 'weekly' as const },
  ];
  const { user, outbox } = await renderSignedIn(<Fields habit={aHabit({ schedules })} />);
  expect(screen.getByText(/^Every day, since/)).toBeVisible();
  expect(
    screen.getByText(/^Planned: Once a week, from .* Another change replaces it\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel this change' }));
  expect(outbox.pending()).toMatchObject([
    { request: { body: { frequency: 'daily', frequencyDays: null, frequencyCount: null } } },
  ]);
});

test('the last day is below More options, and shows its error', async () => {
  respond();
  const { user } = await renderSignedIn(<HabitFormPage />);
  expect(screen.queryByLabelText('Ends on')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More options' }));
  const field = screen.getByLabelText('Ends on');
  const [min = '', max = ''] = ['min', 'max'].map((name) => field.getAttribute(name) ?? '');
  expect(lastEnd(min)).toBe(max);
  await user.type(screen.getByLabelText(/^Name/), 'Read');
  await user.type(field, addDays(max, 1));
  await user.click(screen.getByRole('button', { name: 'Add Habit' }));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/A habit can end up to ten years ahead\./);
  await expectAccessible();
});

describe('the record of a day', () => {
  test('is a tick at first, and a sentence says the target of an amount', async () => {
    const { user } = render(<Fields />);
    expect(screen.getByRole('radio', { name: 'A tick' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'An amount' }));
    expect(screen.getByRole('textbox', { name: 'Target' })).toHaveValue('8');
    await user.type(screen.getByRole('textbox', { name: 'Unit' }), 'cups');
    expect(screen.getByText('At least 8 cups a day')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'At most');
    expect(screen.getByText('At most 8 cups a day, kept without a record')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /counts as kept$/ }));
    expect(screen.getByText('At most 8 cups a day')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: 'A tick' }));
    expect(screen.queryByRole('textbox', { name: 'Unit' })).toBeNull();
  });

  test('has a fixed frequency for a weekly total, and a chosen one for a target per day', async () => {
    const { user } = render(<Fields />);
    await user.selectOptions(frequency(), 'weekdays');
    await user.click(screen.getByRole('radio', { name: 'An amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Unit' }), 'minutes');
    const period = screen.getByRole('combobox', { name: 'Period' });
    await user.selectOptions(period, 'Per week');
    expect(screen.queryByRole('combobox', { name: 'Frequency' })).toBeNull();
    expect(screen.getByText(/^The sum of the whole week counts/)).toBeVisible();
    expect(screen.getByText('At least 8 minutes a week')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await expectAccessible();
    await user.selectOptions(period, 'Per day');
    expect(frequency()).toHaveValue('weekdays');
  });

  test('can be something to avoid, for which only the frequency is chosen', async () => {
    const { user } = render(<Fields />);
    await user.click(screen.getByRole('radio', { name: 'Something to avoid' }));
    expect(screen.getByText(/^Record only when it happens/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await expectAccessible();
  });

  test('asks only once when a change begins, if the target becomes a weekly total', async () => {
    const calendar = { today: '2026-11-24', weekStartsOn: 0 } as const;
    const walk = anAmountHabit({ target: 30, direction: 'at-least' }, {}, calendar);
    const { user } = render(<Fields habit={walk} />);
    expect(screen.queryByRole('radio', { name: 'Something to avoid' })).toBeNull();
    const period = screen.getByRole('combobox', { name: 'Period' });
    await user.selectOptions(period, 'Per week');
    expect(screen.getAllByRole('radiogroup', { name: 'From when' })).toHaveLength(1);
    expect(screen.getByText('At least 30 minutes a week, from today.')).toBeVisible();
    await user.selectOptions(period, 'Per day');
    expect(screen.queryByRole('radiogroup', { name: 'From when' })).toBeNull();
  });

  test('can’t change once a day is recorded', async () => {
    render(<Fields habit={aHabit({ days: ['2026-11-03'] })} />);
    expect(screen.getByRole('radio', { name: 'An amount' })).toBeDisabled();
    expect(screen.getByText('It can’t change after a day was recorded.')).toBeVisible();
    await expectAccessible();
  });
});
