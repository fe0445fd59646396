import { buildSite, isSiteStale } from '#infra/local/website/site.ts';

/** Runs once before all tests. They use the site as it is built for the cloud. */
export default async function prepareSite(): Promise<void> {
  if (isSiteStale()) await buildSite();
}
