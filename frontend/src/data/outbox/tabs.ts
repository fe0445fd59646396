import type { ApiError, FailureKind } from '../client/ApiError.ts';
import { createLock } from '../sync/lock.ts';
import type { Change } from './change.ts';

/** What the tabs of a browser send each other. */
export type Message =
  | { readonly kind: 'put'; readonly change: Change }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'refused';
      readonly change: Change;
      readonly failure: FailureKind;
      readonly body: ApiError['body'];
    }
  | {
      /** A tab that still runs an older release says 'settled'. */
      readonly kind: 'confirmed' | 'settled';
      readonly change: Change;
      readonly reply: unknown;
    };

/** Connects the tabs of one person, where the browser can. */
export const createTabs = (person: string, receive: (message: Message) => void) => {
  let channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(`cairn-${person}`) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data));
  return {
    publish: (message: Message): void => channel?.postMessage(message),
    withLock: createLock(`cairn-outbox-${person}`).wait,
    /** A response may still come: it is not published. */
    close: (): void => {
      channel?.close();
      channel = undefined;
    },
  };
};
