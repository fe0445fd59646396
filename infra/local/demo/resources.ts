import { type NewResource, resources } from '#shared/contract/resources.ts';
import { addDays, type Day } from '#shared/rules/days.ts';
import type { Call } from '../call.ts';
import { skillIds } from './relatedSkills.ts';

type DemoResource = Omit<NewResource, 'relatedSkills' | 'deadline'> & {
  /** Names of skills that it is about. */
  readonly about?: readonly string[];
  /** Days from today to its deadline; below 0 it is over. */
  readonly dueIn?: number;
};

/** Every type, status and priority; one is overdue, one due today, some say almost nothing. */
export const demoResources: readonly DemoResource[] = [
  {
    title: 'The Rust Programming Language',
    type: 'Book',
    priority: 'High',
    status: 'In Progress',
    progress: 55,
    duration: 1_800,
    url: 'https://doc.rust-lang.org/book/',
    author: 'Steve Klabnik, Carol Nichols',
    description: 'The official book. One chapter an evening, with the exercises.',
    notes: 'Chapter 10 (lifetimes) twice.\nSkip 20 until the rest sits.',
    tags: ['rust', 'systems', 'evening'],
    about: ['Rust'],
    dueIn: 24,
  },
  {
    title: 'Type challenges',
    type: 'Tutorial',
    priority: 'Medium',
    status: 'In Progress',
    progress: 30,
    duration: 600,
    url: 'https://github.com/type-challenges/type-challenges',
    author: 'Anthony Fu and contributors',
    tags: ['types', 'practice'],
    about: ['TypeScript'],
    dueIn: -4,
  },
  {
    title: 'PostgreSQL: indexes explained',
    type: 'Documentation',
    priority: 'High',
    status: 'Not Started',
    duration: 180,
    url: 'https://www.postgresql.org/docs/current/indexes.html',
    description: 'Before the next slow query, not after it.',
    tags: ['database', 'performance'],
    about: ['PostgreSQL'],
    dueIn: 7,
  },
  {
    title: 'Spanish for beginners, part one',
    type: 'Course',
    priority: 'High',
    status: 'In Progress',
    progress: 95,
    duration: 2_400,
    author: 'Community college',
    description: 'Tuesdays at seven, with homework.',
    tags: ['language', 'evening'],
    about: ['Spanish'],
    dueIn: 0,
  },
  {
    title: 'How to speak so that people want to listen',
    type: 'Video',
    priority: 'Low',
    status: 'Completed',
    duration: 10,
    url: 'https://www.ted.com/talks/julian_treasure_how_to_speak_so_that_people_want_to_listen',
    author: 'Julian Treasure',
    notes: 'The warm-up exercises at the end are worth doing before any talk.',
    tags: ['voice'],
    about: ['Public speaking'],
  },
  {
    title: 'Parse, don’t validate',
    type: 'Article',
    priority: 'Medium',
    status: 'Completed',
    duration: 40,
    url: 'https://lexi-lambda.github.io/blog/2019/11/05/parse-don-t-validate/',
    author: 'Alexis King',
    tags: ['types', 'design'],
    about: ['TypeScript', 'Rust'],
  },
  {
    title: 'News in slow Spanish',
    type: 'Podcast',
    priority: 'Low',
    status: 'In Progress',
    progress: 15,
    duration: 900,
    url: 'https://www.newsinslowspanish.com/',
    tags: ['language', 'walking'],
    about: ['Spanish'],
  },
  {
    title: 'Drawing what you see: light and shadow',
    type: 'Course',
    priority: 'Low',
    status: 'On Hold',
    progress: 20,
    duration: 480,
    description: 'Paused until there is daylight after work again.',
    tags: ['pencil', 'daylight'],
    about: ['Drawing'],
    dueIn: 90,
  },
  {
    title: 'Designing Data-Intensive Applications',
    type: 'Book',
    priority: 'Medium',
    status: 'Not Started',
    duration: 2_700,
    author: 'Martin Kleppmann',
    about: ['PostgreSQL'],
  },
  { title: 'Ask Mara which breathing exercises she meant', type: 'Other' },
];

export async function seedResources(call: Call, today: Day): Promise<void> {
  const idsOf = await skillIds(call);
  // One after the other, since "newest first" is the order of the list.
  for (const { about = [], dueIn, ...resource } of demoResources) {
    const deadline = dueIn === undefined ? {} : { deadline: addDays(today, dueIn) };
    const body = { ...resource, ...deadline, relatedSkills: idsOf(about) };
    await call(resources.create, { body });
  }
}
