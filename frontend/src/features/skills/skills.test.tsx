import '../../domain/skills/edits.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/days/days.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aResource } from '../resources/resource.fixture.ts';
import { anActivity } from './activity.fixture.ts';
import { NeglectedAlert } from './list/NeglectedAlert.tsx';
import { SkillCard } from './list/SkillCard.tsx';
import { ActivitySource } from './log/ActivitySource.tsx';
import { LogForm } from './log/LogForm.tsx';
import { RecentActivities } from './log/RecentActivities.tsx';
import { SkillStatusBadge } from './log/SkillStatus.tsx';
import { useSkillLog } from './log/useSkillLog.ts';
import { aSkill } from './skill.fixture.ts';

const silent = (days: number | null, n = days) =>
  aSkill({
    _id: `01JD00000000000000000000${n ?? 10}`,
    name: `Silent ${days}`,
    isNeglected: true,
    daysSinceLastActivity: days,
  });

describe('the source of an activity', () => {
  const sourced = { source: 'resource', sourceId: '01JD00000000000000000000B1' } as const;
  const activity = anActivity({ ...sourced, sourceName: 'The Book' });

  test('is a link to its page', async () => {
    const book = aResource({ _id: sourced.sourceId });
    respond([resources.list, { body: { data: { resources: [book] } } }]);
    const { user } = await renderSignedIn(<ActivitySource activity={activity} />);
    await user.click(await screen.findByRole('link', { name: 'The Book' }));
    expect(location.pathname).toBe(`/learning/${book._id}`);
  });

  test('is shown with its last name if it was deleted', async () => {
    respond([resources.list, { body: { data: { resources: [] } } }]);
    await renderSignedIn(<ActivitySource activity={activity} />);
    expect(await screen.findByText('The Book')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('is not shown for an activity that was entered by hand', async () => {
    const { container } = await renderSignedIn(<ActivitySource activity={anActivity()} />);
    expect(container).toHaveTextContent('');
  });
});

test('before the first assessment, a card has empty stars', async () => {
  respond();
  await renderSignedIn(<SkillCard skill={aSkill()} isRunning={false} onDelete={() => undefined} />);
  const stars = screen.getByRole('img', { name: '0 of 5' });
  expect(stars.children).toHaveLength(5);
  expect(stars.parentElement).toHaveTextContent('Not assessed yet');
});

describe('the alert about neglected skills', () => {
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('names the three longest neglected skills, and links to the others', async () => {
    let more = 0;
    const skills = [11, 12, 13, 14, 15].map((days) => silent(days));
    const { user } = render(
      <NeglectedAlert skills={[aSkill(), ...skills]} onMore={() => more++} />,
    );
    const alert = screen.getByRole('region', { name: 'Neglected Skills Alert' });
    expect(alert).toHaveTextContent('You have 5 skills with no activity in the last 10 days.');
    expect(lines()).toEqual([
      'Silent 15 15\u00a0days\u00a0ago',
      'Silent 14 14\u00a0days\u00a0ago',
      'Silent 13 13\u00a0days\u00a0ago',
      '... and 2 more',
    ]);
    await expectAccessible();
    await user.click(within(alert).getByRole('button', { name: '... and 2 more' }));
    expect(more).toBe(1);
    await user.click(screen.getByRole('link', { name: /^Silent 15/ }));
    expect(location.pathname).toMatch(/^\/skills\/.*15\/log-hours$/);
  });

  test('includes a skill that was never active', () => {
    render(<NeglectedAlert skills={[silent(null)]} onMore={() => undefined} />);
    expect(lines()).toEqual(['Silent null never']);
  });

  test('is left out if no skill is neglected', () => {
    render(<NeglectedAlert skills={[aSkill()]} onMore={() => undefined} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test.each([
    [12, 'No activity for 12 days.'],
    [null, 'Added 10 days ago or more, and no activity yet.'],
  ])('the badge of a neglected skill says why, after %s days', async (days, reason) => {
    render(<SkillStatusBadge skill={silent(days)} />);
    expect(screen.getByRole('button', { name: 'Neglected' })).toHaveAccessibleDescription(reason);
    await expectAccessible();
  });
});

describe('the latest activities', () => {
  const Log = ({ last }: { readonly last: string | null }) => {
    const log = useSkillLog(aSkill({ lastActivityDate: last }), '2026-11-23');
    return <RecentActivities log={log} today="2026-11-23" />;
  };

  test.each([
    [null, 'Nothing logged yet.', false],
    ['2026-01-02', 'Nothing logged in the last 98 days.', true],
  ])('are a sentence if none is loaded and the last was on %s', async (last, said, hasOlder) => {
    respond([skills.activities, { body: { data: { activities: [] } } }]);
    await renderSignedIn(<Log last={last} />);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load older' }) !== null).toBe(hasOlder);
  });
});

describe('a log', () => {
  const today = '2026-11-23';
  const open = async () => {
    respond();
    const logged: unknown[] = [];
    let done = 0;
    const drawn = await renderSignedIn(
      <LogForm
        skillId="01JD0000000000000000000001"
        today={today}
        known={{ activities: undefined, from: today }}
        onLog={({ body }) => {
          logged.push(body);
          return { outcome: async () => undefined, offerUndo: () => undefined } as never;
        }}
        onDone={() => done++}
      />,
    );
    return { ...drawn, logged, done: () => done };
  };
  const hours = () => screen.getByRole('textbox', { name: 'Hours' });
  const button = (name: string) => screen.getByRole('button', { name });

  test.each([
    ['', 'Hours must be a number'],
    ['25', 'Hours must be at most 24'],
    ['-1', 'Use 1:30, 90 min, 1.5 h or 1h 30m'],
    ['1:75', 'Use 1:30, 90 min, 1.5 h or 1h 30m'],
    ['1.234', 'Hours may have at most two decimal places'],
  ])('of %j hours is refused at its field', async (typed, said) => {
    const { user, logged } = await open();
    await user.click(hours());
    await user.paste(typed);
    await user.click(screen.getByRole('button', { name: /^Log / }));
    expect(hours()).toHaveAccessibleDescription(expect.stringContaining(said));
    expect(hours()).toHaveFocus();
    expect(logged).toEqual([]);
  });

  test('shows how it reads the hours, is sent, and then calls onDone', async () => {
    const { user, logged, done } = await open();
    await user.type(hours(), '1:30');
    expect(hours()).toHaveAccessibleDescription('= 1 h 30 min');
    expect(button('Log 1 h 30 min')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(logged).toEqual([{ hours: 1.5, date: today }]);
    await expect.poll(done).toBe(1);
  });

  test('of hours that probably mean minutes can be converted with one press', async () => {
    const { user, logged } = await open();
    await user.type(hours(), '45');
    await expectAccessible();
    await user.click(button('45 minutes?'));
    expect(screen.queryByRole('button', { name: '45 minutes?' })).toBeNull();
    expect(hours()).toHaveValue('45 min');
    expect(hours()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(logged).toEqual([{ hours: 0.75, date: today }]);
  });

  test('has the time before the note, and its button last', async () => {
    await open();
    const note = screen.getByRole('textbox', { name: 'Note' });
    for (const before of [button('45 min'), hours()])
      expect(before.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(note.compareDocumentPosition(button('Log hours'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('of a usual amount is sent only after submitting, for the chosen day', async () => {
    const { user, logged } = await open();
    await user.click(button('15 min'));
    expect(button('15 min')).toHaveAttribute('aria-pressed', 'true');
    expect(logged).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Yesterday' }));
    await user.click(button('Log 15 min'));
    expect(logged).toEqual([{ hours: 0.25, date: '2026-11-22' }]);
  });

  test('of an earlier day needs a day in the past', async () => {
    const { user, logged } = await open();
    await user.click(screen.getByRole('radio', { name: 'Earlier' }));
    const earlier = screen.getByLabelText('Earlier day');
    await user.click(button('15 min'));
    await user.click(button('Log 15 min'));
    expect(earlier).toHaveAccessibleDescription('Choose a day');
    await user.type(earlier, addDays(today, 1));
    await user.click(button('Log 15 min'));
    expect(earlier).toHaveAccessibleDescription('Choose today or an earlier day');
    expect(logged).toEqual([]);
    await expectAccessible();
  });

  test('of an activity has a type, optional minutes, and a description', async () => {
    const { user, logged } = await open();
    await user.click(screen.getByRole('radio', { name: 'Activity' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Review');
    await user.type(screen.getByRole('textbox', { name: 'Minutes' }), '9999');
    await user.click(screen.getByRole('button', { name: /^Log / }));
    expect(screen.getByRole('textbox', { name: 'Minutes' })).toBeInvalid();
    await user.clear(screen.getByRole('textbox', { name: 'Minutes' }));
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Tests');
    await expectAccessible();
    await user.click(button('Log activity'));
    expect(logged).toEqual([{ type: 'Review', date: today, description: 'Tests' }]);
  });
});
