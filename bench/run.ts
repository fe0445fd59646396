import './quiet.ts';
import { benchAnalytics } from './analytics.ts';
import { startBenchApp } from './app.ts';
import { benchHabits } from './habits.ts';
import { benchLongResponses } from './longResponses.ts';
import { benchProjects } from './projects.ts';
import { benchReminders } from './reminders.ts';
import { benchResources } from './resources.ts';
import { benchReviews } from './reviews.ts';
import { benchSkills } from './skills.ts';
import { benchTimer } from './timer.ts';

/** One line per area. */
const areas = [
  benchHabits,
  benchSkills,
  benchTimer,
  benchReminders,
  benchResources,
  benchProjects,
  benchReviews,
  benchAnalytics,
  benchLongResponses,
];

const app = await startBenchApp();
try {
  for (const bench of areas) await bench(app);
} finally {
  await app.stop();
}
