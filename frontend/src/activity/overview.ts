import type { Skill } from '#shared/skills/model.ts';
import { compareText } from '../ui/compare.ts';

const silence = ({ daysSinceLastActivity }: Skill): number => daysSinceLastActivity ?? Infinity;

/** Those that need attention first and of them the longest silent; the others by their last activity. */
export const inOrder = (skills: readonly Skill[]): Skill[] =>
  [...skills].sort((a, b) => {
    if (a.isNeglected !== b.isNeglected) return a.isNeglected ? -1 : 1;
    const order = a.isNeglected ? silence(b) - silence(a) : silence(a) - silence(b);
    // Two skills without any activity: Infinity - Infinity is no order.
    return order || compareText(a.name, b.name);
  });
