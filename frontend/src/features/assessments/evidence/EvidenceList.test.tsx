import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notes } from '#shared/notes/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { anAssessment } from '../assessment.fixture.ts';
import { EvidenceList } from './EvidenceList.tsx';

const id = '01JD000000000000000000000A';
const project = '01JD0000000000000000000009';
const note = {
  _id: id,
  about: { area: 'projects', id: project },
  date: '2026-01-01',
  text: 'A',
  place: null,
  url: null,
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
};

test.each([
  ['resources', `/learning/${id}`],
  ['projects', `/projects/${id}`],
  ['notes', `/projects/${project}`],
] as const)('evidence of the area %s is a link', async (area, path) => {
  const evidence = [{ area, id, name: 'The Book' }];
  respond([notes.list, { body: { data: { notes: [note] } } }]);
  const list = <EvidenceList assessment={anAssessment({ evidence })} />;
  const { user } = await renderSignedIn(list);
  await user.click(await screen.findByRole('link', { name: 'The Book' }));
  expect(location.pathname).toBe(path);
  await expectAccessible();
});

test('a note that is not in the list of notes has no link', async () => {
  respond([notes.list, { body: { data: { notes: [] } } }]);
  const evidence = [{ area: 'notes' as const, id, name: 'A loan' }];
  await renderSignedIn(<EvidenceList assessment={anAssessment({ evidence })} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('A loan');
  expect(screen.queryByRole('link')).toBeNull();
});

test('deleted evidence is marked as deleted, and has no link', async () => {
  respond();
  const evidence = [{ area: 'notes' as const, id, name: null }];
  await renderSignedIn(<EvidenceList assessment={anAssessment({ evidence })} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('deleted');
  expect(screen.queryByRole('link')).toBeNull();
});

test('without evidence there is no heading', async () => {
  respond();
  await renderSignedIn(<EvidenceList assessment={anAssessment()} />);
  expect(screen.queryByText('Evidence')).toBeNull();
});
