import type { Message } from './createOutbox.ts';

/** What the tabs of one person tell each other, where the browser can. */
export const createTabs = (person: string, hear: (message: Message) => void) => {
  let channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(`cairn-${person}`) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  return {
    tell: (message: Message): void => channel?.postMessage(message),
    /** One tab at a time; each by itself in browsers without locks. */
    alone: async (job: () => Promise<void>): Promise<void> => {
      await (navigator.locks ? navigator.locks.request(`cairn-outbox-${person}`, job) : job());
    },
    /** A response may still come: nobody is told of it. */
    close: (): void => {
      channel?.close();
      channel = undefined;
    },
  };
};
