import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { startCairn } from '#testing/engines/harness.ts';
import prepareSite from '../site.setup.ts';
import { type Engine, engines } from './drivers.ts';

/**
 * Takes pictures of ten screens of the demo account in each installed engine, to compare them side by side. Run `node
 * run.mjs e2e/engines/pictures.ts <folder>`, then open its index.html.
 */

const screens = {
  dashboard: '/dashboard',
  habits: '/habits',
  habit: '/habits/add',
  skills: '/skills',
  planner: '/learning-planner',
  projects: '/mini-projects',
  assessments: '/self-assessment',
  activity: '/activity-tracker',
  review: '/review',
  profile: '/profile',
};
const languages = ['en', 'ar'];
const sizes = [
  [1280, 900],
  [390, 844],
] as const;

/** In ms. Only a failure takes this long. */
const patience = 20_000;

/** In ms. After this time charts have stopped moving, and popups are gone. */
const settling = 1_500;

const [folder = ''] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the pictures.');
mkdirSync(folder, { recursive: true });

await prepareSite();
const cairn = await startCairn();
const { seedDemo } = await import('#infra/local/demo/seed.ts');
await seedDemo(cairn.url, folder);

const { email, password } = demoAccount;
const logIn = `void fetch('/api/auth/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: ${JSON.stringify(JSON.stringify({ email, password }))},
}).then((response) => response.json()).then(({ token, data }) => {
  Object.assign(localStorage, { token, user: JSON.stringify(data.user) });
})`;
const speak = (language: string) =>
  `void (localStorage.user = JSON.stringify({ ...JSON.parse(localStorage.user), language: '${language}' }))`;

const installed = engines.filter(({ isInstalled }) => isInstalled());
const photograph = async ({ name, start }: Engine) => {
  const driver = await start();
  const until = async (expression: string) => {
    const end = Date.now() + patience;
    while ((await driver.evaluate(expression)) !== 'true') {
      if (Date.now() > end) throw new Error(`${name}: still false: ${expression}`);
      await pause(50);
    }
  };
  await driver.open(`${cairn.url}/login`);
  await driver.evaluate(logIn);
  await until('!!localStorage.user');
  for (const language of languages) {
    await driver.evaluate(speak(language));
    for (const [width, height] of sizes) {
      await driver.resize(width, height);
      for (const [screen, path] of Object.entries(screens)) {
        await driver.open(`${cairn.url}${path}`);
        await until(`!!document.querySelector('h1')`);
        await pause(settling);
        writeFileSync(
          join(folder, `${screen}-${language}-${width}-${name}.png`),
          await driver.picture(),
        );
      }
    }
  }
  await driver.close();
};
try {
  await Promise.all(installed.map(photograph));
} finally {
  await cairn.stop();
}

const rows: string[] = [];
for (const screen of Object.keys(screens))
  for (const language of languages)
    for (const [width] of sizes) {
      const pictures = installed.map(
        ({ name }) =>
          `<figure><img src="${screen}-${language}-${width}-${name}.png"><figcaption>${name}</figcaption></figure>`,
      );
      rows.push(
        `<section id="${screen}-${language}-${width}"><h2>${screen}, ${language}</h2>${pictures.join('')}</section>`,
      );
    }
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><style>section { white-space: nowrap } figure { display: inline-block; margin: 4px }</style>${rows.join('\n')}`,
);
console.log(`${rows.length} rows of pictures: ${join(folder, 'index.html')}`);
