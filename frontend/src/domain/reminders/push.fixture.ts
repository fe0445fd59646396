import { onTestFinished, vi } from 'vitest';

/** A public key. `keyBytes` are its bytes. */
export const publicKey = 'BAEC';
const keyBytes = Uint8Array.from([4, 1, 2]);

/** A fake browser that supports push, because jsdom does not. */
type PushBrowser = {
  permission: NotificationPermission;
  /** The person's answer when the browser asks. */
  answer: NotificationPermission;
  /** The endpoint of the subscription. Null if there is no subscription. */
  endpoint: string | null;
  key: Uint8Array<ArrayBuffer>;
  subscribed: number;
  shown: number;
};

/** Gives this browser push support. By default it has no permission and no subscription. */
export const stubPush = (given: Partial<PushBrowser> = {}): PushBrowser => {
  const browser: PushBrowser = {
    permission: 'default',
    answer: 'granted',
    endpoint: null,
    key: keyBytes,
    subscribed: 0,
    shown: 0,
    ...given,
  };
  const subscription = () =>
    browser.endpoint === null
      ? null
      : {
          endpoint: browser.endpoint,
          options: { applicationServerKey: browser.key.buffer },
          getKey: () => keyBytes.buffer,
          unsubscribe: async () => {
            browser.endpoint = null;
            return true;
          },
        };
  const registration = {
    getNotifications: async () =>
      Array.from({ length: browser.shown }, () => ({ close: () => browser.shown-- })),
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        browser.subscribed++;
        browser.endpoint = `https://fcm.googleapis.com/fcm/send/${browser.subscribed}`;
        browser.key = keyBytes;
        return subscription();
      },
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return browser;
};
