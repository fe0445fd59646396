import { StartTimer } from '../domain/timer/StartTimer.tsx';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { Cairn } from '../features/habits/cairn/Cairn.tsx';
import { TodaysHabits } from '../features/habits/today/TodaysHabits.tsx';
import { ImportNotice } from '../features/profile/import/screen/ImportNotice.tsx';
import { FocusLinks } from '../features/reviews/today/FocusLinks.tsx';
import { ReviewPrompt } from '../features/reviews/today/ReviewPrompt.tsx';
import { LogMinutes } from '../features/skills/log/LogMinutes.tsx';

/** The dashboard, with actions of other areas. */
export const DashboardScreen = () => (
  <DashboardPage
    notice={<ImportNotice />}
    focus={<FocusLinks />}
    habits={<TodaysHabits />}
    review={<ReviewPrompt />}
    cairn={<Cairn />}
    logAgain={(skill) => (
      <>
        <LogMinutes skill={skill} />
        <StartTimer area="skills" item={skill} />
      </>
    )}
  />
);
