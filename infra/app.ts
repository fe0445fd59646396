import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFunctions, functionsFolder } from './api/bundle.ts';
import { CairnStack } from './cairnStack.ts';
import { buildSite, isSiteStale, siteDir } from './local/website/site.ts';
import { readSettings, SettingsError } from './settings.ts';

const app = new App();
try {
  // The CDK CLI sets it to the region of the AWS profile.
  const region = process.env.CDK_DEFAULT_REGION;
  const settings = readSettings((key) => app.node.tryGetContext(key), { region });
  // Bundled here, so that no command ever deploys an outdated build.
  await bundleFunctions();
  if (isSiteStale()) await buildSite();
  new CairnStack(app, 'Cairn', {
    settings,
    built: { functions: functionsFolder, site: siteDir },
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  app.synth();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
