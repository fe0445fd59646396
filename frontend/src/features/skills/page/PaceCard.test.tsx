import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { skillReasons } from '#shared/skills/reasons.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aSkill } from '../skill.fixture.ts';
import { PaceCard } from './PaceCard.tsx';

const today = '2026-11-25';
const pace = {
  weeks: 13,
  hoursPerWeek: 2.4,
  finish: '2027-05-12',
  earliest: '2027-03-03',
  latest: '2027-09-09',
  reason: null,
};
const skill = aSkill({ status: 'In Progress', targetHours: 57.6 });
const answer = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole('textbox', { name: 'At another pace, hours a week' });

test('the card says the pace with its range, and the date for any other pace, without a request', async () => {
  const sent = respond();
  const { user, container } = render(<PaceCard skill={skill} pace={pace} today={today} />);
  const sentence =
    '2 h 24 min a week over 13 weeks: about 12 May 2027 (3 March at your fastest four weeks, 9 September at your slowest).';
  expect(screen.getByText('About 12 May 2027 at 2 h 24 min a week')).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'How sure?' }));
  expect(screen.getByText(sentence)).toBeVisible();
  expect(answer()).toBe('At 3 h a week: about 9 April 2027.');
  for (const [typed, answered] of [
    ['2,4', 'At 2 h 24 min a week: about 12 May 2027.'],
    ['1:30', 'At 1 h 30 min a week: about 21 August 2027.'],
    ['0.1', 'At 6 min a week: more than 5 years ahead.'],
    ['0', ''],
    ['many', ''],
    ['169', ''],
  ] as const) {
    await user.clear(field());
    await user.type(field(), typed);
    expect(answer()).toBe(answered);
  }
  expect(field()).toHaveAccessibleDescription(/A week has 168 hours\./);
  await user.clear(field());
  expect(answer()).toBe('');
  expect(field()).toBeValid();
  expect(sent).toEqual([]);
  await expectAccessible(container);
});

test('the card says why there is no date', async () => {
  const reason = skillReasons.fewWeeks({ needed: 8, weeks: 5 });
  const none = { ...pace, finish: null, earliest: null, latest: null, reason };
  const { user } = render(<PaceCard skill={skill} pace={none} today={today} />);
  expect(screen.getByText('Needs 8 full weeks; there are 5.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'How sure?' }));
  expect(answer()).toContain('At 3 h a week');
});

test('a completed skill has no field for another pace', () => {
  const done = { ...skill, status: 'Completed' as const };
  const reached = { ...pace, finish: null, reason: skillReasons.targetReached() };
  render(<PaceCard skill={done} pace={reached} today={today} />);
  expect(screen.getByText('The target is reached.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the card waits for activities that are not loaded', () => {
  render(<PaceCard skill={skill} pace={undefined} today={today} />);
  expect(screen.getByText('The pace is shown once the activities are loaded.')).toBeVisible();
});
