import { createApp, startWorkers } from '#infra/local/app.ts';
import { type Engines, startEngines } from '#infra/local/engines.ts';
import { listen } from '#infra/local/listen.ts';
import { addressFromHeader } from './addressFromHeader.ts';

export type Cairn = {
  /** `http://localhost:<port>`: the site, and the API below /api. */
  readonly url: string;
  /** The codes that were sent so far, oldest first. */
  readonly codes: Engines['codes'];
  /** All other mails that were sent. */
  readonly notices: Engines['notices'];
  readonly stop: () => Promise<void>;
};

/**
 * Starts the whole app in this process on a free port, for tests. The functions cache their environment, so start it
 * only once per process. Uses the given `engines`. Otherwise starts its own, with the data in `dataDir` or in
 * memory. Tests choose their address with a header.
 */
export async function startCairn(
  options: { dataDir?: string; engines?: Engines } = {},
): Promise<Cairn> {
  const engines = options.engines ?? (await startEngines({ dataDir: options.dataDir }));
  const { url, close } = await listen(await createApp({ viewerAddressOf: addressFromHeader }), 0);
  await startWorkers(engines);
  return {
    url,
    codes: engines.codes,
    notices: engines.notices,
    stop: async () => {
      await close();
      if (!options.engines) await engines.stop();
    },
  };
}
