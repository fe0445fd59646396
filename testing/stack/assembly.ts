import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { bundle } from '#infra/api/bundle.ts';
import { functionEntries } from '#infra/api/functionNames.ts';
import { CairnStack } from '#infra/cairnStack.ts';
import { readSettings } from '#infra/settings.ts';

const root = join(import.meta.dirname, '../..');

const resource = z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()) });
export type Resource = z.output<typeof resource>;

const cdk = z.object({ context: z.record(z.string(), z.unknown()) });
const manifest = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string() }) })),
});

export type Assembly = {
  /** By logical id. */
  readonly resources: Readonly<Record<string, Resource>>;
  /** The folder of an asset, by its key in the assets bucket (`<hash>.zip`). */
  readonly assetFolder: (key: string) => string;
};

const stackName = 'Cairn';
const outputOf = (folder: string) => join(folder, 'cdk.out');

/**
 * Writes to a folder what `cdk synth` outputs with these settings. The functions are really bundled. The site is
 * an empty page.
 */
export const synthesize = async (
  folder: string,
  given: Readonly<Record<string, string>>,
): Promise<void> => {
  const functions = join(folder, 'functions');
  const site = join(folder, 'site');
  for (const path of ['index.html', 'assets/index.js']) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), '');
  }
  await bundle({ entries: functionEntries, outdir: functions });

  const { context } = cdk.parse(JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')));
  const app = new App({ context, outdir: outputOf(folder) });
  const settings = readSettings((name) => given[name]);
  new CairnStack(app, stackName, { settings, built: { functions, site } });
  app.synth();
};

/** Reads what `synthesize` wrote into a folder. */
export const readAssembly = (folder: string): Assembly => {
  const directory = outputOf(folder);
  const read = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), 'utf8'));
  const { files } = manifest.parse(read(`${stackName}.assets.json`));
  const template = z
    .object({ Resources: z.record(z.string(), z.partial(resource, { Properties: true })) })
    .parse(read(`${stackName}.template.json`));
  return {
    resources: Object.fromEntries(
      Object.entries(template.Resources).map(([id, { Type, Properties = {} }]) => [
        id,
        { Type, Properties },
      ]),
    ),
    assetFolder: (key) => {
      const path = files[key.replace(/\.zip$/, '')]?.source.path;
      if (path === undefined) throw new Error(`No asset ${key}`);
      return join(directory, path);
    },
  };
};
