import { paths } from '../../paths.ts';
import { listOf } from '../../ui/page/listOf.ts';
import { navLinks } from '../navLinks.ts';

export type Keys = {
  readonly title: string;
  /** The keys, and what they do. */
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
};

const everywhere: Keys = {
  title: 'Everywhere',
  keys: [
    [['Ctrl K', 'Cmd K', '/'], 'Find or do anything'],
    [['Ctrl Z', 'Cmd Z', 'u'], 'Undo what was done last, while it is offered'],
    [['?'], 'Show these keys'],
    [['Esc'], 'Close what is open'],
  ],
};

const calendar: Keys = {
  title: 'Habit calendar',
  keys: [
    [['←', '→'], 'The day before, the day after'],
    [['↑', '↓'], 'The week before, the week after'],
    [['Home', 'End'], 'The first and the last day of the week'],
    [['Page Up', 'Page Down'], 'The month before, the month after'],
    [['Enter'], 'Open the day'],
  ],
};

const heatmap: Keys = {
  title: 'Activity heatmap',
  keys: [
    [['↑', '↓'], 'The day before, the day after'],
    [['←', '→'], 'The week before, the week after'],
    [['Page Up', 'Page Down'], 'Four weeks before, four weeks after'],
    [['Home', 'End'], 'The first and the last day shown'],
  ],
};

const list: Keys = {
  title: 'List',
  keys: [
    [['j', 'k'], 'The next item, the one before'],
    [['x'], 'Tick it, or do what its first button does'],
    [['e'], 'Edit it; in a compact list, open it'],
  ],
};

const pages: Keys = {
  title: 'Go to',
  keys: navLinks.map(({ key, label, name = label }) => [[`g ${key}`], name] as const),
};

const pagesWithList: readonly string[] = [
  paths.dashboard,
  paths.habits,
  paths.skills,
  paths.learningPlanner,
  paths.miniProjects,
  paths.selfAssessment,
];

const goals: Keys = {
  title: 'Goals',
  keys: [[['↑', '↓'], 'Move the goal whose handle has the focus']],
};

const form: Keys = { title: 'Form', keys: [[['Enter'], 'Save, from a field of one line']] };

/** The keys that work on a page, those of every page last. */
export const keysOf = (pathname: string): readonly Keys[] => {
  const page = listOf(pathname);
  const hasGoals = /^\/projects\/[^/]+\/goals$/.test(page);
  const own: readonly Keys[] = [
    ...(pagesWithList.includes(page) || hasGoals ? [list] : []),
    ...(page === paths.habits ? [calendar] : []),
    ...(page === paths.activityTracker ? [heatmap] : []),
    ...(hasGoals ? [goals] : []),
    ...(/\/(add|new|edit\/[^/]+)$/.test(page) ? [form] : []),
  ];
  return [...own, everywhere, pages];
};
