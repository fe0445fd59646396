import './quiet.ts';
import { startPushService } from '#testing/push/pushService.ts';
import { benchAnalytics } from './analytics.ts';
import { type BenchApp, startBenchApp } from './app.ts';
import { benchDay } from './day.ts';
import { benchHabits } from './habits.ts';
import { benchLongResponses } from './longResponses.ts';
import { benchProjects } from './projects.ts';
import { benchReminders } from './reminders.ts';
import { benchResources } from './resources.ts';
import { benchReviews } from './reviews.ts';
import { benchSkills } from './skills.ts';
import { benchTimer } from './timer.ts';

// The functions read their environment once, so it comes before the app.
const pushService = await startPushService();
process.env.PUSH_ENDPOINT = pushService.endpoint;

const benches = [
  benchDay,
  benchHabits,
  benchSkills,
  benchTimer,
  (app: BenchApp) => benchReminders(app, pushService),
  benchResources,
  benchProjects,
  benchReviews,
  benchAnalytics,
  benchLongResponses,
];

const app = await startBenchApp();
try {
  for (const bench of benches) await bench(app);
} finally {
  await app.stop();
  await pushService.stop();
}
