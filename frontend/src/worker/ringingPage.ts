import { askIfRang, type RangAnswer } from '../domain/timer/rangMessage.ts';

/** How long a page may take to answer, in ms. */
const patience = 1_000;

/** The parts of a `WindowClient` that this file uses. */
type Page = {
  readonly visibilityState: DocumentVisibilityState;
  readonly postMessage: (message: unknown, transfer: Transferable[]) => void;
};

/** Whether a page rang for a timer. False if a busy page does not answer in time. */
const rang = (page: Page, timer: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const answer = (hasRung: boolean) => {
      port1.close();
      resolve(hasRung);
    };
    port1.onmessage = ({ data }: MessageEvent<RangAnswer>) => answer(data === true);
    setTimeout(() => answer(false), patience);
    page.postMessage(askIfRang(timer), [port2]);
  });

/**
 * Whether a visible page has rung for a timer, so no notification is needed. Only visible pages are asked, because
 * browsers require a notification for each push that no visible page handles.
 */
export const isRungByPage = async (pages: readonly Page[], timer: string): Promise<boolean> => {
  const visible = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  const answers = await Promise.all(visible.map((page) => rang(page, timer)));
  return answers.includes(true);
};
