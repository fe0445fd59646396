import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartProblem } from '../startProblem.ts';

const require = createRequire(import.meta.url);

export const NO_ENGINE =
  `The embedded table engine has no installed package for ${process.platform}-${process.arch}: ` +
  'run `npm i --no-save dynoxide`, or start `docker run -p 8000:8000 amazon/dynamodb-local` ' +
  'and set DYNAMODB_ENDPOINT=http://127.0.0.1:8000.';

/** The folder of an installed package. Undefined if it is not installed. */
function packageFolder(name: string, from: NodeJS.Require): string | undefined {
  try {
    return dirname(from.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/**
 * The path of dynoxide's binary for this platform. It is in the platform package, which is either one of our own
 * packages or nested in an installed `dynoxide`. Throws `NO_ENGINE` if neither exists.
 */
export function engineBinary(platform: string = `${process.platform}-${process.arch}`): string {
  const umbrella = packageFolder('dynoxide', require);
  const places = umbrella ? [require, createRequire(join(umbrella, 'package.json'))] : [require];
  const file = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
  for (const place of places) {
    const folder = packageFolder(`@dynoxide/${platform}`, place);
    if (folder && existsSync(join(folder, file))) return join(folder, file);
  }
  throw new StartProblem(NO_ENGINE);
}
