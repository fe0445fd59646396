import type { NewCard } from '#shared/cards/model.ts';
import type { OwnerArea } from '#shared/notes/model.ts';

export type DemoCard = Pick<NewCard, 'front' | 'back' | 'suspended'> & {
  readonly about: readonly [area: OwnerArea, name: string];
  /** The first words of the note from which it was made. */
  readonly note?: string;
  /** How many days ago it was made. */
  readonly ago: number;
  /**
   * The ratings of the first answers, one digit for each: `'343'`. Each answer is on the day on which the card was due.
   * All later answers have the rating Good (3).
   */
  readonly answers: string;
  /** The card was not answered on this many days up to yesterday, so it may be due. */
  readonly missed?: number;
};

/** Oldest first. Some were answered up to yesterday, some are due, and the newest have no answer yet. */
export const demoCards: readonly DemoCard[] = [
  {
    about: ['resources', 'Parse, don’t validate'],
    note: 'A check that returns nothing',
    ago: 330,
    front: 'Why parse instead of validate?',
    back: 'A parse returns what it found out, so nobody has to check it again.',
    answers: '343',
    missed: 80,
  },
  {
    about: ['skills', 'PostgreSQL'],
    note: 'An index on (a, b)',
    ago: 160,
    front: 'Which questions does an index on (a, b) answer?',
    back: 'Those about a and b, and those about a alone. Never those about b alone.',
    answers: '3133',
    missed: 11,
  },
  {
    about: ['resources', 'Spanish for beginners, part one'],
    note: 'Ser for what somebody is',
    ago: 140,
    front: 'Es aburrido — está aburrido',
    back: 'He is boring — he is bored.',
    answers: '3331',
  },
  {
    about: ['resources', 'Spanish for beginners, part one'],
    ago: 139,
    front: 'How do you say: I have just eaten?',
    back: 'Acabo de comer.',
    answers: '21213',
    missed: 12,
  },
  {
    about: ['resources', 'React: thinking in effects'],
    note: 'Before an effect, ask',
    ago: 96,
    front: 'What do you ask before you write an effect?',
    back: 'Is there anything outside React to talk to?\nIf not, it is a calculation.',
    answers: '4',
  },
  {
    about: ['resources', 'A cluster at home'],
    note: 'A pod is mortal',
    ago: 88,
    front: 'What has a name that stays: a pod or a service?',
    back: 'A service. Pods come and go.',
    answers: '3233',
    missed: 6,
  },
  {
    about: ['skills', 'Kubernetes'],
    ago: 70,
    front: 'What comes first after a crash: describe or logs?',
    back: 'kubectl describe: the events say why it was killed.',
    answers: '1133',
    missed: 3,
  },
  {
    about: ['skills', 'Trail running'],
    ago: 60,
    front: 'How many metres are 100 feet?',
    back: '30.48',
    answers: '3',
    suspended: true,
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    note: 'A value has one owner',
    ago: 36,
    front: 'What happens to a value when its owner goes out of scope?',
    back: 'It is dropped.',
    answers: '33',
    missed: 20,
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    note: 'Either one &mut',
    ago: 31,
    front: 'How many references to a value may there be at the same time?',
    back: 'Either one &mut, or any number of &.',
    answers: '31313',
    missed: 8,
  },
  {
    about: ['resources', 'News in slow Spanish'],
    note: 'ojalá + subjunctive',
    ago: 28,
    front: 'I hope it rains.',
    back: 'Ojalá llueva.',
    answers: '123',
    missed: 10,
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    note: 'Result is an enum',
    ago: 17,
    front: 'What does ? do?',
    back: 'It returns early with the error, or gives the value in Ok.',
    answers: '33',
  },
  {
    about: ['skills', 'TypeScript'],
    note: 'A conditional type over a union',
    ago: 15,
    front: 'How do you stop a conditional type from running once for each member of a union?',
    back: 'Wrap both sides: [T] extends [U].',
    answers: '213',
    missed: 4,
  },
  {
    about: ['resources', 'Type challenges'],
    note: 'infer works inside template literals',
    ago: 12,
    front: 'How does a router read the parameters of /users/:id at compile time?',
    back: 'With infer inside a template literal type.',
    answers: '23',
    missed: 2,
  },
  {
    about: ['resources', 'Figma for people who code'],
    note: 'Auto layout is flexbox',
    ago: 5,
    front: 'Hug and fill, in CSS?',
    back: 'fit-content and flex: 1',
    answers: '4',
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    note: 'A lifetime says nothing',
    ago: 2,
    front: 'What does a lifetime say?',
    back: 'Which of two things must live longer. Nothing about how long.',
    answers: '',
  },
  {
    about: ['skills', 'Spanish'],
    ago: 1,
    front: 'Me da igual.',
    back: 'I don’t mind.',
    answers: '',
  },
  {
    about: ['resources', 'The Rust Programming Language'],
    note: 'dyn decides at run time',
    ago: 1,
    front: 'impl or dyn: which is decided at compile time?',
    back: 'impl. Start with it.',
    answers: '',
  },
];
