import { IconClipboardCheck } from '@tabler/icons-react';
import { assessments } from '#shared/assessments/routes.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { defineCommands } from '../../command.ts';
import { paths } from '../../paths.ts';

export const commands = defineCommands({
  route: assessments.list,
  find: ({ assessments }, { open }) =>
    assessments.map(({ _id, skill, assessmentDate, notes, reflections, strengths }) => ({
      id: _id,
      kind: i18n.t('Assessment'),
      name: i18n.t('{skill}, {day}', {
        skill: skill?.name ?? i18n.t('Deleted skill'),
        day: formatDate(assessmentDate),
      }),
      searchText: [notes, reflections, ...strengths].join(' '),
      icon: IconClipboardCheck,
      run: () => open(paths.selfAssessment, _id),
    })),
});
