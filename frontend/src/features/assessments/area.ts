import { IconClipboardCheck } from '@tabler/icons-react';
import { assessments } from '#shared/assessments/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { defineArea } from '../../area.ts';
import { paths } from '../../paths.ts';

export const assessmentArea = defineArea({
  name: 'assessments',
  nav: {
    label: () => i18n.t('Assessments'),
    name: () => i18n.t('Self-Assessments'),
    to: paths.selfAssessment,
    key: 'a',
    icon: IconClipboardCheck,
    otherPaths: ['/assessments'],
    inMore: 'phone',
    keywords: () => i18n.t('reviews notes'),
  },
  add: { name: () => i18n.t('Assess a skill'), path: paths.assess('') },
  list: { route: assessments.list, request: { query: {} } },
  countText: ({ assessments }) =>
    assessments.length === 0
      ? undefined
      : i18n.t('{count, plural, one {# assessment} other {# assessments}}', {
          count: assessments.length,
        }),
});
