import { expect, test } from 'vitest';
import { maxListItemLength, maxListItems } from '#shared/projects/model.ts';
import { withKnownItems } from '../../../domain/projects/edits.ts';
import { aProject, goalsOf } from '../project.fixture.ts';
import {
  createBody,
  followedGoals,
  formErrors,
  formValues,
  itemLines,
  itemsOfLines,
  type ProjectFormValues,
  patchBody,
} from './projectForm.ts';

const values = (given: Partial<ProjectFormValues>): ProjectFormValues => ({
  ...formValues(),
  name: 'Ray tracer',
  description: 'One weekend',
  ...given,
});

test('a new form sends the defaults, and its goals are open', () => {
  expect(createBody(values({ goals: 'spheres\n\n light ', challenges: 'time' }))).toEqual({
    name: 'Ray tracer',
    description: 'One weekend',
    progressFromGoals: false,
    status: 'Planning',
    progress: 0,
    relatedSkills: [],
    goals: [
      { description: 'spheres', completed: false },
      { description: 'light', completed: false },
    ],
    learningOutcomes: [],
    challenges: [{ description: 'time' }],
  });
});

test.each<[string, Partial<ProjectFormValues>, Record<string, string>]>([
  ['no name', { name: ' ' }, { name: 'Name is required' }],
  ['no description', { description: '' }, { description: 'Description is required' }],
  [
    'a progress above 100',
    { progress: 101 },
    { progress: 'Progress must be a whole number from 0 to 100' },
  ],
  [
    'an invalid address',
    { repositoryUrl: 'x', demoUrl: 'javascript:1' },
    {
      repositoryUrl: 'Repository URL must be an address like https://example.com',
      demoUrl: 'Demo URL must be an address like https://example.com',
    },
  ],
  [
    'a goal that is too long',
    { goals: `ok\n${'x'.repeat(maxListItemLength + 1)}` },
    { goals: 'Description may have at most 500 characters (item 2)' },
  ],
  [
    'a challenge too many',
    { challenges: 'x\n'.repeat(maxListItems + 1) },
    { challenges: 'Challenges may have at most 200 items' },
  ],
  [
    'an end before the start',
    { startDate: '2026-03-02', endDate: '2026-03-01' },
    { endDate: 'End date must not be before the start date' },
  ],
])('%s is refused', (_, given, errors) => {
  expect(formErrors(values(given))).toEqual(errors);
});

const goal = (end: number, description: string, completed: boolean) => ({
  _id: `01JD000000000000000000000${end}`,
  description,
  completed,
  completedAt: completed ? '2026-11-10' : null,
  dueDate: '2026-12-01',
});
const spheres = goal(1, 'spheres', true);
const light = goal(2, 'light', false);
const stored = aProject({
  startDate: '2026-05-01',
  endDate: '2026-04-01',
  demoUrl: 'https://example.com',
  goals: [spheres, light],
});
const kept = ({ _id, description }: typeof spheres) => ({ _id, description, completed: false });

test.each<[string, Partial<ProjectFormValues>, object]>([
  ['nothing, although the stored end is before the start', {}, {}],
  ['a status', { status: 'Completed' }, { status: 'Completed' }],
  ['an emptied address and end', { demoUrl: '', endDate: '' }, { demoUrl: null, endDate: null }],
  [
    'one more goal: the others keep their ids',
    { goals: 'spheres\nlight\nshadow' },
    {
      goals: [kept(spheres), kept(light), { description: 'shadow', completed: false }],
    },
  ],
  ['goals in another order', { goals: 'light\nspheres' }, { goals: [kept(light), kept(spheres)] }],
  ['emptied goals', { goals: '\n' }, { goals: [] }],
])('a patch of %s', (_, given, body) => {
  expect(patchBody(stored, { ...formValues(stored), ...given })).toEqual(body);
});

test('a patch with a list says which items the form showed', () => {
  const patch = (given: Partial<ProjectFormValues>) =>
    withKnownItems(stored, patchBody(stored, { ...formValues(stored), ...given }));
  const knownItems = [spheres._id, light._id];
  expect(patch({ goals: '' })).toEqual({ goals: [], knownItems });
  expect(patch({ challenges: 'Noise' })).toMatchObject({ knownItems });
  expect(patch({ status: 'Completed' })).toEqual({ status: 'Completed' });
});

test('a project without a description can get one', () => {
  const bare = aProject({ description: '' });
  expect(patchBody(bare, { ...formValues(bare), description: 'Now' })).toEqual({
    description: 'Now',
  });
});

const item = (_id: string, description: string) => ({ _id, description });
const before = [item('1', 'parse'), item('2', 'run\nfast'), item('3', 'parse')];

test('each item has one line, even if its text has several lines', () => {
  expect(itemLines(before)).toBe('parse\nrun fast\nparse');
});

test.each<[string, string, object[]]>([
  ['untouched lines keep their items', 'parse\nrun fast\nparse', before],
  ['blank lines are dropped', '\n parse \n\n', [item('1', 'parse')]],
  ['a new line has no id', 'parse\ntest', [item('1', 'parse'), { description: 'test' }]],
  ['moved lines keep their ids', 'run fast\nparse', [item('2', 'run\nfast'), item('1', 'parse')]],
  [
    'a line without a matching item is new',
    'parse\nparse\nparse',
    [item('1', 'parse'), item('3', 'parse'), { description: 'parse' }],
  ],
  ['an edited line is new', 'parse it', [{ description: 'parse it' }]],
  ['no lines give no items', '', []],
])('%s', (_, text, expected) => {
  expect(itemsOfLines(text, before)).toEqual(expected);
});

test('a new project keeps the entered progress, even with goals', () => {
  const given = values({ goals: 'spheres\nlight', progress: '40' });
  expect(followedGoals(given)).toBeNull();
  expect(createBody(given)).toMatchObject({ progress: 40, progressFromGoals: false });
});

test('the progress follows the goals only while the person chooses that', () => {
  expect(createBody(values({ progressFromGoals: true }))).toMatchObject({
    progressFromGoals: true,
  });
  expect(formValues(aProject()).progressFromGoals).toBe(false);
  const project = aProject({ progressFromGoals: true });
  expect(patchBody(project, { ...formValues(project), progressFromGoals: false })).toEqual({
    progressFromGoals: false,
  });
});

test.each([
  [{}, { done: 1, all: 3, percent: 33 }],
  [{ goals: 'Spheres\nCamera' }, { done: 1, all: 2, percent: 50 }],
  [{ goals: 'Camera\nMirrors' }, { done: 0, all: 2, percent: 0 }],
  [{ goals: '' }, null],
  [{ progressFromGoals: false }, null],
  [{ status: 'Completed' }, null],
])('after the change %j, the goals in the form count as %j', (changed, expected) => {
  const project = aProject({
    progressFromGoals: true,
    goals: goalsOf('Spheres!', 'Camera', 'Light'),
  });
  expect(followedGoals({ ...formValues(project), ...changed }, project.goals)).toEqual(expected);
});
