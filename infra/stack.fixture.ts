import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { functionNames } from './api/functionNames.ts';
import { type Built, CairnStack } from './cairnStack.ts';
import { readSettings } from './settings.ts';

/** Creates folders like those of a real build. Tests of the stack then need not wait for bundles or the site. */
const builtFixture = (folder: string): Built => {
  const files = {
    'site/index.html': '<!doctype html>',
    'site/favicon.svg': '<svg/>',
    'site/manifest.webmanifest': '{}',
    'site/serviceWorker.js': '',
    'site/serviceWorkerOff.js': '',
    'site/.vite/manifest.json': '{}',
    'site/.br/index.html': '',
    'site/assets/index-abc123.js': '',
    ...Object.fromEntries(functionNames.map((name) => [`functions/${name}/index.cjs`, name])),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { functions: join(folder, 'functions'), site: join(folder, 'site') };
};

/** The feature flags that `cdk synth` uses. */
const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../cdk.json'), 'utf8')) as {
  context: Record<string, unknown>;
};

/** Calls `use` with a stack built from stand-in bundles. Deletes the stack's assembly, about 20 MB, afterwards. */
export const withStack = <T>(
  given: Record<string, string>,
  use: (stack: CairnStack, assembly: string) => T,
): T => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-stack-'));
  const outdir = join(folder, 'assembly');
  try {
    const stack = new CairnStack(new App({ context, outdir }), 'Cairn', {
      settings: readSettings((key) => given[key]),
      built: builtFixture(join(folder, 'built')),
    });
    return use(stack, outdir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A resource of the template. Each test checks the parts that it reads. */
// biome-ignore lint/suspicious/noExplicitAny: templates have no types, and an absent key fails the test
export type Resource = { readonly Properties: any; readonly [attribute: string]: any };

/** The text of each uploaded file, by name. */
export type Upload = Readonly<Record<string, string>>;

export type Synthesized = {
  readonly template: Template;
  /** The stacks at the edge by name: `cairn-dev-firewall`. */
  readonly atTheEdge: Readonly<Record<string, Template>>;
  resources(type: string): Record<string, Resource>;
  only(type: string): Resource;
  /** The files that a resource of ours uploads under this key. */
  uploaded(s3Key: string): Upload;
};

/** The files of each folder in an assembly that came from `builtFixture`, by hash. */
const readUploads = (assembly: string): Map<string, Upload> =>
  new Map(
    readdirSync(assembly, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => {
        const files = readdirSync(join(assembly, name));
        const texts = files.map((file) => [file, readFileSync(join(assembly, name, file), 'utf8')]);
        return [name.replace(/^asset\./, ''), Object.fromEntries(texts)];
      }),
  );

const read = (stack: CairnStack, assembly: string): Synthesized => {
  const template = Template.fromStack(stack);
  const uploads = readUploads(assembly);
  const resources = (type: string) => template.findResources(type) as Record<string, Resource>;
  return {
    template,
    atTheEdge: Object.fromEntries(
      stack.atTheEdge.map((one) => [one.stackName, Template.fromStack(one)]),
    ),
    resources,
    only: (type) => {
      const found = Object.values(resources(type));
      if (found.length !== 1 || !found[0]) throw new Error(`${found.length} resources of ${type}`);
      return found[0];
    },
    uploaded: (s3Key) => uploads.get(s3Key.replace(/\.zip$/, '')) ?? {},
  };
};

const made = new Map<string, Synthesized>();

/** The output of `cdk synth` with stand-in bundles. Cached per settings. */
export const synthesize = (given: Record<string, string> = {}): Synthesized => {
  const key = JSON.stringify(readSettings((name) => given[name]));
  const synthesized = made.get(key) ?? withStack(given, read);
  made.set(key, synthesized);
  return synthesized;
};
