import type { Card } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { memo } from '../../../language/useLanguage.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { isNew } from '../view.ts';

export const TakeawayStats = memo(({ list }: { readonly list: readonly Card[] }) => {
  const { data: due } = useRoute(cards.due, {}, { isOptional: true });
  const count = (passes: (card: Card) => boolean) => list.filter(passes).length;
  return (
    <StatRow>
      <StatCard label={i18n.t('Takeaways')} value={list.length} />
      <StatCard label={i18n.t('Today')} value={due?.cards.length ?? '–'} />
      <StatCard label={i18n.t('New')} value={count(isNew)} />
      <StatCard label={i18n.t('Suspended')} value={count(({ suspended }) => suspended)} />
    </StatRow>
  );
});
