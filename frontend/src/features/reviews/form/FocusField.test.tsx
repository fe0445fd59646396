import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/components/render.tsx';
import { aSkill } from '../../skills/skill.fixture.ts';
import { FocusField } from './FocusField.tsx';

const nothing = { habits: [], skills: [], resources: [], projects: [] };

test.each([
  ['nothing can be in focus', nothing, '', 'Add a habit, a skill, a resource or a project first'],
  ['nothing is found', { ...nothing, skills: [aSkill()] }, 'Piano', 'Nothing has that name'],
])('while %s, the list says so', async (_, lists, typed, sentence) => {
  const { user } = render(<FocusField lists={lists} chosen={[]} value={[]} />);
  const input = await screen.findByRole('combobox', { name: 'In focus' });
  await user.click(input);
  if (typed) await user.type(input, typed);
  expect(await screen.findByText(sentence)).toBeVisible();
});
