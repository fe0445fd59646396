import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Activity } from '#shared/skills/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { anActivity } from '../../skills/activity.fixture.ts';
import { anAssessment } from '../assessment.fixture.ts';
import { HistoryCharts } from './HistoryCharts.tsx';
import { stepsOf } from './history.ts';

const logged = [anActivity({ date: '2026-11-05', hours: 1.5 })];

const open = async (
  days: readonly string[],
  hours = 4,
  loaded: readonly Activity[] | null = logged,
) => {
  respond();
  const assessments = days.map((assessmentDate) => anAssessment({ assessmentDate }));
  const activities = loaded ?? undefined;
  const steps = stepsOf(assessments, hours, activities ?? []);
  await renderSignedIn(<HistoryCharts steps={steps} hoursNow={hours} activities={activities} />);
};
const charts = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('a single assessment is shown as a sentence', async () => {
  await open(['2026-11-01']);
  expect(charts()).toEqual([]);
  expect(
    screen.getByText(
      'Assess again another day to see how confidence and self rating change. Hours logged: 2 h 30 min at the first assessment, 4 h now.',
    ),
  ).toBeVisible();
});

test('two assessments on one day are shown as a sentence, too', async () => {
  await open(['2026-11-01', '2026-11-01']);
  expect(charts()).toEqual([]);
  expect(screen.getByText(/^Over 0 h and 0 days, confidence stayed at Medium/)).toBeVisible();
});

test('assessments on several days are shown as one chart with the hours between them', async () => {
  await open(['2026-11-01', '2026-11-10', '2026-11-20']);
  expect(charts()).toEqual(['Ratings and hours']);
  const rows = within(screen.getByRole('table', { name: 'Ratings and hours' }))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Day', 'Confidence', 'Self rating', 'Hours since the previous assessment'],
    ['1 November 2026', '3', '3', ''],
    ['10 November 2026', '3', '3', '1.5'],
    ['20 November 2026', '3', '3', '0'],
  ]);
  expect(screen.getByText(/2 h 30 min at the first assessment, 4 h now\.$/)).toBeVisible();
  expect(
    screen.getByText(
      'With 5 assessments or more, this says how your ratings moved with your hours. So far there are 3.',
    ),
  ).toBeVisible();
  await expectAccessible();
});

test('while the activities are not loaded, the chart shows only the ratings', async () => {
  await open(['2026-11-01', '2026-11-10'], 4, null);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Confidence',
    'Self rating',
  ]);
  expect(charts()).toEqual(['Confidence and self rating']);
  expect(screen.queryByText(/hours/i)).toBeNull();
});
