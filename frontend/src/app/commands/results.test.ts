import { IconCheck } from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import type { Command, CommandContext, LineAction } from '../../command.ts';
import { aCard } from '../../domain/cards/card.fixture.ts';
import { commands as cardCommands } from '../../features/cards/commands.ts';
import { commands as habitCommands } from '../../features/habits/commands.ts';
import { aHabit } from '../../features/habits/habit.fixture.ts';
import { commands as noteCommands } from '../../features/notes/commands.ts';
import { commands as projectCommands } from '../../features/projects/commands.ts';
import { aProject } from '../../features/projects/project.fixture.ts';
import { commands as resourceCommands } from '../../features/resources/commands.ts';
import { aResource } from '../../features/resources/resource.fixture.ts';
import { commands as skillCommands } from '../../features/skills/commands.ts';
import { aSkill } from '../../features/skills/skill.fixture.ts';
import { folded } from './match.ts';
import { commandOnEnter, describeResults, resultsOf } from './results.ts';

const today = '2026-11-24';
const yesterday = '2026-11-23';

const glasses = { kind: 'amount', unit: 'glasses', target: 8 } as const;
const habits = [
  aHabit({ _id: 'run', name: 'Run' }),
  aHabit({ _id: 'brunch', name: 'Brunch' }),
  aHabit({
    _id: 'water',
    name: 'Water',
    ...glasses,
    amounts: [
      { date: yesterday, amount: 5 },
      { date: today, amount: 2 },
    ],
  }),
  aHabit({ _id: 'sit', name: 'Meditation', kind: 'amount', unit: 'minutes', target: 20 }),
  aHabit({ _id: 'pages', name: 'Read', kind: 'amount', unit: 'pages', target: 10 }),
  aHabit({ _id: 'ten', name: 'Read 10 pages' }),
  aHabit({ _id: 'tea', name: 'Green tea' }),
  aHabit({ _id: 'tidy', name: 'Green plants' }),
];
const skills = [
  ...['Spanish', 'Spanish grammar', 'Café talk', 'Meditation', 'Rust'].map((name) =>
    aSkill({ _id: name, name }),
  ),
  aSkill({ _id: 'chess', name: 'Chess openings', description: 'from 960 to classical' }),
];
const goals = ['Solder the wires', 'Sketch it'].map((description, n) => ({
  _id: `goal-${n}`,
  description,
  completed: n === 1,
  completedAt: null,
  dueDate: null,
}));
const data: Record<string, unknown> = {
  habits: { habits },
  skills: { skills },
  resources: {
    resources: [
      aResource({ _id: 'book', title: 'The Book' }),
      aResource({ _id: 'read', title: 'Old book', status: 'Completed', author: 'Le Guin' }),
      aResource({ _id: 'rust', title: 'Rust 101' }),
      aResource({ _id: 'grammar', title: 'Spanish 20 ways' }),
    ],
  },
  projects: { projects: [aProject({ name: 'Lamp', goals })] },
  cards: { cards: [aCard({ front: 'What does & mean?', back: 'A reference: it borrows.' })] },
  notes: { notes: [] },
};
const areas = {
  habits: habitCommands,
  skills: skillCommands,
  resources: resourceCommands,
  projects: projectCommands,
  cards: cardCommands,
  notes: noteCommands,
};

const did: unknown[] = [];
const note =
  (what: string) =>
  (...given: unknown[]) =>
    did.push([what, ...given.map((one) => (one as { name?: string }).name ?? one)]);
const logged = (
  skill: { readonly name: string },
  { body }: { body: { duration: number; date: string } },
) => {
  did.push(['log', skill.name, body.duration, body.date]);
  return { offerUndo: () => did.push('undo is offered') };
};
const context = {
  calendar: { today, weekStartsOn: 1 },
  open: note('open'),
  tick: note('tick'),
  setDay: note('day'),
  setProgress: (resource: { readonly title: string }, change: object) =>
    did.push(['progress', resource.title, change]),
  tickGoal: (_project: string, goal: { readonly description: string }) =>
    did.push(['goal', goal.description]),
  log: logged,
  owners: [
    ...skills.map(({ _id: id, name }) => ({ about: { area: 'skills', id }, name })),
    { about: { area: 'resources', id: 'book' }, name: 'The Book' },
    { about: { area: 'resources', id: 'read' }, name: 'Old book' },
    { about: { area: 'projects', id: 'lamp' }, name: 'Lamp' },
  ],
  make: (_mutation: object, { body }: { readonly body: object }) => did.push(['make', body]),
  addLine: (owner: { readonly name: string }, text: string) => did.push(['note', owner.name, text]),
} as unknown as CommandContext;

const ofAreas = Object.entries(areas).map(([area, commands]) => ({
  commands,
  data: data[area] as never,
}));
const found: readonly Command[] = ofAreas.flatMap(({ commands, data }) =>
  commands.find(data, context),
);
const fromLine = (action: LineAction) =>
  ofAreas.flatMap(({ commands, data }) => [
    ...(commands.fromLine?.(data, action, context) ?? []),
    ...(commands.fromLineAlone?.(action, context) ?? []),
  ]);
const results = (query: string) => resultsOf(query, folded(found), fromLine);

describe('a line with only one meaning', () => {
  test.each<[line: string, name: string, does: readonly unknown[]]>([
    ['log spanish 45m', 'Log 45 min of Spanish today', ['log', 'Spanish', 45, today]],
    ['1h30 spanish', 'Log 1 h 30 min of Spanish today', ['log', 'Spanish', 90, today]],
    [
      'spanish gram 20m',
      'Log 20 min of Spanish grammar today',
      ['log', 'Spanish grammar', 20, today],
    ],
    ['log cafe 1 h', 'Log 1 h of Café talk today', ['log', 'Café talk', 60, today]],
    ['log cafe 45', 'Log 45 min of Café talk today', ['log', 'Café talk', 45, today]],
    ['water 6', 'Set Water to 6 glasses today', ['day', 'Water', today, { amount: 6 }]],
    ['6 glasses of water', 'Set Water to 6 glasses today', ['day', 'Water', today, { amount: 6 }]],
    ['water +2', 'Add 2 glasses to Water today', ['day', 'Water', today, { add: 2 }]],
    ['done run', 'Tick Run today', ['tick', 'Run', today, true]],
    ['run done', 'Tick Run today', ['tick', 'Run', today, true]],
    ['done water', 'Tick Water today', ['tick', 'Water', today, true]],
    ['done read 10 pages', 'Tick Read 10 pages today', ['tick', 'Read 10 pages', today, true]],
    ['done run yesterday', 'Tick Run for yesterday', ['tick', 'Run', yesterday, true]],
    [
      'water 6 yesterday',
      'Set Water to 6 glasses for yesterday',
      ['day', 'Water', yesterday, { amount: 6 }],
    ],
    [
      'water +2 yesterday',
      'Add 2 glasses to Water for yesterday',
      ['day', 'Water', yesterday, { add: 2 }],
    ],
    ['note rust: done 5m', 'Add a note to Rust', ['note', 'Rust', 'done 5m']],
    ['note old book: p. 3', 'Add a note to Old book', ['note', 'Old book', 'p. 3']],
    ['note lamp: glue', 'Add a note to Lamp', ['note', 'Lamp', 'glue']],
    [
      'card rust: & = borrow',
      'Add a takeaway about Rust: &',
      ['make', { front: '&', back: 'borrow', about: { area: 'skills', id: 'Rust' } }],
    ],
    [
      'card the book: x == y = equal',
      'Add a takeaway about The Book: x == y',
      ['make', { front: 'x == y', back: 'equal', about: { area: 'resources', id: 'book' } }],
    ],
    ['card: & = borrow', 'Add a takeaway: &', ['make', { front: '&', back: 'borrow' }]],
    ['skip run', 'Skip Run today', ['day', 'Run', today, { skipped: true }]],
    ['skip run yesterday', 'Skip Run for yesterday', ['day', 'Run', yesterday, { skipped: true }]],
    [
      'spanish 45m yesterday',
      'Log 45 min of Spanish for yesterday',
      ['log', 'Spanish', 45, yesterday],
    ],
    ['done wires', 'Tick the goal Solder the wires of Lamp', ['goal', 'Solder the wires']],
    ['book 55%', 'Set The Book to 55%', ['progress', 'The Book', { progress: 55 }]],
  ])('%j: %s', (line, name, does) => {
    const result = results(line);
    expect(result.toDo.map((command) => command.name)).toEqual([name]);
    did.length = 0;
    commandOnEnter(result)?.run();
    expect(did[0]).toEqual(does);
  });

  test('offers to undo what it logs', () => {
    did.length = 0;
    results('spanish 45m').toDo[0]?.run();
    expect(did.at(-1)).toBe('undo is offered');
  });
});

test.each<[line: string, names: readonly string[]]>([
  ['done green', ['Tick Green tea today', 'Tick Green plants today']],
  ['log span 5m', ['Log 5 min of Spanish today', 'Log 5 min of Spanish grammar today']],
  ['log cafe 2', ['Log 2 min of Café talk today', 'Log 2 h of Café talk today']],
  ['meditation 20m', ['Set Meditation to 20 minutes today', 'Log 20 min of Meditation today']],
  ['log spanish 20', ['Log 20 min of Spanish today', 'Log 20 h of Spanish today']],
])('%j lets the person choose', (line, names) => {
  const result = results(line);
  expect(result.toDo.map(({ name }) => name)).toEqual(names);
  expect(commandOnEnter(result)).toBeUndefined();
  expect(describeResults(line, result, false)).toMatch(/^Which one\?/);
});

describe('commands that open a page come before commands that change data', () => {
  test.each<[query: string, opens: string, writes: readonly string[]]>([
    ['rust 101', 'Rust 101', []],
    ['chess 960', 'Chess openings', []],
    ['spanish 20', 'Spanish 20 ways', []],
    ['read 10 pages', 'Read 10 pages', ['Set Read to 10 pages today']],
    ['rust', 'Rust', []],
    ['guin', 'Old book', []],
  ])('Enter after %j opens %j', (query, opens, writes) => {
    const result = results(query);
    expect(commandOnEnter(result)?.name).toBe(opens);
    expect(result.toDo.map(({ name }) => name)).toEqual(writes);
  });

  test('an item comes before a command whose name matches better', () => {
    const run = () => undefined;
    const tick = {
      id: 'tick',
      kind: 'Tick',
      name: 'Tick Run',
      icon: IconCheck,
      run,
      staysHere: true,
    };
    const book = {
      id: 'ticks',
      kind: 'Resource',
      name: 'The tick of clocks',
      icon: IconCheck,
      run,
    };
    const { found, toDo } = resultsOf('tick', folded<Command>([tick, book]), () => []);
    expect([found, toDo]).toEqual([[book], [tick]]);
  });
});

test.each([
  ['spanish', ['Spanish', 'Spanish grammar', 'Spanish 20 ways']],
  ['chess 201', []],
  ['log italian 45m', []],
  ['water 2000000', []],
  ['spanish 25 h', []],
  ['book 101%', []],
  ['old book 55%', []],
  ['done sketch', []],
  ['done wires yesterday', []],
  ['book 55% yesterday', []],
  ['glasses 6', []],
])('%j has no action, and finds %j', (line, names) => {
  const { toDo, found } = results(line);
  expect(toDo).toEqual([]);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('a habit that is ticked is opened, never unticked', () => {
  const ticked = aHabit({ _id: 'run', name: 'Run', days: [today] });
  const commands = habitCommands.fromLine?.(
    { habits: [ticked] } as never,
    { kind: 'done' },
    context,
  );
  expect(commands?.map(({ name }) => name)).toEqual(['Run is already ticked today']);
  did.length = 0;
  commands?.[0]?.run();
  expect(did).toEqual([['open', '/habits/run']]);
});

test('for a habit that is already skipped, the command says so', () => {
  const skipped = aHabit({ _id: 'run', name: 'Run', skips: [yesterday] });
  const action = { kind: 'skip', isYesterday: true } as const;
  const commands = habitCommands.fromLine?.({ habits: [skipped] } as never, action, context);
  expect(commands?.map(({ name }) => name)).toEqual(['Run is already skipped for yesterday']);
});

test('an action is not listed again as a word match', () => {
  const tick = {
    id: 'tick-run',
    kind: 'Tick',
    name: 'Tick Run today',
    searchText: 'complete done check',
    icon: IconCheck,
    run: () => undefined,
  };
  expect(resultsOf('done run', folded([tick]), fromLine).toDo).toHaveLength(1);
});

test.each([
  ['', false, /“done run”, “skip run”, “note rust: what you learned”\.$/],
  ['', true, 'Loading your lists...'],
  ['water 6', false, 'Press Enter.'],
  ['meditation 20m', false, /^Which one\?/],
  ['zebra', false, 'Nothing matches “zebra”.'],
  ['the book', false, '1 match'],
])('below the results of %j (lists are loading: %s), a line says %s', (query, isLoading, words) => {
  expect(describeResults(query, results(query), isLoading)).toMatch(words);
});

test.each([
  ['borrows', 'What does & mean?'],
  ['does mean', 'What does & mean?'],
  ['flashcards recall', 'Review takeaways'],
])('%s finds the takeaway or page %s', (query, name) => {
  expect(results(query).found.map((command) => command.name)).toContain(name);
});
