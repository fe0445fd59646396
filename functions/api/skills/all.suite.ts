import type { Target } from '#testing/live/client.ts';
import { createsSuite } from '#testing/live/creates.suite.ts';
import { paceSuite } from '../ledger/pace.suite.ts';
import { importActivitiesSuite } from './importActivities.suite.ts';
import { longDaysSuite } from './longDays.suite.ts';
import { sinceSuite } from './since.suite.ts';
import { skillsSuite } from './skills.suite.ts';

export const suite = (target: Target): void => {
  createsSuite(target, 'skills');
  importActivitiesSuite(target);
  longDaysSuite(target);
  paceSuite(target);
  sinceSuite(target);
  skillsSuite(target);
};
