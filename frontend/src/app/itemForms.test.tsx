import '../areaData.ts';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { HabitFormPage } from '../features/habits/form/HabitFormPage.tsx';
import { ProjectFormPage } from '../features/projects/form/ProjectFormPage.tsx';
import { ResourceFormPage } from '../features/resources/form/ResourceFormPage.tsx';
import { SkillFormPage } from '../features/skills/form/SkillFormPage.tsx';

/** The forms that have their own page, with their required fields and the required fields that start empty. */
const forms = [
  ['Habit', <HabitFormPage key="habit" />, ['Name', 'Frequency'], ['Name']],
  [
    'Skill',
    <SkillFormPage key="skill" />,
    ['Name', 'Category', 'Target hours'],
    ['Name', 'Category'],
  ],
  [
    'Resource',
    <ResourceFormPage key="resource" />,
    ['Title', 'Type', 'Priority', 'Status'],
    ['Title'],
  ],
  [
    'Project',
    <ProjectFormPage key="project" />,
    ['Name', 'Description', 'Status'],
    ['Name', 'Description'],
  ],
] as const satisfies readonly (readonly [
  string,
  ReactElement,
  readonly string[],
  readonly string[],
])[];

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)'),
];
const isRequired = (field: HTMLInputElement) => field.required;
const nameOf = (field: HTMLInputElement | undefined) =>
  field?.labels?.[0]?.textContent.replace(/ \*$/, '');

describe.each(forms)('a new %s', (name, page, required, empty) => {
  const open = async () => {
    respond();
    return renderSignedIn(page);
  };

  test('asks for required fields first, and hides none of them', async () => {
    const { user } = await open();
    const asked = () => fields().filter(isRequired).map(nameOf);
    expect(fields().slice(0, required.length).map(nameOf)).toEqual(required);
    expect(asked()).toEqual(required);
    await user.click(screen.getByRole('button', { name: 'More options' }));
    expect(asked()).toEqual(required);
    await expectAccessible();
  });

  test('is not sent without its required fields', async () => {
    const { user, outbox } = await open();
    await user.click(screen.getByRole('button', { name: `Add ${name}` }));
    const wrong = fields().filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(wrong.map(nameOf)).toEqual(empty);
    expect(wrong[0]).toHaveFocus();
    expect(outbox.pending()).toEqual([]);
    await expectAccessible();
  });

  test('is created once, even if the button is pressed twice', async () => {
    const { user, outbox } = await open();
    for (const field of fields().filter((one) => empty.some((label) => label === nameOf(one)))) {
      if (field.matches('select')) await user.selectOptions(field, 'Other');
      else await user.type(field, 'Once');
    }
    await user.dblClick(screen.getByRole('button', { name: `Add ${name}` }));
    expect(outbox.pending()).toMatchObject([{ success: 'Created!' }]);
  });
});
