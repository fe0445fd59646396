import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';

/** At most this many recently used skills are offered first. */
const RECENT = 5;

type Used = { readonly name: string; readonly lastActivityDate: Day | null };

/** Splits skills: the most recently used, newest first, and the others by name. */
export function byRecency<S extends Used>(skills: readonly S[]): { recent: S[]; others: S[] } {
  const named = skills.toSorted((a, b) => compareText(a.name, b.name));
  const recent = named
    .filter(({ lastActivityDate }) => lastActivityDate !== null)
    .sort((a, b) => compareKeys(b.lastActivityDate ?? '', a.lastActivityDate ?? ''))
    .slice(0, RECENT);
  const recentSkills = new Set(recent);
  return { recent, others: named.filter((skill) => !recentSkills.has(skill)) };
}

type Option = { readonly value: string; readonly label: string };
type Group = { readonly group: string; readonly items: Option[] };

const optionsOf = (skills: readonly SkillTag[]): Option[] =>
  skills.map(({ _id, name }) => ({ value: _id, label: name }));

/**
 * The options of a skill field, recently used ones first. Includes the item's own skills even if the list lacks
 * them.
 */
export function skillOptions(
  current: readonly SkillTag[],
  all: readonly (SkillTag & Used)[],
): (Option | Group)[] {
  const unused = current.map((tag) => ({ ...tag, lastActivityDate: null }));
  const skills = new Map([...unused, ...all].map((skill) => [skill._id, skill]));
  const { recent, others } = byRecency([...skills.values()]);
  if (recent.length === 0) return optionsOf(others);
  const groups = [{ group: i18n.t('Recent'), items: optionsOf(recent) }];
  return others.length === 0
    ? groups
    : [...groups, { group: i18n.t('All others'), items: optionsOf(others) }];
}
