import { type CardReview, cardFields } from '#shared/cards/model.ts';
import { afterRating } from '#shared/cards/schedule.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { type DemoCard, demoCards } from './demoCards.ts';
import { idAt, idOf, timestampsOn } from './ids.ts';
import { demoNotes } from './notes.ts';

const good = 3;

/** The answers of a card, each on the day on which it was due. It was first due a day after it was made. */
const answersOf = ({ ago, answers, missed = 0 }: DemoCard, today: Day): CardReview[] => {
  const ratings = [...answers].map(Number);
  const reviews: CardReview[] = [];
  if (ratings.length === 0) return reviews;
  const last = addDays(today, -1 - missed);
  let date = addDays(today, 1 - ago);
  let memory: Parameters<typeof afterRating>[0] = null;
  while (date <= last) {
    const rating = ratings[reviews.length] ?? good;
    reviews.push({ _id: idAt('answers', date, reviews.length), date, rating });
    const after = afterRating(memory, date, rating);
    memory = after.memory;
    date = after.due;
  }
  return reviews;
};

const noteIdOf = (words: string, today: Day): string => {
  const n = demoNotes.findIndex(({ text }) => text.startsWith(words));
  const note = demoNotes[n];
  if (!note) throw new Error(`The demo has no note that begins with ${words}`);
  return idAt('notes', addDays(today, -note.ago), n);
};

/** The nth takeaway, in the export's format. */
const cardOf = (card: DemoCard, n: number, today: Day) => {
  const { about, note, ago, front, back, suspended } = card;
  const [area, name] = about;
  const madeOn = addDays(today, -ago);
  return {
    ...cardFields.unset,
    _id: idAt('cards', madeOn, n),
    front,
    back,
    about: { area, id: idOf(area, name, today) },
    note: note === undefined ? null : noteIdOf(note, today),
    ...(suspended !== undefined && { suspended }),
    reviews: answersOf(card, today),
    ...timestampsOn(madeOn),
  };
};

export const demoLists = (today: Day) => ({
  cards: demoCards.map((card, n) => cardOf(card, n, today)),
});
