import { IconCalendarStats } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { defineCommands } from '../../command.ts';
import { paths } from '../../paths.ts';
import { formatWeek } from './view.ts';

export const commands = defineCommands({
  route: reviews.list,
  find: ({ reviews }, { calendar, open }) =>
    reviews.map(({ _id, weekStart, went, changed, next }) => ({
      id: _id,
      kind: i18n.t('Week'),
      name: i18n.t('Weekly review, {week}', { week: formatWeek(weekStart, calendar.today) }),
      searchText: [went, changed, next].join(' '),
      icon: IconCalendarStats,
      run: () => open(paths.reviewOf(weekStart)),
    })),
});
