import { routeKey } from '#shared/calls/route.ts';
import type { Batch } from '#shared/core/batches.ts';
import { batchesOf } from '#shared/export/batches.ts';
import { yearBatches } from '#shared/habits/yearBatches.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { users } from '#shared/users/routes.ts';
import type { Plan } from '../plan/plan.ts';
import type { Step } from '../send/importJob.ts';

/** Turns a plan into calls. Days for existing habits come last. */
export const stepsOf = ({ document, days, settings }: Plan): readonly Step[] => {
  const resources = document.resources.map(({ _id, title }) => ({ _id, name: title }));
  const names = new Map(
    [...document.habits, ...days, ...resources, ...document.projects].map(({ _id, name }) => [
      _id,
      name,
    ]),
  );
  const batches: readonly Batch[] = [
    ...(settings ? [{ route: users.updateProfile, request: { body: settings } }] : []),
    ...batchesOf(document),
    ...days.flatMap((one) => yearBatches(one)),
  ];
  return batches.map(({ route, request }) => ({
    route: routeKey(route),
    request,
    name: nameOf({ route, request }, names),
  }));
};

/** Names a step that has no records of its own, for messages. */
const nameOf = (
  { route, request: { params = {} } }: Batch,
  names: ReadonlyMap<unknown, string>,
): string => {
  const { id, year, from } = params;
  if (route === users.setAway) return i18n.t('Days away');
  if (year)
    return i18n.t('{name}, days of {year}', { name: names.get(id) ?? '', year: String(year) });
  if (from) return i18n.t('Vacation from {date}', { date: formatDate(String(from)) });
  return names.get(id) ?? i18n.t('Settings');
};
