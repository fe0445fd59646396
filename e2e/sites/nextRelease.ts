import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { siteDir } from '#infra/local/website/site.ts';
import { contractHash } from '../../frontend/build/contract.ts';

/**
 * Whether the next release keeps the API contract, or has another contract without one of the current calls.
 */
export type NextContract = 'same contract' | 'other contract';

/** In the other contract, hours are logged at another path. */
const otherContract = [
  [contractHash(), 'other'],
  ['/skills/{id}/log-hours', '/skills/{id}/hours'],
] as const;

const texts = ['.html', '.js', '.css', '.webmanifest'];

/** Replaces every occurrence. Throws if there is none. */
function replaceIn(
  files: readonly string[],
  what: string | RegExp,
  other: string | ((found: string, ...groups: string[]) => string),
): void {
  let isFound = false;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const changed = text.replaceAll(what, other as string);
    if (changed === text) continue;
    isFound = true;
    writeFileSync(file, changed);
  }
  if (!isFound) throw new Error(`The site has no ${what}`);
}

const nextName = (asset: string): string => asset.replace(/(?=\.\w+$)/, '-next');

/**
 * Makes a folder with the built site as another release. Every hashed file is renamed, together with all references
 * to it. The page is marked as the next release, and the service worker gets the new checksums.
 */
export function makeNextRelease(next: NextContract): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-next-'));
  cpSync(siteDir, folder, { recursive: true, preserveTimestamps: true });
  const assets = readdirSync(join(folder, 'assets'));
  for (const asset of assets) {
    renameSync(join(folder, 'assets', asset), join(folder, 'assets', nextName(asset)));
  }
  const files = ['.', 'assets'].flatMap((inside) =>
    readdirSync(join(folder, inside))
      .filter((file) => texts.includes(extname(file)))
      .map((file) => join(folder, inside, file)),
  );
  replaceIn(
    files,
    new RegExp(assets.map((asset) => asset.replaceAll('.', '\\.')).join('|'), 'g'),
    nextName,
  );
  if (next === 'other contract') {
    for (const [what, other] of otherContract) replaceIn(files, what, other);
  }
  replaceIn(
    [join(folder, 'index.html')],
    '</head>',
    '<meta name="release" content="next" /></head>',
  );
  const sum = (algorithm: string, url: string) =>
    createHash(algorithm).update(readFileSync(join(folder, url)));
  replaceIn(
    [join(folder, 'serviceWorker.js')],
    /"integrity":"[^"]+","revision":"[^"]+","url":"([^"]+)"/g,
    (_, url = '') => {
      const integrity = `sha256-${sum('sha256', url).digest('base64')}`;
      return `"integrity":"${integrity}","revision":"${sum('md5', url).digest('hex')}","url":"${url}"`;
    },
  );
  return folder;
}
