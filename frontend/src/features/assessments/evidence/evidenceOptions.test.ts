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
  projects: [aProject({ _id: three ?? '', name: 'Shell' })],
  notes: [{ _id: '01JD000000000000000000000D', text: 'Traits\nand more' } as Note],
};

test('what belongs to the skill comes first in its area', () => {
  expect(evidenceOptions(lists, rust._id, [])).toEqual([
    {
      group: 'Learning resources',
      items: [
        { value: `resources ${two}`, label: 'The Book' },
        { value: `resources ${one}`, label: 'Piano' },
      ],
    },
    { group: 'Projects', items: [{ value: `projects ${three}`, label: 'Shell' }] },
    { group: 'Notes', items: [{ value: 'notes 01JD000000000000000000000D', label: 'Traits' }] },
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
