import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day } from '../days/days.ts';
import {
  editGoal,
  type GoalEdit,
  goalsTickedThisMonth,
  mergeGoals,
  mergeListItems,
  mergeLists,
  type SentGoal,
  type SentListItem,
  solveChallenge,
  toggleGoal,
} from './listItems.ts';
import type { Goal } from './model.ts';

const TODAY = '2026-03-15';
const EARLIER = '2026-01-31';

/** 'a1 *b2' -> a goal 'a' with id 1, and a goal 'b' with id 2 that was ticked earlier. */
const goals = (text: string): Goal[] =>
  words(text).map((word) => {
    const [, star, description = '', id = ''] = /^(\*?)(\D+)(\d+)$/.exec(word) ?? [];
    const completed = star === '*';
    const completedAt = completed ? EARLIER : null;
    return { _id: id, description, completed, completedAt, dueDate: null };
  });
const written = (list: readonly Goal[]) =>
  list.map((goal) => `${goal.completed ? '*' : ''}${goal.description}${goal._id}`).join(' ');
/** 'a b:2' -> a line 'a' without an id, and a line 'b' with id 2. */
const lines = (text: string): SentListItem[] =>
  words(text).map((word) => {
    const [description = '', _id] = word.split(':');
    return _id === undefined ? { description } : { _id, description };
  });
const words = (text: string) => text.split(' ').filter((word) => word !== '');
/** Returns a function that counts up from 91: 91, 92, … */
const ids = () => {
  let last = 90;
  return () => `${++last}`;
};

// biome-ignore format: one line a case
const merges: [string, string, string, string][] = [
  ['nothing sent clears', '*a1 b2', '', ''],
  ['all new', '', 'a b', 'a91 b92'],
  ['the same keeps ids and ticks', '*a1 b2', 'a b', '*a1 b2'],
  ['another order', '*a1 b2', 'b a', 'b2 *a1'],
  ['one more', '*a1 b2', 'a x b', '*a1 x91 b2'],
  ['one fewer', '*a1 b2', 'b', 'b2'],
  ['a changed text is a new goal', '*a1 b2', 'A b', 'A91 b2'],
  ['two equal lines are two goals', '*a1', 'a a', '*a1 a91'],
  ['two equal goals stay as they are', 'a1 *a2', 'a a', 'a1 *a2'],
  ['of two equal goals the ticked one stays', 'a1 *a2', 'a', '*a2'],
  ['of three equal goals, the ticked and the first one stay', 'a1 a2 *a3', 'a a', 'a1 *a3'],
  ['matched by id, though the text changed', '*a1 b2', 'x:1 b', '*x1 b2'],
  ['matched by id before text', '*a1 a2', 'a:2 a', 'a2 *a1'],
  ['a line with the old text of a renamed goal is a new goal', '*a1', 'x:1 a', '*x1 a91'],
  ['a line matched by its id makes no room by its text', 'a1 a2 *a3', 'a:1 a', 'a1 *a3'],
  ['an id sent twice is matched once', '*a1', 'a:1 a:1', '*a1 a91'],
  ['an id sent twice for new goals belongs to the first one', '', 'a:7 b:7', 'a7 b91'],
  ['a line with an unknown id is matched by text, and a new goal keeps the id', '*a1', 'a:7 b:8', '*a1 b8'],
  ['names that every object has', '*constructor1', 'constructor toString __proto__', '*constructor1 toString91 __proto__92'],
];

describe('merging what a form sent', () => {
  test.each(merges)('goals: %s', (_, existing, sent, expected) => {
    const unticked = lines(sent).map((line) => ({ ...line, completed: false }));
    const merged = mergeGoals(goals(existing), unticked, ids(), TODAY);
    expect(written(merged)).toBe(expected);
    for (const { completed, completedAt } of merged) {
      expect(completedAt).toBe(completed ? EARLIER : null);
    }
  });

  test.each(merges.filter(([, existing]) => !/(\w)\d .*\1/.test(existing)))(
    'outcomes and challenges: %s',
    (_, existing, sent, expected) => {
      const items = goals(existing).map(({ _id, description }) => ({ _id, description }));
      const merged = mergeListItems(items, lines(sent), ids(), (item) => item);
      expect(merged).toEqual(goals(expected).map(({ _id, description }) => ({ _id, description })));
    },
  );

  test('of equal outcomes, the first one stays', () => {
    const items = [1, 2].map((n) => ({ _id: `${n}`, description: 'a' }));
    const merged = mergeListItems(items, [{ description: 'a' }], ids(), (item) => item);
    expect(merged).toEqual([items[0]]);
  });

  test('a new goal that is sent completed is ticked today; an existing one is not', () => {
    const sent = lines('a b').map((line) => ({ ...line, completed: true }));
    expect(mergeGoals(goals('a1'), sent, ids(), TODAY)).toEqual([
      { _id: '1', description: 'a', completed: false, completedAt: null, dueDate: null },
      { _id: '91', description: 'b', completed: true, completedAt: TODAY, dueDate: null },
    ]);
  });

  test('a missing `completed` means not completed', () => {
    expect(written(mergeGoals([], lines('a'), ids(), TODAY))).toBe('a91');
  });

  // biome-ignore format: one line a case
  test.each<[string, string, string, string[] | undefined, string]>([
    ['without the known items, all were known', 'a1 b2', 'a:1', undefined, 'a1'],
    ['an unknown item stays at the end', 'a1 b2 c3', 'b:2 a:1', ['1', '2'], 'b2 a1 c3'],
    ['a known item that is not sent goes', 'a1 b2', 'a:1', ['1', '2'], 'a1'],
    ['a known item that was deleted elsewhere stays deleted', 'b2', 'a:1 b:2', ['1', '2'], 'b2'],
    ['a new line with the text of an unknown item is that item', '*a1', 'a', [], '*a1'],
    ['a new line is added', 'a1', 'a:1 b:8', ['1'], 'a1 b8'],
    ['an emptied list keeps unknown items', 'a1 b2', '', ['1'], 'b2'],
  ])('lists that another device changed: %s', (_, existing, sent, knownItems, expected) => {
    const outcome = { _id: '5', description: 'x', createdOn: null };
    const all = { goals: goals(existing), learningOutcomes: [outcome], challenges: [] };
    const once = mergeLists(all, { goals: lines(sent), knownItems }, ids(), TODAY);
    expect(Object.keys(once)).toEqual(['goals']);
    expect(written(once.goals ?? [])).toBe(expected);
    const twice = mergeLists({ ...all, ...once }, { goals: lines(sent), knownItems }, ids(), TODAY);
    expect(written(twice.goals ?? [])).toBe(expected);
  });

  test.each<[string, SentGoal[], (Day | null)[]]>([
    ['a missing day stays', [{ description: 'a' }], ['2026-04-01']],
    ['a sent day replaces it', [{ description: 'a', dueDate: '2026-05-01' }], ['2026-05-01']],
    ['null clears it', [{ _id: '1', description: 'b', dueDate: null }], [null]],
    [
      'a new goal has the sent day, or none',
      [{ description: 'x', dueDate: TODAY }, { description: 'y' }],
      [TODAY, null],
    ],
  ])('the day of a goal: %s', (_, sent, days) => {
    const before = goals('a1').map((goal) => ({ ...goal, dueDate: '2026-04-01' }));
    expect(mergeGoals(before, sent, ids(), TODAY).map(({ dueDate }) => dueDate)).toEqual(days);
  });

  test('outcomes and challenges keep their days, and new ones are of today', () => {
    const outcome = { _id: '1', description: 'a', createdOn: null };
    const challenge = { _id: '2', description: 'b', createdOn: EARLIER, solvedOn: EARLIER };
    const all = { goals: [], learningOutcomes: [outcome], challenges: [challenge] };
    const sent = {
      learningOutcomes: lines('new a'),
      challenges: lines('c:2 new'),
    };
    expect(mergeLists(all, sent, ids(), TODAY)).toEqual({
      learningOutcomes: [{ _id: '91', description: 'new', createdOn: TODAY }, outcome],
      challenges: [
        { ...challenge, description: 'c' },
        { _id: '92', description: 'new', createdOn: TODAY, solvedOn: null },
      ],
    });
  });

  const letters = fc.constantFrom('a', 'b', 'c', 'd');
  const goalLists = fc
    .array(fc.tuple(letters, fc.boolean()), { maxLength: 12 })
    .map((list) => goals(list.map(([d, star], n) => `${star ? '*' : ''}${d}${n + 1}`).join(' ')));
  const ticks = (list: readonly Goal[], of: string) =>
    list.filter(({ description, completed }) => completed && description === of).length;

  test('keeps every tick that has a line, keeps every line, and never duplicates an id', () => {
    fc.assert(
      fc.property(goalLists, fc.array(letters, { maxLength: 12 }), (existing, sent) => {
        const form = sent.map((description) => ({ description, completed: false }));
        const merged = mergeGoals(existing, form, ids(), TODAY);
        expect(merged.map(({ description }) => description)).toEqual(sent);
        expect(new Set(merged.map(({ _id }) => _id)).size).toBe(sent.length);
        for (const letter of ['a', 'b', 'c', 'd']) {
          const room = sent.filter((description) => description === letter).length;
          expect(ticks(merged, letter)).toBe(Math.min(room, ticks(existing, letter)));
        }
      }),
    );
  });

  test('changes nothing if a list is sent back unchanged', () => {
    fc.assert(
      fc.property(goalLists, fc.boolean(), (existing, withIds) => {
        const form = existing.map(({ _id, description }) =>
          withIds ? { _id, description, completed: false } : { description, completed: false },
        );
        expect(mergeGoals(existing, form, ids(), TODAY)).toEqual(existing);
      }),
    );
  });
});

describe('ticking a goal', () => {
  // biome-ignore format: one line a case
  test.each<[string, string, string, boolean | undefined, string | null, (Day | null)[]]>([
    ['flips', 'a1 b2', '2', undefined, 'a1 *b2', [null, TODAY]],
    ['flips back', 'a1 *b2', '2', undefined, 'a1 b2', [null, null]],
    ['sets', 'a1', '1', true, '*a1', [TODAY]],
    ['sets again and keeps its day', '*a1', '1', true, '*a1', [EARLIER]],
    ['clears', '*a1 *b2', '1', false, 'a1 *b2', [null, EARLIER]],
    ['clears again', 'a1', '1', false, 'a1', [null]],
    ['of equal ones, by id', 'a1 a2', '2', true, 'a1 *a2', [null, TODAY]],
    ['no such goal', 'a1', '7', true, null, []],
    ['no goals', '', '1', undefined, null, []],
  ])('%s', (_, before, id, completed, after, days) => {
    const toggled = toggleGoal(goals(before), id, TODAY, completed);
    expect(toggled && written(toggled)).toBe(after);
    expect((toggled ?? []).map(({ completedAt }) => completedAt)).toEqual(days);
  });
});

test('ticking a goal again that was completed on an unknown day sets no day', () => {
  const goal = { _id: '1', description: 'a', completed: true, completedAt: null, dueDate: null };
  expect(toggleGoal([goal], '1', TODAY, true)).toEqual([goal]);
});

// biome-ignore format: one line a case
test.each<[string, GoalEdit, string, (Day | null)[]]>([
  ['nothing', {}, 'a1 *b2 c3', [null, null, null]],
  ['the text', { description: 'x' }, 'a1 *x2 c3', [null, null, null]],
  ['the day', { dueDate: TODAY }, 'a1 *b2 c3', [null, TODAY, null]],
  ['the day and the place', { dueDate: TODAY, behind: null }, '*b2 a1 c3', [TODAY, null, null]],
  ['the place', { behind: '3' }, 'a1 c3 *b2', [null, null, null]],
  ['the place behind a missing goal', { behind: '7' }, 'a1 *b2 c3', [null, null, null]],
])('editing a goal: %s', (_, edit, expected, days) => {
  const edited = editGoal(goals('a1 *b2 c3'), '2', edit);
  expect(written(edited)).toBe(expected);
  expect(edited.map(({ dueDate }) => dueDate)).toEqual(days);
});

test('the day of a goal is cleared', () => {
  const due = goals('a1').map((goal) => ({ ...goal, dueDate: TODAY }));
  expect(editGoal(due, '1', { dueDate: null })).toEqual(goals('a1'));
});

test('one challenge is solved, and unsolved', () => {
  const list = ['1', '2'].map((_id) => ({
    _id,
    description: 'a',
    createdOn: null,
    solvedOn: null,
  }));
  const solved = solveChallenge(list, '2', TODAY);
  expect(solved).toEqual([list[0], { ...list[1], solvedOn: TODAY }]);
  expect(solveChallenge(solved, '2', null)).toEqual(list);
  expect(solveChallenge(list, '7', TODAY)).toEqual(list);
});

test.each<[Day, (Day | null)[], number]>([
  [TODAY, [], 0],
  [TODAY, [null, '2026-03-01', '2026-03-31', '2026-02-28', '2025-03-15'], 2],
  ['2024-02-29', ['2024-02-01', '2024-02-29', '2024-03-01'], 2],
  ['2026-01-01', ['2025-12-31', '2026-01-01'], 1],
])('on %s, of goals ticked on %j, %i were ticked this month', (today, days, expected) => {
  const list = days.map((completedAt, index) => ({
    _id: `${index}`,
    description: 'Goal',
    completed: completedAt !== null,
    completedAt,
  }));
  expect(goalsTickedThisMonth(list, today)).toBe(expected);
});
