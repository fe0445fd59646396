import type { Note, OwnerArea } from '#shared/notes/model.ts';
import { queryTagged } from '../ledger/tagged.ts';
import { resourceRanges } from '../resources/keys.ts';
import { type NotesWanted, walkNotes, walkNotesOf } from './store.ts';

/** The query of a list. `area` and `id` are sent together. `include` is sent only for a skill. */
export type ListedNotes = NotesWanted & {
  readonly area?: OwnerArea | undefined;
  readonly id?: string | undefined;
  readonly include?: 'resources' | undefined;
};

/**
 * Yields the notes of a list. Notes about one item are read through the index. Notes about a skill and its resources
 * are picked from all notes, because one Query for each resource would cost more for most people.
 */
export async function* walkListed(
  userId: string,
  { area, id, include, ...wanted }: ListedNotes,
): AsyncGenerator<Note> {
  if (area === undefined || id === undefined) return yield* walkNotes(userId, wanted);
  if (include === undefined) return yield* walkNotesOf(userId, { area, id }, wanted);
  const tagged = await queryTagged(resourceRanges.resources(userId), id);
  const resources = new Set(tagged.map(({ sk }) => String(sk).slice('RESOURCE#'.length)));
  for await (const note of walkNotes(userId, wanted)) {
    const { about } = note;
    const isListed =
      about.area === 'skills'
        ? about.id === id
        : about.area === 'resources' && resources.has(about.id);
    if (isListed) yield note;
  }
}
