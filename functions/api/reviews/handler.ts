import type { FieldError } from '#shared/calls/errors.ts';
import type { Calendar, Day } from '#shared/days/days.ts';
import { reviewImports } from '#shared/reviews/imports.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { namedFocus, weekFigures } from '#shared/reviews/rules.ts';
import { closedProblem, isEditable, weekEndOf, weekProblem } from '#shared/reviews/weeks.ts';
import { importEach, recordsNotAhead, undoImportBy } from '../../http/records.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { invalid } from '../../problem.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import { readFacts } from './facts.ts';
import { requireFocus } from './focus.ts';
import { reviewKeys } from './keys.ts';
import { deleteReview, findReview, importReview, setReview, walkReviews } from './store.ts';

const throwIf = (problem: FieldError | undefined): void => {
  if (problem) throw invalid(problem.field, problem);
};

const requireWeek = (weekStart: Day, isReviewed: boolean, calendar: Calendar): void =>
  throwIf(weekProblem(weekStart, isReviewed, calendar));

const routes = { ...reviews, ...reviewImports };

export const handler = serve(routes, {
  list: async ({ userId, query }) => {
    const { shown, ...more } = await takePage(
      walkReviews(userId, query.cursor),
      (review) => review,
      () => requireAccount(userId),
    );
    return { data: { reviews: shown, ...more } };
  },
  get: async ({ userId, params: { weekStart }, calendar, today, hereOn }) => {
    if (weekProblem(weekStart, false, calendar)) {
      requireWeek(weekStart, (await findReview(userId, weekStart)) !== undefined, calendar);
    }
    const { names, review, ...facts } = await readFacts(userId, weekStart, hereOn);
    return {
      data: {
        weekStart,
        weekEnd: weekEndOf(weekStart),
        isEditable: isEditable(weekStart, today),
        ...weekFigures(facts, weekStart, today),
        review: review ?? null,
        focus: namedFocus(review?.focus ?? [], names),
      },
    };
  },
  set: async ({ userId, params: { weekStart }, body, calendar, today, now }) => {
    const before = await findReview(userId, weekStart, true);
    requireWeek(weekStart, before !== undefined, calendar);
    throwIf(closedProblem(weekStart, today));
    await requireFocus(userId, body.focus ?? [], before?.focus ?? []);
    const review = await setReview({ userId, weekStart, setting: body, now });
    return { data: { review } };
  },
  import: async (call) => {
    const { userId } = call;
    const { reviews } = call.body;
    recordsNotAhead('reviews', reviews, call, ({ weekStart }) => ({ weekStart }));
    return importEach(reviews, (review) => importReview(userId, review));
  },
  undoImport: undoImportBy(reviewKeys.review, deleteReview),
});
