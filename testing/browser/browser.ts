import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const chromiumPackage = join(nodeModules, '@sparticuz', 'chromium');

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/**
 * Unpacks the package into the given folder instead of the shared temporary folder. If the package found an
 * incomplete file there, it would take the file for complete.
 */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(chromiumPackage, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * Returns the folder of the unpacked browser. The browser is unpacked into a temporary folder next to the final one,
 * which is then renamed. Parallel runs thus don't conflict.
 */
async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(chromiumPackage, 'package.json'), 'utf8'));
  const cache = join(nodeModules, '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, 'chromium-'));
  await unpackInto(staging);
  writeFileSync(join(staging, 'fonts', 'fonts.conf'), fontsConf(folder));
  try {
    renameSync(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true });
    if (!existsSync(folder)) throw error; // Ignored if the folder exists: another run was first.
  }
  return folder;
}

/** Whether the system lacks libraries that Chromium needs. */
const lacksLibraries = (executable: string) =>
  execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');

/**
 * How to launch Chromium. Uses the browser at the path in CAIRN_BROWSER, if it is set. Otherwise, 64-bit Linux uses
 * the browser from npm, which needs no installation. Other systems use Playwright's own (`npx playwright install
 * chromium`).
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const named = process.env.CAIRN_BROWSER;
  if (named) return { executablePath: named };
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(chromiumPackage)) {
    return {};
  }
  const folder = await unpackedChromium();
  const executablePath = join(folder, 'chromium');
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value) env[name] = value;
  env.FONTCONFIG_PATH = join(folder, 'fonts');
  if (lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
  return {
    executablePath,
    env,
    args: ['--font-render-hinting=none', '--disable-gpu'],
  };
}
