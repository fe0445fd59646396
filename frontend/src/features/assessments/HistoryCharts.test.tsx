import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { anActivity } from '../skills/activity.fixture.ts';
import { anAssessment } from './assessment.fixture.ts';
import { HistoryCharts } from './HistoryCharts.tsx';
import { stepsOf } from './history.ts';

const logged = [anActivity({ date: '2026-11-05', hours: 1.5 })];

const open = async (days: readonly string[], hours = 4, activities = logged) => {
  respond();
  const assessments = days.map((assessmentDate) => anAssessment({ assessmentDate }));
  const steps = stepsOf(assessments, hours, activities);
  await renderSignedIn(<HistoryCharts steps={steps} hoursNow={hours} activities={activities} />);
};
const charts = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('of a single day is a sentence', async () => {
  await open(['2026-11-01']);
  expect(charts()).toEqual([]);
  expect(
    screen.getByText(
      'Assess again another day to see how confidence and self rating change. Hours logged: 2 h 30 min at the first assessment, 4 h now.',
    ),
  ).toBeVisible();
});

test('twice on one day is a sentence too', async () => {
  await open(['2026-11-01', '2026-11-01']);
  expect(charts()).toEqual([]);
  expect(screen.getByText(/^Over 0 h and 0 days, confidence stayed at Medium/)).toBeVisible();
});

test('of several days are two charts', async () => {
  await open(['2026-11-01', '2026-11-10']);
  expect(charts()).toEqual(['Confidence and self rating', 'Hours logged']);
  expect(screen.getAllByRole('table')).toHaveLength(2);
});

test('hours that stayed the same are a sentence', async () => {
  await open(['2026-11-01', '2026-11-10'], 4, []);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByText('4 h, none of them since the first assessment')).toBeVisible();
});
