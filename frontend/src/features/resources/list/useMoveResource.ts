import { useCallback } from 'react';
import { byPosition } from '#shared/calls/order.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { updateResource } from '../../../domain/resources/edits.ts';
import { useReversible } from '../../../forms/useReversible.ts';
import { positionAmong } from '../../../ui/sortable/positions.ts';

/**
 * Moves a resource in the person's order, with Undo.
 * @param all all of the person's resources
 * @param shown the resources that the list shows, in the person's order. The index is the new place among them.
 */
export function useMoveResource(
  all: readonly Resource[],
  shown: readonly Resource[],
): (resource: Resource, index: number) => void {
  const send = useReversible();
  return useCallback(
    ({ _id, title, position }, index) => {
      const params = { id: _id };
      const label = i18n.t('{name}: moved', { name: title });
      const moved = positionAmong(all.toSorted(byPosition), shown, _id, index);
      send(
        updateResource,
        i18n.t('“{name}” could not be moved.', { name: title }),
        { label, request: { params, body: { position: moved } } },
        { label, request: { params, body: { position } } },
      );
    },
    [send, all, shown],
  );
}
