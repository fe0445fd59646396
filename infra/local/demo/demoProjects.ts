import type { NewProject } from '#shared/projects/model.ts';
import type { Spent } from './demoResources.ts';

/** A goal, how many days ago it was ticked, and how many days from today it is due. Without `ticked`, it is open. */
export type DemoGoal = readonly [description: string, ticked?: number | undefined, due?: number];

export type DemoProject = Pick<
  NewProject,
  'name' | 'description' | 'status' | 'progress' | 'repositoryUrl' | 'demoUrl'
> & {
  /** How many days ago it was added, and completed. */
  readonly added: number;
  readonly completed?: number;
  /** The time logged for it. It counts for the first skill in `uses`. */
  readonly spent?: Spent;
  /** How many days from today it starts, and should end. Negative numbers are in the past. */
  readonly starts?: number;
  readonly ends?: number;
  /** The names of its skills. */
  readonly uses?: readonly string[];
  readonly goals?: readonly DemoGoal[];
  /** Each with how many days ago it was added. */
  readonly learned?: readonly (readonly [description: string, ago: number])[];
  /** Each with how many days ago it was added, and solved. */
  readonly challenges?: readonly (readonly [description: string, ago: number, solved?: number])[];
};

/** Projects of every status. One has more goals and outcomes than a card shows. Another has almost no text. */
export const demoProjects: readonly DemoProject[] = [
  {
    name: 'Weather on the balcony',
    description: 'A sensor, a small board, and a page that tells you whether to take a coat.',
    status: 'Completed',
    added: 350,
    starts: -345,
    ends: -260,
    completed: 251,
    repositoryUrl: 'https://github.com/example/balcony-weather',
    uses: ['TypeScript', 'PostgreSQL'],
    goals: [
      ['Solder the sensor', 330],
      ['Keep a reading a minute', 312],
      ['One page, one number', 290],
      ['Survive a thunderstorm', 252],
    ],
    learned: [
      ['Sun on the box is not the weather', 318],
      ['A day of readings fits into one small row', 300],
    ],
    challenges: [['Rain', 262, 252]],
  },
  {
    name: 'Family tree on one sheet',
    description: 'Four generations, printed for the reunion.',
    status: 'Completed',
    added: 190,
    starts: -185,
    ends: -120,
    completed: 124,
    uses: ['React'],
    goals: [
      ['Ask the aunts', 170],
      ['Lines that never cross', 139],
      ['Print it', 124],
    ],
    learned: [['Ask for the stories first, the dates come by themselves', 165]],
  },
  {
    name: 'Trail log',
    description:
      'A command-line tool that reads the tracks of my walks and adds up kilometres and climbs.',
    status: 'Completed',
    added: 80,
    starts: -75,
    ends: -20,
    completed: 24,
    repositoryUrl: 'https://github.com/example/trail-log',
    uses: ['Trail running', 'TypeScript'],
    goals: [
      ['Read GPX files', 70],
      ['Add up distance and climb', 52],
      ['A table a month', 38],
      ['Publish 1.0', 26],
    ],
    learned: [
      ['Floating point sums drift: add up in whole centimetres', 50],
      ['Unions make impossible states unwritable', 41],
      ['Tests with recorded tracks beat invented ones', 28],
    ],
    challenges: [['Tracks with gaps in tunnels', 60, 45]],
  },
  {
    name: 'Recipe box',
    description:
      'The family’s recipes as a small website that works in the kitchen, without a network.',
    status: 'In Progress',
    progress: 60,
    added: 45,
    starts: -40,
    ends: 30,
    repositoryUrl: 'https://github.com/example/recipe-box',
    demoUrl: 'https://recipes.example.com',
    spent: [
      [16, 120],
      [5, 80],
    ],
    uses: ['TypeScript', 'PostgreSQL', 'React'],
    goals: [
      ['Type in grandmother’s notebook', 31],
      ['Search by what is in the fridge', 9],
      ['Scale amounts to the number of guests', 3],
      ['Work offline', undefined, 9],
      ['Print one recipe on one page', undefined, 24],
      ['Let my sister add hers'],
    ],
    learned: [
      ['Full-text search needs the right dictionary for each language', 12],
      ['Nobody measures in grams but me', 6],
      ['A service worker is a cache that you have to own', 2],
    ],
    challenges: [
      ['“A glass of flour” is not a unit', 20, 6],
      ['Photos are larger than everything else', 4],
    ],
  },
  {
    name: 'Sourdough journal',
    description: 'What was in the dough, what came out of the oven, and what to change.',
    status: 'In Progress',
    progress: 80,
    added: 125,
    starts: -120,
    ends: -6,
    uses: ['Figma'],
    goals: [
      ['Draw the screens', 5],
      ['Ten loaves with notes', 1],
      ['A starter with a name', 100],
      ['One loaf worth giving away', undefined, -2],
    ],
    learned: [['Flour differs more than recipes do', 60]],
    challenges: [['Kitchens have no keyboards', 5]],
  },
  {
    name: 'Talk at the local meetup',
    description: 'Fifteen minutes about what a compiler can check for you.',
    status: 'Planning',
    added: 10,
    starts: 14,
    ends: 45,
    uses: ['Public speaking', 'TypeScript'],
    goals: [
      ['One sentence that people take home', 2],
      ['Ten slides'],
      ['Rehearse three times aloud'],
    ],
  },
  {
    name: 'Postcards from the lake',
    description: 'Twelve small drawings along the shore, one a month, to be sent to friends.',
    status: 'On Hold',
    progress: 25,
    added: 92,
    starts: -90,
    uses: ['Drawing'],
    goals: [['The pier', 84], ['The boathouse', 66], ['Reeds in fog', 43], ['The far shore']],
    learned: [['Grey is never only grey', 42]],
    challenges: [['Hands freeze before the pencil does', 42]],
  },
  {
    name: 'Flashcards from chat',
    description: 'Automatically turn the words I look up into flashcards.',
    status: 'Abandoned',
    progress: 35,
    added: 142,
    starts: -140,
    ends: -100,
    uses: ['Spanish', 'TypeScript'],
    goals: [['Collect the words', 128], ['Make cards']],
    learned: [['Copying a word by hand was the part that taught it', 125]],
  },
  { name: 'Bird feeder with a counter', status: 'Planning', added: 4, spent: [[2, 25]] },
];
