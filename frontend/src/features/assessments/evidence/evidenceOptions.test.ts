import { expect, test } from 'vitest';
import type { Note } from '#shared/notes/model.ts';
import { aProject } from '../../projects/project.fixture.ts';
import { aResource } from '../../resources/resource.fixture.ts';
import { evidenceOptions } from './evidenceOptions.ts';

const rust = { _id: '01JD0000000000000000000009', name: 'Rust' };
const [one, two, three] = ['A', 'B', 'C'].map((end) => `01JD000000000000000000000${end}`);
const lists = {
  resources: [
    aResource({ _id: one ?? '', title: 'Piano' }),
    aResource({ _id: two ?? '', title: 'The Book', relatedSkills: [rust] }),
  ],
  projects: [aProject({ _id: three ?? '', name: 'Shell', relatedSkills: [rust] })],
  notes: [
    { _id: 'D', about: { area: 'projects', id: three }, text: 'Traits\nand more' },
    { _id: 'E', about: { area: 'resources', id: two }, text: 'Loans' },
    { _id: 'F', about: { area: 'resources', id: one }, text: 'Scales' },
    { _id: 'G', about: { area: 'skills', id: rust._id }, text: 'Lifetimes' },
  ] as Note[],
};

test('items of the skill come first in their area, and only notes about the skill or its items are listed', () => {
  expect(evidenceOptions(lists, rust._id, [])).toEqual([
    {
      group: 'Learning resources',
      items: [
        { value: `resources ${two}`, label: 'The Book' },
        { value: `resources ${one}`, label: 'Piano' },
      ],
    },
    { group: 'Projects', items: [{ value: `projects ${three}`, label: 'Shell' }] },
    {
      group: 'Notes',
      items: [
        { value: 'notes D', label: 'Traits' },
        { value: 'notes E', label: 'Loans' },
        { value: 'notes G', label: 'Lifetimes' },
      ],
    },
  ]);
});

test('chosen evidence that no list has stays an option', () => {
  const nothing = { resources: undefined, projects: undefined, notes: undefined };
  const chosen = [
    { area: 'resources' as const, id: one ?? '', name: 'Piano' },
    { area: 'notes' as const, id: two ?? '', name: null },
  ];
  expect(evidenceOptions(nothing, rust._id, chosen)).toEqual([
    {
      group: 'Others',
      items: [
        { value: `resources ${one}`, label: 'Piano' },
        { value: `notes ${two}`, label: 'Deleted' },
      ],
    },
  ]);
  expect(evidenceOptions(lists, rust._id, chosen.slice(0, 1)).map(({ group }) => group)).toEqual([
    'Learning resources',
    'Projects',
    'Notes',
  ]);
});
