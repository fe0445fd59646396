import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { memo } from '../../../language/useLanguage.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { isDue, isNew } from '../view.ts';

export const TakeawayStats = memo(({ list }: { readonly list: readonly Card[] }) => {
  const today = useToday();
  const count = (passes: (card: Card) => boolean) => list.filter(passes).length;
  return (
    <StatRow>
      <StatCard label={i18n.t('Takeaways')} value={list.length} />
      <StatCard label={i18n.t('Due')} value={count((card) => isDue(card, today))} />
      <StatCard label={i18n.t('New')} value={count(isNew)} />
      <StatCard label={i18n.t('Suspended')} value={count(({ suspended }) => suspended)} />
    </StatRow>
  );
});
