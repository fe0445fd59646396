import { buildSite, isSiteStale } from '#infra/local/website/site.ts';

/** Once before all tests: they look at the site as it is built for the cloud. */
export default async function prepareSite(): Promise<void> {
  if (isSiteStale()) await buildSite();
}
