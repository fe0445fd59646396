import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { aSkill } from '../skills/skill.fixture.ts';
import { SkillsOverview } from './SkillsOverview.tsx';

test.each([
  ['Completed', false, 'Active'],
  ['In Progress', false, 'Active'],
  ['In Progress', true, 'Needs Attention'],
] as const)(
  'a skill that is %s (neglected: %s) is marked %s, beside its status',
  async (status, isNeglected, mark) => {
    await renderSignedIn(<SkillsOverview skills={[aSkill({ status, isNeglected })]} />);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent(`Programming Language · ${status}`);
    expect(card).toHaveTextContent(mark);
  },
);
