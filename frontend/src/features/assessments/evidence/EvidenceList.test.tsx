import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { anAssessment } from '../assessment.fixture.ts';
import { EvidenceList } from './EvidenceList.tsx';

const id = '01JD000000000000000000000A';
const skill = { _id: '01JD0000000000000000000009', name: 'Rust', category: 'Other' };

test.each([
  ['resources', `/learning/${id}`],
  ['projects', `/projects/${id}`],
  ['notes', `/skills/${skill._id}`],
] as const)('evidence of the area %s is a link', async (area, path) => {
  const evidence = [{ area, id, name: 'The Book' }];
  const { user } = render(<EvidenceList assessment={anAssessment({ skill, evidence })} />);
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'The Book' }));
  expect(location.pathname).toBe(path);
});

test('deleted evidence says so', () => {
  const evidence = [{ area: 'notes' as const, id, name: null }];
  render(<EvidenceList assessment={anAssessment({ evidence })} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('deleted');
  expect(screen.queryByRole('link')).toBeNull();
});

test('without evidence there is no heading', () => {
  render(<EvidenceList assessment={anAssessment()} />);
  expect(screen.queryByText('Evidence')).toBeNull();
});
