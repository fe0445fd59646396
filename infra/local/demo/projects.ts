import { type NewProject, projects } from '#shared/contract/projects.ts';
import { addDays, type Day } from '#shared/rules/days.ts';
import type { Call } from '../call.ts';
import { skillIds } from './relatedSkills.ts';

type DemoProject = Pick<
  NewProject,
  'name' | 'description' | 'status' | 'progress' | 'repositoryUrl' | 'demoUrl'
> & {
  /** Days from today to its start and to its planned end; below 0 they are past. */
  readonly starts?: number;
  readonly ends?: number;
  /** Names of skills that it uses. */
  readonly uses?: readonly string[];
  /** Its goals, of which the first `done` are ticked. */
  readonly goals?: readonly string[];
  readonly done?: number;
  readonly learned?: readonly string[];
  readonly challenges?: readonly string[];
};

/** Every status; more goals and outcomes than a card shows, and one project that says almost nothing. */
export const demoProjects: readonly DemoProject[] = [
  {
    name: 'Trail log',
    description:
      'A command-line tool that reads the tracks of my walks and adds up kilometres and climbs.',
    status: 'Completed',
    starts: -75,
    ends: -10,
    repositoryUrl: 'https://github.com/example/trail-log',
    uses: ['Rust'],
    goals: ['Read GPX files', 'Add up distance and climb', 'A table a month', 'Publish 1.0'],
    done: 4,
    learned: [
      'Floating point sums drift: add up in whole centimetres',
      'Enums make impossible states unwritable',
      'Tests with recorded tracks beat invented ones',
    ],
    challenges: ['Tracks with gaps in tunnels'],
  },
  {
    name: 'Recipe box',
    description:
      'The family’s recipes as a small website that works in the kitchen, without a network.',
    status: 'In Progress',
    progress: 60,
    starts: -40,
    ends: 30,
    repositoryUrl: 'https://github.com/example/recipe-box',
    demoUrl: 'https://recipes.example.com',
    uses: ['TypeScript', 'PostgreSQL', 'React'],
    goals: [
      'Type in grandmother’s notebook',
      'Search by what is in the fridge',
      'Scale amounts to the number of guests',
      'Work offline',
      'Print one recipe on one page',
      'Let my sister add hers',
    ],
    done: 3,
    learned: [
      'Full-text search needs the right dictionary for each language',
      'Nobody measures in grams but me',
      'A service worker is a cache that you have to own',
    ],
    challenges: ['“A glass of flour” is not a unit', 'Photos are larger than everything else'],
  },
  {
    name: 'Talk at the local meetup',
    description: 'Fifteen minutes about what a compiler can check for you.',
    status: 'Planning',
    starts: 14,
    ends: 45,
    uses: ['Public speaking', 'TypeScript'],
    goals: ['One sentence that people take home', 'Ten slides', 'Rehearse three times aloud'],
  },
  {
    name: 'Postcards from the lake',
    description: 'Twelve small drawings along the shore, one a month, to be sent to friends.',
    status: 'On Hold',
    progress: 25,
    starts: -90,
    uses: ['Drawing'],
    goals: ['The pier', 'The boathouse', 'Reeds in fog', 'The far shore'],
    done: 3,
    learned: ['Grey is never only grey'],
    challenges: ['Hands freeze before the pencil does'],
  },
  {
    name: 'Flashcards from chat',
    description: 'Turn the words I look up into flashcards by themselves.',
    status: 'Abandoned',
    progress: 35,
    starts: -60,
    ends: -30,
    uses: ['Spanish', 'TypeScript'],
    goals: ['Collect the words', 'Make cards'],
    done: 1,
    learned: ['Copying a word by hand was the part that taught it'],
  },
  { name: 'Bird feeder with a counter', status: 'Planning' },
];

const described = (lines: readonly string[] = []) => lines.map((description) => ({ description }));

/** A project as the form would send it. */
export const projectOf = (
  demo: DemoProject,
  today: Day,
  idsOf: (names: readonly string[]) => string[],
): NewProject => {
  const { starts, ends, uses = [], goals = [], done = 0, learned, challenges, ...project } = demo;
  return {
    ...project,
    ...(starts !== undefined && { startDate: addDays(today, starts) }),
    ...(ends !== undefined && { endDate: addDays(today, ends) }),
    relatedSkills: idsOf(uses),
    goals: goals.map((description, n) => ({ description, completed: n < done })),
    learningOutcomes: described(learned),
    challenges: described(challenges),
  };
};

export async function seedProjects(call: Call, today: Day): Promise<void> {
  const idsOf = await skillIds(call);
  // One after the other, since the date they were added is an order of the list.
  for (const demo of demoProjects) {
    await call(projects.create, { body: projectOf(demo, today, idsOf) });
  }
}
