import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { chromium } from '@playwright/test';
import { browserLaunchOptions } from '#testing/browser/browser.ts';

/** Controls a browser with one page. */
export type Driver = {
  readonly open: (url: string) => Promise<unknown>;
  /** Returns the value of an expression as JSON. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly press: (x: number, y: number) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  /** Gives the page this size, in CSS px. */
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Takes a picture of the visible page, as PNG. */
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly name: string;
  /** The Debian packages that it needs. */
  readonly needs: string;
  readonly isInstalled: () => boolean;
  readonly start: () => Promise<Driver>;
};

/** The Tab key, as WebDriver writes it. */
export const tab = '\uE004';

/** A click, as WebDriver writes it. Firefox and WebKit speak different WebDriver protocols, with the same actions. */
const pressing = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
const typing = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Returns what the pattern captures in the first line that matches. */
async function lineOf(stream: Readable | null, pattern: RegExp): Promise<string> {
  if (!stream) throw new Error('The program has no output.');
  for await (const line of createInterface(stream)) {
    const found = pattern.exec(line)?.[1];
    if (found === undefined) continue;
    stream.resume();
    return found;
  }
  throw new Error(`The program ended without ${pattern}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function startChromium(): Promise<Driver> {
  const { env, ...options } = await browserLaunchOptions();
  // The packaged Chromium has only Latin letters. It uses the system's fonts instead, as the other engines do.
  const fonts = env && { env: { ...env, FONTCONFIG_PATH: '/etc/fonts' } };
  const browser = await chromium.launch({ ...options, ...fonts });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    evaluate: async (expression) => JSON.stringify(await page.evaluate(expression)),
    press: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      for (const key of text) await page.keyboard.press(key === tab ? 'Tab' : key);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

type Reply = { id?: number; type: string; message?: string; result?: Record<string, unknown> };

/** Starts Firefox, which speaks WebDriver BiDi itself. */
async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'cairn-firefox-'));
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0'];
  const firefox = spawn('firefox-esr', [...options, '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await lineOf(firefox.stderr, /^WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(data);
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  await once(socket, 'open');
  let count = 0;
  const send = async (method: string, params: object) => {
    const id = count++;
    const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result = {} } = await replied;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = (contexts as { context: string }[])[0] ?? {};
  const perform = (actions: object) => send('input.performActions', { context, actions });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const { result } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      return (result as { value: string }).value;
    },
    press: (x, y) => perform(pressing(x, y)),
    type: (text) => perform(typing(text)),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    picture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => {
      socket.close();
      await end(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** Starts WebKit on its own screen. WebDriver over HTTP controls it. */
async function startWebKit(): Promise<Driver> {
  const settings = mkdtempSync(join(tmpdir(), 'cairn-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  // Without this, the window's title bar would keep the window wider than a phone.
  writeFileSync(
    join(settings, 'gtk-3.0', 'gtk.css'),
    '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; -gtk-icon-transform: scale(0.1) }',
  );
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await lineOf(xvfb.stdout, /^(\d+)$/)}`;
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
  });
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  while (!(await send('GET', '/status').catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const browser = { binary: miniBrowser(), args: ['--automation'] };
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  })) as { sessionId: string };
  const post = (path: string, body: object) => send('POST', `/session/${sessionId}${path}`, body);
  const perform = (actions: object) => post('/actions', { actions });
  const evaluate = async (expression: string) => {
    const script = `return JSON.stringify(${expression})`;
    return String(await post('/execute/sync', { script, args: [] }));
  };
  return {
    open: (url) => post('/url', { url }),
    evaluate,
    press: (x, y) => perform(pressing(x, y)),
    type: (text) => perform(typing(text)),
    resize: async (width, height) => {
      await post('/window/rect', { width, height });
      const [bars = 0, sides = 0] = JSON.parse(
        await evaluate('[outerHeight - innerHeight, outerWidth - innerWidth]'),
      );
      await post('/window/rect', { width: width + sides, height: height + bars });
    },
    picture: async () =>
      Buffer.from(String(await send('GET', `/session/${sessionId}/screenshot`)), 'base64'),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      await end(driver);
      await end(xvfb);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

const isInPath = (program: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));

export const engines: readonly Engine[] = [
  { name: 'Chromium', needs: '', isInstalled: () => true, start: startChromium },
  {
    name: 'Firefox',
    needs: 'firefox-esr',
    isInstalled: () => isInPath('firefox-esr'),
    start: startFirefox,
  },
  {
    name: 'WebKit',
    needs: 'webkit2gtk-driver xvfb',
    isInstalled: () =>
      isInPath('WebKitWebDriver') && isInPath('Xvfb') && miniBrowser() !== undefined,
    start: startWebKit,
  },
];
