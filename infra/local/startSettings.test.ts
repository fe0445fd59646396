import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readStartSettings } from './startSettings.ts';

const dataDir = resolve('.data');
const CAIRN_ORIGIN = 'https://cairn.example.org';
const closedAfterFirst = { origin: CAIRN_ORIGIN, registration: 'first', proxies: [] };

test.each([
  [{}, {}],
  [{ PORT: '', CAIRN_DATA_DIR: '', CAIRN_ORIGIN: '', HOST: '', CAIRN_SMTP: '' }, {}],
  [{ PORT: '0' }, { port: 0 }],
  [
    { PORT: '65535', CAIRN_DATA_DIR: '/elsewhere' },
    { port: 65_535, dataDir: '/elsewhere' },
  ],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ HOST: 'localhost' }, {}],
  [{ CAIRN_ORIGIN }, { public: closedAfterFirst }],
  [{ CAIRN_ORIGIN: `${CAIRN_ORIGIN}/` }, { public: closedAfterFirst }],
  [
    { CAIRN_ORIGIN: `${CAIRN_ORIGIN}:8443`, HOST: '0.0.0.0', CAIRN_REGISTRATION: 'open' },
    {
      host: '0.0.0.0',
      public: { ...closedAfterFirst, origin: `${CAIRN_ORIGIN}:8443`, registration: 'open' },
    },
  ],
  [
    { CAIRN_ORIGIN, CAIRN_PROXY: '10.0.0.2, fd00::2', CAIRN_REGISTRATION: 'closed' },
    { public: { ...closedAfterFirst, registration: 'closed', proxies: ['10.0.0.2', 'fd00::2'] } },
  ],
  [
    { CAIRN_SMTP: 'smtp://user:p%40ss@mail.example.org:587', CAIRN_SMTP_FROM: 'cairn@example.org' },
    {
      mailServer: {
        url: new URL('smtp://user:p%40ss@mail.example.org:587'),
        from: 'cairn@example.org',
      },
    },
  ],
])('the settings are read from %o', (env, settings) => {
  expect(readStartSettings(env)).toEqual({ port: 3000, dataDir, ...settings });
});

test.each(['abc', '65536', '-1', '80.5', '1e3', ' ', '0x50', '100000'])(
  "an invalid PORT is reported in one sentence: '%s'",
  (PORT) => {
    expect(() => readStartSettings({ PORT })).toThrow(
      `PORT must be a whole number from 0 to 65535, not '${PORT}': leave it out for 3000, or set it like PORT=3001 npm start.`,
    );
  },
);

const mail = { CAIRN_SMTP: 'smtp://localhost', CAIRN_SMTP_FROM: 'cairn@example.org' };

test.each([
  ['CAIRN_ORIGIN', { CAIRN_ORIGIN: 'http://cairn.example.org' }],
  ['CAIRN_ORIGIN', { CAIRN_ORIGIN: 'cairn.example.org' }],
  ['CAIRN_ORIGIN', { CAIRN_ORIGIN: 'https://cairn.example.org/app' }],
  ['CAIRN_ORIGIN', { CAIRN_ORIGIN: 'https://cairn.example.org/?a' }],
  ['CAIRN_ORIGIN', { CAIRN_ORIGIN: 'https://me:secret@cairn.example.org' }],
  ['HOST', { CAIRN_ORIGIN, HOST: 'web' }],
  ['HOST needs CAIRN_ORIGIN', { HOST: '0.0.0.0' }],
  ['CAIRN_PROXY', { CAIRN_ORIGIN, CAIRN_PROXY: '10.0.0.2, proxy' }],
  ['CAIRN_PROXY needs CAIRN_ORIGIN', { CAIRN_PROXY: '10.0.0.2' }],
  ['CAIRN_REGISTRATION', { CAIRN_ORIGIN, CAIRN_REGISTRATION: 'yes' }],
  ['CAIRN_REGISTRATION needs CAIRN_ORIGIN', { CAIRN_REGISTRATION: 'closed' }],
  ['CAIRN_SMTP', { ...mail, CAIRN_SMTP: 'mail.example.org:25' }],
  ['CAIRN_SMTP', { ...mail, CAIRN_SMTP: 'smtp://user:secret%@mail.example.org' }],
  ['CAIRN_SMTP', { ...mail, CAIRN_SMTP: 'smtp://user:secret@mail.example.org/?a=b' }],
  ['CAIRN_SMTP', { ...mail, CAIRN_SMTP: 'smtp://secret@mail.example.org' }],
  ['CAIRN_SMTP needs CAIRN_SMTP_FROM', { CAIRN_SMTP: mail.CAIRN_SMTP }],
  ['CAIRN_SMTP_FROM', { ...mail, CAIRN_SMTP_FROM: 'cairn' }],
  ['CAIRN_SMTP_FROM needs CAIRN_SMTP', { CAIRN_SMTP_FROM: mail.CAIRN_SMTP_FROM }],
])('a wrong value is refused in one sentence, which repeats no secret: %s %o', (start, env) => {
  expect(() => readStartSettings(env)).toThrow(
    new RegExp(`^${start}( must be |: set that)[^\\n]*\\.$`),
  );
  expect(() => readStartSettings(env)).not.toThrow(/secret/);
});
