import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { timeLeft } from '#shared/resources/speed.ts';
import { messageOf } from '../../../data/client/ApiError.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { describeWeeklyPace } from '../../../domain/skills/pace.ts';
import { Bone } from '../../../ui/feedback/Loading.tsx';

/**
 * Says when a resource will be finished at its current pace. Each pace needs a request, so this component is only
 * rendered on demand.
 */
export const ResourcePace = ({ id }: { readonly id: string }) => (
  <div role="status">
    <Answer id={id} />
  </div>
);

const Answer = ({ id }: { readonly id: string }) => {
  const today = useToday();
  const { data, error } = useRoute(resources.pace, { params: { id } });
  if (!data) {
    return error ? (
      <p>{messageOf(error, i18n.t('Failed to load the pace'))}</p>
    ) : (
      <Bone height={24} />
    );
  }
  const { reason, reasons, ...pace } = data;
  const why = reason === null ? null : { message: reason, ...reasons.finish };
  return <p>{describeWeeklyPace({ ...pace, reason: why }, today)}</p>;
};

/** Whether the pace can be computed: time was spent, and pages, timed parts or some of the duration are left. */
export const hasPace = (resource: Resource): boolean => {
  const { pagesLeft, minutesLeft } = timeLeft(resource);
  return resource.spentMinutes > 0 && ((pagesLeft ?? 0) > 0 || (minutesLeft ?? 0) > 0);
};
