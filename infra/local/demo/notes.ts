import { addDays, type Day } from '#shared/days/days.ts';
import { type NewNote, noteFields, type OwnerArea } from '#shared/notes/model.ts';
import { idAt, idOf, timestampsOn } from './ids.ts';

type DemoNote = Pick<NewNote, 'text' | 'place' | 'url'> & {
  readonly about: readonly [area: OwnerArea, name: string];
  /** How many days ago it was written. */
  readonly ago: number;
};

/** Oldest first. Some are one line, some have several, some a place or an address. */
export const demoNotes: readonly DemoNote[] = [
  {
    about: ['resources', 'Parse, don’t validate'],
    ago: 331,
    text: 'A check that returns nothing must be made again by everybody.\nA parse returns what it found out, and the compiler remembers it.',
    url: 'https://lexi-lambda.github.io/blog/2019/11/05/parse-don-t-validate/',
  },
  {
    about: ['resources', 'Query plans, drawn by hand'],
    ago: 214,
    text: 'Read a plan from the inside out. The widest arrow is where the rows are, not where the time is.',
    place: 'Chapter 3',
  },
  {
    about: ['skills', 'PostgreSQL'],
    ago: 160,
    text: 'An index on (a, b) also answers questions about a alone, never about b alone.',
  },
  {
    about: ['resources', 'Spanish for beginners, part one'],
    ago: 141,
    text: 'Ser for what somebody is, estar for how and where.\n\nEs aburrido: he is boring.\nEstá aburrido: he is bored.',
    place: 'Lesson 3',
  },
  {
    about: ['resources', 'How to speak so that people want to listen'],
    ago: 100,
    text: 'Say the sentence you want them to remember first, and once more at the end.',
    place: '06:10',
  },
  {
    about: ['resources', 'React: thinking in effects'],
    ago: 97,
    text: 'Before an effect, ask: is there anything outside React to talk to? If not, it is a calculation.',
  },
  {
    about: ['resources', 'A cluster at home'],
    ago: 88,
    text: 'A pod is mortal. Never give it a name that somebody has to know.',
    place: 'Part 2',
  },
  {
    about: ['skills', 'Public speaking'],
    ago: 86,
    text: 'Breathe out before the first word.\nTwo seconds of silence feel like ten to me and like none to them.',
  },
  {
    about: ['projects', 'Trail log'],
    ago: 61,
    text: 'The watch writes its heights in feet. Convert on import, not when it is shown.',
  },
  {
    about: ['skills', 'Spanish'],
    ago: 45,
    text: 'At dinner I translated each sentence before I said it. By then they were two topics on.\nNext time: short and wrong.',
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    ago: 36,
    text: 'A value has one owner. When the owner goes, so does the value.\nMoving is giving away; borrowing is lending.',
    place: 'Chapter 4',
    url: 'https://doc.rust-lang.org/book/ch04-01-what-is-ownership.html',
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    ago: 31,
    text: 'Either one &mut or any number of &, never both at the same time. It is a lock that the compiler checks.',
    place: 'p. 74',
  },
  {
    about: ['resources', 'News in slow Spanish'],
    ago: 28,
    text: 'ojalá + subjunctive: Ojalá llueva. (I hope it rains.)',
    place: 'Episode 214, 03:20',
  },
  {
    about: ['projects', 'Recipe box'],
    ago: 24,
    text: 'People search for what is in the fridge, not for the name of a dish.\nSo: ingredients first.',
  },
  {
    about: ['resources', 'Drawing what you see: light and shadow'],
    ago: 20,
    text: 'Squint until only three tones are left. Draw those three, then open the eyes.',
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    ago: 17,
    text: 'Result is an enum and ? is an early return. There is no magic.',
    place: 'Chapter 9',
  },
  {
    about: ['skills', 'TypeScript'],
    ago: 15,
    text: 'A conditional type over a union runs once for each member, unless it is wrapped: [T] extends [U].',
    url: 'https://www.typescriptlang.org/docs/handbook/2/conditional-types.html',
  },
  {
    about: ['resources', 'Type challenges'],
    ago: 12,
    text: 'infer works inside template literals too. That is how the router reads its own paths.',
    place: 'No. 55',
  },
  {
    about: ['skills', 'Kubernetes'],
    ago: 11,
    text: 'After the outage:\n1. kubectl describe before kubectl logs.\n2. Events are kept for an hour.\n3. Ask who changed something before asking what is broken.',
  },
  {
    about: ['skills', 'Trail running'],
    ago: 9,
    text: 'Walk the steep parts from the beginning. The last hour was the fastest.',
  },
  {
    about: ['projects', 'Talk at the local meetup'],
    ago: 8,
    text: 'Mara asked: “What should I do differently on Monday?” That is the last slide.',
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    ago: 6,
    text: 'A lifetime says nothing about how long something lives. It says which of two things must live longer.\nRead 10.3 again with that in mind.',
    place: 'p. 201',
  },
  {
    about: ['resources', 'Figma for people who code'],
    ago: 5,
    text: 'Auto layout is flexbox: direction, gap, padding. Hug is fit-content, fill is flex: 1.',
  },
  {
    about: ['skills', 'Spanish'],
    ago: 3,
    text: 'Ten sentences aloud in class, four of them right. Nobody laughed.',
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    ago: 1,
    text: 'dyn decides at run time, impl at compile time. Start with impl.',
    place: 'p. 306',
  },
  {
    about: ['projects', 'Talk at the local meetup'],
    ago: 0,
    text: 'The demo needs 40 seconds to build. Start it before the slide, not on it.',
  },
];

/** The nth note, in the export's format. */
const noteOf = ({ about: [area, name], ago, ...note }: DemoNote, n: number, today: Day) => {
  const date = addDays(today, -ago);
  return {
    ...noteFields.unset,
    ...note,
    _id: idAt('notes', date, n),
    about: { area, id: idOf(area, name, today) },
    date,
    ...timestampsOn(date),
  };
};

export const demoLists = (today: Day) => ({
  notes: demoNotes.map((note, n) => noteOf(note, n, today)),
});
