import { idOn } from '#shared/core/ids.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Part, Resource } from '#shared/resources/model.ts';
import { statusPatch } from '#shared/resources/rules.ts';
import { type ChangeDetails, useMake } from '../../../data/changes/useMake.ts';
import {
  addParts,
  removePart,
  togglePart,
  updateResource,
} from '../../../domain/resources/edits.ts';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';
import { partBatches } from '../form/partBatches.ts';
import type { TypedPart } from '../form/partLines.ts';

const failure = (): string => i18n.t('Failed to save the parts');

export function useParts(resource: Resource) {
  const { _id: id, title, status } = resource;
  const make = useMake();

  const set = (part: Part, completed: boolean, details: Partial<ChangeDetails>) =>
    make(
      togglePart,
      { params: { id, partId: part._id }, body: { completed } },
      {
        label: completed
          ? i18n.t('{part}: done', { part: part.title })
          : i18n.t('{part}: not done', { part: part.title }),
        failure: failure(),
        ...details,
      },
    );

  /** A tick also starts a resource that was not started. Undo takes back both. */
  const takeBack = (part: Part): void => {
    set(part, false, { success: 'Undone!' });
    if (status !== 'Not Started') return;
    make(
      updateResource,
      { params: { id }, body: statusPatch(resource) },
      { label: i18n.t('{name}: not started', { name: title }), failure: failure() },
    );
  };

  return {
    tick: (part: Part, completed: boolean): void => {
      // An untick is held back while Undo is offered. Ticking the part again would lose the day on which it was done.
      const added = set(part, completed, { isHeld: !completed });
      const undo = () => {
        takeBack(part);
        return true;
      };
      showUndo(
        completed
          ? i18n.t('{part}: ticked', { part: part.title })
          : i18n.t('{part}: no longer ticked', { part: part.title }),
        completed ? { undo } : added,
      );
    },
    /**
     * Several parts have Undo if one request contains all of them. A single part has no Undo, because its line has a
     * button to remove it. The first part has Undo, because it also replaces the progress, and only Undo restores the
     * progress.
     */
    add: (typed: readonly TypedPart[]): void => {
      const label = i18n.t('{name}: {count, plural, one {# part} other {# parts}} added', {
        name: title,
        count: typed.length,
      });
      const batches = partBatches(typed.map((part) => ({ _id: idOn(undefined), ...part })));
      const replacesProgress = resource.parts.length === 0;
      const isHeld = (typed.length > 1 || replacesProgress) && batches.length === 1;
      for (const parts of batches) {
        const request = { params: { id }, body: { parts } };
        const added = make(addParts, request, { label, failure: failure(), isHeld });
        if (isHeld) showUndo(label, added);
      }
    },
    remove: (part: Part): void => {
      const label = i18n.t('Deleting “{name}”', { name: part.title });
      const added = make(
        removePart,
        { params: { id, partId: part._id } },
        { label, failure: failure(), success: 'Deleted!', isHeld: true },
      );
      showUndo(label, added);
    },
  };
}
