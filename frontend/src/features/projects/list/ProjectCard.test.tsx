import '../../../domain/projects/edits.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { aProject, goalsOf } from '../project.fixture.ts';
import { ProjectCard } from './ProjectCard.tsx';

const none = () => undefined;

test.each([
  [['A', 'B!', 'C', 'D!', 'E'], 'Goals 2 of 5', ['A', 'B!', 'C'], '+2 more goals'],
  [['A!', 'B!', 'C!', 'D'], 'Goals 3 of 4', ['A!', 'B!', 'C!'], '+1 more goal'],
  [['A!', 'B'], 'Goals 1 of 2', ['A!', 'B'], null],
])(
  'of the goals %j a card shows the first three, with their marks',
  async (names, heading, shown, more) => {
    await renderSignedIn(
      <ProjectCard
        project={aProject({ goals: goalsOf(...names) })}
        isRunning={false}
        onStatus={none}
        onDelete={none}
      />,
    );
    const goals = screen.getByRole('heading', { name: heading }).parentElement as HTMLElement;
    const marks = within(goals)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ labels, checked }) => `${labels?.[0]?.textContent}${checked ? '!' : ''}`);
    expect(marks).toEqual(shown);
    expect(within(goals).queryByText(/more/)?.textContent ?? null).toBe(more);
  },
);
