import { cards } from '#shared/cards/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { titles } from '../../../titles.ts';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { usePageHeading } from '../../../ui/page/usePageHeading.ts';
import { CardSession } from './CardSession.tsx';
import classes from './Session.module.css';
import { SessionLoading } from './SessionLoading.tsx';

/** Asks for the takeaways that are due, one after the other. */
export const SessionPage = () => {
  const { data, error, retry } = useRoute(cards.due, {});
  const today = useToday();
  return (
    <div className={classes.page}>
      <Heading />
      {error && (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load takeaways')} onRetry={retry} />
      )}
      {!data && !error && <SessionLoading />}
      {data && <CardSession key={today} due={data.cards} more={data.more} today={today} />}
    </div>
  );
};

/** The page shows nothing but the takeaway, so only screen readers get its title. */
const Heading = () => {
  const title = titles.takeaways();
  return (
    <h1 {...usePageHeading(title)} className="visually-hidden">
      {title}
    </h1>
  );
};
