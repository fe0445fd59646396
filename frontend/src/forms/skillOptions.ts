import type { SkillTag } from '#shared/skills/tags.ts';
import { compareText } from '../ui/format/compare.ts';

type Option = { readonly value: string; readonly label: string };

/** The skills to choose from by name, always with those that the item has already. */
export function skillOptions(current: readonly SkillTag[], all: readonly SkillTag[]): Option[] {
  const names = new Map([...current, ...all].map(({ _id, name }) => [_id, name]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => compareText(a.label, b.label));
}
