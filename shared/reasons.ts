import { callReasons } from './core/callReasons.ts';
import { fieldReasons } from './core/fieldReasons.ts';
import type { ParamsOf } from './core/reasons.ts';
import { habitReasons } from './habits/reasons.ts';
import { projectReasons } from './projects/reasons.ts';
import { reminderReasons } from './reminders/reasons.ts';
import { resourceReasons } from './resources/reasons.ts';
import { skillReasons } from './skills/reasons.ts';
import { timerReasons } from './timer/reasons.ts';
import { userReasons } from './users/reasons.ts';

/** Every reason that the API gives. */
export const reasons = {
  ...fieldReasons,
  ...callReasons,
  ...userReasons,
  ...habitReasons,
  ...projectReasons,
  ...resourceReasons,
  ...skillReasons,
  ...timerReasons,
  ...reminderReasons,
};

export type Reasons = ParamsOf<typeof reasons>;
