import type { ListItem } from '#shared/projects/model.ts';
import { lineList } from '../../forms/formValues.ts';

/** The text of an item on one line. */
const lineOf = ({ description }: ListItem): string => lineList(description).join(' ');

/** Items as a form shows them, one per line. */
export const itemLines = (items: readonly ListItem[]): string => items.map(lineOf).join('\n');

export type SentListItem = { readonly _id?: string; readonly description: string };

/**
 * The lines of a form as items. A line with an item's text is that item, each item once, so that its
 * id and its tick are kept and its text is sent as it was, even if it had several lines.
 */
export function itemsOfLines(text: string, before: readonly ListItem[] = []): SentListItem[] {
  const free = [...before];
  return lineList(text).map((line) => {
    const index = free.findIndex((item) => lineOf(item) === line);
    const [item] = index < 0 ? [] : free.splice(index, 1);
    return item ? { _id: item._id, description: item.description } : { description: line };
  });
}
