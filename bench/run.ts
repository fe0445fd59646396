import './quiet.ts';
import { startPushService } from '#testing/push/pushService.ts';
import { benchAnalytics } from './units/analytics.ts';
import { type BenchApp, startBenchApp } from './units/app.ts';
import { benchCards } from './units/cards.ts';
import { benchDay } from './units/day.ts';
import { benchHabits } from './units/habits.ts';
import { benchProjects } from './units/projects.ts';
import { benchReminders } from './units/reminders.ts';
import { benchResources } from './units/resources.ts';
import { benchSkills } from './units/skills.ts';

// The functions read their environment only once, so set the push endpoint before the app starts.
const pushService = await startPushService();
process.env.PUSH_ENDPOINT = pushService.endpoint;

const benches = [
  benchDay,
  benchHabits,
  benchSkills,
  (app: BenchApp) => benchReminders(app, pushService),
  benchResources,
  benchProjects,
  benchCards,
  benchAnalytics,
];

const app = await startBenchApp();
try {
  for (const bench of benches) await bench(app);
} finally {
  await app.stop();
  await pushService.stop();
}
