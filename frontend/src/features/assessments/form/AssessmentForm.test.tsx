import '../../../domain/assessments/edits.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Assessment } from '#shared/assessments/model.ts';
import { addDays } from '#shared/days/days.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aResource } from '../../resources/resource.fixture.ts';
import { aSkill } from '../../skills/skill.fixture.ts';
import { anAssessment } from '../assessment.fixture.ts';
import { AssessmentForm } from './AssessmentForm.tsx';

const rust = aSkill({ _id: '01JD0000000000000000000009', name: 'Rust' });
const piano = aSkill({ _id: '01JD0000000000000000000008', name: 'Piano' });
const today = new Date().toISOString().slice(0, 10);
const before = anAssessment({
  skill: rust,
  confidenceLevel: 2,
  selfRating: 2,
  assessmentDate: '2026-01-01',
  nextReviewDate: '2026-01-31',
});

/** `null` leaves the assessments loading. */
const open = async (skillId: string, assessments: readonly Assessment[] | null = [before]) => {
  respond();
  return renderSignedIn(
    <AssessmentForm
      skills={[rust, piano]}
      skillId={skillId}
      assessments={assessments ?? undefined}
      onClose={() => undefined}
    />,
  );
};

const scale = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) });
const chosen = (name: string) =>
  within(scale(name))
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const step = (name: string, value: number) =>
  within(scale(name)).getByRole('radio', { name: new RegExp(`^${value}`) });
const review = () => screen.getByLabelText('Next review date');
const save = () => screen.getByRole('button', { name: 'Save assessment' });

test('the skill field says if the skills failed to load', async () => {
  respond();
  await renderSignedIn(
    <AssessmentForm
      skills={undefined}
      haveFailed
      skillId=""
      assessments={[]}
      onClose={() => undefined}
    />,
  );
  const skill = screen.getByRole('combobox', { name: /^Skill/ });
  expect(skill).toBeDisabled();
  expect(skill).toHaveDisplayValue('Not loaded');
});

test('a repeated assessment shows the last ratings, but selects none of them', async () => {
  const { user, outbox } = await open(rust._id);
  expect(scale('Confidence level')).toHaveAccessibleDescription('Last time: 2 Low');
  expect(scale('Self rating')).toHaveAccessibleDescription('Last time: 2 Novice');
  expect([...chosen('Confidence level'), ...chosen('Self rating')]).toEqual([]);
  expect(review()).toHaveValue(addDays(today, 30));
  expect(review()).toHaveAccessibleDescription('In 30 days, as last time');
  await expectAccessible();

  await user.click(save());
  expect(outbox.pending()).toEqual([]);
  expect(scale('Confidence level')).toHaveAccessibleDescription(
    'Last time: 2 Low Choose a confidence level',
  );
  expect(scale('Self rating')).toHaveAccessibleDescription(
    'Last time: 2 Novice Choose a self rating',
  );
  expect(step('Confidence level', 1)).toHaveFocus();

  await user.click(step('Confidence level', 3));
  await user.click(step('Self rating', 2));
  await user.click(save());
  expect(outbox.pending()).toMatchObject([
    {
      request: {
        body: { confidenceLevel: 3, selfRating: 2, nextReviewDate: addDays(today, 30) },
      },
    },
  ]);
  expect(chosen('Confidence level')).toEqual(['3']);
});

test('a first assessment has the defaults', async () => {
  const { user, outbox } = await open(piano._id);
  expect([...chosen('Confidence level'), ...chosen('Self rating')]).toEqual(['3', '3']);
  expect(review()).toHaveValue('');
  expect(screen.queryByText(/Last time/)).toBeNull();
  await user.click(save());
  expect(outbox.pending()).toHaveLength(1);
});

test('choosing a skill in the form changes only untouched ratings', async () => {
  const { user } = await open('');
  expect(chosen('Confidence level')).toEqual(['3']);
  await user.click(step('Self rating', 4));
  await user.selectOptions(screen.getByLabelText(/^Skill/), rust._id);
  expect(chosen('Confidence level')).toEqual([]);
  expect(chosen('Self rating')).toEqual(['4']);
  await user.selectOptions(screen.getByLabelText(/^Skill/), piano._id);
  expect(chosen('Confidence level')).toEqual(['3']);
  expect(chosen('Self rating')).toEqual(['4']);
});

test('nothing is selected while the assessments load', async () => {
  await open(rust._id, null);
  expect(screen.queryByText(/^Last time/)).toBeNull();
  expect([...chosen('Confidence level'), ...chosen('Self rating')]).toEqual([]);
});

describe('the line about the time since the last assessment', () => {
  const since = { hours: 14, resources: 2, projects: 0, notes: 9 };
  const show = async (skillId: string) => {
    const sent = respond(
      [skills.since, { body: { data: since } }],
      [resources.list, { body: { data: { resources: [] } } }],
      [projects.list, { body: { data: { projects: [] } } }],
      [notes.list, { body: { data: { notes: [] } } }],
    );
    const rendered = await renderSignedIn(
      <AssessmentForm
        skills={[rust, piano]}
        skillId={skillId}
        assessments={[before]}
        onClose={() => undefined}
      />,
    );
    return { ...rendered, asked: () => sent.filter(({ call }) => call.includes('/since')) };
  };

  const line = /^Since 1 January( \d+)?: 14 h, 2 resources, 9 notes$/;

  test('says what happened since that assessment', async () => {
    const { asked } = await show(rust._id);
    expect(await screen.findByText(line)).toBeVisible();
    expect(asked()).toHaveLength(1);
  });

  test('is left out while a change waits to be sent', async () => {
    const { user } = await show(rust._id);
    await screen.findByText(line);
    await user.click(step('Confidence level', 3));
    await user.click(step('Self rating', 2));
    await user.click(save());
    expect(screen.queryByText(line)).toBeNull();
  });

  test('is left out before the first assessment', async () => {
    const { asked } = await show(piano._id);
    expect(screen.queryByText(/^Since/)).toBeNull();
    expect(asked()).toEqual([]);
  });
});

test('the text below the scale describes the chosen level, or the last rating if no level is chosen', async () => {
  respond();
  const levels = { 2: 'Reads a page', 4: 'Writes a page' };
  const { user } = await renderSignedIn(
    <AssessmentForm
      skills={[{ ...rust, levels }]}
      skillId={rust._id}
      assessments={[before]}
      onClose={() => undefined}
    />,
  );
  const isShown = (text: string) => !screen.getByText(text).hidden;
  expect([isShown('Reads a page'), isShown('Writes a page')]).toEqual([true, false]);
  expect(step('Self rating', 2)).toHaveAccessibleDescription('Reads a page');
  expect(step('Self rating', 3)).not.toHaveAccessibleDescription();
  await user.click(step('Self rating', 4));
  expect([isShown('Reads a page'), isShown('Writes a page')]).toEqual([false, true]);
  await expectAccessible();
});

test('a resource can be chosen as evidence', async () => {
  const book = aResource({ _id: '01JD00000000000000000000B1', title: 'The Book' });
  respond(
    [resources.list, { body: { data: { resources: [book] } } }],
    [projects.list, { body: { data: { projects: [] } } }],
    [notes.list, { body: { data: { notes: [] } } }],
  );
  const { user, outbox } = await renderSignedIn(
    <AssessmentForm
      skills={[piano]}
      skillId={piano._id}
      assessments={[]}
      onClose={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('combobox', { name: 'Evidence' }));
  await user.click(await screen.findByRole('option', { name: 'The Book' }));
  await user.click(save());
  expect(outbox.pending()).toMatchObject([
    { request: { body: { evidence: [{ area: 'resources', id: book._id }] } } },
  ]);
});
