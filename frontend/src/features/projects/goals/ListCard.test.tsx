import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aProject } from '../project.fixture.ts';
import { ListCard } from './ListCard.tsx';

test('a solved challenge says when it was solved', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
  respond();
  const challenges = [
    { _id: '1', description: 'Fog', createdOn: null, solvedOn: '2026-11-25' },
    { _id: '2', description: 'Floats', createdOn: null, solvedOn: '2026-11-12' },
    { _id: '3', description: 'Slow nights', createdOn: null, solvedOn: null },
  ];
  const project = aProject({ challenges });
  await renderSignedIn(<ListCard project={project} list="challenges" title="Challenges" hint="" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'FogSolved today',
    'FloatsSolved on 12 November',
    'Slow nights',
  ]);
  vi.useRealTimers();
});
