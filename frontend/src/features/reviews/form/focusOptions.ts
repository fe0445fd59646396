import { i18n } from '#shared/language/i18n.ts';
import type { FocusArea } from '#shared/reviews/model.ts';
import type { Lists } from '../week.ts';
import { focusKey } from './reviewForm.ts';

type Option = { readonly value: string; readonly label: string };
type Group = { readonly group: string; readonly items: Option[] };

type Named = { readonly _id: string; readonly name: string };

/** Returns the items that can be in focus, by area. A completed item is offered only if it was already chosen. */
export const focusOptions = (
  { habits = [], skills = [], resources = [], projects = [] }: Lists,
  chosen: readonly string[],
): Group[] => {
  const isOffered = (area: FocusArea, id: string, isOpen: boolean) =>
    isOpen || chosen.includes(focusKey({ area, id }));
  const groupOf = (group: string, area: FocusArea, items: readonly Named[]): Group => ({
    group,
    items: items.map(({ _id, name }) => ({ value: focusKey({ area, id: _id }), label: name })),
  });
  const open = <I extends { readonly _id: string; readonly status: string }>(
    area: FocusArea,
    items: readonly I[],
  ): I[] => items.filter(({ _id, status }) => isOffered(area, _id, status !== 'Completed'));
  const groups = [
    groupOf(i18n.t('Habits'), 'habits', habits),
    groupOf(i18n.t('Skills'), 'skills', open('skills', skills)),
    groupOf(
      i18n.t('Learning resources'),
      'resources',
      open('resources', resources).map(({ _id, title }) => ({ _id, name: title })),
    ),
    groupOf(i18n.t('Projects'), 'projects', open('projects', projects)),
  ];
  const known = new Set(groups.flatMap(({ items }) => items.map(({ value }) => value)));
  const gone = chosen.filter((key) => !known.has(key));
  const ofGone = gone.map((value) => ({ value, label: i18n.t('Deleted or archived') }));
  return [...groups, { group: i18n.t('Others'), items: ofGone }].filter(
    ({ items }) => items.length > 0,
  );
};
