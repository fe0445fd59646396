import '../../../app/areaData.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Activity } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { anAssessment } from '../../assessments/assessment.fixture.ts';
import { anActivity } from '../activity.fixture.ts';
import { aSkill } from '../skill.fixture.ts';
import { SkillRatings } from './SkillRatings.tsx';

const recent = [anActivity({ date: '2026-11-18', hours: 2 })];
const older = [...recent, anActivity({ date: '2026-02-05', hours: 5 })];

const open = async (days: readonly string[], activities: readonly Activity[] | undefined) => {
  const sent = respond([
    skills.activities,
    { body: { success: true, data: { activities: older } } },
  ]);
  const assessments = days.map((assessmentDate) => anAssessment({ assessmentDate }));
  await renderSignedIn(
    <SkillRatings
      skill={aSkill({ activityCount: 2 })}
      assessments={assessments}
      activities={activities}
      from="2026-08-20"
      today="2026-11-25"
    />,
  );
  return sent;
};

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Ratings and hours' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('has the hours between from the activities of the page', async () => {
  const sent = await open(['2026-11-20', '2026-09-01'], recent);
  expect(await rows()).toEqual(['1 September 202633', '20 November 2026332']);
  expect(sent).toEqual([]);
  await expectAccessible();
});

test('asks for the activities since an older assessment', async () => {
  const sent = await open(['2026-11-20', '2026-03-01', '2026-02-01'], recent);
  expect(await rows()).toEqual(['1 February 202633', '1 March 2026335', '20 November 2026332']);
  expect(sent).toHaveLength(1);
});

test.each([
  ['no assessment', []],
  ['two of one day', ['2026-11-20', '2026-11-20']],
])('%s has no chart', async (_, days) => {
  const sent = await open(days, recent);
  expect(screen.queryByRole('table')).toBeNull();
  expect(sent).toEqual([]);
});
