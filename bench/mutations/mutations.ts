import type { Area } from '#shared/areas.ts';
import type { Mutation } from './mutation.ts';

/** The area's suite over the deployed functions. */
const suitesOf = (part: 'contract' | Area): readonly string[] => [
  `infra/assembly/${part}.integration.test.ts`,
];

const rules: readonly Mutation[] = [
  {
    name: 'an open day that is not done yet ends a streak',
    file: 'shared/habits/streaks.ts',
    find: '} else if (place < units.closed) {',
    replace: '} else {',
    tests: ['shared/habits/streaks.test.ts', 'shared/habits/rules.test.ts'],
  },
  {
    name: 'exactly three quarters is not on track',
    file: 'shared/habits/track.ts',
    find: 'if (kept * 100 < counted * TRACK_RATE_PERCENT)',
    replace: 'if (kept * 100 <= counted * TRACK_RATE_PERCENT)',
    tests: ['shared/habits/rules.test.ts'],
  },
  {
    name: 'days before a habit was created do not count',
    file: 'shared/habits/schedule.ts',
    find: 'return first !== null && first < createdDay ? first : createdDay;',
    replace: 'return first === null ? createdDay : createdDay;',
    tests: ['shared/habits/rules.test.ts'],
  },
  {
    name: 'a skill is neglected a day late',
    file: 'shared/skills/rules.ts',
    find: 'daysBetween(facts.lastActivityDate ?? facts.createdDay, today) >= neglectedAfter',
    replace: 'daysBetween(facts.lastActivityDate ?? facts.createdDay, today) > neglectedAfter',
    tests: ['shared/skills/rules.test.ts'],
  },
  {
    name: 'an undone log leaves a debt of hours',
    file: 'shared/skills/time.ts',
    find: 'initialTime: Math.max(initialTime, 0 - rest)',
    replace: 'initialTime',
    tests: ['shared/skills/skillTime.test.ts'],
  },
  {
    name: 'a project completed for long is completed today',
    file: 'shared/projects/rules.ts',
    find: '(completionDate ?? today)',
    replace: 'today',
    tests: ['shared/projects/rules.test.ts'],
  },
  {
    name: 'saving a form takes the ticks off its goals',
    file: 'shared/projects/listItems.ts',
    find: '? { ...goal, description }\n',
    replace: '? { ...goal, description, completed }\n',
    tests: ['shared/projects/listItems.test.ts'],
  },
  {
    name: 'a completed resource is still a target',
    file: 'shared/resources/targets.ts',
    find: "resource.deadline === null || resource.status === 'Completed'",
    replace: 'resource.deadline === null',
    tests: ['shared/resources/targets.test.ts'],
  },
  {
    name: 'a percent is rounded in binary fractions',
    file: 'shared/core/counting.ts',
    find: 'Math.round((part * 100) / whole)',
    replace: 'Math.round((part / whole) * 100)',
    tests: ['shared/core/percent.test.ts'],
  },
];

const handlers: readonly Mutation[] = [
  {
    name: 'a habit may be ticked for tomorrow',
    file: 'functions/api/habits/handler.ts',
    find: "if (completed !== false) notAfterToday('date', day, today);",
    replace: '',
    tests: suitesOf('habits'),
    named: 'tomorrow is refused',
  },
  {
    name: 'the list shows skills that are being deleted',
    file: 'functions/api/skills/handler.ts',
    find: 'if (!skill.deleting) return viewSkill(skill, today);',
    replace: "if (skill.name !== '') return viewSkill(skill, today);",
    tests: ['functions/api/skills/deletion.integration.test.ts'],
  },
  {
    name: 'a skill that is not there is told before the project that is not',
    file: 'functions/api/projects/handler.ts',
    find: 'if (relatedSkills?.length) await getProject(userId, id, true);',
    replace: '',
    tests: ['functions/api/projects/handler.test.ts', ...suitesOf('projects')],
    named: 'of nothing is 404|whatever skills they name',
  },
  {
    name: 'a repeated create needs its skills still',
    file: 'functions/api/resources/handler.ts',
    find: 'const repeated = () => isRepeated(resourceKeys.resource(userId, id), request);',
    replace: "const repeated = () => isRepeated(resourceKeys.resource(userId, id), 'another');",
    tests: suitesOf('resources'),
    named: 'when its skill went since',
  },
  {
    name: 'whichever assessment was written last is the newest of its skill',
    file: 'functions/api/assessments/handler.ts',
    find: 'const isNewest = skill.assessed?.id === assessment._id;',
    replace: "const isNewest = skill.assessed?.id !== '';",
    tests: suitesOf('assessments'),
    named: 'not by an older one',
  },
  {
    name: 'a stranger learns that an account is locked',
    file: 'functions/api/auth/handler.ts',
    find: ': hidingLocks(wrongCredentials, () => signIn(body)),',
    replace: ': signIn(body),',
    tests: ['functions/api/auth/handler.test.ts', 'functions/limits/limits.integration.test.ts'],
  },
  {
    name: 'a session outlives a password change that was cut off',
    file: 'functions/api/auth/handler.ts',
    find: 'await requireWholePassword(session.identity, now);',
    replace: '',
    tests: [
      'functions/passwords/changePassword.integration.test.ts',
      'functions/api/auth/handler.test.ts',
    ],
  },
  {
    name: 'resets open again where nobody knows whether the address changed',
    file: 'functions/api/users/emailChange.ts',
    find: "if (error instanceof Problem && error.code !== 'unavailable') {",
    replace: 'if (error) {',
    tests: ['functions/api/users/handler.test.ts'],
  },
  {
    name: 'guesses from many places together have no limit',
    file: 'functions/limits/tallies.ts',
    find: ' < share.stranger && ofStrangers < share.strangers',
    replace: ' < share.stranger',
    tests: ['functions/limits/limits.integration.test.ts'],
  },
];

const http: readonly Mutation[] = [
  {
    name: 'tokens of another client are taken',
    file: 'functions/http/authenticate.ts',
    find: 'if (claims.parse(payload).client_id !== USER_POOL_CLIENT_ID)',
    replace: "if (claims.parse(payload).client_id === '')",
    tests: ['functions/http/authenticate.test.ts'],
  },
  {
    name: 'the gateway’s own address is open',
    file: 'functions/http/frontDoor.ts',
    find: 'if (accepted && !accepted.some(',
    replace: 'if (accepted?.length === 0 && !accepted.some(',
    tests: suitesOf('contract'),
    named: '^past CloudFront',
  },
  {
    name: 'a page loses the item at which it ends',
    file: 'functions/http/takePage.ts',
    find: 'return { shown, next: last };',
    replace: 'return { shown, next: item._id };',
    tests: ['functions/http/takePage.test.ts'],
  },
  {
    name: 'ids of next year are taken',
    file: 'functions/http/days.ts',
    find: 'if (id.slice(0, TIME_LEN) >',
    replace: "if (id === '' && id.slice(0, TIME_LEN) >",
    tests: ['functions/http/parse.test.ts'],
  },
  {
    name: 'a table that throttles is told as a fault of ours',
    file: 'functions/http/errors.ts',
    find: '/Throttl|ThroughputExceeded|',
    replace: '/ThroughputExceeded|',
    tests: ['functions/http/errors.test.ts', 'functions/api/habits/handler.test.ts'],
  },
  {
    name: 'what the contract does not declare leaves the server',
    file: 'functions/http/reply.ts',
    find: 'parsed.data,',
    replace: 'body,',
    tests: ['functions/http/reply.test.ts', ...suitesOf('contract')],
    named: 'does not declare',
  },
];

const leaving = ['infra/local/accountDeletion.integration.test.ts'];

const store: readonly Mutation[] = [
  {
    name: 'deleting what is not there leaves something',
    file: 'functions/table/item.ts',
    find: "isThere = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)'",
    replace: "isThere = 'attribute_not_exists(deletedAt)'",
    tests: suitesOf('contract'),
    named: 'every route.*of another',
  },
  {
    name: 'a deleted account leaves its tombstones',
    file: 'functions/table/emptyRange.ts',
    find: 'deletedToo: true',
    replace: 'deletedToo: false',
    tests: leaving,
  },
  {
    name: 'a deletion does not come back for what a valid token writes',
    file: 'functions/workers/accountDeletion/deletion.ts',
    find: 'if (left > 0) {',
    replace: 'if (left < 0) {',
    tests: leaving,
  },
  {
    name: 'there may be one more than the limit',
    file: 'functions/table/lifecycle.ts',
    find: 'OR #counter < :max)',
    replace: 'OR #counter <= :max)',
    tests: suitesOf('habits'),
    named: 'habits.*the limit.*holds',
  },
  {
    name: 'another request with a used id gets what is there',
    file: 'functions/table/lifecycle.ts',
    find: 'if (item && item.request !== request) throw idIsUsed();',
    replace: '',
    tests: suitesOf('habits'),
    named: 'habits.*a repeated create',
  },
  {
    name: 'the id of what was deleted may be used again',
    file: 'functions/table/lifecycle.ts',
    find: 'if (request === undefined) return { Delete: { Key: key, ...condition } };',
    replace: "if (request !== '') return { Delete: { Key: key, ...condition } };",
    tests: suitesOf('habits'),
    named: 'habits.*a repeated create',
  },
  {
    name: 'what is deleted shows as an item',
    file: 'functions/table/item.ts',
    find: 'item && isTombstone(item) ? undefined : item;',
    replace: 'item;',
    tests: suitesOf('habits'),
    named: 'habits.*a repeated create',
  },
  {
    name: 'a list ends with the first page of the table',
    file: 'functions/table/reading.ts',
    find: 'start = page.next;',
    replace: 'start = undefined;',
    tests: ['functions/api/habits/handler.test.ts'],
    named: 'the pages of the table',
  },
  {
    name: 'an item outgrows what is counted of it',
    file: 'functions/table/storage.ts',
    find: 'size > was || was - size > 2 * spare ? size + spare : was',
    replace: 'was - size > 2 * spare ? size + spare : was',
    tests: ['functions/fullAccount.exhaustive.test.ts'],
  },
  {
    name: 'a full account still grows',
    file: 'functions/table/storage.ts',
    find: 'addingBytes(more, grows && more > 0)',
    replace: 'addingBytes(more, grows && more < 0)',
    tests: ['functions/fullAccount.exhaustive.test.ts'],
  },
  {
    name: 'a change overwrites what another device wrote meanwhile',
    file: 'functions/table/storage.ts',
    find: 'const conditions = { ...expected, version: item.version };',
    replace: 'const conditions = { ...expected };',
    tests: suitesOf('projects'),
    named: 'never end before the start',
  },
  {
    name: 'a tick overwrites the tick of another day',
    file: 'functions/api/habits/bitmaps.ts',
    find: 'return { changes, expected: ifUnchanged(item, yearFields(year)) };',
    replace: 'return { changes };',
    tests: suitesOf('habits'),
    named: 'habits.*ticks.*2[05]',
  },
  {
    name: 'a deleted skill stays a tag of projects',
    file: 'functions/api/skills/deletion.ts',
    find: 'await takeTagOff(projectRanges.projects(userId), id);',
    replace: '',
    tests: ['functions/api/skills/deletion.integration.test.ts'],
  },
  {
    name: 'the months still count the hours of a deleted skill',
    file: 'functions/api/skills/deletion.ts',
    find: '...monthSteps(userId, items.flatMap(countedOf), -1)',
    replace: '',
    tests: suitesOf('skills'),
    named: 'forgets a deleted skill',
  },
  {
    name: 'attempts at once count as one',
    file: 'functions/table/attempts.ts',
    find: "'attribute_not_exists(pk) OR revision = :revision'",
    replace: "'attribute_not_exists(pk) OR revision >= :revision'",
    tests: ['functions/limits/limits.integration.test.ts'],
  },
  {
    name: 'a record that is imported again is a conflict',
    file: 'functions/table/importing.ts',
    find: 'taken?.imported === imported',
    replace: 'taken?.request === imported',
    tests: suitesOf('contract'),
    named: 'importing (skills|activities).*repeated',
  },
  {
    name: 'an import leaves the amounts of a habit that is deleted meanwhile',
    file: 'functions/api/habits/setYear.ts',
    find: 'if (!after) await recorder.undo();',
    replace: '',
    tests: ['functions/api/habits/setYear.integration.test.ts'],
  },
  {
    name: 'an amount stays with a habit that is to be ticked by now',
    file: 'functions/api/habits/days.ts',
    find: 'await amounts.takeBack();',
    replace: '',
    tests: ['functions/api/habits/amounts.integration.test.ts'],
    named: 'becomes one to tick',
  },
  {
    name: 'a deletion leaves the amounts of a year that is opened meanwhile',
    file: 'functions/table/lifecycle.ts',
    find: "['bytes', 'version']",
    replace: "['bytes']",
    tests: ['functions/api/habits/amounts.integration.test.ts'],
    named: 'a deletion takes the amounts',
  },
];

const frontend: readonly Mutation[] = [
  {
    name: 'changes of one item travel side by side',
    file: 'frontend/src/data/outbox/send/schedule.ts',
    find: 'for (const item of items) taken.add(item);',
    replace: '',
    tests: ['frontend/src/data/outbox/createOutbox.test.ts'],
  },
  {
    name: 'a change is forgotten before the server has it',
    file: 'frontend/src/data/outbox/pendingChanges.ts',
    find: '    const written = store.put(change)',
    replace: '    const written = store.remove(change.id)',
    tests: ['frontend/src/data/outbox/createOutbox.test.ts'],
  },
  {
    name: 'a change is said to be saved before the server has it',
    file: 'frontend/src/data/outbox/createOutbox.ts',
    find: '      void changes.keep(change);\n      // After',
    replace:
      '      void changes.keep(change);\n      outcomes.confirmed(change, undefined);\n      // After',
    tests: ['frontend/src/data/outbox/createOutbox.test.ts'],
  },
  {
    name: 'a change is refused because the connection is gone',
    file: 'frontend/src/data/client/ApiError.ts',
    find: "(typeof error.kind !== 'number' || error.kind >= 500",
    replace: "(typeof error.kind === 'number' && error.kind >= 500",
    tests: ['frontend/src/data/outbox/createOutbox.test.ts'],
  },
  {
    name: 'a tick is not seen before the response',
    file: 'frontend/src/features/habits/changedHabit.ts',
    find: 'history: packDays(completed),',
    replace: '',
    tests: ['e2e/changes.integration.test.ts'],
  },
  {
    name: 'a tab renews a token that another tab has renewed',
    file: 'frontend/src/data/client/createClient.ts',
    find: 'if (current && current !== stale) return current;',
    replace: '',
    tests: ['frontend/src/data/client/createClient.test.ts'],
  },
  {
    name: 'the dashboard stays as it was before a tick',
    file: 'frontend/src/features/activity/cache.ts',
    find: "refetchAfter: 'any',",
    replace: 'refetchAfter: [],',
    tests: ['frontend/src/app/areaData.test.ts'],
  },
  {
    name: 'what was brought back is deleted all the same',
    file: 'frontend/src/data/outbox/heldChanges.ts',
    find: '        if (isInTime) changes.discard(id);',
    replace: '',
    tests: ['frontend/src/data/outbox/createOutbox.test.ts'],
  },
  {
    name: 'an emptied field is not sent',
    file: 'frontend/src/forms/formValues.ts',
    find: 'is[field] ?? null',
    replace: 'is[field]',
    tests: ['frontend/src/forms/formValues.test.ts'],
  },
];

/** Bugs in the outbox and the cache. */
const ahead: readonly Mutation[] = [
  {
    name: 'what is fresh is fetched ahead again',
    file: 'frontend/src/app/ahead.ts',
    find: '> fresh;',
    replace: '>= 0;',
    tests: ['frontend/src/app/FetchAhead.test.tsx'],
  },
  {
    name: 'a page that was never loaded is an error without a network',
    file: 'frontend/src/data/cache/useRoute.ts',
    find: "failure?.kind === 'FETCH_ERROR'",
    replace: 'failure === null',
    tests: ['frontend/src/app/offline.test.tsx'],
  },
];

/** Bugs on screens, which only a browser test can notice. */
const screens: readonly Mutation[] = [
  {
    name: 'a change that was refused goes back without a word',
    file: 'frontend/src/app/SignedInLayout.tsx',
    find: 'const message = mutation?.refused?.(error, change) ?? messageOf(error, change.failure);',
    replace: "const message = '';",
    tests: ['e2e/resources.spec.ts', 'e2e/failures.spec.ts'],
    named: 'server fails (with|by|resources)',
  },
  {
    name: 'a tick that was refused goes back without a word',
    file: 'frontend/src/app/SignedInLayout.tsx',
    find: 'if (mutation?.isMinor) return showNotice(change.failure);',
    replace: 'if (mutation?.isMinor) return;',
    tests: ['e2e/habits.spec.ts', 'e2e/failures.spec.ts'],
    named: 'server fails (with|by|habits)',
  },
  {
    name: 'a page that could not load gives no reason',
    file: 'frontend/src/ui/feedback/ErrorBanner.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is so in the file
    find: '{error?.reason ? `Error: ${error.reason}` : fallback}',
    replace: '{fallback}',
    tests: ['e2e/skills.spec.ts', 'e2e/failures.spec.ts'],
    named: 'server fails (with|by|skills)',
  },
  {
    name: 'a form that was refused pops nothing up',
    file: 'frontend/src/forms/useDraftForm.ts',
    find: '    onFailure: showError,\n',
    replace: '',
    tests: ['e2e/projects.spec.ts', 'e2e/failures.spec.ts'],
    named: 'server fails (with|by|projects)',
  },
  {
    name: 'why something could not be deleted is not said',
    file: 'frontend/src/data/client/ApiError.ts',
    find: "const why = serverMessage(error) || (error instanceof Error && error.message) || 'Unknown error';",
    replace: "const why = serverMessage(error) || 'Unknown error';",
    tests: ['frontend/src/data/client/ApiError.test.ts'],
  },
];

export const mutations: readonly Mutation[] = [
  ...rules,
  ...handlers,
  ...http,
  ...store,
  ...frontend,
  ...ahead,
  ...screens,
];
