import type { Card } from '#shared/cards/model.ts';

export type Answer = {
  /** The takeaway as it was asked. */
  readonly card: Card;
  /**
   * The id of the review that was sent. Missing for practice, because only a takeaway's first answer on a day counts.
   */
  readonly review?: string;
};

/** The part of a session that only this tab knows. Everything else follows from the takeaways that are due. */
export type Session = {
  /** The ids of the takeaways to practise again today, in the order in which they return. */
  readonly again: readonly string[];
  /** The answers of this session, oldest first. */
  readonly answers: readonly Answer[];
};

export const noAnswers = (again: readonly string[] = []): Session => ({ again, answers: [] });

export type Asked = {
  readonly card: Card;
  /** Whether the takeaway was already answered today. Another answer then changes no date. */
  readonly isPractice: boolean;
};

/** The takeaways to ask: the due ones, and then those to practise again. `find` looks up a takeaway to practise. */
export const queueOf = (
  due: readonly Card[],
  { again }: Session,
  find: (id: string) => Card | undefined,
): readonly Asked[] => {
  const isDue = new Set(due.map(({ _id }) => _id));
  return [
    ...due.map((card) => ({ card, isPractice: false })),
    ...again.flatMap((id) => {
      const card = isDue.has(id) ? undefined : find(id);
      return card && !card.suspended ? [{ card, isPractice: true }] : [];
    }),
  ];
};

/**
 * If the queue lacks the takeaway whose answer was taken back, adds that takeaway as the first one. The server may not
 * have listed it as due yet.
 */
export const withFirst = (first: Asked | undefined, queue: readonly Asked[]): readonly Asked[] =>
  first === undefined || queue.some(({ card }) => card._id === first.card._id)
    ? queue
    : [first, ...queue];

const againRating = 1;

/** The session after an answer. A takeaway with the answer Again is asked once more at the end. */
export const answered = (session: Session, answer: Answer, rating: number): Session => {
  const others = session.again.filter((id) => id !== answer.card._id);
  return {
    again: rating === againRating ? [...others, answer.card._id] : others,
    answers: [...session.answers, answer],
  };
};

/** The session without its last answer. If that answer was practice, its takeaway becomes the first to practise. */
export const takenBack = ({ again, answers }: Session): Session => {
  const last = answers.at(-1);
  if (!last) return { again, answers };
  const { _id: id } = last.card;
  const others = again.filter((one) => one !== id);
  return {
    again: last.review === undefined ? [id, ...others] : others,
    answers: answers.slice(0, -1),
  };
};
