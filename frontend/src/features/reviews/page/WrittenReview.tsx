import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Review } from '#shared/reviews/model.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { focusOptions } from '../form/focusOptions.ts';
import { focusKey } from '../form/reviewForm.ts';
import { focusPath } from '../view.ts';
import type { Lists } from '../week.ts';
import classes from './Review.module.css';

type Props = { readonly review: Review | undefined; readonly lists: Lists };

/** Shows a review that can no longer be changed. */
export const WrittenReview = ({ review, lists }: Props) => {
  if (!review)
    return <p className={classes.none}>{i18n.t('No review was written for this week.')}</p>;
  const chosen = review.focus.map(focusKey);
  const known = focusOptions(lists, chosen).flatMap(({ items }) => items);
  const answers: readonly (readonly [string, string])[] = [
    [i18n.t('What went well?'), review.went],
    [i18n.t('What would you change?'), review.changed],
    [i18n.t('What comes next?'), review.next],
  ];
  return (
    <Card title={i18n.t('Your answers')}>
      <dl className={classes.answers}>
        {answers
          .filter(([, answer]) => answer !== '')
          .map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd dir="auto">{answer}</dd>
            </div>
          ))}
        {review.focus.length > 0 && (
          <div>
            <dt>{i18n.t('In focus')}</dt>
            {review.focus.map(({ area, id }) => (
              <dd key={focusKey({ area, id })} dir="auto">
                <Link to={focusPath(area, id)}>
                  {known.find(({ value }) => value === focusKey({ area, id }))?.label}
                </Link>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </Card>
  );
};
