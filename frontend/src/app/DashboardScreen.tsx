import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { Cairn } from '../features/habits/cairn/Cairn.tsx';
import { TodayLoading } from '../features/habits/today/TodayStrip.tsx';
import { TodaysHabits } from '../features/habits/today/TodaysHabits.tsx';
import { ImportNotice } from '../features/profile/import/screen/ImportNotice.tsx';
import { FocusLinks } from '../features/reviews/today/FocusLinks.tsx';
import { LogAgain } from '../features/skills/log/LogAgain.tsx';

export const DashboardScreen = () => (
  <DashboardPage
    notice={<ImportNotice />}
    focus={<FocusLinks />}
    habits={<TodaysHabits focus={<FocusLinks />} />}
    habitsLoading={<TodayLoading />}
    cairn={<Cairn />}
    logAgain={(skill) => <LogAgain skill={skill} />}
  />
);
