import { auth } from '#shared/contract/auth.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { type Day, todayIn } from '#shared/rules/days.ts';
import { type Call, CallFailed, createCall } from '../call.ts';
import { demoAccount } from './account.ts';
import { seedAssessments } from './assessments.ts';
import { seedHabits } from './habits.ts';
import { seedProjects } from './projects.ts';
import { seedResources } from './resources.ts';
import { seedSkills } from './skills.ts';

/** One entry an area, in the order in which they need each other. */
const areas: readonly ((call: Call, today: Day) => Promise<void>)[] = [
  seedSkills,
  seedHabits,
  seedResources,
  seedProjects,
  seedAssessments,
];

/**
 * Makes the demo account with up to a year of data before today, through the API at `url`. An account
 * that is there already is left alone, whatever became of it.
 */
export async function seedDemo(url: string): Promise<'made' | 'kept'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const token = await register(createCall(url, timeZone));
  if (token === undefined) return 'kept';
  const call = createCall(url, timeZone, token);
  for (const seedArea of areas) await seedArea(call, todayIn(new Date(), timeZone));
  return 'made';
}

/** The token of the new account; undefined when there is one already. */
async function register(call: Call): Promise<string | undefined> {
  try {
    return (await call(auth.register, { body: demoAccount })).token;
  } catch (error) {
    if (error instanceof CallFailed && error.status === errorStatus.conflict) return undefined;
    throw error;
  }
}
