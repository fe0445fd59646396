import { Suspense } from 'react';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { TodaysHabits } from '../features/habits/TodaysHabits.tsx';
import { LogMinutes } from '../features/skills/LogMinutes.tsx';
import { late } from '../ui/late/late.tsx';

const Cairn = late(
  async () => (await import('../features/habits/Cairn.tsx')).Cairn,
  () => null,
);

/** The dashboard, with what other areas let a person do from there. */
export const DashboardScreen = () => (
  <DashboardPage
    habits={<TodaysHabits />}
    cairn={
      <Suspense>
        <Cairn />
      </Suspense>
    }
    logAgain={(skill) => <LogMinutes skill={skill} />}
  />
);
