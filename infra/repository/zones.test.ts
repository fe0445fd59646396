import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const house = mkdtempSync(join(tmpdir(), 'cairn-zones-'));
afterAll(() => rmSync(house, { recursive: true }));
writeFileSync(
  join(house, 'biome.json'),
  JSON.stringify({ plugins: [resolve('lint/zones.grit')], linter: { rules: { preset: 'none' } } }),
);

/** The linter's errors for a file with this import. Empty if the import is allowed. */
const importErrors = (file: string, source: string): string => {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `export * from '${source}';\n`);
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', path], {
    cwd: house,
    encoding: 'utf8',
  });
  return stdout + stderr;
};

// The linter does not fail on an invalid pattern in `lint/zones.grit`. So each zone must prove that it refuses an
// import.
test.each([
  ['shared/core/x.ts', '../../functions/x.ts', 'it imports only shared'],
  ['shared/habits/rules.ts', './routes.ts', 'Rules are pure functions'],
  ['shared/habits/rules.ts', 'zod/mini', 'Rules are pure functions'],
  ['shared/habits/model.ts', 'zod', 'half the size of zod'],
  ['functions/http/x.ts', '#infra/x.ts', 'functions import only shared'],
  ['functions/http/x.test.ts', '#infra/x.ts', 'functions import only shared'],
  ['functions/api/habits/store.ts', '#testing/live/people.ts', 'Only tests import testing'],
  [
    'functions/api/auth/x.ts',
    '@aws-sdk/client-cognito-identity-provider',
    'Only functions/identity',
  ],
  ['functions/identity/x.ts', '../table/keys.ts', 'does not use the table'],
  ['functions/table/x.ts', '../api/habits/keys.ts', 'must not depend on an area'],
  ['functions/table/x.ts', '#shared/habits/model.ts', 'must not depend on an area'],
  ['functions/table/x.ts', '#shared/areas.ts', 'must not depend on an area'],
  ['functions/account/x.ts', '../api/habits/keys.ts', 'must not depend on an area'],
  ['functions/table/x.ts', '../reminders/pointers.ts', 'The table knows none'],
  ['functions/api/habits/handler.ts', '@aws-sdk/lib-dynamodb', 'Handlers only translate'],
  ['functions/api/ledger/store.ts', '../habits/store.ts', 'imports none of them'],
  ['functions/api/owned/deletion.ts', '../notes/store.ts', 'imports none of them'],
  ['functions/api/habits/store.ts', '../users/tokens.ts', 'it imports only ledger and owned'],
  ['functions/api/projects/store.ts', '../habits/store.ts', 'it imports only ledger and owned'],
  ['functions/api/assessments/store.ts', '../habits/store.ts', 'it imports only keys, to read'],
  ['functions/api/notes/store.ts', '../projects/store.ts', 'it imports only keys'],
  ['functions/api/timer/store.ts', '../users/snooze.ts', 'it imports only habits, resources'],
  ['functions/api/skills/store.ts', '../habits/store.ts', 'it imports only keys'],
  ['functions/api/skills/since.ts', '../habits/store.ts', 'only the stores that say'],
  ['functions/api/users/handler.ts', '../auth/handler.ts', 'it imports only habits'],
  ['frontend/src/ui/x.ts', '#functions/x.ts', 'frontend imports only shared'],
  ['frontend/src/features/habits/x.ts', '../skills/x.ts', 'A feature imports no other'],
  ['frontend/src/features/habits/today/x.ts', '../../skills/x.ts', 'A feature imports no other'],
  ['frontend/src/features/profile/import/plan/x.ts', '../../../skills/x.ts', 'A feature imports'],
  [
    'frontend/src/features/profile/import/formats/files/x.ts',
    '../../../../skills/x.ts',
    'A feature imports',
  ],
  ['frontend/src/features/habits/x.ts', '../../app/x.ts', 'nothing from app'],
  ['frontend/src/ui/x.ts', '../data/x.ts', 'ui imports neither data'],
  ['frontend/src/data/x.ts', '../worker/x.ts', 'data imports neither screens'],
  ['frontend/src/forms/x.ts', '../features/habits/x.ts', 'forms import no feature'],
  ['frontend/src/forms/x.ts', '../domain/skills/x.ts', 'forms import no feature'],
  ['frontend/src/ui/format/x.ts', '#shared/skills/model.ts', 'know no area'],
  ['frontend/src/data/outbox/x.ts', '#shared/areas.ts', 'know no area'],
  ['frontend/src/forms/x.ts', '../areas.ts', 'know no area'],
  ['frontend/src/worker/x.ts', '../app/x.ts', 'the worker imports nothing from app'],
  ['frontend/src/domain/skills/x.ts', '../../features/skills/x.ts', 'but no feature'],
  ['frontend/src/domain/timer/line/x.ts', '../../../app/x.ts', 'but no feature'],
  ['frontend/src/domain/skills/x.ts', '../../areas.ts', 'only the timer may import the list'],
  ['infra/api/x.ts', '../../frontend/src/x.ts', 'infra deploys the site as files'],
  ['testing/live/x.ts', '../../bench/x.ts', 'it imports neither'],
  ['e2e/x.ts', '../bench/x.ts', 'share belongs in testing'],
  ['bench/x.ts', '../e2e/x.ts', 'share belongs in testing'],
])('%s must not import %s', (file, source, why) => {
  expect(importErrors(file, source)).toContain(why);
});

test.each([
  ['functions/api/projects/store.ts', '../ledger/relatedSkills.ts'],
  ['functions/api/habits/store.ts', '../../table/keys.ts'],
  ['functions/table/x.ts', '../problem.ts'],
  ['functions/api/habits/habits.suite.ts', '#testing/live/people.ts'],
  ['frontend/src/features/habits/today/x.ts', '../card/HabitCard.tsx'],
  ['frontend/src/features/habits/today/x.ts', '../../../data/loading/useRoute.ts'],
  ['frontend/src/features/profile/import/plan/x.ts', '../../import/send/importer.ts'],
  ['frontend/src/features/habits/x.ts', '#shared/habits/rules.ts'],
  ['frontend/src/features/habits/x.ts', '../../domain/skills/x.ts'],
  ['frontend/src/domain/skills/x.ts', '#shared/areas.ts'],
  ['frontend/src/domain/skills/x.ts', '../../forms/x.ts'],
  ['frontend/src/domain/timer/x.ts', '../../areas.ts'],
  ['frontend/src/data/session/x.ts', '#shared/users/model.ts'],
  ['shared/habits/rules.ts', './model.ts'],
])('%s may import %s', (file, source) => {
  expect(importErrors(file, source)).not.toContain('plugin ━');
});
