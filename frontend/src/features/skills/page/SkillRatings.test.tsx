import '../../../areaData.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assessments as routes } from '#shared/assessments/routes.ts';
import { routeKey } from '#shared/calls/route.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { anAssessment } from '../../assessments/assessment.fixture.ts';
import { anActivity } from '../activity.fixture.ts';
import { aSkill } from '../skill.fixture.ts';
import { SkillRatings } from './SkillRatings.tsx';
import { useSkillAssessments } from './useSkillAssessments.ts';

const recent = [anActivity({ date: '2026-11-18', hours: 2 })];
const older = [...recent, anActivity({ date: '2026-02-05', hours: 5 })];

const Page = () => {
  const log = { shown: recent, from: '2026-08-20' };
  const assessed = useSkillAssessments(aSkill({ activityCount: 2 }), log);
  return <SkillRatings assessed={assessed} today="2026-11-25" />;
};

const open = async (days: readonly string[]) => {
  const assessments = days.map((assessmentDate) =>
    anAssessment({ assessmentDate, skill: aSkill() }),
  );
  const sent = respond(
    [routes.list, { body: { success: true, data: { assessments } } }],
    [skills.activities, { body: { success: true, data: { activities: older } } }],
  );
  await renderSignedIn(<Page />);
  return () => sent.filter(({ call }) => call === routeKey(skills.activities));
};

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Ratings and hours' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('the chart takes the hours between assessments from the activities of the page', async () => {
  const sent = await open(['2026-11-20', '2026-09-01']);
  expect(await rows()).toEqual(['1 September 202633', '20 November 2026332']);
  expect(sent()).toEqual([]);
  await expectAccessible();
});

test('older activities are requested if an assessment is older than the page’s activities', async () => {
  const sent = await open(['2026-11-20', '2026-03-01', '2026-02-01']);
  expect(await rows()).toEqual(['1 February 202633', '1 March 2026335', '20 November 2026332']);
  expect(sent()).toHaveLength(1);
});

test.each([
  ['no assessment', []],
  ['two assessments on one day', ['2026-11-20', '2026-11-20']],
])('%s has no chart', async (_, days) => {
  const sent = await open(days);
  expect(screen.queryByRole('table')).toBeNull();
  expect(sent()).toEqual([]);
});
