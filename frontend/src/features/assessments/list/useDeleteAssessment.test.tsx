import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { anAssessment } from '../assessment.fixture.ts';
import { useDeleteAssessment } from './useDeleteAssessment.ts';

const assessment = anAssessment();

const Delete = () => {
  const onDelete = useDeleteAssessment();
  return (
    <button type="button" onClick={() => onDelete(assessment)}>
      Delete
    </button>
  );
};

test('a confirmed deletion of an assessment is sent immediately', async () => {
  const { user, outbox } = await renderSignedIn(<Delete />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete Assessment?' });
  expect(question).toHaveTextContent(`“${assessment.skill?.name}” on 1 November 2026`);
  await press('Cancel');
  expect(outbox.pending()).toEqual([]);
  await press('Delete');
  await press('Yes, delete it!');
  await expect.poll(() => outbox.pending()).toMatchObject([{ success: 'Deleted!' }]);
  expect(outbox.pending()[0]?.heldUntil).toBeUndefined();
});
