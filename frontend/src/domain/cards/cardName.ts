import type { Card } from '#shared/cards/model.ts';
import { noteName } from '#shared/notes/rules.ts';

/** The name of a takeaway: the first line of its front. Notes are named in the same way. */
export const cardName = ({ front }: Pick<Card, 'front'>): string => noteName({ text: front });
