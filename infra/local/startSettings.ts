import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { StartProblem } from './startProblem.ts';

export const defaultPort = 3000;
/** Next to the code, and ignored by git. */
const defaultDataDir = fileURLToPath(new URL('../../.data', import.meta.url));

const loopback = ['localhost', '127.0.0.1', '::1'];

export type Registration = 'open' | 'closed' | 'first';

export type MailServer = { readonly url: URL; readonly from: string };

/** Settings for serving Cairn at its own address instead of localhost. */
export type Public = {
  /** `https://name[:port]` */
  readonly origin: string;
  readonly registration: Registration;
  /** The addresses of proxies on other machines. Proxies on this machine are always trusted. */
  readonly proxies: readonly string[];
};

export type StartSettings = {
  /** 0 means any free port. */
  readonly port: number;
  readonly dataDir: string;
  /** The address to listen on. By default the loopback addresses. */
  readonly host?: string;
  readonly public?: Public;
  readonly mailServer?: MailServer;
};

/** Parses a URL that has only one of these schemes, a name and a port, without a path, query or hash. */
function parseUrl(text: string, ...schemes: readonly string[]): URL | undefined {
  const url = URL.parse(text);
  const isBare = url && /^\/?$/.test(url.pathname) && !url.search && !url.hash && url.hostname;
  return isBare && schemes.includes(url.protocol) ? url : undefined;
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

const isOrigin = (text: string): boolean => {
  const url = parseUrl(text, 'https:');
  return url !== undefined && !url.username && !url.password;
};

const isMailServer = (text: string): boolean => {
  const url = parseUrl(text, 'smtp:', 'smtps:');
  if (!url) return false;
  const { username, password } = url;
  return username || password ? isDecodable(username) && isDecodable(password) : true;
};

const text = (isValid: (text: string) => boolean) => z.string().check(z.refine(isValid));
const addressesIn = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

/** The schema of each variable, and the sentence about a wrong value. Values that may be secret are not repeated. */
const variables = {
  PORT: [
    text((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535),
    (value) =>
      `PORT must be a whole number from 0 to 65535, not '${value}': leave it out for ${defaultPort}, or set it like PORT=3001 npm start.`,
  ],
  CAIRN_DATA_DIR: [text(() => true), () => ''],
  CAIRN_ORIGIN: [
    text(isOrigin),
    () =>
      'CAIRN_ORIGIN must be the https address that people open, without a path: set it like CAIRN_ORIGIN=https://cairn.example.org.',
  ],
  HOST: [
    text((host) => host === 'localhost' || isIP(host) > 0),
    (value) =>
      `HOST must be an IP address of this machine, not '${value}': set it like HOST=0.0.0.0, or leave it out to be reached from this machine only.`,
  ],
  CAIRN_PROXY: [
    text((list) => addressesIn(list).every((address) => isIP(address) > 0)),
    () =>
      'CAIRN_PROXY must be the IP addresses of your proxies: set it like CAIRN_PROXY=192.168.0.2, or leave it out for a proxy on this machine.',
  ],
  CAIRN_REGISTRATION: [
    z.enum(['open', 'closed']),
    (value) =>
      `CAIRN_REGISTRATION must be open or closed, not '${value}': leave it out to close it after the first account.`,
  ],
  CAIRN_SMTP: [
    text(isMailServer),
    () =>
      'CAIRN_SMTP must be the address of a mail server: set it like CAIRN_SMTP=smtps://user:password@mail.example.org:465, with special characters of the password percent-encoded.',
  ],
  CAIRN_SMTP_FROM: [
    z.email(),
    () =>
      'CAIRN_SMTP_FROM must be the email address that mails come from: set it like CAIRN_SMTP_FROM=cairn@example.org.',
  ],
} as const satisfies Record<string, readonly [z.ZodMiniType<string>, (value: string) => string]>;

type Name = keyof typeof variables;

/**
 * Reads the settings of `npm start`. An empty variable counts as not set.
 * @throws StartProblem that names the invalid variable
 */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const read = <N extends Name>(name: N): z.output<(typeof variables)[N][0]> | undefined => {
    const value = env[name];
    if (!value) return undefined;
    const [schema, problem] = variables[name];
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new StartProblem(problem(value));
    return parsed.data as z.output<(typeof variables)[N][0]>;
  };
  const origin = read('CAIRN_ORIGIN');
  const host = read('HOST');
  const proxies = addressesIn(read('CAIRN_PROXY') ?? '');
  const registration = read('CAIRN_REGISTRATION');
  const smtp = read('CAIRN_SMTP');
  const from = read('CAIRN_SMTP_FROM');
  const needs = (name: Name, other: Name) =>
    new StartProblem(`${name} needs ${other}: set that too, or leave ${name} out.`);
  if (!origin && host && !loopback.includes(host)) throw needs('HOST', 'CAIRN_ORIGIN');
  if (!origin && proxies.length > 0) throw needs('CAIRN_PROXY', 'CAIRN_ORIGIN');
  if (!origin && registration) throw needs('CAIRN_REGISTRATION', 'CAIRN_ORIGIN');
  if (smtp && !from) throw needs('CAIRN_SMTP', 'CAIRN_SMTP_FROM');
  if (from && !smtp) throw needs('CAIRN_SMTP_FROM', 'CAIRN_SMTP');
  return {
    port: Number(read('PORT') ?? defaultPort),
    dataDir: read('CAIRN_DATA_DIR') ?? defaultDataDir,
    ...(host && host !== 'localhost' && { host }),
    ...(origin && {
      public: { origin: new URL(origin).origin, registration: registration ?? 'first', proxies },
    }),
    ...(smtp && from && { mailServer: { url: new URL(smtp), from } }),
  };
}
