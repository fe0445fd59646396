import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import '../../../ui/overlay/Overlays.tsx';
import { aHabit } from '../habit.fixture.ts';
import { HabitMenu } from './HabitMenu.tsx';

const today = '2026-11-24';
const friday = '2026-11-20';
const minutes = { kind: 'amount', unit: 'min' } as const;
const water = { kind: 'amount', unit: 'glasses' } as const;

const show = async (more: Parameters<typeof aHabit>[0], day = today, isOwnPage = false) => {
  respond();
  const tasks: unknown[][] = [];
  const onTask = (...[task, { name }, on]: Parameters<Parameters<typeof HabitMenu>[0]['onTask']>) =>
    tasks.push([task, name, on]);
  const drawn = await renderSignedIn(
    <HabitMenu
      habit={aHabit({ name: 'Read', ...more })}
      day={day}
      today={today}
      onTask={onTask}
      isOwnPage={isOwnPage}
    />,
  );
  await drawn.user.click(screen.getByRole('button', { name: 'More for Read' }));
  await screen.findByRole('menu');
  return { ...drawn, tasks };
};

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const item = (name: string) => screen.getByRole('menuitem', { name });

// biome-ignore format: one line a case
test.each<[string, Parameters<typeof show>, string[]]>([
  ['today', [{}], ['Skip today', 'Note…', 'Pause…', 'Archive', 'Edit', 'History and notes']],
  ['another day', [{}, friday], ['Skip this day', 'Note…', 'Pause…', 'Archive', 'Edit', 'History and notes']],
  ['a skipped day', [{ skips: [friday] }, friday], ['Unskip this day', 'Note…', 'Pause…', 'Archive', 'Edit', 'History and notes']],
  ['an amount', [water], ['Skip today', 'Amount…', 'Note…', 'Pause…', 'Archive', 'Edit', 'History and notes']],
  ['minutes', [minutes], ['Start the timer', 'Skip today', 'Amount…', 'Note…', 'Pause…', 'Archive', 'Edit', 'History and notes']],
  ['minutes of another day', [minutes, friday], ['Skip this day', 'Amount…', 'Note…', 'Pause…', 'Archive', 'Edit', 'History and notes']],
  ['an amount of long ago', [water, '2026-01-02'], ['Skip this day', 'Note…', 'Pause…', 'Archive', 'Edit', 'History and notes']],
  ['a paused habit', [{ pauses: [{ from: friday }] }], ['Skip today', 'Note…', 'Resume', 'Change the pause…', 'Archive', 'Edit', 'History and notes']],
  ['a habit’s own page', [{}, today, true], ['Pause…', 'Archive']],
  ['the page of an archived habit', [{ archivedOn: friday }, today, true], ['Restore']],
])('the menu of %s', async (_, given, expected) => {
  await show(...given);
  expect(items()).toEqual(expected);
  await expectAccessible();
});

test('the menu opens the dialogs for its day', async () => {
  const { user, tasks } = await show(water, friday);
  for (const name of ['Amount…', 'Note…', 'Pause…']) {
    if (!screen.queryByRole('menu'))
      await user.click(screen.getByRole('button', { name: 'More for Read' }));
    await user.click(item(name));
  }
  expect(tasks).toEqual(['amount', 'note', 'pause'].map((task) => [task, 'Read', friday]));
});

test('Edit and History lead to the pages of the habit', async () => {
  await show({}, friday);
  const { _id } = aHabit();
  expect(item('Edit')).toHaveAttribute('href', `/habits/edit/${_id}`);
  expect(item('History and notes')).toHaveAttribute('href', `/habits/${_id}?day=${friday}`);
});
