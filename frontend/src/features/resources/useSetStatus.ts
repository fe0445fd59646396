import { useCallback, useEffect, useRef } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { statusPatch } from '#shared/resources/rules.ts';
import { updateResource } from '../../domain/resources/edits.ts';
import { statusLabel } from '../../domain/status/statusLabel.ts';
import { useReversible } from '../../forms/useReversible.ts';
import { nextUp } from './view.ts';

export type SetStatus = (resource: Resource, status: Resource['status']) => void;

const labelOf = ({ title }: Resource, status: Resource['status']): string =>
  i18n.t('{name}: {status}', { name: title, status: statusLabel(status) });

/**
 * Sends only the status, immediately. Undo sends the previous state. The popup of a completed resource also offers to
 * start the next one.
 * @param all all of the person's resources
 */
export function useSetStatus(all: readonly Resource[]): SetStatus {
  const send = useReversible();
  // Each edit makes a new list. The function stays the same, so that not all cards render again.
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  }, [all]);
  return useCallback<SetStatus>(
    function setStatus(resource, status) {
      const params = { id: resource._id };
      const next =
        status === 'Completed'
          ? nextUp(latest.current.filter(({ _id }) => _id !== resource._id))
          : undefined;
      send(
        updateResource,
        i18n.t('Failed to update resource status'),
        { label: labelOf(resource, status), request: { params, body: { status } } },
        {
          label: labelOf(resource, resource.status),
          request: { params, body: statusPatch(resource) },
        },
        next && {
          message: i18n.t('Next up: {name}', { name: next.title }),
          label: i18n.t('Start'),
          run: () => setStatus(next, 'In Progress'),
        },
      );
    },
    [send],
  );
}
