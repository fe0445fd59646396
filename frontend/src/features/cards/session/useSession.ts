import { useRef, useState } from 'react';
import type { Card, Rating } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { afterRating } from '#shared/cards/schedule.ts';
import type { Day } from '#shared/days/days.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { useUser } from '../../../data/session/SessionProvider.tsx';
import { drafts } from '../../../forms/drafts.ts';
import { offerUndo } from '../../../ui/overlay/popups/lastChange.ts';
import {
  type Asked,
  answered,
  noAnswers,
  queueOf,
  type Session,
  takenBack,
  withFirst,
} from './queue.ts';
import { describeAnswer, useReviews } from './useReviews.ts';

/** The server does not store practice. So this tab remembers until the end of the day which takeaways to practise. */
const useRemembered = (today: Day) => {
  const { _id: person } = useUser();
  const key = { person, form: 'takeaways', version: today };
  const [session, setSession] = useState(() => noAnswers(drafts.read(key, { again: [''] })?.again));
  const keep = (next: Session) => {
    setSession(next);
    if (next.again.length > 0) drafts.write(key, { again: next.again });
    else drafts.remove(key);
  };
  return [session, keep] as const;
};

/** The session of a day: which takeaway is asked, and what an answer does. */
export const useSession = (due: readonly Card[], today: Day) => {
  const [session, keep] = useRemembered(today);
  const kept = useRef(new Map<string, Card>());
  const isKnown = (id: string) => kept.current.has(id) || due.some(({ _id }) => _id === id);
  // The list of all takeaways may be long. It is loaded only if the session is empty, or lacks a takeaway to practise.
  const isEmpty = due.length + session.again.length + session.answers.length === 0;
  const needsAll = isEmpty || !session.again.every(isKnown);
  const list = useRoute(cards.list, needsAll ? {} : null, { isOptional: true });
  const all = list.data?.cards;
  const [reopened, setReopened] = useState<Asked>();
  const { review, takeBack } = useReviews();
  const queue = withFirst(
    reopened,
    queueOf(due, session, (id) => all?.find(({ _id }) => _id === id) ?? kept.current.get(id)),
  );
  // A takeaway stays until it is answered, even if others become due meanwhile.
  const asked = useRef<string>(undefined);
  const current = queue.find(({ card }) => card._id === asked.current) ?? queue[0];
  asked.current = current?.card._id;

  /** Undoes the last answer, and shows its takeaway again. */
  const takeBackLast = () => {
    const last = session.answers.at(-1);
    if (!last) return;
    if (last.review !== undefined) takeBack(last.card, last.review);
    asked.current = last.card._id;
    setReopened({ card: last.card, isPractice: last.review === undefined });
    keep(takenBack(session));
    offerUndo(undefined);
  };
  const latest = useRef(takeBackLast);
  latest.current = takeBackLast;

  const answer = (rating: Rating) => {
    if (!current) return;
    const { card, isPractice } = current;
    asked.current = undefined;
    setReopened(undefined);
    if (isPractice) keep(answered(session, { card }, rating));
    else {
      const after = afterRating(card.memory, today, rating);
      kept.current.set(card._id, { ...card, ...after });
      keep(answered(session, { card, review: review(card, today, rating, after) }, rating));
    }
    offerUndo({ message: describeAnswer(card, rating), undo: () => latest.current() });
  };

  return {
    current,
    left: queue.length,
    done: session.answers.length,
    /** Whether the back of the current takeaway is shown from the start, because its answer was taken back. */
    isReopened: current !== undefined && current.card._id === reopened?.card._id,
    answer,
    takeBack: session.answers.length > 0 ? takeBackLast : undefined,
    /** All takeaways. Undefined if they are not needed or not loaded. */
    all,
    isLoading: list.isLoading && current === undefined,
  };
};
