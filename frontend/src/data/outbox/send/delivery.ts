import {
  ApiError,
  isMissing,
  isTemporary,
  needsSession,
  serverMessage,
} from '../../client/ApiError.ts';
import { type Change, isHeld } from '../change.ts';
import type { Outcomes } from '../outcomes.ts';
import type { PendingChanges } from '../pendingChanges.ts';
import type { Message } from '../tabs.ts';
import type { Attempts } from './attempts.ts';

export type DeliveryParts = {
  /** Sends a change and returns the whole response. Throws ApiError. */
  readonly send: (change: Change) => Promise<unknown>;
  readonly publish: (message: Message) => void;
  readonly changes: PendingChanges;
  readonly attempts: Attempts;
  readonly outcomes: Outcomes;
};

export type Delivered = 'confirmed' | 'refused' | 'postponed' | 'offline' | 'signed out';

/** Sends one change, and handles its response. */
export const createDelivery = ({ send, publish, changes, attempts, outcomes }: DeliveryParts) => {
  const confirm = async (change: Change, reply: unknown): Promise<Delivered> => {
    outcomes.confirmed(change, reply);
    publish({ kind: 'confirmed', change, reply });
    await changes.remove(change.id);
    return 'confirmed';
  };

  /** A waiting form shows its values again, so the change is dropped. Without a form, it stays as refused. */
  const reportRefusal = (change: Change, error: ApiError): void => {
    if (outcomes.refused(change, error)) changes.discard(change.id);
  };

  const refuse = async (change: Change, error: ApiError): Promise<Delivered> => {
    attempts.forget(change.id);
    if (!outcomes.hasWaiter(change.id)) {
      const refusal = serverMessage(error) ?? (error.message || change.failure);
      changes.discardRefused(change);
      await changes.keep({ ...change, isFailing: false, refusal });
      publish({ kind: 'refused', change, failure: error.kind, body: error.body });
    }
    reportRefusal(change, error);
    return 'refused';
  };

  const fail = async (change: Change, error: ApiError): Promise<Delivered> => {
    if (isMissing(error) && change.route.startsWith('DELETE ')) return confirm(change, undefined);
    if (needsSession(error)) return 'signed out';
    if (!isTemporary(error) || !attempts.fail(change.id, error)) return refuse(change, error);
    if (attempts.isFailing(change.id) && !change.isFailing)
      await changes.keep({ ...change, isFailing: true });
    if (error.kind !== 'FETCH_ERROR') return 'postponed';
    publish({ kind: 'offline' });
    return 'offline';
  };

  return {
    reportRefusal,
    deliver: async (change: Change): Promise<Delivered> => {
      if (isHeld(change)) void changes.release(change);
      try {
        return await confirm(change, await send(change));
      } catch (thrown) {
        const isKnown = thrown instanceof ApiError;
        return fail(change, isKnown ? thrown : new ApiError('FETCH_ERROR', undefined, thrown));
      }
    },
  };
};
