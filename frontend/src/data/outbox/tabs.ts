import type { ApiError, FailureKind } from '../client/ApiError.ts';
import { createLock } from '../sync/lock.ts';
import type { Change } from './change.ts';

/** The messages between the tabs of a browser. */
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
      readonly kind: 'confirmed';
      readonly change: Change;
      readonly reply: unknown;
    };

/** Connects the tabs of one person. Without BroadcastChannel, it publishes nothing. */
export const createTabs = (person: string, receive: (message: Message) => void) => {
  let channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(`cairn-${person}`) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data));
  return {
    publish: (message: Message): void => channel?.postMessage(message),
    withLock: createLock(`cairn-outbox-${person}`).wait,
    /** A response that arrives after the close is not published. */
    close: (): void => {
      channel?.close();
      channel = undefined;
    },
  };
};
