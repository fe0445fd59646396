import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { skills } from '#shared/skills/routes.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aSkill } from '../../features/skills/skill.fixture.ts';
import { SkillsField } from './SkillsField.tsx';

const rust = aSkill({ _id: '01JD0000000000000000000001', name: 'Rust' });
const piano = aSkill({ _id: '01JD0000000000000000000002', name: 'Piano' });
const gone: SkillTag = { _id: '01JD0000000000000000000003', name: 'Chess' };

const Field = ({ current = [] }: { readonly current?: readonly SkillTag[] }) => {
  const [value, onChange] = useState(current.map(({ _id }) => _id));
  return <SkillsField current={current} value={value} onChange={onChange} />;
};

const field = () => screen.getByRole('combobox', { name: 'Related skills' });
const showField = async () => {
  const drawn = await renderSignedIn(<Field />);
  await screen.findByRole('combobox');
  return drawn;
};
const options = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

describe('related skills', () => {
  const listed = { data: { skills: [rust, piano] } };

  test('are found by typing, chosen, and removed again', async () => {
    respond([skills.list, { body: listed }]);
    const { user } = await showField();
    await user.click(field());
    expect(options()).toEqual(expect.arrayContaining(['Rust', 'Piano']));
    await expectAccessible();
    await user.type(field(), 'pia');
    expect(options()).toEqual(['Piano']);
    await user.keyboard('{ArrowDown}{Enter}');
    await user.clear(field());
    expect(options()).toEqual(['Rust']);
    expect(screen.getByText('Piano')).toBeVisible();
    await user.keyboard('{Backspace}');
    expect(options()).toEqual(expect.arrayContaining(['Rust', 'Piano']));
  });

  test('show a message if no name matches', async () => {
    respond([skills.list, { body: listed }]);
    const { user } = await showField();
    await user.type(field(), 'xyz');
    expect(screen.getByText('No skill with that name')).toBeVisible();
  });

  test('of the item show their names even if the list fails to load', async () => {
    respond([skills.list, { status: 500, body: {} }]);
    await renderSignedIn(<Field current={[gone]} />);
    expect(await screen.findByText('Chess')).toBeVisible();
    await expectAccessible();
  });
});
