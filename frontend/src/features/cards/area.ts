import { IconCards } from '@tabler/icons-react';
import { cards } from '#shared/cards/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { defineArea } from '../../area.ts';
import { paths } from '../../paths.ts';

export const cardArea = defineArea({
  name: 'cards',
  nav: {
    label: () => i18n.t('Takeaways'),
    to: paths.takeaways,
    key: 'c',
    icon: IconCards,
    inMore: 'tablet',
    keywords: () => i18n.t('cards flashcards recall remember review learn by heart'),
  },
  add: { name: () => i18n.t('Add takeaway'), path: paths.takeawayAdd },
  list: { route: cards.list, request: {} },
  countText: ({ cards }) =>
    cards.length === 0
      ? undefined
      : i18n.t('{count, plural, one {# takeaway} other {# takeaways}}', { count: cards.length }),
});
