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
    name: 'a project completed long ago counts as completed today',
    file: 'shared/projects/rules.ts',
    find: '(completionDate ?? today)',
    replace: 'today',
    tests: ['shared/projects/rules.test.ts'],
  },
  {
    name: 'saving a form unticks its goals',
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
    name: 'a percent is rounded with floating-point error',
    file: 'shared/core/counting.ts',
    find: 'Math.round((part * 100) / whole)',
    replace: 'Math.round((part / whole) * 100)',
    tests: ['shared/core/percent.test.ts'],
  },
];

const handlers: readonly Mutation[] = [
  {
    name: 'a habit can be ticked for tomorrow',
    file: 'functions/api/habits/handler.ts',
    find: "if (completed !== false) notAfterToday('date', day, today);",
    replace: '',
    tests: suitesOf('habits'),
    named: 'habits.*tomorrow is refused',
  },
  {
    name: 'the list shows skills that are being deleted',
    file: 'functions/api/skills/handler.ts',
    find: 'if (!skill.deleting) return viewSkill(skill, today);',
    replace: "if (skill.name !== '') return viewSkill(skill, today);",
    tests: ['functions/api/skills/deletion.integration.test.ts'],
  },
  {
    name: 'a missing skill is reported before a missing project',
    file: 'functions/api/projects/handler.ts',
    find: 'if (relatedSkills?.length) await getProject(userId, id, true);',
    replace: '',
    tests: ['functions/api/projects/handler.test.ts', ...suitesOf('projects')],
    named: 'of nothing is 404|whatever skills they name',
  },
  {
    name: 'a repeated create still requires its skills',
    file: 'functions/api/resources/handler.ts',
    find: 'const repeated = () => isRepeated(resourceKeys.resource(userId, id), request);',
    replace: "const repeated = () => isRepeated(resourceKeys.resource(userId, id), 'another');",
    tests: suitesOf('resources'),
    named: 'its skill was deleted since',
  },
  {
    name: 'the assessment written last becomes the newest of its skill',
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
    name: 'a session outlives an interrupted password change',
    file: 'functions/api/auth/handler.ts',
    find: 'await requireFinishedPasswordChange(session.identity, now);',
    replace: '',
    tests: [
      'functions/passwords/changePassword.integration.test.ts',
      'functions/api/auth/handler.test.ts',
    ],
  },
  {
    name: 'resets are unblocked although it is unknown whether the address changed',
    file: 'functions/api/users/emailChange.ts',
    find: "if (error instanceof Problem && error.code !== 'unavailable') {",
    replace: 'if (error) {',
    tests: ['functions/api/users/handler.test.ts'],
  },
  {
    name: 'guesses from many places have no common limit',
    file: 'functions/limits/tallies.ts',
    find: ' < share.stranger && ofStrangers < share.strangers',
    replace: ' < share.stranger',
    tests: ['functions/limits/limits.integration.test.ts'],
  },
];

const http: readonly Mutation[] = [
  {
    name: 'tokens of another client are accepted',
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
    name: 'a page loses its last item',
    file: 'functions/http/takePage.ts',
    find: 'return { shown, next: last };',
    replace: 'return { shown, next: item._id };',
    tests: ['functions/http/takePage.test.ts'],
  },
  {
    name: 'ids from next year are accepted',
    file: 'functions/http/days.ts',
    find: 'if (id.slice(0, TIME_LEN) >',
    replace: "if (id === '' && id.slice(0, TIME_LEN) >",
    tests: ['functions/http/parse.test.ts'],
  },
  {
    name: 'a throttled table is reported as an internal error',
    file: 'functions/http/errors.ts',
    find: '/Throttl|ThroughputExceeded|',
    replace: '/ThroughputExceeded|',
    tests: ['functions/http/errors.test.ts', 'functions/api/habits/handler.test.ts'],
  },
  {
    name: 'fields that the contract does not declare are sent',
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
    name: 'deleting a missing item creates something',
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
    name: 'an account deletion does not run again for what a valid token writes',
    file: 'functions/workers/accountDeletion/deletion.ts',
    find: 'if (left > 0) {',
    replace: 'if (left < 0) {',
    tests: leaving,
  },
  {
    name: 'one more item than the limit is allowed',
    file: 'functions/table/lifecycle.ts',
    find: 'OR #counter < :max)',
    replace: 'OR #counter <= :max)',
    tests: suitesOf('habits'),
    named: 'habits.*the limit.*holds',
  },
  {
    name: 'another request with a used id gets the existing item',
    file: 'functions/table/lifecycle.ts',
    find: 'if (item && item.request !== request) throw idIsUsed();',
    replace: '',
    tests: suitesOf('habits'),
    named: 'habits.*a repeated create',
  },
  {
    name: 'the id of a deleted item can be reused',
    file: 'functions/table/lifecycle.ts',
    find: 'if (request === undefined) return { Delete: { Key: key, ...condition } };',
    replace: "if (request !== '') return { Delete: { Key: key, ...condition } };",
    tests: suitesOf('habits'),
    named: 'habits.*a repeated create',
  },
  {
    name: 'a tombstone is returned as an item',
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
    name: 'an item outgrows its counted bytes',
    file: 'functions/table/storage.ts',
    find: 'size > was || was - size > 2 * spare ? size + spare : was',
    replace: 'was - size > 2 * spare ? size + spare : was',
    tests: ['functions/fullAccount.exhaustive.test.ts'],
  },
  {
    name: 'a full account can still grow',
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
    name: 'projects keep the tag of a deleted skill',
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
    tests: ['functions/api/skills/deletion.integration.test.ts'],
  },
  {
    name: 'simultaneous attempts count as one',
    file: 'functions/table/attempts.ts',
    find: "'attribute_not_exists(pk) OR revision = :revision'",
    replace: "'attribute_not_exists(pk) OR revision >= :revision'",
    tests: ['functions/limits/limits.integration.test.ts'],
  },
  {
    name: 'importing a record again is a conflict',
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
    name: 'an amount stays with a habit that was changed to one to tick',
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
    name: 'changes of one item are sent in parallel',
    file: 'frontend/src/data/outbox/send/schedule.ts',
    find: 'for (const item of items) taken.add(item);',
    replace: '',
    tests: ['frontend/src/data/outbox/createOutbox.test.ts'],
  },
  {
    name: 'a change is removed from the outbox before the server has it',
    file: 'frontend/src/data/outbox/pendingChanges.ts',
    find: '    const stored = store.put(change)',
    replace: '    const stored = store.remove(change.id)',
    tests: ['frontend/src/data/outbox/createOutbox.test.ts'],
  },
  {
    name: 'a change is reported as saved before the server has it',
    file: 'frontend/src/data/outbox/createOutbox.ts',
    find: '      void changes.keep(change);\n      loop.wakeIfOffline',
    replace:
      '      void changes.keep(change);\n      outcomes.confirmed(change, undefined);\n      loop.wakeIfOffline',
    tests: ['frontend/src/data/outbox/createOutbox.test.ts'],
  },
  {
    name: 'a change is refused because the connection is lost',
    file: 'frontend/src/data/client/ApiError.ts',
    find: "(typeof error.kind !== 'number' || error.kind >= 500",
    replace: "(typeof error.kind === 'number' && error.kind >= 500",
    tests: ['frontend/src/data/outbox/createOutbox.test.ts'],
  },
  {
    name: 'a tick is not shown before the response',
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
    name: 'an undone deletion is sent anyway',
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
    name: 'fresh data are prefetched again',
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
    name: 'a refused change is reverted without a message',
    file: 'frontend/src/app/SignedInLayout.tsx',
    find: 'const message = mutation?.refused?.(error, change) ?? messageOf(error, change.failure);',
    replace: "const message = '';",
    tests: ['e2e/resources.spec.ts', 'e2e/failures.spec.ts'],
    named: 'server fails (with|by|resources)',
  },
  {
    name: 'a refused tick is reverted without a message',
    file: 'frontend/src/app/SignedInLayout.tsx',
    find: 'if (mutation?.isMinor) return showNotice(change.failure);',
    replace: 'if (mutation?.isMinor) return;',
    tests: ['e2e/habits.spec.ts', 'e2e/failures.spec.ts'],
    named: 'server fails (with|by|habits)',
  },
  {
    name: 'a page that could not load shows no reason',
    file: 'frontend/src/ui/feedback/ErrorBanner.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is so in the file
    find: '{error?.reason ? `Error: ${error.reason}` : fallback}',
    replace: '{fallback}',
    tests: ['e2e/skills.spec.ts', 'e2e/failures.spec.ts'],
    named: 'server fails (with|by|skills)',
  },
  {
    name: 'a refused form shows no message',
    file: 'frontend/src/forms/useDraftForm.ts',
    find: '    onFailure: showError,\n',
    replace: '',
    tests: ['e2e/projects.spec.ts', 'e2e/failures.spec.ts'],
    named: 'server fails (with|by|projects)',
  },
  {
    name: 'a failed deletion shows no reason',
    file: 'frontend/src/data/client/ApiError.ts',
    find: "serverMessage(error) || (error instanceof Error && error.message) || i18n.t('Unknown error')",
    replace: "serverMessage(error) || i18n.t('Unknown error')",
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
