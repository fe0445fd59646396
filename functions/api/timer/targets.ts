import { callReasons } from '#shared/core/callReasons.ts';
import { activityTypeOf } from '#shared/resources/rules.ts';
import type { LoggedType } from '#shared/skills/model.ts';
import type { TimerTarget } from '#shared/timer/facts.ts';
import type { SentTarget } from '#shared/timer/model.ts';
import type { Scopes } from '#shared/tokens/model.ts';
import { requireScope } from '../../http/ownToken.ts';
import { invalid } from '../../problem.ts';
import { getProject } from '../projects/store.ts';
import { getResource } from '../resources/store.ts';
import { nameSource } from '../skills/sources.ts';
import { findSkill, getSkill } from '../skills/store.ts';

type Caller = { readonly userId: string; readonly scopes: Scopes | undefined };

/**
 * The target that a request names, with the skill for which its time counts. A resource or project is also named as a
 * source: if it is renamed or deleted while the timer runs, its time still gets its last name. `before` is what the
 * same request chose: without a skill, it chooses the same one again.
 *
 * Throws 404 without the target, `invalid` without its skill, and `forbidden` for a token that may not write its area.
 */
export const findTarget = async (
  { userId, scopes }: Caller,
  { area, id, skill }: SentTarget,
  before?: TimerTarget,
): Promise<TimerTarget> => {
  if (area === 'skills') {
    await getSkill(userId, id, true);
    return { area, id };
  }
  requireScope(scopes, area, 'POST');
  const { kind, name, type, relatedSkills } = await readers[area](userId, id);
  const isSame = before?.area === area && before.id === id;
  if (isSame && skill === undefined) return before;
  const chosen =
    skill === undefined
      ? await firstSkill(userId, relatedSkills)
      : await requireSkill(userId, skill);
  await nameSource(userId, { kind, id, name });
  return { area, id, skill: chosen, type };
};

type Source = {
  readonly kind: 'resource' | 'project';
  readonly name: string;
  readonly type: LoggedType;
  readonly relatedSkills: readonly string[];
};

const readers = {
  resources: async (userId: string, id: string): Promise<Source> => {
    const { title, type, relatedSkills } = await getResource(userId, id, true);
    return { kind: 'resource', name: title, type: activityTypeOf(type), relatedSkills };
  },
  projects: async (userId: string, id: string): Promise<Source> => {
    const { name, relatedSkills } = await getProject(userId, id, true);
    return { kind: 'project', name, type: 'Project', relatedSkills };
  },
} as const;

/** The first that is there: the deletion of one may not have reached its tags. */
const firstSkill = async (userId: string, ids: readonly string[]): Promise<string | null> => {
  for (const id of ids) if (await findSkill(userId, id, true)) return id;
  return null;
};

const requireSkill = async (userId: string, id: string | null): Promise<string | null> => {
  if (id === null || (await findSkill(userId, id, true))) return id;
  throw invalid('target.skill', callReasons.notFound({ thing: 'skill' }));
};
