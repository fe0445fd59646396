import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** An import that a part must not have. Imports are written as `file -> imported file or package`. */
type Zone = {
  refuses: RegExp;
  except?: RegExp;
  why: string;
  /** An import that the zone refuses. A test checks that the zone refuses it. */
  example: string;
};

const zones: Zone[] = [
  {
    refuses: / -> zod$/,
    why: "import * as z from 'zod/mini': in the browser it is half the size of zod.",
    example: 'shared/habits/model.ts -> zod',
  },
  // shared
  {
    refuses: /^shared\/.* -> (functions|infra|frontend|testing|react|@aws-sdk|@mantine)\b/,
    why: 'shared is used by both sides, so it imports only shared.',
    example: 'shared/core/x.ts -> functions/x.ts',
  },
  {
    refuses: /^shared\/[a-z]+\/.* -> (zod|node:|.*\/(routes|area|areas)\.ts)/,
    except:
      /(\/(area|areaScopes|errors|fields|fieldsOf|ids|imports|model|pages|reference|route|routes|storage|tags)|\/export\/[a-z]+|\.test|\.test-d)\.ts ->/,
    why: 'Rules are pure functions of facts and today: they import only models and other rules.',
    example: 'shared/habits/rules.ts -> shared/habits/routes.ts',
  },
  // functions
  {
    refuses: /^functions\/.* -> (infra|frontend)\//,
    why: 'functions import only shared; their tests also import testing.',
    example: 'functions/http/x.test.ts -> infra/x.ts',
  },
  {
    refuses: /^functions\/.* -> testing\//,
    except: /\.(test|suite|test-d)\.ts ->/,
    why: 'Only tests import testing.',
    example: 'functions/api/habits/store.ts -> testing/live/people.ts',
  },
  {
    refuses: /^functions\/.* -> @aws-sdk\/client-cognito-identity-provider/,
    except: /^functions\/identity\/|\.test\.ts ->/,
    why: 'Only functions/identity calls Cognito.',
    example: 'functions/api/auth/x.ts -> @aws-sdk/client-cognito-identity-provider',
  },
  {
    refuses: /^functions\/identity\/.* -> (functions\/table|@aws-sdk\/(client|lib)-dynamodb)/,
    except: /\.test\.ts ->/,
    why: 'functions/identity does not use the table.',
    example: 'functions/identity/x.ts -> functions/table/keys.ts',
  },
  {
    refuses:
      /^functions\/(account|http|identity|limits|mail|passwords|queue|table)\/.* -> (functions\/api\/|shared\/areas\.ts|shared\/[a-z]+\/)/,
    except: /\.test\.ts ->|-> shared\/(auth|calls|core|days|language|pauses|tokens|users)\//,
    why: 'Code that all resources share must not depend on an area.',
    example: 'functions/account/x.ts -> shared/habits/model.ts',
  },
  {
    refuses: /^functions\/table\/.* -> functions\/[a-z]+\//,
    except: /\.test\.ts ->|-> functions\/table\//,
    why: 'The table knows none of the folders that store in it.',
    example: 'functions/table/x.ts -> functions/reminders/pointers.ts',
  },
  {
    refuses: /^functions\/api\/[a-z]+\/handler\.ts -> @aws-sdk\//,
    why: 'Handlers only translate: calls of AWS belong in the folders of the table and the identity provider.',
    example: 'functions/api/habits/handler.ts -> @aws-sdk/lib-dynamodb',
  },
  {
    refuses: /^functions\/api\/(ledger|owned)\/.* -> functions\/api\/[a-z]+\//,
    except: /\.test\.ts ->/,
    why: 'What several resources use imports none of them.',
    example: 'functions/api/owned/deletion.ts -> functions/api/notes/store.ts',
  },
  // Which resources may use each other
  {
    refuses: /^functions\/api\/[a-z]+\/.* -> functions\/api\/[a-z]+\//,
    except:
      /^functions\/api\/(analytics|assessments|cards|notes|reviews|skills|timer|users)\/|\.suite\.ts ->|-> functions\/api\/(ledger\/|owned\/|skills\/deletion\.ts)/,
    why: 'Of the other folders of api it imports only ledger and owned; tests also delete skills.',
    example: 'functions/api/projects/store.ts -> functions/api/habits/store.ts',
  },
  {
    refuses: /^functions\/api\/assessments\/.* -> functions\/api\/[a-z]+\//,
    except: /\.suite\.ts ->|-> functions\/api\/(ledger\/|owned\/noteKeys\.ts|[a-z]+\/keys\.ts)/,
    why: 'Of the other resources it imports only keys, to read the names of evidence.',
    example: 'functions/api/assessments/store.ts -> functions/api/habits/store.ts',
  },
  {
    refuses: /^functions\/api\/(cards|notes)\/.* -> functions\/api\/[a-z]+\//,
    except: /\.suite\.ts ->|-> functions\/api\/((cards|notes|ledger|owned)\/|[a-z]+\/keys\.ts)/,
    why: 'Of the resources that a note can be about it imports only keys.',
    example: 'functions/api/notes/store.ts -> functions/api/projects/store.ts',
  },
  {
    refuses: /^functions\/api\/timer\/.* -> functions\/api\/[a-z]+\//,
    except: /\.suite\.ts ->|-> functions\/api\/(ledger|habits|resources|projects)\//,
    why: 'Of the other resources it imports only habits, resources and projects, because a timer can run for them.',
    example: 'functions/api/timer/store.ts -> functions/api/users/snooze.ts',
  },
  {
    refuses: /^functions\/api\/skills\/.* -> functions\/api\/[a-z]+\//,
    except: /\/since\.ts ->|-> functions\/api\/((ledger|owned)\/|[a-z]+\/keys\.ts)/,
    why: 'Of the other resources it imports only keys.',
    example: 'functions/api/skills/store.ts -> functions/api/habits/store.ts',
  },
  {
    refuses: /^functions\/api\/skills\/since\.ts -> functions\/api\/[a-z]+\//,
    except: /-> functions\/api\/(ledger\/|(notes|projects|resources)\/store\.ts)/,
    why: 'Of the other resources it imports only the stores that say what happened since a day.',
    example: 'functions/api/skills/since.ts -> functions/api/habits/store.ts',
  },
  {
    refuses: /^functions\/api\/users\/.* -> functions\/api\/[a-z]+\//,
    except: /-> functions\/api\/habits\//,
    why: 'Of the other resources it imports only habits, because vacations pause them.',
    example: 'functions/api/users/handler.ts -> functions/api/auth/handler.ts',
  },
  // The browser
  {
    refuses: /^frontend\/src\/.* -> (functions\/|infra\/|testing\/|@aws-sdk\/|node:)/,
    except: /(\.test\.tsx?|\.fixture\.ts) ->/,
    why: 'frontend imports only shared.',
    example: 'frontend/src/ui/x.ts -> functions/x.ts',
  },
  {
    refuses: /^frontend\/src\/features\/.* -> frontend\/src\/(features|app|worker)\//,
    except: /\.test\.tsx? ->/,
    why: 'A feature imports no other feature, and nothing from app.',
    example: 'frontend/src/features/habits/today/x.ts -> frontend/src/features/skills/x.ts',
  },
  {
    refuses: /^frontend\/src\/worker\/.* -> frontend\/src\/app\//,
    why: "app starts the worker's side of the page: the worker imports nothing from app.",
    example: 'frontend/src/worker/x.ts -> frontend/src/app/x.ts',
  },
  {
    refuses: /^frontend\/src\/domain\/.* -> frontend\/src\/(app|features|worker)\//,
    except: /\.test\.tsx? ->/,
    why: 'domain is what features share: it imports data, forms, language and ui, but no feature.',
    example: 'frontend/src/domain/timer/line/x.ts -> frontend/src/app/x.ts',
  },
  {
    refuses: /^frontend\/src\/domain\/.* -> frontend\/.*\/(areas|areaData)\.ts/,
    except: /\/domain\/timer\/|\.test\.tsx? ->/,
    why: 'In domain, only the timer may import the list of areas, because it runs for items of any area.',
    example: 'frontend/src/domain/skills/x.ts -> frontend/src/areas.ts',
  },
  {
    refuses:
      /^frontend\/src\/(data|forms|ui)\/.* -> (shared\/(analytics|areas\.ts|assessments|cards|findings|habits|notes|projects|reminders|resources|reviews|skills|timer)|frontend\/.*\/(area|areas|areaData)\.ts)/,
    except: /\.test\.tsx? ->/,
    why: 'data, forms and ui know no area: what several features need of one belongs in frontend/src/domain/<area>.',
    example: 'frontend/src/ui/format/x.ts -> shared/skills/model.ts',
  },
  {
    refuses: /^frontend\/src\/ui\/.* -> frontend\/src\/(app|data|domain|features|forms|worker)\//,
    why: 'ui imports neither data nor forms nor features.',
    example: 'frontend/src/ui/x.ts -> frontend/src/data/x.ts',
  },
  {
    refuses: /^frontend\/src\/data\/.* -> frontend\/src\/(app|domain|features|forms|ui|worker)\//,
    why: 'data imports neither screens nor the worker.',
    example: 'frontend/src/data/x.ts -> frontend/src/worker/x.ts',
  },
  {
    refuses: /^frontend\/src\/forms\/.* -> frontend\/src\/(app|domain|features|worker)\//,
    except: /\.test\.tsx? ->/,
    why: 'forms import no feature.',
    example: 'frontend/src/forms/x.ts -> frontend/src/domain/skills/x.ts',
  },
  // The rest
  {
    refuses:
      /^infra\/((api|identity|monitoring|table|website)\/)?[a-zA-Z]+\.ts -> (frontend|testing)\//,
    why: 'infra deploys the site as files; it imports neither its code nor tests.',
    example: 'infra/api/x.ts -> frontend/src/x.ts',
  },
  {
    refuses: /^testing\/(browser|engines|histories|live)\/.* -> (e2e|bench)\//,
    why: 'e2e and bench share testing: it imports neither.',
    example: 'testing/live/x.ts -> bench/x.ts',
  },
  {
    refuses: /^e2e\/.* -> bench\/|^bench\/.* -> e2e\//,
    why: 'Code that e2e and bench share belongs in testing.',
    example: 'bench/x.ts -> e2e/x.ts',
  },
];

/** Whether a resource or a feature imports a file of its own. */
const isOwn = (line: string): boolean =>
  /^(functions\/api\/[a-z]+\/|frontend\/src\/features\/[a-z]+\/).* -> \1/.test(line);

/** Why a line `file -> imported file or package` is refused. */
const reasonsAgainst = (line: string): string[] =>
  zones
    .filter(({ refuses, except }) => refuses.test(line) && !except?.test(line) && !isOwn(line))
    .map(({ why }) => why);

const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => /\.tsx?$/.test(file));

/** The files and packages that a file imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^'\s]+)'/g)].map(
    ([, source = '']) =>
      source.startsWith('.') ? normalize(join(dirname(file), source)) : source.replace(/^#/, ''),
  );

const imports = files.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));

test('no file imports what its zone refuses', () => {
  const refused = imports
    .map(({ file, imported }) => `${file} -> ${imported}`)
    .flatMap((line) => reasonsAgainst(line).map((why) => `${line}: ${why}`));
  expect(refused).toEqual([]);
  expect(imports.length).toBeGreaterThan(10_000);
});

test.each(zones)('$example is refused: $why', ({ why, example }) => {
  expect(reasonsAgainst(example)).toContain(why);
});

/** Where two paths part: their folders below the last common one. Undefined if one contains the other. */
const apart = (from: string, to: string): [string, string] | undefined => {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  const at = a.findIndex((name, n) => name !== b[n]);
  if (at < 0 || at >= b.length) return;
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')];
};

test('no two folders import each other', () => {
  const isTest = (file: string) => /\.(test|test-d|suite|spec|fixture)\.tsx?$/.test(file);
  const found = new Map<string, string>();
  for (const { file, imported } of imports) {
    if (isTest(file) || isTest(imported) || !files.includes(imported)) continue;
    const folders = apart(file, imported);
    if (folders) found.set(folders.join(' -> '), `${file} imports ${imported}`);
  }
  const pairs = [...found].filter(([pair]) => found.has(pair.split(' -> ').reverse().join(' -> ')));
  expect(pairs).toEqual([]);
});
