import type { Day } from '#shared/days/days.ts';
import { skills } from '#shared/skills/routes.ts';
import { useIsReachable } from '../../../data/client/reachability.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { usePending } from '../../../data/person/usePersonData.ts';
import { formatSince } from './formatSince.ts';
import classes from './SinceLine.module.css';

type Props = {
  readonly skill: string;
  /** The day of the last assessment. */
  readonly date: Day;
};

/**
 * Says what happened to a skill since its last assessment. Shows nothing while the figures load or the server can't be
 * reached. Pending changes hide the line too, because the server's figures don't include them.
 */
export const SinceLine = ({ skill, date }: Props) => {
  const today = useToday();
  const request = { params: { id: skill }, query: { date } };
  const { data } = useRoute(skills.since, request, { isOptional: true });
  const isReachable = useIsReachable();
  const isCurrent = usePending().length === 0 && isReachable;
  return <p className={classes.since}>{isCurrent && data && formatSince(data, date, today)}</p>;
};
