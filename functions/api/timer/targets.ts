import { callReasons } from '#shared/calls/callReasons.ts';
import type { Day } from '#shared/days/days.ts';
import type { TimerTarget } from '#shared/timer/facts.ts';
import type { SentTarget } from '#shared/timer/model.ts';
import { timerReasons } from '#shared/timer/reasons.ts';
import type { Scopes } from '#shared/tokens/model.ts';
import { requireScope } from '../../http/personalToken.ts';
import { invalid } from '../../problem.ts';
import { readTimeUnit } from '../habits/timed.ts';
import { nameSource } from '../ledger/sources.ts';
import { findSkill, getSkill } from '../ledger/store.ts';
import * as projects from '../projects/store.ts';
import * as resources from '../resources/store.ts';

type Caller = {
  readonly userId: string;
  readonly scopes: Scopes | undefined;
  readonly today: Day;
};

/**
 * Returns the target of a request, with the skill that gets its time. Also stores the name of a resource or project,
 * see `nameSource`. If that item is renamed or deleted while the timer runs, the time is logged under its last name.
 * `before` is the target that an earlier attempt of the same request chose. If the request names no skill, and its
 * resource or project is that of `before`, returns `before`.
 *
 * Throws 404 if the target is missing. Throws `invalid` if its skill is missing, or if a habit's amount is not time.
 * Throws `forbidden` for a token that may not write the target's area.
 */
export const findTarget = async (
  { userId, scopes, today }: Caller,
  { area, id, skill }: SentTarget,
  before?: TimerTarget,
): Promise<TimerTarget> => {
  if (area === 'skills') {
    await getSkill(userId, id, true);
    return { area, id };
  }
  requireScope(scopes, area, 'POST');
  const isSame = before?.area === area && before.id === id;
  if (area === 'habits') {
    const unit = await readTimeUnit(userId, id, today);
    if (!unit && !isSame) throw invalid('target.id', timerReasons.habitWithoutTime());
    return { area, id };
  }
  const { kind, name, type, skills } = await sources[area](userId, id);
  if (isSame && skill === undefined) return before;
  const chosen =
    skill === undefined ? await firstSkill(userId, skills) : await requireSkill(userId, skill);
  await nameSource(userId, { kind, id, name });
  return { area, id, skill: chosen, type };
};

const sources = {
  resources: async (userId: string, id: string) => {
    const resource = await resources.getResource(userId, id, true);
    return {
      ...resources.sourceOf(id),
      ...resources.nameAndType(resource),
      skills: resource.relatedSkills,
    };
  },
  projects: async (userId: string, id: string) => {
    const project = await projects.getProject(userId, id, true);
    return {
      ...projects.sourceOf(id),
      ...projects.nameAndType(project),
      skills: project.relatedSkills,
    };
  },
} as const;

/** Returns the first skill that still exists. The tags may contain deleted skills. */
const firstSkill = async (userId: string, ids: readonly string[]): Promise<string | null> => {
  for (const id of ids) if (await findSkill(userId, id, true)) return id;
  return null;
};

const requireSkill = async (userId: string, id: string | null): Promise<string | null> => {
  if (id === null || (await findSkill(userId, id, true))) return id;
  throw invalid('target.skill', callReasons.notFound({ thing: 'skill' }));
};
