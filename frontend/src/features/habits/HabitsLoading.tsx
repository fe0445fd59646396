import { Bone, Loading } from '../../ui/feedback/Loading.tsx';
import { LoadingCards } from '../../ui/feedback/LoadingCards.tsx';
import { LoadingStats } from '../../ui/feedback/LoadingStats.tsx';
import classes from './HabitsPage.module.css';
import { rememberedTicks } from './rememberedTicks.ts';
import today from './TodayStrip.module.css';
import type { HabitView } from './useHabitsView.ts';

/** Placeholders while the habits load: today, the stats, the calendar. */
export const HabitsLoading = ({ view }: { readonly view: HabitView }) => (
  <Loading label="Loading habits...">
    <div className={today.today}>
      <div className={today.head}>
        <Bone height={24} width={160} />
      </div>
      <div className={today.ticks}>
        {Array.from({ length: rememberedTicks() }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
          <Bone key={index} height={44} />
        ))}
      </div>
    </div>
    <LoadingStats />
    <div className={classes.bar}>
      <Bone height={36} width={180} />
      <Bone height={36} width={180} />
    </div>
    {view === 'list' ? <LoadingCards count={6} height={280} min={340} /> : <Bone height={560} />}
  </Loading>
);
