import type { Card } from '#shared/cards/model.ts';

/** An answer that can be taken back. */
export type Answer = {
  /** The takeaway as it was asked. */
  readonly card: Card;
  /** The review that was sent. Missing for practice: of a takeaway's answers on one day, only the first counts. */
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

/** A takeaway in the session. */
export type Asked = {
  readonly card: Card;
  /** Whether it was already answered today. The answer then changes no date. */
  readonly isPractice: boolean;
};

/** The takeaways that are left: those that are due, then those that return. `find` looks up those that return. */
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

/** The queue with a takeaway whose answer was taken back. The server may not list it again yet. */
export const withFirst = (first: Asked | undefined, queue: readonly Asked[]): readonly Asked[] =>
  first === undefined || queue.some(({ card }) => card._id === first.card._id)
    ? queue
    : [first, ...queue];

const againRating = 1;

/** The session after an answer. A takeaway that was answered with Again returns at the end. */
export const answered = (session: Session, answer: Answer, rating: number): Session => {
  const others = session.again.filter((id) => id !== answer.card._id);
  return {
    again: rating === againRating ? [...others, answer.card._id] : others,
    answers: [...session.answers, answer],
  };
};

/** The session without its last answer. Practice that is taken back comes first again. */
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
