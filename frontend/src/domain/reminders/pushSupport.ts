/** 'home-screen': an iPhone or iPad, where only apps on the Home Screen may show notifications. */
export type PushSupport = 'yes' | 'home-screen' | 'no';

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
const isAppleMobile = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whether this browser can show a reminder while no page of Cairn is open. */
export const pushSupport = (): PushSupport => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return 'yes';
  }
  return isAppleMobile(navigator) && !isOnHomeScreen() ? 'home-screen' : 'no';
};
