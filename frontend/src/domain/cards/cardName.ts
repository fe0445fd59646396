import type { Card } from '#shared/cards/model.ts';
import { noteName } from '#shared/notes/rules.ts';

/** The name of a takeaway: the first line of its front, as a note is named by its text. */
export const cardName = ({ front }: Pick<Card, 'front'>): string => noteName({ text: front });
